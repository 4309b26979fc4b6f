"""Forced choices: makes a choice when there is no other, if a person wants that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from sevenwonders_qt.controllers.desk import Desk
from sevenwonders_qt.controllers.hints import asked_of
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.models.words.advice import plan_name

BEFORE_FORCED: Final = 1200
"""Milliseconds that a choice can be seen before it is made by itself."""


class ForcedChoices(QObject):
    """Makes the only choice of the person at the screen after a moment."""

    made = Signal(str)
    """A choice was made because there was no other; its name in a few words."""

    def __init__(self, desk: Desk[Any], submit: Callable[[Command], object]) -> None:
        super().__init__(desk)
        self._desk, self._submit = desk, submit
        self._only: tuple[Command, object] | None = None
        """The only command there is, and the question it answers."""
        self._timer = QTimer(self, singleShot=True, interval=BEFORE_FORCED)
        self._timer.timeout.connect(self._play)

    def wait(self) -> None:
        """Make the only choice of the person at the screen after a moment, if there is just one.

        Does nothing while something can be redone: it would be made again at once.
        """
        desk = self._desk
        self.stop()
        plays = desk.settings.plays_forced and not desk.match.can_redo
        view = desk.choosing if plays else None
        if view is None or view.prompt is None:
            return
        match = desk.match
        asked = [seat for seat in match.owing if match.player_of(seat) == desk.viewer]
        if len(asked) == 1 and len(view.legal) == 1:
            self._only = view.legal[0], asked_of(view)
            self._timer.start()

    def stop(self) -> None:
        """Make no choice until `wait` is called again."""
        self._only = None
        self._timer.stop()

    def _play(self) -> None:
        only, view = self._only, self._desk.choosing
        if only is not None and view is not None and only[1] == asked_of(view):
            self._only = None
            self.made.emit(plan_name(only[0], view))
            self._submit(only[0])
