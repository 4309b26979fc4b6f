"""A person who walks over a page by keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QWidget

MOST = 40
"""Steps from one end of a page to the other, and some."""


def walk_to(widget: QWidget, key: Qt.Key = Qt.Key.Key_Down) -> list[QWidget]:
    """Press a key until ``widget`` has the focus; what had it on the way."""
    walked: list[QWidget] = []
    while not widget.hasFocus():
        focused = QApplication.focusWidget()
        assert focused is not None
        assert len(walked) < MOST, f"it is not reached from {walked[0]}"
        walked.append(focused)
        QTest.keyClick(focused, key)
    return walked


def click_line(lines: QListView, number: int) -> None:
    """Click the line in this place of a list."""
    place = lines.visualRect(lines.model().index(number, 0)).center()
    QTest.mouseClick(lines.viewport(), Qt.MouseButton.LeftButton, pos=place)
