"""The Edifices and the boards of their box, read from TOML and checked field by field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from sevenwonders_qt.core.datafile import DataError, Entry, entries_of, opened
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.classic.catalogue import (
    BoardSide,
    Cost,
    EffectKinds,
    flagged,
    load_boards,
    load_effects,
    numbered,
)
from sevenwonders_qt.games.classic.effects import COLOURS, Colour, Effect
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.shape import RULEBOOK
from sevenwonders_qt.games.edifice.effects import (
    DropDefeats,
    GuildAgain,
    PointsPerColour,
    PointsPerSet,
    TakePawn,
    VictoryToken,
)

NAME = "edifice"
"""The name of the expansion and of its rule module."""

BOTH_PAWNS = "both_pawns_rewarded"
"""The house rule that a second pawn of one Age brings the reward a second time."""

PLAYERS = range(3, 8)
EACH_AGE = 5


@dataclass(frozen=True, slots=True)
class Penalty:
    """The penalty when a project fails; exactly one of the three."""

    coins: int = 0
    card: Colour | None = None
    victory_tokens: int = 0


@dataclass(frozen=True, slots=True)
class Edifice:
    """A building that the players raise together. ``cost`` is the price of participating."""

    id: str
    age: int
    cost: Cost
    reward: tuple[Effect, ...]
    penalty: Penalty


@dataclass(frozen=True, slots=True)
class Edifices:
    """The file: Edifices by id, pawns by number of players, debts by Age (negative)."""

    edifices: Mapping[str, Edifice]
    pawns: Mapping[int, int]
    debts: Mapping[int, int]

    def of_age(self, age: int) -> tuple[str, ...]:
        """Return the Edifices of an Age, in file order."""
        return tuple(edifice.id for edifice in self.edifices.values() if edifice.age == age)


def edifices_of(rules: Ruleset) -> Edifices:
    """Return the Edifices that a ruleset was made with; raises KeyError for one without any."""
    found: Edifices = rules.data[NAME]
    return found


def load_edifices(path: Path) -> Edifices:
    """Return the Edifices of a file; raises `DataError` for any fault in it."""
    root = opened(path)
    pawns = _listed(root, "pawns", len(PLAYERS))
    debts = _listed(root, "debts", RULEBOOK.last_age)
    found = {edifice.id: edifice for edifice in map(_edifice, entries_of(root, "edifice"))}
    edifices = Edifices(
        found,
        dict(zip(PLAYERS, pawns, strict=True)),
        {age: -points for age, points in enumerate(debts, start=1)},
    )
    for age in RULEBOOK.ages_from(1):
        number = len(edifices.of_age(age))
        if number != EACH_AGE:
            fault = f"{number} Edifices, not {EACH_AGE}"
            raise DataError(f"{path.name}: Age {age}: edifice: {fault}")
    return edifices


def load_all_boards() -> dict[tuple[str, str], BoardSide]:
    """Return every board of the box by wonder and side; raises `DataError`."""
    return load_boards(resource_path("data", NAME, "boards.toml"), _KINDS).sides


def _listed(root: Entry, field: str, length: int) -> tuple[int, ...]:
    numbers = root.numbers(field, 1, 9)
    if len(numbers) != length:
        root.fail(field, f"{len(numbers)} numbers, not {length}")
    return numbers


def _edifice(entry: Entry) -> Edifice:
    price = entry.table("cost")
    cost = Cost(price.number("coins"))
    price.close()
    age = entry.number("age", 1, RULEBOOK.last_age)
    reward = load_effects(entry, _KINDS, "reward")
    return Edifice(entry.id, age, cost, reward, _penalty(entry.table("penalty")))


def _penalty(entry: Entry) -> Penalty:
    kinds = tuple(entry)
    if len(kinds) != 1:
        entry.fail(next(iter(kinds), "coins"), "a penalty is one thing")
    penalty = Penalty(
        entry.number("coins") if "coins" in entry else 0,
        entry.member("card", COLOURS) if "card" in entry else None,
        entry.number("victory_tokens", 1, 9) if "victory_tokens" in entry else 0,
    )
    entry.close()
    return penalty


def _victory_token(entry: Entry) -> VictoryToken:
    worth = entry.number("victory_token")
    if worth not in RULEBOOK.victories:
        entry.fail("victory_token", f"there is no token worth {worth}")
    return VictoryToken(worth)


def _points_per_set(entry: Entry) -> PointsPerSet:
    table = entry.table("points_per_set")
    found = PointsPerSet(table.number("points"), table.members("colours", COLOURS))
    table.close()
    return found


_KINDS: EffectKinds = {
    "pawn": lambda entry: TakePawn(entry.number("pawn", 1, RULEBOOK.last_age)),
    "victory_token": _victory_token,
    "drop_defeats": flagged("drop_defeats", DropDefeats),
    "points_per_set": _points_per_set,
    "points_per_colour": numbered("points_per_colour", PointsPerColour),
    "guild_again": flagged("guild_again", GuildAgain),
}
