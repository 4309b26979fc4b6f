"""Corner cases by their number: seating, the turn, building, tokens."""

from __future__ import annotations

import pytest

from sevenwonders_qt.core.chance import FixedChance, SeededChance
from sevenwonders_qt.core.decider import IllegalCommand, ImpossibleSetup
from sevenwonders_qt.games.architects import events as ev
from sevenwonders_qt.games.architects.commands import BuildStage, EndTurn, Prompt, TakeCard
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.numbers import CENTRAL
from sevenwonders_qt.games.architects.options import CoinPolicy, Options
from sevenwonders_qt.games.architects.scenario import Place, Scenario
from sevenwonders_qt.games.architects.setup import Setup
from tests.architects.tables import builds, extra_decks, only, places_of, sets_of, table

# --- seating, decks, setup --------------------------------------------------------------------


def test_01_the_left_deck_is_the_own_one_and_the_right_deck_that_of_the_right_neighbour() -> None:
    at = table(players=4)
    assert [command.deck for command in at.legal(0)] == [0, 1, CENTRAL]  # type: ignore[attr-defined]
    assert at.game.view_for(at.state, 2).cities[0].deck.top == "blue3"
    assert at.game.view_for(at.state, 0).central.top is None
    views = [at.game.view_for(at.state, seat) for seat in range(4)]
    assert [(view.left.seat, view.right.seat) for view in views] == [(3, 1), (0, 2), (1, 3), (2, 0)]


def test_02_play_goes_to_the_left_and_the_next_seat_may_take_what_was_uncovered() -> None:
    at = table(players=4, deck=["blue3", "red0"])
    at.take("left")
    assert at.state.active == 3
    at.take("right")
    assert at.held(3) == {"red0": 1}


def test_03_two_players_share_three_decks() -> None:
    at = table(players=2)
    assert at.state.reach == ((0, 1, CENTRAL), (1, 0, CENTRAL))
    assert len(at.state.decks) == 3
    at.take("left")
    assert at.state.active == 1


def test_04_chance_or_an_option_says_who_begins(game: Architects) -> None:
    begun = {game.begin(Setup.random(3), SeededChance(seed))[-1].seat for seed in range(30)}  # type: ignore[attr-defined]
    assert begun == {0, 1, 2}
    fixed = Architects.with_options(Options(first_seat=2))
    for seed in range(9):
        assert fixed.begin(Setup.random(3), SeededChance(seed))[-1] == ev.TurnBegan(2, "")  # type: ignore[arg-type]
    with pytest.raises(ImpossibleSetup, match="no_such_seat"):
        fixed.begin(Setup.random(2), FixedChance())


@pytest.mark.parametrize(("players", "tokens"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 6), (7, 6)])
def test_05_conflict_tokens_by_players_all_at_peace(
    game: Architects, players: int, tokens: int
) -> None:
    state = game.empty()
    for event in game.begin(Setup.random(players), SeededChance(1)):
        game.evolve(state, event)
    assert state.conflict_tokens == state.peace == tokens


@pytest.mark.parametrize("players", range(2, 8))
def test_06_sixty_cards_and_twenty_five_for_each_player(game: Architects, players: int) -> None:
    (began, *_) = game.begin(Setup.random(players), SeededChance(players))
    assert isinstance(began, ev.GameBegan)
    assert len(began.central) + sum(map(len, began.decks)) == 60 + 25 * players
    assert len(began.tokens) == 15


def test_07_the_next_card_shows_at_once_and_may_be_drawn_in_the_same_turn() -> None:
    at = table(has=["urbanism"], deck=["wood", "red0"])
    at.take("left")
    assert at.game.view_for(at.state, 1).cities[0].deck.top == "red0"
    at.take("left", "urbanism")
    assert at.held(0) == {"wood": 1, "red0": 1}


@pytest.mark.parametrize(("players", "more"), [(2, set()), (3, {2}), (5, {2, 3, 4})])
def test_08_alexandria_reaches_every_deck(players: int, more: set[int]) -> None:
    at = table("alexandria", players=players, stages=[1], cards=["wood", "wood"])
    at.take("left")
    at.build(2, "wood", "wood")
    assert {*extra_decks(at.legal(), "2")} - {0, 1, CENTRAL} == more


# --- the turn ---------------------------------------------------------------------------------


