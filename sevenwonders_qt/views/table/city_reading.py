"""A large reading of one city, from which the keys turn to the others."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models.keys import On, asked, cities
from sevenwonders_qt.models.numbers import whole_number
from sevenwonders_qt.views.kit.part import Ground, Part, column, rounded, row
from sevenwonders_qt.views.kit.words import Icons, Text, gold_line
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.layout import far_seats
from sevenwonders_qt.views.table.overlay import Reading, draw_board
from sevenwonders_qt.views.table.panel import TableStyle

translate = QCoreApplication.translate


def seats_by_key(seat: Seat, players: int) -> dict[str, Seat]:
    """The cities of others seen from ``seat``, each by the act of the key that enlarges it."""
    first, *far, last = cities()
    others = dict(zip(far, far_seats(seat, players), strict=False))
    return {first: (seat - 1) % players, **others, last: (seat + 1) % players}


class CityReading(Reading):
    """One city of ``players``, as ``looker`` reads it.

    The keys of the cities turn to another one, the same key or Escape goes back; left and right go
    round the table.
    """

    def __init__(self, style: TableStyle, looker: Seat, players: int, seat: Seat) -> None:
        super().__init__(style)
        self.seat = seat
        self._looker, self._players = looker, players

    def turn_to(self, seat: Seat) -> None:
        """Show another city; the same one again closes."""
        if seat == self.seat:
            self.close()
        else:
            self.seat = seat
            self.set_focus_key("")
            self.refresh()

    def draw_frame(
        self, canvas: Canvas, box: QRectF, name: str, words: str, *signs: Part
    ) -> tuple[QRectF, QRectF, QRectF]:
        """Who plays, and about the city. Returns the places of picture, stages and cards."""
        s, about = canvas.s, Text(words, shade="ink_soft", weight=1, narrow=True)
        draw_board(canvas, box, row(Text(name, "head", bold=700), *signs, about, gap=18))
        self.draw_close(canvas, box)
        inner = box.adjusted(s(34), s(92), -s(34), -s(34))
        left, right = inner.width() * 0.315, inner.width() * 0.6
        stages = inner.adjusted(left + s(22), 0, right - inner.width(), 0)
        cards = inner.adjusted(right + s(22), 0, 0, 0)
        return inner.adjusted(0, 0, left - inner.width(), 0), stages, cards

    def box_in(self, table: QRectF) -> QRectF:
        s = self.style.s
        width, height = min(s(1640), table.width() - s(40)), s(900)
        left = table.center().x() - width / 2
        return QRectF(left, table.center().y() - height / 2 + s(16), width, height)

    def key(self, event: QKeyEvent) -> bool:
        code, act = event.key(), asked(event, On.PROMPT)
        seats = seats_by_key(self._looker, self._players)
        if act in seats:
            self.turn_to(seats[act])
        elif code in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step = 1 if code == Qt.Key.Key_Right else -1
            self.turn_to((self.seat + step) % self._players)
        else:
            return False
        return True


def points_table(rows: Iterable[tuple[str, str, int]], total: int) -> Part:
    """Points so far: for each row an icon, a name and a number, and the total below a line."""
    lines = [
        row(
            Icons((icon,)),
            Text(name, narrow=True, lines=1, weight=1),
            Text(whole_number(points), shade="ink" if points else colour("ink", 0.7), bold=700),
            gap=10,
            weight=1,
        )
        for icon, name, points in rows
    ]
    words = Text(translate("Table", "Points so far"), "title", bold=700, lines=1, weight=1)
    whole = row(words, Text(whole_number(total), "title", bold=700), weight=1)
    inside = column(*lines, gold_line(), whole, gap=0)
    return Ground(inside, rounded(10, "parchment_pale", colour("gold", 0.9), 1.5), (16, 8, 16, 8))
