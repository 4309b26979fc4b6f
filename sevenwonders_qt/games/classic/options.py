"""Options of a match: the edition, and rulings on which groups differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any


class Edition(StrEnum):
    """Which cards, boards and powers are used."""

    FIRST = "first"
    SECOND = "second"


@dataclass(frozen=True, slots=True)
class Options:
    """The defaults are those of docs/rulings.md.

    ``copied_guild_counts`` says whether a guild that Olympia copies counts as a card of its city
    when it counts guilds; ``sixth_coins_pay_seventh`` whether coins earned with the sixth card of
    an Age may pay for the seventh. ``one_by_one`` shows the actions of a turn one after another.
    ``expansions`` are laid over the base game in this order; ``extra_wonders`` are boards of other
    boxes that join the draw; ``house_rules`` are rulings of the expansions that are played the
    other way.
    """

    edition: Edition = Edition.FIRST
    copied_guild_counts: bool = True
    sixth_coins_pay_seventh: bool = True
    one_by_one: bool = False
    expansions: tuple[str, ...] = ()
    extra_wonders: tuple[str, ...] = ()
    house_rules: tuple[str, ...] = ()


DEFAULT = Options()


def options_as_json(options: Options) -> dict[str, Any]:
    """Every option by name, as plain JSON values; an empty list of names is left out."""
    values = {field.name: getattr(options, field.name) for field in fields(options)}
    return {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in values.items()
        if value != ()
    }


def options_from_json(stored: Mapping[str, Any]) -> Options:
    """The options stored; what is missing has its default.

    Raises ValueError for an option that does not exist or cannot have the value.
    """
    found = {}
    for field in fields(Options):
        if field.name in stored:
            found[field.name] = _value(field.name, stored[field.name], type(field.default))
    unknown = set(stored) - set(found)
    if unknown:
        raise ValueError(f"there is no option {min(unknown)!r}")
    return Options(**found)


def _value(name: str, value: Any, kind: type) -> Any:
    if kind is bool and type(value) is bool:
        return value
    if kind is tuple and isinstance(value, list) and _names(value):
        return tuple(value)
    if issubclass(kind, StrEnum) and value in tuple(kind):
        return kind(value)
    raise ValueError(f"option {name!r} cannot be {value!r}")


def _names(value: list[Any]) -> bool:
    """Whether these are texts, each once."""
    return all(type(item) is str for item in value) and len({*value}) == len(value)
