"""Writes a file completely or not at all, and removes what killed writers left behind."""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import fcntl

_PART: Final = re.compile(r"\.[0-9a-f]{16}\.part|[0-9]{8}T[0-9]{6}Z-[0-9a-f]{8}\.part")
"""Names of files not yet whole; the second form is an earlier version's."""

_PAUSES: Final = (0.01, 0.03, 0.1, 0.2)
"""Seconds between tries to replace a file that another program has open."""

_OLD: Final = 600.0
"""Seconds after which a file not yet whole may be one that no process writes any more."""


def write_whole(
    path: Path, data: bytes | bytearray, durable: bool = True, *, new: bool = False
) -> None:
    """Put ``data`` at ``path``, in place of what is there; a reader never sees half of it.

    With ``durable`` it is on the disk when this returns. With ``new`` nothing is replaced, not even
    what another process puts there at the same time: FileExistsError. Otherwise the file that a
    symbolic link leads to is replaced, and the new one has the permissions of the old one. Raises
    OSError when the disk refuses, and for a pipe, a device or a folder; then nothing has changed.
    """
    if not new:
        if path.is_symlink():
            path = Path(os.path.realpath(path))
        if path.exists() and not path.is_file():
            raise OSError(errno.EINVAL, "Is not a regular file", str(path))
    unnamed = path.parent / f".{os.urandom(8).hex()}.part"
    try:
        with open(unnamed, "xb") as file:
            if sys.platform != "win32":
                with suppress(OSError):  # some file systems have no locks
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            file.write(data)
            file.flush()
            if not new and os.name == "posix":
                with suppress(OSError):  # there may be none, or a file system without permissions
                    os.chmod(unnamed, stat.S_IMODE(path.stat().st_mode))
            if durable:
                flush_to_disk(file.fileno())
        if new:
            _name_new(unnamed, path)
        else:
            _replace(unnamed, path)
    except OSError:
        with suppress(OSError):
            unnamed.unlink()
        raise
    if durable and os.name == "posix":
        _force_folder(path.parent)


def make_folders(folder: Path) -> None:
    """Make a folder and those above it, so that they last; raises OSError."""
    if folder.is_dir():
        return
    make_folders(folder.parent)
    folder.mkdir(exist_ok=True)
    if os.name == "posix":
        _force_folder(folder.parent)


def flush_to_disk(handle: int) -> None:
    """Make what was written to an open file last: it is on the disk when this returns.

    On macOS ``fsync`` only hands it to the disk, which may keep it in its own memory.
    """
    if sys.platform != "win32" and hasattr(fcntl, "F_FULLFSYNC"):
        with suppress(OSError):  # not every disk knows it
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            return
    os.fsync(handle)


def delete_part_files(folder: Path) -> None:
    """Delete the files of killed writers in ``folder``, never one that is being written."""
    with suppress(OSError):
        for path in [path for path in folder.iterdir() if _PART.fullmatch(path.name)]:
            with suppress(OSError):
                if abs(time.time() - path.stat().st_mtime) > _OLD and not _is_written(path):
                    path.unlink()


def _is_written(path: Path) -> bool:
    """Return whether a process has the file open to write it; raises OSError if that is unknown."""
    if sys.platform == "win32":
        return False  # there no process can delete a file that is open
    with path.open("rb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def _replace(unnamed: Path, path: Path) -> None:
    """Put a file in the place of another one, which others may have open for a moment on Windows.

    Scanners for viruses and sync programs look at every file that was just written.
    """
    for pause in _PAUSES if sys.platform == "win32" else ():
        try:
            os.replace(unnamed, path)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    os.replace(unnamed, path)


def _name_new(unnamed: Path, path: Path) -> None:
    if os.name == "nt":
        os.rename(unnamed, path)  # refuses to replace anything there
        return
    try:
        os.link(unnamed, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
        os.replace(unnamed, path)
    else:
        unnamed.unlink()


def _force_folder(folder: Path) -> None:
    """Make the new name itself last; some file systems cannot, and then nothing is done."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
