"""Takes files that are dropped on the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

_COMING = (QEvent.Type.DragEnter, QEvent.Type.DragMove)


class FileDrop(QObject):
    """Watches a window for files dropped on it, or on anything in it that takes none itself.

    The system may hand it one besides: see ``take``.
    """

    dropped = Signal(list)
    """The paths of the files."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (*_COMING, QEvent.Type.Drop) or not isinstance(event, QDropEvent):
            return False
        paths = _files(event.mimeData())
        if not paths:
            return False
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            self.dropped.emit(paths)
        return True

    def take(self, path: Path) -> None:
        """The same as a drop of this file."""
        self.dropped.emit([path])


def _files(carried: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in carried.urls() if url.isLocalFile()]
