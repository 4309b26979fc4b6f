"""Hints: asks a computer player for advice, and counts the hints that a person was shown."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from sevenwonders_qt.ai.worker import Answer, Thinker
from sevenwonders_qt.controllers.desk import Desk


class Hints(QObject):
    """Hints for the person at the screen, if a match allows them."""

    _came = Signal(object)
    """Hints that were asked for, in an `Answer`."""

    def __init__(self, desk: Desk[Any], thinker: Thinker) -> None:
        super().__init__(desk)
        self._desk, self._thinker = desk, thinker
        self._asked: object = None
        """The question of the game that hints were last asked for."""
        self._counted: object = None
        """The seat and the question that a hint was last counted for."""
        self._came.connect(self._show)

    @property
    def allowed(self) -> bool:
        """Whether persons may ask for hints in the match."""
        return self._desk.match.header.hints

    def find(self) -> None:
        """Ask the computer for good choices, if a person is choosing and may ask."""
        desk = self._desk
        view = desk.choosing
        if view is None or not view.legal or not self.allowed:
            return
        self._asked = asked_of(view)
        memory = desk.match.memory(desk.viewer)
        self._thinker.advise(desk.match.variant, view, self._came.emit, memory)

    def count(self, view: Any) -> None:
        """Note that the person was shown a hint; looking at the same one twice counts once."""
        asked = self._desk.viewer, asked_of(view)
        if asked != self._counted:
            self._counted = asked
            self._desk.match.note_hint(self._desk.viewer)

    def _show(self, answer: Answer) -> None:
        """Show hints that have come, unless another question is asked by now."""
        asked, self._asked = self._asked, None
        view = self._desk.choosing
        if view is None or asked != asked_of(view):
            return
        if answer.hints and self._desk.page.show_hints(answer.hints):
            self.count(view)


def asked_of(view: Any) -> tuple[object, ...]:
    """Return the question that a seat has to answer; others may have answered theirs meanwhile."""
    return view.seat, view.turn, view.prompt, view.legal
