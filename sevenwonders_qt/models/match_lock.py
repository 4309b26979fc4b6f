"""A lock beside each journal that is being written, so that two windows do not write one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLockFile

from sevenwonders_qt.journal.fault import Fault, JournalError

SUFFIX = ".lock"


def lock_file(path: Path) -> Callable[[], None]:
    """Keep other windows from this journal; gives what lets them again.

    Raises `JournalError` with ``Fault.IN_USE`` when another window has it. The lock of a program
    that was killed counts no more. Where no lock can be made, nothing can be written, either: then
    there is none, and whoever writes tells so.
    """
    lock = QLockFile(str(path.with_suffix(SUFFIX)))
    lock.setStaleLockTime(0)  # old alone is not stale: a match may stand open for days
    if not lock.tryLock(0) and lock.error() is QLockFile.LockError.LockFailedError:
        raise JournalError(Fault.IN_USE, path, "is open in another window of the program")
    return lock.unlock
