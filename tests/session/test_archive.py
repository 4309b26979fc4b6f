"""A folder of matches is listed from its index, which is believed only where it fits."""

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt.core.decider import AnyGame, Variant
from sevenwonders_qt.journal.fault import Fault
from sevenwonders_qt.journal.header import PERSON
from sevenwonders_qt.session.archive import Archive
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.match_index import NAME
from sevenwonders_qt.session.step import Span
from sevenwonders_qt.session.summary import Summary, Unreadable
from tests.session.play import BOX
from tests.session.shelf import kept_match, many


class Reader:
    """Finds games, and counts how many journals were read for it."""

    def __init__(self) -> None:
        self.read = 0

    def __call__(self, variant: Variant) -> AnyGame:
        self.read += 1
        return BOX.find(variant)


def opened(folder: Path) -> tuple[Archive, Reader]:
    reader = Reader()
    archive = Archive(folder, reader)
    archive.refresh()
    return archive, reader


def the_only(archive: Archive) -> Any:
    (entry,) = archive.entries()
    return entry


@pytest.mark.parametrize("game", ["classic", "architects"])
def test_a_match_is_told_as_it_stands_and_from_the_index_the_same(
    game: str, tmp_path: Path
) -> None:
    path = kept_match(tmp_path, 12, game=game)
    archive, reader = opened(tmp_path)
    told = the_only(archive)
    match: Match[Any] = Match.replay(BOX.find, path)
    assert isinstance(told, Summary)
    assert (told.path, told.header, told.over) == (path, match.header, False)
    assert told.outline == match.game.outline(match.state)
    assert told.answering == tuple(sorted({match.player_of(s) for s in match.owing}))
    assert reader.read == 1
    again, reader = opened(tmp_path)
    assert (the_only(again), reader.read) == (told, 0)


def test_only_a_journal_that_was_written_on_is_read_again(tmp_path: Path) -> None:
    first, second = kept_match(tmp_path, 3, seed=1), kept_match(tmp_path, 3, seed=2)
    archive, _ = opened(tmp_path)
    match: Match[Any] = Match.resume(BOX.find, second)
    match.go_back(match.steps[0])
    match.close()
    again, reader = opened(tmp_path)
    assert reader.read == 1
    assert again.entry(first) == archive.entry(first)
    told = again.entry(second)
    assert isinstance(told, Summary)
    assert told.practice == match.practice
    assert told.outline == match.game.outline(match.state)
    assert [entry.path for entry in again.entries()] == [second, first]


def test_a_journal_that_is_gone_leaves_the_list_and_the_index(tmp_path: Path) -> None:
    kept_match(tmp_path, 3, seed=1).unlink()
    path = kept_match(tmp_path, 3, seed=2)
    archive, _ = opened(tmp_path)
    path.unlink()
    assert archive.scan() == 0
    assert not archive.entries()
    with closing(sqlite3.connect(tmp_path / NAME)) as index:
        assert index.execute("SELECT count(*) FROM match").fetchone() == (0,)


def test_journals_that_do_not_open_are_listed_with_what_is_wrong(tmp_path: Path) -> None:
    path = kept_match(tmp_path, 5)
    data = path.read_bytes()
    wanted = {
        "flipped.jsonl": (data.replace(b'"n":', b'"m":', 3), Fault.DAMAGED, 2),
        "foreign.jsonl": (b"a shopping list\n", Fault.FOREIGN, 1),
        "newer.jsonl": (data.replace(b'"version":5', b'"version":9', 1), Fault.NEWER, 1),
        "empty.jsonl": (b"", Fault.FOREIGN, 1),
    }
    path.unlink()
    for name, (content, _, _) in wanted.items():
        (tmp_path / name).write_bytes(content)
    (tmp_path / "folder.jsonl").mkdir()
    archive, _ = opened(tmp_path)
    again, reader = opened(tmp_path)
    for told in (archive, again):
        found: dict[str, Any] = {entry.path.name: entry for entry in told.entries()}
        assert {*found} == {*wanted}
        for name, (_, fault, line) in wanted.items():
            assert isinstance(found[name], Unreadable)
            assert (found[name].fault, found[name].line) == (fault, line)
            assert name in found[name].reason
    assert reader.read == 0
    assert not again.results()


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are another matter there")
def test_what_the_system_does_not_let_us_read_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = kept_match(tmp_path, 2)
    really = os.open

    def closed(name: Any, *arguments: Any) -> int:
        if Path(name) == path:
            raise PermissionError(13, "Permission denied")
        return really(name, *arguments)

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", closed)
        archive, _ = opened(tmp_path)
        assert the_only(archive).fault is Fault.UNREADABLE
    archive.refresh()
    assert isinstance(the_only(archive), Summary)
    assert isinstance(the_only(opened(tmp_path)[0]), Summary)


