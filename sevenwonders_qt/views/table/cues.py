"""The sounds of 7 Wonders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sevenwonders_qt.games.classic import events
from sevenwonders_qt.views.sound.cues import Cues
from sevenwonders_qt.views.sound.sounds import Ambience, Sound

AMBIENCES: Final = (Ambience("age_1"), Ambience("age_2"), Ambience("age_3"))
"""The ambience of each Age."""

CUES: Final = Cues(
    {
        events.AgeBegan: Sound.AGE,
        events.StageBuilt: Sound.STAGE,
        events.ConflictResolved: Sound.SHIELDS,
        events.CardBuilt: Sound.PLACE,
        events.CardSold: Sound.COINS,
        events.CoinsGained: Sound.COINS,
        events.PileDrawn: Sound.FLIP,
        events.HandsPassed: Sound.PASS,
        events.HandsSwapped: Sound.PASS,
        events.LeftoverDiscarded: Sound.PASS,
    }
)

REVEALED: Final = Sound.FLIP
"""The sound of a card that turns over, before the sound of its use."""


def of_age(age: int) -> Ambience:
    """Return the ambience of an Age, from 1; before the first it is the ambience of the first."""
    return AMBIENCES[min(max(age, 1), 3) - 1]


def paid(receivers: Sequence[object]) -> Sound:
    """Return the sound of coins that go to these; None among them is the bank."""
    return Sound.COINS if all(each is None for each in receivers) else Sound.PURCHASE
