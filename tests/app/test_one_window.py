"""A second start hands over what it brings to the window that is open, and ends."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QSysInfo
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app import one_window
from sevenwonders_qt.app.one_window import OneWindow
from tests.app.installed import COMMAND
from tests.session.shelf import kept_match

HOLD = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from sevenwonders_qt.app.one_window import OneWindow
app = QCoreApplication([])
one = OneWindow(Path(sys.argv[1]))
print(one.hands_over([Path(name) for name in sys.argv[2:]]), flush=True)
time.sleep(60)
"""


def started(folder: Path, *words: str) -> subprocess.Popen[str]:
    """The program as a person starts it."""
    command = [*COMMAND, "--data-dir", str(folder), *words]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.Popen(command, env=environment)


@contextmanager
def running(folder: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    with started(folder, *words) as process:
        try:
            yield process
        finally:
            process.kill()


def wait_for(done: object) -> None:
    until = time.monotonic() + 250
    while not done():  # type: ignore[operator]
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.mark.timeout(600)
def test_a_second_start_brings_its_match_into_the_open_window(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    source = kept_match(tmp_path / "elsewhere", 20)
    brought = source.rename(tmp_path / "elsewhere" / "mine.7wmatch")
    matches = folder / "matches"
    with running(folder) as first:
        wait_for((folder / one_window.LOCK).exists)
        with started(folder, str(brought)) as second:
            assert second.wait(250) == 0
        assert first.poll() is None
        wait_for(lambda: matches.is_dir() and any(matches.glob("*.jsonl")))
        if sys.platform != "win32":
            first.send_signal(signal.SIGKILL)
            first.wait()
            with running(folder) as third:  # nothing of the one that was killed is in its way
                time.sleep(1.0)
                assert third.poll() is None
                with started(folder) as fourth:
                    assert fourth.wait(250) == 0


def held(folder: Path, *files: str) -> subprocess.Popen[str]:
    """A process that is a start of the program, but answers nobody."""
    command = [sys.executable, "-c", HOLD, str(folder), *files]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def said(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_files_and_the_wish_for_the_front_arrive_each_once(qtbot: QtBot, tmp_path: Path) -> None:
    one = OneWindow(tmp_path)
    assert not one.hands_over()
    found: list[list[Path]] = []
    one.wanted.connect(found.append)
    one.listen()
    odd = os.fsdecode(b"caf\xe9.7wmatch")
    with held(tmp_path, "/a b/ü.7wmatch", odd) as second, held(tmp_path) as third:
        qtbot.waitUntil(lambda: len(found) == 2)
        assert (said(second), said(third)) == ("True", "True")
        second.kill()
        third.kill()
    assert sorted(map(len, found)) == [0, 2]
    (files,) = (files for files in found if files)
    assert files == [Path("/a b/ü.7wmatch"), Path.cwd() / odd]
    one.close()
    assert list(tmp_path.iterdir()) == []


def test_a_window_that_does_not_answer_holds_nobody_up_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(one_window, "PATIENCE", 0.2)
    with held(tmp_path) as first:
        assert said(first) == "False"
        one = OneWindow(tmp_path)
        assert not one.hands_over([Path("a.7wmatch")])
        assert list((tmp_path / one_window.INBOX).iterdir()) == []
        first.kill()
    one.close()


def test_who_waits_for_a_window_that_ends_is_the_next_one(tmp_path: Path) -> None:
    with held(tmp_path) as first:
        assert said(first) == "False"
        with held(tmp_path, "a.7wmatch") as second:
            wait_for(lambda: any((tmp_path / one_window.INBOX).glob("*.json")))
            first.kill()
            assert said(second) == "False"  # it has to show the match itself
            second.kill()
    assert not OneWindow(tmp_path).hands_over()


def test_every_data_folder_has_its_own_window(tmp_path: Path) -> None:
    one, other = OneWindow(tmp_path / "a"), OneWindow(tmp_path / "b")
    assert not one.hands_over()
    assert not other.hands_over()
    one.close()
    other.close()


def test_a_window_on_another_computer_is_no_window_here(tmp_path: Path) -> None:
    (tmp_path / one_window.LOCK).write_text(f"1\nsevenwonders-qt\nnot-{_here()}\n\n\n")
    one = OneWindow(tmp_path)
    assert not one.hands_over()
    one.listen()
    one.close()
    assert (tmp_path / one_window.LOCK).exists()


@pytest.mark.parametrize(
    "content",
    ["", "{", "[]", '{"files": 1, "token": ""}', '{"files": [1], "token": ""}', "x" * 99_999],
)
def test_what_is_no_request_is_thrown_away(qtbot: QtBot, tmp_path: Path, content: str) -> None:
    one = OneWindow(tmp_path)
    assert not one.hands_over()
    found: list[list[Path]] = []
    one.wanted.connect(found.append)
    request = tmp_path / one_window.INBOX / "0.json"
    request.parent.mkdir()
    request.write_text(content)
    one.listen()
    qtbot.waitUntil(lambda: not request.exists())
    old = tmp_path / one_window.INBOX / "1.json"
    part = tmp_path / one_window.INBOX / "1.part"
    part.write_text(json.dumps({"files": [], "token": ""}))
    os.utime(part, (1_790_000_000,) * 2)
    part.rename(old)
    qtbot.waitUntil(lambda: not old.exists())
    assert found == []
    one.close()


def _here() -> str:
    return QSysInfo.machineHostName()
