"""The pictures of the encyclopaedia: a thing large, and cards that can be pressed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.catalogue import Catalogue
from sevenwonders_qt.models.encyclopaedia import Entry, Kind
from sevenwonders_qt.models.library import Library
from sevenwonders_qt.views.architects.card import draw_face
from sevenwonders_qt.views.pages.button import PaintedButton
from sevenwonders_qt.views.pages.figures import plinth
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import card_rect, draw_card
from sevenwonders_qt.views.paint.furniture import focus_ring, shaped
from sevenwonders_qt.views.paint.plinth import draw_plinth
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.paint.wonder import draw_wonder
from sevenwonders_qt.views.table.shown import Faces

_A_CARD: Final = 156 / 222


def draw_entry(
    canvas: Canvas, rect: QRectF, entry: Entry, library: Library, catalogue: Catalogue
) -> None:
    """The thing as large as ``rect`` allows, in the middle of it."""
    _PAINTERS[entry.kind](canvas, rect, entry, library, catalogue)


def _card(
    canvas: Canvas, rect: QRectF, entry: Entry, library: Library, catalogue: Catalogue
) -> None:
    draw_card(canvas, rect, Faces(catalogue)(CardId(entry.id)))


def _board(
    canvas: Canvas, rect: QRectF, entry: Entry, library: Library, catalogue: Catalogue
) -> None:
    board = catalogue.boards[entry.id, entry.side]
    total, s = len(board.stages), canvas.s
    high = min(rect.height() * 0.3, s(86))
    picture = rect.adjusted(0, 0, 0, -high - s(12))
    draw_wonder(canvas, picture, entry.id, entry.side, total, total, 10)
    sign = QRectF(picture.left() + s(10), picture.top() + s(10), s(56), s(56))
    canvas.rounded(sign, 9, "parchment")
    canvas.icon(f"res_{board.resource}", sign.center().x(), sign.center().y(), s(46))
    wide = (rect.width() - s(8) * (total - 1)) / total
    for number, stage in enumerate(board.stages):
        place = QRectF(rect.left() + number * (wide + s(8)), rect.bottom() - high, wide, high)
        draw_plinth(canvas, place, plinth(stage, number))


def _architects_card(
    canvas: Canvas, rect: QRectF, entry: Entry, library: Library, catalogue: Catalogue
) -> None:
    draw_face(canvas, shaped(rect, _A_CARD), library.architects.cards[CardId(entry.id)])


def _architects_wonder(
    canvas: Canvas, rect: QRectF, entry: Entry, library: Library, catalogue: Catalogue
) -> None:
    draw_wonder(canvas, rect, entry.id, "A", 5, 5, 10)


def _architects_token(
    canvas: Canvas, rect: QRectF, entry: Entry, library: Library, catalogue: Catalogue
) -> None:
    place = shaped(rect, 1.0)
    half = place.width() * 0.36
    x, y = place.center().x(), place.center().y()
    canvas.ellipse(x, y, half, None, colour("good", darker=35), "gold", 4)
    canvas.icon(entry.id, x, y, half * 1.7)


_PAINTERS: Final[Mapping[Kind, Callable[[Canvas, QRectF, Entry, Library, Catalogue], None]]] = {
    Kind.CARD: _card,
    Kind.BOARD: _board,
    Kind.A_CARD: _architects_card,
    Kind.A_WONDER: _architects_wonder,
    Kind.A_TOKEN: _architects_token,
}


class CardButton(PaintedButton):
    """A small card at one end of a chain; pressed, it becomes the one that is shown."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.key = ""
        self._catalogue: Catalogue | None = None
        self.hide()

    def show_card(self, entry: Entry, catalogue: Catalogue, name: str) -> None:
        """Show this card; ``name`` is what assistive technology says of it."""
        self.key, self._catalogue = entry.key, catalogue
        self.setText(entry.name)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.show()

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        if self._catalogue is None:
            return
        card = CardId(self.key.split("/")[1])
        lit = colour("gold_light") if self.hovered() else None
        draw_card(canvas, rect, Faces(self._catalogue)(card), glow=lit)
        if self.hasFocus():
            focus_ring(canvas, card_rect(rect), 10)
