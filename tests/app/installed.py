"""The installed command in a process of its own, as a person starts it, and a look into it."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_SCRIPT = Path(sys.executable).with_name("sevenwonders-qt" + sysconfig.get_config_var("EXE"))
COMMAND = [str(_SCRIPT)]
if sys.platform == "win32" and not _SCRIPT.exists():  # Wine's Python has packages and no commands
    COMMAND = [sys.executable, "-m", "sevenwonders_qt"]

PATH = "PYTHONPATH"

_LOOKS = """
import os, sys, threading, time

def _watch():
    while True:
        time.sleep(0.05)
        widgets = sys.modules.get("PySide6.QtWidgets")
        app = getattr(widgets, "QApplication", None) and widgets.QApplication.instance()
        if app is not None and app.activeWindow() is not None:
            from PySide6.QtCore import QTimer
            QTimer.singleShot(0, app, lambda: look(app))
            return

if os.path.basename(sys.argv[0] if hasattr(sys, "argv") else "").startswith("sevenwonders-qt"):
    threading.Thread(target=_watch, daemon=True).start()
"""
"""Python runs it before the command, as `sitecustomize`."""


@contextmanager
def started(
    folder: Path, look: str, *words: str, **variables: str
) -> Iterator[subprocess.Popen[str]]:
    """Start the command with these words and what it keeps in ``folder``; it is ended afterwards.

    ``look`` is Python code that defines ``look(app)``, which is called in the program once its
    window is there. What it prints is the program's output.
    """
    (folder / "sitecustomize.py").write_text(look + _LOOKS)
    program = subprocess.Popen(
        [*COMMAND, "--language", "en", "--data-dir", folder / "data", *words],
        env={
            **os.environ,
            PATH: os.pathsep.join([str(folder), *filter(None, [os.environ.get(PATH)])]),
            "PYTHONUNBUFFERED": "1",
            "QT_QPA_PLATFORM": "offscreen",
            **variables,
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield program
    finally:
        program.kill()
        program.communicate()
