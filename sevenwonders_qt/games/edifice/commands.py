"""The command of a seat for the penalty of an Edifice; a stage is used to participate in one."""

from __future__ import annotations

from dataclasses import dataclass

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId

PARTICIPATE = "participate"
"""The option of a play: raise a stage and participate in the project of the Age."""

PENALTY = "penalty"
"""The prompt of a seat that must choose how to pay its penalty."""


@dataclass(frozen=True, slots=True)
class PayPenalty(Command):
    """Pay with this structure, or with victory tokens of these worths, from low to high.

    If the penalty is in coins both are empty, but no seat is asked for those.
    """

    card: CardId | None = None
    tokens: tuple[int, ...] = ()
