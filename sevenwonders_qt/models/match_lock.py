"""A lock of Qt beside each journal that is being written: two windows never write the same one."""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLockFile, QSysInfo

from sevenwonders_qt.core.stored import bytes_of
from sevenwonders_qt.core.text import clean, encodable
from sevenwonders_qt.journal.fault import Fault, JournalError, of_system

SUFFIX = ".lock"
_LONGEST = 10_000
"""The most bytes of a lock; one has a hundred."""


def lock_file(path: Path) -> Callable[[], None]:
    """Lock this journal, whose folder exists, for this window; return a function that unlocks it.

    Raises `JournalError`: with ``Fault.IN_USE`` when another window has it, with
    ``Fault.ELSEWHERE`` when another computer has, with another fault when no lock can be made.
    The lock of a program that was killed no longer counts, unless it was on another computer:
    it is impossible to know that here.
    """
    beside = _beside(path)
    if not beside.parent.is_dir() or (beside.exists() and not beside.is_file()):
        # Without a folder Qt would write a warning on Windows, and it would wait for a pipe.
        raise JournalError(Fault.UNWRITABLE, path, "no lock can be made beside it")
    lock = QLockFile(str(beside))
    lock.setStaleLockTime(0)  # old alone is not stale: a match may be open for days
    computer = _other_computer(beside)
    if computer:
        what = f"is open on the computer {computer}"
        raise JournalError(Fault.ELSEWHERE, path, what, computer=computer)
    # A lock that was cut off while it was written names no program that could still be running.
    if lock.tryLock(0) or (lock.removeStaleLockFile() and lock.tryLock(0)):
        return partial(_unlock, lock, beside)
    if lock.error() is QLockFile.LockError.LockFailedError:
        raise JournalError(Fault.IN_USE, path, "is open in another window of the program")
    fault = Fault.FULL if _is_full(beside.parent) else Fault.UNWRITABLE
    raise JournalError(fault, path, "no lock can be made beside it")


def _unlock(lock: QLockFile, beside: Path) -> None:
    """Release the lock; Qt would warn of a file that went away with its folder."""
    with suppress(OSError):
        beside.touch()
    lock.unlock()


def take_over(path: Path) -> None:
    """Remove the lock that another computer has on a journal; raises `JournalError`."""
    beside = _beside(path)
    try:
        if _other_computer(beside):
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise of_system(Fault.UNWRITABLE, path, error) from error


def check_free(path: Path) -> None:
    """Raise `JournalError`, as `lock_file`, for a file that is being written as a journal.

    Unlike `lock_file` it leaves whatever has the name of a lock, and is none, as it is.
    """
    beside = _beside(path)
    if not beside.is_file():
        return
    lock = QLockFile(str(beside))
    if lock.getLockInfo()[0] > 0:
        lock_file(path)()


def drop_locks(folder: Path) -> None:
    """Delete the locks of killed programs in ``folder``, never one that is still held."""
    with suppress(OSError):
        for path in folder.glob(f"*{SUFFIX}"):
            if path.is_file() and not _other_computer(path):
                QLockFile(str(path)).removeStaleLockFile()


def _is_full(folder: Path) -> bool:
    """Return whether there is no room for a lock; Qt does not say why it cannot make one."""
    try:
        return shutil.disk_usage(folder).free < _LONGEST
    except OSError:
        return False


def _other_computer(beside: Path) -> str:
    """Return the name of the other computer that has made a lock; "" for this one, or no lock."""
    try:
        number, _, computer, machine = bytes_of(beside, _LONGEST).decode().split("\n")[:4]
    except (OSError, ValueError):
        return ""
    here = QSysInfo.machineHostName(), bytes(QSysInfo.machineUniqueId().data()).decode()
    if not number.isdecimal() or computer == here[0] or (machine and machine == here[1]):
        return ""  # the name alone may change, as in another network
    return clean(computer)


def _beside(path: Path) -> Path:
    """Return the path of the lock of a journal; Qt knows no file whose name is no text."""
    if encodable(str(path)):
        return path.with_suffix(SUFFIX)
    mark = hashlib.sha256(os.fsencode(path.resolve())).hexdigest()[:16]
    return Path(tempfile.gettempdir()) / f"sevenwonders-qt-{mark}{SUFFIX}"
