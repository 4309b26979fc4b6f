"""The hand as a fan of cards: their places, their marks, and the actions on them."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from functools import reduce

from PySide6.QtCore import QCoreApplication, QObject, QRectF
from PySide6.QtWidgets import QGraphicsScene

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import Use
from sevenwonders_qt.games.classic.offer import Offered
from sevenwonders_qt.models.shown.card_tags import (
    Tag,
    TagWords,
    choice_tag,
    laid_under,
    offer_tag,
    under_tag,
)
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.words.table import hand_words, use_restriction
from sevenwonders_qt.views.table.card_item import (
    CARD_WIDTH,
    LARGER,
    MARKED,
    NUMBERED,
    SHAPE,
    CardItem,
    CardPlace,
    CardShown,
)
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.places import Fan, HandCard, HeldCard, Marked, Place, WholeHand

translate = QCoreApplication.translate

MOST = 8
"""The decider for the Free City begins an Age with one card more than others."""


@dataclass(frozen=True, slots=True)
class Spread:
    """The measures of a fan, in design pixels: card width, gap, room under the cards.

    ``arc`` and ``turn`` are the drop of the outermost cards and their angle in degrees; ``lift``
    is the rise of a raised card.
    """

    wide: float = CARD_WIDTH
    gap: float = 28.0
    foot: float = 13.0
    arc: float = 16.0
    turn: float = 2.8
    lift: float = 10.0


_APART = 6.0
"""Design pixels between two cards at least, so that none covers another."""

_WIDEST = 60.0
"""The most design pixels between two cards."""

_GROWN = 1.15
"""The largest width of the cards of a small hand, as a multiple of the usual width."""

_SUNK = 4.0
"""Design pixels that a card under the arrow of the passing band is lower than the middle of the
fan, at least: the mark over it hides no word of the arrow."""

_CEILING = 12.0
"""Design pixels from the top of the hand to where the words of the arrow have ended."""

_LIFT, _FOOT = 8.0, 8.0
"""Design pixels that a raised card of a rank is higher than others, and the room under them."""

_OVER = 56.0
"""Design pixels over a card for its mark."""

_NOWHERE = QRectF()
ONE_EDGED = Spread()
TWO_EDGED = Spread(171.0, 24.0, 40.0, 8.0, 1.6, 4.0)
"""With the Free City's marks at the lower edges."""


def fitted(rect: QRectF, u: float, count: int, spread: Spread) -> Spread:
    """Return ``spread`` with the width and the gap that leave ``count`` cards uncovered."""
    across = (rect.width() / u - 30 + _APART) / max(1, count) - _APART
    down = (rect.height() / u - spread.foot - spread.lift - _OVER) / SHAPE
    wide = min(spread.wide * _GROWN, across, max(spread.wide, down))
    apart = (rect.width() / u - 30 - wide * count) / max(1, count - 1)
    # The numbers of small cards are beside their marks, which need the room between the cards.
    gap = min(_WIDEST, max(spread.gap, apart)) if wide < CARD_WIDTH else spread.gap
    return replace(spread, wide=wide, gap=gap)


def fan(
    rect: QRectF,
    u: float,
    count: int,
    raised: Collection[int] = (),
    spread: Spread = ONE_EDGED,
    arrow: QRectF = _NOWHERE,
) -> list[CardPlace]:
    """Return ``count`` cards in an arc over ``rect``; ``raised`` ones are straight and higher.

    None of them, with its mark, is over the words of the ``arrow`` of the passing band, or leaves
    ``rect`` at its top.
    """
    wide, high = spread.wide * u, spread.wide * SHAPE * u
    room = (rect.width() - wide - 30 * u) / max(1, count - 1)
    step = min(wide + spread.gap * u, room) if count > 1 else 0.0
    start = rect.center().x() - step * (count - 1) / 2
    base = rect.bottom() - high / 2 - spread.foot * u
    half = max(2.0, (count - 1) / 2)
    tight = count > 1 and step < wide * 0.98
    places = []
    for number in range(count):
        out = (number - (count - 1) / 2) / half
        x = start + number * step
        if number in raised:
            y, angle = base - spread.lift * u, 0.0
        else:
            y, angle = base + spread.arc * u * out * out - 5 * u, out * spread.turn
        beside, last = number - 1 in raised, number == count - 1
        mark, shift = min(step, wide + 40 * u) - 4 * u, 0.0
        if number in raised or not step:
            mark = wide + (60 if step else 80) * u
            if 0 < step < wide + 0.9 * spread.gap * u or spread.wide < CARD_WIDTH:
                mark = step - 4 * u  # clear of the number at the corner of the card beside it
        elif beside and not last:
            mark = min(step, 2 * step - wide + 12 * u)
        elif tight and beside is last:
            shift = (wide - step) / 2 * (1 if last else -1)
        half_mark, ceiling = max(wide * LARGER, mark) / 2, rect.top()
        if x - half_mark < arrow.right() and arrow.left() < x + half_mark:
            y, ceiling = max(y, base + _SUNK * u), rect.top() + _CEILING * u
        places.append(CardPlace(x, y, angle, spread.wide, mark, shift, tight, ceiling))
    return places


