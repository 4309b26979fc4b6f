"""Motion between pages and on them: a page that comes, the focus on its way."""

from __future__ import annotations

from typing import Final, Protocol, cast, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from sevenwonders_qt.views.kit.look import CLEAR, Look
from sevenwonders_qt.views.kit.page import KitPage
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import MOTION

_ACTS: Final = {
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.Wheel,
    QEvent.Type.Resize,
}

_RIM: Final = 10.0
"""Design pixels between a widget and the outside of its focus ring."""


def _program() -> QApplication:
    return cast("QApplication", QApplication.instance())


class _Moving(QWidget):
    """A picture over the pages for as long as something moves; it cannot be touched."""

    def __init__(self, pages: QStackedWidget, motion: str) -> None:
        super().__init__(pages)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.pages = pages
        self.speed = 0.0
        """The speed as a multiple of the usual one; 0 for no motion."""
        self.way = QVariantAnimation(self)
        self.way.setStartValue(0.0)
        self.way.setEndValue(1.0)
        self._ms, curve = MOTION[motion]
        self.way.setEasingCurve(curve)
        self.way.valueChanged.connect(self.stand_at)
        self.way.finished.connect(self.end)
        self.hide()

    def start(self) -> None:
        """Move from now on."""
        self.way.stop()
        self.way.setDuration(round(self._ms / self.speed))
        self.cover()
        self.way.start()

    def cover(self) -> None:
        """Cover the pages, at the beginning of the way."""
        self.stand_at(0.0)
        self.show()
        self.raise_()

    def end(self) -> None:
        """Stop, having arrived or being no longer wanted."""
        self.way.stop()
        self.hide()

    def stand_at(self, at: float) -> None:
        """Show the state after this share of the way; for subclasses."""


class ComingPage(_Moving):
    """A page that appears on the table top, until it is there or a person acts."""

    def __init__(self, pages: QStackedWidget) -> None:
        super().__init__(pages, "reveal")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # the page is not painted twice
        self._ground, self._picture = QPixmap(), QPixmap()
        self._page: KitPage | None = None
        self._filled = QTimer(self, singleShot=True)
        self._filled.timeout.connect(self._appear)

    def bring(self, page: QWidget) -> None:
        """Let this page appear, which is in front already; a table comes at once."""
        self.end()
        if self.speed <= 0 or not isinstance(page, KitPage) or not page.isVisible():
            return
        self._page, self._ground = page, page.behind()
        self.setGeometry(page.geometry())
        self.cover()
        _program().installEventFilter(self)
        self._filled.start()  # the caller fills the page after it is shown

    def _appear(self) -> None:
        page, self._page = self._page, None
        if page is None or not page.isVisible():
            self.end()
            return
        self._picture = page.grab()
        self.start()

    def end(self) -> None:
        """Show the page in its place."""
        super().end()
        _program().removeEventFilter(self)
        self._filled.stop()
        self._page = None
        self._ground = self._picture = QPixmap()

    def stand_at(self, at: float) -> None:
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _ACTS and (watched is self.pages or event.type() != QEvent.Type.Resize):
            self.end()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            painter.drawPixmap(0, 0, self._ground)
            painter.setOpacity(float(self.way.currentValue() or 0.0))
            painter.drawPixmap(0, 0, self._picture)


@runtime_checkable
class Cells(Protocol):
    """A table: one of its cells has the keyboard."""

    def focus_rect(self) -> QRect:
        """Return the place of that cell."""
        ...


class GlidingFocus(_Moving):
    """The ring of the focus on its way from one thing on a page to the next."""

    def __init__(self, pages: QStackedWidget, coming: ComingPage) -> None:
        """Follow the focus, but not on a page that is still ``coming``."""
        super().__init__(pages, "press")
        self._coming = coming
        self._look: Look | None = None
        self._from = self._to = QRectF()
        _program().focusChanged.connect(self._follow)

    def stand_at(self, at: float) -> None:
        start, end = self._from, self._to
        place = QRectF(
            start.topLeft() + (end.topLeft() - start.topLeft()) * at,
            start.size() + (end.size() - start.size()) * at,
        )
        self.setGeometry(place.toAlignedRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        if look is None:
            return
        rim = look.s(_RIM)
        with Painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ring = QRectF(self.rect()).adjusted(rim, rim, -rim, -rim)
            focus_ring(look.canvas(painter), ring)

    def step(self, table: QWidget, before: QRect) -> None:
        """Go to the cell of a table that has the keyboard from the one ``before``."""
        self._go(self._place(table, before), table)

    def _follow(self, old: QWidget | None, new: QWidget | None) -> None:
        self._go(self._place(old), new)

    def _go(self, start: QRectF | None, new: QWidget | None) -> None:
        end = self._place(new)
        if self.speed <= 0 or self._coming.isVisible() or start is None or end is None:
            return
        self._look, self._from, self._to = getattr(new, "look", None), start, end
        self.start()

    def _place(self, widget: QWidget | None, part: QRect | None = None) -> QRectF | None:
        """Return the place of a widget's ring on the page; None if it has none or is not seen.

        The ring is around a ``part`` of a widget, such as a cell of a table.
        """
        page, look = self.pages.currentWidget(), getattr(widget, "look", None)
        if widget is None or page is None or not isinstance(look, Look):
            return None
        if not widget.isVisible() or not page.isAncestorOf(widget):
            return None
        if part is None:
            part = widget.focus_rect() if isinstance(widget, Cells) else widget.rect()
        room = look.s(CLEAR) - look.s(_RIM)
        place = QRectF(part.translated(widget.mapTo(self.pages, QPoint())))
        return place.adjusted(room, room, -room, -room)
