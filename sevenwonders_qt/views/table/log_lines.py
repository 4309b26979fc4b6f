"""The log of a match as a table shows it: its lines scroll, and each has a way back to it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import accumulate, takewhile
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QSizeF, Signal

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.keys import caps
from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.shown.portraits import portraits
from sevenwonders_qt.models.shown.table import Logged
from sevenwonders_qt.models.words.log import heading, sentence, subject
from sevenwonders_qt.models.words.sentence import HEADING, Sentence
from sevenwonders_qt.models.words.undo import line_words
from sevenwonders_qt.views.kit.part import (
    Cell,
    Drawing,
    Ground,
    Part,
    Sized,
    column,
    rounded,
    row,
    ruled,
)
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Keys, Text, captioned, sign, title
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.action_button import coin
from sevenwonders_qt.views.table.boxes import InPanels
from sevenwonders_qt.views.table.marks import card_pile
from sevenwonders_qt.views.table.panel import Answering, Scrolled, T, TablePart, TableStyle

translate = QCoreApplication.translate

SHARE: Final = 0.97
"""The size of lines where they have the room, as a share of the usual size."""

_AT_ONCE: Final = 4
_SMALLER: Final = (0.9, 0.84, 0.78, 0.72, 0.66, 0.6, 0.54)
_USUAL: Final = 1.14
"""The number of lines seen at once; text shrinks for that, but not below the usual factor."""

_GAP: Final = 4.0
"""Design pixels from line to line."""
_NAME: Final = 110.0
_WIDEST_NAME: Final = 152.0
"""Design pixels of the longest name that is not cut, with text of the usual size and with any."""
_HEAD: Final = 38.0
_PILE: Final = 84.0
_LOW_PILE: Final = 56.0
_STRIP: Final = 44.0
"""Design pixels of the discard pile, alone and below the strips of boxes, and of such a strip."""
_APART: Final = 5.0
"""The design pixels of the title, and between it, the lines and the part below them."""


class LogLine(NamedTuple):
    """A sentence, its subject (empty for the whole table), and the number of its event.

    A line without an icon is a heading.
    """

    number: int
    name: str
    icon: str
    text: str
    portrait: str = ""
    """The portrait of the subject."""


def log_lines(
    sentences: Iterable[Sentence | None], seats: Sequence[SeatInfo], you: Seat
) -> list[LogLine]:
    """Return the lines of a log; ``sentences`` has one for every event, or None."""
    found, drawn = [], portraits(tuple(seats))
    for number, said in enumerate(sentences):
        if said is not None:
            seat, icon, text = said
            if seat is None:
                found.append(LogLine(number, "", icon, text))
            else:
                name = subject(seat, seats, you)
                found.append(LogLine(number, name, icon, text, drawn[seat]))
    if found and found[-1].icon == HEADING:
        found.pop()  # nothing has happened in that turn
    return found


def line_part(line: LogLine, sizes: Sizes) -> Part:
    """Return an icon, the name with the emblem of the seat, and the sentence; or a heading."""
    if line.icon == HEADING:
        rule = Drawing(0, 4, ruled(colour("ink", 0.25)))
        head = column(Text(line.text, "note", bold=700, lines=0), rule, gap=2)
        return Ground(head, None, (0, 4, 0, 0))
    emblem = (sign(f"{line.portrait}_emblem", 20),) if line.portrait else ()
    name = Text(line.name, "note", bold=700, lines=1, cut=True)
    widest = min(_WIDEST_NAME, _NAME * sizes.text)
    named = Cell(name, min(name.wide(sizes) / sizes.u, widest))
    words = Text(line.text, "note", "ink_soft", 400, lines=0, weight=1)
    return Cell(row(sign(line.icon, 25), *emblem, named, words, gap=6), high=28)


def fitting(lines: Iterable[LogLine], sizes: Sizes, wide: float, room: float) -> int:
    """Return the number of these lines that fit into ``room``, one after another."""
    gap = sizes.s(_GAP)
    reached = accumulate(line_part(line, sizes).high(sizes, wide) + gap for line in lines)
    return sum(1 for _ in takewhile(lambda high: high <= room + gap, reached))


def lines_part(lines: Iterable[Part]) -> Part:
    """Return lines one below the other."""
    return column(*lines, gap=_GAP, weight=1)


class Log(TablePart[T], Scrolled):
    """The last sentences of a match; they scroll.

    While ``opened`` the lines take the focus, and `step` moves it along them. A line leads to its
    moment: of a match that is only ``watched`` each, else as long as there is a choice to undo.
    """

    on_slab = True
    a_turn = 2
    margins = (12, 3, 12, 10)
    foot: float = 0.0
    """Design pixels below the lines for something else."""
    line_wanted = Signal(int)
    """A line was chosen: the number of its event in the log of the table, from 0."""

    opened = False
    watched = False
    _lines: Sequence[LogLine] = ()
    _leading_back = 0

    def name(self) -> str:
        return translate("Table", "Log")

    def show_lines(self, lines: Sequence[LogLine], leading_back: int, *more: object) -> None:
        """Show these from their end; undo can return to those numbered below ``leading_back``.

        ``more`` has the other values that a drawing of the log depends on.
        """
        if self._lines != lines:
            self._lines, self.first = list(lines), len(lines)
        self._leading_back = leading_back
        self.renew((len(lines), tuple(lines[-60:]), leading_back, self.opened, *more))

    def forget(self) -> None:
        """Show nothing."""
        self.show_lines((), 0)
        super().forget()

    def count(self) -> int:
        return len(self._lines)

    def room_for(self, lines: Sequence[int]) -> int:
        return self._fitting([self._lines[line] for line in lines], self._share)

    def _fitting(self, lines: Sequence[LogLine], share: float) -> int:
        (left, top, right, bottom), s = self.margins, self.style.s
        taken = top + _HEAD + _APART + bottom + (self.foot + _APART if self.foot else 0)
        room = self.rect.size() - QSizeF(s(left + right), s(taken))
        return fitting(lines, self.style.sizes(share), room.width(), room.height())

    @property
    def _share(self) -> float:
        """The size of the lines: so that a few of the last are seen."""
        last = self._lines[: -_AT_ONCE - 1 : -1]
        shares = [SHARE]
        shares += [share for share in _SMALLER if share * self.style.text >= _USUAL]
        enough = (share for share in shares if self._fitting(last, share) == len(last))
        return next(enough, shares[-1])

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
        self.bring_to_view(at)
        self.set_focus_key(keys[at])

    def turn(self, step: int) -> None:
        """Move the focus to the heading before (-1) or after it (1) and bring that to the top."""
        keys = [_key(line) for line in self._lines]
        at = keys.index(self.focus_key) if self.focus_key in keys else len(keys)
        headings = (number for number, line in enumerate(self._lines) if line.icon == HEADING)
        beyond = [number for number in headings if (number - at) * step > 0]
        if beyond:
            wanted = beyond[0 if step > 0 else -1]
            self.scroll_to(wanted)
            self.set_focus_key(keys[wanted])

    def describe_table(self, shown: T) -> Part:
        lines = lines_part(self._line(self._lines[number]) for number in self.seen)
        head = title(self.name(), after=(Keys(caps(acts.LOG)),))
        foot = Cell(Sized(self.at_foot(shown), 0.94), high=self.foot)
        middle = Cell(Sized(lines, self._share), weight=1, keeps=True)
        return column(Cell(Sized(head, 0.8), high=_HEAD), middle, foot, gap=_APART)

    def at_foot(self, shown: T) -> Part:
        """Return the part below the lines."""
        return row()

    def _line(self, line: LogLine) -> Part:
        leads = self.watched or line.number < self._leading_back
        can_go = bool(self._leading_back) and line.icon != HEADING
        tip = f"{line.name} {line.text}".strip()
        if not self.watched:
            tip += "\n" + line_words(leads_back=leads, can_go=can_go)
        act = partial(self.line_wanted.emit, line.number) if leads or can_go else None
        part = line_part(line, self.style.sizes(self._share))
        return Answering(part, _key(line), tip, act, focusable=self.opened)


def _key(line: LogLine) -> str:
    return f"line {line.number}"


class LogPanel(Log[Shown]):
    """The log, and the discard pile below it; opened it is as high as its owner makes it."""

    rule = "turn"
    foot = _PILE

    def __init__(self, style: TableStyle, boxes: Sequence[InPanels] = ()) -> None:
        """``boxes`` are the parts of expansions within it."""
        super().__init__(style)
        self._boxes = boxes
        self._said: list[tuple[Logged, Sentence | None]] = []
        self._said_to: object = None

    def show_table(self, shown: Shown) -> None:
        self._shown, view = shown, shown.table.view
        strips = self._strips(shown)
        self.foot = _LOW_PILE + (_STRIP + _APART) * len(strips) if strips else _PILE
        seen = [box.seen(shown.table, view.seat) for box in self._boxes]
        more = view.seat, view.discard_count, view.age, seen
        self.show_lines(self._lines_of(shown), shown.table.undo.lines, *more)

    def forget(self) -> None:
        self._said = []
        super().forget()

    def at_foot(self, shown: Shown) -> Part:
        strips = self._strips(shown)
        if not strips:
            return self._pile(shown, 48)
        pile = Cell(self._pile(shown, 34), high=_LOW_PILE)
        return column(*(Cell(strip, high=_STRIP) for strip in strips), pile, gap=_APART)

    def _strips(self, shown: Shown) -> list[Part]:
        """Return the strips of boxes above the discard pile."""
        found = (box.at_foot(shown, self.enlarge.emit) for box in self._boxes)
        return [part for part in found if part is not None]

    def _pile(self, shown: Shown, high: float) -> Part:
        """Return the discard pile, its cards so high."""
        view = shown.table.view
        text = translate("Table", "%n card(s), face down", None, view.discard_count)
        words = captioned(translate("Table", "Discard pile"), text)
        about = translate(
            "Table",
            "Discarded cards stay here until the end of the match.\n"
            "A few wonders let their city build one of them for free.",
        )
        pile = card_pile(view.age, min(3, view.discard_count), high)
        cards = Cell(pile, 1.375 * high, keeps=True)
        return Answering(
            row(cards, words, coin("+3", 0.92 * high), Keys(caps(acts.DISCARD))),
            "pile",
            about,
            accessible_name=text,
            paint=rounded(8, colour("ink", 0.07), colour("ink", 0.2), 1.2),
            margins=(12, 4, 12, 4),
            focusable=True,
            rule="discard",
        )

    def _lines_of(self, shown: Shown) -> list[LogLine]:
        """Return the lines; earlier sentences are kept: a log only grows, except by undo."""
        seats, you, log = shown.table.seats, shown.table.you, shown.table.log
        said_to = shown.faces, seats, you
        if said_to != self._said_to:
            self._said, self._said_to = [], said_to
        pairs = zip(self._said, log, strict=False)
        kept = sum(1 for _ in takewhile(lambda pair: pair[0][0] is pair[1], pairs))
        new = ((each, heading(each) or sentence(each.event, seats, you)) for each in log[kept:])
        self._said[kept:] = new
        return log_lines((words for _, words in self._said), seats, you)
