"""A card on its way under the mouse, and the places it can be dropped on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QVariantAnimation

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.models.shown.card_face import Face
from sevenwonders_qt.models.shown.choices import DISCARD, STAGE, TurnChoice, build_action, choices
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.views.kit.part import Drawing, Ground, Part, rounded, row
from sevenwonders_qt.views.kit.words import Text, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.card import draw_card
from sevenwonders_qt.views.paint.theme import MOTION, colour
from sevenwonders_qt.views.table.action_button import coin
from sevenwonders_qt.views.table.card_item import CARD_HEIGHT, CARD_WIDTH
from sevenwonders_qt.views.table.panel import Floating, TableStyle
from sevenwonders_qt.views.table.places import (
    Columns,
    NextStrip,
    Picture,
    Pile,
    Place,
    PlaceOf,
    Strip,
    Strips,
)

HOME_MS = 160
"""Milliseconds on the way back to the hand."""

SHARE = 0.8
"""The size of the card under the mouse, as a share of its size in the hand."""


@dataclass(frozen=True, slots=True)
class Target:
    """A place (scene units) where dropping a card makes the ``choice``.

    ``free`` if the choice is for the Free City; ``words`` are places in it with words of their own.
    """

    rect: QRectF
    choice: TurnChoice
    free: bool = False
    words: tuple[QRectF, ...] = ()


def _beside(plate: QRectF, rect: QRectF, words: Sequence[QRectF]) -> QRectF:
    """Return the plate where it covers none of ``words``, as low as can be; else at the foot."""
    low, step = QRectF(plate), plate.height() / 2
    low.moveBottom(rect.bottom() - plate.height() / 2)
    rows = max(1, int((low.top() - rect.top()) / step))
    across = max(1, int((rect.width() - plate.width()) / step))
    for up in range(rows):
        for number in range(across):
            found = QRectF(low)
            found.moveTopLeft(QPointF(rect.left() + number * step, low.top() - up * step))
            if not any(found.intersects(each) for each in words):
                return found
    return low


class Targets(Floating):
    """Lights the places for a dragged card, with the price; grey where it may not be dropped."""

    spoken = False
    above = 60
    targets: tuple[Target, ...] = ()
    """The places that are lit."""
    _over: Target | None = None

    def light(self, targets: tuple[Target, ...], table: QRectF, style: TableStyle) -> None:
        """Show the targets of a table in ``table``."""
        self.targets, self._over = targets, None
        self.place(table, style)
        self.refresh()
        self.setVisible(True)

    def fade(self) -> None:
        """Show nothing."""
        self.targets, self._over = (), None
        self.setVisible(False)
        self.refresh()

    @property
    def current(self) -> Target | None:
        """The target that is marked."""
        return self._over if self.isVisible() else None

    def over(self, point: QPointF) -> Target | None:
        """Mark and return the target at a point of the scene."""
        found = next((target for target in self.targets if target.rect.contains(point)), None)
        if found is not self._over:
            self._over = found
            self.refresh()
        return found

    def draw(self, canvas: Canvas, box: QRectF) -> Iterator[None]:
        for target in self.targets:
            yield from self._draw_target(canvas, target)

    def _draw_target(self, canvas: Canvas, target: Target) -> Iterator[None]:
        s, over, choice = canvas.s, target is self._over, target.choice
        rect = target.rect.translated(-self.pos())
        fill = colour("gold_light", 0.40 if over else 0.16)
        edge = "gold_light" if choice.enabled else colour("ink_soft")
        if not choice.enabled:
            fill = colour("ink", 0.35)
        canvas.rounded(rect, 10, fill, edge, 4 if over else 2.5)
        words = choice.label if choice.enabled else choice.note
        wide = min(rect.width() - s(8), canvas.text_width(words, 17, 700) + s(104))
        plate = QRectF(0, 0, wide, s(46))
        plate.moveCenter(QPointF(rect.center().x(), rect.top() + s(40)))
        if target.words:
            plate = _beside(plate, rect, [each.translated(-self.pos()) for each in target.words])
        if rect.height() < s(120):
            plate = rect.adjusted(s(4), s(4), -s(4), -s(4))  # all of it, for it is full of words
        priced = choice.price if choice.enabled else None
        inside = row(
            sign(choice.icon if choice.enabled else "state_no", 32),
            Text(words, bold=700, weight=1),
            *(() if priced is None else (coin(priced, 34),)),
            gap=6,
        )
        ground = rounded(10, "parchment" if choice.enabled else "stone", "ink", 1.6)
        return self.lay(canvas, Ground(inside, ground, (10, 0, 8, 0)), plate, 0.92)


class DraggedCard(Floating):
    """The card under the mouse."""

    spoken = False
    above = 70
    _face: Face | None = None

    def __init__(self, style: TableStyle) -> None:
        super().__init__(style)
        self.setOpacity(0.92)
        self._way = QVariantAnimation(self)
        self._way.setDuration(HOME_MS)
        self._way.setEasingCurve(MOTION["fly"].curve)
        self._way.valueChanged.connect(self.setPos)
        self._way.finished.connect(self.drop)

    def carry(self, face: Face, point: QPointF, style: TableStyle) -> None:
        """Show this card under a point of the scene."""
        self._face = face
        self._way.stop()
        wide, high = style.s(CARD_WIDTH * SHARE), style.s(CARD_HEIGHT * SHARE)
        self.place(QRectF(point.x() - wide / 2, point.y() - high / 3, wide, high), style)
        self.renew((face, style))
        self.setVisible(True)

    def go_home(self, place: QRectF) -> None:
        """Glide back to the card's place in the hand, then show nothing."""
        self._way.setStartValue(self.pos())
        self._way.setEndValue(place.center() - self.rect.center())
        self._way.start()

    def drop(self) -> None:
        """Show nothing."""
        self._way.stop()
        self._face = None
        self.renew(None)
        self.setVisible(False)

    def describe(self) -> Part | None:
        if self._face is None:
            return None
        return Drawing(0, 0, partial(draw_card, shown=self._face, glow="gold"))


def targets(shown: Shown, card: CardId, place_of: PlaceOf) -> Iterator[Target]:
    """Yield the own city's board, columns and pile, and the Free City's parts that are shown."""
    free, seat = shown.table.is_free_citys, shown.table.view.seat
    strips: list[Place] = [Strip(seat, built) for built in shown.own.built]
    build = build_action(shown, card)
    places: dict[Place, str] = {Picture(seat): STAGE}
    if free:
        places[Strips(seat)] = build
    else:
        places |= {Columns(): build, Pile(): DISCARD}
        strips.append(NextStrip(shown.card(card).colour))
    known = {choice.key: choice for choice in choices(shown, card)}
    words = tuple(rect for strip in strips if (rect := place_of(strip)) is not None)
    for place, key in places.items():
        rect = place_of(place)
        if rect is not None:
            yield Target(rect, known[key], free, words if key == build else ())
