"""What takes long is drawn with pauses, and looks as if it had been drawn at once."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.models.shown.faces import Faces
from sevenwonders_qt.models.shown.table import Table
from sevenwonders_qt.views.paint.art import Art, Drawing, Drawn, DrawnCache, blank, finished
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import card_ahead, card_pixmap
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.wonder import draw_wonder, wonder_ahead
from sevenwonders_qt.views.table.panel import Panel
from tests.views.test_table import Board, table_of

pytestmark = pytest.mark.painted
ART = Path(str(resource_path("art")))


@pytest.fixture(scope="module")
def classic() -> Classic:
    return Classic.first_edition()


@pytest.fixture
def board(qtbot: QtBot) -> Board:
    return Board(qtbot, Art(ART))


def shown_anew(board: Board, table: Table) -> list[Panel]:
    """The panels of the table, none of them drawn."""
    board.scene.show_table(table)
    board.scene.parts.refresh()
    return list(board.scene.parts.drawn())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("dim", [False, True])
def test_a_card_drawn_in_steps_is_the_card_drawn_at_once(classic: Classic, dim: bool) -> None:
    faces = Faces(classic.rules.catalogue)
    for card in ("altar", "east_trading_post", "loom_age1", "traders_guild", "barracks"):
        first, second = Art(ART), Art(ART)
        pauses = sum(1 for _ in card_ahead(first, faces(CardId(card)), 190, 2.0, dim=dim))
        held = len(first.cards)
        pictures = [
            card_pixmap(art, faces(CardId(card)), 190, 2.0, dim=dim).toImage()
            for art in (first, second)
        ]
        assert pauses > 3
        assert pictures[0] == pictures[1]
        assert len(first.cards) == held == 1


@pytest.mark.usefixtures("qapp")
def test_a_wonder_drawn_in_steps_is_the_wonder_drawn_at_once() -> None:
    pictures = []
    for ahead in (True, False):
        art, made = Art(ART), blank(400, 220)
        with Painting(made) as painter:
            canvas, rect = Canvas(painter, art, 1.0), QRectF(10, 10, 380, 190)
            if ahead:
                assert list(wonder_ahead(canvas, rect, "ephesus", "B", 1, 3))
                assert len(art.wonders) == 1
            draw_wonder(canvas, rect, "ephesus", "B", 1, 3)
        assert len(art.wonders) == 1
        pictures.append(made.toImage())
    assert pictures[0] == pictures[1]


def test_a_table_drawn_in_steps_is_the_table_drawn_at_once(board: Board, classic: Classic) -> None:
    table = table_of(classic, players=7)
    for _ in range(2):  # what is kept of the first drawing is in the second
        at_once = [panel.make_ready().toImage() for panel in shown_anew(board, table)]
    panels = shown_anew(board, table)
    for panel, picture in zip(panels, at_once, strict=True):
        for _ in panel.get_ready():
            pass
        assert panel.make_ready().toImage() == picture


def test_a_card_of_the_hand_is_drawn_once_and_not_at_two_sizes(
    board: Board, classic: Classic
) -> None:
    board.scene.show_table(table_of(classic))
    board.scene.style.art.cards.clear()
    items = board.scene.parts.hand.visible_items
    for item in items:
        item.refresh()
        for _ in item.get_ready():
            pass
    assert len(board.scene.style.art.cards) == len({item.card for item in items})


def test_a_panel_asked_while_it_is_drawn_is_whole(board: Board, classic: Classic) -> None:
    table = table_of(classic, players=7)
    whole = [panel.spots for panel in shown_anew(board, table)]
    for panel, spots in zip(shown_anew(board, table), whole, strict=True):
        steps = panel.get_ready()
        next(steps)
        assert [spot.key for spot in panel.spots] == [spot.key for spot in spots]
        assert list(steps) == []


def test_a_panel_changed_while_it_is_drawn_shows_the_change(board: Board, classic: Classic) -> None:
    early, late = (table_of(classic, players=7, turn=turn) for turn in (2, 4))
    own = board.scene.parts.own
    for _ in range(2):  # what is kept of the first drawing is in the second
        shown_anew(board, late)
        wanted = own.make_ready().toImage()
    shown_anew(board, early)
    steps = own.get_ready()
    next(steps)
    board.scene.show_table(late)
    for _ in steps:
        pass
    assert own.make_ready().toImage() == wanted


def test_what_is_wanted_meanwhile_is_not_kept_twice() -> None:
    cache = DrawnCache(1000)
    one = Drawn(blank(5, 5))

    def draw() -> Drawing:
        yield
        return one

    steps = cache.ahead("card", draw)
    next(steps)
    assert cache.get("card", lambda: one) is one
    assert list(steps) == []
    assert cache.bytes == 100
    assert finished(draw()) is one


def test_a_log_that_grew_was_taken_back_or_renamed_is_that_of_a_new_window(
    qtbot: QtBot, board: Board, classic: Classic
) -> None:
    table = table_of(classic, players=3)
    renamed = tuple(replace(info, name=f"{info.name}!") for info in table.seats)
    tables = [replace(table, log=table.log[:count]) for count in (20, len(table.log), 30)]
    tables.append(replace(table, seats=renamed))
    for each in tables:
        board.scene.show_table(each)
        fresh = Board(qtbot, Art(ART))
        fresh.scene.show_table(each)
        assert board.scene.parts.log.texts == fresh.scene.parts.log.texts
