"""The wishes of a person who sets up a match: seats, boards, options and a seed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final

from sevenwonders_qt.ai import levels
from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.core.text import clean
from sevenwonders_qt.games.classic.numbers import PLAYERS
from sevenwonders_qt.games.classic.options import (
    DEFAULT,
    WONDERS_DEALT,
    Edition,
    Options,
    options_as_json,
)
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.models.boxes import switches
from sevenwonders_qt.models.seats import Player, SeatInfo

if TYPE_CHECKING:
    from sevenwonders_qt.games.classic.game import Classic
    from sevenwonders_qt.session.match import Match

USUAL: Final = Player(levels.USUAL)
"""The computer player of a seat without a choice."""

FEWEST, MOST = PLAYERS[0], PLAYERS[-1]
MOST_DRAWN: Final = 2
"""The most boxes that a surprise brings."""

ANY_BOARD = BoardWish()
LONGEST_NAME = 14
"""The most characters of a name; a longer one would be cut in a narrow city."""

NAMES = ("Caio", "Nara", "Lívia", "Téo", "Iris", "Otto", "Dora", "Ravi")
"""Names for computer players that can be said in every language of the program."""

_WORDS = (
    *("AMBAR", "AQUILA", "ARGO", "AURORA", "CEDRO", "CORAL", "DELOS", "DELTA", "FAROS", "IRIS"),
    *("LUNA", "LYRA", "MARE", "NILO", "OLIVA", "ORION", "PALMA", "RHEA", "ROSA", "SAMOS"),
    *("SELENE", "SOLARIS", "TERRA", "TITAN", "VENTO", "VESTA"),
)


class Wonders(StrEnum):
    """The way the players get their wonders."""

    SET = "set"
    """As wished for each seat; a wonder without a wish is dealt at random."""

    DRAFTED = "drafted"
    """Each seat in turn picks one of the wonders left."""


class Sides(StrEnum):
    """The way the sides of the boards are settled."""

    SET = "set"
    """As wished for each seat; a side without a wish is random."""

    CHOSEN = "chosen"
    """Each player chooses, once all wonders are known."""


@dataclass(frozen=True, slots=True)
class SeatWish:
    """One seat as it is being set up; an empty name is filled in, None is left to chance.

    The name is `clean`, whatever was given.
    """

    name: str = ""
    player: Player = USUAL
    wonder: str | None = None
    side: str | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean(self.name))


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A match to start: its players, their boards, the seed, and the rules agreed on.

    ``setup`` has a wish for each of the ``seats``. A choice that ``wonders`` and ``sides``
    leave to the players is asked before the deal. ``hints`` says whether people may ask for
    them. Of the boxes among the options, ``drawn`` are those that chance has chosen.
    """

    seats: tuple[SeatInfo, ...]
    setup: Setup
    seed: str
    options: Options = DEFAULT
    wonders: Wonders = Wonders.SET
    sides: Sides = Sides.SET
    hints: bool = True
    drawn: tuple[str, ...] = ()

    @property
    def asks_players(self) -> bool:
        """Whether the players choose something before the deal."""
        return self.wonders is Wonders.DRAFTED or self.sides is Sides.CHOSEN

    @property
    def variant(self) -> Variant:
        """The game, and the rules agreed on."""
        return Variant(levels.CLASSIC, len(self.seats), options_as_json(self.options))

    @classmethod
    def of(cls, match: Match[Classic], players: tuple[SeatInfo, ...]) -> NewMatch:
        """Return the known set-up of a match that was read from its journal."""
        setup, seed = Setup.random(len(players)), str(match.seed)
        return cls(players, setup, seed, match.game.options, hints=match.header.hints)

    def again(self, seed: str, *, rotated: bool = False) -> NewMatch:
        """Return the same match with another deal.

        ``rotated``: every player moves one seat to the left; what was wished for a seat stays
        there. Boxes that chance has chosen are drawn again.
        """
        seats = (*self.seats[1:], self.seats[0]) if rotated else self.seats
        again = replace(self, seats=seats, seed=seed)
        return again.surprised(self._without_drawn()) if self.drawn else again

    def surprised(self, options: Options) -> NewMatch:
        """Return the same match with these options, and with boxes that its seed draws."""
        drawn = drawn_boxes(options, len(self.seats), self.seed)
        boxes = with_boxes(options, (*options.expansions, *drawn))
        return replace(self, options=boxes, drawn=drawn)

    def _without_drawn(self) -> Options:
        kept = (name for name in self.options.expansions if name not in self.drawn)
        return with_boxes(self.options, kept)


DEFAULT_SEATS = (
    SeatWish("", Player.PERSON),
    *(SeatWish(name) for name in NAMES[:3]),
)


