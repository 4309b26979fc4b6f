"""A line on the terminal with the progress of a command, for a person who watches."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress() -> Iterator[Callable[[str], None]]:
    """Yield a function that shows the progress, if a person watches."""
    watched = sys.stderr.isatty()

    def show(text: str) -> None:
        if watched:
            print(f"\r{text} ", end="", file=sys.stderr, flush=True)

    yield show
    if watched:
        print(file=sys.stderr)
