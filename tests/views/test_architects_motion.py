"""What is seen to move and what is heard at the table of Architects."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.architects.scenario import Place, Scenario
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.views.sound import Sound
from sevenwonders_qt.views.table.sprites import TurningSprite
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
    place = board.scene.place_of(("picture", 0))
    start = board.scene.place_of(("deck", 0))
    played(board, at, at.take("left"))
    assert place is not None
    assert start is not None
    card = next(item for item in board.scene.items() if isinstance(item, TurningSprite))
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


class Effect:
    """Stands for QSoundEffect of Qt Multimedia, which need not be installed."""

    made: ClassVar[list[Effect]] = []

    def __init__(self) -> None:
        self.played = 0
        self.source = QUrl()
        Effect.made.append(self)

    def setSource(self, source: QUrl) -> None:
        self.source = source

    def play(self) -> None:
        self.played += 1


HORN = ("sounds", "horn.wav")


@pytest.fixture
def heard(qtbot: QtBot) -> Board:
    Effect.made.clear()
    return Board(
        qtbot, Sound(resource_path(*HORN), lambda name: SimpleNamespace(QSoundEffect=Effect))
    )


def blow(board: Board, qtbot: QtBot) -> None:
    at = laid(Place("giza", deck=["red1"]))
    board.page.show_table(seen(at))
    board.page.speed = 0
    with qtbot.waitSignal(board.page.finished):
        played(board, at, at.take("left"))


def test_a_horn_is_heard_once_when_it_shows(heard: Board, qtbot: QtBot) -> None:
    blow(heard, qtbot)
    (effect,) = Effect.made
    assert effect.played == 1
    assert Path(effect.source.toLocalFile()) == resource_path(*HORN)


def test_other_cards_make_no_sound(heard: Board, qtbot: QtBot) -> None:
    at = laid(Place("giza", deck=["red0"]))
    heard.page.show_table(seen(at))
    heard.page.speed = 0
    with qtbot.waitSignal(heard.page.finished):
        played(heard, at, at.take("left"))
    assert not any(effect.played for effect in Effect.made)


@pytest.mark.parametrize("by", ["key", "click"])
def test_sound_is_switched_off_and_on_at_the_table(heard: Board, qtbot: QtBot, by: str) -> None:
    wishes: list[bool] = []
    heard.page.sound_wanted.connect(wishes.append)
    heard.page.show_table(seen(laid(Place("giza"))))

    def switch() -> None:
        if by == "key":
            heard.press(Key.Key_M)
        else:
            heard.click(heard.scene.parts.top, "sound")

    switch()
    assert wishes == [False]
    blow(heard, qtbot)
    assert Effect.made[0].played == 0
    switch()
    assert wishes == [False, True]
    blow(heard, qtbot)
    assert Effect.made[0].played == 1


def missing(name: str) -> Any:
    raise ImportError(name)


def test_without_qt_multimedia_the_button_says_so_and_the_game_goes_on(qtbot: QtBot) -> None:
    board = Board(qtbot, Sound(resource_path(*HORN), missing))
    blow(board, qtbot)
    board.page.show_table(seen(laid(Place("giza"))))
    spot = board.scene.parts.top.spot("sound")
    assert spot is not None
    assert "not installed" in spot.tooltip
    assert spot.action is None
    wishes: list[bool] = []
    board.page.sound_wanted.connect(wishes.append)
    board.press(Key.Key_M)
    assert not wishes
