"""A third game moves into the window: every page shows it with its table's value alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.ai.advice import Hint
from sevenwonders_qt.ai.outlook import Outlook
from sevenwonders_qt.app.boxes import box_of
from sevenwonders_qt.app.games import GAMES, game_tables
from sevenwonders_qt.core.outline import CityOutline, Outline
from sevenwonders_qt.models import games
from sevenwonders_qt.models.keys import cities, own_or_usual
from sevenwonders_qt.models.library import Library
from sevenwonders_qt.models.new_match import DEFAULT_SEATS
from sevenwonders_qt.models.rules.rule import Figure
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.views.kit.page import KitPage
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.main_window import MainWindow, Sources
from sevenwonders_qt.views.pages.figures import Figures
from sevenwonders_qt.views.pages.set_up import SetUpPage
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.sound.sounds import HOME, Sound
from sevenwonders_qt.views.table.described import Described
from tests.models.another_game import ENTRY, NAME, RunesView, RunesWish, Throw
from tests.views.another_game import TABLE
from tests.views.another_table import RunesPage, RunesTable, RuneThrown

TABLES = (*game_tables(), TABLE)
SEATS = tuple(SeatInfo(name, Player.PERSON) for name in ("Ana", "Bia", "Caio"))
ON_TABLE = RunesTable(RunesView(0, (Throw(0, "fehu"), Throw(0, "uruz"))), SEATS)
GOING_ON = Outline(0, 2, (CityOutline("", "", 0, 0, {}),) * 3)


@pytest.fixture(autouse=True)
def three_games() -> Iterator[None]:
    own = {name: games.Entry(game.words, game.settings) for name, game in GAMES.items()}
    games.use({**own, NAME: ENTRY})
    yield
    games.use(own)


@pytest.fixture
def window(art: Art, qtbot: QtBot) -> MainWindow:
    made = MainWindow(art, Sources(TABLES, Random(1), box_of), "1")
    made.use_table(QWidget())
    made.apply(Settings(reduced_motion=True))
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    return made


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def texts(page: KitPage) -> set[str]:
    return {part.text for part, _ in page.laid().placed if isinstance(part, Text)}


# The way in -----------------------------------------------------------------------------------


def test_its_button_is_below_those_of_the_other_games_and_opens_its_set_up(
    window: MainWindow,
) -> None:
    buttons = window.home.game_buttons
    assert [*buttons] == [*GAMES, NAME]
    assert buttons["architects"].y() < buttons[NAME].y() < window.home.saves_button.y()
    click(buttons[NAME])
    assert window.page() is window.set_up_page(NAME)


def test_a_match_of_it_can_be_continued_though_it_has_no_wonders(window: MainWindow) -> None:
    window.home.set_match(NAME, GOING_ON)
    assert window.home.continue_button.note == "Runes, round 2"
    assert not window.home.grab().isNull()


# Its set-up -----------------------------------------------------------------------------------


@pytest.fixture
def page(window: MainWindow) -> SetUpPage[RunesWish]:
    window.show_set_up(NAME)
    return window.set_up_page(NAME)


def test_its_set_up_asks_neither_for_wonders_nor_for_sides(page: SetUpPage[RunesWish]) -> None:
    assert {"name", "who plays", "level"} <= texts(page)
    assert not {"wonder", "side"} & texts(page)
    assert not any(row.wonder.isVisible() or row.side.isVisible() for row in page.rows)
    assert not page.wonders_button.isVisible()
    assert page.laid().fits()


def test_no_more_seats_are_offered_than_it_is_for(page: SetUpPage[RunesWish]) -> None:
    assert page.add_button.text() == "add a seat (up to 4)"
    while page.add_button.isVisible():
        click(page.add_button)
    assert len(page.seats()) == 4


def test_what_is_set_up_is_remembered_and_shown_by_the_settings(
    window: MainWindow, page: SetUpPage[RunesWish]
) -> None:
    click(page.add_button)
    assert len(window.settings().set_up(NAME).seats) == 3
    other = RunesWish(DEFAULT_SEATS[:4])
    window.apply(window.settings().with_set_up(NAME, other))
    assert page.table() == other


def test_whoever_deals_hears_of_the_set_up_pages_of_every_game(window: MainWindow) -> None:
    heard: list[str] = []
    window.set_up_page("classic")
    window.when_set_up_made(lambda page: heard.append(page.game_name))
    window.set_up_page(NAME)
    assert heard == ["classic", NAME]


# Its table ------------------------------------------------------------------------------------


@pytest.fixture
def table(art: Art, window: MainWindow) -> RunesPage:
    page = TABLE.page(art, ())
    assert isinstance(page, RunesPage)
    window.use_table(page)
    window.show_table()
    page.show_table(ON_TABLE)
    return page


def test_its_table_is_played_by_keys_and_mouse(table: RunesPage) -> None:
    thrown: list[object] = []
    table.commanded.connect(thrown.append)
    QTest.keyClick(table.view, Qt.Key.Key_2)
    spot = table.scene.parts.own.spot("fehu")
    assert spot is not None
    at = table.scene.parts.own.mapToScene(spot.rect.center())
    QTest.mouseClick(
        table.view.viewport(), Qt.MouseButton.LeftButton, pos=table.view.mapFromScene(at)
    )
    assert thrown == [Throw(0, "uruz"), Throw(0, "fehu")]


def test_keys_of_every_table_do_no_harm_where_nobody_is_a_neighbour(table: RunesPage) -> None:
    described: list[Described] = []
    table.scene.described.connect(described.append)
    for act in (*cities(), "log", "neighbours", "own"):
        QTest.keySequence(table.view, QKeySequence(own_or_usual(act)))
    assert table.scene.parts.log.opened
    assert [each.title for each in described] == ["Your hand"]
    assert table.rule_in_focus() == "r_goal"
    assert table.entry_in_focus()[0] == "rune/fehu"


def test_hints_ring_what_they_speak_of_at_its_table(table: RunesPage) -> None:
    assert table.show_hints([Hint(Throw(0, "fehu"), Outlook(5.0, 0.5), None)])
    assert table.overlay is not None
    assert table.overlay.ringed == [("rune", "fehu")]
    assert not table.grab().isNull()


def test_what_happens_there_is_heard_and_shown(table: RunesPage, qtbot: QtBot) -> None:
    heard: list[object] = []
    table.sounded.connect(heard.append)
    after = replace(ON_TABLE, view=replace(ON_TABLE.view, legal=()))
    with qtbot.waitSignal(table.finished):
        table.animator.play([RuneThrown(0, "fehu")], ON_TABLE, after, reduced=True)
    assert heard == [Sound.PLACE]
    assert table.scene.table == after


def test_it_is_watched_again_on_a_table_of_its_own(window: MainWindow) -> None:
    page = window.replay
    table = page.table_of(NAME)
    assert page.table_of(NAME) is table
    page.use_table(table)
    assert page.game_name == NAME
    assert page.ambience == HOME
    assert table.scene.parts.log.watched


# Pages that explain ---------------------------------------------------------------------------


def test_help_and_rules_open_at_it_from_its_pages(
    window: MainWindow, page: SetUpPage[RunesWish]
) -> None:
    window.show_help()
    assert window.help.game.value() == NAME
    window.go_back()
    window.show_rules()
    assert window.rules.rule == "r_goal"


def test_the_figures_of_its_rules_are_drawn_by_it(art: Art, window: MainWindow) -> None:
    figures = Figures(TABLES, Library(box_of()))
    figure = Figure("runes", ("fehu", "uruz"))
    assert figures.size_of(figure)[0] > 2 * 60
    assert not figures.draw(figure, window.home.look, 500, 1.0).isNull()


def test_its_articles_are_on_a_shelf_with_their_pictures(window: MainWindow) -> None:
    window.show_encyclopaedia("rune/fehu")
    page = window.encyclopaedia
    entry = page.entry()
    assert entry is not None
    assert entry.shelf == NAME
    assert not page.grab().isNull()


def test_its_choices_have_pictures_in_the_review() -> None:
    choice = TABLE.pictures().choice
    picture = choice(None, None, Throw(0, "fehu"))
    assert picture is not None
    assert picture.named


def test_the_score_pad_has_it(window: MainWindow) -> None:
    page = window.score_pad
    window.visit(page)
    page.game.chosen.emit(NAME)
    assert page.pad().rows == ("sun", "moon")
    page.show_pad(replace(page.pad()))
    assert not page.player.wonder.isVisible()
    assert not page.grab().isNull()
