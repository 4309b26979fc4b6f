"""The table of 7 Wonders for watching: nothing can be played, and more can be seen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.models.revealed import Revealed
from sevenwonders_qt.models.table import Table
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.replay.open_cards import OpenCards
from sevenwonders_qt.views.replay.turn_panel import TurnPanel
from sevenwonders_qt.views.table.boxes import TableParts
from sevenwonders_qt.views.table.page import TablePage
from sevenwonders_qt.views.table.shown import Shown

_ABOVE = 15
"""Over the hand and the log, under what moves."""


class WatchedTable(TablePage):
    """A table page that answers no gesture but those of looking."""

    def __init__(
        self, art: Art, parent: QWidget | None = None, boxes: Sequence[TableParts] = ()
    ) -> None:
        super().__init__(art, parent, boxes)
        self.turn = TurnPanel(self.scene.style)
        self.cards = OpenCards(self.scene.style)
        self._turn: Sequence[Event] = ()
        self._past = False
        self._revealed: Revealed | None = None
        for panel in (self.turn, self.cards):
            panel.setZValue(_ABOVE)
            panel.hide()
            self.scene.addItem(panel)
        self.cards.enlarge.connect(self.enlarge)
        self.scene.only_show()
        self.scene.laid_out.connect(self._show_panels)

    def show_moment(
        self,
        table: Table,
        turn: Sequence[Event],
        cards: Revealed | None,
        picked: CardId | None = None,
        *,
        past: bool = False,
    ) -> None:
        """Show a table, a turn, the hidden cards (or not), and the card to be played.

        The turn is the one that comes next, or the one ``past``.
        """
        self.show_table(table)
        hand = self.scene.parts.hand.cards
        if picked in hand:
            self.scene.select(hand.index(picked), by_mouse=True)
        else:
            self.scene.pick_nothing()
        self.show_panels(turn, cards, past=past)

    def show_panels(
        self, turn: Sequence[Event], cards: Revealed | None, *, past: bool = False
    ) -> None:
        """Show only the turn and the hidden cards again."""
        self._turn, self._revealed, self._past = turn, cards, past
        self._show_panels()

    def clear(self) -> None:
        super().clear()
        self.turn.forget()
        self.cards.forget()
        self.turn.hide()
        self.cards.hide()

    def retranslate(self) -> None:
        self.turn.refresh()
        self.cards.refresh()
        super().retranslate()
        self._show_panels()

    def _show_panels(self) -> None:
        shown: Shown | None = self.scene.shown
        if shown is None:
            return
        where, style = self.scene.layout, self.scene.style
        self.turn.place(where.actions, style)
        self.turn.show_turn(shown, self._turn, past=self._past)
        self.turn.show()
        margin = style.s(10)
        self.cards.place(where.hand.adjusted(0, -margin, 0, -margin), style)
        self.cards.setVisible(self._revealed is not None)
        if self._revealed is not None:
            self.cards.show_cards(shown, self._revealed)
