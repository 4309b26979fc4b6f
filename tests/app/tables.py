"""Matches of persons and computer players, begun at the real window."""

from __future__ import annotations

from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from tests.app.person import Window

NAMES = ("Ana", "Bruno", "Clara", "Davi", "Elsa", "Fabio", "Gil")


def begin(
    window: Window,
    seed: str,
    options: Options,
    players: int = 4,
    persons: int = 1,
    first: BoardWish | None = None,
) -> None:
    """Begin a match: persons in the first seats, the player by rules in the others."""
    seats = tuple(
        SeatInfo(name, Player.PERSON if n < persons else Player.RULES)
        for n, name in enumerate(NAMES[:players])
    )
    setup = Setup((first or BoardWish(), *[BoardWish()] * (players - 1)))
    window.program.controller.start(NewMatch(seats, setup, seed, options))
