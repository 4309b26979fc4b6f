"""The commands that work without a window: their words and the functions they run."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from sevenwonders_qt.app import preflight
from sevenwonders_qt.app.arguments import WrongInput, file_to_write, scale, size, text_size, whole
from sevenwonders_qt.app.cli_arena import fill_arena
from sevenwonders_qt.app.cli_bench import fill_bench
from sevenwonders_qt.app.cli_games import (
    EDITIONS,
    add_choices,
    add_expansions,
    classic_game,
    player_count,
    seed,
)
from sevenwonders_qt.app.cli_matches import fill_matches
from sevenwonders_qt.app.cli_simulate import fill_simulate
from sevenwonders_qt.app.cli_train import fill_train
from sevenwonders_qt.app.game_box import Games
from sevenwonders_qt.app.games import finding, playing
from sevenwonders_qt.app.self_check import names, self_check
from sevenwonders_qt.core.languages import languages
from sevenwonders_qt.core.text import system_reason
from sevenwonders_qt.core.whole_file import write_whole
from sevenwonders_qt.games.classic.numbers import PLAYERS as PLAYER_COUNTS
from sevenwonders_qt.games.classic.options import Options

if TYPE_CHECKING:
    from sevenwonders_qt.models.appearance import Eyes

SCENES = ("home", "learn", "new-game", "rules", "settings", "table", "score")


def _fill_replay(parser: argparse.ArgumentParser, games: Games) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=_replay)


def _fill_review(parser: argparse.ArgumentParser, games: Games) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--seat", type=int, help="review only this seat (default: all people)")
    parser.add_argument(
        "--language", choices=languages(), default=argparse.SUPPRESS, help="of what is printed"
    )
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=_review)


def _fill_drills(parser: argparse.ArgumentParser, games: Games) -> None:
    what = parser.add_subparsers(metavar="WHAT", required=True)
    made = what.add_parser("make", help="play matches and keep choices whose best one is clear")
    made.add_argument("--out", type=file_to_write(), required=True, help="the file to write")
    made.add_argument("--seed", type=seed, default=1, help="seed of the first deal")
    made.add_argument("--kind", help="only this game (default: all)")
    made.add_argument("--count", type=_between("count", 1, 200), help="how many of each game")
    made.set_defaults(run=_make_drills)


def _fill_screenshot(parser: argparse.ArgumentParser, games: Games) -> None:
    from sevenwonders_qt.models.appearance import Sight

    parser.add_argument("out", type=file_to_write(".png"))
    parser.add_argument("--game", choices=tuple(games), default="classic")
    parser.add_argument("--scene", choices=SCENES, default="table")
    parser.add_argument("--edition", choices=tuple(EDITIONS), default="first")
    parser.add_argument("--players", type=player_count, default=4)
    parser.add_argument("--age", type=_between("age", 1, 3), default=2)
    parser.add_argument("--turn", type=_between("turn", 1, 60), default=3)
    parser.add_argument("--language", choices=languages(), default="en")
    parser.add_argument("--size", type=size, default=(1920, 1080))
    parser.add_argument("--scale", type=scale, default=1.0, help="screen scaling, 1.0 is 100%%")
    parser.add_argument("--seed", type=seed, default=7)
    parser.add_argument("--text", type=text_size, default=1.0, help="size of text, 1.0 is 100%%")
    parser.add_argument("--dark", action="store_true", help="dark panels")
    parser.add_argument("--high-contrast", action="store_true")
    parser.add_argument(
        "--colours",
        choices=tuple(Sight),
        default=Sight.USUAL,
        help="colours for this kind of colour vision",
    )
    parser.add_argument("--plain", action="store_true", help="a plain background")
    parser.add_argument("--thick", action="store_true", help="thicker borders")
    add_expansions(parser)
    add_choices(parser)
    parser.set_defaults(run=_screenshot)


def _fill_rules(parser: argparse.ArgumentParser, games: Games) -> None:
    add_expansions(parser)
    parser.set_defaults(run=_rules)


def _fill_self_check(parser: argparse.ArgumentParser, games: Games) -> None:
    checks = names(games)
    parser.add_argument("--only", nargs="+", choices=checks, default=checks, metavar="CHECK")
    parser.set_defaults(run=_self_check)


# Commands ----------------------------------------------------------------------------------


def _replay(arguments: argparse.Namespace) -> int:
    from sevenwonders_qt.app.replay import replay

    find = finding(arguments.known)
    if arguments.json:
        print(json.dumps(replay(arguments.file, find), indent=1))
        return 0
    from sevenwonders_qt.app.replay_table import replay_table
    from sevenwonders_qt.app.spoken import speak

    speak(arguments)
    print(replay_table(replay(arguments.file, find)))
    return 0


def _review(arguments: argparse.Namespace) -> int:
    from sevenwonders_qt.app.review import NoReview, review, review_table
    from sevenwonders_qt.app.spoken import speak

    speak(arguments)
    seats = None if arguments.seat is None else [arguments.seat]
    try:
        document = review(arguments.file, seats, playing(arguments.known))
    except NoReview as error:
        raise WrongInput(str(error)) from error
    print(json.dumps(document, indent=1) if arguments.json else review_table(document))
    return 0


def _make_drills(arguments: argparse.Namespace) -> int:
    from sevenwonders_qt.app.drills import counts, make
    from sevenwonders_qt.session.drill_set import file_of

    out: Path = arguments.out
    usual = counts()
    if arguments.kind not in (None, *usual):
        raise WrongInput(f"there is no {arguments.kind!r}; there are {', '.join(usual)}")
    wanted = {
        kind: arguments.count or count
        for kind, count in usual.items()
        if arguments.kind in (None, kind)
    }
    found = make(
        arguments.seed,
        wanted,
        lambda line: print(line, file=sys.stderr),
        arguments.known,
    )
    try:
        write_whole(out, file_of(found))
    except OSError as error:
        raise WrongInput(f"{out}: cannot be written: {system_reason(error)}") from error
    print(f"{len(found)} drills in {out}")
    return 0


def _eyes(arguments: argparse.Namespace) -> Eyes:
    """Return the asked options for the eyes; the system's are ignored, for equal pictures."""
    from sevenwonders_qt.models.appearance import Contrast, Eyes, Scheme, Sight

    return Eyes(
        Scheme.DARK if arguments.dark else Scheme.LIGHT,
        Contrast.HIGH if arguments.high_contrast else Contrast.USUAL,
        Sight(arguments.colours),
        arguments.plain,
        arguments.thick,
    )


