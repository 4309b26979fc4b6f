"""The table of the score pad: a column for each player, a row for each category, the totals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.pad_words import oddities, row_name, row_note
from sevenwonders_qt.models.score_pad import FEWEST, MOST, ScorePad, expansions, rows_of_boxes
from sevenwonders_qt.models.terms import category_name
from sevenwonders_qt.views.kit.part import Cell, Drawing, Ground, Part, column, lay, row
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.pad.cell import PadCell, PadHead
from sevenwonders_qt.views.pad.controls import StepButton, commands
from sevenwonders_qt.views.pad.marks import draw_mark
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.pages.score_words import points_text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting
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


class PadGrid(QWidget):
    """Shows a `ScorePad`; its cells and heads say what a person wants.

    Arrow keys and Enter move in it; ``left_behind`` is sent when Enter goes beyond the last cell.
    """

    left_behind = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
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
        else:
            self.update(self._totals())

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        for button, text in (
            (self.fewer_button, translate("Score", "One player less")),
            (self.more_button, translate("Score", "One player more")),
        ):
            button.setAccessibleName(text)
            button.setToolTip(text)
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

    def arrange(self) -> None:
        """Put everything in its place at the present size."""
        for button, left in ((self.fewer_button, 30.0), (self.more_button, 244.0)):
            self.look.put(button, self.look.local(left, 46, 42, 42))
        wide, rim = self._column(), self.look.s(6)
        for seat in range(len(self.pad.players)):
            left = self.look.s(self._labels()) + seat * wide
            head = QRectF(left, 0, wide, self.look.s(_HEAD - 8))
            self.heads[seat].setGeometry(head.toRect())
            for place in range(len(self.pad.rows)):
                row = self._row(place)
                cell = QRectF(left + rim / 2, row.top(), wide - rim, row.height())
                self.columns[seat][place].setGeometry(cell.toRect())

    def _labels(self) -> float:
        is_few = len(self.pad.players) <= _FEW
        return _WIDE_LABELS if self.look.large and is_few else _LABELS

    def _column(self) -> float:
        return (self.width() - self.look.s(self._labels() + 14)) / len(self.pad.players)

    def _pitch(self) -> float:
        room = self.height() - self.look.s(_HEAD + _TOTAL + 6)
        return min(self.look.s(_TALLEST), room / len(self.pad.rows))

    def _row(self, place: int) -> QRectF:
        """The whole row, labels too."""
        s, pitch = self.look.s, self._pitch()
        top = s(_HEAD) + place * pitch
        return QRectF(s(14), top, self.width() - s(28), pitch)

    def _totals(self) -> QRect:
        top = self._row(len(self.pad.rows)).top()
        return QRectF(0, top, self.width(), self.height() - top).toRect()

    # Painting -----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, s = self.look.canvas(painter), self.look.s
            self._paint_labels(canvas)
            words = translate("Score", "%n player(s)", None, len(self.pad.players))
            players = self.look.local(76, 46, 164, 42)
            canvas.text(players, words, self.look.own_sizes().size("text"), "ink", 600, "center")
            foot = self._row(len(self.pad.rows)).top() + s(5)
            canvas.line((s(20), foot), (self.width() - s(20), foot), "gold", 3)
            total = QRectF(s(78), foot, s(self._labels() - 84), s(_TOTAL))
            canvas.text(total, category_name("total"), 28, "ink", 700, family="title")
            ranks = self.pad.ranks()
            for seat in range(len(self.pad.players)):
                self._paint_total(canvas, seat, foot, ranks)

    def _paint_labels(self, canvas: Canvas) -> None:
        """What each row counts; with a note where the rows are high enough."""
        first, last = self._row(0), self._row(len(self.pad.rows) - 1)
        place = first.united(last)
        noted, plain = (
            column(*(self._label(n, noted=on) for n in range(len(self.pad.rows))), gap=0)
            for on in (True, False)
        )
        laid = self.look.lay(noted, place)
        if laid.fits(place):
            laid.paint(canvas)
        else:
            lay(canvas, plain, place)

    def _label(self, place: int, *, noted: bool) -> Part:
        """The band of a row, with its sign and its name."""
        name, high = self.pad.rows[place], self._pitch() / self.look.u
        shade = None
        if name in rows_of_boxes():
            shade = mix("parchment", "gold", 0.20)
        elif place % 2 == 0:
            shade = colour("ink", 0.055)
        words = column(
            Text(row_name(name), bold=700, lines=1 if noted else 2),
            Text(row_note(self.pad, name) if noted else "", "note", "ink_soft", 400, lines=1),
            gap=0,
            middle=True,
        )
        sign = Drawing(44, 0, partial(_paint_sign, name=name))
        label = row(sign, Cell(words, self._labels() - 82), gap=10)
        return Cell(Ground(label, partial(_paint_band, shade=shade), (10, 2, 0, 2)), high=high)

    def _paint_total(self, canvas: Canvas, seat: int, top: float, ranks: Sequence[int]) -> None:
        s, wide = canvas.s, self._column()
        left = s(self._labels()) + seat * wide
        rect = QRectF(left + s(8), top + s(9), wide - s(16), s(66))
        rank = "" if self.pad.empty else place_text(ranks[seat])
        won = bool(rank) and ranks[seat] == 1
        if won:
            canvas.rounded(rect, 9, "gold", colour("ink", 0.6), 1.6)
        number = rect.adjusted(s(44), 0, -s(12), 0)
        text = points_text(self.pad.total(seat))
        canvas.text(number, text, 42, "ink", 700, "right", "condensed")
        place = QRectF(rect.left() + s(12), rect.top(), s(44), rect.height())
        shade = "ink" if won else "ink_soft"
        size = canvas.size_for(map(place_text, ranks), place.width(), 20, 700, "condensed")
        canvas.text(place, rank, size, shade, 700, "left", "condensed")

    # Qt overrides -------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

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


def _paint_band(canvas: Canvas, rect: QRectF, shade: QColor | None) -> None:
    if shade is not None:
        canvas.rounded(rect.adjusted(0, canvas.s(2), 0, -canvas.s(2)), 7, shade)


def _paint_sign(canvas: Canvas, rect: QRectF, name: str) -> None:
    side = min(canvas.s(44), rect.height() * 0.9)
    draw_mark(canvas, name, rect.center().x(), rect.center().y(), side)


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
