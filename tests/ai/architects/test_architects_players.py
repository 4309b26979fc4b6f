"""The players of Architects: strong enough, and never out of order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.options import CoinPolicy, Options
from sevenwonders_qt.games.architects.setup import Setup
from sevenwonders_qt.games.architects.state import State
from tests.computers import ask


@pytest.fixture(scope="module")
def game() -> Architects:
    return Architects.with_options()


def positions(game: Architects, players: Sequence[str], seed: int) -> Iterator[tuple[State, Seat]]:
    """Every question of one match, before it is answered; the last state is the end."""
    chance = SeededChance(seed)
    state = game.empty()
    for event in game.begin(Setup.random(len(players)), chance):
        game.evolve(state, event)
    while state.owing:
        seat = state.owing[0]
        yield state, seat
        view, dice = game.view_for(state, seat), Random(f"{seed}/{state.version}")
        game.step(state, ask(players[seat], view, game.rules, dice), chance)


def played(game: Architects, players: Sequence[str], seed: int) -> State:
    *_, (state, _) = positions(game, players, seed)
    return state


def test_the_rules_player_wins_at_least_80_of_100_games_against_three_random_players(
    game: Architects,
) -> None:
    games, wins = 400, 0
    for seed in range(games):
        seats = ["random"] * 4
        seats[seed % 4] = "rules"
        result = played(game, seats, seed).result
        assert result is not None
        wins += result.winners == (seed % 4,)
    assert wins >= 0.8 * games


@pytest.mark.parametrize("players", range(2, 8))
def test_the_rules_player_answers_legally_at_every_table(game: Architects, players: int) -> None:
    for seed in range(4):
        for state, seat in positions(game, ["rules"] * players, seed):
            view = game.view_for(state, seat)
            command = ask("rules", view, game.rules, Random(1))
            assert command in view.legal
            assert command == ask("rules", view, game.rules, Random(1))


def test_the_rules_player_gets_along_with_other_house_values() -> None:
    options = Options(
        coin_policy=CoinPolicy.FREE,
        effects_compulsory=False,
        retroactive_tokens=True,
        discard_symbols_without_token=True,
        economy_forces_build=False,
        engineering_passive=True,
        engineering_forces_build=False,
        military_supply=9,
        look_at_short_deck=False,
        look_shuffles_whole_deck=False,
        look_public=True,
        both_cards_at_once=False,
    )
    other = Architects.with_options(options)
    for seed in range(12):
        state = played(other, ["rules", "random"] * (1 + seed % 3), seed)
        assert state.result is not None
