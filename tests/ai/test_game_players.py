"""The computer players of every game: found in other processes, complete, and without a window."""

from __future__ import annotations

import pickle
import subprocess
import sys

import pytest

from sevenwonders_qt.ai.figures import figures
from sevenwonders_qt.ai.levels import CHARACTERS, LEVEL_IDS, NEUTRAL
from sevenwonders_qt.ai.playable import PlayerBox
from sevenwonders_qt.app.boxes import box_of
from sevenwonders_qt.app.game_box import players_of
from sevenwonders_qt.app.games import GAMES, playable
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Variant
from tests.computers import choose

EVERY = pytest.mark.parametrize("game", GAMES)


@EVERY
def test_a_box_with_its_players_is_found_again_by_another_process(game: str) -> None:
    find = PlayerBox(box_of(games=GAMES), players_of(GAMES)).find
    found = pickle.loads(pickle.dumps(find))(Variant(game, 3))
    assert found.game.name == game
    assert found.players is GAMES[game].players()


@EVERY
def test_who_plays_at_random_needs_no_view(game: str) -> None:
    known = playable(Variant(game, 3))
    state = known.game.empty()
    known.game.open(state, known.game.random_setup(3), SeededChance(1))
    seat = state.owing[0]
    view = known.game.view_for(state, seat)
    command = known.players.at_random(state, seat, 5)
    assert command == choose("random", view, known.game.rules, 5)
    assert command in view.legal


@EVERY
def test_a_game_that_can_be_advised_on_has_a_name_for_what_is_said(game: str) -> None:
    known = playable(Variant(game, 3))
    advised = known.players.adviser(known.game.rules) is not None
    assert advised == (known.players.advice_key(known.game.rules) is not None)


@EVERY
def test_the_set_ups_for_comparisons_can_be_dealt(game: str) -> None:
    known = playable(Variant(game, 3))
    for setup in known.players.setups.values():
        known.game.open(known.game.empty(), setup(3), SeededChance(1))


@EVERY
def test_levels_and_temperaments_are_those_that_there_are(game: str) -> None:
    manners = GAMES[game].players().manners
    assert {*manners.levels} <= {*LEVEL_IDS}
    assert manners.temperaments[0] == NEUTRAL
    assert {character.temperament for character in CHARACTERS.values()} >= {*manners.temperaments}
    measured = figures(game)
    assert measured is None or {*measured.temperaments} <= {*manners.likings}


@EVERY
def test_the_process_of_the_players_loads_no_window(game: str) -> None:
    code = f"""
import sys
from sevenwonders_qt.ai import process
from sevenwonders_qt.app.games import playable
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Variant
known = playable(Variant({game!r}, 3))
game, state = known.game, known.game.empty()
game.open(state, game.random_setup(3), SeededChance(1))
seat = state.owing[0]
known.players.choose("expert", game.view_for(state, seat), game.rules, 7)
print(*sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "sevenwonders_qt.ai.network" in loaded
    assert not [name for name in loaded if name.partition(".")[0] in ("PySide6", "shiboken6")]
    others = {f"sevenwonders_qt.games.{name}" for name in GAMES if name not in (game, "classic")}
    assert others.isdisjoint(loaded)
