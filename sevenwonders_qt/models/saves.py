"""The saved matches as the list shows them: words, pictures and states, filtered and in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.outline import Outline
from sevenwonders_qt.core.text import clean, plain
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.journal.fault import Fault
from sevenwonders_qt.journal.header import PERSON, Departure, Header
from sevenwonders_qt.models.boxes import known_among
from sevenwonders_qt.models.fault_words import fault_words
from sevenwonders_qt.models.level_words import player_name
from sevenwonders_qt.models.names import city_name, turn_name, wonder_name
from sevenwonders_qt.models.saves_words import moment_words, place_words
from sevenwonders_qt.session.summary import Entry, Summary, Unreadable

translate = QCoreApplication.translate


class State(StrEnum):
    """What can be said of a match at a glance."""

    GOING_ON = "going_on"
    WON = "won"
    """Over, and the only person at the table has won."""

    OVER = "over"
    PRACTICE = "practice"
    UNVERIFIED = "unverified"
    """Brought in from a file, and not by the rules; going on or over."""

    NEWER = "newer"
    DAMAGED = "damaged"


class Filter(StrEnum):
    """Which matches are listed."""

    ALL = "all"
    GOING_ON = "going_on"
    OVER = "over"
    PRACTICE = "practice"


class Order(StrEnum):
    """How they are ordered."""

    NEWEST = "newest"
    OLDEST = "oldest"
    TITLE = "title"


_SHOWN = {
    Filter.ALL: tuple(State),
    Filter.GOING_ON: (State.GOING_ON,),
    Filter.OVER: (State.WON, State.OVER),
    Filter.PRACTICE: (State.PRACTICE,),
}


@dataclass(frozen=True, slots=True)
class Picture:
    """The wonder that stands for a match; ``side`` A where boards have none."""

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
    """What the list has no room for; ``doubt`` is why a match is not verified."""

    note: str = ""
    doubt: str = ""
    cities: tuple[SavedCity, ...] = ()


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """One row of the list.

    ``standing`` is where the match stands, or how it ended, and ``more`` what that means. ``turns``
    are those played, None where turns are not counted like that, and ``ages`` how many each Age
    has. ``fault`` tells why
    the file does not open; then there is neither a picture nor a detail, and ``damaged`` tells
    whether its beginning may be recovered. ``detail`` and ``words``, in which a search looks, are
    read when they are asked for: there may be thousands of rows.
    """

    path: Path
    title: str
    own_title: str
    about: str
    when: str
    state: State
    pill: str
    standing: str
    more: str = ""
    over: bool = False
    age: int = 0
    turns: int | None = None
    ages: tuple[int, ...] = ()
    picture: Picture | None = None
    fault: str = ""
    damaged: bool = False
    size: int = 0
    played: int = 0
    detail: Callable[[], SavedDetail] = SavedDetail
    words: Callable[[], str] = str

    @property
    def opens(self) -> bool:
        """Whether the match can be gone on with or looked at."""
        return not self.fault


def saved_match(entry: Entry, now: datetime) -> SavedMatch:
    """The row of an entry, in the chosen language."""
    if isinstance(entry, Unreadable):
        return _unreadable(entry, now)
    return _match(entry, now)


def match_lines(matches: Iterable[Entry]) -> list[str]:
    """A line for each match: its title and when it was played last."""
    now = datetime.now().astimezone()
    rows = (saved_match(match, now) for match in matches)
    return [f"{row.title} · {row.when}" for row in rows]


def shown(
    rows: Iterable[SavedMatch], which: Filter, order: Order, words: str = ""
) -> list[SavedMatch]:
    """Those that are wanted, in order; all ``words`` must be in a row."""
    wanted = plain(words).split()
    found = [
        row for row in rows if _is_of(row, which) and all(word in row.words() for word in wanted)
    ]
    if order is Order.TITLE:
        return sorted(found, key=lambda row: (plain(row.title), -row.played))
    return sorted(found, key=lambda row: (row.played, row.path.name), reverse=order is Order.NEWEST)


def match_title(match: Summary) -> str:
    """The title that a person gave it, else the wonder that stands for it."""
    own = " ".join(match.header.title.split())
    return own or wonder_name(match.outline.cities[_first_seat(match)].wonder)


def counted(rows: Sequence[SavedMatch], which: Filter) -> int:
    """How many of the rows are of this kind."""
    return sum(_is_of(row, which) for row in rows)


def _is_of(row: SavedMatch, which: Filter) -> bool:
    if row.state is State.UNVERIFIED:
        return which in (Filter.ALL, Filter.OVER if row.over else Filter.GOING_ON)
    return row.state in _SHOWN[which]


def copied_title(row: SavedMatch, taken: Iterable[str]) -> str:
    """A title for a copy that no other match has."""
    names, number = {*taken}, 2
    while (title := f"{row.title} ({number})") in names:
        number += 1
    return title


# The words of a row --------------------------------------------------------------------------


def _match(match: Summary, now: datetime) -> SavedMatch:
    header, outline = match.header, match.outline
    seat = _first_seat(match)
    city = outline.cities[seat]
    own_title = " ".join(header.title.split())
    about = f"{_game(match)} · {_names(header)}"
    state = _state(match)
    standing, more = _result(match, seat) if match.over else _standing(match)
    if not match.verified or (match.practice and not match.over):
        more = translate("Saves", "does not count")
    played = _turns_played(match)
    title = match_title(match)
    return SavedMatch(
        path=match.path,
        title=title,
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
        picture=Picture(city.wonder, city.side or "A", city.stages, city.stage_count),
        size=match.stamp.size,
        played=match.stamp.written,
        detail=cache(
            lambda: SavedDetail(_note(match, now), _doubt(match), tuple(_cities(match, seat)))
        ),
        words=cache(lambda: plain(f"{title} {about} {_wonders(match)}")),
    )


def _first_seat(match: Summary) -> Seat:
    """The first person's; without any the first of all."""
    return next(iter(match.persons), 0)


