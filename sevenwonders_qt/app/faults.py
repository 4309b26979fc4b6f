"""Catches every unexpected fault, keeps it in the log and offers a report of it."""

from __future__ import annotations

import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal

from sevenwonders_qt.app.fault_log import MOST_FAULTS, FaultLog, LoggedFault, cleaned, kind_of
from sevenwonders_qt.app.versions import versions_line
from sevenwonders_qt.core.whole_file import write_whole
from sevenwonders_qt.models.words import messages
from sevenwonders_qt.models.words.faults import system_words
from sevenwonders_qt.views.main_window import MainWindow

if TYPE_CHECKING:  # loaded when something goes wrong
    from sevenwonders_qt.views.fault_dialog import FaultDialog

QUIET: Final = 10.0
"""Seconds that the dialog stays away after it was closed, so that it is not always there."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The surroundings of faults: lines for a report, and names that it must not contain."""

    lines: Callable[[], Iterable[str]]
    names: Callable[[], Iterable[str]]


class Faults(QObject):
    """Opens the dialog at most once for each kind of fault, however often it comes."""

    _came = Signal(object)
    """A `LoggedFault`, from any thread and from within a paint event: nothing opens at once."""

    def __init__(self, window: MainWindow, log: Path, around: Surroundings) -> None:
        """Hear nothing until `watch`, except faults passed to `record`."""
        super().__init__(window)
        self._window = window
        self._log_path = log
        self._around = around
        self._shown: set[str] = set()
        self._quiet_until = 0.0
        self._at_work = threading.local()
        self._came.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def watch(self) -> None:
        """Catch all uncaught errors from now on, so that none ends the program or is missed."""
        sys.excepthook = self._on_error
        threading.excepthook = lambda raised: self._on_error(
            raised.exc_type, raised.exc_value, raised.exc_traceback
        )

    def record(self, text: str) -> None:
        """Keep a fault, passed as a traceback or in words; one with a trace is shown, too."""
        if getattr(self._at_work, "busy", False):
            return  # a fault in the code below would go round for ever
        self._at_work.busy = True
        try:
            fault = self._log.record(cleaned(text, self._names()))
            if fault.has_trace and kind_of(fault.text) not in self._shown:
                self._came.emit(fault)
        finally:
            self._at_work.busy = False

    def close(self) -> None:
        """Write the count of each fault."""
        if "_log" in self.__dict__:
            self._log.write()

    @property
    def dialog(self) -> FaultDialog | None:
        """The dialog while it is open."""
        made: FaultDialog | None = self.__dict__.get("_dialog")
        return made if made is not None and made.isVisible() else None

    def report(self, fault: LoggedFault) -> str:
        """Return the report that a person may pass on."""
        import platform  # no start needs it

        system = f"{platform.system()} {platform.release()} {platform.machine()}"
        head = [versions_line(), f"System: {system}"]
        with suppress(Exception):  # the fault may be in just this code
            head += self._around.lines()
        return "\n".join([*head, "", str(fault)])

    @cached_property
    def _log(self) -> FaultLog:
        return FaultLog(self._log_path)

    @cached_property
    def _dialog(self) -> FaultDialog:
        from sevenwonders_qt.views.fault_dialog import FaultDialog

        made = FaultDialog(self._window, self._window.colours)
        made.save_button.clicked.connect(self._save)
        made.finished.connect(self._on_closed)
        return made

    def _names(self) -> set[str]:
        names = {Path.home().name}
        with suppress(Exception):
            names |= {*self._around.names()}
        return names

    def _on_error(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if issubclass(kind, (KeyboardInterrupt, SystemExit)):
            return
        self.record("".join(traceback.format_exception(kind, error, trace)))

    def _show(self, fault: LoggedFault) -> None:
        """Open the dialog; while it is open, later faults are shown in the same one."""
        kind = kind_of(fault.text)
        if kind in self._shown or len(self._shown) >= MOST_FAULTS or not self._window.isVisible():
            return
        if self.dialog is None and time.monotonic() < self._quiet_until:
            return
        self._shown.add(kind)
        if self.dialog is None:
            self._dialog.open_with(self.report(fault))
        else:
            before = self._dialog.report.toPlainText().rstrip()
            self._dialog.open_with(f"{before}\n\n{fault}")

    def _on_closed(self) -> None:
        self._quiet_until = time.monotonic() + QUIET

    def _save(self) -> None:
        path = self._window.ask_where("seven-wonders-report.txt", "txt")
        if path is None:
            return
        try:
            write_whole(path, self._dialog.report.toPlainText().encode())
        except OSError as error:
            self._dialog.say(messages.report_not_saved(system_words(error)))
        else:
            self._dialog.say(messages.file_saved(str(path)))
