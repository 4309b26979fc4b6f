"""The effect of each event of Cities on the state, and what others mean for its memory."""

from __future__ import annotations

from collections.abc import Mapping

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.cities import events as ev
from sevenwonders_qt.games.cities.commands import LOSS
from sevenwonders_qt.games.cities.effects import (
    NeighboursGain,
    NeighboursOwe,
    OthersGain,
    OthersLose,
    OthersLosePerAge,
    OthersLoseWhenRaised,
    ReturnDefeats,
    TakeDiplomacy,
    TakeVictory,
)
from sevenwonders_qt.games.cities.pieces import DIPLOMACY, Debts
from sevenwonders_qt.games.cities.prices import used_in_turn
from sevenwonders_qt.games.cities.state import Raised, losses_of, source_of
from sevenwonders_qt.games.classic import events as classic
from sevenwonders_qt.games.classic.evolve import gain_tokens, lay_piece, lose_piece, use_up
from sevenwonders_qt.games.classic.numbers import DEFEAT
from sevenwonders_qt.games.classic.ruleset import Evolver, State

# At once ---------------------------------------------------------------------------------------


def _diplomacy_taken(state: State, event: ev.DiplomacyTaken) -> None:
    use_up(state.cities[event.seat], TakeDiplomacy())
    lay_piece(state, event.seat, DIPLOMACY)


def _diplomacy_spent(state: State, event: ev.DiplomacySpent) -> None:
    lose_piece(state, event.seat, DIPLOMACY)


def _victory_taken(state: State, event: ev.VictoryTaken) -> None:
    use_up(state.cities[event.seat], TakeVictory(event.worth))
    gain_tokens(state, event.seat, (event.worth,))


def _defeats_returned(state: State, event: ev.DefeatsReturned) -> None:
    city = state.cities[event.seat]
    use_up(city, ReturnDefeats())
    for _ in range(event.defeats):
        city.tokens.remove(DEFEAT)


def _debts_given(state: State, event: ev.DebtsGiven) -> None:
    use_up(state.cities[event.seat], NeighboursOwe(event.debts))
    for seat in event.to:
        lay_piece(state, seat, Debts(event.debts))


def _gift_made(state: State, event: ev.GiftMade) -> None:
    city = state.cities[event.seat]
    to_neighbours, to_all = NeighboursGain(event.coins), OthersGain(event.coins)
    use_up(city, to_neighbours if to_neighbours in city.powers else to_all)


# Losses ----------------------------------------------------------------------------------------


def _losses_demanded(state: State, event: ev.LossesDemanded) -> None:
    found = losses_of(state)
    for city in state.cities:
        if city.powers:
            city.powers = tuple(
                [p for p in city.powers if not isinstance(p, OthersLose | OthersLosePerAge)]
            )
    found.raised = ()
    found.demands, found.chosen = event.demands, [None] * len(state.cities)
    for seat in range(state.players):
        if found.due(seat) and state.cities[seat].coins:
            state.prompts[seat] = LOSS


def _loss_chosen(state: State, event: ev.LossChosen) -> None:
    losses_of(state).chosen[event.seat] = event.coins
    state.prompts[event.seat] = None


def _loss_taken_back(state: State, event: ev.LossTakenBack) -> None:
    losses_of(state).chosen[event.seat] = None
    state.prompts[event.seat] = LOSS


def _loss_paid(state: State, event: ev.LossPaid) -> None:
    found, seat = losses_of(state), event.seat
    state.cities[seat].coins -= event.coins
    state.prompts[seat] = None
    if event.debts:
        lay_piece(state, seat, Debts(event.debts))
    # The loss of this seat is settled; the last one ends the losses of the turn.
    found.demands = tuple([_without(demand, seat) for demand in found.demands])
    found.demands = tuple([demand for demand in found.demands if any(demand.coins)])
    found.chosen[seat] = None


def _without(demand: ev.Demand, seat: int) -> ev.Demand:
    coins = tuple([0 if other == seat else coins for other, coins in enumerate(demand.coins)])
    return ev.Demand(demand.by, demand.source, coins)


# Other events ----------------------------------------------------------------------------------


def _turn_began(state: State, event: classic.TurnBegan) -> None:
    losses_of(state).done = frozenset()


def _age_began(state: State, event: classic.AgeBegan) -> None:
    losses_of(state).done = frozenset()


def _card_chosen(state: State, event: classic.CardChosen) -> None:
    """Remember what serves once a turn and was used: the last card of an Age is of that turn."""
    if state.cities[event.seat].powers:
        losses_of(state).done |= {(event.seat, power) for power in used_in_turn(state, event)}


def _choice_taken_back(state: State, event: classic.ChoiceTakenBack) -> None:
    found = losses_of(state)
    if found.done:
        found.done = frozenset({used for used in found.done if used[0] != event.seat})


def _stage_built(state: State, event: classic.StageBuilt) -> None:
    city = state.cities[event.seat]
    for power in city.powers:
        if isinstance(power, OthersLoseWhenRaised):
            raised = Raised(event.seat, source_of(state, event.seat, power), power.coins)
            losses_of(state).raised += (raised,)


EVOLVERS: Mapping[type[Event], Evolver] = {
    ev.DiplomacyTaken: _diplomacy_taken,
    ev.DiplomacySpent: _diplomacy_spent,
    ev.VictoryTaken: _victory_taken,
    ev.DefeatsReturned: _defeats_returned,
    ev.DebtsGiven: _debts_given,
    ev.GiftMade: _gift_made,
    ev.LossesDemanded: _losses_demanded,
    ev.LossChosen: _loss_chosen,
    ev.LossTakenBack: _loss_taken_back,
    ev.LossPaid: _loss_paid,
    classic.TurnBegan: _turn_began,
    classic.AgeBegan: _age_began,
    classic.CardChosen: _card_chosen,
    classic.ChoiceTakenBack: _choice_taken_back,
    classic.StageBuilt: _stage_built,
}
