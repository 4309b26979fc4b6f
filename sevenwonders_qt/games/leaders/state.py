"""The memory of the Leaders: hands, drafts, choices, and coins that the bank owes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple, TypeVar

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.city import City
from sevenwonders_qt.games.classic.commands import Use
from sevenwonders_qt.games.classic.effects import Effect
from sevenwonders_qt.games.classic.events import CardChosen
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.leaders.catalogue import NAME
from sevenwonders_qt.games.leaders.effects import CheaperLeaders, LeadersFree
from sevenwonders_qt.games.leaders.pieces import leaders_at_work

E = TypeVar("E", bound=Effect)


class Once(StrEnum):
    """The things that a city may do once a turn; what is done before an Age is one turn, too."""

    BANK = "bank"  # buy from the bank
    COIN = "coin"  # take a coin more from the bank
    LEFT = "left"  # take coins for buying from the left neighbour
    RIGHT = "right"


class Due(NamedTuple):
    """Coins that the bank owes to a seat for a leader."""

    seat: Seat
    leader: CardId
    coins: int


@dataclass(slots=True)
class Hands:
    """The leaders that are not face up; each list has one entry for each city.

    ``hands`` are those in hand, in the draft those to choose from; ``kept`` those kept so far,
    ``picked`` the one laid aside in the present round, ``row`` those that are face up to be taken
    in turns. ``choices`` are the face-down leaders
    before an Age, ``used`` what became of those of each Age so far. ``pile`` is face down, the top
    one first. ``due`` are coins that the bank is still to pay, ``done`` what a seat did in this
    turn that it may do once a turn.
    """

    hands: list[list[CardId]] = field(default_factory=list)
    kept: list[list[CardId]] = field(default_factory=list)
    picked: list[CardId | None] = field(default_factory=list)
    row: tuple[CardId, ...] = ()
    choices: list[CardChosen | None] = field(default_factory=list)
    used: list[tuple[Use, ...]] = field(default_factory=list)
    pile: tuple[CardId, ...] = ()
    due: tuple[Due, ...] = ()
    done: frozenset[tuple[Seat, Once]] = frozenset()

    def copy(self) -> Hands:
        return Hands(
            [hand[:] for hand in self.hands],
            [kept[:] for kept in self.kept],
            self.picked[:],
            self.row,
            self.choices[:],
            self.used[:],
            self.pile,
            self.due,
            self.done,
        )


def hands_of(state: State) -> Hands:
    """Return the memory of a match with this expansion."""
    found = state.extras[NAME]
    assert isinstance(found, Hands)
    return found


def next_to_take(taken: int, players: int) -> Seat:
    """Return the seat that takes a leader after so many; each round goes back the other way."""
    turn, seat = divmod(taken, players)
    return players - 1 - seat if turn % 2 else seat


def working(city: City, kind: type[E]) -> Iterator[tuple[CardId, E]]:
    """Yield the effects of a kind that leaders have in a city, each after its leader."""
    for piece in leaders_at_work(city) if city.pieces else ():
        for effect in piece.effects:
            if isinstance(effect, kind):
                yield piece.leader, effect


def price_of(state: State, seat: Seat, printed: int) -> int:
    """Return the coins that a seat pays now for a leader with this price."""
    city = state.cities[seat]
    if any(isinstance(power, LeadersFree) for power in city.powers):
        return 0
    price = printed - sum(p.own for p in city.powers if isinstance(p, CheaperLeaders))
    for beside in (state.left_of(seat), state.right_of(seat)):
        price -= sum(p.beside for p in beside.powers if isinstance(p, CheaperLeaders))
    return max(0, price)
