"""Strict reading of stored JSON: the types of a dataclass say what a file may hold.

A reader takes a value as `json.loads` returns it and returns the typed one, or raises `Damaged`,
which names the place in the file. `reader` makes one for a type. Where a type does not say enough,
the annotation of a field holds the reader: ``Annotated[float, choice((0.5, 1.0))]``. Whatever is
accepted can be written again: numbers are finite and have limits, texts can be encoded.
"""

from __future__ import annotations

import json
import os
import re
import stat
import types
import typing
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import MISSING, fields, is_dataclass, replace
from datetime import date
from enum import Enum
from functools import cache
from io import BufferedReader
from pathlib import Path
from typing import Any, TypeVar, cast

from sevenwonders_qt.core.name import Name
from sevenwonders_qt.core.text import clean, encodable

T = TypeVar("T")

HIGHEST = 100_000
"""No whole number is larger, nor smaller than its negative, unless a reader says so."""

LONGEST = 100
"""Letters of a text at most where nothing else is said; it is an id."""

LONGEST_FILE_NAME = 300
"""Letters of the name of a file at most; systems allow 255."""

DEEPEST = 6
"""Lists and objects within each other at most, in a value of any kind."""

LARGEST = 1 << 20
"""Bytes of a file at most where nothing else is said."""

Read = Callable[[Any], Any]
"""Takes a stored value to its type, or raises `Damaged`."""


class Damaged(ValueError):
    """A stored value that the program cannot have written.

    ``place`` leads to the value: names of fields and numbers of list items, from 0. The text is
    one line such as ``settings.json: seats[2].name: expected text``.
    """

    def __init__(self, fault: str, place: tuple[str | int, ...] = (), file: str = "") -> None:
        super().__init__(fault)
        self.fault = fault
        self.place = place
        self.file = file

    def __str__(self) -> str:
        return clean(": ".join(part for part in (self.file, self.path, self.fault) if part))

    @property
    def path(self) -> str:
        """The place in words such as ``seats[2].name``."""
        steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in self.place)
        return "".join(steps).removeprefix(".")

    def under(self, step: str | int) -> Damaged:
        """Return the same error as seen from the list or the object around it."""
        return Damaged(self.fault, (step, *self.place), self.file)

    def of(self, path: Path) -> Damaged:
        """Return the same error with the name of the file."""
        return Damaged(self.fault, self.place, path.name)


class PartlyDamaged(Damaged):
    """A value that cannot be read in part; ``rest`` is the other part, which `parts` keeps."""

    def __init__(self, fault: str, rest: object, place: tuple[str | int, ...] = ()) -> None:
        super().__init__(fault, place)
        self.rest = rest


# Files ------------------------------------------------------------------------------------------


def load(path: Path, read: Callable[[Any], T], largest: int = LARGEST) -> T:
    """Return the value in a JSON file.

    Raises OSError where the system does not let the file be read, and `Damaged`, which names the
    file and the place in it.
    """
    try:
        return read(parsed(bytes_of(path, largest)))
    except Damaged as error:
        raise error.of(path) from None


def bytes_of(path: Path, largest: int) -> bytes:
    """Return the bytes of a file; a pipe of that name is not waited for.

    Raises OSError, and `Damaged` for more bytes than ``largest`` and for what is no file.
    """
    with opened(path) as file:
        data = file.read(largest + 1)
    if len(data) > largest:
        raise Damaged(f"is larger than {largest} bytes")
    return data


def opened(path: Path) -> BufferedReader:
    """Open a file to read; raises OSError, and `Damaged` for a pipe, which is not waited for."""
    file = open(path, "rb", opener=_without_waiting)  # noqa: SIM115  # the caller closes it
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        file.close()
        raise Damaged("is not a regular file")
    return file


def parsed(data: bytes) -> Any:
    """Return the JSON value in these bytes; raises `Damaged`."""
    try:
        return json.loads(data.decode("utf-8-sig"))  # editors may have put a mark before it
    except RecursionError:
        raise Damaged("is nested too deeply") from None
    except ValueError as error:
        raise Damaged(f"is not JSON: {' '.join(str(error).split())}") from None


def _without_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


# Readers by type --------------------------------------------------------------------------------


def reader(hint: Any) -> Read:
    """Return the reader of values of a type: a dataclass, a tuple, a mapping, an enum and so on.

    A field of a dataclass that has a default may be missing. A text is an id: not longer than
    `LONGEST`, and without a character that cannot be shown.
    """
    return _reader(hint)


@cache
def _reader(hint: Any) -> Read:
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        own = [each for each in args[1:] if callable(each)]
        return own[-1] if own else reader(args[0])
    if origin is tuple:
        if len(args) == 2 and args[1] is Ellipsis:
            return listed(args[0])
        return _reader_of_tuples([reader(arg) for arg in args])
    if origin in (types.UnionType, typing.Union):
        (some,) = (part for part in args if part is not type(None))
        return optional(reader(some))
    if origin is Sequence:
        return listed(args[0])
    if origin in (dict, Mapping):
        return mapping(*args)
    hint = getattr(hint, "__supertype__", hint)
    if hint is Any:
        return anything
    if issubclass(hint, Enum):
        return _reader_of_members(hint)
    if issubclass(hint, Name):
        return _reader_of_names(hint)
    if is_dataclass(hint):
        return record(hint)
    return _BY_KIND[hint]


