"""The events of Edifices as movements: pawns taken, slabs turned, structures lost."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.edifice.events import (
    DebtTaken,
    EdificeBuilt,
    PawnGiven,
    ProjectFailed,
    ProjectJoined,
    RewardGained,
)
from sevenwonders_qt.models.edifice.sentences import lost_cards
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import MOTION
from sevenwonders_qt.views.sound.sounds import Sound
from sevenwonders_qt.views.table.scenery import OUT, POP, SWELL, Scenery
from sevenwonders_qt.views.table.sprites import CardSprite, Sprite, fade, glide, picture, zoom
from sevenwonders_qt.views.table.timeline import Timeline


class EdificeMotions:
    """Plans the movements; each method returns when they have ended, in milliseconds."""

    def __init__(self, scenery: Scenery, timeline: Timeline) -> None:
        self.at = scenery
        self.timeline = timeline

    def laid(self, events: Sequence[Event], now: float) -> float:
        """Pawns go from the cards to the cities; then what is built turns and pays."""
        moved = False
        for event in events:
            if isinstance(event, ProjectJoined | PawnGiven):
                self._fly("ed_pawn", self._slab(event.age), self._city(event.seat), now)
                self.timeline.sound(now, Sound.TOKEN)
                moved = True
        if moved:
            now += MOTION["fly"].ms + 60
        for event in events:
            if isinstance(event, EdificeBuilt):
                self.timeline.sound(now, Sound.STAGE)
                now = self._stamp("state_ok", event.age, now)
        gained = [event for event in events if isinstance(event, RewardGained)]
        for event in gained:
            self._fly("ed_building", self._slab(event.age), self._city(event.seat), now)
        return now + MOTION["fly"].ms + 60 if gained else now

    def ended(self, events: Sequence[Event], now: float) -> float:
        """A project fails: what is lost goes to the pile, debts come to the cities."""
        for event in events:
            if isinstance(event, ProjectFailed):
                self.timeline.sound(now, Sound.REFUSE)
                now = self._stamp("state_no", event.age, now)
        debts = [event for event in events if isinstance(event, DebtTaken)]
        for event in debts:
            self._fly("ed_debt", self._slab(event.age), self._city(event.seat), now)
            self.timeline.sound(now, Sound.TOKEN)
        lost = lost_cards(events)
        pile = self._middle(("pile",), ("own",))
        for seat, card in lost:
            face = self.at.faces(card)
            sprite = CardSprite(
                self.at.style, max(1, self.at.before.view.age), face, self.at.style.s(90),
                self.at.layer,
            )  # fmt: skip
            sprite.flip(1)
            start = self._city(seat)
            sprite.setPos(start)
            fly = MOTION["fly"]
            self.timeline.add(now, fly, glide(sprite, start, pile, self.at.style.s(40)))
            self.timeline.add(now + fly.ms - 80, POP, fade(sprite, 1, 0))
        return now + MOTION["fly"].ms + 60 if debts or lost else now

    # Inner ---------------------------------------------------------------------------------

    def _fly(self, icon: str, start: QPointF, end: QPointF, now: float) -> None:
        sprite = self._sprite(icon, 44)
        sprite.setPos(start)
        sprite.setOpacity(0)
        fly = MOTION["fly"]
        self.timeline.add(now, POP, fade(sprite, 0, 1))
        self.timeline.add(now, fly, glide(sprite, start, end, self.at.style.s(40)))
        self.timeline.add(now + fly.ms, OUT, fade(sprite, 1, 0))

    def _stamp(self, icon: str, age: int, now: float) -> float:
        """A mark swells on the slab of an Age."""
        sprite = self._sprite(icon, 84)
        sprite.setPos(self._slab(age))
        sprite.setOpacity(0)
        flip = MOTION["flip"]
        self.timeline.add(now, POP, fade(sprite, 0, 1))
        self.timeline.add(now, flip, zoom(sprite, 1.8, 1))
        self.timeline.add(now + flip.ms + SWELL.ms, OUT, fade(sprite, 1, 0))
        return now + flip.ms + SWELL.ms

    def _sprite(self, icon: str, size: float) -> Sprite:
        side = self.at.style.s(size)

        def draw(canvas: Canvas, box: QRectF) -> None:
            canvas.icon(icon, box.center().x(), box.center().y(), side)

        sprite = Sprite(picture(self.at.style, side, side, draw), self.at.layer)
        sprite.setZValue(60)
        return sprite

    def _slab(self, age: int) -> QPointF:
        return self._middle(("edifice", age), ("own",))

    def _city(self, seat: Seat) -> QPointF:
        return self._middle(("coins", seat), ("seat", seat))

    def _middle(self, *names: tuple[str | int, ...]) -> QPointF:
        found = next(filter(None, map(self.at.place_of, names)), None)
        return found.center() if found is not None else QPointF()
