"""The question how a loss is paid, by real mouse and key events."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from sevenwonders_qt.models.cities.losses import Bill, Cause
from sevenwonders_qt.views.cities.prompt import LossPrompt
from sevenwonders_qt.views.paint.art import Art
from tests.views.test_overlays import Desk, table_of

Key = Qt.Key


@dataclass(frozen=True)
class Pay(Command):
    """Coins that are paid."""

    coins: int


@pytest.fixture
def desk(qtbot: QtBot, art: Art) -> Desk:
    return Desk(qtbot, art)


def asked(desk: Desk, lost: int = 4, coins: int = 9) -> LossPrompt:
    """Nara and Caio make Helena lose coins."""
    game = Classic.first_edition()
    places = [Place("alexandria", coins=coins), Place("rhodes"), Place("giza", stages=1)]
    shown = desk.show(table_of(Scenario(game, places, age=2, turn=2)))
    causes = Cause(1, "statue", lost - 1), Cause(2, "giza", 1)
    ways = {paid: Pay(0, paid) for paid in range(min(lost, coins) + 1)}
    overlay = LossPrompt(desk.scene.style, shown, Bill(causes, ways))
    desk.open(overlay)
    return overlay


def answers(overlay: LossPrompt) -> list[object]:
    given: list[object] = []
    overlay.chosen.connect(given.append)
    return given


def test_it_begins_with_all_that_can_be_paid(desk: Desk) -> None:
    overlay = asked(desk)
    given = answers(overlay)
    assert (overlay.paid, overlay.owed) == (4, 0)
    desk.press(Key.Key_Return)
    assert given == [Pay(0, 4)]


def test_with_too_few_coins_the_rest_is_owed_and_its_places_say_why(desk: Desk) -> None:
    overlay = asked(desk, lost=4, coins=1)
    assert (overlay.paid, overlay.owed) == (1, 3)
    place = overlay.spot("place 2")
    assert place is not None
    assert place.action is None
    assert "1 coin" in place.tooltip
    desk.press(Key.Key_4)
    assert overlay.paid == 1


@pytest.mark.parametrize(
    ("keys", "paid"),
    [
        ((Key.Key_Left,), 3),
        ((Key.Key_Left,) * 6, 0),
        ((Key.Key_Left, Key.Key_Right, Key.Key_Right), 4),
        ((Key.Key_2,), 2),
        ((Key.Key_0,), 0),
        ((Key.Key_9,), 4),
    ],
)
def test_arrows_and_numbers_say_how_much_is_paid(
    desk: Desk, keys: tuple[Key, ...], paid: int
) -> None:
    overlay = asked(desk)
    given = answers(overlay)
    desk.press(*keys)
    assert overlay.paid == paid
    desk.press(Key.Key_Return)
    assert given == [Pay(0, paid)]


def test_a_click_pays_up_to_a_place_and_another_one_takes_it_back(desk: Desk) -> None:
    overlay = asked(desk)
    given = answers(overlay)
    desk.click(overlay, "place 2")
    assert overlay.paid == 2
    desk.click(overlay, "place 2")
    assert overlay.paid == 1
    desk.click(overlay, "none")
    assert overlay.paid == 0
    desk.click(overlay, "all")
    assert overlay.paid == 4
    assert given == []
    desk.click(overlay, "answer")
    assert given == [Pay(0, 4)]


def test_escape_does_not_answer(desk: Desk) -> None:
    overlay = asked(desk)
    given = answers(overlay)
    desk.press(Key.Key_Escape)
    assert overlay.is_open
    assert given == []


@pytest.mark.parametrize("lost", [1, 7, 8, 16, 24])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_every_loss_has_room_and_text_that_can_be_read(
    qtbot: QtBot, art: Art, lost: int, size: tuple[int, int]
) -> None:
    desk = Desk(qtbot, art, *size)
    overlay = asked(desk, lost, coins=lost // 2)
    assert all(overlay.spot(f"place {number}") is not None for number in range(1, lost + 1))
    assert "Three coins are worth 1 point" in " ".join(overlay.texts)
    assert desk.scene.sceneRect().contains(overlay.sceneBoundingRect().adjusted(20, 20, -20, -20))
    places = [spot.rect for spot in overlay.spots if spot.key.startswith("place")]
    assert min(place.height() for place in places) > 30


def test_who_takes_coins_is_read_aloud(desk: Desk) -> None:
    overlay = asked(desk)
    assert overlay.about() == "Caio, Statue: 3 coin(s). Nara, Giza: 1 coin(s). Pay 4, owe 0"
