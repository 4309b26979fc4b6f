"""The stops of the tour of the window about Cities."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

from sevenwonders_qt.app.boxes import BOXES
from sevenwonders_qt.app.games import box_of
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.cities import events as ev
from sevenwonders_qt.games.cities.commands import LOSS
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.random_play import random_command
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.models.new_match import SeatWish, TableWish
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.table import table_for
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.pages.new_game import NewGamePage
from sevenwonders_qt.views.table.page import TablePage
from tests.views.edifices import NAMES

WITH: Final = Options(Edition.FIRST, expansions=("cities",), choices=(("cities_deck", "42"),))
SEATS: Final = tuple(SeatInfo(name, Player.PERSON) for name in NAMES[:4])
OF_CITIES: Final = ev.EVENTS

PROMPTS: Final = 3
"""Questions about losses that are shown."""


def cities_stops(window: MainWindow, page: TablePage, told: list[Event]) -> Iterator[None]:
    """Play a match at random with its losses; show every card, and the set-up."""
    window.show_table()
    game = box_of(BOXES).classic(WITH, 4)
    state, chance, random = game.empty(), SeededChance(5), Random(5)
    wishes = (BoardWish("petra", "B"), BoardWish("byzantium", "B"), BoardWish(), BoardWish())
    events, shown = [*game.open(state, Setup(wishes), chance)], 0
    while not game.is_over(state):
        seat = state.owing[0]
        first_of_age = state.turn == 1 and state.prompts[0] is not None and seat == 0
        if seat == 0 and (first_of_age or (state.prompts[0] == LOSS and shown < PROMPTS)):
            shown += state.prompts[0] == LOSS
            page.clear()
            page.ask(table_for(game.rules, game.view_for(state, 0), SEATS, ()))
            yield
        events += game.step(state, random_command(state, seat, random), chance)
    told += events
    for seat in range(4):
        for event in (ev.DefeatsReturned(seat, 2), ev.DefeatsReturned(seat, 1)):
            told.append(event)
    for card in game.rules.catalogue.cards.values():
        if card.colour == "black" or card.id in ("mourners_guild", "guild_of_shadows"):
            window.show_encyclopaedia(f"card/{card.id}")
            yield
    people = tuple(SeatWish(name, Player.PERSON) for name in NAMES[:4])
    window.apply(window.settings().with_table(TableWish(people, options=WITH)))
    window.show_set_up("classic")
    yield
    set_up = window.set_up_page("classic")
    assert isinstance(set_up, NewGamePage)
    for boxes in (("leaders", "cities"), ("edifice", "leaders", "cities")):
        table = TableWish(people, options=replace(WITH, expansions=boxes))
        window.show_home()
        window.apply(window.settings().with_table(table))
        window.show_set_up("classic")
        yield
    set_up.fold.button.click()
    yield
    set_up.fold.button.click()
