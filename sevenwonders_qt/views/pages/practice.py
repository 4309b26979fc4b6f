"""Signs of a finished match on its sheet: that it is practice, and how many hints were shown."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.score_sheet import hints_reason, hints_words
from sevenwonders_qt.models.undo import practice_reason, practice_word
from sevenwonders_qt.views.kit.part import Ground, Part, rounded
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.painting import Painting


class Sign(QWidget):
    """A word on a ground of its own; its tooltip says what that means."""

    ground = "red_deep"

    def __init__(self, look: Look, parent: QWidget) -> None:
        """Hidden at first."""
        super().__init__(parent)
        self.look = look
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.retranslate()
        self.hide()

    @abstractmethod
    def word(self) -> str:
        """What stands on it."""

    @abstractmethod
    def reason(self) -> str:
        """What that means."""

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        self.setAccessibleName(self.word())
        self.setAccessibleDescription(self.reason())
        self.setToolTip(self.reason())
        self.update()

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """Its width and height in real pixels."""
        return self._describe().wide(sizes), self._describe().high(sizes, width)

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            body = self.look.body(self)
            self.look.lay(self._describe(), body).paint(self.look.canvas(painter))

    def _describe(self) -> Part:
        word = Text(self.word(), "text", "parchment", 600, lines=1, narrow=True)
        return Ground(word, rounded(17, self.ground, "gold_light", 1.6), (18, 5, 18, 5))


class PracticeSign(Sign):
    """Says that a match was taken back after something new had been seen."""

    def word(self) -> str:
        return practice_word()

    def reason(self) -> str:
        return practice_reason()


class HintsSign(Sign):
    """Says how many hints were shown, and to whom where several people play."""

    ground = "sea_deep"

    def __init__(self, look: Look, parent: QWidget) -> None:
        self._counts: Mapping[str, int] = {}
        super().__init__(look, parent)

    def show_counts(self, counts: Mapping[str, int]) -> None:
        """The hints of each person by name; hidden where there are none."""
        self._counts = counts
        self.retranslate()
        self.setVisible(any(counts.values()))

    def word(self) -> str:
        return hints_words(self._counts)

    def reason(self) -> str:
        return hints_reason()
