"""The table of two players and the Free City, by real mouse and key events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.commands import Play, Prompt, TakeBack, Use, Way
from sevenwonders_qt.games.classic.events import (
    ConflictResolved,
    HandsSwapped,
    PileDrawn,
    TurnBegan,
)
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import DEFAULT
from sevenwonders_qt.games.classic.scenario import Place, Scenario, stage
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.table import Logged, Table, noted, table_for
from sevenwonders_qt.models.words.terms import card_name, with_free_city
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.table.ages import ConflictBanner
from sevenwonders_qt.views.table.discard_prompt import DiscardPrompt
from sevenwonders_qt.views.table.enlarged import Enlarged
from sevenwonders_qt.views.table.page import TablePage
from sevenwonders_qt.views.table.panel import Panel
from sevenwonders_qt.views.table.payment import PaymentPanel
from sevenwonders_qt.views.table.picks import FREE, OWN
from sevenwonders_qt.views.table.places import HandCard, Pile, Strips

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
CITY: Seat = 2
"""The Free City's seat."""

GOODS = ("foundry", "ore_vein", "brickyard", "clay_pool", "press_age1", "glassworks_age1")


@pytest.fixture(scope="module")
def classic() -> Classic:
    return Classic.of(DEFAULT, 2)


class Board:
    """A page with the table of a position, and what it wanted to have done."""

    def __init__(self, qtbot: QtBot, art: Art, width: int = 1280, height: int = 720) -> None:
        self.window = window = QWidget()
        qtbot.addWidget(window)
        window.resize(width, height)
        self.page = TablePage(art, window)
        self.page.resize(width, height)
        self.page.speed = 0
        self.scene, self.view = self.page.scene, self.page.view
        window.show()
        self.commands: list[object] = []
        self.page.commanded.connect(self.commands.append)

    @property
    def lanes(self) -> Panel:
        return self.scene.parts.actions

    def show(self, position: Scenario, seat: Seat, log: Sequence[Event] = ()) -> Table:
        table = table_of(position, seat, log)
        self.page.ask(table)
        return table

    def click(self, rect: QRectF | None, across: float = 0.5) -> None:
        assert rect is not None
        point = QPointF(rect.left() + rect.width() * across, rect.center().y())
        QTest.mouseClick(self.view.viewport(), LEFT, pos=self.view.mapFromScene(point))

    def click_card(self, card: str) -> None:
        self.click(self.scene.place_of(HandCard(self.index(card))), 0.25)

    def click_spot(self, key: str, panel: Panel | None = None) -> None:
        panel = panel or self.lanes
        spot = panel.spot(key)
        assert spot is not None, f"no {key} in {[s.key for s in panel.spots]}"
        self.click(spot.rect.translated(panel.pos()))

    def index(self, card: str) -> int:
        return self.scene.parts.hand.cards.index(CardId(card))

    def press(self, *keys: Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)

    def number(self, card: str) -> Key:
        """The key that picks this card."""
        return Key(Key.Key_1 + self.index(card))

    def tip(self, key: str) -> str:
        spot = self.lanes.spot(key)
        assert spot is not None
        return spot.tooltip

    def can(self, lane: str) -> set[str]:
        """The actions open in a lane."""
        words = (spot.key.split() for spot in self.lanes.spots if spot.action is not None)
        return {word[1] for word in words if word[0] == lane and word[1] != "lane"}

    def active(self) -> str:
        picks = self.scene.picks
        return next(lane.name for lane in picks.lanes.values() if lane.active)


@pytest.fixture
def board(qtbot: QtBot, art: Art) -> Board:
    return Board(qtbot, art)


def seats() -> tuple[SeatInfo, ...]:
    people = (SeatInfo("Ana", Player.PERSON), SeatInfo("Bruno", Player.PERSON))
    return with_free_city(people, 3)


