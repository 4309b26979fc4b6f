"""No content of the index, and no file name, hides a match, raises, or lasts.

``SEVENWONDERS_INDEXES`` sets how many indexes are damaged at random; there are few in the suite.
"""

import json
import os
import sqlite3
import subprocess
import sys
import zlib
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.line import read_line, write_line
from sevenwonders_qt.session import match_index, shelf
from sevenwonders_qt.session.archive import Archive
from sevenwonders_qt.session.match_index import NAME, MatchIndex
from sevenwonders_qt.session.summary import Summary, Unreadable, stamp_of, summarise
from tests.session.damage import attack
from tests.session.play import BOX
from tests.session.shelf import kept_match

INDEXES = int(os.environ.get("SEVENWONDERS_INDEXES", "12"))
ROOT = Path(__file__).parents[2]

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="names and pipes are other matters")


def listed(folder: Path) -> Archive:
    archive = Archive(folder, BOX.find)
    archive.refresh()
    return archive


def is_sound(folder: Path, archive: Archive) -> bool:
    """Whether the index is made again, and a new start reads no journal."""
    again = Archive(folder, BOX.find)
    return not archive.trouble and again.scan() == 0 and again.entries() == archive.entries()


@POSIX
@pytest.mark.timeout(600 + 30 * INDEXES)
def test_damage_at_random_hides_no_match_and_does_not_last() -> None:
    assert attack(INDEXES, seed=INDEXES)["listed"] > INDEXES // 2


@POSIX
@pytest.mark.parametrize(
    "way",
    ["folder", "full folder", "pipe", "dead link", "journal folder", "wal", "wal folder", "header"],
)
def test_whatever_lies_in_the_place_of_the_index_gives_way(way: str, tmp_path: Path) -> None:
    kept_match(tmp_path, 3)
    wanted = listed(tmp_path).entries()
    path = tmp_path / NAME
    if way == "header":
        path.write_bytes(path.read_bytes()[:18] + b"\2\2" + path.read_bytes()[20:])
    elif way == "journal folder":
        (tmp_path / f"{NAME}-journal").mkdir()
    elif way == "wal":
        (tmp_path / f"{NAME}-wal").write_bytes(b"rubbish" * 900)
    elif way == "wal folder":
        (tmp_path / f"{NAME}-wal").mkdir()
    else:
        path.unlink()
    if way.endswith("folder") and not path.exists():
        path.mkdir()
    if way == "full folder":
        (path / "photo.jpg").write_bytes(b"mine")
    elif way == "pipe":
        os.mkfifo(path)
    elif way == "dead link":
        path.symlink_to(tmp_path / "nothing" / "there")
    archive = listed(tmp_path)
    assert archive.entries() == wanted
    assert is_sound(tmp_path, archive)
    kept = [found.read_bytes() for found in tmp_path.rglob("photo.jpg")]
    assert kept == ([b"mine"] if way == "full folder" else [])


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER t AFTER INSERT ON match BEGIN DELETE FROM match; END",
        "CREATE VIEW more AS SELECT * FROM match",
        "CREATE INDEX more ON match (title)",
        "INSERT INTO match SELECT 'nobody', size, written, state, over, title, wonders, players,"
        " kind, match, content, checksum FROM match LIMIT 1",
        "UPDATE match SET title = CAST(x'ff80' AS TEXT)",
        "UPDATE match SET name = name || 'x'",
        "UPDATE match SET content = zeroblob(3000000)",
    ],
)
def test_a_database_with_more_in_it_than_was_put_there_is_thrown_away(
    statement: str, tmp_path: Path
) -> None:
    kept_match(tmp_path, 3, seed=1), kept_match(tmp_path, 4, seed=2)
    wanted = listed(tmp_path).entries()
    with closing(sqlite3.connect(tmp_path / NAME)) as index, index:
        index.execute(statement)
    archive = listed(tmp_path)
    assert archive.entries() == wanted
    assert is_sound(tmp_path, archive)


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("size", None),
        ("over", 7),
        ("over", "two"),
        ("state", "won"),
        ("state", "no such state"),
        ("wonders", "petra"),
        ("kind", ""),
        ("content", zlib.compress(b"[" * 9000)),
        ("content", zlib.compress(b" " * 10**8)),
        ("content", b"{}"),
        ("content", zlib.compress(b"{}")),
        ("content", zlib.compress(b'["no such fault", "why", null]')),
        ("content", zlib.compress(b'["damaged", "why", null]')),
        ("content", None),
        ("name", 5),
    ],
)
def test_a_row_that_no_match_has_is_not_believed_for_its_checksum(
    column: str, value: Any, tmp_path: Path
) -> None:
    kept_match(tmp_path, 3)
    wanted = listed(tmp_path).entries()
    forge(tmp_path, lambda row: row | {column: value})
    archive = listed(tmp_path)
    assert archive.entries() == wanted
    assert is_sound(tmp_path, archive)


