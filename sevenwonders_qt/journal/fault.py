"""The one error of the journal: file, line and fault; and the outcome of saving."""

from __future__ import annotations

import errno
from enum import Enum, StrEnum, auto
from pathlib import Path

from sevenwonders_qt.core.text import clean, system_reason


class Fault(StrEnum):
    """The kind of trouble, as a message key."""

    UNREADABLE = "journal_unreadable"  # the system does not let us read the file
    FOREIGN = "journal_foreign"  # not a journal of this program
    TOO_LARGE = "journal_too_large"  # far larger than the journal of any match
    NEWER = "journal_newer"  # written by a later version
    DAMAGED = "journal_damaged"  # changed since it was written, or never whole
    MISNAMED = "journal_misnamed"  # a file name that is no text
    UNWRITABLE = "journal_unwritable"  # folder read-only and the like
    FULL = "journal_disk_full"  # no room for what is to be written
    IN_USE = "journal_in_use"  # another window of the program plays the match
    ELSEWHERE = "journal_elsewhere"  # another computer plays the match, or was switched off in it


class Saved(Enum):
    """The place of a match's file, once all of the match is on the disk."""

    IN_PLACE = auto()
    """It is where it was."""

    RESTORED = auto()
    """It was gone, and has been written once more."""

    ELSEWHERE = auto()
    """Another file had taken its place and stays there; the match has a new file."""


class JournalError(Exception):
    """A journal was refused, or could not be written; the file is as it was.

    The text is one line of English: file, line if it is about one, and what is wrong.
    """

    def __init__(
        self, fault: Fault, path: Path, what: str, line: int | None = None, computer: str = ""
    ) -> None:
        """Make an error; ``computer`` is the one that plays the match, if not this one."""
        place = f"{path}: line {line}" if line is not None else str(path)
        super().__init__(clean(" ".join(f"{place}: {what}".split())))
        self.fault = fault
        self.path = path
        self.line = line
        self.computer = clean(computer)
        self._what = what

    def __reduce__(self) -> tuple[type[JournalError], tuple[Fault, Path, str, int | None, str]]:
        """Return what another process raises it from, as it was here."""
        return JournalError, (self.fault, self.path, self._what, self.line, self.computer)


_NO_ROOM = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}


def fault_of(error: OSError, otherwise: Fault = Fault.UNWRITABLE) -> Fault:
    """Return the fault that an error of the operating system means."""
    return Fault.FULL if error.errno in _NO_ROOM else otherwise


def of_system(fault: Fault, path: Path, error: OSError) -> JournalError:
    """Wrap an error of the operating system; a full disk has a fault of its own."""
    fault = fault_of(error, fault)
    return JournalError(fault, path, system_reason(error))


def too_large(path: Path) -> JournalError:
    """Return the error for a file that is far larger than the journal of any match."""
    return JournalError(Fault.TOO_LARGE, path, "is too large to be a journal of a match")
