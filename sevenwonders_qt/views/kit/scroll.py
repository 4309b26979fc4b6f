"""A part that scrolls where it is too high for its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QFrame,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.part import ROUNDING, Laid, Part, said, whole
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour

Index = QModelIndex | QPersistentModelIndex
_LEAST: Final = 200.0
"""The least height of a scrolling part, in design pixels: it needs no more."""


def parchment_style(kind: str, look: Look) -> str:
    """Return the style of a box on parchment with a slim bar and a gold rim when focused."""
    bar, edge = round(look.s(11)), max(2, round(look.s(3)))
    art = look.art
    ink, gold = art.colour("ink", role="text").name(), art.colour("gold").name()
    rim = art.colour("gold", role="line").name()
    handle = art.colour("stone", role="line").name()
    return (
        f"{kind} {{ background: transparent; color: {ink};"
        f" border: {edge}px solid transparent; border-radius: {round(look.s(9))}px;"
        f" selection-background-color: {gold};"
        f" selection-color: {ink}; }}"
        f"{kind}:focus {{ border-color: {rim}; }}"
        f"QScrollBar:vertical {{ width: {bar}px; background: transparent; }}"
        f"QScrollBar::handle:vertical {{ background: {handle};"
        f" border-radius: {bar // 2}px; min-height: {4 * bar}px; }}"
        "QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical { height: 0; }"
    )


def dress(widget: QWidget, style: str) -> bool:
    """Set a widget's style sheet; returns whether it differs from the one before.

    To set the same again would cost as much, and have the widget arrange its content again.
    """
    if widget.styleSheet() == style:
        return False
    widget.setStyleSheet(style)
    return True


def move(widget: QWidget, parent: QWidget) -> None:
    """Show a widget on this parent. If it has the focus, it loses it.

    Qt would hand the focus to the next widget as if a person had pressed Tab.
    """
    if widget.parent() is parent:
        return
    held = QApplication.focusWidget()
    if held is not None and (held is widget or widget.isAncestorOf(held)):
        held.clearFocus()
    widget.setParent(parent)
    widget.show()


def turned_by(key: int, area: QAbstractScrollArea) -> bool:
    """Scroll by a page, if this is a key for that."""
    pages = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}.get(Qt.Key(key), 0)
    bar = area.verticalScrollBar()
    bar.setValue(bar.value() + pages * bar.pageStep())
    return bool(pages)


class RowPainter(QStyledItemDelegate):
    """The painter of a list's rows; its owner provides the content of each, and the sizes.

    A row that is chosen or under the mouse is lit, one that cannot be chosen is faint.
    """

    def __init__(self, owner: Any, row: Callable[[int], object]) -> None:
        """Paint rows for ``owner``; ``row`` returns the content of a place."""
        super().__init__(owner)
        self._owner, self._row = owner, row

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size: QSize = self._owner.row_size(self._row(index.row()))
        return size

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        canvas, rect, state = self._owner.look.canvas(painter), QRectF(option.rect), option.state
        lit = rect.adjusted(2, 1, -2, -1)
        with canvas.faded(1.0 if state & QStyle.StateFlag.State_Enabled else 0.45):
            if state & QStyle.StateFlag.State_Selected:
                canvas.rounded(lit, 7, "gold_light", "gold", 1.6)
                if self._owner.hasFocus():
                    focus_ring(canvas, lit, 7)
            elif state & QStyle.StateFlag.State_MouseOver:
                canvas.rounded(lit, 7, colour("ink", 0.09))
            part: Part = self._owner.row_part(self._row(index.row()))
            Laid(part, (self._owner.row_sizes,), rect).paint(canvas)


class Sheet(QWidget):
    """The widget with the whole part of a scroll area, which shows a piece of it."""

    def __init__(self, look: Look, area: ScrollArea) -> None:
        super().__init__()
        self._look = look
        self.area = area
        self._laid = Laid(Part(), (look.type_sizes(),), QRectF())

    def show_laid(self, laid: Laid) -> None:
        """Paint this."""
        self._laid = laid
        self.update()

    def laid(self) -> Laid:
        """Return the layout."""
        return self._laid

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            self._laid.paint(self._look.canvas(painter))


class ScrollArea(QScrollArea):
    """An area that keeps its place and takes the focus when there is more to see."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._sheet = Sheet(look, self)
        self.stops: list[QWidget] = []
        self._opens = False
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)
        self.setWidget(self._sheet)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self._sheet.setAutoFillBackground(False)

    def show_part(self, part: Part, sizes: Sizes, rect: QRectF) -> None:
        """Show this part on ``rect`` of the page, with the widgets in it."""
        dress(self, parchment_style("QScrollArea", self._look))
        self.setGeometry(rect.toRect())
        inside = self.inside(rect)
        high, room = part.high(sizes, inside.width()), inside.height()
        scrolls = high > room + ROUNDING
        self._sheet.resize(round(inside.width()), round(high if scrolls else room))
        laid = Laid(part, (sizes,), QRectF(self._sheet.rect()))
        self._sheet.show_laid(laid)
        for widget in filter(None, (each.put(sizes, at) for each, at in laid.placed)):
            move(widget, self._sheet)
        laid.put()
        self.stops = laid.stops
        # If widgets take the focus, the page scrolls to them; words alone are scrolled by keys.
        alone = scrolls and not self.stops
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if alone else Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(said(part))

    def open(self) -> None:
        """Show the top, even if the focus is elsewhere while the page opens."""
        self._opens = True
        self.verticalScrollBar().setValue(0)
        QTimer.singleShot(0, self, self._opened)

    def _opened(self) -> None:
        self._opens = False

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        if now in self.stops:
            self.follow(now)

    def follow(self, widget: QWidget) -> None:
        """Scroll to a widget; of a table, to the cell that has the keyboard."""
        # A clicked widget is seen; if it moved away under the mouse, the click would be lost.
        if not self._opens and not QApplication.mouseButtons():
            self.ensureWidgetVisible(widget)

    def inside(self, rect: QRectF) -> QRectF:
        """Return the part's place on ``rect``: within the rim, and left of the bar."""
        rim = max(2, round(self._look.s(3)))
        bar = round(self._look.s(16))
        return QRectF(rect.toRect()).adjusted(rim, rim, -rim - bar, -rim)