def rank(rect: QRectF, u: float, count: int, raised: Collection[int] = ()) -> list[CardPlace]:
    """Return ``count`` cards side by side, each over the middle of its share of ``rect``."""
    each = rect.width() / u / max(1, count)
    down = (rect.height() / u - MARKED - _LIFT - _FOOT) / SHAPE
    wide = min(CARD_WIDTH * _GROWN, each - _APART - 2 * NUMBERED, down)
    base = rect.bottom() - (wide * SHAPE / 2 + _FOOT) * u
    return [
        CardPlace(
            rect.left() + (number + 0.5) * each * u,
            base - _LIFT * u * (number in raised),
            width=wide,
            room=(each - _APART) * u,
            ceiling=rect.top(),
        )
        for number in range(count)
    ]


@dataclass(frozen=True, slots=True)
class HandLayout:
    """``cards`` from left to right, those laid face down too; the rest are places among them.

    ``picked`` and ``laid`` are for the own city, ``free`` for the Free City: a card is picked
    before its use is sent, and laid after. ``drawn`` is the card from the pile.
    """

    cards: tuple[CardId, ...] = ()
    picked: int | None = None
    laid: int | None = None
    free: int | None = None
    free_laid: bool = False
    drawn: int | None = None

    @property
    def raised(self) -> frozenset[int]:
        """The places of the cards that are raised."""
        return frozenset(n for n in (self.picked, self.laid, self.free) if n is not None)

    @property
    def down(self) -> frozenset[int]:
        """The places of the cards that are face down for this turn."""
        free = self.free if self.free_laid else None
        return frozenset(n for n in (self.laid, free) if n is not None)


