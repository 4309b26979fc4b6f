"""Which sound belongs to what happens on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.architects import events as architects
from sevenwonders_qt.games.classic import events as classic
from sevenwonders_qt.views.sound.sounds import Sound

CUES: Final[Mapping[type[Event], Sound]] = {
    classic.AgeBegan: Sound.AGE,
    classic.StageBuilt: Sound.STAGE,
    classic.ConflictResolved: Sound.SHIELDS,
    classic.CardBuilt: Sound.PLACE,
    classic.CardSold: Sound.COINS,
    classic.CoinsGained: Sound.COINS,
    classic.PileDrawn: Sound.FLIP,
    classic.HandsPassed: Sound.PASS,
    classic.HandsSwapped: Sound.PASS,
    classic.LeftoverDiscarded: Sound.PASS,
    architects.HornsSounded: Sound.HORN,
    architects.BattleFought: Sound.SHIELDS,
    architects.StageBuilt: Sound.STAGE,
    architects.TokenTaken: Sound.TOKEN,
    architects.CatMoved: Sound.TOKEN,
    architects.CardTaken: Sound.PLACE,
    architects.CardKept: Sound.PLACE,
}
"""Of each kind of event that is seen on the table, what matters most first."""

REVEALED: Final = Sound.FLIP
"""A card that lay face down turns over: before whatever becomes of it."""

ANSWERS_HORN: Final = (architects.HornsSounded, architects.BattleFought)
"""These are called out when all else has landed, and heard then."""


def paid(receivers: Sequence[object]) -> Sound:
    """What coins sound like that go to these; None among them is the bank."""
    return Sound.COINS if all(each is None for each in receivers) else Sound.PURCHASE


def chief(events: Sequence[Event]) -> Sound | None:
    """The one sound of events that nothing is seen to move for; None for silence."""
    return _first([event for event in events if not isinstance(event, ANSWERS_HORN)])


def called_out(events: Sequence[Event]) -> Sound | None:
    """What is heard when everything has landed, if anything is."""
    return _first([event for event in events if isinstance(event, ANSWERS_HORN)])


def _first(events: Sequence[Event]) -> Sound | None:
    kinds = {type(event) for event in events}
    return next((sound for kind, sound in CUES.items() if kind in kinds), None)
