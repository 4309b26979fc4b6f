"""Reads the seats of a set-up that the settings keep."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Final

from sevenwonders_qt.ai.levels import nearest_level
from sevenwonders_qt.core.stored import Damaged, choice, listed, mended, record, rest_of, text
from sevenwonders_qt.games.classic.setup import BoardWish
from sevenwonders_qt.models.new_match import (
    ANY_BOARD,
    DEFAULT_SEATS,
    FEWEST,
    LONGEST_NAME,
    MOST,
    SeatWish,
)
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.models.words.names import WONDERS


def _player(stored: Any) -> Player:
    """Return the player that is offered today in place of the one stored."""
    return Player(nearest_level(_read_player(stored)))


def _short_name(stored: Any) -> str:
    name: str = _read_name(stored)
    return name[:LONGEST_NAME]


def read_whole_seats(stored: Any) -> tuple[SeatWish, ...]:
    """Read the seats, no two with the same wonder; raises `Damaged`."""
    wishes: tuple[SeatWish, ...] = _read_seats(stored)
    wonders = [wish.wonder for wish in wishes if wish.wonder is not None]
    if len(set(wonders)) < len(wonders):
        raise Damaged("two seats have the same wonder")
    return wishes


def _seats_left(stored: Any) -> tuple[SeatWish, ...]:
    """Read the sound parts of every seat, each wonder once; the first is a person's by default."""
    if not isinstance(stored, list) or not FEWEST <= len(stored) <= MOST:
        return DEFAULT_SEATS
    begin = (DEFAULT_SEATS[0], *(SeatWish() for _ in stored[1:]))
    wishes = [rest_of(seat, **_seat)(item) for seat, item in zip(begin, stored, strict=True)]
    wonders = [wish.wonder for wish in wishes]
    return tuple(
        replace(wish, wonder=None) if wish.wonder in wonders[:number] else wish
        for number, wish in enumerate(wishes)
    )


_read_name = text(1000)
_read_player = choice([str(player) for player in Player if player is not Player.FREE_CITY])
_on_board: Final = {"wonder": choice((None, *WONDERS)), "side": choice((None, "A", "B"))}
_seat: Final = {"name": _short_name, "player": _player, **_on_board}
_read_seats = listed(Annotated[SeatWish, record(SeatWish, **_seat)], FEWEST, MOST)
read_board: Final = mended(record(BoardWish, **_on_board), rest_of(ANY_BOARD, **_on_board))
read_seats: Final = mended(read_whole_seats, _seats_left)
"""The seats; of a damaged list, those that can be read are kept."""
