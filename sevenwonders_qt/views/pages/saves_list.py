"""The list of saved matches: painted rows that are drawn only where they can be seen."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from math import ceil, inf
from operator import attrgetter
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.saves import SavedMatch, SavedRows, State
from sevenwonders_qt.views.kit.part import (
    Centre,
    Drawing,
    Ground,
    Laid,
    Paint,
    Part,
    Space,
    column,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.walk_list import WalkList
from sevenwonders_qt.views.kit.words import Icons, Text
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Align, Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.paint.wonder import wonder_picture

ROW: Final = 112.0
"""Design pixels from one row to the next."""

_GAP: Final = 1
_ROUND_WORDS: Final = 20
"""Design pixels between the lines of a row, and around them."""

_PICTURE: Final = 330.0
_WORDS: Final = 680.0
"""Design pixels of the picture where nothing is listed, and of the words below it."""

_ROOM, _WIDEST = 172.8, 9.6
"""Design pixels for the bars of all turns, and for one bar at most."""


def _said(row: SavedMatch) -> str:
    words = (row.title, row.about, row.when, row.pill, row.standing, row.more, row.detail().doubt)
    return ", ".join(filter(None, words))


class SavesList(WalkList[SavedMatch]):
    """Rows to walk through with the arrow keys; Enter or a double click opens one."""

    # The row that has the keyboard shows it.
    style_besides = "QListView { outline: 0; } QListView:focus { border-color: transparent; }"

    chosen = Signal()
    """Another row is the current one, or none."""

    opened = Signal()
    """The current row is to be opened."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent, attrgetter("title"), _said)
        self._rows = SavedRows()
        self.empty_words = ("", "")
        """What stands there when nothing is listed: a title and a line."""
        self.setUniformItemSizes(True)
        self.doubleClicked.connect(lambda _: self.opened.emit())
        self.selectionModel().currentChanged.connect(lambda *_: self.chosen.emit())

    def show_rows(self, rows: SavedRows, path: Path | None = None) -> None:
        """List these; ``path`` stays the current one, or else its neighbour does."""
        here, self._rows = self.currentIndex().row(), rows
        at = rows.find(path.name) if path is not None else -1
        kept = self.current() if at < 0 else None
        if kept is not None:
            at = rows.find(kept.path.name)
        if at < 0 and rows:
            at = min(max(here, 0), len(rows) - 1)
        blocked = self.selectionModel().blockSignals(True)
        scrolled = self.verticalScrollBar().value()
        self.listed.set_rows(rows)
        self.go_to(at)
        self.selectionModel().blockSignals(blocked)
        self.verticalScrollBar().setValue(scrolled)
        if kept is None:
            self.scrollTo(self.currentIndex())
        self.chosen.emit()
        self.viewport().update()

    def select_path(self, path: Path) -> None:
        """Make this row the current one, if it is listed, and show it."""
        found = self._rows.find(path.name)
        if found >= 0:
            self.go_to(found)
            self.scrollTo(self.currentIndex())

    def _sizes_of_rows(self) -> Sizes:
        """All rows are equally high, so their texts take one line each even where a page grows."""
        return replace(self.look.own_sizes(), grows=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        else:  # letters and F2 belong to the page
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.listed.rows:
            return
        with Painting(self.viewport()) as painter:
            self._paint_empty(self.look.canvas(painter), QRectF(self.viewport().rect()))

    def _paint_empty(self, canvas: Canvas, room: QRectF) -> None:
        title, line = self.empty_words
        words = column(
            Text(title, "title", bold=700, align="center"),
            Text(line, "text", "ink_soft", align="center", lines=0),
            gap=16,
        )
        sizes = self.look.own_sizes()
        left = room.height() / sizes.u - words.high(sizes, sizes.s(_WORDS)) / sizes.u
        picture = Drawing(
            0, max(0.0, min(_PICTURE, left - 24)), wonder_picture("alexandria", "A", 0, 3, 10)
        )
        self.look.lay(Centre(column(picture, words, gap=16), _WORDS), room).paint(canvas)

    def row_size(self, row: SavedMatch) -> QSize:
        sizes = self.row_sizes
        three = column(Text("A"), pill(State.OVER, "A"), Text("A", "note"), gap=_GAP)
        words = three.high(sizes, inf) + sizes.s(_ROUND_WORDS)
        return QSize(round(sizes.s(400)), ceil(max(sizes.s(ROW), words)))

    def paint_row(
        self, canvas: Canvas, rect: QRectF, row: SavedMatch, *, chosen: bool, hovered: bool
    ) -> None:
        s = canvas.s
        place = rect.adjusted(s(7), s(5), -s(12), -s(7))
        ground = colour("gold_light", 0.8) if chosen else colour("parchment_dark", 0.45)
        if hovered and not chosen:
            ground = colour("parchment_dark", 0.85)
        if chosen and self.hasFocus():
            focus_ring(canvas, place, 10)
        edge = ("gold_deep", 2.0) if chosen else (colour("ink", 0.25), 1.2)
        canvas.rounded(place, 10, ground, *edge)
        Laid(self.part(row), (self.row_sizes,), place).paint(canvas)

    def part(self, match: SavedMatch) -> Part:
        """Picture, title, what is said of it, and its state."""
        about = column(
            Text(match.title, "text", "ink", 700, lines=1),
            Text(match.about, "note", "ink_soft", lines=1),
            Text(match.when, "note", "ink_soft", 400, lines=1),
            gap=_GAP,
            weight=462 if match.opens else 760,
            middle=True,
        )
        parts: list[Part] = [Drawing(180, 88, picture_of(match, 6)), about]
        state = pill(match.state, match.pill)
        if match.opens:
            icon = f"age_{match.age}" if match.age and not match.over else "wonder"
            parts += [Icons((icon,), 2.5), self._state(match, state)]
        else:
            parts += [state]
        return Ground(row(*parts, gap=14), None, (8, 4, 16, 4))

    def _state(self, match: SavedMatch, state: Part) -> Part:
        """How it stands; the pill is below that where very large text leaves no room beside it."""
        standing = Text(match.standing, bold=600, lines=1, weight=1)
        if self.look.large:
            more = Text(match.more, "note", "ink_soft", 500, "right", lines=1)
            return column(standing, row(Space(weight=1), state), more, gap=_GAP, weight=470)
        going = (State.GOING_ON, State.PRACTICE, State.UNVERIFIED)
        align: Align = "right" if match.state in going else "left"
        bars = Drawing(196, 20, partial(_paint_turns, match=match))
        turns = () if match.turns is None else (bars,)
        more = Text(match.more, "note", "ink_soft", 500, align, lines=1, weight=1)
        lines = row(standing, state), row(*turns, more, gap=4)
        return column(*lines, gap=4, weight=470, middle=True)


def _paint_turns(canvas: Canvas, rect: QRectF, match: SavedMatch) -> None:
    """A bar for each turn of the Ages, full where it has been played."""
    s, middle = canvas.s, rect.center().y()
    step = min(_WIDEST, _ROOM / max(1, sum(match.ages)))
    turns = [gap for gap, number in enumerate(match.ages) for _ in range(number)]
    for turn, gap in enumerate(turns):
        x = rect.left() + turn * s(step) + gap * s(6)
        shade = "terracotta" if turn < (match.turns or 0) else colour("ink", 0.18)
        canvas.rounded(QRectF(x, middle - s(8), s(step - 2.6), s(16)), 2, shade)


_PILLS: Final = {
    State.GOING_ON: ("gold", "ink", ""),
    State.WON: ("good", "white", "ui_trophy"),
    State.OVER: ("ink_soft", "white", "state_ok"),
    State.PRACTICE: ("sea", "white", "ui_hint"),
    State.UNVERIFIED: ("brown", "white", "ui_help"),
    State.NEWER: ("dusk", "white", "ui_timer"),
    State.DAMAGED: ("bad", "white", "state_no"),
}
"""Ground, text and icon; each state has its own of all three, so colour never tells alone."""


_ROUND: Final = 99.0
"""More than half of any pill is high: its ends are round."""


def pill(state: State, text: str) -> Part:
    """The state in words, with its sign."""
    fill, shade, icon = _PILLS[state]
    sign = Icons((icon,), 1.35) if icon else Icons(("play",), 1.0, glyph=True, shade="ink")
    inside = row(sign, Text(text, "note", shade, 600, lines=1), gap=6)
    ground = rounded(_ROUND, fill, colour("ink", 0.5), 1.2)
    return column(Ground(inside, ground, (9, 4, 14, 4)), middle=True)


def picture_of(match: SavedMatch, radius: float = 10) -> Paint:
    """The wonder of a match as it stands; hatched stone for a file that does not open."""
    shown = match.picture
    if shown is None:
        return _draw_fault
    return wonder_picture(shown.wonder, shown.side, shown.built, shown.total, radius)


def _draw_fault(canvas: Canvas, rect: QRectF) -> None:
    """Hatched stone with a sign on it, where no picture can be."""
    s = canvas.s
    with canvas.clip(rect, 6):
        canvas.painter.fillRect(rect, colour("stone"))
        canvas.painter.setPen(QPen(colour("ink", 0.16, role="line"), s(4)))
        x = rect.left() - rect.height()
        while x < rect.right():
            canvas.painter.drawLine(
                QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top())
            )
            x += s(14)
    canvas.rounded(rect, 6, None, colour("ink", 0.55), 1.5)
    side = min(rect.height() * 0.55, s(120))
    canvas.icon("state_no", rect.center().x(), rect.center().y(), side)
