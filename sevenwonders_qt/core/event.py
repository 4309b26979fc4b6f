"""Events, and their form as plain JSON values."""

from __future__ import annotations

import typing
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from sevenwonders_qt.core.name import Name
from sevenwonders_qt.core.stored import Damaged, Read, reader, shown


class Event:
    """Something that happened, in the past tense, with every number worked out."""

    __slots__ = ()


class EventCodec:
    """Turns the events of one game into JSON objects and back, strictly.

    A JSON object holds the class name under ``"event"`` and the fields by name; a field with a
    default is left out where it has it, so an event may grow without its old form becoming
    another. Decoding raises `Damaged` for an unknown class, a missing or foreign field, a default
    written out, a value that the `reader` of its type refuses, or an event that is not ``sound``.
    """

    def __init__(
        self,
        events: Iterable[type[Event]],
        sound: Mapping[type[Event], Callable[[Any], bool]] = MappingProxyType({}),
    ) -> None:
        """Make a codec; ``sound`` checks whether the box has the names that an event brings."""
        self._sound = sound
        classes: Iterable[Any] = events  # mypy holds that a class cannot be a key of a cache
        self._forms = {cls.__name__: _form(cls) for cls in classes}

    @property
    def kinds(self) -> tuple[type[Event], ...]:
        """The classes of the events of the game."""
        return tuple(form.cls for form in self._forms.values())

    def fields_of(self, name: str) -> Collection[str]:
        """Return the fields of the events of a class; raises KeyError for an unknown name."""
        form = self._forms[name]
        return (*(field for field, _ in form.required), *form.optional)

    def encode(self, event: Event) -> dict[str, Any]:
        cls = type(event)
        stored = {"event": cls.__name__, **_plain_fields(event)}
        for key, (default, _) in self._forms[cls.__name__].optional.items():
            if getattr(event, key) == default:
                del stored[key]
        return stored

    def decode(self, stored: object) -> Event:
        if not isinstance(stored, dict):
            raise Damaged("an event is not a JSON object")
        name = stored.get("event")
        if not isinstance(name, str) or name not in self._forms:
            raise Damaged(f"unknown event {shown(name)}")
        form = self._forms[name]
        optional = stored.keys() - form.always
        if len(stored) - len(optional) < len(form.always) or not optional <= form.optional.keys():
            raise Damaged("the fields are not those of this event", (name,))
        event = _event(name, form, stored, optional)
        sound = self._sound.get(form.cls)
        if sound is not None and not sound(event):
            raise Damaged("brings what is not in the box", (name,))
        return event


def _event(name: str, form: _Form, stored: Mapping[str, Any], optional: Iterable[str]) -> Event:
    """Return the event with these fields; ``optional`` are those that have a default."""
    values, more, key = [], {}, ""
    try:
        for key, read in form.required:
            values.append(read(stored[key]))
        for key in optional:
            default, read = form.optional[key]
            more[key] = found = read(stored[key])
            if found == default:
                raise Damaged("a default is not written out")
    except Damaged as error:
        raise error.under(key).under(name) from None
    event: Event = form.cls(*values, **more)
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


class _Form(NamedTuple):
    """The stored form of the events of a class.

    ``required`` fields have a name and a reader; ``optional`` ones have these by name, after the
    default. ``always`` are the keys that every stored event of the class has.
    """

    cls: type[Any]
    required: tuple[tuple[str, Read], ...]
    optional: Mapping[str, tuple[Any, Read]]
    always: frozenset[str]


@cache
def _form(cls: type[Any]) -> _Form:
    """Work out the form once, as every search of an AI player makes a game of its own."""
    hints = typing.get_type_hints(cls)
    required, optional = [], {}
    for field in fields(cls):
        read = reader(hints[field.name])
        if field.default is MISSING:
            required.append((field.name, read))
        else:
            optional[field.name] = field.default, read
    always = frozenset(["event", *(key for key, _ in required)])
    return _Form(cls, tuple(required), optional, always)
