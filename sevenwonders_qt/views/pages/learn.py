"""The page *Learn to play*: every lesson with what it is about and how far one has come."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QButtonGroup

from sevenwonders_qt.models.lessons.lesson import Lesson
from sevenwonders_qt.models.lessons.progress import Progress
from sevenwonders_qt.models.lessons.words import lesson_text
from sevenwonders_qt.views.kit.page import SidePage
from sevenwonders_qt.views.kit.part import Drawing, Part, Space, column, row
from sevenwonders_qt.views.kit.words import Held, Icons, Text, panel
from sevenwonders_qt.views.pages.button import ENTER, Button, ListRow
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.wonder import wonder_picture

translate = QCoreApplication.translate


class LearnPage(SidePage):
    """Up and down choose a lesson, Enter begins it or goes on with it."""

    lesson_wanted = Signal(str, bool)
    """The name of a lesson, and whether it begins at its first step."""

    def __init__(self, art: Art, lessons: Sequence[Lesson]) -> None:
        super().__init__(art)
        self.lessons = lessons
        self.progress = Progress()
        self.rows = [ListRow(self.look, self) for _ in lessons]
        self._group = QButtonGroup(self)
        for each in self.rows:
            self._group.addButton(each)
            each.toggled.connect(self.rearrange)
            each.leaves = ENTER  # it begins the lesson
        self.start_button = Button(self.look, self, "ui_play", "⏎", primary=True)
        self.again_button = Button(self.look, self, "ui_replay")
        self.start_button.clicked.connect(lambda: self._want(again=False))
        self.again_button.clicked.connect(lambda: self._want(again=True))
        if self.rows:
            self.rows[0].setChecked(True)

    def show_progress(self, progress: Progress) -> None:
        """Tick what is done; what comes next is chosen."""
        self.progress = progress
        for each, lesson in zip(self.rows, self.lessons, strict=True):
            if lesson.name in progress.at or lesson.name not in progress.done:
                each.setChecked(True)
                break
        self.rearrange()

    def chosen(self) -> Lesson | None:
        """The lesson that is chosen."""
        shown = zip(self.rows, self.lessons, strict=True)
        return next((lesson for each, lesson in shown if each.isChecked()), None)

    def focus_first(self) -> None:
        """Give the keyboard to the chosen lesson."""
        chosen = next((each for each in self.rows if each.isChecked()), self.back_button)
        chosen.setFocus(Qt.FocusReason.OtherFocusReason)

    def describe(self) -> Part:
        lesson = self.chosen()
        rows = map(self._row, self.rows, self.lessons)
        listed = column(*rows, Space(weight=1), gap=4)
        parts: list[Part] = []
        if lesson is not None:
            self._name_start(lesson)
            again = self.again_button.set_texts(translate("Lessons", "From the beginning"))
            wonder, side = lesson.places[0].wonder, getattr(lesson.places[0], "side", "A")
            parts = [
                Drawing(0, 250, wonder_picture(wonder, side, 3, 3, 10)),
                Text(lesson_text(lesson.about), "text", lines=0),
                Text(self._standing(lesson), "note", "ink_soft"),
                Space(weight=1),
                row(Held(self.start_button, high=60, weight=1), gap=16),
                Held(again, high=54),
            ]
        named = "" if lesson is None else lesson_text(lesson.title)
        return self.page(
            translate("Lessons", "Learn to play"),
            row(
                panel(translate("Lessons", "Lessons"), listed, icon="ui_log", weight=1.5),
                panel(named, *parts, icon="ui_play"),
                gap=20,
            ),
        )

    # Inner ---------------------------------------------------------------------------------

    def _standing(self, lesson: Lesson) -> str:
        at = self.progress.at.get(lesson.name, 0)
        if at and at < len(lesson.steps):
            return translate("Lessons", "begun: step {number} of {count}").format(
                number=at + 1, count=len(lesson.steps)
            )
        if lesson.name in self.progress.done:
            return translate("Lessons", "done")
        return translate("Lessons", "%n minute(s)", None, lesson.minutes)

    def _row(self, line: ListRow, lesson: Lesson) -> Part:
        """A lesson of the list, ticked where it is done."""
        tick = Icons(("state_ok",), 1.5, opacity=1.0 if lesson.name in self.progress.done else 0.12)
        title, about = lesson_text(lesson.title), lesson_text(lesson.about)
        return row(
            tick, Held(line.set_texts(title, self._standing(lesson), about), weight=1), gap=4
        )

    def _name_start(self, lesson: Lesson) -> None:
        begun = lesson.name in self.progress.at
        text = translate("Lessons", "Start")
        if begun:
            text = translate("Lessons", "Go on")
        elif lesson.name in self.progress.done:
            text = translate("Lessons", "Take it again")
        self.start_button.set_texts(text)
        self.again_button.setVisible(begun)

    def _want(self, *, again: bool) -> None:
        lesson = self.chosen()
        if lesson is not None:
            self.lesson_wanted.emit(lesson.name, again)
