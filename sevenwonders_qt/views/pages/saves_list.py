"""The list of saved matches: painted rows that are drawn only where they can be seen."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from sevenwonders_qt.models.saves import Picture, SavedMatch, State
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.pages.saves_marks import draw_fault, draw_pill, draw_turns
from sevenwonders_qt.views.paint.art import blank, smooth
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.painting import Painting, kept
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.paint.wonder import draw_wonder

translate = QCoreApplication.translate

ROW: Final = 112.0
"""Design pixels from one row to the next."""

_PICTURES: Final = 160
"""Thumbnails kept; there are some 90 different ones."""

_MOVES: Final = {
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    *(Qt.Key.Key_Home, Qt.Key.Key_End),
}
_Index = QModelIndex | QPersistentModelIndex


class SavesModel(QAbstractListModel):
    """The rows that are listed, in order."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: Sequence[SavedMatch] = ()

    def set_rows(self, rows: Sequence[SavedMatch]) -> None:
        """List these."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            told = (row.title, row.about, row.when, row.pill, row.standing, row.more)
            return ", ".join(word for word in (*told, row.detail().doubt) if word)
        return None


class Thumbnails:
    """Small pictures of wonders; each is painted once, in a pause after it was first wanted."""

    def __init__(self, look: Look, view: QWidget) -> None:
        self._look = look
        self._view = view
        self._made: OrderedDict[tuple[Any, ...], QPixmap] = OrderedDict()
        self._wanted: OrderedDict[tuple[Any, ...], None] = OrderedDict()
        self._timer = QTimer(view)
        self._timer.timeout.connect(self._make_one)

    def draw(self, canvas: Canvas, rect: QRectF, picture: Picture) -> None:
        """The picture, or the sea where it will be."""
        scale = canvas.copy_scale()
        size = (round(rect.width() * scale), round(rect.height() * scale))
        key = (picture, size, scale, self._look.u)
        made = self._made.get(key)
        if made is not None:
            self._made.move_to_end(key)
            canvas.pixmap(made, rect)
            return
        canvas.rounded(rect, 6, colour("sea", 0.55))
        self._wanted[key] = None
        if not self._timer.isActive():
            self._timer.start(0)

    @property
    def pending(self) -> int:
        """How many are still to be painted."""
        return len(self._wanted)

    def _make_one(self) -> None:
        """The one asked for last, which is the likeliest to be in sight."""
        if not self._wanted:
            self._timer.stop()
            return
        key, _ = self._wanted.popitem()
        picture, (width, height), scale, u = key
        made = blank(width, height)
        with Painting(made) as painter:
            smooth(painter)
            painter.scale(scale, scale)
            canvas = Canvas(painter, self._look.art, u)
            place = QRectF(0, 0, width / scale, height / scale)
            stages = (picture.built, picture.total)
            draw_wonder(canvas, place, picture.wonder, picture.side, *stages, 6, scaffold=False)
        self._made[key] = made
        while len(self._made) > _PICTURES:
            self._made.popitem(last=False)
        self._view.update()


class SavesList(QListView):
    """Rows to walk through with the arrow keys; Enter or a double click opens one."""

    chosen = Signal()
    """Another row is the current one, or none."""

    opened = Signal()
    """The current row is to be opened."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.saves = SavesModel(self)
        self.empty_words = ("", "")
        """What stands there when nothing is listed: a title and a line."""
        self.thumbnails = Thumbnails(look, self.viewport())
        self.setModel(self.saves)
        self.setItemDelegate(Rows(self))
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.doubleClicked.connect(lambda _: self.opened.emit())
        self.selectionModel().currentChanged.connect(lambda *_: self.chosen.emit())

    def current(self) -> SavedMatch | None:
        """The row that has the keyboard."""
        index = self.currentIndex()
        return self.saves.rows[index.row()] if index.isValid() else None

    def show_rows(self, rows: Sequence[SavedMatch], path: Path | None = None) -> None:
        """List these; ``path`` stays the current one, or else its neighbour does."""
        here = self.currentIndex().row()
        kept = self.current() if path is None or all(row.path != path for row in rows) else None
        path = kept.path if kept is not None else path
        blocked = self.selectionModel().blockSignals(True)
        at = self.verticalScrollBar().value()
        self.saves.set_rows(rows)
        found = next((n for n, row in enumerate(rows) if row.path == path), -1)
        if found < 0 and rows:
            found = min(max(here, 0), len(rows) - 1)
        self._go_to(found)
        self.selectionModel().blockSignals(blocked)
        self.verticalScrollBar().setValue(at)
        if kept is None:
            self.scrollTo(self.currentIndex())
        self.chosen.emit()
        self.viewport().update()

    def select_path(self, path: Path) -> None:
        """Make this row the current one, if it is listed, and show it."""
        found = next((n for n, row in enumerate(self.saves.rows) if row.path == path), -1)
        if found >= 0:
            self._go_to(found)
            self.scrollTo(self.currentIndex())

    def rescale(self) -> None:
        """Take the sizes from the scale of the page."""
        s = self.look.s
        self.verticalScrollBar().setSingleStep(round(s(ROW / 3)))
        wide, radius = max(6, round(s(10))), max(3, round(s(5)))
        handle, well = colour("ink_soft").name(), colour("parchment_dark").name()
        self.setStyleSheet(
            "QListView { background: transparent; border: 0; outline: 0; }"
            f"QScrollBar:vertical {{ background: {well}; width: {wide}px; margin: 0;"
            f" border-radius: {radius}px; }}"
            f"QScrollBar::handle:vertical {{ background: {handle}; border-radius: {radius}px;"
            f" min-height: {round(s(48))}px; }}"
            "QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
            "QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
        )
        self.scheduleDelayedItemsLayout()

    def _go_to(self, number: int) -> None:
        if number < 0:
            self.selectionModel().clear()
            return
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(self.saves.index(number), flag)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.key() in _MOVES and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
        else:  # letters and F2 belong to the page
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.saves.rows:
            return
        with Painting(self.viewport()) as painter:
            self._paint_empty(self.look.canvas(painter), QRectF(self.viewport().rect()))

    def _paint_empty(self, canvas: Canvas, room: QRectF) -> None:
        s, title, line = canvas.s, *self.empty_words
        wide = min(room.width() - s(40), s(680))
        place = QRectF(room.center().x() - wide / 2, room.top() + s(60), wide, wide * 0.5)
        draw_wonder(canvas, place, "alexandria", "A", 0, 3, 10, scaffold=False)
        head = QRectF(room.left(), place.bottom() + s(30), room.width(), s(50))
        canvas.text(head, title, 28, "ink", 700, "center", "title", shrink=0.6)
        below = head.translated(0, s(50))
        canvas.text(below, line, 19, "ink_soft", 400, "center", shrink=0.6)


