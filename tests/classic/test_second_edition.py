"""What the second edition changes, and that it changes nothing else."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pytest

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import IllegalCommand, ImpossibleSetup
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.catalogue import BoardSide, Card
from sevenwonders_qt.games.classic.commands import Play, Prompt, Use, Way
from sevenwonders_qt.games.classic.effects import (
    RESOURCES,
    BuildFromDiscard,
    Coins,
    Colour,
    Effect,
    FreeFirstOfAge,
    FreeFirstOfColour,
    FreeLastOfAge,
    PlayLastCard,
    Points,
    PointsIfComplete,
    Produce,
    Science,
    Shields,
)
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.offer import Offered, card_offer
from sevenwonders_qt.games.classic.scenario import Deal, Place, Scenario, build, sell, stage
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.words import effects as effect_words
from sevenwonders_qt.models.words import terms
from tests.classic import offered
from tests.classic.offered import only, payments, stage_payments
from tests.computers import choose

ART = Path(__file__).parents[2] / "resources" / "art" / "scenes"
FIRST = Classic.first_edition()


@pytest.fixture(scope="module")
def game() -> Classic:
    return Classic.second_edition()


def the(game: Classic, card: str) -> Card:
    return game.rules.catalogue.cards[CardId(card)]


def price(thing: Card | object) -> str:
    """A cost in words: "2 clay 1 loom"; empty when there is nothing to pay."""
    cost = thing.cost  # type: ignore[union-attr]
    assert not cost.coins
    return " ".join(f"{n} {r}" for r, n in zip(RESOURCES, cost.resources, strict=True) if n)


def ways(table: Scenario, seat: int, card: str) -> set[Way]:
    """The ways in which the seat may build a card that it does hold."""
    assert card in table.city(seat).hand
    return offered.ways(table, seat, card)


# --- cards ------------------------------------------------------------------------------------

CHANGED = {
    "altar", "theater", "temple", "statue", "pantheon", "gardens", "town_hall", "arena", "circus",
    "arsenal", "fortifications", "builders_guild", "spies_guild",
}  # fmt: skip


@pytest.mark.parametrize("players", range(3, 8))
def test_every_player_gets_seven_cards_of_each_age(game: Classic, players: int) -> None:
    decks = [len(game.rules.catalogue.deck(age, players)) for age in (1, 2, 3)]
    assert decks == [7 * players, 7 * players, 6 * players - 2]


def test_the_box_holds_49_49_and_50_cards(game: Classic) -> None:
    catalogue = game.rules.catalogue
    assert [len(catalogue.deck(age, 7)) for age in (1, 2, 3)] == [49, 49, 40]
    assert len(catalogue.guilds) == 10


def test_some_structures_came_and_others_went(game: Classic) -> None:
    old, new = set(FIRST.rules.catalogue.cards), set(game.rules.catalogue.cards)
    assert new - old == {"well", "ludus", "castrum", "decorators_guild"}
    assert old - new == {"pawnshop", "strategists_guild"}


def test_every_other_structure_is_as_it_was(game: Classic) -> None:
    def facts(card: Card) -> tuple[object, ...]:
        kind = card.name, card.age, card.colour, card.copies, card.cost, card.effects
        return *kind, set(card.chains_from), set(card.chains_to)

    cards = FIRST.rules.catalogue.cards
    both = set(cards) & set(game.rules.catalogue.cards)
    differing = {card for card in both if facts(cards[card]) != facts(the(game, card))}
    assert differing == CHANGED


@pytest.mark.parametrize(
    ("card", "points"), [("altar", 3), ("theater", 3), ("temple", 4), ("well", 3)]
)
def test_civilian_structures_have_new_points(game: Classic, card: str, points: int) -> None:
    assert the(game, card).effects == (Points(points),)


@pytest.mark.parametrize(
    ("card", "opened_by", "opens"),
    [
        ("altar", "", "pantheon"),
        ("theater", "", "gardens"),
        ("well", "", "statue"),
        ("temple", "", ""),
        ("statue", "well", ""),
        ("pantheon", "altar", ""),
        ("gardens", "theater", ""),
        ("castrum", "", ""),
        ("ludus", "", ""),
    ],
)
def test_chains_lead_elsewhere(game: Classic, card: str, opened_by: str, opens: str) -> None:
    found = the(game, card)
    assert (list(found.chains_from), list(found.chains_to)) == (opened_by.split(), opens.split())


@pytest.mark.parametrize(
    ("card", "copies"),
    [
        ("well", (4, 7)),
        ("town_hall", (3, 6)),
        ("arena", (3, 5)),
        ("circus", (4, 6)),
        ("arsenal", (3, 5)),
        ("ludus", (5, 7)),
        ("castrum", (4, 7)),
    ],
)
def test_copies_come_in_with_other_numbers_of_players(
    game: Classic, card: str, copies: tuple[int, ...]
) -> None:
    assert the(game, card).copies == copies


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("well", ""),
        ("fortifications", "3 ore 1 clay"),
        ("ludus", "1 stone 1 ore"),
        ("castrum", "1 wood 2 clay 1 papyrus"),
        ("builders_guild", "3 stone 2 clay 1 glass"),
        ("spies_guild", "2 clay 1 glass"),
        ("decorators_guild", "1 stone 2 ore 1 loom"),
        ("craftsmens_guild", "2 stone 2 ore"),
    ],
)
def test_costs_are_those_of_the_new_cards(game: Classic, card: str, cost: str) -> None:
    assert price(the(game, card)) == cost


def test_a_chain_may_skip_an_age(game: Classic) -> None:
    places = [
        Place("giza", hand=["pantheon", "gardens"], coins=0, built=["altar", "theater"]),
        Place("rhodes"),
        Place("ephesus"),
    ]
    table = Scenario(game, places, age=3)
    assert ways(table, 0, "pantheon") == ways(table, 0, "gardens") == {Way.CHAIN}


def test_the_castrum_brings_three_shields(game: Classic) -> None:
    assert the(game, "castrum").colour is Colour.RED
    assert the(game, "castrum").effects == (Shields(3),)


def test_the_ludus_pays_and_scores_for_the_own_red_cards(game: Classic) -> None:
    built = ["stone_pit", "ore_vein", "barracks", "walls"]
    places = [
        Place("giza", hand=["ludus"], coins=0, built=built),
        Place("rhodes", built=["stockade", "stables"]),
        Place("ephesus", built=["archery_range"]),
    ]
    table = Scenario(game, places, age=3)
    table.turn(build(0, "ludus"))
    assert table.city(0).coins == 6
    assert table.scores(0)["commerce"] == 2


# --- boards -----------------------------------------------------------------------------------

ANY_SYMBOL = "symbol"
WORDS: dict[Effect | type, str] = {
    BuildFromDiscard(): "discard",
    PlayLastCard(): "seventh",
    FreeFirstOfColour(): "colour",
    FreeFirstOfAge(): "first",
    FreeLastOfAge(): "last",
}


def told(effect: Effect) -> str:
    """An effect of a stage in a word or two."""
    match effect:
        case Points(points=n):
            return f"{n}vp"
        case Shields(shields=n):
            return f"{n}sh"
        case Coins(coins=n):
            return f"{n}c"
        case Produce(options=options, for_sale=False):
            return f"any{len(options)}"
        case Science(symbols=(_, _, _)):
            return ANY_SYMBOL
    return WORDS[effect]


def as_text(board: BoardSide) -> str:
    stages = (f"{price(s)} = {' '.join(map(told, s.effects))}" for s in board.stages)
    return f"{board.resource}: {'; '.join(stages)}"


BOARDS = {
    "giza A": "stone: 2 wood = 3vp; 2 clay 1 loom = 5vp; 4 stone = 7vp",
    "alexandria A": "glass: 2 stone = 3vp; 2 ore = any4; 1 loom 1 papyrus = 7vp",
    "alexandria B": "glass: 2 clay = any4; 3 ore = any3; 4 wood = 7vp",
    "ephesus A": "papyrus: 2 clay = 3vp; 2 wood = 9c; 2 ore 1 glass = 7vp",
    "ephesus B": "papyrus: 2 stone = 2vp 4c; 2 wood = 3vp 4c; 2 ore 1 loom = 5vp 4c",
    "babylon A": "wood: 2 clay = 3vp; 2 ore 1 loom = symbol; 4 wood = 7vp",
    "babylon B": "wood: 2 stone = seventh; 3 clay 1 glass = symbol",
    "olympia A": "clay: 2 stone = 3vp; 2 wood = colour; 3 clay = 7vp",
    "olympia B": "clay: 2 ore = 2vp first; 3 clay = 3vp last; 1 glass 1 loom 1 papyrus = 5vp",
    "halicarnassus A": "loom: 2 ore = 3vp; 1 glass 1 papyrus = discard; 3 stone = 7vp",
    "halicarnassus B": (
        "loom: 2 clay = 2vp discard; 1 glass 1 papyrus = 1vp discard; 3 wood = discard"
    ),
}
"""The sides that differ from the first edition; A is Day, B is Night."""


@pytest.mark.parametrize("board", BOARDS)
def test_boards_ask_for_other_goods_and_give_other_things(game: Classic, board: str) -> None:
    wonder, side = board.split()
    assert as_text(game.rules.catalogue.boards[wonder, side]) == BOARDS[board]


def test_giza_by_night_and_rhodes_are_as_they_were(game: Classic) -> None:
    old, new = FIRST.rules.catalogue.boards, game.rules.catalogue.boards
    assert set(old) == set(new)
    same = {f"{wonder} {side}" for wonder, side in set(new) - {tuple(b.split()) for b in BOARDS}}
    assert same == {"giza B", "rhodes A", "rhodes B"}
    for wonder, side in (board.split() for board in same):
        assert as_text(old[wonder, side]) == as_text(new[wonder, side])


# --- the first structure of each colour free: Olympia by day ----------------------------------


def olympia(
    game: Classic,
    *hand: str,
    side: str = "A",
    stages: int = 2,
    coins: int = 0,
    built: tuple[str, ...] = (),
    under: tuple[str, ...] = (),
    then: tuple[str, ...] = (),
    age: int = 1,
    turn: int = 1,
    deals: dict[int, Deal] | None = None,
) -> Scenario:
    """Olympia between Giza and Rhodes; ``then`` are cards that it holds a turn later."""
    places = [
        Place("olympia", side, hand, coins, built, stages, under),
        Place("rhodes", hand=["theater", *then]),
        Place("giza"),
    ]
    return Scenario(game, places, age=age, turn=turn, deals=deals)


def test_the_first_structure_of_each_colour_costs_nothing_coins_included(game: Classic) -> None:
    table = olympia(game, "timber_yard", "barracks", "apothecary")
    for card in ("timber_yard", "barracks", "apothecary"):
        assert ways(table, 0, card) == {Way.FREE_COLOUR}
    (laid,) = only(ev.CardBuilt, table.turn(build(0, "timber_yard", Way.FREE_COLOUR)))
    assert (laid.way, laid.to_bank, table.city(0).coins) == (Way.FREE_COLOUR, 0, 0)


def test_the_second_structure_of_a_colour_is_to_be_paid(game: Classic) -> None:
    table = olympia(game, "timber_yard", then=("clay_pit", "barracks"))
    table.turn(build(0, "timber_yard", Way.FREE_COLOUR))
    assert ways(table, 0, "clay_pit") == set()
    assert ways(table, 0, "barracks") == {Way.FREE_COLOUR}


def test_several_colours_may_be_free_in_one_age(game: Classic) -> None:
    table = olympia(game, "barracks", then=("apothecary",))
    table.turn(build(0, "barracks", Way.FREE_COLOUR))
    table.turn(build(0, "apothecary", Way.FREE_COLOUR))
    assert table.city(0).built == ["barracks", "apothecary"]


@pytest.mark.parametrize(
    ("age", "card"), [(1, "barracks"), (2, "walls"), (3, "fortifications"), (3, "workers_guild")]
)
def test_a_new_colour_is_free_in_whatever_age(game: Classic, age: int, card: str) -> None:
    table = olympia(game, card, built=("altar",), age=age)
    assert ways(table, 0, card) == {Way.FREE_COLOUR}


@pytest.mark.parametrize(("age", "card"), [(2, "walls"), (3, "fortifications")])
def test_a_colour_of_an_earlier_age_is_not_free_again(game: Classic, age: int, card: str) -> None:
    assert ways(olympia(game, card, built=("barracks",), age=age), 0, card) == set()


def test_a_card_under_a_stage_has_no_colour(game: Classic) -> None:
    table = olympia(game, "barracks", under=("guard_tower", "stockade"))
    assert ways(table, 0, "barracks") == {Way.FREE_COLOUR}


def test_the_power_over_colours_serves_from_the_turn_after_its_stage(game: Classic) -> None:
    table = olympia(game, "altar", "barracks", stages=1, built=("sawmill",), then=("apothecary",))
    assert ways(table, 0, "barracks") == set()
    table.turn(stage(0, "altar"))
    assert ways(table, 0, "apothecary") == {Way.FREE_COLOUR}


def test_what_costs_nothing_anyway_needs_no_power(game: Classic) -> None:
    built = ("well", "lumber_yard")
    table = olympia(game, "baths", "tavern", "stockade", "statue", coins=5, built=built)
    assert ways(table, 0, "tavern") == {Way.COST}
    assert ways(table, 0, "stockade") == {Way.COST}
    assert ways(table, 0, "statue") == {Way.CHAIN}


def test_paying_stays_possible_beside_a_free_way(game: Classic) -> None:
    table = olympia(game, "barracks", coins=3)
    assert ways(table, 0, "barracks") == {Way.COST, Way.FREE_COLOUR}
    assert payments(table, 0, "barracks") == {(0, 2)}


def test_a_free_way_pays_no_neighbour(game: Classic) -> None:
    table = olympia(game, "barracks", coins=3)
    with pytest.raises(IllegalCommand):
        table.play(build(0, "barracks", Way.FREE_COLOUR, to_right=2))
    table.turn(build(0, "barracks", Way.FREE_COLOUR))
    assert [city.coins for city in table.state.cities] == [3, 6, 6]


def test_the_offer_names_the_free_way_of_a_power(game: Classic) -> None:
    table = olympia(game, "barracks", built=("baths",))
    offer = card_offer(game.rules, game.view_for(table.state, 0), CardId("barracks"))
    assert offer.state is Offered.NO
    assert offer.possible
    assert offer.free_build == build(0, "barracks", Way.FREE_COLOUR)


# --- the first and the last card of each Age free: Olympia by night ---------------------------


def free_ways(table: Scenario) -> set[Way]:
    """The ways of powers that are open to the first seat for any card of its hand."""
    found = {way for card in table.city(0).hand for way in ways(table, 0, card)}
    return found - {Way.COST, Way.CHAIN}


def test_the_first_card_of_an_age_costs_nothing(game: Classic) -> None:
    table = olympia(game, "timber_yard", "barracks", side="B", stages=1, built=("stone_pit",))
    assert ways(table, 0, "timber_yard") == ways(table, 0, "barracks") == {Way.FREE_FIRST}
    (laid,) = only(ev.CardBuilt, table.turn(build(0, "timber_yard", Way.FREE_FIRST)))
    assert (laid.to_bank, table.city(0).coins) == (0, 0)


def test_the_second_card_of_an_age_is_to_be_paid(game: Classic) -> None:
    table = olympia(game, "barracks", side="B", stages=1, then=("apothecary",))
    table.turn(build(0, "barracks", Way.FREE_FIRST))
    assert ways(table, 0, "apothecary") == set()


def test_a_first_card_that_is_sold_loses_the_power_for_the_age(game: Classic) -> None:
    deals: dict[int, Deal] = {2: [["walls"], [], []]}
    table = olympia(game, "barracks", side="B", stages=1, then=("apothecary",), deals=deals)
    table.turn(sell(0, "barracks"))
    while table.state.age == 1:
        assert free_ways(table) == set()
        table.turn()
    assert Way.FREE_FIRST in ways(table, 0, "walls")


def test_a_first_card_under_a_stage_loses_the_power_for_the_age(game: Classic) -> None:
    table = olympia(
        game, "barracks", side="B", stages=1, built=("brickyard",), then=("apothecary",)
    )
    table.turn(stage(0, "barracks"))
    while table.state.turn < 6:
        assert free_ways(table) == set()
        table.turn()


def test_the_stage_raised_with_the_first_card_serves_from_the_next_age(game: Classic) -> None:
    deals: dict[int, Deal] = {2: [["walls"], [], []]}
    table = olympia(game, "altar", side="B", stages=0, built=("foundry",), deals=deals)
    assert free_ways(table) == set()
    table.turn(stage(0, "altar"))
    while table.state.age == 1:
        assert free_ways(table) == set()
        table.turn()
    assert Way.FREE_FIRST in ways(table, 0, "walls")


def test_the_card_of_the_sixth_turn_costs_nothing(game: Classic) -> None:
    table = olympia(game, "barracks", "apothecary", side="B", turn=6)
    assert ways(table, 0, "barracks") == ways(table, 0, "apothecary") == {Way.FREE_LAST}
    events = table.turn(build(0, "barracks", Way.FREE_LAST))
    assert table.city(0).built == ["barracks"]
    assert ev.LeftoverDiscarded(0, CardId("apothecary")) in events
    assert not only(ev.LastCardAsked, events)


def test_the_card_of_the_fifth_turn_is_to_be_paid(game: Classic) -> None:
    assert free_ways(olympia(game, "barracks", side="B", turn=5)) == set()


def test_the_last_card_needs_the_second_stage(game: Classic) -> None:
    assert free_ways(olympia(game, "barracks", side="B", stages=1, turn=6)) == set()


def test_the_first_and_the_last_card_of_one_age_are_both_free(game: Classic) -> None:
    table = olympia(game, "barracks", side="B")
    table.turn(build(0, "barracks", Way.FREE_FIRST))
    while table.state.turn < 6:
        assert free_ways(table) == set()
        table.turn()
    assert (table.state.age, table.state.turn) == (1, 6)
    assert free_ways(table) <= {Way.FREE_LAST}
    assert free_ways(table)


@pytest.mark.parametrize(
    ("side", "stages", "turn", "way"),
    [("A", 2, 1, Way.FREE_COLOUR), ("B", 1, 1, Way.FREE_FIRST), ("B", 2, 6, Way.FREE_LAST)],
)
def test_no_free_way_covers_a_stage(
    game: Classic, side: str, stages: int, turn: int, way: Way
) -> None:
    table = olympia(game, "barracks", side=side, stages=stages, turn=turn)
    assert way in ways(table, 0, "barracks")
    assert stage_payments(table, 0) == set()
    with pytest.raises(IllegalCommand):
        table.play(Play(0, CardId("barracks"), Use.STAGE, way))


@pytest.mark.parametrize("wonder", ["rhodes", "giza", "babylon", "ephesus"])
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("turn", [1, 6])
def test_only_olympia_builds_free(game: Classic, wonder: str, side: str, turn: int) -> None:
    others = [w for w in ("halicarnassus", "olympia") if w != wonder]
    places = [Place(wonder, side, ["apothecary"], stages=2), *map(Place, others)]
    assert free_ways(Scenario(game, places, turn=turn)) == set()


# --- Babylon by night and the Decorators Guild ------------------------------------------------


def test_babylon_plays_the_seventh_card_of_up_to_three_ages(game: Classic) -> None:
    places = [
        Place("babylon", "B", ["altar"], built=["quarry"]),
        Place("rhodes"),
        Place("giza"),
    ]
    table = Scenario(game, places)
    table.turn(stage(0, "altar"))
    table.finish()
    assert [asked.seat for asked in only(ev.LastCardAsked, table.log)] == [0, 0, 0]


def test_babylon_may_raise_its_second_stage_with_the_seventh_card(game: Classic) -> None:
    built = ["brickyard", "clay_pool", "glassworks_age1"]
    places = [
        Place("babylon", "B", ["altar", "theater"], built=built, stages=1),
        Place("rhodes"),
        Place("giza"),
    ]
    table = Scenario(game, places, turn=6)
    table.turn(build(0, "altar"))
    assert table.state.prompts[0] == Prompt.LAST_CARD
    table.play(stage(0, "theater"))
    assert table.city(0).stages == 2


@pytest.mark.parametrize("board", sorted(Classic.second_edition().rules.catalogue.boards))
def test_the_decorators_score_for_a_complete_wonder_alone(
    game: Classic, board: tuple[str, str]
) -> None:
    """Be it of two, three or four stages."""
    assert the(game, "decorators_guild").effects == (PointsIfComplete(7),)
    others = [w for w in ("rhodes", "giza", "babylon") if w != board[0]][:2]
    whole = len(game.rules.catalogue.boards[board].stages)
    points = []
    for stages in range(whole + 1):
        city = Place(*board, stages=stages, built=["decorators_guild"])
        full = [Place(other, stages=3) for other in others]
        points.append(Scenario(game, [city, *full], age=3, turn=6).scores(0)["guild"])
    assert points == [0] * whole + [7]


# --- the rest of the rules --------------------------------------------------------------------


def test_the_turn_is_that_of_the_first_edition(game: Classic) -> None:
    assert game.rules.agenda.describe() == FIRST.rules.agenda.describe()


@pytest.mark.parametrize("players", [2, 8])
def test_three_to_seven_play(game: Classic, players: int) -> None:
    with pytest.raises(ImpossibleSetup):
        game.begin(Setup.random(players), SeededChance(1))


@pytest.mark.parametrize("players", range(3, 8))
def test_the_rules_player_plays_it_well(game: Classic, players: int) -> None:
    """It beats random players and takes what its powers make free."""
    margins = []
    for seed in range(4):
        chance = SeededChance(seed)
        state = game.empty()
        for event in game.begin(Setup.random(players), chance):
            game.evolve(state, event)
        while state.owing:
            seat = state.owing[0]
            view = game.view_for(state, seat)
            command = choose("random" if seat else "rules", view, game.rules, seed)
            assert command in view.legal
            game.step(state, command, chance)
        first, *others = (scores["total"] for scores in game.scores(state))
        margins.append(first - max(others))
    assert sum(margin > 0 for margin in margins) >= 3


# --- names, words and pictures ----------------------------------------------------------------


def test_every_structure_has_a_name_and_a_picture(game: Classic) -> None:
    for card in game.rules.catalogue.cards:
        assert terms.card_name(card)
        assert (ART / f"{card.removesuffix('_age1').removesuffix('_age2')}.svg").is_file()


def test_every_effect_is_told_in_its_own_words(game: Classic) -> None:
    catalogue = game.rules.catalogue
    stages = (stage for board in catalogue.boards.values() for stage in board.stages)
    effects = {
        *chain.from_iterable(thing.effects for thing in (*catalogue.cards.values(), *stages))
    }
    kinds = {FreeFirstOfColour(), FreeFirstOfAge(), FreeLastOfAge(), PointsIfComplete(7)}
    assert effects >= kinds
    assert len({effect_words.effect_sentences([effect])[0] for effect in effects}) == len(effects)
