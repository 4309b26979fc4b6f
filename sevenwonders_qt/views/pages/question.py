"""A question with two answers over a page, or in place of it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from sevenwonders_qt.models.question import Question
from sevenwonders_qt.views.kit.page import Overlay
from sevenwonders_qt.views.kit.part import Centre, Drawing, Part, column, row
from sevenwonders_qt.views.kit.words import Held, Icons, Text, framed, warned
from sevenwonders_qt.views.pages.button import ARROWS, Button
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Align, Canvas
from sevenwonders_qt.views.paint.table_top import draw_table_top

translate = QCoreApplication.translate


class QuestionPage(Overlay):
    """Covers its parent while it is open; the keyboard stays within it.

    A covered question lets nothing of what is behind it be seen.
    """

    def __init__(self, art: Art, parent: QWidget, *, closes: bool = False) -> None:
        """Closed at first. With ``closes`` any answer closes it; else the one who asked does."""
        super().__init__(art, parent)
        self._question = Question("", "")
        self._had_focus: QWidget | None = None
        self.yes_button = Button(self.look, self)
        self.no_button = Button(self.look, self, "ui_close", "Esc")
        if closes:  # before anybody hears of the answer, who may ask again
            self.yes_button.clicked.connect(self.dismiss)
            self.no_button.clicked.connect(self.dismiss)
        for watched in (parent, self.yes_button, self.no_button):
            watched.installEventFilter(self)

    @property
    def covered(self) -> bool:
        """Whether the question that was asked last hides what is behind it."""
        return self._question.covered

    def ask(self, question: Question) -> None:
        """Ask this; a click of ``yes_button`` or ``no_button`` follows."""
        if not self.isVisible():
            self._had_focus = self.window().focusWidget()
        self._question = question
        self.setAccessibleName(question.title)
        self.yes_button.icon_name = question.icon
        self.yes_button.primary = not question.grave
        self.no_button.primary = question.grave
        self.yes_button.set_texts(question.yes)
        self.no_button.set_texts(question.no)
        self.come_up(self.no_button if question.no_first else self.yes_button)

    def dismiss(self) -> None:
        """Close it and give the keyboard back to what had it, else to the page."""
        self.hide()
        before, self._had_focus = self._had_focus, None
        there = before is not None and isValid(before) and before.isVisibleTo(self.under)
        back = before if there and before is not None else self.under
        back.setFocus(Qt.FocusReason.OtherFocusReason)

    def texts(self) -> list[str]:
        """Everything it says."""
        asked = self._question
        return [asked.title, asked.intro, *self._lines(), *([asked.note] if asked.note else [])]

    def _lines(self) -> list[str]:
        lines, more = list(self._question.lines), self._question.more
        if more:
            lines.append(translate("Prompt", "and %n more line(s) of the log", None, more))
        return lines

    def describe(self) -> Part:
        asked = self._question
        align: Align = "left" if asked.lines else "center"
        said = column(
            Text(asked.intro, "text", "ink", 600, align, lines=0, narrow=True),
            *(row(Drawing(10, 10, _dot), Text(line, weight=1), gap=10) for line in self._lines()),
            gap=10,
        )
        hint = row(Icons(("ui_hint",), 2.0), Text(asked.note, lines=0, weight=1), gap=14)
        note = (warned(hint),) if asked.note else ()
        answers = row(Held(self.no_button, 0, 70, 1), Held(self.yes_button, 0, 70, 1), gap=24)
        return Centre(framed(asked.title, said, *note, answers, gap=22), 900)

    def paint_behind(self, canvas: Canvas) -> None:
        if self._question.covered:
            draw_table_top(canvas, QSizeF(self.size()))
        else:
            super().paint_behind(canvas)

    # Qt -----------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            # A key held down since the answer before is none.
            return event.isAutoRepeat() and watched is not self.under
        if event.type() == QEvent.Type.Resize and watched is self.under and self.isVisible():
            self.setGeometry(self.under.rect())
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS and not event.isAutoRepeat():
            self.focusNextPrevChild(True)
        elif not event.isAutoRepeat():
            super().keyPressEvent(event)
        event.accept()  # nothing reaches what lies below


def _dot(canvas: Canvas, rect: QRectF) -> None:
    canvas.ellipse(rect.center().x(), rect.center().y(), canvas.s(4), None, "terracotta")
