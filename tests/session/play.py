"""Whole matches played by AI players, for tests of the session."""

import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from sevenwonders_qt.app.boxes import box_of
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.journal.folder import latest_unfinished
from sevenwonders_qt.journal.header import SeatSpec
from sevenwonders_qt.session.match import Match
from tests.computers import choose

BOX = box_of(games=GAMES)
MOST = 20
"""Choices that a process plays before it waits for its end; a match of seven has over 120."""


def seats(players: int) -> list[SeatSpec]:
    return [SeatSpec(f"Player {seat}", "random") for seat in range(players)]


def started(
    game: Classic, players: int, seed: int | str, folder: Path | None = None
) -> Match[Classic]:
    """A match of random players, with a journal in ``folder``, if one is given."""
    return Match.start(game, seats(players), Setup.random(players), seed, folder, durable=False)


def answer(match: Match[Classic]) -> Command:
    """What is wanted for the first city that owes an answer."""
    seat = match.owing[0]
    player = match.player_of(seat)
    kind = match.seats[player].player
    return choose(kind, match.view(seat), match.game.rules, match.player_seed(player))


def played(match: Match[Classic]) -> Iterator[Match[Classic]]:
    """The match again and again, after each accepted command."""
    while not match.is_over:
        match.submit(answer(match))
        yield match


def main(folder: str) -> None:
    """Go on with a match, or start one, and print each accepted version; for a process to kill.

    It stops after ``MOST`` choices and waits, so that a kill that comes late on a busy machine
    still finds a match that is not over. It ends by itself when its standard input is closed.
    """
    game = Classic.first_edition()
    path = latest_unfinished(Path(folder))
    if path is None:
        setup = Setup.random(7)
        match = Match.start(game, seats(7), setup, "kill me", Path(folder))
    else:
        match = Match.resume(BOX.find, path)
    for _ in islice(played(match), MOST):
        print(match.version, flush=True)
    sys.stdin.read()


if __name__ == "__main__":
    main(sys.argv[1])
