"""The care taken with a choice before anything is said about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Care:
    """The number of deals and plans that are tried before anything is said about a choice.

    The best plans and the choice that was played are tried in ``first`` deals, the best ``kept`` of
    them and the played choice in ``deals``, or in as many as the searching player has time for. So
    the same choice of the same moment has the same outlook wherever it is named.
    """

    first: int = 4
    kept: int = 4
    deals: int = 16


USUAL: Final = Care()
