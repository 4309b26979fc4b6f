"""Files that no accident makes: foreign, newer, older, and forged with checksums that fit."""

import zlib
from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt.core.stored import HIGHEST, Damaged
from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.header import LONGEST_TEXT, MOST_LINES, header_as_json
from sevenwonders_qt.journal.line import LONGEST, write_line
from sevenwonders_qt.journal.reading import FORMAT, LARGEST, read, read_header, read_sound
from sevenwonders_qt.journal.upgrade import VERSION
from sevenwonders_qt.journal.writing import JournalWriter
from tests.journal.toy import CODEC, HEADER, LINES, Counted, events, written

OPENING: dict[str, Any] = {"format": FORMAT, "version": VERSION, **header_as_json(HEADER)}
DEAL: dict[str, Any] = {"n": 0, "events": [CODEC.encode(Counted(1))]}


def forged(folder: Path, *fields: dict[str, Any]) -> Path:
    """A file whose checksums fit."""
    path, text, checksum = folder / "forged.jsonl", b"", 0
    for line in fields:
        more, checksum = write_line(line, checksum)
        text += more
    path.write_bytes(text)
    return path


def refused(path: Path) -> JournalError:
    with pytest.raises(JournalError) as caught:
        events(path)
    return caught.value


@pytest.mark.parametrize(
    "content",
    [b"", b"\n", b"hello\n", b"\0" * 5000, b"[]\n[]\n", b'{"format":"other"}\n', b"\xff\xfe\n\n"],
)
def test_a_foreign_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "foreign.jsonl"
    path.write_bytes(content)
    assert refused(path).fault is Fault.FOREIGN
    assert path.read_bytes() == content


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    assert refused(tmp_path / "none.jsonl").fault is Fault.UNREADABLE
    assert refused(tmp_path).fault is Fault.UNREADABLE


def test_a_newer_format_is_refused_as_such(tmp_path: Path) -> None:
    error = refused(forged(tmp_path, {**OPENING, "version": VERSION + 1}, DEAL))
    assert error.fault is Fault.NEWER
    assert "newer version" in str(error)


def test_an_older_format_is_brought_up_to_date_and_rewritten_when_played_on(
    tmp_path: Path,
) -> None:
    old = {**DEAL, "events": [{"event": "Said", "number": 1}]}
    path = forged(tmp_path, {**OPENING, "version": VERSION - 1}, old)
    before = path.read_bytes()

    def renamed(fields: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [fields[0], {**fields[1], "events": [CODEC.encode(Counted(1))]}]

    recorded = read(path, {VERSION - 1: renamed})
    assert path.read_bytes() == before
    writer = JournalWriter.reopen(recorded, CODEC, durable=False)
    writer.append(0, [Counted(2)])
    writer.close()
    assert events(path) == [Counted(1), Counted(2)]
    assert read(path).version == VERSION


def test_a_match_of_the_first_format_is_no_practice_and_hints_could_be_asked_for() -> None:
    header = read(Path(__file__).parent / "format1" / "architects_unfinished.jsonl").header
    assert (header.title, header.practice, header.hints) == ("", False, True)


def test_an_older_format_that_never_was_is_refused(tmp_path: Path) -> None:
    assert refused(forged(tmp_path, {**OPENING, "version": 0}, DEAL)).fault is Fault.FOREIGN


@pytest.mark.parametrize(
    "change",
    [
        {"seats": []},
        {"seats": [{"name": "A"}]},
        {"seats": [{"name": 1, "player": "rules"}]},
        {"seats": [{"name": "A", "player": None}]},
        {"seats": [{"name": "A", "player": "rules"}] * 1000},
        {"seed": 1.5},
        {"seed": None},
        {"seed": 10**200},
        {"seed": -(10**200)},
        {"game": ["classic"]},
        {"game": "x" * 10_000},
        {"options": []},
        {"created": 0},
        {"more": True},
    ],
)
def test_a_header_with_other_values_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    assert refused(forged(tmp_path, {**OPENING, **change}, DEAL)).line == 1


@pytest.mark.parametrize(
    "change",
    [
        {"n": 1},
        {"n": True},
        {"n": -1},
        {"n": "0"},
        {"n": 10**300},
        {"events": []},
        {"events": {}},
        {"events": [1]},
        {"events": [{"event": "Exploded"}]},
        {"events": [{"event": "Counted", "number": "1", "words": []}]},
        {"events": [{"event": "Counted", "number": 1e300, "words": []}]},
        {"events": [{"event": "Counted", "number": 1, "words": [[]]}]},
        {"events": [{"event": "Counted", "number": 1, "words": [], "more": 1}]},
        {"events": [{"event": ["Counted"]}]},
        {"over": False},
        {"head": 3},
    ],
)
def test_a_line_with_other_values_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    assert refused(forged(tmp_path, OPENING, {**DEAL, **change})).line == 2


@pytest.mark.parametrize(("number", "fits"), [(HIGHEST, True), (HIGHEST + 1, False)])
def test_a_number_of_an_event_is_as_far_from_zero_as_it_may_be(number: int, fits: bool) -> None:
    for value in (number, -number):
        stored = {**CODEC.encode(Counted(1)), "number": value}
        if fits:
            assert CODEC.decode(stored) == Counted(value)
        else:
            with pytest.raises(Damaged, match="expected a number from -100000 to"):
                CODEC.decode(stored)


def test_nothing_may_follow_the_end_of_a_match(tmp_path: Path) -> None:
    more = {**DEAL, "n": 1}
    assert refused(forged(tmp_path, OPENING, {**DEAL, "over": True}, more)).line == 3


def test_deep_nesting_and_endless_numbers_are_refused(tmp_path: Path) -> None:
    path = forged(tmp_path, OPENING, DEAL)
    checksum = read(path).checksum
    sound = path.read_bytes()
    for content in (b'{"n":' + b"[" * 100_000, b'{"n":' + b"9" * 100_000):
        path.write_bytes(sound + content + b',"sum":"%08x"}\n' % zlib.crc32(content, checksum))
        assert refused(path).line == 3


def test_a_file_as_large_as_one_may_be_is_read_and_not_called_too_large(tmp_path: Path) -> None:
    path = written(tmp_path)
    with path.open("ab") as file:
        file.truncate(LARGEST)
    assert "too large" not in str(refused(path))


def test_a_departure_is_of_a_line_a_turn_and_an_age_from_the_first_ones_on(tmp_path: Path) -> None:
    def opening(**changed: Any) -> dict[str, Any]:
        return {**OPENING, "departs": {"line": 0, "age": 0, "turn": 0, **changed}}

    departs = read_header(forged(tmp_path, opening(), DEAL)).departs
    assert departs is not None
    assert (departs.line, departs.age, departs.turn) == (0, 0, 0)
    for wrong in ({"line": -1}, {"turn": -1}, {"turn": True}, {"age": 4}, {"line": MOST_LINES + 1}):
        assert refused(forged(tmp_path, opening(**wrong), DEAL)).line == 1


def test_names_and_titles_are_as_long_as_they_may_be_and_no_longer(tmp_path: Path) -> None:
    for length, fits in ((LONGEST_TEXT, True), (LONGEST_TEXT + 1, False)):
        for change in (
            {"title": "x" * length},
            {"seats": [{"name": "x" * length, "player": "person"}]},
            {"seats": [{"name": "A", "player": "x" * length}]},
        ):
            path = forged(tmp_path, {**OPENING, **change}, DEAL)
            if fits:
                assert read(path).version == VERSION
            else:
                assert refused(path).line == 1


def test_a_line_or_a_file_too_long_is_refused(tmp_path: Path) -> None:
    long = {**DEAL, "events": [CODEC.encode(Counted(1, ("x" * LONGEST,)))]}
    assert "too long" in str(refused(forged(tmp_path, OPENING, long)))
    path = written(tmp_path)
    with path.open("ab") as file:
        file.truncate(LARGEST + 1)
    assert "too large" in str(refused(path))
    with path.open("ab") as file:
        file.truncate(LARGEST - 1)
    assert refused(path).line == len(LINES) + 2


def line(first: int, **fields: Any) -> dict[str, Any]:
    return {"n": first, "by": 0, "events": [CODEC.encode(Counted(2))], **fields}


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"n": 9, "back": 2}, "follows 1 events"),
        ({"n": 1, "back": 9}, "not there"),
        ({"n": 1, "back": 1}, "not there"),
        ({"n": 1, "back": 4}, "not there"),
        ({"n": 1, "back": 2.0}, "not there"),
        ({"n": 1, "back": True}, "not there"),
        ({"n": 1, "back": 2, "by": 0}, "other fields"),
        ({"n": 1, "back": 2, "practice": False}, "other fields"),
        (line(2, by=-1), "nobody at the table"),
        (line(2, by=10**30), "nobody at the table"),
        (line(2, by=None), "nobody at the table"),
    ],
)
def test_a_forged_way_back_or_seat_is_refused_by_its_line(
    tmp_path: Path, fields: dict[str, Any], what: str
) -> None:
    error = refused(forged(tmp_path, OPENING, DEAL, line(1), fields))
    assert what in str(error)
    assert (error.fault, error.line) == (Fault.DAMAGED, 4)


