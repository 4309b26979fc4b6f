"""Recorded games are decided and folded as they were when they were recorded."""

from __future__ import annotations

import pytest

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.commands import PickDiscard, TakeBack, Use, Way
from sevenwonders_qt.games.classic.effects import (
    BuildFromDiscard,
    CopyGuild,
    FreeBuild,
    PlayLastCard,
)
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scoring import Reason, sheets
from tests.classic.golden_games import FOLDER, GAMES, game_of, read, recorded_chance
from tests.recorded_games import check_decided_alike, check_folds_to_its_points, final_state


@pytest.mark.parametrize("name", GAMES)
def test_each_command_of_a_recorded_game_leads_to_the_recorded_events(name: str) -> None:
    game, what = game_of(name), read(name)
    check_decided_alike(game, what, recorded_chance(game.rules.catalogue, what.events))


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_folds_to_the_points_that_were_recorded(name: str) -> None:
    check_folds_to_its_points(game_of(name), read(name))


def test_the_recorded_games_are_for_two_to_seven_players_on_every_board_of_both_editions() -> None:
    players: set[int] = set()
    boards: set[tuple[str, str, str]] = set()
    for name in GAMES:
        game, setup = game_of(name), read(name).setup
        players.add(len(setup.wishes))
        for wish in setup.wishes:
            boards.add((game.options.edition, str(wish.wonder), str(wish.side)))
    assert players == {2, 3, 4, 5, 6, 7}
    for game in (Classic.first_edition(), Classic.second_edition()):
        edition = game.options.edition
        assert boards >= {(edition, *board) for board in game.rules.catalogue.boards}


def test_the_recorded_games_use_every_power() -> None:
    """Each power is won and used, a pick is refused once, and a choice is taken back."""
    won: set[object] = set()
    used: set[object] = set()
    commands: list[Command] = []
    for name in GAMES:
        game, what = game_of(name), read(name)
        state = final_state(game, what)
        for city in state.cities:
            won |= {type(e) for stage in city.board.stages[: city.stages] for e in stage.effects}
        used |= {type(event) for event in what.events}
        used |= {event.way for event in what.events if isinstance(event, ev.CardBuilt)}
        used |= {event.use for event in what.events if isinstance(event, ev.CardChosen)}
        used |= {line.reason for sheet in sheets(game.rules, state.cities) for line in sheet.lines}
        commands += what.commands
    assert won >= {BuildFromDiscard, CopyGuild, FreeBuild, PlayLastCard}
    assert used >= {*ev.EVENTS, *Way.members, *Use, *Reason}
    assert any(isinstance(command, TakeBack) for command in commands)
    picks = [command.card for command in commands if isinstance(command, PickDiscard)]
    assert None in picks
    assert any(picks)


def test_there_is_a_log_for_each_recorded_game_and_no_other() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {*GAMES}
