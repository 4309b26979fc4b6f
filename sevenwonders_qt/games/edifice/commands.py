"""What a seat may want with the Edifices, beside participating in one with a stage."""

from __future__ import annotations

from dataclasses import dataclass

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId

PARTICIPATE = "participate"
"""The option of a play: raise a stage and participate in the project of the Age."""

PENALTY = "penalty"
"""The prompt of a seat that must choose what it gives up."""


@dataclass(frozen=True, slots=True)
class PayPenalty(Command):
    """Give up this structure, or victory tokens of these worths, from low to high.

    Where the penalty is in coins both are empty, but nobody is asked for those.
    """

    card: CardId | None = None
    tokens: tuple[int, ...] = ()
