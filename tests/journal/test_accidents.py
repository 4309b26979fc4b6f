"""Whatever happens to the file of a running match: no line is lost, and no other file is harmed."""

from __future__ import annotations

import errno
import os
import random
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sevenwonders_qt.journal.fault import Fault, JournalError, Saved
from sevenwonders_qt.journal.reading import read
from sevenwonders_qt.journal.writing import JournalWriter
from tests.journal.toy import CODEC, HEADER, Counted, events

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="there an open file keeps its name")


def begun(folder: Path) -> JournalWriter:
    """A journal with the numbers 0, 1 and 2."""
    writer = JournalWriter.create(folder / "match.jsonl", HEADER, CODEC, [Counted(0)])
    for number in (1, 2):
        writer.append(0, [Counted(number)])
    return writer


def numbers(path: Path) -> list[int]:
    return [event.number for event in events(path) if isinstance(event, Counted)]


def removed(path: Path) -> None:
    path.unlink()


def moved(path: Path) -> None:
    path.rename(path.with_name("mine.jsonl"))


def folder_removed(path: Path) -> None:
    shutil.rmtree(path.parent)


def copied_over_itself(path: Path) -> None:
    """As sync programs do it."""
    other = path.with_name("other")
    shutil.copy(path, other)
    os.replace(other, path)


def set_back(path: Path) -> None:
    """An older state, as from a backup."""
    older = path.read_bytes().splitlines(keepends=True)[:-1]
    other = path.with_name("other")
    other.write_bytes(b"".join(older))
    os.replace(other, path)


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-7])


def half_a_line_more(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b'{"n":3,"by":0,"ev')


def replaced(path: Path) -> None:
    other = path.with_name("other")
    JournalWriter.create(other, HEADER, CODEC, [Counted(99)]).close()
    os.replace(other, path)


def overwritten(path: Path) -> None:
    path.write_bytes(b"something else")


def played_on_elsewhere(path: Path) -> None:
    copy = path.with_name("copy.jsonl")
    shutil.copy(path, copy)
    writer = JournalWriter.reopen(read(copy), CODEC)
    writer.append(1, [Counted(50)])
    writer.close()
    os.replace(copy, path)


def a_folder_instead(path: Path) -> None:
    path.unlink()
    path.mkdir()


def a_pipe_instead(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


ACCIDENTS: dict[Callable[[Path], None], Saved] = {
    removed: Saved.RESTORED,
    moved: Saved.RESTORED,
    folder_removed: Saved.RESTORED,
    copied_over_itself: Saved.IN_PLACE,
    set_back: Saved.IN_PLACE,
    emptied: Saved.IN_PLACE,
    cut_short: Saved.IN_PLACE,
    half_a_line_more: Saved.IN_PLACE,
    replaced: Saved.ELSEWHERE,
    overwritten: Saved.ELSEWHERE,
    played_on_elsewhere: Saved.ELSEWHERE,
    a_folder_instead: Saved.ELSEWHERE,
    a_pipe_instead: Saved.ELSEWHERE,
}


@POSIX
@pytest.mark.parametrize("accident", ACCIDENTS, ids=lambda accident: accident.__name__)
def test_a_journal_is_written_once_more_and_what_took_its_place_stays(
    accident: Callable[[Path], None], tmp_path: Path
) -> None:
    writer = begun(tmp_path / "matches")
    path = writer.path
    accident(path)
    other = path.read_bytes() if path.is_file() else None
    assert writer.append(0, [Counted(3)]) is ACCIDENTS[accident]
    assert writer.append(0, [Counted(4)]) is Saved.IN_PLACE
    writer.close()
    assert numbers(writer.path) == [0, 1, 2, 3, 4]
    assert (writer.path == path) is (ACCIDENTS[accident] is not Saved.ELSEWHERE)
    if ACCIDENTS[accident] is Saved.ELSEWHERE:
        assert (path.read_bytes() if path.is_file() else None) == other
    if accident is moved:
        assert numbers(path.with_name("mine.jsonl")) == [0, 1, 2]


@POSIX
def test_no_line_is_lost_whatever_follows_upon_what(tmp_path: Path) -> None:
    dice = random.Random(4)
    for round in range(60):
        writer = begun(tmp_path / f"{round}" / "matches")
        wanted = [0, 1, 2]
        for _ in range(dice.randrange(1, 8)):
            happens = dice.choice([*ACCIDENTS])
            if happens not in (set_back, played_on_elsewhere) or len(read(writer.path).entries) > 1:
                happens(writer.path)
            wanted.append(len(wanted))
            writer.append(0, [Counted(wanted[-1])])
            assert numbers(writer.path) == wanted
        writer.close()


@pytest.mark.parametrize("error", [errno.EIO, errno.ENOSPC, errno.EACCES])
@pytest.mark.parametrize("failures", [1, 3])
def test_what_the_disk_did_not_take_is_written_with_the_next_line(
    error: int, failures: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system may say so only when the line is to be made to last."""
    writer = begun(tmp_path)
    really, left = os.fsync, [failures]

    def fsync(handle: int) -> None:
        if left[0]:
            left[0] -= 1
            raise OSError(error, os.strerror(error))
        really(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    wanted = [0, 1, 2]
    for _ in range(failures):
        wanted.append(len(wanted))
        with pytest.raises(JournalError):
            writer.append(0, [Counted(wanted[-1])])
        assert numbers(writer.path) == [0, 1, 2]
    writer.append(0, [Counted(9)])
    assert numbers(writer.path) == [*wanted, 9]
    writer.close()


def test_a_journal_can_be_written_to_another_folder(tmp_path: Path) -> None:
    held: list[Path] = []

    def lock(path: Path) -> Callable[[], None]:
        held.append(path)
        return lambda: held.remove(path)

    full, other = tmp_path / "full", tmp_path / "other" / "mine.7wmatch"
    full.write_bytes(b"no folder")
    writer = JournalWriter.begun(full / "1.jsonl", HEADER, CODEC, [Counted(0)], lock=lock)
    with pytest.raises(JournalError):
        writer.save()
    with pytest.raises(JournalError):
        writer.append(0, [Counted(1)])
    writer.save_at(other)
    assert held == [other]
    writer.append(0, [Counted(2)])
    assert numbers(other) == [0, 1, 2]
    writer.save_at(other)
    writer.close()
    assert held == []


def test_what_cannot_be_written_elsewhere_leaves_the_journal_where_it_is(tmp_path: Path) -> None:
    writer = begun(tmp_path)
    path, taken = writer.path, tmp_path / "taken"
    taken.mkdir()
    with pytest.raises(JournalError):
        writer.save_at(taken)
    writer.append(0, [Counted(3)])
    assert (writer.path, numbers(path)) == (path, [0, 1, 2, 3])
    writer.close()


def test_a_journal_played_on_since_it_was_read_is_left_alone(tmp_path: Path) -> None:
    writer = begun(tmp_path)
    recorded = read(writer.path)
    writer.append(0, [Counted(3)])
    writer.close()
    with pytest.raises(JournalError, match="changed by another program") as caught:
        JournalWriter.reopen(recorded, CODEC)
    assert caught.value.fault is Fault.UNWRITABLE
    assert numbers(writer.path) == [0, 1, 2, 3]
