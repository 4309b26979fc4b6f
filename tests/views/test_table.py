"""The table is played with real mouse and key events; what it shows is read from its texts."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.staging import Staged
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.commands import Play, TakeBack, Use, Way
from sevenwonders_qt.games.classic.events import (
    AgeBegan,
    CardBuilt,
    CardSold,
    ConflictResolved,
    StageBuilt,
    TurnBegan,
)
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.offer import Offered
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.redact import redact
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.table import Logged, Table, noted, table_for
from sevenwonders_qt.models.words.log import heading, sentence
from sevenwonders_qt.models.words.sentence import HEADING
from sevenwonders_qt.models.words.terms import card_name
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.table.hand import ONE_EDGED, TWO_EDGED, fan, fitted
from sevenwonders_qt.views.table.log_lines import log_lines
from sevenwonders_qt.views.table.match_scene import TableView
from sevenwonders_qt.views.table.places import Border, HandCard, Pile
from sevenwonders_qt.views.table.scene import TableScene
from sevenwonders_qt.views.table.tips import Tip
from tests.views.traced import traced

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
NAMES = ("Ana", "Bruno", "Clara", "Davi", "Elena", "Fabio", "Gabi")


@pytest.fixture(scope="module")
def classic() -> Classic:
    return Classic.first_edition()


def table_of(
    classic: Classic,
    players: int = 4,
    age: int = 2,
    turn: int = 2,
    seed: int = 5,
    laid: bool = False,
) -> Table:
    """The table of seat 0 in that turn of a random game in which cards are seldom sold."""
    chance, dice, state = SeededChance(seed), random.Random(seed), classic.empty()
    log: list[Logged] = []

    def note(events: Sequence[Event]) -> None:
        log.extend(Logged(state.age, state.turn, redact(event, 0)) for event in events)

    began = classic.begin(Setup.random(players), chance)
    for event in began:
        classic.evolve(state, event)
    note(began)
    while not (state.age == age and state.turn >= turn and all(state.prompts)):
        for seat in list(state.owing):
            legal = classic.legal(state, seat)
            kept = [c for c in legal if not (isinstance(c, Play) and c.use is Use.SELL)] or legal
            note(classic.step(state, dice.choice(kept), chance))
    if laid:
        note(classic.step(state, classic.legal(state, 0)[0], chance))
    seats = tuple(SeatInfo(name, Player.PERSON) for name in NAMES[:players])
    return table_for(classic.rules, classic.view_for(state, 0), seats, log)


def find(classic: Classic, wanted: Callable[[Table], bool], age: int = 2) -> Table:
    """A table of some seed with what a test needs."""
    tables = (table_of(classic, age=age, turn=turn, seed=s) for s in range(40) for turn in (0, 2))
    return next(table for table in tables if wanted(table))


def index_of(table: Table, *states: Offered) -> int | None:
    """Where the hand has a card in one of these states."""
    found = (i for i, card in enumerate(table.view.hand) if table.offers[card].state in states)
    return next(found, None)


class Board:
    """A window with a table, and what the scene said."""

    def __init__(self, qtbot: QtBot, art: Art, width: int = 1280, height: int = 720) -> None:
        self.scene = TableScene(art)
        self.view = TableView(self.scene)
        self.scene.setParent(self.view)  # and is freed with it
        qtbot.addWidget(self.view)
        self.view.resize(width, height)
        self.view.show()
        self.commands: list[object] = []
        self.payments: list[tuple[object, object]] = []
        self.enlarged: list[object] = []
        self.scene.commanded.connect(self.commands.append)
        self.scene.payment_wanted.connect(lambda use, card, _: self.payments.append((use, card)))
        self.scene.enlarge_wanted.connect(self.enlarged.append)

    def point(self, rect: QRectF | None) -> QPoint:
        assert rect is not None
        return self.view.mapFromScene(rect.center())

    def card(self, index: int) -> QPoint:
        """A point of a card that no other card covers."""
        rect = self.scene.place_of(HandCard(index))
        assert rect is not None
        return self.view.mapFromScene(QPointF(rect.left() + rect.width() * 0.25, rect.center().y()))

    def click(self, point: QPoint) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=point)

    def press(self, *keys: Key) -> None:
        for key in keys:
            QTest.keyClick(self.view, key)

    def tips(self) -> dict[str, str]:
        return {spot.key: spot.tooltip for spot in self.scene.parts.actions.spots}

    def can(self) -> set[str]:
        return {spot.key for spot in self.scene.parts.actions.spots if spot.action is not None}


@pytest.fixture
def board(qtbot: QtBot, art: Art) -> Board:
    return Board(qtbot, art)


def simple(classic: Classic) -> tuple[Table, int]:
    """A table where a card can be built in one way, and that card's place."""
    table = find(classic, lambda t: index_of(t, Offered.READY, Offered.FREE) is not None)
    index = index_of(table, Offered.READY, Offered.FREE)
    assert index is not None
    return table, index


