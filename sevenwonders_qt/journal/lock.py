"""A lock, so that two windows never write the same journal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

Lock = Callable[[Path], Callable[[], None]]
"""Keeps others from writing the journal, and returns what lets them again.

Raises `JournalError` with ``Fault.IN_USE`` when another holds it.
"""


def no_lock(path: Path) -> Callable[[], None]:
    """Lock nothing; for folders that no other process writes to."""
    return lambda: None