def damage(path: Path, how: str) -> None:
    """Leave a database file in which something is wrong."""
    if how == "text":
        path.write_text("this is no database, whatever its name says\n" * 200)
    elif how == "cut":
        path.write_bytes(path.read_bytes()[:5000])
    elif how == "flipped":
        data = bytearray(path.read_bytes())
        data[100:4096] = bytes(byte ^ 0xFF for byte in data[100:4096])
        path.write_bytes(data)
    elif how == "empty":
        path.write_bytes(b"")
    else:
        with closing(sqlite3.connect(path)) as index, index:
            index.executescript(how)


@pytest.mark.parametrize(
    "how",
    [
        *("text", "cut", "flipped", "empty"),
        "DROP TABLE match",
        "DELETE FROM match; CREATE TABLE seat (name TEXT)",
        "ALTER TABLE match RENAME COLUMN content TO everything",
        "PRAGMA user_version = 999999",
        "UPDATE match SET content = '[' || content",
        "UPDATE match SET content = CAST(content AS TEXT)",
        "UPDATE match SET over = 'two'",
        "UPDATE match SET size = -1",
        "UPDATE match SET state = 'no such state'",
        "UPDATE match SET wonders = ''",
        "UPDATE match SET title = x'00ff'",
        "UPDATE match SET content = x'00ff' WHERE over",
        "UPDATE match SET checksum = checksum + 1 WHERE NOT over",
    ],
)
def test_an_index_that_was_damaged_is_made_anew(how: str, tmp_path: Path) -> None:
    kept_match(tmp_path, seed=1), kept_match(tmp_path, 5, seed=2)
    told, _ = opened(tmp_path)
    damage(tmp_path / NAME, how)
    again, reader = opened(tmp_path)
    assert (again.entries(), again.results()) == (told.entries(), told.results())
    assert reader.read == 2
    assert again.trouble == ""
    assert opened(tmp_path)[1].read == 0


def test_the_index_can_be_deleted_while_the_program_runs(tmp_path: Path) -> None:
    kept_match(tmp_path, 3)
    archive, _ = opened(tmp_path)
    (tmp_path / NAME).unlink()
    kept_match(tmp_path, 4)
    archive.refresh()
    assert len(archive.entries()) == 2
    archive.rebuild()
    assert opened(tmp_path)[1].read == 0


def test_a_locked_index_is_done_without_and_said_to_be_so(tmp_path: Path) -> None:
    kept_match(tmp_path, 3)
    opened(tmp_path)
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        archive, reader = opened(tmp_path)
        assert isinstance(the_only(archive), Summary)
        assert "locked" in archive.trouble
        assert reader.read == 1
    archive.refresh()
    assert opened(tmp_path)[1].read == 0


def test_an_index_that_cannot_be_written_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Path, target: Path) -> Path:
        raise PermissionError(13, "Permission denied", str(self))

    kept_match(tmp_path, 3)
    (tmp_path / NAME).mkdir()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", refuse)
        archive, _ = opened(tmp_path)
        assert isinstance(the_only(archive), Summary)
        assert NAME in archive.trouble
        with pytest.raises(PermissionError):
            archive.rebuild()
    archive.rebuild()
    assert archive.trouble == ""


