"""Panels that show a part of the table and can be emptied."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, Signal

from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.table.panel import Panel
from sevenwonders_qt.views.table.shown import Shown


class TablePart(Panel):
    """A panel that is given the table to show, and forgets it when it must be hidden."""

    on_slab = False
    """Whether it stands on parchment, with or without a table."""

    _shown: Shown | None = None

    def show_table(self, shown: Shown) -> None:
        """Show this table; painted again if what the drawing depends on has changed."""
        self._shown = shown
        self.renew(self.depends_on(shown))

    def depends_on(self, shown: Shown) -> object:
        """All of the table that is drawn, and what it is drawn by; for subclasses."""

    def draw_table(self, canvas: Canvas, box: QRectF, shown: Shown) -> Iterator[None] | None:
        """Paint what the table has to show, as `draw` does; for subclasses."""

    def draw(self, canvas: Canvas, box: QRectF) -> Iterator[None] | None:
        if self.on_slab:
            canvas.slab(box, "parchment", 12)
        return None if self._shown is None else self.draw_table(canvas, box, self._shown)

    def forget(self) -> None:
        """Show nothing of any table."""
        self._shown = None
        self.show_held()
        self.renew(None)


class CityPart(TablePart):
    """A part with cities and structures that can be shown large."""

    enlarge = Signal(object)
    """A card id (str) or the city of a seat (int) is to be shown large."""
