"""The powers of the wonders: items 23 to 29 of the corner cases, and the rulings on them."""

from __future__ import annotations

import pytest

from sevenwonders_qt.core.decider import IllegalCommand
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.commands import Prompt, Use, Way
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Deal, Place, Scenario, build, pick, sell, stage
from tests.classic.offered import kinds, only, payments, picks, sales, stage_payments, ways

# --- item 23: Halicarnassus -------------------------------------------------------------------


def mausoleum(
    game: Classic,
    *discards: str,
    side: str = "A",
    stages: int = 1,
    age: int = 1,
    turn: int = 3,
    deals: dict[int, Deal] | None = None,
) -> Scenario:
    """Halicarnassus, which can raise its next stage; Rhodes and Giza hold one named card each."""
    goods = [
        "foundry",
        "ore_vein",
        "brickyard",
        "clay_pool",
        "press_age1",
        "glassworks_age1",
        "loom_age1",
    ]
    places = [
        Place("halicarnassus", side, ["stockade"], coins=0, built=goods, stages=stages),
        Place("rhodes", hand=["theater"]),
        Place("giza", hand=["altar"]),
    ]
    return Scenario(game, places, age=age, turn=turn, discards=discards, deals=deals)


def test_halicarnassus_searches_the_pile_at_the_end_of_the_turn(game: Classic) -> None:
    """Item 23: what is sold in that very turn is in the pile, with all that is older."""
    table = mausoleum(game, "baths", "tavern")
    events = table.turn(stage(0, "stockade"), build(2, "altar"))
    laid = [kind for kind in kinds(events) if kind not in ("CardChosen", "StepsDone")]
    assert laid == ["StageBuilt", "CardSold", "CardBuilt", "DiscardPileOpened"]
    assert table.state.prompts == [Prompt.DISCARD_PILE, None, None]
    assert picks(table, 0) == {"baths", "tavern", "theater", None}


def test_a_match_waits_only_for_answers_that_can_be_given(game: Classic) -> None:
    table = mausoleum(game, "baths")
    table.turn(stage(0, "stockade"), build(2, "altar"))
    assert game.can_wait(table.state)
    short_of_a_card, chosen = table.state.copy(), table.state.copy()
    short_of_a_card.cities[1].hand.pop()
    chosen.choices[1] = ev.CardChosen(1, chosen.cities[1].hand[0], Use.SELL, Way.COST, 0, 0, 0)
    assert not game.can_wait(short_of_a_card)
    assert not game.can_wait(chosen)
    asked, never_ending = table.state.copy(), table.state.copy()
    asked.prompts[0] = Prompt.FREE_CITY_LAST  # nobody here plays the Free City
    never_ending.agenda = ()
    assert not game.can_wait(asked)
    assert not game.can_wait(never_ending)


def test_in_the_sixth_turn_the_cards_left_over_can_be_picked(game: Classic) -> None:
    """Items 10 and 23."""
    table = mausoleum(game, turn=6)
    left = [city.hand[1] for city in table.state.cities]
    table.turn(stage(0, "stockade"), build(1, "theater"), build(2, "altar"))
    assert set(left) - set(table.city(0).names) <= picks(table, 0)
    assert picks(table, 0) <= {*left, None}


@pytest.mark.parametrize(("side", "stages"), [("A", 1), ("B", 0), ("B", 1), ("B", 2)])
def test_each_stage_with_the_power_opens_the_pile_once(
    game: Classic, side: str, stages: int
) -> None:
    """Item 23."""
    table = mausoleum(game, "baths", "tavern", side=side, stages=stages)
    table.turn(stage(0, "stockade"))
    table.play(pick(0, "baths"))
    assert table.state.prompts == [Prompt.CARD] * 3
    assert table.state.turn == 4
    assert only(ev.DiscardPileOpened, table.turn()) == []


@pytest.mark.parametrize("stages", [0, 2])
def test_the_other_stages_of_side_a_open_nothing(game: Classic, stages: int) -> None:
    """Item 23: only the second stage of side A has the power."""
    table = mausoleum(game, "baths", stages=stages)
    assert only(ev.DiscardPileOpened, table.turn(stage(0, "stockade"))) == []


def test_the_card_picked_is_free_and_pays_its_coins_at_once(game: Classic) -> None:
    """Item 23: it acts as if built."""
    table = mausoleum(game, "tavern")
    table.turn(stage(0, "stockade"))
    table.play(pick(0, "tavern"))
    assert table.city(0).coins == 5
    assert table.city(0).built[-1] == "tavern"
    assert "tavern" not in table.state.discards


