"""Recorded games with Cities are decided and folded as they were when they were recorded."""

from __future__ import annotations

import pytest

from sevenwonders_qt.games.cities import events as ev
from sevenwonders_qt.games.cities.commands import PayLoss
from tests.cities.golden_games import FOLDER, GAMES, game_of, read, recorded_chance
from tests.recorded_games import check_decided_alike, check_folds_to_its_points


@pytest.mark.parametrize("name", GAMES)
def test_each_command_of_a_recorded_game_leads_to_the_recorded_events(name: str) -> None:
    game, what = game_of(name), read(name)
    check_decided_alike(game, what, recorded_chance(game, what.events))


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_folds_to_the_points_that_were_recorded(name: str) -> None:
    check_folds_to_its_points(game_of(name), read(name))


def test_the_recorded_games_come_upon_what_mostly_happens() -> None:
    records = [read(name) for name in GAMES]
    happened = {type(event) for what in records for event in what.events}
    assert happened >= {*ev.EVENTS} - {ev.LossTakenBack, ev.DefeatsReturned}
    assert PayLoss in {type(command) for what in records for command in what.commands}


def test_there_is_a_log_for_each_recorded_game_and_no_other() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {*GAMES}
