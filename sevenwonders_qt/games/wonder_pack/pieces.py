"""The colour of the card below a stage, which every player may see."""

from __future__ import annotations

from sevenwonders_qt.core.record import record
from sevenwonders_qt.games.classic.effects import Colour, Piece


@record
class SeenColour(Piece):
    """The colour that `PointsForColour` counts in the neighbouring cities."""

    colour: Colour
