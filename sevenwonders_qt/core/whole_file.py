"""Writes a file whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, data: bytes, durable: bool = True) -> None:
    """Put ``data`` at ``path``, in place of what is there; a reader never sees half of it.

    With ``durable`` it is on the disk when this returns. Raises OSError when the disk refuses;
    then nothing has changed.
    """
    unnamed = path.parent / f".{os.urandom(8).hex()}.part"
    try:
        with open(unnamed, "xb") as file:
            file.write(data)
            file.flush()
            if durable:
                os.fsync(file.fileno())
        os.replace(unnamed, path)
    except OSError:
        with suppress(OSError):
            unnamed.unlink()
        raise
    if durable and os.name == "posix":
        _fsync_folder(path.parent)


def _fsync_folder(folder: Path) -> None:
    """Make the new name itself last; some file systems cannot, and then it is as it is."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
