"""The expansions of 7 Wonders that the program comes with, each with all that it brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import TYPE_CHECKING

from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.games.box import EXPANSIONS, Box, BoxGame
from sevenwonders_qt.games.classic.ruleset import Expansion

if TYPE_CHECKING:
    from sevenwonders_qt.ai.parts import PlayerParts


@dataclass(frozen=True, slots=True)
class ExpansionBox:
    """An expansion whole: its rules, and what goes beside them.

    Every part is a function of a module, so that each process loads no more than it needs, and
    the process of the computer players no window.
    """

    rules: Callable[[], Expansion]
    players: Callable[[], PlayerParts] | None = None


def _edifice_players() -> PlayerParts:
    from sevenwonders_qt.ai.edifice import PLAYERS

    return PLAYERS


BOXES: Mapping[str, ExpansionBox] = {
    "edifice": ExpansionBox(EXPANSIONS["edifice"], _edifice_players)
}
"""By the names that options of a match have for them."""


def box_of(boxes: Mapping[str, ExpansionBox] = BOXES) -> Box:
    """The games, with these expansions and what computer players know of them."""
    return Box({name: partial(with_players, box) for name, box in boxes.items()})


def with_players(box: ExpansionBox) -> Expansion:
    """The rules of an expansion, with what computer players know of them; raises `DataError`."""
    expansion = box.rules()
    if box.players is None:
        return expansion
    parts = box.players()
    modules = (
        replace(module, players=parts) if module.name == expansion.name else module
        for module in expansion.modules
    )
    return replace(expansion, modules=tuple(modules))


@cache
def _shipped() -> Box:
    return box_of()


def find(variant: Variant) -> BoxGame:
    """A game of the program; raises as `Box.find` does.

    A function of a module, so that other processes can be asked to find games with it.
    """
    return _shipped().find(variant)
