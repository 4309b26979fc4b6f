"""The events of leaders as movements: a card is turned over and shrinks into its place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.leaders.events import LeaderBuried, LeaderRecruited
from sevenwonders_qt.models.leaders.cards import LEADER
from sevenwonders_qt.models.leaders.court import court_on
from sevenwonders_qt.models.shown.card_face import face_in
from sevenwonders_qt.views.paint.theme import MOTION
from sevenwonders_qt.views.sound.sounds import Sound
from sevenwonders_qt.views.table.places import City, OfBox
from sevenwonders_qt.views.table.sprites import POP, Scenery, zoom

_WIDE = 110.0
"""Design pixels of the card of another city."""


class LeaderMotions:
    """Plans the movements; each method returns when they have ended, in milliseconds."""

    def __init__(self, scenery: Scenery) -> None:
        self.at = scenery
        self.timeline = scenery.timeline

    def laid(self, events: Sequence[Event], now: float) -> float:
        """Turn over the leaders that are recruited, clockwise, and let each shrink."""
        own, players = self.at.before.view.seat, len(self.at.before.seats)
        found = [event for event in events if isinstance(event, LeaderRecruited)]
        found.sort(key=lambda event: (own - event.seat) % players)
        for turn, event in enumerate(found):
            self._recruit(event, now + MOTION["stagger"].ms * turn)
        if found:
            now += MOTION["stagger"].ms * len(found) + MOTION["flip"].ms + MOTION["fly"].ms + 160
        buried = [event for event in events if isinstance(event, LeaderBuried) and event.leader]
        for burial in buried:
            self._stamp(burial.seat, CardId(burial.leader or ""), now)
        return now + MOTION["fly"].ms if buried else now

    def ended(self, events: Sequence[Event], now: float) -> float:
        return now

    # Inner ---------------------------------------------------------------------------------

    def _recruit(self, event: LeaderRecruited, now: float) -> None:
        held = self.at.lay.get(event.leader)
        if held is not None and event.seat == self.at.before.view.seat:
            start, width = held.center(), held.width()
        else:
            start, width = self.at.place(City(event.seat)).center(), self.at.style.s(_WIDE)
        face = face_in(self.at.faces(event.leader), event.age)
        sprite = self.at.card(LEADER, face, width, start)
        if held is None:
            sprite.setOpacity(0)
            self.at.appear(now, sprite)
        self.timeline.add(now + POP.ms, MOTION["flip"], sprite.flip)
        self.timeline.sound(now + POP.ms, Sound.FLIP)
        now += POP.ms + MOTION["flip"].ms
        landed = self.at.fly(now, sprite, self._place(event.seat, event.leader), 30)
        self.timeline.add(now, MOTION["fly"], zoom(sprite, 1, self.at.style.s(52) / width))
        self.at.vanish(landed - 60, sprite, motion=POP)

    def _stamp(self, seat: Seat, leader: CardId, now: float) -> None:
        """Turn a card face down on its place."""
        width = self.at.style.s(60)
        sprite = self.at.card(LEADER, self.at.faces(leader), width, self._place(seat, leader))
        sprite.flip(1)
        self.at.appear(now, sprite)
        self.timeline.add(now, MOTION["flip"], lambda share: sprite.flip(1 - share))
        self.timeline.sound(now, Sound.FLIP)
        self.at.vanish(now + MOTION["flip"].ms, sprite, motion=POP)

    def _place(self, seat: Seat, leader: str) -> QPointF:
        """Return the place of a leader in its city, as it will be."""
        court = court_on(self.at.after.boxes)
        places = court.places[seat] if court is not None else ()
        number = next((n for n, place in enumerate(places) if place.leader == leader), 0)
        return self.at.middle(OfBox(seat, f"leader {number}"), City(seat))