def test_clicking_a_card_offers_to_build_to_stage_and_to_discard(
    board: Board, classic: Classic
) -> None:
    table, index = simple(classic)
    board.scene.show_table(table)
    assert board.can() == set()
    board.click(board.card(index))
    assert board.scene.selected == table.view.hand[index]
    assert {"build", "discard"} <= board.can()
    assert set(board.tips()) >= {"build", "stage", "discard"}
    assert card_name(table.view.hand[index]) in board.scene.parts.actions.texts


def test_clicking_the_picked_card_again_presses_the_gold_button(
    board: Board, classic: Classic
) -> None:
    table, index = simple(classic)
    board.scene.show_table(table)
    board.click(board.card(index))
    QTest.qWait(1)
    QTest.mouseClick(board.view.viewport(), LEFT, pos=board.card(index), delay=800)
    assert board.commands == [Play(0, table.view.hand[index], Use.BUILD)]


def test_a_double_click_builds_at_the_cheapest_price(board: Board, classic: Classic) -> None:
    table = find(classic, lambda t: any(len(o.payments) > 1 for o in t.offers.values()))
    index = next(i for i, c in enumerate(table.view.hand) if len(table.offers[c].payments) > 1)
    board.scene.show_table(table)
    viewport, point = board.view.viewport(), board.card(index)
    QTest.mouseClick(viewport, LEFT, pos=point)
    QTest.mouseDClick(viewport, LEFT, pos=point)
    assert board.commands == [table.offers[table.view.hand[index]].payments[0].command]


def test_several_ways_to_pay_are_asked_for(board: Board, classic: Classic) -> None:
    table = find(classic, lambda t: any(len(o.payments) > 1 for o in t.offers.values()))
    index = next(i for i, c in enumerate(table.view.hand) if len(table.offers[c].payments) > 1)
    board.scene.show_table(table)
    board.press(Key(Key.Key_1 + index), Key.Key_C)
    assert board.commands == []
    assert board.payments == [(Use.BUILD, table.view.hand[index])]


def test_keys_pick_build_and_discard(board: Board, classic: Classic) -> None:
    table, index = simple(classic)
    card = table.view.hand[index]
    board.scene.show_table(table)
    board.press(Key(Key.Key_1 + index), Key.Key_C, Key.Key_D, Key.Key_Return)
    build = Play(0, card, Use.BUILD)
    assert board.commands == [build, Play(0, card, Use.SELL), build]


def test_arrows_go_round_the_hand(board: Board, classic: Classic) -> None:
    table = table_of(classic)
    board.scene.show_table(table)
    board.press(Key.Key_Right)
    assert board.scene.selected == table.view.hand[0]
    board.press(Key.Key_Left)
    assert board.scene.selected == table.view.hand[-1]


def test_a_stage_is_built_over_the_picked_card(board: Board, classic: Classic) -> None:
    table = find(classic, lambda t: t.stage is not None and len(t.stage.payments) == 1)
    assert table.stage is not None
    board.scene.show_table(table)
    board.press(Key.Key_2, Key.Key_E)
    expected = replace(table.stage.payments[0].command, card=table.view.hand[1])
    assert board.commands == [expected]


def test_a_card_that_cannot_be_built_says_why_and_offers_no_building(
    board: Board, classic: Classic
) -> None:
    table = find(classic, lambda t: any(o.short_of for o in t.offers.values()))
    index = next(i for i, card in enumerate(table.view.hand) if table.offers[card].short_of)
    offer = table.offers[table.view.hand[index]]
    board.scene.show_table(table)
    board.press(Key(Key.Key_1 + index))
    why = f"costs {offer.cheapest}, {offer.short_of} short"
    assert "build" not in board.can()
    assert why in board.tips()["build"]
    assert why in board.scene.parts.hand.items[index].spots[0].tooltip
    board.press(Key.Key_C)
    assert board.commands == []


