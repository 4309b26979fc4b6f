"""The fullest tables by name, laid on the table pages of a window."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QApplication

from sevenwonders_qt.games.classic.effects import Colour
from sevenwonders_qt.views.architects.page import ArchitectsPage
from sevenwonders_qt.views.leaders.draft import DraftPage
from sevenwonders_qt.views.table.page import TablePage
from tests.fullest import (
    FULL_HAND,
    LAST,
    architects_table_of,
    classic_table,
    draft_table,
    step_table,
)

_GAMES: Final = {"7 Wonders": range(2, 8), "Edifice": range(3, 8), "Architects": range(2, 8)}
_TURNS: Final = {"whole hand": FULL_HAND, "last turn": LAST}
_MOST: Final = {f"most {kind}": kind for kind in (Colour.BLUE, Colour.BROWN, Colour.YELLOW)}
_STEPS: Final = {"two before an Age": 2, "four before an Age": 4}
_DRAFTS: Final = {"first of a draft": 0, "third of a draft": 2}
TABLES: Final = (
    tuple(
        f"{game} of {players}{turn}"
        for game, counts in _GAMES.items()
        for players in counts
        for turn in ([""] if game == "Architects" else [f", {turn}" for turn in _TURNS])
    )
    + tuple(f"Edifice of {players}, {most}" for players in (4, 7) for most in _MOST)
    + tuple(
        f"{game} of {players}, {at}"
        for game, counts, moments in (
            ("Leaders", (2, 3, 4, 7), (*_TURNS, *_STEPS, *_DRAFTS)),
            ("Leaders and Edifice", range(3, 8), (*_TURNS, *_STEPS)),
        )
        for players in counts
        for at in moments
    )
)
"""Such as "Edifice of 5, last turn", "Edifice of 4, most yellow" and "Architects of 7"."""


def lay(name: str, classic: TablePage, architects: ArchitectsPage) -> TablePage | ArchitectsPage:
    """Show the table of this name, with a card pointed at that changes something."""
    game, _, rest = name.partition(" of ")
    players, _, at = rest.partition(", ")
    if game == "Architects":
        architects.clear()
        architects.show_table(architects_table_of(int(players)))
        return architects
    edifice, leaders = "Edifice" in game, "Leaders" in game
    classic.clear()
    if at in _DRAFTS:
        classic.ask(draft_table(int(players), _DRAFTS[at]))
        assert isinstance(classic.overlay, DraftPage)
        classic.overlay.pick(1)
    elif at in _STEPS:
        classic.show_table(step_table(int(players), _STEPS[at], edifice=edifice))
    else:
        turn, most = _TURNS.get(at, LAST), _MOST.get(at, Colour.GREEN)
        classic.show_table(
            classic_table(int(players), turn, edifice=edifice, leaders=leaders, most=most)
        )
    QApplication.processEvents()
    classic.scene.mark_what_is_new()
    if at not in _DRAFTS:
        classic.scene.select(1, by_mouse=True)
    QApplication.processEvents()
    return classic
