"""Ends the program as closing its window does when the terminal or the system asks it to end."""

from __future__ import annotations

import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtWidgets import QApplication

STOP_SIGNALS: Final = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]
"""Ctrl+C, the end of the session or `kill`, and a terminal that is closed."""


class StopSignals(QObject):
    """Hears the signals while Qt's loop runs, also in a window that is idle.

    Python acts on a signal only when it next runs, which in an idle window is never. It does write
    the number to a socket at once, and Qt watches that: no timer wakes the processor for it.
    """

    def __init__(self, app: QApplication) -> None:
        """Hear nothing until `heard`."""
        super().__init__(app)
        self._app = app
        self.status = 0
        """The exit status of a shell for the signal that came; 0 while there was none."""

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Close the windows at a first signal, as a person would; end all at a second one."""
        reads, writes = socket.socketpair()
        with reads, writes:
            writes.setblocking(False)
            notifier = QSocketNotifier(reads.fileno(), QSocketNotifier.Type.Read)
            notifier.activated.connect(lambda: self._stop(reads.recv(1)[0]))
            # Signals that `nohup` or a shell has the program ignore stay ignored.
            heard = [each for each in STOP_SIGNALS if signal.getsignal(each) != signal.SIG_IGN]
            before = {number: signal.signal(number, _nothing) for number in heard}
            woken = signal.set_wakeup_fd(writes.fileno(), warn_on_full_buffer=False)
            try:
                yield
            finally:
                signal.set_wakeup_fd(woken)
                for number, handler in before.items():
                    signal.signal(number, handler)
                notifier.setEnabled(False)

    def _stop(self, number: int) -> None:
        if self.status:  # a window has asked a question first, and no person answers
            self._app.exit(self.status)
        self.status = 128 + number
        self._app.closeAllWindows()


def _nothing(*_: object) -> None:
    """Do nothing: Python asks for a handler, but the signal is handled in Qt's loop."""
