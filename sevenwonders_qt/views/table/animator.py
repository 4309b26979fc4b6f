"""Plays the events of a turn over the table of 7 Wonders, and orders their movements."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.commands import Way
from sevenwonders_qt.games.classic.events import (
    BANK,
    AgeBegan,
    CardBuilt,
    CardSold,
    CoinsGained,
    ConflictResolved,
    HandsPassed,
    HandsSwapped,
    LeftoverDiscarded,
    PileDrawn,
    StageBuilt,
    payment,
)
from sevenwonders_qt.games.classic.view import PlayerView
from sevenwonders_qt.models.boxes import all_words, card_played
from sevenwonders_qt.models.shown.card_face import Face, face_in
from sevenwonders_qt.models.shown.table import Table
from sevenwonders_qt.models.words.names import age_name
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import Back, card_ahead
from sevenwonders_qt.views.paint.strip import draw_strip
from sevenwonders_qt.views.paint.theme import MOTION, Motion, colour
from sevenwonders_qt.views.table.action_button import coin
from sevenwonders_qt.views.table.ages import AGE, Battle, age_banner, age_begins, announce
from sevenwonders_qt.views.table.cues import CUES, REVEALED, paid
from sevenwonders_qt.views.table.hand import ONE_EDGED, fan, fitted
from sevenwonders_qt.views.table.panel import Panel
from sevenwonders_qt.views.table.places import (
    City,
    FreePile,
    HandCard,
    HeldCard,
    Own,
    Picture,
    Pile,
    Place,
    Strip,
)
from sevenwonders_qt.views.table.playback import SPRITES_Z, Playback
from sevenwonders_qt.views.table.scene import TableScene
from sevenwonders_qt.views.table.sprites import (
    OUT,
    POP,
    SWELL,
    Apply,
    CardSprite,
    Scenery,
    Sprite,
    Stage,
    fade,
    glide,
    picture,
    picture_of,
    zoom,
)

translate = QCoreApplication.translate

_MOVING = (
    CardBuilt,
    StageBuilt,
    CardSold,
    CoinsGained,
    HandsPassed,
    HandsSwapped,
    PileDrawn,
    AgeBegan,
    LeftoverDiscarded,
    ConflictResolved,
)

NEAR: Final = Motion(260, MOTION["pass_hand"].curve)
"""The time that a wonder takes to come closer and go back."""

_PILE: Final = FreePile()
"""The place of the Free City's pile, as `Parts.place_of` names it."""

_LYING: Final = 54.0
"""The width of a card of that pile, in design pixels."""

Laid = CardBuilt | StageBuilt | CardSold

Bill = tuple[Seat, Seat | None, int]
"""Payer, receiver (None for the bank) and coins, negative when paid to the bank."""


