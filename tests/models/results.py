"""Results of matches for tests, written down table by table."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sevenwonders_qt.journal.header import PERSON
from sevenwonders_qt.session.results import SeatResult

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)

Seat = tuple[str, int] | tuple[str, int, str] | tuple[str, int, str, str]
"""A name or ``"@level"``, the points, and perhaps the wonder and its side."""


def table(
    number: int,
    *seats: Seat,
    game: str = "classic",
    expansions: Sequence[str] = (),
    days_ago: float | None = None,
    practice: bool = False,
    paper: bool = False,
    verified: bool = True,
) -> list[SeatResult]:
    """The results of one match: half of the points are for civilian structures."""
    totals = [seat[1] for seat in seats]
    ended = NOW - timedelta(days=1000 - number if days_ago is None else days_ago)
    found = []
    for place, seat in enumerate(seats):
        name, total, wonder, side = (*seat, "giza", "A")[:4] if len(seat) < 3 else _board(seat)
        level = name.startswith("@")
        found.append(
            SeatResult(
                path=Path(f"match-{number:04}.journal"),
                seat=place,
                name=f"Robot {place}" if level else name,
                player=name[1:] if level else PERSON,
                wonder=wonder,
                side=side,
                points={"civil": total // 2, "guild": total - total // 2},
                total=total,
                won=total == max(totals),
                place=1 + sum(other > total for other in totals),
                players=len(seats),
                game=game,
                edition="first",
                expansions=tuple(expansions),
                practice=practice,
                began=ended - timedelta(hours=1),
                ended=ended,
                paper=paper,
                verified=verified,
            )
        )
    return found


def joined(tables: Iterable[Sequence[SeatResult]]) -> list[SeatResult]:
    """All results of several tables."""
    return [result for one in tables for result in one]


def _board(seat: Seat) -> tuple[str, int, str, str]:
    name, total, wonder, *side = seat
    return name, total, wonder, side[0] if side else ""
