"""AI players in a process of their own, so that thinking never holds up the window."""

from __future__ import annotations

import logging
import multiprocessing
import signal
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from sevenwonders_qt.ai.advice import Confirmed, Forecast, Hint
from sevenwonders_qt.ai.players import (
    PLAYERS,
    choose,
    confirmed,
    forecast,
    hints,
    known_players,
    verdict,
)
from sevenwonders_qt.ai.review import Verdict
from sevenwonders_qt.core.decider import Command, Variant
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.architects.view import PlayerView as ArchitectsView
from sevenwonders_qt.games.box import FindGame, find_rules
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.view import PlayerView

TRIES = 3
View = PlayerView | ArchitectsView
_LOG = logging.getLogger(__name__)

PATIENCE: Final = 8.0
"""Seconds that an answer may take. A player thinks for half a second at most, on a busy machine
for some seconds; whoever takes longer has stopped or turns in circles."""

_START_PATIENCE: Final = 20.0
"""Seconds that the process may take to load the games, which is much on a slow disk."""

_SILENCES: Final = 2
"""A question is given up when it has not been answered in time as often as this."""

_READY: Final = (0, None, "")
"""What the process says first, in the form of an answer to no question."""

_GRACE = 2.0  # seconds that the thread may take to see a killed process off


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player wants, for the version of the view it was asked with.

    ``command`` is None when no answer could be had; ``fault`` then says why, for a log: the
    traceback of the player, or one line where the process ended or did not answer.
    """

    seat: Seat
    version: int
    command: Command | None
    fault: str = ""
    hints: tuple[Hint, ...] = ()
    verdict: Verdict | None = None
    confirmed: Confirmed | None = None
    forecast: Forecast | None = None


_HINTS: Final = "hints"
"""Stands in a question where a player's name would, when hints are wanted."""

_VERDICT: Final = "verdict"
"""The same when a choice is to be judged."""

_FORECAST: Final = "forecast"
"""The same when it is asked what a choice would lead to."""

_CONFIRM: Final = "confirm"
"""The same when two choices are to be compared by games to the end."""

Found = Command | tuple[Hint, ...] | Verdict | Forecast | Confirmed | None


@dataclass(slots=True, eq=False)
class _Question:
    variant: Variant
    view: View
    player: str
    seed: int | str
    callback: Callable[[Answer], None]
    number: int = 0
    memory: Memory | None = None
    tries: int = 0
    silences: int = 0
    called_off: bool = False
    played: Command | tuple[Command, Command] | None = None

    @property
    def asked(self) -> tuple[Any, ...]:
        """What the process gets."""
        question = self.number, self.variant, self.view, self.player, self.seed, self.memory
        return (*question, self.played)

    def answer(self, found: Found, fault: str = "") -> Answer:
        seat, version = self.view.seat, self.view.version
        if isinstance(found, tuple):
            return Answer(seat, version, None, fault, found)
        if isinstance(found, Verdict):
            return Answer(seat, version, None, fault, verdict=found)
        if isinstance(found, Forecast):
            return Answer(seat, version, None, fault, forecast=found)
        if isinstance(found, Confirmed):
            return Answer(seat, version, None, fault, confirmed=found)
        return Answer(seat, version, found, fault)


