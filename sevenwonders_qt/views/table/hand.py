"""The hand as a fan of cards: where each lies, what it is marked with, what was done to it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.events import CardChosen
from sevenwonders_qt.views.table.card_item import CARD_HEIGHT, CARD_WIDTH, CardItem, CardShown
from sevenwonders_qt.views.table.hand_tag import Tag, choice_tag, offer_tag
from sevenwonders_qt.views.table.panel import Panel, TableStyle
from sevenwonders_qt.views.table.shown import Shown
from sevenwonders_qt.views.table.wording import hand_words

translate = QCoreApplication.translate

MOST = 7


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card of the fan lies: its middle in the scene and its turn in degrees."""

    x: float
    y: float
    angle: float


@dataclass(frozen=True, slots=True)
class Fan:
    """The places of a hand, the step between them, and whether cards cover each other."""

    places: tuple[Place, ...]
    step: float
    tight: bool


def fan(rect: QRectF, u: float, count: int, raised: int | None = None) -> Fan:
    """``count`` cards in an arc over ``rect``; the ``raised`` one stands straight and higher."""
    wide, high = CARD_WIDTH * u, CARD_HEIGHT * u
    room = (rect.width() - wide - 30 * u) / max(1, count - 1)
    step = min(wide + 28 * u, room) if count > 1 else 0.0
    start = rect.center().x() - step * (count - 1) / 2
    base = rect.bottom() - high / 2 - 13 * u
    half = max(2.0, (count - 1) / 2)
    places = []
    for number in range(count):
        out = (number - (count - 1) / 2) / half
        x = start + number * step
        if number == raised:
            # Under the arrow of the passing band a raised card would hide what it says.
            room = min(x - rect.left(), rect.right() - x) - wide / 2
            lift = 10 * u if room > 140 * u else -6 * u
            places.append(Place(x, base - lift, 0.0))
        else:
            places.append(Place(x, base + 16 * u * out * out - 5 * u, out * 2.8))
    return Fan(tuple(places), step, count > 1 and step < wide * 0.98)


class Hand(QObject):
    """Seven card items in a scene, as many of them shown as there are cards."""

    picked = Signal(int)
    doubled = Signal(int)
    dragged = Signal(int, QPointF)
    dropped = Signal(int, QPointF)
    enlarge = Signal(object)

    def __init__(self, scene: QGraphicsScene, style: TableStyle) -> None:
        super().__init__(scene)
        self.items = [CardItem(style, index) for index in range(MOST)]
        self._cards: tuple[CardId, ...] = ()
        self._chosen: int | None = None
        self._rect = QRectF()
        for item in self.items:
            scene.addItem(item)
            item.picked.connect(self.picked)
            item.doubled.connect(self.doubled)
            item.dragged.connect(self.dragged)
            item.dropped.connect(self.dropped)
            item.enlarge.connect(self.enlarge)

    @property
    def cards(self) -> tuple[CardId, ...]:
        """The cards shown, from left to right; the one that lies face down is among them."""
        return self._cards

    @property
    def chosen(self) -> int | None:
        """The index of the card that lies face down."""
        return self._chosen

    @property
    def visible_items(self) -> list[CardItem]:
        """The items that show a card."""
        return self.items[: len(self._cards)]

    def index_of(self, panel: Panel) -> int:
        """The place of an item in the hand. Raises StopIteration for another panel."""
        return next(number for number, item in enumerate(self.items) if item is panel)

    def show_hand(
        self, shown: Shown, rect: QRectF, style: TableStyle, selected: int | None, chosen_at: int
    ) -> None:
        """Show the hand of the table in ``rect``; the chosen card lies at ``chosen_at``."""
        view = shown.table.view
        cards = list(view.hand)
        self._chosen = None
        if view.choice is not None:
            self._chosen = min(chosen_at, len(cards))
            cards.insert(self._chosen, view.choice.card)
        self._cards, self._rect = tuple(cards), rect
        raised = selected if self._chosen is None else self._chosen
        places = fan(rect, style.u, len(cards), raised)
        for number, item in enumerate(self.items):
            if number >= len(cards):
                item.forget()
                continue
            place = places.places[number]
            content = self._content(shown, places, number, raised, style)
            item.show_card(content, QPointF(place.x, place.y), style)

    def forget(self) -> None:
        """Keep nothing of any card."""
        self._cards, self._chosen = (), None
        for item in self.items:
            item.forget()

    def _content(
        self, shown: Shown, places: Fan, number: int, raised: int | None, style: TableStyle
    ) -> CardShown:
        card = self._cards[number]
        chosen = number == self._chosen
        choice = shown.table.view.choice
        offer = shown.table.offers.get(card) if shown.choosing else None
        tag: Tag | None = None
        if chosen and choice is not None:
            tag = choice_tag(choice.use)
        elif offer is not None:
            tag = offer_tag(shown, offer)
        covered = places.tight and number != raised
        return CardShown(
            card=card,
            face=shown.faces(card),
            number=number + 1,
            tag=tag,
            dim=offer is not None and not offer.possible,
            selected=number == raised and not chosen,
            chosen=chosen,
            tight=places.tight,
            shift=_shift(places, number, raised, style) if covered else 0.0,
            room=_room(places, number, raised, style),
            angle=places.places[number].angle,
            tooltip=_tooltip(shown, card, choice if chosen else None),
        )


def _room(places: Fan, number: int, raised: int | None, style: TableStyle) -> float:
    """How wide a mark may be so that no card covers it and it does not touch the next mark."""
    wide = style.s(CARD_WIDTH)
    if not places.step:
        return wide + style.s(80)
    if number == raised:
        return wide + style.s(60)
    if raised is not None and number == raised + 1 and number < len(places.places) - 1:
        return min(places.step, 2 * places.step - wide + style.s(12))
    return min(places.step, wide + style.s(40)) - style.s(4)


def _shift(places: Fan, number: int, raised: int | None, style: TableStyle) -> float:
    """How far the mark moves from the card's middle to the middle of the part that is seen."""
    hidden = (style.s(CARD_WIDTH) - places.step) / 2
    last = number == len(places.places) - 1
    if raised is not None and number == raised + 1:
        return hidden if last else 0.0
    return 0.0 if last else -hidden


def _tooltip(shown: Shown, card: CardId, choice: CardChosen | None) -> str:
    if choice is not None:
        return translate("Table", "You have chosen this card. Click again to take it back.")
    offer = shown.table.offers.get(card) if shown.choosing else None
    more = translate("Table", "Right click or Space: enlarge")
    return hand_words(shown, card, offer) + "\n" + more
