"""Marks of changes on the table: those the focused action would make and the last turn's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.commands import Play
from sevenwonders_qt.models.shown.choices import STAGE, cheapest, main_action
from sevenwonders_qt.models.shown.consequences import (
    Consequence,
    abilities,
    changes,
    consequence,
)
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.shown.recent import Recent, recent, since_choice
from sevenwonders_qt.models.shown.table import Table
from sevenwonders_qt.views.kit.part import Ground, rounded
from sevenwonders_qt.views.kit.words import Number
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.strip import draw_block, draw_strip
from sevenwonders_qt.views.paint.theme import Shade
from sevenwonders_qt.views.table.other_city import OtherCity
from sevenwonders_qt.views.table.own_city import OwnCityPanel
from sevenwonders_qt.views.table.panel import Panel, TableStyle
from sevenwonders_qt.views.table.parts import Parts
from sevenwonders_qt.views.table.picks import Picks
from sevenwonders_qt.views.table.places import (
    City,
    Gain,
    HeldCard,
    Marked,
    NextStage,
    OfBox,
    Picture,
    Pile,
    Place,
    PlaceOf,
    Sells,
    StageOf,
    Strip,
)
from sevenwonders_qt.views.table.rings import ForeseenLines, Rings
from sevenwonders_qt.views.table.sprites import Sprite, picture, picture_of

GHOST = 0.72
"""The opacity of the strip of a card that is not built yet."""

_MARKS_Z = 12.0
"""Marks are under the hand."""

_Z = 11.0
_WIDE, _HIGH = 40.0, 24.0
_NAMED = 80.0
"""Design pixels: in a narrower column a ghost has its colour and no name."""


class Foresight:
    """Rings, a ghost and a line for one command; computed once for each table and command."""

    def __init__(self, scene: QGraphicsScene, parts: Parts, place_of: PlaceOf) -> None:
        self.line = ForeseenLines(parts.own.style)
        scene.addItem(self.line)
        self.marks = Rings(scene, _MARKS_Z)
        self.shown: Consequence | None = None
        """The consequence that is shown now."""
        self._parts = parts
        self._place_of = place_of
        self._of: object = None
        self._known: dict[Play, Consequence | None] = {}
        self._content: object = None

    def clear(self) -> None:
        """Show and remember nothing."""
        self._known = {}
        self._of = self._content = self.shown = None
        self.marks.clear()
        self._parts.own.foresee(None)
        self.line.say((), QRectF(), self.line.style)

    def show(self, picks: Picks, style: TableStyle, *, by_keys: bool) -> None:
        """Show the consequence of the command under the pointer or the focus, or nothing."""
        meant = _meant(self._parts, picks, by_keys=by_keys)
        if meant is None:
            self.clear()
            self._describe(picks, style)
            return
        city = shown = picks.shown
        if meant.seat != shown.table.view.seat:
            free = shown.of_free_city()
            if free is None:
                return
            city = free
        content = meant, style, self._parts.own.geometry
        if self._of is city.table and content == self._content:
            return  # a table in another language is another table
        found = self._worked_out(city.table, meant)
        if found is None:
            self.clear()
            return
        self._content, self.shown = content, found
        own = self._parts.own
        own.foresee(found if city is shown else None)
        self._mark(shown, city, found, style)
        lines = changes(city.table, found)
        room = own.place_within("poster").translated(own.pos())
        self.line.say(lines, room, style, counted=city is not shown)

    def _describe(self, picks: Picks, style: TableStyle) -> None:
        """Announce the effect of the card under the pointer if it cannot be built."""
        card = _looked_at(self._parts, picks)
        told = picks.shown.table.box_hand is not None  # below the card
        if card is not None and picks.shown.choosing and not told:
            own = self._parts.own
            room = own.place_within("poster").translated(own.pos())
            self.line.say(abilities(picks.shown.card(card)), room, style)

    def _worked_out(self, table: Table, command: Play) -> Consequence | None:
        if self._of is not table:
            self._of, self._known = table, {}
        if command not in self._known:
            self._known[command] = consequence(table, command)
        return self._known[command]

    # The marks ----------------------------------------------------------------------------

    def _mark(self, shown: Shown, city: Shown, found: Consequence, style: TableStyle) -> None:
        self.marks.clear()
        place_of = self._place_of
        for seat, coins in found.received:
            self.marks.ring(place_of(Sells(seat)) or place_of(City(seat)), style)
            gain = place_of(Gain(seat))
            if gain is not None:
                self.marks.show(_badge(style, coins, "gold_deep"), gain.center())
        if found.chain is not None:
            self.marks.ring(place_of(Strip(found.seat, found.chain)), style, "chain")
        for card in found.opens:
            self.marks.ring(place_of(Marked(HeldCard(card))), style, "chain")
        if found.built is not None:
            self._ghost(shown, city, found.built, style)
        elif found.stage is not None:
            own = found.seat == shown.table.view.seat
            stage = NextStage() if own else Picture(found.seat)
            self.marks.ring(place_of(stage), style, "gold_light")
        else:
            self.marks.ring(place_of(Pile()), style, "gold_light")

    def _ghost(self, shown: Shown, city: Shown, card: CardId, style: TableStyle) -> None:
        """Draw the strip as it would be in its column; nothing where it would cover another."""
        panel = self._parts.panel_of(shown.table.view, city.table.view.seat)
        if not isinstance(panel, OwnCityPanel | OtherCity):
            return
        face = city.faces(card)
        place = panel.next_strip(city.card(card).colour).translated(panel.pos())
        draw: Callable[[Canvas, QRectF], None] = partial(draw_strip, shown=face, hot=True)
        if place.width() < style.s(_NAMED):
            draw = partial(draw_block, fill=face.colour)
        made = picture(style, place.width(), place.height(), draw)
        built = [spot.rect for spot in panel.spots if spot.key in city.own.built]
        inner = place.adjusted(2, 2, -2, -2).translated(-panel.pos())
        if not any(inner.intersects(rect) for rect in built):
            self.marks.show(made, place.center(), GHOST)


def _meant(parts: Parts, picks: Picks, *, by_keys: bool) -> Play | None:
    """Return the command that is pointed at, by the mouse or, ``by_keys``, by the focus."""
    focused = _at(parts, picks, lambda panel: panel.focus_key if panel.focus_shown else "")
    hovered, picked = _hovered(parts, picks), _picked(picks)
    ways = (focused, picked, hovered) if by_keys else (hovered, focused, picked)
    return next(chain.from_iterable(ways), None)


def _hovered(parts: Parts, picks: Picks) -> Iterator[Play | None]:
    target = parts.targets.current
    if target is not None and target.free == picks.buyer.table.is_free_citys:
        yield cheapest(picks.buyer, picks.card, target.choice.key)
    if parts.own.hover_key == "next stage" and picks.card is not None:
        yield cheapest(picks.buyer, picks.card, STAGE)
    yield from _at(parts, picks, lambda panel: panel.hover_key)


def _at(parts: Parts, picks: Picks, key_of: Callable[[Panel], str]) -> Iterator[Play | None]:
    """Yield the command of the panel's button, or of the card, with that key."""
    panel = parts.actions
    spot = panel.spot(key_of(panel)) if panel.isVisible() and key_of(panel) else None
    if spot is not None:
        yield spot.command if isinstance(spot.command, Play) else None
    for number, item in enumerate(parts.hand.visible_items):
        if key_of(item):
            yield _of_card(picks, number)


