"""The program with a window on Windows has no terminal: what it would print comes in a box."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from sevenwonders_qt.app.cli import WRONG, main
from sevenwonders_qt.app.versions import versions_line

# A box of Qt's own fixes its size, which the offscreen platform warns of.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


def said_in_a_box(words: list[str], patch: pytest.MonkeyPatch) -> tuple[int, list[str]]:
    """Run without streams: the exit status, and what boxes said; a person closes each of them."""
    heard: list[str] = []
    timer = QTimer()

    def close() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            heard.append(box.text())
            QTest.mouseClick(box.buttons()[0], Qt.MouseButton.LeftButton)

    timer.timeout.connect(close)
    timer.start(10)
    with patch.context() as streams:
        streams.setattr(sys, "stdout", None)
        streams.setattr(sys, "stderr", None)
        try:
            return main(words), heard
        except SystemExit as end:
            return int(end.code or 0), heard
        finally:
            timer.stop()


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["--size", "wide"], "'wide' is not a size such as 1920x1080"),
        (["--speed"], "unrecognized arguments: --speed"),
        (["dance"], "invalid choice: 'dance'"),
        (["replay", "nowhere.jsonl"], "nowhere.jsonl"),
    ],
)
def test_a_wrong_argument_is_said_in_a_box(
    words: list[str], fault: str, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    status, (text,) = said_in_a_box(words, monkeypatch)
    assert status == WRONG
    assert text.startswith("sevenwonders-qt: ")
    assert fault in text


def test_the_versions_and_the_help_come_in_a_box_too(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert said_in_a_box(["--version"], monkeypatch) == (0, [versions_line()])
    status, (text,) = said_in_a_box(["--help"], monkeypatch)
    assert status == 0
    assert text.startswith("usage: sevenwonders-qt")


def test_where_there_is_a_terminal_no_box_opens(
    qapp: QApplication, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--size", "wide"]) == WRONG
    assert "'wide' is not a size" in capsys.readouterr().err
