"""Lessons as they are written: read strictly, and every one can be taken the way it says."""

from __future__ import annotations

import json
import os
import random
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

from sevenwonders_qt.app.boxes import box_of
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.core.datafile import DataError
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.lesson import Lesson, read_lessons
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.architects.commands import TakeCard, TakeToken
from sevenwonders_qt.games.classic.commands import Play
from sevenwonders_qt.journal.lesson_progress import LessonProgress, read_progress
from sevenwonders_qt.models.lessons import (
    all_lessons,
    course_of,
    laid_out,
    read_lesson,
    read_position,
)
from sevenwonders_qt.models.words.lessons import lesson_text
from sevenwonders_qt.session.course import LEARNER, Course, LessonVerdict
from tests.hostile import changed

NAMES = [lesson.name for lesson in all_lessons()]

SMALL = """
title = "Small"
about = "About nothing."
minutes = 3
game = "classic"

[[seat]]
wonder = "giza"
hand = ["altar", "stone_pit"]

[[seat]]
wonder = "rhodes"

[[seat]]
wonder = "olympia"

[[step]]
title = "Build"
text = "Build it."
lit = ["card altar"]
ask = "Build the {altar}"
keys = ["card altar", "C"]
done = [{ kind = "CardBuilt", card = "altar" }]
do = [{ use = "build", card = "altar" }]
wrong = "Not that."

[[step]]
title = "Good"
text = "That was all."
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "small.toml"
    path.write_text(text, encoding="utf-8")
    return path


def named(name: str) -> Lesson:
    return next(lesson for lesson in all_lessons() if lesson.name == name)


@pytest.mark.parametrize("name", NAMES)
def test_every_lesson_can_be_taken_the_way_that_it_says(name: str) -> None:
    course_of(named(name), box_of(games=GAMES), "You").rehearse()


@pytest.mark.parametrize("name", NAMES)
def test_every_text_of_a_lesson_names_things_that_there_are(name: str) -> None:
    for text in named(name).texts:
        assert "{" not in lesson_text(text)


@pytest.mark.parametrize("name", NAMES)
def test_a_step_is_read_in_a_breath(name: str) -> None:
    assert not [step.text for step in named(name).steps if len(step.text.split()) > 47]


@pytest.mark.parametrize("name", NAMES)
def test_everything_that_would_do_a_task_is_lit(name: str) -> None:
    """What is not lit cannot be clicked: who is asked for any card can take any."""
    course, dark = course_of(named(name), box_of(games=GAMES), "You"), []
    for at, step in enumerate(course.lesson.steps):
        course.go_to(at)
        course.hear_others()
        for command in course.match.legal(LEARNER) if step.ask else ():
            if course.judge(command) is LessonVerdict.RIGHT and not _lit(command, step.lit):
                dark.append(f"step {at + 1}: {command}")
    assert dark == []


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_goes_on_after_every_act_that_counts(name: str) -> None:
    course = course_of(named(name), box_of(games=GAMES), "You")
    for at, step in enumerate(course.lesson.steps):
        course.go_to(at)
        course.hear_others()
        for command in course.match.legal(LEARNER) if step.ask else ():
            course.go_to(at)
            course.hear_others()
            if course.judge(command) is LessonVerdict.RIGHT:
                _go_to_the_end(course, command)


def _go_to_the_end(course: Course, command: Command) -> None:
    """Do a task by a command, and all others as the lesson does; raises `DataError`."""
    _take(course, command)
    while not course.is_last:
        course.go_on()
        for solved in course.solution():
            _take(course, solved)


def _take(course: Course, command: Command) -> None:
    """Take a command of the learner, and the answers of the others before the next one."""
    answer: Command | None = command
    while answer is not None:
        course.match.submit(answer)
        is_next = LEARNER in map(course.match.player_of, course.match.owing)
        answer = None if is_next else course.answer_of_others()


def _lit(command: Command, lit: Sequence[str]) -> bool:
    """Return whether the place that a command begins at is among the lit ones."""
    match command:
        case Play(card=card):
            return "hand" in lit or f"card {card}" in lit
        case TakeCard(deck=deck):
            return f"deck {deck}" in lit
        case TakeToken(place=place):
            return f"token {place}" in lit
    return True


TAUGHT = {
    "goal": ("same structure twice", "from the next turn on"),
    "trade": ("one of the two", "costs a coin", "nobody can buy them"),
    "wonder": ("two sides, A and B", "beside the link", "Behind the arrow"),
    "architects": ("do something when you build them",),
    "progress": ("must take a token", "With two players"),
}
"""What a newcomer meets in the first match and would otherwise have to find out."""


@pytest.mark.parametrize("name", TAUGHT)
def test_lessons_teach_what_surprises_in_the_first_match(name: str) -> None:
    said = " ".join(step.text for step in named(name).steps)
    assert [words for words in TAUGHT[name] if words not in said] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_takes_a_few_minutes(name: str) -> None:
    lesson = named(name)
    assert 3 <= lesson.minutes <= 5
    assert any(step.ask for step in lesson.steps)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('title = "Small"', "", "title: missing"),
        ("minutes = 3", "minutes = 99", "minutes: 99 is not a whole number"),
        ('game = "classic"', 'game = "chess"', "game: 'chess' is not one of"),
        ('wonder = "rhodes"', 'wonder = "rhodes"\nbuilds = 1', "builds: unknown field"),
        ('wrong = "Not that."\n', "", "step[1].wrong: missing"),
        ('text = "That was all."', 'text = "x"\nkeys = ["C"]', "belongs to a step that asks"),
        ('hand = ["altar", "stone_pit"]', 'hand = ["altar", "atlar"]', "no card 'atlar'"),
        ('wonder = "rhodes"', 'wonder = "rodes"', "no board 'rodes'"),
        ('use = "build", card = "altar"', 'use = "stage"', "nothing possible is like"),
        ('done = [{ kind = "CardBuilt"', 'done = [{ kind = "CardSold"', "not what it asks"),
        ("[[step]]", "[position]\nage = 7\n\n[[step]]", "no Age 7"),
        ("[[step]]", "[position]\nera = 1\n\n[[step]]", "position.era: unknown field"),
    ],
)
def test_a_fault_in_a_lesson_is_named(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in SMALL
    path = written(tmp_path, SMALL.replace(old, new, 1))
    with pytest.raises(DataError) as error:
        course_of(read_lesson(path), box_of(games=GAMES), "You").rehearse()
    assert "small.toml" in str(error.value)
    assert fault in str(error.value)


def test_a_lesson_ends_with_a_word(tmp_path: Path) -> None:
    end = SMALL.rindex("[[step]]")
    with pytest.raises(DataError, match="the last one asks"):
        read_lesson(written(tmp_path, SMALL[:end]))


def test_a_lesson_that_the_order_does_not_name_is_a_fault(tmp_path: Path) -> None:
    written(tmp_path, SMALL)
    (tmp_path / "order.txt").write_text("")
    with pytest.raises(DataError, match=r"small\.toml: order\.txt does not name it"):
        read_lessons(tmp_path, {})


def test_an_act_is_judged_and_changes_nothing_before_it_counts(tmp_path: Path) -> None:
    course = course_of(read_lesson(written(tmp_path, SMALL)), box_of(games=GAMES), "You")
    course.hear_others()
    before = course.match.version
    legal = course.match.game.legal(course.match.state, 0)
    verdicts = {(c.card, c.use): course.judge(c) for c in legal if hasattr(c, "use")}
    assert verdicts.pop(("altar", "build")) is LessonVerdict.RIGHT
    assert {*verdicts.values()} == {LessonVerdict.WRONG}
    assert course.match.version == before


def test_the_place_in_a_lesson_is_kept_until_it_is_done(tmp_path: Path) -> None:
    path, progress = tmp_path / "deep" / "lessons.json", LessonProgress()
    progress.reach("goal", 4, 9)
    progress.save(path)
    assert read_progress(path).at == {"goal": 4}
    progress.reach("goal", 9, 9)
    progress.save(path)
    assert read_progress(path) == LessonProgress({"goal"})


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"done": 3, "at": 4}', '{"at": {"goal": "x", "war": -1}}', "\0"]
)
def test_a_damaged_file_of_progress_counts_as_nothing_begun(tmp_path: Path, text: str) -> None:
    path = tmp_path / "lessons.json"
    path.write_text(text)
    assert read_progress(path) == LessonProgress()


# Positions --------------------------------------------------------------------------------------


def toml(document: dict[str, object]) -> str:
    """The document as TOML, each of its tables in one line."""
    return "".join(f"{key} = {_inline(value)}\n" for key, value in document.items())


def _inline(value: object) -> str:
    if isinstance(value, dict):
        return f"{{{', '.join(f'{json.dumps(k)} = {_inline(v)}' for k, v in value.items())}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(_inline, value))}]"
    return json.dumps(value)


@pytest.mark.parametrize("name", ["trade", "two", "edifice", "progress"])
def test_a_hostile_position_is_laid_out_or_refused_by_name(tmp_path: Path, name: str) -> None:
    document = tomllib.loads((resource_path("lessons") / f"{name}.toml").read_text("utf-8"))
    for field in ("title", "about", "minutes", "step"):
        del document[field]
    path, box, laid, refused = tmp_path / "hostile.toml", box_of(games=GAMES), 0, 0
    path.write_text(toml(document), encoding="utf-8")
    laid_out(read_position(path), box, "You")
    for hostile in changed(document, random.Random(name), 8):
        if not isinstance(hostile, dict):
            continue
        path.write_text(toml(hostile), encoding="utf-8", errors="surrogatepass")
        try:
            match = laid_out(read_position(path), box, "You")
            assert match.owing
            laid += 1
        except DataError as error:
            refused += 1
            text = str(error)
        else:
            continue
        assert text.startswith("hostile.toml: ")
        assert len(text) < 500
    assert refused > laid


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[" * 5000, "is not TOML"),
        ("a = " + "[" * 5000, "is nested too deeply"),
        ("a = " + "9" * 5000, "is not TOML"),
        ("#" * (2 << 20), "is larger than 1048576 bytes"),
        ("game = 1979-05-27", "game: datetime.date(1979, 5, 27) is not one of"),
    ],
)
def test_a_file_that_is_no_position_at_all_is_refused(
    tmp_path: Path, text: str, fault: str
) -> None:
    path = tmp_path / "strange.toml"
    path.write_text(text)
    with pytest.raises(DataError) as error:
        read_position(path)
    assert str(error.value).startswith(f"strange.toml: {fault}")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with names")
def test_a_pipe_is_no_position_and_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    with pytest.raises(DataError, match=r"pipe\.toml: is not a regular file"):
        read_position(tmp_path / "pipe.toml")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"position": {"age": "3"}}, "position.age: expected a whole number, not '3'"),
        ({"position": {"discards": "altar"}}, "position.discards: expected a list, not 'altar'"),
        ({"position": {"deals": {"2": ["altar"]}}}, "position.deals.2[0]: expected a list"),
        ({"also": [{"event": "CardBuilt"}]}, "also: CardBuilt: the fields are not"),
        ({"options": {"expansions": ["edifice"]}}, "somebody has to choose"),
        ({"options": {"expansions": 7}}, "expansions: expected a list, not 7"),
        ({"seat": [{"wonder": "giza", "hand": [7]}]}, "seat[1].hand[0]: expected text, not 7"),
    ],
)
def test_a_position_of_other_types_says_where_it_is_wrong(
    tmp_path: Path, change: dict[str, object], fault: str
) -> None:
    seats = [{"wonder": wonder} for wonder in ("giza", "rhodes", "olympia")]
    path = tmp_path / "strange.toml"
    path.write_text(toml({"game": "classic", "seat": seats, **change}))
    with pytest.raises(DataError) as error:
        laid_out(read_position(path), box_of(games=GAMES), "You")
    assert fault in str(error.value)
