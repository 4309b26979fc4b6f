"""How the program ends other than by its window: asked by a signal, or by a fault."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.app.installed import started

PATIENCE = 300

IDLE = """
def look(app):
    from PySide6.QtCore import QTimer
    window = app.activeWindow()
    window.change(reduced_motion=True)  # so that nothing of Python runs any more
    QTimer.singleShot(2000, lambda: print("idle", flush=True))
"""

ASKING = """
def look(app):
    from PySide6.QtWidgets import QWidget
    class Asking(QWidget):
        def closeEvent(self, event):
            event.ignore()
            print("asks", flush=True)
    app.asking = Asking()
    app.asking.show()
    print("there", flush=True)
"""

FAILING = """
import os
import sevenwonders_qt.views.main_window as page
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

def fail(window):
    raise ZeroDivisionError("the spoils of " + os.path.expanduser("~"))

def read():
    box = QApplication.activeModalWidget()
    if box is not None:
        print(box.text(), flush=True)
        box.close()

class Reading(QTimer):
    def __init__(self):
        super().__init__(QApplication.instance())
        self.timeout.connect(read)
        self.start(50)

def show(window):
    Reading()
    fail(window)

page.MainWindow.show_home = show

def look(app):
    pass
"""


def wait_for(program: subprocess.Popen[str], line: str) -> None:
    assert program.stdout is not None
    assert program.stdout.readline() == f"{line}\n"


@pytest.mark.skipif(sys.platform == "win32", reason="there, no signal can be sent to one program")
@pytest.mark.parametrize("asked", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_an_idle_window_closes_as_soon_as_a_signal_comes(tmp_path: Path, asked: str) -> None:
    number = signal.Signals[asked]
    with started(tmp_path, IDLE) as program:
        wait_for(program, "idle")
        program.send_signal(number)
        said, complained = program.communicate(timeout=PATIENCE)
    assert (program.returncode, said) == (128 + number, ""), complained
    assert "Traceback" not in complained
    assert (tmp_path / "data" / "settings.json").exists(), "it was closed, not killed"


@pytest.mark.skipif(sys.platform == "win32", reason="there, no signal can be sent to one program")
def test_a_second_signal_ends_a_program_that_asks_before_it_closes(tmp_path: Path) -> None:
    with started(tmp_path, ASKING) as program:
        wait_for(program, "there")
        program.send_signal(signal.SIGINT)
        wait_for(program, "asks")
        time.sleep(0.5)
        assert program.poll() is None
        program.send_signal(signal.SIGINT)
        program.communicate(timeout=PATIENCE)
    assert program.returncode == 128 + signal.SIGINT


def test_a_fault_before_the_window_is_there_is_said_and_kept(tmp_path: Path) -> None:
    with started(tmp_path, FAILING) as program:
        said, complained = program.communicate(timeout=PATIENCE)
    log = tmp_path / "data" / "faults.log"
    assert program.returncode == 1
    assert f"A report is in {log}." in said
    (line,) = [each for each in complained.splitlines() if each.startswith("sevenwonders-qt: ")]
    assert "ZeroDivisionError: the spoils of" in line
    assert str(log) in line
    assert "Traceback" not in complained
    kept = log.read_text("utf-8")
    assert "in fail" in kept
    assert "<path>" in kept
    assert str(Path.home()) not in kept
