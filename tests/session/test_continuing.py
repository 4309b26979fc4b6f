"""A new match goes on from the middle of another one, which stays as it is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.reading import read
from sevenwonders_qt.session.continuing import continue_from
from sevenwonders_qt.session.match import Match
from tests.session.play import BOX, answer, started

GAME = Classic.first_edition()


def journal_of(folder: Path, choices: int) -> Path:
    match = started(GAME, 3, "middle", folder)
    for _ in range(choices):
        match.submit(answer(match))
    match.close()
    assert match.journal_path is not None
    return match.journal_path


def test_it_stands_where_the_other_stood_and_can_be_played_to_its_end(tmp_path: Path) -> None:
    path = journal_of(tmp_path, 20)
    whole = Match.replay(BOX.find, path)
    for step in (whole.steps[0], whole.steps[11]):
        made = continue_from(path, step, tmp_path / "matches")
        match = Match.resume(BOX.find, made)
        assert match.state == step.state
        assert list(match.events) == list(whole.events[: step.end])
        assert match.practice
        assert not match.can_redo
        while not match.is_over:
            match.submit(answer(match))
        assert Match.replay(BOX.find, made).is_over


def test_the_header_is_the_others_but_for_the_time_the_practice_and_the_id(tmp_path: Path) -> None:
    path = journal_of(tmp_path, 5)
    whole = Match.replay(BOX.find, path)
    made = read(continue_from(path, whole.steps[2], tmp_path)).header
    same = replace(made, created=whole.header.created, practice=False, id=whole.header.id)
    assert same == whole.header
    assert made.id != whole.header.id
    assert made.practice
    assert not read(path).header.practice


def test_the_other_match_keeps_every_byte(tmp_path: Path) -> None:
    path = journal_of(tmp_path, 9)
    before = path.read_bytes()
    continue_from(path, Match.replay(BOX.find, path).steps[4], tmp_path)
    assert path.read_bytes() == before


def test_what_was_taken_back_is_left_behind(tmp_path: Path) -> None:
    match = started(GAME, 3, "back", tmp_path)
    for _ in range(9):
        match.submit(answer(match))
    match.go_back(match.steps[3])
    match.submit(answer(match))
    match.close()
    assert match.journal_path is not None
    made = continue_from(match.journal_path, match.steps[-1], tmp_path / "new")
    assert list(Match.replay(BOX.find, made).events) == list(match.events)
    assert len(read(made).entries) == len(match.steps)


def test_a_journal_that_is_gone_is_refused(tmp_path: Path) -> None:
    path = journal_of(tmp_path, 3)
    step = Match.replay(BOX.find, path).steps[1]
    path.unlink()
    with pytest.raises(JournalError) as refusal:
        continue_from(path, step, tmp_path)
    assert refusal.value.fault is Fault.UNREADABLE
    assert list(tmp_path.glob("*")) == []