def table_of(position: Scenario, seat: Seat, log: Sequence[Event] = ()) -> Table:
    """The table as this player sees it; ``log`` is what has happened."""
    game, state = position.game, position.state
    view = game.view_for(state, seat)
    free = game.view_for(state, CITY) if view.deciders[CITY] == seat else None
    seen: list[Logged] = noted([], [game.redact(event, seat) for event in log])
    return table_for(game.rules, view, seats(), tuple(seen), free)


def simple(classic: Classic, hand: Sequence[str] = (), seat: Seat = 1, **more: object) -> Scenario:
    """A position in which this player decides for the Free City: Age I, turn 1 or 2."""
    places = [Place("giza"), Place("rhodes"), Place("alexandria", **more)]  # type: ignore[arg-type]
    held = hand or ("lumber_yard", "stockade", "baths", "press_age1", "altar")
    places[seat] = replace(places[seat], hand=held)
    return Scenario(classic, places, age=1, turn=2 - seat)


def test_both_cards_are_chosen_and_told_with_one_button_the_free_citys_first(
    board: Board, classic: Classic
) -> None:
    board.show(simple(classic), 1)
    assert board.active() == FREE
    board.click_card("lumber_yard")
    board.click_spot("free build")
    assert board.active() == OWN
    assert board.commands == []
    board.click_card("altar")
    board.click_spot("own discard")
    board.click_spot("confirm")
    assert board.commands == [
        Play(CITY, CardId("lumber_yard"), Use.BUILD),
        Play(1, CardId("altar"), Use.SELL),
    ]


def test_both_cards_are_chosen_with_keys(board: Board, classic: Classic) -> None:
    board.show(simple(classic), 1)
    board.press(Key.Key_Tab, board.number("altar"), Key.Key_D)
    assert board.active() == FREE  # the Free City's card is still missing
    board.press(board.number("lumber_yard"), Key.Key_C, Key.Key_Return)
    assert board.commands == [
        Play(CITY, CardId("lumber_yard"), Use.BUILD),
        Play(1, CardId("altar"), Use.SELL),
    ]


def test_enter_goes_from_lane_to_lane_and_then_tells_both(board: Board, classic: Classic) -> None:
    board.show(simple(classic), 1)
    board.press(board.number("lumber_yard"), Key.Key_Return)
    assert board.active() == OWN
    board.press(board.number("press_age1"), Key.Key_Return)
    assert [command.card for command in board.commands] == ["lumber_yard", "press_age1"]  # type: ignore[attr-defined]


def test_tab_changes_the_lane_and_shift_tab_moves_the_focus(board: Board, classic: Classic) -> None:
    board.show(simple(classic), 1)
    board.press(Key.Key_Tab)
    assert board.active() == OWN
    board.press(Key.Key_Tab)
    assert board.active() == FREE
    QTest.keyClick(board.view, Key.Key_Backtab)
    focused = [p for p in board.scene.parts.in_focus_order() if p.focus_shown]
    assert len(focused) == 1
    assert board.active() == FREE


def test_a_card_that_lies_in_the_other_lane_moves(board: Board, classic: Classic) -> None:
    board.show(simple(classic), 1)
    picks = board.scene.picks
    board.press(board.number("lumber_yard"), Key.Key_C, board.number("lumber_yard"))
    assert picks.lanes[FREE].draft is None
    assert picks.lanes[OWN].card == "lumber_yard"
    assert not picks.ready


@pytest.mark.painted
def test_the_card_for_the_free_city_is_framed_by_dashes_the_own_one_is_not(
    board: Board, classic: Classic
) -> None:
    board.show(simple(classic), 1)
    board.press(board.number("lumber_yard"), Key.Key_C, board.number("altar"))
    held = board.scene.parts.hand.held
    assert held.free == board.index("lumber_yard")
    assert held.picked == board.index("altar")
    # Along the frame of the one colours alternate, along that of the other they do not.
    assert len(frame_colours(board, held.free)) >= 2
    assert len(frame_colours(board, held.picked)) == 1


