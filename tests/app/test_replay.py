"""Matches watched again at the real window: to and fro, by whose eyes, and on from the middle."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.boxes import box_of
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.controllers.architects.showing import ArchitectsShowing
from sevenwonders_qt.controllers.classic.showing import ClassicShowing
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.architects.state import State as ArchitectsState
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.journal.reading import read
from sevenwonders_qt.models.shown.replay import Viewpoint
from sevenwonders_qt.models.shown.story import Between, Deed, DeedKind, Story, StoryColumn
from sevenwonders_qt.models.words.terms import card_name
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.kit.part import Drawing, Laid
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.table.places import Actions, HandCard, NextStage
from tests.app.watched import NAMES, Watcher, recorded
from tests.views.test_wheel import turn
from tests.views.traced import traced_piece

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
TABLES = [("classic", 3), ("classic", 2), ("edifice", 4), ("architects", 3)]


@pytest.fixture
def watcher(qtbot: QtBot, tmp_path: Path) -> Watcher:
    return Watcher(qtbot, tmp_path)


# To and fro -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "players"), TABLES)
def test_keys_lead_to_and_fro_through_a_match(watcher: Watcher, kind: str, players: int) -> None:
    watcher.open(recorded(watcher.matches, kind, players))
    chapters = watcher.current.story.chapters
    assert watcher.watching
    assert watcher.stop == 0
    watcher.press(Key.Key_Right, Key.Key_Right, Key.Key_Left)
    assert watcher.stop == 1
    watcher.press(Key.Key_PageDown)
    assert watcher.stop == chapters[1]
    watcher.press(Key.Key_PageDown, Key.Key_PageUp, Key.Key_PageUp)
    assert watcher.stop == 0
    watcher.press(Key.Key_End)
    assert watcher.stop == watcher.last
    assert watcher.page.timeline.accessibleName().startswith("The end")
    watcher.press(Key.Key_Right, Key.Key_PageDown)
    assert watcher.stop == watcher.last
    watcher.press(Key.Key_Home, Key.Key_Left, Key.Key_PageUp)
    assert watcher.stop == 0


@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
def test_the_timeline_names_the_free_city_whole(watcher: Watcher, size: tuple[int, int]) -> None:
    watcher.window.window.resize(*size)
    watcher.window.window.change(language="pt_BR")
    watcher.open(recorded(watcher.matches, "classic", 2))
    timeline = watcher.page.timeline
    sizes = timeline.look.sizes
    laid = Laid(timeline.describe(), (sizes,), timeline.look.body(timeline))
    (place, name), *_ = [
        (place, part)
        for part, place in laid.placed
        if isinstance(part, Text) and part.text == "Cidade Livre"
    ]
    assert name.wide(laid.sizes) <= place.width() + 1


@pytest.mark.parametrize("size", [(1264, 690), (960, 540)])
def test_a_timeline_of_many_columns_cuts_no_number_and_no_action(
    watcher: Watcher, size: tuple[int, int]
) -> None:
    """Three Ages of seven turns, with a moment before each, as with Leaders and Cities."""
    watcher.window.window.resize(*size)
    watcher.open(recorded(watcher.matches))
    timeline = watcher.page.timeline
    kept = tuple(Deed(0, DeedKind.TOKEN, icon="leader") for _ in range(3))
    columns = [
        StoryColumn(
            age,
            number,
            place := 8 * (age - 1) + number,
            place,
            (kept,) * 3,
            ((place, (10, -2, 0)),) if number == 7 else (),
            None if number else Between(age, "leader", str),
        )
        for age in (1, 2, 3)
        for number in range(8)
    ]
    columns.insert(0, replace(columns[0], age=0, between=Between(0, "leaders", str)))
    story = Story(tuple(columns), tuple(range(25)), (0, 8, 16), over=True, ages=(7, 7, 7))
    timeline.show_story(story, ["Ana", "Bruno", "Clara"], 0)
    drawn = traced_piece(timeline)
    assert "+10" in [ink.what for ink in drawn]
    assert [ink.what for ink in drawn if ink.elided] == []
    laid = Laid(timeline.describe(), (timeline.look.sizes,), timeline.look.body(timeline))
    cells = [
        place
        for part, place in laid.placed
        if isinstance(part, Drawing) and place.width() < 60 and not part.words()
    ]
    icons = [ink.place for ink in drawn if ink.kind == "icon" and ink.what == "leader"]
    assert icons
    for icon in icons:
        assert any(cell.adjusted(-1, -1, 1, 1).contains(icon) for cell in cells)


@pytest.mark.parametrize(("kind", "players"), TABLES)
def test_the_mouse_leads_to_and_fro_through_a_match(
    watcher: Watcher, kind: str, players: int
) -> None:
    watcher.open(recorded(watcher.matches, kind, players))
    timeline, buttons = watcher.page.timeline, watcher.page.buttons
    middle = watcher.current.story.chapters[1] + 1
    QTest.mouseClick(timeline, LEFT, pos=watcher.point(middle))
    assert watcher.stop == middle
    QTest.mousePress(timeline, LEFT, pos=watcher.point(middle))
    QTest.mouseMove(timeline, watcher.point(2))
    QTest.mouseRelease(timeline, LEFT, pos=watcher.point(2))
    assert watcher.stop == 2
    for name, stop in (("forward", 3), ("back", 2), ("last", watcher.last), ("first", 0)):
        watcher.click(buttons[name])
        assert watcher.stop == stop
    assert not buttons["first"].isEnabled()


def test_the_wheel_goes_a_stop_a_notch_and_a_touchpad_as_far(watcher: Watcher) -> None:
    watcher.open(recorded(watcher.matches, "classic", 3))
    timeline = watcher.page.timeline
    at = QPointF(watcher.point(0))
    for across, down in ((0, 0), (240, 0), (-360, 0), (0, -60)):
        turn(timeline, at, across, down)
    assert watcher.stop == 0
    turn(timeline, at, 0, -60)
    assert watcher.stop == 1
    for _ in range(16):
        turn(timeline, at, 0, -15)
    assert watcher.stop == 3
    turn(timeline, at, 0, 120)
    assert watcher.stop == 2


@pytest.mark.parametrize(("kind", "players"), TABLES)
def test_it_plays_by_itself_to_the_end_and_stops_there(
    watcher: Watcher, kind: str, players: int
) -> None:
    watcher.open(recorded(watcher.matches, kind, players))
    watcher.press(Key.Key_End, Key.Key_Left, Key.Key_Left, Key.Key_Left)
    watcher.press(Key.Key_Plus, Key.Key_Plus, Key.Key_Plus)
    assert watcher.current.speed == 4.0
    watcher.press(Key.Key_Space)
    assert watcher.current.playing
    watcher.window.qtbot.waitUntil(lambda: watcher.stop == watcher.last)
    watcher.window.qtbot.waitUntil(lambda: not watcher.current.playing)
    watcher.press(Key.Key_Minus)
    assert watcher.current.speed == 2.0


@pytest.mark.parametrize("kind", ["classic", "architects"])
def test_a_jump_ends_what_plays_and_nothing_late_moves_on(watcher: Watcher, kind: str) -> None:
    watcher.open(recorded(watcher.matches, kind))
    watcher.current.showing.set_speed(1.0)
    watcher.press(Key.Key_Space)
    assert watcher.current.showing.page.animator.running  # type: ignore[attr-defined]
    watcher.press(Key.Key_PageDown)
    at = watcher.stop
    assert not watcher.current.playing
    QTest.qWait(600)
    assert watcher.stop == at
    assert not watcher.current.showing.page.animator.running  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", ["classic", "architects"])
def test_a_step_under_way_ends_at_once_when_the_next_is_wanted(watcher: Watcher, kind: str) -> None:
    watcher.open(recorded(watcher.matches, kind))
    watcher.current.showing.set_speed(1.0)
    watcher.press(Key.Key_Right, Key.Key_Right, Key.Key_Right)
    assert watcher.stop == 3
    table = watcher.current.showing.page.scene.table  # type: ignore[attr-defined]
    assert table.view.version == watcher.current.step.state.version
    page = watcher.current.showing.page
    watcher.window.qtbot.waitUntil(lambda: not page.animator.running)  # type: ignore[attr-defined]
    assert watcher.stop == 3


@pytest.mark.parametrize(("kind", "players"), TABLES)
def test_a_click_on_a_line_of_the_log_goes_to_its_moment(
    watcher: Watcher, kind: str, players: int
) -> None:
    watcher.open(recorded(watcher.matches, kind, players))
    watcher.press(Key.Key_PageDown, Key.Key_PageDown)
    at = watcher.stop
    page = watcher.current.showing.page
    if kind == "architects":
        log = page.scene.parts.log  # type: ignore[attr-defined]
    else:
        log = page.scene.parts.log  # type: ignore[attr-defined]
        watcher.press(Key.Key_L)  # opened it shows more than one turn
    line = next(spot for spot in log.spots if spot.key.startswith("line"))
    point = page.view.mapFromScene(log.mapToScene(line.rect.center()))  # type: ignore[attr-defined]
    QTest.mouseClick(page.view.viewport(), LEFT, pos=point)  # type: ignore[attr-defined]
    assert watcher.stop < at
    assert line.tooltip in [s.tooltip for s in log.spots]


def test_the_speed_is_chosen_by_the_mouse(watcher: Watcher) -> None:
    watcher.open(recorded(watcher.matches))
    watcher.click(watcher.page.speed.parts[0])
    assert watcher.current.speed == 0.5


# What can be seen -----------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "players"), TABLES)
def test_one_pair_of_eyes_sees_what_its_seat_saw_and_no_more(
    watcher: Watcher, kind: str, players: int
) -> None:
    watcher.open(recorded(watcher.matches, kind, players))
    current = watcher.current
    game, steps = current.match.game, current.match.steps
    for eyes in current.choices[:-1]:
        for stop, place in enumerate(current.story.stops):
            table = current.showing.table(stop, eyes)  # type: ignore[attr-defined]
            seen = game.view_for(steps[place].state, eyes.seat)
            assert table.view == replace(seen, legal=(), prompt=table.view.prompt)
            events = [getattr(entry, "event", entry) for entry in table.log]
            assert events == [
                game.redact(e, eyes.seat) for e in current.match.events[: steps[place].end]
            ]


def test_nothing_on_the_table_changes_with_what_the_eyes_cannot_see(watcher: Watcher) -> None:
    watcher.open(recorded(watcher.matches, players=4))
    current, eyes = watcher.current, Viewpoint(0)
    assert isinstance(current.showing, ClassicShowing)
    current.go(7)
    before = current.showing.table(7, eyes)
    state: State = current.step.state
    one, two = state.cities[1], state.cities[2]
    one.hand, two.hand = list(two.hand), list(one.hand)
    state.discards.reverse()
    assert current.showing.table(7, eyes) == before
    assert current.showing.table(7, Viewpoint(1)).view.hand == tuple(one.hand)


def test_what_others_lay_face_down_is_not_named_in_the_turn(watcher: Watcher) -> None:
    watcher.open(recorded(watcher.matches, players=4))
    told = set()
    for stop in range(watcher.last):
        watcher.current.go(stop)
        told |= {spot.tooltip for spot in watcher.page.table_of("classic").turn.spots}
    others = [words for words in told if not words.startswith("Ana: ")]
    face_down = {words.partition(": ")[2] for words in others if "Stage" in words}
    face_down |= {words.partition(": ")[2] for words in others if "discards" in words}
    assert face_down <= {"Stage I", "Stage II", "Stage III", "Stage IV", "discards a card"}
    assert "discards a card" in face_down


def test_no_hand_of_another_is_read_on_the_table(watcher: Watcher) -> None:
    watcher.open(recorded(watcher.matches, players=3))
    watcher.press(Key.Key_Tab)
    assert watcher.current.eyes == Viewpoint(1)
    state: State = watcher.current.step.state
    own = {card_name(card) for card in state.cities[1].hand}
    shown = watcher.page.table_of("classic").scene.parts.hand
    assert {card_name(card) for card in shown.cards} == own
    assert not watcher.page.table_of("classic").cards.isVisible()


def test_tab_and_the_mouse_change_whose_eyes_they_are(watcher: Watcher) -> None:
    watcher.open(recorded(watcher.matches, players=3))
    seen = [watcher.current.eyes]
    for _ in range(4):
        watcher.press(Key.Key_Tab)
        seen.append(watcher.current.eyes)
    assert seen == [Viewpoint(0), Viewpoint(1), Viewpoint(2), Viewpoint(2, open=True), Viewpoint(0)]
    QTest.keyClick(watcher.table_widget, Key.Key_Backtab)
    assert watcher.current.eyes.open
    watcher.click(watcher.page.header.eyes.parts[1])
    assert watcher.current.eyes == Viewpoint(1)
    assert watcher.page.header.eyes.value() == 1


def test_open_eyes_see_every_hand_and_what_lies_face_down(watcher: Watcher) -> None:
    watcher.open(recorded(watcher.matches, players=4))
    watcher.press(Key.Key_PageDown, Key.Key_PageDown, Key.Key_Right, Key.Key_Backtab)
    state: State = watcher.current.step.state
    open_cards = watcher.page.table_of("classic").cards.spots
    spots = {spot.key: spot.tooltip.partition(" · ")[0] for spot in open_cards}
    for seat, city in enumerate(state.cities):
        for number, card in enumerate(city.hand):
            assert spots[f"hand {seat} {number}"] == card_name(card)
        for number, card in enumerate(city.under_stages):
            assert spots[f"under {seat} {number}"] == card_name(card)
    pile = [words for key, words in spots.items() if key.startswith("pile")]
    assert pile == [card_name(card) for card in state.discards]


def test_the_end_of_a_match_reveals_to_all_what_lay_face_down(watcher: Watcher) -> None:
    watcher.open(recorded(watcher.matches, players=4))
    cards = watcher.page.table_of("classic").cards
    watcher.press(Key.Key_End)
    assert not watcher.current.eyes.open
    assert cards.isVisible()
    watcher.press(Key.Key_Left)
    assert not cards.isVisible()


def test_open_eyes_see_the_top_of_the_common_deck(watcher: Watcher) -> None:
    watcher.open(recorded(watcher.matches, "architects", 3))
    showing = watcher.current.showing
    assert isinstance(showing, ArchitectsShowing)
    state: ArchitectsState = watcher.current.step.state
    assert showing.table(0, Viewpoint(0)).view.central.top is None
    assert showing.table(0, Viewpoint(0, open=True)).view.central.top == state.decks[-1][-1]


@pytest.mark.parametrize(("kind", "players"), TABLES)
def test_a_match_that_goes_on_is_watched_by_its_one_person_alone(
    watcher: Watcher, kind: str, players: int
) -> None:
    watcher.open(recorded(watcher.matches, kind, players, persons=(1,), choices=20))
    assert watcher.current.choices == (Viewpoint(1),)
    watcher.press(Key.Key_Tab, Key.Key_S)
    assert watcher.watching
    assert watcher.current.eyes == Viewpoint(1)
    assert not watcher.page.score_button.isVisible()
    watcher.press(Key.Key_End)
    assert not watcher.page.timeline.accessibleName().startswith("The end")


@pytest.mark.parametrize(("kind", "players"), [("classic", 3), ("architects", 3)])
def test_persons_at_one_screen_see_only_what_lay_open_while_their_match_goes_on(
    watcher: Watcher, kind: str, players: int
) -> None:
    watcher.open(recorded(watcher.matches, kind, players, persons=(0, 1, 2), choices=20))
    current = watcher.current
    assert current.choices == (Viewpoint(0, guest=True),)
    for stop in range(len(current.story.stops)):
        view = current.showing.table(stop, current.eyes).view  # type: ignore[attr-defined]
        if kind == "classic":
            assert view.hand == view.under_stages == view.discard_pile == ()
            assert view.choice is None
        else:
            assert view.central.top is None
            assert view.searched == ()


def test_a_match_that_no_person_plays_can_be_watched_by_all_eyes(watcher: Watcher) -> None:
    watcher.open(recorded(watcher.matches, persons=(), choices=9))
    assert len(watcher.current.choices) == 4


# Looking only ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["classic", "architects"])
def test_in_a_match_that_no_person_plays_nobody_is_called_you(watcher: Watcher, kind: str) -> None:
    watcher.open(recorded(watcher.matches, kind, persons=()))
    watcher.press(Key.Key_PageDown, Key.Key_Right)
    for _ in range(3):
        lines = watcher.words().splitlines()
        assert not [line for line in lines if re.search(r"\bYour?\b|you alone", line)]
        assert {name for name in NAMES[:3] if name in lines} == set(NAMES[:3])
        watcher.press(Key.Key_Tab)


def test_who_plays_is_called_you_when_the_own_match_is_watched(watcher: Watcher) -> None:
    watcher.open(recorded(watcher.matches))
    watcher.press(Key.Key_PageDown)
    assert "You" in watcher.words().splitlines()


def test_no_gesture_on_the_table_plays_anything(watcher: Watcher) -> None:
    path = recorded(watcher.matches, players=3)
    before = path.read_bytes()
    watcher.open(path)
    page, commands = watcher.page.table_of("classic"), list[Command]()
    page.commanded.connect(commands.append)
    view = page.view
    for place in (NextStage(), Actions(), *map(HandCard, range(7))):
        rect = page.scene.place_of(place)
        assert rect is not None
        point = view.mapFromScene(QPointF(rect.left() + rect.width() / 4, rect.center().y()))
        QTest.mouseClick(view.viewport(), LEFT, pos=point)
        QTest.mouseDClick(view.viewport(), LEFT, pos=point)
    watcher.press(Key.Key_1, Key.Key_C, Key.Key_E, Key.Key_D, Key.Key_F)
    assert commands == []
    assert page.overlay is None
    assert page.scene.table is not None
    assert page.scene.table.view.legal == ()
    assert path.read_bytes() == before


def test_no_gesture_on_the_table_of_architects_plays_anything(watcher: Watcher) -> None:
    watcher.open(recorded(watcher.matches, "architects", 3))
    page, commands = watcher.page.table_of("architects"), list[Command]()
    page.commanded.connect(commands.append)
    for panel in page.scene.parts.panels():
        for spot in panel.spots if panel.isVisible() else ():
            point = page.view.mapFromScene(panel.mapToScene(spot.rect.center()))
            QTest.mouseClick(page.view.viewport(), LEFT, pos=point)
    watcher.press(Key.Key_1, Key.Key_Up, Key.Key_3, Key.Key_4, Key.Key_E)
    assert commands == []
    assert watcher.stop == 0


def test_a_city_is_enlarged_and_keys_are_the_enlargements_until_it_is_closed(
    watcher: Watcher,
) -> None:
    watcher.open(recorded(watcher.matches, players=4))
    watcher.press(Key.Key_F2)
    assert watcher.page.table_of("classic").overlay is not None
    watcher.press(Key.Key_Escape)
    assert watcher.page.table_of("classic").overlay is None
    assert watcher.watching
    watcher.press(Key.Key_Right)
    assert watcher.stop == 1


def test_escape_closes_the_opened_log_before_it_leaves(watcher: Watcher) -> None:
    watcher.open(recorded(watcher.matches))
    watcher.press(Key.Key_L, Key.Key_Escape)
    assert watcher.watching
    watcher.press(Key.Key_Escape)
    assert not watcher.watching


def test_the_discard_pile_of_architects_is_read_while_watching(watcher: Watcher) -> None:
    watcher.open(recorded(watcher.matches, "architects", 3))
    watcher.press(Key.Key_End, Key.Key_D)
    assert watcher.page.table_of("architects").overlay is not None
    watcher.press(Key.Key_Escape)
    assert watcher.page.table_of("architects").overlay is None
    assert watcher.watching


# Ways out -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "players"), TABLES)
def test_the_score_sheet_and_the_replay_lead_to_each_other(
    watcher: Watcher, kind: str, players: int
) -> None:
    watcher.open(recorded(watcher.matches, kind, players))
    window = watcher.window.window
    watcher.press(Key.Key_End, Key.Key_S)
    assert window.page() is window.score
    QTest.keyClick(window.score, Key.Key_W)
    assert watcher.watching
    watcher.press(Key.Key_Escape)
    assert window.page() is window.score
    watcher.click(window.score.replay_button)
    assert watcher.watching
    watcher.click(watcher.page.score_button)
    assert window.page() is window.score


def test_leaving_goes_back_to_the_home_page_and_keeps_nothing_on_the_table(
    watcher: Watcher,
) -> None:
    watcher.open(recorded(watcher.matches))
    page = watcher.page.table_of("classic")
    watcher.click(watcher.page.header.leave_button)
    assert watcher.window.window.page() is watcher.window.window.home
    assert watcher.window.program.controller.replays.current is None
    assert page.scene.table is None
    assert not page.cards.isVisible()


def test_f1_shows_the_keys_of_watching_and_leads_back(watcher: Watcher) -> None:
    watcher.open(recorded(watcher.matches))
    window = watcher.window.window
    watcher.press(Key.Key_Right, Key.Key_F1)
    assert window.page() is window.help
    QTest.keyClick(window.help, Key.Key_Escape)
    assert watcher.watching
    watcher.press(Key.Key_Right)
    assert watcher.stop == 2


@pytest.mark.parametrize(("kind", "players"), TABLES)
def test_a_match_goes_on_from_the_middle_as_a_new_practice_match(
    watcher: Watcher, kind: str, players: int
) -> None:
    path = recorded(watcher.matches, kind, players)
    before = path.read_bytes()
    watcher.open(path)
    watcher.press(Key.Key_PageDown, Key.Key_Right)
    step = watcher.current.step
    watcher.press(Key.Key_Return)
    assert not watcher.watching
    controller = watcher.window.program.controller
    assert controller.match is not None
    match = controller.match.match
    assert match.practice
    assert match.header.practice
    assert match.journal_path not in (None, path)
    assert list(match.events[: step.end]) == [
        event
        for earlier in Match.replay(box_of(games=GAMES).find, path).steps
        if earlier.end <= step.end
        for event in earlier.events
    ]
    assert path.read_bytes() == before
    assert not read(path).header.practice
    assert len(list(watcher.matches.glob("*.jsonl"))) == 2
    watcher.window.close()


def test_a_match_that_is_over_cannot_go_on_from_its_end(watcher: Watcher) -> None:
    path = recorded(watcher.matches)
    watcher.open(path)
    watcher.press(Key.Key_End)
    assert not watcher.page.continue_button.isEnabled()
    watcher.press(Key.Key_Return)
    watcher.click(watcher.page.continue_button)
    assert watcher.watching
    assert list(watcher.matches.glob("*.jsonl")) == [path]


def test_a_folder_that_takes_no_file_is_told_of_and_the_replay_stays(watcher: Watcher) -> None:
    path = recorded(watcher.matches)
    watcher.open(path)
    path.unlink()
    watcher.press(Key.Key_Right, Key.Key_Return)
    assert watcher.watching
    assert "cannot be continued" in watcher.window.window.message.text()
    watcher.press(Key.Key_Right)
    assert watcher.stop == 2


def test_a_damaged_journal_is_told_of_and_nothing_is_shown(watcher: Watcher) -> None:
    path = recorded(watcher.matches)
    spoiled = path.read_bytes().replace(b"CardBuilt", b"CardBuilz", 1)
    path.write_bytes(spoiled)
    home = watcher.window.window.page()
    watcher.open(path)
    assert watcher.window.window.page() is home
    assert "cannot be opened" in watcher.window.window.message.text()
    assert path.name in watcher.window.window.message.text()
    assert path.read_bytes() == spoiled


# Looks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["pt_BR", "es"])
def test_another_language_reaches_everything_that_is_watched(
    watcher: Watcher, language: str
) -> None:
    watcher.open(recorded(watcher.matches, players=2))
    before = watcher.page.timeline.accessibleName()
    free = ("Cidade Livre", "Ciudad Libre")
    watcher.window.program.use_language(language)
    watcher.window.qtbot.waitUntil(lambda: watcher.current.seats[-1].name in free)
    assert watcher.page.timeline.accessibleName() != before
    assert watcher.page.timeline.accessibleName() == watcher.page.timeline.accessibleName()
    assert watcher.page.header.eyes.parts[-1].text() in ("Tudo à vista", "Todo a la vista")
