"""What one learns of Stairs: hints, a review, statistics, the books, a lesson, drills and a tip."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.ai.advice import Hint
from sevenwonders_qt.ai.adviser import Adviser
from sevenwonders_qt.controllers.drills import DrillController
from sevenwonders_qt.controllers.lessons import Lessons
from sevenwonders_qt.journal.lesson_progress import read_progress
from sevenwonders_qt.models.lessons import all_lessons
from sevenwonders_qt.models.settings import load_settings
from sevenwonders_qt.models.shown.records import GameKind
from sevenwonders_qt.models.words.drills import DrillOutcome
from sevenwonders_qt.views.table.notice import Notice
from tests.app.person import Window
from tests.app.test_lessons import covered, take_step
from tests.game_for_tests.person import PERSON, RULES, Climber, Key, start, window_with_stairs
from tests.game_for_tests.players import Judge, by_rules
from tests.game_for_tests.rules import NAME, Lay, Place, Position, Stairs, laid_out
from tests.game_for_tests.test_window import picture, window
from tests.game_for_tests.words import CARD
from tests.walking import click_line

__all__ = ["window"]


# Advice -----------------------------------------------------------------------------------------


def test_the_judge_prefers_the_smallest_step_and_says_why() -> None:
    state = laid_out([Place((3, 9, 15)), Place((4, 5, 6))], Position(pile=(7,)))
    view = Stairs().view_for(state, 0)
    assert by_rules(view) == Lay(0, 9)
    best, *others = Adviser(Judge()).hints(view, None)
    assert best.command == Lay(0, 9)
    assert Lay(0, 3) not in [hint.command for hint in others]


def hints(person: Climber) -> Notice[Sequence[Hint]]:
    person.window.qtbot.waitUntil(lambda: isinstance(person.page.overlay, Notice))
    box = person.page.overlay
    assert isinstance(box, Notice)
    return box


def test_the_lamp_says_what_is_worth_laying_and_why(window: Window) -> None:
    person = start(window, PERSON, RULES, seed="hint")
    person.press(Key.Key_H)
    box = hints(person)
    picture(window, "hint")
    best = box.topic[0].command
    assert isinstance(best, Lay)
    assert f"Lay {best.card}" in box.texts
    person.press(Key.Key_Return)
    assert person.page.overlay is None
    person.click(person.scene.parts.top, "hint")
    hints(person)
    person.press(Key.Key_Return)
    person.play("keys")
    sheet = window.window.score.sheet()
    assert sheet is not None
    assert "hints: 1" in sheet.note


def test_a_match_is_reviewed_choice_by_choice(window: Window) -> None:
    person = start(window, PERSON, RULES, seed="review")
    person.pick = lambda cards: 0  # the lowest, whether it is a step or not
    person.play("keys")
    QTest.keyClick(window.window.score, Key.Key_V)
    page = window.window.review
    assert window.window.page() is page
    review = window.program.controller.reviews.current
    assert review is not None
    window.qtbot.waitUntil(lambda: review.complete)
    assert len(review.of_seat(0)) == 9  # the last card of a round is no choice
    dear = review.turning_points(0)
    page.go_to_turning(0)
    picture(window, "review")
    assert dear
    assert page.choice is dear[0]
    text = f"{page.accessibleDescription()} {page.curve.accessibleDescription()}"
    assert "Lay" in text
    assert "{" not in text


# Statistics and books ---------------------------------------------------------------------------


def test_the_statistics_have_the_game_with_its_two_rows(window: Window) -> None:
    person = start(window, PERSON, RULES)
    person.play("keys")
    window.window.show_home()
    window.click(window.window.home.statistics_button)
    window.qtbot.waitUntil(lambda: not window.program.results.reading)
    page = window.window.statistics
    picture(window, "statistics")
    report = page.report
    assert report.kinds[GameKind(NAME)] == 1
    assert report.selection.kind == NAME
    assert [tally.category for tally in report.categories] == ["steps", "crowns"]


def test_the_encyclopaedia_and_the_rules_have_the_game(window: Window) -> None:
    window.click(window.window.home.rules_button)
    page = window.window.rules
    page.show_rule("stairs_crown")
    picture(window, "rules")
    assert "Crowns" in page.article.toPlainText()
    window.window.show_home()
    window.click(window.window.home.encyclopaedia_button)
    book = window.window.encyclopaedia
    book.show_entry(f"{CARD}/deck")
    picture(window, "encyclopaedia")
    entry = book.entry()
    assert entry is not None
    assert (entry.name, entry.shelf) == ("The deck", NAME)


def test_help_at_the_table_leads_to_the_rule_of_the_game(window: Window) -> None:
    person = start(window, PERSON, RULES)
    person.press(Key.Key_F1, Key.Key_F1)
    assert window.window.page() in (window.window.help, window.window.rules)


# Lesson, drill and tip --------------------------------------------------------------------------


def finished(lessons: Lessons) -> bool:
    return lessons.course is None


def test_the_lesson_comes_to_its_end_by_the_keys_that_it_names(window: Window) -> None:
    names = [lesson.name for lesson in all_lessons()]
    assert names[-1] == NAME
    window.click(window.window.home.learn_button)
    page = window.window.learn
    click_line(page.list, names.index(NAME))
    window.click(page.start_button)
    lessons = window.program.lessons
    window.qtbot.waitUntil(lambda: lessons.guide.speaks)
    tried = False
    while not finished(lessons):
        said, host = lessons.guide.panel.said, lessons.guide.keys_of
        assert host is not None
        assert covered(lessons) == []
        if said.ask and not tried:
            tried = True
            QTest.keyClick(host, Key.Key_1)
            assert "lower" in lessons.guide.panel.said.wrong
            picture(window, "lesson")
        take_step(window, lessons)
    assert tried
    assert read_progress(window.folder / "lessons.json").done == {NAME}


def test_a_drill_of_the_game_is_taken_and_judged(window: Window) -> None:
    window.click(window.window.home.drills_button)
    page = window.window.drills
    page.choose(NAME)
    window.click(page.start_button)
    window.qtbot.waitUntil(lambda: window.window.page() is window.window.table)
    drill = window.program.controller.match
    assert isinstance(drill, DrillController)
    person = Climber(window)
    window.qtbot.waitUntil(person.asked)
    best = Adviser(Judge()).hints(drill.stand.view, None)[0].command
    assert isinstance(best, Lay)
    person.click(person.scene.parts.own, f"card {drill.stand.view.hand.index(best.card)}")
    window.qtbot.waitUntil(lambda: isinstance(person.page.overlay, Notice))
    box = person.page.overlay
    assert isinstance(box, Notice)
    assert isinstance(box.topic, DrillOutcome)
    picture(window, "drill")
    assert box.topic.right


def test_the_first_step_is_explained_once(qtbot: QtBot, tmp_path: Path) -> None:
    usual = '{"language": "en", "pace": "instant", "animation_speed": 0}'
    (tmp_path / "settings.json").write_text(usual, encoding="utf-8")
    window = window_with_stairs(qtbot, tmp_path)
    person = start(window, PERSON, RULES)
    person.play("mouse")
    assert "step" in str(load_settings(tmp_path / "settings.json"))
    window.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
