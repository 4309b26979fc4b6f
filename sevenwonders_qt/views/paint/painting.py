"""A painter that ends with its block, even if the block raises."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType

from PySide6.QtGui import QPaintDevice, QPainter


class Painting:
    """The only way to a painter of our own: ``with Painting(device) as painter``.

    Qt ends the program when a device goes while a painter is at work on it, and a traceback keeps
    the painter alive. So the painter ends here. On the screen a fault does not leave the block: it
    goes to ``sys.excepthook``, and what was painted before it stays. Half a file would be worse
    than none, so with ``whole`` the fault is raised.
    """

    __slots__ = ("_device", "_painter", "_whole")

    def __init__(self, device: QPaintDevice, *, whole: bool = False) -> None:
        """Paint nothing yet; the painter comes with the block."""
        self._device = device
        self._whole = whole
        self._painter: QPainter | None = None

    def __enter__(self) -> QPainter:
        self._painter = QPainter(self._device)
        return self._painter

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        if self._painter is not None:
            self._painter.end()
            self._painter = None
        if self._whole or not isinstance(error, Exception):
            return False
        sys.excepthook(type(error), error, trace)
        return True


@contextmanager
def kept(painter: QPainter) -> Iterator[None]:
    """Restore the painter's clip, transform and pens after the context."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()
