"""A long list of lines to walk through: a name, a note below it, and perhaps an icon before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter

from PySide6.QtCore import QModelIndex, QRectF, QSize, Signal
from PySide6.QtWidgets import QListView, QWidget

from sevenwonders_qt.views.kit.part import Ground, Part, column, row
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.walk_list import WalkList
from sevenwonders_qt.views.kit.words import Icons, Text
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.theme import colour


@dataclass(frozen=True, slots=True)
class Line:
    """One line; ``key`` names it and stays the same in every language."""

    key: str
    name: str
    note: str = ""
    icon: str = ""

    def part(self) -> Part:
        """What it shows."""
        words = column(
            Text(self.name, bold=600, lines=0, narrow=True),
            Text(self.note, "note", "ink_soft", lines=1),
            gap=0,
            weight=1,
        )
        icons = (Icons((self.icon,), 1.5),) if self.icon else ()
        return Ground(row(*icons, words, gap=10), None, (10, 5, 10, 5))


def _said(line: Line) -> str:
    return ", ".join(filter(None, (line.name, line.note)))


class LineList(WalkList[Line]):
    """Lines of any height."""

    walked = Signal(str)
    """A person went to another line: its key."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent, attrgetter("name"), _said)
        self._highs: dict[tuple[Line, int, Sizes], int] = {}
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.selectionModel().currentChanged.connect(self._on_current)

    def lines(self) -> Sequence[Line]:
        """What is listed."""
        return self.listed.rows

    def show_lines(self, lines: Sequence[Line], key: str = "") -> None:
        """List these; the one of this key is chosen, the first if there is none. No signal."""
        if tuple(lines) != tuple(self.lines()):
            blocked = self.selectionModel().blockSignals(True)
            self.listed.set_rows(lines)
            self.selectionModel().blockSignals(blocked)
        self.choose(key)

    def choose(self, key: str) -> None:
        """Choose the line of this key, or the first one; sends no signal."""
        found = next((n for n, line in enumerate(self.lines()) if line.key == key), 0)
        if not self.lines() or found == self.currentIndex().row():
            return
        blocked = self.selectionModel().blockSignals(True)
        self.go_to(found)
        self.selectionModel().blockSignals(blocked)
        self.scrollTo(self.currentIndex())
        self.viewport().update()

    def row_size(self, row: Line) -> QSize:
        wide = self.viewport().width()
        key = row, wide, self.row_sizes
        if key not in self._highs:
            self._highs[key] = round(row.part().high(self.row_sizes, wide))
        return QSize(wide, self._highs[key])

    def paint_row(
        self, canvas: Canvas, rect: QRectF, row: Line, *, chosen: bool, hovered: bool
    ) -> None:
        inner = rect.adjusted(2, 1, -2, -1)
        if chosen:
            canvas.rounded(inner, 7, "gold_light", colour("gold"), 1.6)
            if self.hasFocus():
                focus_ring(canvas, inner, 7)
        elif hovered:
            canvas.rounded(inner, 7, colour("ink", 0.09))
        self.look.lay(row.part(), rect).paint(canvas)

    def doItemsLayout(self) -> None:
        # What was scrolled to before is elsewhere when lines or the list itself have other sizes.
        super().doItemsLayout()
        self.scrollTo(self.currentIndex())

    def _on_current(self, index: QModelIndex) -> None:
        if index.isValid():
            self.walked.emit(self.lines()[index.row()].key)
