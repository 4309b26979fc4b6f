"""The pages for learning: the lessons at the table, and the positions to practise."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.core.lesson import Lesson
from sevenwonders_qt.journal.drill_deck import BOXES, DrillProgress
from sevenwonders_qt.journal.lesson_progress import LessonProgress
from sevenwonders_qt.models.acts import FixedKey
from sevenwonders_qt.models.words import drills as words
from sevenwonders_qt.models.words.lessons import lesson_text
from sevenwonders_qt.views.accessible.events import announce
from sevenwonders_qt.views.kit.button import Button
from sevenwonders_qt.views.kit.field import Option, Segments
from sevenwonders_qt.views.kit.page import SidePage
from sevenwonders_qt.views.kit.part import (
    Cell,
    Drawing,
    Ground,
    Paint,
    Part,
    Space,
    bar,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.walk_list import Line, LineList
from sevenwonders_qt.views.kit.words import Held, Text, panel
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.games import GameTable

translate = QCoreApplication.translate


class LearnPage(SidePage):
    """Up and down choose a lesson, Enter begins it or goes on with it."""

    lesson_wanted = Signal(str, bool)
    """The name of a lesson, and whether it begins at its first step."""

    def __init__(self, art: Art, lessons: Sequence[Lesson], games: Mapping[str, GameTable]) -> None:
        """Take the pictures of each game from ``games``, by its name."""
        super().__init__(art)
        self._games = games
        self.lessons = lessons
        self.progress = LessonProgress()
        self.first = self.list = LineList(self.look, self)
        self.list.walked.connect(self.rearrange)
        self._finished: tuple[Lesson, Lesson] | None = None
        """The lesson that has just been taken to its end, and the one that was chosen then."""
        self.start_button = Button(self.look, self, "ui_play", FixedKey.ENTER, primary=True)
        self.again_button = Button(self.look, self, "ui_replay")
        self.start_button.clicked.connect(lambda: self._want(again=False))
        self.again_button.clicked.connect(lambda: self._want(again=True))
        self._list()

    def show_progress(self, progress: LessonProgress) -> None:
        """Tick the lessons that are done, and choose the next one."""
        self.progress, self._finished = progress, None
        self._list(self._waiting(self.lessons))
        self.rearrange()

    def show_left(self, lesson: Lesson) -> None:
        """Choose a lesson that was left: Enter continues it."""
        self._list(lesson.name)
        self.rearrange()

    def show_done(self, lesson: Lesson) -> None:
        """Sum up a finished lesson, and offer the next one; after the last, the first ones."""
        place = self.lessons.index(lesson) + 1
        self._list(self._waiting((*self.lessons[place:], *self.lessons[:place])))
        self._finished = lesson, self.chosen()
        self.rearrange()
        announce(self, " ".join(self._learned(lesson)))

    def chosen(self) -> Lesson:
        """Return the lesson that is chosen."""
        line = self.list.current()
        return next(each for each in self.lessons if line is None or each.name == line.key)

    def describe(self) -> Part:
        self._list()
        lesson, named = self.chosen(), translate("Lessons", "Lessons")
        self.list.setAccessibleName(named)
        begun, done = lesson.name in self.progress.at, lesson.name in self.progress.done
        start = translate("Lessons", "Repeat it") if done else translate("Lessons", "Start")
        self.start_button.set_texts(translate("Lessons", "Continue") if begun else start)
        self.again_button.setVisible(begun)
        again = self.again_button.set_texts(translate("Lessons", "From the beginning"))
        about = panel(
            lesson_text(lesson.title),
            Drawing(0, 250, self._picture(lesson)),
            Text(lesson_text(lesson.about), "text", lines=0),
            Text(self._standing(lesson), "note", "ink_soft"),
            Space(weight=1),
            row(Held(self.start_button, high=60, weight=1), gap=16),
            Held(again, high=54),
            icon="ui_play",
        )
        if self._finished is not None and self._finished[1] is lesson:
            about = self._reward(self._finished[0], lesson)
        return self.page(
            translate("Lessons", "Learn to play"),
            row(panel(named, Held(self.list), icon="ui_log", weight=1.5), about, gap=20),
        )

    # Inner ---------------------------------------------------------------------------------

    def _waiting(self, lessons: Iterable[Lesson]) -> str | None:
        """Return the name of the first of these that is not done, or is begun again."""
        at, done = self.progress.at, self.progress.done
        names = (lesson.name for lesson in lessons)
        return next((name for name in names if name in at or name not in done), None)

    def _learned(self, lesson: Lesson) -> tuple[str, str, str]:
        """Return words: a lesson is done, what was learned in it, and how many are done."""
        done = sum(each.name in self.progress.done for each in self.lessons)
        text = translate("Lessons", "%n of {count} lessons done", None, done)
        return (
            translate("Lessons", "Well done: {lesson}").format(lesson=lesson_text(lesson.title)),
            lesson_text(lesson.about),
            text.format(count=len(self.lessons)),
        )

    def _reward(self, lesson: Lesson, following: Lesson) -> Part:
        """Return the lesson's picture, its summary, the progress so far, and the next lesson."""
        title, learned, count = self._learned(lesson)
        self.again_button.hide()
        done = sum(each.name in self.progress.done for each in self.lessons)
        share = Drawing(0, 12, bar(done / len(self.lessons), "gold", 12))
        if following.name not in self.progress.done:
            onwards = translate("Lessons", "Next lesson")
            self.start_button.set_texts(onwards, lesson_text(following.title))
        return panel(
            title,
            Drawing(0, 190, self._picture(lesson)),
            Text(translate("Lessons", "You have learned"), "note", "age_1_deep", 700),
            Text(learned, "text", lines=0),
            Space(weight=1),
            Text(count, "note", bold=700),
            Ground(share, rounded(6, colour("ink", 0.15)), (0, 0, 0, 0)),
            Held(self.start_button, high=72),
            icon="ui_trophy",
        )

    def _picture(self, lesson: Lesson) -> Paint:
        return self._games[lesson.game].pictures().lesson(lesson)

    def _standing(self, lesson: Lesson) -> str:
        at = self.progress.at.get(lesson.name, 0)
        if at and at < len(lesson.steps):
            return translate("Lessons", "begun: step {number} of {count}").format(
                number=at + 1, count=len(lesson.steps)
            )
        if lesson.name in self.progress.done:
            return translate("Lessons", "done")
        return translate("Lessons", "%n minute(s)", None, lesson.minutes)

    def _list(self, chosen: str | None = None) -> None:
        """List the lessons, ticked where they are done; one may be chosen."""
        lines = [
            Line(
                lesson.name,
                lesson_text(lesson.title),
                lesson_text(lesson.about),
                "state_ok",
                self._standing(lesson),
                faint=lesson.name not in self.progress.done,
            )
            for lesson in self.lessons
        ]
        self.list.show_lines(lines, chosen)

    def _want(self, *, again: bool) -> None:
        self.lesson_wanted.emit(self.chosen().name, again)


