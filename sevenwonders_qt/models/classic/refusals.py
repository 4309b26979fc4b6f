"""The reasons for a refused command of 7 Wonders."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

REFUSALS: Final[Mapping[str, Callable[[], str]]] = {
    "cannot_pay": lambda: translate("Message", "This cannot be paid any more."),
    "already_built": lambda: translate("Message", "That structure is already in the city."),
    "cannot_stage": lambda: translate("Message", "The next stage cannot be built now."),
    "free_city_sale": lambda: translate(
        "Message", "The Free City discards a card only when it can do nothing else with any."
    ),
    "free_city_chain": lambda: translate(
        "Message", "A chain makes this free: the Free City must build it."
    ),
    "kept_for_free_city": lambda: translate(
        "Message", "This is the only card that the Free City can play."
    ),
    "nothing_to_take_back": lambda: translate(
        "Message", "Everyone has chosen: the cards are played."
    ),
}
"""The words by the key of the refusal; a refusal that hardly occurs has no words of its own."""
