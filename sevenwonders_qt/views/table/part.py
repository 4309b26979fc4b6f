"""Panels that show a part of the table and can be emptied."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Signal

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.views.table.panel import Panel, TableStyle
from sevenwonders_qt.views.table.shown import Shown
from sevenwonders_qt.views.table.wording import card_words


class TablePart(Panel):
    """A panel that is given the table to show, and forgets it when it must be hidden."""

    def __init__(self, style: TableStyle) -> None:
        super().__init__(style)
        self._shown: Shown | None = None

    def forget(self) -> None:
        """Show nothing of any table."""
        self._shown = None
        self.show_held()
        self.renew(None)


class CityPart(TablePart):
    """A part with cities and structures that can be shown large."""

    enlarge = Signal(object)
    """A card id (str) or the city of a seat (int) is to be shown large."""

    def add_structure(
        self, rect: QRectF, shown: Shown, card: CardId, *, focusable: bool = False
    ) -> None:
        """Let a structure answer: it is shown large."""
        words = "\n".join(card_words(shown, card))
        act = partial(self.enlarge.emit, card)
        self.add_spot(rect, card, words, act, focusable=focusable, radius=5)
