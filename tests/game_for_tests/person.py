"""A person who plays Stairs in the real window."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.views.table.panel import Panel
from tests.app.person import Window
from tests.game_for_tests.box import ALL_GAMES
from tests.game_for_tests.rules import NAME
from tests.game_for_tests.settings import NewStairs
from tests.game_for_tests.table import HandOver, StairsTable, TablePage

Key = Qt.Key
PERSON, RULES = Player.PERSON, Player.RULES
NAMES = ("Ana", "Bruno", "Clara", "Davi")


def window_with_stairs(qtbot: QtBot, folder: Path) -> Window:
    """The program with one game more."""
    return Window(qtbot, folder, games=ALL_GAMES)


class Climber:
    """Lays any card, by mouse or by keys."""

    def __init__(self, window: Window, seed: int = 1) -> None:
        self.window = window
        page = window.program.table(NAME)
        assert isinstance(page, TablePage)
        self.page, self.scene = page, page.scene
        self.pick: Callable[[int], int] = random.Random(seed).randrange
        """Of so many cards the place of the one that is laid."""
        self.answers = 0

    @property
    def table(self) -> StairsTable | None:
        return self.scene.table

    def is_covered(self) -> bool:
        """Whether the next person has to say that nobody else looks."""
        return isinstance(self.page.overlay, HandOver)

    def asked(self) -> bool:
        shown = self.window.window.page() is self.page
        mine = self.table is not None and bool(self.table.view.legal)
        return shown and (self.is_covered() or (mine and self.page.overlay is None))

    def by_mouse(self) -> None:
        if self.page.overlay is not None:
            self.click(self.page.overlay, "lift")
            return
        hand = self.scene.parts.own
        keys = [spot.key for spot in hand.spots if spot.action is not None]
        self.click(hand, keys[self.pick(len(keys))])

    def by_keys(self) -> None:
        if self.page.overlay is not None:
            self.press(Key.Key_Return)
            return
        assert self.table is not None
        self.press(Key(Key.Key_1 + self.pick(len(self.table.view.hand))))

    def click(self, panel: Panel, key: str) -> None:
        spot = panel.spot(key)
        assert spot is not None, f"no {key} in {[each.key for each in panel.spots]}"
        view = self.page.view
        point: QPointF = panel.mapToScene(spot.rect.center())
        self.window.see()
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(point))

    def press(self, *keys: Qt.Key) -> None:
        self.window.see()
        for key in keys:
            QTest.keyClick(self.page.view, key)

    def play(self, by: str, times: int = 99) -> None:
        """Answer so many times, or to the end."""
        answer = self.by_mouse if by == "mouse" else self.by_keys
        wanted = self.answers + times

        def step() -> bool:
            if self.window.at_the_end:
                return True
            if self.asked():
                if self.answers == wanted:
                    return True
                self.answers += not self.is_covered()
                answer()
            return False

        self.window.qtbot.waitUntil(step)


def start(window: Window, *players: Player, seed: str = "climb", hints: bool = True) -> Climber:
    """A match on the table, waiting for a person."""
    seats = tuple(SeatInfo(name, player) for name, player in zip(NAMES, players, strict=False))
    window.program.controller.start(NewStairs(seats, seed, hints))
    person = Climber(window)
    window.qtbot.waitUntil(person.asked)
    return person
