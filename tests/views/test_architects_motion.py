"""What is seen to move and what is heard at the table of Architects."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.architects.scenario import Place, Scenario
from sevenwonders_qt.models.architects.table import ArchitectsTable
from sevenwonders_qt.views.architects.places import Deck
from sevenwonders_qt.views.sound.sounds import Sound
from sevenwonders_qt.views.table.places import Picture
from sevenwonders_qt.views.table.sprites import CardSprite
from tests.views.architects_board import Board, laid, seen

Key = Qt.Key


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    return Board(qtbot)


def pieces(board: Board) -> int:
    return sum(isinstance(item, QGraphicsPixmapItem) for item in board.scene.items())


def played(board: Board, at: Scenario, events: Sequence[Event]) -> ArchitectsTable:
    """Play these events, which have led to where the scenario stands; returns that table."""
    after = seen(at)
    board.page.play(events, after)
    return after


def test_a_card_taken_flies_and_then_lies_in_the_city(board: Board, qtbot: QtBot) -> None:
    at = laid(Place("giza", deck=["blue3"]))
    board.page.show_table(seen(at))
    board.page.speed = 4
    after = played(board, at, at.take("left"))
    assert pieces(board) == 2  # the table as it was, and the card
    with qtbot.waitSignal(board.page.finished):
        pass
    assert pieces(board) == 0
    assert board.scene.table is after


def test_a_card_lands_on_the_picture_of_the_wonder(board: Board, qtbot: QtBot) -> None:
    at = laid(Place("giza", deck=["blue3"]))
    board.page.show_table(seen(at))
    place = board.scene.place_of(Picture(0))
    start = board.scene.place_of(Deck(0))
    played(board, at, at.take("left"))
    assert place is not None
    assert start is not None
    card = next(item for item in board.scene.items() if isinstance(item, CardSprite))
    assert start.contains(card.pos())
    qtbot.waitUntil(lambda: place.contains(card.pos()))


@pytest.mark.parametrize("by", ["key", "click"])
def test_a_flight_is_skipped_by_key_and_click_and_nothing_else_happens(
    board: Board, qtbot: QtBot, by: str
) -> None:
    at = laid(Place("giza", deck=["blue3"]))
    board.page.show_table(seen(at))
    with qtbot.waitSignal(board.page.finished):
        after = played(board, at, at.take("left"))
        if by == "key":
            board.press(Key.Key_1)
        else:
            centre = board.page.view.viewport().rect().center()
            QTest.mouseClick(board.page.view.viewport(), Qt.MouseButton.LeftButton, pos=centre)
        assert pieces(board) == 0
    assert board.scene.table is after
    assert not board.sent


def test_cards_paid_a_token_and_the_cat_move_too(board: Board) -> None:
    at = laid(Place("giza", cards=["gear"], deck=["gear"]))
    at.take("left")
    board.page.show_table(seen(at))
    played(board, at, at.token(1, "gear", "gear"))
    assert pieces(board) == 1 + 2 + 1  # the table as it was, two cards paid, the token
    board.page.clear()
    at = laid(Place("giza", deck=["blue2cat"]))
    board.page.show_table(seen(at))
    played(board, at, at.take("left"))
    assert pieces(board) == 1 + 1 + 1


def test_without_animation_and_over_a_reading_nothing_moves(board: Board) -> None:
    at = laid(Place("giza", deck=["blue3", "wood"]))
    board.page.show_table(seen(at))
    board.page.speed = 0
    after = played(board, at, at.take("left"))
    assert pieces(board) == 0
    assert board.scene.table is after


def test_reduced_motion_is_one_short_change(board: Board, qtbot: QtBot) -> None:
    at = laid(Place("giza", deck=["blue3"]))
    board.page.show_table(seen(at))
    board.page.reduced = True
    with qtbot.waitSignal(board.page.finished):
        played(board, at, at.take("left"))
        assert pieces(board) == 1
        assert board.page.animator.length < 100


def test_a_table_taken_away_while_a_card_flies_stays_away(board: Board, qtbot: QtBot) -> None:
    at = laid(Place("giza", deck=["blue3"]))
    board.page.show_table(seen(at))
    played(board, at, at.take("left"))
    board.page.clear()
    qtbot.wait(60)
    assert board.scene.table is None
    assert pieces(board) == 0


def take(board: Board, qtbot: QtBot, card: str) -> None:
    at = laid(Place("giza", deck=[card]))
    board.page.show_table(seen(at))
    board.page.speed = 0
    with qtbot.waitSignal(board.page.finished):
        played(board, at, at.take("left"))


def test_a_horn_is_heard_once_when_it_shows(board: Board, qtbot: QtBot) -> None:
    take(board, qtbot, "red1")
    assert board.heard.count(Sound.HORN) == 1


def test_other_cards_sound_no_horn(board: Board, qtbot: QtBot) -> None:
    take(board, qtbot, "red0")
    assert Sound.HORN not in board.heard
    assert Sound.PLACE in board.heard


def test_a_card_is_heard_when_it_moves(board: Board, qtbot: QtBot) -> None:
    at = laid(Place("giza", deck=["red1"]))
    board.page.show_table(seen(at))
    board.page.speed = 50
    with qtbot.waitSignal(board.page.finished):
        played(board, at, at.take("left"))
    assert board.heard[:2] == [Sound.PLACE, Sound.HORN]


@pytest.mark.parametrize("by", ["key", "click"])
def test_the_button_of_sound_is_pressed_by_key_and_mouse(
    board: Board, qtbot: QtBot, by: str
) -> None:
    board.page.show_table(seen(laid(Place("giza"))))
    with qtbot.waitSignal(board.page.sound_toggled):
        if by == "key":
            board.press(Key.Key_M)
        else:
            board.click(board.scene.parts.top, "sound")


def test_the_button_of_sound_says_what_it_does(board: Board) -> None:
    board.page.show_table(seen(laid(Place("giza"))))
    for on, words in ((False, "Sound on (M)"), (True, "Sound off (M)")):
        board.page.show_sounding(on)
        board.window.grab()
        spot = board.scene.parts.top.spot("sound")
        assert spot is not None
        assert spot.tooltip == words
