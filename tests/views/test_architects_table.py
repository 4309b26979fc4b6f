"""The table of Architects answers to mouse and keys with commands that the rules take."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from pytestqt.qtbot import QtBot

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.games.architects.commands import (
    Act,
    BuildStage,
    Due,
    EndTurn,
    KeepCard,
    LookAtDeck,
    TakeBothCards,
    TakeCard,
    TakeToken,
)
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.numbers import CENTRAL
from sevenwonders_qt.games.architects.scenario import Place, Scenario
from sevenwonders_qt.games.architects.setup import Setup
from sevenwonders_qt.models.architects.choices import groups
from sevenwonders_qt.models.architects.table import architects_table
from sevenwonders_qt.models.architects.terms import command_words, group_words
from sevenwonders_qt.views.architects import own_city
from sevenwonders_qt.views.architects.decks import deck_mark
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.fonts import text_width
from tests.views.architects_board import NAMES, Board, laid, seats, seen

Key = Qt.Key


@pytest.fixture(scope="module")
def game() -> Architects:
    return Architects.with_options()


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    return Board(qtbot)


TAKES = ((0, 0), (1, -1), (2, 1))


@pytest.mark.parametrize(("place", "deck"), TAKES)
def test_a_click_on_a_deck_takes_its_top_card(board: Board, place: int, deck: int) -> None:
    board.page.show_table(seen(laid(Place("giza"))))
    board.click(board.scene.parts.decks, f"deck {place}")
    assert board.only() == TakeCard(0, deck)


def test_the_key_of_each_deck_stands_beside_it(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: dict[str, QRectF] = {}
    draw = Canvas.lines

    def noted(canvas: Canvas, first: QRectF, text: str, *more: Any) -> None:
        places[text] = QRectF(first)
        draw(canvas, first, text, *more)

    monkeypatch.setattr(Canvas, "lines", noted)
    board.page.show_table(seen(laid(Place("giza"))))
    decks = board.scene.parts.decks
    s = decks.style.s
    for place, _ in TAKES:
        spot = decks.spot(f"deck {place}")
        assert spot is not None
        cap = places[str(place + 1)]
        aside = cap.left() - spot.rect.right() if place == 2 else spot.rect.left() - cap.right()
        assert 0 < aside < s(40)
        assert spot.rect.center().y() < cap.center().y() < spot.rect.bottom()


def test_what_a_stage_waits_for_is_read_whole(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    longest = "constrúyela"  # "build it" in Spanish
    rooms: list[tuple[float, float]] = []
    draw = Canvas.lines

    def noted(
        canvas: Canvas, first: QRectF, text: str, shown: Sequence[str], px: int, *more: Any
    ) -> None:
        if text == longest:
            rooms.append((text_width(text, px, more[1], more[3]), first.width()))
        draw(canvas, first, text, shown, px, *more)

    monkeypatch.setattr(Canvas, "lines", noted)
    monkeypatch.setattr(own_city, "_state", lambda table, number: longest)
    board.page.show_table(seen(laid(Place("ephesus", stages=[1]), players=7)))
    board.scene.parts.own.make_ready()
    assert rooms
    assert all(wide <= room + 1 for wide, room in rooms)


@pytest.mark.parametrize(
    ("key", "deck"),
    [
        *((Key.Key_1, 0), (Key.Key_2, -1), (Key.Key_3, 1)),
        *((Key.Key_Left, 0), (Key.Key_Up, -1), (Key.Key_Right, 1)),
    ],
)
def test_a_key_takes_the_top_card_of_a_deck(board: Board, key: Qt.Key, deck: int) -> None:
    board.page.show_table(seen(laid(Place("giza"))))
    board.press(key)
    assert board.only() == TakeCard(0, deck)


def test_tab_and_enter_reach_every_deck(board: Board) -> None:
    board.page.show_table(seen(laid(Place("giza"))))
    for deck in (0, -1, 1):
        board.press(Key.Key_Tab, Key.Key_Return)
        assert board.only() == TakeCard(0, deck)


def test_nothing_can_be_taken_while_another_plays(board: Board) -> None:
    board.page.show_table(seen(laid(Place("giza"), active=2)))
    board.press(Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_Return, Key.Key_E)
    board.click(board.scene.parts.decks, "deck 0")
    assert not board.sent


@pytest.mark.parametrize("place", range(4))
def test_a_progress_token_is_picked_by_click_and_by_key(board: Board, place: int) -> None:
    at = laid(Place("giza", cards=["gear"], deck=["gear"]))
    at.take("left")
    board.page.show_table(seen(at))
    wanted = TakeToken(0, place, ("gear", "gear"))  # type: ignore[arg-type]
    board.click(board.scene.parts.progress, f"token {place}")
    assert board.only() == wanted
    board.press(Key(Key.Key_4 + place))
    assert board.only() == wanted


def test_a_pile_without_tokens_and_a_deck_without_cards_say_so(board: Board) -> None:
    board.page.show_table(seen(laid(Place("giza", deck_size=0), tokens_left=4)))
    assert "no cards" in board.scene.texts
    assert "or the top of the pile, unseen (1)" in board.scene.texts
    board.page.show_table(seen(laid(Place("giza"), tokens_left=3)))
    assert "no cards" not in board.scene.texts
    assert "the pile is empty" in board.scene.texts


def test_of_several_green_sets_the_one_to_cash_is_asked_for(board: Board) -> None:
    at = laid(Place("giza", cards=["gear", "gear", "compass"], deck=["tablet"]))
    at.take("left")
    board.page.show_table(seen(at))
    board.click(board.scene.parts.progress, "token 1")
    assert not board.sent
    assert {c.cards for c in board.scene.ways if isinstance(c, TakeToken)} == {
        ("gear", "gear"),
        ("compass", "gear", "tablet"),
    }
    board.press(Key.Key_Down, Key.Key_Return)
    assert board.only() == TakeToken(0, 1, ("compass", "gear", "tablet"))  # type: ignore[arg-type]


def test_several_payments_are_listed_and_one_is_picked(board: Board) -> None:
    at = laid(Place("giza", cards=["wood", "stone"], deck=["brick"]))
    at.take("left")
    table = seen(at)
    board.page.show_table(table)
    board.click(board.scene.parts.own, "stage 1")
    assert not board.sent  # three ways: one has to be picked
    board.click(board.scene.parts.choices, "row 1")
    assert board.only() == table.view.legal[1]
    assert isinstance(table.view.legal[1], BuildStage)


def test_the_ways_are_left_again_by_escape_and_by_click(board: Board) -> None:
    own = Place("giza", cards=["wood", "stone", "gear"], tokens=["science"], deck=["gear"])
    at = laid(own)
    at.take("left")
    board.page.show_table(seen(at))
    rows = len(board.scene.parts.choices.rows)
    menus: list[bool] = []
    board.page.menu_wanted.connect(lambda: menus.append(True))
    for leave in (
        lambda: board.press(Key.Key_Escape),
        lambda: board.click(board.scene.parts.choices, "back"),
    ):
        board.scene.choose(next(row for row in board.scene.parts.choices.rows if len(row) > 1))
        assert board.scene.ways
        leave()
        assert not board.scene.ways
        assert len(board.scene.parts.choices.rows) == rows
    assert not menus
    assert not board.sent


def test_an_extra_card_is_taken_or_declined(board: Board) -> None:
    at = laid(Place("giza", tokens=["science"], deck=["gear"]))
    at.take("left")
    table = seen(at)
    assert Due(Act.TAKE, "science", (0, 1, -1), True, 1) in table.view.agenda
    board.page.show_table(table)
    board.press(Key.Key_3)
    assert board.only() == TakeCard(0, 1, "science")
    board.press(Key.Key_E)
    assert board.only() == EndTurn(0)
    last = len(board.scene.parts.choices.rows) - 1
    board.click(board.scene.parts.choices, f"row {last}")
    assert board.only() == EndTurn(0)
    board.click(board.scene.parts.decks, "deck 1")
    assert board.only() == TakeCard(0, -1, "science")


def test_what_must_be_done_cannot_be_declined(board: Board) -> None:
    at = laid(Place("giza", cards=["wood"], deck=["stone"]))
    at.take("left")
    board.page.show_table(seen(at))
    board.press(Key.Key_E)
    assert not board.sent
    board.press(Key.Key_Return)
    assert isinstance(board.only(), BuildStage)


def mausoleum() -> Scenario:
    own = Place("halicarnassus", cards=["wood"], stages=[1], deck=["wood", "blue3", "red0"])
    at = laid(own)
    at.take("left")
    at.build(2, "wood", "wood")
    return at


def test_a_deck_is_searched_and_one_of_five_cards_kept(board: Board) -> None:
    at = mausoleum()
    board.page.show_table(seen(at))
    board.click(board.scene.parts.decks, "deck 2")
    assert board.only() == LookAtDeck(0, 1, "2")
    at.look("left", "2")
    board.page.show_table(seen(at))
    cards = [c for c in at.legal(0) if isinstance(c, KeepCard)]
    assert len(cards) >= 2
    board.press(Key.Key_2)
    assert board.only() == cards[1]
    board.click(board.scene.parts.decks, "keep 0")
    assert board.only() == cards[0]


def test_what_only_one_may_see_stays_covered_on_a_shared_screen(board: Board) -> None:
    at = mausoleum()
    at.look("left", "2")
    board.page.show_table(seen(at, shared=True))
    asked: list[bool] = []
    board.page.uncovered.connect(lambda: asked.append(True))
    assert board.scene.parts.decks.spot("keep 0") is None
    board.press(Key.Key_1)
    assert not board.sent
    board.press(Key.Key_G)
    board.click(board.scene.parts.decks, "uncover")
    assert len(asked) == 2
    board.page.show_table(seen(at))
    assert board.scene.parts.decks.spot("keep 0") is not None


def test_the_cat_shows_the_top_of_the_centre_to_its_owner_alone(board: Board) -> None:
    at = laid(Place("giza"), cat=0, central=["red2"])
    board.page.show_table(seen(at))
    assert board.scene.parts.decks.spot("peek") is not None
    board.page.show_table(seen(at, 1))
    assert board.scene.parts.decks.spot("peek") is None
    assert "Shield and 2 horns" not in board.scene.texts
    board.page.show_table(seen(at, shared=True))
    assert board.scene.parts.decks.spot("peek") is None
    assert board.scene.parts.decks.spot("uncover") is not None


def test_in_its_turn_the_owner_of_the_cat_waits_for_the_next_one(board: Board) -> None:
    at = laid(Place("giza", cards=["wood"]), cat=0, central=["stone"])
    at.take("central")
    table = seen(at)
    assert table.view.active == 0  # a stage can be built
    mark = deck_mark(table, CENTRAL)
    assert mark is not None
    assert "unseen until your next turn" in str(mark)


def test_olympia_takes_both_cards(board: Board) -> None:
    at = laid(Place("olympia", cards=["wood"], stages=[1], deck=["wood"]))
    at.take("left")
    at.build(2, "wood", "wood")
    board.page.show_table(seen(at))
    board.press(Key.Key_Return)
    assert board.only() == TakeBothCards(0, "2")


@pytest.mark.parametrize("players", range(2, 8))
def test_alexandria_takes_from_every_deck_by_the_list_and_from_its_city(
    board: Board, players: int
) -> None:
    own = Place("alexandria", cards=["wood"], stages=[1], deck=["wood"])
    at = laid(own, Place("halicarnassus"), players=players)
    at.take("left")
    at.build(2, "wood", "wood")
    board.page.show_table(seen(at))
    decks = set()
    for _ in range(len(board.scene.parts.choices.rows)):
        board.press(Key.Key_Down, Key.Key_Return)
        command = board.only()
        assert isinstance(command, TakeCard)
        decks.add(command.deck)
    assert decks == {-1, *range(players)}
    for city in board.scene.parts.far[: max(0, players - 3)]:
        board.click(city, "deck")
        assert board.only() == TakeCard(0, city.seat, "2")


def test_a_horn_is_called_out_and_the_battle_told(board: Board, qtbot: QtBot) -> None:
    at = laid(Place("rhodes", deck=["red2"]), peace=2)
    events = at.take("left")
    board.page.speed = 1.0
    with qtbot.waitSignal(board.page.finished):
        board.page.play(events, seen(at))
        qtbot.waitUntil(board.scene.parts.call.isVisible)
        words = board.scene.parts.call.words
    assert any("horn" in line for line in words)
    assert any("Battle" in line for line in words)
    assert not board.scene.parts.call.isVisible()


def test_the_next_answer_waits_for_no_call_without_animation(board: Board, qtbot: QtBot) -> None:
    at = laid(Place("rhodes", deck=["red2"]))
    board.page.speed = 0
    with qtbot.waitSignal(board.page.finished):
        board.page.play(at.take("left"), seen(at))


@pytest.mark.parametrize("players", range(2, 8))
def test_every_command_has_a_name_of_its_own_and_a_place_in_the_list(
    game: Architects, players: int
) -> None:
    """The two copies of Culture, which differ in nothing, have one name."""
    chance = SeededChance(players)
    state = game.empty()
    dice = Random(players)
    game.open(state, Setup.random(players), chance)
    while state.prompt is not None:
        view = game.view_for(state, state.active)
        open_tokens = dict(enumerate(view.open_tokens))
        table = architects_table(game.rules, view, seats(players), ())
        found = groups(view.legal)
        assert sorted(map(repr, view.legal)) == sorted(repr(c) for group in found for c in group)
        rows = [group_words(table, group) for group in found]
        assert len(set(rows)) == len(rows)
        for group in found:
            ways = [command_words(table, command) for command in group]
            assert all(way[0] for way in ways)
            wanted = [open_tokens.get(getattr(command, "place", -1), command) for command in group]
            assert len(set(ways)) == len(set(wanted))
        game.step(state, dice.choice(view.legal), chance)


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_text_is_too_small_at_any_size(
    board: Board, players: int, size: tuple[int, int]
) -> None:
    at = laid(
        Place("giza", cards=["gear"], deck=["gear"], tokens=["science"]),
        Place("halicarnassus", tokens=["culture", "decor"], cards=["wood", "coin", "blue3"]),
        players=players,
        cat=0,
    )
    at.take("left")
    board.resize(*size)
    board.page.show_table(seen(at))
    sizes = [
        px for panel in board.scene.parts.panels() if panel.isVisible() for px in panel.text_sizes
    ]
    assert sizes
    assert min(sizes) >= 11


def test_all_names_in_the_bar_have_one_size_however_long_one_is(board: Board) -> None:
    table = seen(laid(Place("giza"), players=6))
    names = ("Ana", "Bartolomeu de Gusmão", *NAMES[2:6])
    people = tuple(replace(seat, name=name) for seat, name in zip(table.seats, names, strict=True))
    board.page.show_table(replace(table, seats=people))
    top = board.scene.parts.top
    sizes = dict(zip(top.texts, top.text_sizes, strict=True))
    assert len({sizes[name] for name in names[1:]}) == 1


def test_everything_is_taken_away(board: Board) -> None:
    board.page.show_table(seen(laid(Place("giza"))))
    board.page.clear()
    assert not any(name in text for text in board.scene.texts for name in NAMES)
    board.press(Key.Key_1)
    assert not board.sent
