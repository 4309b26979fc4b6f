"""The log of a match as a table shows it: its lines scroll, and each has a way back to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import accumulate, takewhile
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtWidgets import QGraphicsSceneWheelEvent

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models.keys import caps
from sevenwonders_qt.models.log import HEADING, Sentence, heading, sentence, subject
from sevenwonders_qt.models.portraits import portraits
from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.models.table import Logged
from sevenwonders_qt.models.undo import line_words
from sevenwonders_qt.views.kit.part import column, row
from sevenwonders_qt.views.kit.words import Keys, Text, title
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.action_button import coin
from sevenwonders_qt.views.table.panel import T, TablePart, TableStyle
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate

LINE = 31.0
"""Design pixels from line to line."""

_LARGE_TEXT = 1.3
"""From this factor on two lines of one sentence need the height of two."""


class LogLine(NamedTuple):
    """A sentence, its subject (empty for the whole table), and the number of its event.

    A line without an icon is a heading.
    """

    number: int
    name: str
    icon: str
    text: str
    portrait: str = ""
    """Of the subject."""


def log_lines(
    sentences: Iterable[Sentence | None], seats: Sequence[SeatInfo], you: Seat
) -> list[LogLine]:
    """The lines of a log; ``sentences`` has one for every event, or None."""
    found, drawn = [], portraits(tuple(seats))
    for number, told in enumerate(sentences):
        if told is not None:
            seat, icon, text = told
            if seat is None:
                found.append(LogLine(number, "", icon, text))
            else:
                name = subject(seat, seats, you)
                found.append(LogLine(number, name, icon, text, drawn[seat]))
    if found and found[-1].icon == HEADING:
        found.pop()  # nothing has happened in that turn
    return found


class Log(TablePart[T]):
    """The last sentences of a match; they scroll.

    While ``opened`` the lines take the focus, and `step` moves it along them. Of a match that is
    only ``watched`` every line leads to its moment.
    """

    on_slab = True
    line_wanted = Signal(int)
    """A line was chosen: the number of its event in the log of the table, from 0."""

    def __init__(self, style: TableStyle) -> None:
        super().__init__(style)
        self.opened = False
        self.watched = False
        self._lines: list[LogLine] = []
        self._leading_back = 0
        self._scrolled = 0
        self._highs: list[float] = []  # of all lines, as they were drawn last
        self._high = self._room = LINE

    def name(self) -> str:
        return translate("Table", "Log")

    def show_lines(self, lines: Sequence[LogLine], leading_back: int, *more: object) -> None:
        """Show these from their end; those numbered below ``leading_back`` can be gone back to.

        ``more`` is what else a drawing of the log depends on.
        """
        if self._lines != lines:
            self._lines, self._scrolled = list(lines), 0
            self._highs = [self._high] * len(lines)
        self._leading_back = leading_back
        self.renew((len(lines), tuple(lines[-60:]), leading_back, self.opened, *more))

    def forget(self) -> None:
        """Show nothing."""
        self.show_lines((), 0)
        super().forget()

    def scroll_back(self, lines: int) -> None:
        """Scroll back, or forth where negative."""
        most = len(self._lines) - self._fitting(range(len(self._highs)))
        wanted = min(max(0, self._scrolled + lines), max(0, most))
        if wanted != self._scrolled:
            self._scrolled = wanted
            self.refresh()

    def open(self, opened: bool) -> None:
        """Let the lines take the focus, or not."""
        if opened != self.opened:
            self.opened = opened
            self.refresh()

    def step(self, step: int) -> None:
        """Move the focus by a line and bring it to view; the first step is to the last line."""
        if not self._lines:
            return
        keys = [_key(line) for line in self._lines]
        at = len(keys) - 1
        if self.focus_key in keys:
            at = min(max(0, keys.index(self.focus_key) + step), at)
        end = len(keys) - self._scrolled
        if at >= end:
            self.scroll_back(end - 1 - at)
        elif at < end - self._fitting(range(end - 1, -1, -1)):
            self._bring_to_top(at)
        self.set_focus_key(keys[at])

    def turn(self, step: int) -> None:
        """Move the focus to the heading before (-1) or after it (1) and bring that to the top."""
        keys = [_key(line) for line in self._lines]
        at = keys.index(self.focus_key) if self.focus_key in keys else len(keys)
        headings = (number for number, line in enumerate(self._lines) if line.icon == HEADING)
        beyond = [number for number in headings if (number - at) * step > 0]
        if beyond:
            wanted = beyond[0 if step > 0 else -1]
            self._bring_to_top(wanted)
            self.set_focus_key(keys[wanted])

    def draw_lines(self, canvas: Canvas, inner: QRectF) -> None:
        """Draw the title and as many as there is room for, and register their spots."""
        s = canvas.s
        head = QRectF(inner.left(), inner.top() - s(5), inner.width(), s(38))
        self.lay(canvas, title(self.name(), after=(Keys(caps("log")),)), head, 0.8)
        room = inner.adjusted(0, s(38), 0, 0)
        self._high = s(LINE)
        self._room = max(2 * self._high, room.height())
        self._highs = [self._high * _rows(canvas, line, room.width()) for line in self._lines]
        end = len(self._lines) - self._scrolled
        first = end - self._fitting(range(end - 1, -1, -1))
        y = room.top()
        for line, high in zip(self._lines[first:end], self._highs[first:end], strict=True):
            place = QRectF(room.left(), y, room.width(), high - s(3))
            draw_line(canvas, place, line)
            self._add_line(place, line)
            y += high

    def _add_line(self, place: QRectF, line: LogLine) -> None:
        leads = self.watched or line.number < self._leading_back
        tip = f"{line.name} {line.text}".strip()
        if not self.watched:
            tip += "\n" + line_words(leads)
        act = partial(self.line_wanted.emit, line.number) if leads else None
        self.add_spot(place, _key(line), tip, act, focusable=self.opened)

    def _fitting(self, numbers: Iterable[int]) -> int:
        """How many of these lines there is room for, one after another."""
        reached = accumulate(self._highs[number] for number in numbers)
        return sum(1 for _ in takewhile(lambda high: high <= self._room, reached))

    def _bring_to_top(self, at: int) -> None:
        """Scroll until this line is the first that is seen, or as far as it goes."""
        end = at + self._fitting(range(at, len(self._highs)))
        self.scroll_back(len(self._lines) - end - self._scrolled)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Scroll back and forth in the log."""
        self.scroll_back(2 if event.delta() > 0 else -2)
        event.accept()


