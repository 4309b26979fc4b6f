"""A lock, so that two windows never write the same journal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

Lock = Callable[[Path], Callable[[], None]]
"""Keeps others from writing the journal, and gives what lets them again.

Raises `JournalError` with ``Fault.IN_USE`` when another holds it.
"""


def no_lock(path: Path) -> Callable[[], None]:
    """For folders that nobody else writes to."""
    return lambda: None
