"""What the seat has seen of the cards of the Age, over the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.models.seen_cards import SeenCards, seen_title, seen_words
from sevenwonders_qt.views.kit.part import Part, column
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.table.notice import Notice
from sevenwonders_qt.views.table.overlay import draw_board
from sevenwonders_qt.views.table.panel import TableStyle

_WIDE = 1240.0


class SeenBox(Notice):
    """A heading for each hand with the names of its cards; any key or click goes on."""

    def __init__(self, style: TableStyle, seen: SeenCards, seats: tuple[SeatInfo, ...]) -> None:
        super().__init__(style)
        self.seen = seen
        self._seats = seats

    def box_in(self, table: QRectF) -> QRectF:
        s, style = self.style.s, self.style
        sizes = Sizes(style.u, style.text, round(style.least))
        wide = min(s(_WIDE), table.width() - s(40))
        high = self._part().high(sizes, wide - s(80)) + s(96 + 110)
        box = QRectF(0, 0, wide, min(high, table.height() - s(30)))
        box.moveCenter(table.center())
        return box

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        s = canvas.s
        draw_board(canvas, box, seen_title(self.seen), "ui_eye")
        self.lay(canvas, self._part(), box.adjusted(s(40), s(88), -s(40), -s(100)))
        self.draw_go_on(canvas, box)

    def _part(self) -> Part:
        return column(
            *(
                column(
                    Text(heading, bold=700, lines=0),
                    Text(cards, "note", "ink_soft", lines=0, narrow=True),
                    gap=0,
                )
                for heading, cards in seen_words(self.seen, self._seats)
            ),
            gap=8,
        )
