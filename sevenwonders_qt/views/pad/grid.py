"""The table of the score pad: a column for each player, a row for each category, the totals."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.numbers import whole_number
from sevenwonders_qt.models.pad_words import oddities, row_name, row_note
from sevenwonders_qt.models.score_pad import FEWEST, MOST, ScorePad, expansions, rows_of_boxes
from sevenwonders_qt.models.terms import category_name
from sevenwonders_qt.views.kit.part import Beside, Cell, Drawing, Ground, Part, column, row
from sevenwonders_qt.views.kit.piece import Piece
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Held, Text
from sevenwonders_qt.views.pad.cell import PadCell, PadHead, StepButton, commands
from sevenwonders_qt.views.pad.marks import mark, sign_of
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour, mix

translate = QCoreApplication.translate

_LABELS, _WIDE_LABELS = 312.0, 440.0
"""The width of the names of the rows; the second for very large text beside few players."""

_FEW: Final = 5
_HEAD: Final = 126.0
_LEAST_ROW: Final = 1.4
"""The least height of a row, as a share of the size of text."""

_TOTAL: Final = 84.0
_TALLEST: Final = 84.0
_STEPS: Final = {
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Return: (0, 1),
    Qt.Key.Key_Enter: (0, 1),
}


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
        self.fewer_button = StepButton(look, self, "minus")
        self.more_button = StepButton(look, self, "plus")
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
        step, here = _STEPS.get(Qt.Key(event.key())), self.focusWidget()
        if step is None or commands(event):
            super().keyPressEvent(event)
        elif isinstance(here, PadHead):
            self.go_to(here.seat + step[0], -1 + max(0, step[1]))
        elif isinstance(here, PadCell):
            self._step_from(here, step, enters=event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter))
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