@pytest.mark.parametrize(
    ("place", "value"),
    [
        *(((0,), {}), ((0, "seats"), []), ((0, "hints"), 1), ((0, "title"), "Forged")),
        *(((1, 0), "two"), ((1, 1), 2**62), ((1, 2), []), ((1, 3), [99]), ((1, 4), [1, 0])),
        *(((1, 2, 0, 0), 5), ((1, 2, 0, 2), None), ((1, 2, 0, 4), {}), ((1, 2, 0, 4), [[1]])),
        *(((2,), [99]), ((3,), [0, 0]), ((4,), 1), ((4,), True), ((5,), None), ((5,), True)),
    ],
)
def test_a_match_that_cannot_be_is_read_from_its_journal_when_somebody_looks(
    place: tuple[Any, ...], value: Any, tmp_path: Path
) -> None:
    kept_match(tmp_path, 3, seed=1), kept_match(tmp_path, 4, seed=2)
    wanted = listed(tmp_path)

    def change(row: dict[str, Any]) -> dict[str, Any]:
        content = json.loads(zlib.decompress(row["content"]))
        *way, last = place
        at = content
        for step in way:
            at = at[step]
        at[last] = value
        return row | {"content": zlib.compress(json.dumps(content).encode())}

    forge(tmp_path, change)
    archive = listed(tmp_path)
    assert archive.listed() == wanted.listed(), "nobody has looked"
    assert archive.entries() == wanted.entries()
    assert archive.listed() == wanted.listed()
    assert is_sound(tmp_path, archive)


