"""The flat pattern of each card colour, the second cue beside its hue."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from sevenwonders_qt.models.boxes import paint_words
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.painting import kept


class _Motif(NamedTuple):
    """A repeated line, in card units.

    ``across`` and ``down`` are the steps between two of them; every other row is moved by
    ``shift``.
    """

    across: int
    down: int
    line: QPainterPath
    shift: int = 0
    wide: float = 2.2


def draw_pattern(
    art: Art, painter: QPainter, width: float, height: float, fill: str
) -> Iterator[None]:
    """Fill a box at the origin, in card units, with a card colour and its pattern over it.

    It pauses after each row.
    """
    box = QRectF(0, 0, width, height)
    motif = _MOTIFS.get(fill) or _MOTIFS[paint_words(fill).pattern]
    pen = QPen(art.colour(f"{fill}_pattern"), motif.wide)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    with kept(painter):
        painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
        painter.fillRect(box, art.colour(fill))
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for row in range(int(height / motif.down) + 2):
            for place in range(-1, int(width / motif.across) + 2):
                # One by one: as one shape, their cost in Qt would grow with their square.
                x = place * motif.across + row % 2 * motif.shift
                painter.drawPath(motif.line.translated(x, row * motif.down))
            yield


def _line(*points: tuple[float, ...]) -> QPainterPath:
    """Return a line through these points; the point before a curve's end is its control point."""
    path = QPainterPath()
    path.moveTo(*points[0])
    for point in points[1:]:
        if len(point) == 2:
            path.lineTo(*point)
        else:
            path.quadTo(*point)
    return path


def _bow(radius: float) -> QPainterPath:
    """Return the lower half of a circle around the origin."""
    path, box = QPainterPath(), QRectF(-radius, -radius, 2 * radius, 2 * radius)
    path.arcMoveTo(box, 180)
    path.arcTo(box, 180, 180)
    return path


def _leaves() -> QPainterPath:
    """Return two leaves of laurel on their twig."""
    path = _line((-1, 13), (5, 10, 9, 4))
    path.addPath(_line((5, 9), (1, 7, 2, 1), (7, 3, 5, 9)))
    path.addPath(_line((6, 9), (12, 12, 15, 8), (11, 4, 6, 9)))
    return path


_MOTIFS: Final = {
    "brown": _Motif(34, 8, _line((14, 0), (36, 0)), 17),
    "grey": _Motif(14, 8, _line((0, 3), (0.01, 3)), 7, 4.2),
    "blue": _Motif(20, 11, _line((-4, 0), (1, -7, 6, 0), (11, 7, 16, 0))),
    "green": _Motif(16, 12, _line((-4, 6), (4, 0), (12, 6))),
    "yellow": _Motif(16, 16, _line((0, 0), (8, 8), (16, 0), (8, -8), (0, 0))),
    "red": _Motif(9, 9, _line((4, -9), (4, 9))),
    "purple": _Motif(18, 9, _bow(9), 9),
    "laurel": _Motif(22, 20, _leaves(), 11, 1.8),
    "battlement": _Motif(16, 15, _line((0, 6), (0, 0), (8, 0), (8, 6), (16, 6)), 8),
}
