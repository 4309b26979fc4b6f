"""The lesson of Cities in the real window: its question about a loss, by mouse and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt

from sevenwonders_qt.controllers.lessons import Lessons
from sevenwonders_qt.games.cities.pieces import debts
from sevenwonders_qt.games.classic.commands import Play
from sevenwonders_qt.session.course import LEARNER
from sevenwonders_qt.views.cities.prompt import LossPrompt
from tests.app.person import Window
from tests.app.test_lessons import begun, press, take_step

Key = Qt.Key


def until_asked(window: Window) -> tuple[Lessons, LossPrompt]:
    """The lesson at its question about a loss."""
    lessons = begun(window, "cities")
    while not isinstance(window.overlay, LossPrompt):
        take_step(window, lessons)
    return lessons, window.overlay


def pay(window: Window, prompt: LossPrompt, coins: int) -> None:
    """Pay so many coins of a loss, by the mouse."""
    window.click_spot(prompt, "none")
    if coins:
        window.click_spot(prompt, f"place {coins}")
    window.click_spot(prompt, "answer")


@pytest.mark.parametrize(("coins", "owed"), [(0, 2), (1, 1), (2, 0)])
def test_the_mouse_alone_leads_to_the_end_however_the_loss_is_paid(
    window: Window, coins: int, owed: int
) -> None:
    lessons, prompt = until_asked(window)
    panel, scene = lessons.guide.panel, window.program.page.scene
    pay(window, prompt, coins)
    window.qtbot.waitUntil(lambda: lessons.guide.speaks and not panel.said.ask)
    assert lessons.match is not None
    assert debts(lessons.match.match.state.cities[LEARNER]) == owed  # type: ignore[attr-defined]
    while lessons.course is not None:
        before = lessons.course.at
        if panel.said.ask:
            (play,) = lessons.course.solution()
            assert isinstance(play, Play)
            window.click_scene(window.card(scene.parts.hand.cards.index(play.card)))
            window.click_spot(scene.parts.actions, "build")
        else:
            window.click(panel.next_button)
        window.qtbot.waitUntil(
            lambda before=before: (
                lessons.course is None or (lessons.course.at > before and lessons.guide.speaks)
            )
        )
    assert "cities" in lessons.progress.done


def test_the_card_that_does_not_suit_is_answered_with_why(window: Window) -> None:
    lessons, prompt = until_asked(window)
    pay(window, prompt, 2)
    window.qtbot.waitUntil(lambda: lessons.guide.speaks)
    while not lessons.guide.panel.said.ask:
        take_step(window, lessons)
    window.press(Key.Key_2, Key.Key_C)
    assert "out of this war" in lessons.guide.panel.said.wrong
    assert len(window.program.page.scene.parts.hand.cards) == 2


@pytest.mark.parametrize("language", ["en", "pt_BR", "es"])
def test_the_slab_beside_the_question_covers_nothing_of_it(window: Window, language: str) -> None:
    window.window.resize(960, 540)
    window.program.use_language(language)
    lessons, prompt = until_asked(window)
    view = window.program.page.view
    asked = QRectF(view.mapFromScene(prompt.mapRectToScene(prompt.rect)).boundingRect())
    panel = lessons.guide.panel
    assert panel.isVisible()
    assert not panel.look.body(panel).translated(panel.pos()).intersects(asked)


def test_the_keys_on_the_slab_work_beside_the_question(window: Window) -> None:
    lessons, _ = until_asked(window)
    assert lessons.course is not None
    asked_at = lessons.course.at
    press(lessons, "Backspace")
    assert lessons.guide.panel.said.title == "Diplomacy"
    press(lessons, "S")
    window.qtbot.waitUntil(lambda: isinstance(window.overlay, LossPrompt) and lessons.guide.speaks)
    press(lessons, "S")
    window.qtbot.waitUntil(
        lambda: lessons.course is not None and lessons.course.at > asked_at and lessons.guide.speaks
    )
    press(lessons, "Backspace")
    assert isinstance(window.overlay, LossPrompt)
    press(lessons, "Escape")
    assert window.window.learn.start_button.text() == "Continue"
    window.click(window.window.learn.start_button)
    window.qtbot.waitUntil(lambda: isinstance(window.overlay, LossPrompt) and lessons.guide.speaks)
    press(lessons, "0", "⏎")
    window.qtbot.waitUntil(lambda: lessons.guide.speaks and not lessons.guide.panel.said.ask)


def test_what_can_be_closed_has_the_keys_before_the_slab(window: Window) -> None:
    lessons = begun(window, "cities")
    window.press(Key.Key_F2)
    assert window.overlay is not None
    press(lessons, "Escape")
    assert window.overlay is None
    assert lessons.course is not None
