"""What nobody foresaw: a line in the window, the whole of it in a file, and the game goes on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.window import tell_faults
from tests.app.person import Window


def test_an_unforeseen_fault_is_one_line_in_the_window_and_the_whole_of_it_in_a_file(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)  # given back after the test
    window = Window(qtbot, tmp_path)
    log = tmp_path / "faults.log"
    tell_faults(window.window, log)
    error = ZeroDivisionError("division of the spoils")
    sys.excepthook(type(error), error, None)
    assert window.window.message.isVisible()
    assert "division of the spoils" in log.read_text(encoding="utf-8")
    window.close()
