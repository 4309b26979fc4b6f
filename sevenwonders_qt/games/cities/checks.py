"""Checks of stored events of Cities that can be folded, whatever rules led to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.cities import events as ev
from sevenwonders_qt.games.cities.commands import LOSS
from sevenwonders_qt.games.cities.state import losses_of
from sevenwonders_qt.games.classic.ruleset import Check, State

MOST = 99
"""Coins and debts of one event; no game comes near it."""


def losses_fit(state: State) -> bool:
    """Return whether every seat that is asked about a loss has one, and has not decided yet."""
    found = losses_of(state)
    if not found.demands:
        return LOSS not in state.prompts
    for seat, prompt in enumerate(state.prompts):
        coins, chosen = state.cities[seat].coins, found.chosen[seat]
        if prompt == LOSS and (chosen is not None or not coins or not found.due(seat)):
            return False
        if chosen is not None and not 0 <= chosen <= min(coins, found.due(seat)):
            return False
    return True


def _to_others(state: State, seat: Seat, to: Sequence[Seat]) -> bool:
    return {*to} <= {*range(len(state.cities))} - {seat} and len({*to}) == len(to)


def _victory(state: State, event: ev.VictoryTaken) -> bool:
    return event.worth in state.rules.shape.victories


def _returned(state: State, event: ev.DefeatsReturned) -> bool:
    return event.defeats >= 0


def _debts(state: State, event: ev.DebtsGiven) -> bool:
    return 0 < event.debts <= MOST and _to_others(state, event.seat, event.to)


def _gift(state: State, event: ev.GiftMade) -> bool:
    return 0 < event.coins <= MOST and _to_others(state, event.seat, event.to)


def _demanded(state: State, event: ev.LossesDemanded) -> bool:
    cities = len(state.cities)
    if losses_of(state).demands or any(state.prompts):
        return False
    return all(
        0 <= demand.by < cities
        and len(demand.coins) == cities
        and all(0 <= coins <= MOST for coins in demand.coins)
        and any(demand.coins)
        and not demand.coins[demand.by]
        for demand in event.demands
    )


def _chosen(state: State, event: ev.LossChosen) -> bool:
    coins, found = event.coins, losses_of(state)
    if state.prompts[event.seat] != LOSS or coins is None:
        return False
    return 0 <= coins <= min(state.cities[event.seat].coins, found.due(event.seat))


def _taken_back(state: State, event: ev.LossTakenBack) -> bool:
    chosen = losses_of(state).chosen
    return any(state.prompts) and bool(chosen) and chosen[event.seat] is not None


def _paid(state: State, event: ev.LossPaid) -> bool:
    found = losses_of(state)
    return (
        bool(found.demands)
        and 0 <= event.coins <= state.cities[event.seat].coins
        and event.debts >= 0
        and event.coins + event.debts <= found.due(event.seat)
    )


CHECKS: Mapping[type[Event], Check] = {
    ev.VictoryTaken: _victory,
    ev.DefeatsReturned: _returned,
    ev.DebtsGiven: _debts,
    ev.GiftMade: _gift,
    ev.LossesDemanded: _demanded,
    ev.LossChosen: _chosen,
    ev.LossTakenBack: _taken_back,
    ev.LossPaid: _paid,
}
