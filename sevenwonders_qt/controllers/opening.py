"""Shows that a match is being read, where that takes longer than a moment."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from sevenwonders_qt.models.words import messages
from sevenwonders_qt.views.busy import busy
from sevenwonders_qt.views.main_window import MainWindow

QUICK: Final = 1 << 19
"""Bytes of a journal that is read within half a second; earlier versions wrote longer ones."""


@contextmanager
def opening(window: MainWindow, path: Path) -> Iterator[None]:
    """Say at the foot of the window that a long journal is being read, until it has been."""
    size = 0
    with suppress(OSError):
        size = path.stat().st_size
    if size <= QUICK:
        yield
        return
    window.show_done(messages.being_opened(path.name))
    said = window.message.text()
    window.message.repaint()  # nothing else is painted until the journal has been read
    try:
        with busy():
            yield
    finally:
        if window.message.text() == said:
            window.message.dismiss()
