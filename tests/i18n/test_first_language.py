"""Tests that the program speaks the language of the computer at every start."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.checkout import ROOT

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="elsewhere the environment does not set the language"
)

START = """
from PySide6.QtCore import QCoreApplication
from sevenwonders_qt.app.application import application
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.app.window import Program, user_places

app = application()
program = Program(app, user_places(), games=GAMES)
program.begin()
home = program.window.home
program.window.show()
app.processEvents()
chosen = [code for code, word in home.language_buttons.items() if word.isChecked()]
print(home.new_game_button.text())
print(QCoreApplication.translate("NewGame", "%n player(s)", None, 4))
print(*chosen)
program.window.change(sound=not program.window.settings().sound)
program.close()
"""


def start(home: Path, language: str) -> list[str]:
    """The button for a new game, "4 players", and the language marked on the home page."""
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "LANG", "XDG_"))
    }
    environment |= {"LANG": language, "HOME": str(home), "PYTHONUTF8": "1"}
    environment |= {"USERPROFILE": str(home), "APPDATA": str(home), "LOCALAPPDATA": str(home)}
    done = subprocess.run(
        [sys.executable, "-c", START],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        ("pt_BR.UTF-8", ["Nova partida", "4 jogadores", "pt_BR"]),
        ("es_ES.UTF-8", ["Nueva partida", "4 jugadores", "es"]),
        ("en_GB.UTF-8", ["New game", "4 players", "en"]),
        ("C", ["New game", "4 players", "en"]),
        ("tlh_AQ.UTF-8", ["New game", "4 players", "en"]),
    ],
)
def test_the_first_start_and_the_next_speak_the_language_of_the_computer(
    tmp_path: Path, compiled: None, language: str, shown: list[str]
) -> None:
    first = start(tmp_path, language)
    assert [path.name for path in tmp_path.rglob("settings.json")] == ["settings.json"]
    assert [first, start(tmp_path, language)] == [shown, shown]


def test_the_first_start_knows_no_locale_at_all(tmp_path: Path, compiled: None) -> None:
    assert start(tmp_path, "") == ["New game", "4 players", "en"]
