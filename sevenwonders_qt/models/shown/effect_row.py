"""The pictures that a row of effects or costs is made of."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Literal

Kind = Literal[
    "icon",
    "points",
    "coin",
    "or",
    "per",
    "count",
    "gap",
    "aged",
    "struck",
    "times",
    "numbered",
    "ages",
]


@dataclass(frozen=True, slots=True)
class Token:
    """One picture of a row.

    ``icon`` shows ``icons[0]``; ``points`` and ``coin`` show ``value``; ``or`` and ``per`` are
    the stroke between two pictures; ``count`` shows the things counted, ``icons``, under the
    arrows of the cities they are counted in; ``aged`` shows ``icons[0]`` with
    Age ``value`` beside it; ``struck`` shows ``icons[0]`` crossed out, ``numbered`` with ``value``
    on it; ``times`` says how often what is before it is there; ``ages`` is a coin for each Age so
    far, of ``value`` Ages.
    """

    kind: Kind
    icons: tuple[str, ...] = ()
    value: int = 0
    arrows: tuple[str, ...] = ()


def counted(row: Iterable[Token]) -> tuple[Token, ...]:
    """Return the same row with equal neighbouring pictures as one with a count."""
    found: list[Token] = []
    for token, alike in groupby(row):
        count = len([*alike])
        found += [token, Token("times", value=count)] if count > 1 else [token]
    return tuple(found)


OR: Final = Token("or")
PER: Final = Token("per")
GAP: Final = Token("gap")
