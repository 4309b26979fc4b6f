"""Plays a match: persons choose, with a coach and forecasts if they want them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from sevenwonders_qt.ai.worker import Thinker
from sevenwonders_qt.controllers.coach import Coach, Doubt
from sevenwonders_qt.controllers.desk import Desk
from sevenwonders_qt.controllers.forced import ForcedChoices
from sevenwonders_qt.controllers.table import TableController
from sevenwonders_qt.controllers.what_if import WhatIf
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.models.words.mode import Mode, ModeKind
from sevenwonders_qt.session.match import Match


def ask_computers(desk: Desk[Any]) -> None:
    """Ask the computer players of all seats that have to answer, unless they are thinking."""
    players, player_of = desk.players, desk.match.player_of
    for seat in desk.computers_owing():
        desk.scheduler.ask(seat, players[player_of(seat)].player)


def kept_mode(match: Match[Any], kind: ModeKind) -> Mode:
    """Return the mode of a match that is of this kind if it counts."""
    if match.practice:
        return Mode(ModeKind.BRANCH if match.header.practice else ModeKind.PRACTICE)
    return Mode(ModeKind.UNKEPT if match.journal_path is None else kind)


class PlayController(TableController):
    """Persons against each other or against computer players."""

    doubted = Signal(object)
    """A `Doubt`: the person is to be asked whether that choice is meant."""

    def __init__(self, desk: Desk[Any], thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(desk, thinker, parent)
        self.forced = ForcedChoices(desk, self.submit)
        self.coach = Coach(desk, thinker, self.hints, self.submit)
        self.coach.doubted.connect(self.doubted)
        WhatIf(desk, thinker, self.hints)

    @property
    def mode(self) -> Mode:
        return kept_mode(self.match, ModeKind.MATCH)

    def ask_players(self) -> None:
        ask_computers(self.desk)

    def choose(self, command: Command) -> None:
        question = self.desk.question_before(command)
        if question is not None:
            self.doubted.emit(Doubt(command, question))
        else:
            self.coach.weigh(command)

    def pause(self) -> None:
        self.forced.stop()
        super().pause()

    def resume(self) -> None:
        super().resume()
        self.forced.wait()

    def close(self) -> None:
        self.forced.stop()
        super().close()

    def _asked(self) -> None:
        self.forced.wait()
