"""The expansions of 7 Wonders that the program comes with, each with all its parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from sevenwonders_qt.app.games import GAMES, Games, players_of, use_games
from sevenwonders_qt.models import boxes as shelf
from sevenwonders_qt.models.boxes import Switch

if TYPE_CHECKING:
    from sevenwonders_qt.ai.parts import PlayerParts
    from sevenwonders_qt.ai.playable import FindPlayable, Playable
    from sevenwonders_qt.core.decider import AnyGame, Variant
    from sevenwonders_qt.games.box import Box, FindGame
    from sevenwonders_qt.games.classic.ruleset import Expansion
    from sevenwonders_qt.models.words.box_words import Words
    from sevenwonders_qt.views.table.boxes import TableParts


@dataclass(frozen=True, slots=True)
class ExpansionBox:
    """An expansion with all its parts: its rules, and the values for the other layers.

    Nearly every part is a function of a module, so that the first picture of the program does
    without it, and the process of the computer players loads no window. ``art`` is a folder like
    ``resources/art``, for drawings that are not there.
    """

    rules: Callable[[], Expansion]
    words: Callable[[], Words]
    setup: Switch | None = None
    players: Callable[[], PlayerParts] | None = None
    table: Callable[[], TableParts] | None = None
    art: Path | None = None


def _edifice_rules() -> Expansion:
    from sevenwonders_qt.games.edifice.module import load_expansion

    return load_expansion()


def _edifice_words() -> Words:
    from sevenwonders_qt.models.edifice.words import WORDS

    return WORDS


def _edifice_players() -> PlayerParts:
    from sevenwonders_qt.ai.edifice import PLAYERS

    return PLAYERS


def _edifice_table() -> TableParts:
    from sevenwonders_qt.views.edifice import TABLE

    return TABLE


BOXES: Mapping[str, ExpansionBox] = {
    "edifice": ExpansionBox(
        rules=_edifice_rules,
        words=_edifice_words,
        setup=Switch(
            "edifice",
            players=range(3, 8),
            wonders=("ur", "carthage"),
            house_rules=("both_pawns_rewarded",),
            key="B",
            picture="concentric_castle",
        ),
        players=_edifice_players,
        table=_edifice_table,
    )
}
"""The expansions by their names in the options of a match."""


def use_words(boxes: Mapping[str, ExpansionBox] = BOXES, games: Games = GAMES) -> None:
    """Let the window know these boxes and games: call it once, before anything is shown."""
    use_games(games)
    shelf.use({name: shelf.Entry(box.words, box.setup) for name, box in boxes.items()})


def box_of(boxes: Mapping[str, ExpansionBox] = BOXES, games: Games = GAMES) -> Box:
    """Return the games, with these expansions and the knowledge of computer players about them."""
    from sevenwonders_qt.games.box import Box

    expansions = {name: partial(with_players, box) for name, box in boxes.items()}
    return Box(expansions, {name: game.rules for name, game in games.items()})


def table_parts(boxes: Mapping[str, ExpansionBox] = BOXES) -> tuple[TableParts, ...]:
    """Return the parts of these boxes for the table."""
    return tuple(box.table() for box in boxes.values() if box.table is not None)


def with_players(box: ExpansionBox) -> Expansion:
    """Return an expansion's rules with the knowledge of computer players; raises `DataError`."""
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


def find(variant: Variant) -> AnyGame:
    """Return a game of the program; raises as `Box.find` does.

    It is a function of a module, so that other processes can be asked to find games with it.
    """
    return _shipped().find(variant)


def playable(variant: Variant) -> Playable:
    """Return a game of the program with its computer players; raises as `Box.find` does.

    It is a function of a module, as `find` is.
    """
    from sevenwonders_qt.ai.playable import Playable

    return Playable(find(variant), GAMES[variant.game].players())


def finding(games: Games) -> FindGame:
    """Return a function that finds these games, also for other processes."""
    return find if games is GAMES else box_of(BOXES, games).find


def playing(games: Games) -> FindPlayable:
    """Return a function that finds these games with their computer players, as `finding` does."""
    from sevenwonders_qt.ai.playable import PlayerBox

    return playable if games is GAMES else PlayerBox(box_of(BOXES, games), players_of(games)).find
