"""The expansions of 7 Wonders that the program comes with, each with all its parts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sevenwonders_qt.app.game_box import Games
from sevenwonders_qt.games.classic.numbers import PLAYERS as BASE_PLAYERS
from sevenwonders_qt.models import boxes as shelf
from sevenwonders_qt.models import games as game_shelf
from sevenwonders_qt.models.boxes import Switch

if TYPE_CHECKING:
    from sevenwonders_qt.ai.parts import PlayerParts
    from sevenwonders_qt.games.box import Box
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


def _leaders_rules() -> Expansion:
    from sevenwonders_qt.games.leaders.module import load_expansion

    return load_expansion()


def _leaders_words() -> Words:
    from sevenwonders_qt.models.leaders.words import WORDS

    return WORDS


def _leaders_players() -> PlayerParts:
    from sevenwonders_qt.ai.leaders import PLAYERS

    return PLAYERS


def _leaders_table() -> TableParts:
    from sevenwonders_qt.views.leaders import TABLE

    return TABLE


def _cities_rules() -> Expansion:
    from sevenwonders_qt.games.cities.module import load_expansion

    return load_expansion()


def _cities_words() -> Words:
    from sevenwonders_qt.models.cities.words import WORDS

    return WORDS


def _cities_players() -> PlayerParts:
    from sevenwonders_qt.ai.cities import PLAYERS

    return PLAYERS


def _cities_table() -> TableParts:
    from sevenwonders_qt.views.cities import TABLE

    return TABLE


def _wonder_pack_rules() -> Expansion:
    from sevenwonders_qt.games.wonder_pack.module import load_expansion

    return load_expansion()


def _wonder_pack_words() -> Words:
    from sevenwonders_qt.models.wonder_pack.words import WORDS

    return WORDS


def _wonder_pack_players() -> PlayerParts:
    from sevenwonders_qt.ai.wonder_pack import PLAYERS

    return PLAYERS


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
    ),
    "leaders": ExpansionBox(
        rules=_leaders_rules,
        words=_leaders_words,
        setup=Switch(
            "leaders",
            players=range(2, 9),
            wonders=("roma", "abu_simbel"),
            house_rules=("burying_optional",),
            choices={
                "leaders_pile": ("standard_expert", "standard", "first_edition", "own"),
                "leaders_guilds": ("by_edition", "all", "none"),
                "leaders_coming": ("drafted", "dealt", "in_turns"),
            },
            lists=("leaders_allowed",),
            key="I",
            picture="cleopatra",
        ),
        players=_leaders_players,
        table=_leaders_table,
    ),
    "cities": ExpansionBox(
        rules=_cities_rules,
        words=_cities_words,
        setup=Switch(
            "cities",
            players=range(3, 9),
            more_players={8: 7},
            wonders=("petra", "byzantium"),
            choices={
                "cities_deck": ("by_edition", "27", "42"),
                "cities_guilds": ("by_edition", "all", "none"),
            },
            key="D",
            picture="hideout",
        ),
        players=_cities_players,
        table=_cities_table,
    ),
    "wonder_pack": ExpansionBox(
        rules=_wonder_pack_rules,
        words=_wonder_pack_words,
        setup=Switch(
            "wonder_pack",
            players=range(2, 9),
            wonders=("great_wall", "stonehenge", "manneken_pis"),
            key="P",
            picture="great_wall",
        ),
        players=_wonder_pack_players,
    ),
}
"""The expansions by their names in the options of a match."""

PLAYERS: Final = range(
    BASE_PLAYERS[0],
    max([BASE_PLAYERS[-1], *(n for b in BOXES.values() if b.setup for n in b.setup.more_players)])
    + 1,
)
"""The numbers of players of 7 Wonders with these boxes."""


def use_words(boxes: Mapping[str, ExpansionBox], games: Games) -> None:
    """Let the window know these boxes and games: call it once, before anything is shown."""
    game_shelf.use(
        {name: game_shelf.LazyGame(game.words, game.settings) for name, game in games.items()}
    )
    shelf.use({name: shelf.LazyBox(box.words, box.setup) for name, box in boxes.items()})


def box_of(boxes: Mapping[str, ExpansionBox] = BOXES, games: Games | None = None) -> Box:
    """Return these games, or 7 Wonders alone, with expansions that computer players know."""
    from sevenwonders_qt.games.box import CLASSIC_ALONE, Box

    expansions = {name: partial(with_players, box) for name, box in boxes.items()}
    rules = {name: game.rules for name, game in games.items()} if games else CLASSIC_ALONE
    return Box(expansions, rules)


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
