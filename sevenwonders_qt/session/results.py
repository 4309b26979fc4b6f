"""The result of each player in a finished match, for the statistics."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.session.summary import Summary


@dataclass(frozen=True, slots=True)
class SeatResult:
    """One player's result in one finished match.

    ``path`` is the match: results with the same path are of one table, in the order of the seats.
    ``player`` is `PERSON` or the level of an AI player. ``side`` is empty in a game without sides,
    ``edition`` in one that has one only. ``points`` are by category, without the total. Several
    that ``won`` share the first ``place``. ``practice`` means that a player may have known what
    came, ``paper`` that the match was played on a real table, ``verified`` that nothing was found
    wrong with a match brought in from a file. ``hints`` is the number of hints that the player was
    shown. ``people`` are the ids of those that the city has recruited. Both times are in UTC.
    """

    path: Path
    seat: Seat
    name: str
    player: str
    wonder: str
    side: str
    points: Mapping[str, int]
    total: int
    won: bool
    place: int
    players: int
    game: str
    edition: str
    expansions: tuple[str, ...]
    practice: bool
    began: datetime
    ended: datetime
    paper: bool = False
    verified: bool = True
    hints: int = 0
    people: tuple[str, ...] = ()


def seat_results(match: Summary) -> Iterator[SeatResult]:
    """Yield the result of every player; none of a match that goes on."""
    if not match.over:
        return
    for seat, city in enumerate(match.outline.cities):
        spec = match.header.seats[seat]
        yield SeatResult(
            path=match.path,
            seat=seat,
            name=spec.name,
            player=spec.player,
            wonder=city.wonder,
            side=city.side,
            points={name: points for name, points in city.points.items() if name != "total"},
            total=city.total,
            won=seat in match.outline.winners,
            place=match.place(seat),
            players=len(match.header.seats),
            game=match.header.game,
            edition=match.edition,
            expansions=match.expansions,
            practice=match.practice,
            began=match.began,
            ended=match.played,
            verified=match.verified,
            hints=match.hints[seat] if match.hints else 0,
            people=city.people,
        )
