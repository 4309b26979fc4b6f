"""A loss of coins as the seat that loses them sees it: who takes them, and the ways to pay."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.cities.commands import PayLoss
from sevenwonders_qt.games.cities.view import losses_in
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.view import PlayerView
from sevenwonders_qt.models.words.terms import source_name

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Cause:
    """A structure, a leader or a wonder that makes a city lose coins, and the seat that has it."""

    by: Seat
    what: str
    coins: int


@dataclass(frozen=True, slots=True)
class Bill:
    """All losses of a turn of one city; ``ways`` are the commands by the coins that they pay.

    What is not paid is owed: each coin is a debt.
    """

    causes: tuple[Cause, ...]
    ways: Mapping[int, Command]

    @property
    def coins(self) -> int:
        """The coins that are lost together."""
        return sum(cause.coins for cause in self.causes)

    @property
    def most(self) -> int:
        """The most coins that can be paid."""
        return max(self.ways)


def bill_for(rules: Ruleset, view: PlayerView) -> Bill | None:
    """Return the losses that the seat of a view is asked about; None for no question."""
    seen = losses_in(view)
    ways = {command.coins: command for command in view.legal if isinstance(command, PayLoss)}
    if seen is None or not ways:
        return None
    causes = tuple(
        Cause(demand.by, demand.source, demand.coins[view.seat])
        for demand in seen.demands
        if demand.coins[view.seat]
    )
    return Bill(causes, ways)


def cause_words(cause: Cause) -> str:
    """Return the name of the thing that makes a city lose coins."""
    return source_name(cause.what)


def plan_words(command: PayLoss) -> str:
    """Return an answer to a loss in a few words; the rest of the loss becomes debts."""
    if not command.coins:
        return translate("Advice", "Take debts")
    return translate("Advice", "Pay %n coin(s)", None, command.coins)


def title_words(bill: Bill) -> str:
    """Return the question."""
    return translate("Cities", "You lose %n coin(s): pay or owe?", None, bill.coins)


def way_words(paid: int, owed: int) -> str:
    """Return a way to pay, in a few words."""
    return translate("Cities", "Pay {paid}, owe {owed}").format(paid=paid, owed=owed)


def left_words(coins: int, debts: int) -> str:
    """Return what a city has after a way to pay: coins, and points that it owes by debts."""
    money = translate("Cities", "%n coin(s) left", None, coins)
    if not debts:
        return money
    return f"{money} · {translate('Cities', '%n new debt(s)', None, debts)}"
