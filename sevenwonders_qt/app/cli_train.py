"""The command that trains networks for the learned player: its words, and its output."""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

from sevenwonders_qt import __version__
from sevenwonders_qt.ai.executors import check_executor, open_executor
from sevenwonders_qt.app.arguments import WrongInput, file_to_write, require_extra, whole
from sevenwonders_qt.app.cli_arena import (
    MOST_GAMES,
    add_executor,
    faults_in_one_line,
    variant_of,
)
from sevenwonders_qt.app.cli_games import EDITIONS, add_expansions, player_count, seed
from sevenwonders_qt.app.game_box import Games
from sevenwonders_qt.app.games import finding, playing
from sevenwonders_qt.app.versions import PROGRAM
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.core.text import system_reason

EDITION_SHARES = {"first": 0.65, "second": 0.35}
MOST_CELLS = 512


def fill_train(parser: argparse.ArgumentParser, games: Games) -> None:
    """Add the words of this command to ``parser``, and the function that it runs."""
    parser.add_argument("--game", choices=tuple(games), default="classic")
    parser.add_argument("--players", type=_counts, default="3-7", help="2, 3-7 or such as 3,4,6")
    parser.add_argument(
        "--edition",
        nargs="+",
        choices=tuple(EDITIONS),
        default=[],
        help="which editions to train on (default: both)",
    )
    add_expansions(parser)
    parser.add_argument(
        "--mix", action="store_true", help="one network for any of these expansions"
    )
    parser.add_argument(
        "--minutes", type=_minutes, default=120.0, help="how long to train, earlier runs included"
    )
    parser.add_argument("--games", type=_games, help="stop after this many games instead")
    add_executor(parser)
    parser.add_argument("--seed", type=seed, default=1)
    parser.add_argument(
        "--out", type=file_to_write(), required=True, help="the player file to write"
    )
    parser.add_argument("--from", dest="source", type=Path, help="weights to start from")
    parser.add_argument(
        "--cells", type=_cells, help="sizes of the two hidden layers, such as 96,32"
    )
    parser.add_argument(
        "--store", type=_positions, default=600_000, help="how many positions to keep"
    )
    parser.add_argument("--arena", type=_games, default=0, help="how many games to play at the end")
    parser.set_defaults(run=_train)


def _train(arguments: argparse.Namespace) -> int:
    require_extra("train", "train", "numpy", "matplotlib")
    # The games take the cores; numpy's own threads would only get in their way.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from sevenwonders_qt.ai.training.run import Training, TrainingError, TrainingPlan

    training_of = arguments.known[arguments.game].training
    if training_of is None:
        raise WrongInput(f"training is not available for {arguments.game} yet")
    trainable = replace(training_of(), find=finding(arguments.known))
    if arguments.cells is None:
        arguments.cells = trainable.cells
    variants = _variants(arguments, dict(trainable.shares))
    if arguments.mix:
        if not arguments.expansion:
            raise WrongInput("--mix needs --expansion with the names of boxes")
        try:
            trainable = trainable.mixed(variants[0][0])
        except ValueError as error:
            raise WrongInput(f"--mix: {error}") from error
    kinds = {trainable.kind(variant) for variant, _ in variants}
    if len(kinds) > 1:
        raise WrongInput(f"--players: {' and '.join(sorted(kinds))} need a network each")
    out: Path = arguments.out
    if arguments.source is not None and not arguments.source.is_file():
        raise WrongInput(f"--from: there is no file {arguments.source}")
    plan = TrainingPlan(
        tuple(variants),
        trainable,
        out,
        arguments.minutes,
        arguments.games,
        arguments.seed,
        arguments.cells,
        arguments.store,
        source=arguments.source,
        table=arguments.arena,
        provenance=_provenance(arguments),
        find=playing(arguments.known),
        mixed=tuple(dict.fromkeys(arguments.expansion)) if arguments.mix else (),
    )
    try:
        with faults_in_one_line():
            check_executor(arguments.executor)
            training = Training(plan, _tell)
            with open_executor(arguments.executor, arguments.workers) as executor:
                training.run(executor, arguments.workers)
                if plan.table:
                    training.tabulate(executor, arguments.workers)
    except TrainingError as error:
        raise WrongInput(str(error)) from error
    except OSError as error:
        raise WrongInput(f"{out}: cannot be written: {system_reason(error)}") from error
    except KeyboardInterrupt:
        _tell("stopped; the same command goes on")
        raise
    _tell(f"written: {out}")
    return 0


