"""The numbers of the score pad: a table that Qt shows to screen readers, painted like the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from sevenwonders_qt.models.key_places import digit_of, in_digits
from sevenwonders_qt.models.pad_table import Index, PadTable
from sevenwonders_qt.models.shown.pad_paste import is_sheet
from sevenwonders_qt.models.shown.pad_sheet import sources
from sevenwonders_qt.models.shown.score_pad import (
    TOTAL,
    limits,
)
from sevenwonders_qt.models.words.numbers import whole_number
from sevenwonders_qt.models.words.pad import (
    place_text,
)
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.part import (
    Drawing,
    Ground,
    Laid,
    Paint,
    Part,
    Space,
)
from sevenwonders_qt.views.kit.part import (
    row as row_of,
)
from sevenwonders_qt.views.kit.scroll import ScrollArea
from sevenwonders_qt.views.kit.sizes import Role
from sevenwonders_qt.views.kit.steps import ENTER
from sevenwonders_qt.views.kit.words import Icons, Number, Text
from sevenwonders_qt.views.pad.typing_button import (
    MINUS,
    after_key,
    commands,
    is_minus,
    pasted_number,
)
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.painting import kept
from sevenwonders_qt.views.paint.theme import Shade, colour, mix
from sevenwonders_qt.views.plain_tip import tip_wanted
from sevenwonders_qt.views.sheet.table import paint_sources


class CellSpot(Drawing):
    """The place of a cell: its row and its seat are ``at``."""

    def __init__(self, row: int, seat: int) -> None:
        super().__init__(0, 0, lambda canvas, rect: None, weight=1)
        self.at = row, seat


class CellPainter(QStyledItemDelegate):
    """The painter of the numbers in a `NumberTable`."""

    def __init__(self, table: NumberTable) -> None:
        super().__init__(table)
        self._view, self._table = table, table.numbers

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        place = self._view.spot(index.row(), index.column())
        focused = self._view.hasFocus() and index == self._view.currentIndex()
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        with kept(painter):
            if self._table.category(index.row()) == TOTAL:
                painter.setClipRect(place)  # its border is on the edge
            painter.translate(place.topLeft())
            canvas = self._view.look.canvas(painter)
            self.laid(index, focused=focused, hovered=hovered).paint(canvas)
            if focused:
                edge, rect = canvas.s(8), QRectF(QRect(QPoint(), place.size()))
                focus_ring(canvas, rect.adjusted(edge, edge, -edge, -edge), 7.0)

    def laid(self, index: Index, *, focused: bool = False, hovered: bool = False) -> Laid:
        """Return the layout of a cell, as if its place began at 0, 0."""
        row, seat = index.row(), index.column()
        rect = QRectF(QRect(QPoint(), self._view.spot(row, seat).size()))
        paint = self._paint_total if self._table.category(row) == TOTAL else self._paint_field
        ground = partial(paint, row=row, seat=seat, focused=focused, hovered=hovered)
        part = self._part(row, seat, self._view.typing(index), rect.height(), ground)
        return self._view.look.lay(part, rect, shrinks=True)

    def _part(self, row: int, seat: int, typing: str, high: float, ground: Paint) -> Part:
        """Return the content of a cell; ``typing`` is shown in place of its number."""
        table, category = self._table, self._table.category(row)
        if category == TOTAL:
            return Ground(self._total(seat, typing), ground, (10, 0, 10, 0))
        counted = partial(paint_sources, sources=[*sources(table.pad, seat, category)])
        shade = "bad" if table.points(row, seat) < 0 else "ink"
        role: Role = "head" if high > self._view.look.s(60) else "title"
        bold, shown = 700 if table.is_best(row, seat) else 500, typing or table.number(row, seat)
        number = Text(shown, role, shade, bold, lines=1, narrow=True)
        return Ground(
            row_of(Drawing(0, 0, counted, weight=1), number, gap=4), ground, (9, 4, 15, 4)
        )

    def _total(self, seat: int, typing: str) -> Part:
        rank, typed = self._table.rank(seat), self._table.pad.typed_total(seat)
        shade: Shade = "ink" if rank == 1 else "ink_soft"
        place = Text(place_text(rank) if rank else "", "text", shade, 700, lines=1, narrow=True)
        sign = Icons(("line_pencil",) if typed is not None else (), 0.9, shade="terracotta")
        shown = typing or whole_number(self._table.pad.total(seat))
        return row_of(place, sign, Space(weight=1), Number(shown), gap=2)

    def _paint_field(
        self, canvas: Canvas, rect: QRectF, row: int, seat: int, *, focused: bool, hovered: bool
    ) -> None:
        s, table = canvas.s, self._table
        filled = table.pad.filled(seat, table.category(row))
        rect = rect.adjusted(s(5), s(3.5), -s(5), -s(3.5))
        ground = colour("parchment_pale", darker=4 if hovered else 0)
        if table.counts_symbols(row):
            ground = mix("parchment", "green", 0.30 if hovered else 0.22)
        elif not filled:
            ground = colour("parchment_pale", 0.5)
        if focused:
            canvas.rounded(rect, 6, ground, "terracotta", 4)
        elif filled:
            canvas.rounded(rect, 6, ground, colour("ink", 0.28), 1.1)
        else:
            canvas.rounded(rect, 6, ground)
            canvas.dashed(rect, 6, colour("ink", 0.4), 1.3)
        if table.why_odd(row, seat):
            canvas.icon("state_no", rect.left() + s(9), rect.top() + s(9), s(20))

    def _paint_total(
        self, canvas: Canvas, rect: QRectF, row: int, seat: int, *, focused: bool, hovered: bool
    ) -> None:
        first = self._table.rank(seat) == 1
        fill = "gold" if first else None
        if focused:
            canvas.rounded(rect, 9, fill or "parchment_pale", "terracotta", 4)
        elif first:
            canvas.rounded(rect, 9, fill, colour("ink", 0.6), 1.6)
        elif hovered:
            canvas.rounded(rect, 9, colour("ink", 0.06))
        if self._table.why_odd(row, seat):
            s = canvas.s
            canvas.icon("state_no", rect.left() + s(9), rect.top() + s(9), s(20))


class Names(QHeaderView):
    """The names of rows or players, for screen readers alone: others see the grid below it."""

    def __init__(self, orientation: Qt.Orientation, table: QTableView) -> None:
        super().__init__(orientation, table)
        self.setMinimumSectionSize(1)
        self.viewport().setAutoFillBackground(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing."""


