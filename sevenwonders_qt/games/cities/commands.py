"""The command of a seat in Cities, and the question that it answers."""

from __future__ import annotations

from dataclasses import dataclass

from sevenwonders_qt.core.decider import Command

LOSS = "pay_loss"
"""The question how a loss of coins is paid."""


@dataclass(frozen=True, slots=True)
class PayLoss(Command):
    """Pay so many coins of the loss; each of the others becomes a debt."""

    coins: int
