"""Saved matches are renamed, duplicated, taken out and brought in, or stay as they are."""

import os
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.reading import LARGEST, read
from sevenwonders_qt.models.match_lock import lock_file
from sevenwonders_qt.session import shelf
from sevenwonders_qt.session.archive import Archive
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.summary import Entry, Summary, summarise
from tests.session.play import BOX
from tests.session.shelf import kept_match

FORMAT1 = Path(__file__).parents[1] / "journal" / "format1"
WRITTEN = 1_760_000_000


@pytest.fixture
def here(tmp_path: Path) -> Path:
    return tmp_path / "matches"


def entry(path: Path) -> Any:
    return summarise(BOX.find, path)


def entries(folder: Path) -> list[Entry]:
    archive = Archive(folder, BOX.find)
    archive.refresh()
    return list(archive.entries())


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def branched(folder: Path) -> Path:
    """A match in which something was taken back, and which went on otherwise."""
    path = kept_match(folder, 9)
    match: Match[Any] = Match.resume(BOX.find, path)
    match.go_back(match.steps[4])
    match.close()
    return path


def test_a_new_title_changes_nothing_else(here: Path) -> None:
    path = branched(here)
    os.utime(path, (WRITTEN, WRITTEN))
    before = entry(path)
    shelf.rename(path, "Farol contra a noite")
    after = entry(path)
    assert after.header.title == "Farol contra a noite"
    assert (after.outline, after.practice, after.over) == (
        before.outline,
        before.practice,
        before.over,
    )
    assert after.stamp != before.stamp
    assert int(after.stamp.written / 1e9) == WRITTEN
    assert names(here) == {path.name}


def test_a_match_that_is_played_elsewhere_keeps_its_title(here: Path) -> None:
    path = kept_match(here, 4)
    data = path.read_bytes()
    release = lock_file(path)
    with pytest.raises(JournalError) as refused:
        shelf.rename(path, "Mine", lock_file)
    release()
    assert refused.value.fault is Fault.IN_USE
    assert path.read_bytes() == data


def test_a_copy_is_practice_and_has_what_was_undone(here: Path) -> None:
    path = branched(here)
    copy = shelf.duplicate(path, "What if")
    told = entry(copy)
    assert copy != path
    assert (told.header.title, told.practice) == ("What if", True)
    assert read(copy).entries == read(path).entries
    assert entry(path).header.title == ""


def test_a_match_goes_out_to_a_file_and_comes_in_elsewhere(here: Path, tmp_path: Path) -> None:
    path = branched(here)
    shelf.rename(path, "Sábado em família")
    os.utime(path, (WRITTEN, WRITTEN))
    file = tmp_path / "Sábado.7wmatch"
    file.write_text("something of before")
    shelf.export_match(path, file)
    assert file.read_bytes() == path.read_bytes()
    os.utime(file, (WRITTEN, WRITTEN))
    there = tmp_path / "there"
    brought = shelf.import_match(BOX.find, file, there, entries(there))
    one, other = entry(path), entry(brought)
    assert (one.header, one.outline, one.practice) == (other.header, other.outline, other.practice)
    assert brought.stat().st_mtime == WRITTEN
    assert names(there) == {brought.name}


def test_a_line_cut_off_stays_behind(here: Path, tmp_path: Path) -> None:
    path = kept_match(here, 6)
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"n":99,"ev')
    shelf.export_match(path, tmp_path / "out.7wmatch")
    assert (tmp_path / "out.7wmatch").read_bytes() == whole
    (tmp_path / "torn.7wmatch").write_bytes(whole[:-30])
    there = tmp_path / "there"
    brought = shelf.import_match(BOX.find, tmp_path / "torn.7wmatch", there, [])
    assert brought.read_bytes() == whole[: whole[:-30].rindex(b"\n") + 1]


def test_a_match_that_is_here_already_is_noticed_under_any_title(
    here: Path, tmp_path: Path
) -> None:
    path = branched(here)
    file = tmp_path / "again.7wmatch"
    shelf.export_match(path, file)
    shelf.rename(path, "Renamed meanwhile")
    before = names(here)
    with pytest.raises(shelf.AlreadyHere) as found:
        shelf.import_match(BOX.find, file, here, entries(here))
    assert found.value.path == path
    assert names(here) == {*before, "matches.sqlite"}


def test_the_same_match_further_on_is_another_one(here: Path, tmp_path: Path) -> None:
    path = kept_match(here, 3)
    shelf.export_match(path, tmp_path / "early.7wmatch")
    match: Match[Any] = Match.resume(BOX.find, path)
    match.go_back(match.steps[1])
    match.close()
    brought = shelf.import_match(BOX.find, tmp_path / "early.7wmatch", here, entries(here))
    assert brought != path


def test_a_match_that_became_practice_does_not_come_back_as_one_that_counts(
    here: Path, tmp_path: Path
) -> None:
    path = kept_match(here, 3)
    file = tmp_path / "early.7wmatch"
    shelf.export_match(path, file)
    copy = shelf.duplicate(path, "What comes")
    with pytest.raises(shelf.AlreadyHere) as found:
        shelf.import_match(BOX.find, file, here, entries(here))
    assert found.value.path in (path, copy)
    copy.unlink()
    match: Match[Any] = Match.resume(BOX.find, path)
    match.submit(match.game.legal(match.state, match.owing[0])[0])
    match.close()
    assert entry(shelf.import_match(BOX.find, file, here, entries(here))).practice


