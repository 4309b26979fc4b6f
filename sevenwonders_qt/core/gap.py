"""Gaps: things of a game that a table of the program should have an entry for, and has none."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Gap:
    """A missing entry: the thing, in words, the part that it lacks, and the place for that.

    As text it is a sentence: "effect Plough of box 'harvest' has no sentence in Words.effects".
    """

    thing: str
    lacks: str
    place: str

    def __str__(self) -> str:
        return f"{self.thing} has no {self.lacks} in {self.place}"


class Incomplete(ValueError):
    """A game or a box cannot be put together: the text is a sentence for each gap."""

    def __init__(self, gaps: Iterable[Gap]) -> None:
        self.gaps = tuple(gaps)
        super().__init__("; ".join(map(str, self.gaps)))


def raise_incomplete(gaps: Iterable[Gap]) -> None:
    """Raise `Incomplete` if there are any gaps."""
    found = tuple(dict.fromkeys(gaps))
    if found:
        raise Incomplete(found)


def is_known(look: Callable[..., object], *of: object) -> bool:
    """Return whether a look-up finds an entry, whatever that is."""
    try:
        look(*of)
    except LookupError:
        return False
    return True
