"""The form of the lists of keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class KeyLine(NamedTuple):
    """The action of keys, and the keys; a dash between two means all from one to the other."""

    words: str
    keys: tuple[str, ...]


class TableKeys(NamedTuple):
    """The keys at the table of a game: those that play a turn, look around, and say in words."""

    turn: Sequence[KeyLine]
    looking: Sequence[KeyLine]
    describing: Sequence[KeyLine]
