"""Pieces of a page that are described like it, on it or floating over it."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.kit.look import CLEAR, LARGEST, Look
from sevenwonders_qt.views.kit.part import Laid, Part
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.painting import Painting


class Piece(QWidget):
    """It is laid out when it gets its place; `arrange` does so when it has changed."""

    shrinks = False
    """Whether its words get smaller by themselves; else they have the sizes of the page."""

    fills = False
    """Whether it is painted up to its edge; else there is room for a shadow and a ring."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Prepare an empty piece; subclasses build their widgets."""
        super().__init__(parent)
        self.look = look
        self._laid: Laid | None = None
        self.stops: list[QWidget] = []

    def describe(self) -> Part:
        """Return the current content; for subclasses."""
        raise NotImplementedError

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """Return no width of its own and the height in real pixels, none if the piece shrinks."""
        return 0.0, 0.0 if self.shrinks else self.describe().high(sizes, width)

    def body(self) -> QRectF:
        """Return the rectangle that is painted."""
        return QRectF(self.rect()) if self.fills else self.look.body(self)

    def arrange(self) -> None:
        """Arrange the piece again."""
        self._laid = self.look.lay(self.describe(), self.body(), shrinks=self.shrinks)
        self._laid.put()
        self.stops = self._laid.stops
        self.update()

    def rescale(self) -> None:
        """Arrange the piece again, as its place or the page's sizes have changed."""
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            if self._laid is not None:
                self._laid.paint(self.look.canvas(painter))


class Label(Piece):
    """A part that takes no input, and is one object to assistive technology."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Make the label empty until `show_part`."""
        super().__init__(look, parent)
        self.part = Part()

    def show_part(self, part: Part, name: str, about: str = "") -> None:
        """Show this; ``name`` and ``about`` are for assistive technology."""
        self.part = part
        self.setAccessibleName(name)
        self.setAccessibleDescription(about)
        self.arrange()

    def describe(self) -> Part:
        return self.part

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """Return the width and height in real pixels."""
        return self.part.wide(sizes), self.part.high(sizes, width)


class FloatingSlab(Piece):
    """The page beneath gets no click on it and keeps its keys: its buttons take no focus."""

    wide: float
    """The width, in design pixels."""

    share: float
    """The size of the words, as a share of that on a page."""

    def __init__(self, art: Art, parent: QWidget) -> None:
        """Hide the slab at first; subclasses build their buttons."""
        super().__init__(Look(art), parent)
        self.under = parent
        self.hide()

    def lie_over(self, page: QWidget) -> None:
        """Cover a place of this page from now on, hidden at first, and follow the page's size."""
        self.under = page
        self.setParent(page)
        page.installEventFilter(self)

    def fit(self) -> None:
        """Take the place and scale that follow from the size of the page."""
        page = QRectF(self.under.rect())
        self.stand_on(self.place_on(page, *self.measure(page, self.look.wanted_text)))

    def place_on(self, page: QRectF, wide: float, high: float) -> QRectF:
        """Return the place on a page, so wide and so high; for subclasses that follow its size."""
        raise NotImplementedError

    def measure(self, page: QRectF, text: float) -> tuple[float, float]:
        """Return the width and height needed over a page; ``text`` is the user's text size."""
        self.look.wanted_text = text
        self.look.fit(page.width(), page.height(), LARGEST)
        sizes = self.look.sizes = replace(self.look.type_sizes(), share=self.share)
        wide, clear = self.look.s(self.wide), 2 * self.look.s(CLEAR)
        return wide + clear, self.describe().high(sizes, wide) + clear

    def stand_on(self, place: QRectF) -> None:
        """Take this place on the page; `measure` first."""
        self.setGeometry(place.toRect())
        self.arrange()

    # Qt ------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.fit()
        return False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and not self.isHidden():
            self.arrange()
        super().changeEvent(event)
