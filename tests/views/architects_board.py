"""The page of Architects in a window, and tables of laid-out positions to show on it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.scenario import Place, Scenario
from sevenwonders_qt.models.architects.table import ArchitectsTable, architects_table
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.views.architects.page import ArchitectsPage
from sevenwonders_qt.views.sound.sounds import Sound
from sevenwonders_qt.views.table.panel import Panel
from tests.drawings import drawings

NAMES = ("Ana", "Bruno", "Clara", "Davi", "Elena", "Fabio", "Gabi")


class Board:
    """The page in a window, and what it asks for."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.page = ArchitectsPage(drawings(), self.window)
        self.resize(1280, 720)
        self.window.show()
        qtbot.waitExposed(self.window)
        self.scene = self.page.scene
        self.sent: list[Command] = []
        self.page.commanded.connect(self.sent.append)
        self.heard: list[Sound] = []
        self.page.sounded.connect(self.heard.append)

    def resize(self, width: int, height: int) -> None:
        self.window.resize(width, height)
        self.page.resize(width, height)

    def click(self, panel: Panel, key: str) -> None:
        spot = panel.spot(key)
        assert spot is not None, f"no {key} in {[s.key for s in panel.spots]}"
        view = self.page.view
        point: QPointF = panel.mapToScene(spot.rect.center())
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.mapFromScene(point))

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.page.view, key)

    def only(self) -> Command:
        assert len(self.sent) == 1
        return self.sent.pop()


def seats(count: int) -> tuple[SeatInfo, ...]:
    return tuple(SeatInfo(name, Player.PERSON) for name in NAMES[:count])


def seen(at: Scenario, seat: int = 0, *, shared: bool = False) -> ArchitectsTable:
    view = at.game.view_for(at.state, seat)
    return architects_table(at.game.rules, view, seats(len(view.cities)), at.log, shared=shared)


def laid(own: Place, *others: Place, players: int = 4, **rest: object) -> Scenario:
    free = [Place(w) for w in ("giza", "rhodes", "olympia", "ephesus", "babylon", "alexandria")]
    taken = {own.wonder, *(other.wonder for other in others)}
    rest_of_them = [place for place in free if place.wonder not in taken]
    places = [own, *others, *rest_of_them][:players]
    return Scenario(Architects.with_options(), places, **rest)  # type: ignore[arg-type]
