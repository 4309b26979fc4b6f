"""The score sheet of a finished match in words and numbers, for everything but the window."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from sevenwonders_qt.core.file_name import file_name
from sevenwonders_qt.models.seats import stored_name

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class SheetCity:
    """A city of the sheet; ``side`` is "" where boards have no sides, ``outside`` cannot win.

    ``wonder`` is "" where there is no drawing of it. ``place`` is the one in the ranking in a word,
    "" where it is not known. ``portrait`` is "" for a game on paper.
    """

    seat: int
    name: str
    board: str
    wonder: str
    side: str
    winner: bool
    outside: bool
    total: int
    place: str = ""
    portrait: str = ""


Source = tuple[str, str]
"""An icon, or "", and the number that belongs to it, or ""."""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A category: its words, its icon, the colour of its bars, the points of every city in order.

    ``sources`` show for every city what was counted, as icons with their numbers, in place of a
    bar. A row that does not ``count`` has no points.
    """

    category: str
    label: str
    icon: str
    shade: str
    points: tuple[int, ...]
    sources: tuple[tuple[Source, ...], ...] = ()
    counts: bool = True


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One line behind a number: its words, the counts by city, and the calculation."""

    name: str
    category: str
    what: str
    counted: str
    sum: str
    points: int


@dataclass(frozen=True, slots=True)
class BoardGame:
    """A game as other programs know it: its name and its number at BoardGameGeek."""

    name: str
    number: int


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A finished match; ``cities`` are in the order of the ranking, the city of no player last.

    ``title`` names the winner, ``note`` how it was decided. ``played`` is the time in UTC as in
    ``2026-01-31T18:05:00Z``, "" if it is not known. ``history[turn][seat]`` are the points
    after each turn, or after each round; ``ages`` are the turns of each Age, none for rounds.
    ``elsewhere`` is the game as other programs know it, if they do.
    """

    game: str
    title: str
    note: str
    played: str
    seed: str
    cities: tuple[SheetCity, ...]
    rows: tuple[SheetRow, ...]
    lines: tuple[SheetLine, ...]
    history: tuple[tuple[int, ...], ...] = ()
    ages: tuple[int, ...] = ()
    elsewhere: BoardGame | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat, as the history has them."""
        return tuple(city.name for city in sorted(self.cities, key=lambda city: city.seat))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won."""
        return tuple(city.seat for city in self.cities if city.winner)

    def date(self) -> str:
        """Return the day it was played as the language writes it; "" if it is not known."""
        day = _local(self.played)
        return QLocale().toString(day.date(), QLocale.FormatType.LongFormat) if day else ""

    def day(self) -> str:
        """Return the day as in ``2026-01-31``; "" if it is not known."""
        day = _local(self.played)
        return day.date().toString(Qt.DateFormat.ISODate) if day else ""

    def file_name(self, kind: str) -> str:
        """Return a name that every system takes, such as "7 Wonders 2026-01-31 Ana, Caio.png".

        It has no word of a language for a person who has given no name.
        """
        names = (city.name for city in self.cities if not city.outside)
        people = [name for name in names if stored_name(name)]
        whole = " ".join(part for part in (self.game, self.day(), ", ".join(people)) if part)
        return file_name(whole, kind)


def hints_words(counts: Mapping[str, int]) -> str:
    """Return how many hints were shown, by name where several people were shown some."""
    shown = {name: count for name, count in counts.items() if count}
    if len(counts) < 2:
        return translate("Score", "hints: {number}").format(number=sum(shown.values()))
    each = (f"{name} {count}" for name, count in shown.items())
    return translate("Score", "hints: {number}").format(number=", ".join(each))


def hints_reason() -> str:
    """Return the meaning of the sign of the hints."""
    return translate(
        "Score",
        "The number of choices made with a hint, after a coach question or with the "
        "points of “What if”. Matches with hints are kept apart in the statistics.",
    )


def _local(played: str) -> QDateTime | None:
    """Return the local time; None if it cannot be parsed."""
    time = QDateTime.fromString(played, Qt.DateFormat.ISODate)
    return time.toLocalTime() if time.isValid() else None
