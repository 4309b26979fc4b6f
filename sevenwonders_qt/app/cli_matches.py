"""The commands about the folder of matches: list it, rebuild its index, recover from damage."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sevenwonders_qt.app.arguments import WrongInput
from sevenwonders_qt.app.boxes import find
from sevenwonders_qt.app.folders import matches_folder
from sevenwonders_qt.core.text import clean, reason
from sevenwonders_qt.session.summary import Entry, Unreadable

if TYPE_CHECKING:
    from sevenwonders_qt.session.archive import Archive

WRONG: Final = 1
"""Exit status when the index could not be made, or there was nothing to recover."""


def fill_matches(parser: argparse.ArgumentParser) -> None:
    """What the command ``matches`` understands."""
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
        return _failed(f"the index cannot be deleted: {reason(error)}: {error.filename}")
    if archive.trouble:
        return _failed(f"the index cannot be written: {archive.trouble}")
    entries = archive.entries()
    damaged = sum(isinstance(entry, Unreadable) for entry in entries)
    print(f"{len(entries)} matches, {damaged} of them cannot be read")
    return 0


def _recover(arguments: argparse.Namespace) -> int:
    """A `JournalError` is raised: nothing is sound, or the new match cannot be written."""
    from sevenwonders_qt.models.saves import place_in_match, recovered_title
    from sevenwonders_qt.session import shelf
    from sevenwonders_qt.session.recovering import NotDamaged, sound_part

    archive, file = _archive(arguments), arguments.file
    if not file.exists():
        file = archive.folder / file
    try:
        part = sound_part(find, file)
        archive.refresh()
        made = shelf.recover(part, recovered_title(part), archive.folder, archive.entries())
    except NotDamaged as error:
        return _failed(str(error))
    except shelf.AlreadyHere as error:
        return _failed(f"{error.path.name} is the same match and goes as far")
    place, choices = place_in_match(part.summary.outline), part.choices
    print(f"{made.name}  up to {place}, {choices} {'choice' if choices == 1 else 'choices'}")
    return 0


def _archive(arguments: argparse.Namespace) -> Archive:
    # The other commands do without a database.
    from sevenwonders_qt.session.archive import Archive

    asked: Path | None = arguments.data_dir
    if asked is not None and not asked.is_dir():
        raise WrongInput(f"--data-dir: folder not found: {asked}")
    folder = matches_folder(asked)
    try:
        os.scandir(folder).close()
    except FileNotFoundError:
        pass  # nothing has been kept yet
    except OSError as error:
        raise WrongInput(f"{folder}: {reason(error)}") from error
    return Archive(folder, find)


def _failed(what: str) -> int:
    print(f"sevenwonders-qt: {clean(' '.join(what.split()))}", file=sys.stderr)
    return WRONG


def _line(entry: Entry) -> str:
    name = clean(entry.path.name)
    if isinstance(entry, Unreadable):
        return f"{name}  {entry.fault.value.removeprefix('journal_')}  {entry.reason}"
    state = (
        "not verified"
        if not entry.verified
        else "practice"
        if entry.practice
        else "over"
        if entry.over
        else "in progress"
    )
    names = ", ".join(seat.name for seat in entry.header.seats)
    played = f"{entry.played:%Y-%m-%d %H:%M}"
    words = [name, played, state, entry.header.game, names, entry.header.title]
    return "  ".join(word for word in words if word)
