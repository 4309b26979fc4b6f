"""The effect of one choice alone, applied to a copy of the part of the state that it can change."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sevenwonders_qt.ai.parts import ExpansionFeatures, follow
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.classic.commands import SELL, Play
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.turn import choice_of, collect, lay

_NO_CHANCE = SeededChance(0)


def outcome(
    state: State, command: Command, expansions: Sequence[ExpansionFeatures] = ()
) -> Transaction[State]:
    """Return the state after a choice, and its events; ``state`` itself stays as it is.

    Certain effects of expansions are applied too. Whatever else follows in the turn is not.
    """
    after, rules = _copy_for(state, command), state.rules
    transaction = Transaction(after, _NO_CHANCE, rules.evolvers)
    if isinstance(command, Play):
        city, choice = after.cities[command.seat], choice_of(after, command)
        if choice.card not in city.hand:  # a free city plays from another hand
            city.hand.append(choice.card)
        lay(transaction, choice)
        if choice.use is not SELL:
            collect(transaction, choice)
        for more in expansions:
            more.follow(transaction, command.seat)
    else:
        prompt = after.prompts[command.seat]
        assert prompt is not None
        rules.answers[prompt].settle(transaction, command)
        follow(transaction, command)
    return transaction


def tried(state: State, act: Callable[[Transaction[State]], None]) -> Transaction[State]:
    """Return the state after an act, and its events; ``state`` itself stays as it is."""
    transaction = Transaction(state.copy(), _NO_CHANCE, state.rules.evolvers)
    act(transaction)
    return transaction


def _copy_for(state: State, command: Command) -> State:
    """Return a copy of as much of the state as the choice can change."""
    if not isinstance(command, Play) or command.option:
        return state.copy()
    seat, cities = command.seat, state.cities[:]
    cities[seat] = cities[seat].copy()
    if command.to_left:
        cities[seat - 1] = cities[seat - 1].copy()
    if command.to_right:
        right = (seat + 1) % len(cities)
        cities[right] = cities[right].copy()
    for receiver, _ in command.to_others:
        cities[receiver] = cities[receiver].copy()
    return State(
        state.rules,
        cities,
        state.age,
        state.turn,
        state.discards[:],
        state.choices[:],
        state.prompts[:],
        state.agenda,
        None,
        state.version,
        {name: extra.copy() for name, extra in state.extras.items()} if state.extras else {},
    )
