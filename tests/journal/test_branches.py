"""A match taken back goes on from another line, and the journal loses none."""

from pathlib import Path

import pytest

from sevenwonders_qt.journal.branches import Branches
from sevenwonders_qt.journal.reading import read
from sevenwonders_qt.journal.writing import JournalWriter, write_copy
from tests.journal.toy import CODEC, HEADER, LINES, Counted, events, written


def test_the_head_follows_what_is_added_and_what_it_is_moved_to() -> None:
    branches: Branches[str] = Branches()
    deal, first, second = (branches.add(name) for name in ("deal", "first", "second"))
    branches.move(first)
    assert (branches.path(), branches.undone) == (["deal", "first"], [second])
    branches.move(deal)
    assert (branches.path(), branches.undone) == (["deal"], [second, first])
    branches.move(first)
    branches.move(second)
    assert (branches.path(), branches.undone) == (["deal", "first", "second"], [])
    branches.move(deal)
    other = branches.add("other")
    assert (branches.path(), branches.undone) == (["deal", "other"], [])
    branches.move(second)
    assert (branches.path(), branches.undone) == (["deal", "first", "second"], [])
    assert branches.path(other) == ["deal", "other"]
    with pytest.raises(KeyError):
        branches.move(99)


def test_a_match_taken_back_is_read_as_it_went_on(tmp_path: Path) -> None:
    path = written(tmp_path)
    before = path.read_bytes()
    writer = JournalWriter.reopen(read(path), CODEC, durable=False)
    writer.go_back(3, 2, practice=False)
    writer.append(0, [Counted(7)])
    writer.close()
    assert events(path) == [*LINES[0], *LINES[1], Counted(7)]
    assert path.read_bytes().startswith(before), "nothing is lost"
    assert not read(path).practice
    writer = JournalWriter.reopen(read(path), CODEC, durable=False)
    writer.go_back(4, 4, practice=True)
    writer.close()
    assert events(path) == [event for line in LINES for event in line]
    assert read(path).practice


def test_a_copy_has_what_leads_to_a_line_and_no_more(tmp_path: Path) -> None:
    path = written(tmp_path)
    recorded = read(path)
    write_copy(recorded, tmp_path / "copy.jsonl", HEADER, 3)
    assert events(tmp_path / "copy.jsonl") == [*LINES[0], *LINES[1]]
    assert read(path).branches.path() == recorded.branches.path()
