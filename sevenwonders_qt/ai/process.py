"""The process of the AI players: its standard input asks, its standard output answers."""

from __future__ import annotations

import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, BinaryIO, Final

from sevenwonders_qt.ai.advice import Confirmed, Forecast, Hint
from sevenwonders_qt.ai.players import choose, confirmed, forecast, hints, verdict
from sevenwonders_qt.ai.review import Verdict
from sevenwonders_qt.core.decider import Command

READY: Final = (0, None, "")
"""What the process says first, in the form of an answer to no question."""

HINTS: Final = "hints"
"""Stands in a question where a player's name would, when hints are wanted."""

VERDICT: Final = "verdict"
"""The same when a choice is to be judged."""

FORECAST: Final = "forecast"
"""The same when it is asked what a choice would lead to."""

CONFIRM: Final = "confirm"
"""The same when two choices are to be compared by games to the end."""

Found = Command | tuple[Hint, ...] | Verdict | Forecast | Confirmed | None


def run_players() -> None:
    """Serve the program that started this process, until it closes the pipes or ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the program, which ends this
    asks, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # so that a player of another package that prints spoils no answer
    serve(asks, answers)


def serve(asks: BinaryIO, answers: BinaryIO) -> None:
    """Answer until nobody asks or listens any more.

    First comes the function that finds a game, then questions, as `Thinker` sends them; None
    between them says that nobody waits for the answer to the question before any more.
    """
    inbox = SimpleQueue[Any]()
    threading.Thread(target=_hear, args=(asks, inbox.put), daemon=True).start()
    with suppress(OSError):  # nobody listens any more
        _send(answers, READY)
        find = inbox.get()
        while (asked := inbox.get()) is not EOFError:
            if asked is not None:
                _send(answers, _answer(find, asked, lambda: not inbox.empty()))


def _hear(asks: BinaryIO, put: Callable[[Any], None]) -> None:
    """A thread, so that a player who searches can look whether anybody still waits."""
    try:
        with suppress(EOFError, OSError):
            while True:
                put(pickle.load(asks))
    finally:
        put(EOFError)


def _answer(find: Any, asked: tuple[Any, ...], stale: Callable[[], bool]) -> tuple[int, Found, str]:
    """The number of the question, what was found, and the traceback of a fault."""
    number, variant, view, player, seed, memory, played = asked
    try:
        rules = find(variant).rules
        if player == HINTS:
            return number, hints(view, rules, memory, stale), ""
        if player == VERDICT:
            return number, verdict(view, rules, memory, played), ""
        if player == FORECAST:
            return number, forecast(view, rules, memory, played), ""
        if player == CONFIRM:
            return number, confirmed(view, rules, memory, played, seed), ""
        return number, choose(player, view, rules, seed, memory, stale), ""
    except Exception:
        return number, None, traceback.format_exc()


def _send(answers: BinaryIO, answer: tuple[int, Found, str]) -> None:
    pickle.dump(answer, answers)
    answers.flush()
