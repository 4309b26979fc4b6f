"""The command that plays games of computer players: its words, and what they ask for."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any

from sevenwonders_qt.ai.executors import ENDED, PROCESSES, open_executor
from sevenwonders_qt.ai.foreign import PlayerError
from sevenwonders_qt.ai.levels import saved_as
from sevenwonders_qt.ai.players import require
from sevenwonders_qt.app.arguments import WrongInput, whole
from sevenwonders_qt.app.boxes import box_of, find
from sevenwonders_qt.app.cli_games import (
    EDITIONS,
    GAMES,
    add_expansions,
    classic_game,
    player_count,
    seed,
)
from sevenwonders_qt.app.progress import progress
from sevenwonders_qt.core.decider import ImpossibleSetup
from sevenwonders_qt.games.architects import setup as architects_setup
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.options import Options as ArchitectsOptions
from sevenwonders_qt.games.box import EXTRA_WONDERS, HOUSE_RULES, BoxGame
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.numbers import PLAYERS as PLAYER_COUNTS
from sevenwonders_qt.games.classic.options import DEFAULT, Edition, Options
from sevenwonders_qt.games.classic.setup import BoardWish, Setup

MOST_GAMES = 1_000_000
MOST_JOBS = 1024


def fill_simulate(parser: argparse.ArgumentParser) -> None:
    """Give ``parser`` the options of this command, and what it runs."""
    parser.add_argument("--game", choices=GAMES, default="classic")
    parser.add_argument("--edition", choices=tuple(EDITIONS), default="first")
    parser.add_argument(
        "--players", type=player_count, help="2 to 7; 4 unless --seats says otherwise"
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
    parser.add_argument("--journal", type=Path, help="keep the journals in this folder")
    parser.add_argument(
        "--jobs", type=_jobs, default=1, help="how many processes play; the output is the same"
    )
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true")
    form.add_argument("--csv", action="store_true", help="a line for each seat of each game")
    parser.set_defaults(run=_simulate)


def _add_options(parser: argparse.ArgumentParser) -> None:
    """The rule options; without them their defaults count."""
    for flag, option, question in (
        ("--copied-guild-counts", "copied_guild_counts", "does a copied guild count itself?"),
        ("--sixth-coins", "sixth_coins_pay_seventh", "may the sixth card pay for the seventh?"),
    ):
        usual = "yes" if getattr(DEFAULT, option) else "no"
        text = f"{question} (default: {usual})"
        parser.add_argument(flag, dest=option, choices=("yes", "no"), default=usual, help=text)


def _simulate(arguments: argparse.Namespace) -> int:
    from sevenwonders_qt.app.simulate import score_lines, score_table

    players = _players(arguments.seats, arguments.players)
    kind = _architects if arguments.game == Architects.name else _classic
    try:
        game, setup = kind(arguments, players)
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
    game: BoxGame,
    players: Sequence[str],
    setup: Setup | architects_setup.Setup,
) -> dict[str, Any]:
    from sevenwonders_qt.app.simulate import AT_ONCE, Games, simulate, simulate_by

    asked = Games(tuple(players), setup, arguments.games, arguments.seed, arguments.journal)
    jobs = min(arguments.jobs, -(-asked.games // AT_ONCE))
    began = time.monotonic()
    with progress() as show:

        def report(played: int) -> None:
            # The clock of Windows stands still for 16 milliseconds at a time.
            rate = played / max(time.monotonic() - began, 0.001)
            show(f"{played} of {asked.games} games, {rate:.0f} a second")

        if jobs == 1:
            return simulate(game, asked, report)
        with open_executor(PROCESSES, jobs) as executor:
            return simulate_by(executor, find, game, asked, report)


def _architects(
    arguments: argparse.Namespace, players: list[str]
) -> tuple[BoxGame, architects_setup.Setup]:
    _refuse_classic_flags(arguments)
    game = box_of().architects(ArchitectsOptions(), len(players))
    wonders = arguments.wonders or [None] * len(players)
    if len(wonders) != len(players):
        raise WrongInput(f"--wonders names {len(wonders)} wonders for {len(players)} players")
    _check_wonders(wonders, game.rules.catalogue.wonders)
    return game, architects_setup.Setup(tuple(wonders))


def _refuse_classic_flags(arguments: argparse.Namespace) -> None:
    """What is agreed for 7 Wonders means nothing in Architects."""
    parser = argparse.ArgumentParser()
    fill_simulate(parser)
    usual = parser.parse_args([])
    names = (
        *("edition", "sides", "expansion", "extra_wonders", "house_rules"),
        *("copied_guild_counts", "sixth_coins"),
    )
    for name in names:
        found = next((key for key in vars(arguments) if key.startswith(name)), name)
        if getattr(arguments, found) != getattr(usual, found):
            raise WrongInput(f"--{name.replace('_', '-')}: there is no such choice in Architects")


def _classic(arguments: argparse.Namespace, players: list[str]) -> tuple[BoxGame, Setup]:
    options = Options(
        Edition(arguments.edition),
        copied_guild_counts=arguments.copied_guild_counts == "yes",
        sixth_coins_pay_seventh=arguments.sixth_coins_pay_seventh == "yes",
        expansions=tuple(dict.fromkeys(arguments.expansion)),
        extra_wonders=tuple(dict.fromkeys(arguments.extra_wonders)),
        house_rules=tuple(dict.fromkeys(arguments.house_rules)),
    )
    game = classic_game(options, len(players))
    return game, _setup(game, len(players), arguments)


def _players(seats: list[str] | None, count: int | None) -> list[str]:
    """The AI player of each seat."""
    if seats is None:
        return ["random"] * (count or 4)
    if count is not None and len(seats) != count:
        raise WrongInput(f"--seats names {len(seats)} seats for {count} players")
    if len(seats) not in PLAYER_COUNTS:
        raise WrongInput(f"--seats names {len(seats)} seats; there must be 2 to 7")
    return seats


def _setup(game: Classic, players: int, arguments: argparse.Namespace) -> Setup:
    side = None if arguments.sides == "mixed" else arguments.sides
    wonders = arguments.wonders or [None] * players
    free = game.rules.seating.free_cities
    if not players <= len(wonders) <= players + free:
        raise WrongInput(f"--wonders names {len(wonders)} wonders for {players} players")
    _check_wonders(wonders, game.rules.catalogue.wonders)
    wishes = tuple(BoardWish(wonder, side) for wonder in wonders)
    return Setup(wishes[:players], *(wishes[players:] or (BoardWish(None, side),)))


def _check_wonders(wonders: Sequence[str | None], known: Iterable[str]) -> None:
    names = tuple(known)
    for wonder in wonders:
        if wonder is not None and wonder not in names:
            raise WrongInput(
                f"--wonders: unknown wonder {wonder!r}; choose from {', '.join(names)}"
            )
    if len({wonder for wonder in wonders if wonder}) < len([w for w in wonders if w]):
        raise WrongInput("--wonders: no wonder can be played twice")


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
