"""What every part of this table knows: the table shown, and when it must be redrawn."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade
from sevenwonders_qt.views.table.panel import Panel


class ArchitectsPart(Panel):
    """A panel that draws from one `ArchitectsTable`."""

    chosen = Signal(object)
    """The commands of which one shall be done; of several it is to be asked which."""

    on_slab = False
    """Whether it stands on parchment, with or without a table."""

    edge: Shade | None = None
    """Of its slab, where it is another than usual."""

    table: ArchitectsTable | None = None
    """The table shown."""

    def show_table(self, table: ArchitectsTable) -> None:
        """Show this table; anything drawn before is redrawn if the table has moved on."""
        self.table = table
        view = table.view
        self.renew((view.version, view.seat, view.legal, table.covered, table.seats))

    def draw_table(self, canvas: Canvas, box: QRectF, table: ArchitectsTable) -> None:
        """Paint what the table has to show; for subclasses."""

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        if self.on_slab:
            canvas.slab(box, "parchment", 12, self.edge)
        if self.table is not None:
            self.draw_table(canvas, box, self.table)

    def forget(self) -> None:
        """Show nothing and keep nothing."""
        self.table = None
        self._content = None
        self.refresh()


class CityPart(ArchitectsPart):
    """A part that shows the city of one seat."""

    seat: Seat = 0

    def show_city(self, table: ArchitectsTable, seat: Seat) -> None:
        """Show the city of this seat."""
        if seat != self.seat:
            self.seat = seat
            self._content = None
        self.show_table(table)
