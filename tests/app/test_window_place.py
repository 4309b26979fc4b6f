"""The window comes up where and as large as it was left."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.models.settings import load_settings
from sevenwonders_qt.views.window_frame import SMALLEST, InSight
from tests.app.person import Window


def test_the_window_comes_back_where_it_was_left(qtbot: QtBot, tmp_path: Path) -> None:
    first = Window(qtbot, tmp_path)
    # The screen of the tests is as wide as the smallest window: only height and top can change.
    first.window.resize(first.window.minimumWidth(), first.window.minimumHeight() + 20)
    first.window.move(0, 30)
    place = first.window.geometry()
    first.close()
    again = Window(qtbot, tmp_path, resized=False)
    assert again.window.size() == place.size()
    assert again.window.geometry().top() == place.top()
    again.close()


def test_a_window_that_nobody_moved_writes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    window = Window(qtbot, tmp_path, resized=False)
    before = (tmp_path / "settings.json").read_bytes()
    window.close()
    assert (tmp_path / "settings.json").read_bytes() == before


@pytest.mark.parametrize("place", ["", "AAAA", "not base 64!", "A" * 4000, 7, None, ["AdnQywAD"]])
def test_a_place_that_says_nothing_is_left_out(qtbot: QtBot, tmp_path: Path, place: object) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"language": "en", "window": place}))
    window = Window(qtbot, tmp_path, resized=False)
    assert window.window.isVisible()
    assert window.window.width() >= 640
    window.close()


def test_what_was_set_besides_stays_as_it_was(qtbot: QtBot, tmp_path: Path) -> None:
    window = Window(qtbot, tmp_path, resized=False)
    before = load_settings(tmp_path / "settings.json").settings
    window.window.resize(1500, 900)
    window.close()
    after = load_settings(tmp_path / "settings.json").settings
    assert after.window
    assert (after.language, after.pace, after.tips) == (before.language, before.pace, before.tips)


# What stands in for a window system in tests knows no smallest size of a window, and says so.
knows_no_smallest_size = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)


@knows_no_smallest_size
@pytest.mark.parametrize("left_at", [QPoint(0, 0), QPoint(300, 500)])
def test_a_window_that_is_larger_than_its_screen_fits_into_it_with_its_frame(
    qtbot: QtBot, left_at: QPoint
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setMinimumSize(SMALLEST)
    window.resize(SMALLEST)
    window.move(left_at)
    InSight(window)
    window.show()
    handle, screen = window.windowHandle(), window.screen().availableGeometry()
    assert handle is not None
    assert screen.width() < SMALLEST.width()  # or nothing would be proved
    assert screen.contains(window.geometry().marginsAdded(handle.frameMargins()))
    assert window.height() == SMALLEST.height()


@knows_no_smallest_size
def test_a_window_that_fits_is_left_where_it_was_put(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    InSight(window)
    window.show()
    window.resize(QSize(600, 700))
    window.setMinimumSize(QSize(1, 1))
    window.move(700, 300)  # partly beyond the edge, as a person may want it
    place = window.geometry()
    window.hide()
    window.show()
    assert window.geometry() == place
