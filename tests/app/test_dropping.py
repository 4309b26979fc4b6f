"""Files dropped while a match lies on the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QGraphicsView
from pytestqt.qtbot import QtBot

from tests.app.person import Window
from tests.app.test_freed import NEW, start

COPY, LEFT = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


@pytest.mark.parametrize("game", NEW)
def test_a_file_dropped_on_the_table_is_brought_in(qtbot: QtBot, tmp_path: Path, game: str) -> None:
    window = Window(qtbot, tmp_path)
    start(window, game)
    (table,) = (view for view in window.window.findChildren(QGraphicsView) if view.isVisible())
    file = tmp_path / "no match.7wmatch"
    file.write_text("words")
    carried = QMimeData()
    carried.setUrls([QUrl.fromLocalFile(str(file))])
    come = QDragEnterEvent(QPoint(90, 90), COPY, carried, LEFT, NONE)
    QApplication.sendEvent(table.viewport(), come)
    assert come.isAccepted()
    fall = QDropEvent(QPointF(90, 90), COPY, carried, LEFT, NONE)
    QApplication.sendEvent(table.viewport(), fall)
    assert window.window.page() is window.window.saves
    assert "no match.7wmatch was not imported" in window.window.message.text()
    window.close()