@dataclass(frozen=True, slots=True)
class TableWish:
    """All choices on the new-game page, except the seed.

    ``free_city`` counts with two seats only. With a ``surprise`` the seed draws more boxes.
    """

    seats: tuple[SeatWish, ...] = DEFAULT_SEATS
    free_city: BoardWish = ANY_BOARD
    wonders: Wonders = Wonders.SET
    sides: Sides = Sides.SET
    options: Options = DEFAULT
    hints: bool = True
    surprise: bool = False

    @property
    def has_free_city(self) -> bool:
        """Whether the Free City is at the table."""
        return len(self.seats) == FEWEST

    @property
    def possible(self) -> bool:
        """Whether so many can play this edition and these expansions."""
        return len(self.seats) in playable(self.options)

    def wondrous(self) -> TableWish:
        """Return the same wish without wonders of boxes that are not played with."""
        closed = wonders_of_boxes() - {*more_wonders(self.options)}
        seats = tuple(
            replace(wish, wonder=None) if wish.wonder in closed else wish for wish in self.seats
        )
        free_city = self.free_city
        if free_city.wonder in closed:
            free_city = replace(free_city, wonder=None)
        return replace(self, seats=seats, free_city=free_city)

    def available_only(self) -> TableWish:
        """Return the same wish without anything that is not available, or taken for the Free City.

        House rules of a box that is not played with fall away, and wonders of one that is
        missing.
        """
        options, known = self.options, wonders_of_boxes()
        options = replace(
            options,
            extra_wonders=tuple(wonder for wonder in options.extra_wonders if wonder in known),
            house_rules=tuple(rule for rule in options.house_rules if may_agree(rule, options)),
            choices=tuple(choice for choice in options.choices if may_agree(choice[0], options)),
            lists=tuple(names for names in options.lists if may_agree(names[0], options)),
        )
        options = _with_known_wonders(options, self.options.wonders_dealt)
        table = replace(self, options=options).wondrous()
        taken = {wish.wonder for wish in table.seats} - {None}
        if table.wonders is Wonders.DRAFTED or table.free_city.wonder not in taken:
            return table
        return replace(table, free_city=replace(table.free_city, wonder=None))


def more_wonders(options: Options) -> tuple[str, ...]:
    """Return the wonders of other boxes that are played with."""
    boxes = (box for box in switches() if box.name in options.expansions)
    brought = (wonder for box in boxes for wonder in box.wonders)
    return tuple(dict.fromkeys((*brought, *options.extra_wonders)))


@cache
def _base_wonders() -> tuple[str, ...]:
    from sevenwonders_qt.games.classic.game import Classic  # the first picture does without it

    return Classic.first_edition().rules.catalogue.wonders


def all_wonders(options: Options) -> tuple[str, ...]:
    """Return the wonders of a match with these options: chance may deal each of them."""
    return tuple(dict.fromkeys((*_base_wonders(), *more_wonders(options))))


def _with_known_wonders(options: Options, dealt: Sequence[str]) -> Options:
    """Return the options with those of the wonders that may be dealt that there are."""
    known = tuple(wonder for wonder in dealt if wonder in all_wonders(options))
    return replace(options, lists=(*options.lists, (WONDERS_DEALT, known))) if known else options


def wonders_of_boxes() -> set[str]:
    """Return the wonders that come with a box of an expansion; some of them can join any match."""
    return {wonder for box in switches() for wonder in box.wonders}


def all_players() -> range:
    """Return the numbers of players that any match is for."""
    return range(
        FEWEST, max([MOST, *(more for box in switches() for more in box.more_players)]) + 1
    )


def playable(options: Options) -> range:
    """Return the numbers of players that an edition and boxes are for; none if a box is missing."""
    chosen = [box for box in switches() if box.name in options.expansions]
    if len(chosen) < len(options.expansions):
        return range(0)
    fewest = FEWEST if options.edition is Edition.FIRST else FEWEST + 1
    most = max([MOST, *(more for box in chosen for more in box.more_players)])
    least = max([fewest, *(box.players[0] for box in chosen)])
    return range(least, min([most, *(box.players[-1] for box in chosen)]) + 1)


def prepared_for(options: Options, players: int) -> int:
    """Return the number of players that the cards of each Age are prepared for."""
    chosen = (box for box in switches() if box.name in options.expansions)
    more = {number: cards for box in chosen for number, cards in box.more_players.items()}
    return more.get(players, players)


def too_few_for(expansions: Iterable[str], seats: int) -> tuple[str, ...]:
    """Return the boxes that cannot be played by so many, by name, and all unknown ones."""
    playable = {box.name for box in switches() if seats in box.players}
    return tuple(name for name in expansions if name not in playable)


def with_boxes(options: Options, names: Iterable[str]) -> Options:
    """Return the options with these boxes, in the order of the program."""
    wanted = {*names}
    boxes = tuple(box.name for box in switches() if box.name in wanted)
    return replace(options, expansions=boxes)


