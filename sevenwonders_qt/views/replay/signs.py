"""The signs of a player of films, and the picture of what a city did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPen, QPolygonF

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.models.replay import Deed, DeedKind
from sevenwonders_qt.views.architects.card import card_icon
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.table.shown import COLOURS

Points = Sequence[tuple[float, float]]

_SIGNS: Final[dict[str, tuple[Points, ...]]] = {
    "first": (((18, 18), (30, 18), (30, 82), (18, 82)), ((82, 18), (38, 50), (82, 82))),
    "back": (((74, 16), (24, 50), (74, 84)),),
    "play": (((26, 12), (86, 50), (26, 88)),),
    "pause": (((22, 14), (42, 14), (42, 86), (22, 86)), ((58, 14), (78, 14), (78, 86), (58, 86))),
    "forward": (((26, 16), (76, 50), (26, 84)),),
    "last": (((70, 18), (82, 18), (82, 82), (70, 82)), ((18, 18), (62, 50), (18, 82))),
}

_CARDS: Final = frozenset(str(shade) for shade in COLOURS)


def draw_sign(canvas: Canvas, name: str, cx: float, cy: float, size: float, shade: Shade) -> None:
    """One of the signs, ``size`` pixels high, around (cx, cy). Raises KeyError if unknown."""
    with canvas.kept():
        painter = canvas.painter
        painter.translate(cx - size / 2, cy - size / 2)
        painter.scale(size / 100, size / 100)
        pen = QPen(colour(shade, role="line"), 8)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(colour(shade))
        for points in _SIGNS[name]:
            painter.drawPolygon(QPolygonF([QPointF(*point) for point in points]))


def deed_icon(deed: Deed) -> str:
    """The picture of a deed; a card is shown by its colour, or by what it is in Architects."""
    match deed.kind:
        case DeedKind.STAGE:
            return "stage"
        case DeedKind.SALE:
            return "discard"
        case DeedKind.TOKEN:
            return "ar_progress"
    return f"sym_{deed.what}" if deed.what in _CARDS else card_icon(CardId(deed.what))


def draw_deed(canvas: Canvas, deed: Deed, cx: float, cy: float, size: float) -> None:
    """A deed as a picture; a stage stands on a golden tile."""
    if deed.kind is DeedKind.STAGE:
        canvas.rounded(canvas.square(cx, cy, size * 1.1), 5, "gold", "gold_light", 1.4)
        canvas.icon("stage", cx, cy, size * 0.86)
        return
    canvas.icon(deed_icon(deed), cx, cy, size)