def record(cls: Any, complete: bool = False, /, **readers: Read) -> Read:
    """Return the reader of a dataclass from an object; ``readers`` read fields in another way.

    In a ``complete`` object no field may be missing, not even one that has a default. A method
    ``check_stored`` of the class is called with the result, and may raise `Damaged`.
    """
    hints = typing.get_type_hints(cls, include_extras=True)
    reads = {part.name: readers.get(part.name) or reader(hints[part.name]) for part in fields(cls)}
    needed = frozenset(
        part.name
        for part in fields(cls)
        if complete or (part.default is MISSING and part.default_factory is MISSING)
    )
    check = getattr(cls, "check_stored", None)

    def read(value: Any) -> Any:
        if not isinstance(value, dict):
            raise _unlike("an object", value)
        found = {}
        for key, stored in value.items():
            if key not in reads:
                raise Damaged("unknown field", (str(key)[:40],))
            try:
                found[key] = reads[key](stored)
            except Damaged as error:
                raise error.under(key) from None
        for key in needed.difference(found):
            raise Damaged("missing", (key,))
        made = cls(**found)
        if check is not None:
            check(made)
        return made

    return read


def parts(cls: Any, stored: Any, **readers: Read) -> tuple[dict[str, Any], tuple[Damaged, ...]]:
    """Return the fields of a dataclass that can be read, and the faults of the others.

    ``readers`` read fields in another way. Foreign fields are passed over. Raises `Damaged` for
    what is no object.
    """
    hints = typing.get_type_hints(cls, include_extras=True)
    names = (part.name for part in fields(cls))
    return readable({name: readers.get(name) or reader(hints[name]) for name in names}, stored)


def readable(
    readers: Mapping[str, Read], stored: Any
) -> tuple[dict[str, Any], tuple[Damaged, ...]]:
    """Return the fields of an object that can be read, and the faults of the others, as `parts`."""
    if not isinstance(stored, dict):
        raise _unlike("an object", stored)
    found, faults = {}, []
    for name, read in readers.items():
        if name in stored:
            try:
                found[name] = read(stored[name])
            except Damaged as error:
                faults.append(error.under(name))
                if isinstance(error, PartlyDamaged):
                    found[name] = error.rest
    return found, tuple(faults)


def mended(read: Read, rest: Callable[[Any], object]) -> Read:
    """Return the reader of a value; if it is damaged, `parts` keeps the ``rest`` of it."""

    def attempt(value: Any) -> Any:
        try:
            return read(value)
        except Damaged as error:
            raise PartlyDamaged(error.fault, rest(value), error.place) from None

    return attempt


def rest_of(begin: T, **readers: Read) -> Callable[[Any], T]:
    """Return a reader that puts every field of an object that can be read into ``begin``."""

    def rest(value: Any) -> T:
        found = parts(type(begin), value, **readers)[0] if isinstance(value, dict) else {}
        return cast(T, replace(cast("Any", begin), **found))

    return rest