def may_be_drawn(options: Options, seats: int) -> tuple[str, ...]:
    """Return the boxes that a surprise may bring: all others that so many can play."""
    known = (box for box in switches() if seats in box.players)
    return tuple(box.name for box in known if box.name not in options.expansions)


def drawn_boxes(options: Options, seats: int, seed: str) -> tuple[str, ...]:
    """Return one or two boxes that a seed draws, the same ones each time."""
    dice, open_boxes = Random(f"surprise {seed}"), may_be_drawn(options, seats)
    number = dice.randint(1, MOST_DRAWN)
    drawn = {*dice.sample(open_boxes, min(number, len(open_boxes)))}
    return tuple(name for name in open_boxes if name in drawn)


def may_agree(house_rule: str, options: Options) -> bool:
    """Return whether the box that a house rule is about is played with."""
    boxes = (box for box in switches() if box.name in options.expansions)
    return any(house_rule in (*box.house_rules, *box.choices, *box.lists) for box in boxes)


def new_match(table: TableWish, names: Sequence[str], seed: str) -> NewMatch:
    """Return the match wished for; ``names`` are the names shown, with the empty ones filled in.

    A learning game is played on side A by all, whatever else was wished.
    """
    learning, drafted = table.options.one_by_one, table.wonders is Wonders.DRAFTED
    sides = Sides.SET if learning else table.sides
    seats = tuple(SeatInfo(name, w.player) for name, w in zip(names, table.seats, strict=True))
    boards = tuple(
        BoardWish(
            None if drafted else wish.wonder,
            "A" if learning else None if sides is Sides.CHOSEN else wish.side,
        )
        for wish in table.seats
    )
    free_city = replace(table.free_city, side="A") if learning else table.free_city
    setup = Setup(boards, free_city if table.has_free_city else ANY_BOARD)
    match = NewMatch(seats, setup, seed, table.options, table.wonders, sides, table.hints)
    return match.surprised(table.options) if table.surprise else match


def with_another_seat(wishes: Sequence[SeatWish]) -> tuple[SeatWish, ...]:
    """Add one more computer player, under a name that is free."""
    taken = {wish.name for wish in wishes}
    name = next(name for name in NAMES if name not in taken)
    return (*wishes, SeatWish(name))


def usual_seats(players: int) -> tuple[SeatWish, ...]:
    """Return the seats of a first start, so many of them: a person, and computer players."""
    seats = DEFAULT_SEATS[:players]
    while len(seats) < players:
        seats = with_another_seat(seats)
    return seats


def without_wonders(wishes: Iterable[SeatWish]) -> tuple[SeatWish, ...]:
    """Leave every wonder to chance."""
    return tuple(replace(wish, wonder=None) for wish in wishes)


def with_side(wishes: Iterable[SeatWish], side: str | None) -> tuple[SeatWish, ...]:
    """Set every board to this side, or leave each to chance."""
    return tuple(replace(wish, side=side) for wish in wishes)


def with_next_level(wishes: Sequence[SeatWish], chosen: int = -1) -> tuple[SeatWish, ...]:
    """Set all computer players to one level: that of the seat ``chosen`` last, or of the first.

    It is the next level when they are at one level already.
    """
    computers = {
        seat: levels.level_of(wish.player)
        for seat, wish in enumerate(wishes)
        if wish.player is not Player.PERSON
    }
    known, found = levels.LEVEL_IDS, [*dict.fromkeys(computers.values())]
    if len(found) == 1 and found[0] in known:
        return with_level(wishes, known[(known.index(found[0]) + 1) % len(known)])
    level = computers.get(chosen, next(iter(found), levels.USUAL))
    return with_level(wishes, level if level in known else levels.USUAL)


def with_level(wishes: Iterable[SeatWish], level: str) -> tuple[SeatWish, ...]:
    """Set every computer player to this level and keep its temperament."""
    return tuple(
        wish if wish.player is Player.PERSON else replace(wish, player=at_level(wish.player, level))
        for wish in wishes
    )


def at_level(player: Player, level: str) -> Player:
    """Return a computer player of this level and of the same temperament."""
    return Player(levels.player_id(level, levels.temperament_of(player)))


def of_temperament(player: Player, temperament: str) -> Player:
    """Return a computer player of the same level and of this temperament."""
    return Player(levels.player_id(levels.level_of(player), temperament))


def shuffled_seats(wishes: Sequence[SeatWish], dice: Random) -> tuple[SeatWish, ...]:
    """Return the same players in an order that differs from the one before, if possible."""
    order = list(wishes)
    for _ in range(9):
        dice.shuffle(order)
        if tuple(order) != tuple(wishes):
            break
    return tuple(order)


def new_seed(dice: Random) -> str:
    """Return a seed that can be read out to a friend, such as ``DELOS-4192-OLIVA``."""
    first, last = dice.sample(_WORDS, 2)
    return f"{first}-{dice.randrange(1000, 10000)}-{last}"
