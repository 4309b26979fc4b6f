"""The features of the Leaders: those in hand, those at work in each city, and their prices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import accumulate

from sevenwonders_qt.ai.parts import BoxWords
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.classic.city import City
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.games.classic.ruleset import Ruleset, State
from sevenwonders_qt.games.leaders.catalogue import leaders_of, load_all_boards, load_guilds
from sevenwonders_qt.games.leaders.pieces import leaders_at_work
from sevenwonders_qt.games.leaders.state import Hands, hands_of, price_of


def words() -> BoxWords:
    """Return the guilds and boards of the box, in all editions."""
    boards = [
        (key, board)
        for edition in (Edition.FIRST, Edition.SECOND)
        for key, board in load_all_boards(edition).items()
    ]
    return BoxWords(tuple(load_guilds().cards.values()), tuple(boards))


class LeadersFeatures:
    """Reads the leaders of positions; its rows begin at ``first``."""

    shared_numbers = 2
    own_numbers = 3

    def __init__(self, rules: Ruleset, first: int) -> None:
        self._leaders = leaders_of(rules).all
        self.words = tuple(self._leaders)
        self._place = {leader: place for place, leader in enumerate(self.words)}
        blocks = ("hand", "recruited", "left", "right", "others")
        self.sizes: Mapping[str, int] = {f"leaders_{name}": len(self.words) for name in blocks}
        starts = accumulate(self.sizes.values(), initial=first)
        self._hand, self._recruited, self._left, self._right, self._others, _ = starts

    def follow(self, transaction: Transaction[State], seat: Seat) -> None:
        """Carry out nothing: what a card or a stage leads to is done when the turn ends."""

    def shared(self, state: State, seat: Seat, rows: list[int], numbers: list[int]) -> None:
        """Add the leaders of the other cities, and how many those beside have."""
        cities = state.cities
        left, right = cities[seat - 1], cities[seat + 1 - len(cities)]
        for other, city in enumerate(cities):
            if other != seat:
                beside = self._right if city is right else self._others
                rows += self._at_work(self._left if city is left else beside, city)
        numbers += [len(leaders_at_work(left)), len(leaders_at_work(right))]

    def own(self, state: State, seat: Seat, rows: list[int], numbers: list[int]) -> None:
        """Add the own leaders after the choice: how many in hand, the least price, how many paid.

        Leaders that came unseen, as from the pile, are counted but not read.
        """
        city = state.cities[seat]
        hand = _hand(hands_of(state), seat)
        known = [leader for leader in hand if leader in self._place]
        rows += [self._hand + self._place[leader] for leader in known]
        rows += self._at_work(self._recruited, city)
        age = max(1, state.current_age)
        prices = [price_of(state, seat, self._leaders[leader].price(age)) for leader in known]
        paid = sum(price <= city.coins for price in prices)
        numbers += [len(hand), min(prices, default=0), paid]

    def _at_work(self, start: int, city: City) -> Iterable[int]:
        return [start + self._place[piece.leader] for piece in leaders_at_work(city)]


def _hand(found: Hands, seat: Seat) -> list[CardId]:
    """Return the leaders that a seat has for certain: in the draft, those that it keeps."""
    if seat >= len(found.hands):
        return []
    kept, picked = found.kept[seat], found.picked[seat]
    if kept or picked is not None:
        return [*kept, *([] if picked is None else [picked])]
    laid = found.choices[seat]
    return [leader for leader in found.hands[seat] if laid is None or leader != laid.card]
