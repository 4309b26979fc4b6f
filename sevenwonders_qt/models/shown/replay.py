"""A match that is watched again: its stops, and the events between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime

from sevenwonders_qt.core.decider import AnyGame
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.milestone import Milestone
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.journal.header import Header
from sevenwonders_qt.models.boxes import held_cards
from sevenwonders_qt.models.games import words_of
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.story import Between, Deed, EventReader, Story, StoryColumn
from sevenwonders_qt.models.words.dates import day_words
from sevenwonders_qt.models.words.names import turn_name
from sevenwonders_qt.session.match import Match

translate = QCoreApplication.translate


@dataclass(slots=True)
class _Draft:
    age: int
    number: int
    first: int
    deeds: list[list[Deed]]
    fights: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)
    between: Between | None = None


def story_of(match: Match[AnyGame]) -> Story:
    """Return the story of a match from the deal on."""
    reader = words_of(match.game.name).story(match.game, len(match.seats))
    drafts: list[_Draft] = []
    stops: list[int] = []
    age = turns = 0
    for place, step in enumerate(match.steps):
        for event in step.events:
            age = reader.age(event) or age
            between = reader.between(event)
            if between is not None:
                lanes: list[list[Deed]] = [[] for _ in range(match.cities)]
                drafts.append(_Draft(between.age, 0, len(stops), lanes, between=between))
            if reader.milestone(event) is Milestone.ROUND:
                if turns % reader.turns == 0:
                    drafts.append(_begun(drafts, age, len(stops), match.cities))
                turns += 1
            _note(drafts, event, reader, len(stops))
        if place == 0 or not all(isinstance(event, reader.quiet) for event in step.events):
            stops.append(place)
    return _finished(drafts, tuple(stops), reader, match.is_over)


def _begun(drafts: list[_Draft], age: int, stop: int, cities: int) -> _Draft:
    before = drafts[-1] if drafts and drafts[-1].age == age else None
    number = before.number + 1 if before is not None else 1
    return _Draft(age, number, stop, [[] for _ in range(cities)])


def _note(drafts: list[_Draft], event: Event, reader: EventReader, stop: int) -> None:
    if not drafts:
        return
    deed, spoils = reader.deed(event), reader.spoils(event)
    if deed is not None:
        drafts[-1].deeds[deed.seat].append(replace(deed, done=stop))
    if spoils:
        points = tuple(spoils.get(seat, 0) for seat in range(len(drafts[-1].deeds)))
        drafts[-1].fights.append((stop, points))


def _finished(
    drafts: list[_Draft], stops: tuple[int, ...], reader: EventReader, over: bool
) -> Story:
    end = len(stops) - (2 if over else 1)
    lasts = [draft.first - 1 for draft in drafts[1:]] + [end]
    columns = tuple(
        StoryColumn(
            draft.age,
            draft.number,
            draft.first,
            max(draft.first, last),
            tuple(tuple(deeds) for deeds in draft.deeds),
            tuple(draft.fights),
            draft.between,
        )
        for draft, last in zip(drafts, lasts, strict=True)
    )
    before = (None, *columns)
    chapters = {
        column.first
        for last, column in zip(before, columns, strict=False)
        if last is None or not reader.ages or last.age != column.age
    }
    chapters |= {len(stops) - 1} if over else set()
    starts = tuple(sorted(chapters))
    return Story(columns, stops, starts, over, reader.ages, reader.conflict)


# Eyes of watchers ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """A way to watch: as a player at ``seat``, or from that place with everything ``open``.

    ``guest`` is at that place, but sees only what is open to all.
    """

    seat: Seat
    open: bool = False
    guest: bool = False

    @property
    def sees(self) -> Seat:
        """The seat with the secrets that are shown, -1 for none."""
        return -1 if self.guest else self.seat


def eyes_for(seats: Sequence[SeatInfo], *, over: bool) -> tuple[Viewpoint, ...]:
    """Return the eyes that may watch a match.

    One that is over, or that no person plays, may be watched by every seat and with everything
    open. One that goes on must not reveal anything: a person who plays alone against the
    program sees again what they saw, and several persons see what was open to all of them.
    """
    persons = [seat for seat, info in enumerate(seats) if info.player is Player.PERSON]
    if over or not persons:
        each = [seat for seat, info in enumerate(seats) if info.player is not Player.FREE_CITY]
        return (
            *(Viewpoint(seat) for seat in each),
            Viewpoint(persons[0] if persons else 0, open=True),
        )
    if len(persons) == 1:
        return (Viewpoint(persons[0]),)
    return (Viewpoint(persons[0], guest=True),)


def eyes_name(eyes: Viewpoint, seats: Sequence[SeatInfo]) -> str:
    """Return the name of the eyes."""
    if eyes.open:
        return translate("Replay", "Everything visible")
    if eyes.guest:
        return translate("Replay", "What all may see")
    return seats[eyes.seat].name


@dataclass(frozen=True, slots=True)
class Revealed:
    """``hands[city]``, the cards ``under[city]``'s stages, and the discard pile."""

    hands: tuple[tuple[CardId, ...], ...]
    under: tuple[tuple[CardId, ...], ...]
    discards: tuple[CardId, ...]


def revealed(state: State) -> Revealed:
    """Return everything that is face down or in a hand, undealt cards apart."""
    return Revealed(
        tuple(
            (*city.hand, *more) for city, more in zip(state.cities, held_cards(state), strict=True)
        ),
        tuple(tuple(city.under_stages) for city in state.cities),
        tuple(state.discards),
    )


# Words --------------------------------------------------------------------------------------


def title_of(header: Header, *, practice: bool = False) -> str:
    """Return the name that a person chose, else the game; then the day, and the word for practice.

    Where a game does not say which one it is, it says how many played instead.
    """
    name = header.title or words_of(header.game).name_of(header.options, briefly=True)
    players = len(header.seats)
    parts = [name or translate("Replay", "%n player(s)", None, players), _day(header.created)]
    if practice:
        parts.append(translate("Replay", "practice"))
    return " · ".join(part for part in parts if part)


def _day(created: str) -> str:
    """Return the local day in the current language; empty when the time cannot be understood."""
    try:
        moment = datetime.fromisoformat(created.replace("Z", "+00:00"))
    except ValueError:
        return ""
    local = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    return day_words(local.date())


def place_words(story: Story, stop: int) -> str:
    """Return the Age and turn of a stop, or the round, or that it is the end."""
    column = story.column_at(stop)
    if column is None:
        return translate("Replay", "The end")
    if column.between is not None:
        return column.between.words()
    return turn_words(column.age, column.number)


def turn_words(age: int, number: int) -> str:
    """Return the name of a turn of an Age; of a round where ``age`` is 0."""
    if not age:
        return translate("Replay", "Round {round}").format(round=number)
    return turn_name(age, number)


def picture_words(story: Story, stop: int, title: str) -> str:
    """Return the title of a match and the moment, as a name that its picture is found by."""
    return f"{title.replace(' · ', ' ')} {place_words(story, stop)} ({stop + 1})"


def count_words(story: Story, stop: int) -> str:
    """Return the number of a stop and of all stops."""
    text = translate("Replay", "{number} of {count}")
    return text.format(number=stop + 1, count=len(story.stops))