def _wonders(match: Summary) -> str:
    cities = [city.wonder for city in match.outline.cities]
    return " ".join(f"{city_name(wonder)} {wonder_name(wonder)}" for wonder in cities)


def _unreadable(entry: Unreadable, now: datetime) -> SavedMatch:
    newer = entry.fault is Fault.NEWER
    state = State.NEWER if newer else State.DAMAGED
    return SavedMatch(
        path=entry.path,
        title=clean(entry.path.name),
        own_title="",
        about=fault_words(entry.fault, entry.line),
        when=moment_words(entry.played, now),
        state=state,
        pill=_pill(state),
        standing=translate("Saves", "does not open"),
        fault=fault_words(entry.fault, entry.line),
        damaged=entry.fault is Fault.DAMAGED,
        size=entry.stamp.size,
        played=entry.stamp.written,
        words=lambda: plain(entry.path.name),
    )


def _state(match: Summary) -> State:
    if not match.verified:
        return State.UNVERIFIED
    if match.practice:
        return State.PRACTICE
    if not match.over:
        return State.GOING_ON
    persons = match.persons
    alone = len(persons) == 1 and persons[0] in match.outline.winners
    return State.WON if alone else State.OVER


def _pill(state: State) -> str:
    return {
        State.GOING_ON: translate("Saves", "going on"),
        State.WON: translate("Saves", "victory"),
        State.OVER: translate("Saves", "finished"),
        State.PRACTICE: translate("Saves", "practice"),
        State.UNVERIFIED: translate("Saves", "not verified"),
        State.NEWER: translate("Saves", "newer"),
        State.DAMAGED: translate("Saves", "damaged"),
    }[state]


def _game(match: Summary) -> str:
    if match.header.game == Architects.name:
        return translate("Saves", "Architects")
    game = translate("Saves", "Classic")
    if match.edition == Edition.SECOND.value:
        game = translate("Saves", "Classic, second edition")
    return " + ".join([game, *(words.title() for words in known_among(match.expansions))])


def _names(header: Header) -> str:
    return ", ".join(seat.name for seat in header.seats)


def place_in_match(place: Outline | Departure) -> str:
    """Age and turn, or the round where there are no Ages."""
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
        name=match.header.seats[waiting[0]].name
    )


def _result(match: Summary, seat: Seat) -> tuple[str, str]:
    """The points against the best other ones, and the place."""
    totals = [city.total for city in match.outline.cities]
    others = max(total for other, total in enumerate(totals) if other != seat)
    points = translate("Saves", "{own} to {other}").format(own=totals[seat], other=others)
    name = match.header.seats[seat].name
    place = place_words(match.place(seat))
    if len(match.persons) == 1:
        return points, place
    return points, f"{name}: {place}"


def _turns_played(match: Summary) -> int | None:
    outline = match.outline
    if not outline.age or match.over:
        return None
    return sum(outline.ages[: outline.age - 1]) + outline.turn - 1


def _cities(match: Summary, own: Seat) -> Iterable[SavedCity]:
    """Every player, the best first; those of a match that goes on as they sit."""
    seats: list[Seat] = list(range(len(match.outline.cities)))
    if match.over:
        seats.sort(key=match.place)
    for seat in seats:
        city, spec = match.outline.cities[seat], match.header.seats[seat]
        note = " · ".join(
            word for word in (city_name(city.wonder), player_name(spec.player)) if word
        )
        yield SavedCity(
            match.place(seat) if match.over else 0,
            spec.name,
            spec.player == PERSON,
            note,
            city.side,
            city.total,
            seat == own and spec.player == PERSON,
        )


def _doubt(match: Summary) -> str:
    """From where on the match is not by the rules; empty for one that is, as far as is known."""
    departs = match.header.departs
    if departs is None:
        return ""
    if not departs.turn:
        return translate("Saves", "Not verified: the deal does not follow the rules.")
    text = translate("Saves", "Not verified: from {place} on it does not follow the rules.")
    return text.format(place=place_in_match(departs))


def _note(match: Summary, now: datetime) -> str:
    began = translate("Saves", "begun {when}").format(when=moment_words(match.began, now))
    seed = translate("Saves", "seed {seed}").format(seed=match.header.seed)
    return f"{_game(match)} · {began} · {seed}"
