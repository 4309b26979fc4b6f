"""Two windows change the same files: what one has written the other does not take away."""

from __future__ import annotations

import errno
import json
import os
import random
import subprocess
import sys
import time
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path

import pytest

from sevenwonders_qt.core.shared_file import SharedFile
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.journal.drill_deck import DrillDeck, OwnDrill, deck_file, load_deck
from sevenwonders_qt.journal.folder import ORDER, note_played
from sevenwonders_qt.journal.lesson_progress import LessonProgress, progress_file, read_progress
from sevenwonders_qt.models.settings import Settings, load_settings, merged, settings_file

KILLS = int(os.environ.get("SEVENWONDERS_KILLS", "3"))
DAY = date(2026, 11, 27)

ANSWERS = """
import sys
import time
from datetime import date
from pathlib import Path
from sevenwonders_qt.journal.drill_deck import deck_file

def answered(deck):
    deck.answer(sys.argv[2], right=True, today=date(2026, 11, 27))
    deck.answer("all", right=True, today=date(2026, 11, 27))
    return deck

print("ready", flush=True)
sys.stdin.readline()
file = deck_file(Path(sys.argv[1]))
for _ in range(20):
    file.change(answered)
"""


ENDLESS = ANSWERS.replace("range(20)", "iter(int, 1)").replace(
    "file.change(answered)",
    "file.change(answered); print(file.value.cards[sys.argv[2]].asked, flush=True)",
)


def answer(file: SharedFile[DrillDeck], id: str) -> None:
    def answered(deck: DrillDeck) -> DrillDeck:
        deck.answer(id, right=True, today=DAY)
        return deck

    file.change(answered)


def test_of_eleven_answers_in_two_windows_none_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "drills.json"
    one, other = deck_file(path), deck_file(path)
    for number in range(11):
        answer((one, other)[number % 2], f"drill-{number}")
        answer((one, other)[number % 3 % 2], "every")
    found = load_deck(path)
    assert len(found.cards) == 12
    assert found.cards["every"].asked == 11
    assert one.value == other.value or one.value == found or other.value == found


def test_processes_that_answer_at_the_same_time_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "drills.json"
    command = [sys.executable, "-c", ANSWERS, str(path)]
    pipe = subprocess.PIPE
    running = [
        subprocess.Popen([*command, f"own-{number}"], stdin=pipe, stdout=pipe, text=True)
        for number in range(3)
    ]
    for process in running:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in running:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    for process in running:
        process.communicate()
        assert process.returncode == 0
    cards = load_deck(path).cards
    assert [cards[f"own-{number}"].asked for number in range(3)] == [20, 20, 20]
    assert cards["all"].asked == 60


def test_two_processes_that_are_killed_while_they_answer_lose_nothing(tmp_path: Path) -> None:
    path, dice = tmp_path / "drills.json", random.Random(2)
    for _ in range(KILLS):
        command = [sys.executable, "-c", ENDLESS, str(path)]
        pipe = subprocess.PIPE
        running = [
            subprocess.Popen([*command, name], stdin=pipe, stdout=pipe, text=True) for name in "ab"
        ]
        for process in running:
            assert process.stdin is not None
            process.stdin.write("\n")
            process.stdin.flush()
        for process in running:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
            assert process.stdout.readline()
        time.sleep(dice.uniform(0, 0.1))
        for name, process in zip("ab", running, strict=True):
            process.kill()
            assert process.stdout is not None
            told = [line for line in process.stdout if line.endswith("\n")]
            process.communicate()
            found = load_deck(path).cards
            assert not told or found[name].asked >= int(told[-1])
        assert found["all"].asked == found["a"].asked + found["b"].asked
    assert not (tmp_path / "drills.json.damaged").exists()


def test_a_change_that_could_not_be_written_is_written_with_the_next_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "drills.json"
    one, other = deck_file(path), deck_file(path)
    answer(one, "a")
    with monkeypatch.context() as patch:

        def refuse(*_: object) -> None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        patch.setattr(os, "replace", refuse)
        with pytest.raises(OSError, match="No space"):
            answer(one, "b")
    assert [*one.value.cards] == ["a", "b"]
    answer(other, "c")
    answer(one, "d")
    assert {*load_deck(path).cards} == {"a", "b", "c", "d"}
    assert load_deck(path).cards["b"].asked == 1


