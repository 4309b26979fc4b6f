"""The places of leaders in words: also of one beyond those of the Ages."""

from __future__ import annotations

import pytest

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.models.leaders.court import Fate, Place, place_words


@pytest.mark.parametrize("fate", Fate)
def test_every_place_has_words(fate: Fate) -> None:
    beyond = fate in (Fate.RECRUITED, Fate.BURIED, Fate.COPIED)
    leader = CardId("midas") if beyond else None
    for age in (0, 1, 2, 3) if beyond else (1, 2, 3):
        words = place_words(Place(fate, age, leader, 6))
        assert words
        assert not beyond or "Midas" in words
