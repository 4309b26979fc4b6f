"""Lessons in the real window: taken by the keys that they name, left, taken up and repeated."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPolygonF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.application import application
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.app.window import Program, user_places
from sevenwonders_qt.controllers.lessons import Lessons
from sevenwonders_qt.core.datafile import DataError
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.journal.lesson_progress import LessonProgress, read_progress
from sevenwonders_qt.models.lessons import all_lessons
from sevenwonders_qt.views.kit.look import CLEAR
from sevenwonders_qt.views.table.page import TablePage
from sevenwonders_qt.views.table.places import HandCard, HeldCard, Place, WholeHand
from tests.app.person import Mouse, Window
from tests.views.traced import traced
from tests.walking import click_line

Key = Qt.Key
NAMES = [lesson.name for lesson in all_lessons()]
SIGNS = {"⏎": Key.Key_Return, "Enter": Key.Key_Return, "Tab": Key.Key_Tab}

SPOTS = {Use.BUILD: "build", Use.STAGE: "stage", Use.SELL: "discard"}


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return Window(qtbot, tmp_path)


def begun(window: Window, name: str) -> Lessons:
    """A lesson, chosen in the list by a person."""
    window.click(window.window.home.learn_button)
    page = window.window.learn
    click_line(page.list, NAMES.index(name))
    window.click(page.start_button)
    lessons = window.program.lessons
    window.qtbot.waitUntil(lambda: lessons.guide.speaks)
    return lessons


def press(lessons: Lessons, *keys: str) -> None:
    """Press keys as they stand on their caps."""
    for key in keys:
        host = lessons.guide.keys_of
        assert host is not None
        QTest.keyClick(host, SIGNS.get(key) or Key[f"Key_{key}"])


def covered(lessons: Lessons) -> list[Place]:
    """The places that a step speaks of and of which the slab hides a part, marks of cards too."""
    course, match, slab = lessons.course, lessons.match, lessons.guide.panel
    assert course is not None
    if match is None or not match.page.isVisible():
        return []
    view, body = match.page.view, QRectF(slab.look.body(slab)).translated(slab.pos())
    found = []
    for name in course.step.lit:
        place = match.page.place_named(name)
        assert place is not None
        rect = match.page.scene.place_of(place)
        if rect is not None and isinstance(place, WholeHand | HeldCard | HandCard):
            rect = rect.adjusted(0, -match.page.scene.parts.own.style.s(28), 0, 0)
        if rect is not None:
            both = QRectF(view.mapFromScene(rect).boundingRect()).intersected(body)
            found += [place] if min(both.width(), both.height()) > 2 else []
    return found


def take_step(window: Window, lessons: Lessons) -> None:
    """Do what the slab says, by the keys on it."""
    course, said = lessons.course, lessons.guide.panel.said
    assert course is not None
    before = course.at
    press(lessons, *(said.keys if said.ask else ("⏎",)))
    window.qtbot.waitUntil(
        lambda: lessons.course is None or (course.at > before and lessons.guide.speaks)
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_comes_to_its_end_by_the_keys_that_it_names(window: Window, name: str) -> None:
    lessons = begun(window, name)
    while lessons.course is not None:
        assert lessons.guide.panel.isVisible()
        assert covered(lessons) == []
        take_step(window, lessons)
    assert window.window.page() is window.window.learn
    assert read_progress(window.folder / "lessons.json").done == {name}
    assert not list(window.folder.rglob("*.jsonl"))  # no list and no figure hears of its match


def test_the_score_sheet_of_a_lesson_shows_no_seed(window: Window) -> None:
    lessons, score = begun(window, "end"), window.window.score
    while window.window.page() is not score:
        take_step(window, lessons)
    assert score.isVisible()
    assert not score.seed_button.isVisible()
    QGuiApplication.clipboard().setText("kept")
    QTest.keyClick(score, Key.Key_C)
    assert QGuiApplication.clipboard().text() == "kept"


def reach_task(window: Window, lessons: Lessons) -> None:
    while not lessons.guide.panel.said.ask:
        take_step(window, lessons)


def test_a_wrong_act_is_answered_with_why_and_nothing_changes(window: Window) -> None:
    lessons = begun(window, "goal")
    reach_task(window, lessons)
    assert lessons.match is not None
    version = lessons.match.match.version
    window.press(Key.Key_2, Key.Key_D)
    assert "Altar" in lessons.guide.panel.said.wrong
    assert lessons.match.match.version == version
    table = window.table
    assert table is not None
    assert len(table.view.hand) == 7
    take_step(window, lessons)
    assert not lessons.guide.panel.said.wrong


def test_an_act_while_something_is_to_be_read_is_answered_too(window: Window) -> None:
    lessons = begun(window, "goal")
    window.press(Key.Key_1, Key.Key_C)
    assert "read on" in lessons.guide.panel.said.wrong


def test_the_mouse_alone_leads_through_reading_and_a_task(window: Window) -> None:
    lessons = begun(window, "goal")
    panel = lessons.guide.panel
    while not panel.said.ask:
        window.click(panel.next_button)
    window.click_scene(window.card(0))
    assert not panel.geometry().contains(window.card(0).toPoint())
    window.click_spot(window.program.page.scene.parts.actions, "build")
    window.qtbot.waitUntil(lambda: lessons.guide.speaks and not panel.said.ask)
    assert panel.said.title == "It is built"


@pytest.mark.parametrize("name", NAMES[:5])
def test_a_lesson_comes_to_its_end_by_the_mouse_alone(window: Window, name: str) -> None:
    lessons = begun(window, name)
    panel, scene = lessons.guide.panel, window.program.page.scene
    while lessons.course is not None:
        course, before = lessons.course, lessons.course.at
        if panel.said.ask:
            (play,) = course.solution()
            assert isinstance(play, Play)
            point = window.card(scene.parts.hand.cards.index(play.card))
            assert not panel.geometry().contains(window.program.page.view.mapFromScene(point))
            window.click_scene(point)
            window.click_spot(scene.parts.actions, SPOTS[play.use])
        else:
            window.click(panel.next_button)
        window.qtbot.waitUntil(
            lambda course=course, before=before: (
                lessons.course is None or (course.at > before and lessons.guide.speaks)
            )
        )
    assert name in lessons.progress.done


def test_show_me_does_what_is_asked(window: Window) -> None:
    lessons = begun(window, "goal")
    reach_task(window, lessons)
    press(lessons, "S")
    window.qtbot.waitUntil(lambda: lessons.guide.speaks)
    assert lessons.guide.panel.said.title == "It is built"


def test_back_takes_a_task_back(window: Window) -> None:
    lessons = begun(window, "goal")
    reach_task(window, lessons)
    take_step(window, lessons)
    press(lessons, "Backspace")
    assert lessons.guide.panel.said.title == "Build it"
    table = window.table
    assert table is not None
    assert len(table.view.hand) == 7


def test_a_lesson_that_was_left_goes_on_where_it_was(window: Window) -> None:
    lessons = begun(window, "goal")
    reach_task(window, lessons)
    take_step(window, lessons)
    press(lessons, "Escape")
    page = window.window.learn
    assert window.window.page() is page
    assert page.start_button.text() == "Continue"
    window.click(page.start_button)
    assert lessons.guide.panel.said.title == "It is built"
    table = window.table
    assert table is not None
    assert table.view.own.built == ("altar",)
    press(lessons, "Escape")
    window.click(page.again_button)
    assert lessons.guide.panel.said.number == 1


def test_the_lamp_answers_with_what_is_asked(window: Window) -> None:
    lessons = begun(window, "goal")
    reach_task(window, lessons)
    window.press(Key.Key_H)
    assert lessons.guide.panel.said.wrong


def test_the_menu_over_a_lesson_takes_nothing_back_and_deals_nothing(window: Window) -> None:
    lessons = begun(window, "goal")
    window.program.page.menu_wanted.emit()
    menu = window.window.menu
    assert menu.isVisible()
    hidden = (menu.undo_button, menu.turn_button, menu.rematch_button, menu.seed_button)
    assert all(button.isHidden() for button in hidden)
    window.click(menu.home_button)
    assert lessons.course is None
    assert not menu.rematch_button.isHidden()


def test_a_match_after_a_lesson_has_nothing_of_it(window: Window) -> None:
    lessons = begun(window, "goal")
    press(lessons, "Escape")
    assert not lessons.guide.panel.isVisible()
    window.window.show_set_up("classic")
    window.click(window.window.set_up_page("classic").start_button)
    window.qtbot.waitUntil(window.asked)
    assert not lessons.guide.panel.isVisible()
    assert not lessons.guide.veil.isVisible()


def test_who_opens_the_program_for_the_first_time_is_offered_the_lessons_first(
    qtbot: QtBot, tmp_path: Path
) -> None:
    program = Program(application(), user_places(tmp_path), games=GAMES)
    qtbot.addWidget(program.window)
    program.begin("en")
    program.window.show()
    qtbot.waitExposed(program.window)
    home = program.window.home
    assert home.learn_button.primary
    assert not home.new_game_button.primary
    assert home.learn_button.y() < home.new_game_button.y()
    qtbot.waitUntil(home.learn_button.hasFocus)
    qtbot.waitUntil(lambda: program.prepared)
    program.close()


def test_later_the_home_page_keeps_them_beside_the_rest(window: Window) -> None:
    home = window.window.home
    assert home.new_game_button.primary
    assert home.learn_button.y() > home.new_game_button.y()


def test_with_large_type_no_word_of_a_lesson_is_cut(window: Window) -> None:
    window.window.change(text_size=1.4)
    lessons = begun(window, "goal")
    panel = lessons.guide.panel
    while lessons.course is not None:
        assert window.program.page.rect().contains(panel.geometry())
        take_step(window, lessons)


@pytest.mark.parametrize("name", ["two", "cities"])
def test_with_the_largest_type_a_slab_covers_nothing_that_it_speaks_of(
    window: Window, name: str
) -> None:
    window.program.use_language("pt_BR")
    window.window.resize(960, 540)
    window.window.change(text_size=2.0)
    lessons = begun(window, name)
    panel, page = lessons.guide.panel, window.program.page
    while lessons.course is not None:
        assert covered(lessons) == []
        for button in panel.buttons:
            right = button.geometry().right()
            assert button.isHidden() or right < panel.look.body(panel).right()
        assert panel.isHidden() or page.rect().contains(panel.geometry())
        take_step(window, lessons)


# Positions ----------------------------------------------------------------------------------

POSITION = """
game = "classic"

