"""A match and some matches of a Master with its deal, for pages that show them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.journal.header import PERSON, SeatSpec
from sevenwonders_qt.models.shown.in_your_seat import InYourSeat, in_your_seat, seat_played
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.same_deal import dealt_alike
from tests.session.play import BOX


@cache
def in_seat(matches: int = 5) -> InYourSeat:
    """Return a match of two persons, and so many more of its deal."""
    game = BOX.find(Variant("classic", 4))
    names = ("Bartolomeu Dias", PERSON), ("Ana", PERSON), ("Nara", "expert"), ("Caio", "expert")
    seats = [SeatSpec(name, player) for name, player in names]
    match: Match[object] = Match.start(game, seats, game.random_setup(4), "lake")
    _play(match, "own")
    found = in_your_seat(match, Path("nowhere.jsonl"), 0, "")
    for number in range(matches):
        run = dealt_alike(match, found.seats())
        _play(run, str(number))
        found.played.append(seat_played(run, 0))
    return found


def _play(match: Match[object], salt: str) -> None:
    players = GAMES[match.game.name].players()
    while not match.is_over:
        seat = match.owing[0]
        match.submit(players.at_random(match.state, seat, f"{salt} {match.version}"))
