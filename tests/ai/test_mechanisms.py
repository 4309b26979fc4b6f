"""Reasons name how a choice pays, by the rules, in positions laid out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from sevenwonders_qt.ai.architects.mechanisms import (
    BringsMore,
    BringsNoStage,
    CompletesSet,
    Gathers,
    HasEffect,
    IsAnyResource,
    KeepsFrom,
    NearsBattle,
    NeedsOneMore,
    PaysForStages,
    StartsBattle,
    TakesCat,
    architects_mechanisms,
)
from sevenwonders_qt.ai.mechanisms import (
    Cheapens,
    Denies,
    Earns,
    Grants,
    Leads,
    Mechanism,
    Opens,
    PaysFor,
    PaysLess,
    Saves,
    Scores,
    Supplies,
    Symbols,
    Turns,
    mechanisms,
    telling,
)
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.commands import BuildStage, TakeCard, TakeToken
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.numbers import CENTRAL
from sevenwonders_qt.games.architects.scenario import Place as ArchitectsPlace
from sevenwonders_qt.games.architects.scenario import Scenario as ArchitectsScenario
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.effects import Resource, Side
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.scenario import Place, Scenario, build, sell


def found(
    game: Classic,
    places: Sequence[Place],
    better: Command,
    worse: Command,
    coming: Sequence[str] = (),
    **at: int,
) -> list[Mechanism]:
    """Everything that speaks for one choice of the first seat and not for the other."""
    view = game.view_for(Scenario(game, places, **at).state, 0)
    memory = Memory(0, [None] * len(places))
    towards = view.direction
    memory.hands[-towards % len(places)] = tuple(map(CardId, coming)) or None
    assert {better, worse} <= {*view.legal}
    return mechanisms(game.rules, view, memory, better, worse)


def only(kind: type[Mechanism], all_found: Sequence[Mechanism]) -> list[Mechanism]:
    return [one for one in all_found if isinstance(one, kind)]


def test_a_brown_card_of_the_first_turn_is_needed_for_stages_and_cards_and_for_no_conflict(
    game: Classic,
) -> None:
    hand = ["lumber_yard", "baths", "altar"]
    places = [Place("giza", hand=hand), Place("rhodes"), Place("babylon")]
    said = found(game, places, build(0, "lumber_yard"), build(0, "altar"))
    (supplies,) = only(Supplies, said)
    assert isinstance(supplies, Supplies)
    assert supplies.goods == (Resource.WOOD,)
    assert supplies.stages == (2,)
    assert supplies.cards > 5
    assert supplies.scarce
    assert not only(Turns, said)
    assert not only(Leads, said)


def test_a_good_pays_for_a_card_that_was_seen_in_a_hand_to_come(game: Classic) -> None:
    hand = ["clay_pool", "altar"]
    places = [Place("giza", hand=hand), Place("rhodes"), Place("olympia")]
    said = found(game, places, build(0, "clay_pool"), build(0, "altar"), ["guard_tower", "baths"])
    assert only(PaysFor, said) == [PaysFor((), (CardId("guard_tower"),))]


def test_a_good_saves_what_a_neighbour_would_get(game: Classic) -> None:
    places = [
        Place("ephesus", hand=["stone_pit", "altar"]),
        Place("giza"),
        Place("rhodes"),
    ]
    said = found(game, places, build(0, "stone_pit"), build(0, "altar"), ["baths"])
    assert only(Saves, said) == [Saves(2, card=CardId("baths"))]


@pytest.mark.parametrize(("age", "turn", "later"), [(2, 6, True), (3, 5, True), (3, 6, False)])
def test_nothing_is_said_of_later_turns_in_the_last_one(
    game: Classic, age: int, turn: int, later: bool
) -> None:
    places = [
        Place("babylon", hand=["altar", "stone_pit"], coins=1),
        Place("giza", built=["clay_pool"]),
        Place("rhodes"),
    ]
    at = {"age": age, "turn": turn}
    said = found(game, places, sell(0, "altar"), build(0, "altar"), **at)
    said += found(game, places, build(0, "stone_pit"), sell(0, "altar"), **at)
    assert bool(only(PaysFor, said)) == bool(only(Supplies, said)) == later
    assert only(Earns, said)


def test_a_chain_opens_cards_and_a_trading_post_makes_goods_cheaper(game: Classic) -> None:
    places = [
        Place("ephesus", hand=["east_trading_post", "altar"]),
        Place("giza"),
        Place("rhodes"),
    ]
    said = found(game, places, build(0, "east_trading_post"), sell(0, "altar"))
    assert only(Opens, said) == [Opens((CardId("forum"),))]
    (cheaper,) = only(Cheapens, said)
    assert isinstance(cheaper, Cheapens)


def test_a_shield_turns_a_conflict_from_a_defeat_or_a_tie(game: Classic) -> None:
    places = [
        Place("rhodes", hand=["barracks", "altar"], built=["ore_vein"]),
        Place("giza"),
        Place("babylon", built=["stockade"]),
    ]
    said = found(game, places, build(0, "barracks"), build(0, "altar"), turn=2)
    assert only(Turns, said) == [
        Turns(Side.LEFT, 0, 1, 1, 1),
        Turns(Side.RIGHT, 0, 1, 0, 1),
    ]
    far = [places[0], places[1], Place("babylon", built=["stockade", "guard_tower"])]
    said = found(game, far, build(0, "barracks"), build(0, "altar"), turn=3)
    assert only(Leads, said) == [Leads(Side.LEFT, -2, -1)]


def test_science_counts_what_the_set_and_equal_symbols_bring(game: Classic) -> None:
    places = [
        Place(
            "halicarnassus",
            hand=["scriptorium", "altar"],
            built=["apothecary", "workshop", "press_age1"],
        ),
        Place("giza"),
        Place("babylon"),
    ]
    said = found(game, places, build(0, "scriptorium"), build(0, "altar"), turn=4)
    assert only(Symbols, said) == [Symbols(8, sets=True)]


def test_points_and_coins_are_those_of_the_choice_itself(game: Classic) -> None:
    places = [Place("giza", hand=["baths", "tavern", "altar"]), Place("rhodes"), Place("babylon")]
    said = found(game, places, build(0, "baths"), build(0, "altar"))
    assert only(Scores, said) == [Scores(3, ("civil",))]
    said = found(game, places, build(0, "tavern"), sell(0, "altar"))
    assert only(Earns, said) == [Earns(5)]
    assert not only(Scores, said)


def test_the_same_for_fewer_coins_costs_less(game: Classic) -> None:
    places = [
        Place("ephesus", hand=["baths"], built=["west_trading_post"]),
        Place("giza"),
        Place("rhodes", built=["stone_pit"]),
    ]
    cheap, dear = build(0, "baths", to_left=1), build(0, "baths", to_right=2)
    said = found(game, places, cheap, dear, turn=2)
    assert only(PaysLess, said) == [PaysLess(1)]


def test_a_card_is_kept_from_the_neighbour_who_could_build_it_for_many_points(
    game: Classic,
) -> None:
    places = [
        Place("giza", hand=["scriptorium", "altar"]),
        Place("rhodes"),
        Place("babylon", built=["press_age1", "apothecary", "workshop"]),
    ]
    said = found(game, places, sell(0, "scriptorium"), sell(0, "altar"), turn=4)
    assert only(Denies, said) == [Denies(Side.LEFT, CardId("scriptorium"), 8)]
    kept = found(game, places, sell(0, "scriptorium"), sell(0, "altar"), turn=6)
    assert not only(Denies, kept)  # the last card goes nowhere


def test_three_of_them_are_told_those_of_the_largest_difference_first() -> None:
    many = [
        Earns(3),
        Scores(3, ("civil",)),
        Opens((CardId("forum"),)),
        Turns(Side.LEFT, 0, 1, 0, 1),
    ]
    assert telling(many, "military") == (many[3], many[1], many[2])
    assert telling([Symbols(1, sets=False)], "science") == ()


@pytest.fixture
def architects() -> Architects:
    return Architects.with_options()


def taken(game: Architects, *cards: str, deck: str, peace: int | None = None) -> list[Mechanism]:
    """What speaks for the top card of the own deck, with these cards before the seat."""
    own = ArchitectsPlace("giza", cards=cards, deck=[deck])
    places = [own, ArchitectsPlace("rhodes"), ArchitectsPlace("olympia")]
    view = game.view_for(ArchitectsScenario(game, places, peace=peace).state, 0)
    return [*architects_mechanisms(game.rules, view, TakeCard(0, 0), None)]


def test_architects_name_stages_sets_the_cat_and_battles(architects: Architects) -> None:
    assert taken(architects, "wood", deck="stone") == [PaysForStages((1,))]
    assert taken(architects, deck="stone") == [Gathers(1, 1, 2)]
    assert taken(architects, "gear", "compass", deck="tablet") == [CompletesSet()]
    assert taken(architects, "gear", "gear", "gear", deck="gear") == []
    assert taken(architects, deck="blue2cat") == [Scores(2, ("blue",)), TakesCat()]
    assert taken(architects, deck="red0") == [
        Turns(Side.LEFT, 0, 1, 0, 3),
        Turns(Side.RIGHT, 0, 1, 0, 3),
    ]
    assert StartsBattle(2) in taken(architects, deck="red1", peace=1)


def test_architects_name_what_a_single_card_brings_nearer(architects: Architects) -> None:
    assert taken(architects, deck="gear") == [NeedsOneMore(CardId("gear"))]
    assert taken(architects, "gear", deck="compass") == [NeedsOneMore(None)]
    assert taken(architects, "gear", "compass", "compass", deck="gear") == []
    assert taken(architects, deck="coin") == [Gathers(1, 1, 2), IsAnyResource()]
    assert taken(architects, "red0", deck="red0") == [
        Leads(Side.LEFT, 1, 2),
        Leads(Side.RIGHT, 1, 2),
    ]
    assert NearsBattle(1, 2, 2) in taken(architects, "red0", deck="red1", peace=3)


def test_architects_name_a_card_that_a_token_answers_once_a_turn(architects: Architects) -> None:
    own = ArchitectsPlace("giza", tokens=["urbanism"], deck=["wood"])
    table = ArchitectsScenario(
        architects, [own, ArchitectsPlace("rhodes"), ArchitectsPlace("olympia")]
    )
    view = architects.view_for(table.state, 0)
    said = [*architects_mechanisms(architects.rules, view, TakeCard(0, 0), None)]
    assert only(BringsMore, said) == [BringsMore("urbanism")]
    used = replace(view, used=("urbanism",))
    assert not only(
        BringsMore, [*architects_mechanisms(architects.rules, used, TakeCard(0, 0), None)]
    )


def test_architects_name_what_an_open_token_does_and_nothing_of_a_hidden_one(
    architects: Architects,
) -> None:
    own = ArchitectsPlace("giza", cards=["gear"], deck=["gear"])
    places = [own, ArchitectsPlace("rhodes"), ArchitectsPlace("olympia")]
    table = ArchitectsScenario(architects, places, tokens=["decor", "tactics", "culture"])
    table.take("left")
    view = architects.view_for(table.state, 0)
    tokens = {one.place: one for one in view.legal if isinstance(one, TakeToken)}
    said = [*architects_mechanisms(architects.rules, view, tokens[1], tokens[0])]
    assert said == [
        HasEffect("tactics"),
        Turns(Side.LEFT, 0, 2, 0, 3),
        Turns(Side.RIGHT, 0, 2, 0, 3),
    ]
    assert [*architects_mechanisms(architects.rules, view, tokens[3], tokens[0])] == []


def test_architects_name_what_a_neighbour_does_with_a_card_that_is_left(
    architects: Architects,
) -> None:
    own, left = ArchitectsPlace("giza", deck=["stone"]), ArchitectsPlace("babylon", cards=["wood"])
    table = ArchitectsScenario(architects, [own, ArchitectsPlace("rhodes"), left])
    view, hidden = architects.view_for(table.state, 0), TakeCard(0, CENTRAL)
    said = [*architects_mechanisms(architects.rules, view, TakeCard(0, 0), hidden)]
    assert only(KeepsFrom, said) == [KeepsFrom(Side.LEFT, stage=True)]
    table.take("central")
    table.play(TakeCard(2, 0))
    assert any(isinstance(one, BuildStage) for one in table.legal(2))


def test_architects_name_a_resource_that_is_of_no_use_now(architects: Architects) -> None:
    own = ArchitectsPlace("giza", cards=["wood"], deck=["wood"])
    places = [own, ArchitectsPlace("rhodes", deck=["blue3"]), ArchitectsPlace("olympia")]
    view = architects.view_for(ArchitectsScenario(architects, places).state, 0)
    for better in (TakeCard(0, CENTRAL), TakeCard(0, 1)):
        said = [*architects_mechanisms(architects.rules, view, better, TakeCard(0, 0))]
        assert only(BringsNoStage, said) == [BringsNoStage(CardId("wood"))]
    assert not only(
        BringsNoStage,
        [*architects_mechanisms(architects.rules, view, TakeCard(0, 0), TakeCard(0, 1))],
    )


def test_a_stage_says_what_it_lets_the_city_do_and_what_it_produces(game: Classic) -> None:
    for wonder, kind in (("olympia", Grants), ("alexandria", Supplies)):
        built = ["lumber_yard", "stone_pit", "clay_pool", "ore_vein", "timber_yard", "brickyard"]
        places = [
            Place(wonder, hand=["altar", "baths"], built=built, stages=1),
            Place("giza"),
            Place("rhodes"),
        ]
        view = game.view_for(Scenario(game, places).state, 0)
        stage = next(one for one in view.legal if isinstance(one, Play) and one.use is Use.STAGE)
        said = mechanisms(game.rules, view, None, stage, build(0, "altar"))
        (one,) = only(kind, said)
        assert not isinstance(one, Supplies) or one.stages == ()  # the next costs glass
        other = replace(stage, card=CardId("baths" if stage.card == "altar" else "altar"))
        assert not only(kind, mechanisms(game.rules, view, None, stage, other))