class Animator(Playback[Table]):
    """The choreography of a turn, with loose cards in place of the cards of the hand."""

    scene: TableScene
    cues = CUES
    moving = _MOVING
    _hand: dict[CardId, QRectF]
    _still: QGraphicsPixmapItem | None = None
    """A picture of the hand, which loose cards replace."""

    def show_table(self, table: Table) -> None:
        self.scene.hold_marks(self.running)
        super().show_table(table)

    def stop(self) -> None:
        super().stop()
        self.scene.hold_marks(False)

    def set_stage(self, before: Table, *, reduced: bool) -> None:
        self._hand = self._hand_places(before)
        if not reduced:  # else it would be seen for a moment
            self.scene.parts.actions.show_revealing()

    def cover(self, layer: QGraphicsItem, *, reduced: bool) -> Apply:
        """Take a picture of the hand alone; the panels have their own."""
        if reduced:
            return super().cover(layer, reduced=reduced)
        hand, watching = self.scene.parts.hand, self.scene.parts.watching
        place = QRectF()
        for item in hand.visible_items:
            place = place.united(item.sceneBoundingRect())
        place = QRectF(place.intersected(self.scene.sceneRect()).toAlignedRect())
        if not place.isEmpty():
            self._still = self.still(place, None)
            self._still.setZValue(SPRITES_Z)
            self.scene.addItem(self._still)
        panels = [i for i in self.scene.items() if isinstance(i, Panel) and i is not watching]
        move = self._moved()
        stills = [self._still_of(panel) for panel in move if panel.isVisible()]
        seen = [panel for panel in panels if panel.isVisible() and panel not in hand.items]
        for panel in seen:
            if panel not in move:
                panel.hold()

        def show(share: float) -> None:
            self._uncover_hand()
            for panel in seen:
                panel.show_held(share)
            for still in stills:
                still.setOpacity(share)
            for panel in move:
                panel.setOpacity(1 - share)
            if share <= 0:
                for still in stills:
                    self.scene.removeItem(still)
                stills.clear()

        for panel in move:
            panel.setOpacity(0)
        return show

    def _moved(self) -> Sequence[Panel]:
        """Return the panels that have another place after the events than before."""
        before, after = self.scene.table, self._after
        assert before is not None
        assert after is not None
        same = (before.box_hand is None) == (after.box_hand is None)
        return () if same else (self.scene.parts.band, self.scene.parts.captions)

    def _still_of(self, panel: Panel) -> QGraphicsPixmapItem:
        """Put a picture of a panel where it is now."""
        still = QGraphicsPixmapItem(panel.make_ready())
        still.setPos(panel.scenePos() + panel.pictured.topLeft())
        still.setZValue(panel.zValue())
        self.scene.addItem(still)
        return still

    def _uncover_hand(self) -> None:
        """Show the loose cards from now on."""
        if self._still is not None:
            self.scene.removeItem(self._still)
            self._still = None

    def plan(self, events: Sequence[Event], on: Stage) -> Iterator[None]:
        for item in self.scene.parts.hand.visible_items:
            item.setVisible(False)  # loose cards move in its place; showing a table brings it back
        yield
        for panel in self.scene.parts.drawn():  # as it will be, while the old table is seen
            yield from panel.get_ready()
        scenery = Scenery(**vars(on), lay=self._hand)
        yield from Choreography(scenery, self.scene).tell(events)
        self._uncover_hand()

    def _hand_places(self, before: Table) -> dict[CardId, QRectF]:
        """Return the place of each card, the chosen one too."""
        free = before.free_city
        choices = [before.view.choice, free.view.choice if free is not None else None]
        cards = [*before.view.hand, *(choice.card for choice in choices if choice is not None)]
        places = ((card, self.scene.place_of(HeldCard(card))) for card in cards)
        return {card: place for card, place in places if place is not None}


