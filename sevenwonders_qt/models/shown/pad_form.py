"""The form of the scores of a game on the score pad."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from sevenwonders_qt.core.text import clean

if TYPE_CHECKING:
    from sevenwonders_qt.models.shown.pad_science import PadSymbols
    from sevenwonders_qt.models.shown.score_sheet import Source

Text = Callable[[], str]


@dataclass(frozen=True, slots=True)
class Limits:
    """The least and the most of an entry."""

    least: int
    most: int

    @property
    def signed(self) -> bool:
        return self.least < 0

    @property
    def always_negative(self) -> bool:
        return self.most == 0


@dataclass(frozen=True, slots=True)
class PadPlayer:
    """One column; "" means a name, a wonder or a side that was not noted."""

    name: str = ""
    wonder: str = ""
    side: str = ""
    entries: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean(self.name))


class Pad(Protocol):
    """The entries on a pad, as the form of a game looks at them."""

    @property
    def expansions(self) -> Sequence[str]: ...
    @property
    def players(self) -> Sequence[PadPlayer]: ...

    def value(self, seat: int, row: str) -> int | None: ...
    def symbols(self, seat: int) -> PadSymbols: ...


def _no_wonders(pad: Pad) -> Sequence[str]:
    return ()


def _nothing_odd(pad: Pad, seat: int) -> Mapping[tuple[int, str], str]:
    return {}


def _no_sources(entry: str, value: int) -> Sequence[Source]:
    return ()


def _no_sum(entry: str, value: int) -> tuple[str, str] | None:
    return None


def _value(row: str, value: int) -> int:
    return value


@dataclass(frozen=True, slots=True)
class PadForm:
    """The form of the scores of a game on the score pad.

    ``title`` is the game in a word, ``sheet`` its name on a score sheet with these expansions.
    ``rows`` are those with these expansions; ``note`` says in a few words what is typed in one.
    An entry of a row is called as the row, unless ``entries`` has another name for it.
    ``limits`` are of entries that no game before it in the list has: an entry of the same name
    is the same. ``counted`` has the rows that count something other than points, each with the
    entry of its points for a sheet that says only these; ``points`` is the worth of a number in
    a row.

    ``tie`` is the row that decides between equal points, ``ranking`` returns the places of the
    best from totals and ties. The rows ``unscored`` have no points. So ``many`` can play at
    most with these expansions. ``wonders`` can be chosen for a player; with ``sides`` each has
    a side.

    ``odd`` says by seat and row what cannot be right. ``sources`` are the pictures of an entry,
    and ``sum`` says what it counts, and what each is worth.
    """

    title: Text
    sheet: Callable[[Sequence[str]], str]
    rows: Callable[[Sequence[str]], tuple[str, ...]]
    note: Callable[[str], str]
    limits: Mapping[str, Limits]
    tie: str
    ranking: Callable[[Sequence[int], Sequence[int]], Sequence[int]]
    many: Callable[[Sequence[str]], int]
    points: Callable[[str, int], int] = _value
    entries: Mapping[str, str] = field(default_factory=dict)
    counted: Mapping[str, str] = field(default_factory=dict)
    unscored: frozenset[str] = frozenset()
    wonders: Callable[[Pad], Sequence[str]] = _no_wonders
    sides: bool = False
    odd: Callable[[Pad, int], Mapping[tuple[int, str], str]] = _nothing_odd
    sources: Callable[[str, int], Sequence[Source]] = _no_sources
    sum: Callable[[str, int], tuple[str, str] | None] = _no_sum
