"""An overlay that asks for one of several things laid side by side."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from sevenwonders_qt.models.keys import On, asked_number
from sevenwonders_qt.views.table.overlay import Overlay
from sevenwonders_qt.views.table.panel import TableStyle

_STEPS: Final[dict[int, int]] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
}


class OneOf(Overlay):
    """Arrows and digits pick, Enter or a double click confirms.

    A subclass names its spots: ``thing`` and a number from 1 each, ``golden`` the one button that
    confirms.
    """

    thing: ClassVar[str]
    golden: ClassVar[str]

    def __init__(self, style: TableStyle, count: int, *, closable: bool = True) -> None:
        super().__init__(style, closable=closable)
        self.count = count
        self.picked = 0
        self.set_focus_key(self.golden)

    def pick(self, number: int) -> None:
        """Look at the thing ``number``, from 0; others are ignored."""
        if 0 <= number < self.count:
            self.picked = number
            self.set_focus_key(self.golden)
            self.refresh()

    def key(self, event: QKeyEvent) -> bool:
        step, number = _STEPS.get(event.key()), asked_number(event, On.PROMPT)
        if step is not None:
            self.pick((self.picked + step) % self.count)
        elif number:
            self.pick(number - 1)
        else:
            return False
        return True

    # Qt ------------------------------------------------------------------------------------

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        spot = self.spot_at(event.pos())
        if spot is not None and spot.key == f"{self.thing} {self.picked + 1}":
            self.confirm()
