"""The application that a person has: the installed command says what it is made of."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt import __version__
from tests.project.checkout import ROOT

COMMAND = Path(sys.executable).with_name("sevenwonders-qt")

PROBE = """
import json, os, sys, threading, time

def said():
    from PySide6.QtGui import QAccessible
    from PySide6.QtWidgets import QApplication
    app = QApplication.instance()
    window = next(each for each in app.topLevelWidgets() if each.isVisible())
    def named(thing):
        yield thing.role().name, thing.text(QAccessible.Text.Name)
        for number in range(thing.childCount()):
            yield from named(thing.child(number))
    return {
        "style": app.style().objectName(),
        "version": app.applicationVersion(),
        "name": app.applicationName(),
        "heard": [*named(QAccessible.queryAccessibleInterface(window))],
    }

def tell():
    from PySide6.QtWidgets import QApplication
    with open(os.environ["PROBE_SAYS"], "w") as file:
        json.dump(said(), file)
    QApplication.instance().activeWindow().close()

def watch():
    while True:
        time.sleep(0.05)
        widgets = sys.modules.get("PySide6.QtWidgets")
        app = getattr(widgets, "QApplication", None) and widgets.QApplication.instance()
        if app is not None and app.activeWindow() is not None:
            from PySide6.QtCore import QTimer
            QTimer.singleShot(0, app, tell)
            return

threading.Thread(target=watch, daemon=True).start()
"""
"""Python runs it before the command, as `sitecustomize`; it looks once the window is there."""


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The installed command, started in a process of its own as a person starts it."""
    folder = tmp_path_factory.mktemp("started")
    (folder / "sitecustomize.py").write_text(PROBE)
    said = folder / "said.json"
    made = subprocess.run(
        [COMMAND, "--language", "en", "--data-dir", folder / "data"],
        env={
            **os.environ,
            "PYTHONPATH": str(folder),
            "PROBE_SAYS": str(said),
            "QT_QPA_PLATFORM": "offscreen",
            "QT_STYLE_OVERRIDE": "Windows",
        },
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    found: dict[str, Any] = json.loads(said.read_text())
    return found


def test_the_installed_command_has_the_style_and_the_version_of_the_program(
    started: dict[str, Any],
) -> None:
    assert started["style"] == "fusion"
    assert started["version"] == __version__
    assert started["name"] == "sevenwonders-qt"


def test_a_screen_reader_hears_the_home_page_of_the_installed_command(
    started: dict[str, Any],
) -> None:
    heard = [tuple(each) for each in started["heard"]]
    assert ("Pane", "Seven Wonders") in heard
    assert ("Button", "New game") in heard
    assert [name for role, name in heard if role == "StaticText" and __version__ in name]
    assert ("Button", "Continue") not in heard, "there is no match to go on with"


def test_there_is_no_other_way_to_make_an_application() -> None:
    """A bare one has no accessible objects, in a test as in the program."""
    makes = re.compile(r"\bQ(?:Gui)?Application\(")
    made = [
        str(path.relative_to(ROOT))
        for folder in ("sevenwonders_qt", "tests")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if makes.search(path.read_text("utf-8"))
    ]
    assert made == []
