"""Recorded games with leaders are decided and folded as they were when they were recorded."""

from __future__ import annotations

import pytest

from sevenwonders_qt.games.leaders import events as ev
from sevenwonders_qt.games.leaders.commands import KeepLeader, RecruitMore, UseLeader
from tests.leaders.golden_games import FOLDER, GAMES, game_of, read, recorded_chance
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
    rare = {ev.KeptTakenBack, ev.LeaderTakenBack, ev.VictoryAsked, ev.CopyAsked, ev.LeaderCopied}
    rare |= {ev.TokenGained, ev.DefeatsDropped, ev.VictoriesDemanded, ev.VictoryLost}
    assert happened >= {*ev.EVENTS} - rare - {ev.RecruitPassed}
    commands = {type(command) for what in records for command in what.commands}
    assert commands >= {KeepLeader, UseLeader, RecruitMore}


def test_there_is_a_log_for_each_recorded_game_and_no_other() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {*GAMES}