[position]
age = 3
turn = 6

[[seat]]
wonder = "giza"
coins = 9
hand = ["gardens", "circus"]

[[seat]]
wonder = "rhodes"

[[seat]]
wonder = "olympia"
"""


def test_a_position_is_laid_out_and_played_on_against_ai_players(
    window: Window, tmp_path: Path
) -> None:
    file = tmp_path / "last.toml"
    file.write_text(POSITION, encoding="utf-8")
    window.program.lay_out(file)
    window.qtbot.waitUntil(window.asked)
    table = window.table
    assert table is not None
    assert (table.view.age, table.view.turn) == (3, 6)
    assert [*table.view.hand] == ["gardens", "circus"]
    window.play_on(Mouse(window).answer, lambda: window.at_the_end)
    assert not list(window.program.places.matches.glob("*"))


def test_a_position_that_is_none_is_refused_by_file_and_field(
    window: Window, tmp_path: Path
) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(POSITION.replace("turn = 6", "turns = 6"), encoding="utf-8")
    with pytest.raises(DataError, match=r"wrong\.toml.*position\.turns"):
        window.program.lay_out(file)
    file.write_text(POSITION.replace("rhodes", "atlantis"), encoding="utf-8")
    with pytest.raises(DataError, match=r"wrong\.toml.*atlantis"):
        window.program.lay_out(file)


def next_place(lessons: Lessons) -> tuple[int, int]:
    """The lower right corner of the slab, where the button is that goes on."""
    corner = lessons.guide.panel.geometry().bottomRight()
    return corner.x(), corner.y()


def over(place: QRectF, taken: list[QRectF]) -> float:
    """How much of what is spoken of a place covers."""
    both = [place.intersected(each) for each in taken]
    return sum(each.width() * each.height() for each in both if each.isValid())


@pytest.mark.parametrize("name", NAMES)
def test_the_pointer_of_the_slab_is_over_nothing_that_is_lit(window: Window, name: str) -> None:
    lessons, points = begun(window, name), 0
    while lessons.course is not None and window.window.page() is not window.window.score:
        pointer, lit = lessons.guide.veil.pointer(), lessons.guide.lit()
        both = [pointer.intersected(QPolygonF(place)).boundingRect() for place in lit]
        title = lessons.guide.panel.said.title
        assert (title, [each for each in both if each.height() > 2 < each.width()]) == (title, [])
        assert (title, half_lit(lessons, lit)) == (title, [])
        points += not pointer.isEmpty()
        take_step(window, lessons)
    assert points > 3


def half_lit(lessons: Lessons, lit: Sequence[QRectF]) -> list[str]:
    """The words of lit cards of the hand, and of their marks, that are not in the light."""
    found: list[str] = []
    if lessons.match is None or not isinstance(lessons.match.page, TablePage):
        return found
    view, around = lessons.match.page.view, 7 * lessons.guide.panel.look.s(1)
    light = [each.adjusted(-around, -around, around, around) for each in lit]
    for item in lessons.match.page.scene.parts.hand.visible_items:
        card = QPointF(view.mapFromScene(item.mapToScene(item.card_rect.center())))
        for ink in traced(item):
            there = QRectF(view.mapFromScene(ink.place).boundingRect())
            there.adjust(-1, -5, 1, 5)  # the mark around its words
            dark = [each for each in light if each.contains(card) and not each.contains(there)]
            found += [ink.what] * (ink.kind == "words" and bool(dark))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_the_button_that_goes_on_stays_where_it_is_unless_it_would_cover_something(
    window: Window, name: str
) -> None:
    lessons = begun(window, name)
    panel = lessons.guide.panel
    before = next_place(lessons)
    while lessons.course is not None and window.window.page() is not window.window.score:
        place = QRectF(panel.geometry())
        moved = QRectF(before[0] - place.width(), before[1] - place.height(), 0, 0)
        moved.setSize(place.size())
        body = panel.look.body(panel).translated(moved.topLeft())  # without its shadow
        here = next_place(lessons)
        if abs(here[0] - before[0]) + abs(here[1] - before[1]) > 2 * panel.look.s(CLEAR):
            page, taken = QRectF(panel.parentWidget().rect()), [*lessons.guide.taken()]
            assert not page.contains(body) or over(body, taken) > over(place, taken)
        before = here
        take_step(window, lessons)


def test_a_lesson_that_was_begun_is_offered_after_another_by_one_button(window: Window) -> None:
    window.window.learn.show_progress(LessonProgress({NAMES[0]}, {NAMES[1]: 3}))
    window.window.show_page(window.window.learn)
    window.window.learn.show_done(all_lessons()[0])
    assert window.window.learn.start_button.isVisible()
    assert not window.window.learn.again_button.isVisible()


def test_after_a_lesson_in_the_middle_the_next_one_is_the_one_below_it(window: Window) -> None:
    lessons = begun(window, NAMES[1])
    while lessons.course is not None:
        take_step(window, lessons)
    assert window.window.learn.chosen().name == NAMES[2]
    window.window.learn.show_done(all_lessons()[-1])
    assert window.window.learn.chosen().name == NAMES[0]


def test_a_lesson_ends_with_what_was_learned_and_the_next_one(window: Window) -> None:
    lessons = begun(window, NAMES[0])
    while lessons.course is not None:
        take_step(window, lessons)
    page = window.window.learn
    laid = page.laid()
    said = " ".join(part.words() for part, _ in laid.placed)
    assert "You have learned" in said
    assert f"1 of {len(NAMES)} lessons done" in said
    assert page.start_button.text() == "Next lesson"
    assert page.start_button.note == all_lessons()[1].title
    QTest.keyClick(page.list, Key.Key_Down)
    assert page.start_button.text() != "Next lesson"
    QTest.keyClick(page.list, Key.Key_Up)
    QTest.keyClick(page.list, Key.Key_Return)
    assert lessons.course is not None
    assert lessons.course.lesson.name == NAMES[1]
