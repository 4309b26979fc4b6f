"""A seat's memory of the hands that go round, from what it may see of each event."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.commands import Way
from sevenwonders_qt.games.classic.shape import Shape

Known = tuple[CardId, ...]
"""The possible cards of a hand: all of it once it was seen, less those seen to leave it."""


@dataclass(slots=True)
class Memory:
    """The hands of an Age as one seat knows them.

    ``hands[s]`` are the possible cards of the hand of seat ``s``, None if it was never seen. A
    card that went face down stays among them, so a hand may be smaller than this.
    """

    seat: Seat
    hands: list[Known | None] = field(default_factory=list)

    def hear(self, event: Event) -> None:
        """Update the memory with an event as the seat may see it."""
        if isinstance(event, ev.CardBuilt):
            if event.way is not Way.DISCARD:
                self._leave(event.seat, event.card)
        elif isinstance(event, ev.StageBuilt | ev.CardSold):
            self._leave(event.seat, event.card)
        elif isinstance(event, ev.HandsPassed):
            d, hands = event.direction, self.hands
            self.hands = hands[-d:] + hands[:-d]
        elif isinstance(event, ev.AgeBegan):
            self.hands = [None] * len(event.hands)
            self.hands[self.seat] = event.hands[self.seat]
        elif isinstance(event, ev.HandsSwapped):
            one, other, *rest = self.hands
            self.hands = [other, one, *rest]

    def look(self, hand: Sequence[CardId]) -> None:
        """Remember the seat's own hand as it is."""
        self.hands[self.seat] = tuple(hand)

    def coming(self, shape: Shape, age: int, turn: int) -> list[Known | None]:
        """Return what is known of the hands to come in this Age, the next one first.

        ``turn`` is the one that is being played.
        """
        seats, direction = len(self.hands), shape.direction(age)
        turns = min(seats - 1, shape.turns - turn)
        return [self.hands[(self.seat - direction * k) % seats] for k in range(1, turns + 1)]

    def copy(self) -> Memory:
        return Memory(self.seat, self.hands[:])

    def _leave(self, seat: Seat, card: CardId) -> None:
        known = self.hands[seat] if seat < len(self.hands) else None
        if known is not None and card in known:
            place = known.index(card)
            self.hands[seat] = known[:place] + known[place + 1 :]
