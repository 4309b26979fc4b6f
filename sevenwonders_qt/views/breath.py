"""The slow clock of living posters, which runs only while a person can be looking at them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

A_STEP: Final = 250
"""Milliseconds between two pictures: four a second are enough for such slow motion."""

A_LOOK: Final = 1000
"""Milliseconds between two looks whether the posters may move again."""

CALM: Final = 2
"""The number of looks in a row that find nothing in the way before anything moves."""

_ASKED_EVERY: Final = 60.0
"""Seconds between two questions to the system about its battery."""


def _saves_battery() -> bool:
    from sevenwonders_qt.views.power import saves_battery  # not wanted for the first picture

    return saves_battery()


class Breath(QObject):
    """A clock that calls ``breathe`` with the seconds that posters have moved so far.

    They rest while their page is hidden or its window is not the active one, while ``busy`` says
    that something else moves, and while the computer saves its battery.
    """

    def __init__(
        self,
        widget: QWidget,
        breathe: Callable[[float], object],
        busy: Callable[[], bool] = lambda: False,
        saving: Callable[[], bool] = _saves_battery,
    ) -> None:
        """Set the ``widget``, the page with the posters; they rest until they are ``wanted``."""
        super().__init__(widget)
        self._widget, self._breathe, self._busy, self._saving = widget, breathe, busy, saving
        self._seconds = 0.0
        self._calm = 0
        self._saves, self._asked = False, 0.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)

    @property
    def wanted(self) -> bool:
        """Whether posters shall move at all."""
        return self._timer.isActive()

    @wanted.setter
    def wanted(self, wanted: bool) -> None:
        if wanted and not self.wanted:
            self._rest()
            self._timer.start()
        elif not wanted:
            self._timer.stop()
            self._seconds = 0.0
            self._breathe(0.0)

    @property
    def moving(self) -> bool:
        """Whether the posters move now."""
        return self.wanted and self._timer.interval() == A_STEP

    def _step(self) -> None:
        if not self._may_move():
            self._rest()
        elif self._calm < CALM:
            self._calm += 1
            if self._calm == CALM:
                self._timer.setInterval(A_STEP)
        else:
            self._seconds += A_STEP / 1000
            self._breathe(self._seconds)

    def _rest(self) -> None:
        self._calm = 0
        self._timer.setInterval(A_LOOK)

    def _may_move(self) -> bool:
        window = self._widget.window()
        if not self._widget.isVisible() or not window.isActiveWindow() or window.isMinimized():
            return False
        return not self._busy() and not self._is_saving()

    def _is_saving(self) -> bool:
        now = time.monotonic()
        if not self._asked or now - self._asked > _ASKED_EVERY:
            self._asked, self._saves = now, self._saving()
        return self._saves
