"""The command that compares AI players over many matches: its words, and its output."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Mapping
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sevenwonders_qt.ai import ladder, ratings
from sevenwonders_qt.ai.arena import Challenge, challenge
from sevenwonders_qt.ai.evidence import SequentialTest
from sevenwonders_qt.ai.executors import ENDED, PROCESSES, ExecutorError, open_executor
from sevenwonders_qt.ai.figures import FORMAT
from sevenwonders_qt.ai.foreign import PlayerError, foreign_player
from sevenwonders_qt.ai.league import League, play_league
from sevenwonders_qt.ai.levels import LEVEL_IDS, saved_as
from sevenwonders_qt.ai.network import NetworkError
from sevenwonders_qt.ai.playable import FindPlayable
from sevenwonders_qt.ai.players import PLAYERS, require
from sevenwonders_qt.app.arguments import WrongInput, file_to_write, require_extra, whole
from sevenwonders_qt.app.cli_games import (
    EDITIONS,
    add_expansions,
    player_count,
    seed,
)
from sevenwonders_qt.app.game_box import Games
from sevenwonders_qt.app.games import playing
from sevenwonders_qt.app.not_learned import say_not_learned
from sevenwonders_qt.app.progress import progress
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.core.stored import Damaged, load
from sevenwonders_qt.core.text import system_reason
from sevenwonders_qt.core.whole_file import write_whole

MOST_GAMES = 1_000_000
MOST_WORKERS = 1024
WEIGHTS = ".net"
"""The ending of names of files of weights."""


def fill_arena(parser: argparse.ArgumentParser, games: Games) -> None:
    """Add the words of this command to ``parser``, and the function that it runs."""
    parser.add_argument(
        "--focal", type=saved_as, help=f"the player in question, or a file of weights *{WEIGHTS}"
    )
    parser.add_argument(
        "--others", type=saved_as, default="rules", help="who sits at all other seats"
    )
    parser.add_argument("--league", help="rate these players: A,B,C")
    parser.add_argument(
        "--levels",
        type=file_to_write(),
        help="measure the levels of the set-up page and write their figures into this file",
    )
    parser.add_argument(
        "--ratings",
        type=file_to_write(),
        help="rate the levels in a league and write their ratings into this file",
    )
    parser.add_argument("--game", choices=tuple(games), default="classic")
    parser.add_argument("--edition", choices=tuple(EDITIONS), default="first")
    parser.add_argument("--players", type=player_count, default=4, help="2 to 8")
    add_expansions(parser)
    parser.add_argument(
        "--sides",
        choices=("mixed", "A", "B"),
        default="mixed",
        help="side of all boards (default: mixed)",
    )
    parser.add_argument("--games", type=_games, default=400)
    parser.add_argument("--seed", type=seed, default=1, help="seed of the first deal")
    parser.add_argument(
        "--mirror", action="store_true", help="every deal once with the focal player in each seat"
    )
    parser.add_argument("--sprt", action="store_true", help="stop as soon as the result is certain")
    parser.add_argument(
        "--h0", type=_share, help="per cent won if it is no better (default: a fair share)"
    )
    parser.add_argument("--h1", type=_share, help="per cent won if it is better (default: 5 more)")
    add_executor(parser)
    parser.add_argument(
        "--png", type=file_to_write(".png"), help="draw the ratings of a league into this file"
    )
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=_arena)


def add_executor(parser: argparse.ArgumentParser) -> None:
    """Add the words for the place that games are played in."""
    parser.add_argument(
        "--workers",
        type=_workers,
        default=os.cpu_count() or 1,
        help="processes (default: one for each core)",
    )
    parser.add_argument(
        "--executor", default=PROCESSES, help="processes, dask:ADDRESS or ray (default: processes)"
    )


@contextmanager
def faults_in_one_line() -> Iterator[None]:
    """Raise faults of players, weights and workers as `WrongInput`."""
    try:
        yield
    except (PlayerError, NetworkError, ExecutorError) as error:
        raise WrongInput(str(error)) from error
    except BrokenExecutor as error:
        raise WrongInput(ENDED) from error


def variant_of(arguments: argparse.Namespace, players: int) -> Variant:
    """Return the game that the words name. Raises WrongInput when so many cannot play it."""
    agreed = arguments.known[arguments.game].command_line().agreed(arguments, players)
    return Variant(arguments.game, players, dict(agreed))


def _arena(arguments: argparse.Namespace) -> int:
    named = (arguments.focal, arguments.league, arguments.levels, arguments.ratings)
    if sum(value is not None for value in named) != 1:
        raise WrongInput("arena needs one of --focal, --league, --levels and --ratings")
    if arguments.sides != "mixed" and (
        arguments.focal is None
        or arguments.sides not in arguments.known[arguments.game].players().setups
    ):
        raise WrongInput("--sides is for --focal at a table of 7 Wonders")
    variant = variant_of(arguments, arguments.players)
    with faults_in_one_line():
        if arguments.levels is not None:
            return _levels(arguments)
        if arguments.ratings is not None:
            return _rate_levels(arguments, variant)
        if arguments.league is not None:
            return _league(arguments, variant)
        return _challenge(arguments, variant)


def _challenge(arguments: argparse.Namespace, variant: Variant) -> int:
    if arguments.png is not None:
        raise WrongInput("--png is for --league")
    find, names = playing(arguments.known), (arguments.focal, arguments.others)
    say_not_learned(find(variant), names)
    asked = Challenge(
        variant,
        arguments.focal,
        arguments.others,
        arguments.games,
        arguments.seed,
        arguments.mirror,
        _networks(find, variant, names),
        _test(arguments, variant),
        None if arguments.sides == "mixed" else arguments.sides,
        find,
    )
    workers = min(arguments.workers, arguments.games)
    with open_executor(arguments.executor, workers) as executor, progress() as show:
        found = challenge(
            asked,
            executor,
            workers,
            lambda games, win: show(f"{games} of {asked.games}: {100 * win:.1f}%"),
        )
    print(json.dumps(found, indent=1) if arguments.json else _sentences(found))
    return 0


def _league(arguments: argparse.Namespace, variant: Variant) -> int:
    if arguments.sprt or arguments.mirror:
        raise WrongInput("--sprt and --mirror are for --focal; a league rotates every table")
    if arguments.png is not None:
        require_extra("--png", "train", "matplotlib")
    names = tuple(saved_as(name) for name in arguments.league.split(",") if name)
    find = playing(arguments.known)
    networks = _networks(find, variant, names)
    say_not_learned(find(variant), names)
    try:
        league = League(variant, names, arguments.games, arguments.seed, networks, find)
    except ValueError as error:
        raise WrongInput(f"--league: {error}") from error
    workers = min(arguments.workers, arguments.games)
    with open_executor(arguments.executor, workers) as executor, progress() as show:
        found = play_league(
            league, executor, workers, lambda games: show(f"{games} of {league.games}")
        )
    if arguments.png is not None:
        from sevenwonders_qt.ai.training.charts import draw_ratings

        draw_ratings(found, arguments.png)
    print(json.dumps(found, indent=1) if arguments.json else _ratings(found))
    return 0


def _levels(arguments: argparse.Namespace) -> int:
    """Measure the levels of one game; the figures of other games in the file stay."""
    path: Path = arguments.levels
    if arguments.sprt or arguments.mirror or arguments.png is not None:
        raise WrongInput("--sprt, --mirror and --png are not for --levels; its tables are mirrored")
    if arguments.edition != "first" or arguments.expansion or arguments.players != ladder.PLAYERS:
        raise WrongInput(f"levels are measured at tables of {ladder.PLAYERS} without expansions")
    document = _known_levels(path, "--levels", FORMAT)
    with open_executor(arguments.executor, arguments.workers) as executor:
        document[arguments.game] = ladder.measure(
            arguments.game,
            playing(arguments.known),
            arguments.games,
            executor,
            arguments.workers,
            _line,
        )
    _write(path, document)
    return 0


def _rate_levels(arguments: argparse.Namespace, variant: Variant) -> int:
    """Rate the levels of one pool; the ratings of other pools in the file stay."""
    path: Path = arguments.ratings
    if arguments.sprt or arguments.mirror or arguments.png is not None:
        raise WrongInput("--sprt, --mirror and --png are not for --ratings")
    pool = ratings.pool_of(variant.game, variant.players)
    usual = 2 if pool == ratings.TWO else ladder.PLAYERS
    if arguments.edition != "first" or arguments.expansion or variant.players != usual:
        raise WrongInput(f"these levels are rated at tables of {usual} without expansions")
    document = _known_levels(path, "--ratings", ratings.FORMAT)
    league = League(
        variant,
        LEVEL_IDS,
        arguments.games,
        arguments.seed,
        find=playing(arguments.known),
    )
    with open_executor(arguments.executor, arguments.workers) as executor, progress() as show:
        found = play_league(
            league, executor, arguments.workers, lambda games: show(f"{games} of {league.games}")
        )
    rated = {entry["player"]: entry for entry in found["table"]}
    document[pool] = {
        "command": f"arena --ratings FILE --game {variant.game} --players {variant.players}"
        f" --games {league.games} --seed {league.seed}",
        "network": ladder.network_hash("free_city" if pool == ratings.TWO else variant.game),
        "games": found["games"],
        "levels": {
            level: {name: rated[level][name] for name in ("rating", "low", "high")}
            for level in LEVEL_IDS
        },
    }
    _write(path, document)
    print(_ratings(found))
    return 0


def _write(path: Path, document: dict[str, Any]) -> None:
    try:
        write_whole(path, (json.dumps(document, indent=1) + "\n").encode())
    except OSError as error:
        raise WrongInput(f"{path}: cannot be written: {system_reason(error)}") from error


def _known_levels(path: Path, option: str, version: int) -> dict[str, Any]:
    """Return the content of a file so far; raises WrongInput for a file of another kind."""
    try:
        found = load(path, lambda value: value)
    except FileNotFoundError:
        return {"format": version}
    except Damaged as error:
        raise WrongInput(f"{option}: {error}") from error
    if not isinstance(found, dict) or found.get("format") != version:
        raise WrongInput(f"{option}: {path} is not a file of levels")
    return found


def _line(text: str) -> None:
    print(text, flush=True)


def _networks(find: FindPlayable, variant: Variant, names: tuple[str, ...]) -> Mapping[str, bytes]:
    """Return the files of weights among these players. Raises WrongInput for unknown players."""
    found: dict[str, bytes] = {}
    for name in dict.fromkeys(names):
        if name.endswith(WEIGHTS):
            found[name] = _weights(find, variant, name)
            continue
        try:
            require(name)
        except ValueError as error:
            raise WrongInput(f"{error}, or a file of weights *{WEIGHTS}") from error
        if name not in PLAYERS:
            foreign_player(name)
    return found


def _weights(find: FindPlayable, variant: Variant, name: str) -> bytes:
    try:
        data = Path(name).read_bytes()
    except OSError as error:
        raise WrongInput(f"{name}: {system_reason(error)}") from error
    table = find(variant)
    if table.players.with_weights is None:
        raise WrongInput(f"{name}: no network plays {variant.game}")
    try:
        table.players.with_weights(table.game.rules, data)
    except NetworkError as error:
        raise WrongInput(f"{name}: {error}") from error
    return data


def _test(arguments: argparse.Namespace, variant: Variant) -> SequentialTest | None:
    if not arguments.sprt:
        if arguments.h0 is not None or arguments.h1 is not None:
            raise WrongInput("--h0 and --h1 are for --sprt")
        return None
    worse = 1 / variant.players if arguments.h0 is None else arguments.h0
    better = worse + 0.05 if arguments.h1 is None else arguments.h1
    if not worse < better < 1:
        raise WrongInput(f"--h1 must be more than --h0: {100 * better:g} and {100 * worse:g}")
    return SequentialTest(worse, better)


def _sentences(found: dict[str, Any]) -> str:
    """Return the result for reading."""
    categories = ", ".join(
        f"{name} {points} ({found['other_categories'][name]})"
        for name, points in found["categories"].items()
    )
    lines = [
        f"{found['focal']} against {found['players'] - 1} {found['others']},"
        f" {found['games']} games of {found['game']}",
        f"wins    {found['win']}%, from {found['low']} to {found['high']} (95%);"
        f" fair is {found['fair']}",
        f"rank    {found['rank']}",
        f"points  {found['points']}, others {found['other_points']},"
        f" ahead of the best by {found['margin']}",
        f"from    {categories}",
        f"stages  {found['stages']}, others {found['other_stages']}",
        f"time    {found['ms_mean']} ms a decision, 95% within {found['ms_p95']}",
    ]
    if "sprt" in found:
        test = found["sprt"]
        lines.append(
            f"test    {test['verdict']} of h0 {test['h0']}% and h1 {test['h1']}%;"
            f" log ratio {test['ratio']}, decided at {test['bound']}"
        )
    return "\n".join(lines)


def _ratings(found: dict[str, Any]) -> str:
    width = max(len("player"), *(len(entry["player"]) for entry in found["table"]))
    rows = [f"{'player':{width}}  rating     low    high  seats   win %  points"]
    rows += [
        f"{e['player']:{width}}  {e['rating']:6.1f}  {e['low']:6.1f}  {e['high']:6.1f}"
        f"  {e['seats']:5}  {e['win'] or 0:6.2f}  {e['points'] or 0:6.2f}"
        for e in found["table"]
    ]
    return "\n".join(rows)


# Values -------------------------------------------------------------------------------------


def _games(text: str) -> int:
    return whole(text, "the number of games", 1, MOST_GAMES)


def _workers(text: str) -> int:
    return whole(text, "the number of workers", 1, MOST_WORKERS)


def _share(text: str) -> float:
    """Return per cent as a share of 1."""
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None
    if not 0 < value < 100:
        raise argparse.ArgumentTypeError(f"per cent must be between 0 and 100, not {text}")
    return value / 100
