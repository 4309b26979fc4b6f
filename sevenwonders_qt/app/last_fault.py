"""Reports a fault that ended the program outside of Qt's loop, where no dialog can appear."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NoReturn

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.app.versions import PROGRAM
from sevenwonders_qt.core.datafile import DataError

translate = QCoreApplication.translate

ENDED: Final = 1
"""Exit status of a program that a fault has ended."""


@contextmanager
def last_fault_told(log: Path) -> Iterator[None]:
    """Keep an unexpected fault in ``log``, and report it in a line and in a box.

    Raises `SystemExit` for it. A `DataError` is passed on, for the command line to report.
    """
    try:
        yield
    except DataError:
        raise
    except Exception as error:
        _tell(error, log)


def _tell(error: Exception, log: Path) -> NoReturn:
    import traceback  # loaded when something goes wrong

    from sevenwonders_qt.app.fault_log import FaultLog, cleaned
    from sevenwonders_qt.app.message_box import show_box

    text = "".join(traceback.format_exception(error))
    FaultLog(log).record(cleaned(text, {Path.home().name}))
    if sys.stderr is not None:
        (raised,) = traceback.format_exception_only(error)[-1:]
        said = f"{PROGRAM}: ended by a fault in the program: {raised} (report: {log})"
        print(" ".join(said.split()), file=sys.stderr, flush=True)
    words = translate(
        "FaultReport", "The program has hit a bug and has to close. A report is in {file}."
    )
    with suppress(Exception):  # the fault may be in just what a box needs
        show_box(words.format(file=log), wrong=True)
    raise SystemExit(ENDED) from error
