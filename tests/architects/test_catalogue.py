"""The box holds what it should: cards, decks, wonders, tokens, to the last one."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from sevenwonders_qt.games.architects.effects import Colour
from sevenwonders_qt.games.architects.game import Architects


def whole_box(game: Architects) -> Counter[str]:
    catalogue = game.rules.catalogue
    box: Counter[str] = Counter(catalogue.central)
    for deck in catalogue.decks.values():
        box.update(deck)
    return box


def test_there_are_235_cards_of_fourteen_faces(game: Architects) -> None:
    assert whole_box(game) == {
        **dict.fromkeys(("wood", "stone", "brick", "papyrus", "glass"), 17),
        "coin": 27,
        "blue3": 16,
        "blue2cat": 24,
        **dict.fromkeys(("compass", "gear", "tablet"), 14),
        "red0": 18,
        "red1": 15,
        "red2": 8,
    }
    assert whole_box(game).total() == 235


def test_the_colours_of_the_box(game: Architects) -> None:
    colours: Counter[Colour] = Counter()
    for card, count in whole_box(game).items():
        colours[game.rules.catalogue.cards[card].colour] += count  # type: ignore[index]
    assert colours == {
        Colour.GREY: 85,
        Colour.YELLOW: 27,
        Colour.BLUE: 40,
        Colour.GREEN: 42,
        Colour.RED: 41,
    }


def test_o14_horns_and_shields_of_every_deck(game: Architects) -> None:
    catalogue = game.rules.catalogue
    decks = {"central": catalogue.central, **catalogue.decks}

    def total(deck: str, what: str) -> int:
        return sum(getattr(catalogue.cards[card], what) for card in decks[deck])

    assert {deck: total(deck, "horns") for deck in decks} == {
        "central": 8,
        "alexandria": 3,
        "babylon": 3,
        "ephesus": 3,
        "giza": 2,
        "halicarnassus": 4,
        "olympia": 4,
        "rhodes": 4,
    }
    assert {deck: total(deck, "shields") for deck in decks} == {
        "central": 10,
        "alexandria": 4,
        "babylon": 4,
        "ephesus": 4,
        "giza": 4,
        "halicarnassus": 5,
        "olympia": 5,
        "rhodes": 5,
    }


def test_each_resource_is_short_in_one_wonders_deck(game: Architects) -> None:
    catalogue = game.rules.catalogue
    short = {
        (wonder, card)
        for wonder, deck in catalogue.decks.items()
        for card in catalogue.payers[:-1]
        if deck.count(card) == 1
    }
    assert short == {
        ("alexandria", "glass"),
        ("babylon", "stone"),
        ("giza", "brick"),
        ("halicarnassus", "papyrus"),
        ("olympia", "wood"),
    }


@pytest.mark.parametrize(
    ("wonder", "points", "orders"),
    [
        ("alexandria", 25, 1),
        ("babylon", 20, 2),
        ("ephesus", 22, 6),
        ("giza", 30, 1),
        ("halicarnassus", 24, 2),
        ("olympia", 22, 2),
        ("rhodes", 26, 2),
    ],
)
def test_o13_points_build_orders_and_resources_of_a_wonder(
    game: Architects, wonder: str, points: int, orders: int
) -> None:
    stages = game.rules.catalogue.wonders[wonder].stages
    assert sum(stage.points for stage in stages) == points
    assert sum(stage.cost.count for stage in stages) == 14
    assert sorted((s.cost.count, s.cost.identical) for s in stages) == [
        (2, False),
        (2, True),
        (3, False),
        (3, True),
        (4, False),
    ]
    found = 0
    for order in permutations(range(1, 6)):
        built: tuple[int, ...] = ()
        for number in order:
            if number not in {stage.number for stage in game.rules.available(wonder, built)}:
                break
            built += (number,)
        found += len(built) == 5
    assert found == orders


def test_there_are_fifteen_tokens_of_fourteen_kinds(game: Architects) -> None:
    catalogue = game.rules.catalogue
    assert len(catalogue.token_pile) == 15
    assert len(catalogue.tokens) == 14
    assert catalogue.token_pile.count("culture") == 2