def test_two_windows_read_and_write_the_index_at_the_same_time(tmp_path: Path) -> None:
    one, other = Archive(tmp_path, BOX.find), Archive(tmp_path, BOX.find)
    for seed in range(6):
        kept_match(tmp_path, 2, seed=seed)
        for archive in (one, other) if seed % 2 else (other, one):
            archive.scan()
            archive.read_some()
    one.refresh()
    other.refresh()
    assert one.entries() == other.entries()
    third, reader = opened(tmp_path)
    assert (third.entries(), reader.read) == (one.entries(), 0)


def test_journals_are_read_in_portions_the_newest_first(tmp_path: Path) -> None:
    paths = [kept_match(tmp_path, 2, seed=seed) for seed in range(4)]
    archive = Archive(tmp_path, BOX.find)
    assert archive.scan() == 4
    assert archive.read_some(0) == 3
    assert [entry.path for entry in archive.entries()] == [paths[-1]]
    archive.refresh()
    assert [entry.path for entry in archive.entries()] == paths[::-1]


def test_a_thousand_matches_in_the_index_are_listed_without_reading_one(tmp_path: Path) -> None:
    sources = tmp_path / "sources"
    models = [kept_match(sources), kept_match(sources, 9), kept_match(sources, game="architects")]
    paths = many(tmp_path, models, 1000)
    reader = Reader()
    archive = Archive(tmp_path, reader)
    left = archive.scan()
    entries = archive.entries()
    assert (left, reader.read) == (0, 0)
    assert [entry.path for entry in entries] == paths[::-1]


def test_no_folder_is_an_empty_list_and_makes_none(tmp_path: Path) -> None:
    archive, _ = opened(tmp_path / "nothing")
    assert (archive.entries(), archive.results(), archive.trouble) == ([], [], "")
    assert not (tmp_path / "nothing").exists()


@pytest.mark.parametrize("game", ["classic", "architects"])
def test_the_results_tell_how_every_player_did(game: str, tmp_path: Path) -> None:
    path = kept_match(tmp_path, game=game, players=4)
    kept_match(tmp_path, 8, game=game)
    archive, _ = opened(tmp_path)
    results = archive.results()
    match: Match[Any] = Match.replay(BOX.find, path)
    scores = match.game.scores(match.state)
    assert [result.path for result in results] == [path] * 4
    assert [result.total for result in results] == [score["total"] for score in scores]
    assert all(sum(result.points.values()) == result.total for result in results)
    assert [result.player for result in results] == [PERSON, "random", "random", "random"]
    winners = [result.seat for result in results if result.won]
    assert tuple(winners) == match.state.result.winners
    assert all((result.place == 1) == result.won for result in results)
    assert sorted(result.place for result in results)[0] == 1
    assert {result.edition for result in results} == {"first" if game == "classic" else ""}
    assert {(result.players, result.practice, result.paper) for result in results} == {
        (4, False, False)
    }


def test_a_match_taken_back_after_something_new_counts_as_practice(tmp_path: Path) -> None:
    path = kept_match(tmp_path, 12)
    match: Match[Any] = Match.resume(BOX.find, path)
    to = match.back_to(Span.CHOICE)
    assert to is not None
    match.go_back(to)
    match.close()
    assert match.practice
    assert the_only(opened(tmp_path)[0]).practice


def test_a_time_that_is_none_is_replaced_by_when_the_match_was_last_played(tmp_path: Path) -> None:
    from dataclasses import replace

    kept_match(tmp_path, 2)
    told = the_only(opened(tmp_path)[0])
    for created in ("yesterday", "9999-12-31T23:59:59-14:00", "", "2026-13-40"):
        header = replace(told.header, created=created)
        assert replace(told, header=header).began == told.played