def test_09_one_card_is_taken_and_the_turn_ends_when_nothing_is_left_to_do() -> None:
    at = table()
    assert at.state.prompt is Prompt.TAKE
    assert isinstance(at.take("left")[-1], ev.TurnBegan)
    assert sum(at.held(0).values()) == 1
    with pytest.raises(IllegalCommand, match="take_a_card_first"):
        at.end_turn()


def test_10_what_must_be_done_keeps_the_turn_from_ending_and_an_extra_card_may_be_left() -> None:
    at = table(has=["urbanism"], cards=["stone"], deck=["wood"])
    at.take("left")
    assert EndTurn(0) not in at.legal()
    with pytest.raises(IllegalCommand, match="actions_left"):
        at.end_turn()
    at.build(1, "wood", "stone")
    assert EndTurn(0) in at.legal()
    assert at.end_turn()[0] == ev.RestLeft(0, ("urbanism",))
    assert at.state.active == 2
    strict = Options(decline_extra_cards=False)
    forced = table(has=["urbanism"], deck=["wood"], options=strict)
    forced.take("left")
    assert EndTurn(0) not in forced.legal()


def test_11_pending_actions_are_taken_in_any_order() -> None:
    for build_first in (True, False):
        at = table(has=["urbanism"], cards=["stone"], deck=["wood", "blue3"])
        at.take("left")
        if build_first:
            at.build(1, "wood", "stone")
            at.take("left", "urbanism")
        else:
            at.take("left", "urbanism")
            at.build(1, "wood", "stone")
        assert at.held(0) == {"blue3": 1}
        assert at.city(0).stages == (1,)
        assert at.state.active == 2


def test_12_a_turn_cannot_end_with_a_stage_to_pay_for_or_a_set_to_cash() -> None:
    at = table(cards=["wood", "stone", "compass"], deck=["compass"])
    at.take("left")
    assert EndTurn(0) not in at.legal()
    at.token(0, "compass", "compass")
    assert EndTurn(0) not in at.legal()
    at.build(1, "wood", "stone")
    assert at.state.active == 2


# --- building and paying ----------------------------------------------------------------------


def test_13_several_stages_must_be_built_in_one_turn() -> None:
    at = table(cards=["wood", "wood", "wood"], deck=["stone"])
    at.take("left")
    at.build(1, "wood", "stone")
    assert builds(at.legal()) == {(2, ("wood", "wood"), ())}
    at.build(2, "wood", "wood")
    assert at.state.active == 2
    assert at.scores(0)["wonder"] == 4 + 5


@pytest.mark.parametrize(
    ("wonder", "built", "free"),
    [
        ("rhodes", [], {1, 2}),
        ("ephesus", [1], {2, 3, 4}),
        ("olympia", [1], {2, 3}),
        ("halicarnassus", [1, 2], {3, 4}),
        ("babylon", [1, 2, 3], {4, 5}),
        ("giza", [1], {2}),
        ("olympia", [1, 3], {2}),
        ("ephesus", [1, 4, 2], {3}),
    ],
)
def test_14_a_stage_is_available_when_all_below_it_stand(
    wonder: str, built: list[int], free: set[int]
) -> None:
    at = table(wonder, stages=built)
    assert {*at.game.view_for(at.state, 1).cities[0].available} == free


def test_15_the_owner_picks_between_stages_that_need_the_same_cards() -> None:
    for stage, cards, left in ((1, ("wood", "stone"), "wood"), (2, ("wood", "wood"), "stone")):
        at = table("rhodes", cards=["wood", "wood", "stone"])
        at.take("left")
        assert {found[0] for found in builds(at.legal())} == {1, 2}
        at.build(stage, *cards)
        assert at.held(0) == {"blue3": 1, left: 1}
        assert at.state.active == 2


def test_16_a_stage_that_coins_can_pay_for_must_be_built_with_coins_alone_too() -> None:
    at = table(cards=["coin"], deck=["coin"])
    at.take("left")
    assert at.legal() == [BuildStage(0, 1, ("coin", "coin"))]  # type: ignore[arg-type]


def test_17_each_coin_stands_for_another_kind() -> None:
    at = table(stages=[1, 2, 3, 4], cards=["wood", "coin", "coin"], deck=["coin"])
    at.take("left")
    assert builds(at.legal()) == {(5, ("wood", "coin", "coin", "coin"), ())}


