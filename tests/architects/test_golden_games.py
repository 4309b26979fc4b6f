"""Recorded games are decided and folded as they were when they were recorded."""

from __future__ import annotations

import pytest

from sevenwonders_qt.games.architects import events as ev
from sevenwonders_qt.games.architects.game import Architects
from tests.architects.golden_games import COMMANDS, FOLDER, GAMES, read, recorded_chance
from tests.recorded_games import check_decided_alike, check_folds_to_its_points


@pytest.mark.parametrize("name", GAMES)
def test_each_command_of_a_recorded_game_leads_to_the_recorded_events(
    game: Architects, name: str
) -> None:
    what = read(game, name)
    check_decided_alike(game, what, recorded_chance(what.events))


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_folds_to_the_points_that_were_recorded(
    game: Architects, name: str
) -> None:
    check_folds_to_its_points(game, read(game, name))


def test_the_recorded_games_are_for_two_to_seven_players_and_use_every_command(
    game: Architects,
) -> None:
    records = [read(game, name) for name in GAMES]
    assert {len(what.setup.wonders) for what in records} == {2, 3, 4, 5, 6, 7}
    assert {w for what in records for w in what.setup.wonders} == {*game.rules.catalogue.wonders}
    used = {type(command) for what in records for command in what.commands}
    assert used == {*COMMANDS.values()}
    happened = {type(event) for what in records for event in what.events}
    assert happened >= {*ev.EVENTS} - {ev.TurnPassed}


def test_there_is_a_log_for_each_recorded_game_and_no_other() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {*GAMES}
