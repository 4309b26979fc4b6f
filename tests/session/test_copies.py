"""A copy of a match file is the same match, and not another one in lists and figures."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.journal import writing
from sevenwonders_qt.journal.reading import read, read_header
from sevenwonders_qt.session import shelf
from sevenwonders_qt.session.archive import Archive
from sevenwonders_qt.session.continuing import continue_from
from sevenwonders_qt.session.copies import is_surpassed, surpassed
from sevenwonders_qt.session.match import Match
from tests.computers import choose
from tests.session.play import BOX
from tests.session.shelf import kept_match

FORMAT1 = Path(__file__).parents[1] / "journal" / "format1"
NAMES = (
    "{stem} (1).jsonl",
    "{stem}.sync-conflict-20260201.jsonl",
    "Copy of {stem}.jsonl",
    "a.jsonl",
)
"""As sync programs and file managers name copies."""


def copied(path: Path, name: str) -> Path:
    return Path(shutil.copy(path, path.with_name(name.format(stem=path.stem))))


def archive(folder: Path) -> Archive:
    found = Archive(folder, BOX.find)
    found.refresh()
    return found


def names(folder: Path) -> list[str]:
    return [short.name for short in archive(folder).listed()]


def play(match: Match[Classic], choices: int) -> None:
    while not match.is_over and choices:
        seat = match.owing[0]
        seed = match.player_seed(match.player_of(seat))
        match.submit(choose("random", match.view(seat), match.game.rules, seed))
        choices -= 1


def played_on(path: Path, choices: int, *, first: int = 0) -> None:
    """So many choices more; with ``first``, the next one is another than usual."""
    match: Match[Classic] = Match.resume(BOX.find, path)
    if first:
        match.submit(match.legal(match.owing[0])[-first])
    play(match, choices)
    match.close()


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_is_no_second_match(tmp_path: Path, name: str) -> None:
    path = kept_match(tmp_path)
    copy = copied(path, name)
    os.utime(copy, (2_000_000_000,) * 2)
    assert names(tmp_path) == [path.name]
    assert len(archive(tmp_path).results()) == 3
    assert archive(tmp_path).copies_of(path) == [copy]


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_left_behind_is_not_continued(tmp_path: Path, name: str) -> None:
    path = kept_match(tmp_path, 5)
    copy = copied(path, name)
    played_on(path, 5)
    os.utime(copy, (2_000_000_000,) * 2)
    assert is_surpassed(copy)
    assert not is_surpassed(path)
    assert names(tmp_path) == [path.name]
    played_on(path, 10_000)
    assert Match.replay(BOX.find, path).is_over
    assert is_surpassed(copy)
    assert names(tmp_path) == [path.name]


@pytest.mark.parametrize("name", NAMES)
def test_the_copy_that_went_further_is_the_match(tmp_path: Path, name: str) -> None:
    path = kept_match(tmp_path, 5)
    copy = copied(path, name)
    played_on(copy, 4)
    assert names(tmp_path) == [copy.name]
    assert is_surpassed(path)
    assert not is_surpassed(copy)


def test_copies_that_went_apart_are_both_there_and_count_once(tmp_path: Path) -> None:
    path = kept_match(tmp_path, 5)
    copy = copied(path, NAMES[0])
    played_on(path, 10_000)
    played_on(copy, 10_000, first=1)
    os.utime(path, (2_000_000_000,) * 2)
    found = archive(tmp_path)
    assert {*names(tmp_path)} == {path.name, copy.name} == found.went_apart()
    assert {result.path for result in found.results()} == {copy}  # it was finished first
    assert not is_surpassed(path)
    assert not is_surpassed(copy)


def test_a_match_taken_back_holds_more_than_its_copy_of_before(tmp_path: Path) -> None:
    path = kept_match(tmp_path, 9)
    copy = copied(path, NAMES[0])
    match: Match[Classic] = Match.resume(BOX.find, path)
    match.go_back(match.steps[2])
    match.close()
    assert names(tmp_path) == [path.name]
    assert is_surpassed(copy)


def test_a_compacted_match_holds_what_its_copy_of_before_led_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = kept_match(tmp_path, 9)
    match: Match[Classic] = Match.resume(BOX.find, path)
    for _ in range(5):
        match.go_back(match.steps[4])
        play(match, 2)
    match.close()
    copy = copied(path, NAMES[0])
    monkeypatch.setattr(writing, "FULLEST", 2000)
    played_on(path, 4)
    assert read_header(path).left_out
    assert len(read(path).entries) < len(read(copy).entries)
    assert surpassed([path, copy]) == {copy: path}


def test_what_the_program_copies_itself_is_a_match_of_its_own(tmp_path: Path) -> None:
    path = kept_match(tmp_path, 9)
    copy = shelf.duplicate(path, "again")
    middle = continue_from(path, Match.replay(BOX.find, path).steps[3], tmp_path)
    ids = {read_header(one).id for one in (path, copy, middle)}
    assert len(ids) == 3
    assert len(names(tmp_path)) == 3


def test_a_renamed_match_is_still_the_same(tmp_path: Path) -> None:
    path = kept_match(tmp_path, 9)
    copied(path, NAMES[0])
    shelf.rename(path, "Sunday")
    assert names(tmp_path) == [path.name]


def test_copies_of_a_journal_of_an_older_format_are_one_match(tmp_path: Path) -> None:
    for source in sorted(FORMAT1.glob("*.jsonl")):
        path = Path(shutil.copy(source, tmp_path))
        copied(path, NAMES[0])
    assert len(names(tmp_path)) == len(list(FORMAT1.glob("*.jsonl")))
    unfinished = tmp_path / "classic_unfinished.jsonl"
    played_on(unfinished, 3)
    assert unfinished.name in names(tmp_path)
    assert len(names(tmp_path)) == len(list(FORMAT1.glob("*.jsonl")))


def test_matches_of_the_same_deal_are_no_copies(tmp_path: Path) -> None:
    kept_match(tmp_path, 5, seed=7)
    kept_match(tmp_path, 5, seed=7)
    assert len(names(tmp_path)) == 2


def test_a_copy_that_does_not_open_is_listed_as_that(tmp_path: Path) -> None:
    path = kept_match(tmp_path, 9)
    copy = copied(path, NAMES[0])
    copy.write_bytes(copy.read_bytes()[:-20] + b"x\n")
    assert {*names(tmp_path)} == {path.name, copy.name}
    assert not is_surpassed(path)
