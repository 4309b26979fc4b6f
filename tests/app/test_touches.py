"""A finger taps, drags, scrolls and, while it rests, shows what hovering shows."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.classic.commands import Prompt
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.views.kit.button import PaintedButton
from sevenwonders_qt.views.kit.scroll import ScrollArea
from sevenwonders_qt.views.table.curtain import Curtain
from sevenwonders_qt.views.table.log_lines import LogLine
from sevenwonders_qt.views.table.places import Pile
from sevenwonders_qt.views.touches import HOLD_MS
from tests.app.person import Window
from tests.app.taking_back import match_of, start
from tests.app.test_presses import buildable, lift_button

PERSON, COMPUTER = Player.PERSON, Player("casual")


@pytest.fixture(scope="module")
def screen(qapp: QApplication) -> QPointingDevice:
    return QTest.createTouchDevice()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    window = Window(qtbot, tmp_path)
    window.see()
    yield window
    window.close()


class Finger:
    """A finger on a window; it moves as fast as is asked, and in steps."""

    def __init__(self, window: Window, screen: QPointingDevice) -> None:
        self.window, self.screen, self.at = window, screen, QPoint()

    def down(self, widget: QWidget, at: QPoint | None = None) -> None:
        self.at = widget.mapTo(self.window.window, at or widget.rect().center())
        QTest.touchEvent(self._handle, self.screen).press(0, self.at).commit()

    def move(self, across: int, down: int, steps: int = 8) -> None:
        start = self.at
        for step in range(1, steps + 1):
            self.at = start + QPoint(across * step // steps, down * step // steps)
            QTest.touchEvent(self._handle, self.screen).move(0, self.at).commit()
            QTest.qWait(8)

    def up(self) -> None:
        QTest.touchEvent(self._handle, self.screen).release(0, self.at).commit()

    def tap(self, widget: QWidget, at: QPoint | None = None) -> None:
        self.down(widget, at)
        self.up()

    @property
    def _handle(self) -> object:
        return self.window.window.windowHandle()


@pytest.fixture
def finger(window: Window, screen: QPointingDevice) -> Finger:
    return Finger(window, screen)


def table_point(window: Window, index: int) -> QPoint:
    """A point of a card of the hand, on the viewport."""
    return window.program.page.view.mapFromScene(window.card(index))


def begin(window: Window) -> QWidget:
    """A turn in which a card is to be chosen; the widget on which the table is."""
    start(window, PERSON, COMPUTER, COMPUTER)
    window.qtbot.waitUntil(
        lambda: window.table is not None and window.table.view.prompt == Prompt.CARD
    )
    window.see()
    return window.program.page.view.viewport()


def test_a_tap_presses_a_button_and_picks_a_card(window: Window, finger: Finger) -> None:
    finger.tap(window.window.home.settings_button)
    assert window.window.page() is window.window.settings_page
    window.qtbot.wait(2 * QApplication.doubleClickInterval())  # this tap is none of a double tap
    switch = window.window.settings_page.switches["reduced_motion"]
    was = switch.isChecked()
    finger.tap(switch)
    assert switch.isChecked() is not was
    table = begin(window)
    window.qtbot.wait(2 * QApplication.doubleClickInterval())
    finger.tap(table, table_point(window, 2))
    assert window.program.page.scene.selected == window.program.page.scene.parts.hand.cards[2]


def test_two_quick_taps_build_a_card(window: Window, finger: Finger) -> None:
    table = begin(window)
    place = table_point(window, buildable(window))
    finger.tap(table, place)
    finger.tap(table, place)
    window.qtbot.waitUntil(lambda: match_of(window).state.turn == 2)


def test_taps_that_keep_coming_do_not_lift_the_curtain(window: Window, finger: Finger) -> None:
    rest = 1.0
    window.program.page.curtain_rests = rest * 1000
    start(window, PERSON, PERSON, COMPUTER)
    table, place = window.program.page.view.viewport(), lift_button(window)
    began = time.monotonic()
    while time.monotonic() < began + 2 * rest:
        finger.tap(table, place)
        window.qtbot.wait(200)
    assert isinstance(window.overlay, Curtain)
    window.see()
    finger.tap(table, place)
    assert window.overlay is None


def test_the_second_of_two_quick_taps_is_not_for_the_page_that_the_first_has_opened(
    window: Window, finger: Finger
) -> None:
    main, button = window.window, window.window.home.new_game_button
    pressed: list[str] = []
    for other in main.set_up_page("classic").findChildren(PaintedButton):
        other.clicked.connect(lambda _=False, other=other: pressed.append(other.text()))
    for across in (0.1, 0.3, 0.5, 0.7, 0.9):
        main.show_home()
        window.qtbot.wait(500)  # longer than between the taps of two
        place = QPoint(round(button.width() * across), button.rect().center().y())
        at = button.mapTo(main, place)
        finger.tap(button, place)
        window.see()
        assert main.page() is main.set_up_page("classic")
        finger.tap(main, at)
    assert not pressed


def scrolled_page(window: Window) -> ScrollArea:
    main = window.window
    main.change(text_size=2.0)
    main.visit(main.settings_page)
    window.see()
    areas = [each for each in main.settings_page.findChildren(ScrollArea) if each.isVisible()]
    return max(areas, key=lambda area: area.verticalScrollBar().maximum())


def test_a_page_scrolls_by_a_finger_wherever_it_is_touched_and_nothing_is_pressed(
    window: Window, finger: Finger
) -> None:
    area = scrolled_page(window)
    bar = area.verticalScrollBar()
    before = window.window.settings()
    for widget in area.stops[:6]:
        bar.setValue(0)
        place = QRect(widget.mapTo(area.viewport(), QPoint()), widget.size())
        if not area.viewport().rect().contains(place.center()):
            continue
        finger.down(widget)
        finger.move(0, -120)
        finger.up()
        assert bar.value() > 60, widget
        window.qtbot.wait(20)
    assert window.window.settings() == before


@pytest.mark.parametrize("name", ["contents", "article"])
def test_lists_and_articles_scroll_by_a_finger(window: Window, finger: Finger, name: str) -> None:
    main = window.window
    main.show_rules()
    window.see()
    view: QAbstractScrollArea = main.rules.list if name == "contents" else main.rules.article
    chosen, bar = main.rules.list.currentIndex().row(), view.verticalScrollBar()
    assert bar.maximum() > 0
    finger.down(view.viewport())
    finger.move(0, -150)
    finger.up()
    assert bar.value() > 80
    assert main.rules.list.currentIndex().row() == chosen


def test_the_log_scrolls_by_a_finger(window: Window, finger: Finger) -> None:
    table, page = begin(window), window.program.page
    log = page.scene.parts.log
    log.show_lines([LogLine(n, "", "", f"line {n}") for n in range(60)], 0)
    first = log.seen.start
    finger.down(table, page.view.mapFromScene(log.sceneBoundingRect().center()))
    finger.move(0, 100)
    finger.up()
    assert log.seen.start < first


def test_a_card_is_dragged_by_a_finger(window: Window, finger: Finger) -> None:
    table, page = begin(window), window.program.page
    pile = page.scene.place_of(Pile())
    assert pile is not None
    at, end = table_point(window, 1), page.view.mapFromScene(pile.center())
    finger.down(table, at)
    finger.move(end.x() - at.x(), end.y() - at.y())
    assert page.scene.parts.targets.current is not None
    finger.up()
    window.qtbot.waitUntil(lambda: match_of(window).state.turn == 2)


def test_a_finger_that_rests_on_a_card_raises_it_and_shows_its_tip_and_picks_nothing(
    window: Window, finger: Finger
) -> None:
    table, scene = begin(window), window.program.page.scene
    item = scene.parts.hand.items[1]
    finger.down(table, table_point(window, 1))
    window.qtbot.wait(HOLD_MS + 100)
    assert item.hover_key
    window.qtbot.waitUntil(scene.tips.tip.isVisible)
    finger.up()
    assert scene.selected is None
    assert scene.tips.tip.isVisible()
    finger.tap(table, table_point(window, 4))
    assert not item.hover_key
    assert scene.selected == scene.parts.hand.cards[4]


class Tips(QObject):
    """Hears which widgets were asked for their tooltips."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[QObject] = []
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            self.asked.append(watched)
        return False


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_a_finger_that_rests_on_a_button_shows_its_tip_and_does_not_press_it(
    window: Window, finger: Finger
) -> None:
    main = window.window
    main.show_set_up("classic")
    window.see()
    tips, before = Tips(), main.set_up_page("classic").hints.isChecked()
    finger.down(main.set_up_page("classic").hints)
    window.qtbot.wait(HOLD_MS + 100)
    assert tips.asked[0] is main.set_up_page("classic").hints
    finger.up()
    assert main.set_up_page("classic").hints.isChecked() is before
    window.qtbot.waitUntil(lambda: tips.asked.count(main.set_up_page("classic").hints) == 2)


def test_a_finger_that_came_down_before_the_curtain_does_not_lift_it(
    window: Window, finger: Finger
) -> None:
    start(window, PERSON, PERSON, COMPUTER)
    window.see()
    view = window.program.page.view
    curtain = window.overlay
    assert curtain is not None
    spot = curtain.spot("lift")
    assert spot is not None
    place = view.mapFromScene(curtain.mapToScene(spot.rect.center()))
    finger.tap(view.viewport(), place)
    assert window.overlay is None
    window.see()
    finger.down(view.viewport(), place)
    window.press(Qt.Key.Key_1, Qt.Key.Key_D)
    assert window.overlay is not None
    finger.up()
    assert window.overlay is not None
