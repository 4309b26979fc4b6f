"""Options of a box that have values are offered among the advanced rules, while it is on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.boxes import ExpansionBox
from sevenwonders_qt.games.classic.ruleset import Expansion
from sevenwonders_qt.models.words.box_words import ChoiceWords, Words
from tests.app.person import Window
from tests.expansion_for_tests import rules as box
from tests.expansion_for_tests.words import WORDS

VALUES = {"cheap": lambda: "cheap huts", "dear": lambda: "dear huts"}


def rules() -> Expansion:
    return replace(box.load(), choices={"huts": tuple(VALUES)})


def words() -> Words:
    return replace(WORDS, choices={"huts": ChoiceWords(lambda: "Huts", lambda: "a note", VALUES)})


def test_a_value_is_chosen_and_goes_with_the_box(
    qtbot: QtBot, tmp_path: Path, boxes: Mapping[str, ExpansionBox]
) -> None:
    usual = boxes[box.NAME]
    assert usual.setup is not None
    setup = replace(usual.setup, choices={"huts": tuple(VALUES)})
    hut_box = replace(usual, rules=rules, words=words, setup=setup)
    window = Window(qtbot, tmp_path, {**boxes, box.NAME: hut_box})
    window.window.show_set_up("classic")
    page = window.window.set_up_page("classic")
    tile, fold = page.boxes[box.NAME], page.fold
    window.click(fold.button)
    assert not fold.choices["huts"].isEnabled()
    window.click(fold.button)
    window.click(tile)
    window.click(fold.button)
    huts = fold.choices["huts"]
    assert huts.isEnabled()
    huts.chosen.emit("dear")
    assert page.table().options.choices == (("huts", "dear"),)
    window.click(page.start_button)
    match = window.program.controller.match
    assert match is not None
    assert match.match.game.options.choices == (("huts", "dear"),)  # type: ignore[attr-defined]
    window.window.show_set_up("classic")
    huts.chosen.emit("cheap")
    assert page.table().options.choices == ()
    huts.chosen.emit("dear")
    window.click(fold.usual_button)
    assert page.table().options.choices == ()
    huts.chosen.emit("dear")
    window.click(fold.button)
    window.click(tile)
    assert page.table().options.choices == ()
    window.close()
