"""The sounds of Architects."""

from __future__ import annotations

from typing import Final

from sevenwonders_qt.games.architects import events
from sevenwonders_qt.views.sound.cues import Cues
from sevenwonders_qt.views.sound.sounds import Ambience, Sound

AMBIENCE: Final = Ambience("architects")

CUES: Final = Cues(
    {
        events.HornsSounded: Sound.HORN,
        events.BattleFought: Sound.SHIELDS,
        events.StageBuilt: Sound.STAGE,
        events.TokenTaken: Sound.TOKEN,
        events.CatMoved: Sound.TOKEN,
        events.CardTaken: Sound.PLACE,
        events.CardKept: Sound.PLACE,
    },
    called_out=(events.HornsSounded, events.BattleFought),
)
