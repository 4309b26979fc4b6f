"""The table of the score pad: heads with the players, a cell for each category, the totals."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence, QPen
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.keys import On, asked
from sevenwonders_qt.models.numbers import whole_number
from sevenwonders_qt.models.pad_words import drawn, oddities, row_name, row_note, wonder_title
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
from sevenwonders_qt.models.terms import category_name
from sevenwonders_qt.views.kit.part import Beside, Cell, Drawing, Ground, Part, column, lay, row
from sevenwonders_qt.views.kit.piece import Piece
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Held, Text
from sevenwonders_qt.views.pad.marks import SYMBOL_ICONS, mark, sign_of
from sevenwonders_qt.views.pages.button import ARROWS, ENTER, IconButton, PaintedButton
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.theme import colour, mix
from sevenwonders_qt.views.paint.wonder import draw_wonder
from sevenwonders_qt.views.plain_tip import plain_tip

translate = QCoreApplication.translate


def commands(event: QKeyEvent) -> bool:
    """Whether the key belongs to the page or the window, such as that which keeps the game."""
    held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
    return bool(held) or bool(asked(event, On.PAD, On.EVERY))


class StepButton(IconButton):
    """A pale square with a plus or a minus."""

    radius = 8.0
    side = 0.52
    strong, pale = 1.0, 0.3

    def __init__(self, look: Look, parent: QWidget, icon: str) -> None:
        super().__init__(look, parent, icon, dark=False)

    def paint_ground(self, canvas: Canvas, rect: QRectF) -> None:
        canvas.rounded(rect.translated(0, canvas.s(3)), 8, colour("black", 0.3))
        ground = colour("parchment_pale", darker=6 if self.hovered() else 0)
        canvas.rounded(rect, 8, ground, colour("ink", 0.6), 1.5)


_NARROW = 150.0
"""A thinner column has the trophy on the picture, so that the name keeps its room."""

_MINUS: Final = ("-", "\N{MINUS SIGN}")


class PadHead(PaintedButton):
    """Pressed to change the player; a letter typed on it begins the name."""

    opened = Signal(int, str)
    """Seat, and the letter that was typed."""

    reached = Signal(int)

    leaves = ARROWS
    fills = True
    sinks = False

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

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        s = canvas.s
        rect = rect.adjusted(s(6), s(6), -s(6), -s(6))
        picture = QRectF(rect.left(), rect.top(), rect.width(), rect.height() - s(34))
        draw_board(canvas, picture, self.player)
        if self.hovered():
            canvas.rounded(picture, 7, colour("white", 0.15))
        name = QRectF(rect.left(), picture.bottom(), rect.width(), s(34))
        side = 0.0
        if self.winner and rect.width() < s(_NARROW):
            canvas.icon("ui_trophy", name.left() + s(18), picture.top() + s(20), s(32))
        elif self.winner:
            side = s(34)
            canvas.icon("ui_trophy", name.left() + s(16), name.center().y(), s(32))
        words = Text(self.text(), "text", bold=700, align="center", lines=1, narrow=True, cut=True)
        self.look.lay(words, name.adjusted(side, 0, 0, 0)).paint(canvas)
        if self.odd:
            canvas.icon("state_no", rect.right() - s(12), rect.top() + s(12), s(26))
        if self.hasFocus():
            focus_ring(canvas, rect.adjusted(s(1), s(1), -s(1), -s(1)), 7)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit(self.seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isalpha() and not commands(event):
            self.opened.emit(self.seat, event.text())
        else:
            super().keyPressEvent(event)


class PadCell(PaintedButton):
    """A number to type, or the science that is calculated.

    Sends ``typed`` with the whole text that a person wants in it; it changes nothing itself.
    """

    typed = Signal(int, str, str)
    """Seat, row and text."""

    science_wanted = Signal(int, str)
    """Seat, and the digit that was typed; "" when it was opened by Enter."""

    reached = Signal(int, str)
    """The keyboard has come to this seat and row."""

    fills = True
    sinks = False

    def __init__(self, look: Look, parent: QWidget, seat: int) -> None:
        super().__init__(look, parent)
        self.seat = seat
        self.row = ""
        self.pad = ScorePad()
        self.best = False
        self.odd = ""
        self._text: str | None = None
        self._shown_last: tuple[object, ...] = ()
        self.clicked.connect(self._on_click)

    def show_pad(self, pad: ScorePad, row: str, name: str, best: bool, odd: str) -> None:
        """Show this row of its seat; ``odd`` says what cannot be right."""
        if row != self.row:
            self._text = None
        symbols = pad.symbols(self.seat) if row == SCIENCE else None
        value: object = pad.value(self.seat, row), pad.filled(self.seat, row), symbols
        shown = (pad.game, row, value, name, best, odd)
        unchanged = shown == self._shown_last
        self._shown_last = shown
        self.pad, self.row, self.best, self.odd = pad, row, best, odd
        self.setText(self._shown())
        if unchanged and self._text != "-":
            return
        self.setAccessibleName(f"{row_name(row)}, {name}: {self.text()}".rstrip(": "))
        about = odd or row_note(pad, row)
        self.setAccessibleDescription(about)
        self.setToolTip(plain_tip(about))
        self.update()

    def forget(self) -> None:
        """Show everything afresh the next time, in the language of then."""
        self._shown_last = ()

    @property
    def entry(self) -> str:
        return self.pad.entry(self.row)

    # Painting -----------------------------------------------------------------------------

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        s, rim = canvas.s, canvas.s(5)
        rect = rect.adjusted(rim, rim * 0.7, -rim, -rim * 0.7)
        if self.row == SCIENCE:
            ground = mix("parchment", "green", 0.30 if self.hovered() else 0.22)
        else:
            ground = colour("parchment_pale", darker=4 if self.hovered() else 0)
        filled = self.pad.filled(self.seat, self.row)
        canvas.rounded(rect, 6, ground if filled or self.row == SCIENCE else colour("white", 0.35))
        self._paint_edge(canvas, rect, filled=filled)
        if self.row == SCIENCE:
            self._paint_symbols(canvas, rect)
        elif filled:
            self._paint_source(canvas, rect)
        number = rect.adjusted(s(60), 0, -s(12), 0)
        if self.row == SCIENCE:
            number.setLeft(self._end_of_symbols(rect))
        shown = "\N{MINUS SIGN}" if self._text == "-" else self.text()
        points = self.pad.points(self.seat, self.row)
        shade = "bad" if points < 0 else "ink"
        weight = 700 if self.best else 500
        size = 30 if rect.height() > s(60) else 25
        canvas.text(number, shown, size, shade, weight, "right", "condensed")
        if self.odd:
            canvas.icon("state_no", rect.left() + s(9), rect.top() + s(9), s(20))
        if self.hasFocus():
            focus_ring(canvas, rect.adjusted(s(3), s(3), -s(3), -s(3)), 5)

    def _paint_edge(self, canvas: Canvas, rect: QRectF, *, filled: bool) -> None:
        if self.hasFocus():
            canvas.rounded(rect, 6, None, "terracotta", 4)
        elif filled:
            canvas.rounded(rect, 6, None, colour("ink", 0.28), 1.1)
        else:
            pen = QPen(colour("ink", 0.4, role="line"), canvas.s(1.3), Qt.PenStyle.DashLine)
            canvas.painter.setPen(pen)
            canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
            canvas.painter.drawRoundedRect(rect, canvas.s(6), canvas.s(6))

    def _shown(self) -> str:
        """The number at the right: points, but stages as such."""
        if not self.pad.filled(self.seat, self.row):
            return ""
        if self.row == STAGES_ROW:
            return str(self.pad.value(self.seat, self.row))
        return whole_number(self.pad.points(self.seat, self.row))

    def _paint_source(self, canvas: Canvas, rect: QRectF) -> None:
        """What the points are calculated from, at the left."""
        s, value, middle = canvas.s, self.pad.value(self.seat, self.row) or 0, rect.center().y()
        if self.row == "treasury":
            canvas.coin(rect.left() + s(25), middle, s(36), value)
            arrow = QRectF(rect.left() + s(47), rect.top(), s(26), rect.height())
            canvas.text(arrow, "→", 17, "ink_soft", 500)
        elif self.entry == "victories":
            place = QRectF(rect.left() + s(10), rect.top(), s(40), rect.height())
            wide = canvas.text(place, f"{value} ×", 18, "ink_soft", 600, "left", "condensed")
            canvas.icon("mil_3", place.left() + wide + s(18), middle, s(30))
        elif self.entry == "cat" and value:
            canvas.icon("ar_cat", rect.left() + s(26), middle, s(34))

    def _paint_symbols(self, canvas: Canvas, rect: QRectF) -> None:
        s, symbols = canvas.s, self.pad.symbols(self.seat)
        extra, pitch = symbols.free + symbols.most, self._pitch(rect)
        side, left = min(s(23), pitch * 0.95), rect.left() + s(4) + pitch / 2
        middle = rect.center().y()
        for place, (icon, count) in enumerate(zip(SYMBOL_ICONS, symbols.counts, strict=True)):
            x = left + place * pitch
            canvas.icon(icon, x, middle - s(9), side, 1.0 if count else 0.25)
            shade = colour("ink", 1.0 if count else 0.35)
            canvas.number(x, middle + s(12), str(count), s(18), shade, pitch)
        if extra:
            canvas.number(left + pitch * 2.95, middle, f"+{extra}", s(18), "ink_soft", pitch)

    def _pitch(self, rect: QRectF) -> float:
        """From one symbol of science to the next."""
        symbols = self.pad.symbols(self.seat)
        room = rect.width() - self.look.s(50)
        return min(self.look.s(30), room / (3.8 if symbols.free + symbols.most else 3))

    def _end_of_symbols(self, rect: QRectF) -> float:
        """Where the points of science may begin."""
        symbols = self.pad.symbols(self.seat)
        places = 3.85 if symbols.free + symbols.most else 3.0
        return rect.left() + self.look.s(6) + self._pitch(rect) * places

    # Keys ---------------------------------------------------------------------------------

    def _on_click(self) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if self.row == SCIENCE:
            self.reached.emit(self.seat, self.row)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._text = None
        self.reached.emit(self.seat, self.row)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._text = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text, value = event.key(), event.text(), self.pad.value(self.seat, self.row)
        if event.matches(QKeySequence.StandardKey.Paste):
            self._type(QGuiApplication.clipboard().text().strip()[:12])
        elif key in (*ARROWS, Qt.Key.Key_Escape) or commands(event):
            event.ignore()  # the grid moves, the page does the rest
        elif self.row == SCIENCE and (key in ENTER or text.isdecimal()):
            self.science_wanted.emit(self.seat, text.strip())
        elif key == Qt.Key.Key_Space and limits()[self.entry].most == 1:
            self._type("0" if value else "1")  # the cat is handed over
        elif key == Qt.Key.Key_Delete:
            self._type("")
        elif key == Qt.Key.Key_Backspace:
            shown = "" if value is None else str(value)
            self._type((shown if self._text is None else self._text)[:-1])
        elif text.strip() and text.isprintable():
            self._type(text if self._text is None else self._text + text)
        else:
            event.ignore()

    def _type(self, text: str) -> None:
        """Ask for this text; what is refused leaves what was there."""
        if self.row == SCIENCE:
            return
        minus = text in _MINUS and limits()[self.entry].signed
        self.typed.emit(self.seat, self.row, "" if minus else text.replace(_MINUS[1], "-"))
        if minus:
            self._text = "-"
            self.update()

    def accept(self, text: str) -> None:
        """What was asked for has been taken: further digits go on from it."""
        self._text = text
        self.update()


def draw_board(canvas: Canvas, rect: QRectF, player: PadPlayer) -> None:
    """The wonder of a player by day or by night, or a place for one."""
    if player.wonder and drawn(player.wonder):
        draw_wonder(canvas, rect, player.wonder, player.side or "A", 5, 5, 7, scaffold=False)
        return
    canvas.rounded(rect, 7, "night" if player.side == "B" else "sea", colour("ink", 0.55), 1.5)
    if not player.wonder:
        canvas.icon("wonder", rect.center().x(), rect.center().y(), rect.height() * 0.62, 0.75)
        return
    high = rect.height()
    canvas.icon("wonder", rect.center().x(), rect.top() + high * 0.34, high * 0.5)
    words = QRectF(rect.left() + canvas.s(4), rect.top() + high * 0.6, rect.width(), high * 0.36)
    words.setRight(rect.right() - canvas.s(4))
    title = wonder_title(player.wonder).upper()
    lay(canvas, Text(title, "title", "parchment", 700, "center"), words, 0.72)


_LABELS, _WIDE_LABELS = 312.0, 440.0
"""The width of the names of the rows; the second for very large text beside few players."""

_FEW: Final = 5
_HEAD: Final = 126.0
_LEAST_ROW: Final = 1.4
"""The least height of a row, as a share of the size of text."""

_TOTAL: Final = 84.0
_TALLEST: Final = 84.0
_STEPS: Final[dict[int, tuple[int, int]]] = {**ARROWS, **dict.fromkeys(ENTER, (0, 1))}


class PadGrid(Piece):
    """Shows a `ScorePad`; its cells and heads say what a person wants.

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
        self.heads: list[PadHead] = []
        self.columns: list[list[PadCell]] = []
        most = len(ScorePad(expansions=expansions()).rows)
        for seat in range(MOST):  # made in the order in which Tab reaches them
            self.heads.append(PadHead(look, self, seat))
            self.columns.append([PadCell(look, self, seat) for _ in range(most)])

    def show_pad(self, pad: ScorePad, names: tuple[str, ...]) -> None:
        """Show this pad; ``names`` has one for every player."""
        form = self._form(), self.look.u
        self.fewer_button.setEnabled(len(pad.players) > FEWEST)
        self.more_button.setEnabled(len(pad.players) < MOST)
        self.pad, self.names = pad, names
        self.odd = oddities(pad, names)
        ranks, rows = pad.ranks(), pad.rows
        for seat, (head, cells) in enumerate(zip(self.heads, self.columns, strict=True)):
            here = seat < len(pad.players)
            head.setVisible(here)
            if here:
                won = ranks[seat] == 1 and not pad.empty
                odd = self.odd.get((seat, ""), "")
                head.show_player(pad.players[seat], names[seat], winner=won, odd=odd)
            for place, cell in enumerate(cells):
                cell.setVisible(here and place < len(rows))
        for name in rows:
            self._show_row(name)
        if form != (self._form(), self.look.u):
            self.arrange()
        self.update()

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        self.fewer_button.set_name(translate("Score", "One player less"))
        self.more_button.set_name(translate("Score", "One player more"))
        for cells in self.columns:
            for cell in cells:
                cell.forget()
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

    def _form(self) -> tuple[object, ...]:
        """What the places of the cells depend on."""
        return self.pad.game, self.pad.rows, len(self.pad.players)

    def _show_row(self, row: str) -> None:
        pad, place = self.pad, self.pad.rows.index(row)
        seats = range(len(pad.players))
        best = max(pad.points(seat, row) for seat in seats)
        for seat in seats:
            leads = best > 0 and pad.points(seat, row) == best
            odd = self.odd.get((seat, row), "")
            self.columns[seat][place].show_pad(pad, row, self.names[seat], leads, odd)

    # Places -------------------------------------------------------------------------------

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """It takes any width; the height at which every row has room for its name."""
        rows = len(self.pad.rows) * _LEAST_ROW * sizes.px("text")
        return 0.0, sizes.s(_HEAD + _TOTAL + 6) + rows

    def body(self) -> QRectF:
        return QRectF(self.rect())

    def describe(self) -> Part:
        """A column for the names of the rows, with notes where they fit, and one for each seat."""
        table = self._table(noted=True)
        whole = self.look.lay(table, self.body()).fits(self.body())
        return table if whole else self._table(noted=False)

    def _table(self, *, noted: bool) -> Part:
        is_few = len(self.pad.players) <= _FEW
        wide = _WIDE_LABELS if self.look.large and is_few else _LABELS
        count = translate("Score", "%n player(s)", None, len(self.pad.players))
        number = Text(count, bold=600, align="center", lines=1, weight=1)
        buttons = Held(self.fewer_button, 42, 42), number, Held(self.more_button, 42, 42)
        total = Text(category_name("total"), "title", bold=700, lines=1)
        labels = column(
            Cell(Ground(row(*buttons, gap=4), None, (30, 0, 26, 0)), high=_HEAD),
            *(self._label(name, noted=noted) for name in self.pad.rows),
            Ground(Cell(total, high=_TOTAL), None, (78, 6, 0, 0)),
            gap=0,
        )
        seats = [Cell(self._seat(seat), 0, 1) for seat in range(len(self.pad.players))]
        table = Beside(Cell(labels, wide), *seats, gap=0)
        return Ground(table, self._paint_ground, (0, 0, 14, 0))

    def _label(self, name: str, *, noted: bool) -> Part:
        """The sign and the name of a row, and what it counts."""
        words = column(
            Text(row_name(name), bold=700, lines=1 if noted else 2),
            Text(row_note(self.pad, name) if noted else "", "note", "ink_soft", 400, lines=1),
            gap=0,
            weight=1,
            middle=True,
        )
        return Cell(
            Ground(row(mark(sign_of(name), 44), words, gap=10), None, (24, 2, 4, 2)),
            high=self._pitch(),
        )

    def _seat(self, seat: int) -> Part:
        cells = (Ground(Held(cell, weight=1), None, (3, 0, 3, 0)) for cell in self.columns[seat])
        return column(
            Cell(Ground(Held(self.heads[seat], weight=1), None, (0, 0, 0, 8)), high=_HEAD),
            *(Cell(cell, high=self._pitch()) for cell in cells if cell.shown()),
            Drawing(0, _TOTAL + 6, partial(self._paint_total, seat=seat)),
            gap=0,
        )

    def _pitch(self) -> float:
        """Design pixels from one row to the next."""
        room = self.height() / self.look.u - _HEAD - _TOTAL - 6
        return min(_TALLEST, room / len(self.pad.rows))

    # Painting -----------------------------------------------------------------------------

    def _paint_ground(self, canvas: Canvas, rect: QRectF) -> None:
        """A band for every other row and those of boxes, and a line over the totals."""
        s, pitch = canvas.s, canvas.s(self._pitch())
        for place, name in enumerate(self.pad.rows):
            top = rect.top() + s(_HEAD) + place * pitch
            band = QRectF(s(14), top + s(2), rect.width() - s(28), pitch - s(4))
            if name in rows_of_boxes():
                canvas.rounded(band, 7, mix("parchment", "gold", 0.20))
            elif place % 2 == 0:
                canvas.rounded(band, 7, colour("ink", 0.055))
        foot = rect.top() + s(_HEAD + 5) + len(self.pad.rows) * pitch
        canvas.line((s(20), foot), (rect.right() - s(20), foot), "gold", 3)

    def _paint_total(self, canvas: Canvas, rect: QRectF, seat: int) -> None:
        s, ranks = canvas.s, self.pad.ranks()
        rect = rect.adjusted(s(8), s(14), -s(8), -s(10))
        rank = "" if self.pad.empty else place_text(ranks[seat])
        won = bool(rank) and ranks[seat] == 1
        if won:
            canvas.rounded(rect, 9, "gold", colour("ink", 0.6), 1.6)
        number = rect.adjusted(s(44), 0, -s(12), 0)
        text = whole_number(self.pad.total(seat))
        canvas.text(number, text, 42, "ink", 700, "right", "condensed")
        place = QRectF(rect.left() + s(12), rect.top(), s(44), rect.height())
        shade = "ink" if won else "ink_soft"
        size = canvas.size_for(map(place_text, ranks), place.width(), 20, 700, "condensed")
        canvas.text(place, rank, size, shade, 700, "left", "condensed")

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


def place_text(rank: int) -> str:
    """A place in the ranking, as short as can be: "1st", "2nd" ..."""
    return {
        1: translate("Score", "1st"),
        2: translate("Score", "2nd"),
        3: translate("Score", "3rd"),
        4: translate("Score", "4th"),
        5: translate("Score", "5th"),
        6: translate("Score", "6th"),
        7: translate("Score", "7th"),
    }[rank]
