"""The black cards, guilds and boards of Cities, read from TOML and checked field by field."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from sevenwonders_qt.core.datafile import DataError, Entry, entries
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.cities.effects import (
    KINDS,
    CheaperBoards,
    CheaperFirst,
    CopySymbol,
    NeighboursGain,
    NeighboursOwe,
    OthersGain,
    OthersLose,
    OthersLosePerAge,
    OthersLoseWhenRaised,
    ProduceOther,
    ProduceSame,
    ReturnDefeats,
    StagesFree,
    TakeDiplomacy,
    TakeVictory,
)
from sevenwonders_qt.games.classic.catalogue import (
    BoardSide,
    Card,
    Cards,
    EffectKinds,
    Pool,
    flagged,
    load_boards,
    load_cards,
    load_count,
    load_effects,
    numbered,
)
from sevenwonders_qt.games.classic.effects import (
    BLACK,
    COLOURS,
    CoinsPer,
    Effect,
    PointsPer,
    Side,
)
from sevenwonders_qt.games.classic.numbers import CITIES
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.games.classic.shape import RULEBOOK

NAME = "cities"
"""The name of the expansion and of its rule module."""

PLAYERS = range(3, 9)

MORE_PLAYERS: Mapping[int, int] = MappingProxyType({8: 7})
"""Eight players play with the cards of seven, black ones included: 56 an Age, seven for each."""


class Deck(StrEnum):
    """The black cards of a match: those of its edition, or always those of one."""

    BY_EDITION = "by_edition"
    FIRST = "27"
    SECOND = "42"


class Guilds(StrEnum):
    """The matches that the guilds of the box are in; those of the first edition have them."""

    BY_EDITION = "by_edition"
    ALL = "all"
    NONE = "none"


DECK, GUILDS = "cities_deck", "cities_guilds"
CHOICES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {DECK: tuple(Deck), GUILDS: tuple(Guilds)}
)
"""The options of the box that have values, the usual value first."""

SIZES: Mapping[Edition, int] = MappingProxyType({Edition.FIRST: 27, Edition.SECOND: 42})
"""The number of black cards in the box of each edition, as many for each Age."""


@dataclass(frozen=True, slots=True)
class CitiesData:
    """All that is read from the files of the box but boards."""

    black: Mapping[Edition, Mapping[CardId, Card]]
    guilds: Mapping[CardId, Card]
    lends: Mapping[str, tuple[Effect, ...]]

    def cards(self, deck: Edition, *, guilds: bool) -> Cards:
        """Return the cards of a match: as many black ones as cities are drawn for each Age."""
        black = self.black[deck]
        drawn = {cities: cities for cities in CITIES}
        pools = (
            Pool(age, tuple(card.id for card in black.values() if card.age == age), drawn)
            for age in RULEBOOK.ages_from(1)
        )
        return Cards({**black, **(self.guilds if guilds else {})}, tuple(pools))


def load_data() -> CitiesData:
    """Return the cards of the box and what it lends to others; raises `DataError`."""
    first = _load_black()
    black = {Edition.FIRST: first, Edition.SECOND: {**first, **_load_black("second_edition")}}
    for edition, cards in black.items():
        for age in RULEBOOK.ages_from(1):
            number, due = sum(card.age == age for card in cards.values()), SIZES[edition] // 3
            if number != due:
                where = f"black cards of Age {age}, {edition} edition"
                raise DataError(f"cards.toml: {where}: card: {number} cards, not {due}")
    guilds = load_cards(resource_path("data", NAME, "guilds.toml"), EFFECTS)
    return CitiesData(black, guilds, load_lent())


def load_lent() -> dict[str, tuple[Effect, ...]]:
    """Return what the box lends to persons of other boxes, by their ids; raises `DataError`."""
    people = entries(resource_path("data", NAME, "people.toml"), "person")
    return {entry.id: load_effects(entry, EFFECTS) for entry in people}


def load_all_boards(edition: Edition) -> dict[tuple[str, str], BoardSide]:
    """Return every board of the box in an edition, by wonder and side; raises `DataError`."""
    return load_boards(resource_path("data", NAME, *_folder(edition), "boards.toml"), EFFECTS).sides


def _load_black(*folder: str) -> dict[CardId, Card]:
    path = resource_path("data", NAME, *folder, "cards.toml")
    return load_cards(path, EFFECTS, (BLACK,), drawn=(BLACK,))


def _folder(edition: Edition) -> Iterable[str]:
    return ("second_edition",) if edition is Edition.SECOND else ()


def _others_lose(entry: Entry) -> Effect:
    table = entry.table("others_lose")
    per = load_count(table.table("per"), COLOURS, KINDS) if "per" in table else None
    found = OthersLose(table.number("coins"), per)
    table.close()
    return found


def _points_for(entry: Entry) -> Effect:
    table = entry.table("points_for")
    return PointsPer(table.number("points"), load_count(table, (*COLOURS, BLACK), KINDS))


def _coins_for(entry: Entry) -> Effect:
    table = entry.table("coins_for")
    return CoinsPer(table.number("coins"), load_count(table, (*COLOURS, BLACK), KINDS))


EFFECTS: EffectKinds = {
    "others_lose": _others_lose,
    "points_for": _points_for,
    "coins_for": _coins_for,
    "others_lose_per_age": flagged("others_lose_per_age", OthersLosePerAge),
    "others_lose_when_raised": numbered("others_lose_when_raised", OthersLoseWhenRaised),
    "others_gain": numbered("others_gain", OthersGain),
    "neighbours_gain": numbered("neighbours_gain", NeighboursGain),
    "neighbours_owe": numbered("neighbours_owe", NeighboursOwe),
    "diplomacy": flagged("diplomacy", TakeDiplomacy),
    "take_victory": numbered("take_victory", TakeVictory),
    "return_defeats": flagged("return_defeats", ReturnDefeats),
    "cheaper_first": lambda entry: CheaperFirst(entry.member("cheaper_first", Side)),
    "cheaper_boards": flagged("cheaper_boards", CheaperBoards),
    "produce_same": flagged("produce_same", ProduceSame),
    "produce_other": flagged("produce_other", ProduceOther),
    "stages_free": flagged("stages_free", StagesFree),
    "copy_symbol": flagged("copy_symbol", CopySymbol),
}
"""The kinds of effect of the box, by the names of their fields."""
