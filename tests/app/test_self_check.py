"""Tests of `self-check`: a whole program passes, a broken one fails and says what is wrong."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from sevenwonders_qt.app import check_matches
from sevenwonders_qt.app.application import application
from sevenwonders_qt.app.check_matches import check_match, opened
from sevenwonders_qt.app.check_resources import LETTERS, SIGNS, Broken
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.core.languages import languages
from tests.project.checkout import ROOT, packaging_script

READ = ("data", "doors", "files", "licences", "art", "fonts", "translations")
Program = Path
"""A folder with an installed program in it."""


def self_check(folder: Program, *only: str) -> subprocess.CompletedProcess[str]:
    """The check of the program in ``folder``, as a person without a display would run it."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONUTF8": "1"}
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        environment.pop(name, None)
    words = [sys.executable, "-m", "sevenwonders_qt", "self-check", "--only", *only]
    return subprocess.run(
        words, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Program:
    """A program as a wheel installs it."""
    folder = tmp_path_factory.mktemp("installed")
    inside = folder / "sevenwonders_qt"
    ignore = shutil.ignore_patterns("draw")
    shutil.copytree(ROOT / "sevenwonders_qt", inside, ignore=ignore)
    shutil.copytree(ROOT / "resources", inside / "_resources", ignore=ignore)
    shutil.copytree(ROOT / "docs" / "manual", inside / "_resources" / "manual")
    (inside / "_resources" / "i18n").mkdir()
    for path in (ROOT / "i18n").glob("*.qm"):
        shutil.copy(path, inside / "_resources" / "i18n")
    return folder


@pytest.fixture
def installed(whole: Program, tmp_path: Path) -> Program:
    """A copy that a test may break."""
    return Path(shutil.copytree(whole, tmp_path / "broken"))


def spoil(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:100])


def test_a_whole_program_passes_and_matches_are_played_in_every_language(whole: Program) -> None:
    once = ("saves", "statistics", "sheets", "replays")
    spoken = ("pages", "rules", "encyclopaedia")
    games = ("two", "architects")
    done = self_check(whole, *READ, *spoken, *games, *once)
    lines = done.stdout.splitlines()
    assert done.returncode == 0, done.stdout + done.stderr
    assert all(line.startswith("ok     ") for line in lines[:-1])
    for code in ("en", "pt_BR", "es"):
        for check in ("translation", *spoken):
            assert any(line.startswith(f"ok     {check} {code}: ") for line in lines)
    for check in (*games, *once):
        assert any(line.startswith(f"ok     {check}: ") for line in lines)
    assert re.fullmatch(r"\d+ checks, all is well, \d+ s", lines[-1])
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("path", "harm", "check", "reported"),
    [
        ("art/icons/ui_trophy.svg", Path.unlink, "files", "ui_trophy.svg: is missing"),
        ("licences/lgpl-3.0.txt", Path.unlink, "licences", "lgpl-3.0.txt is missing"),
        ("art/scenes/altar.svg", spoil, "art", "altar.svg cannot be read"),
        ("data/classic/cards.toml", spoil, "data", "cards.toml"),
        ("data/edifice/edifices.toml", Path.unlink, "data", "edifices.toml"),
        ("rules/edifice.toml", Path.unlink, "data", "rules/edifice.toml is missing"),
        ("rules/edifice.toml", spoil, "data", "edifice.toml: edifices: texts: there is none"),
        ("advice/classic.toml", spoil, "data", "advice/classic.toml: wonder: missing"),
        ("tips/architects.toml", spoil, "data", "tips/architects.toml: tip: missing"),
        ("i18n/sevenwonders_es.qm", Path.unlink, "translations", "sevenwonders_es.qm is missing"),
        ("i18n/sevenwonders_pt_BR.qm", spoil, "translations", "sevenwonders_pt_BR.qm"),
    ],
)
def test_what_is_missing_or_damaged_is_named(
    installed: Program, path: str, harm: Callable[[Path], None], check: str, reported: str
) -> None:
    harm(installed / "sevenwonders_qt" / "_resources" / path)
    done = self_check(installed, check)
    faults = [line for line in done.stdout.splitlines() if line.startswith("FAULT")]
    assert done.returncode == 1
    assert len(faults) == 1
    assert reported in faults[0]
    assert "Traceback" not in done.stdout + done.stderr


