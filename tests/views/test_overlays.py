"""Overlays and the animator by real mouse and key events, in a window without a screen."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.commands import PickDiscard, Play, Use
from sevenwonders_qt.games.classic.effects import Colour
from sevenwonders_qt.games.classic.events import HIDDEN, CardSold, ConflictResolved, StageBuilt
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place, Scenario, build, pick, stage
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.consequences import changes, consequence
from sevenwonders_qt.models.shown.faces import Faces, Shown
from sevenwonders_qt.models.shown.table import Table, table_for
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.table.ages import ConflictBanner
from sevenwonders_qt.views.table.animator import Animator
from sevenwonders_qt.views.table.curtain import Curtain
from sevenwonders_qt.views.table.described import Described
from sevenwonders_qt.views.table.discard_prompt import DiscardPrompt
from sevenwonders_qt.views.table.enlarged import CardZoom, Enlarged
from sevenwonders_qt.views.table.match_scene import TableView
from sevenwonders_qt.views.table.notice import described_box
from sevenwonders_qt.views.table.overlay import Overlay
from sevenwonders_qt.views.table.payment import PaymentPanel, last_card
from sevenwonders_qt.views.table.places import City, Sells, Strip
from sevenwonders_qt.views.table.scene import TableScene

NAMES = ("Helena", "Caio", "Nara", "Lívia", "Téo", "Iara", "Bruno")
GOODS = ("foundry", "ore_vein", "brickyard", "clay_pool", "press_age1", "glassworks_age1")
STABLES = CardId("stables")


@pytest.fixture(scope="module")
def game() -> Classic:
    return Classic.first_edition()


def table_of(position: Scenario, seat: Seat = 0) -> Table:
    """What the seat sees of a position."""
    game = position.game
    seats = tuple(SeatInfo(name, Player.PERSON) for name in NAMES[: len(position.state.cities)])
    return table_for(game.rules, game.view_for(position.state, seat), seats, ())


class Desk:
    """A window with a table, and hands that press and click."""

    def __init__(self, qtbot: QtBot, art: Art, width: int = 1280, height: int = 720) -> None:
        self.qtbot = qtbot
        self.scene = TableScene(art)
        self.view = TableView(self.scene)
        self.scene.setParent(self.view)  # and is freed with it
        qtbot.addWidget(self.view)
        self.view.resize(width, height)
        self.view.show()
        qtbot.waitExposed(self.view)
        self.view.setFocus()

    def show(self, table: Table) -> Shown:
        self.scene.show_table(table)
        assert self.scene.shown is not None
        return self.scene.shown

    def open(self, overlay: Overlay) -> None:
        overlay.show_on(self.scene, self.scene.sceneRect(), self.scene.place_of)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.qtbot.keyClick(self.view, key)

    def click(self, overlay: Overlay, spot: str) -> None:
        found = overlay.spot(spot)
        assert found is not None, f"no {spot} among {[s.key for s in overlay.spots]}"
        self.click_at(overlay.mapToScene(found.rect.center()).toTuple())

    def click_at(self, point: tuple[float, float]) -> None:
        place = self.view.mapFromScene(*point)
        self.qtbot.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=place)


@pytest.fixture
def desk(qtbot: QtBot, art: Art) -> Desk:
    return Desk(qtbot, art)


def answers(overlay: PaymentPanel | DiscardPrompt) -> list[object]:
    """Collects what the overlay is answered with."""
    given: list[object] = []
    overlay.chosen.connect(given.append)
    return given


# --- payment --------------------------------------------------------------------------------


def stables(game: Classic, coins: int = 6) -> Table:
    """Helena needs ore and clay for the Stables; both neighbours sell both."""
    sold = ("ore_vein", "clay_pool")
    places = [
        Place("alexandria", hand=["stables"], coins=coins, built=["lumber_yard"]),
        Place("rhodes", coins=4, built=sold),
        Place("giza", coins=3, built=sold),
    ]
    return table_of(Scenario(game, places, age=2, turn=2))


def paying(desk: Desk, table: Table) -> PaymentPanel:
    shown = desk.show(table)
    overlay = PaymentPanel(desk.scene.style, shown, STABLES)
    desk.open(overlay)
    return overlay


def test_the_payment_overlay_shows_what_each_neighbour_gets(desk: Desk, game: Classic) -> None:
    overlay = paying(desk, stables(game))
    splits = [(way.payment.to_left, way.payment.to_right) for way in overlay.ways]
    assert splits == [(0, 4), (2, 2), (4, 0)]
    texts = overlay.texts
    assert "Nara gets" in texts
    assert "Caio gets" in texts
    assert "Nara keeps 3, Caio will have 8" in texts
    assert "Nara will have 5, Caio will have 6 · split between the two" in texts
    assert texts.count("+4") == 2
    assert texts.count("+2") == 2


def test_digits_pick_a_split_and_enter_pays_it(desk: Desk, game: Classic) -> None:
    overlay = paying(desk, stables(game))
    given = answers(overlay)
    desk.press(Qt.Key.Key_2)
    assert not given
    desk.press(Qt.Key.Key_Return)
    assert given == [build(0, "stables", to_left=2, to_right=2)]
    assert not overlay.is_open


def test_a_click_on_a_row_and_on_the_gold_button_pays_it(desk: Desk, game: Classic) -> None:
    overlay = paying(desk, stables(game))
    given = answers(overlay)
    desk.click(overlay, "way 3")
    desk.click(overlay, "confirm")
    assert given == [build(0, "stables", to_left=4)]


def test_escape_goes_back_without_choosing(desk: Desk, game: Classic) -> None:
    overlay = paying(desk, stables(game))
    given = answers(overlay)
    desk.press(Qt.Key.Key_3, Qt.Key.Key_Escape)
    assert not overlay.is_open
    assert not given


def test_a_box_that_was_closed_is_freed_with_its_pictures(desk: Desk, game: Classic) -> None:
    overlay = weakref.ref(paying(desk, stables(game)))
    desk.press(Qt.Key.Key_Escape)
    desk.qtbot.waitUntil(lambda: gc.collect() >= 0 and overlay() is None)


def test_a_click_beside_the_box_reaches_nothing(desk: Desk, game: Classic) -> None:
    overlay = paying(desk, stables(game))
    commands: list[object] = []
    desk.scene.commanded.connect(commands.append)
    desk.click_at(desk.scene.parts.actions.geometry.center().toTuple())
    desk.click_at(desk.scene.parts.hand.rect.center().toTuple())
    assert overlay.is_open
    assert not commands
    assert desk.scene.selected is None


def test_keys_of_the_table_reach_nothing_while_an_overlay_is_open(
    desk: Desk, game: Classic
) -> None:
    overlay = paying(desk, stables(game))
    desk.press(Qt.Key.Key_4)
    assert desk.scene.selected is None
    assert overlay.picked == 0


def test_the_seller_that_is_bought_from_is_ringed(desk: Desk, game: Classic) -> None:
    overlay = paying(desk, stables(game))
    assert overlay.ringed == [Sells(1)]
    desk.press(Qt.Key.Key_2)
    assert overlay.ringed == [Sells(2), Sells(1)]
    assert set(overlay.lit) == {City(1), City(2)}


def test_discarding_from_the_payment_overlay_names_the_coins(desk: Desk, game: Classic) -> None:
    overlay = paying(desk, stables(game))
    given = answers(overlay)
    desk.press(Qt.Key.Key_D)
    assert "Discard for 3" in overlay.texts
    desk.press(Qt.Key.Key_Return)
    assert given == [Play(0, STABLES, Use.SELL)]


def test_a_use_that_cannot_be_paid_is_closed_and_says_why(desk: Desk, game: Classic) -> None:
    overlay = paying(desk, stables(game))
    tab = overlay.spot(f"use {Use.STAGE}")
    assert tab is not None
    assert tab.action is None
    assert tab.tooltip == "You cannot pay for this."


def test_a_stage_is_paid_over_the_card_that_was_picked(desk: Desk, game: Classic) -> None:
    places = [
        Place("alexandria", hand=["temple", "stables"], coins=9),
        Place("rhodes", built=["quarry"]),
        Place("giza", built=["stone_pit"]),
    ]
    shown = desk.show(table_of(Scenario(game, places, age=2, turn=2)))
    overlay = PaymentPanel(desk.scene.style, shown, STABLES, Use.STAGE)
    given = answers(overlay)
    desk.open(overlay)
    desk.press(Qt.Key.Key_Return)
    (command,) = given
    assert isinstance(command, Play)
    assert (command.card, command.use) == (STABLES, Use.STAGE)


def test_r_wishes_for_the_cheapest_way_from_now_on(desk: Desk, game: Classic) -> None:
    overlay = paying(desk, stables(game))
    given, wishes = answers(overlay), []
    overlay.always_cheapest.connect(lambda: wishes.append(True))
    desk.press(Qt.Key.Key_2, Qt.Key.Key_R)
    assert given == [build(0, "stables", to_right=4)]
    assert wishes


def test_holding_v_shows_the_table_behind(desk: Desk, game: Classic) -> None:
    overlay = paying(desk, stables(game))
    desk.qtbot.keyPress(desk.view, Qt.Key.Key_V)
    assert overlay.opacity() == 0
    desk.qtbot.keyRelease(desk.view, Qt.Key.Key_V)
    desk.qtbot.waitUntil(lambda: overlay.opacity() == 1)
    assert overlay.is_open


def test_tab_goes_round_within_the_overlay(desk: Desk, game: Classic) -> None:
    overlay = paying(desk, stables(game))
    seen = set()
    for _ in overlay.focus_keys():
        desk.press(Qt.Key.Key_Tab)
        seen.add(overlay.focus_key)
    assert seen == set(overlay.focus_keys())


def test_the_last_card_must_be_answered(desk: Desk, game: Classic) -> None:
    places = [Place("babylon", "B", built=GOODS, stages=2), Place("rhodes"), Place("giza")]
    position = Scenario(game, places, age=1, turn=6)
    position.turn()
    shown = desk.show(table_of(position))
    overlay = last_card(desk.scene.style, shown)
    given = answers(overlay)
    desk.open(overlay)
    desk.press(Qt.Key.Key_Escape)
    assert overlay.is_open
    desk.press(Qt.Key.Key_D, Qt.Key.Key_Return)
    assert [command.use for command in given if isinstance(command, Play)] == [Use.SELL]


# --- discard pile ---------------------------------------------------------------------------


def mausoleum(game: Classic, *discards: str) -> Scenario:
    """Helena has just raised the stage that lets her search the discard pile."""
    places = [
        Place(
            "halicarnassus",
            hand=["stockade"],
            built=[*GOODS, "loom_age1", "altar"],
            stages=1,
        ),
        Place("rhodes", built=["guard_tower"]),
        Place("giza"),
    ]
    position = Scenario(game, places, age=2, turn=3, discards=discards)
    position.turn(stage(0, position.city(0).hand[0]))
    return position


def searching(desk: Desk, position: Scenario) -> DiscardPrompt:
    prompt = DiscardPrompt(desk.scene.style, desk.show(table_of(position)))
    desk.open(prompt)
    return prompt


def test_the_discard_prompt_refuses_built_cards(desk: Desk, game: Classic) -> None:
    prompt = searching(desk, mausoleum(game, "altar", "baths", "barracks"))
    given = answers(prompt)
    desk.click(prompt, "altar")
    assert "already built" in prompt.texts
    desk.press(Qt.Key.Key_Return)
    desk.click(prompt, "build")
    assert not given
    assert prompt.is_open


def test_a_card_of_the_pile_is_built_by_mouse(desk: Desk, game: Classic) -> None:
    prompt = searching(desk, mausoleum(game, "altar", "baths", "barracks"))
    given = answers(prompt)
    desk.click(prompt, "baths")
    desk.click(prompt, "build")
    assert given == [pick(0, "baths")]


def test_a_double_click_builds_a_card_of_the_pile(desk: Desk, game: Classic) -> None:
    prompt = searching(desk, mausoleum(game, "baths", "barracks"))
    given = answers(prompt)
    spot = prompt.spot("baths")
    assert spot is not None
    place = desk.view.mapFromScene(prompt.mapToScene(spot.rect.center()))
    viewport, left = desk.view.viewport(), Qt.MouseButton.LeftButton
    desk.qtbot.mouseClick(viewport, left, pos=place)
    desk.qtbot.mouseDClick(viewport, left, pos=place)
    assert given == [pick(0, "baths")]


def test_arrows_move_over_the_pile_and_enter_builds(desk: Desk, game: Classic) -> None:
    prompt = searching(desk, mausoleum(game, "baths", "barracks"))
    given = answers(prompt)
    first = prompt.picked
    desk.press(Qt.Key.Key_Right)
    assert prompt.picked != first
    desk.press(Qt.Key.Key_Return)
    assert given == [PickDiscard(0, prompt.picked)]


def test_none_can_be_taken_and_escape_does_not_leave(desk: Desk, game: Classic) -> None:
    prompt = searching(desk, mausoleum(game, "baths"))
    given = answers(prompt)
    desk.press(Qt.Key.Key_Escape)
    assert prompt.is_open
    desk.press(Qt.Key.Key_N)
    assert given == [PickDiscard(0, None)]


def test_a_colour_counter_filters_the_pile(desk: Desk, game: Classic) -> None:
    prompt = searching(desk, mausoleum(game, "baths", "barracks", "theater"))
    everything = list(prompt.cards)
    desk.click(prompt, f"colour {Colour.RED}")
    colours = {prompt.shown.card(card).colour for card in prompt.cards}
    assert colours == {Colour.RED}
    assert prompt.picked in prompt.cards
    desk.click(prompt, f"colour {Colour.RED}")
    assert list(prompt.cards) == everything


def what_changes(table: Table, card: str) -> list[str]:
    """What is said of building a card of the discard pile."""
    return [one.text for one in changes(table, consequence(table, PickDiscard(0, CardId(card))))]


def test_what_changes_is_told_for_both_borders(game: Classic) -> None:
    position = mausoleum(game, "barracks")
    lines = what_changes(table_of(position), "barracks")
    assert lines[:3] == [
        "Shields: 0 → 1",
        "Nara has 0: now you win, +3",
        "Caio has 1: now a tie",
    ]


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("apothecary", "Science points: 0 → 1"),
        ("tavern", "Coins: 3 → 8"),
        ("baths", "+3 → 9 point(s)"),
        ("sawmill", "Produces 2 Wood each turn."),
    ],
)
def test_what_changes_is_told_in_numbers(game: Classic, card: str, line: str) -> None:
    assert line in what_changes(table_of(mausoleum(game, card)), card)


# --- curtain, enlarged city, zoom -----------------------------------------------------------


def called(game: Classic) -> Shown:
    """The table of Nara, who is called to the screen."""
    places = [Place("rhodes"), Place("ephesus"), Place("giza", "B", stages=2)]
    table = table_of(Scenario(game, places, age=2, turn=3), 2)
    return Shown(table, Faces(table.catalogue))


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_the_curtain_names_who_is_called_and_a_key_lifts_it(
    desk: Desk, game: Classic, key: Qt.Key
) -> None:
    curtain = Curtain(desk.scene.style, called(game))
    lifted: list[bool] = []
    curtain.lifted.connect(lambda: lifted.append(True))
    desk.open(curtain)
    assert "NARA" in curtain.texts
    desk.press(Qt.Key.Key_Escape, Qt.Key.Key_V)
    assert curtain.is_open
    assert not lifted
    desk.press(key)
    assert lifted == [True]


@pytest.mark.painted
def test_nothing_of_the_table_is_seen_through_the_curtain(desk: Desk, game: Classic) -> None:
    desk.show(stables(game))
    desk.scene.hide_everything()
    curtain = Curtain(desk.scene.style, called(game))
    desk.open(curtain)
    assert desk.scene.texts == []
    assert curtain.mapRectToScene(curtain.rect).contains(desk.scene.sceneRect())
    picture = desk.view.grab().toImage()
    assert all(
        picture.pixelColor(x, y).alpha() == 255
        for x in range(0, picture.width(), 37)
        for y in range(0, picture.height(), 37)
    )
    desk.qtbot.keyPress(desk.view, Qt.Key.Key_V)
    assert curtain.opacity() == 1


def test_a_city_enlarged_tells_every_structure_stage_and_point(desk: Desk, game: Classic) -> None:
    table = stables(game)
    shown = desk.show(table)
    city = Enlarged(desk.scene.style, shown, 1)
    desk.open(city)
    texts = "\n".join(city.texts)
    for words in ("Caio", "Ore Vein", "Clay Pool", "Military conflicts", "Points so far", "Cost:"):
        assert words in texts
    desk.press(Qt.Key.Key_F2)
    assert city.seat == 2
    desk.press(Qt.Key.Key_F2)
    assert not city.is_open


def test_a_strip_of_an_enlarged_city_asks_for_its_card(desk: Desk, game: Classic) -> None:
    city = Enlarged(desk.scene.style, desk.show(stables(game)), 1)
    wanted: list[str] = []
    city.card_wanted.connect(wanted.append)
    desk.open(city)
    desk.click(city, "ore_vein")
    assert wanted == ["ore_vein"]


def test_a_card_shown_large_tells_its_effect_and_goes_by_any_click(
    desk: Desk, game: Classic
) -> None:
    zoom = CardZoom(desk.scene.style, desk.show(stables(game)), STABLES)
    desk.open(zoom)
    assert "2 shield(s) in every military conflict." in zoom.texts
    assert "1 Wood, 1 Ore, 1 Clay" in zoom.texts
    desk.click_at((5.0, 5.0))
    assert not zoom.is_open


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_no_text_of_an_overlay_is_under_the_floor(
    qtbot: QtBot, art: Art, game: Classic, size: tuple[int, int]
) -> None:
    desk = Desk(qtbot, art, *size)
    shown = desk.show(table_of(mausoleum(game, "baths", "barracks")))
    style = desk.scene.style
    made: Sequence[Callable[[], Overlay]] = (
        lambda: DiscardPrompt(style, shown),
        lambda: Enlarged(style, shown, 0),
        lambda: CardZoom(style, shown, STABLES),
        lambda: Curtain(style, called(game)),
    )
    for make in made:
        overlay = make()
        desk.open(overlay)
        table = QRectF(0, 0, *size)
        assert table.contains(overlay.mapRectToScene(overlay.rect))
        assert min(overlay.text_sizes) >= 11
        overlay.close()


# --- animator -------------------------------------------------------------------------------


class Turn:
    """A turn that was played: what the first seat saw before and after, and the events."""

    def __init__(self, position: Scenario, *commands: Play) -> None:
        others = [Play(s, position.city(s).hand[0], Use.SELL) for s in (1, 2)]
        for command in commands:
            position.play(command)
        position.play(others[0])
        self.before = table_of(position)
        events: list[Event] = position.play(others[1])
        self.events = [position.game.redact(event, 0) for event in events]
        self.after = table_of(position)


@pytest.fixture
def turn(game: Classic) -> Turn:
    places = [
        Place("alexandria", hand=["stables"], coins=6, built=["lumber_yard"]),
        Place("rhodes", built=["ore_vein", "clay_pool"]),
        Place("giza", built=["ore_vein", "clay_pool"]),
    ]
    return Turn(Scenario(game, places, age=2, turn=2), build(0, "stables", to_left=2, to_right=2))


class Played:
    """An animator on a desk, and how often it said that it had finished."""

    def __init__(self, desk: Desk) -> None:
        self.animator = Animator(desk.scene)
        self.count = 0
        self.animator.finished.connect(self._count)

    def _count(self) -> None:
        self.count += 1


def loose_pieces(scene: TableScene) -> int:
    return sum(isinstance(item, QGraphicsPixmapItem) for item in scene.items())


def test_speed_off_shows_the_end_at_once(desk: Desk, turn: Turn) -> None:
    desk.show(turn.before)
    played = Played(desk)
    played.animator.play(turn.events, turn.before, turn.after, 0)
    assert played.count == 1
    assert desk.scene.table is turn.after
    assert loose_pieces(desk.scene) == 0


@pytest.mark.parametrize("by", ["key", "click"])
def test_the_animator_ends_in_the_whole_truth_when_skipped(desk: Desk, turn: Turn, by: str) -> None:
    desk.show(turn.before)
    played = Played(desk)
    played.animator.play(turn.events, turn.before, turn.after, 1)
    assert played.animator.running
    assert loose_pieces(desk.scene) > 0
    if by == "key":
        desk.press(Qt.Key.Key_1)
    else:
        desk.click_at(desk.scene.parts.actions.geometry.center().toTuple())
    assert played.count == 1
    assert not played.animator.running
    assert desk.scene.table is turn.after
    assert desk.scene.selected is None
    assert loose_pieces(desk.scene) == 0
    assert all(item.isVisible() for item in desk.scene.parts.hand.visible_items)


def but_the_actions(desk: Desk) -> QImage:
    """The table as it is seen, without the panel of actions, which asks nothing meanwhile."""
    seen = desk.view.grab()
    place = desk.view.mapFromScene(desk.scene.parts.actions.sceneBoundingRect()).boundingRect()
    with Painting(seen) as painter:
        painter.fillRect(place, Qt.GlobalColor.black)
    return seen.toImage()


@pytest.mark.painted
def test_the_old_table_is_seen_until_the_new_one_is_drawn(desk: Desk, turn: Turn) -> None:
    desk.show(turn.before)
    old = but_the_actions(desk)
    played = Played(desk)
    played.animator.play(turn.events, turn.before, turn.after, 1)
    assert played.animator.preparing
    assert but_the_actions(desk) == old
    while played.animator.preparing:
        assert but_the_actions(desk) == old
        played.animator.go_on()
    assert played.animator.running
    played.animator.skip()
    assert desk.scene.table is turn.after


@pytest.mark.painted
def test_at_the_end_the_table_is_as_if_nothing_had_moved(desk: Desk, turn: Turn) -> None:
    desk.show(turn.after)
    wanted = desk.view.grab().toImage()
    desk.show(turn.before)
    played = Played(desk)
    with desk.qtbot.waitSignal(played.animator.finished):
        played.animator.play(turn.events, turn.before, turn.after, 20)
    assert desk.view.grab().toImage() == wanted


@pytest.mark.painted
def test_a_key_pressed_while_it_is_drawn_goes_to_the_end(desk: Desk, turn: Turn) -> None:
    desk.show(turn.after)
    wanted = desk.view.grab().toImage()
    desk.show(turn.before)
    played = Played(desk)
    played.animator.play(turn.events, turn.before, turn.after, 1)
    assert played.animator.preparing
    desk.press(Qt.Key.Key_1)
    assert not played.animator.running
    assert not played.animator.preparing
    assert played.count == 1
    assert desk.view.grab().toImage() == wanted


@pytest.mark.painted
def test_nothing_of_the_old_table_stays_when_all_is_hidden_meanwhile(
    desk: Desk, turn: Turn
) -> None:
    desk.show(turn.before)
    desk.scene.hide_everything()
    empty = desk.view.grab().toImage()
    desk.show(turn.before)
    played = Played(desk)
    played.animator.play(turn.events, turn.before, turn.after, 1)
    assert played.animator.preparing
    played.animator.stop()
    desk.scene.hide_everything()
    assert desk.view.grab().toImage() == empty


def test_an_animation_left_alone_finishes_once(desk: Desk, turn: Turn) -> None:
    desk.show(turn.before)
    played = Played(desk)
    with desk.qtbot.waitSignal(played.animator.finished):
        played.animator.play(turn.events, turn.before, turn.after, 20)
    desk.qtbot.wait(50)
    assert played.count == 1
    assert desk.scene.table is turn.after
    assert loose_pieces(desk.scene) == 0


def test_reduced_motion_is_a_short_cross_fade(desk: Desk, turn: Turn) -> None:
    desk.show(turn.before)
    played = Played(desk)
    with desk.qtbot.waitSignal(played.animator.finished):
        played.animator.play(turn.events, turn.before, turn.after, 1, reduced=True)
        assert loose_pieces(desk.scene) == 1
    assert desk.scene.table is turn.after


def test_a_turn_lasts_about_two_seconds(desk: Desk, turn: Turn) -> None:
    desk.show(turn.before)
    played = Played(desk)
    played.animator.play(turn.events, turn.before, turn.after, 1)
    assert 1500 < played.animator.length < 3500
    played.animator.skip()


def test_a_second_play_ends_the_first(desk: Desk, turn: Turn) -> None:
    desk.show(turn.before)
    played = Played(desk)
    played.animator.play(turn.events, turn.before, turn.after, 1)
    played.animator.play(turn.events, turn.before, turn.after, 1)
    assert played.count == 1
    played.animator.skip()
    assert played.count == 2


def test_a_stopped_animation_leaves_nothing_and_tells_nothing(desk: Desk, turn: Turn) -> None:
    desk.show(turn.before)
    played = Played(desk)
    played.animator.play(turn.events, turn.before, turn.after, 1)
    played.animator.stop()
    desk.scene.hide_everything()
    assert loose_pieces(desk.scene) == 0
    assert played.count == 0
    assert desk.scene.texts == []


def test_what_is_hidden_while_it_plays_stays_hidden(desk: Desk, turn: Turn) -> None:
    desk.show(turn.before)
    played = Played(desk)
    played.animator.play(turn.events, turn.before, turn.after, 1)
    desk.scene.hide_everything()
    played.animator.skip()
    assert desk.scene.table is None
    assert loose_pieces(desk.scene) == 0


def test_a_table_of_another_size_ends_the_animation(desk: Desk, turn: Turn) -> None:
    desk.show(turn.before)
    played = Played(desk)
    played.animator.play(turn.events, turn.before, turn.after, 1)
    desk.view.resize(1400, 800)
    desk.qtbot.waitUntil(lambda: not played.animator.running)
    assert desk.scene.table is turn.after


def test_hidden_cards_of_others_stay_hidden(desk: Desk, turn: Turn) -> None:
    hidden = [e for e in turn.events if isinstance(e, CardSold | StageBuilt) and e.seat]
    assert hidden
    assert {event.card for event in hidden} == {HIDDEN}
    desk.show(turn.before)
    played = Played(desk)
    played.animator.play(turn.events, turn.before, turn.after, 1)
    played.animator.skip()


def test_a_notice_is_as_high_as_what_it_tells(desk: Desk, game: Classic) -> None:
    desk.show(stables(game))
    highs = []
    for count in (1, 6):
        words = tuple("The cards of this Age that have gone by" for _ in range(count))
        notice = described_box(desk.scene.style, Described("Seen", words))
        desk.open(notice)
        assert [*notice.texts[:-2]] == ["Seen", *words]
        highs.append(notice.rect.height())
        notice.close()
    assert highs[0] < highs[1] < desk.scene.sceneRect().height()


def test_the_sixth_turn_shows_the_conflicts(desk: Desk, game: Classic) -> None:
    places = [Place("rhodes", hand=["altar"], built=["barracks"]), Place("giza"), Place("babylon")]
    turn = Turn(Scenario(game, places, age=1, turn=6), build(0, "altar"))
    shown = desk.show(turn.after)
    banner = ConflictBanner(desk.scene.style, shown, turn.events)
    assert len(banner.conflicts) == sum(isinstance(e, ConflictResolved) for e in turn.events) == 3
    desk.open(banner)
    assert "Conflicts of Age I" in banner.texts
    desk.press(Qt.Key.Key_Return)
    assert not banner.is_open
    played = Played(desk)
    with desk.qtbot.waitSignal(played.animator.finished):
        played.animator.play(turn.events, turn.before, turn.after, 20)
    assert desk.scene.table is turn.after


def test_the_box_of_the_conflicts_names_the_cities_that_took_part_in_none(
    desk: Desk, game: Classic
) -> None:
    places = [Place("rhodes"), Place("giza"), Place("babylon"), Place("ephesus")]
    shown = desk.show(table_of(Scenario(game, places, age=1, turn=6)))
    fought = ConflictResolved(1, 2, 2, 0, 1, 1)
    banner = ConflictBanner(desk.scene.style, shown, [fought])
    desk.open(banner)
    assert "Not in these conflicts: You and Lívia" in banner.texts


def test_pieces_land_on_the_strip_of_the_new_structure(desk: Desk, turn: Turn) -> None:
    desk.show(turn.after)
    place = desk.scene.place_of(Strip(0, "stables"))
    assert place is not None
    assert desk.scene.parts.own.geometry.contains(place)