def test_nothing_follows_the_end_of_a_match(tmp_path: Path) -> None:
    for last in (line(2), {"n": 1, "back": 2}):
        error = refused(forged(tmp_path, OPENING, DEAL, line(1, over=True), last))
        assert "follows the end" in str(error)


def test_what_stands_before_a_line_that_is_none_is_sound(tmp_path: Path) -> None:
    for bad in ({"n": 7, "by": 0, "events": [1]}, {"n": 2, "back": 99}, {"head": 1}):
        path = forged(tmp_path, OPENING, DEAL, line(1), bad, line(2))
        found, fault = read_sound(path)
        assert [entry.number for entry in found.entries] == [2, 3]
        assert (fault.fault, fault.line) == (Fault.DAMAGED, 4)  # type: ignore[union-attr]
        assert refused(path).line == 4


def test_a_header_is_read_without_what_follows(tmp_path: Path) -> None:
    path = forged(tmp_path, OPENING, {"head": 1})
    assert read_header(path) == HEADER
    path.write_bytes(path.read_bytes().replace(b"DELOS", b"SAMOS", 1))
    with pytest.raises(JournalError) as caught:
        read_header(path)
    assert (caught.value.fault, caught.value.line) == (Fault.DAMAGED, 1)
    for content in (b"", b"milk, bread"):
        path.write_bytes(content)
        with pytest.raises(JournalError) as caught:
            read_header(path)
        assert caught.value.fault is Fault.FOREIGN


def test_control_characters_in_a_header_are_replaced(tmp_path: Path) -> None:
    seats = [{"name": "An\x1b[31ma\u202e", "player": "person"}]
    path = forged(tmp_path, {**OPENING, "seats": seats, "title": "two\nlines\x00"}, DEAL)
    header = read(path).header
    assert header.seats[0].name == "An\ufffd[31ma\ufffd"
    assert header.title == "two lines\ufffd"


@pytest.mark.parametrize("field", ["title", "seed", "created", "game"])
def test_half_a_character_in_a_header_is_refused(tmp_path: Path, field: str) -> None:
    assert refused(forged(tmp_path, {**OPENING, field: "x\ud800"}, DEAL)).line == 1