def _looked_at(parts: Parts, picks: Picks) -> CardId | None:
    """Return the card of the hand under the mouse, or else the one that is picked."""
    under = (n for n, item in enumerate(parts.hand.visible_items) if item.hover_key)
    number = next(under, picks.selected)
    cards = picks.held.cards
    if number is None or number in picks.held.down or number >= len(cards):
        return None
    return cards[number]


def _picked(picks: Picks) -> Iterator[Play | None]:
    if picks.selected is not None:
        yield _of_card(picks, picks.selected)


def _of_card(picks: Picks, number: int) -> Play | None:
    """Return the command of the gold button for a card of the hand."""
    if number in picks.held.down or number >= len(picks.held.cards):
        return None
    card = picks.held.cards[number]
    return cheapest(picks.buyer, card, main_action(picks.buyer, card))


class RecentMarks:
    """Rings around new strips and stages, and the coins won and lost beside the treasuries."""

    def __init__(self, scene: QGraphicsScene, place_of: PlaceOf) -> None:
        self.marks = Rings(scene, _Z)
        self.shown = Recent()
        """The changes that are marked now."""
        self._place_of = place_of
        self._content: object = None
        self._coins: list[tuple[Seat, Sprite]] = []

    def clear(self) -> None:
        """Mark and remember nothing."""
        self._content, self.shown, self._coins = None, Recent(), []
        self.marks.clear()

    def follow(self) -> None:
        """Move the coins won and lost beside treasuries that show more or fewer numbers now."""
        for seat, badge in self._coins:
            gain = self._place_of(Gain(seat))
            if gain is not None:
                badge.setPos(gain.center())

    def show(self, shown: Shown, where: object, style: TableStyle) -> None:
        """Mark the news on this table; ``where`` is its layout."""
        table = shown.table
        content = len(table.log), table.view.version, table.view.seat, where, style
        if content == self._content:
            return
        self.clear()
        if table.view.choice is not None or table.view.result is not None:
            return
        events = since_choice(table.log, table.view.seat)
        self._content, self.shown = content, recent(events, len(table.view.cities))
        places: list[Place] = [Strip(seat, card) for seat, card in self.shown.built]
        places += [StageOf(seat, stage) for seat, stage in self.shown.stages]
        places += [OfBox(seat, name) for seat, name in self.shown.parts]
        for place in places:
            self.marks.ring(self._place_of(place), style, "gold_deep")
        for seat, coins in self.shown.coins.items():
            gain = self._place_of(Gain(seat))
            if gain is not None:
                shade = "good" if coins > 0 else "bad"
                badge = self.marks.show(_badge(style, coins, shade), gain.center())
                self._coins.append((seat, badge))


def _badge(style: TableStyle, coins: int, shade: Shade) -> QPixmap:
    words = f"{coins:+d}".replace("-", "\N{MINUS SIGN}")
    number = Number(words, tall=16, shade="white")
    paint = rounded(10, shade, "parchment_pale", 1.5)
    plate = Ground(number, paint, (0, 0, 0, 0))
    return picture_of(style, Ground(plate, None, (1, 1, 1, 1)), _WIDE, _HIGH)
