"""Two players and the Free City: the questions 37 to 45 about the variant, one after another."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import IllegalCommand, ImpossibleSetup
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.checks import can_follow, can_wait
from sevenwonders_qt.games.classic.commands import Play, Prompt, TakeBack, Use, Way
from sevenwonders_qt.games.classic.free_city import FREE, holder_in_turn
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.random_play import random_command
from sevenwonders_qt.games.classic.scenario import Place, Scenario, build, pick, sell, stage
from sevenwonders_qt.games.classic.scoring import ranking
from sevenwonders_qt.games.classic.setup import BoardWish, Setup

GUARD = "guard_tower"
FIRST_HOLDER: Seat = 1
"""The player to the left of the Free City holds its card in the first turn of Ages I and III."""


@pytest.fixture(scope="module")
def game() -> Classic:
    return Classic.two_players()


def table(
    game: Classic,
    holder: Sequence[str] = (),
    free: Place | None = None,
    *,
    own: Place | None = None,
    other: Place | None = None,
    age: int = 1,
    turn: int = 1,
    top: str = "",
) -> Scenario:
    """A position in which seat 1 holds the Free City's card and has these cards in hand."""
    mine = own or Place("rhodes", hand=holder)
    theirs = other or Place("giza")
    city = free or Place("olympia", hand=[top] if top else [])
    found = Scenario(game, [theirs, mine, city], age=age, turn=turn)
    assert found.state.prompts[FREE] == Prompt.FREE_CITY
    return found


def uses(found: Scenario, card: str, seat: Seat = FREE) -> set[Use]:
    """What may be done with a card for a city."""
    return {
        command.use
        for command in found.legal(seat)
        if isinstance(command, Play) and command.card == card
    }


def refused(found: Scenario, command: Play) -> str:
    with pytest.raises(IllegalCommand) as caught:
        found.play(command)
    return caught.value.reason


# --- 37: what lies ready ----------------------------------------------------------------------


def test_37_only_cards_for_three_are_dealt_seven_to_each_player_and_seven_to_the_pile(
    game: Classic,
) -> None:
    state = game.empty()
    for event in game.begin(Setup.random(2), SeededChance(1)):
        game.evolve(state, event)
    dealt = [card for city in state.cities for card in city.hand]
    assert sorted(dealt) == sorted(game.rules.catalogue.deck(1, 3))
    assert [city.coins for city in state.cities] == [3, 3, 3]
    assert [len(city.hand) for city in state.cities] == [7, 8, 6]


def test_37_three_different_boards_lie_on_the_table(game: Classic) -> None:
    for seed in range(30):
        began = game.begin(Setup.random(2), SeededChance(seed))[0]
        assert isinstance(began, ev.GameBegan)
        assert len({board.wonder for board in began.boards}) == 3


def test_37_the_free_city_may_be_given_a_board(game: Classic) -> None:
    setup = Setup((BoardWish(), BoardWish("giza")), BoardWish("rhodes", "B"))
    began = game.begin(setup, SeededChance(3))[0]
    assert isinstance(began, ev.GameBegan)
    assert began.boards[FREE] == ev.BoardDealt("rhodes", "B")


def test_37_five_guilds_are_dealt_in_the_third_age(game: Classic) -> None:
    found = table(game, age=2, turn=2)
    found.finish()
    (deal,) = (event for event in found.log if isinstance(event, ev.AgeBegan))
    assert sum(card in game.rules.catalogue.guilds for hand in deal.hands for card in hand) == 5


@pytest.mark.parametrize("players", [1, 3])
def test_37_the_variant_is_for_two(game: Classic, players: int) -> None:
    with pytest.raises(ImpossibleSetup):
        game.begin(Setup.random(players), SeededChance(1))


def test_37_the_variant_is_of_the_first_edition() -> None:
    with pytest.raises(ImpossibleSetup, match="two_players_edition"):
        Classic.of(Options(Edition.SECOND), 2)


# --- 38: a turn -------------------------------------------------------------------------------


def test_38_the_holder_draws_the_top_of_the_pile_into_the_hand(game: Classic) -> None:
    found = table(game, top="baths", age=1)
    assert "baths" in found.city(FIRST_HOLDER).hand
    assert len(found.city(FIRST_HOLDER).hand) == 8
    assert len(found.city(0).hand) == 7
    assert len(found.city(FREE).hand) == 6


