"""Everything that a game brings in words: names, sentences, rules, rows of the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from pathlib import Path

    from sevenwonders_qt.core.decider import Command
    from sevenwonders_qt.core.event import Event
    from sevenwonders_qt.core.ids import Seat
    from sevenwonders_qt.core.lesson_form import LessonForm
    from sevenwonders_qt.games.classic.options import Edition
    from sevenwonders_qt.models.seats import SeatInfo
    from sevenwonders_qt.models.shown.article import Article
    from sevenwonders_qt.models.shown.library import Library
    from sevenwonders_qt.models.shown.pad_form import PadForm
    from sevenwonders_qt.models.shown.score_form import Finished, ScoreWords
    from sevenwonders_qt.models.shown.story import EventReader
    from sevenwonders_qt.models.words.advice_file import Advice
    from sevenwonders_qt.models.words.first_tips import FirstTip
    from sevenwonders_qt.models.words.rules.rule import Chapter
    from sevenwonders_qt.models.words.sentence import Sentence
    from sevenwonders_qt.models.words.signs import Column
    from sevenwonders_qt.models.words.table_keys import TableKeys

V = TypeVar("V")

Text = Callable[[], str]
"""A text in the current language."""


@dataclass(frozen=True, slots=True)
class LevelWords:
    """The words of a game for its computer players.

    ``likes`` says by temperament what a player likes. ``mean`` says what a level achieves in a
    game, with ``{points}`` and, if it counts them, ``{stages}``.
    """

    likes: Mapping[str, Text] = field(default_factory=dict)
    mean: Text = str


class Result(Protocol):
    """Makes the end of a match for the score sheet."""

    def __call__(
        self, game: Any, seats: Sequence[SeatInfo], state: Any, events: Sequence[Event], start: Any
    ) -> Finished:
        """Make the end; ``seats`` has an entry for every city, ``start`` is a position, if any."""
        ...


@dataclass(frozen=True, slots=True)
class GameWords(Generic[V]):
    """Everything that a game brings in words.

    ``name`` is the name of its matches, ``title`` the name of the game where games are listed.
    ``view`` is the type of what a seat sees, ``when`` the Age and its turn that are seen in
    one, or 0 and the round of the match.

    ``plan`` says in a few words what a command does, for a seat with this view; ``plan_beside``
    says it beside another command that has been named before, where other words are wanted
    then. ``line`` returns the line of the log on an event that a seat may see, None for one
    that has none. All of them raise LookupError for what the game does not know. ``reasons``
    are the sentences of a mechanism that makes a choice pay, none for a mechanism of another
    game. ``legend`` are up to three columns of signs for the page of help, ``keys`` those that
    can be pressed at the table.

    ``chapters`` are its rules; ``links`` has the rule behind each refusal and each question to
    a player, ``refusals`` say why a command was not accepted. ``articles`` are its entries in
    the encyclopaedia, which shows 7 Wonders in an edition. ``first_tips`` come when something
    happens for the first time, ``advice`` says how each wonder is played.

    ``score`` describes its score sheets, and ``result`` makes the end of a match for one.
    ``pad`` is the form of its score on the score pad. ``story`` says what its events are on the
    timeline of a match by so many players. ``lessons`` say how the positions of lessons are
    written, ``levels`` describe computer players. ``resources`` is a folder with lessons in
    ``lessons`` and drills in ``drills.json``, for a game that has its own. ``called`` names a
    match by what was agreed, ``called_briefly`` too, but is empty for the usual one; the title
    does where all matches are called the same.
    """

    name: str
    title: Text
    view: type[V]
    when: Callable[[V], tuple[int, int]]
    plan: Callable[[Command, V], str]
    line: Callable[[Event, Sequence[SeatInfo], Seat], Sentence | None]
    reasons: Callable[[Any], Iterable[str]]
    legend: Callable[[], Sequence[Column]]
    keys: Callable[[], TableKeys]
    chapters: Callable[[], tuple[Chapter, ...]]
    links: Mapping[str, str]
    articles: Callable[[Library, Edition], Iterable[Article]]
    first_tips: Callable[[], Sequence[FirstTip]]
    score: ScoreWords
    result: Result
    pad: PadForm
    story: Callable[[Any, int], EventReader]
    lessons: LessonForm
    advice: Callable[[], Advice] = dict
    levels: LevelWords = LevelWords()
    refusals: Mapping[str, Text] = field(default_factory=dict)
    resources: Path | None = None
    plan_beside: Callable[[Command, Command, V], str] | None = None
    called: Callable[[Mapping[str, Any]], str] | None = None
    called_briefly: Callable[[Mapping[str, Any]], str] | None = None

    @property
    def first_rule(self) -> str:
        """The id of the first rule."""
        return self.chapters()[0].rules[0].id

    def name_of(self, agreed: Mapping[str, Any], *, briefly: bool = False) -> str:
        """Return the name of a match that was agreed like this; briefly, "" for the usual one."""
        named = self.called_briefly if briefly else self.called
        return self.title() if named is None else named(agreed)
