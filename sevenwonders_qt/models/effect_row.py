"""The pictures that a row of effects or costs is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Kind = Literal["icon", "points", "coin", "or", "per", "count", "gap", "aged", "struck", "times"]


@dataclass(frozen=True, slots=True)
class Token:
    """One picture of a row.

    ``icon`` shows ``icons[0]``; ``points`` and ``coin`` show ``value``; ``or`` and ``per`` are
    the stroke between two pictures; ``count`` shows the things counted, ``icons``, under the
    arrows of the cities they are counted in; ``aged`` shows ``icons[0]`` with
    Age ``value`` beside it; ``struck`` shows ``icons[0]`` crossed out; ``times`` says how often
    what is before it is there.
    """

    kind: Kind
    icons: tuple[str, ...] = ()
    value: int = 0
    arrows: tuple[str, ...] = ()


OR: Final = Token("or")
PER: Final = Token("per")
GAP: Final = Token("gap")
