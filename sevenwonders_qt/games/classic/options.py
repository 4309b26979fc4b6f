"""Options of a match: the edition, and rulings that groups differ on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Annotated, Any, Final

from sevenwonders_qt.core.stored import listed, reader


class Edition(StrEnum):
    """The edition of the cards, boards and powers."""

    FIRST = "first"
    SECOND = "second"


WONDERS_DEALT: Final = "wonders_dealt"
"""The list of the wonders that chance may deal; a wonder that is wished for need not be on it."""

_Choices = Annotated[tuple[tuple[str, str], ...], listed(tuple[str, str], different=True)]
_Lists = Annotated[
    tuple[tuple[str, tuple[str, ...]], ...], listed(tuple[str, tuple[str, ...]], different=True)
]
_Names = Annotated[tuple[str, ...], listed(str, different=True)]


@dataclass(frozen=True, slots=True)
class Options:
    """The options; the defaults are those of docs/rulings.md.

    ``copied_guild_counts`` says whether a guild that Olympia copies counts as a card of its city
    when it counts guilds; ``sixth_coins_pay_seventh`` whether coins earned with the sixth card of
    an Age may pay for the seventh. ``one_by_one`` shows the actions of a turn one after another.
    ``expansions`` are added to the base game; ``extra_wonders`` are boards of other boxes that
    join the draw; ``house_rules`` are rulings of the expansions that are played the
    other way, ``choices`` the values of their other options, where those are not the usual ones,
    ``lists`` options of theirs that are lists of names, and `WONDERS_DEALT`.
    """

    edition: Edition = Edition.FIRST
    copied_guild_counts: bool = True
    sixth_coins_pay_seventh: bool = True
    one_by_one: bool = False
    expansions: _Names = ()
    extra_wonders: _Names = ()
    house_rules: _Names = ()
    choices: _Choices = ()
    lists: _Lists = ()

    @property
    def wonders_dealt(self) -> tuple[str, ...]:
        """The wonders that chance may deal; all that there are, if none is named."""
        return dict(self.lists).get(WONDERS_DEALT, ())


DEFAULT = Options()


def options_as_json(options: Options) -> dict[str, Any]:
    """Return every option by name, as plain JSON values; an empty list of names is left out."""
    values = {field.name: getattr(options, field.name) for field in fields(options)}
    found = {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in values.items()
        if value != ()
    }
    if options.choices:
        found["choices"] = [list(choice) for choice in options.choices]
    if options.lists:
        found["lists"] = [[name, list(values)] for name, values in options.lists]
    return found


def options_from_json(stored: Mapping[str, Any]) -> Options:
    """Return the stored options; missing ones have their defaults.

    Raises `Damaged` for an option that does not exist or cannot have the value.
    """
    options: Options = reader(Options)(stored)
    return options
