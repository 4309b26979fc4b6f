"""One window for each data folder: it opens the files of a second start of the program."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, QSysInfo, QTimer, Signal

from sevenwonders_qt.core.stored import Damaged, bytes_of, parsed
from sevenwonders_qt.core.whole_file import make_folders, write_whole

LOCK: Final = "window.lock"
INBOX: Final = "inbox"
PATIENCE: Final = 10.0
"""Seconds that the first window may take to answer, for instance while it is starting."""

TOKEN: Final = "XDG_ACTIVATION_TOKEN"
"""The variable that lets a Wayland desktop bring the window to the front."""

_OLD: Final = 60.0
"""Seconds until a start has stopped waiting for an answer."""

_PAUSE: Final = 0.01
_POLL: Final = 500
_LONGEST: Final = 1 << 16


class OneWindow(QObject):
    """Either the window of a data folder, or a later start that hands over and ends.

    A request is a small file in a folder of its own; the process that removes it handles it, so
    that none is handled twice or not at all.
    """

    wanted = Signal(list)
    """The window is wanted in front, with these files, if any."""

    def __init__(self, folder: Path) -> None:
        """``folder`` is the one of matches and settings; it is made."""
        super().__init__()
        self._inbox = folder / INBOX
        self._lock = QLockFile(str(folder / LOCK))
        self._usable = not (folder / LOCK).exists() or (folder / LOCK).is_file()
        self._lock.setStaleLockTime(0)
        self._watcher: QFileSystemWatcher | None = None  # Qt makes none before its application
        with suppress(OSError):
            make_folders(folder)

    def hands_over(self, files: Sequence[Path] = ()) -> bool:
        """Return whether another window has taken these files and come to the front.

        False means that this start has to show a window: usually the only one, but also if the
        other is on another computer or does not answer.
        """
        if self._become_first() or not self._is_here():
            return False
        request = self._inbox / f"{os.urandom(8).hex()}.json"
        content = {
            "files": [os.path.abspath(path) for path in files],
            "token": os.environ.get(TOKEN, ""),
        }
        try:
            make_folders(self._inbox)
            write_whole(request, json.dumps(content).encode(), durable=False, new=True)
        except OSError:
            return False
        _let_come_to_front(self._lock.getLockInfo()[0])
        until = time.monotonic() + PATIENCE
        while request.exists():
            if time.monotonic() > until or self._become_first():
                return not _is_own(request)
            time.sleep(_PAUSE)
        return True

    def listen(self) -> None:
        """Emit the requests of later starts from now on, and those that have come already."""
        if not self._lock.isLocked():
            return
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._look)
        QTimer.singleShot(0, self, self._look)

    def close(self) -> None:
        """Let the next start show a window, as this one is gone."""
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None
        if self._lock.isLocked():
            with suppress(OSError):
                self._inbox.rmdir()  # unless another start waits there
            self._lock.unlock()

    # Inner ---------------------------------------------------------------------------------

    def _become_first(self) -> bool:
        if not self._usable:  # Qt would wait for a pipe
            return False
        if self._lock.tryLock(0):
            return True
        # Its number may be that of another program by now; then no process holds the file itself.
        stale = self._is_here() and self._lock.removeStaleLockFile()
        return stale and self._lock.tryLock(0)

    def _is_here(self) -> bool:
        """Return whether there is a lock, and it is of this computer."""
        if not self._usable:
            return False
        number, computer, _ = self._lock.getLockInfo()
        return number > 0 and computer == QSysInfo.machineHostName()

    def _look(self) -> None:
        if self._watcher is None:
            return
        if str(self._inbox) not in self._watcher.directories():
            with suppress(OSError):
                make_folders(self._inbox)
            if not self._watcher.addPath(str(self._inbox)):  # the system watches no more folders
                QTimer.singleShot(_POLL, self, self._look)
        for request in _requests(self._inbox):
            try:
                files, token = _read(request)
            except (OSError, Damaged):
                _is_own(request)
                continue
            if _is_own(request):
                if token:
                    os.environ[TOKEN] = token
                self.wanted.emit(files)


def _requests(inbox: Path) -> Iterator[Path]:
    try:
        yield from sorted(path for path in inbox.iterdir() if path.suffix == ".json")
    except OSError:
        return


def _is_own(request: Path) -> bool:
    """Return whether this process, and no other, has removed a request."""
    try:
        request.unlink()
    except OSError:
        return False
    return True


def _read(request: Path) -> tuple[list[Path], str]:
    """Return the files and the token of a request, unless it is too old.

    Raises OSError, and `Damaged`.
    """
    stored = parsed(bytes_of(request, _LONGEST))
    if not isinstance(stored, dict) or {*stored} != {"files", "token"}:
        raise Damaged("expected files and a token")
    texts = stored["files"], [stored["token"]]
    if not all(isinstance(found, list) and all(map(_is_text, found)) for found in texts):
        raise Damaged("expected texts")
    if abs(time.time() - request.stat().st_mtime) > _OLD:
        raise Damaged("is too old")
    return [Path(name) for name in stored["files"]], stored["token"]


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and "\0" not in value


def _let_come_to_front(number: int) -> None:
    """Let another program come to the front: Windows lets only the new one allow it."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(number)
