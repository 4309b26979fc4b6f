"""Shared controller logic for a match at the table: whom to ask, and how to go elsewhere in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from sevenwonders_qt.ai.worker import Answer, Thinker
from sevenwonders_qt.controllers.ai_scheduler import AiScheduler
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.milestone import Milestone
from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.models.advice_words import doubt_words, plan_name
from sevenwonders_qt.models.log import Sentence, subject
from sevenwonders_qt.models.mode import Kind, Mode
from sevenwonders_qt.models.question import Question
from sevenwonders_qt.models.seats import NOBODY, Player, SeatInfo, seat_names
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.models.undo import Undo
from sevenwonders_qt.models.watching import Watch, Watching
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.step import Span
from sevenwonders_qt.views.table.match_page import MatchPage

BEFORE_FORCED: Final = 1200
"""Milliseconds that a choice can be seen which is then made by itself."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """A choice that may be a slip, and what is asked before it counts."""

    command: Command
    question: Question


class TableController(QObject):
    """Leads one match from where it stands to its end, on the page it was given."""

    over = Signal()
    """The match has ended and everything has been shown."""

    refused = Signal(str)
    """A command was refused; the reason is a message key."""

    unanswered = Signal(int, str)
    """A seat whose AI player gave no answer, and why, for a log; `ask_again` asks once more."""

    moved = Signal()
    """The match stands elsewhere than before."""

    doubted = Signal(object)
    """A `Doubt`: the person is to be asked whether that choice is meant."""

    forced = Signal(str)
    """A choice was made because there was no other: what it was, in a few words."""

    _weighed = Signal(object)
    """What a person's choice would cost, in an `Answer`."""

    _advised = Signal(object)
    """Hints that were asked for, in an `Answer`."""

    _foreseen = Signal(object)
    """What a choice that is pointed at would lead to, in an `Answer`."""

    def __init__(
        self,
        match: Match[Any],
        page: MatchPage,
        thinker: Thinker,
        pace: str,
        parent: QObject | None = None,
    ) -> None:
        """Raises `JournalError` for a kind of player that the window does not know."""
        super().__init__(parent)
        self.match = match
        players = enumerate(seat_infos(match))
        self.persons = [s for s, seat in players if seat.player is Player.PERSON]
        self.game: Any = match.game
        self.page = page
        self._thinker = thinker
        self._hinted: object = None
        self._counted: object = None
        self.settings = Settings()
        """By which the match is led; those of the person in a match that counts."""
        self._only: tuple[Command, object] | None = None
        self._only_timer = QTimer(self, singleShot=True, interval=BEFORE_FORCED)
        self._only_timer.timeout.connect(self._play_only)
        self.watching = None if self.persons else Watching()
        """How a match goes that only computers play."""
        self._stepping_from: object = None
        self._pointed: object = None
        self._pondered: tuple[Command, Any] | None = None
        self._viewer = self.persons[0] if self.persons else 0
        self.scheduler = AiScheduler(match, thinker, pace, self)
        self._heard: list[tuple[SignalInstance, Callable[..., object]]] = []
        self.scheduler.answered.connect(self.submit)
        self.scheduler.failed.connect(self.unanswered)
        self._advised.connect(self._show_hints)
        self._weighed.connect(self._hear_coach)
        self._foreseen.connect(self._show_forecast)
        page.offer_hints(match.header.hints and bool(self.persons))
        page.show_watching(self.watching)
        self._hear(page.watch_wanted, self._on_watch)
        self._hear(page.seat_wanted, self._look_from)
        self._hear(page.commanded, self.choose)
        self._hear(page.pointed, self.foresee)

    # What a game says ----------------------------------------------------------------------

    def begin(self) -> None:
        """Show the table as the match stands and ask those who owe an answer."""
        raise NotImplementedError

    def submit(self, command: Command) -> None:
        """A command from the table or of an AI player."""
        raise NotImplementedError

    def ask_players(self) -> None:
        """Ask the AI players of all seats that owe an answer, unless they are thinking already."""
        raise NotImplementedError

    def sentence(self, event: Event) -> Sentence | None:
        """What the log says of an event that `eyes` may see."""
        raise NotImplementedError

    @property
    def choosing(self) -> Any:
        """What the person at the screen sees, to choose by; None while nobody is to choose."""
        raise NotImplementedError

    @property
    def eyes(self) -> Seat:
        """The seat whose secrets the log may show: the only person's, or nobody's."""
        return self._viewer if len(self.persons) == 1 else NOBODY

    @property
    def at_screen(self) -> Seat | None:
        """The person who sits before the screen now, as far as that is known."""
        return self._viewer if self._viewer in self.persons else None

    @property
    def mode(self) -> Mode:
        """What this is: the menu and the bar of the table say so."""
        if self.match.practice:
            return Mode(Kind.BRANCH if self.match.header.practice else Kind.PRACTICE)
        if self.match.journal_path is None:
            return Mode(Kind.UNKEPT)
        return Mode(Kind.MATCH if self.persons else Kind.WATCHED)

    # What an owner asks --------------------------------------------------------------------

    def apply(self, settings: Settings) -> None:
        """Lead the match from now on as the person has set it."""
        self.settings, self.scheduler.pace = settings, settings.pace

    def close(self) -> None:
        """Stop asking and showing; a match that cannot be saved now stays open."""
        self._only_timer.stop()
        self.scheduler.drop()
        for signal, slot in self._heard:
            signal.disconnect(slot)
        self.page.clear()
        if self.match.save():
            self.match.close()

    def show_otherwise(self) -> None:
        """Show the table as it is to be seen from now on."""
        if self.at_screen is not None or len(self.persons) < 2:
            self.think_again()

    def pause(self) -> None:
        """Let nobody move by itself until `resume` or `show_again`."""
        self._only_timer.stop()
        self.scheduler.pause()

    def resume(self) -> None:
        """Go on after `pause`, unless who watches has paused the match."""
        stepping = self._stepping_from is not None
        if self.watching is None or not self.watching.paused or stepping:
            self.scheduler.resume()
        self._await_only()

    def ask_again(self) -> None:
        """Forget what AI players were asked and ask them once more."""
        self.scheduler.drop()
        self.ask_players()

    def cover(self) -> None:
        """Take the whole table away; `show_again` brings it back."""
        self.page.clear()

    def show_again(self) -> None:
        """Show where the match stands now, whatever was shown or thought about before."""
        self.scheduler.drop()
        self.page.clear()
        self.resume()
        self.begin()
        self.moved.emit()

    def undo(self) -> Undo:
        """What can be taken back now."""
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
        """The lines of the log from the event of this number on."""
        events = (self._seen(event) for event in self.match.events[first:])
        lines = (self.sentence(event) for event in events)
        return tuple(self._line(line) for line in lines if line is not None)

    def line_of(self, number: int) -> tuple[Seat | None, str]:
        """Whose the line of the log of this event is, and its words; "" for a heading."""
        line = self.sentence(self._seen(self.match.events[number]))
        return (None, "") if line is None else (line[0], self._line(line))

    # What only computers play ----------------------------------------------------------------

    @property
    def _turn(self) -> object:
        """The turn that is played, for a step of one turn."""
        raise NotImplementedError

    def _on_watch(self, watch: Watch) -> None:
        watching = self.watching
        if watching is None:
            return
        match watch:
            case Watch.PLAY:
                self._stepping_from = None
                watching = replace(watching, paused=not watching.paused)
            case Watch.STEP:
                self._stepping_from = self._turn
                watching = replace(watching, paused=True)
            case Watch.SLOWER | Watch.FASTER:
                step = -1 if watch is Watch.SLOWER else 1
                watching = replace(watching, speed=watching.at(step))
        self.watching = watching
        self.scheduler.haste = watching.speed
        self.page.show_watching(watching)
        self.pause()
        self.resume()

    def _end_step(self) -> None:
        """Pause once the turn is over that alone was to be played."""
        if self._stepping_from is not None and self._stepping_from != self._turn:
            self._stepping_from = None
            self.pause()

    def _look_from(self, seat: Seat) -> None:
        """See the table from another seat; nobody plays, so nothing is given away."""
        if self.watching is not None and seat != self._viewer:
            self._viewer = seat
            self.show_again()

    # Hints -----------------------------------------------------------------------------------

    def find_hints(self) -> None:
        """Have the computer say what is worth choosing, if a person is choosing and may ask."""
        view = self.choosing
        if view is None or not view.legal or not self.match.header.hints:
            return
        self._hinted = _moment(view)
        memory = self.match.memory(self._viewer)
        self._thinker.advise(self.match.variant, view, self._advised.emit, memory)

    def _show_hints(self, answer: Answer) -> None:
        """Show hints that have come, unless the moment has passed."""
        asked, self._hinted = self._hinted, None
        view = self.choosing
        if view is None or asked != _moment(view):
            return
        if answer.hints and self.page.show_hints(answer.hints):
            self._count_hint(view)

    def _count_hint(self, view: Any) -> None:
        """Note that the person was shown a hint; looking at the same one twice counts once."""
        moment = self._viewer, _moment(view)
        if moment != self._counted:
            self._counted = moment
            self.match.note_hint(self._viewer)

    # What if ---------------------------------------------------------------------------------

    def foresee(self, command: Command) -> None:
        """Have it worked out what a choice would lead to, where a person may ask that."""
        view = self.choosing
        settings = self.settings
        asked = settings.what_if and not settings.hides_points and self.match.practice
        if view is None or not (asked and self.match.header.hints):
            return
        self._pointed = command, _moment(view)
        if command.seat != view.seat and self.match.player_of(command.seat) == self._viewer:
            view = self.match.view(command.seat)  # the Free City's, beside the own one
        if command in view.legal:
            memory = self.match.memory(self._viewer)
            answer = self._foreseen.emit
            self._thinker.foresee(self.match.variant, view, command, answer, memory)

    def _show_forecast(self, answer: Answer) -> None:
        """Show it, unless the moment has passed; that counts as a hint."""
        view, forecast = self.choosing, answer.forecast
        if view is None or forecast is None or self._pointed != (forecast.command, _moment(view)):
            return
        if self.page.show_forecast(forecast):
            self._count_hint(view)

    # Forced choices --------------------------------------------------------------------------

    def _await_only(self) -> None:
        """Where the person at the screen has one choice only, let it be made after a moment.

        Not while something is taken back: it would be made again at once.
        """
        self._only = None
        self._only_timer.stop()
        plays = self.settings.plays_forced and not self.match.can_redo
        view = self.choosing if plays else None
        if view is None or view.prompt is None:
            return
        asked = [s for s in self.match.owing if self.match.player_of(s) == self._viewer]
        if len(asked) == 1 and len(view.legal) == 1:
            self._only = view.legal[0], _moment(view)
            self._only_timer.start()

    def _play_only(self) -> None:
        only, view = self._only, self.choosing
        if only is not None and view is not None and only[1] == _moment(view):
            self._only = None
            self.forced.emit(plan_name(only[0], view))
            self.submit(only[0])

    # The coach -------------------------------------------------------------------------------

    def choose(self, command: Command) -> None:
        """What a person wants; where there is a coach, the choice is weighed first."""
        view = self.choosing if self.settings.coach and self.match.header.hints else None
        self._pondered = None
        if view is None or command not in view.legal or len(view.legal) < 2:
            self.submit(command)
            return
        self._pondered = command, view
        memory = self.match.memory(self._viewer)
        answer = self._weighed.emit
        self._thinker.judge(self.match.variant, view, command, answer, memory, first=True)

    def _hear_coach(self, answer: Answer) -> None:
        """Let the choice count, unless it costs too much; nothing if the moment has passed."""
        pondered, view = self._pondered, self.choosing
        if pondered is None or view is None:
            return
        command, weighed = pondered
        if (view.seat, view.turn, view.legal) != (weighed.seat, weighed.turn, weighed.legal):
            self._pondered = None
        elif answer.verdict is None or answer.verdict.played == command:
            self._pondered = None
            verdict = answer.verdict
            if verdict is not None and verdict.costs_as_much_as(self.settings.coach):
                self._count_hint(view)
                self.doubted.emit(Doubt(command, doubt_words(verdict, view)))
            else:
                self.submit(command)

    def think_again(self) -> None:
        """The person does not mean a choice that was doubted: ask again."""
        raise NotImplementedError

    # For subclasses ------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Everything has been shown: ask for the next answer, or end the match."""
        raise NotImplementedError

    def _hear(self, signal: SignalInstance, slot: Callable[..., object]) -> None:
        """Listen to the page until `close`."""
        signal.connect(slot)
        self._heard.append((signal, slot))

    def _seen(self, event: Event) -> Event:
        redacted: Event = self.game.redact(event, self.eyes)
        return redacted

    def _free_players(self) -> None:
        """Let AI players answer, unless that would cut off what can be taken up again.

        As long as it can, they wait for the next choice of a person.
        """
        owing: Sequence[Seat] = [self.match.player_of(seat) for seat in self.match.owing]
        if self.match.can_redo and any(seat in self.persons for seat in owing):
            self.scheduler.hold()
        else:
            self.scheduler.release()

    def _line(self, line: Sentence) -> str:
        seat, _, text = line
        if seat is None:
            return text
        return f"{subject(seat, self.seats, self.eyes)} {text}"

    @property
    def players(self) -> tuple[SeatInfo, ...]:
        """Who plays, with names in the language of the moment."""
        return seat_infos(self.match)

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who plays each city."""
        return self.players


PLAYERS = {player.value for player in Player} - {Player.FREE_CITY}
"""The kinds of player that can sit at a table of the window."""


def seat_infos(match: Match[Any]) -> tuple[SeatInfo, ...]:
    """Who plays, with names for sentences.

    Raises `JournalError` for a kind of player that the window does not know.
    """
    for seat in match.seats:
        if seat.player not in PLAYERS:
            path = match.journal_path or Path()
            raise JournalError(Fault.DAMAGED, path, f"nobody plays as {seat.player[:40]!r}")
    players = (Player(seat.player) for seat in match.seats)
    return tuple(map(SeatInfo, seat_names(match.seats), players))


def _moment(view: Any) -> tuple[object, ...]:
    """The question that a seat has to answer; others may have answered theirs meanwhile."""
    return view.seat, view.turn, view.prompt, view.legal