def test_a_dear_card_costs_nothing_from_the_pile(game: Classic) -> None:
    """Item 23."""
    table = mausoleum(game, "palace", age=3)
    table.turn(stage(0, "stockade"))
    events = table.play(pick(0, "palace"))
    assert events[0] == ev.CardBuilt(0, CardId("palace"), Way.DISCARD, 0, 0, 0)
    assert table.scores(0)["civil"] == 8


def test_the_card_picked_opens_chains(game: Classic) -> None:
    """Items 16 and 23."""
    table = mausoleum(
        game, "scriptorium", turn=6, deals={2: [["library", "courthouse"], ["statue"], []]}
    )
    table.turn(stage(0, "stockade"))
    table.play(pick(0, "scriptorium"))
    assert ways(table, 0, "library") == {Way.CHAIN}
    assert ways(table, 0, "courthouse") == {Way.CHAIN}


def test_nothing_need_be_picked(game: Classic) -> None:
    """Item 23: the rule says the player may; the power is then used up."""
    table = mausoleum(game, "baths")
    table.turn(stage(0, "stockade"))
    events = table.play(pick(0, None))
    assert events[0] == ev.DiscardPickEnded(0, built=False)
    assert "baths" in table.state.discards
    assert table.state.turn == 4
    assert only(ev.DiscardPileOpened, table.turn()) == []


def test_without_a_card_to_pick_the_power_is_lost_without_a_question(game: Classic) -> None:
    """Item 23: the pile is empty, or holds only names that the city has."""
    for discards in ([], ["foundry", "press_age2"]):
        table = mausoleum(game, *discards)
        table.play(build(1, "theater"), build(2, "altar"))
        events = table.play(stage(0, "stockade"))
        assert ev.DiscardPickEnded(0, built=False) in events
        assert only(ev.DiscardPileOpened, events) == []
        assert table.state.turn == 4
        assert only(ev.DiscardPileOpened, table.turn()) == []


def test_only_halicarnassus_sees_the_pile(game: Classic) -> None:
    """Item 23: the others know how many cards lie there."""
    table = mausoleum(game, "baths", "tavern")
    assert game.view_for(table.state, 0).discard_pile == ()
    table.turn(stage(0, "stockade"), build(1, "theater"), build(2, "altar"))
    assert game.view_for(table.state, 0).discard_pile == ("baths", "tavern")
    for seat in (1, 2):
        view = game.view_for(table.state, seat)
        assert (view.discard_pile, view.discard_count) == ((), 2)


def test_a_pick_must_lie_in_the_pile(game: Classic) -> None:
    """Item 23."""
    table = mausoleum(game, "baths")
    table.turn(stage(0, "stockade"))
    for command in (pick(0, "tavern"), pick(0, "stockade")):
        with pytest.raises(IllegalCommand) as refused:
            table.play(command)
        assert refused.value.reason == "not_in_discard_pile"
    with pytest.raises(IllegalCommand) as refused:
        table.play(pick(1, "baths"))
    assert refused.value.reason == "not_asked"


# --- items 24 and 25: Babylon -----------------------------------------------------------------


@pytest.mark.parametrize(("side", "stages"), [("A", 2), ("B", 3)])
@pytest.mark.parametrize(
    ("green", "points"),
    [
        ([], 1),
        (["apothecary", "workshop"], 10),
        (["apothecary", "dispensary"], 9),
        (["apothecary", "workshop", "scriptorium", "library"], 9 + 1 + 1 + 7),
    ],
)
def test_babylons_symbol_is_chosen_at_the_end_for_the_best_total(
    game: Classic, side: str, stages: int, green: list[str], points: int
) -> None:
    """Item 24."""
    places = [
        Place("babylon", side, built=green, stages=stages),
        Place("rhodes"),
        Place("giza"),
    ]
    table = Scenario(game, places, age=3, turn=3)
    assert table.scores(0)["science"] == points


@pytest.mark.parametrize(
    ("green", "points"), [([], 4), (["apothecary"], 10), (["apothecary", "dispensary"], 16)]
)
def test_babylon_and_the_scientists_guild_choose_each_for_itself(
    game: Classic, green: list[str], points: int
) -> None:
    """Item 24."""
    places = [
        Place("babylon", "A", built=[*green, "scientists_guild"], stages=2),
        Place("rhodes"),
        Place("giza"),
    ]
    assert Scenario(game, places, age=3, turn=3).scores(0)["science"] == points


