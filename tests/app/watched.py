"""Matches played by AI players and written down, to be watched again at the real window."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.boxes import BOXES, box_of
from sevenwonders_qt.controllers.replay import ReplayController
from sevenwonders_qt.core.decider import AnyGame
from sevenwonders_qt.games.architects.options import Options as ArchitectsOptions
from sevenwonders_qt.games.architects.rules import game_for
from sevenwonders_qt.games.architects.setup import Setup as ArchitectsSetup
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.journal.folder import new_path
from sevenwonders_qt.journal.header import SeatSpec
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.replay.page import ReplayPage
from sevenwonders_qt.views.table.panel import Panel
from tests.app.person import Window
from tests.computers import choose

NAMES = ("Ana", "Bia", "Caio", "Davi", "Elena", "Fabio", "Gabi")
PERSON, COMPUTER = "person", "rules"


def game_of(kind: str, players: int) -> tuple[AnyGame, Any]:
    """A game by a short name, such as "edifice leaders", and a set-up for it."""
    # Computer players know leaders, without whom they would not recruit any.
    box = box_of(BOXES) if "leaders" in kind else Box()
    if kind == "architects":
        return game_for(ArchitectsOptions(), players), ArchitectsSetup.random(players)
    options = Options() if kind == "classic" else Options(expansions=tuple(kind.split(" ")))
    return box.classic(options, players), Setup.random(players)


def played(
    kind: str = "classic",
    players: int = 3,
    *,
    persons: Sequence[int] = (0,),
    choices: int | None = None,
    folder: Path | None = None,
) -> Match[AnyGame]:
    """A match of so many choices, or to its end; AI players answer for all."""
    game, setup = game_of(kind, players)
    seats = [
        SeatSpec(NAMES[seat], PERSON if seat in persons else COMPUTER) for seat in range(players)
    ]
    match = Match.start(game, seats, setup, "watched", folder, durable=False)
    while not match.is_over and (choices is None or len(match.steps) <= choices):
        seat = match.owing[0]
        draws = match.player_seed(match.player_of(seat))
        match.submit(choose(COMPUTER, match.view(seat), match.game.rules, draws))
    match.close()
    return match


def recorded(
    folder: Path,
    kind: str = "classic",
    players: int = 3,
    *,
    persons: Sequence[int] = (0,),
    choices: int | None = None,
) -> Path:
    """The journal of such a match."""
    folder.mkdir(parents=True, exist_ok=True)
    path = new_path(folder, datetime.now(UTC))
    path.write_bytes(_journal(kind, players, tuple(persons), choices))
    return path


@cache
def _journal(kind: str, players: int, persons: tuple[int, ...], choices: int | None) -> bytes:
    with TemporaryDirectory() as folder:
        match = played(kind, players, persons=persons, choices=choices, folder=Path(folder))
        assert match.journal_path is not None
        return match.journal_path.read_bytes()


class Watcher:
    """A person who watches a match again."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.window = Window(qtbot, folder)
        self.matches = folder / "matches"

    def open(self, path: Path) -> None:
        self.window.program.controller.replay(path)

    @property
    def page(self) -> ReplayPage:
        return self.window.window.replay

    @property
    def current(self) -> ReplayController:
        current = self.window.program.controller.replays.current
        assert current is not None
        return current

    @property
    def watching(self) -> bool:
        return self.window.window.page() is MainWindow.replay.made(self.window.window)

    @property
    def stop(self) -> int:
        return self.current.stop

    @property
    def last(self) -> int:
        return self.current.story.last

    @property
    def table_widget(self) -> QWidget:
        widget = self.page.focusProxy()
        assert widget is not None
        return widget

    def words(self) -> str:
        """What is drawn on the table."""
        scene = self.current.showing.page.scene
        panels = [item for item in scene.items() if isinstance(item, Panel) and item.isVisible()]
        return "\n".join(text for panel in panels for text in panel.texts)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.table_widget, key)

    def save(self) -> None:
        """Ask by the keys for a picture of the table."""
        QTest.keyClick(self.table_widget, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)

    def click(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def point(self, stop: int) -> QPoint:
        """Where a stop is on the timeline."""
        return self.page.timeline.place_of(stop).toPoint()
