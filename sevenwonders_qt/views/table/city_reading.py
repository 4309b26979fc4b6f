"""A large reading of one city, from which the keys turn to the others."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models.keys import On, asked, cities
from sevenwonders_qt.views.table.layout import far_seats
from sevenwonders_qt.views.table.overlay import Overlay
from sevenwonders_qt.views.table.panel import TableStyle


def seats_by_key(seat: Seat, players: int) -> dict[str, Seat]:
    """The cities of others seen from ``seat``, each by the act of the key that enlarges it."""
    first, *far, last = cities()
    others = dict(zip(far, far_seats(seat, players), strict=False))
    return {first: (seat - 1) % players, **others, last: (seat + 1) % players}


class CityReading(Overlay):
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

    def confirm(self) -> None:
        self.close()

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
