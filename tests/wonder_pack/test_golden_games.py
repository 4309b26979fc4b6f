"""Recorded games with the Wonder Pack are decided and folded as they were when recorded."""

from __future__ import annotations

import pytest

from sevenwonders_qt.games.classic.events import StageBuilt
from sevenwonders_qt.games.wonder_pack import events as ev
from tests.leaders.golden_games import recorded_chance
from tests.recorded_games import check_decided_alike, check_folds_to_its_points
from tests.wonder_pack.golden_games import FOLDER, GAMES, game_of, read


@pytest.mark.parametrize("name", GAMES)
def test_each_command_of_a_recorded_game_leads_to_the_recorded_events(name: str) -> None:
    game, what = game_of(name), read(name)
    check_decided_alike(game, what, recorded_chance(game, what.events))


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_folds_to_the_points_that_were_recorded(name: str) -> None:
    check_folds_to_its_points(game_of(name), read(name))


def test_the_recorded_games_come_upon_all_that_the_pack_brings() -> None:
    events = [event for name in GAMES for event in read(name).events]
    assert {type(event) for event in events} >= {*ev.EVENTS}
    assert any(event.alternative > 1 for event in events if isinstance(event, StageBuilt))


def test_there_is_a_log_for_each_recorded_game_and_no_other() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {*GAMES}