def test_38_the_holder_chooses_a_card_for_each_city_and_the_opponent_one(game: Classic) -> None:
    found = table(game, ["altar", "theater"])
    events = found.play(build(FREE, "altar"), build(FIRST_HOLDER, "theater"))
    assert [type(event) for event in events] == [ev.CardChosen, ev.CardChosen]
    assert found.state.owing == [0]
    found.play(sell(0, found.city(0).hand[0]))
    assert found.city(FREE).built == ["altar"]
    assert found.city(FIRST_HOLDER).built == ["theater"]


def test_38_both_cards_of_the_holder_may_be_chosen_in_either_order(game: Classic) -> None:
    found = table(game, ["altar", "theater"])
    found.play(build(FIRST_HOLDER, "theater"), build(FREE, "altar"))
    assert found.state.owing == [0]


def test_38_one_card_does_not_serve_for_both_cities(game: Classic) -> None:
    found = table(game, ["altar", "theater"])
    found.play(build(FREE, "altar"))
    assert refused(found, build(FIRST_HOLDER, "altar")) == "not_in_hand"
    found = table(game, ["altar", "theater"])
    found.play(build(FIRST_HOLDER, "altar"))
    assert refused(found, build(FREE, "altar")) == "not_in_hand"


def test_38_the_hands_are_swapped_and_the_other_player_draws(game: Classic) -> None:
    found = table(game, ["altar", "theater"])
    theirs, mine = found.city(0).hand[1:], found.city(FIRST_HOLDER).hand[2:]
    top = found.city(FREE).hand[0]
    found.play(build(FREE, "altar"), build(FIRST_HOLDER, "theater"))
    found.play(sell(0, found.city(0).hand[0]))
    assert found.city(0).hand == [*mine, top]
    assert found.city(FIRST_HOLDER).hand == theirs
    assert found.state.prompts[FREE] == Prompt.FREE_CITY
    assert game.player_of(found.state, FREE) == 0


def test_38_hands_shrink_to_the_two_cards_of_the_sixth_turn(game: Classic) -> None:
    sizes = []
    found = table(game)
    for _ in range(6):
        sizes.append(tuple(len(city.hand) for city in found.state.cities))
        play_anything(found)
    assert sizes == [(7, 8, 6), (7, 6, 5), (5, 6, 4), (5, 4, 3), (3, 4, 2), (3, 2, 1)]


def play_anything(found: Scenario) -> None:
    """One turn: everyone takes the first command open."""
    turn = found.state.version
    while True:
        seat = found.state.owing[0]
        events = found.play(found.legal(seat)[0])
        if any(isinstance(event, ev.TurnBegan | ev.GameEnded) for event in events):
            return
        assert found.state.version > turn


def test_38_the_choice_for_the_free_city_can_be_taken_back(game: Classic) -> None:
    found = table(game, ["altar", "theater"])
    hand = sorted(found.city(FIRST_HOLDER).hand)
    found.play(build(FREE, "altar"), TakeBack(FREE))
    assert sorted(found.city(FIRST_HOLDER).hand) == hand
    assert found.state.prompts[FREE] == Prompt.FREE_CITY
    found.play(build(FREE, "theater"))
    assert found.state.choices[FREE] is not None


# --- 39: who plays first ----------------------------------------------------------------------


def test_39_the_card_of_the_free_city_is_laid_first_then_the_holders(game: Classic) -> None:
    found = table(game, ["altar", "theater"], other=Place("giza", hand=["baths"]))
    found.play(sell(0, "baths"), build(FIRST_HOLDER, "theater"))
    events = found.play(build(FREE, "altar"))
    laid = [event.seat for event in events if isinstance(event, ev.CardBuilt | ev.CardSold)]
    assert laid == [FREE, FIRST_HOLDER, 0]


def test_39_coins_that_the_free_city_pays_serve_the_holder_from_the_next_turn_only(
    game: Classic,
) -> None:
    """As every coin of a turn: all three cards are paid from what lay there at its start."""
    own = Place("rhodes", hand=["baths", "timber_yard"], coins=0, built=["stone_pit"])
    found = table(game, free=Place("olympia"), own=own)
    found.play(build(FREE, "baths", to_left=2))
    assert refused(found, build(FIRST_HOLDER, "timber_yard")) == "cannot_pay"


# --- 40: selling and chains -------------------------------------------------------------------


def test_40_the_free_city_does_not_sell_what_it_can_build(game: Classic) -> None:
    found = table(game, ["altar"])
    assert uses(found, "altar") == {Use.BUILD}
    assert refused(found, sell(FREE, "altar")) == "free_city_sale"