class NumberTable(QTableView):
    """The numbers of the pad: digits are typed where the keyboard is, and count at once.

    Qt shows it to screen readers. Arrows, Enter and Tab are for the `PadGrid` around it.
    """

    reached = Signal(int, str)
    """The keyboard has come to a cell of this seat and row."""

    stepped = Signal(QRect)
    """The keyboard has come to a cell from another one, which is in this place."""

    science_wanted = Signal(int, str)
    """Seat, and the digit that was typed; "" when it was opened by Enter."""

    sheet_pasted = Signal(int, str, str)
    """Seat, row and a text of several cells that is to be entered from there on."""

    def __init__(self, look: Look, parent: QWidget, numbers: PadTable) -> None:
        super().__init__(parent)
        self.look, self.numbers = look, numbers
        self._text: str | None = None
        """The text typed since the keyboard came to the cell."""
        self._composed = ""
        self._spots: dict[tuple[int, int], QRect] = {}
        self.setModel(numbers)
        self.painter_of_cells = CellPainter(self)
        self.setItemDelegate(self.painter_of_cells)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setAutoScroll(False)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QTableView.SelectionMode.NoSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setInputMethodHints(Qt.InputMethodHint.ImhFormattedNumbersOnly)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalHeader(Names(Qt.Orientation.Horizontal, self))
        self.setVerticalHeader(Names(Qt.Orientation.Vertical, self))
        for corner in self.findChildren(QAbstractButton):
            corner.setFixedSize(0, 0)  # Qt's own
        self.clicked.connect(self._on_click)

    def place(self, corner: QPoint, spots: Mapping[tuple[int, int], QRectF]) -> None:
        """Put each cell, by row and seat, in its place on the parent; names are from ``corner``."""
        rows, seats = range(self.numbers.rowCount()), range(self.numbers.columnCount())
        across = _edges([(spots[0, seat].left(), spots[0, seat].right()) for seat in seats])
        down = _edges([(spots[row, 0].top(), spots[row, 0].bottom()) for row in rows])
        inner = QPoint(across[0], down[0])
        self.setGeometry(QRect(corner, QPoint(across[-1] - 1, down[-1] - 1)))
        self.verticalHeader().setFixedWidth((inner - corner).x())
        self.horizontalHeader().setFixedHeight((inner - corner).y())
        for header, edges in ((self.horizontalHeader(), across), (self.verticalHeader(), down)):
            for section, (begin, end) in enumerate(pairwise(edges)):
                header.resizeSection(section, end - begin)
        self._spots = {at: rect.toRect().translated(-inner) for at, rect in spots.items()}
        self.viewport().update()

    def spot(self, row: int, seat: int) -> QRect:
        """Return the place of a cell in the viewport."""
        return self._spots.get((row, seat), QRect())

    def focus_rect(self) -> QRect:
        """Return the place of the cell that has the keyboard, on the whole widget."""
        index = self.currentIndex()
        return self.spot(index.row(), index.column()).translated(self.viewport().pos())

    def typing(self, index: Index) -> str:
        """Return what is shown in a cell in place of its number; empty for nothing."""
        if index != self.currentIndex():
            return ""
        return self._composed or (MINUS[1] if self._text == "-" else "")

    def go_to(
        self, row: int, seat: int, why: Qt.FocusReason = Qt.FocusReason.OtherFocusReason
    ) -> None:
        """Put the keyboard on a cell."""
        self.setCurrentIndex(self.numbers.index(row, seat))
        self.setFocus(why)

    def accept(self, text: str) -> None:
        """Show the text that was taken: further digits go on from it."""
        self._text = text
        self.update(self.currentIndex())

    def ask(self, text: str) -> None:
        """Ask for this text in the current cell; if it is refused, the old one stays."""
        index = self.currentIndex()
        entry = self.numbers.entry(index.row())
        minus = is_minus(text, entry)
        asked = "" if minus else text.replace(MINUS[1], "-")
        self.numbers.wanted.emit(index.column(), entry, asked)
        if minus:
            self.accept("-")

    def _type_in(self, text: str) -> None:
        index = self.currentIndex()
        if not self.numbers.counts_symbols(index.row()):
            self.ask((self._text or "") + in_digits(text))
        elif text.isdecimal():
            self.science_wanted.emit(index.column(), in_digits(text))

    def _paste(self) -> None:
        """Ask for the text of the clipboard: one number, or a sheet of them."""
        index, text = self.currentIndex(), QGuiApplication.clipboard().text()
        category = self.numbers.category(index.row())
        if is_sheet(text) and category != TOTAL:
            self.sheet_pasted.emit(index.column(), category, text)
        elif not is_sheet(text):
            self.ask(pasted_number())

    def _reach(self) -> None:
        index, around = self.currentIndex(), self.parentWidget()
        while around is not None and not isinstance(around, ScrollArea):
            around = around.parentWidget()
        if around is not None:
            around.follow(self)
        self.reached.emit(index.column(), self.numbers.category(index.row()))

    def _on_click(self) -> None:
        QGuiApplication.inputMethod().show()
        self._reach()

    def _leave_cell(self) -> None:
        self._text, self._composed = None, ""
        self.update(self.currentIndex())

    def _about_at(self, at: QPoint) -> str:
        index = self.indexAt(at)
        return self.numbers.about(index.row(), index.column()) if index.isValid() else ""

    # Qt -----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index, numbers = self.currentIndex(), self.numbers
        entry, digit = numbers.entry(index.row()), digit_of(event)
        wanted = None
        if event.matches(QKeySequence.StandardKey.Paste):
            self._paste()
        elif commands(event):
            event.ignore()
        elif numbers.counts_symbols(index.row()):
            if event.key() in ENTER or digit:
                self.science_wanted.emit(index.column(), digit)
            else:
                event.ignore()
        else:
            value = numbers.value(index.row(), index.column())
            if event.key() == Qt.Key.Key_Space and limits()[entry].most == 1:
                wanted = "0" if value else "1"  # the cat is passed on
            else:
                wanted = after_key(event, entry, value, self._text)
            if wanted is None:
                event.ignore()  # the grid moves, the page does the rest
            else:
                self.ask(wanted)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._composed = event.preeditString()
        self.update(self.currentIndex())
        if event.commitString():
            self._type_in(event.commitString())
        event.accept()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self._leave_cell()
        if self.hasFocus() and current.isValid():
            if previous.isValid():
                before = self.spot(previous.row(), previous.column())
                self.stepped.emit(before.translated(self.viewport().pos()))
            self._reach()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() == Qt.FocusReason.BacktabFocusReason:
            last = self.numbers.rowCount() - 2, self.numbers.columnCount() - 1
            self.setCurrentIndex(self.numbers.index(*last))
        super().focusInEvent(event)
        self._leave_cell()
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self._reach()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._leave_cell()

    def scrollTo(self, index: Index, hint: object = None) -> None:
        """Stay: all cells are in sight, or the page scrolls."""

    def viewportEvent(self, event: QEvent) -> bool:
        return tip_wanted(event, self.viewport(), self._about_at) or super().viewportEvent(event)


def _edges(spans: Sequence[tuple[float, float]]) -> list[int]:
    """Return where each of these spans begins, midway from the one before, and the last end."""
    between = [(before[1] + after[0]) / 2 for before, after in pairwise(spans)]
    return [round(each) for each in (spans[0][0], *between, spans[-1][1])]
