"""A person at the score pad, with mouse and keyboard."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.controllers.score_pad import ScorePadController
from sevenwonders_qt.journal import pad_files
from sevenwonders_qt.journal.pad_files import PaperGame
from sevenwonders_qt.models.shown.score_pad import TOTAL
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.paint.art import Art
from tests.sources import sources

RESOURCES = Path(__file__).parents[2] / "resources"
Key = Qt.Key
Shown = Qt.ItemDataRole


class PersonAtPad:
    """The window with its score pad, and its hands."""

    def __init__(self, qtbot: QtBot, folder: Path, art: Art | None = None) -> None:
        self.folder = folder
        art = art or Art(RESOURCES / "art")
        pages = sources()
        self.window = MainWindow(art, pages, "1.0")
        qtbot.addWidget(self.window)
        self.controller = ScorePadController(self.window, folder)
        self.window.home.score_pad_button.clicked.connect(self.controller.show)
        self.page = self.window.score_pad
        self.window.show()
        QTest.qWaitForWindowActive(self.window)

    def open(self) -> None:
        """From the home page, by a click."""
        self.click(self.window.home.score_pad_button)

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())

    def click_cell(self, seat: int, row: str) -> None:
        """Click a number, or with "total" the total of a seat."""
        table = self.page.grid.table
        place = table.spot(self.row(row), seat).center()
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def go_to(self, seat: int, row: str) -> None:
        """Put the keyboard on a number."""
        self.page.grid.go_to(self.row(row), seat)

    def row(self, name: str) -> int:
        return (*self.page.pad().rows, TOTAL).index(name)

    def cell(self, seat: int, row: str, role: Qt.ItemDataRole = Shown.DisplayRole) -> str:
        """What a cell shows, or says to screen readers."""
        numbers = self.page.grid.numbers
        return str(numbers.data(numbers.index(self.row(row), seat), role))

    def press(self, *keys: Qt.Key, ctrl: bool = False) -> None:
        modifier = Qt.KeyboardModifier.ControlModifier if ctrl else Qt.KeyboardModifier.NoModifier
        for key in keys:
            QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)

    def write(self, text: str) -> None:
        """Type where the keyboard is."""
        for letter in text:
            QTest.keyClicks(QApplication.focusWidget(), letter)

    def column(self, *numbers: str) -> None:
        """Type these numbers down a column, each with Tab; "" leaves a cell empty."""
        for number in numbers:
            self.write(number)
            self.press(Key.Key_Tab)

    def here(self) -> tuple[int, str] | None:
        """The cell that has the keyboard: seat and row."""
        table = self.page.grid.table
        if QApplication.focusWidget() is not table:
            return None
        index = table.currentIndex()
        return index.column(), (*self.page.pad().rows, TOTAL)[index.row()]

    def value(self, seat: int, row: str) -> int | None:
        return self.page.pad().value(seat, row)

    def total(self, seat: int) -> int:
        return self.page.pad().total(seat)

    def note(self) -> str:
        return self.page.note.text()

    def games(self) -> tuple[PaperGame, ...]:
        """What lies in the folder."""
        return pad_files.read_all(self.folder).games