class Hand(QObject):
    """Card items in a scene, as many of them shown as there are cards."""

    def __init__(self, scene: QGraphicsScene, style: TableStyle) -> None:
        super().__init__(scene)
        self.items = [CardItem(style, index) for index in range(MOST)]
        self.held = HandLayout()
        """The cards shown, and their uses."""
        self.rect = QRectF()
        """The room that it has in the scene."""
        self.style = style
        for item in self.items:
            item.listed_in = self
            item.risen.connect(self._make_way)
            scene.addItem(item)

    def name(self) -> str:
        """Return the name for screen readers."""
        return translate("Accessible", "Your hand, %n card(s)", None, len(self.cards))

    def set_moves(self, moves: Callable[[], bool]) -> None:
        """Set whether cards rise and sink in steps, not at once."""
        for item in self.items:
            item.moves = moves

    @property
    def cards(self) -> tuple[CardId, ...]:
        """The cards shown, from left to right, with the cards that are face down."""
        return self.held.cards

    @property
    def visible_items(self) -> list[CardItem]:
        """The items that show a card."""
        return self.items[: len(self.held.cards)]

    def place(self, rect: QRectF, style: TableStyle) -> None:
        """Take this room; the cards follow with `show_hand`."""
        self.rect, self.style = rect, style

    def place_of(self, place: Place) -> QRectF | None:
        """Return the rectangle of its cards or of one of them; None for any other place."""
        items, found = self.visible_items, list[CardItem]()
        match place:
            case Fan():
                return self.rect
            case WholeHand():
                found = items
            case HandCard(number):
                found = items[number : number + 1]
            case HeldCard(card):
                found = [item for item in items if item.card == card][:1]
            case Marked(cards):
                return self._marked(self.place_of(cards))
        rects = [item.card_rect.translated(item.pos()) for item in found]
        return reduce(QRectF.united, rects) if rects else None

    def _marked(self, cards: QRectF | None) -> QRectF | None:
        """Return the place of cards with the marks above them and the numbers of their keys."""
        s, below = self.style.s, any(item.is_marked_below for item in self.visible_items)
        room = (0, -s(MARKED), s(NUMBERED), s(MARKED) if below else 0)
        return None if cards is None else cards.adjusted(*room)

    def show_hand(self, shown: Shown, held: HandLayout, arrow: QRectF) -> None:
        """Show these cards, each with its marks, clear of the ``arrow`` of the passing band."""
        self.held, rect, style = held, self.rect, self.style
        free = shown.of_free_city()
        spread = ONE_EDGED if shown.free_seat is None else TWO_EDGED
        spread = fitted(rect, style.u, len(held.cards), spread)
        places = fan(rect, style.u, len(held.cards), held.raised, spread, arrow)
        if shown.table.box_hand is not None:
            places = rank(rect, style.u, len(held.cards), held.raised)
        for number, item in enumerate(self.items):
            if number >= len(held.cards):
                item.forget()
                continue
            item.show_card(self._content(shown, free, number, places[number]), style)
        self._make_way()

    def _make_way(self) -> None:
        """Keep marks and numbers clear of a raised card beside them."""
        spans = [item.across() for item in self.visible_items]
        for number, item in enumerate(self.visible_items):
            before = spans[number - 1] if number else None
            after = spans[number + 1] if number + 1 < len(spans) else None
            left = -math.inf if before is None else before[1]
            clear = left
            if number and number in self.held.raised:
                clear = max(left, self.visible_items[number - 1].number_end())
            item.keep_free(left, math.inf if after is None else after[0], clear)

    def forget(self) -> None:
        """Forget all cards."""
        self.held = HandLayout()
        for item in self.items:
            item.forget()

    def _content(
        self, shown: Shown, free: Shown | None, number: int, place: CardPlace
    ) -> CardShown:
        held, card = self.held, self.held.cards[number]
        laid, for_free = number in held.down, number == held.free
        offers = [c.table.offers.get(card) for c in (shown, free) if c is not None and c.choosing]
        known = [offer for offer in offers if offer is not None]
        return CardShown(
            card=card,
            face=shown.face(card),
            number=number + 1,
            tag=_tag(shown, held, number),
            under=_under(free, held, number),
            dim=bool(known) and not any(offer.possible for offer in known) and not laid,
            selected=number in held.raised and not laid,
            chosen=laid,
            for_free=for_free,
            from_pile=number == held.drawn,
            place=place,
            tooltip=_tooltip(shown, card, laid=laid),
        )


def _tag(shown: Shown, held: HandLayout, number: int) -> Tag | None:
    """Return the mark at the upper edge: for the own city."""
    card, choice = held.cards[number], shown.table.view.choice
    if number == held.laid and choice is not None:
        return choice_tag(shown, choice.use)
    if number in held.down or not shown.choosing:
        return None
    offer, box = shown.table.offers.get(card), shown.table.box_hand
    if box is not None and offer is not None and offer.state is Offered.PRICE:
        text = translate("Table", "costs {price}").format(price=offer.cheapest)
        return Tag("gold_light", (box.icon, TagWords(text)))
    shut = use_restriction(shown, card, Use.BUILD) if offer is not None else ""
    if shut:
        return Tag("ink_soft", ("state_no", TagWords(shut)))
    return offer_tag(shown, offer) if offer is not None else None


def _under(free: Shown | None, held: HandLayout, number: int) -> Tag | None:
    """Return the mark at the lower edge: for the Free City."""
    if free is None or number == held.laid:
        return None
    choice = free.table.view.choice
    if choice is not None:
        return laid_under(choice.use) if number == held.free and held.free_laid else None
    offer = free.table.offers.get(held.cards[number])
    return under_tag(free, offer) if offer is not None and free.choosing else None


def _tooltip(shown: Shown, card: CardId, *, laid: bool) -> str:
    if laid:
        return translate("Table", "You have chosen this card. Click again to undo.")
    more = translate("Table", "Right click or Space: enlarge")
    return hand_words(shown, card) + "\n" + more
