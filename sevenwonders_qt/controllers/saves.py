"""The list of saved matches: keeps it true, and changes the files as a person wants."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QFile, QObject, QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from sevenwonders_qt.controllers.desk import PLAYERS
from sevenwonders_qt.controllers.opening import opened
from sevenwonders_qt.core.file_name import file_name
from sevenwonders_qt.core.text import clean
from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.folder import SUFFIX as JOURNAL
from sevenwonders_qt.journal.reading import read_header
from sevenwonders_qt.models import review_file
from sevenwonders_qt.models.match_lock import check_free, lock_file
from sevenwonders_qt.models.shown import in_your_seat
from sevenwonders_qt.models.shown.saves import (
    SavedMatch,
    SavedRows,
    copied_title,
    match_lines,
    recovered,
    recovered_before,
    recovered_title,
    recovery_of,
    saved_match,
)
from sevenwonders_qt.models.shown.saves_strip import PlayerStrip, strip_of
from sevenwonders_qt.models.words import messages
from sevenwonders_qt.models.words import saves as saves_words
from sevenwonders_qt.models.words.faults import journal_words, system_words
from sevenwonders_qt.session import shelf
from sevenwonders_qt.session.archive import Archive
from sevenwonders_qt.session.listed import Listed
from sevenwonders_qt.session.match import FindGame, Match
from sevenwonders_qt.session.recovering import NotDamaged, SoundPart, sound_part
from sevenwonders_qt.session.summary import Entry, Summary, summarise
from sevenwonders_qt.views.file_dialog import file_dialog
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.pages.saves import SavesPage

translate = QCoreApplication.translate

PAUSE: Final = 60
"""Milliseconds that a match is the chosen one before its journal is read."""

PORTION: Final = 0.03
"""Seconds of reading between two looks at the person's input."""

WAIT: Final = 1.0
"""Seconds of reading before an import, at most: unread matches are not known to be here."""

SHOWN_EVERY: Final = 12
"""Portions between two pictures of a list that is still being read."""

_MATCH: Final = shelf.SUFFIX.removeprefix(".")


class CloserLook(QObject):
    """Reads the journal of the chosen match alone, and only once the person stays at it."""

    def __init__(self, window: MainWindow, archive: Archive, find: FindGame[Any]) -> None:
        super().__init__(window)
        self._window = window
        self._page = page = window.saves
        self._archive = archive
        self._find = find
        self._path: Path | None = None
        self._last: tuple[Entry, PlayerStrip | SoundPart | None] | None = None
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._look)
        page.closer_wanted.connect(self._choose)

    def _choose(self, path: Path) -> None:
        self._path = path
        if self._last is not None and self._last[0] == self._archive.entry(path):
            self._pause.stop()
            self._show()
        else:
            self._pause.start(PAUSE)

    def _look(self) -> None:
        path = self._path
        entry = self._archive.entry(path) if path is not None else None
        if entry is None:
            return
        seen = self._seen(entry)
        if path == self._path:  # no other one was chosen meanwhile
            self._last = entry, seen
            self._show()

    def _seen(self, entry: Entry) -> PlayerStrip | SoundPart | None:
        """Return None if the journal cannot be read any more, or no part of it is sound."""
        try:
            if isinstance(entry, Summary):
                read = partial(Match[Any].replay, self._find, entry.path)
                return strip_of(opened(self._window, entry.path, read, usable=True))
            return sound_part(self._find, entry.path)
        except (JournalError, NotDamaged):
            return None

    def _show(self) -> None:
        if self._last is None:
            return
        entry, seen = self._last
        if isinstance(entry, Summary):
            self._page.detail.show_strip(
                entry.path, seen if isinstance(seen, PlayerStrip) else None
            )
        elif entry.fault is Fault.DAMAGED:
            part = seen if isinstance(seen, SoundPart) else None
            self._page.detail.show_recovery(entry.path, recovery_of(part))


