"""The stops of the tour of the window about the Wonder Pack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.classic.effects import Colour
from sevenwonders_qt.games.classic.options import WONDERS_DEALT, Options
from sevenwonders_qt.games.classic.scenario import Place
from sevenwonders_qt.games.wonder_pack import events as ev
from sevenwonders_qt.models.new_match import SeatWish, TableWish, all_wonders
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.table import table_for
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.pages.new_game import NewGamePage
from sevenwonders_qt.views.table.page import TablePage
from tests.views.edifices import NAMES
from tests.wonder_pack.positions import table, with_boxes

TOLD: Final[tuple[Event, ...]] = (
    ev.FirstCoinsGained(1, 4),
    ev.ColourSeen(1, Colour.BLUE),
    ev.ColourSeen(1, None),
)
"""An event for each sentence of the log."""

_SEATS: Final = tuple(SeatInfo(name, Player.PERSON) for name in NAMES[:3])


def pack_stops(window: MainWindow, page: TablePage) -> Iterator[None]:
    """Yield at each state: stages in any order, copied ones, and the wonders that may be dealt."""
    game = with_boxes()
    for wonder, side, left in (
        ("great_wall", "A", Place("stonehenge", "B", stages=1)),
        ("manneken_pis", "A", Place("olympia", "B")),
        ("stonehenge", "A", Place("manneken_pis", "B")),
        ("manneken_pis", "A", Place("stonehenge", "B")),
    ):
        at = table(game, wonder, side, left)
        page.clear()
        page.ask(table_for(game.rules, game.view_for(at.state, 0), _SEATS, ()))
        page.scene.select(0)
        yield
        page.scene.picks.act("stage")
        yield
    page.clear()
    options = Options(expansions=("wonder_pack",))
    options = Options(
        expansions=("wonder_pack",), lists=((WONDERS_DEALT, all_wonders(options)[:5]),)
    )
    people = tuple(SeatWish(name, Player.PERSON) for name in NAMES[:4])
    window.apply(window.settings().with_table(TableWish(people, options=options)))
    window.show_set_up("classic")
    yield
    set_up = window.set_up_page("classic")
    assert isinstance(set_up, NewGamePage)
    set_up.fold.button.click()
    set_up.fold.list_buttons[WONDERS_DEALT].click()
    yield
    set_up.allowed_page.dismiss()
    set_up.fold.button.click()
