"""What has been drawn for one test is there for the next one: to draw takes longer than to test."""

from __future__ import annotations

from sevenwonders_qt.app.boxes import BOXES
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.palette import USUAL
from tests.game_for_tests.box import ALL_GAMES
from tests.unpainted import is_painted

_MADE: dict[tuple[str, bool], Art] = {}


def drawings(colours: str = "") -> Art:
    """Those of the boxes that the program comes with, and of the game for tests.

    In the usual colours or in those of a name.

    Tests that do not paint share drawings without pixels.
    """
    key = colours, is_painted()
    if key not in _MADE:
        parts = (*BOXES.values(), *ALL_GAMES.values())
        folders = [part.art for part in parts if part.art is not None]
        _MADE[key] = art = Art(resource_path("art"), folders)
        for held in (art.icons, art.patterns, art.cards, art.wonders):
            held.limit *= 4  # the windows of many tests share them
    if not colours:
        _MADE[key].paint_in(USUAL)  # a window of another test may have had others
    return _MADE[key]
