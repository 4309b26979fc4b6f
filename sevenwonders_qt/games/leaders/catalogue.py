"""The leaders, guilds and boards of their box, read from TOML and checked field by field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType

from sevenwonders_qt.core.datafile import DataError, Entry, entries
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.classic.catalogue import (
    BoardSide,
    Cards,
    EffectKinds,
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
    Colour,
    Effect,
    PointsPer,
)
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.leaders.effects import (
    KINDS,
    BuryLeader,
    BuyFromBank,
    ChangeSymbol,
    CheaperColour,
    CheaperLeaders,
    CheaperStages,
    CoinsPerVictory,
    CoinsWhenBought,
    CoinsWhenBuilt,
    CoinsWhenChained,
    CoinsWhenRaised,
    CopyLeader,
    DefeatsToWinner,
    DrawLeaders,
    DropDefeats,
    ExtraCoin,
    FreeOfColour,
    FreeOncePerAge,
    LeadersFree,
    OthersLoseVictory,
    PairsOfVictories,
    PointsIfAlone,
    PointsIfMost,
    PointsIfUndefeated,
    PointsPerSet,
    PointsPerTrio,
    RecruitMore,
    RepeatSymbol,
    ShieldsPerDefeat,
    TokenOfAge,
)

NAME = "leaders"
"""The name of the expansion and of its rule module."""

PLAYERS = range(2, 9)
CITIES_BOX = "cities"
"""The name of the expansion whose leaders join the pile when it is played with."""


class Part(StrEnum):
    """The part of the box that a leader belongs to."""

    STANDARD = "standard"
    EXPERT = "expert"
    CITIES = "cities"
    FIRST_EDITION = "first_edition"


class Pile(StrEnum):
    """The leaders that a match is played with."""

    STANDARD_EXPERT = "standard_expert"
    STANDARD = "standard"
    FIRST_EDITION = "first_edition"
    OWN = "own"


class Guilds(StrEnum):
    """The matches that the guilds of the box are in; those of the first edition have them."""

    BY_EDITION = "by_edition"
    ALL = "all"
    NONE = "none"


class Coming(StrEnum):
    """The way that the players come by their leaders; the rulebook has them drafted."""

    DRAFTED = "drafted"
    DEALT = "dealt"
    IN_TURNS = "in_turns"


DEALT = 4
"""Leaders that each player has in the end of the draft."""

PILE, GUILDS, COMING = "leaders_pile", "leaders_guilds", "leaders_coming"
CHOICES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {PILE: tuple(Pile), GUILDS: tuple(Guilds), COMING: tuple(Coming)}
)
"""The options of the box that have values, the usual value first."""

OWN_PILE = "leaders_allowed"
"""The option that lists the leaders of an own pile."""

BURYING_OPTIONAL = "burying_optional"
"""The house rule that Abu Simbel need not bury a leader."""

SIZES: Mapping[Part, int] = MappingProxyType(
    {Part.STANDARD: 34, Part.EXPERT: 15, Part.CITIES: 6, Part.FIRST_EDITION: 1}
)
"""The number of leaders in each part of the box."""

SIZE = SIZES[Part.STANDARD] + SIZES[Part.EXPERT]
"""The number of leaders in the box."""


@dataclass(frozen=True, slots=True)
class Leader:
    """A person to be recruited for coins; without a ``cost`` for as many as the Age has.

    ``box`` is the one of the first edition that the leader came in, if any.
    """

    id: CardId
    part: Part
    box: str
    cost: int | None
    effects: tuple[Effect, ...]

    def price(self, age: int) -> int:
        """Return the printed price before, or in, an Age."""
        return age if self.cost is None else self.cost


@dataclass(frozen=True, slots=True)
class Leaders:
    """All leaders of the box by id, in file order, and those that a match is played with.

    ``coming`` is the way that the players come by theirs.
    """

    all: Mapping[CardId, Leader]
    pile: tuple[CardId, ...] = ()
    coming: Coming = Coming.DRAFTED

    def pile_of(self, pile: Pile, *, cities: bool) -> tuple[CardId, ...]:
        """Return the leaders of a pile, with those of Cities if that box is played with.

        An own pile may be made of all of them.
        """
        if pile is Pile.OWN:
            parts = [part for part in Part if cities or part is not Part.CITIES]
            return tuple(leader.id for leader in self.all.values() if leader.part in parts)
        if pile is Pile.FIRST_EDITION:
            boxes = (NAME, CITIES_BOX) if cities else (NAME,)
            return tuple(leader.id for leader in self.all.values() if leader.box in boxes)
        parts = [Part.STANDARD]
        parts += [Part.EXPERT] * (pile is Pile.STANDARD_EXPERT) + [Part.CITIES] * cities
        return tuple(leader.id for leader in self.all.values() if leader.part in parts)


def leaders_of(rules: Ruleset) -> Leaders:
    """Return the leaders that a ruleset was made with; raises KeyError for one without any."""
    found: Leaders = rules.data[NAME]
    return found


def load_leaders(path: Path) -> Leaders:
    """Return the leaders of a file; raises `DataError` for any fault in it."""
    found = {leader.id: leader for leader in map(_leader, entries(path, "leader"))}
    for part, size in SIZES.items():
        number = sum(leader.part is part for leader in found.values())
        if number != size:
            raise DataError(f"{path.name}: {part}: leader: {number} leaders, not {size}")
    return Leaders(found)


def load_guilds() -> Cards:
    """Return the four guilds of the box; raises `DataError`."""
    return Cards(load_cards(resource_path("data", NAME, "guilds.toml"), EFFECTS))


def load_all_boards(edition: Edition) -> dict[tuple[str, str], BoardSide]:
    """Return every board of the box in an edition, by wonder and side; raises `DataError`."""
    folder = ("second_edition",) if edition is Edition.SECOND else ()
    return load_boards(resource_path("data", NAME, *folder, "boards.toml"), EFFECTS).sides


def _leader(entry: Entry) -> Leader:
    part = entry.member("pile", Part)
    box = entry.member("first_edition", (NAME, CITIES_BOX)) if "first_edition" in entry else ""
    cost = None if entry.flag("price_is_age") else entry.number("cost", 1, 9)
    return Leader(CardId(entry.id), part, box, cost, load_effects(entry, EFFECTS))


def _coins_when_built(entry: Entry) -> Effect:
    table = entry.table("coins_when_built")
    found = CoinsWhenBuilt(table.number("coins"), table.member("colour", (*COLOURS, BLACK)))
    table.close()
    return found


def _cheaper_leaders(entry: Entry) -> Effect:
    table = entry.table("cheaper_leaders")
    found = CheaperLeaders(table.number("own"), table.number("beside"))
    table.close()
    return found


def _points_for(entry: Entry) -> Effect:
    table = entry.table("points_for")
    return PointsPer(table.number("points"), load_count(table, (*COLOURS, BLACK), KINDS))


def _points_if_most(entry: Entry) -> Effect:
    table = entry.table("points_if_most")
    return PointsIfMost(table.number("points"), load_count(table, COLOURS, KINDS))


def _points_per_set(entry: Entry) -> Effect:
    table = entry.table("points_per_set")
    found = PointsPerSet(table.number("points"), table.members("colours", COLOURS))
    table.close()
    return found


def _colour(field: str, kind: Callable[[Colour], Effect]) -> Callable[[Entry], Effect]:
    return lambda entry: kind(entry.member(field, (*COLOURS, BLACK)))


EFFECTS: EffectKinds = {
    "coins_when_built": _coins_when_built,
    "cheaper_leaders": _cheaper_leaders,
    "points_for": _points_for,
    "points_if_most": _points_if_most,
    "points_per_set": _points_per_set,
    "cheaper_colour": _colour("cheaper_colour", CheaperColour),
    "free_colour": _colour("free_colour", FreeOfColour),
    "free_once_per_age": _colour("free_once_per_age", FreeOncePerAge),
    "coins_when_chained": numbered("coins_when_chained", CoinsWhenChained),
    "coins_when_raised": numbered("coins_when_raised", CoinsWhenRaised),
    "coins_per_victory": numbered("coins_per_victory", CoinsPerVictory),
    "coins_when_bought": numbered("coins_when_bought", CoinsWhenBought),
    "buy_from_bank": numbered("buy_from_bank", BuyFromBank),
    "extra_coin": numbered("extra_coin", ExtraCoin),
    "shields_per_defeat": numbered("shields_per_defeat", ShieldsPerDefeat),
    "points_per_trio": numbered("points_per_trio", PointsPerTrio),
    "points_if_undefeated": numbered("points_if_undefeated", PointsIfUndefeated),
    "points_if_alone": numbered("points_if_alone", PointsIfAlone),
    "draw_leaders": numbered("draw_leaders", DrawLeaders),
    "leaders_free": flagged("leaders_free", LeadersFree),
    "cheaper_stages": flagged("cheaper_stages", CheaperStages),
    "token_of_age": flagged("token_of_age", TokenOfAge),
    "drop_defeats": flagged("drop_defeats", DropDefeats),
    "others_lose_victory": flagged("others_lose_victory", OthersLoseVictory),
    "defeats_to_winner": flagged("defeats_to_winner", DefeatsToWinner),
    "change_symbol": flagged("change_symbol", ChangeSymbol),
    "repeat_symbol": flagged("repeat_symbol", RepeatSymbol),
    "pairs_of_victories": flagged("pairs_of_victories", PairsOfVictories),
    "recruit_more": flagged("recruit_more", RecruitMore),
    "bury_leader": flagged("bury_leader", BuryLeader),
    "copy_leader": flagged("copy_leader", CopyLeader),
}
"""The kinds of effect of the box, by the names of their fields."""
