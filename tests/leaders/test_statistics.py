"""Leaders in the statistics and in the encyclopaedia: which of them win, and how often."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.boxes import BOXES, box_of
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.models.leaders.articles import articles
from sevenwonders_qt.models.shown.own_figures import own_figures
from sevenwonders_qt.models.shown.records import GameKind, Records
from sevenwonders_qt.models.shown.selection import Selection
from sevenwonders_qt.session.results import SeatResult
from sevenwonders_qt.views.pages.statistics import StatisticsPage
from sevenwonders_qt.views.statistics.chart import Mark
from tests.drawings import drawings
from tests.models.results import joined, table


def match_with(number: int, first: Sequence[str], second: Sequence[str]) -> list[SeatResult]:
    """Return the results of a match that the second of two people has won."""
    found = table(number, ("Ana", 40), ("Eva", 50), ("@rules", 9), expansions=("leaders",))
    return [
        replace(one, people=tuple(people))
        for one, people in zip(found, (first, second, ()), strict=True)
    ]


@pytest.fixture
def records() -> Records:
    matches = (match_with(1, ["caesar"], ["midas"]), match_with(2, ["plato"], ["midas", "caesar"]))
    return Records.of(joined(matches))


def press(qtbot: QtBot, button: QAbstractButton) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_leaders_are_a_chart_beside_the_wonders_and_a_mark_filters_by_one(
    qtbot: QtBot, records: Records
) -> None:
    page = StatisticsPage(drawings())
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.show_records(records)
    page.select(Selection(GameKind("leaders")))
    assert not page.wonders.of_people
    press(qtbot, page.wonders.form.parts[2])
    assert page.wonders.title == "Victories · Leaders"
    assert [value.name for value in page.wonders.values] == ["Midas", "Caesar", "Plato"]
    marks = [mark for mark in page.wonders.findChildren(Mark) if mark.isVisible()]
    press(qtbot, marks[1])
    assert page.selection.person == "caesar"
    assert page.report.total.played == 2
    press(qtbot, [mark for mark in page.wonders.findChildren(Mark) if mark.isVisible()][1])
    assert page.selection.person == ""
    press(qtbot, page.wonders.form.parts[0])
    assert page.wonders.title == "Victories by wonder and side"


def test_the_encyclopaedia_says_how_often_a_leader_has_won(records: Records) -> None:
    rules = box_of(BOXES).classic(Options(expansions=("leaders",)), 3).rules
    by_id = {article.id: article for article in articles(rules)}
    found = own_figures(by_id["caesar"], Edition.FIRST, records)
    assert found is not None
    assert found.lines == ("Leaders: 2 match(es), 45.0 points on average, victories: 1",)
    assert own_figures(by_id["varro"], Edition.FIRST, records) is None
