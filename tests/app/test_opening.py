"""A match of an earlier version that takes long to read is not opened in silence."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sevenwonders_qt.controllers import opening
from sevenwonders_qt.controllers.program import ProgramController
from sevenwonders_qt.views.pages.overlays import MessageStrip
from tests.app.person import Window, choose
from tests.session.shelf import kept_match

OPENS: dict[str, Callable[[ProgramController, Path], None]] = {
    "continued": lambda program, path: program.open(path),
    "replayed": lambda program, path: program.replay(path),
    "reviewed": lambda program, path: program.review(path),
    "its score": lambda program, path: program.show_score_of(path),
}


class Seen(QObject):
    """The messages that were painted, each with the pointer at that time."""

    def __init__(self, strip: MessageStrip) -> None:
        super().__init__(strip)
        self.seen: list[tuple[str, Qt.CursorShape | None]] = []
        strip.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            assert isinstance(watched, MessageStrip)
            pointer = QApplication.overrideCursor()
            self.seen.append((watched.text(), None if pointer is None else pointer.shape()))
        return False


@pytest.mark.parametrize("way", OPENS)
@pytest.mark.parametrize("long", [True, False])
def test_a_match_that_takes_long_to_read_is_said_to_be_opened(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str, long: bool
) -> None:
    path = kept_match(tmp_path / "matches", 12 if way == "continued" else 10_000)
    monkeypatch.setattr(opening, "QUICK", path.stat().st_size - int(long))
    window = Window(qtbot, tmp_path)
    seen, turns = Seen(window.window.message), list[int]()
    running = QTimer(window.window, interval=0)
    running.timeout.connect(lambda: turns.append(len(seen.seen)))
    running.start()
    OPENS[way](window.program.controller, path)
    running.stop()
    assert bool(turns) == long  # the window does its work meanwhile
    words = {text for text, _ in seen.seen}
    assert words == ({f"Opening {path.name}…"} if long else set())
    assert not window.window.message.text()
    assert QApplication.overrideCursor() is None
    window.close()


def test_another_match_can_be_chosen_in_the_list_while_a_long_one_is_read(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = (kept_match(tmp_path / "matches", 10_000) for _ in range(2))
    monkeypatch.setattr(opening, "QUICK", 0)
    window = Window(qtbot, tmp_path)
    page = window.window.saves
    window.window.home.saves_button.click()
    qtbot.waitUntil(lambda: window.window.page() is page and page.detail.match is not None)
    seen = Seen(window.window.message)
    choose(page, first)
    qtbot.waitUntil(lambda: bool(seen.seen))  # it is being read
    choose(page, second)
    shown = page.detail
    qtbot.waitUntil(lambda: shown.match is not None and shown.match.path == second)
    qtbot.waitUntil(lambda: not shown.strip.isHidden() and not window.window.message.text())
    assert QApplication.overrideCursor() is None
    window.close()
