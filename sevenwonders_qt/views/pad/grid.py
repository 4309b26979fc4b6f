"""The table of the score pad: heads with the players, a cell for each category, the totals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain, pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.acts import On
from sevenwonders_qt.models.key_places import digit_of, in_digits
from sevenwonders_qt.models.keys import asked
from sevenwonders_qt.models.shown.pad_form import PadPlayer
from sevenwonders_qt.models.shown.pad_paste import is_sheet
from sevenwonders_qt.models.shown.pad_sheet import sources
from sevenwonders_qt.models.shown.score_pad import (
    FEWEST,
    MOST,
    SCIENCE,
    TOTAL,
    ScorePad,
    can_be_typed,
    limits,
    most_rows,
    rows_of_boxes,
)
from sevenwonders_qt.models.shown.score_words import sign_of
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.numbers import whole_number
from sevenwonders_qt.models.words.pad import (
    oddities,
    place_text,
    row_name,
    row_note,
    way_text,
    wonder_title,
)
from sevenwonders_qt.models.words.terms import category_name
from sevenwonders_qt.views.kit.part import (
    Cell,
    Drawing,
    Fitting,
    Ground,
    Part,
    Space,
    column,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.sizes import Role, Sizes
from sevenwonders_qt.views.kit.words import Held, Icons, Number, Text
from sevenwonders_qt.views.pad.typing_button import TypingButton
from sevenwonders_qt.views.pages.button import ENTER, PaintedButton, PaleIconButton
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import Shade, colour, mix
from sevenwonders_qt.views.plain_tip import set_tip
from sevenwonders_qt.views.sheet.grid import GridButton, NumberGrid
from sevenwonders_qt.views.sheet.marks import draw_board
from sevenwonders_qt.views.sheet.table import label, paint_sources, table

translate = QCoreApplication.translate


def commands(event: QKeyEvent) -> bool:
    """Return whether the key belongs to the page or the window, such as that to keep the game."""
    held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
    return bool(held) or bool(asked(event, On.PAD, On.EVERY))


class StepButton(PaleIconButton):
    """A pale square with a plus or a minus."""

    radius = 8.0
    side = 0.52

    def describe(self) -> Part:
        fill = colour("parchment_pale", darker=6 if self.hovered() else 0)
        ground = rounded(8, fill, colour("ink", 0.6), 1.5, shadow=3)
        return self.on(ground, colour("ink", 1.0 if self.isEnabled() else 0.3))


_WAY: Final = 34.0
"""The width of a switch of a row that has no room for words."""

_MINUS: Final = ("-", "\N{MINUS SIGN}")


class WayButton(PaintedButton):
    """The note of a row that can be counted or typed as points; pressed, it is the other way."""

    radius = 6.0
    fills = True
    shrinks = True

    def show_row(self, pad: ScorePad, category: str) -> None:
        """Show the way that this row is typed, and the effect of a press."""
        about = way_text(pad, category)
        self.setText(row_note(pad, category))
        self.setAccessibleName(titled(row_name(category), about))
        set_tip(self, about)
        self.update()

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """Return no width of its own, and the height of its words, in real pixels."""
        return 0.0, sizes.leading("note") + sizes.s(2)

    def describe(self) -> Part:
        sign = Icons(("line_pencil",), 0.9, shade="age_1_deep")
        words = Text(self.text(), "note", "ink_soft", 600, lines=1, narrow=True, weight=1)
        lit = self.hovered() or self.isDown()
        ground = rounded(6, colour("ink", 0.09 if lit else 0.04))
        noted = Ground(row(sign, words, gap=4), ground, (4, 1, 4, 1))
        if noted.wide(self.look.sizes.smaller()[-1]) <= self.body().width():
            return noted
        return Ground(row(sign), ground, (4, 1, 4, 1))


class PadHead(TypingButton):
    """Pressed to change the player; text typed on it begins the name."""

    opened = Signal(int, str)
    """Seat, and the letters that were typed."""

    shrinks = True

    def __init__(self, look: Look, parent: QWidget, seat: int) -> None:
        super().__init__(look, parent, -1, seat)
        self.player = PadPlayer()
        self.winner = False
        self.odd = ""
        self.clicked.connect(lambda: self.opened.emit(seat, ""))

    def show_player(self, player: PadPlayer, name: str, *, winner: bool, odd: str) -> None:
        """Show this player; ``odd`` is the reason why it cannot be right."""
        self.player, self.winner, self.odd = player, winner, odd
        self.setText(name)
        city = wonder_title(player.wonder) if player.wonder else ""
        about = translate("Score", "{name}: name, wonder and side").format(name=name)
        self.setAccessibleName(about)
        self.setAccessibleDescription(odd or city)
        set_tip(self, odd or about)
        self.update()

    def describe(self) -> Part:
        called = self.composed or self.text()
        name = Text(called, "note", bold=700, align="center", lines=2, narrow=True)
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

    def type_in(self, text: str) -> None:
        self.opened.emit(self.place, text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isalpha() and not commands(event):
            self.type_in(event.text())
        else:
            super().keyPressEvent(event)


class NumberCell(TypingButton):
    """A number to type, of the seat that is its ``place``; it asks for a text and changes nothing.

    ``entry`` is its name on the pad.
    """

    hints = Qt.InputMethodHint.ImhFormattedNumbersOnly

    typed = Signal(str)
    """The whole text that a person wants in it."""

    sheet_pasted = Signal(str)
    """A text of several cells that is to be entered from here on."""

    def __init__(self, look: Look, parent: QWidget, row: int, seat: int) -> None:
        super().__init__(look, parent, row, seat)
        self.entry = ""
        self.value: int | None = None
        self._text: str | None = None
        """The text typed since the keyboard came to it."""
        self.clicked.connect(self.offer_keyboard)

    def accept(self, text: str) -> None:
        """Show the text that was taken: further digits go on from it."""
        self._text = text
        self.update()

    def ask(self, text: str) -> None:
        """Ask for this text; if it is refused, the old one stays."""
        minus = text in _MINUS and limits()[self.entry].signed
        self.typed.emit("" if minus else text.replace(_MINUS[1], "-"))
        if minus:
            self.accept("-")

    def type_in(self, text: str) -> None:
        self.ask((self._text or "") + in_digits(text))

    def paste(self, text: str) -> None:
        """Ask for the text of the clipboard: one number, or a sheet of them."""
        if is_sheet(text):
            self.sheet_pasted.emit(text)
        else:
            self.ask(text.strip()[:12])

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._text = None
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._text = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text, before = event.key(), event.text(), self._text
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste(QGuiApplication.clipboard().text())
        elif commands(event):
            event.ignore()
        elif key == Qt.Key.Key_Delete:
            self.ask("")
        elif key == Qt.Key.Key_Backspace:
            shown = "" if self.value is None else str(self.value)
            self.ask((shown if before is None else before)[:-1])
        elif text.strip() and text.isprintable():
            minus = text in _MINUS and limits()[self.entry].signed
            self.type_in(text if minus else digit_of(event) or text)
        else:
            event.ignore()  # its parent moves, the page does the rest


class PadCell(NumberCell):
    """A number to type, or the science that is calculated."""

    science_wanted = Signal(int, str)
    """Seat, and the digit that was typed; "" when it was opened by Enter."""

    shrinks = True

    def __init__(self, look: Look, parent: QWidget, row: int, seat: int) -> None:
        super().__init__(look, parent, row, seat)
        self.category = ""
        self.pad = ScorePad()
        self.best = False
        self.odd = ""
        self._shown: tuple[object, ...] = ()
        self.clicked.connect(self._on_click)

    def show_pad(self, pad: ScorePad, name: str, about: str, *, best: bool) -> None:
        """Show its row of the pad under this name."""
        category = pad.rows[self.row]
        if category != self.category:
            self._text = None
        self.pad, self.category, self.entry = pad, category, pad.entry(category)
        typed = pad.typed_points(self.place, category)
        self.value = pad.value(self.place, category) if typed is None else typed
        self.setText(self._number())
        shown = name, about, best, self.odd, self.text(), *sources(pad, self.place, category)
        if shown == self._shown and self._text != "-":
            return
        self._shown, self.best = shown, best
        self.setAccessibleName(titled(name, self.text()) if self.text() else name)
        self.setAccessibleDescription(about)
        set_tip(self, about)
        self.update()

    @property
    def filled(self) -> bool:
        return self.pad.filled(self.place, self.category)

    @property
    def _counts_symbols(self) -> bool:
        return self.category == SCIENCE and SCIENCE not in self.pad.as_points

    def _number(self) -> str:
        """Return the number at the right: points, or a count that has none as such."""
        if not self.filled:
            return ""
        if self.category in self.pad.form.unscored:
            return str(self.value)
        return whole_number(self.pad.points(self.place, self.category))

    # Painting -----------------------------------------------------------------------------

    def describe(self) -> Part:
        counted = partial(paint_sources, sources=[*sources(self.pad, self.place, self.category)])
        shown = self.composed or ("\N{MINUS SIGN}" if self._text == "-" else self.text())
        shade = "bad" if self.pad.points(self.place, self.category) < 0 else "ink"
        role: Role = "head" if self.height() > self.look.s(60) else "title"
        number = Text(shown, role, shade, 700 if self.best else 500, lines=1, narrow=True)
        inside = row(Drawing(0, 0, counted, weight=1), number, gap=4)
        return Ground(inside, self._paint_field, (9, 4, 15, 4))

    def _paint_field(self, canvas: Canvas, rect: QRectF) -> None:
        s, filled, is_science = canvas.s, self.filled, self._counts_symbols
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

    def type_in(self, text: str) -> None:
        if not self._counts_symbols:
            super().type_in(text)
        elif text.isdecimal():
            self.science_wanted.emit(self.place, in_digits(text))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, digit = event.key(), digit_of(event)
        is_science = self._counts_symbols
        if is_science and event.matches(QKeySequence.StandardKey.Paste):
            self.paste(QGuiApplication.clipboard().text())
            return
        if is_science and not commands(event) and (key in ENTER or digit):
            self.science_wanted.emit(self.place, digit)
        elif is_science:
            event.ignore()
        elif key == Qt.Key.Key_Space and limits()[self.entry].most == 1:
            self.ask("0" if self.value else "1")  # the cat is passed on
        else:
            super().keyPressEvent(event)


class TotalCell(NumberCell):
    """The place and the points of a player; where only these are known they are typed here."""

    shrinks = True

    def __init__(self, look: Look, parent: QWidget, seat: int) -> None:
        super().__init__(look, parent, 0, seat)
        self.entry = TOTAL
        self.rank = 0
        self.points = 0
        self.odd = ""
        # Tab goes down the rows, whose totals are seldom typed.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.clicked.connect(lambda: self.setFocus(Qt.FocusReason.MouseFocusReason))

    def show_pad(self, pad: ScorePad, name: str, odd: str) -> None:
        """Show the place and the total of its seat under this name."""
        self.row, self.value, self.odd = len(pad.rows), pad.typed_total(self.place), odd
        self.rank = 0 if pad.empty else pad.ranks()[self.place]
        self.points = pad.total(self.place)
        called = translate("Score", "{category}, {name}: {points}").format(
            category=category_name(TOTAL), name=name, points=whole_number(self.points)
        )
        place = place_text(self.rank) if self.rank else ""
        self.setAccessibleName(", ".join(filter(None, (called, place))))
        about = odd or translate("Score", "Type a total where the rows are not known.")
        self.setAccessibleDescription(about)
        set_tip(self, about)
        self.update()

    def describe(self) -> Part:
        shade: Shade = "ink" if self.rank == 1 else "ink_soft"
        words = place_text(self.rank) if self.rank else ""
        place = Text(words, "text", shade, 700, lines=1, narrow=True)
        sign = Icons(("line_pencil",) if self.value is not None else (), 0.9, shade="terracotta")
        minus = "\N{MINUS SIGN}" if self._text == "-" else ""
        shown = self.composed or minus or whole_number(self.points)
        inside = row(place, sign, Space(weight=1), Number(shown), gap=2)
        return Ground(inside, self._paint_field, (10, 0, 10, 0))

    def _paint_field(self, canvas: Canvas, rect: QRectF) -> None:
        fill = "gold" if self.rank == 1 else None
        if self.hasFocus():
            canvas.rounded(rect, 9, fill or "parchment_pale", "terracotta", 4)
        elif self.rank == 1:
            canvas.rounded(rect, 9, fill, colour("ink", 0.6), 1.6)
        elif self.hovered():
            canvas.rounded(rect, 9, colour("ink", 0.06))
        if self.odd:
            canvas.icon(
                "state_no", rect.left() + canvas.s(9), rect.top() + canvas.s(9), canvas.s(20)
            )


_LABELS, _WIDE_LABELS = 0.255, 0.36
"""The share of the width for the names of the rows; the second for very large text."""

_FEW: Final = 5
_HEAD, _TOTAL = 126.0, 84.0
"""The height of the heads, and that of the totals."""

_LEAST_ROW: Final = 1.4
"""The least height of a row, as a share of the size of text."""


class PadGrid(NumberGrid[PadCell]):
    """A table of a `ScorePad`; its cells and heads signal a person's wishes.

    Arrow keys and Enter move in it; ``left_behind`` is sent when Enter goes beyond the last cell.
    """

    left_behind = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.pad = ScorePad()
        self.names: tuple[str, ...] = ()
        self.odd: dict[tuple[int, str], str] = {}
        self.fewer_button = StepButton(look, self, "line_minus")
        self.more_button = StepButton(look, self, "line_plus")
        rows = range(most_rows())
        self.all_players = [PadHead(look, self, seat) for seat in range(MOST)]
        self.all_cells = [[PadCell(look, self, n, seat) for seat in range(MOST)] for n in rows]
        self.all_totals = [TotalCell(look, self, seat) for seat in range(MOST)]
        self.way_buttons = {category: WayButton(look, self) for category in can_be_typed()}
        self.cells, self.players, self.totals = self.all_cells, self.all_players, self.all_totals

    def show_pad(self, pad: ScorePad, names: tuple[str, ...]) -> None:
        """Show this pad; ``names`` has one for every player."""
        self.pad, self.names = pad, names
        self.odd = oddities(pad, names)
        self.cells = [line[: len(names)] for line in self.all_cells[: len(pad.rows)]]
        self.players = self.all_players[: len(names)]
        self.totals = self.all_totals[: len(names)]
        ranks = pad.ranks()
        for head, player, name in zip(self.players, pad.players, names, strict=True):
            won = ranks[head.place] == 1 and not pad.empty
            head.show_player(player, name, winner=won, odd=self.odd.get((head.place, ""), ""))
        for category, line in zip(pad.rows, self.cells, strict=True):
            self._show_row(category, line)
        for total, name in zip(self.totals, names, strict=True):
            total.show_pad(pad, name, self.odd.get((total.place, TOTAL), ""))
        for category, button in self.way_buttons.items():
            if category in pad.counted_rows:
                button.show_row(pad, category)
        self._show_controls()
        self.update()

    def _show_controls(self) -> None:
        """Show the buttons of this pad; the focus goes from one that is hidden to one that stays.

        Qt would move it to the next widget, perhaps a cell that goes, too.
        """
        pad, seats = self.pad, len(self.names)
        here = self.focusWidget()
        gone = isinstance(here, PadCell) and here.row >= len(pad.rows)
        if isinstance(here, GridButton) and (gone or here.place >= seats):
            self.go_to(here.row, here.place)
        elif here is self.more_button and seats == pad.most:
            self.fewer_button.setEnabled(True)
            self.fewer_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif here is self.fewer_button and seats == FEWEST:
            self.more_button.setEnabled(True)
            self.more_button.setFocus(Qt.FocusReason.OtherFocusReason)
        for cell in (*self.all_players, *chain(*self.all_cells)):
            cell.setVisible(cell.row < len(pad.rows) and cell.place < seats)
        for total in self.all_totals:
            total.setVisible(total.place < seats)
        for category, button in self.way_buttons.items():
            button.setVisible(category in pad.counted_rows)
        self.fewer_button.setEnabled(seats > FEWEST)
        self.more_button.setEnabled(seats < pad.most)

    def cell(self, seat: int, category: str) -> PadCell:
        """Return the cell of a seat in a row that is shown."""
        return self.cells[self.pad.rows.index(category)][seat]

    def go_to(self, row: int, place: int) -> None:
        """Put the keyboard on a cell; the heads are in row -1, the totals below the last."""
        ends = self.players if row < 0 else self.totals if row >= len(self.cells) else ()
        if ends:
            ends[min(len(ends) - 1, max(0, place))].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().go_to(row, place)

    def _show_row(self, category: str, line: Sequence[PadCell]) -> None:
        pad, called, note = self.pad, row_name(category), row_note(self.pad, category)
        best = max(pad.points(cell.place, category) for cell in line)
        for cell, name in zip(line, self.names, strict=True):
            cell.odd = self.odd.get((cell.place, category), "")
            leads = 0 < best == pad.points(cell.place, category)
            cell.show_pad(pad, f"{called}, {name}", cell.odd or note, best=leads)

    # Places -------------------------------------------------------------------------------

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """Return no width of its own, and the height at which every row has room for its name."""
        rows = len(self.pad.rows) * _LEAST_ROW * sizes.px("text")
        return 0.0, sizes.s(_HEAD + _TOTAL + 6) + rows

    def arrange(self) -> None:
        """Arrange the grid; Tab goes down each column, not along the rows."""
        self.setAccessibleName(translate("Score", "Score pad"))
        super().arrange()
        columns = chain(*zip(self.players, *self.cells, strict=True))
        ways = (self.way_buttons[category] for category in self.pad.counted_rows)
        self.stops = [self.fewer_button, self.more_button, *ways, *columns]
        for before, after in pairwise(self.stops):
            QWidget.setTabOrder(before, after)

    def describe(self) -> Part:
        """Return the table, with notes on the rows where they fit."""
        return Fitting(self._table(noted=True), self._table(noted=False))

    def _table(self, *, noted: bool) -> Part:
        pad, boxed, seats = self.pad, rows_of_boxes(), range(len(self.pad.players))
        rows = []
        for category, line in zip(pad.rows, self.cells, strict=False):
            note: str | Part = row_note(pad, category) if noted else ""
            way = self.way_buttons[category] if category in pad.counted_rows else None
            if way is not None and noted:
                note = Held(way, high=24)
            named = label(sign_of(category)[0], row_name(category), note)
            if way is not None and not noted:
                named = row(Cell(named, 0, 1), Held(way, _WAY, 26), gap=4)
            rows.append((named, [_apart(Held(cell, weight=1)) for cell in line]))
        players = translate("Score", "%n player(s)", None, len(seats))
        count = Text(players, bold=600, align="center", lines=1, weight=1)
        fewer = self.fewer_button.set_name(translate("Score", "Remove a player"))
        more = self.more_button.set_name(translate("Score", "Add a player"))
        buttons = row(Held(fewer, 42, 42), count, Held(more, 42, 42), gap=4)
        heads = [_apart(Cell(Held(head, weight=1), high=_HEAD)) for head in self.players]
        total = Text(category_name("total"), "title", bold=700, lines=1)
        sums = [Cell(Held(each, weight=1), high=_TOTAL - 24) for each in self.totals]
        lines = table(
            (Ground(buttons, None, (16, 0, 20, 0)), heads),
            rows,
            (Ground(total, None, (56, 0, 0, 0)), [_apart(each, 12) for each in sums]),
            _WIDE_LABELS if self.look.large and len(seats) <= _FEW else _LABELS,
            [number for number, category in enumerate(pad.rows) if category in boxed],
        )
        return Ground(lines, None, (14, 0, 14, 0))

    # Qt overrides -------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here = self.focusWidget()
        if commands(event):
            event.ignore()
        elif isinstance(here, NumberCell) and event.key() in ENTER:
            self._go_on(here)
        else:
            super().keyPressEvent(event)

    def _go_on(self, cell: NumberCell) -> None:
        """Go down the column, and on to the top of the next one; along the totals."""
        if cell in self.totals:
            onwards = self.totals[cell.place + 1 :]
            if onwards:
                onwards[0].setFocus(Qt.FocusReason.OtherFocusReason)
            else:
                self.left_behind.emit()
        elif cell.row < len(self.cells) - 1:
            self.go_to(cell.row + 1, cell.place)
        elif cell.place < len(self.names) - 1:
            self.go_to(0, cell.place + 1)
        else:
            self.left_behind.emit()


def _apart(part: Part, more: float = 0) -> Part:
    """Return a part with room around it, more of it above and below where asked."""
    return Ground(part, None, (3, more, 3, more))