class DrillsPage(SidePage):
    """The drills; sends `start_wanted` with the chosen set of positions for the table."""

    start_wanted = Signal(str)
    """One of the `sets` is to be practised."""

    def __init__(self, art: Art) -> None:
        """Make the page empty until `show_progress`."""
        super().__init__(art)
        look = self.look
        self._found: Mapping[str, DrillProgress] = {}
        self._note = ""
        self.sets: Segments[str] = Segments(look, self, "tabs")
        self.start_button = Button(
            look, self, "ui_play", FixedKey.ENTER, primary=True, role="title"
        )
        self.sets.chosen.connect(lambda _: self.rearrange())
        self.start_button.clicked.connect(lambda: self.start_wanted.emit(self.chosen))
        self._name_sets()

    @property
    def chosen(self) -> str:
        """The set that is shown."""
        return self.sets.value() or words.ALL

    @property
    def found(self) -> DrillProgress | None:
        """The progress in the chosen set; None until it has been counted."""
        return self._found.get(self.chosen)

    def show_progress(self, found: Mapping[str, DrillProgress], note: str = "") -> None:
        """Show the progress in each set; ``note`` says why there is nothing for now."""
        self._found, self._note = found, note
        self.rearrange()

    def choose(self, name: str) -> None:
        """Show this set."""
        self.sets.set_value(name)
        self.rearrange()

    def focus_first(self) -> None:
        """Put the keyboard on the start."""
        first: QWidget = self.start_button if self.start_button.isEnabled() else self.back_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    # Inner -------------------------------------------------------------------------------------

    def _name_sets(self) -> None:
        counts = {name: f" {found.positions}" for name, found in self._found.items()}
        options = [
            Option(name, words.set_name(name) + counts.get(name, "")) for name in words.sets()
        ]
        self.sets.set_options(options, self.chosen, translate("Drill", "Which positions"))

    def _start(self) -> Part:
        due = self.found.due if self.found is not None else 0
        ahead = translate("Drill", "nothing is due: practise ahead")
        today = translate("Drill", "%n position(s) for today", None, due)
        self.start_button.set_texts(translate("Drill", "Start"), today if due else ahead)
        self.start_button.setEnabled(self.found is not None and self.found.positions > 0)
        return Held(self.start_button, high=92)

    # Layout ------------------------------------------------------------------------------------

    def describe(self) -> Part:
        self.setAccessibleName(translate("Drill", "Drills"))
        self._name_sets()
        about = translate(
            "Drill",
            "You get a position from a real match. Choose as you would in a match, "
            "and you see at once how good your choice was, and why. What you get "
            "wrong comes back today; what you get right comes back after longer and "
            "longer breaks.",
        )
        own = translate(
            "Drill",
            "Your own positions come from reviews of your matches: every choice with "
            "a medium or large loss.",
        )
        left = panel(
            translate("Drill", "Practise"),
            Text(about, "text", lines=0),
            Text(own, "text", "ink_soft", lines=0),
            Space(weight=1),
            Text(self._note, "text", "good", 700, lines=0),
            self._start(),
            weight=1,
        )
        return self.page(
            translate("Drill", "Drills"),
            row(left, self._progress(), gap=24, weight=1),
            Held(self.sets),
        )

    def _progress(self) -> Part:
        found = self.found
        if found is None:
            return panel(translate("Drill", "Progress"), Space(weight=1), weight=1)
        most = max(1, found.new, *found.boxes)
        rows = [_bar(translate("Drill", "never seen"), found.new, most)]
        for days, count in zip(BOXES, found.boxes, strict=True):
            rows.append(_bar(words.box_words(days), count, most))
        return panel(
            translate("Drill", "Progress"),
            Text(words.due_words(found), "text", bold=700, lines=0),
            Text(words.answers_words(found), "text", lines=0),
            Space(10),
            Text(translate("Drill", "When the positions come back"), "note", "ink_soft"),
            *rows,
            Space(weight=1),
            weight=1,
        )


def _bar(name: str, count: int, most: int) -> Part:
    """Return the number of positions in a box, as a bar and a number."""
    filled: Part = Drawing(0, 30, bar(count / most, "gold", 30, colour("ink", 0.5)))
    well = Ground(
        filled if count else Space(30), rounded(6, colour("ink", 0.08)), (0, 0, 0, 0), 1.6
    )
    number = Cell(Text(str(count), "text", bold=700, align="right"), 44)
    return row(Text(name, "text", weight=1), well, number, gap=14)
