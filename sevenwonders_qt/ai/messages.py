"""Messages over a pipe between the program and the process of its AI players."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from contextlib import suppress
from typing import IO, Any, Final

HINTS: Final = "hints"
"""In a question in the place of a player's name, when hints are wanted."""

VERDICT: Final = "verdict"
"""The same when a choice is to be judged."""

FORECAST: Final = "forecast"
"""The same when it is asked what a choice would lead to."""

CONFIRM: Final = "confirm"
"""The same when two choices are to be compared by games to the end."""

ADVICE: Final = (HINTS, VERDICT, FORECAST, CONFIRM)


def send(pipe: IO[bytes], message: Any) -> None:
    """Send one message; raises OSError when the pipe is not read any more."""
    pickle.dump(message, pipe)
    pipe.flush()


def receive(pipe: IO[bytes], put: Callable[[Any], None]) -> None:
    """Pass on each message, in a thread, and EOFError when there will be no more."""
    try:
        with pipe, suppress(EOFError, OSError, pickle.UnpicklingError):
            while True:
                put(pickle.load(pipe))
    finally:
        put(EOFError)
