"""A game lives in packages of its own: nothing else names it but the list of games."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from sevenwonders_qt.app.game_box import GameBox
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.core.chance import SeededChance
from tests.game_for_tests import box
from tests.game_for_tests.box import ALL_GAMES

PACKAGE = Path(__file__).parents[2] / "sevenwonders_qt"
LIST = "app/games.py"
NAMES = [name for name in GAMES if name != "classic"]
"""7 Wonders is named wherever it is what is meant."""


def files_naming(name: str) -> set[str]:
    """The files outside the packages of a game that name it, in their path or in their text.

    A guild may be called like a game.
    """
    found = set()
    for path in PACKAGE.rglob("*"):
        place = path.relative_to(PACKAGE)
        if not path.is_file() or {"__pycache__", name, f"{name}.py"} & {*place.parts}:
            continue
        text = path.read_text(encoding="utf-8", errors="replace")
        named = re.search(rf"{name}(?![_ ]guild)", f"{place} {text}".casefold())
        if place.as_posix() != LIST and named:
            found.add(place.as_posix())
    return found


def test_no_file_outside_the_packages_of_a_game_names_it_but_the_list() -> None:
    assert NAMES
    naming = set[str]().union(*map(files_naming, NAMES))
    assert sorted(naming) == [], "these files name a game that is not theirs"


def test_nothing_in_the_program_names_the_game_for_tests() -> None:
    name = "stairs"
    assert {*ALL_GAMES} - {*GAMES} == {name}
    assert files_naming(name) == set()
    assert name not in (PACKAGE / LIST).read_text(encoding="utf-8").casefold()
    assert files_naming("game_for_tests") == set()


def test_every_game_has_the_name_it_is_listed_by_and_seats_to_deal() -> None:
    for name, game in ALL_GAMES.items():
        rules = game.rules()
        assert rules.name == name
        for players in rules.players:
            found = rules.make({}, players)
            assert found.name == name
            assert rules.make(found.agreed, players).agreed == found.agreed
            assert found.could_begin(found.begin(found.random_setup(players), SeededChance(1)))


def test_the_page_on_adding_a_game_names_each_value_and_a_file_that_shows_it() -> None:
    page = (PACKAGE.parent / "docs" / "games.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| `")]
    parts = {field.name: str(field.type) for field in fields(GameBox)}
    named = {row.split("`")[1] for row in rows}
    values = {name for part in parts.values() for name in re.findall(r"\bGame\w+", part)}
    assert named == values
    files = {name for row in rows for name in re.findall(r"`(\w+\.py)`", row)}
    assert all((Path(box.__file__).parent / name).is_file() for name in files)
    assert all(f"`{name}`" in page for name in ("training", "art"))
