"""Twenty random games and a digest of all that happens, to compare two builds of the rules."""

import hashlib
import json
from random import Random

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.games.classic import legal
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import DEFAULT
from sevenwonders_qt.games.classic.random_play import pick, random_command
from sevenwonders_qt.games.classic.setup import Setup

PLAYERS = (2, 3, 4, 5, 7)
SEEDS = range(4)


def digest() -> str:
    """Over every event, as a journal holds it and as Python shows it; each other game lists all."""
    total = hashlib.sha256()
    for players in PLAYERS:
        game = Classic.of(DEFAULT, players)
        for seed in SEEDS:
            for line in _lines(game, players, seed):
                total.update(line.encode())
    return total.hexdigest()


def _lines(game: Classic, players: int, seed: int) -> list[str]:
    chance, dice, state = SeededChance(seed), Random(seed), game.empty()
    events = game.open(state, Setup.random(players), chance)
    while not game.is_over(state):
        for seat in state.owing:
            if seed % 2:
                command = pick(legal.legal(state, seat), dice)
            else:
                command = random_command(state, seat, dice)
            events += game.step(state, command, chance)
    return [f"{json.dumps(game.codec.encode(event))} {event!r}" for event in events]


def main() -> None:
    """Print where the rules were found, and the digest."""
    print(json.dumps([legal.__file__, digest()]))
