"""What a card or an action would change is shown before the click, by mouse and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import Play, Use, Way
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from sevenwonders_qt.games.classic.view import view_for
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.choices import DISCARD
from sevenwonders_qt.models.shown.consequences import Consequence, consequence
from sevenwonders_qt.models.shown.table import Table, table_for
from sevenwonders_qt.models.words.effects import effect_sentences
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.table import places
from sevenwonders_qt.views.table.places import ColourColumn, HeldCard, Pile, Sells, Strip
from tests.views.test_table import Board, table_of

Key = Qt.Key
NAMES = ("Ana", "Bruno", "Clara")


@pytest.fixture(scope="module")
def classic() -> Classic:
    return Classic.first_edition()


def laid_out(classic: Classic) -> Table:
    """Seat 0 may buy wood of Bruno, chain a card, raise shields, or do nothing of use at once."""
    places = [
        Place(
            "giza",
            coins=8,
            built=["baths", "scriptorium"],
            hand=["aqueduct", "stables", "walls", "library", "sawmill"],
        ),
        Place("rhodes", built=["guard_tower", "lumber_yard", "ore_vein"]),
        Place("ephesus", built=["clay_pool"]),
    ]
    position = Scenario(classic, places, age=2, turn=1)
    seats = tuple(SeatInfo(name, Player.PERSON) for name in NAMES)
    return table_for(classic.rules, view_for(position.state, 0), seats, ())


class Pointing(Board):
    """A table on which somebody points at things."""

    def point_at(self, rect: QRectF) -> None:
        """Move the mouse there, from elsewhere."""
        at, view = self.view.mapFromScene(rect.center()), self.view.viewport()
        QTest.mouseMove(view, self.view.rect().bottomLeft() / 2)
        QTest.mouseMove(view, at)

    def point_at_card(self, card: str) -> None:
        rect = self.scene.place_of(HeldCard(card))
        assert rect is not None
        self.point_at(rect)

    def point_at_action(self, key: str) -> None:
        panel = self.scene.parts.actions
        spot = panel.spot(key)
        assert spot is not None
        self.point_at(spot.rect.translated(panel.pos()))

    @property
    def found(self) -> Consequence:
        found = self.scene.foresight.shown
        assert found is not None
        return found

    @property
    def said(self) -> list[str]:
        return [line.text for line in self.scene.foresight.line.lines]

    def ringed(self, place: places.Place) -> bool:
        rect = self.scene.place_of(place)
        return rect in self.scene.foresight.marks.places


@pytest.fixture
def board(qtbot: QtBot, art: Art, classic: Classic) -> Pointing:
    board = Pointing(qtbot, art, 1920, 1080)
    board.scene.show_table(laid_out(classic))
    return board


def test_pointing_at_a_card_rings_the_neighbours_who_are_paid_and_what_they_get(
    board: Pointing,
) -> None:
    board.point_at_card("stables")
    bought = board.found.received
    assert bought
    for seat, coins in bought:
        assert coins > 0
        assert board.ringed(Sells(seat))
    assert len(board.scene.foresight.marks.pictures) == len(bought) + 1  # and the ghost
    paid = board.found.coins[0] - board.found.coins[1]
    assert sum(coins for _, coins in bought) == paid


def test_the_structure_that_makes_a_card_free_lights_up(board: Pointing) -> None:
    board.point_at_card("aqueduct")
    assert board.found.chain == CardId("baths")
    assert board.ringed(Strip(0, "baths"))
    assert any(text.startswith("+5 → ") for text in board.said)


def test_the_strip_stands_ghosted_in_its_column(board: Pointing) -> None:
    board.point_at_card("aqueduct")
    column = board.scene.place_of(ColourColumn("blue"))
    standing = board.scene.place_of(Strip(0, "baths"))
    ghost = board.scene.foresight.marks.pictures[-1]
    assert column is not None
    assert standing is not None
    assert 0 < ghost.opacity() < 1
    assert column.left() - 1 <= ghost.pos().x() <= column.right() + 1
    assert ghost.pos().y() > standing.bottom()


def test_what_a_choice_changes_is_written_at_the_numbers_of_the_city(board: Pointing) -> None:
    before = board.scene.parts.own.texts
    board.point_at_card("stables")
    coins, shields = board.found.coins, board.found.shields
    for now, then in (coins, shields):
        assert now != then
        assert {str(now), str(then)} <= set(board.scene.parts.own.texts)
    board.point_at(board.scene.parts.top.geometry)
    assert board.scene.parts.own.texts == before


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_is_foretold_covers_no_structure_and_no_price(
    qtbot: QtBot, art: Art, classic: Classic, size: tuple[int, int]
) -> None:
    board = Pointing(qtbot, art, *size)
    board.scene.show_table(table_of(classic, 4, age=3, turn=4))
    own, hand = board.scene.parts.own, board.scene.parts.hand
    tags = [item.mapRectToScene(item.boundingRect()) for item in hand.visible_items]
    foretold = 0
    for number in range(len(tags)):
        board.scene.select(number, by_mouse=True)
        found = board.scene.foresight.shown
        line = board.scene.foresight.line
        assert not any(line.geometry.intersects(tag) for tag in tags if line.isVisible())
        if found is None or found.built is None:
            continue
        foretold += 1
        cards = board.scene.shown.own.built
        ghost = board.scene.foresight.marks.pictures[-1].sceneBoundingRect()
        built = [s.rect.translated(own.pos()) for s in own.spots if s.key in cards]
        for rect in built:
            assert min(ghost.intersected(rect).size().toTuple()) <= 2
    assert foretold


def test_shields_are_compared_with_each_neighbour(board: Pointing) -> None:
    board.point_at_card("stables")
    assert board.found.shields == (0, 2)
    assert "Shields: 0 → 2" in board.said
    assert any(text.startswith("Bruno has 1: now you win") for text in board.said)
    assert any(text.startswith("Clara has 0: now you win") for text in board.said)


def test_science_and_what_a_card_opens_are_said(board: Pointing) -> None:
    board.point_at_card("library")
    assert board.found.science == (1, 4)
    assert "Science points: 1 → 4" in board.said
    assert any(text.startswith("Then free: ") for text in board.said)


def test_an_action_under_the_mouse_goes_before_the_picked_card(board: Pointing) -> None:
    board.press(Key.Key_2)
    assert board.found.built == CardId("stables")
    board.point_at_action(DISCARD)
    sale = board.found
    assert (sale.built, sale.coins) == (None, (8, 11))
    assert board.ringed(Pile())
    assert "Coins: 8 → 11" in board.said


def test_the_keys_show_the_same_as_the_mouse(board: Pointing) -> None:
    board.point_at_card("aqueduct")
    board.press(Key.Key_2)  # the mouse rests on the first card
    assert board.found.built == CardId("stables")
    actions = board.scene.parts.actions
    while actions.focus_key != DISCARD:
        board.press(Key.Key_Tab)
    assert board.found.coins == (8, 11)


def test_a_card_that_cannot_be_built_foretells_nothing_and_says_what_it_does(
    board: Pointing, classic: Classic
) -> None:
    table = laid_out(classic)
    shut = next(c for c in table.view.hand if not table.offers[c].possible)
    assert table.stage is not None
    assert table.stage.possible is False
    board.point_at_card(shut)
    assert board.scene.foresight.shown is None
    assert board.said == effect_sentences(table.catalogue.cards[shut].effects)
    assert not board.scene.foresight.marks.places


def test_nothing_is_left_when_the_table_is_hidden_or_the_card_laid(
    board: Pointing, classic: Classic
) -> None:
    board.point_at_card("stables")
    board.scene.hide_everything()
    assert not board.said
    assert not board.scene.foresight.marks.pictures
    board.scene.show_table(laid_out(classic))
    board.point_at_card("stables")
    board.scene.show_table(table_of(classic, laid=True))
    assert not board.scene.foresight.marks.pictures


def test_a_tooltip_covers_no_word_of_the_line_and_goes_with_the_click(
    board: Pointing, qtbot: QtBot
) -> None:
    tip, line = board.scene.tips.tip, board.scene.foresight.line
    held = [item for item in board.scene.parts.hand.items if item.isVisible()]
    for item in held:
        board.point_at(item.sceneBoundingRect())
        qtbot.waitUntil(tip.isVisible)
        words = line.rect.translated(line.pos())
        assert not tip.rect.translated(tip.pos()).intersects(words)
    board.point_at(held[0].sceneBoundingRect())
    qtbot.waitUntil(tip.isVisible)
    board.click(board.point(held[0].sceneBoundingRect()))
    assert not tip.isVisible()


@pytest.mark.parametrize("players", [3, 7])
def test_what_is_foretold_of_a_play_is_what_it_does(classic: Classic, players: int) -> None:
    table = table_of(classic, players, age=2, turn=4)
    view = table.view
    for command in view.legal:
        assert isinstance(command, Play)
        found = consequence(table, command)
        assert found is not None
        assert found.seat == view.seat
        paid = sum(coins for _, coins in found.received)
        assert found.coins[1] >= found.coins[0] - paid - 9
        assert (found.built, found.stage) != (None, None) or command.use is Use.SELL
        assert (found.chain is not None) == (command.way is Way.CHAIN)


class Crying(QTranslator):
    """Another word for shields."""

    def translate(self, context: str, source: str, comment: str | None = None, n: int = -1) -> str:
        return source.replace("Shields", "ESCUDOS")


def test_the_line_changes_with_the_language(board: Pointing, qapp: QApplication) -> None:
    board.point_at_card("stables")
    assert "Shields: 0 → 2" in board.said
    crying = Crying()
    qapp.installTranslator(crying)
    try:
        board.scene.retranslate()
        assert "Shields: 0 → 2" not in board.said
    finally:
        qapp.removeTranslator(crying)
