"""The events of Edifices as movements: pawns taken, slabs turned, structures lost."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.edifice.events import (
    DebtTaken,
    EdificeBuilt,
    PawnGiven,
    ProjectFailed,
    ProjectJoined,
    RewardGained,
)
from sevenwonders_qt.models.edifice.sentences import lost_cards
from sevenwonders_qt.views.kit.words import sign
from sevenwonders_qt.views.paint.theme import MOTION
from sevenwonders_qt.views.sound.sounds import Sound
from sevenwonders_qt.views.table.places import InRow, Own, Pile
from sevenwonders_qt.views.table.sprites import POP, SWELL, Scenery, Sprite, picture_of, zoom


class EdificeMotions:
    """Plans the movements; each method returns when they have ended, in milliseconds."""

    def __init__(self, scenery: Scenery) -> None:
        self.at = scenery
        self.timeline = scenery.timeline

    def laid(self, events: Sequence[Event], now: float) -> float:
        """Move pawns from the cards to the cities; then a built project turns and pays."""
        moved = False
        for event in events:
            if isinstance(event, ProjectJoined | PawnGiven):
                self._fly("ed_pawn", self._slab(event.age), self.at.purse(event.seat), now)
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
            self._fly("ed_building", self._slab(event.age), self.at.purse(event.seat), now)
        return now + MOTION["fly"].ms + 60 if gained else now

    def ended(self, events: Sequence[Event], now: float) -> float:
        """Show that a project fails: lost cards go to the pile, debts come to the cities."""
        for event in events:
            if isinstance(event, ProjectFailed):
                self.timeline.sound(now, Sound.REFUSE)
                now = self._stamp("state_no", event.age, now)
        debts = [event for event in events if isinstance(event, DebtTaken)]
        for event in debts:
            self._fly("ed_debt", self._slab(event.age), self.at.purse(event.seat), now)
            self.timeline.sound(now, Sound.TOKEN)
        lost = lost_cards(events)
        for seat, card in lost:
            width, age = self.at.style.s(90), self.at.before.view.age
            sprite = self.at.card(age, self.at.faces(card), width, self.at.purse(seat))
            sprite.flip(1)
            there = self.at.fly(now, sprite, self.at.middle(Pile(), Own()), 40)
            self.at.vanish(there - 80, sprite, motion=POP)
        return now + MOTION["fly"].ms + 60 if debts or lost else now

    # Inner ---------------------------------------------------------------------------------

    def _fly(self, icon: str, start: QPointF, end: QPointF, now: float) -> None:
        sprite = self._sprite(icon, 44, start)
        self.at.appear(now, sprite)
        self.at.vanish(self.at.fly(now, sprite, end, 40), sprite)

    def _stamp(self, icon: str, age: int, now: float) -> float:
        """Let a mark swell on the slab of an Age."""
        sprite = self._sprite(icon, 84, self._slab(age))
        self.at.appear(now, sprite)
        self.timeline.add(now, MOTION["flip"], zoom(sprite, 1.8, 1))
        now += MOTION["flip"].ms + SWELL.ms
        self.at.vanish(now, sprite)
        return now

    def _sprite(self, icon: str, size: float, place: QPointF) -> Sprite:
        return self.at.piece(picture_of(self.at.style, sign(icon, size), size), place)

    def _slab(self, age: int) -> QPointF:
        return self.at.middle(InRow(f"edifice {age}"), Own())
