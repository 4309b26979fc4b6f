"""The window comes up where and as large as it was left."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QMargins, QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.models.settings import load_settings
from sevenwonders_qt.views.window_frame import SMALLEST, USUAL, InSight, fitted
from tests.app.person import Window


def test_the_window_comes_back_where_it_was_left(qtbot: QtBot, tmp_path: Path) -> None:
    first = Window(qtbot, tmp_path)
    # The screen of the tests is less wide than any window: only height and top can change.
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


FRAME = QMargins(4, 30, 4, 6)
SCREEN = QRect(0, 24, 1366, 744)
"""Under a panel at its top."""


@pytest.mark.parametrize(
    ("window", "place"),
    [
        (QRect(100, 100, 1000, 600), QRect(100, 100, 1000, 600)),
        (QRect(0, 0, 1280, 720), QRect(4, 54, 1280, 708)),
        (QRect(900, 500, 1280, 700), QRect(82, 62, 1280, 700)),
        (QRect(-300, 60, 1000, 600), QRect(4, 60, 1000, 600)),
        (QRect(2000, -900, 3000, 2000), QRect(4, 54, 1358, 708)),
    ],
)
def test_a_window_is_moved_and_made_smaller_no_more_than_its_frame_needs(
    window: QRect, place: QRect
) -> None:
    assert fitted(window, FRAME, SCREEN) == place
    assert SCREEN.contains(fitted(window, FRAME, SCREEN).marginsAdded(FRAME))


def test_half_a_screen_of_1920_is_enough(qtbot: QtBot, tmp_path: Path) -> None:
    smallest = SMALLEST
    assert smallest.width() <= 1920 / 2
    assert smallest.height() <= 1080 / 2
    window = Window(qtbot, tmp_path, resized=False)
    window.window.resize(10, 10)
    screen = window.window.screen().availableSize()
    assert window.window.size() == smallest.boundedTo(screen)
    window.close()


# What stands in for a window system in tests knows no smallest size of a window, and says so.
knows_no_smallest_size = pytest.mark.qt_log_ignore("propagateSizeHints", extend=True)


@knows_no_smallest_size
@pytest.mark.parametrize("left_at", [None, QPoint(0, 0), QPoint(300, 500)])
def test_a_window_that_is_larger_than_its_screen_fits_into_it_with_its_frame(
    qtbot: QtBot, left_at: QPoint | None
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setMinimumSize(USUAL)
    window.resize(USUAL)
    if left_at is not None:
        window.move(left_at)
    screen = window.screen().availableGeometry()
    assert screen.width() < USUAL.width()  # or nothing would be proved
    InSight(window)
    usual = QMargins(8, 40, 8, 8)
    assert window.frameSize().grownBy(usual).boundedTo(screen.size()) == (
        window.frameSize().grownBy(usual)
    )
    window.show()
    qtbot.waitExposed(window)
    handle = window.windowHandle()
    assert handle is not None
    assert screen.contains(window.geometry().marginsAdded(handle.frameMargins()))


@knows_no_smallest_size
def test_a_window_that_was_maximized_fits_when_it_is_not_any_more(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    InSight(window)
    window.showMaximized()
    qtbot.waitExposed(window)
    window.showNormal()
    screen = window.screen().availableGeometry()
    window.setGeometry(QRect(500, 500, 700, 700))
    qtbot.waitUntil(lambda: screen.contains(window.geometry()))
    assert window.height() == 700


@knows_no_smallest_size
def test_a_window_that_fits_is_left_where_it_was_put(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    InSight(window)
    window.show()
    qtbot.waitExposed(window)
    qtbot.wait(1)  # until it has been looked at
    window.setMinimumSize(QSize(1, 1))
    window.resize(QSize(600, 700))
    window.move(700, 300)  # partly beyond the edge, as a person may want it
    place = window.geometry()
    window.hide()
    window.show()
    qtbot.waitExposed(window)
    assert window.geometry() == place
