"""What a drawing asks of the thing it is drawn on, be it a window, a picture or a printed page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QRectF

from sevenwonders_qt.views.paint.canvas import Align, Point, Vertical
from sevenwonders_qt.views.paint.fonts import Family
from sevenwonders_qt.views.paint.theme import Shade


class Surface(Protocol):
    """Shapes, text and icons; sizes as on a `Canvas`, which is one of these."""

    u: float

    def s(self, length: float) -> float: ...

    def px(self, size: float) -> int: ...

    def rounded(
        self,
        rect: QRectF,
        radius: float = 10,
        fill: Shade | None = None,
        edge: Shade | None = None,
        width: float = 1.5,
    ) -> None: ...

    def polygon(
        self,
        points: Sequence[Point],
        fill: Shade | None,
        edge: Shade | None = None,
        width: float = 1.5,
    ) -> None: ...

    def line(
        self,
        start: Point,
        end: Point,
        shade: Shade,
        width: float = 1.5,
        dash: Sequence[float] | None = None,
    ) -> None: ...

    def polyline(
        self,
        points: Sequence[Point],
        shade: Shade,
        width: float = 1.5,
        dash: Sequence[float] | None = None,
    ) -> None: ...

    def text(
        self,
        rect: QRectF,
        text: str,
        size: float = 15,
        shade: Shade = "ink",
        weight: int = 400,
        align: Align = "left",
        family: Family = "body",
        spacing: float = 0.0,
        shrink: float = 0.78,
        vertical: Vertical = "center",
    ) -> float: ...

    def text_width(
        self,
        text: str,
        size: float,
        weight: int = 400,
        family: Family = "body",
        spacing: float = 0.0,
    ) -> float: ...

    def icon(self, name: str, cx: float, cy: float, size: float, opacity: float = 1.0) -> None: ...


class SheetSurface(Surface, Protocol):
    """Surface that also takes the picture of a wonder, and the sign of a row of a sheet."""

    def sign(self, name: str, cx: float, cy: float, size: float) -> None: ...

    def wonder(self, rect: QRectF, wonder: str, side: str) -> None: ...
