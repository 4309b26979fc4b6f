"""Whole matches between AI players, for tests."""

from collections.abc import Iterator, Sequence

from sevenwonders_qt.ai.players import choose
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.classic.state import State


def positions(game: Classic, players: Sequence[str], seed: int) -> Iterator[tuple[State, Seat]]:
    """Every question of one match, before it is answered; the last state is the end."""
    chance = SeededChance(seed)
    state = game.empty()
    for event in game.begin(Setup.random(len(players)), chance):
        game.evolve(state, event)
    while state.owing:
        seat = state.owing[0]
        yield state, seat
        player = players[game.player_of(state, seat)]
        command = choose(player, game.view_for(state, seat), game.rules, seed)
        game.step(state, command, chance)


def played(game: Classic, players: Sequence[str], seed: int) -> State:
    """The end of one match."""
    *_, (state, _) = positions(game, players, seed)
    return state


def opening(game: Classic, players: int, seed: int) -> State:
    """A match in which nobody has chosen yet."""
    return next(positions(game, ["random"] * players, seed))[0]
