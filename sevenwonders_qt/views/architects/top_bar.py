"""The bar at the top: which game and round, whose turn in order, and the buttons."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.models.portraits import portraits
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.views.architects.marks import who
from sevenwonders_qt.views.architects.part import ArchitectsPart
from sevenwonders_qt.views.kit.part import Part, barred
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.bar import Bar, in_order, seat_pill

translate = QCoreApplication.translate


class TopBar(Bar, ArchitectsPart):
    """The turn passes to the left, as the chevrons point."""

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        barred("bar")(canvas, box)
        self.draw_buttons(canvas, box)
        super().draw(canvas, box)

    def draw_table(self, canvas: Canvas, box: QRectF, table: ArchitectsTable) -> None:
        s = canvas.s
        name = QRectF(s(24), box.top(), s(220), box.height())
        title = translate("Table", "Architects").upper()
        drawn = canvas.text(name, title, 22, "parchment", 700, "left", "title")
        number = QRectF(s(40) + drawn, box.top() + s(1), s(130), box.height())
        text = translate("Table", "round {number}").format(number=table.round)
        canvas.text(number, text, 18, colour("parchment", 0.8), 400, "left", "condensed")
        self._draw_seats(canvas, box, table)

    def _draw_seats(self, canvas: Canvas, box: QRectF, table: ArchitectsTable) -> None:
        """In the order of the turns; who plays is gold."""
        s, count = canvas.s, len(table.seats)
        place = QRectF(0, 0, min(s(190) * count, box.width() - s(800)), box.height() - s(18))
        place.moveCenter(box.center() - QPointF(0, s(1)))
        order = ((table.view.seat - number) % count for number in range(count))
        self.lay(canvas, in_order(_seat(table, seat) for seat in order), place)


def _seat(table: ArchitectsTable, seat: Seat) -> Part:
    active = seat == table.view.active and table.view.result is None
    name, portrait = table.seats[seat].name, portraits(table.seats)[seat]
    text = _playing(table, seat) if active else name
    return seat_pill(seat, text, f"{name} · {who(table, seat)}", portrait, lit=active)


def _playing(table: ArchitectsTable, seat: Seat) -> str:
    """Who plays; on a screen that several people share everyone is called by name."""
    people = sum(info.player is Player.PERSON for info in table.seats)
    if people == 1 and seat == table.view.seat:
        return translate("Table", "Your turn")
    return translate("Table", "{name} plays").format(name=table.seats[seat].name)
