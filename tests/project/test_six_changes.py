"""The files that CONTRIBUTING lists for six common changes are those that such a change touches."""

from __future__ import annotations

import ast
import inspect
import json
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

import pytest
from PySide6.QtWidgets import QApplication

from sevenwonders_qt.ai.gaps import player_gaps
from sevenwonders_qt.ai.levels import LEVEL_IDS
from sevenwonders_qt.app.boxes import BOXES, use_words
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.languages import SHIPPED
from sevenwonders_qt.games.classic import effects
from sevenwonders_qt.games.classic.effects import Effect
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.gaps import rule_gaps
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.models.classic.gaps import word_gaps
from sevenwonders_qt.models.edifice.names import EDIFICES
from sevenwonders_qt.models.setting import controls
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.models.words.levels import level_name, level_note
from sevenwonders_qt.views.lazy_page import LazyPage
from sevenwonders_qt.views.main_window import MainWindow
from tests.project.checkout import ROOT

SETTING, PAGE, EFFECT = "a setting", "a page", "a kind of effect of 7 Wonders"
CARD, LANGUAGE = "a card of an expansion, such as an Edifice", "a language"
LEVEL = "a level of computer players"

FOLDERS: Final = ("sevenwonders_qt", "resources/data", "resources/ai", "packaging")
ENDINGS: Final = {".py", ".toml", ".json", ".txt", ".desktop", ".xml", ".iss"}
ENOUGH: Final = 0.75
"""A file with the names of so many of the things of a kind has to name another one, too."""

EFFECTS: Final = tuple(
    name
    for name, kind in vars(effects).items()
    if inspect.isclass(kind) and issubclass(kind, Effect) and kind is not Effect
)
PAGES: Final = tuple(
    name for name, value in vars(MainWindow).items() if isinstance(value, LazyPage)
)


@dataclass(frozen=True, slots=True)
class Silence(Effect):
    """A kind of effect that nothing knows but its rule."""

    points: int = 1


@cache
def rows() -> dict[str, frozenset[str]]:
    """Read the files of each change; one that stands in the folder of another goes by its name."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = text.partition("## Six common changes")[2].partition("\n## ")[0]
    found = {}
    for line in table.splitlines():
        if line.startswith("| a "):
            change, files, _ = line.strip("| ").split(" | ")
            paths = re.findall(r"`([\w/.-]+)`|\]\((docs/[\w.]+)\)", files)
            found[change] = frozenset(filter(None, (path for each in paths for path in each)))
    return found


def files_of(change: str) -> set[str]:
    """Return the paths in a row, each from the root of the checkout."""
    named = {ROOT / path for path in rows()[change] if "/" in path}
    folders = {path if path.is_dir() else path.parent for path in named}
    found = set()
    for path in rows()[change]:
        if "." in path and "CODE" not in path:
            near = [each / path for each in folders if (each / path).is_file()]
            found.add(near[0].relative_to(ROOT).as_posix() if near else path)
    return found


@cache
def words_by_file() -> dict[str, frozenset[str]]:
    paths = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    paths.append(ROOT / "resources" / "contents.txt")
    return {
        path.relative_to(ROOT).as_posix(): frozenset(re.findall(r"\w+", path.read_text("utf-8")))
        for path in paths
        if path.suffix in ENDINGS and path.is_file()
    }


def naming(things: Collection[str]) -> set[str]:
    """Return the files with the names of nearly all of these things."""
    return {
        file
        for file, words in words_by_file().items()
        if len(words & {*things}) >= ENOUGH * len(things)
    }


def test_the_table_has_six_rows_with_files_that_there_are() -> None:
    assert [*rows()] == [SETTING, PAGE, EFFECT, CARD, LANGUAGE, LEVEL]
    for change in rows():
        missing = [file for file in files_of(change) if not (ROOT / file).is_file()]
        assert missing == [], change


@pytest.mark.parametrize(
    ("change", "things"),
    [
        (SETTING, tuple(controls(Settings))),
        (PAGE, PAGES),
        (EFFECT, EFFECTS),
        (CARD, tuple(EDIFICES)),
        (LANGUAGE, tuple(code for code in SHIPPED if code != "en")),
        (LEVEL, LEVEL_IDS),
    ],
)
def test_what_names_all_things_of_a_kind_is_on_the_list_of_that_kind(
    change: str, things: Collection[str]
) -> None:
    found = naming(things)
    assert found
    assert found <= files_of(change)


# A setting --------------------------------------------------------------------------------------


def reads() -> Iterator[str]:
    """Every attribute that is read anywhere in the program."""
    for path in (ROOT / "sevenwonders_qt").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
                yield node.attr


def test_every_setting_has_an_effect_or_is_read_somewhere() -> None:
    read = {*reads()}
    assert [
        name
        for name, setting in controls(Settings).items()
        if setting.effect is None and name not in read
    ] == []


# A kind of effect -------------------------------------------------------------------------------


def with_silence(*, known: bool) -> Ruleset:
    """Return the rules with one more kind of effect, on a card; a rule module may know it."""
    rules = Classic.first_edition().rules
    cards = rules.catalogue.cards
    altar = replace(cards[CardId("altar")], effects=(Silence(),))
    catalogue = replace(rules.catalogue, cards={**cards, altar.id: altar})
    module, *others = rules.modules
    if known:
        module = replace(module, times={**module.times, Silence: lambda *_: 1})
    return Ruleset(catalogue, module, *others)


def test_an_effect_without_a_rule_is_refused() -> None:
    assert [gap.lacks for gap in rule_gaps(with_silence(known=False))] == ["rule"]


def test_a_gap_is_named_for_each_other_file_of_a_kind_of_effect() -> None:
    use_words(BOXES, GAMES)
    rules = with_silence(known=True)
    places = {gap.place for gap in (*word_gaps(rules), *player_gaps(rules))}
    assert len(places) == 5
    assert {f"sevenwonders_qt/{place}" for place in places} <= files_of(EFFECT)


# A level ----------------------------------------------------------------------------------------


def test_every_level_has_a_name_a_note_and_figures(qapp: QApplication) -> None:
    figures = json.loads((ROOT / "resources/ai/levels.json").read_text(encoding="utf-8"))
    measured = figures["classic"]["levels"]
    assert [level for level in LEVEL_IDS if not level_name(level)] == []
    assert [level for level in LEVEL_IDS if not level_note(level)] == []
    assert [level for level in LEVEL_IDS if level not in measured] == []