def gardens(
    game: Classic,
    *hand: str,
    stages: int = 2,
    coins: int = 0,
    built: tuple[str, ...] = (),
    turn: int = 6,
) -> Scenario:
    """Babylon's side B with two cards left."""
    places = [
        Place("babylon", "B", hand, coins, built, stages),
        Place("rhodes"),
        Place("giza", hand=["altar"]),
    ]
    return Scenario(game, places, turn=turn)


def test_babylon_may_build_its_seventh_card(game: Classic) -> None:
    """Item 25."""
    table = gardens(game, "altar", "guard_tower")
    table.turn(build(0, "altar"))
    assert table.state.prompts == [Prompt.LAST_CARD, None, None]
    events = table.play(build(0, "guard_tower"))
    assert table.city(0).built == ["altar", "guard_tower"]
    assert [e.seat for e in only(ev.LeftoverDiscarded, events)] == [1, 2]
    assert table.city(0).tokens == [1, 1]


def test_babylon_may_sell_its_seventh_card(game: Classic) -> None:
    """Item 25: for three coins, unlike everyone else."""
    table = gardens(game, "altar", "theater")
    table.turn(build(0, "altar"))
    table.play(sell(0, "theater"))
    assert table.city(0).coins == 3
    assert "theater" in table.state.discards


def test_babylon_may_raise_its_third_stage_over_the_seventh_card(game: Classic) -> None:
    """Item 25."""
    table = gardens(game, "altar", "theater", built=("brickyard", "press_age1"))
    table.turn(build(0, "altar"))
    assert stage_payments(table, 0) == {(0, 0)}
    table.play(stage(0, "theater"))
    assert table.city(0).stages == 3


def test_babylon_may_trade_for_its_seventh_card(game: Classic) -> None:
    """Item 25."""
    table = gardens(game, "altar", "barracks", coins=2)
    table.turn(build(0, "altar"))
    assert payments(table, 0, "barracks") == {(0, 2)}
    table.play(build(0, "barracks", to_right=2))
    assert table.city(0).coins == 0


def test_the_power_works_in_the_sixth_turn_that_raises_the_stage(game: Classic) -> None:
    """Item 25."""
    table = gardens(game, "altar", "theater", stages=1, built=("sawmill", "glassworks_age1"))
    table.turn(stage(0, "altar"))
    assert table.state.prompts[0] == Prompt.LAST_CARD
    table.play(build(0, "theater"))
    assert table.city(0).built[-1] == "theater"


@pytest.mark.parametrize(("stages", "turn"), [(1, 6), (2, 5), (3, 5)])
def test_there_is_no_seventh_card_without_the_stage_or_before_the_sixth_turn(
    game: Classic, stages: int, turn: int
) -> None:
    """Item 25."""
    table = gardens(game, "altar", "theater", stages=stages, turn=turn)
    assert only(ev.LastCardAsked, table.turn(build(0, "altar"))) == []


def test_coins_and_resources_of_the_sixth_card_serve_for_the_seventh(game: Classic) -> None:
    """Item 25, ruling 4: two steps, the second with what the first brought."""
    table = gardens(game, "tavern", "timber_yard")
    table.turn(build(0, "tavern"))
    assert table.city(0).coins == 5
    table.play(build(0, "timber_yard"))
    assert table.city(0).coins == 4

    table = gardens(game, "stone_pit", "baths")
    table.turn(build(0, "stone_pit"))
    assert payments(table, 0, "baths") == {(0, 0)}


def test_coins_by_counting_are_paid_before_the_seventh_card(game: Classic) -> None:
    """Items 6 and 25, ruling 4: a brown seventh card comes too late for the Vineyard next door."""
    places = [
        Place("babylon", "B", ["altar", "lumber_yard"], stages=2),
        Place("rhodes", hand=["vineyard"], coins=0, built=["ore_vein"]),
        Place("giza"),
    ]
    table = Scenario(game, places, age=2, turn=6)
    table.turn(build(0, "altar"), build(1, "vineyard"))
    table.play(build(0, "lumber_yard"))
    assert table.city(1).coins == 1


def test_the_seventh_card_is_played_in_every_age(game: Classic) -> None:
    """Item 25: once the stage stands."""
    table = gardens(game, "altar", "theater")
    asked = 0
    while not game.is_over(table.state):
        if table.state.prompts[0] == Prompt.LAST_CARD:
            asked += 1
            table.play(sell(0, table.city(0).hand[0]))
        else:
            table.turn()
    assert asked == 3


