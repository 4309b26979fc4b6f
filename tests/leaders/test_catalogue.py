"""The data of the Leaders: every leader, guild and board of the box."""

from __future__ import annotations

from pathlib import Path

import pytest

from sevenwonders_qt.core.datafile import DataError
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.classic.effects import (
    BuildFromDiscard,
    Coins,
    Colour,
    Count,
    Effect,
    Points,
    PointsPer,
    Resource,
    Science,
    Scope,
    Shields,
    Symbol,
)
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.games.leaders import effects as kind
from sevenwonders_qt.games.leaders.catalogue import (
    BLACK,
    NAME,
    Leaders,
    Pile,
    load_all_boards,
    load_guilds,
    load_leaders,
)

BROWN, GREY, BLUE, YELLOW = Colour.BROWN, Colour.GREY, Colour.BLUE, Colour.YELLOW
GREEN, RED, PURPLE = Colour.GREEN, Colour.RED, Colour.PURPLE
FILE = resource_path("data", NAME, "leaders.toml")


def per(points: int, *colours: Colour, **more: object) -> PointsPer:
    return PointsPer(points, Count(colours, **more))  # type: ignore[arg-type]


def most(*colours: Colour, **more: object) -> kind.PointsIfMost:
    return kind.PointsIfMost(5, Count(colours, **more))  # type: ignore[arg-type]


PRINTED: dict[str, tuple[int | None, tuple[Effect, ...]]] = {
    "maecenas": (1, (kind.LeadersFree(),)),
    "imhotep": (3, (kind.CheaperStages(),)),
    "hammurabi": (2, (kind.CheaperColour(BLUE),)),
    "leonidas": (2, (kind.CheaperColour(RED),)),
    "archimedes": (4, (kind.CheaperColour(GREEN),)),
    "ramses": (5, (kind.FreeOfColour(PURPLE),)),
    "croesus": (1, (Coins(6),)),
    "xenophon": (2, (kind.CoinsWhenBuilt(2, YELLOW),)),
    "vitruvius": (1, (kind.CoinsWhenChained(2),)),
    "nero": (1, (kind.CoinsPerVictory(2),)),
    "bilkis": (4, (kind.BuyFromBank(1),)),
    "hannibal": (2, (Shields(1),)),
    "caesar": (5, (Shields(2),)),
    "solomon": (3, (BuildFromDiscard(1),)),
    "euclid": (5, (Science((Symbol.COMPASS,)),)),
    "ptolemy": (5, (Science((Symbol.TABLET,)),)),
    "pythagoras": (5, (Science((Symbol.GEAR,)),)),
    "sappho": (1, (Points(2),)),
    "zenobia": (2, (Points(3),)),
    "nefertiti": (3, (Points(4),)),
    "cleopatra": (4, (Points(5),)),
    "phidias": (3, (per(1, BROWN),)),
    "praxiteles": (3, (per(2, GREY),)),
    "nebuchadnezzar": (4, (per(1, BLUE),)),
    "varro": (3, (per(1, YELLOW),)),
    "pericles": (6, (per(2, RED),)),
    "hypatia": (4, (per(1, GREEN),)),
    "hiram": (3, (per(2, PURPLE),)),
    "midas": (3, (per(1, kinds=(kind.THREE_COINS,)),)),
    "amytis": (4, (per(2, stages=True),)),
    "alexander": (3, (per(1, kinds=(kind.VICTORIES,)),)),
    "justinian": (3, (kind.PointsPerSet(3, (BLUE, RED, GREEN)),)),
    "plato": (4, (kind.PointsPerSet(7, (BROWN, GREY, BLUE, YELLOW, RED, GREEN, PURPLE)),)),
    "aristotle": (3, (kind.PointsPerTrio(3),)),
    "berenice": (2, (kind.ExtraCoin(1),)),
    "hatshepsut": (2, (kind.CoinsWhenBought(1),)),
    "nitocris": (None, (kind.TokenOfAge(),)),
    "telesilla": (3, (kind.DropDefeats(), kind.OthersLoseVictory())),
    "tomyris": (4, (kind.DefeatsToWinner(),)),
    "aganice": (None, (kind.ChangeSymbol(),)),
    "enheduanna": (4, (kind.RepeatSymbol(),)),
    "phryne": (None, (most(BLUE),)),
    "cornelia": (None, (most(YELLOW),)),
    "eurypyle": (None, (most(RED),)),
    "theano": (None, (most(GREEN),)),
    "makeda": (None, (most(kinds=(kind.COINS,)),)),
    "cynisca": (None, (kind.PointsIfUndefeated(6),)),
    "gorgo": (5, (kind.PairsOfVictories(),)),
    "agrippina": (1, (kind.PointsIfAlone(7),)),
    "caligula": (3, (kind.FreeOncePerAge(BLACK),)),
    "diocletian": (2, (kind.CoinsWhenBuilt(2, BLACK),)),
    "octavia": (1, (kind.CoinsWhenRaised(2),)),
    "arsinoe": (None, (Coins(4),)),
    "aspasia": (3, (Points(2),)),
    "darius": (4, (per(1, BLACK),)),
    "semiramis": (2, (kind.ShieldsPerDefeat(1),)),
}
"""Price and effects by leader; None is the number of the Age. Losses of Cities come with Cities."""


@pytest.fixture(scope="module")
def leaders() -> Leaders:
    return load_leaders(FILE)


def test_every_leader_is_as_it_is_printed(leaders: Leaders) -> None:
    found = {leader.id: (leader.cost, leader.effects) for leader in leaders.all.values()}
    assert found == PRINTED


