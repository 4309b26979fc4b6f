"""What lies over the table keeps its place, and the keyboard where somebody is using it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sevenwonders_qt.models.seats import Player
from tests.app.person import Window
from tests.app.taking_back import free_to_choose, start


@pytest.fixture
def playing(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    """A person is asked for a card."""
    window = Window(qtbot, tmp_path)
    start(window, Player.PERSON, Player("casual"), Player("casual"))
    qtbot.waitUntil(lambda: free_to_choose(window))
    yield window
    window.close()


def test_it_fits_a_window_that_changed_while_another_page_was_shown(
    playing: Window,
) -> None:
    window = playing
    window.press(Qt.Key.Key_F7, Qt.Key.Key_F1)
    assert window.window.page() is window.window.rules
    window.window.resize(1600, 900)
    QTest.keyClick(window.window.page(), Qt.Key.Key_Escape)
    overlay, scene = window.overlay, window.program.page.scene
    assert overlay is not None
    assert scene.sceneRect().size() == QSizeF(1600, 900)
    assert overlay.mapRectToScene(overlay.rect) == overlay.box_in(scene.sceneRect())
    dimmed = overlay.mapRectToScene(overlay.childrenBoundingRect())
    assert dimmed == scene.sceneRect()


@pytest.mark.parametrize("key", [Qt.Key.Key_F1, Qt.Key.Key_Escape], ids=["rules", "menu"])
def test_it_takes_no_keys_from_somebody_who_reads_rules_or_is_in_the_menu(
    playing: Window, key: Qt.Key
) -> None:
    page = playing.program.page
    playing.press(key)
    held = QApplication.focusWidget()
    page.enlarge(1)  # as the match does, which goes on meanwhile
    assert playing.overlay is not None
    assert held is not page.view
    assert QApplication.focusWidget() is held
    QTest.keyClick(held, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is page.view
