"""Hands that take a match back in the real window, and what they look at."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sevenwonders_qt.games.classic.options import DEFAULT, Options
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.pages.overlays import QuestionPage
from sevenwonders_qt.views.table.panel import Panel
from tests.app.person import Window

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
NAMES = ("Ana", "Bruno", "Clara", "Davi", "Elena")
PERSON, RULES = Player.PERSON, Player.RULES


def start(
    window: Window,
    *players: Player,
    seed: str = "again",
    options: Options = DEFAULT,
    boards: tuple[tuple[str, str], ...] = (("giza", "A"), ("rhodes", "A"), ("ephesus", "B")),
) -> None:
    """A match of 7 Wonders on the table."""
    seats = tuple(SeatInfo(name, player) for name, player in zip(NAMES, players, strict=False))
    wished = boards[: len(players)]
    setup = Setup(tuple(BoardWish(wonder, side) for wonder, side in wished))
    window.program.controller.start(NewMatch(seats, setup, seed, options))


def match_of(window: Window) -> Match[Any]:
    """The match on the table."""
    controller = window.program.controller.match
    assert controller is not None
    return controller.match


def question(window: Window) -> QuestionPage:
    return window.window.question


def press(window: Window, key: Qt.Key, *, ctrl: bool = False) -> None:
    """A key for whatever has the keyboard."""
    asked = question(window)
    target = asked.focusWidget() or asked
    if not asked.isVisible():
        table = window.window.table
        target = table.focusProxy() or table
    QTest.keyClick(target, key, CTRL if ctrl else Qt.KeyboardModifier.NoModifier)


def undo(window: Window, *, agree: bool = True) -> None:
    """Ctrl+Z, and Enter where one is asked whether it shall become practice."""
    press(window, Key.Key_Z, ctrl=True)
    if agree and question(window).isVisible():
        press(window, Key.Key_Return)


def redo(window: Window) -> None:
    press(window, Key.Key_Y, ctrl=True)


def sell(window: Window, card: int = 0) -> None:
    """Choose a card and sell it, by keys."""
    window.press(Key(Key.Key_1 + card), Key.Key_D)


def play_turns(window: Window, turns: int) -> None:
    """Sell the first card of the hand, so many times."""
    for _ in range(turns):
        window.qtbot.waitUntil(lambda: free_to_choose(window))
        now = moment(window)
        sell(window)
        window.qtbot.waitUntil(lambda now=now: moment(window) != now and free_to_choose(window))


def moment(window: Window) -> tuple[int, int]:
    """Age and turn as the table shows them."""
    table = window.table
    return (0, 0) if table is None else (table.view.age, table.view.turn)


def free_to_choose(window: Window) -> bool:
    table = window.table
    return window.asked() and table is not None and table.view.choice is None


def shows_the_truth(window: Window) -> bool:
    """Whether table, log and offers are those of the match, exactly."""
    controller = window.program.controller.match
    assert controller is not None
    return bool(window.table == controller.desk.table())


def click_line(window: Window, log: Panel, number: int) -> None:
    """The line of the log that tells of this event."""
    spot = log.spot(f"line {number}")
    assert spot is not None, [s.key for s in log.spots]
    view = window.window.table.focusProxy()
    assert view is not None
    point = view.mapFromScene(log.mapToScene(spot.rect.center()))  # type: ignore[attr-defined]
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=point)  # type: ignore[attr-defined]


def open_lines(log: Panel) -> list[int]:
    """The events whose lines lead back, as far as the log shows them now."""
    keys = [s.key for s in log.spots if s.key.startswith("line ") and s.action is not None]
    return [int(key.removeprefix("line ")) for key in keys]