def frame_colours(board: Board, index: int) -> set[str]:
    """The colours on the line along the left edge of a card, where its frame runs."""
    picture = board.page.grab().toImage()
    rect = board.scene.place_of(HandCard(index))
    assert rect is not None
    x = rect.left() - board.scene.style.s(5)
    found: dict[str, int] = {}
    for step in range(40):
        y = rect.top() + rect.height() * (0.3 + 0.01 * step)
        at = board.view.mapFromScene(QPointF(x, y))
        name = picture.pixelColor(board.view.mapTo(board.page, at)).name()
        found[name] = found.get(name, 0) + 1
    return {name for name, times in found.items() if times >= 6}


def test_the_free_city_may_not_sell_while_it_can_build_and_is_told_why(
    board: Board, classic: Classic
) -> None:
    board.show(simple(classic), 1)
    board.press(board.number("baths"))
    assert "discard" not in board.can(FREE)
    assert "only if nothing else is possible" in board.tip("free discard")
    board.press(Key.Key_D, Key.Key_Return)
    assert board.commands == []
    board.press(board.number("lumber_yard"), Key.Key_Tab, board.number("baths"))
    assert "discard" in board.can(OWN)  # the own city sells what it likes


def poor(classic: Classic, drawn: str) -> Scenario:
    """Turn 6: the Free City makes stone alone and has no coins; two cards ask for more."""
    places = [
        Place("olympia", hand=["stockade", "barracks"]),
        Place("rhodes"),
        Place("giza", hand=[drawn], coins=0),
    ]
    return Scenario(classic, places, age=1, turn=6)


def test_the_free_city_sells_when_it_can_do_nothing_else(board: Board, classic: Classic) -> None:
    board.show(poor(classic, "guard_tower"), 0)
    board.press(board.number("barracks"))
    assert board.can(FREE) == {"discard"}
    board.press(Key.Key_D, board.number("stockade"), Key.Key_D, Key.Key_Return)
    assert board.commands == [
        Play(CITY, CardId("barracks"), Use.SELL),
        Play(0, CardId("stockade"), Use.SELL),
    ]


def test_a_chain_obliges_the_free_city_to_build(board: Board, classic: Classic) -> None:
    places = [
        Place("giza", hand=["courthouse", "sawmill"]),
        Place("rhodes"),
        Place("alexandria", built=["scriptorium", "stone_pit", "quarry"]),
    ]
    board.show(Scenario(classic, places, age=2, turn=1), 0)
    board.press(board.number("courthouse"))
    assert board.can(FREE) == {"build"}
    assert "its chain must be used" in board.tip("free stage")
    board.press(Key.Key_E)
    picks = board.scene.picks
    draft = picks.lanes[FREE].draft
    assert draft is not None
    assert draft.command == Play(CITY, CardId("courthouse"), Use.BUILD, Way.CHAIN)
    board.press(board.number("sawmill"))
    assert "stage" in board.can(FREE)


def test_the_only_card_that_the_free_city_can_play_is_kept_for_it(
    board: Board, classic: Classic
) -> None:
    board.show(poor(classic, "baths"), 0)
    board.press(Key.Key_Tab, board.number("baths"))
    assert board.can(OWN) == set()
    assert "reserved for the Free City" in board.tip("own discard")
    mark = board.scene.parts.hand.items[board.index("baths")]
    assert "reserved for the Free City" in mark.texts
    board.press(Key.Key_Tab, board.number("baths"), Key.Key_C)
    board.press(board.number("stockade"), Key.Key_D, Key.Key_Return)
    assert board.commands == [
        Play(CITY, CardId("baths"), Use.BUILD),
        Play(0, CardId("stockade"), Use.SELL),
    ]


