"""A slab of parts that floats over a page."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.kit.piece import Piece
from sevenwonders_qt.views.pages.look import CLEAR, LARGEST, Look
from sevenwonders_qt.views.paint.art import Art


class Slab(Piece):
    """The page beneath hears of no click on it and keeps its keys: its buttons take no focus."""

    wide: float
    """How wide it is, in design pixels."""

    share: float
    """How large its words are, against those of a page."""

    def __init__(self, art: Art, parent: QWidget) -> None:
        """Hidden at first; subclasses build their buttons, then call `retranslate`."""
        super().__init__(Look(art), parent)
        self.hide()

    def body(self) -> QRectF:
        return self.look.body(self)

    def retranslate(self) -> None:
        """Set every text in the chosen language; for subclasses."""
        raise NotImplementedError

    def measure(self, page: QRectF, text: float) -> tuple[float, float]:
        """The width and height it needs over a page; ``text`` is the user's text size."""
        self.look.wanted_text = text
        self.look.fit(page.width(), page.height(), LARGEST)
        sizes = self.look.sizes = replace(self.look.type_sizes(), share=self.share)
        wide, clear = self.look.s(self.wide), 2 * self.look.s(CLEAR)
        return wide + clear, self.describe().high(sizes, wide) + clear

    def stand_on(self, place: QRectF) -> None:
        """Take this place on the page; `measure` first."""
        self.setGeometry(place.toRect())
        self.arrange()

    def texts(self) -> str:
        """All its words."""
        return self._laid.words() if self._laid is not None else ""

    # Qt ------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
