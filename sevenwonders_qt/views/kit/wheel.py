"""The turning of a wheel, counted in steps."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QGraphicsSceneWheelEvent

NOTCH: Final = 120
"""The angle of a click of a usual wheel, in eighths of a degree."""


class Wheel:
    """The turning of one wheel, added up until it makes a step.

    A wheel sends a whole notch at a time, a touchpad many events of a few eighths of a degree.
    """

    def __init__(self) -> None:
        self._turned = 0.0

    def steps(
        self,
        event: QWheelEvent | QGraphicsSceneWheelEvent,
        *,
        a_notch: int = 1,
        high: float = 0.0,
    ) -> int:
        """Return how many steps to go on; negative for back, 0 for a wheel turned sideways.

        There are so many in ``a_notch``; one is ``high`` pixels where the system counts in pixels.
        """
        angle, pixels = _turned(event)
        turned = -pixels / high if pixels and high > 0 else -angle * a_notch / NOTCH
        if turned * self._turned < 0:
            self._turned = 0.0  # it is turned the other way now
        self._turned += turned
        whole = math.trunc(self._turned)
        self._turned -= whole
        return whole


def _turned(event: QWheelEvent | QGraphicsSceneWheelEvent) -> tuple[int, int]:
    """Return the turn away from the person: the angle, and pixels where they are known."""
    pixels = event.pixelDelta()
    if isinstance(event, QWheelEvent):
        angle = event.angleDelta()
    elif event.orientation() is Qt.Orientation.Vertical:
        angle = QPoint(0, event.delta())
    else:
        angle = QPoint(event.delta(), 0)
    across, down = angle.toTuple()
    return (0, 0) if abs(across) > abs(down) else (down, pixels.y())