def test_the_free_city_pays_through_the_overlay_as_the_buyer(
    board: Board, classic: Classic
) -> None:
    places = [
        Place("giza", hand=["stables"], built=["ore_vein", "clay_pool"]),
        Place("rhodes", built=["clay_pit"]),
        Place("ephesus", built=["lumber_yard"], coins=8),
    ]
    table = board.show(Scenario(classic, places, age=2, turn=1), 0)
    assert table.free_city is not None
    ways = table.free_city.offers[CardId("stables")].payments
    assert len(ways) > 1
    board.press(board.number("stables"), Key.Key_C)
    overlay = board.page.overlay
    assert isinstance(overlay, PaymentPanel)
    assert "it pays" in overlay.texts
    assert "The Free City pays" in overlay.texts
    assert board.commands == []
    board.click_spot("way 2", overlay)
    board.click_spot("confirm", overlay)
    assert board.page.overlay is None
    picks = board.scene.picks
    draft = picks.lanes[FREE].draft
    assert draft is not None
    assert draft.command == ways[1].command
    assert board.active() == OWN
    board.press(Key.Key_2 if board.index("stables") == 0 else Key.Key_1, Key.Key_D, Key.Key_Return)
    assert board.commands[0] == ways[1].command


def test_who_is_paid_by_the_free_city_is_named(board: Board, classic: Classic) -> None:
    places = [
        Place("giza", hand=["stockade"]),
        Place("olympia"),
        Place("ephesus", coins=8),
    ]
    board.show(Scenario(classic, places, age=1, turn=2), 0)  # Olympia sells the wood
    board.press(board.number("stockade"))
    assert "Bruno" in board.lanes.texts
    assert "Bruno" in board.scene.parts.hand.items[board.index("stockade")].texts
    other = [Place("olympia", hand=["stockade"]), Place("giza"), Place("ephesus", coins=8)]
    board.show(Scenario(classic, other, age=1, turn=2), 0)
    board.press(board.number("stockade"))
    assert "you" in board.lanes.texts


def test_a_way_to_pay_that_was_not_said_is_asked_for_when_both_are_told(
    board: Board, classic: Classic
) -> None:
    places = [
        Place("giza", hand=["stables", "sawmill"], built=["ore_vein", "clay_pool"]),
        Place("rhodes", built=["clay_pit"]),
        Place("ephesus", built=["lumber_yard"], coins=8),
    ]
    board.show(Scenario(classic, places, age=2, turn=1), 0)
    board.press(board.number("stables"), Key.Key_Return)  # building goes without saying
    board.press(board.number("sawmill"), Key.Key_Return)
    assert board.commands == []
    assert isinstance(board.page.overlay, PaymentPanel)
    board.press(Key.Key_Return)
    assert [command.card for command in board.commands] == ["stables", "sawmill"]  # type: ignore[attr-defined]


def test_leaving_the_question_how_to_pay_tells_nothing_later(
    board: Board, classic: Classic
) -> None:
    places = [
        Place("giza", hand=["stables", "sawmill"], built=["ore_vein", "clay_pool"]),
        Place("rhodes", built=["clay_pit"]),
        Place("ephesus", built=["lumber_yard"], coins=8),
    ]
    board.show(Scenario(classic, places, age=2, turn=1), 0)
    board.press(board.number("stables"), Key.Key_Return, board.number("sawmill"))
    board.press(Key.Key_Return, Key.Key_Escape)  # asked how to pay, and left
    assert board.page.overlay is None
    board.press(Key.Key_C, Key.Key_Return)  # asked again, answered
    assert board.commands == []
    board.press(Key.Key_Return)
    assert len(board.commands) == 2


