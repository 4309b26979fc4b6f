"""Pages of the window with Stairs: its button, its set-up without wonders, help, rules, the pad."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.boxes import BOXES, box_of, use_words
from sevenwonders_qt.app.game_box import game_tables
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.core.outline import CityOutline, Outline
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.keys import own_or_usual
from sevenwonders_qt.models.new_match import DEFAULT_SEATS
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.models.words.rules.rule import Figure
from sevenwonders_qt.views.kit.page import KitPage
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.main_window import MainWindow, Sources
from sevenwonders_qt.views.pages.figures import FigurePainter
from sevenwonders_qt.views.pages.set_up import SetUpPage
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.table.described import Described
from tests.drawings import drawings
from tests.game_for_tests.box import ALL_GAMES
from tests.game_for_tests.person import PERSON, RULES, Climber, start, window_with_stairs
from tests.game_for_tests.rules import NAME
from tests.game_for_tests.settings import StairsWish

TABLES = game_tables(ALL_GAMES)
GOING_ON = Outline(0, 2, (CityOutline("", "", 0, 0, {}),) * 3)


@pytest.fixture
def art(qtbot: QtBot) -> Art:
    return drawings()


@pytest.fixture
def window(art: Art, qtbot: QtBot) -> Iterator[MainWindow]:
    use_words(BOXES, ALL_GAMES)
    made = MainWindow(art, Sources(TABLES, Random(1), box_of), "1")
    made.use_table(QWidget())
    made.apply(Settings(reduced_motion=True))
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    yield made
    made.close()
    use_words(BOXES, GAMES)


@pytest.fixture
def page(window: MainWindow) -> SetUpPage[StairsWish]:
    window.show_set_up(NAME)
    return window.set_up_page(NAME)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def texts(page: KitPage) -> set[str]:
    return {part.text for part, _ in page.laid().placed if isinstance(part, Text)}


def test_its_button_is_below_those_of_the_other_games_and_opens_its_set_up(
    window: MainWindow,
) -> None:
    buttons = window.home.game_buttons
    assert [*buttons] == [*ALL_GAMES]
    assert buttons["architects"].y() < buttons[NAME].y() < window.home.saves_button.y()
    click(buttons[NAME])
    assert window.page() is window.set_up_page(NAME)


def test_a_match_of_it_can_be_continued_though_it_has_no_wonders(window: MainWindow) -> None:
    window.home.set_match(NAME, GOING_ON)
    assert "3" in window.home.continue_button.note
    assert not window.home.grab().isNull()


def test_its_set_up_asks_neither_for_wonders_nor_for_sides(page: SetUpPage[StairsWish]) -> None:
    assert {"name", "who plays", "level"} <= texts(page)
    assert not {"wonder", "side"} & texts(page)
    assert not any(row.wonder.isVisible() or row.side.isVisible() for row in page.rows)
    assert not page.wonders_button.isVisible()
    assert page.laid().fits()


def test_no_more_seats_are_offered_than_it_is_for(page: SetUpPage[StairsWish]) -> None:
    page.set_table(StairsWish(DEFAULT_SEATS[:2]))
    assert page.add_button.text() == "add a seat (up to 4)"
    while page.add_button.isVisible():
        click(page.add_button)
    assert len(page.seats()) == 4


def test_whoever_deals_hears_of_the_set_up_pages_of_every_game(window: MainWindow) -> None:
    heard: list[str] = []
    window.set_up_page("classic")
    window.when_set_up_made(lambda page: heard.append(page.game_name))
    window.set_up_page(NAME)
    assert heard == ["classic", NAME]


def test_help_and_rules_open_at_it_from_its_pages(
    window: MainWindow, page: SetUpPage[StairsWish]
) -> None:
    window.show_help()
    assert window.help.game.value() == NAME
    window.go_back()
    window.show_rules()
    assert window.rules.rule.startswith("stairs_")


def test_the_figures_of_its_rules_are_drawn_by_it(art: Art, window: MainWindow) -> None:
    figures = FigurePainter(TABLES, Library(box_of(games=GAMES)))
    figure = Figure("stairs", ("3", "7"))
    assert figures.size_of(figure)[0] > 2 * 90
    assert not figures.draw(figure, window.home.look, 500, 1.0).isNull()


def test_the_score_pad_has_it_and_asks_for_no_wonder(window: MainWindow) -> None:
    page = window.score_pad
    window.visit(page)
    page.game.chosen.emit(NAME)
    assert page.pad().rows == ("steps", "crowns")
    assert page.player.isVisible()
    assert not page.player.wonder.isVisible()
    assert not page.grab().isNull()


def test_keys_of_every_table_do_no_harm_where_nobody_is_a_neighbour(
    qtbot: QtBot, tmp_path_factory: pytest.TempPathFactory
) -> None:
    window = window_with_stairs(qtbot, tmp_path_factory.mktemp("stairs"))
    person: Climber = start(window, PERSON, RULES)
    described: list[Described] = []
    person.scene.described.connect(described.append)
    for act in (acts.NEIGHBOURS, acts.LOG, acts.OWN):
        QTest.keySequence(person.page.view, QKeySequence(own_or_usual(act)))
    assert person.scene.parts.log.opened
    assert len(described) == 1
    person.page.close_overlay()
    for act in acts.CITIES:
        QTest.keySequence(person.page.view, QKeySequence(own_or_usual(act)))
        person.page.close_overlay()
    window.close()
