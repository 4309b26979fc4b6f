"""The end of a match, and the words of a game for its score sheets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.catalogue import SideNames
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.score_sheet import BoardGame, hints_words
from sevenwonders_qt.models.words.numbers import whole_number

translate = QCoreApplication.translate


class Found(NamedTuple):
    """One count in the city of ``name``: so many of one kind, by its icon and in words."""

    name: str
    icon: str
    number: int
    words: str


@dataclass(frozen=True, slots=True)
class ExplainedLine:
    """One line of an explanation: icons, their meaning, the calculation, and the points.

    ``found`` says what was counted where, ``note`` anything else beside the words.
    """

    icons: tuple[str, ...]
    words: str
    sum: str
    points: int
    found: tuple[Found, ...] = ()
    note: str = ""

    def sentence(self) -> str:
        """Return the whole line to be read aloud."""
        parts = [self.words, self.detail(), self.sum, whole_number(self.points)]
        return ": ".join(part for part in parts if part)

    def detail(self) -> str:
        """Return the counts by city, or the note, in words."""
        cities = dict.fromkeys(part.name for part in self.found)
        by_city = [
            f"{name} ({', '.join(part.words for part in self.found if part.name == name)})"
            for name in cities
        ]
        return "; ".join(by_city) or self.note


class CityPoints(Protocol):
    """The sheet of a city, of any game."""

    @property
    def total(self) -> int: ...

    def points(self, category: Any) -> int: ...


@dataclass(frozen=True, slots=True)
class TieWords:
    """The words for the tie-break, such as coins.

    ``shared`` says that several have equally many of it; ``decides`` has a ``{name}`` for the
    player who was tied with the winner, and ``{own}`` and ``{other}`` for how many each of the
    two had, and ``decides_with_you`` is the same for the person who reads.
    """

    shared: Callable[[int], str]
    decides: Callable[[], str]
    decides_with_you: Callable[[], str]


COINS: Final = TieWords(
    lambda n: translate("Score", "equal in points and with %n coin(s) each", None, n),
    lambda: translate("Score", "tied with {name}; coins decide, {own} to {other}"),
    lambda: translate("Score", "tied with you; coins decide, {own} to {other}"),
)


@dataclass(frozen=True, slots=True)
class ScoreWords:
    """The words of a game for its sheets: the rows of one, and the lines behind a number.

    ``explained`` takes one of the ``lines`` of a sheet, each of a ``category``, and the names
    of the seats. ``tie`` is what counts after the points, which ``tie_words`` speak of;
    ``game`` names the game of a sheet. ``categories`` are all rows that a result may have.
    ``titles`` and ``signs`` are of rows that no game before it in the list has: a row of the
    same name is the same. ``elsewhere`` is the game as other programs know it, if they do.
    """

    rows: Callable[[Any], Sequence[str]]
    explained: Callable[[Any, Sequence[str]], ExplainedLine]
    tie: Callable[[Any], int]
    game: Callable[[Any], str]
    categories: Callable[[], Sequence[str]]
    titles: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    signs: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    tie_words: TieWords = COINS
    elsewhere: BoardGame | None = None


@dataclass(frozen=True, slots=True)
class Finished:
    """The end of a match; the Free City is the last one.

    ``boards`` are wonder and side of each seat, ``winners`` the seats that won, and
    ``history[turn][seat]`` the points after each turn, if they are known. ``ages`` are the turns
    of each Age; none where a match has rounds instead. ``side_names`` is how the boards played
    call their sides; ``words`` describes the sheets of another game.
    ``played`` is the time in UTC as in ``2026-01-31T18:05:00Z``, ``hints`` how many were shown
    to each seat; it is ``practice`` if a choice was undone after something new had been seen.
    """

    seats: Sequence[SeatInfo]
    boards: Sequence[tuple[str, str]]
    sheets: Sequence[CityPoints]
    winners: Sequence[int]
    history: Sequence[Sequence[int]] | None = None
    side_names: SideNames = SideNames.LETTERS
    words: ScoreWords = field(kw_only=True)
    ages: Sequence[int] = ()
    played: str = ""
    seed: str = ""
    practice: bool = False
    hints: Sequence[int] = ()

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def outside(self) -> frozenset[int]:
        """The seats that cannot win: the Free City, which no player owns."""
        seats = enumerate(self.seats)
        return frozenset(s for s, info in seats if info.player is Player.FREE_CITY)

    @property
    def order(self) -> list[int]:
        """The seats, the best first, the Free City last."""
        sheets, tie = self.sheets, self.words.tie
        return sorted(
            range(len(self.seats)),
            key=lambda s: (
                s not in self.winners,
                s in self.outside,
                -sheets[s].total,
                -tie(sheets[s]),
                s,
            ),
        )

    def hints_shown(self) -> str:
        """Return how many hints people were shown, "" for none."""
        counts: Counter[str] = Counter()
        for seat, count in zip(self.seats, self.hints, strict=False):  # none to the Free City
            if seat.player is Player.PERSON:
                counts[seat.name] += count
        return hints_words(counts) if any(counts.values()) else ""
