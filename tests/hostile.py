"""Stored documents that nobody wrote: another value at each place, for tests of their readers."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

HOSTILE: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 7, 2.5, 1e308, 10**400, -(10**400)),
    *(float("nan"), float("inf"), "", "x", "\ud800", "\x1b[2J\u202e", "x" * 9999),
    *([], {}, [[]], [None], {"a": 1}, {"\ud800": 1}, [1] * 300, ["giza"]),
    json.loads("[" * 60 + "]" * 60),
)
"""Values that some place of a file or other cannot have, or that slip through as false."""


def changed(document: Any, dice: random.Random, at_each: int = 5) -> Iterator[Any]:
    """The document with another value at each of its places, or one field more or fewer."""
    for place in list(_places(document)):
        for value in dice.sample(HOSTILE, at_each):
            made = deepcopy(document)
            yield _with(made, place, value)
        found = _at(document, place)
        if isinstance(found, dict):
            for key in (*found, None):
                made = deepcopy(document)
                inside = _at(made, place)
                if key is None:
                    inside["\ud800more"] = 1
                else:
                    inside[f"{key}\u202e"] = inside.pop(key)
                yield made
        elif isinstance(found, list) and found:
            made = deepcopy(document)
            _at(made, place).extend(deepcopy(found) * 9)
            yield made


def _places(value: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield place
    inside: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    for key, item in inside:
        yield from _places(item, (*place, key))


def _at(value: Any, place: tuple[Any, ...]) -> Any:
    for key in place:
        value = value[key]
    return value


def _with(value: Any, place: tuple[Any, ...], new: Any) -> Any:
    if not place:
        return new
    _at(value, place[:-1])[place[-1]] = new
    return value
