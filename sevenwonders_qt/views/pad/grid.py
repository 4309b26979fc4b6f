"""The table of the score pad: heads with the players, a cell for each category, the totals."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.keys import On, asked
from sevenwonders_qt.models.numbers import whole_number
from sevenwonders_qt.models.pad_sheet import sources
from sevenwonders_qt.models.pad_words import oddities, place_text, row_name, row_note, wonder_title
from sevenwonders_qt.models.score_pad import (
    FEWEST,
    MOST,
    SCIENCE,
    STAGES_ROW,
    PadPlayer,
    ScorePad,
    expansions,
    limits,
    rows_of_boxes,
)
from sevenwonders_qt.models.score_words import sign_of
from sevenwonders_qt.models.terms import category_name
from sevenwonders_qt.views.kit.part import (
    Cell,
    Drawing,
    Ground,
    Part,
    Space,
    column,
    row,
)
from sevenwonders_qt.views.kit.piece import Piece
from sevenwonders_qt.views.kit.sizes import Role, Sizes
from sevenwonders_qt.views.kit.words import Held, Number, Text
from sevenwonders_qt.views.pages.button import ARROWS, ENTER, PaleIconButton, TableButton
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour, mix
from sevenwonders_qt.views.plain_tip import plain_tip
from sevenwonders_qt.views.sheet.marks import draw_board
from sevenwonders_qt.views.sheet.table import banded, footed, label, paint_sources, table_line

translate = QCoreApplication.translate


def commands(event: QKeyEvent) -> bool:
    """Whether the key belongs to the page or the window, such as that which keeps the game."""
    held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
    return bool(held) or bool(asked(event, On.PAD, On.EVERY))


class StepButton(PaleIconButton):
    """A pale square with a plus or a minus."""

    radius = 8.0
    side = 0.52
    strong, pale = 1.0, 0.3

    def paint_ground(self, canvas: Canvas, rect: QRectF) -> None:
        canvas.rounded(rect.translated(0, canvas.s(3)), 8, colour("black", 0.3))
        ground = colour("parchment_pale", darker=6 if self.hovered() else 0)
        canvas.rounded(rect, 8, ground, colour("ink", 0.6), 1.5)


_MINUS: Final = ("-", "\N{MINUS SIGN}")


class PadHead(TableButton):
    """Pressed to change the player; a letter typed on it begins the name."""

    opened = Signal(int, str)
    """Seat, and the letter that was typed."""

    radius = 7.0

    def __init__(self, look: Look, parent: QWidget, seat: int) -> None:
        super().__init__(look, parent)
        self.seat = seat
        self.player = PadPlayer()
        self.winner = False
        self.odd = ""
        self.clicked.connect(lambda: self.opened.emit(self.seat, ""))

    def show_player(self, player: PadPlayer, name: str, *, winner: bool, odd: str) -> None:
        """Show this player; ``odd`` says what cannot be right."""
        self.player, self.winner, self.odd = player, winner, odd
        self.setText(name)
        city = wonder_title(player.wonder) if player.wonder else ""
        about = translate("Score", "{name}: name, wonder and side").format(name=name)
        self.setAccessibleName(about)
        self.setAccessibleDescription(odd or city)
        self.setToolTip(plain_tip(odd or about))
        self.update()

    def describe(self) -> Part:
        name = Text(self.text(), "text", bold=700, align="center", lines=1, narrow=True, cut=True)
        inside = column(Drawing(0, 0, self._paint_board, weight=1), name, gap=4)
        return Ground(inside, None, (6, 6, 6, 4))

    def _paint_board(self, canvas: Canvas, rect: QRectF) -> None:
        s = canvas.s
        draw_board(canvas, rect, self.player.wonder, self.player.side)
        if self.hovered():
            canvas.rounded(rect, 7, colour("white", 0.15))
        if self.winner:
            canvas.icon("ui_trophy", rect.left() + s(18), rect.top() + s(20), s(32))
        if self.odd:
            canvas.icon("state_no", rect.right() - s(12), rect.top() + s(12), s(26))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isalpha() and not commands(event):
            self.opened.emit(self.seat, event.text())
        else:
            super().keyPressEvent(event)


class NumberCell(TableButton):
    """A number of a seat to type; it asks for a text and changes nothing itself."""

    typed = Signal(str)
    """The whole text that a person wants in it."""

    def __init__(self, look: Look, parent: QWidget, seat: int, entry: str) -> None:
        super().__init__(look, parent)
        self.seat, self.entry = seat, entry
        self.value: int | None = None
        self._text: str | None = None
        """What has been typed since the keyboard came to it."""

    def accept(self, text: str) -> None:
        """What was asked for has been taken: further digits go on from it."""
        self._text = text
        self.update()

    def ask(self, text: str) -> None:
        """Ask for this text; what is refused leaves what was there."""
        minus = text in _MINUS and limits()[self.entry].signed
        self.typed.emit("" if minus else text.replace(_MINUS[1], "-"))
        if minus:
            self.accept("-")

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._text = None
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._text = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text, before = event.key(), event.text(), self._text
        if event.matches(QKeySequence.StandardKey.Paste):
            self.ask(QGuiApplication.clipboard().text().strip()[:12])
        elif commands(event):
            event.ignore()
        elif key == Qt.Key.Key_Delete:
            self.ask("")
        elif key == Qt.Key.Key_Backspace:
            shown = "" if self.value is None else str(self.value)
            self.ask((shown if before is None else before)[:-1])
        elif text.strip() and text.isprintable():
            self.ask((before or "") + text)
        else:
            event.ignore()  # what it stands in moves, the page does the rest


class PadCell(NumberCell):
    """A number to type, or the science that is calculated."""

    science_wanted = Signal(int, str)
    """Seat, and the digit that was typed; "" when it was opened by Enter."""

    shrinks = True

    def __init__(self, look: Look, parent: QWidget, seat: int) -> None:
        super().__init__(look, parent, seat, "")
        self.row = ""
        self.pad = ScorePad()
        self.best = False
        self.odd = ""
        self._shown: tuple[object, ...] = ()
        self.clicked.connect(self._on_click)

    def show_pad(self, pad: ScorePad, row: str, name: str, about: str, *, best: bool) -> None:
        """Show this row of its seat under this name."""
        if row != self.row:
            self._text = None
        self.pad, self.row, self.entry = pad, row, pad.entry(row)
        self.value = pad.value(self.seat, row)
        self.setText(self._number())
        shown = name, about, best, self.odd, self.text(), *sources(pad, self.seat, row)
        if shown == self._shown and self._text != "-":
            return
        self._shown, self.best = shown, best
        self.setAccessibleName(f"{name}: {self.text()}".rstrip(": "))
        self.setAccessibleDescription(about)
        self.setToolTip(plain_tip(about))
        self.update()

    @property
    def filled(self) -> bool:
        return self.pad.filled(self.seat, self.row)

    def _number(self) -> str:
        """The number at the right: points, but stages as such."""
        if not self.filled:
            return ""
        if self.row == STAGES_ROW:
            return str(self.pad.value(self.seat, self.row))
        return whole_number(self.pad.points(self.seat, self.row))

    # Painting -----------------------------------------------------------------------------

    def describe(self) -> Part:
        counted = partial(paint_sources, sources=[*sources(self.pad, self.seat, self.row)])
        shown = "\N{MINUS SIGN}" if self._text == "-" else self.text()
        shade = "bad" if self.pad.points(self.seat, self.row) < 0 else "ink"
        role: Role = "head" if self.height() > self.look.s(60) else "title"
        number = Text(shown, role, shade, 700 if self.best else 500, lines=1, narrow=True)
        return Ground(row(Drawing(0, 0, counted, weight=1), number, gap=4), None, (9, 4, 15, 4))

    def paint_ground(self, canvas: Canvas, rect: QRectF) -> None:
        s, filled, is_science = canvas.s, self.filled, self.row == SCIENCE
        rect = rect.adjusted(s(5), s(3.5), -s(5), -s(3.5))
        ground = colour("parchment_pale", darker=4 if self.hovered() else 0)
        if is_science:
            ground = mix("parchment", "green", 0.30 if self.hovered() else 0.22)
        elif not filled:
            ground = colour("parchment_pale", 0.5)
        if self.hasFocus():
            canvas.rounded(rect, 6, ground, "terracotta", 4)
        elif filled:
            canvas.rounded(rect, 6, ground, colour("ink", 0.28), 1.1)
        else:
            canvas.rounded(rect, 6, ground)
            canvas.dashed(rect, 6, colour("ink", 0.4), 1.3)
        if self.odd:
            canvas.icon("state_no", rect.left() + s(9), rect.top() + s(9), s(20))

    # Keys ---------------------------------------------------------------------------------

    def _on_click(self) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.reached.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, digit = event.key(), event.text().strip()
        if self.row == SCIENCE and not commands(event) and (key in ENTER or digit.isdecimal()):
            self.science_wanted.emit(self.seat, digit)
        elif self.row == SCIENCE:
            event.ignore()
        elif key == Qt.Key.Key_Space and limits()[self.entry].most == 1:
            self.ask("0" if self.value else "1")  # the cat is handed over
        else:
            super().keyPressEvent(event)


_LABELS, _WIDE_LABELS = 0.255, 0.36
"""The share of the width for the names of the rows; the second for very large text."""

_FEW: Final = 5
_HEAD, _TOTAL = 126.0, 84.0
"""The height of the heads, and that of the totals."""

_LEAST_ROW: Final = 1.4
"""The least height of a row, as a share of the size of text."""

_STEPS: Final[dict[int, tuple[int, int]]] = {**ARROWS, **dict.fromkeys(ENTER, (0, 1))}


class PadGrid(Piece):
    """Shows a `ScorePad`; its cells and heads say what a person wants.

    Arrow keys and Enter move in it; ``left_behind`` is sent when Enter goes beyond the last cell.
    """

    left_behind = Signal()
    shrinks = True
    fills = True

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.pad = ScorePad()
        self.names: tuple[str, ...] = ()
        self.odd: dict[tuple[int, str], str] = {}
        self.fewer_button = StepButton(look, self, "line_minus")
        self.more_button = StepButton(look, self, "line_plus")
        self.heads: list[PadHead] = []
        self.columns: list[list[PadCell]] = []
        most = len(ScorePad(expansions=expansions()).rows)
        for seat in range(MOST):  # made in the order in which Tab reaches them
            self.heads.append(PadHead(look, self, seat))
            self.columns.append([PadCell(look, self, seat) for _ in range(most)])

    def show_pad(self, pad: ScorePad, names: tuple[str, ...]) -> None:
        """Show this pad; ``names`` has one for every player."""
        self.fewer_button.setEnabled(len(pad.players) > FEWEST)
        self.more_button.setEnabled(len(pad.players) < MOST)
        self.pad, self.names = pad, names
        self.odd = oddities(pad, names)
        ranks = pad.ranks()
        for seat, (head, cells) in enumerate(zip(self.heads, self.columns, strict=True)):
            here = seat < len(names)
            head.setVisible(here)
            for place, cell in enumerate(cells):
                cell.setVisible(here and place < len(pad.rows))
            if here:
                won = ranks[seat] == 1 and not pad.empty
                odd = self.odd.get((seat, ""), "")
                head.show_player(pad.players[seat], names[seat], winner=won, odd=odd)
        for name in pad.rows:
            self._show_row(name)
        self.update()

    def cell(self, seat: int, row: str) -> PadCell:
        """The cell of a seat in a row that is shown."""
        return self.columns[seat][self.pad.rows.index(row)]

    def go_to(self, seat: int, place: int) -> None:
        """Put the keyboard on a row by its place; -1 is the head of the column."""
        seat = min(len(self.pad.players) - 1, max(0, seat))
        place = min(len(self.pad.rows) - 1, max(-1, place))
        target = self.heads[seat] if place < 0 else self.columns[seat][place]
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_row(self, row: str) -> None:
        pad, place = self.pad, self.pad.rows.index(row)
        called, note = row_name(row), row_note(pad, row)
        best = max(pad.points(seat, row) for seat in range(len(pad.players)))
        for seat, name in enumerate(self.names):
            cell = self.columns[seat][place]
            cell.odd = self.odd.get((seat, row), "")
            leads = 0 < best == pad.points(seat, row)
            cell.show_pad(pad, row, f"{called}, {name}", cell.odd or note, best=leads)

    # Places -------------------------------------------------------------------------------

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """It takes any width; the height at which every row has room for its name."""
        rows = len(self.pad.rows) * _LEAST_ROW * sizes.px("text")
        return 0.0, sizes.s(_HEAD + _TOTAL + 6) + rows

    def arrange(self) -> None:
        """Lay it out; Tab goes down each column, not along the rows."""
        super().arrange()
        columns = zip(self.heads, self.columns, strict=True)
        cells = [cell for head, column in columns for cell in (head, *column)]
        self.stops = [self.fewer_button, self.more_button, *(c for c in cells if not c.isHidden())]
        for before, after in pairwise(self.stops):
            QWidget.setTabOrder(before, after)

    def describe(self) -> Part:
        """With notes on the rows where they fit."""
        table = self._table(noted=True)
        whole = self.look.lay(table, self.body()).fits(self.body())
        return table if whole else self._table(noted=False)

    def _table(self, *, noted: bool) -> Part:
        pad, seats = self.pad, range(len(self.pad.players))
        share = _WIDE_LABELS if self.look.large and len(seats) <= _FEW else _LABELS

        def line(first: Part, cells: Iterable[Part]) -> Part:
            return table_line(first, [Ground(cell, None, (3, 0, 3, 0)) for cell in cells], share)

        rows, boxed = [], rows_of_boxes()
        for number, name in enumerate(pad.rows):
            sign, note = sign_of(name)[0], row_note(pad, name) if noted else ""
            cells = (Held(self.columns[seat][number], weight=1) for seat in seats)
            whole = line(label(sign, row_name(name), note), cells)
            rows.append(banded(whole, number + 1, golden=name in boxed))
        players = translate("Score", "%n player(s)", None, len(seats))
        count = Text(players, bold=600, align="center", lines=1, weight=1)
        fewer = self.fewer_button.set_name(translate("Score", "One player less"))
        more = self.more_button.set_name(translate("Score", "One player more"))
        buttons = row(Held(fewer, 42, 42), count, Held(more, 42, 42), gap=4)
        head = Ground(buttons, None, (16, 0, 20, 0))
        heads = line(head, (Cell(Held(self.heads[n], weight=1), 0, 1, high=_HEAD) for n in seats))
        total = Text(category_name("total"), "title", bold=700, lines=1)
        sums = [Drawing(0, _TOTAL - 24, partial(self._paint_total, seat=seat)) for seat in seats]
        totals = line(
            Ground(total, None, (56, 0, 0, 0)),
            (Ground(drawn, None, (0, 12, 0, 12)) for drawn in sums),
        )
        return Ground(column(heads, *rows, footed(totals), gap=0), None, (14, 0, 14, 0))

    def _paint_total(self, canvas: Canvas, rect: QRectF, seat: int) -> None:
        """The place of a player, and all the points."""
        rank = 0 if self.pad.empty else self.pad.ranks()[seat]
        if rank == 1:
            canvas.rounded(rect, 9, "gold", colour("ink", 0.6), 1.6)
        shade = "ink" if rank == 1 else "ink_soft"
        place = Text(place_text(rank) if rank else "", "text", shade, 700, lines=1, narrow=True)
        points = Number(whole_number(self.pad.total(seat)))
        inside = Ground(row(place, Space(weight=1), points, gap=2), None, (10, 0, 10, 0))
        self.look.lay(inside, rect, shrinks=True).paint(canvas)

    # Qt overrides -------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step, here = _STEPS.get(event.key()), self.focusWidget()
        if step is None or commands(event):
            super().keyPressEvent(event)
        elif isinstance(here, PadHead):
            self.go_to(here.seat + step[0], -1 + max(0, step[1]))
        elif isinstance(here, PadCell):
            self._step_from(here, step, enters=event.key() in ENTER)
        else:
            super().keyPressEvent(event)

    def _step_from(self, cell: PadCell, step: tuple[int, int], *, enters: bool) -> None:
        place = self.pad.rows.index(cell.row)
        last = len(self.pad.rows) - 1
        if not enters or place < last:
            self.go_to(cell.seat + step[0], place + step[1])
        elif cell.seat < len(self.pad.players) - 1:
            self.go_to(cell.seat + 1, 0)
        else:
            self.left_behind.emit()
