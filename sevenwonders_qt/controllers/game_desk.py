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
    """How a game is led and shown.

    ``desk`` and ``showing`` are called with what these classes take. ``wanted_of`` returns what a
    match read from its journal was set up with, by its players, so that it can be dealt again.
    """

    desk: Callable[..., Desk[Any]]
    showing: Callable[..., Showing[Any]]
    wanted_of: Callable[[Match[Any], tuple[SeatInfo, ...]], Wanted]
