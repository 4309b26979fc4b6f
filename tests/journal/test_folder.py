"""Which match can be continued, and what happens where nothing can be written."""

import json
import os
import pickle
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from sevenwonders_qt.journal.fault import Fault, JournalError, of_system
from sevenwonders_qt.journal.folder import (
    ORDER,
    finished,
    latest_unfinished,
    new_path,
    note_played,
    unfinished,
)
from sevenwonders_qt.journal.writing import JournalWriter
from tests.journal.toy import CODEC, HEADER, LINES, Counted, events, written


def journal(folder: Path, name: str, at: int, over: bool = False) -> Path:
    """A journal last written ``at`` seconds."""
    path = written(folder, over).rename(folder / name)
    os.utime(path, (at, at))
    return path


def test_names_sort_by_the_time_the_match_began(tmp_path: Path) -> None:
    path = new_path(tmp_path, datetime(2026, 1, 31, 18, 5, tzinfo=UTC))
    assert path.name.startswith("20260131T180500Z-")
    assert path != new_path(tmp_path, datetime(2026, 1, 31, 18, 5, tzinfo=UTC))


def test_the_match_played_last_is_continued_unless_it_is_over(tmp_path: Path) -> None:
    first = journal(tmp_path, "1.jsonl", at=300)
    second = journal(tmp_path, "2.jsonl", at=200)
    over = journal(tmp_path, "3.jsonl", at=400, over=True)
    (tmp_path / "note.txt").write_text("not a journal")
    assert finished(over)
    assert list(unfinished(tmp_path)) == [first, second]
    assert latest_unfinished(tmp_path) == first


def test_the_match_opened_last_comes_first_whatever_the_clock_said(tmp_path: Path) -> None:
    old, new, newest = (journal(tmp_path, f"{at}.jsonl", at) for at in (100, 200, 300))
    note_played(new)
    note_played(old)
    assert list(unfinished(tmp_path)) == [old, new, newest]
    note_played(new)
    assert list(unfinished(tmp_path)) == [new, old, newest]
    assert json.loads((tmp_path / ORDER).read_bytes()) == ["200.jsonl", "100.jsonl"]


def test_the_order_of_a_hundred_matches_is_remembered(tmp_path: Path) -> None:
    names = [f"{number}.jsonl" for number in range(101)]
    for name in names:
        note_played(tmp_path / name)
    assert json.loads((tmp_path / ORDER).read_bytes()) == names[:0:-1]


@pytest.mark.parametrize(
    "note",
    ['{"1.jsonl": 1}', '["1.jsonl", 2]', '"1.jsonl"', "1", "nonsense", f'["1.jsonl"{65536 * " "}]'],
    ids=["no list", "a number in it", "one name", "a number", "no JSON", "too long"],
)
def test_a_damaged_note_of_the_order_is_as_none(tmp_path: Path, note: str) -> None:
    journal(tmp_path, "1.jsonl", at=1)
    last = journal(tmp_path, "2.jsonl", at=2)
    (tmp_path / ORDER).write_text(note)
    assert latest_unfinished(tmp_path) == last
    note_played(last)
    assert json.loads((tmp_path / ORDER).read_bytes()) == ["2.jsonl"]


def test_what_cannot_be_read_is_not_taken_as_finished(tmp_path: Path) -> None:
    assert not finished(tmp_path / "gone.jsonl")
    assert not finished(tmp_path)


def test_without_a_match_or_a_folder_there_is_nothing_to_continue(tmp_path: Path) -> None:
    assert latest_unfinished(tmp_path) is None
    assert latest_unfinished(tmp_path / "none") is None
    journal(tmp_path, "1.jsonl", at=1, over=True)
    assert latest_unfinished(tmp_path) is None


def test_a_damaged_journal_is_listed_so_that_its_refusal_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "empty.jsonl"
    path.touch()
    assert latest_unfinished(tmp_path) == path


def test_a_journal_is_never_written_over(tmp_path: Path) -> None:
    path = written(tmp_path)
    before = path.read_bytes()
    with pytest.raises(JournalError, match="already there"):
        JournalWriter.create(path, HEADER, CODEC, LINES[0])
    assert path.read_bytes() == before


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "matches").write_text("a file where the folder should be")
    with pytest.raises(JournalError) as caught:
        JournalWriter.create(tmp_path / "matches" / "1.jsonl", HEADER, CODEC, LINES[0])
    assert caught.value.fault is Fault.UNWRITABLE


@pytest.mark.skipif(sys.platform == "win32", reason="limits the size of files")
def test_a_full_disk_leaves_the_lines_before_whole_and_gets_all_that_is_missing_later(
    tmp_path: Path,
) -> None:
    import resource

    path = written(tmp_path)
    before = path.read_bytes()
    writer = JournalWriter.create(tmp_path / "2.jsonl", HEADER, CODEC, LINES[0])
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (writer.path.stat().st_size + 20, hard))
    try:
        with pytest.raises(JournalError) as caught:
            writer.append(0, [Counted(5)])
        assert caught.value.fault is Fault.FULL
        with pytest.raises(JournalError):
            writer.append(0, [Counted(6)])
        assert events(writer.path) == LINES[0]
        assert writer.path.read_bytes().endswith(b"\n")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    writer.append(0, [Counted(7)])
    writer.close()
    assert events(writer.path) == [*LINES[0], Counted(5), Counted(6), Counted(7)]
    assert path.read_bytes() == before


def test_what_the_system_says_is_passed_on_or_else_the_kind_of_error(tmp_path: Path) -> None:
    missing = of_system(Fault.UNREADABLE, tmp_path, FileNotFoundError(2, "No such file"))
    assert (missing.fault, str(missing)) == (Fault.UNREADABLE, f"{tmp_path}: no such file")
    silent = of_system(Fault.UNREADABLE, tmp_path, PermissionError())
    assert str(silent) == f"{tmp_path}: permissionerror"


def test_a_fault_of_another_process_arrives_as_it_was_raised(tmp_path: Path) -> None:
    fault = JournalError(Fault.DAMAGED, tmp_path / "a.jsonl", "is damaged", line=7)
    arrived = pickle.loads(pickle.dumps(fault))
    assert str(arrived) == str(fault)
    assert (arrived.fault, arrived.path, arrived.line) == (fault.fault, fault.path, 7)
