"""Everything that Stairs brings in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.lesson_form import LaidOut, LessonForm, unshuffled
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.keys import span
from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.models.shown.article import Article, Fact
from sevenwonders_qt.models.shown.entry_key import EntryKind, key_of
from sevenwonders_qt.models.shown.library import Library
from sevenwonders_qt.models.shown.pad_form import Limits, PadForm
from sevenwonders_qt.models.shown.score_form import ExplainedLine, Finished, ScoreWords, TieWords
from sevenwonders_qt.models.shown.story import Deed, DeedKind, EventReader
from sevenwonders_qt.models.words.first_tips import read_tips
from sevenwonders_qt.models.words.game_words import GameWords
from sevenwonders_qt.models.words.key_lines import describing_keys, lines_of, undo_redo, window_keys
from sevenwonders_qt.models.words.log import subject
from sevenwonders_qt.models.words.rules.rule import read_chapter
from sevenwonders_qt.models.words.sentence import Sentence
from sevenwonders_qt.models.words.signs import Column
from sevenwonders_qt.models.words.table_keys import KeyLine, TableKeys
from tests.game_for_tests import rules
from tests.game_for_tests.players import Scores
from tests.game_for_tests.rules import (
    CROWN,
    HAND,
    NAME,
    PLAYERS,
    ROUNDS,
    CardLaid,
    CrownWon,
    Lay,
    MatchEnded,
    Place,
    Position,
    RoundDealt,
    Row,
    Stairs,
    State,
    View,
    laid_out,
    step_points,
)
from tests.game_for_tests.settings import LOWEST

TITLE: Final = "Stairs"
RESOURCES: Final = Path(__file__).parent / "resources"
STEP, CROWN_ICON = "stage", "stairs_crown"
CARD: Final = EntryKind("stairs_card")

# At the table -----------------------------------------------------------------------------------


def plan(command: Command, view: View) -> str:
    """What a command does, in a few words."""
    assert isinstance(command, Lay)
    if step_points(view.pile, command.card):
        return f"Lay {command.card}, a step up from {view.top}"
    return f"Lay {command.card}"


def sentence(event: Event, seats: Sequence[SeatInfo], you: Seat) -> Sentence | None:
    """What the log says of an event."""
    match event:
        case RoundDealt():
            return None, "", "A new round"
        case CardLaid(seat=seat, card=card, points=points):
            return seat, STEP, f"laid {card}, a step" if points else f"laid {card}"
        case CrownWon(seat=seat, card=card):
            return seat, CROWN_ICON, f"won the crown with {card}"
        case MatchEnded(winners=winners, totals=totals):
            names = " and ".join(subject(seat, seats, you) for seat in winners)
            return None, "ui_trophy", f"{names}: {totals[winners[0]]} points win"
    raise LookupError(f"Stairs has no line for the event {type(event).__name__}")


def table_keys() -> TableKeys:
    """The keys at the table."""
    lay = KeyLine("Lay a card of your hand", span(acts.NUMBERS[1 : HAND + 1]))
    return TableKeys([lay, *lines_of(LOWEST), undo_redo()], window_keys(), describing_keys())


def legend() -> Sequence[Column]:
    """The signs on the page of help."""
    signs = [((STEP,), "A step: 1 point"), ((CROWN_ICON,), f"A crown: {CROWN} points")]
    return (("Points", CROWN_ICON, (("In a round", signs),)),)


# Rules and encyclopaedia ------------------------------------------------------------------------

LINKS: Final[Mapping[str, str]] = {
    "card_not_held": "stairs_goal",
    rules.Prompt.LAY: "stairs_goal",
}


def articles(library: Library, edition: Edition) -> Iterator[Article]:
    """An entry for the deck."""
    facts = (Fact("How it is played", ("Low cards first leave room for steps.",)),)
    yield Article(
        key_of(CARD, "deck"), CARD, "deck", "The deck", TITLE, STEP, facts, "stairs_goal", game=NAME
    )


# Scores and matches -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Line:
    """So many steps or crowns."""

    category: Row
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """The points of a seat."""

    rows: Mapping[str, int]

    @property
    def total(self) -> int:
        return self.rows["total"]

    @property
    def lines(self) -> tuple[Line, ...]:
        steps, crowns = self.rows[Row.STEPS], self.rows[Row.CROWNS]
        return (
            Line(Row.STEPS, steps, steps),
            Line(Row.CROWNS, crowns // CROWN, crowns),
        )

    def points(self, category: str) -> int:
        return self.rows[category]


def _explained(line: Line, names: Sequence[str]) -> ExplainedLine:
    if line.category is Row.STEPS:
        return ExplainedLine((STEP,), "Steps", f"{line.count} × 1", line.points)
    return ExplainedLine((CROWN_ICON,), "Crowns", f"{line.count} × {CROWN}", line.points)


SCORE: Final = ScoreWords(
    rows=lambda sheet: tuple(Row),
    explained=_explained,
    tie=lambda sheet: sheet.rows[Row.CROWNS],
    game=lambda sheet: TITLE,
    categories=lambda: tuple(map(str, Row)),
    titles={Row.STEPS: lambda: "Steps", Row.CROWNS: lambda: "Crowns"},
    signs={Row.STEPS: (STEP, "stone"), Row.CROWNS: (CROWN_ICON, "gold")},
    tie_words=TieWords(
        lambda n: f"equal in points and with {n} points of crowns each",
        lambda: "tied with {name}; crowns decide, {own} to {other}",
        lambda: "tied with you; crowns decide, {own} to {other}",
    ),
)


def result(
    game: Stairs,
    seats: Sequence[SeatInfo],
    state: State,
    events: Sequence[Event],
    start: State | None = None,
) -> Finished:
    """The end of a match, for the score sheet."""
    at, history = game.empty() if start is None else start.copy(), []
    for event in events:
        game.evolve(at, event)
        if isinstance(event, CrownWon):
            history.append([points["total"] for points in game.scores(at)])
    sheets = [Sheet(points) for points in game.scores(state)]
    winners = state.result.winners if state.result is not None else ()
    return Finished(seats, [("", "")] * len(seats), sheets, winners, history, words=SCORE)


def _deed(event: Event) -> Deed | None:
    if not isinstance(event, CardLaid):
        return None
    card = event.card
    return Deed(event.seat, DeedKind.CARD, str(card), icon=STEP, words=lambda: str(card))


def story(game: Stairs, players: int) -> EventReader:
    """What the events are on the timeline: a round is a column."""
    return EventReader((), 1, game.milestone, lambda event: None, _deed, lambda event: None)


def _lay_out(
    game: Stairs, places: Sequence[Place], also: Sequence[Event], position: Mapping[str, Any]
) -> LaidOut:
    if also:
        raise ValueError("also: no event belongs to a position of this game")
    return LaidOut(laid_out(places, Position(**position)), unshuffled)


def _places(totals: Sequence[int], ties: Sequence[int]) -> Sequence[int]:
    ranks = [*zip(totals, ties, strict=True)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


PAD: Final = PadForm(
    title=lambda: TITLE,
    sheet=lambda boxes: TITLE,
    rows=lambda boxes: tuple(map(str, Row)),
    note=lambda row: "points",
    limits={Row.STEPS: Limits(0, ROUNDS * HAND), Row.CROWNS: Limits(0, ROUNDS * CROWN)},
    tie=Row.CROWNS,
    ranking=_places,
    many=lambda boxes: PLAYERS[-1],
)


def reasons(found: object) -> Iterator[str]:
    """How a choice pays."""
    if isinstance(found, Scores):
        yield "It is a step up."


WORDS: Final = GameWords(
    NAME,
    title=lambda: TITLE,
    view=View,
    when=lambda view: (0, view.round),
    plan=plan,
    line=sentence,
    reasons=reasons,
    legend=legend,
    keys=table_keys,
    chapters=lambda: (read_chapter(RESOURCES / "rules" / f"{NAME}.toml"),),
    links=LINKS,
    articles=articles,
    first_tips=lambda: read_tips(RESOURCES / "tips" / f"{NAME}.toml"),
    score=SCORE,
    result=result,
    pad=PAD,
    story=story,
    lessons=LessonForm(Place, Position, _lay_out),
    resources=RESOURCES,
    refusals={"card_not_held": lambda: "That card is not in your hand."},
)