def _screenshot(arguments: argparse.Namespace) -> int:
    out: Path = arguments.out
    command_line = arguments.known[arguments.game].command_line()
    preflight.use_offscreen()
    preflight.load_qt()
    from sevenwonders_qt.app.screenshot import LookOptions, take_screenshot

    try:
        take_screenshot(
            out,
            scene=arguments.scene,
            staged=command_line.staged(arguments, arguments.scene == "score"),
            language=arguments.language,
            size=arguments.size,
            scale=arguments.scale,
            seen=LookOptions(_eyes(arguments), arguments.text),
            games=arguments.known,
        )
    except OSError as error:
        raise WrongInput(str(error)) from error
    return 0


def _rules(arguments: argparse.Namespace) -> int:
    options = Options(expansions=tuple(dict.fromkeys(arguments.expansion)))
    print(classic_game(options, PLAYER_COUNTS[-1]).rules.agenda.describe())
    return 0


def _self_check(arguments: argparse.Namespace) -> int:
    return self_check(arguments.only, arguments.known)


# Values ------------------------------------------------------------------------------------


def _between(what: str, least: int, most: int) -> Callable[[str], int]:
    return lambda text: whole(text, what, least, most)


FILL: Mapping[str, Callable[[argparse.ArgumentParser, Games], None]] = {
    "simulate": fill_simulate,
    "arena": fill_arena,
    "train": fill_train,
    "replay": _fill_replay,
    "review": _fill_review,
    "drills": _fill_drills,
    "matches": fill_matches,
    "bench": fill_bench,
    "screenshot": _fill_screenshot,
    "rules": _fill_rules,
    "self-check": _fill_self_check,
}
"""Adds the options of a command that knows these games to a parser, and the function it runs."""
