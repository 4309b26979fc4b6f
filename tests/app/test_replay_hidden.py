"""What comes hidden from whoever was not there: nothing on the page tells how a match goes on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.models.shown.story import Deed, DeedKind
from tests.app.watched import Watcher, recorded

pytestmark = pytest.mark.painted

Key = Qt.Key
GAMES = [("classic", 3), ("classic", 2), ("edifice leaders", 4), ("architects", 3)]


@pytest.fixture
def watcher(qtbot: QtBot, tmp_path: Path) -> Watcher:
    return Watcher(qtbot, tmp_path)


def told(watcher: Watcher) -> list[Deed]:
    """Every deed on the timeline, in the order of the turns."""
    story = watcher.page.timeline.seen
    assert story is not None
    return [deed for column in story.columns for lane in column.deeds for deed in lane]


def happened(watcher: Watcher) -> list[Deed]:
    """What has been done up to the stop, told from the events themselves."""
    return [
        deed
        for column in watcher.current.story.columns
        for lane in column.deeds
        for deed in lane
        if deed.done <= watcher.stop
    ]


@pytest.mark.parametrize(("kind", "players"), GAMES)
def test_nothing_ahead_stands_on_the_timeline(watcher: Watcher, kind: str, players: int) -> None:
    watcher.open(recorded(watcher.matches, kind, players))
    whole = told(watcher)
    watcher.press(Key.Key_H)
    assert told(watcher) == []
    fights = [f for column in watcher.current.story.columns for f in column.fights]
    for stop in (*range(0, watcher.last, 5), watcher.last):
        watcher.current.go(stop)
        assert told(watcher) == happened(watcher)
        story = watcher.page.timeline.seen
        assert story is not None
        shown = [f for column in story.columns for f in column.fights]
        assert shown == [fight for fight in fights if fight[0] <= stop]
    assert told(watcher) == whole
    assert fights


def test_a_deed_is_told_by_the_step_that_did_it(watcher: Watcher) -> None:
    watcher.open(recorded(watcher.matches, "architects", 3))
    current = watcher.current
    steps, stops = current.match.steps, current.story.stops
    for column in current.story.columns:
        for deed in (deed for lane in column.deeds for deed in lane):
            events = steps[stops[deed.done]].events
            kinds = {type(event).__name__ for event in events}
            wanted = {
                DeedKind.CARD: {"CardTaken", "CardKept"},
                DeedKind.STAGE: {"StageBuilt"},
                DeedKind.TOKEN: {"TokenTaken"},
            }[deed.kind]
            assert kinds & wanted


@pytest.mark.parametrize("kind", ["classic", "architects"])
def test_the_pixels_ahead_are_the_same_whatever_comes(watcher: Watcher, kind: str) -> None:
    """Another future gives the same picture once it is hidden, and another one before."""
    watcher.open(recorded(watcher.matches, kind, 3))
    watcher.current.go(8)
    timeline, story = watcher.page.timeline, watcher.current.story
    names = [seat.name for seat in watcher.current.seats]
    other = replace(
        story,
        columns=tuple(
            replace(
                column,
                deeds=tuple(tuple(d for d in lane if d.done <= 8) for lane in column.deeds),
                fights=tuple(fight for fight in column.fights if fight[0] <= 8),
            )
            for column in story.columns
        ),
    )

    def pictures() -> Iterator[QImage]:
        for shown in (story, other):
            timeline.show_story(shown, names, 0)
            timeline.show_stop(8)
            yield timeline.grab().toImage()

    first, second = pictures()
    assert first != second
    watcher.press(Key.Key_H)
    first, second = pictures()
    assert first == second


def words_of(page: QWidget) -> str:
    """All that assistive technology reads of the parts of a page that can be seen."""
    widgets = [widget for widget in page.findChildren(QWidget) if widget.isVisibleTo(page)]
    return " ".join(
        text for w in widgets for text in (w.accessibleName(), w.accessibleDescription())
    )


@pytest.mark.qt_log_ignore("does not support raise")  # of the offscreen screen
def test_no_tooltip_and_no_name_tells_what_comes(watcher: Watcher) -> None:
    watcher.open(recorded(watcher.matches, players=4))
    watcher.current.go(6)
    watcher.press(Key.Key_H)
    timeline = watcher.page.timeline
    assert timeline.accessibleName() == f"Age II, turn 1 · 7 of {watcher.last + 1}"
    assert timeline.accessibleName() in words_of(watcher.page)
    for column in watcher.current.story.columns[7:]:
        point = watcher.point(column.first)
        asked = QHelpEvent(QEvent.Type.ToolTip, point, timeline.mapToGlobal(point))
        QApplication.sendEvent(timeline, asked)
        assert QToolTip.text() == f"Age {column.age * 'I'}, turn {column.number}"
    QToolTip.hideText()


def test_the_panel_tells_the_last_turn_and_no_card_is_about_to_be_played(
    watcher: Watcher,
) -> None:
    watcher.open(recorded(watcher.matches, players=4))
    turn, scene = watcher.page.table_of("classic").turn, watcher.page.table_of("classic").scene
    watcher.press(Key.Key_Right)
    coming = [spot.tooltip for spot in turn.spots]
    assert scene.selected is not None
    watcher.press(Key.Key_H)
    assert scene.selected is None
    last = [spot.tooltip for spot in turn.spots]
    assert last
    assert last != coming
    watcher.press(Key.Key_Right)
    assert [spot.tooltip for spot in turn.spots] == coming
    watcher.press(Key.Key_Home)
    assert turn.spots == []
    assert any("hidden" in text for text in turn.texts)
    watcher.press(Key.Key_End)
    assert any("victory" in text for text in turn.texts)


def test_a_step_that_is_played_tells_no_more_before_it_has_been(watcher: Watcher) -> None:
    watcher.open(recorded(watcher.matches, players=3))
    watcher.press(Key.Key_Right, Key.Key_H)
    watcher.current.showing.set_speed(1.0)
    turn = watcher.page.table_of("classic").turn
    before = [spot.tooltip for spot in turn.spots]
    watcher.press(Key.Key_Right)
    assert watcher.page.table_of("classic").animator.running
    assert [spot.tooltip for spot in turn.spots] == before
    watcher.window.qtbot.waitUntil(lambda: not watcher.page.table_of("classic").animator.running)
    assert [spot.tooltip for spot in turn.spots] != before


def test_a_key_and_a_click_switch_it_for_this_viewing_alone(watcher: Watcher) -> None:
    path = recorded(watcher.matches)
    watcher.open(path)
    button = watcher.page.hide_button
    whole = told(watcher)
    assert not button.isChecked()
    watcher.click(button)
    assert button.isChecked()
    assert told(watcher) == []
    watcher.press(Key.Key_Right, Key.Key_Tab)  # other moments and eyes leave it as it is
    assert button.isChecked()
    assert told(watcher) == happened(watcher)
    watcher.press(Key.Key_H)
    assert not button.isChecked()
    assert told(watcher) == whole
    watcher.press(Key.Key_H, Key.Key_Escape)
    watcher.open(path)
    assert not watcher.page.hide_button.isChecked()
    assert told(watcher) == whole


def test_what_plays_by_itself_goes_on_when_it_is_hidden(watcher: Watcher) -> None:
    watcher.open(recorded(watcher.matches))
    watcher.press(Key.Key_End, Key.Key_Left, Key.Key_Left, Key.Key_Left)
    watcher.press(Key.Key_Plus, Key.Key_Plus, Key.Key_Plus, Key.Key_Space, Key.Key_H)
    assert watcher.current.playing
    watcher.window.qtbot.waitUntil(lambda: watcher.stop == watcher.last)


def test_one_can_still_go_anywhere(watcher: Watcher) -> None:
    watcher.open(recorded(watcher.matches, "architects", 4))
    watcher.press(Key.Key_H)
    for stop in (watcher.last // 2, 3, watcher.last - 1):
        point = watcher.point(stop)
        watcher.window.qtbot.mouseClick(watcher.page.timeline, Qt.MouseButton.LeftButton, pos=point)
        assert watcher.stop == stop
        assert told(watcher) == happened(watcher)
