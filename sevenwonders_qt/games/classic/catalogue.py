"""The structures and wonder boards of a game, read from TOML and checked field by field."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import lru_cache
from operator import add
from pathlib import Path
from sys import intern
from types import MappingProxyType
from typing import Any, NamedTuple

from sevenwonders_qt.core.datafile import DataError, Entry, entries, entries_of, opened
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.effects import (
    COLOURS,
    RAW,
    RESOURCES,
    BuildFromDiscard,
    Coins,
    CoinsPer,
    Colour,
    CopyGuild,
    Count,
    Effect,
    FreeBuild,
    FreeFirstOfAge,
    FreeFirstOfColour,
    FreeLastOfAge,
    Goods,
    Kind,
    PlayLastCard,
    Points,
    PointsIfComplete,
    PointsPer,
    Produce,
    Resource,
    Science,
    Scope,
    Shields,
    Side,
    Symbol,
    TradeDiscount,
)
from sevenwonders_qt.games.classic.numbers import CITIES, GUILDS
from sevenwonders_qt.games.classic.shape import RULEBOOK

__all__ = [
    "BoardSide",
    "Boards",
    "Card",
    "Cards",
    "Catalogue",
    "Cost",
    "DataError",
    "Pool",
    "SideNames",
    "Stage",
    "both",
    "flagged",
    "load_boards",
    "load_cards",
    "load_catalogue",
    "load_count",
    "load_effects",
    "numbered",
    "with_boards",
    "with_cards",
]

EffectKinds = Mapping[str, Callable[[Entry], Any]]
"""Readers for the kinds of effect that a rule module brings, by the names of their fields."""


class SideNames(StrEnum):
    """The names of the two sides of every board, "A" and "B"."""

    LETTERS = "letters"
    DAY_NIGHT = "day_night"


@dataclass(frozen=True, slots=True)
class Cost:
    """Coins for the bank and units of each resource, in the order of ``RESOURCES``.

    ``raw`` and ``manufactured`` are the parts of either class, None if there are none.
    """

    coins: int = 0
    resources: tuple[int, ...] = (0,) * len(RESOURCES)
    raw: tuple[int, ...] | None = field(init=False)
    manufactured: tuple[int, ...] | None = field(init=False)

    def __post_init__(self) -> None:
        raw, manufactured = self.resources[: len(RAW)], self.resources[len(RAW) :]
        object.__setattr__(self, "raw", raw if any(raw) else None)
        object.__setattr__(self, "manufactured", manufactured if any(manufactured) else None)


@lru_cache(maxsize=4096)
def both(cost: Cost, extra: Cost) -> Cost:
    """Return the cost of two costs that are paid together."""
    resources = tuple(map(add, cost.resources, extra.resources))
    return Cost(cost.coins + extra.coins, resources)


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A structure; a city never holds two of one ``name``, which twins of two Ages share."""

    id: CardId
    name: str
    age: int
    colour: Colour
    copies: tuple[int, ...]  # for each copy the player count that brings it in; guilds: none
    cost: Cost
    chains_from: tuple[CardId, ...]  # any one of these in the city makes this structure free
    chains_to: tuple[CardId, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Stage:
    """One step of a wonder.

    Of ``alternatives``, which cost the same, the owner chooses one when raising the stage, for
    good; such a stage has no effects of its own.
    """

    cost: Cost
    effects: tuple[Effect, ...]
    alternatives: tuple[Stage, ...] = ()

    def chosen(self, alternative: int) -> Stage:
        """Return the stage as it is raised: itself, or one of its alternatives."""
        return self.alternatives[alternative] if self.alternatives else self


@dataclass(frozen=True, slots=True, eq=False)
class BoardSide:
    """One side of a wonder board: its first resource, if any, and its stages in building order.

    ``effects`` are those that the city has from the start. Stages in ``any_order`` have no
    alternatives; those that a city has raised come before the others then.
    """

    wonder: str
    side: str
    resource: Resource | None
    stages: tuple[Stage, ...]
    effects: tuple[Effect, ...] = ()
    any_order: bool = False

    def ways(self, place: int) -> tuple[Stage, ...]:
        """Return the stages that may be raised after so many others: one of them is."""
        if self.any_order:
            return self.stages[place:]
        stage = self.stages[place]
        return stage.alternatives or (stage,)

    def raised(self, chosen: Sequence[int]) -> tuple[Stage, ...]:
        """Return the stages that a city has raised, from the numbers of those it chose."""
        if self.any_order:
            return self.ordered(chosen).stages[: len(chosen)]
        return tuple([self.ways(place)[number] for place, number in enumerate(chosen)])

    def ordered(self, chosen: Sequence[int]) -> BoardSide:
        """Return the board with the stages of a city in the order that it has raised them in."""
        board = self
        if self.any_order:
            for place, number in enumerate(chosen):
                board = after(board, place, number)
        return board

    @property
    def makes(self) -> tuple[tuple[Resource, ...], ...]:
        """The producers that the city begins with: its first resource, or none."""
        return () if self.resource is None else ((self.resource,),)


@lru_cache(maxsize=1024)
def after(board: BoardSide, place: int, number: int) -> BoardSide:
    """Return a board with stages in any order once one of those that are left is raised.

    ``number`` is its number among them, ``place`` the number of stages that were raised before.
    """
    left = [*board.stages[place:]]
    stage = left.pop(number)
    return replace(board, stages=(*board.stages[:place], stage, *left))


class Boards(NamedTuple):
    """A file of boards."""

    side_names: SideNames
    sides: dict[tuple[str, str], BoardSide]  # by wonder and side, in file order


@dataclass(frozen=True, slots=True)
class Pool:
    """Cards of an Age, some of them drawn at random to join its deck.

    ``drawn`` is their number for each number of cities.
    """

    age: int
    cards: tuple[CardId, ...]
    drawn: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Cards:
    """Structures that a rule module adds: to the decks by their copies, or from ``pools``.

    A guild that is in no pool of its own joins those of the base game.
    """

    cards: Mapping[CardId, Card]
    pools: tuple[Pool, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue:
    """Every structure and board of a game, in the order of their files."""

    cards: Mapping[CardId, Card]
    boards: Mapping[tuple[str, str], BoardSide]  # keyed by wonder and side
    wonders: tuple[str, ...]
    pools: tuple[Pool, ...]
    decks: Mapping[tuple[int, int], tuple[CardId, ...]]  # keyed by Age and number of players
    side_names: SideNames

    def deck(self, age: int, players: int) -> tuple[CardId, ...]:
        """Return the cards of ``age`` for so many cities, without those of pools, in file order."""
        return self.decks[age, players]

    def pools_of(self, age: int) -> tuple[Pool, ...]:
        """Return the pools that the deck of an Age is drawn from."""
        return tuple(pool for pool in self.pools if pool.age == age)

    def deck_size(self, age: int, players: int) -> int:
        """Return the number of cards that an Age deals to so many cities."""
        drawn = sum(pool.drawn[players] for pool in self.pools_of(age))
        return len(self.decks.get((age, players), ())) + drawn

    @property
    def guilds(self) -> tuple[CardId, ...]:
        """All guilds; a game deals as many as there are cities, and two more."""
        return self.pools[0].cards


def load_catalogue(cards: Path, boards: Path) -> Catalogue:
    """Read both files; raises `DataError` for any fault in them."""
    structures, (side_names, sides) = load_cards(cards), load_boards(boards)
    guilds = tuple(card.id for card in structures.values() if card.colour is Colour.PURPLE)
    if len(guilds) != GUILDS:
        raise DataError(f"{cards.name}: guilds: colour: {len(guilds)} purple cards, not {GUILDS}")
    pool = Pool(RULEBOOK.last_age, guilds, {cities: cities + 2 for cities in CITIES})
    wonders = tuple(dict.fromkeys(wonder for wonder, _ in sides))
    decks = _decks(structures.values())
    catalogue = Catalogue(structures, sides, wonders, (pool,), decks, side_names)
    for (age, players), deck in decks.items():
        due = RULEBOOK.hand * players - catalogue.deck_size(age, players) + len(deck)
        if len(deck) != due:
            where = f"{cards.name}: deck of Age {age} for {players} players"
            raise DataError(f"{where}: copies: {len(deck)} cards, not {due}")
    return catalogue


def load_cards(
    path: Path,
    kinds: EffectKinds = MappingProxyType({}),
    colours: Sequence[Colour] = COLOURS,
    drawn: Collection[Colour] = (Colour.PURPLE,),
    others: Collection[CardId] = (),
) -> dict[CardId, Card]:
    """Return structures by id, in file order, with chains known at both ends; raises `DataError`.

    ``kinds`` are kinds of effect that a rule module brings, ``colours`` all that a structure may
    have; those of ``drawn`` have no copies, because they come from a pool. A chain may lead to a
    card of the ``others``.
    """
    found = (_card(entry, kinds, colours, drawn) for entry in entries(path, "card"))
    cards = {card.id: card for card in found}
    for card in cards.values():
        for target in card.chains_to:
            if target not in cards and target not in others:
                raise DataError(f"{path.name}: {card.id}: chains_to: unknown card '{target}'")
    return _chained(cards)


def _chained(cards: Mapping[CardId, Card]) -> dict[CardId, Card]:
    """Return the same structures, each with the sources of the chains that lead to it."""
    sources: dict[CardId, list[CardId]] = {}
    for card in cards.values():
        for target in card.chains_to:
            sources.setdefault(target, []).append(card.id)
    return {
        card.id: replace(card, chains_from=tuple(sources[card.id])) if card.id in sources else card
        for card in cards.values()
    }


def with_cards(catalogue: Catalogue, more: Cards) -> Catalogue:
    """Add structures to the catalogue, after its own; raises ValueError for an id it has."""
    for card in more.cards:
        if card in catalogue.cards:
            raise ValueError(f"there is a card {card} already")
    cards = _chained({**catalogue.cards, **more.cards})
    drawn = {card for pool in more.pools for card in pool.cards}
    guilds = [
        card.id
        for card in more.cards.values()
        if card.colour is Colour.PURPLE and not card.copies and card.id not in drawn
    ]
    first, *pools = catalogue.pools
    first = replace(first, cards=(*first.cards, *guilds))
    for card in drawn:
        if card not in more.cards:
            raise ValueError(f"a pool has a card {card} that does not exist")
    decks = _decks(cards.values())
    return replace(catalogue, cards=cards, pools=(first, *pools, *more.pools), decks=decks)


def prepared_as(catalogue: Catalogue, cities: int, prepared: int) -> Catalogue:
    """Return the catalogue for so many cities too, which get the cards of another number."""
    decks = {(age, cities): catalogue.deck(age, prepared) for age in RULEBOOK.ages_from(1)}
    pools = (
        replace(pool, drawn={**pool.drawn, cities: pool.drawn[prepared]})
        for pool in catalogue.pools
    )
    return replace(catalogue, decks={**catalogue.decks, **decks}, pools=tuple(pools))


def with_boards(catalogue: Catalogue, boards: Mapping[tuple[str, str], BoardSide]) -> Catalogue:
    """Add boards to the catalogue, after its own."""
    sides = {**catalogue.boards, **boards}
    return replace(catalogue, boards=sides, wonders=tuple(dict.fromkeys(w for w, _ in sides)))


def load_boards(path: Path, kinds: EffectKinds = MappingProxyType({})) -> Boards:
    """Return the board sides of a file and the way it names them; raises `DataError`.

    ``kinds`` are kinds of effect that a rule module brings.
    """
    root = opened(path)
    boards = Boards(root.member("side_names", SideNames), {})
    for board in entries_of(root, "board"):
        sides = board.table("sides")
        if not list(sides):
            board.fail("sides", "is empty")
        for side in sides:
            table = sides.table(side)
            boards.sides[board.id, intern(side)] = _board_side(board.id, side, table, kinds)
    return boards


def _decks(cards: Collection[Card]) -> dict[tuple[int, int], tuple[CardId, ...]]:
    ages = RULEBOOK.ages_from(1)
    return {(age, n): _deck(cards, age, n) for age in ages for n in CITIES}


def _deck(cards: Iterable[Card], age: int, players: int) -> tuple[CardId, ...]:
    return tuple(
        card.id for card in cards if card.age == age for least in card.copies if least <= players
    )


def _card(
    entry: Entry, kinds: EffectKinds, colours: Sequence[Colour], drawn: Collection[Colour]
) -> Card:
    colour = entry.member("colour", colours)
    return Card(
        id=CardId(entry.id),
        name=entry.text("name") if "name" in entry else entry.id,
        age=entry.number("age", 1, RULEBOOK.last_age),
        colour=colour,
        copies=() if colour in drawn else entry.numbers("copies", CITIES[0], CITIES[-1]),
        cost=_cost(entry.table("cost")) if "cost" in entry else Cost(),
        chains_from=(),
        chains_to=tuple(map(CardId, entry.texts("chains_to"))),
        effects=load_effects(entry, kinds),
    )


def _board_side(wonder: str, side: str, entry: Entry, kinds: EffectKinds) -> BoardSide:
    resource = None if entry.flag("no_resource") else entry.member("resource", Resource)
    stages = tuple(_stage(stage, kinds) for stage in entry.tables("stages"))
    effects = load_effects(entry, kinds) if "effects" in entry else ()
    any_order = entry.flag("any_order")
    if any_order and any(stage.alternatives for stage in stages):
        entry.fail("any_order", "a stage has alternatives")
    entry.close()
    return BoardSide(wonder, side, resource, stages, effects, any_order)


def _stage(entry: Entry, kinds: EffectKinds) -> Stage:
    cost = _cost(entry.table("cost"))
    if "either" in entry:
        stage = Stage(cost, (), _alternatives(cost, entry, kinds))
    else:
        stage = Stage(cost, load_effects(entry, kinds))
    entry.close()
    return stage


def _alternatives(cost: Cost, entry: Entry, kinds: EffectKinds) -> tuple[Stage, ...]:
    found = []
    for alternative in entry.tables("either"):
        found.append(Stage(cost, load_effects(alternative, kinds)))
        alternative.close()
    if len(found) < 2:
        entry.fail("either", "names only one")
    return tuple(found)


def _cost(entry: Entry) -> Cost:
    def units(field: str) -> int:
        return entry.number(field) if field in entry else 0

    cost = Cost(units("coins"), tuple(map(units, RESOURCES)))
    entry.close()
    return cost


def load_effects(
    entry: Entry, kinds: EffectKinds = MappingProxyType({}), field: str = "effects"
) -> tuple[Effect, ...]:
    """Return the effects listed under ``field``: tables with one field, which names the kind."""
    found = []
    for table in entry.tables(field):
        kind = next(iter(table), "kind")
        read = _EFFECTS.get(kind) or kinds.get(kind)
        if read is None:
            table.fail(kind, "unknown kind of effect")
        found.append(read(table))
        table.close()
    return tuple(found)


def numbered(field: str, kind: Callable[[int], Effect]) -> Callable[[Entry], Effect]:
    """Return the reader of a kind of effect with one number."""
    return lambda entry: kind(entry.number(field))


def flagged(field: str, kind: Callable[[], Effect]) -> Callable[[Entry], Effect]:
    """Return the reader of a kind of effect without numbers: its field is true."""

    def read(entry: Entry) -> Effect:
        entry.flag(field)
        return kind()

    return read


def _coins_per(entry: Entry) -> Effect:
    table = entry.table("coins_per")
    return CoinsPer(table.number("coins"), load_count(table))


def _points_per(entry: Entry) -> Effect:
    table = entry.table("points_per")
    return PointsPer(table.number("points"), load_count(table))


def load_count(
    entry: Entry, colours: Sequence[Colour] = COLOURS, things: Sequence[Kind] = ()
) -> Count:
    """Read a `Count`; ``things`` are kinds that a rule module brings, under ``things``."""
    named = {kind.name: kind for kind in things}
    count = Count(
        entry.members("colours", colours) if "colours" in entry else (),
        entry.flag("stages"),
        entry.flag("defeats"),
        entry.member("scope", Scope),
        tuple(named[name] for name in entry.members("things", named)) if "things" in entry else (),
    )
    if not (count.colours or count.stages or count.defeats or count.kinds):
        entry.fail("colours", "missing, and neither stages nor defeats is there")
    entry.close()
    return count


def _trade_discount(entry: Entry) -> Effect:
    table = entry.table("trade_discount")
    discount = TradeDiscount(table.member("goods", Goods), table.members("neighbours", Side))
    table.close()
    return discount


def _power(entry: Entry) -> Effect:
    power = entry.text("power")
    if power not in _POWERS:
        entry.fail("power", f"'{power}' is not one of {', '.join(_POWERS)}")
    return _POWERS[power]


_POWERS: dict[str, Effect] = {
    "play_last_card": PlayLastCard(),
    "free_build": FreeBuild(),
    "build_from_discard": BuildFromDiscard(),
    "copy_guild": CopyGuild(),
    "free_first_of_colour": FreeFirstOfColour(),
    "free_first_of_age": FreeFirstOfAge(),
    "free_last_of_age": FreeLastOfAge(),
}

_EFFECTS: dict[str, Callable[[Entry], Effect]] = {
    "produce": lambda entry: Produce(entry.members("produce", Resource)),
    "search_pile": numbered("search_pile", BuildFromDiscard),
    "produce_reserved": lambda entry: Produce(entry.members("produce_reserved", Resource), False),
    "points": numbered("points", Points),
    "shields": numbered("shields", Shields),
    "coins": numbered("coins", Coins),
    "science": lambda entry: Science(entry.members("science", Symbol)),
    "coins_per": _coins_per,
    "points_per": _points_per,
    "points_if_complete": numbered("points_if_complete", PointsIfComplete),
    "trade_discount": _trade_discount,
    "power": _power,
}
