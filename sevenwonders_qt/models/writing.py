"""Writes a file whole or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Put ``data`` at ``path``, in place of what is there; a reader never sees half of it.

    Raises OSError when the disk refuses; then nothing has changed.
    """
    unnamed = path.parent / f".{os.urandom(8).hex()}.part"
    try:
        with open(unnamed, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(unnamed, path)
    except OSError:
        with suppress(OSError):
            unnamed.unlink()
        raise