def test_18_the_owner_chooses_the_cards_and_pays_no_more_than_the_cost() -> None:
    at = table(cards=["wood", "stone", "brick"])
    at.take("left")
    ways = {("wood", "stone"), ("wood", "brick"), ("stone", "brick")}
    assert builds(at.legal()) == {(1, cards, ()) for cards in ways}
    with pytest.raises(IllegalCommand, match="cannot_build"):
        at.build(1, "wood", "stone", "brick")


def test_19_a_coin_is_spent_for_what_is_missing_only() -> None:
    cards = ["wood", "stone", "coin"]
    at = table(cards=cards)
    at.take("left")
    assert builds(at.legal()) == {(1, ("wood", "stone"), ())}
    free = table(cards=cards, options=Options(coin_policy=CoinPolicy.FREE))
    free.take("left")
    assert ("wood", "coin") in {found[1] for found in builds(free.legal())}


def test_19_for_identical_resources_the_owner_chooses_the_kind_that_coins_complete() -> None:
    at = table(stages=[1, 2, 3], cards=["wood", "wood", "stone", "coin"], deck=["coin"])
    at.take("left")
    assert builds(at.legal()) == {
        (4, ("wood", "wood", "coin"), ()),
        (4, ("stone", "coin", "coin"), ()),
    }


def test_20_the_effect_of_a_stage_is_due_at_once_and_compulsory() -> None:
    at = table("ephesus", stages=[1], cards=["wood", "wood"])
    at.take("left")
    at.build(2, "wood", "wood")
    assert at.legal() == [TakeCard(0, CENTRAL, "2")]
    lax = table(
        "ephesus", stages=[1], cards=["wood"] * 2, options=Options(effects_compulsory=False)
    )
    lax.take("left")
    lax.build(2, "wood", "wood")
    assert lax.legal() == [TakeCard(0, CENTRAL, "2"), EndTurn(0)]


def test_20_an_effect_that_finds_nothing_does_nothing() -> None:
    at = table("ephesus", stages=[1], cards=["wood", "wood"], central_size=0)
    at.take("left")
    at.build(2, "wood", "wood")
    assert at.state.active == 2


def test_21_a_card_gained_by_an_effect_acts_like_any_other() -> None:
    at = table(
        "ephesus",
        stages=[1],
        cards=["wood", "wood", "compass"],
        central=["red1", "blue2cat", "compass"],
        has=["propaganda"],
    )
    at.take("left")
    at.build(2, "wood", "wood")
    events = at.take("central", "2")
    assert only(ev.HornsSounded, events) == [ev.HornsSounded(0, 1, 2)]
    events = at.take("central", "propaganda")
    assert only(ev.CatMoved, events) == [ev.CatMoved(0)]
    at = table("ephesus", stages=[1], cards=["wood", "wood", "compass"], central=["compass"])
    at.take("left")
    at.build(2, "wood", "wood")
    at.take("central", "2")
    assert sets_of(at.legal()) == {("compass", "compass")}


def test_22_the_effect_of_the_last_stage_still_happens() -> None:
    at = table(
        "babylon",
        stages=[1, 2, 3, 5],
        cards=["wood", "wood"],
        deck=["coin"],
        tokens=["decor"],
    )
    at.take("left")
    at.build(4, "wood", "wood", "coin")
    assert at.state.result is None
    events = at.token(0, source="4")
    assert isinstance(events[-1], ev.GameEnded)
    assert at.scores(0)["progress"] == 6


# --- green cards and progress tokens ----------------------------------------------------------


def test_23_two_alike_or_three_different_symbols_must_be_cashed_and_no_others() -> None:
    at = table(cards=["compass"], deck=["compass"])
    at.take("left")
    assert sets_of(at.legal()) == {("compass", "compass")}
    assert EndTurn(0) not in at.legal()
    at = table(cards=["compass", "gear"], deck=["tablet"])
    at.take("left")
    assert sets_of(at.legal()) == {("compass", "gear", "tablet")}
    at = table(cards=["compass"], deck=["gear"])
    at.take("left")
    assert at.held(0) == {"compass": 1, "gear": 1}
    assert at.state.active == 2
    at = table(cards=["compass", "gear"], deck=["gear"])
    at.take("left")
    at.token(0, "gear", "gear")
    assert at.held(0) == {"compass": 1}


def test_24_the_owner_chooses_which_set_to_cash() -> None:
    at = table(cards=["compass", "gear", "tablet"], deck=["compass"])
    at.take("left")
    assert sets_of(at.legal()) == {("compass", "compass"), ("compass", "gear", "tablet")}


