"""A lock beside each journal that is being written, so that two windows do not write one."""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile

from sevenwonders_qt.core.text import encodable
from sevenwonders_qt.journal.fault import Fault, JournalError

SUFFIX = ".lock"


def lock_file(path: Path) -> Callable[[], None]:
    """Keep other windows from this journal, whose folder is there; gives what lets them again.

    Raises `JournalError`: with ``Fault.IN_USE`` when another window has it, with another fault when
    no lock can be made. The lock of a program that was killed counts no more.
    """
    beside = _beside(path)
    lock = QLockFile(str(beside))
    lock.setStaleLockTime(0)  # old alone is not stale: a match may stand open for days
    # Without a folder Qt would write a warning on Windows.
    # A lock that was cut off while it was written names nobody who could still be alive.
    if beside.parent.is_dir() and (
        lock.tryLock(0) or (lock.removeStaleLockFile() and lock.tryLock(0))
    ):
        return lock.unlock
    if lock.error() is QLockFile.LockError.LockFailedError and not beside.is_dir():
        raise JournalError(Fault.IN_USE, path, "is open in another window of the program")
    raise JournalError(Fault.UNWRITABLE, path, "no lock can be made beside it")


def check_free(path: Path) -> None:
    """Raise `JournalError` with ``Fault.IN_USE`` for a file that is being written as a journal.

    Unlike `lock_file` it leaves whatever has the name of a lock, and is none, as it is.
    """
    beside = _beside(path)
    if not beside.is_file():
        return
    lock = QLockFile(str(beside))
    lock.setStaleLockTime(0)
    if _holder(lock) is not None:
        if not lock.tryLock(0):
            raise JournalError(Fault.IN_USE, path, "is open in a window of the program")
        lock.unlock()


def _holder(lock: QLockFile) -> str | None:
    """The computer of the program that has made a lock, alive or not; None for no lock."""
    number, computer, _ = lock.getLockInfo()
    return computer if number > 0 else None


def drop_locks(folder: Path) -> None:
    """Delete the locks of killed programs in ``folder``, never one that somebody holds."""
    with suppress(OSError):
        for path in folder.glob(f"*{SUFFIX}"):
            QLockFile(str(path)).removeStaleLockFile()


def _beside(path: Path) -> Path:
    """Where the lock of a journal lies; Qt knows no file whose name is no text."""
    if encodable(str(path)):
        return path.with_suffix(SUFFIX)
    mark = hashlib.sha256(os.fsencode(path.resolve())).hexdigest()[:16]
    return Path(tempfile.gettempdir()) / f"sevenwonders-qt-{mark}{SUFFIX}"
