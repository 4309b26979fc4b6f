"""The data of the Edifices and their boards are those of the box, and damage is told."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from sevenwonders_qt.core.datafile import DataError
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.classic.effects import (
    Coins,
    Colour,
    Count,
    PointsPer,
    Produce,
    Resource,
    Shields,
)
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.edifice.catalogue import Penalty, edifices_of, load_edifices
from sevenwonders_qt.games.edifice.effects import (
    DropDefeats,
    GuildAgain,
    PointsPerColour,
    PointsPerSet,
    TakePawn,
    VictoryToken,
)

RAW = (Resource.WOOD, Resource.STONE, Resource.ORE, Resource.CLAY)
MADE = (Resource.GLASS, Resource.LOOM, Resource.PAPYRUS)

CARDS: dict[str, tuple[int, int, tuple[object, ...], Penalty]] = {
    "money_changer": (1, 1, (Coins(4),), Penalty(coins=2)),
    "curtain_wall": (1, 2, (Shields(1),), Penalty(card=Colour.GREY)),
    "outpost": (1, 1, (VictoryToken(3),), Penalty(card=Colour.RED)),
    "belvedere": (1, 1, (PointsPer(1, Count(stages=True)),), Penalty(card=Colour.BROWN)),
    "artisan_district": (
        1,
        2,
        (PointsPerSet(2, (Colour.BROWN, Colour.GREY)),),
        Penalty(card=Colour.YELLOW),
    ),
    "auction_house": (2, 2, (Coins(7),), Penalty(coins=5)),
    "river_port": (2, 3, (Produce(RAW, for_sale=False),), Penalty(card=Colour.BLUE)),
    "factory": (2, 3, (Produce(MADE, for_sale=False),), Penalty(card=Colour.BROWN)),
    "staging_camp": (2, 3, (VictoryToken(5),), Penalty(card=Colour.RED)),
    "amphitheater": (2, 3, (PointsPer(1, Count((Colour.BLUE,))),), Penalty(card=Colour.GREY)),
    "gold_reserves": (3, 3, (Coins(15),), Penalty(coins=9)),
    "concentric_castle": (3, 5, (Shields(2),), Penalty(victory_tokens=2)),
    "military_school": (3, 5, (VictoryToken(5), DropDefeats()), Penalty(card=Colour.RED)),
    "archives": (3, 5, (PointsPerColour(1),), Penalty(card=Colour.BLUE)),
    "agora": (3, 6, (GuildAgain(),), Penalty(card=Colour.GREEN)),
}
"""Age, coins for participating, reward and penalty."""


def test_the_fifteen_edifices_are_those_of_the_box(game: Classic) -> None:
    found = {
        edifice.id: (edifice.age, edifice.cost.coins, edifice.reward, edifice.penalty)
        for edifice in edifices_of(game.rules).edifices.values()
    }
    assert found == CARDS
    assert Counter(age for age, *_ in found.values()) == {1: 5, 2: 5, 3: 5}


def test_participating_costs_coins_only(game: Classic) -> None:
    for edifice in edifices_of(game.rules).edifices.values():
        assert not any(edifice.cost.resources)


def test_pawns_and_debts_are_those_of_the_rulebook(game: Classic) -> None:
    edifices = edifices_of(game.rules)
    assert edifices.pawns == {3: 2, 4: 3, 5: 3, 6: 4, 7: 5}
    assert edifices.debts == {1: -2, 2: -3, 3: -5}


def test_ur_and_carthage_come_with_either_edition(game: Classic, second: Classic) -> None:
    for one in (game, second):
        catalogue = one.rules.catalogue
        assert len(catalogue.wonders) == 9
        assert catalogue.boards["ur", "A"].resource is Resource.WOOD
        assert catalogue.boards["carthage", "B"].resource is Resource.ORE
        assert [len(catalogue.boards[w, s].stages) for w in ("ur", "carthage") for s in "AB"] == [
            3,
            3,
            3,
            2,
        ]
    assert game.rules.catalogue.side_names != second.rules.catalogue.side_names


def test_the_stages_of_ur_give_the_pawns_that_its_board_shows(game: Classic) -> None:
    boards = game.rules.catalogue.boards
    day, night = boards["ur", "A"].stages, boards["ur", "B"].stages
    assert [stage.effects for stage in day[1].alternatives] == [(TakePawn(n),) for n in (1, 2, 3)]
    assert [stage.effects for stage in night] == [(TakePawn(n),) for n in (1, 2, 3)]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("penalty = { coins = 2 }", 'penalty = { coins = 2, card = "red" }', "money_changer"),
        ("penalty = { coins = 2 }", "penalty = { }", "penalty"),
        ("penalty = { coins = 2 }", 'penalty = { card = "pink" }', "card"),
        ("cost = { coins = 1 }", "cost = { coins = 1, wood = 1 }", "wood"),
        ("reward = [{ coins = 4 }]", "reward = [{ coffee = 4 }]", "coffee"),
        ("reward = [{ coins = 4 }]", "reward = [{ victory_token = 4 }]", "victory_token"),
        ("pawns = [2, 3, 3, 4, 5]", "pawns = [2, 3, 3, 4]", "pawns"),
        ("debts = [2, 3, 5]", "debts = [5, 3, 2]", "debts"),
        ("age = 1", "age = 2", "Age 1"),
        ("age = 1", "age = 4", "age"),
        ('id = "money_changer"', 'id = "outpost"', "used twice"),
        ("pawns =", "prawns =", "pawns"),
    ],
)
def test_damaged_data_are_refused_by_file_and_field(
    old: str, new: str, fault: str, tmp_path: Path
) -> None:
    text = resource_path("data", "edifice", "edifices.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "edifices.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError, match=fault) as caught:
        load_edifices(path)
    assert str(caught.value).startswith("edifices.toml")
