"""Reads matches, and shows that one is being read where that takes longer than a moment."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QEventLoop, QObject, Qt, Signal

from sevenwonders_qt.models.words import messages
from sevenwonders_qt.views.busy import busy
from sevenwonders_qt.views.main_window import MainWindow

QUICK: Final = 1 << 19
"""Bytes of a journal that is read within half a second; earlier versions wrote longer ones."""

T = TypeVar("T")


def opened(window: MainWindow, path: Path, read: Callable[[], T], *, usable: bool = False) -> T:
    """Return what ``read`` returns of the journal at this path; raises what it raises.

    While a long one is read the foot of the window says so, and the window is painted and can be
    moved. Only if it is to be ``usable`` it takes keys and clicks as well: the caller then checks
    that its question is still the same one.
    """
    size = 0
    with suppress(OSError):
        size = path.stat().st_size
    if size <= QUICK:
        return read()
    window.show_done(messages.being_opened(path.name))
    said = window.message.text()
    try:
        with busy():
            return _aside(read, usable=usable)
    finally:
        if window.message.text() == said:
            window.message.dismiss()


class _Ending(QObject):
    """Says in the thread of the window that another thread has ended its work."""

    came = Signal()


def _aside(work: Callable[[], T], *, usable: bool) -> T:
    """Return the result of work that is done in another thread while events are handled."""
    loop, ending = QEventLoop(), _Ending()
    ending.came.connect(loop.quit, Qt.ConnectionType.QueuedConnection)
    kinds = QEventLoop.ProcessEventsFlag.AllEvents
    if not usable:
        kinds = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents
    with ThreadPoolExecutor(1) as pool:
        future = pool.submit(work)
        future.add_done_callback(lambda _: ending.came.emit())
        loop.exec(kinds)
        return future.result()
