"""The filter of the statistics: game, source, period, people and opponents."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from sevenwonders_qt.journal.header import PERSON
from sevenwonders_qt.models.shown.records import GameKind, Played, Records, kinds


class Source(StrEnum):
    """The results that count."""

    PLAYED = "played"
    """Finished matches of this program without practice and without hints."""

    PAPER = "paper"
    """Games on a real table, from the score pad."""

    BOTH = "both"
    PRACTICE = "practice"
    """Only finished matches where a player may have known what came."""

    HINTED = "hinted"
    """Only finished matches without practice where a person was shown a hint."""


class Period(StrEnum):
    """The time before now that counts."""

    ALL = "all"
    YEAR = "year"
    MONTH = "month"
    WEEK = "week"


_DAYS: Final = {Period.YEAR: 365, Period.MONTH: 30, Period.WEEK: 7}


@dataclass(frozen=True, slots=True)
class Who:
    """A person, a level of AI players, or all people where both are ""."""

    name: str = ""
    level: str = ""


@dataclass(frozen=True, slots=True)
class Selection:
    """The results that are shown; None and "" mean all.

    ``level`` is that of the opponents, ``person`` one that the city has recruited.
    """

    kind: GameKind = GameKind.CLASSIC
    who: Who = Who()
    source: Source = Source.PLAYED
    period: Period = Period.ALL
    players: int | None = None
    wonder: str = ""
    level: str | None = None
    person: str = ""

    @property
    def narrowed(self) -> bool:
        """Whether there is more to see in the same game and source."""
        return self != Selection(self.kind, source=self.source)

    def widened(self) -> Selection:
        """Return a selection of everything of the same game and source."""
        return Selection(self.kind, source=self.source)


def available(records: Records, selection: Selection) -> Selection:
    """Return this selection, or one of paper games if only these have results."""
    if any(comes_from(one, selection.source) for one in records.played):
        return selection
    if any(one.result.paper for one in records.played):
        return replace(selection, source=Source.PAPER)
    return selection


def favourite(records: Records, source: Source) -> GameKind:
    """Return the game of most matches."""
    counted = (one for one in records.played if comes_from(one, source))
    found = Counter(kind for one in counted for kind in one.kinds)
    return max(kinds(), key=lambda kind: found[kind])


def within(played: Sequence[Played], period: Period, now: datetime) -> Sequence[Played]:
    """Return the results that ended in the period before this time."""
    if period is Period.ALL:
        return played
    first = now - timedelta(days=_DAYS[period])
    return [one for one in played if one.result.ended >= first]


def comes_from(one: Played, source: Source) -> bool:
    """Return whether this source has the result; an unverified one counts nowhere."""
    result = one.result
    if not result.verified:
        return False
    if source is Source.PRACTICE:
        return result.practice
    if result.practice:
        return False
    if source is Source.HINTED or one.hinted:
        return one.hinted and source is Source.HINTED
    return source is Source.BOTH or result.paper == (source is Source.PAPER)


def is_of(one: Played, who: Who) -> bool:
    """Return whether it is a result of this person or level."""
    if who.level:
        return one.level == who.level
    return one.who == who.name if who.name else one.result.player == PERSON


def parts_of(selection: Selection) -> tuple[Callable[[Played], bool], ...]:
    """Return the filters by number of players, by wonder, by level, and by person."""
    count, wonder, level = selection.players, selection.wonder, selection.level
    person = selection.person
    return (
        lambda one: count is None or one.result.players == count,
        lambda one: not wonder or one.result.wonder == wonder,
        lambda one: level is None or one.strongest == level,
        lambda one: not person or person in one.result.people,
    )