def test_no_match_is_played_with_a_drawing_that_is_missing(installed: Program) -> None:
    (installed / "sevenwonders_qt" / "_resources" / "art" / "icons" / "vp.svg").unlink()
    done = self_check(installed, "classic")
    assert done.returncode == 1
    assert "FAULT  window: art/icons/vp.svg: is missing" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


def test_a_slow_match_may_go_on_but_one_that_stands_still_is_a_fault_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    moves = 0

    def moving() -> int:
        nonlocal moves
        moves += 1
        return moves

    with opened(application(), GAMES) as shown:
        monkeypatch.setattr(check_matches, "PATIENCE", -1.0)
        shown.until(lambda: moves > 50, "a slow match", moving)
        with pytest.raises(Broken, match="the first half stood still"):
            check_match(shown, "two")
        monkeypatch.undo()
        spoken: list[str] = []
        speak = shown.speak
        monkeypatch.setattr(shown, "speak", lambda code: (spoken.append(code), speak(code)))
        assert "points, the same read again" in check_match(shown, "two")
        codes = languages()
        assert {*spoken[: -len(codes)]} == {*codes}  # while it is played
        assert tuple(spoken[-len(codes) :]) == codes  # on the score sheet


def test_a_match_that_breaks_off_fails_without_a_traceback(installed: Program) -> None:
    rules = installed / "sevenwonders_qt" / "ai" / "rule_based.py"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(text.replace("return max(", "return min[0]("), encoding="utf-8")
    done = self_check(installed, "classic")
    assert done.returncode == 1
    assert "FAULT  classic: A computer player gives no answer." in done.stdout
    assert "Traceback" not in done.stdout + done.stderr


@dataclass(frozen=True)
class Fault:
    """A change of a source file, the check that meets it, and what that says."""

    file: str
    old: str
    new: str
    check: str
    reported: str


FAULTS = {
    "what is saved and counted": (
        Fault(*("views/sheet/files.py", "from PIL import", "from PILLS import", "sheets"), "PILLS"),
        Fault(
            "models/shown/statistics_csv.py",
            "    for one in records.played:",
            "    for one in ():",
            "statistics",
            "1 lines for 2 results",
        ),
        Fault(
            "controllers/replay.py",
            "self.go(story.last)",
            "self.go(1)",
            "replays",
            "the last step shows other points",
        ),
    ),
    "the list of matches": (
        Fault(*("session/match_index.py", "import sqlite3", "import sqlite4", "saves"), "sqlite4"),
    ),
    "what is read": (
        Fault(
            "_resources/rules/classic.toml",
            'see = ["power_second", "two_players"]',
            'see = ["power_second", "three_players"]',
            "rules",
            "the rule editions leads to three_players, which is not there",
        ),
        Fault(
            "models/classic/articles.py",
            "for each in card.chains_to)",
            "for each in card.chains_to[1:])",
            "encyclopaedia",
            "are not those of the card",
        ),
    ),
    "pictures": (
        Fault(
            "views/table/pictures.py",
            "    draw_card(canvas, rect, Faces(library.catalogue(edition))(CardId(entry.id)))",
            "    pass",
            "encyclopaedia",
            "has no picture",
        ),
    ),
}
"""Faults that do not hide each other, for one start of the program."""


@pytest.mark.parametrize("faults", FAULTS.values(), ids=FAULTS)
def test_what_the_program_cannot_do_is_named(installed: Program, faults: tuple[Fault, ...]) -> None:
    for fault in faults:
        path = installed / "sevenwonders_qt" / fault.file
        text = path.read_text(encoding="utf-8")
        assert fault.old in text
        path.write_text(text.replace(fault.old, fault.new), encoding="utf-8")
    done = self_check(installed, *(fault.check for fault in faults))
    assert done.returncode == 1
    found = [line for line in done.stdout.splitlines() if line.startswith("FAULT")]
    for fault in faults:
        assert any(
            line.startswith(f"FAULT  {fault.check}") and fault.reported in line for line in found
        ), done.stdout
    assert "Traceback" not in done.stdout + done.stderr


def test_the_letters_that_fonts_are_asked_for_are_those_of_every_text() -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "i18n").glob("*.ts"))
    unknown = {letter for letter in texts if not letter.isspace()} - {*LETTERS, *SIGNS}
    assert unknown == set()


def test_the_contents_name_every_file_of_the_resources() -> None:
    listed = packaging_script("list_contents")
    assert listed.CONTENTS.read_text(encoding="utf-8") == listed.contents(ROOT), (
        "run packaging/list_contents.py"
    )
