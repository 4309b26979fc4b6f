"""A game that the program does not have, as far as its words and its settings go."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.lesson_form import LaidOut, LessonForm, unshuffled
from sevenwonders_qt.core.pattern import Pattern
from sevenwonders_qt.core.stored import Damaged, record
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models.acts import Act, table_of
from sevenwonders_qt.models.game_settings import GameSettings
from sevenwonders_qt.models.games import LazyGame
from sevenwonders_qt.models.new_match import DEFAULT_SEATS, SeatWish
from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.models.shown.article import Article, Fact
from sevenwonders_qt.models.shown.entry_key import EntryKind, key_of
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.models.shown.pad_form import Limits, PadForm
from sevenwonders_qt.models.shown.score_form import ExplainedLine, Finished, ScoreWords, TieWords
from sevenwonders_qt.models.shown.story import EventReader
from sevenwonders_qt.models.stored_seats import read_seats
from sevenwonders_qt.models.words.first_tips import FirstTip
from sevenwonders_qt.models.words.game_words import GameWords, LevelWords
from sevenwonders_qt.models.words.key_lines import describing_keys, lines_of, window_keys
from sevenwonders_qt.models.words.rules.rule import Chapter, Rule
from sevenwonders_qt.models.words.sentence import Sentence
from sevenwonders_qt.models.words.table_keys import TableKeys

NAME = "runes"


@dataclass(frozen=True, slots=True)
class RunesView:
    """What a seat sees."""

    seat: int
    legal: Sequence[Command] = ()


@dataclass(frozen=True, slots=True)
class Throw(Command):
    """Throws a rune."""

    rune: str


@dataclass(frozen=True, slots=True)
class Omen:
    """A throw is good since it means something."""

    rune: str


@dataclass(frozen=True, slots=True)
class RunesWish:
    """How a match is set up."""

    seats: tuple[SeatWish, ...] = DEFAULT_SEATS[:2]
    hints: bool = True
    rounds: int = 3


@dataclass(frozen=True, slots=True)
class Place:
    """The runes of one seat of a lesson."""

    runes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Rest:
    """What a lesson says beside its seats."""

    round: int = 1


@dataclass(frozen=True, slots=True)
class Shine:
    """Where points come from."""

    category: str
    rune: str
    points: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score of a seat."""

    sun: int
    moon: int
    lines: tuple[Shine, ...] = ()

    @property
    def total(self) -> int:
        return self.sun + self.moon

    def points(self, category: str) -> int:
        return self.sun if category == "sun" else self.moon


def _wish(stored: Any) -> RunesWish:
    wish: RunesWish = _read(stored)
    if wish.rounds not in (3, 5):
        raise Damaged("so many rounds are not played", ("rounds",))
    return wish


def _line(event: Event, seats: Sequence[SeatInfo], you: Seat) -> Sentence:
    raise LookupError(f"Runes has no line for the event {type(event).__name__}")


def _reasons(found: object) -> Iterator[str]:
    if isinstance(found, Omen):
        yield f"{found.rune} is an omen."


def _articles(library: Library, edition: Edition) -> Iterator[Article]:
    for rune in ("fehu", "uruz"):
        kind = EntryKind("rune")
        facts = (Fact("Effect", (f"{rune} shines",)),)
        key = key_of(kind, rune)
        yield Article(key, kind, rune, rune, "a rune", "vp", facts, "r_goal", game=NAME, row="sun")


def _result(
    game: Any, seats: Sequence[SeatInfo], state: Any, events: Sequence[Event], start: Any
) -> Finished:
    raise NotImplementedError


def _story(game: Any, players: int) -> EventReader:
    raise NotImplementedError


def _lay_out(
    game: Any, places: Sequence[Place], also: Sequence[Event], position: Mapping[str, Any]
) -> LaidOut:
    return LaidOut(None, unshuffled)


SCORE = ScoreWords(
    rows=lambda sheet: ("sun", "moon"),
    explained=lambda line, names: ExplainedLine((), line.rune, "", line.points),
    tie=lambda sheet: sheet.moon,
    game=lambda sheet: "Runes",
    categories=lambda: ("sun", "moon"),
    titles={"sun": lambda: "Sun", "moon": lambda: "Moon"},
    signs={"sun": ("line_sun", "gold"), "moon": ("line_moon", "sea")},
    tie_words=TieWords(
        lambda n: f"{n} moons each",
        lambda: "tied with {name}; moons decide, {own} to {other}",
        lambda: "tied with you; moons decide, {own} to {other}",
    ),
)

_read = record(RunesWish, seats=read_seats)

SHAKE = Act("shake", ("E",), frozenset({table_of(NAME)}), lambda: "Shake the bag")

SETTINGS = GameSettings(
    first=RunesWish,
    read=_wish,
    stored=asdict,
    acts=(SHAKE,),
)

WORDS = GameWords(
    NAME,
    title=lambda: "Runes",
    view=RunesView,
    when=lambda view: (0, 1),
    plan=lambda command, view: f"Throw {getattr(command, 'rune', '')}",
    line=_line,
    reasons=_reasons,
    legend=lambda: (("Runes", "vp", ()),),
    keys=lambda: TableKeys(lines_of(SHAKE), window_keys(), describing_keys()),
    chapters=lambda: (
        Chapter(NAME, "Runes", (Rule("r_goal", "The goal", ("Most light wins.",)),)),
    ),
    links={"no_rune_left": "r_goal", "throw": "r_goal"},
    refusals={"no_rune_left": lambda: "No rune is left."},
    articles=_articles,
    first_tips=lambda: (
        FirstTip("rune", (Pattern("RuneThrown", {}),), "A rune", "It lies in the light."),
    ),
    score=SCORE,
    result=_result,
    pad=PadForm(
        title=lambda: "Runes",
        sheet=lambda boxes: "Runes",
        rows=lambda boxes: ("sun", "moon"),
        note=lambda row: f"the light of the {row}",
        limits={"sun": Limits(0, 50), "moon": Limits(0, 9)},
        tie="moon",
        ranking=lambda totals, ties: [
            seat
            for seat, each in enumerate(zip(totals, ties, strict=True))
            if each == max(zip(totals, ties, strict=True))
        ],
        many=lambda boxes: 4,
        points=lambda row, value: value * (2 if row == "moon" else 1),
    ),
    story=_story,
    lessons=LessonForm(Place, Rest, _lay_out),
    levels=LevelWords({"builder": lambda: "Likes the sun."}),
)

ENTRY = LazyGame(lambda: WORDS, lambda: SETTINGS)
