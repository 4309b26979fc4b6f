"""The commands about the folder of matches: what is in it, and its index made anew."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sevenwonders_qt.app.folders import matches_folder
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.session.summary import Entry, Unreadable

if TYPE_CHECKING:
    from sevenwonders_qt.session.archive import Archive

WRONG: Final = 1
"""Exit status when the index could not be made."""


def fill_matches(parser: argparse.ArgumentParser) -> None:
    """What the command ``matches`` understands."""
    what = parser.add_subparsers(metavar="WHAT", required=True)
    listed = what.add_parser("list", help="one line for each match, the newest first")
    listed.set_defaults(run=_list)
    rebuilt = what.add_parser("rebuild", help="read every journal and make the index anew")
    rebuilt.set_defaults(run=_rebuild)


def _list(arguments: argparse.Namespace) -> int:
    archive = _archive(arguments)
    archive.refresh()
    for entry in archive.entries():
        print(_line(entry))
    return 0


def _rebuild(arguments: argparse.Namespace) -> int:
    archive = _archive(arguments)
    try:
        archive.rebuild()
    except OSError as error:
        return _failed(f"the index cannot be deleted: {error.strerror}: {error.filename}")
    if archive.trouble:
        return _failed(f"the index cannot be written: {archive.trouble}")
    entries = archive.entries()
    damaged = sum(isinstance(entry, Unreadable) for entry in entries)
    print(f"{len(entries)} matches, {damaged} of them cannot be read")
    return 0


def _archive(arguments: argparse.Namespace) -> Archive:
    # The other commands do without a database.
    from sevenwonders_qt.session.archive import Archive

    folder: Path | None = arguments.data_dir
    return Archive(matches_folder(folder), Box().find)


def _failed(what: str) -> int:
    print(f"sevenwonders-qt: {' '.join(what.split())}", file=sys.stderr)
    return WRONG


def _line(entry: Entry) -> str:
    if isinstance(entry, Unreadable):
        return f"{entry.path.name}  {entry.fault.value.removeprefix('journal_')}  {entry.told}"
    state = "practice" if entry.practice else "over" if entry.over else "going on"
    names = ", ".join(seat.name for seat in entry.header.seats)
    played = f"{entry.played:%Y-%m-%d %H:%M}"
    told = [entry.path.name, played, state, entry.header.game, names, entry.header.title]
    return "  ".join(word for word in told if word)
