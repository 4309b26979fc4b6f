"""The commands about the folder of matches: list it, rebuild its index, recover from damage."""

from __future__ import annotations

import argparse
from pathlib import Path

from sevenwonders_qt.app.game_box import Games


def fill_matches(parser: argparse.ArgumentParser, games: Games) -> None:
    """Add the words of the command ``matches`` to ``parser``."""
    what = parser.add_subparsers(metavar="WHAT", required=True)
    listed = what.add_parser("list", help="one line for each match, the newest first")
    listed.set_defaults(run=_list)
    rebuilt = what.add_parser("rebuild", help="read every journal and rebuild the index")
    rebuilt.set_defaults(run=_rebuild)
    recovered = what.add_parser(
        "recover", help="save the intact part of a damaged match as a new match"
    )
    recovered.add_argument("file", type=Path, help="the damaged match, or its name in the folder")
    recovered.set_defaults(run=_recover)


def _list(arguments: argparse.Namespace) -> int:
    # Printing in a language needs Qt, and other commands do without it.
    from sevenwonders_qt.app.matches_printed import list_matches

    return list_matches(arguments)


def _rebuild(arguments: argparse.Namespace) -> int:
    from sevenwonders_qt.app.matches_printed import rebuild_index

    return rebuild_index(arguments)


def _recover(arguments: argparse.Namespace) -> int:
    from sevenwonders_qt.app.matches_printed import recover_match

    return recover_match(arguments)
