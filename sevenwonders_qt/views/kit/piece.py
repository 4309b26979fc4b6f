"""A piece of a page that is described like it, but with contents and keys of its own."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.kit.part import Laid, Part
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.painting import Painting


class Piece(QWidget):
    """It is laid out when it gets its place; `arrange` does so when it has changed."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Subclasses build their widgets."""
        super().__init__(parent)
        self.look = look
        self._laid: Laid | None = None
        self.stops: list[QWidget] = []

    def describe(self) -> Part:
        """What it consists of now; for subclasses."""
        raise NotImplementedError

    def body(self) -> QRectF:
        """Where it is painted: all but the shadow at its foot and its right, as on a `Slab`."""
        return self.look.slab(self)

    def arrange(self) -> None:
        """Lay it out again, at the sizes of the page."""
        self._laid = self.look.lay(self.describe(), self.body())
        self._laid.put()
        self.stops = self._laid.stops
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            if self._laid is not None:
                self._laid.paint(self.look.canvas(painter))
