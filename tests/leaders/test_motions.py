"""Movements into the step before an Age and out of it: titles and words keep their places."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.boxes import BOXES, box_of, table_parts
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.leaders.events import LeaderRecruited
from sevenwonders_qt.models.shown.table import Table, table_for
from sevenwonders_qt.views.leaders.motions import LEADER
from sevenwonders_qt.views.table.page import TablePage
from sevenwonders_qt.views.table.sprites import CardSprite
from tests.drawings import drawings
from tests.leaders.positions import Before, recruit
from tests.leaders.test_step_shown import SEATS
from tests.views.measure_pages import window_with_pages


def revealed() -> tuple[Table, list[Event], Table]:
    """Return the table before the first Age, what is revealed, and the table after it."""
    game = box_of(BOXES).classic(Options(expansions=("leaders",)), 3)
    position = Before(game, 1, hands={0: ["caesar", "midas"]})

    def seen() -> Table:
        return table_for(game.rules, game.view_for(position.state, 0), SEATS, ())

    before = seen()
    events = position.rest(recruit(0, "caesar"))
    return before, [game.redact(event, 0) for event in events], seen()


@pytest.fixture
def page(qtbot: QtBot) -> TablePage:
    made = TablePage(drawings(), boxes=table_parts())
    window = window_with_pages()
    qtbot.addWidget(window)
    window.use_table(made)
    window.show_table()
    return made


def test_the_title_and_the_words_stay_where_they_are_until_the_table_is_uncovered(
    page: TablePage,
) -> None:
    before, events, after = revealed()
    page.show_table(before)
    parts = page.scene.parts
    places = [panel.scenePos() + panel.pictured.topLeft() for panel in (parts.band, parts.captions)]
    page.play(events, before, after)
    page.animator.stand_at(min(100.0, page.animator.length))
    assert parts.band.opacity() == 0
    assert stills(page, places) == 2
    page.animator.skip()
    assert parts.band.opacity() == 1
    assert not parts.captions.isVisible()
    assert stills(page, places) == 0


def stills(page: TablePage, places: list[QPointF]) -> int:
    """Return the number of pictures that begin at one of these places."""
    pictures = (item for item in page.scene.items() if type(item) is QGraphicsPixmapItem)
    return sum(item.pos() in places for item in pictures)


def test_a_leader_that_is_recruited_leaves_its_own_place_in_the_hand(page: TablePage) -> None:
    before, events, after = revealed()
    assert any(isinstance(event, LeaderRecruited) for event in events)
    page.show_table(before)
    held = page.scene.parts.hand.items[0]
    middle = held.mapToScene(held.card_rect.center())
    page.play(events, before, after)
    page.animator.stand_at(min(10.0, page.animator.length))
    sprites = [item for item in page.scene.items() if isinstance(item, CardSprite)]
    found = [item for item in sprites if (item.pos() - middle).manhattanLength() < 2]
    assert len(found) == 1
    page.animator.skip()


def test_the_back_of_leaders_is_their_own() -> None:
    assert revealed()[0].box_hand.back == LEADER  # type: ignore[union-attr]
