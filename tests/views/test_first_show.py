"""A page looks at first as it does after any change of the window, and keeps its place."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QTextEdit, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.architects.staging import StagedArchitects
from sevenwonders_qt.app.staging import Staged
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.views.architects.page import ArchitectsPage
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.paint.fonts import load_fonts
from sevenwonders_qt.views.table.match_page import MatchPage
from sevenwonders_qt.views.table.page import TablePage
from tests.drawings import drawings
from tests.views.measure_pages import PAGES, turn_to, window_with_pages

HALF = QSize(960, 540)
"""Half of a screen of 1920x1080."""


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    load_fonts()
    before = QApplication.cursorFlashTime()
    QApplication.setCursorFlashTime(0)  # or a picture would be another half a second later
    made = window_with_pages()
    qtbot.addWidget(made)
    made.apply(replace(made.settings(), reduced_motion=True))
    made.resize(HALF)
    yield made
    made.close()
    QApplication.setCursorFlashTime(before)


def settle() -> None:
    """Wait until everything is laid out; long articles are in several steps."""
    for _ in range(5):
        QTest.qWait(5)
        for widget in QApplication.allWidgets():
            if isinstance(widget, QTextEdit):
                widget.document().documentLayout().pageCount()  # which ends them


def seen(window: QWidget) -> QImage:
    settle()
    return window.grab().toImage()


def nudge(window: QWidget) -> None:
    """One pixel more, and back."""
    for size in (HALF + QSize(1, 1), HALF):
        window.resize(size)
        settle()


@pytest.mark.painted
@pytest.mark.parametrize("name", PAGES)
def test_the_first_showing_of_a_page_equals_the_showing_after_a_nudge(
    window: MainWindow, name: str
) -> None:
    turn_to(window, name)
    tables = window.findChildren(MatchPage)
    for table in tables:
        table.reduced = True  # a card on its way up would be elsewhere
    if tables:
        turn_to(window, name)
    first = seen(window)
    nudge(window)
    assert seen(window) == first


@pytest.mark.painted
@pytest.mark.parametrize("of_architects", [False, True])
def test_so_does_the_first_showing_of_a_table(window: MainWindow, of_architects: bool) -> None:
    page: TablePage | ArchitectsPage
    if of_architects:
        page = ArchitectsPage(drawings())
        shown: object = StagedArchitects(Architects.with_options(), 4, "4", 6).table("Ana")
    else:
        page = TablePage(drawings())
        shown = Staged(Classic.first_edition(), 4, "4", (2, 3)).table("Ana")
    window.use_table(page)
    page.show_table(shown)  # type: ignore[arg-type]
    window.show_table()
    first = seen(window)
    nudge(window)
    assert seen(window) == first


@pytest.mark.parametrize("name", PAGES)
def test_what_has_been_scrolled_stays_where_it_is_when_the_window_changes(
    window: MainWindow, name: str
) -> None:
    page = turn_to(window, name)
    settle()
    areas = [each for each in page.findChildren(QAbstractScrollArea) if each.isVisible()]
    bars = [bar for bar in (each.verticalScrollBar() for each in areas) if bar.maximum()]
    for bar in bars:
        bar.setValue(bar.maximum() // 2)
    before = [bar.value() for bar in bars]
    nudge(window)
    assert [bar.value() for bar in bars] == before


def test_one_reads_the_same_rule_in_a_window_of_another_size(window: MainWindow) -> None:
    window.show_rules("chains")
    settle()
    article = window.rules.article

    def heading() -> str:
        return article.cursorForPosition(QPoint(30, 5)).block().text()

    assert heading() == "Chains"
    for size in (QSize(1280, 720), QSize(1000, 900), QSize(820, 560), HALF):
        window.resize(size)
        settle()
        assert heading() == "Chains"
    window.rules.set_text_size(1.5)
    settle()
    assert heading() == "Chains"


def test_a_rule_that_is_asked_for_is_what_the_first_showing_begins_with(
    window: MainWindow,
) -> None:
    window.show_rules("power_second")
    settle()
    article = window.rules.article
    shown = article.cursorForPosition(QPoint(30, 5)).block().text()
    assert shown == "Free cards of the second edition"
