"""A choice counts as accepted only once its line is on the disk."""

import os
from pathlib import Path

import pytest

from sevenwonders_qt.journal.header import Header
from sevenwonders_qt.journal.reading import read
from sevenwonders_qt.journal.writing import JournalWriter, rewrite
from tests.journal.toy import CODEC, HEADER, LINES


class Disk:
    """Notes what stands in a file whenever it is really forced to the disk, by its inode."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.forced: dict[int, bytes] = {}
        really = os.fsync

        def fsync(handle: int) -> None:
            really(handle)
            found = os.fstat(handle)
            for path in Path(f"/proc/self/fd/{handle}").resolve().parent.iterdir():
                if path.is_file() and path.stat().st_ino == found.st_ino:
                    self.forced[found.st_ino] = path.read_bytes()

        monkeypatch.setattr(os, "fsync", fsync)

    def holds(self, path: Path) -> bytes:
        """What of a file would be there after the machine itself had stopped."""
        return self.forced.get(path.stat().st_ino, b"")


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    if not Path("/proc/self/fd").exists():
        pytest.skip("no way to see which file a handle is of")
    return Disk(monkeypatch)


def test_every_line_is_on_the_disk_before_its_choice_counts(disk: Disk, tmp_path: Path) -> None:
    first, *rest = LINES
    writer = JournalWriter.create(tmp_path / "match.jsonl", HEADER, CODEC, first)
    assert disk.holds(writer.path) == writer.path.read_bytes() != b""
    for line in rest:
        before = writer.path.read_bytes()
        writer.append(0, line)
        assert disk.holds(writer.path) == writer.path.read_bytes() != before
    writer.go_back(2, 1, practice=True)
    assert disk.holds(writer.path) == writer.path.read_bytes()
    assert disk.holds(writer.path).endswith(b"\n")
    writer.close()


def test_a_line_cut_off_is_gone_from_the_disk_before_the_next(disk: Disk, tmp_path: Path) -> None:
    JournalWriter.create(tmp_path / "match.jsonl", HEADER, CODEC, LINES[0]).close()
    path = tmp_path / "match.jsonl"
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"n":1')
    writer = JournalWriter.reopen(read(path), CODEC)
    assert disk.holds(path) == whole
    writer.append(0, LINES[1])
    assert disk.holds(path) == path.read_bytes() != whole
    writer.close()


def test_a_new_header_is_on_the_disk_before_it_counts(disk: Disk, tmp_path: Path) -> None:
    JournalWriter.create(tmp_path / "match.jsonl", HEADER, CODEC, LINES[0]).close()
    path = tmp_path / "match.jsonl"
    header = Header(HEADER.game, HEADER.seed, HEADER.seats, HEADER.created, title="Mine")
    rewrite(read(path), header)
    assert disk.holds(path) == path.read_bytes()
    assert b"Mine" in disk.holds(path)
