"""Paths on the command line: a bad one is answered by one line, before any game is played."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from sevenwonders_qt.app.cli import COMMANDS, _parser
from sevenwonders_qt.app.commands import FILL
from sevenwonders_qt.app.games import GAMES
from tests.app.test_cli import ROOT, Terminal, terminal
from tests.session.shelf import kept_match

__all__ = ["terminal"]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="other systems tell otherwise")

READING = {
    "replay file": "replay {}",
    "review file": "review {}",
    "recover file": "matches recover {}",
    "arena focal": "arena --focal {}.net --games 100000",
    "train source": "train --players 3 --out made.net --from {}",
    "bench compare": "bench --compare {} {}",
}
"""The commands that read a file, by the name of the argument."""

WRITING = {
    "make out": "drills make --count 200 --out {}",
    "screenshot out": "screenshot {}.png",
    "arena levels": "arena --levels {} --games 100000",
    "arena ratings": "arena --ratings {} --games 100000",
    "arena png": "arena --league rules,random --games 100000 --png {}.png",
    "train out": "train --players 3 --out {}",
}
"""The commands that write one, after much work."""

FOLDERS = {
    "simulate journal": "simulate --games 2000 --journal {}",
    "matches data_dir": "--data-dir {} matches list",
}


def paths_of(parser: argparse.ArgumentParser, name: str) -> Iterator[str]:
    """The arguments of a parser and of those under it that are paths."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for under, inner in action.choices.items():
                yield from paths_of(inner, under)
        elif action.dest not in ("size", "scale", "text", "position") and (
            action.type is Path or getattr(action.type, "__module__", "").endswith("arguments")
        ):
            yield f"{name} {action.dest}"


def test_every_path_that_a_command_takes_is_tried_here() -> None:
    known = {*READING, *WRITING, *FOLDERS}
    for name, fill in FILL.items():
        parser = argparse.ArgumentParser()
        fill(parser, GAMES)
        assert {*paths_of(parser, name)} <= known
    assert {*paths_of(_parser([*COMMANDS]), "window")} - known == {"window data_dir"}


@pytest.fixture
def bad(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a file, a folder and a file of nonsense in it; relative paths are in it."""
    monkeypatch.chdir(tmp_path)
    Path("folder").mkdir()
    Path("folder.png").mkdir()
    Path("folder.net").mkdir()
    Path("file").write_bytes(b"\x00\xff nonsense [")
    Path("list").write_text("[" * 5000)
    return tmp_path


LONG = "x" * 5000


@pytest.mark.parametrize("words", READING.values(), ids=READING)
@pytest.mark.parametrize("path", ["folder", "file", "list", "nothing", "file/inside", LONG, "."])
def test_a_file_that_cannot_be_read_is_named_at_once(
    qapp: QApplication, terminal: Terminal, bad: Path, words: str, path: str
) -> None:
    began = time.process_time()
    assert terminal.refusal(*words.format(path, path).split())
    assert time.process_time() - began < 3


@pytest.mark.parametrize("words", WRITING.values(), ids=WRITING)
@pytest.mark.parametrize("path", ["folder", "file/inside", "nothing/inside", LONG])
def test_a_file_that_cannot_be_written_is_named_before_the_work_is_done(
    terminal: Terminal, bad: Path, words: str, path: str
) -> None:
    began = time.process_time()
    line = terminal.refusal(*words.format(path).split())
    assert time.process_time() - began < 3
    assert any(word in line for word in ("folder", "written"))
    assert sorted(os.listdir(bad)) == ["file", "folder", "folder.net", "folder.png", "list"]


@pytest.mark.parametrize("words", FOLDERS.values(), ids=FOLDERS)
@pytest.mark.parametrize("path", ["file", "file/inside", LONG])
def test_a_folder_that_cannot_be_one_is_named(
    terminal: Terminal, bad: Path, words: str, path: str
) -> None:
    assert terminal.refusal(*words.format(path).split())


@pytest.mark.parametrize("what", [["list"], ["rebuild"], ["recover", "a.jsonl"]])
def test_matches_of_a_folder_that_is_not_there_or_is_a_file_are_an_error(
    terminal: Terminal, bad: Path, what: list[str]
) -> None:
    assert "folder not found: nothing" in terminal.refusal(
        "--data-dir", "nothing", "matches", *what
    )
    (bad / "folder" / "matches").write_text("no folder")
    assert "matches: not a directory" in terminal.refusal("--data-dir", "folder", "matches", *what)


def test_an_empty_folder_has_no_matches_and_that_is_no_error(terminal: Terminal, bad: Path) -> None:
    assert terminal.output("--data-dir", "folder", "matches", "list") == ""


def test_levels_are_not_written_over_a_file_of_anything_else(terminal: Terminal, bad: Path) -> None:
    for name in ("file", "list"):
        before = Path(name).read_bytes()
        assert "--levels" in terminal.refusal("arena", "--levels", name)
        assert Path(name).read_bytes() == before


@pytest.mark.parametrize("file", ["folder", "file", "list", "nothing", LONG])
def test_the_window_does_not_open_for_a_position_that_is_none(bad: Path, file: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "sevenwonders_qt", "--data-dir", str(bad), "--position", file],
        cwd=bad,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("sevenwonders-qt: ") == 1
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("folder", ["", LONG, "file", "file/inside"])
def test_the_window_refuses_a_folder_that_cannot_be_one(
    terminal: Terminal, bad: Path, folder: str
) -> None:
    assert "--data-dir" in terminal.refusal("--data-dir", folder)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full device")
def test_output_that_finds_no_room_is_an_error_in_one_line(tmp_path: Path) -> None:
    kept_match(tmp_path / "matches", 3)
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "sevenwonders_qt", "rules"],
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "space" in done.stderr


@pytest.mark.skipif(os.name == "nt" or os.getuid() != 0, reason="another user has to be put on")
def test_matches_of_an_unreadable_folder_are_an_error() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        kept_match(folder / "matches", 3)
        (folder / "matches").chmod(0)
        code = (
            "import os, sys; from sevenwonders_qt.app import cli, commands;"
            "from sevenwonders_qt.session import archive; os.setuid(65534);"
            f"sys.exit(cli.main(['--data-dir', {name!r}, 'matches', 'list']))"
        )
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
        )
        (folder / "matches").chmod(0o755)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "matches: permission denied" in done.stderr
