"""A journal never grows beyond what a reader takes: what no way leads to any more is left out."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from sevenwonders_qt.journal import writing
from sevenwonders_qt.journal.branches import Branches
from sevenwonders_qt.journal.entry import Hinted
from sevenwonders_qt.journal.header import Departure
from sevenwonders_qt.journal.reading import read
from sevenwonders_qt.journal.writing import JournalWriter, rewrite
from tests.journal.toy import CODEC, HEADER, Counted

ROOM = 2000


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "FULLEST", ROOM)


class Told:
    """A journal, and what was written into it as `Branches` know it."""

    def __init__(self, path: Path) -> None:
        self.writer = JournalWriter.create(path, HEADER, CODEC, [Counted(0)], durable=False)
        self.known: Branches[int] = Branches()
        self.known.add(0)
        self.ends = {self.known.head: 1}
        self.hints = 0
        self.seen = False

    def play(self, number: int) -> None:
        end = self.ends[self.known.head] + 1
        self.writer.append(0, [Counted(number)])
        self.known.add(number)
        self.ends[self.known.head] = end

    def go(self, to: int, practice: bool) -> None:
        self.seen = self.seen or practice
        self.writer.go_back(to, self.ends[to], practice)
        self.known.move(to)

    def hint(self) -> None:
        self.writer.hint(0)
        self.known.pass_over()
        self.hints += 1

    def ways(self) -> list[int]:
        """The lines along the way to where the match is, but for the deal itself."""
        numbers = {id(value): number for number, value in self.known._added.items()}
        return [numbers[id(value)] for value in self.known.path()][:-1]


def test_whatever_is_written_can_be_read_and_taken_up_again(tmp_path: Path) -> None:
    dice = random.Random(3)
    for round in range(20):
        told = Told(tmp_path / f"{round}.jsonl")
        for number in range(1, 160):
            ways = told.ways()
            what = dice.random()
            if what < 0.25 and ways:
                told.go(dice.choice(ways), practice=round % 2 == 1 and dice.random() < 0.1)
            elif what < 0.35 and told.known.undone:
                told.go(told.known.undone[-1], practice=False)
            elif what < 0.4:
                told.hint()
            else:
                told.play(1000 * round + number)
            found = read(told.writer.path)
            assert [line.events[0]["number"] for line in found.branches.path()] == (
                told.known.path()
            )
            assert len(found.branches.undone) == len(told.known.undone)
            assert sum(isinstance(entry, Hinted) for entry in found.entries) == told.hints
            assert found.practice is told.seen
        told.writer.close()
        again = JournalWriter.reopen(read(told.writer.path), CODEC, durable=False)
        again.append(0, [Counted(1)])
        again.close()
        read(told.writer.path)


def test_a_journal_stays_small_however_often_the_match_is_taken_back(tmp_path: Path) -> None:
    told = Told(tmp_path / "match.jsonl")
    start = told.known.head
    for number in range(1, 800):
        told.play(number)
        told.go(start, practice=False)
    assert told.writer.path.stat().st_size < 2 * ROOM
    assert not read(told.writer.path).practice
    told.writer.close()


def test_a_full_journal_of_before_is_compacted_when_it_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "FULLEST", 1 << 30)
    told = Told(tmp_path / "match.jsonl")
    path, start = told.writer.path, told.known.head
    for number in range(1, 100):
        told.play(number)
        told.go(start, practice=False)
    told.play(7)
    told.writer.close()
    rewrite(read(path), replace(HEADER, departs=Departure(150, 1, 1)), durable=False)
    before = path.stat().st_size
    monkeypatch.setattr(writing, "FULLEST", ROOM)
    writer = JournalWriter.reopen(read(path), CODEC, durable=False)
    writer.go_back(start, 1, practice=False)
    writer.close()
    assert path.stat().st_size < before / 20
    found = read(path)
    assert found.branches.head == start
    assert found.header.departs == Departure(3, 1, 1)