# --- item 26: Olympia A -----------------------------------------------------------------------


def olympia(
    game: Classic, *hand: str, age: int = 1, turn: int = 1, deals: dict[int, Deal] | None = None
) -> Scenario:
    """Olympia's side A with its free build, and not a single coin."""
    places = [
        Place("olympia", "A", hand, coins=0, stages=2),
        Place("rhodes", hand=["palace"] if age == 3 else []),
        Place("giza"),
    ]
    return Scenario(game, places, age=age, turn=turn, deals=deals)


def test_olympia_builds_one_structure_for_nothing_coins_included(game: Classic) -> None:
    """Item 26."""
    table = olympia(game, "timber_yard", "barracks")
    assert ways(table, 0, "timber_yard") == {Way.FREE_BUILD}
    assert ways(table, 0, "barracks") == {Way.FREE_BUILD}
    events = table.turn(build(0, "timber_yard", Way.FREE_BUILD))
    assert only(ev.CardBuilt, events)[0].to_bank == 0
    assert table.city(0).coins == 0


def test_olympia_builds_free_once_per_age(game: Classic) -> None:
    """Item 26: used up until the Age ends, and back in the next one."""
    table = olympia(game, "barracks", turn=4, deals={2: [["walls"], [], []]})
    table.turn(build(0, "barracks", Way.FREE_BUILD))
    while table.state.age == 1:
        assert all(Way.FREE_BUILD not in ways(table, 0, card) for card in table.city(0).hand)
        table.turn()
    assert Way.FREE_BUILD in ways(table, 0, "walls")


def test_an_unused_free_build_is_not_carried_over(game: Classic) -> None:
    """Item 26: still one in the next Age."""
    deals: dict[int, Deal] = {2: [["statue"], [], []]}
    places = [
        Place("olympia", "A", coins=0, stages=2),
        Place("rhodes"),
        Place("babylon"),
    ]
    table = Scenario(game, places, turn=6, deals=deals)
    table.turn()
    table.turn(build(0, "statue", Way.FREE_BUILD))
    while table.state.age == 2:
        assert all(Way.FREE_BUILD not in ways(table, 0, card) for card in table.city(0).hand)
        table.turn()


def test_the_free_build_serves_from_the_turn_after_its_stage(game: Classic) -> None:
    """Item 26: the stage took the card of its own turn."""
    places = [
        Place("olympia", "A", ["altar"], coins=0, stages=1, built=["quarry"]),
        Place("rhodes", hand=["loom_age1", "apothecary"]),
        Place("giza"),
    ]
    table = Scenario(game, places)
    assert not any(Way.FREE_BUILD in ways(table, 0, card) for card in table.city(0).hand)
    table.turn(stage(0, "altar"))
    assert Way.FREE_BUILD in ways(table, 0, "apothecary")


def test_the_free_build_does_not_serve_for_what_is_free_anyway(game: Classic) -> None:
    """Item 26, ruling 8: a free card, one the city can make, or a chained one."""
    places = [
        Place("olympia", "A", ["altar", "stockade", "statue"], 5, ["theater"], stages=2),
        Place("rhodes"),
        Place("giza"),
    ]
    table = Scenario(game, places)
    assert ways(table, 0, "altar") == {Way.COST}
    assert ways(table, 0, "stockade") == {Way.COST}
    assert ways(table, 0, "statue") == {Way.CHAIN}


def test_paying_stays_possible_beside_the_free_build(game: Classic) -> None:
    """Item 26: the power may be saved for later."""
    places = [
        Place("olympia", "A", ["barracks", "timber_yard"], stages=2),
        Place("rhodes"),
        Place("giza"),
    ]
    table = Scenario(game, places)
    assert ways(table, 0, "barracks") == {Way.COST, Way.FREE_BUILD}
    assert ways(table, 0, "timber_yard") == {Way.COST, Way.FREE_BUILD}
    assert payments(table, 0, "barracks") == {(0, 2)}


def test_the_free_build_pays_no_neighbour(game: Classic) -> None:
    """Item 26: coins named with it are refused."""
    places = [Place("olympia", "A", ["barracks"], stages=2), Place("rhodes"), Place("giza")]
    table = Scenario(game, places)
    with pytest.raises(IllegalCommand):
        table.play(build(0, "barracks", Way.FREE_BUILD, to_right=2))
    table.turn(build(0, "barracks", Way.FREE_BUILD))
    assert [city.coins for city in table.state.cities] == [3, 6, 6]