def _variants(arguments: argparse.Namespace, shares: dict[int, float]) -> list[tuple[Variant, Any]]:
    found = []
    for players in arguments.players:
        if players not in shares:
            raise WrongInput(f"{arguments.game} is not trained for {players} players")
        one_edition = arguments.game != "classic" or players == 2
        editions = arguments.edition or (["first"] if one_edition else list(EDITIONS))
        for edition in dict.fromkeys(editions):
            words = argparse.Namespace(**{**vars(arguments), "edition": edition})
            share = shares[players] * EDITION_SHARES[edition]
            found.append((variant_of(words, players), share))
    total = sum(share for _, share in found)
    return [(variant, share / total) for variant, share in found]


def _provenance(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the origin of the file: program, commit if known, and the whole command."""
    command = shlex.join([PROGRAM, *whole_command(arguments)])
    commit = _commit()
    found = {"program": f"{PROGRAM} {__version__}", "command": command}
    return {**found, "commit": commit} if commit else found


def whole_command(arguments: argparse.Namespace) -> list[str]:
    """Return the words of a training, with all that decides the weights and no folder of here.

    Tasks under way begin with older weights, so the number of workers decides, too.
    """
    length = "minutes" if arguments.games is None else "games"
    values: dict[str, Sequence[Any]] = {
        "game": [arguments.game],
        "players": [",".join(map(str, arguments.players))],
        "edition": arguments.edition,
        "expansion": arguments.expansion,
        length: [getattr(arguments, length)],
        "workers": [arguments.workers],
        "seed": [arguments.seed],
        "from": [] if arguments.source is None else [arguments.source.name],
        "cells": [",".join(map(str, arguments.cells))],
        "store": [arguments.store],
        "out": [arguments.out.name],
    }
    words = (
        word for name, found in values.items() if found for word in (f"--{name}", *map(str, found))
    )
    return ["train", *words, *(["--mix"] if arguments.mix else [])]


def _commit() -> str:
    """Return the commit of the checkout that runs, with ``+`` if files differ; or nothing.

    Compiled rules run from a copy inside it.
    """
    parents, package = Path(__file__).resolve().parents, __name__.partition(".")[0]
    checkouts = (p for p in parents[2:] if (p / ".git").exists() and (p / package).is_dir())
    root = next(checkouts, None)
    if root is None:
        return ""
    try:
        found = [
            subprocess.run(
                ["git", "-C", str(root), *words],
                capture_output=True,
                text=True,
                check=True,
                timeout=10,
            ).stdout.strip()
            for words in (("rev-parse", "HEAD"), ("status", "--porcelain", "--untracked=no"))
        ]
    except (OSError, subprocess.SubprocessError):
        return ""
    return found[0] + ("+" if found[1] else "")


def _tell(line: str) -> None:
    print(line, flush=True)


# Values -------------------------------------------------------------------------------------


def _counts(text: str) -> tuple[int, ...]:
    """Return numbers of players: ``3-7`` or ``3,4,6``."""
    ranges = []
    for part in text.split(","):
        first, dash, last = part.partition("-")
        least = player_count(first)
        most = player_count(last) if dash else least
        ranges.append(range(least, most + 1))
    found = tuple(sorted(set(chain(*ranges))))
    if not found:
        raise argparse.ArgumentTypeError(f"{text!r} is not a valid list of player counts")
    return found


def _minutes(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None
    if not 0 < value <= 1_000_000:
        raise argparse.ArgumentTypeError(f"the minutes must be between 0 and 1000000, not {text}")
    return value


def _games(text: str) -> int:
    return whole(text, "the number of games", 1, MOST_GAMES * 100)


def _cells(text: str) -> tuple[int, int]:
    first, _, second = text.partition(",")
    what = "the cells of a layer"
    return whole(first, what, 1, MOST_CELLS), whole(second, what, 1, MOST_CELLS)


def _positions(text: str) -> int:
    return whole(text, "the positions", 1_000, 100_000_000)
