"""What happened since the seat last chose stays marked until it chooses again."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from sevenwonders_qt.models.recent import Recent, recent, since_choice
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.table.overlay import Place, PlaceOf
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.rings import Rings
from sevenwonders_qt.views.table.shown import Shown
from sevenwonders_qt.views.table.sprites import picture

_Z = 11.0
_WIDE, _HIGH = 40.0, 24.0


class RecentMarks:
    """Rings around new strips and stages, and the coins won and lost beside the treasuries."""

    def __init__(self, scene: QGraphicsScene, place_of: PlaceOf) -> None:
        self.marks = Rings(scene, _Z)
        self.shown = Recent()
        """What is marked now."""
        self._place_of = place_of
        self._content: object = None

    def clear(self) -> None:
        """Mark and keep nothing."""
        self._content, self.shown = None, Recent()
        self.marks.clear()

    def show(self, shown: Shown, where: object, style: TableStyle) -> None:
        """Mark what is new on this table; ``where`` is the layout it has."""
        table = shown.table
        content = len(table.log), table.view.version, table.view.seat, where, style
        if content == self._content:
            return
        self.clear()
        if table.view.choice is not None or table.view.result is not None:
            return
        events = since_choice(table.log, table.view.seat)
        self._content, self.shown = content, recent(events, len(table.view.cities))
        for seat, card in self.shown.built:
            self._ring(("strip", seat, card), style)
        for seat, stage in self.shown.stages:
            self._ring(("stage", seat, stage), style)
        for seat, coins in self.shown.coins.items():
            place = self._place_of(("coins", seat))
            if place is not None:
                self.marks.show(_badge(style, coins), _beside(place, style))

    def _ring(self, place: Place, style: TableStyle) -> None:
        rect = self._place_of(place)
        if rect is not None:
            self.marks.ring(rect, style, "gold_deep", 3.5)


def _beside(counters: QRectF, style: TableStyle) -> QPointF:
    """Over the edge of the coin at the beginning of a row of counters, clear of its number."""
    return QPointF(counters.left() + style.s(4), counters.top() + style.s(1))


def _badge(style: TableStyle, coins: int) -> QPixmap:
    def draw(canvas: Canvas, box: QRectF) -> None:
        plate = box.adjusted(canvas.s(1), canvas.s(1), -canvas.s(1), -canvas.s(1))
        fill = "good" if coins > 0 else "bad"
        canvas.rounded(plate, 10, fill, "parchment_pale", 1.5)
        words = f"{coins:+d}".replace("-", "\N{MINUS SIGN}")
        canvas.text(plate, words, 16, "white", 700, "center", "condensed")

    return picture(style, style.s(_WIDE), style.s(_HIGH), draw)
