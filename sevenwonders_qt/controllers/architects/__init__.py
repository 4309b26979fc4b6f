"""The controllers of Architects."""

from __future__ import annotations

from typing import Final

from sevenwonders_qt.controllers.architects.desk import ArchitectsDesk
from sevenwonders_qt.controllers.architects.showing import ArchitectsShowing
from sevenwonders_qt.controllers.game_desk import GameDesk
from sevenwonders_qt.models.architects.new_match import NewArchitects

DESK: Final = GameDesk(ArchitectsDesk, ArchitectsShowing, NewArchitects.of)
