"""Lessons: begins them at the table, shows each step, and keeps a person's progress."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QMetaObject, QObject, QRectF, QTimer, Signal

from sevenwonders_qt.ai.worker import Thinker
from sevenwonders_qt.controllers.desk import Desk
from sevenwonders_qt.controllers.score_sheet import ScoreSheetController
from sevenwonders_qt.controllers.table import TableController
from sevenwonders_qt.controllers.tables import Tables
from sevenwonders_qt.core.decider import Command, IllegalCommand
from sevenwonders_qt.core.lesson import SCORE
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.journal.lesson_progress import LessonProgress, progress_file
from sevenwonders_qt.models.lessons import all_lessons, course_of
from sevenwonders_qt.models.words import messages
from sevenwonders_qt.models.words.faults import system_words
from sevenwonders_qt.models.words.lessons import lesson_text
from sevenwonders_qt.models.words.mode import Mode, ModeKind
from sevenwonders_qt.models.words.rules.links import rule_of_refusal
from sevenwonders_qt.session.course import Course, LessonVerdict
from sevenwonders_qt.views.lessons.guide import LessonGuide, Said, rects_on
from sevenwonders_qt.views.pages.learn import LearnPage
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.table.places import Place

translate = QCoreApplication.translate


class LessonController(TableController):
    """A match of a lesson: the other seats follow its script; no computer player is asked."""

    wrong = Signal()
    """The learner's action is not the one that the step asks for; nothing has changed."""

    right = Signal()
    """The learner's action is right; the match goes on."""

    stuck = Signal()
    """The learner asks what to do."""

    stands = Signal()
    """Everything has been shown, and players have been asked for their answers."""

    def __init__(
        self, desk: Desk[Any], thinker: Thinker, course: Course, parent: QObject | None = None
    ) -> None:
        super().__init__(desk, thinker, parent)
        desk.undoes = False
        self.course = course

    @property
    def mode(self) -> Mode:
        return Mode(ModeKind.LESSON, lesson_text(self.course.lesson.title))

    def ask_players(self) -> None:
        """Let others answer who are asked before the learner or instead of them."""
        if not self.desk.persons_owing():
            # One at a time, with all events of an answer shown.
            QTimer.singleShot(0, self, self._answer)
            return
        before = len(self.match.events)
        self.course.hear_others()
        self.desk.note(self.match.events[before:])

    def choose(self, command: Command) -> None:
        try:
            verdict = self.course.judge(command)
        except IllegalCommand as error:
            self.refused.emit(error.reason)
            self.desk.ask_again()
            return
        if verdict is LessonVerdict.WRONG:
            self.desk.ask_again()
            self.wrong.emit()
            return
        if verdict is LessonVerdict.RIGHT:
            self.right.emit()
        self.submit(command)

    def solve(self) -> None:
        """Do what the step asks, as the lesson does it."""
        for command in self.course.solution():
            self.choose(command)

    def find_hints(self) -> None:
        self.stuck.emit()

    def _go_on(self) -> None:
        super()._go_on()
        self.stands.emit()

    def _answer(self) -> None:
        command = self.course.answer_of_others()
        if command is not None:
            self.submit(command)


