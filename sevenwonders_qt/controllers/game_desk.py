"""The controllers that a game brings: its desk, and how a match of it is shown again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sevenwonders_qt.controllers.desk import Desk
from sevenwonders_qt.controllers.showing import Showing
from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.models.wanted import Wanted
from sevenwonders_qt.session.match import Match


@dataclass(frozen=True, slots=True)
class GameDesk:
    """The desk of a game, and how a match of it is shown again.

    ``desk`` and ``showing`` are called with the arguments of these classes. ``wanted_of`` returns
    the set-up of a match that was read from its journal, with its players, to deal it again.
    """

    desk: Callable[..., Desk[Any]]
    showing: Callable[..., Showing[Any]]
    wanted_of: Callable[[Match[Any], tuple[SeatInfo, ...]], Wanted]
