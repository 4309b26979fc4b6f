"""A match that only computers play: with names, and it can be paused, stepped and hurried."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from sevenwonders_qt.controllers.watch import WatchController
from sevenwonders_qt.games.architects.events import BattleFought, GameEnded
from sevenwonders_qt.games.architects.options import Options as ArchitectsOptions
from sevenwonders_qt.games.architects.setup import Setup as ArchitectsSetup
from sevenwonders_qt.models.architects.new_match import NewArchitects
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.views.architects.page import ArchitectsPage
from sevenwonders_qt.views.sound.sounds import Sound
from sevenwonders_qt.views.table.ages import ConflictBanner
from sevenwonders_qt.views.table.page import TablePage
from sevenwonders_qt.views.table.panel import Panel
from sevenwonders_qt.views.table.watching_panel import WatchingPanel
from tests.app.architects_page import architects_page
from tests.app.person import Window
from tests.app.taking_back import NAMES, match_of, start

Key = Qt.Key
COMPUTER = Player("casual")


class Watched:
    """A window in which computers play one game or the other, paused before their first choice."""

    def __init__(self, qtbot: QtBot, folder: Path, *, architects: bool = False) -> None:
        self.qtbot, self.architects = qtbot, architects
        self.window = Window(qtbot, folder)
        if architects:
            seats = tuple(SeatInfo(name, COMPUTER) for name in NAMES[:3])
            new = NewArchitects(seats, ArchitectsSetup.random(3), "again", ArchitectsOptions())
            self.window.program.controller.start(new)
        else:
            start(self.window, COMPUTER, COMPUTER, COMPUTER)
        self.press(Key.Key_P)

    @property
    def page(self) -> TablePage | ArchitectsPage:
        program = self.window.program
        return architects_page(program) if self.architects else program.page

    @property
    def panel(self) -> WatchingPanel:
        return self.page.scene.parts.watching

    @property
    def turn(self) -> int:
        return int(match_of(self.window).state.turn)

    @property
    def version(self) -> int:
        return match_of(self.window).version

    @property
    def seen_from(self) -> int:
        table = self.page.scene.table
        assert table is not None
        return table.view.seat

    @property
    def moment(self) -> tuple[int, int]:
        """The Age and the turn."""
        return match_of(self.window).state.age, self.turn

    def play_to(self, age: int, turn: int) -> None:
        """Play until then and pause; turn by turn, as computers on their own may rush past it."""
        while (before := self.moment) != (age, turn):
            self.press(Key.Key_S)
            self.qtbot.waitUntil(partial(lambda before: self.moment != before, before))

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.qtbot.keyClick(self.page.view, key)

    def click(self, button: str) -> None:
        viewport, point = self.page.view.viewport(), self.point(button)
        self.qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=point)

    def point(self, button: str) -> QPoint:
        """Where a button is, on the viewport."""
        spot = self.panel.spot(button)
        assert spot is not None
        return self.page.view.mapFromScene(self.panel.mapToScene(spot.rect.center()))

    def texts(self) -> str:
        scene = self.page.scene
        panels = [item for item in scene.items() if isinstance(item, Panel) and item.isVisible()]
        return "\n".join(text for panel in panels for text in panel.texts)

    def tips(self) -> str:
        scene = self.page.scene
        panels = [item for item in scene.items() if isinstance(item, Panel) and item.isVisible()]
        printed = (
            "card",
            "strip",
            "stage",
            "next",
        )  # how the spots of rules that are printed begin
        spots = [s for panel in panels for s in panel.spots if not s.key.startswith(printed)]
        return "\n".join(f"{panel.name()}" for panel in panels) + "\n".join(
            f"{spot.tooltip}\n{spot.accessible_name}" for spot in spots
        )


@pytest.fixture(params=[False, True], ids=["classic", "architects"])
def watched(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Watched:
    return Watched(qtbot, tmp_path, architects=request.param)


def test_paused_nothing_moves_until_it_goes_on(watched: Watched, qtbot: QtBot) -> None:
    before = watched.version
    qtbot.wait(200)
    assert watched.version == before
    assert "Continue" in watched.texts()
    watched.press(Key.Key_P)
    assert "Pause" in watched.texts()
    qtbot.waitUntil(lambda: watched.turn > 2)
    watched.window.close()


def test_a_step_plays_one_turn_and_pauses_again(watched: Watched, qtbot: QtBot) -> None:
    for turn in (2, 3):
        watched.press(Key.Key_S)
        qtbot.waitUntil(partial(lambda turn: watched.turn == turn, turn))
        qtbot.wait(150)
        assert watched.turn == turn
    watched.window.close()


def test_the_buttons_do_what_the_keys_do(watched: Watched, qtbot: QtBot) -> None:
    watched.click("step")
    qtbot.waitUntil(lambda: watched.turn == 2)
    watched.window.close()


def test_plus_and_minus_change_the_speed_as_far_as_it_goes(watched: Watched) -> None:
    controller = watched.window.program.controller.match
    assert controller is not None
    for key, speeds in ((Key.Key_Plus, (2.0, 4.0, 4.0)), (Key.Key_Minus, (2.0, 1.0, 0.5, 0.5))):
        for speed in speeds:
            watched.press(key)
            assert isinstance(controller, WatchController)
            assert controller.watching.speed == watched.page.haste == speed
    slower = watched.panel.spot("slower")
    assert slower is not None
    assert slower.action is None
    watched.window.close()


def test_every_seat_has_its_name_and_nobody_is_you(watched: Watched, qtbot: QtBot) -> None:
    watched.press(Key.Key_S)
    qtbot.waitUntil(lambda: watched.turn > 1)
    for seat in range(3):
        watched.press(Key(Key.Key_1 + seat))
        assert watched.seen_from == seat
        lines = f"{watched.texts()}\n{watched.tips()}".splitlines()
        assert not [line for line in lines if re.search(r"\byou(rs?)?\b", line, re.I)]
        assert all(name in watched.texts() for name in NAMES[:3])
    watched.window.close()


def test_the_hand_of_the_seat_lies_open_and_cannot_be_played(qtbot: QtBot, tmp_path: Path) -> None:
    watched = Watched(qtbot, tmp_path)
    for seat in (1, 2):
        watched.press(Key(Key.Key_1 + seat))
        table = watched.window.table
        assert table is not None
        assert (table.view.seat, len(table.view.hand)) == (seat, 7)
    before = watched.version
    watched.press(Key.Key_Right, Key.Key_D, Key.Key_Return, Key.Key_H)
    qtbot.wait(100)
    assert watched.version == before
    assert watched.window.overlay is None
    watched.window.close()


def test_seen_from_another_seat_it_stays_paused_and_goes_on_from_there(
    watched: Watched, qtbot: QtBot
) -> None:
    watched.press(Key.Key_2)
    before = watched.version
    qtbot.wait(150)
    assert watched.version == before
    watched.press(Key.Key_P)
    qtbot.waitUntil(lambda: watched.turn > 2)
    assert watched.seen_from == 1
    watched.window.close()


def test_watched_to_the_end_the_winner_is_cheered(watched: Watched, qtbot: QtBot) -> None:
    heard: list[object] = []
    watched.window.program.controller.sounded.connect(heard.append)
    watched.press(Key.Key_P, Key.Key_Plus, Key.Key_Plus)
    qtbot.waitUntil(lambda: watched.window.at_the_end, timeout=60000)
    qtbot.waitUntil(lambda: Sound.VICTORY in heard)
    assert Sound.DEFEAT not in heard
    watched.window.close()


@pytest.fixture
def conflicts(qtbot: QtBot, tmp_path: Path) -> Watched:
    """The conflicts of the first Age have just been listed."""
    watched = Watched(qtbot, tmp_path)
    watched.play_to(1, 5)
    watched.page.speed, watched.page.reduced = 8.0, True
    watched.press(Key.Key_P)
    qtbot.waitUntil(lambda: isinstance(watched.window.overlay, ConflictBanner), timeout=60000)
    return watched


@pytest.mark.parametrize("by_mouse", [False, True], ids=["by key", "by mouse"])
def test_a_pause_leaves_the_conflicts_of_an_age_there_until_it_goes_on(
    conflicts: Watched, qtbot: QtBot, by_mouse: bool
) -> None:
    def pause() -> None:
        conflicts.click("play") if by_mouse else conflicts.press(Key.Key_P)

    pause()
    before = conflicts.version
    qtbot.wait(1500)  # far longer than they are there at this speed
    assert isinstance(conflicts.window.overlay, ConflictBanner)
    assert conflicts.version == before
    pause()
    assert conflicts.window.overlay is None
    qtbot.waitUntil(lambda: conflicts.version > before)
    conflicts.page.speed = 0.0
    conflicts.window.close()


def test_one_turn_more_puts_the_conflicts_away(conflicts: Watched, qtbot: QtBot) -> None:
    conflicts.press(Key.Key_S)
    assert conflicts.window.overlay is None
    qtbot.waitUntil(lambda: conflicts.turn == 2)
    qtbot.wait(300)
    assert conflicts.turn == 2
    conflicts.page.speed = 0.0
    conflicts.window.close()


def test_a_click_elsewhere_puts_the_conflicts_away_and_it_goes_on(
    conflicts: Watched, qtbot: QtBot
) -> None:
    before = conflicts.version
    qtbot.mouseClick(conflicts.page.view.viewport(), Qt.MouseButton.LeftButton)
    assert conflicts.window.overlay is None
    qtbot.waitUntil(lambda: conflicts.version > before)
    conflicts.page.speed = 0.0
    conflicts.window.close()


def test_where_a_person_plays_there_is_nothing_to_pause(qtbot: QtBot, tmp_path: Path) -> None:
    window = Window(qtbot, tmp_path)
    start(window, Player.PERSON, COMPUTER, COMPUTER)
    parts = window.program.page.scene.parts
    assert not parts.watching.isVisible()
    assert parts.actions.isVisible()
    window.close()


def test_the_winner_is_named_after_the_last_conflict_has_been_seen(
    qtbot: QtBot, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    QAccessible.setActive(True)
    request.addfinalizer(lambda: QAccessible.setActive(False))
    watched = Watched(qtbot, tmp_path)
    window, said = watched.window, list[str]()
    page = window.program.page
    page.announcer.said.connect(said.append)
    watched.play_to(3, 5)
    page.speed, page.reduced = 2.0, True
    watched.press(Key.Key_P)
    qtbot.waitUntil(lambda: isinstance(window.overlay, ConflictBanner), timeout=60000)
    assert match_of(window).is_over
    assert "beat" in " ".join(said)
    assert "won with" not in "\n".join([watched.texts(), watched.tips(), *said])
    qtbot.keyClick(page.view, Key.Key_Return)
    qtbot.waitUntil(lambda: window.at_the_end)
    assert "won with" in said[-1] or "won with" in " ".join(said)
    window.close()


def test_in_architects_the_winner_is_named_after_the_last_battle(
    qtbot: QtBot, tmp_path: Path
) -> None:
    watched = Watched(qtbot, tmp_path, architects=True)
    page = watched.page
    assert isinstance(page, ArchitectsPage)
    table = page.scene.table
    assert table is not None
    watched.window.program.controller.leave()  # the page alone is played on
    page.show_table(table)
    ended = GameEnded((9, 8, 7), (0,))
    battle = BattleFought((1, 0, 0), (2, 0, 0), ((), (), ()), 3)
    view = replace(table.view, result=ended)
    after = replace(table, view=view, log=[*table.log, battle, ended])
    page.speed = 1.0
    page.play([battle, ended], after)
    qtbot.waitUntil(lambda: page.scene.parts.call.isVisible())
    assert page.scene.table.log[-1] is battle
    assert page.scene.table.view.result is None
    with qtbot.waitSignal(page.finished):
        pass
    assert page.scene.table == after
    watched.window.close()


def test_a_click_counts_though_a_turn_begins_while_the_button_is_down(
    watched: Watched, qtbot: QtBot
) -> None:
    page, left = watched.page, Qt.MouseButton.LeftButton
    controller = watched.window.program.controller.match
    assert controller is not None
    page.speed, at = 0.5, watched.point("play")
    qtbot.mousePress(page.view.viewport(), left, pos=at)
    watched.press(Key.Key_S)
    qtbot.waitUntil(lambda: page.animator.running)
    qtbot.mouseRelease(page.view.viewport(), left, pos=at)
    assert isinstance(controller, WatchController)
    assert not controller.watching.paused
    assert page.animator.running
    page.speed = 0.0
    watched.window.close()


def test_paused_and_hurried_while_cards_move(watched: Watched, qtbot: QtBot) -> None:
    page = watched.page
    page.speed = 0.5
    watched.press(Key.Key_S)
    qtbot.waitUntil(lambda: page.animator.running)
    watched.press(Key.Key_P, Key.Key_Plus)  # goes on at twice the speed
    assert page.animator.running  # nothing was skipped
    controller = watched.window.program.controller.match
    assert controller is not None
    assert isinstance(controller, WatchController)
    assert (controller.watching.paused, controller.watching.speed) == (False, 2.0)
    watched.click("play")
    assert controller.watching.paused
    page.speed = 0.0
    watched.window.close()
