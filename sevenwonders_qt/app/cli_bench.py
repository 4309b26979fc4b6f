"""The command that measures the program: its words, its output, and a comparison of two runs."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from sevenwonders_qt.app import preflight
from sevenwonders_qt.app.arguments import WrongInput
from sevenwonders_qt.app.game_box import Games
from sevenwonders_qt.core.stored import Damaged, load
from sevenwonders_qt.core.text import system_reason

_HIGHEST = 1e15
"""Nothing that is measured is as large."""


def fill_bench(parser: argparse.ArgumentParser, games: Games) -> None:
    """Add the options of this command to ``parser``, and the function that it runs."""
    parser.add_argument("--game", choices=tuple(games), default="classic")
    parser.add_argument("--saves", action="store_true", help="measure the saved matches instead")
    parser.add_argument("--json", action="store_true")
    parser.add_argument(
        "--compare",
        nargs=2,
        type=Path,
        metavar=("A.json", "B.json"),
        help="compare two results of bench --json instead of measuring",
    )
    parser.set_defaults(run=_bench)


def _bench(arguments: argparse.Namespace) -> int:
    if arguments.compare is not None:
        before, after = map(_read, arguments.compare)
        _print(compared(before, after), as_json=arguments.json)
        return 0
    try:
        found = _measured(arguments)
    except RuntimeError as error:
        raise WrongInput(str(error)) from error
    _print(found, as_json=arguments.json)
    return 0


def _measured(arguments: argparse.Namespace) -> dict[str, object]:
    """Return the wanted figures; raises RuntimeError when the window cannot be opened."""
    games: Games = arguments.known
    if not arguments.saves:
        return games[arguments.game].command_line().measure(arguments)
    preflight.use_offscreen()
    preflight.load_qt()
    from sevenwonders_qt.app.bench_saves import measure_saves

    return measure_saves(games)


def compared(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, object]:
    """Return the number after divided by that before, for each that both have, by its name.

    A number in a table has a name such as ``games_per_second.3``. The result is None for 0 before.
    """
    first, second = dict(_numbers(before)), dict(_numbers(after))
    return {
        name: round(second[name] / value, 3) if value else None
        for name, value in first.items()
        if name in second
    }


def _numbers(found: Mapping[str, Any], within: str = "") -> Iterator[tuple[str, float]]:
    for name, value in found.items():
        if isinstance(value, Mapping):
            yield from _numbers(value, f"{within}{name}.")
        elif type(value) in (int, float) and abs(value) < _HIGHEST:  # NaN is not
            yield f"{within}{name}", value


def _read(file: Path) -> dict[str, Any]:
    """Return the content of a file that ``--json`` printed; raises `WrongInput` for any other."""
    try:
        found = load(file, lambda value: value)
    except OSError as error:
        raise WrongInput(f"{file}: {system_reason(error)}") from error
    except Damaged:
        found = None
    if not isinstance(found, dict):
        raise WrongInput(f"{file} is not what bench --json prints")
    return found


def _print(found: Mapping[str, object], *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(found, indent=1))
    else:
        print("\n".join(f"{name}: {value}" for name, value in found.items()))
