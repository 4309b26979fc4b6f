"""The prompt for the last card of an Age, which some wonders let their city use too."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent

from sevenwonders_qt.games.classic.commands import Use
from sevenwonders_qt.models.keys import On, asked
from sevenwonders_qt.views.table.buyer_words import buyer_words
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.payment import PaymentPanel
from sevenwonders_qt.views.table.shown import Shown


class LastCard(PaymentPanel):
    """Build with the last card, put it under a stage, or discard it; one of them must be done.

    It is the payment overlay over the one card of the hand, and cannot be left without an answer.
    """

    rule = "turn"

    def __init__(self, style: TableStyle, shown: Shown, use: Use = Use.BUILD) -> None:
        super().__init__(style, shown, shown.table.view.hand[0], use, closable=False)

    def title(self) -> str:
        return buyer_words(self.table).last_card

    def key(self, event: QKeyEvent) -> bool:
        if asked(event, On.PROMPT) == "cheapest":
            return True  # the last card is too rare for a standing wish
        return super().key(event)
