"""The sign of a match that was taken back after something new had been seen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.undo import practice_reason, practice_word
from sevenwonders_qt.views.kit.part import Ground, Part
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting


class PracticeSign(QWidget):
    """Says that a match is practice; its tooltip says what that is."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Hidden at first."""
        super().__init__(parent)
        self.look = look
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        self.setAccessibleName(practice_word())
        self.setAccessibleDescription(practice_reason())
        self.setToolTip(practice_reason())

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """Its width and height in real pixels."""
        return self._describe().wide(sizes), self._describe().high(sizes, width)

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            body = self.look.body(self)
            self.look.lay(self._describe(), body).paint(self.look.canvas(painter))

    def _describe(self) -> Part:
        word = Text(practice_word(), "text", "parchment", 600, lines=1, narrow=True)
        return Ground(word, _paint_pill, (18, 5, 18, 5))


def _paint_pill(canvas: Canvas, rect: QRectF) -> None:
    canvas.rounded(rect, 17, "red_deep", "gold_light", 1.6)
