"""A line on the terminal that says how far a command is, for a person who looks on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress() -> Iterator[Callable[[str], None]]:
    """A function that shows how far things are, where a person looks on."""
    watched = sys.stderr.isatty()

    def show(text: str) -> None:
        if watched:
            print(f"\r{text} ", end="", file=sys.stderr, flush=True)

    yield show
    if watched:
        print(file=sys.stderr)
