"""The corner that shows what happened, and asks the player whose turn it is for an action."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneWheelEvent

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.architects.commands import (
    BuildStage,
    EndTurn,
    LookAtDeck,
    TakeCard,
    TakeToken,
)
from sevenwonders_qt.games.architects.numbers import CENTRAL, FACE_UP
from sevenwonders_qt.models.architects_choices import Group, groups
from sevenwonders_qt.models.architects_log import sentence
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.models.architects_terms import command_words, group_words
from sevenwonders_qt.views.architects.part import ArchitectsPart
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import keycap
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.log_lines import LogLine, LogLines, log_lines
from sevenwonders_qt.views.table.panel import TableStyle

translate = QCoreApplication.translate

ROW = 50.0


class LogList(ArchitectsPart):
    """The last sentences; it scrolls back."""

    line_wanted = Signal(int)
    """A line was chosen: the number of its event in the log of the table, from 0."""

    def __init__(self, style: TableStyle, parent: QGraphicsItem | None = None) -> None:
        super().__init__(style, parent)
        self.lines = LogLines(self, self.line_wanted.emit)

    def show_table(self, table: ArchitectsTable) -> None:
        """Show the log of this table."""
        self.lines.show(_lines(table), table.undo.lines)
        self.table = table
        self.renew(self.lines.content)

    def forget(self) -> None:
        """Show nothing."""
        self.lines.clear()
        super().forget()

    def draw_ground(self, canvas: Canvas, box: QRectF) -> None:
        canvas.slab(box, "parchment", 12)

    def draw_table(self, canvas: Canvas, box: QRectF, table: ArchitectsTable) -> None:
        s = canvas.s
        inner = box.adjusted(s(12), s(8), -s(12), -s(10))
        _title(canvas, inner, translate("Table", "Log"), "L")
        top = inner.top() + s(37)
        self.lines.draw(canvas, QRectF(inner.left(), top, inner.width(), inner.bottom() - top))

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Scroll back and forth in what was told."""
        self.lines.scroll(2 if event.delta() > 0 else -2)
        event.accept()


