"""An Age ends before the next one is dealt: its conflicts, then the banner and the new hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.classic.events import AgeBegan, ConflictResolved, StageBuilt
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.redact import redact
from sevenwonders_qt.games.classic.scenario import Place, Scenario, build, stage
from sevenwonders_qt.games.classic.view import view_for
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.table import Logged, Table, noted, table_for, undealt
from sevenwonders_qt.views.table.ages import STEP, ConflictBanner
from sevenwonders_qt.views.table.page import TablePage
from sevenwonders_qt.views.table.places import Fan
from sevenwonders_qt.views.table.sprites import CardSprite, Sprite
from tests.drawings import drawings
from tests.views.framed import framed

Key = Qt.Key
NAMES = ("Ana", "Bruno", "Clara")
WONDERS = ("giza", "rhodes", "olympia")


@dataclass(frozen=True)
class Turn:
    """The last turn of Age I, as seat 0 sees it."""

    before: Table
    after: Table
    events: Sequence[Event]


@pytest.fixture(scope="module")
def classic() -> Classic:
    return Classic.first_edition()


def last_turn(classic: Classic, *, raised: bool = False, at_once: bool = False) -> Turn:
    """``at_once``: nobody is waited for, so that the own card is never seen to be chosen."""
    places = [
        Place(
            "giza",
            hand=["theater", "baths"],
            built=["stockade", "quarry"] if raised else ["stockade"],
        ),
        Place("rhodes", hand=["altar", "pawnshop"]),
        Place("olympia", hand=["tavern", "barracks"]),
    ]
    position = Scenario(classic, places, age=1, turn=6)
    seats = tuple(SeatInfo(name, Player.PERSON) for name in NAMES)
    log: list[Logged] = []

    def table() -> Table:
        return table_for(classic.rules, view_for(position.state, 0), seats, tuple(log))

    first = stage(0, "theater") if raised else build(0, "theater")
    unchosen = table()
    position.play(first)
    before = unchosen if at_once else table()
    events = position.turn()
    log += noted(log, [redact(event, 0) for event in events])
    return Turn(before, table(), [redact(event, 0) for event in events])


@pytest.fixture
def page(qtbot: QtBot, qapp: object) -> Iterator[TablePage]:
    _window, page = framed(qtbot, lambda window: TablePage(drawings(), window))
    yield page
    page.clear()


def sprites(page: TablePage, kind: type[Sprite] = Sprite) -> list[Sprite]:
    return [item for item in page.scene.items() if isinstance(item, kind) and item.isVisible()]


def test_no_card_lies_on_a_city_before_it_is_turned_over(page: TablePage, classic: Classic) -> None:
    turn = last_turn(classic)
    page.show_table(turn.before)
    page.play(turn.events, turn.before, turn.after)
    assert page.animator.length > 0  # everything is drawn and begins to move
    hand = page.scene.place_of(Fan())
    assert hand is not None
    cards = sprites(page, CardSprite)
    assert len(cards) >= 6
    seen = [card for card in cards if card.opacity() > 0]
    assert all(hand.contains(card.pos()) for card in seen)


def test_a_card_that_is_revealed_at_once_leaves_the_hand_too(
    page: TablePage, classic: Classic
) -> None:
    cards = []
    for at_once in (False, True):
        turn = last_turn(classic, at_once=at_once)
        assert ("theater" in turn.before.view.hand) is at_once
        page.show_table(turn.before)
        page.play(turn.events, turn.before, turn.after)
        assert page.animator.length > 0  # everything is drawn and begins to move
        cards.append(len(sprites(page, CardSprite)))
        page.stop()
    assert cards[0] == cards[1]


@pytest.mark.painted
def test_while_a_turn_is_shown_no_old_question_is_asked(page: TablePage, classic: Classic) -> None:
    turn = last_turn(classic, at_once=True)
    page.show_table(turn.before)
    page.scene.select(0)
    actions = page.scene.parts.actions
    place = page.view.mapFromScene(actions.sceneBoundingRect()).boundingRect()

    def seen() -> QImage:
        return page.view.grab(place).toImage()

    asked = seen()
    page.play(turn.events, turn.before, turn.after)
    assert page.animator.length > 0
    told = seen()
    page.stop()
    page.show_table(turn.before)
    page.scene.select(0)
    assert seen() == asked
    actions.show_revealing()
    assert actions.texts == [
        "Reveal",
        "The turn is being shown. Click or press a key to skip to its end.",
    ]
    assert actions.spots == []
    assert seen() == told


def test_the_conflicts_are_read_before_the_next_age_is_dealt(
    page: TablePage, classic: Classic, qtbot: QtBot
) -> None:
    turn = last_turn(classic)
    page.speed = 40
    page.show_table(turn.before)
    page.play(turn.events, turn.before, turn.after)
    page.speed = 0.5  # moved fast, read slowly
    qtbot.waitUntil(lambda: isinstance(page.overlay, ConflictBanner))
    shown = page.scene.table
    assert shown is not None
    assert (shown.view.age, shown.view.hand) == (1, ())
    assert shown.view.own.tokens == turn.after.view.own.tokens
    assert not any(isinstance(entry.event, AgeBegan) for entry in shown.log)
    assert page.scene.parts.actions.texts == ["Reveal"]
    with qtbot.waitSignal(page.finished):
        QTest.keyClick(page.view, Key.Key_Return)
        QTest.keyClick(page.view, Key.Key_Return)
    assert page.scene.table is turn.after


def test_a_key_that_skips_the_last_turn_skips_the_deal_too(
    page: TablePage, classic: Classic, qtbot: QtBot
) -> None:
    turn = last_turn(classic)
    page.show_table(turn.before)
    page.play(turn.events, turn.before, turn.after)
    QTest.keyClick(page.view, Key.Key_Return)
    assert isinstance(page.overlay, ConflictBanner)
    with qtbot.waitSignal(page.finished):
        QTest.keyClick(page.view, Key.Key_Return)
    assert not page.animator.running
    assert page.scene.table is turn.after
    assert page.scene.selected is None


def test_without_motion_or_at_speed_nought_the_end_is_the_same(
    page: TablePage, classic: Classic, qtbot: QtBot
) -> None:
    turn = last_turn(classic)
    page.speed = 0
    with qtbot.waitSignal(page.finished):
        page.play(turn.events, turn.before, turn.after)
    assert page.scene.table is turn.after
    page.speed, page.reduced = 1, True
    page.show_table(turn.before)
    page.play(turn.events, turn.before, turn.after)
    qtbot.waitUntil(lambda: isinstance(page.overlay, ConflictBanner))
    with qtbot.waitSignal(page.finished):
        QTest.keyClick(page.view, Key.Key_Return)
    assert page.scene.table is turn.after


def test_borders_come_one_after_the_other(page: TablePage, classic: Classic) -> None:
    turn = last_turn(classic)
    fought = [event for event in turn.events if isinstance(event, ConflictResolved)]
    page.show_table(turn.before)
    page.play(turn.events, turn.before, turn.after)
    with_conflicts = page.animator.length
    page.stop()
    peace = [event for event in turn.events if not isinstance(event, ConflictResolved | AgeBegan)]
    page.show_table(turn.before)
    page.play(peace, turn.before, turn.after)
    assert with_conflicts - page.animator.length >= STEP * len(fought)
    page.stop()


def test_a_new_stage_has_its_moment(page: TablePage, classic: Classic) -> None:
    lengths = []
    for raised in (False, True):
        turn = last_turn(classic, raised=raised)
        assert any(isinstance(event, StageBuilt) for event in turn.events) == raised
        laid = [event for event in turn.events if not isinstance(event, AgeBegan)]
        page.show_table(turn.before)
        page.play(laid, turn.before, turn.after)
        lengths.append(page.animator.length)
        page.stop()
    assert lengths[1] > lengths[0] + 500


@pytest.mark.painted
def test_the_light_of_the_table_goes_with_the_age(page: TablePage, classic: Classic) -> None:
    turn = last_turn(classic)
    grounds = []
    for table in (turn.before, turn.after):
        page.show_table(table)
        image = page.view.grab().toImage()
        grounds.append(image.pixelColor(image.width() // 2, image.height() - 3).rgb())
    assert grounds[0] != grounds[1]


def test_the_table_between_two_ages_shows_no_card_of_the_next(classic: Classic) -> None:
    turn = last_turn(classic)
    between = undealt(turn.after, turn.before)
    assert not between.view.hand
    assert not between.view.legal
    assert {city.hand_size for city in between.view.cities} == {0}
    assert between.view.cities[1].coins == turn.after.view.cities[1].coins


def test_the_first_age_opens_over_a_table_that_answers_at_once(
    page: TablePage, classic: Classic
) -> None:
    hands = (["altar", "baths"], ["tavern", "barracks"], ["pawnshop", "stockade"])
    places = [Place(name, hand=hand) for name, hand in zip(WONDERS, hands, strict=True)]
    position = Scenario(classic, places, age=1, turn=1)
    seats = tuple(SeatInfo(name, Player.PERSON) for name in NAMES)
    page.show_table(table_for(classic.rules, view_for(position.state, 0), seats, ()))
    page.open_age(1)
    assert page.banner.seen
    (banner,) = sprites(page)
    QTest.keyClick(page.view, Key.Key_2)
    assert page.scene.selected == "baths"
    assert not page.banner.seen
    assert banner not in sprites(page)


def test_the_banner_of_the_first_age_goes_by_itself_or_with_the_table(
    page: TablePage, classic: Classic, qtbot: QtBot
) -> None:
    turn = last_turn(classic)
    page.show_table(turn.before)
    page.speed = 4
    page.open_age(1)
    (banner,) = sprites(page)
    qtbot.waitUntil(lambda: banner.opacity() > 0.9)
    qtbot.waitUntil(lambda: not page.banner.seen)
    page.speed = 1
    for leave in (page.clear, lambda: page.play(turn.events, turn.before, turn.after)):
        page.show_table(turn.before)
        page.open_age(1)
        leave()
        assert not page.banner.seen


def test_with_everything_shown_at_once_no_banner_opens_the_first_age(
    page: TablePage, classic: Classic
) -> None:
    page.show_table(last_turn(classic).before)
    page.speed = 0
    page.open_age(1)
    assert not page.banner.seen