@pytest.mark.parametrize("ahead", ["the match", "the file"])
def test_a_match_that_goes_on_is_named_when_a_file_shows_what_comes_in_it(
    ahead: str, here: Path, tmp_path: Path
) -> None:
    path = kept_match(here, 3)
    file = tmp_path / "other.7wmatch"
    shelf.export_match(path, file)
    assert shelf.shown_by([file, tmp_path / "none"], entries(here)) == []
    match: Match[Any] = Match.resume(BOX.find, file if ahead == "the file" else path)
    match.submit(match.game.legal(match.state, match.owing[0])[0])
    match.close()
    assert shelf.shown_by([file], entries(here)) == [path]
    brought = shelf.import_match(BOX.find, file, here, entries(here))
    assert entry(brought).practice is (ahead == "the match")
    shelf.mark_practice(path)
    assert shelf.shown_by([file], [entry(path)]) == []


def test_a_match_of_a_seed_that_is_known_here_comes_in_as_practice(
    here: Path, tmp_path: Path
) -> None:
    kept_match(here, 5, seed=8)
    file = kept_match(tmp_path / "other", 3, seed=8)
    foreign = kept_match(tmp_path / "other", 3, seed=9)
    assert entry(shelf.import_match(BOX.find, file, here, entries(here))).practice
    assert not entry(shelf.import_match(BOX.find, foreign, here, entries(here))).practice


def test_a_match_that_is_over_counts_although_its_seed_is_known(here: Path, tmp_path: Path) -> None:
    path = kept_match(tmp_path, 1000)
    assert entry(path).over
    file = tmp_path / "over.7wmatch"
    shelf.export_match(path, file)
    kept_match(here, 5)
    brought = shelf.import_match(BOX.find, file, here, entries(here))
    assert not entry(brought).practice


def refused(source: Path, here: Path) -> JournalError:
    """Why the file is not brought in; nothing may be left of the attempt."""
    with pytest.raises(JournalError) as error:
        shelf.import_match(BOX.find, source, here, [])
    assert not here.exists() or not names(here)
    return error.value


@pytest.mark.parametrize("line", [1, 2, 7])
def test_a_damaged_file_is_refused_with_the_line(line: int, here: Path, tmp_path: Path) -> None:
    lines = kept_match(tmp_path, 9).read_bytes().splitlines(keepends=True)
    lines[line - 1] = re.sub(rb"([0-9])", rb"9\1", lines[line - 1], count=3)
    source = tmp_path / "damaged.7wmatch"
    source.write_bytes(b"".join(lines))
    error = refused(source, here)
    assert error.fault in (Fault.DAMAGED, Fault.NEWER)
    assert error.line == line


def test_an_event_that_cannot_be_is_found_in_what_was_undone(here: Path, tmp_path: Path) -> None:
    from sevenwonders_qt.journal.line import read_line, write_line

    source = branched(tmp_path)
    forged, before, checksum = b"", 0, 0
    for number, text in enumerate(source.read_bytes().splitlines(), 1):
        fields, before = read_line(text, before)
        if number == 9:  # undone since
            fields["events"][0] = {**fields["events"][0], "seat": 77}
        line, checksum = write_line(fields, checksum)
        forged += line
    (tmp_path / "forged.7wmatch").write_bytes(forged)
    error = refused(tmp_path / "forged.7wmatch", here)
    assert (error.fault, error.line) == (Fault.DAMAGED, 9)


def test_a_newer_file_is_refused(here: Path, tmp_path: Path) -> None:
    source = kept_match(tmp_path, 2)
    source.write_bytes(source.read_bytes().replace(b'"version":5', b'"version":9', 1))
    assert refused(source, here).fault is Fault.NEWER


def test_a_file_that_is_far_too_large_is_refused_unread(here: Path, tmp_path: Path) -> None:
    source = kept_match(tmp_path, 2)
    with source.open("ab") as file:
        file.truncate(LARGEST + 1)
    assert refused(source, here).fault is Fault.TOO_LARGE


def test_no_file_and_no_match_are_refused(here: Path, tmp_path: Path) -> None:
    assert refused(tmp_path / "nothing.7wmatch", here).fault is Fault.UNREADABLE
    (tmp_path / "list.7wmatch").write_text("milk, bread")
    assert refused(tmp_path / "list.7wmatch", here).fault is Fault.FOREIGN
    (tmp_path / "folder.7wmatch").mkdir()
    assert refused(tmp_path / "folder.7wmatch", here).fault is Fault.UNREADABLE


def test_a_file_of_an_older_format_is_brought_up_to_date(here: Path) -> None:
    source = sorted(FORMAT1.glob("*.jsonl"))[0]
    old = source.read_bytes()
    brought = shelf.import_match(BOX.find, source, here, [])
    assert b'"version":5' in brought.read_bytes()[:60]
    told = entry(brought)
    assert isinstance(told, Summary)
    assert told.outline == entry(source).outline
    assert source.read_bytes() == old


@pytest.mark.skipif(sys.platform == "win32", reason="names are another matter there")
def test_where_nothing_can_be_written_all_stays_as_it_was(here: Path, tmp_path: Path) -> None:
    path = kept_match(here, 3)
    with pytest.raises(JournalError) as error:
        shelf.export_match(path, tmp_path / "no" / "such" / "folder.7wmatch")
    assert error.value.fault is Fault.UNWRITABLE
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(JournalError) as error:
        shelf.import_match(BOX.find, path, tmp_path / "file", [])
    assert error.value.fault is Fault.UNWRITABLE


def test_what_does_not_open_here_goes_out_as_it_is(here: Path, tmp_path: Path) -> None:
    path = kept_match(here, 3)
    path.write_bytes(path.read_bytes().replace(b'"version":5', b'"version":9', 1))
    shelf.export_match(path, tmp_path / "newer.7wmatch")
    assert (tmp_path / "newer.7wmatch").read_bytes() == path.read_bytes()