@pytest.mark.parametrize("wonder", ["rhodes", "giza", "babylon"])
def test_nobody_else_builds_free(game: Classic, wonder: str) -> None:
    """Item 26."""
    others = [w for w in ("ephesus", "olympia") if w != wonder]
    places = [Place(wonder, hand=["apothecary"], stages=2), *map(Place, others)]
    table = Scenario(game, places)
    assert Way.FREE_BUILD not in ways(table, 0, "apothecary")


# --- item 27: Olympia B -----------------------------------------------------------------------


def zeus(
    game: Classic, *, left: Place, right: Place, built: tuple[str, ...] = (), stages: int = 3
) -> Scenario:
    """Olympia's side B between two neighbours, with a fourth city across the table."""
    own = Place("olympia", "B", built=built, stages=stages)
    across = Place("ephesus", built=["magistrates_guild"])
    return Scenario(game, [own, right, across, left], age=3, turn=4)


def test_olympia_scores_the_better_guild_of_its_neighbours_from_its_own_seat(
    game: Classic,
) -> None:
    """Item 27: Olympia's neighbours are counted, and the owners lose nothing."""
    table = zeus(
        game,
        left=Place("rhodes", built=["spies_guild", "lumber_yard", "stone_pit"]),
        right=Place("giza", built=["workers_guild", "barracks", "clay_pool"]),
        built=("ore_vein", "stockade", "guard_tower"),
    )
    # Spies would give 1 (Giza's barracks), Workers 3 (two brown on the left, one on the right).
    assert table.scores(0)["guild"] == 3
    assert table.scores(1)["guild"] == 1
    assert table.scores(3)["guild"] == 2


def test_olympia_copies_nothing_without_its_third_stage(game: Classic) -> None:
    """Item 27."""
    table = zeus(
        game,
        left=Place("rhodes", built=["workers_guild", "lumber_yard"]),
        right=Place("giza"),
        stages=2,
    )
    assert table.scores(0)["guild"] == 0


def test_olympia_does_not_copy_from_across_the_table(game: Classic) -> None:
    """Item 27: only a neighbour's guild."""
    table = zeus(game, left=Place("rhodes", built=["altar"]), right=Place("giza"))
    assert table.scores(0)["guild"] == 0


def test_a_copied_guild_adds_to_the_guilds_of_olympia_itself(game: Classic) -> None:
    """Item 27."""
    table = zeus(
        game,
        left=Place("rhodes", built=["workers_guild", "altar"]),
        right=Place("giza", built=["clay_pool", "theater"]),
        built=("philosophers_guild", "spies_guild"),
    )
    # Nothing green or red next door; the copied Workers count the clay pool.
    assert table.scores(0)["guild"] == 1


def test_a_copied_strategists_guild_counts_the_defeats_of_olympias_neighbours(
    game: Classic,
) -> None:
    """Items 27 and 33."""
    table = zeus(
        game,
        left=Place("rhodes", built=["strategists_guild"], tokens=[-1, -1]),
        right=Place("giza", tokens=[-1, 3]),
    )
    assert table.scores(0)["guild"] == 3


def test_a_copied_scientists_guild_gives_a_symbol(game: Classic) -> None:
    """Item 27, ruling 1: scored as if built, so one more symbol of choice."""
    table = zeus(
        game,
        left=Place("rhodes", built=["scientists_guild"]),
        right=Place("giza"),
        built=("apothecary", "workshop"),
    )
    assert table.scores(0)["science"] == 10
    assert table.scores(3)["science"] == 1


def test_the_guild_copied_is_the_one_best_for_the_total(game: Classic) -> None:
    """Item 27, ruling 6: here a symbol is worth more than the points of the other guild."""
    table = zeus(
        game,
        left=Place("rhodes", built=["scientists_guild", "lumber_yard", "ore_vein"]),
        right=Place("giza", built=["workers_guild", "clay_pool"]),
        built=("apothecary", "workshop"),
    )
    assert (table.scores(0)["science"], table.scores(0)["guild"]) == (10, 0)
    table = zeus(
        game,
        left=Place("rhodes", built=["scientists_guild", "lumber_yard", "ore_vein"]),
        right=Place("giza", built=["workers_guild", "clay_pool"]),
    )
    assert (table.scores(0)["science"], table.scores(0)["guild"]) == (0, 3)


