"""Pages that are described by their parts; the places follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QRegion,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget
from shiboken6 import isValid

from sevenwonders_qt.models.acts import FixedKey, KeyMark, On
from sevenwonders_qt.models.keys import mark_of
from sevenwonders_qt.views.accessible.events import say_opened
from sevenwonders_qt.views.kit.button import IconButton, PaintedButton
from sevenwonders_qt.views.kit.look import LARGEST, Look
from sevenwonders_qt.views.kit.part import Centre, Column, Ground, Laid, Part, column
from sevenwonders_qt.views.kit.scroll import Scroll, ScrollArea, move
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.steps import DOWN
from sevenwonders_qt.views.kit.words import Held, page_head
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.table_top import draw_table_top
from sevenwonders_qt.views.presses import arrives

translate = QCoreApplication.translate

_LITTLE_LESS: Final = 0.86
"""The least share of its size that very large text keeps until the whole page scrolls."""

_WIDEST: Final = 2400.0
"""Lines of text that are wider than this page, in design pixels, are hard to read."""


class Headed(Column):
    """A head over a body. Where the body has to scroll, the head stays, and so does a ``foot``.

    ``scrolled`` is the body then; the foot is shown then alone.
    """

    def __init__(
        self, head: Part, body: Part, scrolled: Part | None = None, foot: Part | None = None
    ) -> None:
        super().__init__(head, body, gap=0)
        self._head, self._scrolled = head, scrolled or body
        self._foot = () if foot is None else (foot,)

    def scrolling(self, area: ScrollArea) -> Part:
        """Return the page with its body scrolling in this area."""
        return column(self._head, Scroll(area, self._scrolled, always=True), *self._foot, gap=0)


class KitPage(QWidget):
    """A full page made of parts; it is laid out again whenever its size or its texts change.

    All but its widgets is painted once, and kept as a pixmap.
    """

    largest = LARGEST

    on: ClassVar[tuple[On, ...]] = ()
    """The pages whose keys in `models.keys` click this page's marked buttons."""

    scrolls = True
    """Whether the whole page scrolls where its words would get very small."""

    walks = False
    """Whether Up and Down move the focus, as Tab does."""

    first: QWidget | None = None
    """The widget that gets the keyboard when the page opens, if not the page itself."""

    came_up = Signal()
    """The page is seen, and its content may be old."""

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        """Prepare an empty page; subclasses build their widgets."""
        super().__init__(parent)
        self.look = Look(art)
        self._ground: QPixmap | None = None
        self._stale = True
        self._in_old_words = False
        self._rewording = False
        self._whole = ScrollArea(self.look, self)
        self._whole.hide()
        self._laid = Laid(Part(), (self.look.type_sizes(),), QRectF())

    def describe(self) -> Part:
        """Return the current content of the page, in the current language; for subclasses."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Set every text of a widget in the chosen language; for subclasses."""

    def set_text_size(self, factor: float) -> None:
        """Set all text this much larger, from 0.9 to 2."""
        self.look.wanted_text = factor
        self.rearrange()

    def rearrange(self) -> None:
        """Arrange everything again; a hidden page waits until it is shown."""
        self._stale = True
        if self.isVisible() and not self._rewording:
            self.settle()

    def settle(self) -> None:
        """Arrange all changes since the last time, in the current language."""
        if self._in_old_words:
            self._in_old_words = False
            self._rewording = True  # laid out once, when every text is set
            try:
                self.retranslate()
            finally:
                self._rewording = False
            self._stale = True
        if self._stale:
            self._stale = False
            self.lay_out()

    def redraw(self) -> None:
        """Paint the ground again at the next chance."""
        self._ground = None
        self.update()

    def focus_first(self) -> None:
        """Focus the first widget, or else the page itself."""
        (self.first or self).setFocus(Qt.FocusReason.OtherFocusReason)

    def lay_out(self) -> None:
        """Arrange everything at the present size; others call `rearrange`."""
        self.look.fit(self.width(), self.height(), self.largest)
        held = QApplication.focusWidget()
        self._laid = self._fitted(self.describe(), QRectF(self.rect()))
        self.look.sizes = self._laid.sizes
        self._laid.put()
        if held in self._laid.stops and not held.hasFocus():
            held.setFocus(Qt.FocusReason.OtherFocusReason)  # it lost it where it changed its place
        self.setAccessibleDescription(self._laid.words())
        self.redraw()

    def open_at_top(self) -> None:
        """Show the top of a page that scrolls, not the widget that has the focus first."""
        self._whole.open()

    def laid(self) -> Laid:
        """Return the layout of the page, up to date."""
        self.settle()
        return self._laid

    def _fitted(self, part: Part, rect: QRectF) -> Laid:
        """Return the page at a size at which nothing is cut; else its body, or all of it, scrolls.

        A person who wants very large text gets it rather than a page in one piece.
        """
        sizes = self.look.type_sizes().smaller()
        if not self.scrolls:
            return Laid(part, sizes, rect)
        whole = Scroll(self._whole, part, always=True)
        scrolled = [whole] if not isinstance(part, Headed) else [part.scrolling(self._whole), whole]
        at_once = [replace(each, scrolls=False, grows=True) for each in sizes if each.scrolls]
        tried: list[tuple[Part, Sequence[Sizes]]] = [(part, sizes)]
        tried += [(one, at_once) for one in scrolled]
        if self.look.large:
            large = [each for each in sizes if each.share >= _LITTLE_LESS]
            little_less = [(one, at_once[: len(large) // 2]) for one in scrolled]
            tried = [(part, large), *little_less, *tried]
        for one, its_sizes in tried:
            laid = Laid(one, its_sizes, rect)
            if laid.fits():
                break
        self._whole.setVisible(one is not part)
        self._take_back(laid)
        return laid

    def _take_back(self, laid: Laid) -> None:
        """Move widgets that were in a scrolling part to the page itself again."""
        for part, _ in laid.placed:
            widget = part.held()
            if widget is not None:
                move(widget, self)

    def does(self) -> dict[KeyMark, Callable[[], object]]:
        """Return the actions of acts and fixed keys: each clicks its button."""
        buttons = self.findChildren(PaintedButton)
        return {each.key: each.click for each in buttons if each.key and each.isVisibleTo(self)}

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint the ground under the widgets."""
        self._laid.paint(canvas)

    def paint_over(self, painter: QPainter, exposed: QRegion) -> None:
        """Paint moving parts over the ground, within ``exposed``; for subclasses."""

    def paint_behind(self, canvas: Canvas) -> None:
        """Paint the mosaic of the table top, under the ground."""
        draw_table_top(canvas, QSizeF(self.size()))

    def behind(self) -> QPixmap:
        """Return a picture of `paint_behind` alone."""
        size, ratio = QSizeF(self.size()), self.devicePixelRatioF()
        return self.look.picture(size, ratio, self.paint_behind)

    # Qt ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._stale = True
        self.settle()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        # Pictures of the whole window: in 4K each takes 32 MB, and there are a dozen pages.
        self._ground = None

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._in_old_words = True
            self.rearrange()
        elif event.type() == QEvent.Type.PaletteChange:
            self.rearrange()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        self.settle()
        ratio = self.devicePixelRatioF()
        if self._ground is None or self._ground.devicePixelRatio() != ratio:
            layers = self.paint_behind, self.paint_ground
            self._ground = self.look.picture(QSizeF(self.size()), ratio, *layers)
        with Painting(self) as painter:
            painter.drawPixmap(0, 0, self._ground)
            self.paint_over(painter, event.region())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        mark = mark_of(event, *self.on)
        does = self.does().get(mark) if mark is not None else None
        if does is not None:
            does()
        elif self.walks and event.key() in DOWN:
            self.focusNextPrevChild(DOWN[event.key()] > 0)
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.settle()
        if not event.spontaneous():
            self.open_at_top()
            self.came_up.emit()


class SidePage(KitPage):
    """A page over another: Esc or the arrow at its top leads back."""

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.back_button = IconButton(self.look, self, "line_back", FixedKey.ESCAPE)

    def page(
        self,
        title: str,
        body: Part,
        *after: Part,
        note: str = "",
        scrolled: Part | None = None,
        foot: Part | None = None,
    ) -> Part:
        """Return the whole page: its head, with more parts at its right end, and its body.

        If the body has to scroll and ``scrolled`` is given, that replaces it, over a ``foot``.
        """
        back = Held(self.back_button.set_name(translate("Settings", "Back")), 46, 46)
        head = page_head(title, back, *after, note=note)
        wide, long = (
            Ground(Centre(part, _WIDEST, tall=True), None, (40, 22, 40, 36), 1)
            for part in (body, scrolled or body)
        )
        return Headed(head, wide, long, foot)


class PageOverlay(KitPage):
    """A page over its parent while it is open; nothing below gets a key or a click."""

    def __init__(self, art: Art, parent: QWidget) -> None:
        """Hide the overlay at first."""
        super().__init__(art, parent)
        self.under = parent
        self._had_focus: QWidget | None = None
        parent.installEventFilter(self)
        self.hide()

    def come_up(self, first: QWidget) -> None:
        """Cover the whole parent and focus ``first``."""
        self._had_focus = self.window().focusWidget()
        self.setGeometry(self.under.rect())
        self.rearrange()
        self.show()
        self.raise_()
        arrives()
        say_opened(self)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def dismiss(self) -> None:
        """Close the page and return the focus to where it was, or else to the page below."""
        self.hide()
        arrives()
        before, self._had_focus = self._had_focus, None
        there = before is not None and isValid(before) and before.isVisibleTo(self.under)
        under = self.under
        page = under.currentWidget() if isinstance(under, QStackedWidget) else under
        back = before if there else page
        if back is not None:
            back.setFocus(Qt.FocusReason.OtherFocusReason)

    def paint_behind(self, canvas: Canvas) -> None:
        canvas.painter.fillRect(QRectF(self.rect()), canvas.colour("shadow", 0.66))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.under and self.isVisible():
            self.setGeometry(self.under.rect())
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        event.accept()  # nothing reaches the widgets below

    def focusNextPrevChild(self, forward: bool) -> bool:
        stops = [stop for stop in self.laid().stops if stop.isEnabled()]
        if not stops:  # while widgets change their place
            return False
        here = next((n for n, stop in enumerate(stops) if stop.hasFocus()), -1)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[(here + (1 if forward else -1)) % len(stops)].setFocus(reason)
        return True
