"""The ranking of the score pad: a bar for each player, made of the categories."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.score_pad import ScorePad
from sevenwonders_qt.views.pad.grid import place_text
from sevenwonders_qt.views.pad.marks import fill_of
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.pages.score_words import points_text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour

_PATTERNED = ("red", "blue", "green", "yellow", "purple")


class Ranking(QWidget):
    """Shows who leads; it takes no input."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.pad = ScorePad()
        self.names: tuple[str, ...] = ()

    def show_pad(self, pad: ScorePad, names: tuple[str, ...]) -> None:
        """Show this pad; ``names`` has one for every player."""
        self.pad, self.names = pad, names
        self.setAccessibleName(
            ", ".join(f"{names[seat]} {pad.total(seat)}" for seat in self.order())
        )
        self.update()

    def order(self) -> list[int]:
        """The seats, the best first."""
        ranks = self.pad.ranks()
        return sorted(range(len(ranks)), key=lambda seat: ranks[seat])

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, s = self.look.canvas(painter), self.look.s
            body = QRectF(0, 0, self.width() - s(6), self.height() - s(7))
            canvas.slab(body, "sea_deep", 14, "gold")
            ranks, pad = self.pad.ranks(), self.pad
            high = min(s(60), (body.height() - s(20)) / len(ranks))
            most = max(
                1,
                *(
                    sum(max(0, pad.points(seat, row)) for row in pad.categories)
                    for seat in range(len(ranks))
                ),
            )
            top = body.top() + (body.height() - high * len(ranks)) / 2
            for seat in self.order():
                line = QRectF(body.left(), top, body.width(), high)
                self._paint_line(canvas, line, seat, ranks[seat], most)
                top += high

    def _paint_line(self, canvas: Canvas, line: QRectF, seat: int, rank: int, most: int) -> None:
        s, first = canvas.s, rank == 1 and not self.pad.empty
        place = QRectF(line.left() + s(18), line.top(), s(44), line.height())
        if not self.pad.empty:
            shade = colour("gold_light") if first else colour("parchment", 0.7)
            canvas.text(place, place_text(rank), 19, shade, 700, "left", "condensed", shrink=0.6)
        name = QRectF(line.left() + s(64), line.top(), s(122), line.height())
        weight = 700 if first else 500
        canvas.text(name, self.names[seat], 19, "parchment", weight, shrink=0.5)
        x, room = line.left() + s(196), line.width() - s(196 + 92)
        for row in self.pad.categories:
            wide = room * max(0, self.pad.points(seat, row)) / most
            if wide > 0:
                bar = QRectF(x, line.top() + line.height() * 0.22, wide, line.height() * 0.56)
                fill = fill_of(row)
                canvas.painter.fillRect(bar, colour(fill))
                if fill in _PATTERNED:
                    canvas.pattern(bar, fill)
                x += wide + s(1)
        total = QRectF(line.right() - s(86), line.top(), s(66), line.height())
        shade = colour("gold_light" if first else "parchment")
        text = points_text(self.pad.total(seat))
        canvas.text(total, text, 24, shade, 700, "right", "condensed", shrink=0.6)
