"""Patterns of commands and events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sevenwonders_qt.core.datafile import Entry

_SEATS: Final = ("seat", "left", "right")
"""The fields of a command or an event that name a seat which it concerns."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """A pattern for a command or an event: its kind, and some of its fields.

    ``kind`` is the name of its class, "" for any. A field holds one value, a list of values
    that are all right, "some" or "none" for any number but 0 and for 0, or the fields of something
    in it, by name.
    """

    kind: str
    wanted: Mapping[str, object]

    def fits(self, thing: object, seat: int | None = None) -> bool:
        """Return whether a thing fits; if the pattern names no seat, it must concern ``seat``.

        Something between a city at the left and one at the right concerns both.
        """
        if self.kind and type(thing).__name__ != self.kind:
            return False
        if seat is not None and "seat" not in self.wanted:
            seats = [getattr(thing, name) for name in _SEATS if hasattr(thing, name)]
            if seats and seat not in seats:
                return False
        return _has(thing, self.wanted)


def read_patterns(entry: Entry, field: str) -> tuple[Pattern, ...]:
    """Read the patterns under a field, none for a missing one; raises `DataError`."""
    found = entry.tables(field) if field in entry else []
    return tuple(_pattern(each) for each in found)


def _pattern(entry: Entry) -> Pattern:
    kind = entry.text("kind") if "kind" in entry else ""
    return Pattern(kind, {name: entry.anything(name) for name in entry})


def _has(thing: object, wanted: Mapping[str, object]) -> bool:
    return all(hasattr(thing, name) and _is(getattr(thing, name), wanted[name]) for name in wanted)


def _is(found: object, wanted: object) -> bool:
    if isinstance(wanted, dict):
        return _has(found, wanted)
    if wanted in ("some", "none"):
        return bool(found) is (wanted == "some")
    if isinstance(wanted, list):
        plain = list(found) if isinstance(found, tuple) else found
        return plain == wanted or found in wanted
    return found == wanted