class ChoiceList(ArchitectsPart):
    """Every command of the seat by name: first what, then how, in a list that scrolls."""

    chosen = Signal(object)
    """The commands of a row: several are to be told apart next."""

    back_wanted = Signal()

    def __init__(self, style: TableStyle, parent: QGraphicsItem | None = None) -> None:
        super().__init__(style, parent)
        self.rows: list[Group] = []
        self.inner = False
        self.closable = False
        self._first = 0

    def show_rows(
        self, table: ArchitectsTable, rows: Sequence[Group], *, inner: bool, closable: bool
    ) -> None:
        """Show these rows; ``inner`` rows are ways to do one thing, left where ``closable``."""
        self.rows, self.inner, self.closable, self._first = list(rows), inner, closable, 0
        self._content = None
        self.show_table(table)

    def forget(self) -> None:
        """Offer nothing."""
        self.rows = []
        super().forget()

    @property
    def capacity(self) -> int:
        """How many rows there is room for."""
        s = self.style.s
        return max(1, int((self.rect.height() - s(8 + 42 + 8)) // s(ROW)))

    def step(self, step: int) -> None:
        """Move the focus by a row, round and round, and bring it to view."""
        names = [f"row {number}" for number in range(len(self.rows))]
        if self.closable:
            names.append("back")
        if not names:
            return
        here = names.index(self.focus_key) if self.focus_key in names else (-1 if step > 0 else 0)
        wanted = (here + step) % len(names)
        if wanted < len(self.rows):
            first = max(min(self._first, wanted), wanted - self.capacity + 1)
            self._scroll(first)
        self.set_focus_key(names[wanted])

    def draw_ground(self, canvas: Canvas, box: QRectF) -> None:
        canvas.slab(box, "parchment", 12, "gold")

    def draw_table(self, canvas: Canvas, box: QRectF, table: ArchitectsTable) -> None:
        s = canvas.s
        inner = box.adjusted(s(12), s(8), -s(12), -s(8))
        _title(canvas, inner, self._heading(table), "")
        if self.closable:
            cap = QRectF(inner.right() - s(42), inner.top() + s(4), s(40), s(22))
            keycap(canvas, cap, translate("Prompt", "Esc"))
            head = QRectF(inner.right() - s(70), inner.top(), s(70), s(34))
            words = translate("Table", "Back to the actions (Esc)")
            self.add_spot(head, "back", words, self.back_wanted.emit)
        y = inner.top() + s(42)
        for number in range(self._first, min(len(self.rows), self._first + self.capacity)):
            rect = QRectF(inner.left(), y, inner.width(), s(ROW - 6))
            self._draw_row(canvas, rect, table, number)
            y += s(ROW)
        hidden = len(self.rows) - self._first - self.capacity
        if hidden > 0:
            more = QRectF(inner.left(), inner.bottom() - s(14), inner.width(), s(16))
            text = translate("Table", "%n more below", None, hidden)
            canvas.text(more, text, 13, "ink_soft", 500, "center", "condensed")

    def _heading(self, table: ArchitectsTable) -> str:
        if not self.inner:
            return translate("Table", "Your actions")
        ways = tuple(command for row in self.rows for command in row)
        alike = len(groups(ways)) == 1
        return group_words(table, ways)[0] if alike and ways else translate("Table", "How?")

    def _draw_row(self, canvas: Canvas, rect: QRectF, table: ArchitectsTable, number: int) -> None:
        s, group = canvas.s, self.rows[number]
        if self.inner:
            label, note = command_words(table, group[0])
        else:
            label, note = group_words(table, group)
        ends = isinstance(group[0], EndTurn)
        canvas.rounded(rect.translated(0, s(3)), 8, colour("black", 0.3))
        canvas.rounded(rect, 8, "stone" if ends else "gold", colour("ink", 0.6), 1.4)
        canvas.icon(_icon(table, group), rect.left() + s(24), rect.center().y(), s(34))
        right = rect.right() - s(8)
        if ends:
            keycap(canvas, QRectF(right - s(26), rect.center().y() - s(12), s(26), s(24)), "E")
            right -= s(32)
        line = QRectF(rect.left() + s(48), rect.top() + s(2), 0, s(24))
        if not note:
            line.setHeight(rect.height() - s(4))
        line.setRight(right)
        canvas.text(line, label, 17, "ink", 700, "left", "condensed", shrink=0.7)
        if note:
            line.translate(0, s(20))
            canvas.text(line, note, 14.5, "ink_soft", 500, "left", "condensed", shrink=0.7)
        tip = f"{label}\n{note}" if note else label
        self.add_spot(rect, f"row {number}", tip, partial(self.chosen.emit, group))

    def _scroll(self, first: int) -> None:
        first = min(max(0, first), max(0, len(self.rows) - self.capacity))
        if first != self._first:
            self._first = first
            self.refresh()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Scroll by a row."""
        self._scroll(self._first + (-1 if event.delta() > 0 else 1))
        event.accept()


def _lines(table: ArchitectsTable) -> list[LogLine]:
    seats, you = table.seats, table.view.seat
    return log_lines((sentence(event, seats, you) for event in table.log), seats, you)


def _title(canvas: Canvas, inner: QRectF, text: str, key: str) -> None:
    s = canvas.s
    head = QRectF(inner.left(), inner.top(), inner.width() - s(50), s(30))
    canvas.text(head, text.upper(), 17, "ink", 700, "left", "title", shrink=0.6)
    if key:
        wide = s(26) if len(key) == 1 else s(40)
        keycap(canvas, QRectF(inner.right() - wide - s(2), inner.top() + s(4), wide, s(22)), key)
    line = inner.top() + s(32)
    canvas.line((inner.left(), line), (inner.right(), line), "gold", 2)


def _icon(table: ArchitectsTable, group: Group) -> str:
    first: Command = group[0]
    match first:
        case BuildStage():
            return "stage"
        case TakeToken(place=place) if len(group) == 1 and 0 <= place < FACE_UP:
            return table.view.open_tokens[place]
        case TakeToken():
            return "ar_progress"
        case LookAtDeck():
            return "ui_eye"
        case TakeCard(deck=deck):
            if deck == CENTRAL or len(group) > 1:
                return "deck_centre"
            return "deck_left" if deck == table.view.seat else "deck_right"
        case EndTurn():
            return "state_ok"
    return "deck_left"
