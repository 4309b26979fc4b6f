"""Wheels scroll by how far they were turned, whatever sends it in whichever pieces."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.part import Part, row
from sevenwonders_qt.views.kit.wheel import Wheel
from sevenwonders_qt.views.statistics.chart import Chart, Value
from sevenwonders_qt.views.table.log_lines import LogLine
from sevenwonders_qt.views.table.page import TablePage
from tests.drawings import drawings
from tests.views.framed import framed


def turn(
    widget: QWidget, at: QPointF, across: int, down: int, pixels: tuple[int, int] = (0, 0)
) -> QWheelEvent:
    """Turn a wheel, or move two fingers, over a widget; ``down`` is positive upwards."""
    event = wheel(across, down, pixels, at, QPointF(widget.mapToGlobal(at)))
    QApplication.sendEvent(widget, event)
    return event


def wheel(
    across: int,
    down: int,
    pixels: tuple[int, int] = (0, 0),
    at: QPointF | None = None,
    where: QPointF | None = None,
) -> QWheelEvent:
    return QWheelEvent(
        at or QPointF(),
        where or QPointF(),
        QPoint(*pixels),
        QPoint(across, down),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )


def test_small_steps_add_up_to_a_notch() -> None:
    touchpad = Wheel()
    assert [touchpad.steps(wheel(0, -15)) for _ in range(16)] == [0] * 7 + [1] + [0] * 7 + [1]


def test_a_notch_is_a_step_and_a_fast_turn_is_several() -> None:
    usual = Wheel()
    assert [usual.steps(wheel(0, angle)) for angle in (-120, 120, -360, 240)] == [1, -1, 3, -2]


def test_what_is_turned_sideways_or_not_at_all_goes_nowhere() -> None:
    usual = Wheel()
    events = wheel(120, 0), wheel(-360, 0), wheel(0, 0), wheel(-200, -119), wheel(0, 0, (0, 0))
    assert [usual.steps(event) for event in events * 3] == [0] * 15


def test_the_other_way_begins_at_once() -> None:
    touchpad = Wheel()
    assert touchpad.steps(wheel(0, -119)) == 0
    assert [touchpad.steps(wheel(0, 60)) for _ in range(2)] == [0, -1]


def test_pixels_count_by_the_height_of_a_line() -> None:
    touchpad = Wheel()
    assert [touchpad.steps(wheel(0, -40, (0, -10)), high=20) for _ in range(4)] == [0, 1, 0, 1]
    assert Wheel().steps(wheel(0, -60), a_notch=2) == 1


@pytest.fixture
def page(qtbot: QtBot, qapp: object) -> Iterator[TablePage]:
    _window, page = framed(qtbot, lambda window: TablePage(drawings(), window))
    yield page
    page.clear()


def test_the_log_of_the_table_scrolls_by_what_was_turned(page: TablePage) -> None:
    log = page.scene.parts.log
    log.show_lines([LogLine(n, "", "", f"line {n}") for n in range(60)], 0)
    view = page.view.viewport()
    at = QPointF(page.view.mapFromScene(log.sceneBoundingRect().center()))
    end = log.seen.start
    assert end > 20
    for across, down in ((240, 0), (0, 0), (0, 10), (-120, 20)):
        turn(view, at, across, down)
    assert log.seen.start == end
    turn(view, at, 0, 120)
    assert log.seen.start == end - 2
    for _ in range(8):
        turn(view, at, 0, 15)
    assert log.seen.start == end - 4


class Numbers(Chart):
    """Three marks in sight."""

    def describe(self) -> Part:
        return self.slab(row(*self.held()))


def test_a_chart_rolls_by_notches_and_leaves_the_wheel_to_its_page_where_all_is_in_sight(
    qtbot: QtBot, qapp: object
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    chart = Numbers(Look(drawings()), window, 3)
    chart.show_values([Value(n, str(n), (), Part()) for n in range(20)], None)
    for across, down in ((0, 0), (-240, 0), (0, -60)):
        turn(chart, QPointF(1, 1), across, down)
    assert chart.first == 0
    assert turn(chart, QPointF(1, 1), 0, -60).isAccepted()
    assert chart.first == 1
    chart.show_values([Value(n, str(n), (), Part()) for n in range(3)], None)
    assert not turn(chart, QPointF(1, 1), 0, -120).isAccepted()
