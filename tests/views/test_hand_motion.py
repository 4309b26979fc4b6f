"""The small movements of the hand: picking, dragging, taking back, refusal."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QVariantAnimation
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.offer import Offered
from sevenwonders_qt.models.shown.choices import BUILD
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.table.card_item import EMPTY, NUDGE_MS, CardItem
from sevenwonders_qt.views.table.places import Columns, Pile
from tests.views.test_table import Board, find, index_of, simple, table_of

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(scope="module")
def classic() -> Classic:
    return Classic.first_edition()


@pytest.fixture
def board(qtbot: QtBot, art: Art) -> Board:
    return Board(qtbot, art, 1920, 1080)


def item(board: Board, index: int) -> CardItem:
    return board.scene.parts.hand.items[index]


def moving(card: CardItem) -> bool:
    """Whether a card makes a small movement of its own."""
    ways = card.findChildren(QVariantAnimation)
    running = [way for way in ways if way.state() is QVariantAnimation.State.Running]
    return any(way.duration() == NUDGE_MS for way in running)


def take(board: Board, index: int, to: QPoint) -> None:
    """Press on a card and move it there without letting go."""
    view, start = board.view.viewport(), board.card(index)
    QTest.mouseMove(view, start)
    QTest.mousePress(view, LEFT, pos=start)
    QTest.mouseMove(view, (start + to) / 2)
    QTest.mouseMove(view, to)


def let_go(board: Board, at: QPoint) -> None:
    QTest.mouseRelease(board.view.viewport(), LEFT, pos=at)


def test_a_dragged_card_leaves_its_place_and_no_tooltip_is_in_its_way(
    board: Board, classic: Classic
) -> None:
    table, index = simple(classic)
    board.scene.show_table(table)
    QTest.mouseMove(board.view.viewport(), board.card(index))
    QTest.qWait(CardItem.tip_after + 200)
    assert board.scene.tips.tip.isVisible()
    columns = board.point(board.scene.place_of(Columns()))
    take(board, index, columns)
    assert item(board, index).opacity() == EMPTY
    assert board.scene.parts.dragged.isVisible()
    assert not board.scene.tips.tip.isVisible()
    QTest.qWait(CardItem.tip_after + 200)
    assert not board.scene.tips.tip.isVisible()
    assert board.scene.foresight.marks.pictures  # its ghost stands in its column
    let_go(board, columns)
    assert item(board, index).opacity() == 1


def test_what_dropping_would_change_follows_the_place_under_the_card(
    board: Board, classic: Classic
) -> None:
    table, index = simple(classic)
    board.scene.show_table(table)
    pile = board.point(board.scene.place_of(Pile()))
    columns = board.point(board.scene.place_of(Columns()))
    take(board, index, pile)
    found = board.scene.foresight.shown
    assert found is not None
    sold = found.built is None and found.stage is None
    QTest.mouseMove(board.view.viewport(), columns)
    other = board.scene.foresight.shown
    assert other is not None
    assert (sold, other.built) == (True, table.view.hand[index])
    let_go(board, columns)


def test_a_card_let_go_anywhere_else_glides_home(
    board: Board, classic: Classic, qtbot: QtBot
) -> None:
    table, index = simple(classic)
    board.scene.show_table(table)
    nowhere = QPoint(board.view.width() // 2, 12)
    take(board, index, nowhere)
    let_go(board, nowhere)
    dragged = board.scene.parts.dragged
    assert dragged.isVisible()
    assert not board.commands
    qtbot.waitUntil(lambda: not dragged.isVisible())
    assert board.scene.selected == table.view.hand[index]


def test_the_words_of_a_place_lie_over_none_of_its_own(board: Board, classic: Classic) -> None:
    table, index = simple(classic)
    board.scene.show_table(table)
    pile = board.scene.place_of(Pile())
    take(board, index, board.point(pile))
    targets = board.scene.parts.targets
    assert "Discard" in targets.texts
    found = [target for target in targets.targets if target.rect == pile]
    assert [target.choice.key for target in found] == ["discard"]
    let_go(board, QPoint(5, 5))


@pytest.mark.parametrize("moves", [True, False])
def test_what_is_not_possible_shakes_the_card(
    board: Board, classic: Classic, qtbot: QtBot, moves: bool
) -> None:
    table = find(classic, lambda t: index_of(t, Offered.NO) is not None)
    index = index_of(table, Offered.NO)
    assert index is not None
    board.scene.parts.hand.set_moves(lambda: moves)
    board.scene.show_table(table)
    board.press(Key(Key.Key_1 + index))
    qtbot.waitUntil(lambda: not moving(item(board, index)))
    board.press(Key.Key_C)
    assert moving(item(board, index)) == moves
    assert not board.commands
    qtbot.waitUntil(lambda: not moving(item(board, index)))
    assert item(board, index).transform().isIdentity()
    assert BUILD not in board.can()


def test_a_card_picked_rises_and_one_taken_back_sinks(
    board: Board, classic: Classic, qtbot: QtBot
) -> None:
    table, laid = table_of(classic), table_of(classic, laid=True)
    assert laid.view.choice is not None
    index = table.view.hand.index(laid.view.choice.card)
    card = item(board, index)
    board.scene.show_table(table)
    board.press(Key(Key.Key_1 + index))
    assert moving(card)
    board.scene.show_table(laid)
    assert board.scene.parts.hand.held.laid == index
    qtbot.waitUntil(lambda: not moving(card))
    board.scene.show_table(table)
    assert moving(card)
    qtbot.waitUntil(lambda: not moving(card))
    assert card.transform().isIdentity()
