"""The stops of the tour at the lessons and the first-time tips."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from sevenwonders_qt.core.lesson import LessonStep
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.journal.lesson_progress import LessonProgress
from sevenwonders_qt.models.games import all_words
from sevenwonders_qt.models.lessons import all_lessons
from sevenwonders_qt.models.words.game_tips import tips_of
from sevenwonders_qt.models.words.lessons import lesson_text
from sevenwonders_qt.models.words.mode import Mode, ModeKind
from sevenwonders_qt.views.lessons.guide import LessonGuide, Said, TipSlab
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.paint.art import Art


def lessons_stops(window: MainWindow) -> Iterator[None]:
    """The list, not begun, begun and done; then every step of every lesson on its slab."""
    lessons = all_lessons()
    for progress in (
        LessonProgress(),
        LessonProgress(at={lesson.name: 1 for lesson in lessons}),
        LessonProgress({lesson.name for lesson in lessons}),
    ):
        window.show_page(window.learn)
        window.learn.show_progress(progress)
        yield
    for number in range(len(window.learn.lessons)):
        window.learn.list.go_to(number)
        yield
    window.show_home()
    for kind in ModeKind:
        window.menu.show_mode(Mode(kind, "…", number=3, left=4))
        window.open_menu()
        yield
    window.menu.hide()
    window.menu.show_mode(Mode())
    guide = LessonGuide(Art(resource_path("art")), window)
    guide.lie_over(window.home, window.home, lambda: None)
    for lesson in lessons:
        for number, step in enumerate(lesson.steps, 1):
            said = said_of(step, lesson_text(lesson.title), number, len(lesson.steps))
            for each in (said, replace(said, wrong=lesson_text(step.wrong))):
                guide.show_step(each, tuple, tuple)
                guide.panel.grab()
        yield
    guide.leave()
    slab = TipSlab(Art(resource_path("art")), window)
    for tip in (tip for game in all_words() for tip in tips_of(game.name)):
        slab.show_tip(window.home, tip.words(), tuple, 1.0)
        yield
    slab.dismiss()


def said_of(step: LessonStep, lesson: str, number: int, count: int) -> Said:
    """What the slab says of a step; keys are no words."""
    words = (lesson_text(text) for text in (step.title, step.text, step.ask))
    return Said(lesson, *words, (), number, count)
