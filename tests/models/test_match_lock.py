"""Two windows of the program do not write one journal."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.models.match_lock import lock_file

HOLD = """
import sys, time
from pathlib import Path
from sevenwonders_qt.models.match_lock import lock_file
release = lock_file(Path(sys.argv[1]))
print("held", flush=True)
time.sleep(60)
"""


def holding(path: Path) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", HOLD, str(path)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def test_what_another_process_writes_is_locked_until_that_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with holding(path) as other:
        with pytest.raises(JournalError, match="another window") as caught:
            lock_file(path)
        assert caught.value.fault is Fault.IN_USE
        lock_file(tmp_path / "other.jsonl")()
        other.kill()
        other.wait()
        release = lock_file(path)
    with pytest.raises(JournalError):
        lock_file(path)
    release()
    lock_file(path)()
    assert not [file for file in os.listdir(tmp_path) if file.endswith(".lock")]


def test_where_nothing_can_be_written_there_is_no_lock(tmp_path: Path) -> None:
    lock_file(tmp_path / "none" / "match.jsonl")()
