"""The score pad between its page and its files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from sevenwonders_qt.journal import pad_files
from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.pad_files import PaperGame
from sevenwonders_qt.journal.writing import make_folder
from sevenwonders_qt.models.match_lock import lock_file
from sevenwonders_qt.models.shown.score_pad import ScorePad, pad_of, paper_game
from sevenwonders_qt.models.words.faults import journal_words
from sevenwonders_qt.models.words.pad import kept_apart, pad_saved_again, trouble
from sevenwonders_qt.models.words.saving import quit_pad_unsaved
from sevenwonders_qt.views.main_window import MainWindow

SAVE_AFTER: Final = 400
"""Milliseconds without another change before the unfinished pad is written."""

AGAIN: Final = 10_000
"""Milliseconds until another try to write the unfinished pad."""


class ScorePadController(QObject):
    """Keeps, opens and deletes paper games, and saves the unfinished pad when the program ends."""

    def __init__(self, window: MainWindow, folder: Path) -> None:
        """``folder`` holds the journals, and the paper games beside them."""
        super().__init__(window)
        self._window = window
        self._page = window.score_pad
        self._folder = folder
        self._began = self._draft_is_foreign = False
        self._draft = pad_files.DRAFT
        self._release: Callable[[], None] | None = None
        self._fault: JournalError | None = None
        """The reason why the unfinished pad could not be written; None when it could."""
        self._saving = QTimer(self, singleShot=True)
        """Runs while there are unwritten changes."""
        self._saving.timeout.connect(self._save_draft)
        page = self._page
        page.keep_wanted.connect(self._keep)
        page.kept.opened.connect(self._open)
        page.kept.deleted.connect(self._delete)
        page.kept.restored.connect(self._restore)
        page.kept.left_out.connect(self._leave_out)
        page.pad_changed.connect(lambda: self._saving.start(SAVE_AFTER))
        window.turned.connect(self._save_waiting)
        cast("QApplication", QApplication.instance()).applicationStateChanged.connect(
            self._save_waiting
        )
        window.questions.append(self._ask_first)
        window.closing.connect(self.close)

    def show(self) -> None:
        """Show the pad as it was left, and the list of kept games."""
        if not self._began:
            self._began = True
            self._load_draft()
        self._list()
        self._window.visit(self._window.score_pad)

    def close(self) -> None:
        """Write the changes that have not been written yet."""
        self._save_waiting()
        self._saving.stop()
        if self._release is not None:
            self._release()
            self._release = None

    def _keep(self, pad: ScorePad, opened: PaperGame | None) -> None:
        with self._telling():
            there = None if opened is None else _there(opened)
            game = paper_game(pad, self._page.names(), datetime.now(UTC), there)
            changed = there is not None and not _same(opened, there)
            if changed or game.path is None:
                game = pad_files.keep(self._folder, game)
            else:
                game = pad_files.keep_again(game)
            self._saving.stop()
            self._fault = None
            self._page.tell_kept(game)
            self._list()
            if changed:
                self._window.show_message(kept_apart())
            if not self._draft_is_foreign:
                pad_files.drop_draft(self._folder, self._draft)

    def _open(self, game: PaperGame) -> None:
        with self._telling():
            found = pad_files.read(game.path) if game.path is not None else game
            self._page.show_pad(_pad_of(found, game.path or self._folder), found)
        self._list()

    def _delete(self, game: PaperGame) -> None:
        with self._telling():
            pad_files.delete(game)
        self._list()

    def _restore(self, game: PaperGame) -> None:
        """Restore a deleted game; a newer version of it in its place stays."""
        with self._telling():
            if game.path is not None and not game.path.exists():
                pad_files.keep_again(game)
        self._list()

    def _leave_out(self, game: PaperGame, on: bool) -> None:
        """Leave a game out of the statistics, or count it again."""
        with self._telling():
            pad_files.keep_again(replace(_there(game), counts=not on))
        self._list()

    def _list(self) -> None:
        self._page.show_kept(pad_files.read_all(self._folder))

    def _load_draft(self) -> None:
        self._draft_is_foreign = True  # until it has been read: nothing is written over it
        if self._folder.is_dir():
            self._claim()
        with self._telling():
            draft = pad_files.load_draft(self._folder, self._draft)
            if draft is not None:
                pad = _pad_of(draft, self._folder / self._draft)
                self._page.show_pad(pad, None if draft.path is None else _there(draft))
            self._draft_is_foreign = False

    def _save_draft(self) -> None:
        """Write the pad as it is, with the names that were typed and no others."""
        self._saving.stop()
        if self._draft_is_foreign:
            return
        self._claim()
        pad, opened = self._page.pad(), self._page.opened()
        typed = [player.name for player in pad.players]
        game = paper_game(pad, typed, datetime.now(UTC), opened)
        before, self._fault = self._fault, None
        try:
            pad_files.save_draft(self._folder, game, self._draft, opened)
        except JournalError as error:
            self._fault = error
            self._saving.start(AGAIN)
            if before is None or before.fault != error.fault:
                self._window.show_message(trouble(error))
        else:
            if before is not None:
                self._window.show_done(pad_saved_again())

    def _save_waiting(self) -> None:
        """Write changes at once that wait to be written."""
        if self._saving.isActive():
            self._save_draft()

    def _ask_first(self, leave: Callable[[], object], ending: bool) -> bool:
        """Return whether a question is asked before the program ends."""
        pad = self._page.pad()
        if not ending or (pad.empty and not any(player.name for player in pad.players)):
            return False
        self._save_waiting()
        if self._fault is None:
            return False
        self._window.question.ask(quit_pad_unsaved(journal_words(self._fault)), leave)
        return True

    def _claim(self) -> None:
        """Choose a draft that no other window writes: one that was left there, or a new one."""
        if self._release is not None:
            return
        left = [name for name in pad_files.DRAFTS if (self._folder / name).is_file()]
        with suppress(JournalError):  # if nothing can be locked, it is written all the same
            make_folder(self._folder / pad_files.DRAFT)
            for name in dict.fromkeys((*left, *pad_files.DRAFTS)):
                try:
                    self._release = lock_file(self._folder / name)
                except JournalError as error:
                    if error.fault not in (Fault.IN_USE, Fault.ELSEWHERE):
                        raise
                else:
                    self._draft = name
                    return

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """Show a message if a file cannot be read or written, and do nothing further."""
        try:
            yield
        except JournalError as error:
            self._window.show_message(trouble(error))


def _same(one: PaperGame | None, other: PaperGame) -> bool:
    """Return whether two versions of a game differ at most in counting in the statistics."""
    return one is not None and replace(one, counts=other.counts) == other


def _there(game: PaperGame) -> PaperGame:
    """Return the game as its file has it now, if there is one; raises JournalError."""
    if game.path is None or not game.path.exists():
        return game
    return pad_files.read(game.path)


def _pad_of(game: PaperGame, path: Path) -> ScorePad:
    """Return the pad of a game in the file at ``path``; raises JournalError if it is none."""
    try:
        return pad_of(game)
    except ValueError as error:
        raise JournalError(Fault.DAMAGED, path, str(error)) from error