class Choreography:
    """Puts the movements of events on a timeline, one phase after the other."""

    def __init__(self, scenery: Scenery, scene: TableScene) -> None:
        self.at = scenery
        self.timeline = scenery.timeline
        self.now = 0.0
        self._draws = False
        makers = (box.motions for box in scene.boxes)
        self._motions = [make(scenery) for make in makers if make is not None]
        before = scenery.before
        free = before.free_city
        self._deciding = {before.view.seat} | ({free.view.seat} if free is not None else set())
        self._lay_at = scenery.lay
        self._hand: list[Sprite] = []
        self._boards: dict[Seat, Sprite] = {}
        self._parts = scene.parts
        # The room of the hand, which its cards slide through and do not leave.
        room = scenery.hand_place.adjusted(0, -scenery.style.s(10), 0, 0)
        for place in scenery.lay.values():
            room = room.united(place)
        self._cloth = QGraphicsRectItem(room, scenery.layer)
        self._cloth.setPen(Qt.PenStyle.NoPen)
        self._cloth.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)

    def tell(self, events: Sequence[Event]) -> Iterator[None]:
        """Plan all of ``events``, with a pause after each picture that takes long to draw."""
        own = self.at.after.view.seat
        self._draws = any(isinstance(e, PileDrawn) and e.seat == own for e in events)
        laid = [event for event in events if isinstance(event, Laid)]
        yield from self._draw_cards(laid)
        self._hand = self._lay_out_hand(events)
        yield from self._lay(laid)
        for motions in self._motions:
            self.now = motions.laid(events, self.now)
        self._discard([e for e in events if isinstance(e, LeftoverDiscarded)])
        self._pay([(e.seat, None, e.coins) for e in events if isinstance(e, CoinsGained)])
        for motions in self._motions:
            self.now = motions.ended(events, self.now)
        paid = (words.coins(event) for words in all_words() for event in events)
        self._pay([(seat, None, coins) for bill in paid for seat, coins in bill])
        conflicts = [event for event in events if isinstance(event, ConflictResolved)]
        if conflicts:
            age = self.at.before.view.age
            self._ribbon(translate("Table", "{age} ends").format(age=age_name(age)), age)
            self._sound(conflicts[0])
        self.now = Battle(self.at).tell(conflicts, self.now)
        for event in events:
            if isinstance(event, AgeBegan):
                self._ribbon(age_begins(event.age), event.age)
        self._uncover()
        for event in events:
            if isinstance(event, HandsPassed | HandsSwapped | AgeBegan | PileDrawn):
                self._sound(event)
            if isinstance(event, HandsPassed):
                self._pass(event.direction)
            elif isinstance(event, HandsSwapped):
                self._swap()
            elif isinstance(event, AgeBegan):
                self._deal()
            elif isinstance(event, PileDrawn):
                self._draw_from_pile(event)
        self.timeline.add(self.now, OUT, lambda share: None)

    def _sound(self, event: Event) -> None:
        """Play its sound from now on."""
        self.timeline.sound(self.now, CUES.sounds[type(event)])

    # Cards ---------------------------------------------------------------------------------

    def _draw_cards(self, laid: Sequence[Laid]) -> Iterator[None]:
        """Draw every card that will be seen, at its size."""
        style, faces = self.at.style, self.at.faces
        shown: list[tuple[Face | Back, float]] = []
        for event in laid:
            width = self._start(event)[1]
            shown.append((self._back, width))
            if isinstance(event, CardBuilt):
                shown.append((faces(event.card), width))
        places = [
            (self.at.before, card, self._lay_at.get(card)) for card in self.at.before.view.hand
        ]
        after = self.at.after
        places += [(after, card, self.at.place_of(HeldCard(card))) for card in after.view.hand]
        for table, card, place in places:
            if place is not None:
                shown += [(faces(card), place.width()), (max(1, table.view.age), place.width())]
        for each, width in shown:
            yield from card_ahead(style.art, each, width, style.ratio, text=style.text)

    @property
    def _back(self) -> Back:
        """The back of the cards that are laid."""
        held = self.at.before.box_hand
        return max(1, self.at.before.view.age) if held is None else held.back

    def _lay(self, laid: Sequence[Laid]) -> Iterator[None]:
        """Reveal all choices, pay for them, and move the cards to their places."""
        if not laid:
            return
        own, players = self.at.before.view.seat, len(self.at.before.seats)
        clockwise = sorted(laid, key=lambda event: (own - event.seat) % players)
        cards = [(event, self._reveal(event, turn)) for turn, event in enumerate(clockwise)]
        self.now += MOTION["flip"].ms + MOTION["stagger"].ms * len(cards) + 160
        self._pay(self._bills(laid))
        for event, sprite in cards:
            if isinstance(event, CardBuilt):
                self._build(event, sprite)
            elif isinstance(event, StageBuilt):
                self._stage(event, sprite)
            else:
                self._sink(sprite, self.at.middle(Pile(), City(event.seat)))
            yield
        self.now += MOTION["fly"].ms
        if any(isinstance(event, StageBuilt) for event in laid):
            self.now += MOTION["reveal"].ms + 2 * NEAR.ms
        self._pay([(e.seat, None, e.coins) for e in laid if isinstance(e, CardSold)])

    def _reveal(self, event: Laid, turn: int) -> CardSprite:
        """Show the card face down, and turn it over if it is built."""
        seen = isinstance(event, CardBuilt)
        face = self.at.faces(event.card) if seen else None
        place, width = self._start(event)
        sprite = self.at.card(self._back, face, width, place)
        sprite.setZValue(40)
        begin = self.now + MOTION["stagger"].ms * turn
        if not self._is_from_hand(event):
            sprite.setOpacity(0)
            self.at.appear(begin, sprite)
        self.timeline.add(begin + POP.ms, MOTION["flip"], sprite.flip)
        self.timeline.sound(begin + POP.ms, REVEALED)
        return sprite

    def _is_from_hand(self, event: Laid) -> bool:
        """Return whether the card was in the hand that is seen."""
        dug_out = isinstance(event, CardBuilt) and event.way is Way.DISCARD
        return event.seat in self._deciding and event.card in self._lay_at and not dug_out

    def _start(self, event: Laid) -> tuple[QPointF, float]:
        """Return the place of a card before it is turned over, and its width there."""
        s = self.at.style.s
        if self._is_from_hand(event):
            own = self._lay_at[event.card]
            return own.center(), own.width()
        if isinstance(event, CardBuilt) and event.way is Way.DISCARD:
            return self.at.middle(Pile(), City(event.seat)), s(96)
        seat = self.at.place(City(event.seat))
        return self.at.middle(Picture(event.seat), City(event.seat)), min(
            s(120), seat.height() * 0.55
        )

    def _build(self, event: CardBuilt, sprite: CardSprite) -> None:
        """Shrink the card to its strip."""
        place = self.at.place_of(Strip(event.seat, event.card))
        if place is None:
            self._sink(sprite, self.at.place(City(event.seat)).center())
            return
        landed = self.at.fly(self.now, sprite, place.center(), 30) - 60
        least = max(0.1, place.height() * 1.6 / sprite.width)
        self.timeline.add(self.now, MOTION["fly"], zoom(sprite, 1, min(1.0, least)))
        face = self.at.faces(event.card)
        draw = partial(draw_strip, shown=face, hot=True)
        made = picture(self.at.style, place.width(), place.height(), draw)
        self.timeline.sound(landed, CUES.sounds[CardBuilt])
        self.at.appear(landed, self.at.piece(made, place.center(), 0))
        self.at.vanish(landed, sprite, motion=POP)

    def _stage(self, event: StageBuilt, sprite: CardSprite) -> None:
        """Slide the card under the picture, then raise the new pieces."""
        self._sink(sprite, self._foot(event.seat))
        self.timeline.sound(self.now + MOTION["fly"].ms, CUES.sounds[StageBuilt])
        rect = self.at.place_of(Picture(event.seat))
        panel = self._parts.panel_of(self.at.after.view, event.seat)
        if rect is None or panel is None or event.seat in self._boards:
            return
        place, rise = rect.center(), QPointF(0, self.at.style.s(12))
        begin = self.now + MOTION["fly"].ms
        board = self.at.piece(panel.piece(rect.translated(-panel.pos())), place, 50)
        self._boards[event.seat] = board
        self.timeline.add(begin, MOTION["reveal"], fade(board, 0, 1))
        self.timeline.add(begin, MOTION["reveal"], glide(board, place + rise, place))
        self._light(board, place, begin + MOTION["reveal"].ms)

    def _light(self, board: Sprite, place: QPointF, begin: float) -> None:
        """Bring the wonder closer for a moment, in a golden light."""
        style = self.at.style
        size = board.pixmap().deviceIndependentSize()

        def draw(canvas: Canvas, box: QRectF) -> None:
            inner = box.adjusted(canvas.s(8), canvas.s(8), -canvas.s(8), -canvas.s(8))
            canvas.rounded(inner, 12, colour("gold_light", 0.28), "gold_light", 8)

        light = self.at.piece(picture(style, size.width(), size.height(), draw), place, 51)
        closer = 1.05 if size.width() > style.s(400) else 1.25
        for sprite in (board, light):
            self.timeline.add(begin, NEAR, zoom(sprite, 1, closer))
            self.timeline.add(begin + NEAR.ms, NEAR, zoom(sprite, closer, 1))
        self.timeline.add(begin, NEAR, fade(light, 0, 1))
        self.at.vanish(begin + NEAR.ms, light, motion=NEAR)

    def _foot(self, seat: Seat) -> QPointF:
        place = self.at.place_of(Picture(seat)) or self.at.place(City(seat))
        return QPointF(place.center().x(), place.bottom() - place.height() * 0.2)

    def _sink(self, sprite: CardSprite, end: QPointF) -> None:
        """Move the card there, smaller, and hide it."""
        landed, smaller = self.at.fly(self.now, sprite, end, 30), self.at.style.s(52) / sprite.width
        self.timeline.add(self.now, MOTION["fly"], zoom(sprite, 1, smaller))
        self.at.vanish(landed - 80, sprite, motion=POP)

    def _discard(self, leftovers: Sequence[LeftoverDiscarded]) -> None:
        if not leftovers:
            return
        self._sound(leftovers[0])
        view = self.at.before.view
        for event in leftovers:
            if event.seat == view.seat:
                self.at.vanish(self.now, *self._hand, motion=POP)
            start = self._leftover(event.seat)
            sprite = self.at.card(view.age, None, self.at.style.s(80), start)
            sprite.setOpacity(0)
            self.at.appear(self.now, sprite)
            self._sink(sprite, self.at.middle(Pile(), Own()))
        self.now += MOTION["fly"].ms

    # Coins ---------------------------------------------------------------------------------

    def _bills(self, laid: Iterable[Laid]) -> list[Bill]:
        players = len(self.at.before.seats)
        bills: list[Bill] = []
        for event in laid:
            for receiver, coins in payment(event, players):
                bank = receiver == BANK
                bills.append((event.seat, *((None, -coins) if bank else (receiver, coins))))
        return bills

    def _pay(self, bills: Sequence[Bill]) -> None:
        """Let coins fly in an arc between counters, or between a counter and the bank above it."""
        if not bills:
            return
        s = self.at.style.s
        self.timeline.sound(self.now, paid([receiver for _, receiver, _ in bills]))
        for payer, receiver, coins in bills:
            purse = self.at.purse(payer)
            bank = QPointF(purse.x(), purse.y() - s(120))
            other = self.at.purse(receiver) if receiver is not None else bank
            start, end = (purse, other) if receiver is not None or coins < 0 else (bank, purse)
            made = picture_of(self.at.style, coin(abs(coins), 44), 48)
            sprite = self.at.piece(made, start)
            lift = 90 if receiver is not None else 0
            self.at.appear(self.now, sprite)
            there = self.at.fly(self.now, sprite, end, lift, MOTION["coin"])
            self.timeline.add(there, SWELL, zoom(sprite, 1.15, 1))
            self.at.vanish(there + 60, sprite)
        self.now += MOTION["coin"].ms + 60

    # Hands ---------------------------------------------------------------------------------

    def _lay_out_hand(self, events: Sequence[Event]) -> list[Sprite]:
        """Show the remaining cards at their places; the table before may have laid ones too."""
        view = self.at.before.view
        left = list(view.hand)
        gone = [e.card for e in events if isinstance(e, Laid) and self._is_from_hand(e)]
        played = (card_played(event) for event in events)
        gone += [card for seat, card in filter(None, played) if seat in self._deciding]
        for card in gone:
            if card in left:
                left.remove(card)
        found: list[Sprite] = []
        for card in left:
            place = self._lay_at.get(card)
            if place is not None:
                found.append(self._held(card, place.center(), place.width(), view.age))
        return found or [self._held(None, *back, view.age) for back in self._backs(view)]

    def _held(self, card: CardId | None, place: QPointF, width: float, age: int) -> CardSprite:
        """Return a card of the hand; one that is not known is face down."""
        now = self.at.before.view.current_age
        face = None if card is None else face_in(self.at.faces(card), now)
        sprite = self.at.card(age, face, width, place, self._cloth)
        sprite.flip(1)
        return sprite

    def _backs(self, view: PlayerView) -> list[tuple[QPointF, float]]:
        """Return the places and widths of the cards of a hand that no player may see."""
        count = 0 if view.hand else view.own.hand_size
        rect, style = self.at.hand_place, self.at.style
        spread = fitted(rect, style.u, count, ONE_EDGED)
        places = fan(rect, style.u, count, spread=spread)
        return [(QPointF(place.x, place.y), style.s(spread.wide)) for place in places]

    def _pass(self, direction: int, *, back: bool = False) -> None:
        """Slide the hand along the frieze to the next seat; the new one enters behind it.

        With ``back`` the new one comes from where the old one goes.
        """
        way = QPointF(self.at.hand_place.width() * (1 if direction > 0 else -1), 0)
        stagger, motion = MOTION["stagger"].ms, MOTION["pass_hand"]
        leaving = self._hand if direction < 0 else self._hand[::-1]
        for turn, sprite in enumerate(leaving):
            start = sprite.pos()
            self.timeline.add(self.now + stagger * turn, motion, glide(sprite, start, start + way))
        self._enter(way if back else -way, stagger * 2, -direction if back else direction)
        self.now += motion.ms + stagger * (len(leaving) + 2)

    def _swap(self) -> None:
        """Let both hands cross the Border: the own one to the other player, theirs to this one."""
        view = self.at.before.view
        other = next(s for s in range(len(view.cities)) if view.deciders[s] == s != view.seat)
        aside = self.at.place(City(other)).center().x() - self.at.hand_place.center().x()
        self._pass(1 if aside > 0 else -1, back=True)

    def _leftover(self, seat: Seat) -> QPointF:
        """Return the place of the last card of a city; the Free City's is the foot of its pile."""
        names: list[Place] = [City(seat)]
        if self.at.before.view.deciders[seat] != seat:
            names.insert(0, _PILE)
        return self.at.middle(*names)

    def _deal(self) -> None:
        """Bring the hand of a new Age up from the edge."""
        self.at.vanish(self.now, *self._hand)
        self._enter(QPointF(0, self.at.hand_place.height() * 1.2), 0, -1)
        self.now += MOTION["pass_hand"].ms + MOTION["stagger"].ms * 7

    def _enter(self, way: QPointF, delay: float, direction: int) -> None:
        view = self.at.after.view
        cards, coming = list(view.hand), list[CardSprite]()
        if self._draws and cards:
            cards.pop()  # the card from the pile moves separately
        for number, card in enumerate(cards):
            place = self.at.place_of(HandCard(number))  # two cards may be of one kind
            if place is None:
                continue
            coming.append(self._held(card, place.center(), place.width(), view.age))
        coming = coming or [self._held(None, *back, view.age) for back in self._backs(view)]
        for turn, sprite in enumerate(coming if direction < 0 else coming[::-1]):
            end = sprite.pos()
            sprite.setPos(end + way)
            begin = self.now + delay + MOTION["stagger"].ms * turn
            self.timeline.add(begin, MOTION["pass_hand"], glide(sprite, end + way, end))

    def _draw_from_pile(self, event: PileDrawn) -> None:
        """Move the top card to the player who drew it, and turn it over for its owner."""
        s, view, face = self.at.style.s, self.at.after.view, None
        end, width = self.at.place(City(event.seat)).center(), s(80)
        own = self.at.place_of(HandCard(len(view.hand) - 1)) if event.seat == view.seat else None
        if own is not None:
            end, width, face = own.center(), own.width(), self.at.faces(view.hand[-1])
        sprite = self.at.card(view.age, face, width, self.at.middle(_PILE))
        sprite.setOpacity(0)
        sprite.setZValue(50)
        self.at.appear(self.now, sprite)
        self.timeline.add(self.now, MOTION["fly"], zoom(sprite, s(_LYING) / width, 1))
        self.now = self.at.fly(self.now, sprite, end, 60)
        if face is None:
            self.at.vanish(self.now, sprite, motion=POP)
            self.now += POP.ms
        else:
            self.timeline.add(self.now, MOTION["flip"], sprite.flip)
            self.now += MOTION["flip"].ms

    def _uncover(self) -> None:
        """Show the table as it is now."""
        self.timeline.add(self.now, OUT, lambda share: self.at.cover(1 - share))
        for board in self._boards.values():
            self.timeline.add(self.now, OUT, fade(board, board.opacity(), 0))
        self.now += OUT.ms

    def _ribbon(self, words: str, age: int) -> None:
        """Show a banner across the middle of the table that opens or closes an Age."""
        middle = self.at.place(Own()).center()
        sprite = age_banner(self.at.style, middle, words, age, self.at.layer)
        sprite.setZValue(90)
        announce(self.timeline, sprite, self.now)
        self.now += AGE.ms