def test_40_the_free_city_does_not_sell_while_it_can_raise_a_stage(game: Classic) -> None:
    free = Place("olympia", built=["lumber_yard"])
    found = table(game, ["palace"], free=free)
    assert uses(found, "palace") == {Use.STAGE}
    assert refused(found, sell(FREE, "palace")) == "free_city_sale"


def test_40_the_holder_chooses_a_card_that_the_free_city_can_play_when_there_is_one(
    game: Classic,
) -> None:
    found = table(game, ["palace", "altar"])
    assert uses(found, "palace") == set()
    assert uses(found, "altar") == {Use.BUILD}


DEAR = ["palace", "university", "senate", "fortifications", "siege_workshop", "arsenal", "lodge"]


def test_40_the_free_city_sells_only_when_it_can_play_no_card_at_all(game: Classic) -> None:
    own = Place("rhodes", hand=DEAR[:3], coins=0)
    free = Place("olympia", hand=[DEAR[4]], coins=0)
    found = table(game, free=free, own=own, age=3, turn=5)
    playable = {c.use for c in found.legal(FREE) if isinstance(c, Play)}
    assert set(found.city(FIRST_HOLDER).hand) <= {*DEAR}
    assert playable == {Use.SELL}
    found.turn(sell(FREE, DEAR[0]), sell(FIRST_HOLDER, DEAR[1]))
    assert found.city(FREE).coins == 3
    assert CardId(DEAR[0]) in found.state.discards


def test_40_what_a_chain_makes_free_must_be_built(game: Classic) -> None:
    free = Place("olympia", built=["baths", "lumber_yard"])
    found = table(game, ["aqueduct"], free=free, age=2, turn=2)
    assert uses(found, "aqueduct") == {Use.BUILD}
    assert refused(found, stage(FREE, "aqueduct")) == "free_city_chain"
    assert refused(found, sell(FREE, "aqueduct")) == "free_city_chain"
    (command,) = (c for c in found.legal(FREE) if isinstance(c, Play) and c.card == "aqueduct")
    assert command.way is Way.CHAIN


def test_40_the_holder_leaves_the_free_city_the_only_card_that_it_can_play(game: Classic) -> None:
    own = Place("rhodes", hand=["pantheon", *DEAR[:2]], coins=0)
    free = Place("olympia", hand=[DEAR[4]], coins=0, built=["temple"])
    found = table(game, free=free, own=own, age=3, turn=5)
    assert uses(found, "pantheon", FIRST_HOLDER) == set()
    assert refused(found, sell(FIRST_HOLDER, "pantheon")) == "kept_for_free_city"
    found.play(build(FREE, "pantheon", Way.CHAIN))
    assert found.legal(FIRST_HOLDER)


def test_40_once_the_free_city_has_chosen_nothing_is_left_for_it(game: Classic) -> None:
    own = Place("rhodes", hand=["pantheon", "gardens", DEAR[0]], coins=0)
    free = Place("olympia", hand=[DEAR[4]], coins=0, built=["temple", "statue"])
    found = table(game, free=free, own=own, age=3, turn=5)
    found.play(build(FREE, "pantheon", Way.CHAIN))
    assert Use.SELL in uses(found, "gardens", FIRST_HOLDER)


def test_40_the_players_themselves_may_always_sell(game: Classic) -> None:
    found = table(game, ["altar", "theater"])
    assert Use.SELL in uses(found, "altar", FIRST_HOLDER)
    assert all(Use.SELL in uses(found, card, 0) for card in found.city(0).hand)


# --- 41: trade --------------------------------------------------------------------------------


def test_41_the_holder_chooses_from_whom_the_free_city_buys_even_dearer(game: Classic) -> None:
    """The left neighbour of the Free City is seat 1, the right one seat 0."""
    own = Place("rhodes", hand=["baths"], built=["stone_pit"])
    other = Place("giza", built=["quarry"])
    free = Place("olympia", built=["east_trading_post"])
    found = table(game, free=free, own=own, other=other, age=2, turn=2)
    ways = {(c.to_left, c.to_right) for c in found.legal(FREE) if is_build(c, "baths")}
    assert ways == {(2, 0), (0, 1)}


def is_build(command: object, card: str) -> bool:
    return isinstance(command, Play) and command.card == card and command.use is Use.BUILD


