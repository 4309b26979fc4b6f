"""The controllers of 7 Wonders."""

from __future__ import annotations

from typing import Final

from sevenwonders_qt.controllers.classic.desk import ClassicDesk
from sevenwonders_qt.controllers.classic.showing import ClassicShowing
from sevenwonders_qt.controllers.game_desk import GameDesk
from sevenwonders_qt.models.new_match import NewMatch

DESK: Final = GameDesk(ClassicDesk, ClassicShowing, NewMatch.of)
