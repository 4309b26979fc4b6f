"""The minutes that a match takes: learned from finished matches of this computer, or estimated."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Final

from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.journal.header import PERSON
from sevenwonders_qt.models.boxes import set_up_words, switches
from sevenwonders_qt.session.results import SeatResult

ALONE: Final = 25
"""Minutes of a match of the base game with a person and three computer players, estimated.

It is 18 turns of about a minute, the deal, two changes of Age and the score sheet.
"""

ENOUGH: Final = 5
"""The number of matches that a median needs before it takes the place of an estimate."""

ONE_SITTING: Final = timedelta(hours=3)
"""The longest time from the deal to the end of a match that was played without a long break."""


@dataclass(frozen=True, slots=True)
class Minutes:
    """The minutes learned: those of a match of the base game, and those that each box adds.

    Those that are not learned are estimated.
    """

    learned_alone: int | None = None
    learned: Mapping[str, int] = field(default_factory=dict)

    @property
    def alone(self) -> int:
        """The minutes of a match of the base game."""
        return ALONE if self.learned_alone is None else self.learned_alone

    def of_box(self, name: str) -> int:
        """Return the minutes that a box adds."""
        return self.learned[name] if name in self.learned else set_up_words(name).minutes

    def of(self, options: Options) -> int:
        """Return the minutes of a match with these options."""
        boxes = (box.name for box in switches() if box.name in options.expansions)
        return self.alone + sum(map(self.of_box, boxes))

    def are_learned(self, options: Options) -> bool:
        """Return whether nothing is estimated for a match with these options."""
        boxes = {box.name for box in switches()} & {*options.expansions}
        return self.learned_alone is not None and boxes <= self.learned.keys()


def learn_minutes(results: Iterable[SeatResult]) -> Minutes:
    """Return the medians of finished matches with a person, where there are enough of them.

    A box adds what matches with it take beyond the base game and their other boxes. Matches
    that were brought in from a file, or were continued another day, do not count.
    """
    known = {box.name for box in switches()}
    times = [
        ({*match.expansions}, (match.ended - match.began).total_seconds() / 60)
        for match in _matches(results)
        if {*match.expansions} <= known
    ]
    alone = _median([minutes for boxes, minutes in times if not boxes])
    found = Minutes(alone)
    for name in sorted(known):
        more = [
            minutes - found.of(Options(expansions=tuple(sorted(boxes - {name}))))
            for boxes, minutes in times
            if name in boxes
        ]
        learned = _median(more)
        if learned is not None:
            found = Minutes(alone, {**found.learned, name: max(0, learned)})
    return found


def _matches(results: Iterable[SeatResult]) -> Iterable[SeatResult]:
    """Return a result of each match that says how long people take."""
    people = (result for result in results if result.player == PERSON and _says_time(result))
    return {result.path: result for result in people}.values()


def _says_time(result: SeatResult) -> bool:
    taken = result.ended - result.began
    here = result.game == Classic.name and result.verified and not result.paper
    return here and timedelta(minutes=1) <= taken <= ONE_SITTING


def _median(minutes: Sequence[float]) -> int | None:
    return round(sorted(minutes)[len(minutes) // 2]) if len(minutes) >= ENOUGH else None
