"""In Architects too, pointing at a card or an action shows what it would change."""

from __future__ import annotations

import os

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.commands import TakeCard
from sevenwonders_qt.games.architects.numbers import CENTRAL
from sevenwonders_qt.games.architects.scenario import Place
from sevenwonders_qt.models.architects.consequences import foreseen
from sevenwonders_qt.models.architects.table import ArchitectsTable
from sevenwonders_qt.views.architects.places import OwnStage
from tests.views.architects_board import Board, laid, seen
from tests.views.traced import faults_of

Key = Qt.Key


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    return Board(qtbot)


def position() -> ArchitectsTable:
    """Three points on the own deck, a shield on the right one, wood that completes nothing yet."""
    return seen(laid(Place("giza", deck=["blue3"]), Place("rhodes", deck=["red1"])))


def point(board: Board, key: str) -> None:
    decks, view = board.scene.parts.decks, board.page.view
    spot = decks.spot(key)
    assert spot is not None
    at = view.mapFromScene(decks.mapToScene(spot.rect.center()))
    QTest.mouseMove(view.viewport(), at - view.rect().center() / 50)
    QTest.mouseMove(view.viewport(), at)


def test_pointing_at_a_deck_says_what_its_card_is_worth_now(board: Board) -> None:
    table = position()
    board.page.show_table(table)
    point(board, "deck 0")
    found = board.scene.foreseen
    assert found is not None
    assert found.points[1] - found.points[0] == 3
    assert any(text.startswith("+3 → ") for text in board.scene.foreseen_line.texts)
    folder = os.environ.get("SEVENWONDERS_PICTURES")
    if folder:
        board.window.grab().save(f"{folder}/architects_foresight.png")


@pytest.mark.parametrize(
    "tokens", [("decor",), ("decor", "science", "engineering", "culture", "politics")]
)
def test_what_is_foretold_covers_no_progress_token(board: Board, tokens: tuple[str, ...]) -> None:
    own = Place("giza", deck=["blue3"], tokens=tokens)
    board.page.show_table(seen(laid(own, Place("rhodes", deck=["red1"]))))
    point(board, "deck 0")
    assert board.scene.foreseen_line.isVisible()
    assert faults_of(board.scene) == []


def test_a_card_that_nobody_has_seen_foretells_nothing(board: Board) -> None:
    table = position()
    board.page.show_table(table)
    assert table.view.central.top is None
    point(board, "deck 1")
    assert board.scene.foreseen is None
    assert foreseen(table, TakeCard(0, CENTRAL)) is None
    assert not board.scene.foreseen_line.isVisible()


def test_the_focus_of_the_keys_shows_the_same(board: Board) -> None:
    board.page.show_table(position())
    decks = board.scene.parts.decks
    while decks.focus_key != "deck 0":
        board.press(Key.Key_Tab)
    found = board.scene.foreseen
    assert found is not None
    assert found.points[1] > found.points[0]


def test_a_stage_that_a_card_would_pay_is_ringed(board: Board) -> None:
    table = seen(laid(Place("giza", cards=["wood"], deck=["brick"])))
    board.page.show_table(table)
    point(board, "deck 0")
    found = board.scene.foreseen
    assert found is not None
    assert found.stage == table.completed_by(CardId("brick")) == 1
    assert board.scene.foreseen_marks.places == [board.scene.place_of(OwnStage(1))]


def test_nothing_is_left_when_the_table_is_hidden(board: Board) -> None:
    board.page.show_table(position())
    point(board, "deck 0")
    board.scene.hide_everything()
    assert not board.scene.foreseen_line.texts
    assert not board.scene.foreseen_marks.places
