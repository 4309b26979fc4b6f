"""The effects of black cards, and of the boards and guilds of their box, in words and pictures.

Each function takes the numbers of an effect. The kinds of effects belong to the rules of the box.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.effects import Side
from sevenwonders_qt.models.shown.effect_row import PER, Token

translate = QCoreApplication.translate

STAGES_FREE: Final = (Token("icon", ("stage_free",)),)
DIPLOMACY: Final = (Token("icon", ("diplomacy",)),)
MASK: Final = (Token("icon", ("mask",)),)
PRODUCE_SAME: Final = (Token("icon", ("produce_same",)),)
PRODUCE_OTHER: Final = (Token("icon", ("produce_other",)),)
CHEAP_BOARDS: Final = (Token("icon", ("smuggle",)),)
FROM_PILE: Final = (Token("icon", ("build_from_discard",)),)


# Coins ----------------------------------------------------------------------------------------


def others_lose(coins: int) -> str:
    """Return the sentence on coins that all others lose."""
    return translate(
        "Cities", "Every other player loses %n coin(s), or takes a debt for each.", None, coins
    )


def others_lose_per_victory(coins: int) -> str:
    """Return the sentence on coins that all others lose for their victory tokens."""
    return translate(
        "Cities", "Every other player loses %n coin(s) for each own victory token.", None, coins
    )


def others_lose_per_stage(coins: int) -> str:
    """Return the sentence on coins that all others lose for their stages."""
    return translate(
        "Cities", "Every other player loses %n coin(s) for each own wonder stage.", None, coins
    )


def others_gain(coins: int) -> str:
    """Return the sentence on coins that all others gain."""
    return translate("Cities", "Every other player gains %n coin(s).", None, coins)


def neighbours_gain(coins: int) -> str:
    """Return the sentence on coins that both neighbours gain."""
    return translate("Cities", "Each neighbour gains %n coin(s).", None, coins)


def lost(coins: int, per: str = "") -> Sequence[Token]:
    """Return the picture of coins that others lose, for each thing with the icon ``per``."""
    picture = Token("numbered", ("coin_loss",), coins)
    return (picture, PER, Token("count", (per,))) if per else (picture,)


def given(coins: int) -> Sequence[Token]:
    """Return the picture of coins that others gain."""
    return (Token("numbered", ("coin_gift",), coins),)


# War ------------------------------------------------------------------------------------------


def diplomacy() -> str:
    """Return the sentence on a diplomacy token."""
    return translate("Cities", "Take a diplomacy token: your city stays out of the next conflict.")


def victory(worth: int) -> str:
    """Return the sentence on a victory token that is taken."""
    return translate("Cities", "Take a military victory token worth %n.", None, worth)


def neighbours_owe(debts: int) -> str:
    """Return the sentence on debts that both neighbours take."""
    return translate(
        "Cities", "Each neighbour takes %n debt(s), which coins cannot replace.", None, debts
    )


def defeats_for_coins(coins: int) -> str:
    """Return the sentence on defeats that are returned for coins."""
    return translate(
        "Cities", "Gain %n coin(s) for each of your defeat tokens, then put all of them back.",
        None, coins,
    )  # fmt: skip


def raid(worth: int) -> Sequence[Token]:
    """Return the picture of a victory token that is taken."""
    return (Token("numbered", (f"mil_{worth}",), worth),)


def owed(debts: int) -> Sequence[Token]:
    """Return the pictures of debts that neighbours take."""
    return (Token("icon", ("debt",)),) * debts


def defeats_sold(coins: int) -> Sequence[Token]:
    """Return the pictures of defeats that are returned for coins."""
    defeat = Token("struck", ("mil_defeat",))
    return Token("coin", value=coins), PER, defeat


# Resources and stages -------------------------------------------------------------------------


def first_bought(side: Side) -> str:
    """Return the sentence on the first resource that is bought on a side."""
    if side is Side.LEFT:
        return translate(
            "Cities",
            "Once a turn, the first resource that you buy from your left neighbour costs 1 coin "
            "less.",
        )
    return translate(
        "Cities",
        "Once a turn, the first resource that you buy from your right neighbour costs 1 coin less.",
    )


def wharf(side: Side) -> Sequence[Token]:
    """Return the picture of a wharf."""
    return (Token("icon", ("wharf_left" if side is Side.LEFT else "wharf_right",)),)


def cheap_boards() -> str:
    """Return the sentence on what the boards of neighbours produce."""
    return translate(
        "Cities", "The resource that a neighbour's board produces costs you 1 coin less."
    )


def one_more() -> str:
    """Return the sentence on one more of a resource that the city produces."""
    return translate(
        "Cities",
        "Once a turn, one more of a resource that your board or your brown and grey cards produce.",
    )


def another_one() -> str:
    """Return the sentence on a resource that the city does not produce."""
    return translate(
        "Cities",
        "Once a turn, a resource that your board and your brown and grey cards do not produce.",
    )


def stages_free() -> str:
    """Return the sentence on stages without resources."""
    return translate(
        "Cities",
        "The stages of your wonder cost no resources from the next turn on; coins are still paid.",
    )


# Science and the discard pile -----------------------------------------------------------------


def mask() -> str:
    """Return the sentence on a symbol that is copied."""
    return translate(
        "Cities",
        "At the end of the game, copy a scientific symbol from a green card of a neighbour.",
    )


def from_pile() -> str:
    """Return the sentence on a structure from the discard pile."""
    return translate(
        "Cities",
        "At the end of this turn, build a discarded card that your city does not have, for free.",
    )