class Thinker:
    """Asks the AI players; questions are answered one by one, in the order asked.

    A thread starts the process at the first question or at `warm`, feeds it, and starts another
    when it has died or does not answer; callbacks come from that thread. No method waits for the
    process, except that `close` sees it end.
    """

    def __init__(self, patience: float = PATIENCE, find: FindGame = find_rules) -> None:
        """``patience`` is how many seconds an answer may take; a change of it counts at once.

        ``find`` finds the games in the process: a function of a module.
        """
        self._patience = patience
        self._find = find
        self.start_patience = _START_PATIENCE
        self.on_restart: Callable[[str], None] = _LOG.warning
        """Gets a line for a log when a process that does not answer is replaced."""

        self._context = multiprocessing.get_context("spawn")
        self._lock = threading.Lock()
        self._questions: deque[_Question] = deque()
        self._asked = 0
        self._closed = False
        self._thread: threading.Thread | None = None
        self._process: SpawnProcess | None = None
        self._pid: int | None = None
        self._pipe: Connection | None = None
        self._ready = False
        self._sent: _Question | None = None
        self._since = 0.0
        self._bell: Connection | None = None

    @property
    def patience(self) -> float:
        """Seconds that an answer may take."""
        return self._patience

    @patience.setter
    def patience(self, patience: float) -> None:
        with self._lock:
            self._patience = patience
            if self._sent is not None:
                self._ring()

    @property
    def pid(self) -> int | None:
        """The running process; None before the start and after the end."""
        return self._pid

    def warm(self) -> None:
        """Start the process now, so that the first answer comes at once."""
        with self._lock:
            self._ring()

    def ask(
        self,
        variant: Variant,
        view: View,
        player: str,
        seed: int | str,
        callback: Callable[[Answer], None],
        memory: Memory | None = None,
    ) -> None:
        """Have the player choose; ``callback`` gets the `Answer`, unless it is cancelled.

        Raises ValueError for an unknown player, RuntimeError after `close`.
        """
        if player not in PLAYERS:
            raise ValueError(f"unknown player {player!r}; there are {known_players()}")
        self._take(_Question(variant, view, player, seed, callback, memory=memory))

    def advise(
        self,
        variant: Variant,
        view: View,
        callback: Callable[[Answer], None],
        memory: Memory | None = None,
    ) -> None:
        """Have hints found for a person; they stand in the `Answer` and come before other answers.

        Raises RuntimeError after `close`.
        """
        self._take(_Question(variant, view, _HINTS, 0, callback, memory=memory), first=True)

    def judge(
        self,
        variant: Variant,
        view: View,
        played: Command,
        callback: Callable[[Answer], None],
        memory: Memory | None = None,
        *,
        first: bool = False,
    ) -> None:
        """Have a choice judged; the verdict stands in the `Answer`.

        With ``first`` it comes before other answers. Raises RuntimeError after `close`.
        """
        question = _Question(variant, view, _VERDICT, 0, callback, memory=memory, played=played)
        self._take(question, first=first)

    def foresee(
        self,
        variant: Variant,
        view: View,
        command: Command,
        callback: Callable[[Answer], None],
        memory: Memory | None = None,
    ) -> None:
        """Have it worked out what a choice would lead to, before other answers.

        The forecast stands in the `Answer`. Raises RuntimeError after `close`.
        """
        question = _Question(variant, view, _FORECAST, 0, callback, memory=memory, played=command)
        self._take(question, first=True)

    def confirm(
        self,
        variant: Variant,
        view: View,
        choices: tuple[Command, Command],
        part: int,
        callback: Callable[[Answer], None],
        memory: Memory | None = None,
    ) -> None:
        """Have two choices, the better one first, played to the end in the same few deals.

        Each ``part`` has deals of its own.

        What came of it stands in the `Answer`; nothing does where no games can be played. Raises
        RuntimeError after `close`.
        """
        self._take(
            _Question(variant, view, _CONFIRM, part, callback, memory=memory, played=choices)
        )

    def _take(self, question: _Question, *, first: bool = False) -> None:
        with self._lock:
            if self._closed:
                raise RuntimeError("this thinker is closed")
            self._asked += 1
            question.number = self._asked
            waiting = self._questions
            if first:  # but not before one that the process is busy with
                waiting.insert(1 if waiting and waiting[0] is self._sent else 0, question)
            else:
                waiting.append(question)
            self._ring()

    def cancel(self) -> None:
        """Forget every question; a callback that is already running is all that may still come.

        A player who searches stops soon, so that the next question need not wait for it.
        """
        with self._lock:
            self._questions.clear()
            if self._sent is not None:
                self._ring()

    def close(self) -> None:
        """End the process and forget every question; may be called twice."""
        with self._lock:
            self._closed = True
            self._questions.clear()
            thread, process = self._thread, self._process
            if thread is not None:
                self._ring()
        if process is not None:
            with suppress(ValueError):  # the thread has seen it off already
                process.kill()  # also frees the thread, should it be writing to the process
        if thread is not None and thread is not threading.current_thread():
            thread.join(2 * _GRACE)

    def _ring(self) -> None:
        """Wake the thread, or start it; the lock is held."""
        if self._thread is None:
            if self._closed:
                return
            hears, self._bell = self._context.Pipe(duplex=False)
            self._thread = threading.Thread(
                target=self._run, args=(hears,), name="thinker", daemon=True
            )
            self._thread.start()
        elif self._bell is not None:
            self._bell.send_bytes(b".")

    def _run(self, bell: Connection) -> None:
        """The thread: one question at a time goes to the process until `close`."""
        self._start()
        while not self._closed:
            question = self._first()
            if question is not None and self._pipe is None:
                self._start()
            if question is not None and self._sent is None:
                self._send(question)
            elif self._sent is not None and question is not self._sent:
                self._call_off(self._sent)
            if question is None or self._pipe is not None:
                self._listen(bell)
        self._end()
        with self._lock:
            if self._bell is not None:
                self._bell.close()
            self._bell = None
        bell.close()

    def _first(self) -> _Question | None:
        with self._lock:
            return self._questions[0] if self._questions else None

    def _start(self) -> None:
        """Start the process; where the system refuses, there is none, and questions count it."""
        ours, theirs = self._context.Pipe()
        process = self._context.Process(
            target=_serve, args=(theirs, self._find), name="thinker", daemon=True
        )
        try:
            process.start()
        except OSError:
            ours.close()
        else:
            self._pipe, self._process, self._pid = ours, process, process.pid
            self._ready, self._since = False, time.monotonic()
        theirs.close()  # so that the end of the process is seen at this end

    def _send(self, question: _Question) -> None:
        if question.tries == TRIES:
            ended = f"the process of the AI players ended {TRIES} times"
            self._settle(question.number, None, ended)
            return
        question.tries += 1
        if self._pipe is not None:
            try:
                self._pipe.send(question.asked)
            except OSError:
                self._end()  # it has died; the question is still the first
            else:
                self._sent, self._since = question, time.monotonic()

    def _call_off(self, question: _Question) -> None:
        """Let the process know that nobody waits for this answer any more; it still answers."""
        if self._pipe is not None and not question.called_off:
            question.called_off = True
            with suppress(OSError):  # an end of the process is noticed elsewhere
                self._pipe.send(None)

    def _listen(self, bell: Connection) -> None:
        """Wait for an answer, the end of the process, somebody who rings, or too long."""
        pipe, process = self._pipe, self._process
        if pipe is None or process is None:
            wait([bell])
            bell.recv_bytes()
            return
        ready = wait([bell, pipe, process.sentinel], self._time_left())
        if bell in ready:
            bell.recv_bytes()
        if pipe in ready:
            self._receive(pipe)
        elif process.sentinel in ready:
            self._end()
        elif not ready and self._sent is not None:
            self._replace_silent(self._sent)

    def _time_left(self) -> float | None:
        """Seconds until an answer is overdue; None while nothing is asked."""
        if self._sent is None:
            return None
        patience = self.patience if self._ready else self.start_patience
        return max(0.0, self._since + patience - time.monotonic())

    def _receive(self, pipe: Connection) -> None:
        try:
            number, command, fault = pipe.recv()
        except (EOFError, OSError):
            self._end()
            return
        if number == _READY[0]:
            self._ready, self._since = True, time.monotonic()
            return
        self._sent = None
        self._settle(number, command, fault)

    def _replace_silent(self, question: _Question) -> None:
        """End the process that does not answer; the question is asked once more, then given up."""
        waited = f"for {self.patience:g} s" if self._ready else "after its start"
        self._end()
        question.silences += 1
        why = f"the process of the AI players did not answer {waited}"
        if question.silences == _SILENCES:
            self._settle(question.number, None, f"{why}, {_SILENCES} times")
            return
        try:
            self.on_restart(why)
        except Exception:  # the thread must go on
            _LOG.exception("a restart could not be reported")

    def _settle(self, number: int, found: Found, fault: str) -> None:
        """Hand the answer over, if its question is still asked."""
        with self._lock:
            if not self._questions or self._questions[0].number != number:
                return
            question = self._questions.popleft()
        try:
            question.callback(question.answer(found, fault))
        except Exception:  # the thread must go on for the other questions
            _LOG.exception("an answer could not be delivered")

    def _end(self) -> None:
        """See the process off; the next question starts another.

        It has nothing to put in order, and one that is stopped hears of nothing but a kill.
        """
        pipe, process = self._pipe, self._process
        self._pipe = self._process = self._pid = self._sent = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join()
            process.close()


def _serve(pipe: Connection, find: FindGame) -> None:
    """The process: answers until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, which ends this
    command: Found
    with suppress(OSError):  # where nobody listens any more, the first question is the end
        pipe.send(_READY)
    while True:
        try:
            asked = pipe.recv()
            if asked is None:  # the question before was answered when it was called off
                continue
            number, variant, view, player, seed, memory, played = asked
            try:
                rules = find(variant).rules
                fault = ""
                if player == _HINTS:
                    command = hints(view, rules, memory, pipe.poll)
                elif player == _VERDICT:
                    command = verdict(view, rules, memory, played)
                elif player == _FORECAST:
                    command = forecast(view, rules, memory, played)
                elif player == _CONFIRM:
                    command = confirmed(view, rules, memory, played, seed)
                else:
                    command = choose(player, view, rules, seed, memory, pipe.poll)
            except Exception:
                command, fault = None, traceback.format_exc()
            pipe.send((number, command, fault))
        except (EOFError, OSError):
            return
