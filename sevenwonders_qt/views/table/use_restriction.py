"""Uses of a card that the variant for two players closes, and why, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.offer import Offered
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate


def use_restriction(shown: Shown, card: CardId, use: Use) -> str:
    """Why a card of the hand may not be put to this use although it could be paid for.

    Empty when nothing but the price stands in the way, or nothing at all. What is legal is read
    from the view; only the reason is found here.
    """
    if shown.free_seat is None or not shown.choosing:
        return ""
    open_uses = {
        command.use
        for command in shown.table.view.legal
        if isinstance(command, Play) and command.card == card
    }
    if use in open_uses:
        return ""
    if shown.table.is_free_citys:
        return _restriction_of_free_city(shown, card, use)
    return "" if open_uses else translate("Table", "kept for the Free City")


def _restriction_of_free_city(shown: Shown, card: CardId, use: Use) -> str:
    offer = shown.table.offers.get(card)
    chained = offer is not None and offer.state is Offered.CHAIN
    if use is Use.STAGE and chained:
        return translate("Table", "the chain obliges")
    if use is Use.SELL:
        return translate("Table", "only when nothing else works")
    return ""