def test_41_what_the_free_city_pays_goes_to_its_neighbour(game: Classic) -> None:
    own = Place("rhodes", hand=["baths", "altar"], built=["stone_pit"])
    found = table(game, free=Place("olympia"), own=own)
    found.turn(build(FREE, "baths", to_left=2), build(FIRST_HOLDER, "altar"))
    assert [city.coins for city in found.state.cities][1:] == [5, 1]


def test_41_players_buy_from_the_free_city_as_from_anybody(game: Classic) -> None:
    free = Place("olympia", built=["stone_pit"])
    found = table(game, ["baths", "altar"], free=free)
    found.turn(build(FREE, "altar"), build(FIRST_HOLDER, "baths", to_right=2))
    assert found.city(FREE).coins == 5


# --- 42: the sixth turn -----------------------------------------------------------------------


def test_42_the_last_card_of_the_pile_is_discarded_with_the_seventh_cards(game: Classic) -> None:
    found = table(game, age=1, turn=5)
    play_anything(found)
    assert found.state.turn == 6
    last = found.city(FREE).hand[0]
    play_anything(found)
    gone = [event for event in found.log if isinstance(event, ev.LeftoverDiscarded)]
    assert [event.seat for event in gone] == [0, 1, FREE]
    assert gone[-1].card == last
    assert found.state.age == 2


# --- 43: who holds the card -------------------------------------------------------------------


def test_43_the_left_player_begins_ages_one_and_three_the_right_one_age_two() -> None:
    holders = [[holder_in_turn(age, turn) for turn in range(1, 7)] for age in (1, 2, 3)]
    assert holders == [[1, 0, 1, 0, 1, 0], [0, 1, 0, 1, 0, 1], [1, 0, 1, 0, 1, 0]]


def test_43_the_card_is_drawn_by_the_holder_of_each_turn(game: Classic) -> None:
    found = table(game)
    found.finish()
    drawn = [event.seat for event in found.log if isinstance(event, ev.PileDrawn)]
    assert drawn == [0, 1, 0, 1, 0, 0, 1, 0, 1, 0, 1, 1, 0, 1, 0, 1, 0]


# --- 44: conflicts and the end ----------------------------------------------------------------


def test_44_three_cities_fight_in_a_ring(game: Classic) -> None:
    found = Scenario(
        game,
        [
            Place("giza", built=["barracks"]),
            Place("rhodes", built=["stockade", "guard_tower"]),
            Place("olympia"),
        ],
        turn=6,
    )
    play_anything(found)
    fights = [event for event in found.log if isinstance(event, ev.ConflictResolved)]
    assert {(fight.left, fight.right) for fight in fights} == {(0, 1), (1, 2), (2, 0)}


def test_44_the_free_city_cannot_win(game: Classic) -> None:
    rich = Place("olympia", coins=300)
    found = Scenario(game, [Place("giza"), Place("rhodes", coins=30), rich], age=3, turn=6)
    found.finish()
    result = found.state.result
    assert result is not None
    assert max(result.totals) == result.totals[FREE]
    assert result.winners == (1,)


def test_44_a_tie_goes_to_the_player_with_more_coins_then_is_shared() -> None:
    assert ranking([40, 40], [3, 5]) == (1,)
    assert ranking([40, 40], [5, 5]) == (0, 1)


# --- 45: choices of the Free City -------------------------------------------------------------


def test_45_the_holder_plays_the_last_card_of_the_pile_for_babylon(game: Classic) -> None:
    free = Place("babylon", "B", stages=2)
    found = Scenario(game, [Place("giza"), Place("rhodes"), free], turn=6)
    while found.state.prompts[FREE] != Prompt.FREE_CITY_LAST:
        found.play(found.legal(found.state.owing[0])[0])
    (last,) = found.city(FREE).hand
    assert game.player_of(found.state, FREE) == holder_in_turn(1, 6)
    view = game.view_for(found.state, FREE)
    assert view.hand == (last,)
    found.play(found.legal(FREE)[0])
    gone = [event.seat for event in found.log if isinstance(event, ev.LeftoverDiscarded)]
    assert gone == [0, 1]


