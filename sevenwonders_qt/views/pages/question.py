"""A question with two answers over a page, or in place of it."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.question import Question
from sevenwonders_qt.views.pages.button import Button
from sevenwonders_qt.views.pages.look import Page
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Align, Canvas
from sevenwonders_qt.views.paint.furniture import wave_band
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate

_WIDE: Final = 900.0
_TITLE, _LINE, _GAP, _NOTE, _FOOT = 118.0, 36.0, 16.0, 100.0, 138.0
_SIZE, _STEP = 21.0, 31.0
"""Letters of the words under the title, and the room for a line of them, in design pixels."""


class QuestionPage(Page):
    """Covers its parent while it is open; the keyboard stays within it.

    A covered question lets nothing of what is behind it be seen.
    """

    agreed = Signal()
    declined = Signal()

    def __init__(self, art: Art, parent: QWidget, *, closes: bool = False) -> None:
        """Closed at first. With ``closes`` any answer closes it; else the one who asked does."""
        super().__init__(art, parent)
        self._under = parent
        self._question = Question("", "")
        self.yes_button = Button(self.look, self, size=21)
        self.no_button = Button(self.look, self, "ui_close", "Esc", 21)
        if closes:  # before anybody hears of the answer, who may ask again
            self.yes_button.clicked.connect(self.dismiss)
            self.no_button.clicked.connect(self.dismiss)
        self.yes_button.clicked.connect(self.agreed)
        self.no_button.clicked.connect(self.declined)
        for watched in (parent, self.yes_button, self.no_button):
            watched.installEventFilter(self)
        self.hide()

    @property
    def covered(self) -> bool:
        """Whether the question that was asked last hides what is behind it."""
        return self._question.covered

    def ask(self, question: Question) -> None:
        """Ask this; `agreed` or `declined` follows."""
        self._question = question
        self.setAccessibleName(question.title)
        self.setAccessibleDescription(" ".join(self.texts()))
        self.yes_button.icon_name = question.icon
        self.yes_button.primary = not question.grave
        self.no_button.primary = question.grave
        self.yes_button.set_texts(question.yes)
        self.no_button.set_texts(question.no)
        self.setGeometry(self._under.rect())
        self.rearrange()
        self.show()
        self.raise_()
        first = self.no_button if question.no_first else self.yes_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def dismiss(self) -> None:
        """Close it and give the keyboard back to the page."""
        self.hide()
        self._under.setFocus(Qt.FocusReason.OtherFocusReason)

    def texts(self) -> list[str]:
        """Everything it says."""
        asked = self._question
        return [asked.title, asked.intro, *self._lines(), *([asked.note] if asked.note else [])]

    def _lines(self) -> list[str]:
        lines, more = list(self._question.lines), self._question.more
        if more:
            lines.append(translate("Prompt", "and %n more line(s) of the log", None, more))
        return lines

    def _intro_height(self) -> float:
        """Room for the words under the title, two lines to four, in design pixels."""
        wide = self.look.text_width(self._question.intro, _SIZE, 600, "condensed")
        # A line in ten of its width stays empty where words do not fit it.
        lines = ceil(wide / self.look.s((_WIDE - 100) * 0.9))
        return _STEP * min(4, max(2, lines))

    def _panel(self) -> tuple[float, float]:
        """Top and height of the panel in design pixels."""
        high = _TITLE + self._intro_height() + _GAP + _LINE * len(self._lines()) + _FOOT
        high += _NOTE if self._question.note else 0
        return (1080 - high) / 2, high

    def arrange(self) -> None:
        top, high = self._panel()
        left, half = (1920 - _WIDE) / 2 + 50, (_WIDE - 100 - 24) / 2
        y = top + high - 116
        self.look.put(self.no_button, self.look.box(left, y, half, 76))
        self.look.put(self.yes_button, self.look.box(left + half + 24, y, half, 76))

    def paint_behind(self, canvas: Canvas) -> None:
        if self._question.covered:
            super().paint_behind(canvas)
        else:
            canvas.painter.fillRect(QRectF(self.rect()), colour("shadow", 0.66))

    def paint_ground(self, canvas: Canvas) -> None:
        s, asked = canvas.s, self._question
        top, high = self._panel()
        place = self.look.box((1920 - _WIDE) / 2, top, _WIDE, high)
        canvas.slab(place, "parchment", 16, depth=9)
        inner = place.adjusted(s(8), s(8), -s(8), -s(8))
        canvas.rounded(inner, 10, None, colour("gold", 0.8), 2)
        row = QRectF(place.left() + s(50), place.top() + s(30), place.width() - s(100), s(56))
        canvas.text(row, asked.title, 36, "ink", 700, "center", "title", 1.5, shrink=0.5)
        wave = QRectF(place.center().x() - s(124), place.top() + s(90), s(248), s(18))
        wave_band(canvas, wave, "gold", alpha=0.9)
        row = QRectF(row.left(), place.top() + s(_TITLE), row.width(), s(self._intro_height()))
        align: Align = "left" if asked.lines else "center"
        canvas.text_block(
            row, asked.intro, _SIZE, "ink", 600, align, shrink=0.6, lines=4, leading=1.0
        )
        row = QRectF(row.left() + s(10), row.bottom() + s(8), row.width() - s(20), s(_LINE))
        for line in self._lines():
            canvas.ellipse(row.left() + s(8), row.center().y(), s(4), None, "terracotta")
            words = row.adjusted(s(26), 0, 0, 0)
            canvas.text(words, line, 19.5, "ink_soft", 500, shrink=0.6)
            row.translate(0, s(_LINE))
        if asked.note:
            self._paint_note(canvas, QRectF(row.left(), row.top() + s(16), row.width(), s(74)))

    def _paint_note(self, canvas: Canvas, place: QRectF) -> None:
        s = canvas.s
        canvas.rounded(place, 9, colour("warn", 0.18), colour("warn", 0.9), 1.6)
        canvas.icon("ui_hint", place.left() + s(38), place.center().y(), s(42))
        words = place.adjusted(s(72), s(4), -s(14), -s(4))
        canvas.text_block(words, self._question.note, 18.5, "ink", 500, shrink=0.6, lines=3)

    # Qt -----------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            # A key held down since the answer before is none.
            return event.isAutoRepeat() and watched is not self._under
        if event.type() == QEvent.Type.Resize and watched is self._under and self.isVisible():
            self.setGeometry(self._under.rect())
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()  # nothing reaches what lies below
        if event.isAutoRepeat():
            return
        match event.key():
            case Qt.Key.Key_Escape:
                self.no_button.click()
            case Qt.Key.Key_Left | Qt.Key.Key_Right | Qt.Key.Key_Up | Qt.Key.Key_Down:
                self.focusNextPrevChild(True)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        other = self.no_button if self.yes_button.hasFocus() else self.yes_button
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        other.setFocus(reason)
        return True
