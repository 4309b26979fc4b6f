"""The computer players' knowledge of the Wonder Pack."""

from __future__ import annotations

from sevenwonders_qt.ai.parts import PlayerParts
from sevenwonders_qt.ai.wonder_pack.appraiser import JUDGED, PackOutlook
from sevenwonders_qt.ai.wonder_pack.features import PackFeatures, words
from sevenwonders_qt.games.wonder_pack.effects import PointsForColour

PLAYERS = PlayerParts(
    extra=None,
    appraiser=PackOutlook,
    features=PackFeatures,
    words=words,
    by_card=(PointsForColour,),
    judges=JUDGED,
)