def test_a_copied_shipowners_guild_counts_itself(game: Classic) -> None:
    """Item 27, ruling 2: as if built, so it is one of the purple cards it counts."""
    table = zeus(
        game,
        left=Place("rhodes", built=["shipowners_guild", "lumber_yard"]),
        right=Place("giza"),
        built=("ore_vein", "press_age1", "spies_guild"),
    )
    assert table.scores(0)["guild"] == 4
    assert table.scores(3)["guild"] == 2


# --- items 28 and 29: Rhodes, Ephesus, Alexandria ---------------------------------------------


@pytest.mark.parametrize(
    ("side", "stages", "shields"), [("A", 1, 1), ("A", 2, 3), ("A", 3, 3), ("B", 1, 2), ("B", 2, 3)]
)
def test_shields_of_the_colossus_count_with_those_of_red_cards(
    game: Classic, side: str, stages: int, shields: int
) -> None:
    """Item 28."""
    places = [
        Place("rhodes", side, built=["barracks"], stages=stages),
        Place("giza", built=["walls"]),
        Place("olympia", built=["walls", "stockade"]),
    ]
    table = Scenario(game, places, age=2, turn=6)
    assert table.city(0).shields == shields
    events = table.turn()
    fought = only(ev.ConflictResolved, events)[0]
    assert (fought.left_shields, fought.right_shields) == (shields, 2)


def test_a_colossus_is_no_red_card(game: Classic) -> None:
    """Item 28: shields without a card count for no guild."""
    places = [
        Place("rhodes", "A", stages=2),
        Place("giza", built=["spies_guild"]),
        Place("olympia"),
    ]
    assert Scenario(game, places, age=3, turn=4).scores(1)["guild"] == 0


@pytest.mark.parametrize(
    ("wonder", "side", "stages", "coins"),
    [
        ("ephesus", "A", 1, 9),
        ("ephesus", "B", 0, 4),
        ("ephesus", "B", 1, 4),
        ("ephesus", "B", 2, 4),
        ("rhodes", "B", 0, 3),
        ("rhodes", "B", 1, 4),
    ],
)
def test_coins_of_a_stage_come_once(
    game: Classic, wonder: str, side: str, stages: int, coins: int
) -> None:
    """Item 28."""
    goods = [
        "quarry",
        "stone_pit",
        "sawmill",
        "glassworks_age1",
        "loom_age1",
        "foundry",
        "ore_vein",
    ]
    places = [
        Place(wonder, side, ["altar"], 0, goods, stages),
        Place("giza"),
        Place("olympia"),
    ]
    table = Scenario(game, places, age=2)
    events = table.turn(stage(0, "altar"))
    assert only(ev.CoinsGained, events) == [ev.CoinsGained(0, coins, ev.HIDDEN)]
    assert table.city(0).coins == coins
    assert only(ev.CoinsGained, table.turn(sell(0, table.city(0).hand[0]))) == []


@pytest.mark.parametrize(
    ("side", "stages", "card"), [("A", 2, "stockade"), ("B", 1, "stockade"), ("B", 2, "apothecary")]
)
def test_alexandria_builds_with_what_its_stages_make_and_sells_none_of_it(
    game: Classic, side: str, stages: int, card: str
) -> None:
    """Item 29."""
    places = [
        Place("alexandria", side, [card], stages=stages),
        Place("giza", hand=[card]),
        Place("babylon"),
    ]
    table = Scenario(game, places)
    assert payments(table, 0, card) == {(0, 0)}
    assert payments(table, 1, card) == set()


def test_alexandria_makes_one_resource_of_its_choice_a_turn(game: Classic) -> None:
    """Item 29: wood, or ore, not both."""
    places = [
        Place("alexandria", "A", ["training_ground"], stages=2, built=["ore_vein"]),
        Place("giza"),
        Place("babylon"),
    ]
    assert payments(Scenario(game, places, age=2), 0, "training_ground") == set()
    places[0] = Place("alexandria", "A", ["training_ground"], stages=2, built=["foundry"])
    assert payments(Scenario(game, places, age=2), 0, "training_ground") == {(0, 0)}


def test_a_card_under_a_stage_may_have_been_any_card(game: Classic) -> None:
    """Items 13 and 29: a card that cannot be built still raises a stage."""
    places = [
        Place("alexandria", "A", ["palace"], built=["quarry"], coins=0),
        Place("giza"),
        Place("babylon"),
    ]
    table = Scenario(game, places, age=3)
    assert ways(table, 0, "palace") == set()
    assert "palace" in sales(table, 0)
    table.turn(stage(0, "palace"))
    assert table.city(0).under_stages == ["palace"]