def test_a_card_dragged_to_the_pile_is_discarded(board: Board, classic: Classic) -> None:
    table = table_of(classic)
    board.scene.show_table(table)
    viewport, start = board.view.viewport(), board.card(0)
    end = board.point(board.scene.place_of(Pile()))
    QTest.mousePress(viewport, LEFT, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(viewport, start + (end - start) * step / 5)
    assert board.scene.parts.targets.isVisible()
    QTest.mouseRelease(viewport, LEFT, pos=end)
    assert board.commands == [Play(0, table.view.hand[0], Use.SELL)]
    assert not board.scene.parts.targets.isVisible()


def test_clicking_the_chosen_card_takes_it_back(board: Board, classic: Classic) -> None:
    table = table_of(classic, laid=True)
    board.scene.show_table(table)
    chosen = board.scene.parts.hand.held.laid
    assert chosen is not None
    assert board.scene.parts.hand.cards[chosen] == table.view.choice.card  # type: ignore[union-attr]
    board.click(board.card(chosen))
    assert board.commands == [TakeBack(0)]


def test_the_menu_keys_enlarge_the_cities_around_the_table(board: Board, classic: Classic) -> None:
    board.scene.show_table(table_of(classic, players=7))
    board.press(Key.Key_F2, Key.Key_F3, Key.Key_F6, Key.Key_F7)
    assert board.enlarged == [6, 5, 2, 1]


def test_a_right_click_or_space_enlarges_a_card_of_the_hand(board: Board, classic: Classic) -> None:
    table = table_of(classic)
    board.scene.show_table(table)
    right = Qt.MouseButton.RightButton
    QTest.mouseClick(board.view.viewport(), right, pos=board.card(2))
    board.press(Key.Key_2, Key.Key_Space)
    assert board.enlarged == [table.view.hand[2], table.view.hand[1]]
    assert board.commands == []


class Marking(QTranslator):
    """Translates every text by setting it in brackets."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return f"\N{LEFT-POINTING DOUBLE ANGLE QUOTATION MARK}{source}"


@pytest.mark.parametrize("laid", [False, True])
def test_every_word_changes_with_the_language(
    board: Board, classic: Classic, qapp: QApplication, laid: bool
) -> None:
    board.scene.show_table(table_of(classic, players=5, laid=laid))
    board.press(Key.Key_1)
    marking = Marking()
    qapp.installTranslator(marking)
    try:
        board.scene.retranslate()
        fixed = {*NAMES, "I", "II", "III", "IV", "C", "E", "D", "F", "L", "F3", "F4"}
        words = [text for text in board.scene.texts if any(map(str.isalpha, text))]
        mark = "\N{LEFT-POINTING DOUBLE ANGLE QUOTATION MARK}"
        assert [text for text in words if mark not in text and text not in fixed] == []
        tips = [spot.tooltip for panel in board.scene.parts.drawn() for spot in panel.spots]
        assert [tip for tip in tips if any(map(str.isalpha, tip)) and mark not in tip] == []
    finally:
        qapp.removeTranslator(marking)


def test_tab_visits_every_part_of_the_table_and_comes_round(board: Board, classic: Classic) -> None:
    board.scene.show_table(table_of(classic, players=7))
    parts = board.scene.parts
    visited = []
    for _ in range(80):
        board.press(Key.Key_Tab)
        focused = [panel for panel in parts.in_focus_order() if panel.focus_shown]
        assert len(focused) == 1
        visited.append(focused[0])
    for panel in (*parts.hand.visible_items, parts.actions, parts.left, parts.right, parts.far[3]):
        assert panel in visited
    assert visited.count(parts.hand.items[0]) > 1


def test_resting_on_a_spot_tells_what_it_is(board: Board, classic: Classic, qtbot: QtBot) -> None:
    board.scene.show_table(table_of(classic))
    spot = board.scene.place_of(Border(1))
    QTest.mouseMove(board.view.viewport(), QPoint(5, 5))
    QTest.mouseMove(board.view.viewport(), board.point(spot))

    def tips() -> list[str]:
        shown = (item for item in board.scene.items() if isinstance(item, Tip))
        return [text for tip in shown if tip.isVisible() for text in tip.texts]

    qtbot.waitUntil(lambda: bool(tips()))
    assert "Bruno" in tips()[0]
    board.press(Key.Key_1)
    assert tips() == []


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (3840, 2160)])
def test_no_card_of_seven_or_eight_covers_another(
    qtbot: QtBot, art: Art, size: tuple[int, int]
) -> None:
    scene = Board(qtbot, art, *size).scene
    room, u = scene.parts.hand.rect, scene.style.u
    for count, spread in itertools.product((7, 8), (ONE_EDGED, TWO_EDGED)):
        fitting = fitted(room, u, count, spread)
        places = fan(room, u, count, (), fitting)
        assert not any(place.tight for place in places)
        assert places[1].x - places[0].x > fitting.wide * u


def test_a_card_under_the_mouse_rises_above_its_neighbours_and_sinks_again(
    board: Board, classic: Classic, qtbot: QtBot
) -> None:
    table, _ = simple(classic)
    board.scene.show_table(table)
    item, beside = board.scene.parts.hand.items[2:4]
    low, foot = item.card_rect.width(), item.sceneBoundingRect().bottom()
    QTest.mouseMove(board.view.viewport(), board.card(2) - QPoint(2, 2))
    QTest.mouseMove(board.view.viewport(), board.card(2))
    qtbot.waitUntil(lambda: item.scale() == 1.0 and item.card_rect.width() > 1.05 * low)
    assert item.zValue() > beside.zValue()
    assert abs(item.sceneBoundingRect().bottom() - foot) < 8  # it grows upwards
    QTest.mouseMove(board.view.viewport(), QPoint(5, 5))
    qtbot.waitUntil(lambda: item.card_rect.width() == low)
    assert item.zValue() < beside.zValue()
    assert item.scale() == 1.0


def test_without_motion_a_card_rises_at_once(board: Board, classic: Classic) -> None:
    table, _ = simple(classic)
    board.scene.show_table(table)
    board.scene.parts.hand.set_moves(lambda: False)
    item = board.scene.parts.hand.items[2]
    low = item.card_rect.width()
    QTest.mouseMove(board.view.viewport(), board.card(2) - QPoint(2, 2))
    QTest.mouseMove(board.view.viewport(), board.card(2))
    assert item.card_rect.width() > 1.05 * low
    assert item.scale() == 1.0


def test_nothing_of_a_hand_is_left_when_the_table_is_hidden(board: Board, classic: Classic) -> None:
    table = table_of(classic)
    board.scene.show_table(table)
    board.press(Key.Key_1)
    board.scene.hide_everything()
    assert board.scene.texts == []
    assert board.scene.table is None
    assert all(item.card is None and item.texts == [] for item in board.scene.parts.hand.items)


def test_a_table_shown_twice_or_after_another_looks_the_same(
    board: Board, classic: Classic
) -> None:
    table = table_of(classic, players=3)
    board.scene.show_table(table)
    first, places = board.scene.texts, board.scene.parts.own.spots
    board.scene.show_table(table_of(classic, players=7, age=3))
    board.scene.show_table(table)
    board.scene.show_table(table)
    assert board.scene.texts == first
    again = board.scene.parts.own.spots
    assert [(spot.key, spot.rect) for spot in again] == [(spot.key, spot.rect) for spot in places]


@pytest.mark.parametrize("players", [3, 4, 5, 7])
def test_no_word_is_smaller_than_eleven_pixels_at_720_lines(
    board: Board, classic: Classic, players: int
) -> None:
    board.scene.show_table(table_of(classic, players, age=3, turn=0))
    board.press(Key.Key_3)
    sizes = [px for panel in board.scene.parts.drawn() for px in panel.text_sizes]
    drawn = zip(board.scene.texts, sizes, strict=True)
    assert [(text, px) for text, px in drawn if px < 11 and any(map(str.isalpha, text))] == []


@pytest.mark.parametrize(
    "size", [(1280, 720), (1366, 768), (1920, 1080), (3440, 1440), (1600, 1200)]
)
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_the_parts_of_the_table_lie_in_the_window_and_apart(
    qtbot: QtBot, art: Art, classic: Classic, size: tuple[int, int], players: int
) -> None:
    scene = Board(qtbot, art, *size).scene
    scene.show_table(table_of(classic, players))
    parts = scene.parts
    far = [city for city in parts.far if city.isVisible()]
    panels = (parts.top, parts.left, parts.right, *far, parts.own, parts.log, parts.actions)
    rects = [*(panel.geometry for panel in panels), parts.hand.rect]
    window = QRectF(0, 0, *size).adjusted(-0.1, -0.1, 0.1, 0.1)
    for number, rect in enumerate(rects):
        assert window.contains(rect)
        for other in rects[number + 1 :]:
            overlap = rect.intersected(other)
            assert min(overlap.width(), overlap.height()) < 0.1
    assert len(far) == players - 3


def test_a_small_window_shows_the_table_scaled_down(
    qtbot: QtBot, art: Art, classic: Classic
) -> None:
    small = Board(qtbot, art, 800, 500)
    table, index = simple(classic)
    small.scene.show_table(table)
    assert small.scene.sceneRect().width() >= 1280
    small.click(small.card(index))
    assert small.scene.selected == table.view.hand[index]


def test_words_are_as_large_in_half_a_screen_as_in_a_usual_window(
    qtbot: QtBot, art: Art, classic: Classic
) -> None:
    seen: list[dict[str, float]] = []
    for size in ((1280, 720), (960, 540)):
        board = Board(qtbot, art, *size)
        board.scene.show_table(table_of(classic, 4, age=1, turn=3))
        panels, shown_at = board.scene.parts, board.view.transform().m11()
        seen.append(
            {
                text: px * shown_at
                for panel in (panels.actions, panels.log)
                for text, px in zip(panel.texts, panel.text_sizes, strict=True)
            }
        )
    usual, half = seen
    words = [text for text in usual if text in half and " " in text]
    assert words
    assert [text for text in words if half[text] < 0.9 * usual[text]] == []


@pytest.mark.parametrize("players", [2, 3])
def test_when_the_game_is_over_the_panel_asks_nothing_and_says_so_once(
    board: Board, players: int
) -> None:
    game = Box().classic(Options(edition=Edition.FIRST), players)
    board.scene.show_table(Staged(game, players, "5", None).table("Ana"))
    words = [ink.what for ink in traced(board.scene.parts.actions) if ink.kind == "words"]
    assert words == ["The game is over"]


def test_the_log_says_who_was_paid() -> None:
    seats = tuple(SeatInfo(name, Player.PERSON) for name in NAMES[:4])
    ana, bruno, _, dora = NAMES[:4]
    free = CardBuilt(0, "altar", Way.COST, 0, 0, 0)  # type: ignore[arg-type]
    banked = replace(free, to_bank=1)
    bought = replace(free, to_bank=1, to_left=2, to_right=3)
    sentences = [sentence(event, seats, 2) for event in (free, banked, bought)]
    assert [words for found in sentences if found for words in found[2:]] == [
        "built Altar",
        "built Altar for 1 coin(s)",
        f"built Altar: 2 to {dora}, 3 to {bruno}, 1 to the bank",
    ]
    from_stage = StageBuilt(3, 0, "altar", 0, 0, 2)  # type: ignore[arg-type]
    assert sentence(from_stage, seats, 2) == (3, "stage", f"built stage I: 2 to {ana}")


def test_the_log_has_a_heading_for_each_turn_but_an_empty_one() -> None:
    seats = (SeatInfo("Ana", Player.PERSON),) * 3
    log = noted((), [AgeBegan(2, ()), TurnBegan(1), CardSold(1, "altar", 3), TurnBegan(2)])  # type: ignore[arg-type]
    words = (heading(logged) or sentence(logged.event, seats, 0) for logged in log)
    lines = log_lines(words, seats, 0)
    assert [(line.number, line.icon, line.text) for line in lines][:2] == [
        (0, "age_2", "Age II begins"),
        (1, HEADING, "Age II, turn 1"),
    ]
    assert lines[-1].icon == "discard"


def test_the_log_tells_deeds_and_names_no_hidden_card() -> None:
    seats = tuple(SeatInfo(name, Player.PERSON) for name in NAMES[:3])
    stage = redact(StageBuilt(1, 1, "altar", 0, 2, 0), 0)  # type: ignore[arg-type]
    sold = redact(CardSold(2, "altar", 3), 0)  # type: ignore[arg-type]
    war = ConflictResolved(0, 1, 3, 1, 0, 3)
    assert sentence(stage, seats, 0) == (1, "stage", "built stage II: 2 to you")
    assert sentence(sold, seats, 0) == (2, "discard", "discarded a card for 3 coin(s)")
    assert sentence(war, seats, 0) == (0, "mil_3", "beat Bruno, 3 to 1: +3 and \N{MINUS SIGN}1")


def test_one_picture_of_the_table_top_is_kept_and_painted_for_another_size_or_light(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[float] = []
    monkeypatch.setattr(
        "sevenwonders_qt.views.paint.table_top.table_background",
        lambda canvas, width, height: painted.append(width),
    )
    kept = board.scene.style.art.table_tops
    kept.clear()
    board.view.viewport().repaint()
    board.view.viewport().repaint()
    assert len(painted) == 1
    assert len(kept) == 1
    board.view.resize(1366, 768)
    board.view.viewport().repaint()
    assert len(painted) == 2
    assert len(kept) == 1
    board.scene.set_light(3)
    board.view.viewport().repaint()
    assert len(painted) == 3
    assert len(kept) == 1
