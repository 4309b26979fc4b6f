"""Prints the folder of matches in the language of the person: list, index, recovery."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.app.arguments import WrongInput
from sevenwonders_qt.app.folders import matches_folder
from sevenwonders_qt.app.games import finding
from sevenwonders_qt.app.spoken import speak
from sevenwonders_qt.core.text import clean, system_reason
from sevenwonders_qt.models.seats import seat_names
from sevenwonders_qt.models.words.faults import fault_words
from sevenwonders_qt.models.words.lists import in_a_row
from sevenwonders_qt.session.summary import Entry, Summary, Unreadable

if TYPE_CHECKING:
    from sevenwonders_qt.session.archive import Archive

translate = QCoreApplication.translate

WRONG: Final = 1
"""Exit status when the index could not be made, or there was nothing to recover."""


def list_matches(arguments: argparse.Namespace) -> int:
    """Print a line for each match, the newest first."""
    speak(arguments)
    archive = _archive(arguments)
    archive.refresh()
    for entry in archive.entries():
        print(_line(entry))
    return 0


def rebuild_index(arguments: argparse.Namespace) -> int:
    """Read every journal again, and print how many there are."""
    speak(arguments)
    archive = _archive(arguments)
    try:
        archive.rebuild()
    except OSError as error:
        text = translate("Terminal", "the index cannot be deleted: {reason}: {file}")
        return _failed(text.format(reason=system_reason(error), file=error.filename))
    if archive.trouble:
        text = translate("Terminal", "the index cannot be written: {reason}")
        return _failed(text.format(reason=archive.trouble))
    entries = archive.entries()
    damaged = sum(isinstance(entry, Unreadable) for entry in entries)
    text = translate(
        "Terminal", "%n match(es), {damaged} of them cannot be read", None, len(entries)
    )
    print(text.format(damaged=damaged))
    return 0


def recover_match(arguments: argparse.Namespace) -> int:
    """Save the sound part of a match as a new one, and print its name and its last moment.

    Raises `JournalError` if no part is sound or the new match cannot be written.
    """
    from sevenwonders_qt.models.shown.saves import place_in_match, recovered_title
    from sevenwonders_qt.session import shelf
    from sevenwonders_qt.session.recovering import NotDamaged, sound_part

    speak(arguments)
    archive, file = _archive(arguments), arguments.file
    if not file.exists():
        file = archive.folder / file
    try:
        part = sound_part(finding(arguments.known), file)
        archive.refresh()
        made = shelf.recover(part, recovered_title(part), archive.folder, archive.entries())
    except NotDamaged:
        return _failed(translate("Terminal", "{file} is not damaged").format(file=file.name))
    except shelf.AlreadyHere as error:
        text = translate("Terminal", "{file} is the same match and goes as far")
        return _failed(text.format(file=error.path.name))
    place = place_in_match(part.summary.outline)
    text = translate("Terminal", "up to {place}, %n choice(s)", None, part.choices)
    print(f"{made.name}  {text.format(place=place)}")
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
        raise WrongInput(f"{folder}: {system_reason(error)}") from error
    return Archive(folder, finding(arguments.known))


def _failed(what: str) -> int:
    print(f"sevenwonders-qt: {clean(' '.join(what.split()))}", file=sys.stderr)
    return WRONG


def _line(entry: Entry) -> str:
    name = clean(entry.path.name)
    if isinstance(entry, Unreadable):
        return f"{name}  {fault_words(entry.fault, entry.line)}"
    names = in_a_row(seat_names(entry.header.seats))
    played = f"{entry.played:%Y-%m-%d %H:%M}"
    words = [name, played, _state(entry), entry.header.game, names, entry.header.title]
    return "  ".join(word for word in words if word)


def _state(entry: Summary) -> str:
    if not entry.verified:
        return translate("Terminal", "not verified")
    if entry.practice:
        return translate("Terminal", "practice")
    return translate("Terminal", "over") if entry.over else translate("Terminal", "in progress")
