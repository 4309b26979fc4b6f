"""A small file that several windows of the program change: no change of any of them is lost."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Generic, TypeVar

from sevenwonders_qt.core.whole_file import make_folders

if sys.platform != "win32":
    import fcntl

T = TypeVar("T")

PATIENCE: Final = 2.0
"""Seconds that another window may take to write a file; then it is written all the same."""

_PAUSE: Final = 0.005


class SharedFile(Generic[T]):
    """A value and its file. Every change is made to what is in the file at that moment."""

    def __init__(
        self,
        path: Path,
        load: Callable[[Path], T | None],
        save: Callable[[Path, T], None],
        first: T,
    ) -> None:
        """Make the file's value; ``load`` returns None if there is none, and it is ``first`` then.

        ``save`` writes the file. Both raise OSError where the system refuses.
        """
        self._path = path
        self._load, self._save = load, save
        self._waiting: list[Callable[[T], T]] = []
        self._first = first
        self._known: T | None = None

    @property
    def value(self) -> T:
        """The content of the file when this window read or wrote it last, with its own changes."""
        if self._known is None:
            self._known = self._first
            with suppress(OSError):
                self._known = self._load(self._path) or self._first
        return self._known

    def change(self, act: Callable[[T], T]) -> None:
        """Change the value by ``act``, which returns another one.

        Raises OSError; then the file gets this change with the next one.
        """
        self._waiting.append(act)
        self._known = act(self.value)
        self._write()

    def finish(self) -> None:
        """Write what could not be written before; raises OSError where it cannot even now."""
        if self._waiting:
            self._write()

    def _write(self) -> None:
        make_folders(self._path.parent)
        with locked(self._path):
            there = self._load(self._path)
            if there is None:
                there = self.value
            else:
                for each in self._waiting:
                    there = each(there)
            self._save(self._path, there)
        self._known = there
        self._waiting.clear()


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Keep other processes out of here for the same file, which may not exist yet.

    Its folder must be there. Where the system cannot lock, or another process does not end, the
    wait is over after `PATIENCE`.
    """
    until = time.monotonic() + PATIENCE
    handle = _lock(path)
    while handle is None and time.monotonic() < until:
        time.sleep(_PAUSE)
        handle = _lock(path)
    try:
        yield
    finally:
        if handle is not None:
            os.close(handle)


def _lock(path: Path) -> int | None:
    """Return a handle that holds the lock until it is closed; None if another process has it."""
    if sys.platform == "win32":
        beside = path.with_name(f".{path.name}.lock")
        try:  # it cannot be opened a second time, and it goes away when it is closed
            return os.open(beside, os.O_CREAT | os.O_RDWR | os.O_TEMPORARY)
        except PermissionError:
            return None
    handle = os.open(path.parent, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(handle)
        return None
    except OSError:  # a file system without locks
        return handle
    return handle
