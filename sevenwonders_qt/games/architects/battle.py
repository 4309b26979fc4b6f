"""The battle of all neighbours, at the end of the turn that turned the last conflict token."""

from __future__ import annotations

from collections.abc import Sequence

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.architects import events as ev
from sevenwonders_qt.games.architects.state import City, State


def fight(transaction: Transaction[State]) -> None:
    """Award victory tokens, discard red cards with horns, and restore peace."""
    state = transaction.state
    shields = [city.shields for city in state.cities]
    won = _supplied(state, victories(shields))
    discarded = tuple([_with_horns(state, city) for city in state.cities])
    transaction.emit(ev.BattleFought(tuple(shields), won, discarded, state.conflict_tokens))


def victories(shields: Sequence[int]) -> tuple[int, ...]:
    """Return the tokens won by each seat: one for every neighbour with fewer shields.

    Two players have one neighbour only.
    """
    players = len(shields)
    neighbours = (-1,) if players == 2 else (-1, 1 - players)
    return tuple(
        [
            sum([won_from(ours, shields[seat + step], players) for step in neighbours])
            for seat, ours in enumerate(shields)
        ]
    )


def won_from(ours: int, theirs: int, players: int) -> int:
    """Return the tokens won from one neighbour, by both shields and the number of players.

    Of two players, at least twice as many shields win two tokens; one shield against none is not
    yet twice as many.
    """
    if ours <= theirs:
        return 0
    return 2 if players == 2 and ours >= max(2, 2 * theirs) else 1


def _supplied(state: State, wanted: tuple[int, ...]) -> tuple[int, ...]:
    """Return the tokens that the supply allows, served clockwise from the active seat."""
    supply = state.rules.options.military_supply
    if supply is None:
        return wanted
    left = supply - sum(city.victories for city in state.cities)
    given = [0] * len(wanted)
    for step in range(len(wanted)):
        seat = (state.active - step) % len(wanted)
        given[seat] = min(wanted[seat], max(0, left))
        left -= given[seat]
    return tuple(given)


def _with_horns(state: State, city: City) -> tuple[CardId, ...]:
    held = city.cards
    return tuple([card for card in state.rules.horned for _ in range(held[card])])