class Rows(QStyledItemDelegate):
    """Paints one match in each row."""

    def __init__(self, view: SavesList) -> None:
        super().__init__(view)
        self._list = view

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        look = self._list.look
        return QSize(round(look.s(400)), round(look.s(ROW)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        with kept(painter):
            self._paint_row(painter, option, index)

    def _paint_row(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        canvas, s = self._list.look.canvas(painter), self._list.look.s
        rect = QRectF(option.rect).adjusted(s(7), s(5), -s(12), -s(7))
        row = self._list.saves.rows[index.row()]
        state = option.state
        self._paint_ground(
            canvas,
            rect,
            row,
            chosen=bool(state & QStyle.StateFlag.State_Selected),
            hovered=bool(state & QStyle.StateFlag.State_MouseOver),
        )
        place = QRectF(rect.left() + s(8), rect.top() + s(6), s(180), rect.height() - s(12))
        if row.picture is not None:
            self._list.thumbnails.draw(canvas, place, row.picture)
        else:
            draw_fault(canvas, place)
        self._paint_words(canvas, rect, row)

    def _paint_ground(
        self, canvas: Canvas, rect: QRectF, row: SavedMatch, *, chosen: bool, hovered: bool
    ) -> None:
        ground = colour("gold_light", 0.8) if chosen else colour("parchment_dark", 0.45)
        if hovered and not chosen:
            ground = colour("parchment_dark", 0.85)
        if chosen and self._list.hasFocus():
            focus_ring(canvas, rect, 10)
        edge = ("gold_deep", 2.0) if chosen else (colour("ink", 0.25), 1.2)
        canvas.rounded(rect, 10, ground, *edge)

    def _paint_words(self, canvas: Canvas, rect: QRectF, row: SavedMatch) -> None:
        s, high = canvas.s, rect.height()
        left, middle, right = rect.left() + s(206), rect.left() + s(668), rect.right() - s(18)
        room = (middle if row.opens else right - s(220)) - left - s(16)
        for text, top, part, size, weight, family in (
            (row.title, 0.07, 0.34, 22, 700, "body"),
            (row.about, 0.40, 0.28, 17.5, 500, "condensed"),
            (row.when, 0.67, 0.26, 16.5, 400, "condensed"),
        ):
            line = QRectF(left, rect.top() + high * top, room, high * part)
            shade = "ink" if weight == 700 else "ink_soft"
            canvas.text(line, text, size, shade, weight, "left", family, shrink=0.85)  # type: ignore[arg-type]
        mark = draw_pill(canvas, right, rect.top() + high * 0.30, row.state, row.pill)
        self._paint_standing(canvas, rect, row, middle, mark)

    def _paint_standing(
        self, canvas: Canvas, rect: QRectF, row: SavedMatch, left: float, right: float
    ) -> None:
        s, high = canvas.s, rect.height()
        if not row.opens:
            return
        icon = f"age_{row.age}" if row.age and not row.over else "wonder"
        canvas.icon(icon, left + s(22), rect.center().y(), s(48))
        words = left + s(54)
        standing = QRectF(words, rect.top() + high * 0.14, right - words - s(10), high * 0.34)
        canvas.text(standing, row.standing, 19, "ink", 600, shrink=0.7)
        below = QRectF(words, rect.top() + high * 0.55, rect.right() - s(18) - words, high * 0.30)
        if row.turns is not None:
            draw_turns(canvas, words, below.center().y(), row.turns, row.ages)
            below.setLeft(words + s(196))
        align = (
            "right" if row.state in (State.GOING_ON, State.PRACTICE, State.UNVERIFIED) else "left"
        )
        canvas.text(below, row.more, 16.5, "ink_soft", 500, align, "condensed", shrink=0.7)  # type: ignore[arg-type]
