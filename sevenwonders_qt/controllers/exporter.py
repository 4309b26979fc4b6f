"""Writes a file that a person has asked for, and reports the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject

from sevenwonders_qt.core.whole_file import write_whole
from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.models.match_lock import check_free
from sevenwonders_qt.models.words import messages
from sevenwonders_qt.models.words.faults import journal_words, system_words
from sevenwonders_qt.views.busy import busy
from sevenwonders_qt.views.main_window import MainWindow


class Exporter(QObject):
    """Asks for a place, writes the file whole or not at all, and reports it in the status line."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.ask: Callable[[str, str], Path | None] = window.ask_where
        """Asks for the place of a file with this proposed name and kind; returns None for none."""

    def write(
        self, name: str, kind: str, make: Callable[[], bytes], refused: Callable[[str], str]
    ) -> None:
        """Write what ``make`` returns; ``refused`` makes a message of the reason if it fails."""
        self.write_all(name, kind, lambda: {"": make()}, refused)

    def write_all(
        self,
        name: str,
        kind: str,
        make: Callable[[], Mapping[str, bytes]],
        refused: Callable[[str], str],
    ) -> None:
        """Write files that belong together, each with a word for its name.

        The one without a word gets the name that is asked for.
        """
        path = self.ask(name, kind)
        if path is None:
            return
        try:
            with busy():
                made = make()
                paths = _paths(path, [*made])
                for each in paths:
                    check_free(each)
                _write_together(dict(zip(paths, made.values(), strict=True)))
        except OSError as error:
            self._window.show_message(refused(system_words(error)))
        except JournalError as error:
            self._window.show_message(refused(journal_words(error)))
        else:
            self._window.show_done(messages.files_saved(paths))


def _paths(path: Path, words: Sequence[str]) -> list[Path]:
    """Return a path for each word, beside the one that was asked for.

    If that one is written over, the files that belong to it are written over, too.
    """
    replaced = path.exists()
    for number in count(1):
        more = f" {number}" if number > 1 else ""
        made = [
            path.with_name(f"{path.stem} - {word}{more}{path.suffix}") if word else path
            for word in words
        ]
        if replaced or not any(each.exists() for each in made):
            return made
    raise AssertionError("a number is free")


def _write_together(files: Mapping[Path, bytes]) -> None:
    """Write the first file last, and leave no new one behind if one cannot be written."""
    new = []
    try:
        for path, data in reversed([*files.items()]):
            if not path.exists():
                new.append(path)
            write_whole(path, data)
    except OSError:
        for path in new:
            path.unlink(missing_ok=True)
        raise
