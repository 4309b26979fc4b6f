"""Two sentences of advice on each wonder of Architects."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_WONDERS: Final = {
    "alexandria": QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "The second and the fourth stage let you take the top card of any deck. Each "
        "stage is built on the one before, so you need sometimes different and "
        "sometimes identical resources.",
    ),
    "babylon": QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "The second and the fourth stage give a progress token each. A token helps "
        "more the sooner you have it, so after the third stage try to build the "
        "fourth before the fifth.",
    ),
    "ephesus": QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "The second, third and fourth stage each give you the top card of the centre."
        " After the first they can be built in any order, so use whatever resources"
        " come.",
    ),
    "giza": QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "No stage has a power, but the five give 30 points. Each stage is built on "
        "the one before, and the last give the most: gather resources all the time.",
    ),
    "halicarnassus": QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "The second and the fourth stage let you look at 5 cards of the left or "
        "right deck and keep one. Think first about what you need; after the second "
        "stage, the third and the fourth can be built in either order.",
    ),
    "olympia": QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "The second and the fourth stage give you the top cards of the left and of"
        " the right deck, two at once. After the first, the second and the third can"
        " be built in either order; the fourth needs both.",
    ),
    "rhodes": QT_TRANSLATE_NOOP(
        "WonderAdvice",
        "The second and the fourth stage have a shield each, which counts in every "
        "battle that follows. The first two can be built in either order, so two "
        "identical resources already give the shield.",
    ),
}


def wonder_advice(wonder: str) -> str:
    """Return advice on a wonder of Architects; raises KeyError for one that the game has not."""
    return QCoreApplication.translate("WonderAdvice", str(_WONDERS[wonder]))
