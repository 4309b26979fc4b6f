"""The fullest tables by name, laid on the table pages of a window."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtWidgets import QApplication

from sevenwonders_qt.games.classic.effects import BLACK, Colour
from sevenwonders_qt.views.architects.page import ArchitectsPage
from sevenwonders_qt.views.cities.prompt import LossPrompt
from sevenwonders_qt.views.leaders.draft import DraftPage
from sevenwonders_qt.views.table.page import TablePage
from tests.fullest import (
    ALL_BOXES,
    EDIFICE,
    FULL_HAND,
    architects_table_of,
    classic_table,
    draft_table,
    loss_table,
    step_table,
)

_BOXES: Final[Mapping[str, tuple[str, ...]]] = {
    "7 Wonders": (),
    "Edifice": EDIFICE,
    "Leaders": ("leaders",),
    "Leaders and Edifice": ("edifice", "leaders"),
    "Cities": ("cities",),
    "the Wonder Pack": ("wonder_pack",),
    "every box": ALL_BOXES,
}
_COUNTS: Final = {"7 Wonders": range(2, 8), "Edifice": range(3, 8), "Architects": range(2, 8)}
_TURNS: Final = {"whole hand": FULL_HAND, "last turn": None}
_MOST: Final = {f"most {kind}": kind for kind in (Colour.BLUE, Colour.BROWN, Colour.YELLOW, BLACK)}
_STEPS: Final = {"two before an Age": 2, "four before an Age": 4}
_DRAFTS: Final = {"first of a draft": 0, "third of a draft": 2}
_LOSSES: Final = {"a loss": 4, "a loss of the rich": 41}
"""The coins of the city that loses some."""

TABLES: Final = (
    tuple(
        f"{game} of {players}{turn}"
        for game, counts in _COUNTS.items()
        for players in counts
        for turn in ([""] if game == "Architects" else [f", {turn}" for turn in _TURNS])
    )
    + tuple(f"Edifice of {players}, {most}" for players in (4, 7) for most in [*_MOST][:3])
    + tuple(
        f"{game} of {players}, {at}"
        for game, counts, moments in (
            ("Leaders", (2, 3, 4, 7), (*_TURNS, *_STEPS, *_DRAFTS)),
            ("Leaders and Edifice", range(3, 8), (*_TURNS, *_STEPS)),
            ("Cities", (3, 4, 5, 7), (*_TURNS, "most black")),
            ("Cities", (3, 6), _LOSSES),
            ("the Wonder Pack", (2, 4, 7), _TURNS),
            ("every box", range(3, 8), (*_TURNS, "most black")),
            ("every box", (4, 7), (*_STEPS, *_LOSSES)),
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
    boxes = _BOXES[game]
    classic.clear()
    if at in _DRAFTS:
        classic.ask(draft_table(int(players), _DRAFTS[at]))
        assert isinstance(classic.overlay, DraftPage)
        classic.overlay.pick(1)
    elif at in _LOSSES:
        classic.ask(loss_table(int(players), boxes=boxes, coins=_LOSSES[at]))
        assert isinstance(classic.overlay, LossPrompt)
    elif at in _STEPS:
        classic.show_table(step_table(int(players), _STEPS[at], boxes=boxes))
    else:
        turn, most = _TURNS.get(at), _MOST.get(at, Colour.GREEN)
        classic.show_table(classic_table(int(players), turn, boxes=boxes, most=most))
    QApplication.processEvents()
    classic.scene.mark_what_is_new()
    if at not in _DRAFTS and at not in _LOSSES:
        classic.scene.select(1, by_mouse=True)
    QApplication.processEvents()
    return classic
