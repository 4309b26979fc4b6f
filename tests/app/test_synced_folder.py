"""A folder that several computers share, and one in which nothing is what its name says."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.journal.reading import read, read_header
from tests.app.person import Window
from tests.app.taking_back import match_of, question
from tests.session.shelf import kept_match

Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    """With a match that another computer has open."""
    path = kept_match(tmp_path / "matches", 5)
    lock = path.with_suffix(".lock")
    lock.write_text("4711\nsevenwonders-qt\nAnas-Laptop\nanother\n\n")
    found = Window(qtbot, tmp_path)
    assert lock.exists()  # no start takes it away
    found.click(found.window.home.continue_button)
    assert question(found).texts()[0] == "Continue it here?"
    assert "“Anas-Laptop”" in question(found).texts()[1]
    return found


def journal(window: Window) -> Path:
    return next((window.folder / "matches").glob("*.jsonl"))


def test_a_match_of_another_computer_is_left_there(window: Window) -> None:
    asked = question(window)
    QTest.keyClick(asked.focusWidget() or asked, Key.Key_Return)
    assert window.program.controller.match is None
    assert journal(window).with_suffix(".lock").exists()
    window.click(window.window.home.continue_button)  # it is offered again
    assert asked.isVisible()
    window.close()


def test_a_match_of_another_computer_is_taken_over(window: Window) -> None:
    path = journal(window)
    window.click(question(window).yes_button)
    assert match_of(window).journal_path == path
    assert "Anas" not in path.with_suffix(".lock").read_text()
    window.close()


def test_a_match_of_another_computer_is_tried_as_a_copy(window: Window) -> None:
    path = journal(window)
    before = path.read_bytes()
    window.click(question(window).other_button)
    copy = match_of(window).journal_path
    assert copy not in (None, path)
    assert match_of(window).practice
    assert path.read_bytes() == before
    assert not read(path).practice
    assert copy is not None
    assert read_header(copy).id != read_header(path).id
    assert path.with_suffix(".lock").exists()
    window.close()


def test_the_list_names_the_computer_that_has_a_match_open(window: Window) -> None:
    window.click(question(window).no_button)
    window.program.saves._rename(journal(window), "Mine")
    assert "“Anas-Laptop”" in window.window.message.text()
    assert read_header(journal(window)).title == ""
    window.close()


NAMES = (
    *("settings.json", "drills.json", "lessons.json", "faults.log", "window.lock"),
    *("matches/20260131T180500Z-5f3a91c2.jsonl", "matches/20260131T180500Z-5f3a91c2.lock"),
    *("matches/last-played.json", "matches/matches.sqlite", "matches/matches.sqlite-journal"),
    *("matches/score-pad.draft", "matches/score-pad.lock", "matches/a.paper.json", "inbox/a.json"),
)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other pipes")
@pytest.mark.timeout(200)
@pytest.mark.parametrize("kind", ["pipe", "folder", "link to a pipe"])
def test_what_is_no_file_neither_hangs_nor_ends_the_program(
    qtbot: QtBot, tmp_path: Path, kind: str
) -> None:
    for name in NAMES:
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        if kind == "pipe":
            os.mkfifo(path)
        elif kind == "folder":
            path.mkdir()
        else:
            os.mkfifo(path.with_name(f"{path.name}.pipe"))
            path.symlink_to(path.with_name(f"{path.name}.pipe"))
    window = Window(qtbot, tmp_path)
    window.window.show_saves()
    qtbot.waitUntil(lambda: not window.program.archive.waiting)
    window.program.score_pad.show()
    window.program.statistics.show()
    window.program.controller.drills.show()
    window.program.lessons.progress.done.clear()
    window.program.saves.import_files([tmp_path / NAMES[5]])
    window.window.change(sound=False)
    window.close()
    assert not window.window.isVisible()
