"""Two sentences of advice on each wonder of Edifice."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_BOARDS: Final = {
    ("ur", "A"): QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "Produces wood; the second stage gives a Participation pawn of an Age of "
        "your choice, the other two 10 points. Choose the Edifice with the best "
        "reward for you, but not one that has failed: the pawn costs you nothing "
        "more.",
    ),
    ("ur", "B"): QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "Produces wood; its three stages give the Participation pawns of Ages I, II "
        "and III, in this order, without paying their Edifices. Build a stage in "
        "each Age, and hope that the Edifice is finished: only then do you get its "
        "reward.",
    ),
    ("carthage", "A"): QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "Produces ore; the second stage gives 2 points with 7 coins or a shield, as "
        "you choose, the other two 10 points. Take the shield when it wins "
        "conflicts, the coins when you have a lot to buy.",
    ),
    ("carthage", "B"): QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "Produces ore; the first stage gives 4 points with 7 coins, or else two "
        "shields, the second a free card from the discard pile or a scientific "
        "symbol of your choice. Decide by what your city needs: army, money, science "
        "or a card that was discarded.",
    ),
}


def board_advice(wonder: str, side: str) -> str | None:
    """Return advice on a side of a board; None for a board of another box."""
    text = _BOARDS.get((wonder, side))
    return None if text is None else QCoreApplication.translate("WonderAdvice", str(text))
