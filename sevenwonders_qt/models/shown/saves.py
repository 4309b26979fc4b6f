"""The saved matches as the list shows them: words, pictures and states, filtered and in order.

Only what can be seen has words: `SavedRows` are filtered and ordered without.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Final, overload

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.outline import Outline
from sevenwonders_qt.core.text import clean, folded
from sevenwonders_qt.journal.fault import Fault
from sevenwonders_qt.journal.header import LONGEST_TEXT, PERSON, Departure
from sevenwonders_qt.models.games import words_of
from sevenwonders_qt.models.seats import listed_name, seat_names
from sevenwonders_qt.models.words.faults import fault_words
from sevenwonders_qt.models.words.levels import player_name
from sevenwonders_qt.models.words.lists import in_a_row, titled
from sevenwonders_qt.models.words.names import city_name, turn_name, wonder_name
from sevenwonders_qt.models.words.saves import moment_words, place_words
from sevenwonders_qt.session.listed import Listed, first_seat, listed, state_of
from sevenwonders_qt.session.listed import MatchStatus as MatchStatus  # views know no session
from sevenwonders_qt.session.recovering import SoundPart
from sevenwonders_qt.session.summary import Entry, Summary, Unreadable

translate = QCoreApplication.translate


class SavesFilter(StrEnum):
    """The matches that are listed."""

    ALL = "all"
    GOING_ON = "going_on"
    OVER = "over"
    PRACTICE = "practice"


class Order(StrEnum):
    """The order of the list."""

    NEWEST = "newest"
    OLDEST = "oldest"
    TITLE = "title"


_SHOWN = {
    SavesFilter.ALL: tuple(MatchStatus),
    SavesFilter.GOING_ON: (MatchStatus.GOING_ON,),
    SavesFilter.OVER: (MatchStatus.WON, MatchStatus.OVER),
    SavesFilter.PRACTICE: (MatchStatus.PRACTICE,),
}


_LINE: Final = "\n"
"""The separator of the items of a list in `Listed`."""


@dataclass(frozen=True, slots=True)
class MatchPicture:
    """The wonder that represents a match; ``side`` A where boards have none."""

    wonder: str
    side: str
    built: int
    total: int


@dataclass(frozen=True, slots=True)
class SavedCity:
    """One player in the table of a match; ``place`` is 0 while the match goes on."""

    place: int
    name: str
    person: bool
    note: str
    side: str
    total: int
    own: bool


@dataclass(frozen=True, slots=True)
class SavedDetail:
    """The details that the list has no room for; ``doubt`` is why a match is not verified."""

    note: str = ""
    doubt: str = ""
    cities: tuple[SavedCity, ...] = ()


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """One row of the list, as it is shown.

    ``standing`` is the place in the match, or how it ended, and ``more`` explains that.
    ``turns`` are those played, None where turns are not counted like that, and ``ages`` how
    many each Age has. ``fault`` says why the file does not open; then there is neither a
    picture nor a detail, and ``damaged`` says whether its beginning may be recovered.
    ``detail`` is worked out on demand.
    """

    path: Path
    title: str
    own_title: str
    about: str
    when: str
    state: MatchStatus
    pill: str
    standing: str
    more: str = ""
    over: bool = False
    age: int = 0
    turns: int | None = None
    ages: tuple[int, ...] = ()
    picture: MatchPicture | None = None
    fault: str = ""
    damaged: bool = False
    detail: Callable[[], SavedDetail] = SavedDetail

    @property
    def opens(self) -> bool:
        """Whether the match can be continued or looked at."""
        return not self.fault


class SavedRows(Sequence[SavedMatch]):
    """The matches that are listed; each row is made when it is first shown, and then kept."""

    def __init__(
        self, listed: Sequence[Listed] = (), make: Callable[[Listed], SavedMatch] | None = None
    ) -> None:
        """Take ``listed`` in order, the newest first; ``make`` returns the row of one."""
        self._listed = listed
        self._make = make
        self._made: dict[str, SavedMatch] = {}
        self._words: dict[str, str] = {}

    def __len__(self) -> int:
        return len(self._listed)

    @overload
    def __getitem__(self, number: int) -> SavedMatch: ...

    @overload
    def __getitem__(self, number: slice) -> SavedRows: ...

    def __getitem__(self, number: int | slice) -> SavedMatch | SavedRows:
        if isinstance(number, slice):
            return self._with(self._listed[number])
        short = self._listed[number]
        made = self._made.get(short.name)
        if made is None:
            assert self._make is not None
            made = self._made[short.name] = self._make(short)
        return made

    @property
    def size(self) -> int:
        """The bytes of all files together."""
        return sum(short.size for short in self._listed)

    def titles(self) -> Iterator[str]:
        """Yield the title of each match."""
        return map(_title_of, self._listed)

    def find(self, name: str) -> int:
        """Return the number of the match in the file of this name; -1 if it is not listed."""
        found = (number for number, short in enumerate(self._listed) if short.name == name)
        return next(found, -1)

    def counted(self, which: SavesFilter) -> int:
        """Return the number of matches of this kind."""
        return sum(number for kind, number in self._kinds.items() if _is_of(*kind, which))

    def shown(self, which: SavesFilter, order: Order, words: str = "") -> SavedRows:
        """Return the wanted matches, in order; all ``words`` must be in each."""
        kinds = {kind for kind in self._kinds if _is_of(*kind, which)}
        found = [short for short in self._listed if (short.state, short.over) in kinds]
        wanted = folded(words).split()
        if wanted:
            found = [short for short in found if self._has(short, wanted)]
        if order is Order.TITLE:
            found.sort(key=lambda short: folded(_title_of(short)))
        elif order is Order.OLDEST:
            found.reverse()
        return self._with(found)

    @cached_property
    def _kinds(self) -> Counter[tuple[str, int]]:
        """The number of matches in each state, and over or not."""
        return Counter((short.state, short.over) for short in self._listed)

    def _has(self, short: Listed, words: Iterable[str]) -> bool:
        searched = self._words.get(short.name)
        if searched is None:
            searched = self._words[short.name] = " ".join(map(_plain, _searched(short)))
        return all(word in searched for word in words)

    def _with(self, listed: Sequence[Listed]) -> SavedRows:
        """Return other rows of the same matches; a row that is made in one is kept for all."""
        rows = SavedRows(listed, self._make)
        rows._made, rows._words = self._made, self._words
        return rows


def saved_match(entry: Entry, now: datetime, *, apart: bool = False) -> SavedMatch:
    """Return the row of an entry, in the chosen language.

    ``apart``: there is another copy of the match, which went another way.
    """
    if isinstance(entry, Unreadable):
        return _unreadable(entry, now)
    return _match(entry, now, apart)


def match_lines(matches: Iterable[Entry]) -> list[str]:
    """Return a line for each match: its title and when it was played last."""
    now = datetime.now().astimezone()
    rows = (saved_match(match, now) for match in matches)
    return [f"{row.title} · {row.when}" for row in rows]


def match_title(match: Summary) -> str:
    """Return the title that a person chose, else the wonder that represents the match."""
    return _title_of(listed(match))


def _is_of(state: str, over: int, which: SavesFilter) -> bool:
    if state == MatchStatus.UNVERIFIED:
        return which in (SavesFilter.ALL, SavesFilter.OVER if over else SavesFilter.GOING_ON)
    return state in _SHOWN[which]


def copied_title(row: SavedMatch, taken: Iterable[str]) -> str:
    """Return a title for a copy that no other match has."""
    names, number = {*taken}, 2
    while (title := f"{row.title} ({number})") in names:
        number += 1
    return title


# The words of a row --------------------------------------------------------------------------


def _match(match: Summary, now: datetime, apart: bool) -> SavedMatch:
    header, outline = match.header, match.outline
    seat = first_seat(match)
    city = outline.cities[seat]
    own_title = " ".join(header.title.split())
    short = listed(match)
    about = _about(short)
    state = state_of(match)
    standing, more = _result(match, seat) if match.over else _standing(match)
    if not match.verified or (match.practice and not match.over):
        more = translate("Saves", "does not count")
    played = _turns_played(match)
    return SavedMatch(
        path=match.path,
        title=_title_of(short),
        own_title=own_title,
        about=about,
        when=moment_words(match.played, now),
        state=state,
        pill=_pill(state),
        standing=standing,
        more=more,
        over=match.over,
        age=outline.age,
        turns=played,
        ages=outline.ages,
        picture=MatchPicture(city.wonder, city.side or "A", city.stages, city.stage_count),
        detail=cache(
            lambda: SavedDetail(
                _note(match, now, apart), _doubt(match), tuple(_cities(match, seat))
            )
        ),
    )


def _title_of(short: Listed) -> str:
    if not short.kind:
        return clean(short.name)
    own, wonder = " ".join(short.title.split()), short.wonders.partition(_LINE)[0]
    return own or (wonder_name(wonder) if wonder else _game(short))


def _about(short: Listed) -> str:
    """Return the game and its players; empty for a file that does not open."""
    if not short.kind:
        return ""
    return f"{_game(short)} · {in_a_row(map(listed_name, short.players.split(_LINE)))}"


def _searched(short: Listed) -> Iterator[str]:
    """Yield all texts that a search looks in."""
    yield from (_title_of(short), _about(short))
    for wonder in filter(None, short.wonders.split(_LINE)):
        yield from (city_name(wonder), wonder_name(wonder))


@lru_cache(4096)
def _plain(text: str) -> str:
    """Return the text as `folded` does; the same few names are in thousands of matches."""
    return folded(text)


def _unreadable(entry: Unreadable, now: datetime) -> SavedMatch:
    state = state_of(entry)
    return SavedMatch(
        path=entry.path,
        title=_title_of(listed(entry)),
        own_title="",
        about=fault_words(entry.fault, entry.line),
        when=moment_words(entry.played, now),
        state=state,
        pill=_pill(state),
        standing=translate("Saves", "does not open"),
        fault=fault_words(entry.fault, entry.line),
        damaged=entry.fault is Fault.DAMAGED,
    )


def _pill(state: MatchStatus) -> str:
    return {
        MatchStatus.GOING_ON: translate("Saves", "in progress"),
        MatchStatus.WON: translate("Saves", "victory"),
        MatchStatus.OVER: translate("Saves", "finished"),
        MatchStatus.PRACTICE: translate("Saves", "practice"),
        MatchStatus.UNVERIFIED: translate("Saves", "not verified"),
        MatchStatus.NEWER: translate("Saves", "newer"),
        MatchStatus.DAMAGED: translate("Saves", "damaged"),
    }[state]


def _game(short: Listed) -> str:
    game, edition, *expansions = short.kind.split(_LINE)
    return words_of(game).name_of({"edition": edition, "expansions": expansions})


def place_in_match(place: Outline | Departure) -> str:
    """Return the Age and turn, or the round where there are no Ages."""
    if not place.age:
        return translate("Saves", "Round {number}").format(number=place.turn)
    return turn_name(place.age, place.turn)


def _standing(match: Summary) -> tuple[str, str]:
    outline = match.outline
    where = place_in_match(outline)
    persons = match.persons
    waiting = [seat for seat in match.answering if seat in persons]
    if not waiting:
        return where, ""
    if len(persons) == 1:
        return where, translate("Saves", "your turn")
    return where, translate("Saves", "{name} to choose").format(
        name=seat_names(match.header.seats)[waiting[0]]
    )


def _result(match: Summary, seat: Seat) -> tuple[str, str]:
    """Return the points against the best other ones, and the place."""
    totals = [city.total for city in match.outline.cities]
    others = max(total for other, total in enumerate(totals) if other != seat)
    points = translate("Saves", "{own} to {other}").format(own=totals[seat], other=others)
    name = seat_names(match.header.seats)[seat]
    place = place_words(match.place(seat))
    if len(match.persons) == 1:
        return points, place
    return points, titled(name, place)


def _turns_played(match: Summary) -> int | None:
    outline = match.outline
    if not outline.age or match.over:
        return None
    return sum(outline.ages[: outline.age - 1]) + max(0, outline.turn - 1)


def _cities(match: Summary, own: Seat) -> Iterable[SavedCity]:
    """Yield every player, the best first; in a match that goes on in the order of the seats."""
    names = seat_names(match.header.seats)
    seats: list[Seat] = list(range(len(match.outline.cities)))
    if match.over:
        seats.sort(key=match.place)
    for seat in seats:
        city, spec = match.outline.cities[seat], match.header.seats[seat]
        called = city_name(city.wonder) if city.wonder else ""
        note = " · ".join(filter(None, (called, player_name(spec.player))))
        yield SavedCity(
            match.place(seat) if match.over else 0,
            names[seat],
            spec.player == PERSON,
            note,
            city.side,
            city.total,
            seat == own and spec.player == PERSON,
        )


def _doubt(match: Summary) -> str:
    """Return the place where the match leaves the rules; empty if none is known."""
    departs = match.header.departs
    if departs is None:
        return ""
    if not departs.turn:
        return translate("Saves", "Not verified: the deal does not follow the rules.")
    text = translate("Saves", "Not verified: it breaks the rules from {place} on.")
    return text.format(place=place_in_match(departs))


def _note(match: Summary, now: datetime, apart: bool) -> str:
    began = translate("Saves", "begun {when}").format(when=moment_words(match.began, now))
    seed = translate("Saves", "seed {seed}").format(seed=match.header.seed)
    parts = [_game(listed(match)), began, seed]
    if apart:
        parts.append(translate("Saves", "a copy of its file was continued differently"))
    return " · ".join(parts)


@dataclass(frozen=True, slots=True)
class Recovery:
    """Whether the beginning of a damaged match can be recovered; how far it goes, or why not."""

    possible: bool
    words: str


def recovery_of(part: SoundPart | None) -> Recovery:
    """Return the message before a recovery; it is impossible when nothing is sound."""
    if part is None:
        why = translate("Saves", "Nothing can be recovered: not even the deal is intact.")
        return Recovery(False, why)
    text = translate("Saves", "Intact up to {place}, with %n choice(s).", None, part.choices)
    return Recovery(True, text.format(place=place_in_match(part.summary.outline)))


def recovered(part: SoundPart) -> str:
    """Return the message after a recovery."""
    text = translate(
        "Saves",
        "Recovered up to {place}, with %n choice(s). The damaged file is still there.",
        None,
        part.choices,
    )
    return text.format(place=place_in_match(part.summary.outline))


def recovered_before(title: str) -> str:
    """Return the message that the match is there already and goes at least as far."""
    text = translate(
        "Saves", "Not imported: “{title}” is the same match and at least as far along."
    )
    return text.format(title=title)


def recovered_title(part: SoundPart) -> str:
    """Return the title of the old match, with a note that it is recovered."""
    text = translate("Saves", "{title} (recovered)")
    title = match_title(part.summary)
    return text.format(title=title[: LONGEST_TEXT - len(text)])
