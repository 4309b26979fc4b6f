"""Keeps cards face down a while longer, so that the last choice can still be undone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer

from sevenwonders_qt.controllers.desk import Desk
from sevenwonders_qt.games.classic.legal import taking_back
from sevenwonders_qt.models.settings import AT_ONCE, ON_ENTER, SOON

BEFORE_REVEAL: Final = 1500
"""Milliseconds during which a choice can still be undone, if a person wants that."""


class Reveal(QObject):
    """Keeps the last card of the computer players back while a person may choose otherwise.

    A card that is face down is undone without a trace; one that was turned over is not.
    """

    def __init__(self, desk: Desk[Any], turn_over: Callable[[], object]) -> None:
        """``turn_over`` is called when the cards are to be turned over."""
        super().__init__(desk)
        self._desk = desk
        self._revealed: object = None
        """The last turn with cards that were to be turned over."""
        self._timer = QTimer(self, singleShot=True, interval=BEFORE_REVEAL)
        self._timer.timeout.connect(turn_over)

    @property
    def waits_for_person(self) -> bool:
        """Whether the cards stay face down until the person at the screen turns them over."""
        desk = self._desk
        waits = desk.settings.reveal == ON_ENTER and desk.at_screen is not None
        waits = waits and desk.turn != self._revealed
        return waits and self._has_chosen and not desk.persons_owing()

    def wait(self) -> None:
        """Decide whether the last card is kept back, and for how long."""
        desk = self._desk
        owing = bool(desk.persons_owing())
        if owing:
            self._revealed = None
        reveal = desk.settings.reveal
        waits = reveal != AT_ONCE and desk.turn != self._revealed
        desk.scheduler.keeps_last = waits and (owing or self._has_chosen)
        if not desk.scheduler.keeps_last or owing:
            self._timer.stop()
        elif reveal == SOON and not self._timer.isActive():
            self._timer.start()

    def end(self) -> None:
        """Let the last card be played, so that all cards are turned over."""
        self._revealed = self._desk.turn
        self._desk.scheduler.keeps_last = False

    @property
    def _has_chosen(self) -> bool:
        """Whether any person has a card that is still face down."""
        state = self._desk.match.state
        return any(taking_back(state, seat) is not None for seat in self._desk.persons)