def listed(hint: Any, least: int = 0, most: int = HIGHEST, *, different: bool = False) -> Read:
    """Return the reader of a tuple of so many values of a type; ``different``: each only once."""
    each = reader(hint)

    def read(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise _unlike("a list", value)
        if not least <= len(value) <= most:
            raise Damaged(f"expected {least} to {most} values")
        found = tuple(_items(value, each))
        if different and len({*found}) < len(found):
            raise Damaged("names something twice")
        return found

    return read


def mapping(keys: Any, values: Any, most: int = HIGHEST) -> Read:
    """Return the reader of a dict with at most so many keys and values of these types."""
    read_key, read_value = reader(keys), reader(values)

    def read(value: Any) -> dict[Any, Any]:
        if not isinstance(value, dict):
            raise _unlike("an object", value)
        if len(value) > most:
            raise Damaged(f"expected {most} fields at most")
        found = {}
        for key, stored in value.items():
            try:
                found[read_key(key)] = read_value(stored)
            except Damaged as error:
                raise error.under(str(key)[:40]) from None
        return found

    return read


def sound(read: Callable[[Any], T], values: Iterable[Any]) -> list[T]:
    """Return the values that can be read, without the others."""
    found = []
    for value in values:
        with suppress(Damaged):
            found.append(read(value))
    return found


def optional(read_some: Read) -> Read:
    """Return the reader of a value that may be null."""
    return lambda value: None if value is None else read_some(value)


def _items(value: list[Any], each: Read) -> list[Any]:
    found: list[Any] = []
    try:
        for item in value:
            found.append(each(item))
    except Damaged as error:
        raise error.under(len(found)) from None
    return found


def _reader_of_tuples(reads: list[Read]) -> Read:
    def read(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise _unlike("a list", value)
        if len(value) != len(reads):
            raise Damaged(f"expected {len(reads)} values")
        found: list[Any] = []
        try:
            for item, each in zip(value, reads, strict=True):
                found.append(each(item))
        except Damaged as error:
            raise error.under(len(found)) from None
        return tuple(found)

    return read


def _reader_of_members(kind: type[Enum]) -> Read:
    members = {member.value: member for member in kind}

    def read(value: Any) -> Any:
        try:
            return members[value]
        except (KeyError, TypeError):  # a list is no key
            raise Damaged(_no_member(value, members)) from None

    return read


def _reader_of_names(kind: Any) -> Read:
    return lambda value: kind(identity(value))


# Values -----------------------------------------------------------------------------------------


def identity(value: Any) -> str:
    """Read a short text that can be shown as it is."""
    if not isinstance(value, str):
        raise _unlike("text", value)
    if len(value) > LONGEST:
        raise Damaged("the text is too long")
    if clean(value) != value:
        raise Damaged("the text has characters that cannot be shown")
    return value


def text(longest: int, *, halves: bool = True) -> Read:
    """Return the reader of a text that people wrote; it is `clean`.

    Without ``halves``, half of a surrogate pair is refused: no program writes it under a checksum.
    """

    def read(value: Any) -> str:
        if not isinstance(value, str):
            raise _unlike("text", value)
        if len(value) > longest:
            raise Damaged("the text is too long")
        if not (halves or encodable(value)):
            raise Damaged("the text has half of a character")
        return clean(value)

    return read


def file_name(value: Any) -> str:
    """Read the name of a file in a folder that the program knows, exactly as the system has it."""
    if not isinstance(value, str):
        raise _unlike("text", value)
    if not value or len(value) > LONGEST_FILE_NAME or Path(value).name != value:
        raise Damaged("is not the name of a file")
    return value


def matching(pattern: str) -> Read:
    """Return the reader of a text of this form."""
    form = re.compile(pattern)

    def read(value: Any) -> str:
        if not isinstance(value, str):
            raise _unlike("text", value)
        if not form.fullmatch(value):
            raise Damaged(f"{shown(value)} is not of the form {pattern}")
        return value

    return read


def whole(least: int, most: int) -> Read:
    """Return the reader of a whole number within bounds."""

    def read(value: Any) -> int:
        if type(value) is not int:  # a bool is an int, too
            raise _unlike("a whole number", value)
        if not least <= value <= most:
            raise _unlike(f"a number from {least} to {most}", value)
        return value

    return read


def number(least: float, most: float) -> Read:
    """Return the reader of a number within bounds, with or without a fraction."""

    def read(value: Any) -> float:
        if type(value) is not int and type(value) is not float:
            raise _unlike("a number", value)
        if not least <= value <= most:  # nor is NaN
            raise _unlike(f"a number from {least:g} to {most:g}", value)
        return float(value)

    return read


def choice(values: Collection[T]) -> Read:
    """Return the reader of one of some texts or numbers, or None if that is among them."""

    def read(value: Any) -> T:
        for one in values:
            if one == value and (isinstance(value, bool) is isinstance(one, bool)):
                return one
        raise Damaged(_no_member(value, values))

    return read


def anything(value: Any, depth: int = 0) -> Any:
    """Read a value of any kind, its texts cleaned and its numbers within limits."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return _any_text(value)
    if isinstance(value, int):
        return _BY_KIND[int](value)
    if isinstance(value, float):
        return _BY_KIND[float](value)
    if not isinstance(value, list | dict):
        raise _unlike("a value of JSON", value)
    if depth == DEEPEST:
        raise Damaged("is nested too deeply")
    if isinstance(value, list):
        return _items(value, lambda item: anything(item, depth + 1))
    found = {}
    for key, stored in value.items():
        try:
            found[identity(key)] = anything(stored, depth + 1)
        except Damaged as error:
            raise error.under(str(key)[:40]) from None
    return found


def shown(value: object) -> str:
    """Return the beginning of a value, for a sentence about a fault."""
    if isinstance(value, list):
        return "a list"
    if isinstance(value, dict):
        return "an object"
    return repr(value)[:40]


def _unlike(wanted: str, value: Any) -> Damaged:
    return Damaged(f"expected {wanted}, not {shown(value)}")


def _no_member(value: Any, known: Iterable[object]) -> str:
    return f"{shown(value)} is not one of {', '.join(map(str, known))}"


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise _unlike("true or false", value)
    return value


def _day(value: Any) -> date:
    try:
        return date.fromisoformat(identity(value))
    except Damaged:
        raise
    except ValueError:
        raise Damaged(f"{shown(value)} is not a day") from None


_any_text = text(LONGEST)
_BY_KIND: Mapping[Any, Read] = {
    str: identity,
    int: whole(-HIGHEST, HIGHEST),
    float: number(-HIGHEST, HIGHEST),
    bool: _flag,
    date: _day,
}
