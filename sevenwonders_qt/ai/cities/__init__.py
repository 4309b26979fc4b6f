"""The computer players' knowledge of Cities."""

from __future__ import annotations

from sevenwonders_qt.ai.cities.appraiser import AT_ONCE, DRAWBACKS, JUDGED, CitiesOutlook
from sevenwonders_qt.ai.cities.features import CitiesFeatures, words
from sevenwonders_qt.ai.parts import PlayerParts
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.cities.commands import PayLoss
from sevenwonders_qt.games.cities.events import LossPaid
from sevenwonders_qt.games.cities.state import Losses, losses_of
from sevenwonders_qt.games.cities.view import LossesView
from sevenwonders_qt.games.classic.ruleset import State


def _losses(view: LossesView | None) -> Losses:
    """Return the losses as a view shows them: what is decided already is taken for debts."""
    if view is None or not view.demands:
        return Losses()
    return Losses(demands=view.demands, chosen=[0 if ready else None for ready in view.ready])


def _follow(transaction: Transaction[State], command: Command) -> None:
    """Let a seat pay for its loss, which waits for the answers of others."""
    if isinstance(command, PayLoss):
        due = losses_of(transaction.state).due(command.seat)
        transaction.emit(LossPaid(command.seat, command.coins, due - command.coins))


PLAYERS = PlayerParts(
    extra=_losses,
    appraiser=CitiesOutlook,
    features=CitiesFeatures,
    words=words,
    judges=JUDGED,
    follow=_follow,
    at_once=AT_ONCE,
    drawbacks=DRAWBACKS,
)
