"""The drill positions of all games of the program."""

from __future__ import annotations

from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.models import games
from sevenwonders_qt.models.shown.records import GameKind, kinds_of
from sevenwonders_qt.session.drill_set import FILE, ShippedDrill, read_drills
from sevenwonders_qt.session.position import DealtPosition


def shipped_drills() -> tuple[ShippedDrill, ...]:
    """Return the positions that come with the program and its games; raises `DataError`."""
    own = (words.resources for words in games.all_words())
    folders = (folder for folder in own if folder is not None)
    return read_drills((resource_path(FILE), *(folder / FILE for folder in folders)))


def kinds_of_position(position: DealtPosition) -> tuple[GameKind, ...]:
    """Return the kinds of game that a position belongs to, by its boxes and players."""
    return kinds_of(position.game, position.options.get("expansions", ()), position.players)
