"""A question over a page: which answer has the keyboard, and what an answer does."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.models.words import taking_back
from sevenwonders_qt.models.words.question import (
    QuestionWords,
    deal_again,
    leave_program,
    no_answer,
)
from sevenwonders_qt.views.kit.button import PaintedButton
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.pages.overlays import QuestionPage
from sevenwonders_qt.views.paint.art import Art
from tests.sources import sources

ROOT = Path(__file__).parents[2]
MILD = QuestionWords("Go back?", "Two turns.", yes="Back", no="Stay")
GRAVE = replace(MILD, grave=True)


@pytest.fixture
def under(qapp: QApplication, qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(1280, 720)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def over(under: QWidget) -> QuestionPage:
    return QuestionPage(Art(ROOT / "resources" / "art"), under)


def nothing() -> None:
    pass


@pytest.mark.parametrize(
    ("question", "no_first"), [(MILD, False), (GRAVE, True), (replace(MILD, covered=True), True)]
)
def test_the_keyboard_stands_on_no_where_a_slip_would_cost_something(
    under: QWidget, question: QuestionWords, no_first: bool
) -> None:
    page = over(under)
    page.ask(question, nothing)
    assert page.no_button.hasFocus() is no_first
    assert page.yes_button.hasFocus() is not no_first


def test_the_no_stands_out_only_of_what_is_grave(under: QWidget) -> None:
    page = over(under)
    for question in (GRAVE, MILD):
        page.ask(question, nothing)
        assert page.no_button.primary is question.grave
        assert page.yes_button.primary is not question.grave


def test_an_answer_closes_it_before_anybody_hears_of_it(under: QWidget, qtbot: QtBot) -> None:
    page = over(under)
    seen: list[bool] = []
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        page.ask(MILD, lambda: seen.append(page.isVisible()), lambda: seen.append(page.isVisible()))
        QTest.keyClick(page.yes_button, key)
    assert seen == [False, False]


def test_who_goes_on_asking_finds_it_open(under: QWidget) -> None:
    page = over(under)
    page.ask(MILD, lambda: page.ask(GRAVE, nothing))
    QTest.mouseClick(page.yes_button, Qt.MouseButton.LeftButton)
    assert page.isVisible()
    assert page.texts()[0] == GRAVE.title
    assert page.no_button.hasFocus()


def test_a_question_that_another_comes_over_is_declined(under: QWidget) -> None:
    page = over(under)
    heard: list[str] = []
    page.ask(MILD, lambda: heard.append("yes"), lambda: heard.append("no"))
    page.ask(GRAVE, lambda: heard.append("other"))
    assert heard == ["no"]
    QTest.mouseClick(page.yes_button, Qt.MouseButton.LeftButton)
    assert heard == ["no", "other"]


def test_it_covers_what_is_under_it_at_every_size(under: QWidget) -> None:
    page = over(under)
    page.ask(GRAVE, nothing)
    under.resize(1920, 1080)
    assert page.geometry() == under.rect()


def test_long_words_get_a_higher_panel(under: QWidget) -> None:
    page = over(under)
    page.ask(GRAVE, nothing)
    high = page.no_button.y()
    page.ask(replace(GRAVE, intro="All of what was counted until now. " * 9), nothing)
    assert page.no_button.y() > high


def test_the_answers_of_a_question_have_icons_of_their_own() -> None:
    cross = "ui_close"  # of the no
    undone = taking_back.wish((), "here", practice=False, to_line=True)
    asked = leave_program(), deal_again(), no_answer("Bo"), undone
    assert cross not in [each.icon for each in asked]


def test_one_icon_stands_for_one_thing_on_the_pages_that_lead_everywhere(
    qtbot: QtBot, art: Art
) -> None:
    window = MainWindow(art, sources(), "1.0")
    qtbot.addWidget(window)
    for page in (window.home, window.menu):
        buttons = [each for each in page.findChildren(PaintedButton) if each.icon_name]
        undo = [each for each in buttons if each.icon_name == "ui_undo"]  # so far back, or farther
        icons = [each.icon_name for each in buttons if each not in undo]
        assert len(icons) == len(set(icons)) > 5
    watching = window.score.replay_button, window.saves.detail.replay_button
    assert {each.icon_name for each in watching} == {"ui_eye"}
    assert window.home.encyclopaedia_button.icon_name == window.menu.encyclopaedia_button.icon_name
    assert window.home.encyclopaedia_button.icon_name != "ui_eye"
