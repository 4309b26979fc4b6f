"""A running match is saved whatever the disk does meanwhile, and says what it could not write."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import pytest

from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.journal.fault import Fault, Saved
from sevenwonders_qt.journal.reading import LARGEST, read
from sevenwonders_qt.journal.writing import FULLEST
from sevenwonders_qt.session.match import Match, News, SavedAgain, Unsaved
from tests.full_disk import full_disk
from tests.session.play import BOX, played, seats, started

ROUNDS = int(os.environ.get("SEVENWONDERS_ROUNDS", "330"))
"""Of seven players, each taken back; 2,385 filled a journal beyond what a reader takes once."""


def of_people(game: Classic, folder: Path, hear: Callable[[News], None]) -> Match[Classic]:
    return Match.start(game, seats(3), Setup.random(3), 1, folder, hear=hear, durable=False)


def test_after_a_full_disk_everything_that_is_missing_is_written(
    game: Classic, tmp_path: Path
) -> None:
    told: list[News] = []
    match = of_people(game, tmp_path, told.append)
    path = match.journal_path
    assert path is not None
    with full_disk(path.stat().st_size + 50):
        list(islice(played(match), 20))
        assert match.journal_path is None
        assert match.unsaved is not None
        assert match.unsaved.error.fault is Fault.FULL
        assert not match.save()
    list(islice(played(match), 1))
    assert match.unsaved is None
    assert match.journal_path == path
    assert list(Match.replay(BOX.find, path).events) == list(match.events)
    (first, then) = told
    assert isinstance(first, Unsaved)
    assert then == SavedAgain(path, Saved.IN_PLACE)
    match.close()


def test_a_match_that_ended_unsaved_is_saved_as_soon_as_there_is_room(
    game: Classic, tmp_path: Path
) -> None:
    match = started(game, 3, 1, tmp_path)
    path = match.journal_path
    assert path is not None
    with full_disk(path.stat().st_size + 50):
        list(played(match))
        assert match.unsaved is not None
    assert match.save()
    again = Match.replay(BOX.find, path)
    assert again.is_over
    assert match.journal_path == path


def test_closing_is_the_last_try(game: Classic, tmp_path: Path) -> None:
    match = started(game, 3, 1, tmp_path)
    path = match.journal_path
    assert path is not None
    with full_disk(path.stat().st_size + 50):
        list(islice(played(match), 4))
    match.close()
    assert match.journal_path == path
    assert Match.replay(BOX.find, path).version == match.version


def test_a_match_that_could_not_be_saved_from_the_start_is_saved_later(
    game: Classic, tmp_path: Path
) -> None:
    folder = tmp_path / "matches"
    folder.write_text("a file in the place of the folder")
    told: list[News] = []
    match = of_people(game, folder, told.append)
    list(islice(played(match), 5))
    folder.unlink()
    list(islice(played(match), 1))
    assert match.journal_path is not None
    assert Match.replay(BOX.find, match.journal_path).version == match.version
    assert [type(news) for news in told] == [Unsaved, SavedAgain]
    match.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there an open file keeps its name")
def test_a_journal_that_went_away_is_written_once_more_and_the_person_hears_of_it(
    game: Classic, tmp_path: Path
) -> None:
    told: list[News] = []
    match = of_people(game, tmp_path, told.append)
    path = match.journal_path
    assert path is not None
    list(islice(played(match), 5))
    path.rename(tmp_path / "elsewhere")
    list(islice(played(match), 5))
    assert told == [SavedAgain(path, Saved.RESTORED)]
    assert Match.replay(BOX.find, path).version == match.version
    path.write_bytes(b"something else")
    list(islice(played(match), 5))
    assert match.journal_path not in (None, path)
    assert told[1:] == [SavedAgain(match.journal_path, Saved.ELSEWHERE)]  # type: ignore[arg-type]
    assert path.read_bytes() == b"something else"
    match.close()


def test_a_match_taken_back_without_end_can_be_opened_again(game: Classic, tmp_path: Path) -> None:
    match = started(game, 7, 1, tmp_path)
    path = match.journal_path
    assert path is not None
    start = match.steps[0]
    longest = 0
    for _ in range(ROUNDS):
        list(islice(played(match), 7))
        match.go_back(start)
        longest = max(longest, path.stat().st_size)
    assert longest < FULLEST + 5000 < LARGEST
    list(islice(played(match), 7))
    match.go_back(start)
    match.redo()
    assert list(Match.replay(BOX.find, path).events) == list(match.events)
    assert read(path).practice is match.practice is True
    list(islice(played(match), 20))
    match.close()
    again = Match.resume(BOX.find, path)
    assert list(again.events) == list(match.events)
    again.close()
