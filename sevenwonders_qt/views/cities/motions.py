"""The events of Cities as movements: losses and debts fly from their cause, tokens swell."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.cities.events import (
    DebtsGiven,
    DiplomacySpent,
    DiplomacyTaken,
    LossesDemanded,
    LossPaid,
    VictoryTaken,
)
from sevenwonders_qt.views.kit.words import sign
from sevenwonders_qt.views.paint.theme import MOTION
from sevenwonders_qt.views.sound.sounds import Sound
from sevenwonders_qt.views.table.places import City
from sevenwonders_qt.views.table.sprites import POP, SWELL, Scenery, Sprite, picture_of, zoom

_SIGN = 48.0
"""Design pixels of a sign that moves."""


class CitiesMotions:
    """Plans the movements; each method returns when they have ended, in milliseconds."""

    def __init__(self, scenery: Scenery) -> None:
        self.at = scenery
        self.timeline = scenery.timeline

    def laid(self, events: Sequence[Event], now: float) -> float:
        """Show tokens that are taken, then debts and losses on their way to who has them."""
        taken = [found for event in events for found in _taken(event)]
        now = self._swell(taken, now)
        given = [event for event in events if isinstance(event, DebtsGiven)]
        owed = [("debt", event.seat, to) for event in given for to in event.to]
        demands = [d for e in events if isinstance(e, LossesDemanded) for d in e.demands]
        lost = [
            ("coin_loss", demand.by, seat)
            for demand in demands
            for seat, coins in enumerate(demand.coins)
            if coins
        ]
        return self._fly(lost, self._fly(owed, now))

    def ended(self, events: Sequence[Event], now: float) -> float:
        """Show the debts that are taken for a loss, and cities that stay out of the conflicts."""
        paid = [event for event in events if isinstance(event, LossPaid)]
        debts = [("debt", event.seat) for event in paid if event.debts]
        away = [event for event in events if isinstance(event, DiplomacySpent)]
        now = self._swell(debts, now)
        return self._swell([("diplomacy", event.seat) for event in away], now)

    # Inner ---------------------------------------------------------------------------------

    def _swell(self, signs: Sequence[tuple[str, Seat]], now: float) -> float:
        """Let signs swell at the counters of their cities, all at once."""
        if not signs:
            return now
        self.timeline.sound(now, Sound.TOKEN)
        gone = now + MOTION["flip"].ms + SWELL.ms
        for icon, seat in signs:
            sprite = self._sprite(icon)
            sprite.setPos(self.at.purse(seat))
            self.at.appear(now, sprite)
            self.timeline.add(now, MOTION["flip"], zoom(sprite, 1.8, 1))
            self.at.vanish(gone, sprite)
        return gone

    def _fly(self, signs: Sequence[tuple[str, Seat, Seat]], now: float) -> float:
        """Move signs from a city to the counters of another one, those of one city together."""
        for _, together in groupby(signs, key=lambda each: each[1]):
            self.timeline.sound(now, Sound.TOKEN)
            for icon, start, end in together:
                sprite = self._sprite(icon)
                sprite.setPos(self.at.middle(City(start)))
                self.at.appear(now, sprite)
                there = self.at.fly(now, sprite, self.at.purse(end), 40)
                self.at.vanish(there - 60, sprite, motion=POP)
            now += MOTION["fly"].ms + 60
        return now

    def _sprite(self, icon: str) -> Sprite:
        made = picture_of(self.at.style, sign(icon, _SIGN), _SIGN)
        return self.at.piece(made, self.at.hand_place.center())


def _taken(event: Event) -> list[tuple[str, Seat]]:
    """Return the sign of a token that a city takes with an event, and the city; empty for none."""
    match event:
        case DiplomacyTaken(seat=seat):
            return [("diplomacy", seat)]
        case VictoryTaken(seat=seat, worth=worth):
            return [(f"mil_{worth}", seat)]
    return []
