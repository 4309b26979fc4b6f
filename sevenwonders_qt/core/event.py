"""Events, and their form as plain JSON values."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from sevenwonders_qt.core.name import Name

HIGHEST = 100_000
"""No number in an event is larger, nor smaller than its negative; no game comes near it."""

LONGEST = 100
"""Letters of a text in an event at most; it is an id."""


class Event:
    """Something that happened, in the past tense, with every number worked out."""

    __slots__ = ()


class DamagedEvent(ValueError):
    """A stored event that the game cannot have written; the text says what is wrong."""


class EventCodec:
    """Turns the events of one game into JSON objects and back, strictly.

    A JSON object holds the class name under ``"event"`` and the fields by name; a field with a
    default is left out where it has it, so an event may grow without its old form becoming
    another. Decoding raises `DamagedEvent` for an unknown class, a missing or foreign field, a
    default written out, a value of another type, a number beyond `HIGHEST`, a text longer than
    `LONGEST`, or an event that is not ``sound``.
    """

    def __init__(
        self,
        events: Iterable[type[Event]],
        sound: Mapping[type[Event], Callable[[Any], bool]] = MappingProxyType({}),
    ) -> None:
        """``sound`` checks events that bring names into a match: whether the box has them."""
        self._sound = sound
        classes: Iterable[Any] = events  # mypy holds that a class cannot be a key of a cache
        self._forms = {cls.__name__: _form(cls) for cls in classes}

    def encode(self, event: Event) -> dict[str, Any]:
        cls = type(event)
        stored = {"event": cls.__name__, **_plain_fields(event)}
        for key, (default, _, _) in self._forms[cls.__name__].optional.items():
            if getattr(event, key) == default:
                del stored[key]
        return stored

    def decode(self, stored: object) -> Event:
        if not isinstance(stored, dict):
            raise DamagedEvent("an event is not a JSON object")
        name = stored.get("event")
        form = self._forms.get(name) if isinstance(name, str) else None
        if form is None:
            raise DamagedEvent(f"unknown event {str(name)[:40]!r}")
        optional = stored.keys() - form.always
        if len(stored) - len(optional) < len(form.always) or not optional <= form.optional.keys():
            raise DamagedEvent(f"{name}: the fields are not those of this event")
        values = [read(stored[key], where) for key, read, where in form.required]
        more = {}
        for key in optional:
            default, read, where = form.optional[key]
            more[key] = found = read(stored[key], where)
            if found == default:
                raise DamagedEvent(f"{where}: a default is not written out")
        event: Event = form.cls(*values, **more)
        sound = self._sound.get(form.cls)
        if sound is not None and not sound(event):
            raise DamagedEvent(f"{name}: brings what is not in the box")
        return event


def _plain_fields(value: Any) -> dict[str, Any]:
    return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}


def _plain(value: Any) -> Any:
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Name):
        return str(value)
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if is_dataclass(value):
        return _plain_fields(value)
    return value


Read = Callable[[Any, str], Any]
"""Takes a stored value to its type, or raises `DamagedEvent` that names the place given."""


class _Form(NamedTuple):
    """How events of a class are stored.

    ``required`` fields have a name, what reads them, and what an error calls their place;
    ``optional`` ones have these by name, after the default. ``always`` are the keys that every
    stored event of the class has.
    """

    cls: type[Any]
    required: tuple[tuple[str, Read, str], ...]
    optional: Mapping[str, tuple[Any, Read, str]]
    always: frozenset[str]


@cache
def _form(cls: type[Any]) -> _Form:
    """Worked out once, as every search of an AI player makes a game of its own."""
    hints = typing.get_type_hints(cls)
    required, optional = [], {}
    for field in fields(cls):
        read, where = _reader(hints[field.name]), f"{cls.__name__}.{field.name}"
        if field.default is MISSING:
            required.append((field.name, read, where))
        else:
            optional[field.name] = field.default, read, where
    always = frozenset(["event", *(key for key, _, _ in required)])
    return _Form(cls, tuple(required), optional, always)


@cache
def _reader(hint: Any) -> Read:
    """What reads values of the hinted type; it is worked out once, as journals hold thousands."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is tuple:
        return _reader_of_tuples(args)
    if origin in (types.UnionType, typing.Union):
        (some,) = (part for part in args if part is not type(None))
        read = _reader(some)
        return lambda value, where: None if value is None else read(value, where)
    hint = getattr(hint, "__supertype__", hint)
    if issubclass(hint, Enum):
        return _reader_of_members(hint)
    if issubclass(hint, Name):
        text = _reader(str)
        return lambda value, where: hint(text(value, where))
    if is_dataclass(hint):
        return _reader_of_records(hint)
    return _reader_of_values(hint)


def _reader_of_tuples(args: tuple[Any, ...]) -> Read:
    any_length = len(args) == 2 and args[1] is Ellipsis
    reads = [_reader(arg) for arg in args if arg is not Ellipsis]

    def read(value: Any, where: str) -> Any:
        if not isinstance(value, list):
            raise DamagedEvent(f"{where}: expected a list")
        if any_length:
            each = reads[0]
            return tuple([each(item, where) for item in value])
        if len(value) != len(reads):
            raise DamagedEvent(f"{where}: expected {len(reads)} values")
        return tuple([each(item, where) for item, each in zip(value, reads, strict=True)])

    return read


def _reader_of_members(kind: type[Enum]) -> Read:
    members = {member.value: member for member in kind}

    def read(value: Any, where: str) -> Any:
        try:
            return members[value]
        except (KeyError, TypeError):  # a list is no key
            raise DamagedEvent(f"{where}: {str(value)[:40]!r} is not a known value") from None

    return read


def _reader_of_records(cls: Any) -> Read:
    reads = {name: _reader(hint) for name, hint in typing.get_type_hints(cls).items()}

    def read(value: Any, where: str) -> Any:
        if not isinstance(value, dict) or {*value} != {*reads}:
            raise DamagedEvent(f"{where}: the fields are not those of {cls.__name__}")
        return cls(**{key: each(value[key], f"{where}.{key}") for key, each in reads.items()})

    return read


def _reader_of_values(kind: type) -> Read:
    def read(value: Any, where: str) -> Any:
        if type(value) is not kind:
            raise DamagedEvent(f"{where}: expected {kind.__name__}")
        found: Any = value
        if kind is int and not -HIGHEST <= found <= HIGHEST:
            raise DamagedEvent(f"{where}: the number is too large")
        if kind is str and len(found) > LONGEST:
            raise DamagedEvent(f"{where}: the text is too long")
        return found

    return read
