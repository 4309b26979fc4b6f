"""Recorded games are decided and folded as they were when they were recorded."""

from __future__ import annotations

import pytest

from sevenwonders_qt.games.architects import events as ev
from sevenwonders_qt.games.architects.game import Architects
from tests.architects.golden_games import COMMANDS, FOLDER, GAMES, read, recorded_chance


@pytest.mark.parametrize("name", GAMES)
def test_each_command_of_a_recorded_game_leads_to_the_recorded_events(
    game: Architects, name: str
) -> None:
    what = read(game, name)
    chance = recorded_chance(what.events)
    state = game.empty()
    for command, events in what.entries:
        if command is None:
            assert game.begin(what.setup, chance) == events
        else:
            assert command in game.legal(state, command.seat)
            assert game.decide(state, command, chance) == events, command
        for event in events:
            game.evolve(state, event)
    assert game.is_over(state)


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_folds_to_the_points_that_were_recorded(
    game: Architects, name: str
) -> None:
    what = read(game, name)
    state = game.empty()
    for event in what.events:
        game.evolve(state, event)
    ended = what.events[-1]
    assert isinstance(ended, ev.GameEnded)
    assert state.result == ended
    assert state.version == len(what.events)
    assert tuple(sheet["total"] for sheet in game.scores(state)) == ended.totals


def test_the_recorded_games_are_for_two_to_seven_players_and_use_every_command(
    game: Architects,
) -> None:
    records = [read(game, name) for name in GAMES]
    assert {len(what.setup.wonders) for what in records} == {2, 3, 4, 5, 6, 7}
    assert {w for what in records for w in what.setup.wonders} == {*game.rules.catalogue.wonders}
    used = {type(command) for what in records for command, _ in what.entries if command}
    assert used == {*COMMANDS.values()}
    happened = {type(event) for what in records for event in what.events}
    assert happened >= {*ev.EVENTS} - {ev.TurnPassed}


def test_there_is_a_log_for_each_recorded_game_and_no_other() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {*GAMES}
