"""How Stairs is led and shown: one after another, behind a cover where persons share a screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject

from sevenwonders_qt.ai.worker import Thinker
from sevenwonders_qt.controllers.desk import Desk
from sevenwonders_qt.controllers.game_desk import GameDesk
from sevenwonders_qt.controllers.showing import Showing
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models.shown.replay import Viewpoint
from sevenwonders_qt.session.match import Match
from tests.game_for_tests.rules import Stairs, View
from tests.game_for_tests.settings import NewStairs
from tests.game_for_tests.table import StairsTable, TablePage


def without_hand(view: View) -> View:
    """The view as anybody around the table may see it."""
    return replace(view, hand=(), legal=(), prompt=None)


class StairsDesk(Desk[TablePage]):
    """With several persons the table is covered before each of them."""

    game: Stairs

    def __init__(
        self,
        match: Match[Stairs],
        page: TablePage,
        thinker: Thinker,
        pace: str,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(match, page, thinker, pace, parent)
        self._open = False
        self._log: list[Event] = []
        self.hear(page.finished, self.stood.emit)
        self.hear(page.lifted, self._lift)

    def begin(self) -> None:
        self._open = len(self.persons) < 2
        self._log = []
        self.note(self.match.events)
        self.page.show_table(self.table())
        self.stood.emit()

    def take(self, command: Command) -> None:
        events = self.match.submit(command)
        self.note(events)
        self._open = len(self.persons) < 2
        self.scheduler.hold()
        self.page.play([self.seen(event) for event in events], self.table())

    def note(self, events: Sequence[Event]) -> None:
        self._log += [self.seen(event) for event in events]

    def ask(self) -> None:
        owing = self.persons_owing()
        if owing and not (self._open and self.viewer in owing):
            self._call(owing[0])
            return
        self.scheduler.hand_on()
        self.page.show_table(self.table())

    def ask_again(self) -> None:
        self.page.show_table(self.table())

    @property
    def turn(self) -> int:
        return int(self.match.state.turn)

    @property
    def at_screen(self) -> Seat | None:
        return self.viewer if self._open and self.persons else None

    @property
    def choosing(self) -> View | None:
        if self.at_screen is None or self.viewer not in self.match.owing:
            return None
        return self.table().view

    def table(self) -> StairsTable:
        """The table as whoever is before the screen may see it."""
        view: View = self.match.view(self.viewer)
        if not self._open:
            view = without_hand(view)
        if self.watched:
            view = replace(view, legal=(), prompt=None)
        points = not self.settings.hides_points
        log = tuple(self._log)
        return StairsTable(view, self.seats, log, points, self.undo(), self.watched)

    def _call(self, person: Seat) -> None:
        if len(self.persons) < 2:
            self.viewer, self._open = person, True
            self.page.show_table(self.table())
            return
        self.viewer, self._open = person, False
        self.page.call(self.table())

    def _lift(self) -> None:
        self._open = True
        self.page.show_table(self.table())
        self.stood.emit()


class StairsShowing(Showing[TablePage]):
    """The moments of a match."""

    _game: Stairs

    def show(self, stop: int, eyes: Viewpoint) -> None:
        self.page.stop()
        self.page.show_table(self.table(stop, eyes))

    def play(self, stop: int, eyes: Viewpoint) -> None:
        self.page.play(self._coming(stop - 1, eyes), self.table(stop, eyes))

    def table(self, stop: int, eyes: Viewpoint) -> StairsTable:
        """The table at a stop, without any command."""
        step = self._step(stop)
        view = self._game.view_for(step.state, eyes.seat)
        view = without_hand(view) if eyes.guest else replace(view, legal=(), prompt=None)
        log = tuple(self._all_seen(eyes)[: step.end])
        hands = tuple(tuple(sorted(h.cards)) for h in step.state.hands) if eyes.open else None
        return StairsTable(view, self._seats, log, watched=self._by_computers, hands=hands)


DESK: Final = GameDesk(StairsDesk, StairsShowing, NewStairs.of)