def forge(folder: Path, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Change every row of the index, under a checksum that fits."""
    with closing(sqlite3.connect(folder / NAME)) as index, index:
        found = index.execute("SELECT * FROM match")
        names = [column[0] for column in found.description]
        for stored in found.fetchall():
            row = change(dict(zip(names, stored, strict=True)))
            *values, _ = row.values()
            index.execute("DELETE FROM match WHERE name = ?", (stored[0],))
            with suppress(sqlite3.IntegrityError):  # a column that may not be empty
                checksum = match_index._checksum((*values[:-1], values[-1] or b""))
                marks = ", ".join("?" * len(row))
                index.execute(f"INSERT INTO match VALUES ({marks})", (*values, checksum))


def test_what_could_not_be_kept_while_the_index_was_locked_is_kept_with_the_next(
    tmp_path: Path,
) -> None:
    kept_match(tmp_path, 3, seed=1)
    listed(tmp_path)
    kept_match(tmp_path, 3, seed=2)
    archive = Archive(tmp_path, BOX.find)
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        archive.refresh()
        assert "locked" in archive.trouble
    kept_match(tmp_path, 3, seed=3)
    archive.refresh()
    assert len(archive.entries()) == 3
    assert is_sound(tmp_path, archive)


# Rows that cannot be stored ------------------------------------------------------------------


@POSIX
def test_a_file_name_that_is_no_text_is_listed_as_damaged_and_nothing_else_suffers(
    tmp_path: Path,
) -> None:
    good = kept_match(tmp_path, 3)
    bad = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.jsonl"))
    bad.write_bytes(good.read_bytes())
    for _ in range(2):
        archive = listed(tmp_path)
        found: dict[Path, Any] = {entry.path: entry for entry in archive.entries()}
        assert {*found} == {good, bad}
        assert isinstance(found[good], Summary)
        assert found[bad].fault is Fault.MISNAMED
        found[bad].reason.encode()
        assert archive.trouble == ""
        assert archive.scan() == 0
    bad.unlink()
    archive.scan()
    assert [entry.path for entry in archive.entries()] == [good]
    assert is_sound(tmp_path, archive)


def forged(path: Path, change: Any) -> Path:
    """The journal with other fields in its lines, under checksums that fit."""
    forged, before, checksum = b"", 0, 0
    for number, text in enumerate(path.read_bytes().splitlines()):
        fields, before = read_line(text, before)
        change(number, fields)
        line, checksum = write_line(fields, checksum)
        forged += line
    made = path.with_name("forged.jsonl")
    made.write_bytes(forged)
    return made


@pytest.mark.parametrize("field", ["title", "name", "seed", "created", "long seed"])
def test_half_a_character_in_a_header_is_damage_of_that_match_alone(
    field: str, tmp_path: Path
) -> None:
    path = kept_match(tmp_path, 3)

    def change(number: int, fields: dict[str, Any]) -> None:
        if number:
            return
        if field == "name":
            fields["seats"][0]["name"] = "Ana\ud800"
        elif field == "long seed":
            fields["seed"] = 10**1000
        else:
            fields[field] = "x\udfff"

    bad = forged(path, change)
    archive = listed(tmp_path)
    found: dict[Path, Any] = {entry.path: entry for entry in archive.entries()}
    assert isinstance(found[path], Summary)
    assert (found[bad].fault, found[bad].line) == (Fault.DAMAGED, 1)
    assert is_sound(tmp_path, archive)


def test_points_beyond_all_numbers_are_damage_of_that_match_alone(tmp_path: Path) -> None:
    path = kept_match(tmp_path, 30)

    def change(_: int, fields: dict[str, Any]) -> None:
        for event in fields.get("events", ()):
            if event["event"] == "CardSold":
                event["coins"] = 2**70

    bad = forged(path, change)
    archive = listed(tmp_path)
    found: dict[Path, Any] = {entry.path: entry for entry in archive.entries()}
    assert isinstance(found[path], Summary)
    assert found[bad].fault is Fault.DAMAGED
    assert is_sound(tmp_path, archive)
    with pytest.raises(JournalError):
        shelf.import_match(BOX.find, bad, tmp_path / "other", [])


def test_an_outline_with_numbers_of_no_match_is_refused(tmp_path: Path) -> None:
    told = summarise(BOX.find, kept_match(tmp_path, 3))
    assert isinstance(told, Summary)
    city = replace(told.outline.cities[0], points={"total": 2**63})
    outline = replace(told.outline, cities=(city, *told.outline.cities[1:]))
    index = MatchIndex(tmp_path)
    other = replace(told, path=tmp_path / "other.jsonl")
    index.keep([replace(told, outline=outline), other])
    (kept,) = index.kept().items()
    assert match_index.unpacked(tmp_path, *kept) == other
    assert index.trouble == ""


def test_a_time_of_no_calendar_can_be_kept(tmp_path: Path) -> None:
    stamp = stamp_of(os.stat_result(range(10), {"st_mtime_ns": 2**80}))
    entry = Unreadable(tmp_path / "late.jsonl", stamp, Fault.FOREIGN, "told")
    index = MatchIndex(tmp_path)
    index.keep([entry])
    (kept,) = index.kept().items()
    assert match_index.unpacked(tmp_path, *kept) == entry
    assert entry.played.tzinfo is not None


# Two processes ------------------------------------------------------------------------------

IMPORT = """
import sys
from pathlib import Path
from sevenwonders_qt.session import shelf
from sevenwonders_qt.session.archive import Archive
from tests.session.play import BOX
folder, *sources = map(Path, sys.argv[1:])
archive = Archive(folder, BOX.find)
archive.refresh()
print("ready", flush=True)
sys.stdin.readline()
for source in sources:
    try:
        shelf.import_match(BOX.find, source, folder, archive.entries())
    except shelf.AlreadyHere:
        print("here", flush=True)
"""


def test_two_processes_that_import_the_same_files_give_each_match_once(tmp_path: Path) -> None:
    sources = [kept_match(tmp_path / "sources", 2 + n, seed=n) for n in range(6)]
    command = [sys.executable, "-c", IMPORT, str(tmp_path / "matches"), *map(str, sources)]
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    both = [subprocess.Popen(command, cwd=ROOT, **pipes) for _ in range(2)]
    for process in both:
        assert process.stdout.readline() == "ready\n"
    for process in both:
        process.stdin.write("go\n")
        process.stdin.flush()
    told = "".join(process.communicate(timeout=60)[0] for process in both)
    assert [process.returncode for process in both] == [0, 0]
    assert told.count("here") == len(sources)
    assert len(listed(tmp_path / "matches").entries()) == len(sources)
    assert not list((tmp_path / "matches").glob("*.part"))
