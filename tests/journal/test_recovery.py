"""What a crash or an accident does to a journal: a torn last line is cut, all else refused."""

import os
import stat
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sevenwonders_qt.journal.entry import back_as_json
from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.line import LONGEST, read_line, write_line
from sevenwonders_qt.journal.reading import Recorded, read, read_sound
from sevenwonders_qt.journal.writing import JournalWriter
from tests.journal.toy import CODEC, HEADER, LINES, Counted, events, written


def refusal(path: Path) -> JournalError:
    """The refusal of this file, which must be one line and leave the file alone."""
    before = path.read_bytes()
    with pytest.raises(JournalError) as caught:
        read(path)
    assert path.read_bytes() == before
    assert str(path) in str(caught.value)
    assert len(str(caught.value).splitlines()) == 1
    return caught.value


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    path = written(tmp_path)
    assert read(path).header == HEADER
    assert events(path) == [event for line in LINES for event in line]
    assert not read(path).over
    assert [line.number for line in read(path).entries] == [2, 3, 4]


def test_the_last_line_of_a_match_says_that_it_is_over(tmp_path: Path) -> None:
    assert read(written(tmp_path, over=True)).over


def test_a_last_line_cut_anywhere_is_dropped_and_the_match_goes_on(tmp_path: Path) -> None:
    path = written(tmp_path)
    whole = path.read_bytes()
    sound = whole[: whole.rindex(b"\n", 0, -1) + 1]
    kept = [event for line in LINES[:-1] for event in line]
    for length in range(len(sound), len(whole)):
        path.write_bytes(whole[:length])
        recorded = read(path)
        assert path.read_bytes() == whole[:length]
        assert events(path) == kept
        writer = JournalWriter.reopen(recorded, CODEC, durable=False)
        assert path.read_bytes() == sound
        writer.append(0, LINES[-1])
        writer.close()
        assert path.read_bytes() == whole


def test_a_last_line_without_end_is_torn_as_long_as_a_line_may_be_and_no_longer(
    tmp_path: Path,
) -> None:
    path = written(tmp_path)
    whole = path.read_bytes()
    path.write_bytes(whole + b"x" * LONGEST)
    assert events(path) == [event for line in LINES for event in line]
    path.write_bytes(whole + b"x" * (LONGEST + 1))
    assert "the line has no end" in str(refusal(path))


def test_a_file_cut_before_the_end_of_its_first_deal_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path)
    whole = path.read_bytes()
    begun = whole.index(b"\n", whole.index(b"\n") + 1)
    for length in range(begun):
        path.write_bytes(whole[:length])
        assert refusal(path).fault in (Fault.FOREIGN, Fault.DAMAGED)


@pytest.mark.parametrize("bit", range(8))
def test_a_flipped_bit_anywhere_is_refused(tmp_path: Path, bit: int) -> None:
    path = written(tmp_path)
    whole = path.read_bytes()
    for place in range(len(whole)):
        damaged = bytearray(whole)
        damaged[place] ^= 1 << bit
        path.write_bytes(damaged)
        error = refusal(path)
        line = whole.count(b"\n", 0, place) + 1
        assert error.fault is Fault.DAMAGED or line == 1
        assert error.line in (line, line + 1)


def test_lines_swapped_left_out_repeated_or_of_another_match_are_refused(tmp_path: Path) -> None:
    path = written(tmp_path)
    header, *rest = path.read_bytes().splitlines(keepends=True)
    other = JournalWriter.create(tmp_path / "other.jsonl", HEADER, CODEC, [Counted(9)])
    other.append(0, LINES[1])
    other.close()
    foreign = other.path.read_bytes().splitlines(keepends=True)
    for lines in (
        [header, rest[1], rest[0], rest[2]],
        [header, rest[0], rest[2]],
        [header, rest[0], rest[1], rest[1], rest[2]],
        [header, rest[0], foreign[2], rest[2]],
        [rest[0], rest[1]],
        [header, header, *rest],
    ):
        path.write_bytes(b"".join(lines))
        assert refusal(path).line is not None


@settings(max_examples=150, deadline=2000, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_any_mutation_ends_in_a_refusal_or_in_a_part_of_the_match(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    path = written(tmp_path_factory.mktemp("fuzz"))
    whole = path.read_bytes()
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(whole)))
        end = data.draw(st.integers(start, len(whole)))
        whole = whole[:start] + data.draw(st.binary(max_size=40)) + whole[end:]
    path.write_bytes(whole)
    try:
        found = events(path)
    except JournalError:
        assert path.read_bytes() == whole
    else:
        assert found == [event for line in LINES for event in line][: len(found)]


def test_a_file_changed_between_reading_and_writing_is_left_alone(tmp_path: Path) -> None:
    path = written(tmp_path)
    recorded: Recorded = read(path)
    path.write_bytes(path.read_bytes() + b"{")
    with pytest.raises(JournalError, match="changed by another program"):
        JournalWriter.reopen(recorded, CODEC)
    assert path.read_bytes().endswith(b"{")


def with_a_misfit(path: Path) -> Path:
    """The journal with one line more, whose checksum fits and which goes back to a missing line."""
    line, _ = write_line(back_as_json(4, 99, False), read(path).checksum)
    path.write_bytes(path.read_bytes() + line)
    return path


def test_what_is_sound_before_a_line_that_does_not_fit_is_read_and_the_line_is_named(
    tmp_path: Path,
) -> None:
    path = written(tmp_path)
    whole, fault = read_sound(path)
    assert fault is None
    assert whole.entries == read(path).entries
    sound, fault = read_sound(with_a_misfit(path))
    assert fault is not None
    assert (fault.fault, fault.line) == (Fault.DAMAGED, len(LINES) + 2)
    assert sound.entries == whole.entries
    assert refusal(path).line == fault.line


def test_without_a_sound_deal_nothing_is_read(tmp_path: Path) -> None:
    path = written(tmp_path)
    opening = path.read_bytes().splitlines(keepends=True)[0]
    _, checksum = read_line(opening.rstrip(b"\n"), 0)
    line, _ = write_line(back_as_json(1, 1, False), checksum)
    path.write_bytes(opening + line)
    with pytest.raises(JournalError) as caught:
        read_sound(path)
    assert (caught.value.fault, caught.value.line) == (Fault.DAMAGED, 2)


def test_every_line_is_on_the_disk_when_its_writing_has_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system is asked to make it last after each line, with the whole line in the file."""
    made_to_last: list[int] = []
    system = os.fsync

    def fsync(handle: int) -> None:
        if stat.S_ISREG(os.fstat(handle).st_mode):
            made_to_last.append(os.fstat(handle).st_size)
        system(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    path = tmp_path / "match.jsonl"
    writer = JournalWriter.create(path, HEADER, CODEC, LINES[0])
    sizes = [path.stat().st_size]
    for line in LINES[1:]:
        writer.append(0, line)
        sizes.append(path.stat().st_size)
    writer.go_back(2, 1, practice=False)
    sizes.append(path.stat().st_size)
    writer.close()
    assert made_to_last == sizes
    path.write_bytes(path.read_bytes() + b'{"n":2,')
    JournalWriter.reopen(read(path), CODEC).close()
    assert made_to_last == [*sizes, sizes[-1]]
