"""What can be read large at the table of Architects: the cities of others, the discard pile."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.architects.commands import TakeCard
from sevenwonders_qt.games.architects.scenario import Place
from sevenwonders_qt.views.architects.discard import DiscardReading
from sevenwonders_qt.views.architects.enlarged import EnlargedCity
from tests.views.architects_board import NAMES, Board, laid, seen

Key = Qt.Key


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    return Board(qtbot)


def enlarged(board: Board) -> EnlargedCity | None:
    overlay = board.page.overlay
    assert overlay is None or isinstance(overlay, EnlargedCity)
    return overlay


@pytest.mark.parametrize("players", range(2, 8))
def test_every_function_key_enlarges_another_city(board: Board, players: int) -> None:
    board.page.show_table(seen(laid(Place("giza"), Place("halicarnassus"), players=players)))
    found = set()
    for key in range(Key.Key_F2, Key.Key_F8):
        board.press(Key(key))
        city = enlarged(board)
        if city is not None:
            found.add(city.seat)
            assert NAMES[city.seat] in city.texts
            board.press(Key.Key_Escape)
            assert board.page.overlay is None
    assert found == set(range(1, players))


def test_a_click_on_a_city_enlarges_it(board: Board) -> None:
    board.page.show_table(seen(laid(Place("giza"), players=5, active=2)))
    parts = board.scene.parts
    for panel in (parts.left, parts.right, *parts.far[:2]):
        for spot in ("head", "picture", "deck"):
            board.click(panel, spot)
            city = enlarged(board)
            assert city is not None
            assert city.seat == panel.seat
            board.click(city, "close")
            assert board.page.overlay is None


def test_a_deck_that_may_be_taken_from_is_taken_from(board: Board) -> None:
    board.page.show_table(seen(laid(Place("giza"))))
    board.click(board.scene.parts.right, "deck")
    assert board.only() == TakeCard(0, 1)
    assert board.page.overlay is None


def test_an_enlarged_city_tells_stages_cards_tokens_and_points(board: Board) -> None:
    other = Place("rhodes", cards=["wood", "blue3"], tokens=["culture"], stages=[1])
    table = seen(laid(Place("giza"), other))
    board.page.show_table(table)
    board.press(Key.Key_F7)
    city = enlarged(board)
    assert city is not None
    texts = "\n".join(city.texts)
    for words in ("Culture", "Points so far", "built", "one shield", str(table.standing[1].total)):
        assert words in texts
    cards = [spot.tooltip.split("\n")[0] for spot in city.spots if spot.key.startswith("card")]
    assert cards == ["Wood", "Three points"]
    stages = [spot for spot in city.spots if spot.key.startswith("stage")]
    assert len(stages) == 5


def test_every_token_of_a_city_has_its_place_in_the_reading(board: Board) -> None:
    tokens = [
        *("urbanism", "crafts", "jewellery", "science", "propaganda", "architecture", "economy"),
        *("engineering", "tactics", "decor", "politics", "strategy", "education", "culture"),
    ]
    cards = ["wood", "stone", "brick", "papyrus", "glass", "coin", "blue3", "red0", "gear"]
    board.page.show_table(seen(laid(Place("giza"), Place("olympia", cards=cards, tokens=tokens))))
    board.press(Key.Key_F7)
    city = enlarged(board)
    assert city is not None
    places = [spot.rect for spot in city.spots if spot.key.startswith(("card", "token"))]
    assert len(places) == len(tokens) + len(cards)
    assert all(city.rect.contains(place) for place in places)
    for number, place in enumerate(places):
        assert not any(place.intersects(other) for other in places[:number])
    assert min(city.text_sizes) >= 11


def test_the_arrows_turn_to_the_next_city_and_the_same_key_closes(board: Board) -> None:
    board.page.show_table(seen(laid(Place("giza"))))
    board.press(Key.Key_F2)
    city = enlarged(board)
    assert city is not None
    assert city.seat == 3
    board.press(Key.Key_Right)
    assert city.seat == 0
    board.press(Key.Key_F3)
    assert city.seat == 2
    board.press(Key.Key_F3)
    assert board.page.overlay is None
    assert not board.sent


def test_no_key_reaches_the_table_behind(board: Board) -> None:
    board.page.show_table(seen(laid(Place("giza"))))
    board.press(Key.Key_F2, Key.Key_1, Key.Key_2, Key.Key_Up)
    assert not board.sent
    assert enlarged(board) is not None


def test_an_enlarged_city_follows_the_game(board: Board, qtbot: QtBot) -> None:
    at = laid(Place("giza", deck=["blue3"]), active=0)
    board.page.show_table(seen(at, 1))
    board.press(Key.Key_F2)
    with qtbot.waitSignal(board.page.finished):
        board.page.play(at.take("left"), seen(at, 1))
    city = enlarged(board)
    assert city is not None
    tips = [spot.tooltip for spot in city.spots if spot.key.startswith("card")]
    assert tips == ["Three points\nIts points count at the end."]


def paid(board: Board) -> None:
    at = laid(Place("giza", cards=["wood"], deck=["brick"]))
    at.take("left")
    at.build(1, "wood", "brick")
    board.page.show_table(seen(at))


def test_the_discard_pile_tells_its_number_and_its_last_card(board: Board) -> None:
    board.page.show_table(seen(laid(Place("giza"))))
    pile = board.scene.parts.discard
    assert "nothing discarded yet" in pile.texts
    board.press(Key.Key_D)
    assert board.page.overlay is None
    paid(board)
    assert any(text.startswith("2 card") for text in pile.texts)
    spot = pile.spot("pile")
    assert spot is not None
    assert "last: Brick" in spot.tooltip


@pytest.mark.parametrize("by", ["key", "click"])
def test_the_discard_pile_is_read_and_left(board: Board, by: str) -> None:
    paid(board)
    for _ in range(2):
        if by == "key":
            board.press(Key.Key_D)
        else:
            board.click(board.scene.parts.discard, "pile")
        reading = board.page.overlay
        assert isinstance(reading, DiscardReading)
        cards = (spot for spot in reading.spots if spot.key.startswith("card"))
        tips = [spot.tooltip.split("\n")[0] for spot in cards]
        assert tips == ["1 × Wood", "1 × Brick"]
        if by == "key":
            board.press(Key.Key_D)
        else:
            view = board.page.view
            beside = view.mapFromScene(QPointF(20, 300))
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=beside)
        assert board.page.overlay is None


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_text_of_a_reading_is_too_small(board: Board, size: tuple[int, int]) -> None:
    board.resize(*size)
    paid(board)
    for key in (Key.Key_F2, Key.Key_F3, Key.Key_D):
        board.press(key)
        overlay = board.page.overlay
        assert overlay is not None
        assert min(overlay.text_sizes) >= 11
        board.press(Key.Key_Escape)


def test_a_reading_is_put_away_with_the_table(board: Board) -> None:
    paid(board)
    board.press(Key.Key_F2)
    board.page.clear()
    assert board.page.overlay is None
