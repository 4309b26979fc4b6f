"""The features of Cities, as the learned player reads them."""

from __future__ import annotations

import pytest

from sevenwonders_qt.ai.choices import read_choices
from sevenwonders_qt.ai.features.classic import ClassicFeatures
from sevenwonders_qt.ai.features.parts import FeaturePart
from sevenwonders_qt.app.games import GAMES, finding
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.games.cities.commands import PayLoss
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from tests.cities.positions import table

_DONE = slice(-7, None)
"""The numbers of what is done to the others."""


@pytest.fixture(scope="module")
def read() -> ClassicFeatures:
    return ClassicFeatures(_game().rules)


def _game() -> Classic:
    agreed = {"expansions": ["cities"], "choices": [["cities_deck", "42"]]}
    found = finding(GAMES)(Variant("classic", 4, agreed))
    assert isinstance(found, Classic)
    return found


def at(hand: str, **own: object) -> Scenario:
    """A turn with three other cities and this card in the hand."""
    others = Place("rhodes", coins=1), Place("babylon"), Place("ephesus", coins=4)
    return table(_game(), *others, hand=[hand, "altar"], coins=12, **own)


def after(features: ClassicFeatures, position: Scenario, use: Use = Use.BUILD) -> FeaturePart:
    """Return the features of the own city after the first card is used so."""
    state = position.state
    legal = [
        play
        for play in position.legal(0)
        if isinstance(play, Play) and play.use is use and play.card == state.cities[0].hand[0]
    ]
    return read_choices(features, state, 0, 0, state.cities[0].hand, [], legal).own[0]


def on(features: ClassicFeatures, part: FeaturePart, block: str) -> list[int]:
    """The rows of a block that are on, from 0."""
    start, size = features.blocks[block]
    return [row - start for row in part.rows if 0 <= row - start < size]


@pytest.mark.parametrize(
    ("card", "lost", "near", "short", "all_gain", "near_gain", "owe"),
    [
        ("hideout", 3, 2, 0, 0, 0, 0),
        ("brotherhood", 9, 6, 2, 0, 0, 0),
        ("dive", 0, 0, 0, 0, 1, 0),
        ("customs", 0, 0, 0, 1, 0, 0),
        ("raider_camp", 0, 0, 0, 0, 0, 1),
    ],
)
def test_what_a_card_does_to_the_other_cities_is_read(
    read: ClassicFeatures,
    card: str,
    lost: int,
    near: int,
    short: int,
    all_gain: int,
    near_gain: int,
    owe: int,
) -> None:
    built = ["lumber_yard", "stone_pit", "clay_pool", "ore_vein", "loom_age1", "press_age1"]
    position = at(card, built=[*built, "glassworks_age1", "timber_yard"])
    part = after(read, position)
    assert part.numbers[_DONE] == [lost, near, short, all_gain, near_gain, owe, 0]
    assert after(read, position, Use.SELL).numbers[_DONE] == [0] * 7


def test_tokens_that_a_card_brings_are_read_at_once(read: ClassicFeatures) -> None:
    """Military tokens count, diplomacy keeps out of the next conflict, and defeats go back."""
    before = at("residence", built=["clay_pool"])
    assert on(read, after(read, before), "cities_diplomacy") == [1]
    assert on(read, after(read, before), "cities_left_meets") == []
    assert on(read, after(read, before, Use.SELL), "cities_diplomacy") == [0]
    assert len(on(read, after(read, before, Use.SELL), "cities_left_meets")) == 1
    raid = after(read, at("raider_camp", built=["lumber_yard", "stone_pit", "ore_vein"]))
    assert raid.numbers[list(read.categories).index("military")] == 1


def test_the_cities_that_are_met_are_those_without_diplomacy(read: ClassicFeatures) -> None:
    """Between two with a token the shields of the one beyond them count, and once."""
    away = Place("rhodes", built=["residence"]), Place("ephesus", built=["consulate"])
    others = away[0], Place("babylon", built=["barracks"]), away[1]
    position = table(_game(), *others, hand=["altar"], diplomacy={1: 1, 3: 1})
    part = after(read, position)
    behind_by_one = (position.state.age - 1) * 13 + 6 - 1
    assert on(read, part, "cities_left_meets") == [behind_by_one]
    assert on(read, part, "cities_right_meets") == []


def test_coins_that_are_not_paid_are_read_as_debts(read: ClassicFeatures) -> None:
    goods = ["lumber_yard", "loom_age1", "press_age1", "glassworks_age1", "ore_vein", "clay_pool"]
    others = Place("rhodes", built=goods, hand=["lair"]), Place("babylon", hand=["baths"])
    position = table(_game(), *others, Place("ephesus", hand=["theater"]), hand=["altar"], coins=0)
    position.play(
        *(
            next(p for p in position.legal(s) if isinstance(p, Play) and p.use is use)
            for s, use in enumerate((Use.SELL, Use.BUILD, Use.SELL, Use.SELL))
        )
    )
    legal = position.legal(0)
    assert all(isinstance(command, PayLoss) for command in legal)
    choices = read_choices(read, position.state, 0, 0, [], [], legal)
    owed = list(read.categories).index("city_debts")
    found = [choices.own[own].numbers[owed] for _, own, _ in choices.options]
    assert found == [-(2 - command.coins) for command in legal if isinstance(command, PayLoss)]


def test_the_price_of_the_next_stage_is_read_with_all_that_the_city_saves(
    read: ClassicFeatures,
) -> None:
    """Only where something is saved: the base game reads the price without."""
    plain = at("altar", built=["lumber_yard"])
    assert on(read, after(read, plain), "cities_next_stage") == []
    free = at("altar", built=["lumber_yard", "architect_firm"])
    assert on(read, after(read, free), "cities_next_stage") == [0]


def test_symbols_that_a_mask_copies_count_as_science(read: ClassicFeatures) -> None:
    others = Place("rhodes", built=["scriptorium"]), Place("babylon"), Place("ephesus")
    position = table(_game(), *others, hand=["altar"], built=["pigeonhole"])
    part = after(read, position)
    assert part.numbers[list(read.categories).index("science")] == 1
