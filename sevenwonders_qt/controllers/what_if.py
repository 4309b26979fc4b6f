"""Forecasts: shows the likely result of the choice that is pointed at."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from sevenwonders_qt.ai.worker import Answer, Thinker
from sevenwonders_qt.controllers.desk import Desk
from sevenwonders_qt.controllers.hints import Hints, asked_of
from sevenwonders_qt.core.decider import Command


class WhatIf(QObject):
    """Forecasts in a practice match, for a person who wants them."""

    _foreseen = Signal(object)
    """The forecast of a choice, in an `Answer`."""

    def __init__(self, desk: Desk[Any], thinker: Thinker, hints: Hints) -> None:
        """Make a forecaster; a forecast that is shown is counted as one of the ``hints``."""
        super().__init__(desk)
        self._desk, self._thinker, self._hints = desk, thinker, hints
        self._pointed: object = None
        """The command that is pointed at, and the question it would answer."""
        self._foreseen.connect(self._show)
        desk.hear(desk.page.pointed, self.foresee)

    def foresee(self, command: Command) -> None:
        """Ask for the forecast of a choice, if a person may ask for it."""
        desk = self._desk
        view, settings, match = desk.choosing, desk.settings, desk.match
        asked = settings.what_if and not settings.hides_points and match.practice
        if view is None or not (asked and self._hints.allowed):
            return
        self._pointed = command, asked_of(view)
        if command.seat != view.seat and match.player_of(command.seat) == desk.viewer:
            view = match.view(command.seat)  # another city that the same person answers for
        if command in view.legal:
            memory = match.memory(desk.viewer)
            self._thinker.foresee(match.variant, view, command, self._foreseen.emit, memory)

    def _show(self, answer: Answer) -> None:
        """Show a forecast, unless something else is pointed at by now."""
        view, forecast = self._desk.choosing, answer.forecast
        if view is None or forecast is None or self._pointed != (forecast.command, asked_of(view)):
            return
        if self._desk.page.show_forecast(forecast):
            self._hints.count(view)
