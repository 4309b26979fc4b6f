"""The command line: without a command the window opens, the commands work without one."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from sevenwonders_qt import __version__
from sevenwonders_qt.ai.players import PLAYERS
from sevenwonders_qt.app import preflight
from sevenwonders_qt.core.datafile import DataError
from sevenwonders_qt.games.architects import setup as architects_setup
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.options import Options as ArchitectsOptions
from sevenwonders_qt.games.box import EXPANSIONS, EXTRA_WONDERS, Box
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.numbers import PLAYERS as PLAYER_COUNTS
from sevenwonders_qt.games.classic.options import DEFAULT, Edition, Options
from sevenwonders_qt.games.classic.setup import BoardWish, ImpossibleSetup, Setup
from sevenwonders_qt.journal.fault import JournalError

PROGRAM = "sevenwonders-qt"
GAMES = (Classic.name, Architects.name)
EDITIONS = {"first": Classic.first_edition, "second": Classic.second_edition}
LANGUAGES = ("en", "pt_BR", "es")
SCENES = ("home", "new-game", "table", "score")
MOST_GAMES = 1_000_000
LAST_TURN = 6
"""Of an Age; turns of Architects go on."""

LEAST, MOST = 320, 16384
"""Pixels that a window or a picture may be wide or high."""

WRONG = 2
STOPPED = 130
"""Exit status after Ctrl+C, as shells have it."""


class WrongInput(Exception):
    """Arguments or files that cannot be used; the text is one line for the person who gave them."""


_FAULTS = (
    *(WrongInput, DataError, ImpossibleSetup, JournalError, FileNotFoundError),
    architects_setup.ImpossibleSetup,
)


class _Parser(argparse.ArgumentParser):
    """Tells a fault in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        raise WrongInput(message)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit status: 2 for wrong input, told in one line on stderr."""
    try:
        arguments = _parser().parse_args(argv)
        run: Callable[[argparse.Namespace], int] = arguments.run
        return run(arguments)
    except _FAULTS as error:
        print(f"{PROGRAM}: {' '.join(str(error).split())}", file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        # Whoever read the output has gone; Python must not complain about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return STOPPED


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog=PROGRAM, description="7 Wonders for one computer.")
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser.add_argument("--language", choices=LANGUAGES, help="language of the window")
    parser.add_argument("--size", type=_size, help="size of the window, such as 1920x1080")
    parser.add_argument("--fullscreen", action="store_true")
    parser.add_argument("--data-dir", type=Path, help="keep matches and settings in this folder")
    parser.set_defaults(run=_window)
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=_Parser)
    _add_simulate(commands)
    _add_replay(commands)
    _add_bench(commands)
    _add_screenshot(commands)
    rules = commands.add_parser("rules", help="print the ordered steps of a turn")
    _add_expansions(rules)
    rules.set_defaults(run=_rules)
    return parser


def _add_simulate(commands: Any) -> None:
    parser = commands.add_parser("simulate", help="play games of AI players")
    parser.add_argument("--game", choices=GAMES, default="classic")
    parser.add_argument("--edition", choices=tuple(EDITIONS), default="first")
    parser.add_argument("--players", type=_player_count, help="2 to 7; 4 unless --seats tells")
    parser.add_argument("--games", type=_game_count, default=1)
    parser.add_argument("--seed", type=_seed, default=1)
    parser.add_argument("--seats", type=_seats, help="one player for each seat: rules,random,...")
    parser.add_argument("--sides", choices=("mixed", "A", "B"), default="mixed")
    parser.add_argument(
        "--wonders",
        type=_names,
        help="a wonder for each seat, and for the Free City: giza,rhodes,...",
    )
    _add_options(parser)
    _add_expansions(parser)
    parser.add_argument(
        "--extra-wonders",
        nargs="+",
        choices=EXTRA_WONDERS,
        default=[],
        help="wonders of other boxes that join the draw",
    )
    parser.add_argument("--journal", type=Path, help="keep the journals in this folder")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=_simulate)


def _add_options(parser: argparse.ArgumentParser) -> None:
    """The rule options; without them their defaults are in force."""
    for flag, option, question in (
        ("--copied-guild-counts", "copied_guild_counts", "does a copied guild count itself?"),
        ("--sixth-coins", "sixth_coins_pay_seventh", "may the sixth card pay for the seventh?"),
    ):
        usual = "yes" if getattr(DEFAULT, option) else "no"
        text = f"{question} usually {usual}"
        parser.add_argument(flag, dest=option, choices=("yes", "no"), default=usual, help=text)


def _add_expansions(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--expansion", nargs="+", choices=tuple(EXPANSIONS), default=[], help="lay over the game"
    )


def _add_replay(commands: Any) -> None:
    parser = commands.add_parser("replay", help="refold a journal and print its scores")
    parser.add_argument("file", type=Path)
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=_replay)


def _add_bench(commands: Any) -> None:
    parser = commands.add_parser("bench", help="measure the rules and the window")
    parser.add_argument("--game", choices=GAMES, default="classic")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=_bench)


def _add_screenshot(commands: Any) -> None:
    parser = commands.add_parser("screenshot", help="write a picture of a page")
    parser.add_argument("out", type=Path)
    parser.add_argument("--game", choices=GAMES, default="classic")
    parser.add_argument("--scene", choices=SCENES, default="table")
    parser.add_argument("--edition", choices=tuple(EDITIONS), default="first")
    parser.add_argument("--players", type=_player_count, default=4)
    parser.add_argument("--age", type=_between("age", 1, 3), default=2)
    parser.add_argument("--turn", type=_between("turn", 1, 60), default=3)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--size", type=_size, default=(1920, 1080))
    parser.add_argument("--scale", type=_scale, default=1.0, help="screen scaling, 1.0 is 100 %%")
    parser.add_argument("--seed", type=_seed, default=7)
    _add_expansions(parser)
    parser.set_defaults(run=_screenshot)


# Commands ----------------------------------------------------------------------------------


def _window(arguments: argparse.Namespace) -> int:
    folder: Path | None = arguments.data_dir
    if folder is not None and folder.exists() and not folder.is_dir():
        raise WrongInput(f"--data-dir: {folder} is not a folder")
    preflight.require()
    from sevenwonders_qt.app.window import run

    return run(arguments.language, arguments.size, arguments.fullscreen, folder)


def _simulate(arguments: argparse.Namespace) -> int:
    from sevenwonders_qt.app.simulate import score_table

    players = _players(arguments.seats, arguments.players)
    if arguments.game == Architects.name:
        document = _simulate_architects(arguments, players)
    else:
        document = _simulate_classic(arguments, players)
    print(json.dumps(document, indent=1) if arguments.json else score_table(document))
    return 0


def _simulate_architects(arguments: argparse.Namespace, players: list[str]) -> dict[str, Any]:
    from sevenwonders_qt.app.simulate import simulate

    _refuse_classic_flags(arguments)
    game = Box().architects(ArchitectsOptions(), len(players))
    wonders = arguments.wonders or [None] * len(players)
    if len(wonders) != len(players):
        raise WrongInput(f"--wonders names {len(wonders)} wonders for {len(players)} players")
    _check_wonders(wonders, game.rules.catalogue.wonders)
    setup = architects_setup.Setup(tuple(wonders))
    return simulate(game, players, setup, arguments.games, arguments.seed, arguments.journal)


def _refuse_classic_flags(arguments: argparse.Namespace) -> None:
    """What is agreed for 7 Wonders means nothing in Architects."""
    usual = _parser().parse_args(["simulate"])
    names = ("edition", "sides", "expansion", "extra_wonders", "copied_guild_counts", "sixth_coins")
    for name in names:
        found = next((key for key in vars(arguments) if key.startswith(name)), name)
        if getattr(arguments, found) != getattr(usual, found):
            raise WrongInput(f"--{name.replace('_', '-')}: there is no such choice in Architects")


def _simulate_classic(arguments: argparse.Namespace, players: list[str]) -> dict[str, Any]:
    from sevenwonders_qt.app.simulate import simulate

    options = Options(
        Edition(arguments.edition),
        copied_guild_counts=arguments.copied_guild_counts == "yes",
        sixth_coins_pay_seventh=arguments.sixth_coins_pay_seventh == "yes",
        expansions=tuple(dict.fromkeys(arguments.expansion)),
        extra_wonders=tuple(dict.fromkeys(arguments.extra_wonders)),
    )
    game = _game(options, len(players))
    setup = _setup(game, len(players), arguments)
    return simulate(game, players, setup, arguments.games, arguments.seed, arguments.journal)


def _game(options: Options, players: int) -> Classic:
    try:
        return Box().classic(options, players)
    except ImpossibleSetup as error:
        what = f"the {options.edition} edition"
        if str(error) == "expansion_players":
            what = f"a game with {' and '.join(options.expansions)}"
        raise WrongInput(f"{what} cannot be played by {players}") from None


def _players(seats: list[str] | None, count: int | None) -> list[str]:
    """The AI player of each seat."""
    if seats is None:
        return ["random"] * (count or 4)
    if count is not None and len(seats) != count:
        raise WrongInput(f"--seats names {len(seats)} seats for {count} players")
    if len(seats) not in PLAYER_COUNTS:
        raise WrongInput(f"--seats names {len(seats)} seats; there can be 2 to 7")
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
            raise WrongInput(f"--wonders: unknown wonder {wonder!r}; there are {', '.join(names)}")
    if len({wonder for wonder in wonders if wonder}) < len([w for w in wonders if w]):
        raise WrongInput("--wonders: no wonder can be played twice")


def _replay(arguments: argparse.Namespace) -> int:
    from sevenwonders_qt.app.replay import replay
    from sevenwonders_qt.app.simulate import score_table

    document = replay(arguments.file)
    print(json.dumps(document, indent=1) if arguments.json else score_table(document))
    return 0


def _bench(arguments: argparse.Namespace) -> int:
    if arguments.game == Architects.name:
        from sevenwonders_qt.app.bench_architects import measure_architects

        _tell(measure_architects(Architects.with_options()), as_json=arguments.json)
        return 0
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    preflight.require()
    from sevenwonders_qt.app.bench import measure_rules
    from sevenwonders_qt.app.bench_window import measure

    try:
        found = {**measure_rules(Classic.first_edition()), **measure()}
    except RuntimeError as error:
        raise WrongInput(str(error)) from error
    _tell(found, as_json=arguments.json)
    return 0


def _tell(found: dict[str, object], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(found, indent=1))
    else:
        print("\n".join(f"{name}: {value}" for name, value in found.items()))


def _screenshot(arguments: argparse.Namespace) -> int:
    out: Path = arguments.out
    if arguments.game == Classic.name and arguments.turn > LAST_TURN:
        raise WrongInput(
            f"argument --turn: turn must be from 1 to {LAST_TURN}, not {arguments.turn}"
        )
    if not out.parent.is_dir():
        raise WrongInput(f"there is no folder {out.parent}")
    if out.suffix.lower() != ".png":
        raise WrongInput(f"{out} does not end in .png")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    preflight.require()
    from sevenwonders_qt.app.screenshot import take_architects_screenshot, take_screenshot

    shown = {
        "scene": arguments.scene,
        "players": arguments.players,
        "turn": arguments.turn,
        "language": arguments.language,
        "size": arguments.size,
        "seed": str(arguments.seed),
        "scale": arguments.scale,
    }
    try:
        if arguments.game == Architects.name:
            take_architects_screenshot(out, **shown)
        else:
            game = _game(_pictured(arguments), arguments.players)
            take_screenshot(out, game=game, age=arguments.age, **shown)
    except OSError as error:
        raise WrongInput(str(error)) from error
    return 0


def _pictured(arguments: argparse.Namespace) -> Options:
    expansions = tuple(dict.fromkeys(arguments.expansion))
    return Options(Edition(arguments.edition), expansions=expansions)


def _rules(arguments: argparse.Namespace) -> int:
    options = Options(expansions=tuple(dict.fromkeys(arguments.expansion)))
    print(_game(options, PLAYER_COUNTS[-1]).rules.describe_turn())
    return 0


# Values ------------------------------------------------------------------------------------


def _whole(text: str, what: str, least: int, most: int) -> int:
    try:
        value = int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None
    if not least <= value <= most:
        raise argparse.ArgumentTypeError(f"{what} must be from {least} to {most}, not {value}")
    return value


def _between(what: str, least: int, most: int) -> Callable[[str], int]:
    return lambda text: _whole(text, what, least, most)


def _player_count(text: str) -> int:
    return _whole(text, "the number of players", PLAYER_COUNTS.start, PLAYER_COUNTS.stop - 1)


def _game_count(text: str) -> int:
    return _whole(text, "the number of games", 1, MOST_GAMES)


def _seed(text: str) -> int:
    return _whole(text, "the seed", 0, 2**63)


def _seats(text: str) -> list[str]:
    players = text.split(",")
    for player in players:
        if player not in PLAYERS:
            known = ", ".join(PLAYERS)
            raise argparse.ArgumentTypeError(f"unknown player {player!r}; there are {known}")
    return players


def _names(text: str) -> list[str | None]:
    return [None if name in ("", "?") else name for name in text.split(",")]


def _size(text: str) -> tuple[int, int]:
    width, cross, height = text.lower().partition("x")
    if not (cross and width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1920x1080")
    return _whole(width, "the width", LEAST, MOST), _whole(height, "the height", LEAST, MOST)


def _scale(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None
    if not 1.0 <= value <= 4.0:
        raise argparse.ArgumentTypeError(f"the scale must be from 1.0 to 4.0, not {text}")
    return value
