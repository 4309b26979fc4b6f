"""AI players in a process of their own, so that thinking never holds up the window."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import IO, TYPE_CHECKING, Any, Final, TypeAlias

from sevenwonders_qt.ai import AI_PROCESS
from sevenwonders_qt.ai.advice import Confirmed, Forecast, Hint
from sevenwonders_qt.ai.levels import CHARACTERS, REFERENCE
from sevenwonders_qt.ai.messages import CONFIRM, FORECAST, HINTS, VERDICT, receive, send
from sevenwonders_qt.ai.review import Verdict
from sevenwonders_qt.core.decider import Command, Variant, View
from sevenwonders_qt.core.ids import Seat

if TYPE_CHECKING:
    from sevenwonders_qt.ai.advising import Advice
    from sevenwonders_qt.ai.playable import FindPlayable

TRIES = 3
Found: TypeAlias = "Command | Advice"
_Process = subprocess.Popen[bytes]
_News = tuple[_Process, "tuple[int, Found, str] | type[EOFError]"]
"""News of a process: what it has sent, EOFError when it has ended."""

_LOG = logging.getLogger(__name__)

PATIENCE: Final = 8.0
"""Seconds that an answer may take. A player thinks for half a second at most, on a busy machine
for some seconds; a player that takes longer has stopped or is in an endless loop."""

_START_PATIENCE: Final = 20.0
"""Seconds that the process may take to load the games, which is much on a slow disk."""

_SILENCES: Final = 2
"""The number of times that a question must have been silent to be given up."""

_GRACE = 2.0  # seconds that the thread may take to see a killed process off


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer of a player, for the version of the view it was asked with.

    ``command`` is None when no answer could be had; ``fault`` is then the reason, for a log: the
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


@dataclass(slots=True, eq=False)
class _Question:
    variant: Variant
    view: View
    player: str
    seed: int | str
    callback: Callable[[Answer], None]
    number: int = 0
    memory: Any = None
    tries: int = 0
    silences: int = 0
    called_off: bool = False
    played: Command | tuple[Command, Command] | None = None

    @property
    def asked(self) -> tuple[Any, ...]:
        """The message that the process gets."""
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

    def __init__(self, find: FindPlayable, patience: float = PATIENCE) -> None:
        """Make a thinker; ``find`` finds the games and their players in the process.

        ``patience`` is how many seconds an answer may take; a change of it counts at once.
        """
        self._patience = patience
        self.find = find
        self.start_patience = _START_PATIENCE
        self.on_restart: Callable[[str], None] = _LOG.warning
        """Gets a line for a log when a process that does not answer is replaced."""

        self._lock = threading.Lock()
        self._questions: deque[_Question] = deque()
        self._asked = 0
        self._closed = False
        self._thread: threading.Thread | None = None
        self._process: _Process | None = None
        self._ready = False
        self._sent: _Question | None = None
        self._since = 0.0
        self._inbox: SimpleQueue[_News | None] = SimpleQueue()

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
        process = self._process
        return None if process is None else process.pid

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
        memory: Any = None,
    ) -> None:
        """Make the player choose; ``callback`` gets the `Answer`, unless it is cancelled.

        Raises ValueError for an unknown player, RuntimeError after `close`.
        """
        if player not in CHARACTERS and player not in REFERENCE:
            raise ValueError(f"unknown player {player!r}")
        self._take(_Question(variant, view, player, seed, callback, memory=memory))

    def advise(
        self,
        variant: Variant,
        view: View,
        callback: Callable[[Answer], None],
        memory: Any = None,
    ) -> None:
        """Find hints for a person; they are in the `Answer` and come before other answers.

        Raises RuntimeError after `close`.
        """
        self._take(_Question(variant, view, HINTS, 0, callback, memory=memory), first=True)

    def judge(
        self,
        variant: Variant,
        view: View,
        played: Command,
        callback: Callable[[Answer], None],
        memory: Any = None,
        *,
        first: bool = False,
    ) -> None:
        """Judge a choice; the verdict is in the `Answer`.

        With ``first`` it comes before other answers. Raises RuntimeError after `close`.
        """
        question = _Question(variant, view, VERDICT, 0, callback, memory=memory, played=played)
        self._take(question, first=first)

    def foresee(
        self,
        variant: Variant,
        view: View,
        command: Command,
        callback: Callable[[Answer], None],
        memory: Any = None,
    ) -> None:
        """Work out what a choice would lead to, before other answers.

        The forecast is in the `Answer`. Raises RuntimeError after `close`.
        """
        question = _Question(variant, view, FORECAST, 0, callback, memory=memory, played=command)
        self._take(question, first=True)

    def confirm(
        self,
        variant: Variant,
        view: View,
        choices: tuple[Command, Command],
        part: int,
        callback: Callable[[Answer], None],
        memory: Any = None,
    ) -> None:
        """Play two choices, the better one first, to the end in the same few deals.

        Each ``part`` has deals of its own.

        The result is in the `Answer`; there is none where no games can be played. Raises
        RuntimeError after `close`.
        """
        self._take(_Question(variant, view, CONFIRM, part, callback, memory=memory, played=choices))

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
            process.kill()  # also frees the thread, should it be writing to the process
        if thread is not None and thread is not threading.current_thread():
            thread.join(2 * _GRACE)

    def _ring(self) -> None:
        """Wake the thread, or start it; the lock is held."""
        if self._thread is not None:
            self._inbox.put(None)
        elif not self._closed:
            self._thread = threading.Thread(target=self._run, name="thinker", daemon=True)
            self._thread.start()

    def _run(self) -> None:
        """Send one question at a time to the process until `close`, in the thread."""
        self._start()
        while not self._closed:
            question = self._first()
            if question is not None and self._process is None:
                self._start()
            if question is not None and self._sent is None:
                self._send(question)
            elif self._sent is not None and question is not self._sent:
                self._call_off(self._sent)
            if question is None or self._process is not None:
                self._listen()
        self._end()

    def _first(self) -> _Question | None:
        with self._lock:
            return self._questions[0] if self._questions else None

    def _start(self) -> None:
        """Start the process; if the system refuses, there is none, and questions count it."""
        with suppress(OSError):
            self._process = process = _started()
            self._ready, self._since = False, time.monotonic()
            threading.Thread(target=self._hear, args=(process,), daemon=True).start()
            send(_input(process), self.find)

    def _hear(self, process: _Process) -> None:
        """Pass on what the process says to the inbox, in a thread."""
        assert process.stdout is not None
        receive(process.stdout, lambda answer: self._inbox.put((process, answer)))

    def _send(self, question: _Question) -> None:
        if question.tries == TRIES:
            ended = f"the process of the AI players ended {TRIES} times"
            self._settle(question.number, None, ended)
            return
        question.tries += 1
        if self._process is not None:
            try:
                send(_input(self._process), question.asked)
            except OSError:
                self._end()  # it has died; the question is still the first
            else:
                self._sent, self._since = question, time.monotonic()

    def _call_off(self, question: _Question) -> None:
        """Let the process know that this answer is not waited for any more; it still answers."""
        if self._process is not None and not question.called_off:
            question.called_off = True
            with suppress(OSError):  # an end of the process is noticed elsewhere
                send(_input(self._process), None)

    def _listen(self) -> None:
        """Wait for an answer, the end of the process, a ring, or too long."""
        try:
            news = self._inbox.get(timeout=self._time_left())
        except Empty:
            if self._sent is not None:
                self._replace_silent(self._sent)
            return
        if news is not None and news[0] is self._process:
            self._receive(news[1])

    def _time_left(self) -> float | None:
        """Return the seconds until an answer is overdue; None while nothing is asked."""
        if self._sent is None:
            return None
        patience = self.patience if self._ready else self.start_patience
        return max(0.0, self._since + patience - time.monotonic())

    def _receive(self, answer: tuple[int, Found, str] | type[EOFError]) -> None:
        """Take what the process has said; EOFError when it has ended."""
        if not isinstance(answer, tuple):
            self._end()
        elif answer[0] == 0:  # everything is loaded
            self._ready, self._since = True, time.monotonic()
        else:
            self._sent = None
            self._settle(*answer)

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
        """Kill the process and wait for its end; the next question starts another.

        It has nothing to put in order, and one that is stopped hears of nothing but a kill.
        """
        process, self._process, self._sent = self._process, None, None
        if process is not None:
            process.kill()
            process.wait()
            with suppress(OSError):  # unwritten questions are lost
                _input(process).close()


def _started() -> _Process:
    """Start a new process of the AI players; raises OSError."""
    frozen = hasattr(sys, "frozen")
    code = () if frozen else ("-P", "-c", "from sevenwonders_qt.__main__ import main; main()")
    return subprocess.Popen(
        [sys.executable, *code, AI_PROCESS],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL if sys.stderr is None else None,
        env=None if frozen else {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )


def _input(process: _Process) -> IO[bytes]:
    assert process.stdin is not None
    return process.stdin
