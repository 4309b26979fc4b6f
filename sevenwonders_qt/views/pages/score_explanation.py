"""How one number of the score sheet is made up, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.kit.part import Part, column, flow, row
from sevenwonders_qt.views.kit.scroll import ScrollArea
from sevenwonders_qt.views.kit.words import Icons, Text, title
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.pages.score_words import Explained, points_text


class Explanation(ScrollArea):
    """Shows how one number of the sheet is made up: in two columns rather than by scrolling."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._look = look
        self.title = ""
        self.icon = "ui_trophy"
        self.lines: list[Explained] = []

    def show_lines(self, title: str, icon: str, lines: list[Explained]) -> None:
        """Show these lines under this title."""
        self.title, self.icon, self.lines = title, icon, lines
        self.setAccessibleDescription("; ".join(line.sentence() for line in lines))
        self.lay_out()

    def lay_out(self) -> None:
        """Show the lines at the sizes of the page."""
        sizes, rect = self._look.sizes, QRectF(self.geometry())
        if sizes is None:
            return
        inside, part = self.inside(rect), self._part(self.lines)
        if part.high(sizes, inside.width()) > inside.height():
            half = -(-len(self.lines) // 2)
            part = self._part(self.lines[:half], self.lines[half:])
        self.show_part(part, sizes, rect)
        self.verticalScrollBar().setValue(0)
        self.setAccessibleName(self.title)

    def _part(self, *columns: Sequence[Explained]) -> Part:
        lines = [column(*map(_line, each), gap=4, weight=1) for each in columns]
        return column(title(self.title, self.icon), row(*lines, gap=28), gap=8)


def _line(line: Explained) -> Part:
    """Icons, words, the sum and the points; what was counted where stands under the words."""
    return row(
        Icons(line.icons),
        column(Text(line.words), *_detail(line), gap=0, weight=1, middle=True),
        Text(line.sum, "note", "ink_soft", lines=1),
        Text(points_text(line.points), "text", bold=700, lines=1, align="right", narrow=True),
        gap=10,
    )


def _detail(line: Explained) -> tuple[Part, ...]:
    if not line.found:
        return (Text(line.note, "note", "ink_soft", lines=0),)
    cities = []
    for name, parts in groupby(line.found, lambda part: part.name):
        counted: list[Part] = []
        for part in parts:
            counted += Text(str(part.number), "note", bold=700, lines=1), Icons((part.icon,), 1.2)
        cities.append(row(Text(name, "note", "ink_soft", lines=1, cut=True), *counted, gap=4))
    return (flow(*cities, gap=14),)
