"""The cards and boards of Cities are those of the facts."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from sevenwonders_qt.core.datafile import DataError
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.cities import catalogue
from sevenwonders_qt.games.cities import effects as kind
from sevenwonders_qt.games.cities.catalogue import NAME, load_all_boards, load_data
from sevenwonders_qt.games.classic.effects import (
    BLACK,
    VICTORIES,
    BuildFromDiscard,
    Coins,
    CoinsPer,
    Count,
    Points,
    PointsPer,
    Scope,
    Shields,
    Side,
)
from sevenwonders_qt.games.classic.options import Edition

OWN, NEAR = Scope.SELF, Scope.NEIGHBOURS

BLACK_CARDS: dict[str, tuple[int, str, tuple[object, ...]]] = {
    "residence": (1, "C", (Points(1), kind.TakeDiplomacy())),
    "hideout": (1, "", (Points(2), kind.OthersLose(1))),
    "city_gates": (1, "1W", (Points(4),)),
    "militia": (1, "3", (Shields(2),)),
    "dive": (1, "", (Coins(6), kind.NeighboursGain(1))),
    "west_clandestine_wharf": (1, "1", (kind.CheaperFirst(Side.LEFT),)),
    "east_clandestine_wharf": (1, "1", (kind.CheaperFirst(Side.RIGHT),)),
    "pigeonhole": (1, "1O", (kind.CopySymbol(),)),
    "secret_warehouse": (1, "2", (kind.ProduceSame(),)),
    "opium_stash": (1, "", (Coins(3), kind.OthersLose(1))),
    "customs": (1, "", (Points(4), kind.OthersGain(1))),
    "raider_camp": (1, "", (kind.TakeVictory(1), kind.NeighboursOwe(1))),
    "cells": (1, "", (PointsPer(2, Count(kinds=(kind.ONES,))),)),
    "smugglers_cache": (1, "", (kind.CheaperBoards(),)),
    "architect_firm": (2, "1P", (Points(2), kind.StagesFree())),
    "black_market": (2, "OL", (kind.ProduceOther(),)),
    "consulate": (2, "CP", (Points(2), kind.TakeDiplomacy())),
    "gambling_den": (2, "1", (Coins(9), kind.NeighboursGain(2))),
    "lair": (2, "WG", (Points(3), kind.OthersLose(2))),
    "mercenaries": (2, "4P", (Shields(3),)),
    "sepulcher": (2, "SGL", (Points(4), kind.OthersLose(1, Count(kinds=(VICTORIES,))))),
    "band_of_spies": (2, "2SC", (kind.CopySymbol(),)),
    "tabularium": (2, "2WOL", (Points(6),)),
    "opium_den": (2, "P", (Coins(4), kind.OthersLose(3))),
    "trade_center": (2, "SCP", (Points(6), kind.OthersGain(2))),
    "raider_fort": (2, "1OC", (kind.TakeVictory(3), kind.NeighboursOwe(1))),
    "guardhouse": (2, "2WO", (PointsPer(3, Count(kinds=(kind.THREES,))),)),
    "forging_agency": (2, "2", (BuildFromDiscard(2),)),
    "brotherhood": (3, "WWOL", (Points(4), kind.OthersLose(3))),
    "chamber_of_builders": (3, "WCGP", (Points(4), kind.OthersLose(1, Count(stages=True)))),
    "capitol": (3, "2SSCCGP", (Points(8),)),
    "cenotaph": (3, "CCSGL", (Points(5), kind.OthersLose(1, Count(kinds=(VICTORIES,))))),
    "contingent": (3, "5L", (Shields(5),)),
    "embassy": (3, "SPL", (Points(3), kind.TakeDiplomacy())),
    "secret_network": (3, "SP", (CoinsPer(1, Count((BLACK,))), PointsPer(1, Count((BLACK,))))),
    "slave_market": (
        *(3, "WWOO"),
        (CoinsPer(1, Count(kinds=(VICTORIES,))), PointsPer(1, Count(kinds=(VICTORIES,)))),
    ),
    "torture_chamber": (3, "3OOG", (kind.CopySymbol(),)),
    "opium_distillery": (3, "WG", (Coins(5), kind.OthersLose(5))),
    "mint": (3, "WWCGL", (Points(8), kind.OthersGain(3))),
    "raider_garrison": (3, "2SSL", (kind.TakeVictory(5), kind.NeighboursOwe(1))),
    "prison": (3, "2OOCP", (PointsPer(4, Count(kinds=(kind.FIVES,))),)),
    "memorial": (3, "SWL", (CoinsPer(2, Count(defeats=True)), kind.ReturnDefeats())),
}
"""By id: the Age, the cost (coins, then resources by their first letter) and the effects."""

GUILDS: dict[str, tuple[str, tuple[object, ...]]] = {
    "counterfeiters_guild": ("OOOGL", (Points(5), kind.OthersLose(3))),
    "guild_of_shadows": ("SSWP", (PointsPer(1, Count((BLACK,), scope=NEAR)),)),
    "mourners_guild": ("CCWGL", (PointsPer(1, Count(kinds=(VICTORIES,), scope=NEAR)),)),
}

LETTERS = "WSOCGLP"
"""Wood, stone, ore, clay, glass, loom, papyrus: the order of the resources."""


def printed(cost: str) -> tuple[int, tuple[int, ...]]:
    coins = int(cost[0]) if cost[:1].isdigit() else 0
    return coins, tuple(cost.count(letter) for letter in LETTERS)


@pytest.mark.parametrize("name", BLACK_CARDS)
def test_a_black_card_has_its_age_cost_and_effects(name: str) -> None:
    card = next(c for c in load_data().black[Edition.SECOND].values() if c.id == name)
    age, cost, effects = BLACK_CARDS[name]
    assert (card.age, card.colour, card.effects) == (age, BLACK, effects)
    assert (card.cost.coins, card.cost.resources) == printed(cost)


def test_the_decks_are_those_of_the_editions() -> None:
    black = load_data().black
    assert {*black[Edition.SECOND]} == {*BLACK_CARDS}
    new = {*black[Edition.SECOND]} - {*black[Edition.FIRST]}
    assert new == {
        *("opium_stash", "customs", "raider_camp", "cells", "smugglers_cache"),
        *("opium_den", "trade_center", "raider_fort", "guardhouse", "forging_agency"),
        *("opium_distillery", "mint", "raider_garrison", "prison", "memorial"),
    }
    assert Counter(c.age for c in black[Edition.FIRST].values()) == {1: 9, 2: 9, 3: 9}


@pytest.mark.parametrize("name", GUILDS)
def test_a_guild_has_its_cost_and_effects(name: str) -> None:
    card = next(card for card in load_data().guilds.values() if card.id == name)
    cost, effects = GUILDS[name]
    assert (card.age, card.colour, card.effects) == (3, "purple", effects)
    assert (card.cost.coins, card.cost.resources) == printed(cost)


def stages(edition: Edition, wonder: str, side: str) -> list[tuple[int, str, tuple[object, ...]]]:
    found = []
    for stage in load_all_boards(edition)[wonder, side].stages:
        units = zip(LETTERS, stage.cost.resources, strict=True)
        cost = "".join(letter * number for letter, number in units)
        found.append((stage.cost.coins, cost, stage.effects))
    return found


@pytest.mark.parametrize(
    ("edition", "few", "many"), [(Edition.FIRST, 7, 14), (Edition.SECOND, 5, 10)]
)
def test_the_stages_of_petra(edition: Edition, few: int, many: int) -> None:
    assert stages(edition, "petra", "A") == [
        *((0, "WS", (Points(3),)), (few, "", (Points(7),)), (0, "WSSP", (Points(7),)))
    ]
    assert stages(edition, "petra", "B") == [
        *((0, "OOCC", (Points(3), kind.OthersLose(2))), (many, "", (Points(14),)))
    ]


def test_the_stages_of_byzantium() -> None:
    token = kind.TakeDiplomacy()
    assert stages(Edition.FIRST, "byzantium", "A") == [
        (0, "OC", (Points(3),)),
        (0, "WWP", (Points(2), token)),
        (0, "CCGL", (Points(7),)),
    ]
    assert stages(Edition.FIRST, "byzantium", "B") == [
        *((0, "WOGP", (Points(3), token)), (0, "OOCL", (Points(4), token)))
    ]
    assert stages(Edition.SECOND, "byzantium", "A")[1] == (0, "WWP", (Points(4), token))
    assert stages(Edition.SECOND, "byzantium", "B") == [
        *((0, "WOP", (Points(4), token)), (0, "OOGL", (Points(6), token)))
    ]


def test_a_missing_black_card_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(resource_path("data", NAME), tmp_path / NAME)
    cards = tmp_path / NAME / "cards.toml"
    text = cards.read_text(encoding="utf-8")
    cards.write_text(text.replace('id = "lair"\nage = 2', 'id = "lair"\nage = 3'), encoding="utf-8")
    monkeypatch.setattr(catalogue, "resource_path", lambda _, *parts: tmp_path.joinpath(*parts))
    with pytest.raises(
        DataError, match="black cards of Age 2, first edition: card: 8 cards, not 9"
    ):
        load_data()
