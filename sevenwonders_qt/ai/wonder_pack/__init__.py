"""The computer players' knowledge of the Wonder Pack."""

from __future__ import annotations

from sevenwonders_qt.ai.parts import PlayerParts
from sevenwonders_qt.ai.wonder_pack.appraiser import JUDGED, PackOutlook

PLAYERS = PlayerParts(extra=None, appraiser=PackOutlook, features=None, judges=JUDGED)
