"""Events, and their form as plain JSON values."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from types import MappingProxyType
from typing import Any

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
        self._classes = {cls.__name__: cls for cls in events}
        self._hints = {cls: typing.get_type_hints(cls) for cls in self._classes.values()}
        self._defaults = {cls: _defaults(cls) for cls in self._classes.values()}

    def encode(self, event: Event) -> dict[str, Any]:
        stored = {"event": type(event).__name__, **_plain_fields(event)}
        for name, default in self._defaults[type(event)].items():
            if getattr(event, name) == default:
                del stored[name]
        return stored

    def decode(self, stored: object) -> Event:
        if not isinstance(stored, Mapping):
            raise DamagedEvent("an event is not a JSON object")
        name = stored.get("event")
        cls = self._classes.get(name) if isinstance(name, str) else None
        if cls is None:
            raise DamagedEvent(f"unknown event {str(name)[:40]!r}")
        hints, defaults = self._hints[cls], self._defaults[cls]
        given = {*stored} - {"event"}
        if given | {*defaults} != {*hints}:
            raise DamagedEvent(f"{name}: the fields are not those of this event")
        values = {key: _typed(stored[key], hints[key], f"{name}.{key}") for key in given}
        for key in given & {*defaults}:
            if values[key] == defaults[key]:
                raise DamagedEvent(f"{name}.{key}: a default is not written out")
        event: Event = cls(**values)
        sound = self._sound.get(cls)
        if sound is not None and not sound(event):
            raise DamagedEvent(f"{name}: brings what is not in the box")
        return event


def _defaults(cls: type[Any]) -> dict[str, Any]:
    """The fields with a default, and these; only plain values are defaults of events."""
    return {field.name: field.default for field in fields(cls) if field.default is not MISSING}


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


def _typed(value: Any, hint: Any, where: str) -> Any:
    """The value as the hinted type, or `DamagedEvent` naming the place."""
    origin = typing.get_origin(hint)
    if origin is tuple:
        return _typed_tuple(value, typing.get_args(hint), where)
    if origin in (types.UnionType, typing.Union):
        if value is None and type(None) in typing.get_args(hint):
            return None
        (hint,) = (part for part in typing.get_args(hint) if part is not type(None))
        return _typed(value, hint, where)
    hint = getattr(hint, "__supertype__", hint)
    if isinstance(hint, type) and issubclass(hint, Enum):
        try:
            return hint(value)
        except ValueError:
            raise DamagedEvent(f"{where}: {str(value)[:40]!r} is not a known value") from None
    if isinstance(hint, type) and issubclass(hint, Name):
        return hint(_typed(value, str, where))
    if isinstance(hint, type) and is_dataclass(hint):
        return _typed_record(value, hint, where)
    if type(value) is not hint:
        raise DamagedEvent(f"{where}: expected {hint.__name__}")
    if hint is int and not -HIGHEST <= value <= HIGHEST:
        raise DamagedEvent(f"{where}: the number is too large")
    if hint is str and len(value) > LONGEST:
        raise DamagedEvent(f"{where}: the text is too long")
    return value


def _typed_tuple(value: Any, args: tuple[Any, ...], where: str) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise DamagedEvent(f"{where}: expected a list")
    if len(args) == 2 and args[1] is Ellipsis:
        return tuple(_typed(item, args[0], where) for item in value)
    if len(value) != len(args):
        raise DamagedEvent(f"{where}: expected {len(args)} values")
    return tuple(_typed(item, arg, where) for item, arg in zip(value, args, strict=True))


def _typed_record(value: Any, cls: type, where: str) -> Any:
    hints = typing.get_type_hints(cls)
    if not isinstance(value, Mapping) or set(value) != set(hints):
        raise DamagedEvent(f"{where}: the fields are not those of {cls.__name__}")
    return cls(**{key: _typed(value[key], hint, f"{where}.{key}") for key, hint in hints.items()})
