"""Leaders in the real window: drafted, used before each Age, and scored at the end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.boxes import BOXES, box_of
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.games.leaders.catalogue import COMING, Coming
from sevenwonders_qt.games.leaders.events import (
    DraftEnded,
    LeaderRecruited,
    LeadersAsked,
    LeaderTaken,
)
from sevenwonders_qt.models.leaders.court import Fate, court_on
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.words.names import turn_name
from sevenwonders_qt.models.words.taking_back import place_words
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.match_index import MatchIndex, unpacked
from sevenwonders_qt.session.summary import Summary, summary_of
from sevenwonders_qt.views.leaders.draft import DraftPage
from sevenwonders_qt.views.leaders.prompts import LeaderPrompt, OwnLeaders, TokenPrompt
from sevenwonders_qt.views.table.curtain import Curtain
from sevenwonders_qt.views.table.enlarged import Enlarged
from sevenwonders_qt.views.table.notice import Notice
from sevenwonders_qt.views.table.overlay import Overlay
from tests.app.person import Keyboard, Mouse, Window, scene_texts
from tests.app.tables import NAMES, begin
from tests.app.taking_back import match_of, press

Key = Qt.Key


def start(
    window: Window,
    seed: str,
    *more: str,
    players: int = 4,
    persons: int = 1,
    edition: Edition = Edition.FIRST,
    wonder: str | None = None,
    coming: Coming = Coming.DRAFTED,
) -> None:
    options = Options(edition, expansions=("leaders", *more), choices=((COMING, coming),))
    begin(window, seed, options, players, persons, BoardWish(wonder, "B"))


class Recruiter(Mouse):
    """Drafts and uses leaders with the mouse."""

    def __init__(self, window: Window, seed: int = 1) -> None:
        super().__init__(window, seed)
        self.met: set[type[Overlay]] = set()

    def _answer_overlay(self, overlay: Overlay) -> None:
        self.met.add(type(overlay))
        if isinstance(overlay, DraftPage):
            leader = self.dice.choice(overlay.offered)
            self.window.click_spot(overlay, f"leader {leader}")
            self.window.click_spot(overlay, "keep")
        elif isinstance(overlay, LeaderPrompt):
            number = self.dice.randrange(len(overlay.leaders)) + 1
            self.window.click_spot(overlay, f"leader {number}")
            self.window.click_spot(overlay, "take")
        elif isinstance(overlay, TokenPrompt):
            self.window.click_spot(overlay, "lose")
        else:
            super()._answer_overlay(overlay)


def kept(window: Window) -> int:
    return sum(isinstance(event, DraftEnded) for event in match_of(window).events)


@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
def test_the_draft_names_all_six_others_and_a_tip_covers_no_word_of_it(
    window: Window, size: tuple[int, int]
) -> None:
    window.window.resize(*size)
    window.window.change(tips=True)
    start(window, "all", players=7, wonder="rhodes")
    window.qtbot.waitUntil(lambda: isinstance(window.overlay, DraftPage))
    first = window.overlay
    assert isinstance(first, DraftPage)
    assert {*NAMES[1:7]} <= {*first.texts}
    window.press(Key.Key_1, Key.Key_Return)
    window.qtbot.waitUntil(lambda: window.overlay not in (None, first))
    tips = window.program.controller.first_tips
    window.qtbot.waitUntil(lambda: tips.slab is not None and bool(tips.slab.words()))
    page, overlay, slab = window.program.page, window.overlay, tips.slab
    assert overlay is not None
    assert slab is not None
    for place in overlay.worded():
        there = page.view.mapFromScene(overlay.mapRectToScene(place)).boundingRect()
        assert not slab.geometry().intersects(there)


@pytest.mark.parametrize(
    ("language", "more"), [("en", ()), ("es", ()), ("pt_BR", ()), ("pt_BR", ("edifice",))]
)
def test_a_tip_at_a_table_with_leaders_finds_the_room_within_a_city(
    window: Window, language: str, more: tuple[str, ...]
) -> None:
    window.window.resize(1280, 720)
    window.window.change(tips=True, language=language)
    start(window, "room", *more, wonder="rhodes")
    play_draft(window)
    tips, page = window.program.controller.first_tips, window.program.page
    window.qtbot.waitUntil(lambda: tips.slab is not None and bool(tips.slab.words()))
    slab = tips.slab
    assert slab is not None
    for place in page.scene.parts.worded():
        there = page.view.mapFromScene(place).boundingRect()
        assert not slab.geometry().adjusted(2, 2, -2, -2).intersects(there)


@pytest.mark.parametrize(
    ("edition", "players", "more", "wonder"),
    [
        (Edition.FIRST, 4, ("edifice",), "roma"),
        (Edition.SECOND, 7, (), "abu_simbel"),
        (Edition.FIRST, 3, (), None),
    ],
)
def test_a_match_by_mouse_leads_to_score_sheet_and_replay(
    window: Window, edition: Edition, players: int, more: tuple[str, ...], wonder: str | None
) -> None:
    start(window, "by mouse", *more, players=players, edition=edition, wonder=wonder)
    recruiter, match = Recruiter(window, seed=5), match_of(window)
    window.play_on(recruiter.answer, lambda: window.at_the_end)
    assert DraftPage in recruiter.met
    assert any(isinstance(event, LeaderRecruited) and event.seat == 0 for event in match.events)
    sheet = window.window.score.sheet()
    assert sheet is not None
    assert "leaders" in [row.category for row in sheet.rows]
    assert match.journal_path is not None
    found = match.game.outline(match.state).cities
    assert any(city.people for city in found)
    index = MatchIndex(folder := match.journal_path.parent)
    index.keep([summary_of(match, match.journal_path)])
    (kept,) = (unpacked(folder, *each) for each in index.kept().items())
    assert isinstance(kept, Summary)
    assert [city.people for city in kept.outline.cities] == [city.people for city in found]
    for language in ("pt_BR", "es", "en"):
        window.program.use_language(language)
        window.program.controller.replay(match.journal_path)
        window.qtbot.waitUntil(lambda: window.window.page() is window.window.replay)
        for key in (*[Key.Key_Right] * 8, Key.Key_End, Key.Key_Left, Key.Key_Home):
            QTest.keyClick(window.window.replay, key)


def test_a_match_by_keys_leads_to_the_score_sheet(window: Window) -> None:
    start(window, "by keys", players=3)
    keyboard, match = Keyboard(window, seed=2), match_of(window)
    window.play_on(keyboard.answer, lambda: window.at_the_end)
    steps = [event for event in match.events if isinstance(event, LeadersAsked)]
    assert [step.age for step in steps] == [1, 2, 3]


def test_a_match_left_before_an_age_is_named_by_that_age(window: Window) -> None:
    start(window, "left")
    keyboard, match = Keyboard(window, seed=2), match_of(window)

    def asked() -> int:
        return max((e.age for e in match.events if isinstance(e, LeadersAsked)), default=0)

    window.play_on(keyboard.answer, lambda: asked() == 2)
    outline = match.game.outline(match.state)
    assert turn_name(outline.age, outline.turn) == "Before Age II"
    assert place_words(outline.age, outline.turn) == "Before Age II"


def test_the_draft_is_a_page_with_the_leaders_and_those_that_are_kept(window: Window) -> None:
    start(window, "draft")
    window.qtbot.waitUntil(lambda: isinstance(window.overlay, DraftPage))
    page = window.overlay
    assert isinstance(page, DraftPage)
    assert len(page.offered) == 4
    assert "LEADERS" in window.program.page.scene.texts
    window.press(Key.Key_Return)  # looks at the first leader and keeps none yet
    assert page.picked == page.offered[0]
    window.press(Key.Key_3)
    leader = page.offered[2]
    assert page.picked == leader
    assert kept(window) == 0
    window.press(Key.Key_Return)
    window.qtbot.waitUntil(lambda: isinstance(window.overlay, DraftPage) and window.overlay != page)
    page = window.overlay
    assert isinstance(page, DraftPage)
    assert len(page.offered) == 3
    assert page.court.hand == (leader,)
    play_draft(window)
    assert kept(window) == 1  # the last leader came by itself
    assert len(window.program.page.scene.parts.hand.cards) == 4


@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
def test_a_hint_leaves_the_leaders_in_sight_and_the_choice_as_it_was(
    window: Window, size: tuple[int, int]
) -> None:
    window.window.resize(*size)
    start(window, "draft")
    window.qtbot.waitUntil(lambda: isinstance(window.overlay, DraftPage))
    page = window.overlay
    assert isinstance(page, DraftPage)
    window.press(Key.Key_2, Key.Key_H)
    window.qtbot.waitUntil(lambda: isinstance(window.overlay, Notice), timeout=60_000)
    box = window.overlay
    assert isinstance(box, Notice)
    assert page.isVisible()
    assert page.opacity() == 1
    keys = [f"leader {leader}" for leader in page.offered]
    leaders = [page.mapRectToScene(page.place_within(key)) for key in keys]
    assert not any(box.sceneBoundingRect().intersects(place) for place in leaders)
    assert {place.part for place in box.ringed} <= {*keys}
    assert box.ringed
    window.press(Key.Key_Return)
    assert window.overlay is page
    assert page.picked == page.offered[1]
    window.press(Key.Key_Return)
    window.qtbot.waitUntil(lambda: window.overlay not in (None, page))
    assert not page.is_open


@pytest.mark.parametrize("person", [0, 1])
def test_two_players_pass_leaders_to_each_other_wherever_the_free_city_is(
    window: Window, person: int
) -> None:
    seats = tuple(
        SeatInfo(name, Player.PERSON if seat == person else Player.RULES)
        for seat, name in enumerate(NAMES[:2])
    )
    options = Options(Edition.FIRST, expansions=("leaders",))
    window.program.controller.start(NewMatch(seats, Setup.random(2), "two", options))
    window.qtbot.waitUntil(lambda: isinstance(window.overlay, DraftPage))
    page = window.overlay
    assert isinstance(page, DraftPage)
    assert f"3 leaders → {NAMES[1 - person]}" in page.texts


def play_draft(window: Window) -> None:
    """Keep the first leader of each round."""
    while not kept(window):
        window.qtbot.waitUntil(lambda: isinstance(window.overlay, DraftPage) or kept(window) > 0)
        if isinstance(window.overlay, DraftPage):
            before = window.overlay
            window.press(Key.Key_1, Key.Key_Return)
            window.qtbot.waitUntil(lambda before=before: window.overlay is not before)
    window.qtbot.waitUntil(lambda: window.overlay is None and window.asked())


def test_a_sold_leader_leaves_its_place_and_the_others_can_be_read_by_their_key(
    window: Window,
) -> None:
    start(window, "sold")
    play_draft(window)
    window.press(Key.Key_R)
    assert isinstance(window.overlay, OwnLeaders)
    assert len(window.overlay.leaders) == 4
    window.press(Key.Key_R)
    assert window.overlay is None
    window.press(Key.Key_2, Key.Key_D)
    window.qtbot.waitUntil(lambda: match_of(window).state.age == 1 and window.asked())
    table = window.table
    assert table is not None
    assert table.view.own.coins == 9
    court = court_on(table.boxes)
    assert court is not None
    assert [place.fate for place in court.places[0]] == [Fate.SOLD, Fate.TO_COME, Fate.TO_COME]
    parts = window.program.page.scene.parts
    spots = [parts.own.spot(f"leader {number}") for number in range(3)]
    assert next(spot.tooltip for spot in spots if spot is not None).endswith(
        "discarded for 3 coins"
    )
    assert parts.log.spot("leaders in hand") is not None
    assert parts.left.spot("leader 0") is not None
    assert parts.far[0].spot("leader 0") is not None
    window.press(Key.Key_F3)
    assert isinstance(window.overlay, Enlarged)
    spots = [window.overlay.spot(f"leader {number}") for number in range(3)]
    assert all(spot is not None and spot.tooltip.startswith("Leader of") for spot in spots[1:])
    first = window.overlay.spot("leader 0")
    assert first is not None
    assert first.tooltip


def test_three_persons_draft_behind_the_curtain_and_see_no_leader_of_another(
    window: Window,
) -> None:
    start(window, "three", players=3, persons=3)
    seen: dict[int, set[str]] = {seat: set() for seat in range(3)}
    for number in range(3):
        for seat in range(3):
            window.qtbot.waitUntil(lambda: isinstance(window.overlay, Curtain))
            assert not any(isinstance(item, DraftPage) for item in shown_items(window))
            window.press(Key.Key_Return)
            window.qtbot.waitUntil(lambda: isinstance(window.overlay, DraftPage))
            page = window.overlay
            assert isinstance(page, DraftPage)
            assert len(page.offered) == 4 - number
            seen[seat] |= {*page.offered[:1]}
            assert not seen[seat] - {*page.court.hand, *page.offered}
            before = window.overlay
            window.press(Key.Key_1, Key.Key_Return)
            window.qtbot.waitUntil(lambda before=before: window.overlay is not before)
    for _ in range(3):
        window.qtbot.waitUntil(lambda: isinstance(window.overlay, Curtain))
        assert not window.program.page.scene.parts.hand.cards
        window.press(Key.Key_Return)
        window.qtbot.waitUntil(lambda: window.overlay is None and window.asked())
        assert len(window.program.page.scene.parts.hand.cards) == 4
        window.press(Key.Key_1, Key.Key_D)
    window.qtbot.waitUntil(lambda: match_of(window).state.age == 1)


def test_the_key_of_the_own_leaders_does_nothing_where_there_are_none(window: Window) -> None:
    start(window, "later")
    play_draft(window)
    match = match_of(window)
    window.play_on(Recruiter(window).answer, lambda: match.state.age == 3 and window.asked())
    window.press(Key.Key_R)
    assert window.overlay is None
    seats = (SeatInfo("Ana", Player.PERSON), *[SeatInfo("Bruno", Player.RULES)] * 2)
    plain = NewMatch(seats, Setup((BoardWish(),) * 3), "plain", Options())
    window.program.controller.start(plain)
    window.qtbot.waitUntil(window.asked)
    window.press(Key.Key_R)
    assert window.overlay is None


def shown_items(window: Window) -> list[object]:
    return [item for item in window.program.page.scene.items() if item.isVisible()]


@pytest.mark.parametrize("answers", [2, 3])
def test_a_match_goes_on_within_the_draft_and_within_the_step(
    window: Window, qtbot: QtBot, answers: int
) -> None:
    start(window, "cut")
    for _ in range(answers):
        qtbot.waitUntil(lambda: isinstance(window.overlay, DraftPage))
        before = window.overlay
        window.press(Key.Key_1, Key.Key_Return)
        qtbot.waitUntil(lambda before=before: window.overlay is not before and window.asked())
    match = match_of(window)
    qtbot.waitUntil(lambda: len(match.owing) == 1)
    path, version = match.journal_path, match.version
    court = court_on(window.table.boxes) if window.table is not None else None
    assert court is not None
    assert path is not None
    window.close()
    assert Match.replay(box_of(BOXES, GAMES).find, path).version == version
    again = Window(qtbot, window.folder, BOXES)
    again.program.controller.resume()
    qtbot.waitUntil(again.asked)
    assert again.table is not None
    found = court_on(again.table.boxes)
    assert found == court
    assert isinstance(again.overlay, DraftPage) == (answers == 2)
    recruiter = Recruiter(again)
    again.play_on(recruiter.answer, lambda: match_of(again).state.age == 1)
    again.close()


def test_a_leader_that_was_kept_is_taken_back_as_practice(window: Window) -> None:
    start(window, "undone")
    window.qtbot.waitUntil(lambda: isinstance(window.overlay, DraftPage))
    before = window.overlay
    window.press(Key.Key_1, Key.Key_Return)
    window.qtbot.waitUntil(
        lambda: isinstance(window.overlay, DraftPage) and window.overlay != before
    )
    press(window, Key.Key_Z, ctrl=True)
    press(window, Key.Key_Return)  # it is practice from now on
    window.qtbot.waitUntil(
        lambda: isinstance(window.overlay, DraftPage) and len(window.overlay.offered) == 4
    )
    assert match_of(window).practice


def test_what_a_leader_gives_is_said_where_it_lies(window: Window) -> None:
    start(window, "said")
    play_draft(window)
    parts = window.program.page.scene.parts
    for item in parts.hand.visible_items:
        spot = item.spot("card")
        assert spot is not None
        assert "You can recruit" in spot.tooltip or "You cannot recruit" in spot.tooltip
        assert "leader" in " ".join(scene_texts(window)).lower()
    assert parts.band.spot("pass") is not None


# Taken in turn --------------------------------------------------------------------------------


def test_leaders_are_taken_in_turn_from_a_row_that_all_see(window: Window) -> None:
    start(window, "row", coming=Coming.IN_TURNS)
    window.qtbot.waitUntil(lambda: isinstance(window.overlay, DraftPage))
    page = window.overlay
    assert isinstance(page, DraftPage)
    shown = " ".join(scene_texts(window))
    assert page.name() == "Take one of these leaders"
    assert "then it is Bruno's turn" in shown
    assert "Only you see these" not in shown
    play_draft(window)
    taken = [each for each in match_of(window).events if isinstance(each, LeaderTaken)]
    assert [each.seat for each in taken] == [0, 1, 2, 3, 3, 2, 1, 0] * 2
    assert "took" in " ".join(scene_texts(window))


def test_a_match_goes_on_while_leaders_are_taken_in_turn(window: Window, qtbot: QtBot) -> None:
    start(window, "cut row", coming=Coming.IN_TURNS)
    qtbot.waitUntil(lambda: isinstance(window.overlay, DraftPage))
    before = window.overlay
    window.press(Key.Key_1, Key.Key_Return)
    qtbot.waitUntil(lambda: isinstance(window.overlay, DraftPage) and window.overlay is not before)
    path, events = match_of(window).journal_path, match_of(window).events
    assert path is not None
    window.close()
    assert Match.replay(box_of(BOXES, GAMES).find, path).events == events
    again = Window(qtbot, window.folder, BOXES)
    again.program.controller.resume()
    qtbot.waitUntil(again.asked)
    assert isinstance(again.overlay, DraftPage)
    recruiter = Recruiter(again)
    again.play_on(recruiter.answer, lambda: match_of(again).state.age == 1)
    again.close()


def test_three_persons_take_leaders_one_after_another_and_meet_one_curtain_each_time(
    window: Window, qtbot: QtBot
) -> None:
    start(window, "hot row", persons=3, players=3, coming=Coming.IN_TURNS)
    curtains: list[int] = []
    taken: list[int] = []
    while len(taken) < 12:
        qtbot.waitUntil(lambda: isinstance(window.overlay, Curtain | DraftPage))
        if isinstance(window.overlay, Curtain):
            curtains.append(window.overlay.seat)
            window.press(Key.Key_Return)
            qtbot.waitUntil(lambda: isinstance(window.overlay, DraftPage))
        before = window.overlay
        taken += match_of(window).owing
        window.press(Key.Key_1, Key.Key_Return)
        qtbot.waitUntil(lambda before=before: window.overlay not in (None, before))
    assert taken == [0, 1, 2, 2, 1, 0] * 2
    assert curtains[:9] == [0, 1, 2, 1, 0, 1, 2, 1, 0]  # who takes twice in a row keeps the screen


def test_three_persons_come_to_the_score_sheet_behind_the_curtain(window: Window) -> None:
    """All but the last turns are played without the window, where they would take a minute."""
    start(window, "to the end", players=3, persons=3)
    path = match_of(window).journal_path
    assert path is not None
    window.program.controller.leave()
    early: Match[Classic] = Match.resume(box_of(BOXES, GAMES).find, path)
    while (early.state.age, early.state.turn) < (3, 5):
        early.submit(early.game.legal(early.state, early.owing[0])[0])
    early.close()
    window.program.controller.open(path)
    recruiter, called = Recruiter(window), list[int]()

    def answer() -> None:
        if isinstance(window.overlay, Curtain):
            called.append(window.overlay.seat)
            assert not window.program.page.scene.parts.hand.cards
        recruiter.answer()

    window.play_on(answer, lambda: window.at_the_end)
    assert called[:6] == [0, 1, 2] * 2
    assert {*called} == {0, 1, 2}
    sheet = window.window.score.sheet()
    assert sheet is not None
    assert {*sheet.names} == {*NAMES[:3]}
    assert "leaders" in [row.category for row in sheet.rows]
