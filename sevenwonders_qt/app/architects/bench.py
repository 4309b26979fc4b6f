"""The speed of the rules and the players of Architects, in one process on one core."""

from __future__ import annotations

from functools import partial
from random import Random

from sevenwonders_qt.ai.architects.players import PLAYERS
from sevenwonders_qt.ai.playable import Playable
from sevenwonders_qt.app.timing import games_per_second, median_decision_ms
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.random_play import random_command
from sevenwonders_qt.games.architects.setup import Setup

PLAYER_COUNTS = (2, 3, 4, 5, 6, 7)


def measure_architects(game: Architects) -> dict[str, object]:
    """Return ``games_per_second`` by player count, and ``rules_decision_ms``, by processor time.

    Random players list every legal move at each decision: there are few.
    """
    rates = {
        str(players): round(games_per_second(partial(random_game, game, players), 5, 0.5), 1)
        for players in PLAYER_COUNTS
    }
    decision = median_decision_ms(Playable(game, PLAYERS), 4, range(4))
    return {"games_per_second": rates, "rules_decision_ms": round(decision, 3)}


def random_game(game: Architects, players: int, seed: int) -> None:
    """Play a whole game of random players."""
    chance, dice = SeededChance(seed), Random(seed)
    state = game.empty()
    game.open(state, Setup.random(players), chance)
    while state.prompt is not None:
        game.step(state, random_command(state, state.active, dice), chance)
