"""What every part of this table knows: when it must be redrawn, and how it is chosen from."""

from __future__ import annotations

from PySide6.QtCore import Signal

from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.views.table.panel import TablePart


class ArchitectsPart(TablePart[ArchitectsTable]):
    """A panel that draws from one `ArchitectsTable`."""

    chosen = Signal(object)
    """The commands of which one shall be done; of several it is to be asked which."""

    def depends_on(self, shown: ArchitectsTable) -> object:
        view = shown.view
        return view.version, view.seat, view.legal, shown.covered, shown.seats