def test_25_an_open_token_is_replaced_at_once_and_the_top_of_the_pile_is_not() -> None:
    tokens = ["decor", "politics", "strategy", "education", "tactics"]
    at = table(cards=["compass"], deck=["compass"], tokens=tokens)
    at.take("left")
    assert places_of(at.legal()) == [0, 1, 2, 3]
    events = at.token(1, "compass", "compass")
    assert events[0] == ev.TokenTaken(0, 1, "politics", "education", ("compass", "compass"))  # type: ignore[arg-type]
    assert at.state.open_tokens == ["decor", "education", "strategy"]
    at = table(cards=["compass"], deck=["compass"], tokens=tokens)
    at.take("left")
    at.token(3, "compass", "compass")
    assert at.city(0).tokens == ("education",)
    assert at.state.open_tokens == ["decor", "politics", "strategy"]


def test_26_a_token_works_from_now_on_but_not_for_cards_taken_before() -> None:
    at = table(cards=["compass"], deck=["compass", "red0"], tokens=["science"])
    at.take("left")
    at.token(0, "compass", "compass")
    assert at.state.active == 2
    back = Options(retroactive_tokens=True)
    at = table(cards=["compass"], deck=["compass"], tokens=["science"], options=back)
    at.take("left")
    at.token(0, "compass", "compass")
    assert extra_decks(at.legal(), "science") == [0, 1, CENTRAL]
    at = table(cards=["compass", "wood", "wood"], deck=["compass"], tokens=["engineering"])
    at.take("left")
    at.token(0, "compass", "compass")
    assert builds(at.legal()) == {(1, ("wood", "wood"), ("engineering",))}


def test_27_an_extra_card_comes_once_a_turn() -> None:
    at = table(has=["jewellery"], deck=["coin", "stone", "coin"])
    at.take("left")
    at.take("left", "jewellery")
    assert not extra_decks(at.legal(), "jewellery")
    at = table("rhodes", has=["architecture"], cards=["wood", "wood", "stone"], deck=["brick"])
    at.take("left")
    at.build(2, "wood", "wood")
    at.take("right", "architecture")
    at.build(1, "stone", "brick")
    assert not only(ev.ActionEarned, at.log[-2:])
    at = table(has=["science"], deck=["compass", "gear", "red0"])
    at.take("left")
    at.take("left", "science")
    assert at.state.active == 2


def test_28_different_tokens_chain() -> None:
    chain = ["coin", "wood", "papyrus", "compass", "red1"]
    tokens = ["jewellery", "urbanism", "crafts", "science", "propaganda"]
    at = table(has=tokens, deck=[*chain, "blue3"])
    at.take("left")
    for token in tokens:
        at.take("left", token)
    assert at.held(0) == dict.fromkeys((*chain, "blue3"), 1)
    assert {found[0] for found in builds(at.legal())} == {1}
    assert not any(extra_decks(at.legal(), token) for token in tokens)


def test_29_an_extra_card_is_one_of_the_three_tops_of_that_moment() -> None:
    at = table(has=["urbanism"], deck=["wood", "red0"], right=["gear"], central=["blue2cat"])
    at.take("left")
    assert extra_decks(at.legal(), "urbanism") == [0, 1, CENTRAL]
    at.take("central", "urbanism")
    assert at.held(0) == {"wood": 1, "blue2cat": 1}


def test_30_with_few_tokens_left_one_chooses_among_those_and_nothing_is_refilled() -> None:
    at = table(cards=["compass"], deck=["compass"], tokens=["decor", "politics"], tokens_left=2)
    at.take("left")
    assert places_of(at.legal()) == [0, 1]
    at.token(0, "compass", "compass")
    assert at.state.open_tokens == ["politics"]


def test_30_without_any_token_left_green_cards_stay() -> None:
    at = table(cards=["compass"], deck=["compass"], tokens_left=0)
    at.take("left")
    assert at.held(0) == {"compass": 2}
    assert at.state.active == 2
    options = Options(discard_symbols_without_token=True)
    at = table(cards=["compass"], deck=["compass"], tokens_left=0, options=options)
    at.take("left")
    assert places_of(at.legal()) == [-1]
    at.token(-1, "compass", "compass")
    assert at.held(0) == {}
    assert at.city(0).tokens == ()


