"""How carefully a choice is looked at before anything is said of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Care:
    """How much is tried before anything is said of a choice.

    The best plans and what was played are tried in ``first`` deals, the best ``kept`` of them and
    what was played in ``deals``, or in as many as the searching player has time for. So the same
    choice of the same moment has the same outlook wherever it is named.
    """

    first: int = 4
    kept: int = 4
    deals: int = 16


USUAL: Final = Care()
