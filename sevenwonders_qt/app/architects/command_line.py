"""The value of Architects for the commands."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from sevenwonders_qt.app.arguments import WrongInput
from sevenwonders_qt.app.game_command_line import (
    GameCommandLine,
    check_wonders,
    refuse_classic_options,
    require_players,
)
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.numbers import NAME, PLAYERS
from sevenwonders_qt.games.architects.options import Options
from sevenwonders_qt.games.architects.rules import game_for
from sevenwonders_qt.games.architects.setup import Setup

if TYPE_CHECKING:
    from sevenwonders_qt.app.architects.staging import StagedArchitects
    from sevenwonders_qt.controllers.program import ProgramController

TITLE: Final = "Architects"


def _agreed(arguments: argparse.Namespace, players: int) -> Mapping[str, Any]:
    if arguments.edition != "first" or arguments.expansion:
        raise WrongInput(f"{TITLE} has neither editions nor expansions")
    require_players(TITLE, PLAYERS, players)
    return game_for(Options(), players).agreed


def _dealt(arguments: argparse.Namespace, players: int) -> tuple[Architects, Setup]:
    refuse_classic_options(arguments, TITLE)
    require_players(TITLE, PLAYERS, players)
    game = game_for(Options(), players)
    wonders = arguments.wonders or [None] * players
    if len(wonders) != players:
        raise WrongInput(f"--wonders names {len(wonders)} wonders for {players} players")
    check_wonders(wonders, tuple(game.rules.catalogue.wonders))
    return game, Setup(tuple(wonders))


def _measure(arguments: argparse.Namespace) -> dict[str, object]:
    from sevenwonders_qt.app.architects.bench import measure_architects

    return measure_architects(Architects.with_options())


def _staged(arguments: argparse.Namespace, whole: bool) -> StagedArchitects:
    from sevenwonders_qt.app.architects.staging import StagedArchitects

    refuse_classic_options(arguments, TITLE)
    require_players(TITLE, PLAYERS, arguments.players)
    game = game_for(Options(), arguments.players)
    turn = None if whole else arguments.turn
    return StagedArchitects(game, arguments.players, str(arguments.seed), turn)


def _check(controller: ProgramController) -> None:
    """Deal a match of four."""
    from sevenwonders_qt.app.check_seats import SEED, seats
    from sevenwonders_qt.models.architects.new_match import NewArchitects

    controller.start(NewArchitects(seats(4), Setup.random(4), SEED))


def _check_data() -> str:
    return f"{len(game_for(Options(), PLAYERS[-1]).rules.catalogue.cards)} of {TITLE}"


COMMAND_LINE: Final = GameCommandLine(
    agreed=_agreed,
    dealt=_dealt,
    measure=_measure,
    staged=_staged,
    checks={NAME: _check},
    sample=NAME,
    check_data=_check_data,
    gaps=lambda parts: (),
)
