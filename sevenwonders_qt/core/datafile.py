"""Strict reading of TOML data files: a fault names the file, the entry and the field."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from sys import intern
from typing import NoReturn, TypeVar

from sevenwonders_qt.core.stored import LARGEST, Damaged, bytes_of, shown
from sevenwonders_qt.core.text import system_reason

E = TypeVar("E", bound=str)
T = TypeVar("T")


class DataError(ValueError):
    """A data file is damaged; the message is one line: file, entry, field, fault."""


def entries(path: Path, kind: str) -> Iterator[Entry]:
    """Return the tables under ``[[kind]]`` of a file with nothing else in it; see `entries_of`."""
    return entries_of(opened(path), kind)


def opened(path: Path, place: str = "") -> Entry:
    """Return a whole file, no table taken; raises `DataError` if unreadable or not TOML.

    ``place`` names it in messages, where its own name says too little.
    """
    import tomllib  # the first picture does without it

    place = place or path.name
    try:
        document = tomllib.loads(bytes_of(path, LARGEST).decode("utf-8-sig"))
    except OSError as error:
        raise DataError(f"{place}: {system_reason(error)}") from error
    except Damaged as error:
        raise DataError(f"{place}: {error}") from None
    except RecursionError:
        raise DataError(f"{place}: is nested too deeply") from None
    except ValueError as error:  # broken TOML, or bytes that are not UTF-8
        raise DataError(f"{place}: is not TOML: {' '.join(str(error).split())}") from error
    return Entry(place, document)


def entries_of(root: Entry, kind: str) -> Iterator[Entry]:
    """Yield the tables under ``[[kind]]``, each with an ``id`` of its own, in file order.

    Raises `DataError` for an id used twice; after each table for fields that the reader did not
    take, and after the last one for whatever else is left in ``root``.
    """
    seen: set[str] = set()
    for number, data in enumerate(root.items(kind), 1):
        identity = Entry(f"{root.place}: {kind} {number}", data).text("id")
        entry = Entry(f"{root.place}: {identity}", data)
        entry.text("id")
        if identity in seen:
            entry.fail("id", "used twice")
        seen.add(identity)
        entry.id = identity
        yield entry
        entry.close()
    root.close()


class Entry:
    """A TOML table whose fields are taken one by one; what is left over at `close` is a fault."""

    def __init__(self, place: str, data: object, path: str = "") -> None:
        self.id = ""
        self.place = place
        self._path = path
        if not isinstance(data, dict):
            raise DataError(f"{place}: {path + ': ' if path else ''}{shown(data)} is not a table")
        self._left: dict[str, object] = dict(data)

    def __contains__(self, field: str) -> bool:
        return field in self._left

    def __iter__(self) -> Iterator[str]:
        """Return the fields that are not taken yet."""
        return iter(tuple(self._left))

    def fail(self, field: str, fault: str) -> NoReturn:
        """Raise the error that says where ``field`` is and what is wrong with it."""
        raise DataError(f"{self.place}: {self._full(field)}: {fault}")

    def close(self) -> None:
        """Refuse the fields that were not taken."""
        for field in self._left:
            self.fail(field, "unknown field")

    def text(self, field: str) -> str:
        """Return a text, not empty."""
        return self._text(field, self._take(field))

    def texts(self, field: str) -> tuple[str, ...]:
        """Return texts, each once; none for a missing field."""
        items = self.items(field) if field in self else []
        return self._different(field, [self._text(field, item) for item in items])

    def number(self, field: str, least: int = 1, most: int = 99) -> int:
        """Return a whole number within bounds."""
        return self._number(field, self._take(field), least, most)

    def numbers(self, field: str, least: int, most: int) -> tuple[int, ...]:
        """Return whole numbers within bounds, one at least, from low to high."""
        found = [self._number(field, item, least, most) for item in self.items(field)]
        if not found or found != sorted(found):
            self.fail(field, f"{found} does not run from low to high")
        return tuple(found)

    def flag(self, field: str) -> bool:
        """Return whether ``field`` is there; it may only say true."""
        if field not in self:
            return False
        if self._take(field) is not True:
            self.fail(field, "may only be true")
        return True

    def member(self, field: str, kind: Iterable[E]) -> E:
        """Return one value of ``kind``: an enum, or names."""
        return self._member(field, self._take(field), kind)

    def members(self, field: str, kind: Iterable[E]) -> tuple[E, ...]:
        """Return values of ``kind``, one at least, each once."""
        found = self._different(field, [self._member(field, v, kind) for v in self.items(field)])
        if not found:
            self.fail(field, "is empty")
        return found

    def anything(self, field: str) -> object:
        """Return a value of any kind, which another reader will check."""
        return self._take(field)

    def table(self, field: str) -> Entry:
        """Return the table under ``field``."""
        return Entry(self.place, self._take(field), self._full(field))

    def tables(self, field: str) -> list[Entry]:
        """Return the tables listed under ``field``, one at least; messages count them from 1."""
        name = self._full(field)
        found = [
            Entry(self.place, item, f"{name}[{number}]")
            for number, item in enumerate(self.items(field), 1)
        ]
        if not found:
            self.fail(field, "is empty")
        return found

    def items(self, field: str) -> list[object]:
        """Return a list of anything."""
        value = self._take(field)
        if not isinstance(value, list):
            self.fail(field, f"{shown(value)} is not a list")
        return value

    def _full(self, field: str) -> str:
        return f"{self._path}.{field}" if self._path else field

    def _take(self, field: str) -> object:
        if field not in self._left:
            self.fail(field, "missing")
        return self._left.pop(field)

    def _text(self, field: str, value: object) -> str:
        if not isinstance(value, str) or not value:
            self.fail(field, f"{shown(value)} is not a text")
        return intern(value)  # ids are looked up all the time: make equal ones one object

    def _number(self, field: str, value: object, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:  # a bool is an int, too
            self.fail(field, f"{shown(value)} is not a whole number from {least} to {most}")
        return value

    def _member(self, field: str, value: object, kind: Iterable[E]) -> E:
        found = next((member for member in kind if member == value), None)
        if found is None:
            self.fail(field, f"{shown(value)} is not one of {', '.join(kind)}")
        return found

    def _different(self, field: str, found: Sequence[T]) -> tuple[T, ...]:
        if len(set(found)) < len(found):
            self.fail(field, "names something twice")
        return tuple(found)