class Lessons(QObject):
    """One lesson at a time; its match is in memory only, so it is in no list and no statistics."""

    def __init__(
        self,
        tables: Tables,
        art: Art,
        box: Box,
        file: Path,
    ) -> None:
        """``file`` keeps the progress with each lesson."""
        window = tables.window
        super().__init__(window)
        self._window = window
        self._tables = tables
        self._box = box
        self._file = progress_file(file)
        self._sheet = ScoreSheetController(window)
        self.course: Course | None = None
        self.match: LessonController | None = None
        self.guide = LessonGuide(art, window)
        self._wrong = False
        self._moving: QMetaObject.Connection | None = None
        self._connect()

    @property
    def progress(self) -> LessonProgress:
        """The progress with each lesson."""
        return self._file.value

    def serve(self, page: LearnPage) -> None:
        """Answer the list of lessons."""
        page.show_progress(self.progress)
        page.lesson_wanted.connect(lambda name, again: self.begin(name, again=again))

    def begin(self, name: str, *, again: bool = False) -> None:
        """Begin a lesson, or continue it where it was left; any match is closed."""
        self._window.left_table.emit()
        lesson = next(lesson for lesson in all_lessons() if lesson.name == name)
        at = 0 if again else self.progress.at.get(name, 0)
        if at >= len(lesson.steps):
            at = 0
        self.course = course_of(lesson, self._box, translate("Table", "You"), at)
        self._lay_out()

    def stop(self) -> None:
        """Close the lesson; it can be continued where it was left."""
        if self.course is None:
            return
        self._close_match()
        self.guide.leave()
        self.course = None
        self._window.menu.show_mode(Mode())

    def close(self) -> None:
        """Write progress that could not be written before."""
        with suppress(OSError):  # it was reported before
            self._file.finish()

    def leave(self) -> None:
        """Return to the list of lessons, where this one is chosen."""
        left = self.course
        self.stop()
        if left is not None:
            self._window.learn.show_left(left.lesson)
        self._window.show_page(self._window.learn)

    # Inner ---------------------------------------------------------------------------------

    def _connect(self) -> None:
        panel, window = self.guide.panel, self._window
        panel.back_button.clicked.connect(self._go_back)
        panel.next_button.clicked.connect(self._go_on)
        panel.skip_button.clicked.connect(self._show_how)
        panel.leave_button.clicked.connect(self.leave)
        window.left_table.connect(self.stop)
        window.settings_changed.connect(self._say_again)

    def _lay_out(self) -> None:
        """Show the table as it is at the step."""
        course = self.course
        assert course is not None
        self._close_match()
        desk = self._tables.desk(course.match, self._window.settings().pace)
        self.match = LessonController(desk, self._tables.thinker, course, self)
        page = self.match.page
        self._name()
        self._window.leads_to(self._window.learn)
        self.match.right.connect(self._done)
        self.match.wrong.connect(self._answer_wrong)
        self.match.stuck.connect(self._answer_wrong)
        self.match.over.connect(self._fill_score)
        self.match.stands.connect(self._shown)
        self.match.refused.connect(self._refuse)
        self.guide.lie_over(page, page.view, lambda: page.overlay)
        self._moving = page.scene.changed.connect(lambda regions: self.guide.follow())
        self._window.show_table()
        if not course.match.is_over:
            self.match.begin()
        else:
            self._fill_score()
            self._say()

    def _name(self) -> None:
        """Show the name of the lesson on the table in the current language."""
        if self.course is not None and self.match is not None:
            self._window.menu.show_mode(self.match.mode)
            self.match.page.show_mode(self.match.mode)

    def _close_match(self) -> None:
        if self.match is not None:
            self.guide.leave()
            if self._moving is not None:
                QObject.disconnect(self._moving)
            self._moving = None
            self.match.close()
            self.match.deleteLater()
            self.match = None

    def _go_on(self) -> None:
        course = self.course
        if course is None:
            return
        if course.is_last:
            self._keep(len(course.lesson.steps))
            self.leave()
            self._window.learn.show_done(course.lesson)
            return
        course.go_on()
        self._keep(course.at)
        self._say()

    def _go_back(self) -> None:
        course = self.course
        if course is None or not course.at:
            return
        before = course.lesson.steps[course.at - 1]
        if not before.ask and before.page == course.step.page:
            course.at -= 1
            self._keep(course.at)
            self._say()
        else:
            course.go_to(course.at - 1)
            self._keep(course.at)
            self._lay_out()

    def _show_how(self) -> None:
        if self.match is not None:
            self.match.solve()

    def _done(self) -> None:
        """Show nothing until all events of the right action have been shown."""
        if self.course is not None:
            self.guide.rest()
            self.course.go_on()
            self._keep(self.course.at)

    def _say_again(self, settings: object) -> None:
        self._name()
        if self.guide.speaks:
            self._say()

    def _shown(self) -> None:
        match = self.match
        if match is not None and (match.desk.at_screen is not None or match.match.is_over):
            self._say()

    def _answer_wrong(self) -> None:
        self._wrong = True
        self._say()

    def _refuse(self, reason: str) -> None:
        self._window.show_message(messages.refusal(reason), rule=rule_of_refusal(reason))

    def _fill_score(self) -> None:
        if self.match is not None:
            self._sheet.fill(self.match.match, self.match.desk.seats)

    def _keep(self, step: int) -> None:
        course = self.course
        assert course is not None
        name, count = course.lesson.name, len(course.lesson.steps)

        def reached(progress: LessonProgress) -> LessonProgress:
            progress.reach(name, step, count)
            return progress

        try:
            self._file.change(reached)
        except OSError as error:
            self._window.show_message(messages.lessons_not_saved(system_words(error)))
        self._window.learn.show_progress(self.progress)

    # The panel of a step -------------------------------------------------------------------

    def _say(self) -> None:
        course, match = self.course, self.match
        if course is None or match is None:
            return
        step, wrong = course.step, self._wrong
        self._wrong = False
        if step.page == SCORE and self._window.page() is not self._window.score:
            self._show_score()
        said = Said(
            lesson=lesson_text(course.lesson.title),
            title=lesson_text(step.title),
            text=lesson_text(step.text),
            ask=lesson_text(step.ask),
            keys=tuple(self._key(key) for key in step.keys),
            number=course.at + 1,
            count=len(course.lesson.steps),
            wrong=self._wrong_words() if wrong else "",
        )
        clear = self._answered_at if step.ask else list
        self.guide.text_size = self._window.settings().text_size
        self.guide.show_step(said, partial(self._lit, step.lit), clear)

    def _wrong_words(self) -> str:
        assert self.course is not None
        step = self.course.step
        if step.ask:
            return lesson_text(step.wrong)
        return translate("Lessons", "Not yet: read on first, with the button or Enter.")

    def _show_score(self) -> None:
        score = self._window.score
        self._window.show_score()
        self.guide.lie_over(score, score, lambda: None, only=True)
        score.setFocus()

    def _answered_at(self) -> list[QRectF]:
        """Return the places of the page where a turn is played."""
        match = self.match
        return [] if match is None else self._rects(match.page.answered_at, overlay=True)

    def _lit(self, names: Sequence[str]) -> list[QRectF]:
        """Return the rectangles of the places that a step names.

        Raises LookupError for a place that the table of the game does not have.
        """
        return self._rects([self._place(name) for name in names])

    def _place(self, name: str) -> Place:
        assert self.match is not None
        page = self.match.page
        place = page.place_named(name)
        if place is None:
            raise LookupError(f"the table of {page.game_name} has no place {name!r}")
        return place

    def _rects(self, places: Sequence[Place], *, overlay: bool = False) -> list[QRectF]:
        """Return the rectangles of the places on the page; on the score sheet, its grid."""
        match, score = self.match, self._window.score
        if self._window.page() is score:
            return [QRectF(score.grid.geometry())]
        if match is None or self._window.page() is not match.page:
            return []
        return rects_on(match.page, places, overlay=overlay)

    def _key(self, key: str) -> str:
        """Return the cap of a key: "card baths" is the number of that card in the hand."""
        return "" if self.match is None else self.match.page.cap_for(key)
