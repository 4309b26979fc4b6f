"""Movements on the table of Architects: cards and tokens taken, cards paid, the cat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.architects.events import (
    CardKept,
    CardTaken,
    CatMoved,
    StageBuilt,
    TokenTaken,
)
from sevenwonders_qt.games.architects.numbers import CENTRAL, HIDDEN
from sevenwonders_qt.models.architects.table import ArchitectsTable
from sevenwonders_qt.views.architects.card import draw_common_back, draw_face
from sevenwonders_qt.views.architects.cues import CUES
from sevenwonders_qt.views.architects.decks import HIGH, WIDE
from sevenwonders_qt.views.architects.places import Deck, Discards, TokenPlace
from sevenwonders_qt.views.architects.scene import ArchitectsScene
from sevenwonders_qt.views.kit.words import sign
from sevenwonders_qt.views.paint.theme import MOTION
from sevenwonders_qt.views.table.places import City, Picture
from sevenwonders_qt.views.table.playback import Playback
from sevenwonders_qt.views.table.sprites import (
    OUT,
    CardSprite,
    Sprite,
    Stage,
    picture,
    picture_of,
    zoom,
)

_LANDED: Final = 0.42
"""The size of a card when it reaches the city, as a share of its size on the deck."""

_PAID: Final = 70.0
"""The width of a card on its way to the discard pile, in design pixels."""


class ArchitectsAnimator(Playback[ArchitectsTable]):
    """Flies cards and tokens from their old places to their new ones."""

    scene: ArchitectsScene
    cues = CUES
    moving = (CardTaken, CardKept, StageBuilt, TokenTaken, CatMoved)

    def plan(self, events: Sequence[Event], on: Stage) -> Iterator[None]:
        flight = _Flight(on)
        for event in events:
            flight.tell(event)
        on.timeline.add(flight.now, OUT, lambda share: on.cover(1 - share))
        yield from ()  # it is all drawn in one go


@dataclass
class _Flight:
    """Puts the movements of events on a timeline, one after the other."""

    on: Stage
    now: float = 0.0

    def tell(self, event: Event) -> None:
        """Plan the movements for an event."""
        sound = CUES.of(event)
        if sound is not None:
            self.on.timeline.sound(self.now, sound)
        match event:
            case (
                CardTaken(seat=seat, deck=deck, card=card)
                | CardKept(seat=seat, deck=deck, card=card)
            ):
                self._take(seat, deck, card)
            case StageBuilt(seat=seat, cards=cards):
                self._pay(seat, cards)
            case TokenTaken(seat=seat, place=place, token=token, cards=cards):
                self._pay(seat, cards)
                start = self.on.place_of(TokenPlace(place))
                if start is not None and token != HIDDEN:
                    at = QPointF(start.left() + self.on.style.s(32), start.center().y())
                    self._fly_icon(token, 64, at, seat)
            case CatMoved(seat=seat):
                owner = self.on.before.view.cat
                start = self.on.place_of(Deck(CENTRAL) if owner is None else City(owner))
                if start is not None:
                    self._fly_icon("ar_cat", 84, start.center(), seat)

    def _take(self, seat: Seat, deck: int, card: CardId) -> None:
        """Move a card from the deck to the city; one of the common deck turns over on its way."""
        start = self.on.place_of(Deck(deck))
        end = self._city(seat)
        if start is None or end is None:
            return
        s = self.on.style.s
        wide, high = min(s(WIDE), start.width()), min(s(HIGH), start.height())
        face = self._picture(wide, high, card)
        unseen = deck == CENTRAL and self.on.before.view.central.top is None
        back = picture(self.on.style, wide, high, draw_common_back) if unseen else face
        sprite = CardSprite(back, face if unseen else None, wide, self.on.layer)
        self.on.timeline.add(self.now, MOTION["flip"], sprite.flip)
        self._fly(sprite, start.center(), end.center(), _LANDED)

    def _pay(self, seat: Seat, cards: Sequence[CardId]) -> None:
        """Move cards from the city to the discard pile, side by side."""
        start, end = self._city(seat), self.on.place_of(Discards())
        if start is None or end is None or not cards:
            return
        s, begun = self.on.style.s, self.now
        for number, card in enumerate(cards):
            self.now = begun + number * 2 * MOTION["stagger"].ms
            sprite = Sprite(self._picture(s(_PAID), s(_PAID * HIGH / WIDE), card), self.on.layer)
            aside = QPointF(s(_PAID * 0.5) * (number - (len(cards) - 1) / 2), 0)
            self._fly(sprite, start.center() + aside, end.center(), 0.6)

    def _fly_icon(self, icon: str, side: float, start: QPointF, seat: Seat) -> None:
        """Move a token or the cat to the city that gets it."""
        end = self._city(seat)
        if end is not None:
            sprite = Sprite(picture_of(self.on.style, sign(icon, 0.96 * side), side), self.on.layer)
            self._fly(sprite, start, end.center(), 1.0)

    # Inner ---------------------------------------------------------------------------------

    def _fly(self, sprite: Sprite, start: QPointF, end: QPointF, size: float) -> None:
        """Move a piece in an arc, to ``size`` times its size, then hide it. The clock moves on."""
        sprite.setPos(start)
        sprite.setOpacity(0)
        self.on.appear(self.now, sprite)
        self.on.timeline.add(self.now, MOTION["pass_hand"], zoom(sprite, 1.0, size))
        self.now = self.on.fly(self.now, sprite, end, 46, MOTION["pass_hand"])
        self.on.vanish(self.now, sprite)

    def _city(self, seat: Seat) -> QRectF | None:
        return self.on.place_of(Picture(seat)) or self.on.place_of(City(seat))

    def _picture(self, wide: float, high: float, card: CardId) -> QPixmap:
        """Return a card; without its name where that could not be read."""
        face, small = self.on.before.rules.card(card), wide < self.on.style.s(100)
        return picture(self.on.style, wide, high, partial(draw_face, card=face, small=small))
