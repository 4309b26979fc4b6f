"""What the card or action that is pointed at would change, shown on the table of Architects."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.models.architects_consequences import Foreseen, foreseen, foreseen_changes
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.views.architects.parts import Parts
from sevenwonders_qt.views.table.foreseen_line import ForeseenLine
from sevenwonders_qt.views.table.overlay import PlaceOf
from sevenwonders_qt.views.table.panel import Panel, TableStyle
from sevenwonders_qt.views.table.rings import Rings

_MARKS_Z = 12.0


class ArchitectsForesight:
    """A ring around the stage and a line at the foot of the own city, for one command."""

    def __init__(self, scene: QGraphicsScene, parts: Parts, place_of: PlaceOf) -> None:
        self.line = ForeseenLine(parts.own.style)
        scene.addItem(self.line)
        self.marks = Rings(scene, _MARKS_Z)
        self.shown: Foreseen | None = None
        """What is shown now."""
        self._parts = parts
        self._place_of = place_of

    def clear(self) -> None:
        """Show nothing."""
        self.shown = None
        self.marks.clear()
        self.line.say((), QRectF(), self.line.style)

    def show(
        self, table: ArchitectsTable, pointed: Iterable[tuple[Panel, str]], style: TableStyle
    ) -> None:
        """Show what the first of these spots would change that stands for a command."""
        command = next(filter(None, (_command(*spot) for spot in pointed)), None)
        legal = command is not None and command in table.view.legal
        found = foreseen(table, command) if command is not None and legal else None
        self.clear()
        if found is None:
            return
        self.shown = found
        own = self._parts.own
        lines = foreseen_changes(table, found)
        self.line.say(lines, own.rect.translated(own.pos()), style)
        place = None if found.stage is None else self._place_of(("stage", found.stage))
        if place is not None:
            self.marks.ring(place, style, "gold_light")


def _command(panel: Panel, key: str) -> Command | None:
    spot = panel.spot(key) if panel.isVisible() else None
    return spot.command if spot is not None else None