class SavesController(QObject):
    """Answers the page of saved matches; the list is only ever made from the journals."""

    def __init__(self, window: MainWindow, archive: Archive, find: FindGame[Any]) -> None:
        super().__init__(window)
        self._window = window
        self._archive = archive
        self._find = find
        self._rows = SavedRows()
        self._deleted: tuple[Path, Path] | None = None
        self._portions = 0
        self._reading = QTimer(self)
        self._reading.timeout.connect(self._read_on)
        self._closer = CloserLook(window, archive, find)
        self._connect(window.saves)

    @property
    def page(self) -> SavesPage:
        """The page that lists them."""
        return self._window.saves

    def show(self) -> None:
        """Look at the folder and list its matches; changed ones are read bit by bit."""
        self.page.tell("")
        if self._archive.scan():
            self._portions = 0
            self._reading.start(0)
        self._fill()

    def import_files(self, paths: Iterable[Path]) -> None:
        """Bring these files in and show the list with the last of them."""
        if self._window.page() is not self.page:
            self._window.show_saves()
        if self._archive.scan():
            self._archive.read_some(WAIT)
        files = list(paths)
        known = shelf.shown_by(files, self._archive.entries())
        if known:
            matches = [summarise(self._find, path) for path in known]
            question = saves_words.import_counts(match_lines(matches))
            self._window.question.ask(question, partial(self._import_all, files))
        else:
            self._import_all(files)

    # The list -----------------------------------------------------------------------------

    def _read_on(self) -> None:
        left = self._archive.read_some(PORTION)
        self._portions += 1
        if not left:
            self._reading.stop()
        if not left or self._portions % SHOWN_EVERY == 1:
            self._fill()

    def _fill(self, path: Path | None = None) -> None:
        now = datetime.now().astimezone()  # their words mention today and yesterday
        shown = partial(self._shown, now=now, apart=self._archive.went_apart())
        self._rows = SavedRows(self._archive.listed(), shown)
        self.page.show_rows(self._rows, self._archive.waiting, path)

    def _shown(self, short: Listed, now: datetime, apart: Collection[str]) -> SavedMatch:
        path = self._archive.folder / short.name
        entry = self._archive.entry(path) or summarise(self._find, path)
        return saved_match(entry, now, apart=short.name in apart)

    # Changes to a match -------------------------------------------------------------------

    def _connect(self, page: SavesPage) -> None:
        page.rename_wanted.connect(self._rename)
        page.when_clicked(page.detail.duplicate_button, self._duplicate)
        page.when_clicked(page.detail.export_button, self._ask_where_to)
        page.import_button.clicked.connect(self._ask_what)
        page.when_clicked(page.detail.delete_button, self._delete)
        page.when_clicked(page.detail.recover_button, self._recover)
        page.undo_button.clicked.connect(self._bring_back)
        page.folder_button.clicked.connect(self._open_folder)
        page.words_wanted.connect(self._fill)

    def _attempt(self, path: Path, act: Callable[[], Path | None]) -> None:
        """Change this journal, and list it as it is then, or the one that was made from it."""
        try:
            path = act() or path
        except JournalError as error:
            self._tell_fault(error)
        self._archive.look(path)
        self._fill(path)

    def _rename(self, path: Path, title: str) -> None:
        self._attempt(path, lambda: shelf.rename(path, title, lock_file))

    def _duplicate(self, path: Path) -> None:
        row = self._row(path)
        if row is not None and shelf.is_countable(path):
            question = saves_words.copy_counts(row.title)
            self._window.question.ask(question, partial(self._copy, path))
        else:
            self._copy(path)

    def _copy(self, path: Path) -> None:
        row = self._row(path)
        if row is not None:
            title = copied_title(row, self._rows.titles())

            def copied() -> Path:
                copy = shelf.duplicate(path, title, lock_file)
                self._archive.look(path)  # it may be practice since
                return copy

            self._attempt(path, copied)

    def _recover(self, path: Path) -> None:
        self.page.focus_first()  # the button goes away
        self._archive.read_some(WAIT)
        here = self._archive.entries()
        try:
            part = sound_part(self._find, path)
            made = shelf.recover(part, recovered_title(part), self._archive.folder, here)
        except shelf.AlreadyHere as error:
            self._fill(error.path)
            row = self._row(error.path)
            self.page.tell(recovered_before(row.title if row is not None else error.path.name))
        except NotDamaged:
            self._attempt(path, lambda: None)
        except JournalError as fault:
            self._tell_fault(fault)
        else:
            self._window.message.dismiss()  # it may still report the damage
            self._archive.look(made)
            self._fill(made)
            self.page.tell(recovered(part))

    def _delete(self, path: Path) -> None:
        row = self._row(path)
        if row is None or not self._is_free(path):
            return
        copies = self._archive.copies_of(path)
        there, found = _trashed(path)
        if not there:
            question = saves_words.delete_for_good(row.title)
            self._window.question.ask(question, partial(self._erase, path))
            return
        self._deleted = (path, found) if found is not None else None
        review_file.forget(path)  # made again, should the match be brought back
        in_your_seat.forget(path)
        self._archive.look(path)
        for copy in copies:  # the match would come back with one of them
            _trashed(copy)
            self._archive.look(copy)
        self._fill()
        self.page.tell(saves_words.deleted(row.title), undo=self._deleted is not None)

    def _erase(self, path: Path) -> None:
        if self._is_free(path):
            for copy in self._archive.copies_of(path):
                shelf.delete(copy)
                self._archive.look(copy)
            self._attempt(path, lambda: shelf.delete(path))
            review_file.forget(path)
            in_your_seat.forget(path)

    def _bring_back(self) -> None:
        if self._deleted is None:
            return
        (path, trashed), self._deleted = self._deleted, None
        self.page.tell("")
        try:
            shutil.move(trashed, path)
        except OSError as error:
            self._window.show_message(messages.not_brought_back(system_words(error)))
        else:
            with suppress(OSError):  # the note of its origin, which some systems keep
                (trashed.parents[1] / "info" / f"{trashed.name}.trashinfo").unlink()
        self._archive.look(path)
        self._fill(path)

    def _is_free(self, path: Path) -> bool:
        """Return whether no other window plays the match; if one does, show a message."""
        try:
            lock_file(path)()
        except JournalError as error:
            self._tell_fault(error)
            return False
        return True

    def _open_folder(self) -> None:
        with suppress(OSError):
            self._archive.folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._archive.folder)))

    # To a file and from one ---------------------------------------------------------------

    def _ask_where_to(self, path: Path) -> None:
        dialog = self._dialog(translate("Saves", "Export the match"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setDefaultSuffix(_MATCH)
        dialog.selectFile(self._file_name(path))
        dialog.fileSelected.connect(lambda to: self._export(path, Path(to)))
        dialog.open()

    def _ask_what(self) -> None:
        dialog = self._dialog(translate("Saves", "Import matches"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda names: self.import_files(map(Path, names)))
        dialog.open()

    def _dialog(self, title: str) -> QFileDialog:
        kind = translate("Saves", "Matches of 7 Wonders")
        pattern = f"{kind} (*{shelf.SUFFIX} *{JOURNAL})"
        dialog = file_dialog(self.page, title, Path.home(), pattern)
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    def _file_name(self, path: Path) -> str:
        """Return the title and the day of the match, as every system allows them."""
        entry, row = self._archive.entry(path), self._row(path)
        if not isinstance(entry, Summary) or row is None:
            return file_name(clean(path.stem), _MATCH)
        return file_name(f"{row.title[:80]} {entry.began:%Y-%m-%d}", _MATCH)

    def _export(self, path: Path, to: Path) -> None:
        try:
            check_free(to)
            shelf.export_match(path, to)
        except JournalError as error:
            self._tell_fault(error)
        else:
            self.page.tell(saves_words.exported(to.name))

    def _import_all(self, files: Iterable[Path]) -> None:
        imported = [path for path in files if self._import(path)]
        self._fill()
        if len(imported) > 1:
            self.page.tell(saves_words.several_imported(len(imported)))

    def _import(self, source: Path) -> bool:
        """Return whether the file was brought in; the page reports the result."""
        here = self._archive.entries()
        try:
            path = shelf.import_match(self._find, source, self._archive.folder, here, PLAYERS)
            self._mark_shown_by(source, path)
        except shelf.AlreadyHere as error:
            self._fill(error.path)
            self.page.tell(saves_words.here_already(source.name))
            return False
        except JournalError as error:
            self._window.show_message(messages.not_imported(source.name, journal_words(error)))
            return False
        self._archive.look(path)
        self._fill(path)
        header, own = read_header(path), read_header(source)
        self.page.tell(
            saves_words.imported(
                source.name,
                verified=header.departs is None,
                known=header.practice and not own.practice,
            )
        )
        return True

    def _mark_shown_by(self, source: Path, imported: Path) -> None:
        """Make practice of the matches that the file reveals, or do not import it."""
        try:
            for path in shelf.shown_by([source], self._archive.entries()):
                shelf.mark_practice(path, lock_file)
                self._archive.look(path)
        except JournalError:
            shelf.delete(imported)
            raise

    # Words --------------------------------------------------------------------------------

    def _row(self, path: Path) -> SavedMatch | None:
        found = self._rows.find(path.name)
        return self._rows[found] if found >= 0 else None

    def _tell_fault(self, error: JournalError) -> None:
        self._window.show_message(journal_words(error))


def _trashed(path: Path) -> tuple[bool, Path | None]:
    """Return whether the file went to the recycle bin, and its place there, if known."""
    file = QFile(str(path))
    if not file.moveToTrash():
        return False, None
    there = Path(file.fileName())
    return True, there if there != path and there.is_file() else None
