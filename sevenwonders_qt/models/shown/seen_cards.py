"""The cards of an Age that a seat has seen pass through its hands, and those still unseen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.commands import Way
from sevenwonders_qt.games.classic.events import AgeBegan, CardBuilt, CardSold
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.view import PlayerView
from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.models.words.lists import in_a_row
from sevenwonders_qt.models.words.names import age_name
from sevenwonders_qt.models.words.terms import card_name

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class KnownHand:
    """The hand that ``seat`` holds: ``size`` of these ``cards``, as the others went face down."""

    seat: Seat
    size: int
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class SeenCards:
    """The knowledge of a seat about the cards of an Age.

    ``hands`` are those it has seen, in the order they come. ``unknown`` are the seats of the
    others. ``rest`` are the cards that it has not seen at all; of ``pool`` so many are
    ``drawn``, and it is unknown which.
    """

    age: int
    hands: tuple[KnownHand, ...]
    unknown: tuple[Seat, ...]
    rest: tuple[CardId, ...]
    pool: tuple[CardId, ...] = ()
    drawn: int = 0


def seen_cards(
    rules: Ruleset, view: PlayerView, memory: Memory, events: Sequence[Event]
) -> SeenCards:
    """Return the knowledge of the seat of ``view``; ``memory`` and ``events`` are its own, too.

    For round tables: with two players cards come into the hands that no player saw. The state
    is not looked at, so the result has nothing that the seat could not know.
    """
    cities, direction = len(view.cities), rules.shape.direction(view.age)
    others = [(view.seat - direction * k) % cities for k in range(1, cities)]
    known: dict[Seat, list[CardId]] = {}
    for seat in others:
        remembered = memory.hands[seat]
        if remembered is not None:
            known[seat] = [*remembered]
    sizes = {seat: view.cities[seat].hand_size + view.cities[seat].ready for seat in others}
    sold, taken = _of_the_pile(view.seat, events)
    seen = _on_the_table(view)
    seen.update(view.discard_pile or sold.elements())
    for cards in known.values():
        seen.update(cards)
    deck = Counter(rules.catalogue.deck(view.age, cities))
    for card in (taken + (Counter(view.discard_pile) - sold)).elements():
        # It is open, and was perhaps among what had gone face down from a hand that is known.
        may_be = [s for s, cards in known.items() if card in cards and len(cards) > sizes[s]]
        if len(may_be) == 1 and seen[card] > deck[card]:
            known[may_be[0]].remove(card)
        if may_be:
            seen[card] -= 1
    hands = [
        KnownHand(seat, sizes[seat], tuple(sorted(cards, key=card_name)))
        for seat, cards in known.items()
        if sizes[seat]
    ]
    unknown = [seat for seat in others if seat not in known]
    rest = deck - seen
    pools = rules.catalogue.pools_of(view.age)
    pool = [card for one in pools for card in one.cards if not seen[card]]
    drawn = sum(one.drawn[cities] for one in pools)
    drawn -= sum(seen[card] for one in pools for card in one.cards)
    left = sorted(rest.elements(), key=card_name)
    pool.sort(key=card_name)
    return SeenCards(view.age, tuple(hands), tuple(unknown), tuple(left), tuple(pool), drawn)


def _on_the_table(view: PlayerView) -> Counter[CardId]:
    found = Counter(card for city in view.cities for card in city.built)
    found.update(view.hand)
    found.update(view.under_stages)
    return found


def _of_the_pile(seat: Seat, events: Sequence[Event]) -> tuple[Counter[CardId], Counter[CardId]]:
    """Return the seat's discards of this Age that are left, and the built ones of others."""
    sold, taken = Counter[CardId](), Counter[CardId]()
    for event in events:
        if isinstance(event, AgeBegan):
            sold.clear()
            taken.clear()
        elif isinstance(event, CardSold) and event.seat == seat:
            sold[event.card] += 1
        elif isinstance(event, CardBuilt) and event.way is Way.DISCARD:
            (sold if sold[event.card] else taken)[event.card] += -1 if sold[event.card] else 1
    return sold, taken


# In words -----------------------------------------------------------------------------------


def seen_title(seen: SeenCards) -> str:
    """Return the title of the panel."""
    return translate("Seen", "Cards seen in {age}").format(age=age_name(seen.age))


def seen_words(seen: SeenCards, seats: Sequence[SeatInfo]) -> list[tuple[str, tuple[CardId, ...]]]:
    """Return a heading and its cards, for each hand that was seen and for all the rest."""
    lines: list[tuple[str, tuple[CardId, ...]]] = []
    for hand in seen.hands:
        name, size, count = seats[hand.seat].name, hand.size, len(hand.cards)
        if size < count:
            text = translate("Seen", "With {name} now, {size} of these {count}")
        else:
            text = translate("Seen", "With {name} now")
        lines.append((text.format(name=name, size=size, count=count), hand.cards))
    if seen.unknown:
        names = in_a_row(seats[seat].name for seat in seen.unknown)
        text = translate("Seen", "Not seen yet: {names}")
        lines.append((text.format(names=names), ()))
    if seen.rest:
        lines.append((translate("Seen", "Cards of this Age that you have not seen"), seen.rest))
    if seen.pool and seen.drawn > 0:
        text = translate("Seen", "Guilds that you have not seen; in play: {count} of these")
        lines.append((text.format(count=seen.drawn), seen.pool))
    return lines
