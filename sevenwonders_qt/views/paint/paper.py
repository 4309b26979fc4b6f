"""A canvas for pictures and printed pages, on which drawings stay drawings."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF

from sevenwonders_qt.views.paint.art import DrawnCache
from sevenwonders_qt.views.paint.canvas import Apart, Canvas


class Paper(Canvas):
    """Nothing on it is a copy of pixels, so a printed page has none."""

    def icon(self, name: str, cx: float, cy: float, size: float, opacity: float = 1.0) -> None:
        with self.faded(opacity):
            self.art.icons.drawing(name).render(self.painter, self.square(cx, cy, size))

    @contextmanager
    def freely(self, rect: QRectF) -> Iterator[Canvas]:
        yield self

    def cached(
        self, cache: DrawnCache, key: Hashable, rect: QRectF, margin: float, paint: Apart
    ) -> None:
        for _ in paint(self, rect) or ():
            pass

    def cached_ahead(
        self, cache: DrawnCache, key: Hashable, rect: QRectF, margin: float, paint: Apart
    ) -> Iterator[None]:
        yield from ()
