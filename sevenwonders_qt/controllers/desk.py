"""The desk of a game: the person before the screen, what they see, and how events are shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal, SignalInstance

from sevenwonders_qt.ai.worker import Thinker
from sevenwonders_qt.controllers.ai_scheduler import AiScheduler
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.milestone import Milestone
from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.models.games import words_of
from sevenwonders_qt.models.seats import NOBODY, Player, SeatInfo, seat_names
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.models.words.log import subject
from sevenwonders_qt.models.words.question import QuestionWords
from sevenwonders_qt.models.words.sentence import Sentence
from sevenwonders_qt.models.words.undo import NOTHING, Undo
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.step import Span
from sevenwonders_qt.views.table.match_page import MatchPage

P = TypeVar("P", bound=MatchPage)


class Desk(QObject, Generic[P]):
    """A match on the table of its game.

    A subclass for each game shows its table, and decides how persons who share a screen take turns
    before it. Which mode the match is played in, it does not know.
    """

    stood = Signal()
    """Everything that has happened is shown: players can be asked for their answers."""

    def __init__(
        self, match: Match[Any], page: P, thinker: Thinker, pace: str, parent: QObject | None = None
    ) -> None:
        """Raises `JournalError` for a kind of player that the window does not know."""
        super().__init__(parent)
        players = enumerate(seat_infos(match))
        self.persons = [s for s, seat in players if seat.player is Player.PERSON]
        self.match = match
        self.game: Any = match.game
        self.page = page
        self.scheduler = AiScheduler(match, thinker, pace, self)
        self.settings = Settings()
        """The settings that the match is shown with; the person's own in a match that counts."""
        self.undoes = True
        """Whether choices can be undone here."""
        self.viewer = self.persons[0] if self.persons else 0
        """The seat that sees the table."""
        self._heard: list[tuple[SignalInstance, Callable[..., object]]] = []

    # Defined by each game ------------------------------------------------------------------

    def begin(self) -> None:
        """Show the table as the match is now, whatever was shown before; `stood` follows."""
        raise NotImplementedError

    def take(self, command: Command) -> None:
        """Submit a command and show its events; `stood` follows.

        Raises `IllegalCommand`.
        """
        raise NotImplementedError

    def note(self, events: Sequence[Event]) -> None:
        """Add events to the log that are not shown in any other way."""
        raise NotImplementedError

    def table(self) -> Any:
        """Return the table as the person at the screen may see it."""
        raise NotImplementedError

    def prepare(self) -> None:
        """Prepare for the next answers, before any player is asked."""

    def ask(self) -> None:
        """Ask the person who is to answer next, and let computer players answer."""
        raise NotImplementedError

    def ask_again(self) -> None:
        """Ask the person at the screen once more: the last choice was not meant."""
        raise NotImplementedError

    def question_before(self, command: Command) -> QuestionWords | None:
        """Return the question that the person wants to be asked before a command counts, if any."""
        return None

    @property
    def turn(self) -> object:
        """The turn that is played, comparable with others."""
        raise NotImplementedError

    @property
    def at_screen(self) -> Seat | None:
        """The person who sits before the screen now, as far as that is known."""
        raise NotImplementedError

    @property
    def choosing(self) -> Any:
        """The view of the person at the screen, to choose by; None while no choice is asked for."""
        raise NotImplementedError

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """The player of each city."""
        return self.players

    # For every game ------------------------------------------------------------------------

    @property
    def players(self) -> tuple[SeatInfo, ...]:
        """The players, with names in the current language."""
        return seat_infos(self.match)

    @property
    def watched(self) -> bool:
        """Whether only computers play."""
        return not self.persons

    @property
    def eyes(self) -> Seat:
        """The seat with secrets that the log may show: that of the only person, or no seat."""
        return self.viewer if len(self.persons) == 1 else NOBODY

    def sentence(self, event: Event) -> Sentence | None:
        """Return the line of the log on an event that `eyes` may see."""
        return words_of(self.match.game.name).line(event, self.seats, self.eyes)

    def computers_owing(self) -> Sequence[Seat]:
        """Return the cities that computer players can answer for now."""
        player_of = self.match.player_of
        return [seat for seat in self.match.owing if player_of(seat) not in self.persons]

    def persons_owing(self) -> list[Seat]:
        """Return the persons who have to answer, each once, by seat."""
        owing = {self.match.player_of(seat) for seat in self.match.owing}
        return sorted(owing.intersection(self.persons))

    def undo(self) -> Undo:
        """Return what can be undone now."""
        if not self.undoes:
            return NOTHING
        match = self.match
        last = match.back_to(Span.CHOICE)
        ages = match.marks(match.steps[0], Milestone.AGE)
        return Undo(
            choice=last is not None,
            turn=match.back_to(Span.ROUND) is not None,
            age=match.back_to(Span.AGE) is not None if ages else None,
            redo=match.can_redo,
            lines=0 if last is None else last.end,
            practice=match.practice,
        )

    def lines_since(self, first: int) -> tuple[str, ...]:
        """Return the lines of the log from the event of this number on."""
        events = (self.seen(event) for event in self.match.events[first:])
        lines = (self.sentence(event) for event in events)
        return tuple(self._line(line) for line in lines if line is not None)

    def line_of(self, number: int) -> tuple[Seat | None, str]:
        """Return the seat and the words of the log's line of this event; "" for a heading."""
        line = self.sentence(self.seen(self.match.events[number]))
        return (None, "") if line is None else (line[0], self._line(line))

    def seen(self, event: Event) -> Event:
        """Return the event as `eyes` may see it."""
        redacted: Event = self.game.redact(event, self.eyes)
        return redacted

    def hear(self, signal: SignalInstance, slot: Callable[..., object]) -> None:
        """Connect a signal of the page until `close`."""
        signal.connect(slot)
        self._heard.append((signal, slot))

    def close(self) -> None:
        """Stop asking and showing."""
        self.scheduler.drop()
        for signal, slot in self._heard:
            signal.disconnect(slot)
        self._heard = []
        self.page.clear()

    def _line(self, line: Sentence) -> str:
        seat, _, text = line
        if seat is None:
            return text
        return f"{subject(seat, self.seats, self.eyes)} {text}"


PLAYERS = {player.value for player in Player} - {Player.FREE_CITY}
"""The kinds of player that can sit at a table of the window."""


def seat_infos(match: Match[Any]) -> tuple[SeatInfo, ...]:
    """Return the players, with names for sentences.

    Raises `JournalError` for a kind of player that the window does not know.
    """
    for seat in match.seats:
        if seat.player not in PLAYERS:
            path = match.journal_path or Path()
            raise JournalError(Fault.DAMAGED, path, f"nobody plays as {seat.player[:40]!r}")
    players = (Player(seat.player) for seat in match.seats)
    return tuple(map(SeatInfo, seat_names(match.seats), players))