class Scroll(Part):
    """A part that may be higher than its place; widgets in it move with it.

    It scrolls where the sizes say so, or ``always``.
    """

    def __init__(
        self, area: ScrollArea, part: Part, weight: float = 1.0, *, always: bool = False
    ) -> None:
        self._area, self.part, self.weight, self._always = area, part, weight, always

    def wide(self, sizes: Sizes) -> float:
        return self.part.wide(sizes)

    def high(self, sizes: Sizes, width: float) -> float:
        if sizes.grows and not self._always:
            inside = self._area.inside(QRectF(0, 0, width, 0))  # lower than nothing by its rim
            return self.part.high(sizes, inside.width()) - inside.height()
        high = self.part.high(sizes, width)
        return min(high, sizes.s(_LEAST)) if sizes.scrolls or self._always else high

    def fits(self, sizes: Sizes, rect: QRectF) -> bool:
        inside = self.inside(sizes, rect)
        return whole(self.part.place(sizes, inside), sizes, inside)

    def words(self) -> str:
        return said(self.part)

    def inside(self, sizes: Sizes, rect: QRectF) -> QRectF:
        """Return the part's place, including all that only scrolling shows."""
        inside = self._area.inside(rect)
        if sizes.scrolls or self._always:
            inside.setHeight(max(inside.height(), self.part.high(sizes, inside.width())))
        return inside

    def held(self) -> QWidget | None:
        return self._area

    def put(self, sizes: Sizes, rect: QRectF) -> QWidget | None:
        self._area.show_part(self.part, sizes, rect)
        return self._area
