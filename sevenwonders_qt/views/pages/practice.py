"""The sign of a match that was taken back after something new had been seen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.undo import practice_reason, practice_word
from sevenwonders_qt.views.pages.look import Look
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

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, body, s = self.look.canvas(painter), self.look.body(self), self.look.s
            word = practice_word()
            wide = min(body.width(), canvas.text_width(word, 18, 600, "condensed") + s(36))
            pill = QRectF(body.left(), body.top(), wide, body.height())
            canvas.rounded(pill, 17, "red_deep", "gold_light", 1.6)
            canvas.text(pill, word, 18, "parchment", 600, "center", "condensed", shrink=0.6)