def draw_line(canvas: Canvas, row: QRectF, line: LogLine) -> None:
    """An icon, who it was with the emblem of the seat, and the sentence; or a heading."""
    s = canvas.s
    if line.icon == HEADING:
        low = row.bottom() - s(2)
        canvas.line((row.left(), low), (row.right(), low), colour("ink", 0.25), s(1.2))
        canvas.text(row, line.text, 15.5, "ink", 700, "left", "condensed")
        return
    canvas.icon(line.icon, row.left() + s(13), row.center().y(), s(25))
    x = row.left() + s(32)
    if line.portrait:
        canvas.icon(f"{line.portrait}_emblem", x + s(8), row.center().y(), s(20))
        x += s(23)
    if line.name:
        box = QRectF(x, row.center().y() - s(14), s(110), s(28))
        x += canvas.text(box, line.name, 15.5, "ink", 700, "left", "condensed") + s(6)
    box = QRectF(x, row.top(), row.right() - x, row.height())
    if row.height() > s(LINE):
        size = canvas.size_in(15.5, s(28))
        canvas.text_block(box, line.text, size, colour("ink_soft"), 400, "left", lines=2)
    else:
        canvas.text(box, line.text, 15.5, colour("ink_soft"), 400, "left", "condensed")


def _rows(canvas: Canvas, line: LogLine, wide: float) -> float:
    """How many lines high a sentence is; one that is too long for a line takes two, set close."""
    if line.icon == HEADING:
        return 1.0
    before = 32 + (23 if line.portrait else 0) + 6
    size = canvas.size_in(15.5, canvas.s(28))
    named = min(canvas.text_width(line.name, size, 700, "condensed"), canvas.s(110))
    said = canvas.text_width(line.text, size, 400, "condensed")
    if canvas.s(before) + named + said <= wide:
        return 1.0
    return 2.0 if canvas.text_factor >= _LARGE_TEXT else 1.5


def _key(line: LogLine) -> str:
    return f"line {line.number}"


PILE = 84.0


class LogPanel(Log[Shown]):
    """The log; opened it is as high as its owner makes it."""

    def __init__(self, style: TableStyle) -> None:
        super().__init__(style)
        self._said: list[tuple[Logged, Sentence | None]] = []
        self._said_to: object = None

    def show_table(self, shown: Shown) -> None:
        self._shown, view = shown, shown.table.view
        more = view.seat, view.discard_count, view.age
        self.show_lines(self._told(shown), shown.table.undo.lines, *more)

    def forget(self) -> None:
        self._said = []
        super().forget()

    def draw_table(self, canvas: Canvas, box: QRectF, shown: Shown) -> None:
        s = canvas.s
        inner = box.adjusted(s(12), s(8), -s(12), -s(10))
        pile = QRectF(inner.left(), inner.bottom() - s(PILE), inner.width(), s(PILE))
        self._places["pile"] = pile
        self._draw_pile(canvas, pile, shown)
        self.draw_lines(canvas, inner.adjusted(0, 0, 0, -s(PILE + 6)))

    def _told(self, shown: Shown) -> list[LogLine]:
        """What was said of the entries before is kept: a log only grows, but for taking back."""
        seats, you, log = shown.table.seats, shown.table.you, shown.table.log
        said_to = shown.faces, seats, you
        if said_to != self._said_to:
            self._said, self._said_to = [], said_to
        pairs = zip(self._said, log, strict=False)
        kept = sum(1 for _ in takewhile(lambda pair: pair[0][0] is pair[1], pairs))
        new = ((each, heading(each) or sentence(each.event, seats, you)) for each in log[kept:])
        self._said[kept:] = new
        return log_lines((words for _, words in self._said), seats, you)

    def _draw_pile(self, canvas: Canvas, pile: QRectF, shown: Shown) -> None:
        s, view = canvas.s, shown.table.view
        canvas.rounded(pile, 8, colour("ink", 0.07), colour("ink", 0.2), 1.2)
        for number in range(min(3, view.discard_count)):
            x, y = pile.left() + s(14 + 5 * number), pile.top() + s(8 - 2 * number)
            draw_card(canvas, QRectF(x, y, s(48), s(68)), max(1, view.age))
        text = translate("Table", "%n card(s), face down", None, view.discard_count)
        words = column(
            Text(translate("Table", "Discard pile"), bold=700),
            Text(text, "note", "ink_soft"),
            gap=2,
            weight=1,
            middle=True,
        )
        inside = pile.adjusted(s(88), s(4), -s(12), -s(4))
        self.lay(canvas, row(words, coin("+3", 44), Keys(caps("discards"))), inside, 0.94)
        about = translate(
            "Table",
            "Discarded cards stay here until the end of the match.\n"
            "A few wonders let their city build one of them for free.",
        )
        self.add_spot(pile, "pile", about, accessible_name=text, radius=8)