def test_45_the_holder_searches_the_discard_pile_for_halicarnassus(game: Classic) -> None:
    free = Place("halicarnassus", "A", stages=1, coins=20, built=["mine", "ore_vein", "foundry"])
    found = Scenario(
        game, [Place("giza"), Place("rhodes"), free], age=2, turn=2, discards=["baths"]
    )
    player = game.player_of(found.state, FREE)
    raising = next(c for c in found.legal(FREE) if isinstance(c, Play) and c.use is Use.STAGE)
    found.turn(raising)
    assert found.state.prompts[FREE] == Prompt.DISCARD_PILE
    assert can_wait(found.state)
    assert game.player_of(found.state, FREE) == player
    assert "baths" in game.view_for(found.state, FREE).discard_pile
    assert game.view_for(found.state, 0).discard_pile == ()
    found.play(pick(FREE, "baths"))
    assert "baths" in found.city(FREE).built


def test_45_the_free_build_of_olympia_counts_as_a_way_to_play_a_card(game: Classic) -> None:
    own = Place("rhodes", hand=DEAR[:3], coins=0)
    free = Place("olympia", "A", hand=[DEAR[4]], coins=0, stages=2)
    found = table(game, free=free, own=own, age=3, turn=5)
    assert {c.way for c in found.legal(FREE) if isinstance(c, Play)} == {Way.FREE_BUILD}


# --- secrets and whole games ------------------------------------------------------------------


def test_the_opponent_learns_nothing_of_the_drawn_card_nor_of_the_choice(game: Classic) -> None:
    found = table(game, ["altar", "theater"])
    drawn = ev.PileDrawn(FIRST_HOLDER, CardId("baths"))
    assert game.redact(drawn, 0) == ev.PileDrawn(FIRST_HOLDER, ev.HIDDEN)
    assert game.redact(drawn, FIRST_HOLDER) == drawn
    (chosen,) = found.play(build(FREE, "altar"))
    assert "altar" not in str(game.redact(chosen, 0))
    assert "altar" not in str(game.view_for(found.state, 0))


def test_every_board_and_side_can_be_the_free_citys(game: Classic) -> None:
    for number, (wonder, side) in enumerate(sorted(game.rules.catalogue.boards)):
        dice, chance = random.Random(number), SeededChance(number)
        state = game.empty()
        setup = Setup((BoardWish(), BoardWish()), BoardWish(wonder, side))
        for event in game.begin(setup, chance):
            game.evolve(state, event)
        while not game.is_over(state):
            seat = state.owing[0]
            game.step(state, random_command(state, seat, dice), chance)
        assert state.cities[FREE].board.wonder == wonder
        assert set(state.result.winners) <= {0, 1}  # type: ignore[union-attr]


# --- what stored matches of two must be like --------------------------------------------------


def test_a_match_of_two_waits_with_the_hands_of_its_turn(game: Classic) -> None:
    waiting = table(game, ["altar"], turn=3)
    chosen = table(game, ["altar"], turn=3)
    chosen.play(build(FREE, "altar"))
    waiting.play(sell(0, waiting.city(0).hand[0]))
    for found, sizes in ((waiting, [5, 6, 4]), (chosen, [5, 5, 5])):
        state = found.state
        assert [len(city.hand) for city in state.cities] == sizes
        assert can_wait(state)
        for seat in range(3):
            fewer, more = state.copy(), state.copy()
            del fewer.cities[seat].hand[0]
            more.cities[seat].hand += more.cities[seat].hand[:1]
            assert not can_wait(fewer)
            assert not can_wait(more)


def test_in_a_match_of_two_each_city_is_asked_for_its_own_card(game: Classic) -> None:
    for seat, prompt in ((0, Prompt.FREE_CITY), (1, Prompt.FREE_CITY), (FREE, Prompt.CARD)):
        state = table(game).state
        state.prompts[seat] = prompt
        assert not can_wait(state)


def test_only_the_holder_draws_from_the_pile(game: Classic) -> None:
    state = table(game).state
    card = state.cities[FREE].hand[0]
    assert can_follow(state, ev.PileDrawn(FIRST_HOLDER, card))
    assert not can_follow(state, ev.PileDrawn(0, card))


def test_a_match_of_two_deals_no_card_twice(game: Classic) -> None:
    found = table(game, age=1, turn=6)
    play_anything(found)
    (dealt,) = (event for event in found.log if isinstance(event, ev.AgeBegan))
    state = found.start.copy()
    for event in found.log[: found.log.index(dealt)]:
        game.evolve(state, event)
    assert can_follow(state, dealt)
    first, second, pile = dealt.hands
    twice = ev.AgeBegan(2, (first, (*second[:-1], first[0]), pile))
    assert not can_follow(state, twice)
