"""The log of Cities, the pieces beside a board and the answers to a loss, in words.

Each function takes the numbers of an event.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.cities import events as ev
from sevenwonders_qt.games.cities.pieces import Debts, Diplomacy
from sevenwonders_qt.games.cities.scoring import CitiesReason
from sevenwonders_qt.games.classic.counting import Line
from sevenwonders_qt.games.classic.effects import Piece
from sevenwonders_qt.models.words.box_words import LineWords, no_line
from sevenwonders_qt.models.words.lists import in_a_row
from sevenwonders_qt.models.words.sentence import Sentence
from sevenwonders_qt.models.words.terms import source_name, symbol_name

translate = QCoreApplication.translate


# The log --------------------------------------------------------------------------------------


def diplomacy_taken() -> str:
    """Return the line on a diplomacy token that was taken."""
    return translate("Cities", "took a diplomacy token")


def stayed_out() -> str:
    """Return the line on a city that took no part in a conflict."""
    return translate("Cities", "stayed out of the conflict")


def made_lose(source: str, coins: int) -> str:
    """Return the line on a card, a leader or a wonder that makes all others lose coins.

    ``coins`` is 0 for one that counts: not all of them lose the same.
    """
    text = translate("Cities", "made all others lose coins with {card}")
    if coins:
        text = translate("Cities", "made all others lose %n coin(s) with {card}", None, coins)
    return text.format(card=source_name(source))


def loss_settled(coins: int, debts: int) -> str:
    """Return the line on a loss: the coins that were paid, and the debts that were taken."""
    if not debts:
        return translate("Cities", "lost %n coin(s)", None, coins)
    if not coins:
        return translate("Cities", "took %n debt(s)", None, debts)
    owed = translate("Cities", "%n debt(s)", None, debts)
    text = translate("Cities", "lost %n coin(s) and took {debts}", None, coins)
    return text.format(debts=owed)


def made_owe(debts: int) -> str:
    """Return the line on debts that a city makes its neighbours take."""
    return translate("Cities", "made each neighbour take %n debt(s)", None, debts)


def victory_taken(worth: int) -> str:
    """Return the line on a victory token that was taken without a conflict."""
    return translate("Cities", "gained a victory token worth {worth}").format(worth=worth)


def defeats_returned(defeats: int) -> str:
    """Return the line on defeats that were returned."""
    return translate("Cities", "put back %n defeat token(s)", None, defeats)


# Pieces and answers ---------------------------------------------------------------------------


def debts_held(debts: int) -> str:
    """Return the debts beside a board in words."""
    return translate("Cities", "Debts: %n", None, debts)


def diplomacy_held(tokens: int) -> str:
    """Return the diplomacy tokens beside a board in words."""
    return translate("Cities", "Diplomacy tokens: %n", None, tokens)


def debt_line(debts: int) -> str:
    """Return debts as a line of the score sheet."""
    return translate("Score", "%n debt(s)", None, debts)


def copied_line(mask: str, symbol: str, number: int) -> str:
    """Return copies of a symbol as a line of the score sheet, with the first mask."""
    text = translate("Score", "{card}: %n more of {symbol}", None, number)
    return text.format(card=source_name(mask), symbol=symbol)


# The kinds ------------------------------------------------------------------------------------


def _demanded(event: ev.LossesDemanded) -> Sentence | None:
    """Return the line on what makes others lose coins in a turn; None for none."""
    if not event.demands:
        return None
    if len(event.demands) > 1:
        names = in_a_row(source_name(demand.source) for demand in event.demands)
        text = translate("Cities", "All others lose coins by {cards}")
        return None, "coin_loss", text.format(cards=names)
    (demand,) = event.demands
    lost = {*demand.coins[: demand.by], *demand.coins[demand.by + 1 :]}
    same = lost.pop() if len(lost) == 1 else 0
    return demand.by, "coin_loss", made_lose(demand.source, same)


def _paid(event: ev.LossPaid) -> Sentence | None:
    if not (event.coins or event.debts):
        return None
    icon = "coin_loss" if event.coins else "debt"
    return event.seat, icon, loss_settled(event.coins, event.debts)


def _returned(event: ev.DefeatsReturned) -> Sentence | None:
    if not event.defeats:
        return None
    return event.seat, "mil_defeat", defeats_returned(event.defeats)


EVENTS: Final[Mapping[type[Event], Callable[[Any], Sentence | None]]] = {
    **dict.fromkeys(ev.EVENTS, no_line),
    ev.DiplomacyTaken: lambda event: (event.seat, "diplomacy", diplomacy_taken()),
    ev.DiplomacySpent: lambda event: (event.seat, "diplomacy", stayed_out()),
    ev.VictoryTaken: lambda event: (
        event.seat,
        f"mil_{event.worth}",
        victory_taken(event.worth),
    ),
    ev.DefeatsReturned: _returned,
    ev.DebtsGiven: lambda event: (event.seat, "debt", made_owe(event.debts)),
    ev.LossesDemanded: _demanded,
    ev.LossPaid: _paid,
}
"""The lines of the log.

A gift has none, because the coins have one for each city; what is chosen is a secret until all pay.
"""


def coins_lost(event: Event) -> Sequence[tuple[Seat, int]]:
    """Return the coins that an event takes from cities."""
    return ((event.seat, -event.coins),) if isinstance(event, ev.LossPaid) and event.coins else ()


def pieces_words(pieces: Sequence[Piece]) -> str:
    """Return the debts and the diplomacy tokens beside a board in words; empty without any."""
    owed = sum(piece.number for piece in pieces if isinstance(piece, Debts))
    tokens = sum(isinstance(piece, Diplomacy) for piece in pieces)
    found = (debts_held(owed) if owed else "", diplomacy_held(tokens) if tokens else "")
    return " · ".join(filter(None, found))


def line_words(line: Line) -> LineWords | None:
    """Return the words of a line of the score sheet about debts or a mask; None for others."""
    match line.reason:
        case CitiesReason.DEBTS:
            return LineWords(("debt_blank",), debt_line(line.count))
        case CitiesReason.MASK if line.symbol is not None:
            words = copied_line(line.card or "", symbol_name(line.symbol), line.count)
            return LineWords(("mask", f"sci_{line.symbol}"), words, multiplied=False)
    return None