def test_a_file_that_was_deleted_or_damaged_is_written_from_what_is_known(tmp_path: Path) -> None:
    path = tmp_path / "drills.json"
    file = deck_file(path)
    answer(file, "a")
    path.unlink()
    answer(file, "b")
    assert {*load_deck(path).cards} == {"a", "b"}
    path.write_text("{")
    answer(file, "c")
    assert {*load_deck(path).cards} == {"a", "b", "c"}
    assert (tmp_path / "drills.json.damaged").read_text() == "{"


def test_an_own_drill_of_one_window_stays_when_another_drops_its_own(tmp_path: Path) -> None:
    path = tmp_path / "drills.json"
    one, other = deck_file(path), deck_file(path)
    first, second = OwnDrill("1.jsonl", 4, 0), OwnDrill("2.jsonl", 5, 0)

    def add(drill: OwnDrill, deck: DrillDeck) -> DrillDeck:
        deck.add(drill)
        return deck

    def drop(deck: DrillDeck) -> DrillDeck:
        deck.drop(first.id)
        return deck

    one.change(partial(add, first))
    other.change(partial(add, second))
    one.change(drop)
    assert load_deck(path).own == [second]


def test_lessons_of_two_windows_are_both_done(tmp_path: Path) -> None:
    path = tmp_path / "lessons.json"
    one, other = progress_file(path), progress_file(path)

    def reach(lesson: str, step: int, progress: LessonProgress) -> LessonProgress:
        progress.reach(lesson, step, 10)
        return progress

    one.change(partial(reach, "first", 10))
    other.change(partial(reach, "second", 3))
    one.change(partial(reach, "third", 10))
    assert read_progress(path) == LessonProgress({"first", "third"}, {"second": 3})


def test_settings_that_one_window_has_not_changed_stay_as_another_left_them(
    tmp_path: Path,
) -> None:
    path = tmp_path / "settings.json"
    begin = Settings(seen_tips=("a",))
    one, other = settings_file(path, begin), settings_file(path, begin)
    dark = replace(begin, text_size=1.3, seen_tips=("a", "b"))
    one.change(partial(merged, before=begin, now=dark))
    loud = replace(begin, effects=1.0, language="es", seen_tips=("a", "c"))
    other.change(partial(merged, before=begin, now=loud))
    found = load_settings(path).settings
    assert (found.text_size, found.effects, found.language) == (1.3, 1.0, "es")
    assert found.seen_tips == ("a", "b", "c")
    one.change(partial(merged, before=dark, now=replace(dark, tips=False)))
    found = load_settings(path).settings
    assert (found.tips, found.language) == (False, "es")


def test_a_set_up_is_taken_over_whole(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    begin = Settings()
    one, other = settings_file(path, begin), settings_file(path, begin)
    second = replace(begin, options=replace(begin.options, edition=Edition.SECOND))
    one.change(partial(merged, before=begin, now=second))
    fewer = replace(begin, seats=begin.seats[:2])
    other.change(partial(merged, before=begin, now=fewer))
    found = load_settings(path)
    assert not found.faults
    assert found.settings.table == fewer.table


def test_settings_that_cannot_be_read_any_more_are_written_from_those_in_force(
    tmp_path: Path,
) -> None:
    path = tmp_path / "settings.json"
    now = Settings(text_size=1.4)
    file = settings_file(path, now)
    path.write_text("no settings")
    file.change(partial(merged, before=now, now=replace(now, sound=False)))
    found = load_settings(path).settings
    assert (found.text_size, found.sound) == (1.4, False)


def test_the_order_of_matches_is_kept_by_all(tmp_path: Path) -> None:
    for name in ("a", "b", "c"):
        note_played(tmp_path / name)
    assert json.loads((tmp_path / ORDER).read_text()) == ["c", "b", "a"]
    assert [path.name for path in tmp_path.iterdir()] == [ORDER]
