"""The slab of a lesson: what it says now, what it asks, and the buttons that lead on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.accessible.events import announce
from sevenwonders_qt.views.kit.part import Drawing, Ground, Part, Space, column, rounded, row
from sevenwonders_qt.views.kit.words import Held, Icons, Keys, Text, section
from sevenwonders_qt.views.pages.button import Button
from sevenwonders_qt.views.pages.slab import Slab
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import wave_band
from sevenwonders_qt.views.paint.theme import colour, mix

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Said:
    """What a step says. ``number`` of ``count`` counts from 1; ``keys`` are on key caps."""

    lesson: str
    title: str
    text: str
    ask: str
    keys: tuple[str, ...]
    number: int
    count: int
    wrong: str = ""


class LessonPanel(Slab):
    """Lies over the table and keeps clear of what has to be clicked: see `LessonGuide`."""

    wide = 860.0
    share = 1.12  # there are few words, and they are what is read

    def __init__(self, art: Art, parent: QWidget) -> None:
        """Hidden at first."""
        super().__init__(art, parent)
        self.said = Said("", "", "", "", (), 1, 1)
        self.back_button = Button(self.look, self, key="lesson_back")
        self.skip_button = Button(self.look, self, key="lesson_skip")
        self.leave_button = Button(self.look, self, key="Esc")
        self.next_button = Button(self.look, self, key="⏎", primary=True)
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.retranslate()

    @property
    def buttons(self) -> Sequence[Button]:
        """From left to right."""
        return self.back_button, self.leave_button, self.skip_button, self.next_button

    def say(self, said: Said) -> None:
        """Show what a step says."""
        self.said = said
        self.back_button.setEnabled(said.number > 1)
        self.skip_button.setVisible(bool(said.ask))
        self.next_button.setVisible(not said.ask)
        self.retranslate()
        self.setAccessibleName(". ".join(filter(None, (said.title, said.wrong or said.text))))
        announce(self, self.accessibleName())

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        last = self.said.number == self.said.count
        self.back_button.set_texts(translate("Lessons", "Back"))
        self.leave_button.set_texts(translate("Lessons", "Leave"))
        self.skip_button.set_texts(translate("Lessons", "Show me"))
        self.next_button.set_texts(
            translate("Lessons", "Done") if last else translate("Lessons", "Next")
        )

    def describe(self) -> Part:
        said = self.said
        count = translate("Lessons", "step {number} of {count}").format(
            number=said.number, count=said.count
        )
        head = row(section(said.lesson), Space(0, 1), Text(count, "note", "ink_soft", lines=1))
        parts: list[Part] = [
            head,
            Drawing(0, 6, self._paint_progress, said=""),
            Text(said.title, "head", bold=700),
            Text(said.text, "text", lines=0),
        ]
        if said.wrong:
            answer = row(Icons(("state_no",)), Text(said.wrong, bold=600, lines=0, weight=1))
            parts.append(
                Ground(
                    answer, rounded(10, mix("parchment", "warn", 0.28), "warn", 2), (14, 10, 14, 10)
                )
            )
        if said.ask:
            now = Text(translate("Lessons", "Now you"), "note", "ink_soft")
            words = column(now, Text(said.ask, bold=700, lines=0), gap=2, weight=1)
            task = row(Icons(("ui_person",)), words, Keys(said.keys), gap=14)
            parts.append(Ground(task, rounded(10, "gold_light", "gold", 2), (14, 10, 14, 12)))
        held = [Held(button) for button in self.buttons]
        parts.append(row(held[0], held[1], Space(0, 1), *held[2:], gap=14))
        return Ground(column(*parts, gap=12), _slab, (40, 24, 40, 44))

    def _paint_progress(self, canvas: Canvas, rect: QRectF) -> None:
        canvas.rounded(rect, 3, colour("ink", 0.15))
        share = self.said.number / max(1, self.said.count)
        canvas.rounded(
            QRectF(rect.topLeft(), rect.size()).adjusted(0, 0, -rect.width() * (1 - share), 0),
            3,
            "gold",
        )

    # Qt ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


def _slab(canvas: Canvas, rect: QRectF) -> None:
    s = canvas.s
    canvas.slab(rect, "parchment", 16, depth=9)
    canvas.rounded(rect.adjusted(s(7), s(7), -s(7), -s(7)), 11, None, colour("gold", 0.8), 2)
    foot = QRectF(rect.left() + s(20), rect.bottom() - s(29), rect.width() - s(40), s(13))
    wave_band(canvas, foot, "gold", alpha=0.8)
