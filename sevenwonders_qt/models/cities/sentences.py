"""The log of Cities, the pieces beside a board and the answers to a loss, in words.

Each function takes the numbers of an event. The events themselves belong to the rules of the box.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.models.words.terms import card_name

translate = QCoreApplication.translate


# The log --------------------------------------------------------------------------------------


def diplomacy_taken() -> str:
    """Return the line on a diplomacy token that was taken."""
    return translate("Cities", "took a diplomacy token")


def stayed_out() -> str:
    """Return the line on a city that took no part in a conflict."""
    return translate("Cities", "stayed out of the conflict")


def made_lose(card: str, coins: int) -> str:
    """Return the line on a structure that makes all others lose coins; 0 for one that counts."""
    text = translate("Cities", "made all others lose coins with {card}")
    if coins:
        text = translate("Cities", "made all others lose %n coin(s) with {card}", None, coins)
    return text.format(card=card_name(card))


def loss_settled(coins: int, debts: int) -> str:
    """Return the line on a loss: the coins that were paid, and the debts that were taken."""
    if not debts:
        return translate("Cities", "lost %n coin(s)", None, coins)
    if not coins:
        return translate("Cities", "took %n debt(s)", None, debts)
    owed = translate("Cities", "%n debt(s)", None, debts)
    text = translate("Cities", "lost %n coin(s) and took {debts}", None, coins)
    return text.format(debts=owed)


def raided(card: str, debts: int) -> str:
    """Return the line on debts that a neighbour's structure brings."""
    text = translate("Cities", "took %n debt(s) because of {card}", None, debts)
    return text.format(card=card_name(card))


def gift(card: str, coins: int) -> str:
    """Return the line on coins that another city's structure brings."""
    text = translate("Cities", "gained %n coin(s) by {card}", None, coins)
    return text.format(card=card_name(card))


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


def masks_held(masks: int) -> str:
    """Return the masks of a city in words."""
    return translate("Cities", "Masks: %n", None, masks)


def plan(coins: int, debts: int) -> str:
    """Return an answer to a loss in a few words."""
    if not debts:
        return translate("Advice", "Pay %n coin(s)", None, coins)
    if not coins:
        return translate("Advice", "Take %n debt(s)", None, debts)
    return translate("Advice", "Pay %n coin(s), owe {owed}", None, coins).format(owed=debts)


def debt_line(debts: int) -> str:
    """Return debts as a line of the score sheet."""
    return translate("Score", "%n debt(s)", None, debts)


def copied_line(symbols: int) -> str:
    """Return copied symbols as a line of the score sheet."""
    return translate("Score", "%n symbol(s) copied from neighbours", None, symbols)