def test_item_3_the_piles_are_those_of_the_boxes(leaders: Leaders) -> None:
    sizes = {Pile.STANDARD: 34, Pile.STANDARD_EXPERT: 49, Pile.FIRST_EDITION: 36}
    for pile, size in sizes.items():
        alone, with_cities = (leaders.pile_of(pile, cities=cities) for cities in (False, True))
        assert (len({*alone}), len({*with_cities})) == (size, size + 6)
        assert {*alone} < {*with_cities}
    first = {*leaders.pile_of(Pile.FIRST_EDITION, cities=False)}
    standard = {*leaders.pile_of(Pile.STANDARD, cities=False)}
    assert first - standard == {"hatshepsut", "tomyris"}
    assert standard < first
    six = {*leaders.pile_of(Pile.FIRST_EDITION, cities=True)} - first
    assert six == {"aspasia", "berenice", "caligula", "darius", "diocletian", "semiramis"}


def test_item_17_a_price_by_age_is_that_of_the_age(leaders: Leaders) -> None:
    nitocris, caesar = leaders.all[CardId("nitocris")], leaders.all[CardId("caesar")]
    assert [nitocris.price(age) for age in (1, 2, 3)] == [1, 2, 3]
    assert [caesar.price(age) for age in (1, 2, 3)] == [5, 5, 5]


def test_the_four_guilds_are_as_they_are_printed() -> None:
    guilds = load_guilds().cards
    assert {guild.id: guild.effects for guild in guilds.values()} == {
        "architects_guild": (per(3, PURPLE, scope=Scope.NEIGHBOURS),),
        "courtesans_guild": (kind.CopyLeader(),),
        "diplomats_guild": (per(1, kinds=(kind.LEADERS,), scope=Scope.NEIGHBOURS),),
        "gamers_guild": (per(1, kinds=(kind.THREE_COINS,)),),
    }
    # Wood, stone, ore, clay, glass, loom, papyrus.
    assert {guild.id: guild.cost.resources for guild in guilds.values()} == {
        "architects_guild": (0, 0, 3, 1, 0, 1, 1),
        "courtesans_guild": (1, 0, 0, 1, 1, 1, 0),
        "diplomats_guild": (1, 1, 0, 0, 1, 0, 1),
        "gamers_guild": (1, 1, 1, 1, 0, 0, 0),
    }
    assert {(guild.age, guild.colour, guild.copies) for guild in guilds.values()} == {
        (3, PURPLE, ())
    }


@pytest.mark.parametrize("edition", Edition)
def test_the_boards_are_as_they_are_printed_in_each_edition(edition: Edition) -> None:
    boards = load_all_boards(edition)
    newer = edition is Edition.SECOND
    bury, more = kind.BuryLeader(), kind.RecruitMore()
    stages = {
        key: [(stage.cost.resources, stage.effects) for stage in board.stages]
        for key, board in boards.items()
    }
    assert stages == {
        ("roma", "A"): [
            ((1, 0, 1, 1, 0, 0, 0), (Points(4),)),
            ((0, 2, 0, 1, 0, 1, 0), (Points(6),)),
        ],
        ("roma", "B"): [
            ((1, 0, 0, 1, 0, 0, 0), (Coins(5), kind.DrawLeaders(4))),
            ((0, 1, 0, 1, newer, not newer, 0), (Points(3), more)),
            ((0, 2, 0, 0, 0, 0, 1), (Points(3), more)),
        ],
        ("abu_simbel", "A"): [
            ((0, 1, 0, 1, 0, 0, 0), (Points(3),)),
            ((1, 0, 1, 0, 0, 0, 0), (Points(5),)),
            ((0, 2, 0, 0, 1, 1, 0), (bury,)),
        ],
        ("abu_simbel", "B"): [((0, 0, 0, 2, 0, 1, 0), (bury,)), ((2, 0, 0, 0, 1, 0, 0), (bury,))],
    }  # fmt: skip
    assert {key: board.resource for key, board in boards.items()} == {
        ("roma", "A"): None,
        ("roma", "B"): None,
        ("abu_simbel", "A"): Resource.PAPYRUS,
        ("abu_simbel", "B"): Resource.PAPYRUS,
    }
    assert boards["roma", "A"].effects == (kind.LeadersFree(),)
    assert boards["roma", "B"].effects == (kind.CheaperLeaders(2, 1),)
    assert not any(stage.cost.coins for board in boards.values() for stage in board.stages)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('pile = "expert"', 'pile = "standard"', "standard: leader: 35 leaders, not 34"),
        ('pile = "expert"', 'pile = "best"', "berenice: pile: 'best' is not one of standard"),
        ("cost = 1\n", "cost = 0\n", "maecenas: cost: 0 is not a whole number from 1 to 9"),
        ("leaders_free = true", "leaders_free = 1", "maecenas: effects[1].leaders_free: may only"),
        ('first_edition = "leaders"', 'first_edition = "x"', "maecenas: first_edition: 'x' is not"),
        ("price_is_age = true", "price_is_age = true\ncost = 2", "nitocris: cost: unknown field"),
        ("extra_coin = 1", "extra_card = 1", "berenice: effects[1].extra_card: unknown kind"),
    ],
)
def test_a_fault_in_the_file_is_named(tmp_path: Path, old: str, new: str, message: str) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / FILE.name
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(DataError) as raised:
        load_leaders(path)
    assert message in str(raised.value)
