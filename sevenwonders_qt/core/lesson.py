"""A lesson as it is written: a position, the plays of the other seats, and steps; read strictly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final, TypeVar

from sevenwonders_qt.core.datafile import DataError, Entry, opened
from sevenwonders_qt.core.lesson_form import LessonForm
from sevenwonders_qt.core.pattern import Pattern, read_patterns
from sevenwonders_qt.core.stored import Damaged, reader, shown

P = TypeVar("P")

Forms = Mapping[str, LessonForm]
"""The forms of lessons of each game, by its name."""

SCORE: Final = "score"
"""The score sheet, which comes after the last turn; otherwise a step is at the table."""

ORDER: Final = "order.txt"
"""The file that names the lessons, one a line, in the order of the list."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One text of a lesson; with ``ask`` the learner has to do something before the next one.

    Texts are in English, as in the file. ``lit`` are the places it speaks of, as
    the table of the game names them. An event like one
    of ``done`` does what is asked; ``do`` are commands that do it, in order, and ``keys`` the
    keys: "card baths" means the key of that card. ``wrong`` answers any other act.
    """

    title: str
    text: str
    lit: tuple[str, ...] = ()
    ask: str = ""
    done: tuple[Pattern, ...] = ()
    do: tuple[Pattern, ...] = ()
    keys: tuple[str, ...] = ()
    wrong: str = ""
    page: str = ""

    @property
    def texts(self) -> tuple[str, ...]:
        """Every text of it."""
        return tuple(filter(None, (self.title, self.text, self.ask, self.wrong)))


@dataclass(frozen=True, slots=True)
class Lesson:
    """A whole lesson. ``plays`` has the commands of each seat, in order.

    ``places`` are those of the game's own `Scenario`, and ``position`` what else it takes;
    ``also`` are events that belong to it, as a journal writes them.
    """

    name: str
    title: str
    about: str
    minutes: int
    game: str
    options: Mapping[str, Any]
    free_city: bool
    places: tuple[Any, ...]
    plays: tuple[tuple[Pattern, ...], ...]
    position: Mapping[str, Any]
    also: tuple[Mapping[str, Any], ...]
    steps: tuple[LessonStep, ...]

    @property
    def texts(self) -> tuple[str, ...]:
        """Every text of it, in English."""
        return (self.title, self.about, *(text for step in self.steps for text in step.texts))


def read_lessons(folder: Path, forms: Forms) -> tuple[Lesson, ...]:
    """Return the lessons of a folder, in the order that it says; raises `DataError`."""
    try:
        names = (folder / ORDER).read_text(encoding="utf-8").split()
    except (OSError, ValueError) as error:
        raise DataError(f"{ORDER}: cannot be read: {error}") from error
    for path in folder.glob("*.toml"):
        if path.stem not in names:
            raise DataError(f"{path.name}: {ORDER} does not name it")
    return tuple(read_lesson(folder / f"{name}.toml", forms) for name in names)


def read_lesson(path: Path, forms: Forms) -> Lesson:
    """Read the lesson of a file; raises `DataError` for anything in it that is no part of one."""
    return _read(path, forms, lesson=True)


def read_position(path: Path, forms: Forms) -> Lesson:
    """Read a table: a lesson, or one without title and steps; raises as `read_lesson`."""
    return _read(path, forms, lesson=False)


def _read(path: Path, forms: Forms, *, lesson: bool) -> Lesson:
    root = opened(path)
    game = root.member("game", forms)
    seats = root.tables("seat")
    plays = tuple(read_patterns(seat, "plays") for seat in seats)
    form = forms[game]
    found = Lesson(
        name=path.stem,
        title=root.text("title") if lesson or "title" in root else "",
        about=root.text("about") if lesson or "about" in root else "",
        minutes=root.number("minutes", 1, 30) if lesson or "minutes" in root else 0,
        game=game,
        options=_table(root, "options"),
        free_city=root.flag("free_city"),
        places=tuple(_place(seat, form.place) for seat in seats),
        plays=plays,
        position=_position(root, form.position),
        also=tuple(_tables(root, "also")),
        steps=(
            tuple(_step(entry) for entry in root.tables("step")) if lesson or "step" in root else ()
        ),
    )
    root.close()
    if found.steps and found.steps[-1].ask:
        root.fail("step", "the last one asks: let it say a word at the end")
    return found


def _position(root: Entry, kind: type[Any]) -> Mapping[str, Any]:
    found = _table(root, "position")
    made = _typed(root, "position", kind, found)
    return {name: getattr(made, name) for name in found}


def _place(seat: Entry, kind: type[P]) -> P:
    """Read the place of a seat."""
    stored = {part.name: seat.anything(part.name) for part in fields(kind) if part.name in seat}  # type: ignore[arg-type]
    place: P = _typed(seat, "", kind, stored)
    seat.close()
    return place


def _typed(entry: Entry, name: str, kind: Any, stored: object) -> Any:
    """Read the value of a type; a fault is named as one of the entry."""
    try:
        return reader(kind)(stored)
    except Damaged as error:
        entry.fail(error.under(name).path if name else error.path, error.fault)


def _step(entry: Entry) -> LessonStep:
    step = LessonStep(
        title=entry.text("title"),
        text=entry.text("text"),
        lit=_texts(entry, "lit"),
        ask=entry.text("ask") if "ask" in entry else "",
        done=read_patterns(entry, "done"),
        do=read_patterns(entry, "do"),
        keys=_texts(entry, "keys"),
        wrong=entry.text("wrong") if "wrong" in entry else "",
        page=entry.member("page", (SCORE,)) if "page" in entry else "",
    )
    for name in ("done", "do", "keys", "wrong"):
        if bool(getattr(step, name)) != bool(step.ask):
            entry.fail(name, "belongs to a step that asks" if not step.ask else "missing")
    entry.close()
    return step


def _texts(entry: Entry, field: str) -> tuple[str, ...]:
    return tuple(_text(entry, field, item) for item in _items(entry, field))


def _text(entry: Entry, field: str, item: object) -> str:
    if not isinstance(item, str) or not item.strip():
        entry.fail(field, f"{shown(item)} is not a text")
    return item


def _tables(entry: Entry, field: str) -> Sequence[dict[str, Any]]:
    found = []
    for item in _items(entry, field):
        if not isinstance(item, dict):
            entry.fail(field, f"{shown(item)} is not a table")
        found.append(item)
    return found


def _items(entry: Entry, field: str) -> list[object]:
    return entry.items(field) if field in entry else []


def _table(entry: Entry, field: str) -> dict[str, Any]:
    if field not in entry:
        return {}
    inner = entry.table(field)
    return {name: inner.anything(name) for name in inner}
