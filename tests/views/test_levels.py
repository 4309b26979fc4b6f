"""Levels and temperaments are chosen on the set-up pages, which describe them."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.ai.figures import figures
from sevenwonders_qt.ai.levels import CLASSIC, LEVEL_IDS
from sevenwonders_qt.games.architects.numbers import NAME as ARCHITECTS
from sevenwonders_qt.models.new_match import SeatWish, with_level, with_next_level
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.models.shown.ratings import own_ratings
from sevenwonders_qt.models.shown.records import Records
from sevenwonders_qt.models.words.levels import (
    level_figures,
    level_note,
    player_name,
    temperaments_of,
)
from sevenwonders_qt.views.kit.field import Choice
from sevenwonders_qt.views.kit.part import Placed
from sevenwonders_qt.views.kit.scroll import ScrollArea
from sevenwonders_qt.views.kit.words import Icons, Text
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.pages.set_up import SetUpPage
from sevenwonders_qt.views.paint.art import Art
from tests.filled_pages import set_seats
from tests.models.results import joined, table
from tests.sources import sources

ANA = SeatWish("Ana", Player.PERSON)
CAIO = SeatWish("Caio", Player("skilled:scholar"))
NARA = SeatWish("Nara", Player("beginner"))
Key = Qt.Key
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def window(art: Art, qtbot: QtBot) -> MainWindow:
    pages = sources()
    made = MainWindow(art, pages, "1.0")
    made.use_table(QWidget())
    qtbot.addWidget(made)
    made.show()
    return made


def set_up(window: MainWindow, game: str) -> SetUpPage[Any]:
    """The page of a game with Ana, a person, and Caio and Nara, computer players."""
    window.show_set_up(game)
    page = window.set_up_page(game)
    set_seats(page, [ANA, CAIO, NARA])
    return page


def pick(choice: Choice, line: int) -> None:
    """Open the list and click one of its lines."""
    QTest.mouseClick(choice, Qt.MouseButton.LeftButton, pos=choice.rect().center())
    view = choice.view()
    place = view.visualRect(choice.model().index(line, 0)).center()
    QTest.mouseMove(view.viewport(), QPoint(1, 1))
    QTest.mouseMove(view.viewport(), place)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


@pytest.mark.parametrize("game", [CLASSIC, ARCHITECTS])
def test_the_list_offers_every_level_of_the_game_with_its_figures(
    window: MainWindow, game: str
) -> None:
    level = set_up(window, game).rows[1].level
    assert [entry.value for entry in level.entries] == [*LEVEL_IDS]
    for number, entry in enumerate(level.entries, 1):
        assert entry.bars == (number, len(LEVEL_IDS))
        assert level_note(str(entry.value)) in entry.note
        assert level_figures(str(entry.value), game) in entry.note
    assert "of 100 games against three" in level.entries[1].note


@pytest.mark.parametrize("game", [CLASSIC, ARCHITECTS])
def test_level_and_temperament_are_picked_by_mouse(window: MainWindow, game: str) -> None:
    page = set_up(window, game)
    pick(page.rows[1].level, 3)
    assert page.seats()[1].player is Player("expert:scholar")
    pick(page.rows[1].temperament, 1)
    assert page.seats()[1].player is Player("expert:builder")
    pick(page.rows[1].temperament, 0)
    assert page.seats()[1].player is Player("expert")
    assert page.seats()[2] == NARA


@pytest.mark.parametrize("game", [CLASSIC, ARCHITECTS])
def test_level_and_temperament_are_reached_and_changed_by_keys(
    window: MainWindow, game: str
) -> None:
    page = set_up(window, game)
    page.rows[1].player.setFocus()
    QTest.keyClick(page.rows[1].player, Key.Key_Tab)
    assert window.focusWidget() is page.rows[1].level
    QTest.keyClick(page.rows[1].level, Key.Key_Down)
    assert page.seats()[1].player is Player("expert:scholar")
    QTest.keyClick(page.rows[1].level, Key.Key_Tab)
    assert window.focusWidget() is page.rows[1].temperament
    QTest.keyClick(page.rows[1].temperament, Key.Key_Up)
    assert page.seats()[1].player is Player("expert:general")


@pytest.mark.parametrize("game", [CLASSIC, ARCHITECTS])
def test_the_page_describes_the_player_that_has_the_keyboard(window: MainWindow, game: str) -> None:
    page = set_up(window, game)
    words = described_player(page)
    assert words[:2] == ["Caio", "Skilled · Scholar"]
    assert words[2].startswith(level_note("skilled"))
    assert level_figures("skilled", game) in words[2]
    page.rows[2].level.setFocus()
    words = described_player(page)
    assert words[:2] == ["Nara", "Beginner"]
    assert level_figures("beginner", game) in words[2]
    page.rows[0].name.setFocus()  # a person's row leaves it there
    assert described_player(page) == words
    set_seats(page, [ANA, ANA])
    assert described_player(page) == []


def note_of(page: SetUpPage[Any]) -> list[Placed]:
    """What is said of a computer player, below the seats, and where."""
    placed = page.laid().placed
    robot = next((n for n, (part, _) in enumerate(placed) if part == Icons(("ui_robot",), 2.0)), -1)
    texts = [each for each in placed[robot + 1 :] if isinstance(each[0], Text)]
    return texts[:3] if robot >= 0 else []


def described_player(page: SetUpPage[Any]) -> list[str]:
    return [part.words() for part, _ in note_of(page)]


def test_every_field_has_a_name_and_the_level_says_what_it_is(window: MainWindow) -> None:
    row = set_up(window, CLASSIC).rows[1]
    assert row.level.accessibleName() == "Level, seat 2"
    assert row.temperament.accessibleName() == "Temperament, seat 2"
    assert row.level.accessibleDescription().startswith(level_note("skilled"))
    told = row.level.itemData(0, Qt.ItemDataRole.AccessibleDescriptionRole)
    assert told.startswith(level_note("beginner"))


def test_a_person_has_neither_level_nor_temperament(window: MainWindow) -> None:
    page = set_up(window, CLASSIC)
    for row, shown in zip(page.rows[:3], (False, True, True), strict=True):
        assert (row.level.isVisible(), row.temperament.isVisible()) == (shown, shown)


def test_a_player_of_an_old_match_is_shown_as_what_it_is(window: MainWindow) -> None:
    page = set_up(window, CLASSIC)
    set_seats(page, [ANA, SeatWish("Caio", Player.RULES), SeatWish("Nara", Player.SEARCH)])
    entry = page.rows[1].level.entry()
    assert entry is not None
    assert (entry.text, page.rows[1].temperament.isHidden()) == ("By rules", True)
    entry = page.rows[2].level.entry()
    assert entry is not None
    assert entry.text == "Master"
    pick(page.rows[1].level, 0)
    assert page.seats()[1].player is Player("beginner")


def test_the_temperaments_offered_are_those_of_the_game(window: MainWindow) -> None:
    for game in (CLASSIC, ARCHITECTS):
        entries = set_up(window, game).rows[1].temperament.entries
        assert [entry.value for entry in entries] == [*temperaments_of(game)]
        assert all(entry.note and entry.icon for entry in entries)


@pytest.mark.parametrize("seats", [2, 4, 7])
@pytest.mark.parametrize("text", [0.9, 1.4])
def test_the_two_fields_stand_apart_and_inside_their_row(
    window: MainWindow, seats: int, text: float
) -> None:
    window.resize(1280, 720)
    for game in (CLASSIC, ARCHITECTS):
        page = set_up(window, game)
        set_seats(page, [SeatWish("", Player("master:merchant"))] * seats)
        page.set_text_size(text)
        rows = [(row.level, row.temperament) for row in page.rows[:seats]]
        bodies = [
            page.look.body(field).translated(field.pos().toPointF())
            for row in rows
            for field in row
        ]
        assert all(body.height() >= 20 for body in bodies)
        assert not any(above.intersects(below) for above, below in pairwise(bodies))
        high = page.rows[0].level.parentWidget().height()
        assert bodies[0].top() >= 0
        assert bodies[-1].bottom() <= high + 1
        area = next(each for each in page.findChildren(ScrollArea) if each.isVisible())
        assert len(note_of(page)) == 3
        for _, place in note_of(page):
            assert not QRectF(area.geometry()).intersects(place)


def test_all_at_one_level_keeps_each_temperament() -> None:
    seats = with_next_level(with_level((ANA, CAIO, NARA), "beginner"))
    assert [seat.player for seat in seats[1:]] == [Player("casual:scholar"), Player("casual")]
    seats = with_next_level(seats)
    assert [seat.player for seat in seats[1:]] == [Player("skilled:scholar"), Player("skilled")]
    assert with_next_level(with_level(seats, "master"))[2].player is Player("beginner")
    top = with_level((ANA, NARA), "master")
    assert with_next_level(top)[1].player is Player("beginner")


def test_all_at_one_level_takes_the_level_that_was_chosen_last(window: MainWindow) -> None:
    page = window.set_up_page("classic")
    window.show_set_up("classic")
    page.rows[2].level.setFocus()
    page.rows[2].level.choose(LEVEL_IDS.index("expert"))
    page.level_button.click()
    assert {seat.player for seat in page.seats()[1:]} == {Player("expert")}
    page.level_button.click()
    assert {seat.player for seat in page.seats()[1:]} == {Player("master")}


def test_the_level_that_is_fair_for_the_person_is_offered_and_taken(window: MainWindow) -> None:
    page = window.set_up_page("classic")
    window.show_set_up("classic")
    assert not page.fair_button.isVisible()
    lost = [table(n, ("You", 20), ("@casual", 50), ("@casual", 40)) for n in range(9)]
    page.show_ratings(own_ratings(Records.of(joined(lost))))
    assert page.fair_button.text() == "Fair for you: Beginner"
    QTest.mouseClick(page.fair_button, Qt.MouseButton.LeftButton)
    assert {seat.player for seat in page.seats()[1:]} == {Player("beginner")}
    assert not page.fair_button.isVisible()
    assert page.level_button.hasFocus()


def test_players_have_names_with_and_without_a_temperament() -> None:
    names = ("random", "rules", "learned", "search", "casual", "master:general", "person")
    assert [player_name(name) for name in names] == [
        *("At random", "By rules", "Expert", "Master", "Casual", "Master · Commander", ""),
    ]


@pytest.mark.parametrize("game", [CLASSIC, ARCHITECTS])
def test_the_figures_are_said_as_they_were_measured(game: str) -> None:
    measured = figures(game)
    assert measured is not None
    for lower, upper in pairwise(LEVEL_IDS):
        won = measured.levels[upper].against.get(lower)
        said = level_figures(upper, game)
        assert said.startswith(f"Wins {round(won.win)} of 100 games" if won else "")
        assert bool(said) == (won is not None)
    assert level_figures("rules", game) == ""
