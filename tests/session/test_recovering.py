"""What is sound of a damaged match becomes a match of its own; the damaged file stays as it is."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.line import parse, write_line
from sevenwonders_qt.journal.reading import FORMAT, read
from sevenwonders_qt.journal.upgrade import VERSION
from sevenwonders_qt.session import shelf
from sevenwonders_qt.session.archive import Archive
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.recovering import NotDamaged, SoundPart, sound_part
from sevenwonders_qt.session.summary import Entry, Summary, summarise
from tests.computers import choose
from tests.session.play import BOX
from tests.session.shelf import kept_match

FORMAT1 = Path(__file__).parents[1] / "journal" / "format1"
WRITTEN = 1_760_000_000


def spoil(path: Path, line: int) -> bytes:
    """Change a letter of a line, counted from 1; gives the bytes of the damaged file."""
    lines = path.read_bytes().splitlines(keepends=True)
    text = lines[line - 1]
    lines[line - 1] = text[:20] + bytes([text[20] ^ 1]) + text[21:]
    path.write_bytes(b"".join(lines))
    return path.read_bytes()


def forge(path: Path, change: Callable[[list[dict[str, Any]]], None]) -> None:
    """Change what the lines tell and give them checksums that fit."""
    lines = [parse(line) for line in path.read_bytes().splitlines()]
    lines = [{key: value for key, value in line.items() if key != "sum"} for line in lines]
    change(lines)
    text, checksum = b"", 0
    for line in lines:
        more, checksum = write_line(line, checksum)
        text += more
    path.write_bytes(text)


def entries(folder: Path) -> list[Entry]:
    archive = Archive(folder, BOX.find)
    archive.refresh()
    return list(archive.entries())


def part_of(path: Path) -> SoundPart:
    return sound_part(BOX.find, path)


def recovered(path: Path, title: str = "Again") -> Path:
    return shelf.recover(part_of(path), title, path.parent, entries(path.parent))


def choice(match: Match[Any]) -> Any:
    """What a random player chooses for the first city that owes an answer."""
    seat = match.owing[0]
    seed = match.player_seed(match.player_of(seat))
    return choose("random", match.view(seat), match.game.rules, seed)


@pytest.mark.parametrize("game", ["classic", "architects"])
@pytest.mark.parametrize("line", [3, 9, 21])
def test_it_stands_after_the_last_sound_choice_and_is_played_to_its_end(
    game: str, line: int, tmp_path: Path
) -> None:
    path = kept_match(tmp_path, 30, game=game)
    whole: Match[Any] = Match.replay(BOX.find, path)
    damaged = spoil(path, line)
    part, made = part_of(path), recovered(path)
    match: Match[Any] = Match.resume(BOX.find, made)
    assert part.choices == line - 3
    assert match.state == whole.steps[part.choices].state
    assert list(match.events) == list(whole.events[: whole.steps[part.choices].end])
    while not match.is_over:
        match.submit(choice(match))
    assert Match.replay(BOX.find, made).is_over
    assert path.read_bytes() == damaged


def test_only_the_title_of_the_header_is_another(tmp_path: Path) -> None:
    path = kept_match(tmp_path, 20)
    shelf.rename(path, "Sábado")
    before = read(path).header
    os.utime(path, (WRITTEN, WRITTEN))
    spoil(path, 12)
    os.utime(path, (WRITTEN, WRITTEN))
    made = recovered(path, "Sábado (recovered)")
    assert read(made).header == replace(before, title="Sábado (recovered)")
    assert int(made.stat().st_mtime) == WRITTEN


@pytest.mark.parametrize("practice", [False, True])
def test_it_is_practice_when_the_old_match_was(practice: bool, tmp_path: Path) -> None:
    path = kept_match(tmp_path, 20)
    if practice:
        shelf.mark_practice(path)
    spoil(path, 12)
    told = summarise(BOX.find, recovered(path))
    assert isinstance(told, Summary)
    assert told.practice is practice


def test_what_was_taken_back_is_recovered_as_well(tmp_path: Path) -> None:
    path = kept_match(tmp_path, 12)
    match: Match[Any] = Match.resume(BOX.find, path)
    match.go_back(match.steps[4])
    practice = match.practice
    match.close()
    known = read(path)
    with path.open("ab") as file:
        file.write(b"no line of a journal\n")
    made = recovered(path)
    again: Match[Any] = Match.resume(BOX.find, made)
    assert read(made).entries == known.entries
    assert (again.can_redo, again.practice, len(again.steps)) == (True, practice, 5)
    again.close()


def test_a_finished_match_without_its_last_line_goes_on_before_its_end(tmp_path: Path) -> None:
    path = kept_match(tmp_path)
    lines = len(path.read_bytes().splitlines())
    spoil(path, lines)
    part = part_of(path)
    assert (part.choices, part.summary.over) == (lines - 3, False)
    match: Match[Any] = Match.resume(BOX.find, recovered(path))
    match.submit(choice(match))
    assert match.is_over


def test_an_event_that_cannot_be_ends_the_sound_part_though_its_checksum_fits(
    tmp_path: Path,
) -> None:
    path = kept_match(tmp_path, 20)

    def change(lines: list[dict[str, Any]]) -> None:
        lines[14]["events"][0]["seat"] = 77

    forge(path, change)
    assert part_of(path).choices == 12
    assert len(read(recovered(path)).entries) == 13


def test_a_match_that_could_not_go_on_there_is_recovered_further_back(tmp_path: Path) -> None:
    path = kept_match(tmp_path, 20)

    def change(lines: list[dict[str, Any]]) -> None:
        lines[14]["over"] = True
        del lines[15:]

    forge(path, change)
    assert part_of(path).choices == 12


def test_a_header_for_more_players_than_were_dealt_is_refused(tmp_path: Path) -> None:
    path = kept_match(tmp_path, 20)
    forge(path, lambda lines: lines[0]["seats"].append({"name": "Eva", "player": "person"}))
    with pytest.raises(JournalError) as refusal:
        part_of(path)
    assert refusal.value.fault is Fault.DAMAGED


@pytest.mark.parametrize("line", [1, 2])
def test_without_a_sound_deal_nothing_is_recovered(line: int, tmp_path: Path) -> None:
    path = kept_match(tmp_path, 8)
    spoil(path, line)
    with pytest.raises(JournalError) as refusal:
        part_of(path)
    assert refusal.value.fault in (Fault.DAMAGED, Fault.FOREIGN)
    assert "\n" not in str(refusal.value)


def test_the_deal_alone_is_enough(tmp_path: Path) -> None:
    path = kept_match(tmp_path, 8)
    spoil(path, 3)
    part = part_of(path)
    assert (part.choices, part.summary.outline.turn) == (0, 1)
    assert len(read(recovered(path)).entries) == 1


def test_a_whole_match_and_one_with_a_torn_line_are_not_damaged(tmp_path: Path) -> None:
    path = kept_match(tmp_path, 8)
    with pytest.raises(NotDamaged):
        part_of(path)
    path.write_bytes(path.read_bytes()[:-9])
    with pytest.raises(NotDamaged):
        part_of(path)


def test_newer_and_foreign_files_are_left_alone(tmp_path: Path) -> None:
    path = kept_match(tmp_path, 8)
    data = path.read_bytes()
    for spoilt, fault in (
        (data.replace(b'"version":5', b'"version":9', 1), Fault.NEWER),
        (b"milk, bread\n", Fault.FOREIGN),
        (b"", Fault.FOREIGN),
    ):
        path.write_bytes(spoilt)
        with pytest.raises(JournalError) as refusal:
            part_of(path)
        assert refusal.value.fault is fault
    path.unlink()
    with pytest.raises(JournalError) as refusal:
        part_of(path)
    assert refusal.value.fault is Fault.UNREADABLE


def test_a_match_is_recovered_once_and_counts_once(tmp_path: Path) -> None:
    path = kept_match(tmp_path)
    spoil(path, len(path.read_bytes().splitlines()))
    first = recovered(path, "One")
    shelf.rename(first, "Mine")
    match: Match[Any] = Match.resume(BOX.find, first)
    match.submit(choice(match))
    match.close()
    with pytest.raises(shelf.AlreadyHere) as found:
        recovered(path, "Two")
    assert found.value.path == first
    archive = Archive(tmp_path, BOX.find)
    archive.refresh()
    assert {result.path for result in archive.results()} == {first}
    first.unlink()
    assert recovered(path, "Two").is_file()


def test_a_copy_for_practice_does_not_stand_in_the_way(tmp_path: Path) -> None:
    path = kept_match(tmp_path)
    copy = shelf.duplicate(path, "Practice")
    spoil(path, 12)
    assert recovered(path) not in (path, copy)


def test_a_damaged_file_of_an_older_format_is_recovered_in_the_present_one(
    tmp_path: Path,
) -> None:
    source = sorted(FORMAT1.glob("*.jsonl"))[0]
    path = tmp_path / "old.jsonl"
    path.write_bytes(source.read_bytes())
    spoil(path, 6)
    made = recovered(path)
    assert made.read_bytes().startswith(f'{{"format":"{FORMAT}","version":{VERSION},'.encode())
    assert len(read(made).entries) == 4
    assert read(made).entries == read(source).entries[:4]


def test_where_nothing_can_be_written_it_is_told_and_nothing_is_left(tmp_path: Path) -> None:
    path = kept_match(tmp_path / "matches", 8)
    spoil(path, 6)
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(JournalError) as refusal:
        shelf.recover(part_of(path), "Again", tmp_path / "file", [])
    assert refusal.value.fault is Fault.UNWRITABLE
    assert [*(tmp_path / "matches").iterdir()] == [path]


def test_a_header_with_other_fields_is_refused(tmp_path: Path) -> None:
    path = kept_match(tmp_path, 8)
    forge(path, lambda lines: lines[0].pop("title"))
    with pytest.raises(JournalError) as refusal:
        part_of(path)
    assert refusal.value.line == 1