def test_each_card_laid_is_taken_back_by_a_click_and_both_by_the_button(
    board: Board, classic: Classic
) -> None:
    position = simple(classic)
    table = board.show(position, 1)
    board.press(board.number("lumber_yard"), Key.Key_C, board.number("altar"), Key.Key_D)
    order = board.scene.parts.hand.cards
    board.press(Key.Key_Return)
    for command in list(board.commands):
        position.play(command)  # type: ignore[arg-type]
    board.commands.clear()
    board.show(position, 1)
    assert board.scene.parts.hand.cards == order  # nothing jumps
    board.click_card("lumber_yard")
    board.click_card("altar")
    board.click_spot("confirm")
    QTest.keyClick(board.view, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    both = {TakeBack(1), TakeBack(CITY)}
    assert board.commands[:2] == [TakeBack(CITY), TakeBack(1)]
    assert set(board.commands[2:4]) == set(board.commands[4:]) == both
    position.play(TakeBack(CITY))
    board.show(position, 1)
    assert board.scene.parts.hand.cards == order
    assert board.can(FREE) != set()
    assert table.view.hand != position.city(1).hand


@pytest.mark.parametrize("seat", [0, 1])
def test_the_drawn_card_lies_last_and_is_marked(board: Board, classic: Classic, seat: Seat) -> None:
    position = simple(classic, seat=seat)
    drawn = position.city(seat).hand[-1]
    board.show(position, seat, [TurnBegan(1), PileDrawn(seat, drawn)])
    marked = [n for n, item in enumerate(board.scene.parts.hand.items) if from_pile(item)]
    assert marked == [len(position.city(seat).hand) - 1]


def from_pile(item: Panel) -> bool:
    shown = getattr(item, "_shown", None)
    return bool(shown is not None and shown.from_pile)


@pytest.mark.parametrize("seat", [0, 1])
def test_who_decides_is_told_for_each_turn_and_at_the_seat(
    board: Board, classic: Classic, seat: Seat
) -> None:
    board.show(simple(classic, seat=seat), seat)
    panel = board.scene.parts.deciding
    turns = panel.spot("turns")
    assert turns is not None
    mine, other = ("You", ("Bruno", "Ana")[seat])
    first, second = (mine, other) if seat == 1 else (other, mine)
    assert f"1: {first}, 2: {second}, 3: {first}" in turns.tooltip
    assert str(5 + seat) in panel.texts  # the pile
    spot = board.scene.parts.top.spot(f"seat {seat}")
    assert spot is not None
    assert "decides for the Free City this turn" in spot.tooltip


@pytest.mark.parametrize("seat", [0, 1])
def test_the_free_city_lies_where_it_does_in_the_ring(
    board: Board, classic: Classic, seat: Seat
) -> None:
    board.show(simple(classic, seat=seat), seat)
    parts = board.scene.parts
    city, opponent = (parts.left, parts.right) if seat == 0 else (parts.right, parts.left)
    assert "Free City" in city.texts
    assert ("Bruno", "Ana")[seat] in opponent.texts
    assert parts.deciding.x() == city.x()
    assert city.rect.height() < opponent.rect.height()
    pills = [parts.top.spot(f"seat {n}") for n in (0, 1)]
    assert all(pills)
    assert pills[0].rect.left() < pills[1].rect.left()  # type: ignore[union-attr]
    board.press(Key.Key_F2 if seat == 0 else Key.Key_F7)
    overlay = board.page.overlay
    assert isinstance(overlay, Enlarged)
    assert overlay.seat == CITY


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_does_not_decide_has_one_lane_and_is_told_who_does(
    board: Board, classic: Classic, seat: Seat
) -> None:
    position = simple(classic, seat=1 - seat)
    table = board.show(position, seat)
    assert table.free_city is None
    parts = board.scene.parts
    assert not board.scene.picks.for_two
    assert f"{('Bruno', 'Ana')[seat]} decides for the Free City" in parts.actions.texts
    board.press(Key.Key_1, Key.Key_D)
    assert board.commands == [Play(seat, table.view.hand[0], Use.SELL)]


def test_hands_are_shown_to_be_swapped_with_the_other_player(
    board: Board, classic: Classic
) -> None:
    board.show(simple(classic), 1)
    assert "6 card(s) for 6 of Ana" in board.scene.parts.band.texts


def test_eight_cards_lie_in_the_window_and_each_can_be_picked(
    board: Board, classic: Classic
) -> None:
    table = board.show(simple(classic), 1)
    assert len(table.view.hand) == 8
    for number in range(8):
        board.press(Key(Key.Key_1 + number))
        assert board.scene.selected == table.view.hand[number]
        rect = board.scene.place_of(HandCard(number))
        assert rect is not None
        assert board.scene.sceneRect().contains(rect)


def test_a_card_dropped_on_the_free_city_is_meant_for_it(board: Board, classic: Classic) -> None:
    board.show(simple(classic), 1)
    start = board.scene.place_of(HandCard(board.index("lumber_yard")))
    end = board.scene.place_of(Strips(CITY))
    assert start is not None
    assert end is not None
    drag(board, QPointF(start.left() + start.width() * 0.25, start.center().y()), end.center())
    picks = board.scene.picks
    draft = picks.lanes[FREE].draft
    assert draft is not None
    assert draft.command == Play(CITY, CardId("lumber_yard"), Use.BUILD)
    start = board.scene.place_of(HandCard(board.index("altar")))
    pile = board.scene.place_of(Pile())
    assert start is not None
    assert pile is not None
    drag(board, QPointF(start.left() + start.width() * 0.25, start.center().y()), pile.center())
    board.press(Key.Key_Return)
    assert board.commands[1] == Play(1, CardId("altar"), Use.SELL)


def drag(board: Board, start: QPointF, end: QPointF) -> None:
    viewport = board.view.viewport()
    points = [board.view.mapFromScene(start + (end - start) * step / 6) for step in range(7)]
    QTest.mousePress(viewport, LEFT, pos=points[0])
    for point in points[1:]:
        QTest.mouseMove(viewport, point)
    QTest.mouseRelease(viewport, LEFT, pos=points[-1])


def test_the_last_card_of_the_pile_is_played_by_babylon(board: Board, classic: Classic) -> None:
    babylon = Place("babylon", "B", built=[*GOODS, "loom_age1"], stages=2)
    position = Scenario(classic, [Place("giza"), Place("rhodes"), babylon], age=1, turn=6)
    position.play(position.legal(CITY)[0])
    position.turn()
    seat = position.game.player_of(position.state, CITY)
    assert position.state.prompts[CITY] == Prompt.FREE_CITY_LAST
    board.show(position, seat)
    overlay = board.page.overlay
    assert isinstance(overlay, PaymentPanel)
    assert not overlay.closable
    assert overlay.card == position.city(CITY).hand[0]
    board.press(Key.Key_Return)
    assert len(board.commands) == 1
    assert board.commands[0] in position.legal(CITY)


def test_the_free_city_takes_from_the_discard_pile(board: Board, classic: Classic) -> None:
    tomb = Place("halicarnassus", "A", built=[*GOODS, "loom_age1", "altar"], stages=1)
    places = [Place("giza", hand=["stockade"]), Place("rhodes"), tomb]
    position = Scenario(classic, places, age=2, turn=3, discards=("baths", "altar"))
    position.turn(stage(CITY, "stockade"))
    assert position.state.prompts[CITY] == Prompt.DISCARD_PILE
    board.show(position, position.game.player_of(position.state, CITY))
    overlay = board.page.overlay
    assert isinstance(overlay, DiscardPrompt)
    assert any("for the Free City" in text for text in overlay.texts)
    board.press(Key.Key_Return)
    assert board.commands[0].seat == CITY  # type: ignore[attr-defined]


def test_the_pile_is_told_by_a_key(board: Board, classic: Classic, qtbot: QtBot) -> None:
    board.show(simple(classic), 1)
    board.press(Key.Key_T)
    spot = board.scene.parts.deciding.spot("pile")
    assert spot is not None
    qtbot.waitUntil(lambda: spot.tooltip.splitlines()[0] in board.scene.tips.tip.texts)


def test_a_turn_of_two_is_played_out_and_ends_in_the_truth(
    board: Board, classic: Classic, qtbot: QtBot
) -> None:
    position = simple(classic)
    before = board.show(position, 1)
    free, own = position.legal(CITY)[0], position.legal(1)[-1]
    position.play(free)
    own = next(c for c in position.legal(1) if isinstance(c, Play))
    position.play(own)
    laid = table_of(position, 1)
    events = position.turn()
    assert any(isinstance(event, HandsSwapped) for event in events)
    assert any(isinstance(event, PileDrawn) for event in events)
    after = table_of(position, 1)
    board.page.speed = 20
    board.page.show_table(laid)
    with qtbot.waitSignal(board.page.finished):
        board.page.play([classic.redact(e, 1) for e in events], laid, after)
        assert board.page.animator.length > 0
    assert board.scene.table is after
    assert before.view.turn + 1 == after.view.turn


def test_while_a_turn_is_shown_no_lane_asks_for_a_card(board: Board, classic: Classic) -> None:
    board.show(simple(classic), 1)
    lanes = board.scene.parts.actions
    assert lanes.isVisible()
    assert lanes.spots
    lanes.show_revealing()
    assert lanes.texts[0] == "Reveal"
    assert lanes.spots == []


def test_three_cities_fight_after_an_age(board: Board, classic: Classic, qtbot: QtBot) -> None:
    position = Scenario(
        classic, [Place("giza", built=["stockade"]), Place("rhodes"), Place("olympia")], turn=6
    )
    before = board.show(position, 0)
    if position.state.prompts[CITY] is not None:
        position.play(position.legal(CITY)[0])
    events = position.turn()
    board.page.speed = 20
    board.page.play([classic.redact(e, 0) for e in events], before, table_of(position, 0))
    board.page.speed = 0.5  # moved fast, read slowly
    qtbot.waitUntil(lambda: isinstance(board.page.overlay, ConflictBanner))
    banner = board.page.overlay
    assert isinstance(banner, ConflictBanner)
    assert len([e for e in banner.conflicts if isinstance(e, ConflictResolved)]) == 3
    assert "Free City" in banner.texts


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3440, 1440)])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_parts_lie_apart(
    qtbot: QtBot, art: Art, classic: Classic, size: tuple[int, int], seat: Seat
) -> None:
    board = Board(qtbot, art, *size)
    board.show(simple(classic, seat=seat), seat)
    parts = board.scene.parts
    panels = (parts.top, parts.left, parts.right, parts.deciding, parts.own)
    panels += (parts.log, parts.actions)
    rects = [*(panel.geometry for panel in panels), parts.hand.rect]
    for number, rect in enumerate(rects):
        assert QRectF(0, 0, *size).adjusted(-0.1, -0.1, 0.1, 0.1).contains(rect)
        for other in rects[number + 1 :]:
            overlap = rect.intersected(other)
            assert min(overlap.width(), overlap.height()) < 0.1


def test_no_word_is_smaller_than_eleven_pixels_at_720_lines(board: Board, classic: Classic) -> None:
    board.show(simple(classic), 1)
    board.press(board.number("lumber_yard"), Key.Key_C, board.number("altar"))
    sizes = [px for panel in board.scene.parts.drawn() for px in panel.text_sizes]
    drawn = zip(board.scene.texts, sizes, strict=True)
    assert [(text, px) for text, px in drawn if px < 11 and any(map(str.isalpha, text))] == []


def test_nothing_of_either_lane_is_left_when_the_table_is_hidden(
    board: Board, classic: Classic
) -> None:
    board.show(simple(classic), 1)
    board.press(board.number("lumber_yard"), Key.Key_C)
    board.scene.hide_everything()
    assert board.scene.texts == []
    assert card_name(CardId("lumber_yard")) not in board.scene.parts.actions.texts
    assert board.scene.selected is None
