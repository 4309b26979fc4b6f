"""Words of the command line about games: the game, its players, its seed."""

from __future__ import annotations

import argparse

from sevenwonders_qt.app.arguments import WrongInput, whole
from sevenwonders_qt.app.boxes import PLAYERS, box_of
from sevenwonders_qt.core.decider import ImpossibleSetup
from sevenwonders_qt.games.box import EXPANSIONS, HOUSE_RULES
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.numbers import PLAYERS as PLAYER_COUNTS
from sevenwonders_qt.games.classic.options import WONDERS_DEALT, Options
from sevenwonders_qt.models.boxes import switches

EDITIONS = {"first": Classic.first_edition, "second": Classic.second_edition}


def add_expansions(parser: argparse.ArgumentParser) -> None:
    """Add the word for expansions of the game."""
    parser.add_argument(
        "--expansion", nargs="+", choices=tuple(EXPANSIONS), default=[], help="add this expansion"
    )


def add_choices(parser: argparse.ArgumentParser) -> None:
    """Add the word for options of expansions that have values."""
    parser.add_argument(
        "--choices",
        nargs="+",
        type=_choice,
        default=[],
        metavar="NAME=VALUE",
        help="options of an expansion that have values",
    )


def add_lists(parser: argparse.ArgumentParser) -> None:
    """Add the word for options of expansions that are lists of names."""
    parser.add_argument(
        "--lists",
        nargs="+",
        type=_list,
        default=[],
        metavar="NAME=A,B",
        help="options that are lists of names, such as wonders_dealt=giza,rhodes,ephesus",
    )


def _list(text: str) -> tuple[str, tuple[str, ...]]:
    """Return the name and the names of a list; raises `argparse.ArgumentTypeError`."""
    name, _, values = text.partition("=")
    if name != WONDERS_DEALT and not any(name in box.lists for box in EXPANSIONS.values()):
        raise argparse.ArgumentTypeError(f"there is no list {name!r}")
    return name, tuple(dict.fromkeys(filter(None, values.split(","))))


def _choice(text: str) -> tuple[str, str]:
    """Return the name and the value of a choice; raises `argparse.ArgumentTypeError`."""
    known = {name: values for box in EXPANSIONS.values() for name, values in box.choices.items()}
    name, _, value = text.partition("=")
    if name not in known:
        raise argparse.ArgumentTypeError(f"there is no option {name!r}")
    if value not in known[name]:
        raise argparse.ArgumentTypeError(f"{name} is one of {', '.join(known[name])}")
    return name, value


def classic_game(options: Options, players: int) -> Classic:
    """Return 7 Wonders as agreed. Raises WrongInput when so many cannot play it."""
    try:
        return box_of().classic(options, players)
    except ImpossibleSetup as error:
        raise WrongInput(_impossible(str(error), options, players)) from None


def _impossible(why: str, options: Options, players: int) -> str:
    """Return why so many cannot play this game; ``why`` is the name of the fault."""
    edition = f"the {options.edition} edition"
    if why == "unknown_house_rule":
        rule = next(r for r in options.house_rules if HOUSE_RULES[r] not in options.expansions)
        return f"--house-rules {rule}: only with --expansion {HOUSE_RULES[rule]}"
    if why == "unknown_choice":
        known = {
            choice: name
            for name, box in EXPANSIONS.items()
            for choice in (*box.choices, *box.lists)
        }
        given = (*options.choices, *options.lists)
        others = (name for name, _ in given if name != WONDERS_DEALT)
        name = next(name for name in others if known[name] not in options.expansions)
        word = "--choices" if name in dict(options.choices) else "--lists"
        return f"{word} {name}: only with --expansion {known[name]}"
    lists = ", ".join(name for name, _ in options.lists)
    if why == "unknown_names":
        return f"--lists {lists}: the box has no such name"
    if why == "few_names":
        return f"--lists {lists}: too few names for {players} players"
    if why == "expansion_edition":
        return f"{' and '.join(options.expansions)}: not for {edition}"
    asked = [box for box in switches() if box.name in options.expansions]
    box = next((box for box in asked if players not in box.players), None)
    if box is not None:
        least, most = box.players[0], box.players[-1]
        return f"{box.name.capitalize()} needs {least} to {most} players, not {players}"
    return f"{edition} needs {PLAYER_COUNTS[1]} to {PLAYER_COUNTS[-1]} players, not {players}"


def player_count(text: str) -> int:
    """Return the number of players, as any match may have it."""
    return whole(text, "the number of players", PLAYERS[0], PLAYERS[-1])


def seed(text: str) -> int:
    """Return the number that chance begins with."""
    return whole(text, "the seed", 0, 2**63)
