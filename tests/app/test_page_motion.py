"""A page that is opened appears softly and the focus glides; nobody ever waits for it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollBar
from pytestqt.qtbot import QtBot

from tests.app.person import Window

pytestmark = pytest.mark.painted

Key = Qt.Key
RUNNING = QAbstractAnimation.State.Running


def window_with(qtbot: QtBot, folder: Path, **settings: object) -> Window:
    kept = {"language": "en", "tips": False, "animation_speed": 0.5, **settings}
    (folder / "settings.json").write_text(json.dumps(kept))
    return Window(qtbot, folder)


def press(window: Window, key: Key) -> None:
    """Press a key where the keys go now."""
    QTest.keyClick(QApplication.focusWidget() or window.window.page(), key)


def test_a_page_appears_over_the_table_top_and_is_then_itself(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_with(qtbot, tmp_path)
    coming = window.window.coming
    QTest.mouseClick(window.window.home.settings_button, Qt.MouseButton.LeftButton)
    page = window.window.page()
    assert coming.isVisible()
    assert coming.geometry() == page.geometry()
    qtbot.waitUntil(lambda: coming.way.state() == RUNNING)
    coming.way.pause()
    coming.way.setCurrentTime(coming.way.duration() // 2)
    half = coming.grab().toImage()
    assert half not in (page.behind().toImage(), page.grab().toImage())  # type: ignore[attr-defined]
    coming.way.resume()
    qtbot.waitUntil(lambda: not coming.isVisible())
    window.close()


def test_a_click_or_a_key_is_heard_while_a_page_appears_which_is_there_at_once(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = window_with(qtbot, tmp_path)
    coming, home = window.window.coming, window.window.home
    QTest.mouseClick(home.settings_button, Qt.MouseButton.LeftButton)
    page = window.window.settings_page
    assert coming.isVisible()
    was = page.switches["reduced_motion"].isChecked()
    QTest.mouseClick(page.switches["reduced_motion"], Qt.MouseButton.LeftButton)
    assert not coming.isVisible()
    assert page.switches["reduced_motion"].isChecked() is not was
    QTest.mouseClick(page.switches["reduced_motion"], Qt.MouseButton.LeftButton)
    press(window, Key.Key_Escape)
    assert window.window.page() is home
    assert coming.isVisible()
    press(window, Key.Key_Tab)
    assert not coming.isVisible()
    window.close()


@pytest.mark.parametrize("still", [{"reduced_motion": True}, {"animation_speed": 0}])
def test_with_little_motion_pages_and_focus_are_there_at_once(
    qtbot: QtBot, tmp_path: Path, still: dict[str, object]
) -> None:
    window = window_with(qtbot, tmp_path, **still)
    QTest.mouseClick(window.window.home.settings_button, Qt.MouseButton.LeftButton)
    assert not window.window.coming.isVisible()
    press(window, Key.Key_Tab)
    press(window, Key.Key_Tab)
    assert not window.window.gliding.isVisible()
    window.close()


def test_the_ring_of_the_focus_glides_to_the_next_thing(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_with(qtbot, tmp_path)
    home, gliding = window.window.home, window.window.gliding
    first, second = home.new_game_button, home.game_buttons["architects"]
    first.setFocus()
    gliding.way.setCurrentTime(gliding.way.duration())
    press(window, Key.Key_Tab)
    assert second.hasFocus()
    assert gliding.isVisible()
    gliding.way.pause()
    places = []
    for part in (0.0, 0.5, 1.0):
        gliding.stand_at(part)
        places.append(gliding.geometry().center().y())
    start, middle, end = places
    assert start < middle < end
    assert gliding.geometry().contains(second.geometry().center())
    gliding.way.resume()
    qtbot.waitUntil(lambda: not gliding.isVisible())
    window.close()


def test_a_page_that_comes_has_its_scroll_bars_from_the_first(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_with(qtbot, tmp_path, text_size=1.5)
    coming = window.window.coming
    for show in (
        lambda: window.window.visit(window.window.settings_page),
        window.window.show_help,
        window.window.show_rules,
    ):
        show()
        page = window.window.page()
        qtbot.waitUntil(lambda: coming.way.state() == RUNNING)
        coming.way.pause()
        coming.way.setCurrentTime(coming.way.duration() - 1)
        almost = coming.grab().toImage()
        bars = [bar for bar in page.findChildren(QScrollBar) if bar.isVisible()]
        assert bars
        there = page.grab().toImage()
        for bar in bars:
            middle = bar.mapTo(page, bar.rect().center())
            column = [
                QPoint(middle.x(), y) for y in range(bar.mapTo(page, QPoint()).y() + 9, 700, 9)
            ]
            for at in column:
                one, other = almost.pixelColor(at), there.pixelColor(at)
                assert abs(one.lightness() - other.lightness()) < 8, (type(page).__name__, at)
        coming.end()
    window.close()
