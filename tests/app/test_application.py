"""The application that a person has: the installed command says what it is made of."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt import __version__
from tests.app.installed import started
from tests.project.checkout import ROOT

LOOK = """
def heard(thing):
    from PySide6.QtGui import QAccessible
    yield thing.role().name, thing.text(QAccessible.Text.Name)
    for number in range(thing.childCount()):
        yield from heard(thing.child(number))

def look(app):
    import json
    from PySide6.QtGui import QAccessible
    window = app.activeWindow()
    print(json.dumps({
        "style": app.style().objectName(),
        "version": app.applicationVersion(),
        "name": app.applicationName(),
        "heard": [*heard(QAccessible.queryAccessibleInterface(window))],
    }))
    window.close()
"""


@pytest.fixture(scope="module")
def made_of(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the installed command is made of, where the system has another style."""
    folder = tmp_path_factory.mktemp("started")
    with started(folder, LOOK, QT_STYLE_OVERRIDE="Windows") as program:
        said, complained = program.communicate(timeout=300)
    assert program.returncode == 0, complained
    found: dict[str, Any] = json.loads(said)
    return found


def test_the_installed_command_has_the_style_and_the_version_of_the_program(
    made_of: dict[str, Any],
) -> None:
    assert made_of["style"] == "fusion"
    assert made_of["version"] == __version__
    assert made_of["name"] == "sevenwonders-qt"


def test_a_screen_reader_hears_the_home_page_of_the_installed_command(
    made_of: dict[str, Any],
) -> None:
    heard = [tuple(each) for each in made_of["heard"]]
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


@pytest.mark.parametrize("platform", ["nonsense", "nonsense;xcb:0", "eglfs"])
def test_where_qt_cannot_show_a_window_one_line_says_so(tmp_path: Path, platform: str) -> None:
    """Qt itself would abort, with a core dump and several lines."""
    with started(tmp_path, LOOK, QT_QPA_PLATFORM=platform, DISPLAY=":") as program:
        said, complained = program.communicate(timeout=300)
    assert (program.returncode, said) == (2, ""), complained
    (line,) = complained.splitlines()
    assert line.startswith("sevenwonders-qt: ")
    assert f"QT_QPA_PLATFORM={platform}: " in line
