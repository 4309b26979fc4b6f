"""The command that plays games of computer players: its words, and their values."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any

from sevenwonders_qt.ai.executors import ENDED, PROCESSES, open_executor
from sevenwonders_qt.ai.foreign import PlayerError
from sevenwonders_qt.ai.levels import saved_as
from sevenwonders_qt.ai.playable import Playable
from sevenwonders_qt.ai.players import require
from sevenwonders_qt.app.arguments import WrongInput, whole
from sevenwonders_qt.app.boxes import PLAYERS as PLAYER_COUNTS
from sevenwonders_qt.app.cli_games import (
    EDITIONS,
    add_choices,
    add_expansions,
    add_lists,
    player_count,
    seed,
)
from sevenwonders_qt.app.game_box import Games
from sevenwonders_qt.app.game_command_line import yes_or_no
from sevenwonders_qt.app.games import playing
from sevenwonders_qt.app.not_learned import say_not_learned
from sevenwonders_qt.app.progress import progress
from sevenwonders_qt.core.decider import AnyGame, ImpossibleSetup
from sevenwonders_qt.games.box import EXTRA_WONDERS, HOUSE_RULES
from sevenwonders_qt.games.classic.options import DEFAULT

MOST_GAMES = 1_000_000
MOST_JOBS = 1024


def fill_simulate(parser: argparse.ArgumentParser, games: Games) -> None:
    """Add the options of this command to ``parser``, and the function that it runs."""
    parser.add_argument("--game", choices=tuple(games), default="classic")
    parser.add_argument("--edition", choices=tuple(EDITIONS), default="first")
    parser.add_argument(
        "--players", type=player_count, help="2 to 8; 4 unless --seats says otherwise"
    )
    parser.add_argument("--games", type=_game_count, default=1)
    parser.add_argument("--seed", type=seed, default=1)
    parser.add_argument("--seats", type=_seats, help="one player for each seat: rules,random,...")
    parser.add_argument("--sides", choices=("mixed", "A", "B"), default="mixed")
    parser.add_argument(
        "--wonders",
        type=_names,
        help="a wonder for each seat, and for the Free City: giza,rhodes,...",
    )
    _add_options(parser)
    add_expansions(parser)
    parser.add_argument(
        "--extra-wonders",
        nargs="+",
        choices=EXTRA_WONDERS,
        default=[],
        help="wonders of other boxes that join the draw",
    )
    parser.add_argument(
        "--house-rules",
        nargs="+",
        choices=tuple(HOUSE_RULES),
        default=[],
        help="rulings of an expansion to play the other way",
    )
    add_choices(parser)
    add_lists(parser)
    parser.add_argument("--journal", type=Path, help="keep the journals in this folder")
    parser.add_argument(
        "--jobs", type=_jobs, default=1, help="how many processes play; the output is the same"
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true")
    form.add_argument("--csv", action="store_true", help="a line for each seat of each game")
    parser.set_defaults(run=_simulate)


def _add_options(parser: argparse.ArgumentParser) -> None:
    """Add the rule options; without them their defaults count."""
    for flag, option, question in (
        ("--copied-guild-counts", "copied_guild_counts", "does a copied guild count itself?"),
        ("--sixth-coins", "sixth_coins_pay_seventh", "may the sixth card pay for the seventh?"),
    ):
        usual = yes_or_no(getattr(DEFAULT, option))
        text = f"{question} (default: {usual})"
        parser.add_argument(flag, dest=option, choices=("yes", "no"), default=usual, help=text)


def _simulate(arguments: argparse.Namespace) -> int:
    from sevenwonders_qt.app.simulate import score_lines, score_table

    players = _players(arguments.seats, arguments.players)
    try:
        game, setup = arguments.known[arguments.game].command_line().dealt(arguments, len(players))
        say_not_learned(Playable(game, arguments.known[game.name].players()), players)
        document = _played(arguments, game, players, setup)
    except (ImpossibleSetup, PlayerError) as error:
        raise WrongInput(str(error)) from error
    except BrokenExecutor as error:
        raise WrongInput(ENDED) from error
    if arguments.csv:
        print(score_lines(document), end="")
    else:
        print(json.dumps(document, indent=1) if arguments.json else score_table(document))
    return 0


def _played(
    arguments: argparse.Namespace,
    game: AnyGame,
    players: Sequence[str],
    setup: Any,
) -> dict[str, Any]:
    from sevenwonders_qt.app.simulate import AT_ONCE, Games, simulate, simulate_by

    asked = Games(tuple(players), setup, arguments.games, arguments.seed, arguments.journal)
    jobs = min(arguments.jobs, -(-asked.games // AT_ONCE))
    began = time.monotonic()
    with progress() as show:

        def report(played: int) -> None:
            # The clock of Windows does not move for 16 milliseconds at a time.
            rate = played / max(time.monotonic() - began, 0.001)
            show(f"{played} of {asked.games} games, {rate:.0f} a second")

        if jobs == 1:
            table = Playable(game, arguments.known[game.name].players())
            return simulate(table, asked, report)
        with open_executor(PROCESSES, jobs) as executor:
            return simulate_by(executor, playing(arguments.known), game, asked, report)


def _players(seats: list[str] | None, count: int | None) -> list[str]:
    """Return the AI player of each seat."""
    if seats is None:
        return ["random"] * (count or 4)
    if count is not None and len(seats) != count:
        raise WrongInput(f"--seats names {len(seats)} seats for {count} players")
    if len(seats) not in PLAYER_COUNTS:
        least, most = PLAYER_COUNTS[0], PLAYER_COUNTS[-1]
        raise WrongInput(f"--seats names {len(seats)} seats; there must be {least} to {most}")
    return seats


# Values -----------------------------------------------------------------------------------


def _game_count(text: str) -> int:
    return whole(text, "the number of games", 1, MOST_GAMES)


def _jobs(text: str) -> int:
    return whole(text, "the number of jobs", 1, MOST_JOBS)


def _seats(text: str) -> list[str]:
    players = [saved_as(player) for player in text.split(",")]
    for player in players:
        try:
            require(player)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from None
    return players


def _names(text: str) -> list[str | None]:
    return [None if name in ("", "?") else name for name in text.split(",")]
