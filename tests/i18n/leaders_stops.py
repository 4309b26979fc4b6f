"""What the walk through every text sees of Leaders: draft, step, questions, places, sheets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from sevenwonders_qt.app.boxes import BOXES, box_of
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.random_play import random_command
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.games.leaders import events as ev
from sevenwonders_qt.games.leaders.catalogue import leaders_of
from sevenwonders_qt.games.leaders.commands import (
    Bury,
    Copy,
    KeepLeader,
    LeaderPrompt,
    LoseVictory,
    RecruitMore,
    UseLeader,
)
from sevenwonders_qt.games.leaders.events import EVENTS
from sevenwonders_qt.games.leaders.pieces import Recruited
from sevenwonders_qt.models.leaders.court import HAND, Court, Draft, Fate, Place
from sevenwonders_qt.models.new_match import SeatWish, TableWish
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.entry_key import EntryKind, key_of
from sevenwonders_qt.models.shown.history import result_of
from sevenwonders_qt.models.shown.minutes import Minutes
from sevenwonders_qt.models.shown.table import noted, table_for
from sevenwonders_qt.views.leaders.draft import DraftPage
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.pages.new_game import NewGamePage
from sevenwonders_qt.views.table.page import TablePage
from tests.views.edifices import NAMES

OF_LEADERS = EVENTS

TOLD: tuple[Event, ...] = (
    ev.CoinsReturned(1, 3),
    ev.TokenGained(1, CardId("nitocris"), 3),
    ev.LeaderBuried(1, None, 0),
    ev.LeaderBuried(1, CardId("cleopatra"), 8),
    ev.LeaderCopied(1, None, 1),
    ev.LeaderCopied(1, CardId("midas"), 0),
    ev.RecruitPassed(1),
    ev.LeaderRecruited(1, CardId("midas"), 1, 0),
    ev.RowLaid((CardId("midas"), CardId("plato"))),
    ev.LeaderTaken(1, CardId("midas"), None),
)
"""An event for each sentence of the log that few matches have."""

WITH = Options(Edition.FIRST, expansions=("leaders",))
SEATS = tuple(SeatInfo(name, Player.PERSON) for name in NAMES[:4])


def leaders_stops(window: MainWindow, page: TablePage, told: list[Event]) -> Iterator[None]:
    """Play matches at random; show each kind of question, and the score sheets at the end."""
    window.show_table()
    game, met = box_of(BOXES).classic(WITH, 4), set[object]()
    for number, wonder in enumerate(("roma", "abu_simbel", "roma", "giza", "abu_simbel")):
        yield from _match(window, page, game, number, wonder, met, told)
    told += TOLD
    window.show_table()
    yield from _laid_out(page, game)
    for leader in leaders_of(game.rules).all:
        window.show_encyclopaedia(key_of(EntryKind.BOX, leader))
        yield
    people = tuple(SeatWish(name, Player.PERSON) for name in NAMES[:4])
    window.apply(window.settings().with_table(TableWish(people, options=WITH)))
    window.show_set_up("classic")
    yield
    set_up = window.set_up_page("classic")
    assert isinstance(set_up, NewGamePage)
    set_up.boxes_button.click()
    yield
    everything = replace(WITH, expansions=("edifice", "leaders"))
    for options in (Options(), everything, replace(WITH, choices=(("leaders_pile", "own"),))):
        seats = (*people[:3], SeatWish("Ana"))
        table = TableWish(seats, options=options, surprise=not options.expansions)
        window.apply(window.settings().with_table(table))
        window.page().changed.emit(table)  # type: ignore[attr-defined]
        yield
    set_up.show_minutes(Minutes(24, {"leaders": 9}))
    yield
    window.show_set_up("classic")
    set_up.fold.button.click()
    set_up.fold.list_buttons["leaders_allowed"].click()
    yield
    set_up.allowed_page.dismiss()
    set_up.fold.button.click()


def _laid_out(page: TablePage, game: Classic) -> Iterator[None]:
    """Show each kind of place, and the questions that few matches ask."""
    state, chance = game.empty(), SeededChance(9)
    game.open(state, Setup.random(4), chance)
    first, second, third = (CardId(name) for name in ("cleopatra", "caesar", "midas"))
    for seat, leaders in enumerate(((first, second), (third,))):
        state.cities[seat].pieces += tuple(Recruited(each, 1, 4, ()) for each in leaders)
    table = table_for(game.rules, game.view_for(state, 0), SEATS, [])
    fates = [
        Place(Fate.BURIED, 1, first, 8), Place(Fate.SOLD, 2), Place(Fate.STAGED, 3),
        Place(Fate.CHOSEN, 1), Place(Fate.TO_COME, 2), Place(Fate.COPIED, 0, third),
    ]  # fmt: skip
    for own in (fates[:3], fates[3:]):
        court = Court((tuple(own), *[tuple(fates[:3])] * 3), (second,), (1, 1, 1, 1))
        page.clear()
        page.show_table(replace(table, boxes={**table.boxes, "leaders": court}))
        yield
    legal: tuple[Command, ...] = (KeepLeader(0, second),)
    asking = replace(table.view, prompt=LeaderPrompt.DRAFT, legal=legal)
    drafts = (
        Draft((second,), 4, 4),
        *(Draft((second,), 1, 4, then, is_open=True) for then in (None, 0, 1)),
    )
    for draft in drafts:
        last = replace(court, hand=(), draft=draft)
        page.clear()
        page.ask(replace(table, boxes={**table.boxes, "leaders": last}, view=asking))
        yield
    for card in ("courtesans_guild", "semiramis", "octavia", "caligula", "diocletian"):
        page.close_overlay()
        page.enlarge(CardId(card))
        yield
    page.close_overlay()
    asked: tuple[tuple[str, tuple[Command, ...]], ...] = (
        (LeaderPrompt.BURY, (Bury(0, first), Bury(0, second), Bury(0, None))),
        (LeaderPrompt.COPY, (Copy(0, third, 1),)),
        (LeaderPrompt.LOSE_VICTORY, (LoseVictory(0, 1), LoseVictory(0, 3))),
    )
    seen = table.view.extras["leaders"]
    more = RecruitMore(0, next(iter(seen.prices))), RecruitMore(0, None)
    for prompt, legal in (*asked, (LeaderPrompt.RECRUIT_MORE, more)):
        page.clear()
        page.ask(replace(table, view=replace(table.view, prompt=prompt, legal=legal)))
        yield


def _wanted(legal: Sequence[Command], usual: Command, seat: int) -> Command:
    """The first city recruits and raises stages, as its wonder has questions about leaders."""
    plays = [(each, each.play if isinstance(each, UseLeader) else each) for each in legal]
    for use in (Use.BUILD, Use.STAGE) if isinstance(legal[0], UseLeader) else (Use.STAGE,):
        for command, play in plays if seat == 0 else ():
            if isinstance(play, Play) and play.use is use:
                return command
    return usual


def _match(
    window: MainWindow,
    page: TablePage,
    game: Classic,
    number: int,
    wonder: str,
    met: set[object],
    told: list[Event],
) -> Iterator[None]:
    window.show_table()
    state, chance, random = game.empty(), SeededChance(number), Random(number)
    wishes = (BoardWish(wonder, "B"), *[BoardWish()] * 3)
    events = [*game.open(state, Setup(wishes), chance)]
    while not game.is_over(state):
        seat = state.owing[0]
        moment = state.prompts[0], state.coming, bool(state.cities[0].pieces)
        if seat == 0 and moment[0] in [*LeaderPrompt] and moment not in met:
            met.add(moment)
            page.clear()
            log = noted([], [game.redact(event, 0) for event in events])
            page.ask(table_for(game.rules, game.view_for(state, 0), SEATS, log))
            yield
            if isinstance(page.overlay, DraftPage):
                page.overlay.pick(0)
                yield
            if page.overlay is None:
                for choice in range(len(page.scene.parts.hand.cards)):
                    page.scene.select(choice)
                    yield
                page.enlarge(HAND)
                yield
        command = _wanted(game.legal(state, seat), random_command(state, seat, random), seat)
        events += game.step(state, command, chance)
        if isinstance(command, UseLeader) and seat == 0 and state.prompts[1] is not None:
            page.clear()
            log = noted([], [game.redact(event, 0) for event in events])
            page.show_table(table_for(game.rules, game.view_for(state, 0), SEATS, log))
            yield
    told += events
    result = result_of(game, SEATS, state, events)
    window.score.show_result(result)
    window.show_score()
    yield
    for seat, sheet in enumerate(result.sheets):
        for category in {line.category for line in sheet.lines} & {"leaders", "science", "wonder"}:
            window.score.grid.asked.emit(seat, category)
            yield
