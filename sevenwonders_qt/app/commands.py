"""The commands that work without a window: what they understand and what they run."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from sevenwonders_qt.ai.players import PLAYERS
from sevenwonders_qt.app import preflight
from sevenwonders_qt.app.arguments import LANGUAGES, WrongInput, scale, size, whole
from sevenwonders_qt.app.cli_matches import fill_matches
from sevenwonders_qt.app.self_check import NAMES as CHECKS
from sevenwonders_qt.app.self_check import self_check
from sevenwonders_qt.games.architects import setup as architects_setup
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.options import Options as ArchitectsOptions
from sevenwonders_qt.games.box import EXPANSIONS, EXTRA_WONDERS, Box
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.numbers import PLAYERS as PLAYER_COUNTS
from sevenwonders_qt.games.classic.options import DEFAULT, Edition, Options
from sevenwonders_qt.games.classic.setup import BoardWish, ImpossibleSetup, Setup

GAMES = (Classic.name, Architects.name)
EDITIONS = {"first": Classic.first_edition, "second": Classic.second_edition}
SCENES = ("home", "new-game", "table", "score")
MOST_GAMES = 1_000_000
LAST_TURN = 6
"""Of an Age; turns of Architects go on."""


def _fill_simulate(parser: argparse.ArgumentParser) -> None:
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


def _fill_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=_replay)


def _fill_bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=GAMES, default="classic")
    parser.add_argument("--saves", action="store_true", help="measure the saved matches instead")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=_bench)


def _fill_screenshot(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("out", type=Path)
    parser.add_argument("--game", choices=GAMES, default="classic")
    parser.add_argument("--scene", choices=SCENES, default="table")
    parser.add_argument("--edition", choices=tuple(EDITIONS), default="first")
    parser.add_argument("--players", type=_player_count, default=4)
    parser.add_argument("--age", type=_between("age", 1, 3), default=2)
    parser.add_argument("--turn", type=_between("turn", 1, 60), default=3)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--size", type=size, default=(1920, 1080))
    parser.add_argument("--scale", type=scale, default=1.0, help="screen scaling, 1.0 is 100 %%")
    parser.add_argument("--seed", type=_seed, default=7)
    _add_expansions(parser)
    parser.set_defaults(run=_screenshot)


def _fill_rules(parser: argparse.ArgumentParser) -> None:
    _add_expansions(parser)
    parser.set_defaults(run=_rules)


def _fill_self_check(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--only", nargs="+", choices=CHECKS, default=CHECKS, metavar="CHECK")
    parser.set_defaults(run=_self_check)


# Commands ----------------------------------------------------------------------------------


def _simulate(arguments: argparse.Namespace) -> int:
    from sevenwonders_qt.app.simulate import score_table

    players = _players(arguments.seats, arguments.players)
    kind = _simulate_architects if arguments.game == Architects.name else _simulate_classic
    try:
        document = kind(arguments, players)
    except (ImpossibleSetup, architects_setup.ImpossibleSetup) as error:
        raise WrongInput(str(error)) from error
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
    parser = argparse.ArgumentParser()
    _fill_simulate(parser)
    usual = parser.parse_args([])
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
    if arguments.game == Architects.name and not arguments.saves:
        from sevenwonders_qt.app.bench_architects import measure_architects

        _tell(measure_architects(Architects.with_options()), as_json=arguments.json)
        return 0
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    preflight.require()
    if arguments.saves:
        from sevenwonders_qt.app.bench_saves import measure_saves

        _tell(measure_saves(), as_json=arguments.json)
        return 0
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


def _self_check(arguments: argparse.Namespace) -> int:
    return self_check(arguments.only)


# Values ------------------------------------------------------------------------------------


def _between(what: str, least: int, most: int) -> Callable[[str], int]:
    return lambda text: whole(text, what, least, most)


def _player_count(text: str) -> int:
    return whole(text, "the number of players", PLAYER_COUNTS.start, PLAYER_COUNTS.stop - 1)


def _game_count(text: str) -> int:
    return whole(text, "the number of games", 1, MOST_GAMES)


def _seed(text: str) -> int:
    return whole(text, "the seed", 0, 2**63)


def _seats(text: str) -> list[str]:
    players = text.split(",")
    for player in players:
        if player not in PLAYERS:
            known = ", ".join(PLAYERS)
            raise argparse.ArgumentTypeError(f"unknown player {player!r}; there are {known}")
    return players


def _names(text: str) -> list[str | None]:
    return [None if name in ("", "?") else name for name in text.split(",")]


FILL: Mapping[str, Callable[[argparse.ArgumentParser], None]] = {
    "simulate": _fill_simulate,
    "replay": _fill_replay,
    "matches": fill_matches,
    "bench": _fill_bench,
    "screenshot": _fill_screenshot,
    "rules": _fill_rules,
    "self-check": _fill_self_check,
}
"""Tells a parser what a command understands and what it runs."""
