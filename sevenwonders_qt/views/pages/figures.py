"""The figures of the rules: pieces of a game beside each other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.models.words.rules.rule import Figure
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.paint.art import blank, smooth
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.table.games import GameTable

GAP: Final = 14.0
"""Design pixels between the pieces of a figure."""


class FigurePainter:
    """The painter of the figures of every game."""

    def __init__(self, games: Iterable[GameTable], library: Library) -> None:
        self._library = library
        self._kinds = {
            name: kind for game in games for name, kind in game.pictures().figures.items()
        }

    def size_of(self, figure: Figure) -> tuple[float, float]:
        """Return width and height of the whole figure, in design pixels."""
        kind = self._kinds[figure.kind]
        (wide, high), count = kind.size, len(kind.pieces(figure.names, self._library))
        return count * (wide + GAP) - GAP + 12, high + 12

    def draw(self, figure: Figure, look: Look, widest: float, ratio: float) -> QPixmap:
        """Draw the figure as large as it is at this scale, at most ``widest`` real pixels."""
        wide, high = self.size_of(figure)
        zoom = min(1.0, widest / look.s(wide))
        made = blank(round(look.s(wide) * zoom * ratio), round(look.s(high) * zoom * ratio))
        made.setDevicePixelRatio(ratio)
        kind = self._kinds[figure.kind]
        with Painting(made) as painter:
            smooth(painter)
            canvas = Canvas(painter, look.art, look.u * zoom)
            s, (wide, high) = canvas.s, kind.size
            left = s(3)
            for piece in kind.pieces(figure.names, self._library):
                kind.draw(canvas, QRectF(left, s(3), s(wide), s(high)), piece, self._library)
                left += s(wide + GAP)
        return made
