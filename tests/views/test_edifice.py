"""Edifices on the table: what lies there, taking part, warnings and prompts by mouse and keys."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.boxes import table_parts
from sevenwonders_qt.app.staging import Staged
from sevenwonders_qt.app.translation import install
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from sevenwonders_qt.games.classic.shape import RULEBOOK
from sevenwonders_qt.games.edifice import events as ev
from sevenwonders_qt.games.edifice.commands import PARTICIPATE, PayPenalty
from sevenwonders_qt.models.edifice.projects import WARNED_FROM
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.history import result_of
from sevenwonders_qt.models.shown.table import Table
from sevenwonders_qt.models.words.log import sentence
from sevenwonders_qt.views.edifice.prompt import PenaltyPrompt
from sevenwonders_qt.views.edifice.row import EdificeZoom
from sevenwonders_qt.views.pages.new_game import NewGamePage
from sevenwonders_qt.views.pages.score import ScorePage
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.table.one_of import StageChoice
from sevenwonders_qt.views.table.overlay import PEEK_MS
from sevenwonders_qt.views.table.page import TablePage
from sevenwonders_qt.views.table.panel import Panel
from sevenwonders_qt.views.table.payment import PaymentPanel
from sevenwonders_qt.views.table.scene import TableScene
from tests.filled_pages import set_seats
from tests.views.edifices import (
    NAMES,
    OTHERS,
    bought,
    builder,
    carthage,
    failing,
    position,
    seen,
)
from tests.views.measure_pages import LANGUAGES, speak
from tests.views.traced import cut

Key = Qt.Key


@pytest.fixture(scope="module")
def game() -> Classic:
    return Box().classic(Options(expansions=("edifice",)), 3)


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    """Counted texts are right in English too."""
    install(qapp, "en")


class Desk:
    """A table page in a window, with hands that press and click."""

    def __init__(self, qtbot: QtBot, art: Art, width: int = 1280, height: int = 720) -> None:
        self.window = window = QWidget()
        qtbot.addWidget(window)
        self.page = TablePage(art, window, boxes=table_parts())
        window.resize(width, height)
        self.page.resize(width, height)
        window.show()
        qtbot.waitExposed(window)
        self.page.view.fit()
        self.page.view.setFocus()
        self.commands: list[object] = []
        self.page.commanded.connect(self.commands.append)

    def ask(self, made: Scenario) -> Table:
        table = seen(made)
        self.page.ask(table)
        return table

    @property
    def row(self) -> Panel:
        return self.page.scene.parts.rows[0]

    @property
    def actions(self) -> Panel:
        return self.page.scene.parts.actions

    def press(self, *keys: Key) -> None:
        for key in keys:
            QTest.keyClick(self.page.view, key)

    def click(self, panel: Panel, key: str) -> None:
        spot = panel.spot(key)
        assert spot is not None, [spot.key for spot in panel.spots]
        self.at(panel.mapToScene(spot.rect.center()))

    def at(self, point: QPointF) -> None:
        view = self.page.view
        button = Qt.MouseButton.LeftButton
        QTest.mouseClick(view.viewport(), button, pos=view.mapFromScene(point))

    def overlay(self, kind: type[Panel]) -> Panel:
        found = self.page.overlay
        assert isinstance(found, kind)
        return found


@pytest.fixture
def desk(qtbot: QtBot, art: Art) -> Desk:
    return Desk(qtbot, art)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_key_of_participation_is_on_its_button_in_half_a_screen(
    qtbot: QtBot, art: Art, game: Classic, language: str, text: float
) -> None:
    translator = speak(language)
    desk = Desk(qtbot, art, 960, 540)
    desk.page.scene.set_text_size(text)
    for made in (position(game, builder(coins=12)), bought(game)):
        desk.ask(made)
        desk.press(Key.Key_1)
        assert [*cut(desk.actions)] == []
    if translator is not None:
        QCoreApplication.removeTranslator(translator)


# The row -------------------------------------------------------------------------------------


def test_the_row_names_the_three_edifices_with_their_holders_and_standing(
    desk: Desk, game: Classic
) -> None:
    desk.ask(position(game, builder(), ev.ProjectJoined(1, 1, from_box=False)))
    assert {"Outpost", "Auction House", "Concentric Castle"} <= set(desk.row.texts)
    assert {"project", "later", "Bruno"} <= set(desk.row.texts)
    tip = desk.row.spot("edifice 1")
    assert tip is not None
    for words in ("Outpost", "1 coin", "worth 3", "one red card", "1 Participation pawn left"):
        assert words in tip.tooltip


def test_a_built_and_a_failed_edifice_say_so(desk: Desk, game: Classic) -> None:
    events = (ev.EdificeBuilt(1, "outpost"), ev.ProjectFailed(2, "auction_house"))
    desk.ask(position(game, builder(), *events, age=3))
    assert {"constructed", "failed", "project"} <= set(desk.row.texts)


def test_a_match_without_edifices_has_no_row_and_the_table_lies_as_ever(
    desk: Desk, art: Art
) -> None:
    without = Classic.first_edition()
    desk.ask(Scenario(without, [Place("giza", hand=["altar"]), *OTHERS], age=1, turn=2))
    assert not desk.row.isVisible()
    scene, plain = desk.page.scene, TableScene(art)
    assert scene.table is not None
    plain.show_table(scene.table)
    places = [[each.geometry for each in table.parts.drawn()] for table in (scene, plain)]
    assert places[0] == places[1]
    assert PARTICIPATE not in [spot.key for spot in desk.actions.spots]


def test_pawns_and_debts_stand_beside_the_boards(desk: Desk, game: Classic) -> None:
    debt = ev.DebtTaken(1, 1, -2)
    desk.ask(position(game, builder(), debt, ev.ProjectJoined(1, 2, from_box=False), age=2))
    right = desk.page.scene.parts.right
    counters = right.spot("counters")
    assert counters is not None
    assert "Participation pawns: Age II" in counters.tooltip
    assert "Debt tokens: \N{MINUS SIGN}2" in counters.tooltip
    assert "\N{MINUS SIGN}2" in right.texts


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_every_word_of_the_table_is_legible_and_nothing_overlaps(
    qtbot: QtBot, art: Art, players: int, width: int, height: int
) -> None:
    edifice = Box().classic(Options(expansions=("edifice",)), players)
    desk = Desk(qtbot, art, width, height)
    desk.page.show_table(Staged(edifice, players, "fit", (3, 6)).table("Ana"))
    assert min(px for panel in desk.page.scene.parts.drawn() for px in panel.text_sizes) >= 11
    on = desk.page.scene.parts
    panels = (*on.far, *on.rows, on.own, on.left, on.right)
    parts = [on.hand.rect, *(panel.geometry for panel in panels if panel.isVisible())]
    for number, first in enumerate(parts):
        assert not any(first.intersects(other) for other in parts[number + 1 :])
    for panel in desk.page.scene.parts.drawn():
        for spot in panel.spots:
            assert panel.rect.adjusted(-3, -3, 3, 3).contains(spot.rect), spot.key


# Taking part ---------------------------------------------------------------------------------


def test_p_raises_the_stage_and_takes_part_for_both_prices(desk: Desk, game: Classic) -> None:
    desk.ask(position(game, builder()))
    desk.press(Key.Key_1, Key.Key_P)
    (command,) = desk.commands
    assert isinstance(command, Play)
    assert (command.use, command.option) == (Use.STAGE, PARTICIPATE)


def test_the_button_beside_the_stage_takes_part_and_shows_the_whole_price(
    desk: Desk, game: Classic
) -> None:
    table = desk.ask(position(game, builder(), age=2))
    prices = {offer.cheapest for (option, _), offer in table.options.items()}
    assert prices == {2}
    desk.press(Key.Key_1)
    desk.click(desk.actions, PARTICIPATE)
    (command,) = desk.commands
    assert isinstance(command, Play)
    assert command.option == PARTICIPATE


def test_the_stage_alone_can_still_be_raised(desk: Desk, game: Classic) -> None:
    desk.ask(position(game, builder()))
    desk.press(Key.Key_1)
    desk.click(desk.actions, "stage")
    (command,) = desk.commands
    assert isinstance(command, Play)
    assert (command.use, command.option) == (Use.STAGE, "")


@pytest.mark.parametrize(
    ("coins", "events", "why"),
    [
        (0, (), "costs 1, 1 short"),
        (6, (ev.ProjectJoined(0, 1, from_box=False),), "you have taken part"),
        (
            6,
            (ev.ProjectJoined(1, 1, from_box=False), ev.ProjectJoined(2, 1, from_box=False)),
            "no pawn is left",
        ),
    ],
)
def test_where_one_cannot_take_part_the_button_says_why(
    desk: Desk, game: Classic, coins: int, events: tuple[Event, ...], why: str
) -> None:
    desk.ask(position(game, builder(coins), *events))
    desk.press(Key.Key_1)
    spot = desk.actions.spot(PARTICIPATE)
    assert spot is not None
    assert spot.action is None
    assert why in spot.tooltip
    desk.press(Key.Key_P)
    assert desk.commands == []


def test_several_ways_to_pay_open_the_payment_with_the_participation(
    desk: Desk, game: Classic
) -> None:
    desk.ask(bought(game))
    desk.press(Key.Key_1, Key.Key_P)
    payment = desk.overlay(PaymentPanel)
    assert isinstance(payment, PaymentPanel)
    assert payment.joins
    assert payment.way.payment.to_bank == 1
    desk.press(Key.Key_Return)
    (command,) = desk.commands
    assert isinstance(command, Play)
    assert command.option == PARTICIPATE


def test_the_payment_takes_part_or_not_at_a_press_of_p_or_of_the_mouse(
    desk: Desk, game: Classic
) -> None:
    desk.ask(bought(game))
    desk.press(Key.Key_1, Key.Key_E)
    payment = desk.overlay(PaymentPanel)
    assert isinstance(payment, PaymentPanel)
    assert not payment.joins
    desk.press(Key.Key_P)
    assert payment.joins
    desk.click(payment, PARTICIPATE)
    assert not payment.joins
    desk.click(payment, "confirm")
    (command,) = desk.commands
    assert isinstance(command, Play)
    assert command.option == ""


# Warnings ------------------------------------------------------------------------------------


def warned(desk: Desk) -> str:
    spot = desk.row.spot("warning")
    return "" if spot is None else spot.tooltip


def test_near_the_end_of_an_age_the_table_tells_what_a_failure_would_cost(
    desk: Desk, game: Classic
) -> None:
    desk.ask(position(game, builder(), age=2, turn=5))
    assert warned(desk) == "Auction House fails unless 2 more join: you would lose 5 coins."
    assert warned(desk) in desk.row.texts


def test_who_cannot_pay_is_warned_of_the_debt(desk: Desk, game: Classic) -> None:
    desk.ask(position(game, builder(coins=4), age=2, turn=6))
    assert "you would take a Debt token of 3 points" in warned(desk)


@pytest.mark.parametrize(
    ("events", "turn"),
    [
        ((), 2),
        ((ev.ProjectJoined(0, 2, from_box=False),), 6),
        ((ev.EdificeBuilt(2, "auction_house"),), 6),
    ],
)
def test_there_is_no_warning_early_for_holders_or_when_it_is_built(
    desk: Desk, game: Classic, events: tuple[Event, ...], turn: int
) -> None:
    desk.ask(position(game, builder(), *events, age=2, turn=turn))
    assert warned(desk) == ""


@pytest.mark.parametrize("turn", [WARNED_FROM - 1, 6])  # it comes with the turn, or goes
def test_while_a_turn_is_shown_every_panel_stays_where_it_was_seen(
    desk: Desk, game: Classic, turn: int
) -> None:
    made = position(game, builder(), age=2, turn=turn)
    before = desk.ask(made)
    others = [Play(seat, made.city(seat).hand[0], Use.SELL) for seat in (1, 2)]
    for command in (Play(0, CardId("altar"), Use.SELL), *others):
        events = made.play(command)
    after, parts = seen(made), desk.page.scene.parts
    was_warned, places = warned(desk), [panel.geometry for panel in parts.panels()]
    desk.page.animator.play(events, before, after, 1)
    assert desk.page.animator.length > 0
    assert [panel.geometry for panel in parts.panels()] == places
    desk.page.animator.skip()
    assert bool(was_warned) != bool(warned(desk))
    assert parts.own.geometry.top() != places[list(parts.panels()).index(parts.own)].top()


# Prompts -------------------------------------------------------------------------------------


def test_who_is_asked_does_not_wait_for_himself(desk: Desk, game: Classic) -> None:
    own = Place("giza", hand=["altar"], built=["barracks", "stockade"])
    desk.ask(failing(game, own, "outpost", 1))
    assert desk.actions.texts == ["Your choice"]


def test_one_of_several_structures_is_given_up_with_the_keys(desk: Desk, game: Classic) -> None:
    own = Place("giza", hand=["altar"], built=["barracks", "stockade", "baths"])
    desk.ask(failing(game, own, "outpost", 1))
    prompt = desk.overlay(PenaltyPrompt)
    assert "Outpost has failed" in prompt.texts
    desk.press(Key.Key_Escape)
    assert desk.page.overlay is prompt
    desk.press(Key.Key_Right, Key.Key_Return)
    assert desk.commands == [PayPenalty(0, CardId("stockade"))]


def test_behind_a_penalty_the_table_is_seen_while_its_key_is_down_and_takes_no_other(
    desk: Desk, game: Classic
) -> None:
    own = Place("giza", hand=["altar"], built=["barracks", "stockade", "baths"])
    desk.ask(failing(game, own, "outpost", 1))
    prompt = desk.overlay(PenaltyPrompt)
    QTest.keyPress(desk.page.view, Key.Key_V)
    assert prompt.opacity() == 0
    desk.press(Key.Key_C, Key.Key_E, Key.Key_D, Key.Key_S, Key.Key_T, Key.Key_L)
    assert (desk.page.overlay, desk.page.scene.selected, desk.commands) == (prompt, None, [])
    QTest.keyRelease(desk.page.view, Key.Key_V)
    QTest.qWait(2 * PEEK_MS)
    assert prompt.opacity() == 1
    desk.press(Key.Key_Return)
    assert desk.commands == [PayPenalty(0, CardId("barracks"))]


def test_victory_tokens_are_given_up_with_the_mouse(desk: Desk, game: Classic) -> None:
    own = Place("giza", hand=["altar"], tokens=[1, 3, 5])
    desk.ask(failing(game, own, "concentric_castle", 3))
    prompt = desk.overlay(PenaltyPrompt)
    desk.click(prompt, "way 2")
    desk.click(prompt, "pay")
    assert desk.commands == [PayPenalty(0, None, (1, 5))]


@pytest.mark.parametrize(("key", "number"), [(Key.Key_1, 0), (Key.Key_2, 1)])
def test_a_half_of_carthages_stage_is_chosen_with_the_keys(
    desk: Desk, game: Classic, key: Key, number: int
) -> None:
    desk.ask(carthage(game))
    desk.press(Key.Key_1, Key.Key_E)
    desk.overlay(StageChoice)
    assert desk.commands == []
    desk.press(key, Key.Key_Return)
    (command,) = desk.commands
    assert isinstance(command, Play)
    assert command.alternative == number


def test_a_half_is_chosen_with_the_mouse_together_with_the_participation(
    desk: Desk, game: Classic
) -> None:
    desk.ask(carthage(game))
    desk.press(Key.Key_1, Key.Key_P)
    choice = desk.overlay(StageChoice)
    desk.click(choice, "half 2")
    desk.click(choice, "take")
    (command,) = desk.commands
    assert isinstance(command, Play)
    assert (command.alternative, command.option) == (1, PARTICIPATE)


def test_a_choice_left_open_with_escape_plays_nothing(desk: Desk, game: Classic) -> None:
    desk.ask(carthage(game))
    desk.press(Key.Key_1, Key.Key_E, Key.Key_Escape)
    assert desk.page.overlay is None
    assert desk.commands == []


# Looking -------------------------------------------------------------------------------------


def test_a_click_shows_an_edifice_large_and_space_puts_it_away(desk: Desk, game: Classic) -> None:
    desk.ask(position(game, builder(), ev.ProjectJoined(1, 1, from_box=False)))
    desk.click(desk.row, "edifice 1")
    zoom = desk.overlay(EdificeZoom)
    assert isinstance(zoom, EdificeZoom)
    assert "Outpost" in zoom.texts
    assert "Taking part: Bruno" in zoom.lines()
    desk.press(Key.Key_Space)
    assert desk.page.overlay is None


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (ev.ProjectJoined(1, 2, from_box=False), "took part in the Edifice of Age II"),
        (ev.EdificeBuilt(1, "outpost"), "Outpost is constructed"),
        (ev.RewardGained(1, 1, "outpost", (3,), 0), "got the reward of Outpost"),
        (ev.ProjectFailed(1, "outpost"), "Outpost is not constructed"),
        (ev.PenaltyPaid(1, 1, 2, None, ()), "paid the penalty: 2 coins"),
        (ev.PenaltyPaid(1, 1, 0, CardId("altar"), ()), "paid the penalty: Altar is discarded"),
        (ev.PenaltyPaid(1, 1, 0, None, (1, 3)), "paid the penalty: 2 victory tokens"),
        (ev.DebtTaken(1, 1, -2), "took a Debt token of 2 points"),
        (ev.PawnGiven(1, 3), "took the pawn of Age III from the box"),
    ],
)
def test_the_log_tells_what_happens_with_edifices(desk: Desk, event: Event, words: str) -> None:
    seats = tuple(SeatInfo(name, Player.PERSON) for name in NAMES)
    told = sentence(event, seats, 0)
    assert told is not None
    assert told[2] == words


def test_the_score_sheet_has_rows_for_edifices_and_debts(qtbot: QtBot, art: Art) -> None:
    edifice = Box().classic(Options(expansions=("edifice",)), 4)
    staged = Staged(edifice, 4, "3", None)
    page = ScorePage(art)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    result = result_of(edifice, staged.seats("Ana"), staged.state, staged.events)
    page.show_result(result)
    sheet = page.sheet()
    assert sheet is not None
    assert [row.category for row in sheet.rows[-2:]] == ["edifice", "debt"]
    assert len(page.grid.cells) == 10
    sheet = page.sheet()
    assert sheet is not None
    for place, city in enumerate(sheet.cities):
        assert sum(row.points[place] for row in sheet.rows) == city.total
    names = [cell.accessibleName() for cell in page.grid.cells[8]]
    assert all(name.startswith("Debts, ") for name in names)


# Setting up ----------------------------------------------------------------------------------


@pytest.fixture
def new_game(qtbot: QtBot, art: Art) -> NewGamePage:
    page = NewGamePage(art, ("giza", "rhodes", "ephesus"), random.Random(3), lambda *_: RULEBOOK)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    return page


def offered(page: NewGamePage) -> set[object]:
    return {entry.value for entry in page.rows[1].wonder.entries}


def test_edifice_is_switched_on_and_brings_ur_and_carthage(new_game: NewGamePage) -> None:
    assert not {"ur", "carthage"} & offered(new_game)
    QTest.mouseClick(new_game.boxes["edifice"], Qt.MouseButton.LeftButton)
    assert new_game.table().options.expansions == ("edifice",)
    assert {"ur", "carthage"} <= offered(new_game)


def test_carthage_can_join_without_edifice_but_ur_cannot(
    new_game: NewGamePage, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(new_game.visit_wanted) as opened:
        QTest.mouseClick(new_game.boxes_button, Qt.MouseButton.LeftButton)
    (boxes,) = opened.args
    boxes.show()
    QTest.mouseClick(boxes.wonders["carthage"], Qt.MouseButton.LeftButton)
    assert new_game.table().options.extra_wonders == ("carthage",)
    assert offered(new_game) & {"ur", "carthage"} == {"carthage"}


def test_a_wish_for_ur_goes_with_edifice(new_game: NewGamePage) -> None:
    QTest.keyClick(new_game, Key.Key_B)
    new_game.rows[1]._change(wonder="ur")
    assert new_game.table().seats[1].wonder == "ur"
    QTest.keyClick(new_game, Key.Key_B)
    assert new_game.table().seats[1].wonder is None


def test_two_players_are_refused_with_the_reason(new_game: NewGamePage) -> None:
    set_seats(new_game, new_game.seats()[:2])
    assert not new_game.boxes["edifice"].isEnabled()
    assert "3 to 7 players" in new_game.boxes["edifice"].toolTip()


def test_three_players_of_edifice_cannot_become_two(new_game: NewGamePage) -> None:
    QTest.mouseClick(new_game.boxes["edifice"], Qt.MouseButton.LeftButton)
    set_seats(new_game, new_game.seats()[:3])
    assert not new_game.rows[1].remove.isEnabled()
    assert "3 to 7 players" in new_game.rows[1].remove.toolTip()
