"""What the walk through every text sees of Leaders: draft, step, questions, places, sheets."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sevenwonders_qt.app.boxes import BOXES, box_of
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.random_play import random_command
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.games.leaders.commands import LeaderPrompt
from sevenwonders_qt.models.leaders.court import HAND
from sevenwonders_qt.models.new_match import SeatWish, TableWish
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.history import result_of
from sevenwonders_qt.models.shown.table import noted, table_for
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.table.page import TablePage
from tests.views.edifices import NAMES

WITH = Options(Edition.FIRST, expansions=("leaders",))
SEATS = tuple(SeatInfo(name, Player.PERSON) for name in NAMES[:4])


def leaders_stops(window: MainWindow, page: TablePage, told: list[Event]) -> Iterator[None]:
    """Play matches at random; show each kind of question, and the score sheets at the end."""
    window.show_table()
    game, met = box_of(BOXES).classic(WITH, 4), set[object]()
    for number, wonder in enumerate(("roma", "abu_simbel", "giza", "rhodes")):
        yield from _match(window, page, game, number, wonder, met, told)
    people = tuple(SeatWish(name, Player.PERSON) for name in NAMES[:4])
    window.apply(window.settings().with_table(TableWish(people, options=WITH)))
    window.show_set_up("classic")
    yield


def _match(
    window: MainWindow,
    page: TablePage,
    game: Classic,
    number: int,
    wonder: str,
    met: set[object],
    told: list[Event],
) -> Iterator[None]:
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
            if page.overlay is None:
                for choice in range(len(page.scene.parts.hand.cards)):
                    page.scene.select(choice)
                    yield
                page.enlarge(HAND)
                yield
        events += game.step(state, random_command(state, seat, random), chance)
    told += events
    result = result_of(game, SEATS, state, events)
    window.score.show_result(result)
    window.show_score()
    yield
    for seat, sheet in enumerate(result.sheets):
        for category in {line.category for line in sheet.lines} & {"leaders", "science", "wonder"}:
            window.score.grid.asked.emit(seat, category)
            yield
