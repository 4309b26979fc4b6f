"""The timeline of a match: its turns, the actions in them, and the stops between."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.milestone import Milestone


class DeedKind(StrEnum):
    """An action of a city in a turn, as far as all players saw it."""

    CARD = "card"
    STAGE = "stage"
    SALE = "sale"
    TOKEN = "token"


@dataclass(frozen=True, slots=True)
class Deed:
    """An action of a city, for the timeline.

    ``what`` is the colour or the kind of the card, or the token; empty for a card that was face
    down. ``stage`` numbers from 1 the stage that was built; at the stop ``done`` it has
    happened. ``icon`` is its picture, ``words`` describe it, in the current language.
    """

    seat: Seat
    kind: DeedKind
    what: str = ""
    stage: int = 0
    done: int = field(default=0, compare=False)
    icon: str = field(default="", compare=False)
    words: Callable[[], str] = field(default=str, compare=False)


@dataclass(frozen=True, slots=True)
class Between:
    """A moment outside the turns that has a column: its Age (0 before all), icon, and name."""

    age: int
    icon: str
    words: Callable[[], str] = field(compare=False)


@dataclass(frozen=True, slots=True)
class StoryColumn:
    """A turn on the timeline, or a round where players take turns one by one.

    ``age`` is 0 where there are no Ages. One ``between`` turns has the ``number`` 0. It has the
    stops ``first`` to ``last``. ``deeds`` has
    an entry for each city. ``fights`` are its conflicts: the stop where one is over, and the
    points that it brought each city.
    """

    age: int
    number: int
    first: int
    last: int
    deeds: tuple[tuple[Deed, ...], ...]
    fights: tuple[tuple[int, tuple[int, ...]], ...] = ()
    between: Between | None = None

    @property
    def spoils(self) -> tuple[int, ...] | None:
        """The points that the conflicts brought each city; None if there was none."""
        if not self.fights:
            return None
        return tuple(map(sum, zip(*(points for _, points in self.fights), strict=True)))

    def as_of(self, stop: int) -> StoryColumn:
        """Return the column without anything that happens after a stop."""
        deeds = tuple(tuple(deed for deed in lane if deed.done <= stop) for lane in self.deeds)
        return replace(self, deeds=deeds, fights=tuple(f for f in self.fights if f[0] <= stop))


@dataclass(frozen=True, slots=True)
class Story:
    """The columns of a match, and its stops: for each the place of its step in the match.

    ``chapters`` are the stops at which Ages (rounds, where there are none) and the end begin;
    ``ages`` is how many turns each Age of the match has, those to come as well. ``conflict`` is the
    icon of what columns have ``fights`` for.
    """

    columns: tuple[StoryColumn, ...]
    stops: tuple[int, ...]
    chapters: tuple[int, ...]
    over: bool
    ages: tuple[int, ...] = ()
    conflict: str = "shield"

    @property
    def last(self) -> int:
        """The last stop."""
        return len(self.stops) - 1

    def column_at(self, stop: int) -> StoryColumn | None:
        """Return the column of a stop; None for the end of a match that is over."""
        if self.over and stop == self.last:
            return None
        firsts = [column.first for column in self.columns]
        return self.columns[max(0, bisect_right(firsts, stop) - 1)]

    def as_of(self, stop: int) -> Story:
        """Return the story without anything that happens after a stop but its length."""
        return replace(self, columns=tuple(column.as_of(stop) for column in self.columns))

    def steps_after(self, stop: int) -> range:
        """Return the places of the steps that lead from a stop to the next one."""
        if stop >= self.last:
            return range(0)
        return range(self.stops[stop] + 1, self.stops[stop + 1] + 1)

    def stop_of(self, step: int) -> int:
        """Return the stop where the events of a step have happened."""
        return min(bisect_left(self.stops, step), self.last)

    def stop_at(self, step: int) -> int:
        """Return the last stop where nothing has happened but a step and those before it.

        Some choices are made before it that no player notices, such as those of computer
        players.
        """
        return max(bisect_right(self.stops, step) - 1, 0)

    def chapter_before(self, stop: int) -> int:
        """Return the beginning of the Age, or of the one before it."""
        return max((chapter for chapter in self.chapters if chapter < stop), default=0)

    def chapter_after(self, stop: int) -> int:
        """Return the beginning of the next Age."""
        return min((chapter for chapter in self.chapters if chapter > stop), default=self.last)


@dataclass(frozen=True, slots=True)
class EventReader:
    """The meaning of the events of a game.

    ``quiet`` are those that only their seat notices: one does not stop after them alone.
    ``turns`` is how many turns the timeline holds together, ``ages`` the number of turns of
    each Age, empty where there are none; ``age``, ``deed``, ``spoils`` (points won or lost in a
    conflict, by seat) and ``between`` (what begins outside the turns) say what an event is; None
    for nothing of that. ``conflict`` is the
    icon of a conflict.
    """

    quiet: tuple[type[Event], ...]
    turns: int
    milestone: Callable[[Event], Milestone | None]
    age: Callable[[Event], int | None]
    deed: Callable[[Event], Deed | None]
    spoils: Callable[[Event], Mapping[Seat, int] | None]
    ages: tuple[int, ...] = ()
    conflict: str = "shield"
    between: Callable[[Event], Between | None] = lambda _: None