def test_31_economy_doubles_one_coin_a_turn_and_forces_the_build() -> None:
    at = table(has=["economy"], deck=["coin"])
    at.take("left")
    assert at.legal() == [BuildStage(0, 1, ("coin",), ("economy",))]  # type: ignore[arg-type]
    lax = table(has=["economy"], deck=["coin"], options=Options(economy_forces_build=False))
    lax.take("left")
    assert EndTurn(0) in lax.legal()
    at = table(has=["economy"], cards=["coin", "coin"], deck=["coin"])
    at.take("left")
    at.build(1, "coin", tokens=["economy"])
    assert builds(at.legal()) == {(2, ("coin", "coin"), ())}


def test_31_a_coin_is_worth_one_where_only_one_resource_is_missing() -> None:
    at = table(has=["economy"], cards=["wood"], deck=["coin"])
    at.take("left")
    assert builds(at.legal()) == {(1, ("wood", "coin"), ())}


def test_32_engineering_lifts_the_kind_of_one_stage_a_turn() -> None:
    cards = ["wood", "wood", "stone"]
    at = table(has=["engineering"], cards=cards, deck=["brick"])
    at.take("left")
    at.build(1, "wood", "wood", tokens=["engineering"])
    assert not builds(at.legal())
    passive = Options(engineering_passive=True)
    at = table(has=["engineering"], cards=cards, deck=["brick"], options=passive)
    at.take("left")
    at.build(1, "wood", "wood")
    assert builds(at.legal()) == {(2, ("stone", "brick"), ())}


def test_32_what_engineering_alone_can_pay_may_be_left_unless_it_was_agreed_otherwise() -> None:
    way = BuildStage(0, 1, ("wood", "wood"), ("engineering",))  # type: ignore[arg-type]
    at = table(has=["engineering"], cards=["wood"], deck=["wood"])
    at.take("left")
    assert at.legal() == [way, EndTurn(0)]
    strict = Options(engineering_forces_build=True)
    at = table(has=["engineering"], cards=["wood"], deck=["wood"], options=strict)
    at.take("left")
    assert at.legal() == [way]


def test_32_what_can_be_paid_without_engineering_too_must_be_built() -> None:
    at = table(has=["engineering"], cards=["wood", "wood"], deck=["stone"])
    at.take("left")
    assert EndTurn(0) not in at.legal()


def test_33_tactics_and_rhodes_give_shields_that_stay() -> None:
    at = table("rhodes", stages=[1, 2, 3, 4], has=["tactics"], cards=["red1"], peace=1)
    assert at.city(0).shields == 1 + 1 + 2 + 1
    rest = table("rhodes", stages=[1, 2], has=["tactics"], deck=["red1"], peace=1)
    events = rest.take("left")
    assert only(ev.BattleFought, events)[0].shields[0] == 1 + 2 + 1
    assert rest.city(0).shields == 1 + 2


def test_34_the_points_of_the_tokens() -> None:
    def progress(*has: str, **rest: object) -> int:
        return table(has=has, **rest).scores(0)["progress"]  # type: ignore[arg-type]

    assert progress("culture") == 4
    assert progress("culture", "culture") == 12
    assert progress("education", "tactics", "urbanism") == 6
    assert progress("politics", cards=["blue2cat", "blue2cat", "blue3"], cat=0) == 2
    at = Scenario(
        Architects.with_options(),
        [Place("giza", tokens=["strategy"], victories=3), Place("rhodes"), Place("olympia")],
    )
    assert at.scores(0)["progress"] == 3


@pytest.mark.parametrize(("turn", "round"), [(0, 1), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3)])
def test_a_round_is_over_when_every_player_has_had_a_turn(turn: int, round: int) -> None:
    at = table(players=3)
    at.state.turn = turn
    assert at.game.outline(at.state).turn == round


# --- taking back ------------------------------------------------------------------------------


def test_a_card_that_is_taken_reveals_more_and_a_stage_built_of_open_cards_does_not() -> None:
    """What reveals nothing is taken back without making the match practice."""
    at = table("alexandria", stages=[1], cards=["wood", "wood"])
    taken = at.take("left")
    assert any(map(at.game.reveals, taken))
    built = at.build(2, "wood", "wood")
    assert [type(event) for event in built] == [ev.StageBuilt, ev.ActionEarned]
    assert not any(map(at.game.reveals, built))
