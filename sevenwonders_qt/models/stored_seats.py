"""Reads the seats of a set-up that the settings keep."""

from __future__ import annotations

from typing import Annotated, Any, Final

from sevenwonders_qt.ai.levels import nearest_level
from sevenwonders_qt.core.stored import Damaged, choice, listed, record, text
from sevenwonders_qt.games.classic.setup import BoardWish
from sevenwonders_qt.models.names import WONDERS
from sevenwonders_qt.models.new_match import FEWEST, LONGEST_NAME, MOST, SeatWish
from sevenwonders_qt.models.seats import Player


def _player(stored: Any) -> Player:
    """The player that is offered today in the place of the one stored."""
    return Player(nearest_level(_read_player(stored)))


def _short_name(stored: Any) -> str:
    name: str = _read_name(stored)
    return name[:LONGEST_NAME]


def read_seats(stored: Any) -> tuple[SeatWish, ...]:
    """The seats, no two with the same wonder; raises `Damaged`."""
    wishes: tuple[SeatWish, ...] = _read_seats(stored)
    wonders = [wish.wonder for wish in wishes if wish.wonder is not None]
    if len(set(wonders)) < len(wonders):
        raise Damaged("two seats have the same wonder")
    return wishes


_read_name = text(1000)
_read_player = choice([str(player) for player in Player if player is not Player.FREE_CITY])
_on_board: Final = {"wonder": choice((None, *WONDERS)), "side": choice((None, "A", "B"))}
read_board: Final = record(BoardWish, **_on_board)
_read_seat = record(SeatWish, name=_short_name, player=_player, **_on_board)
_read_seats = listed(Annotated[SeatWish, _read_seat], FEWEST, MOST)
