"""When each black card is good: a sentence each, from a file."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.datafile import entries
from sevenwonders_qt.core.resources import resource_path

# The texts are in resources/cards; check_translations reads them there.
translate = QCoreApplication.translate


@cache
def read_card_advice(path: Path) -> Mapping[str, str]:
    """Read the advice of a file on each card, by id, in English; raises `DataError`."""
    return {entry.id: entry.text("advice") for entry in entries(path, "card")}


def card_advice() -> Mapping[str, str]:
    """Return the advice on each card of the box, by id, in English; raises `DataError`."""
    return read_card_advice(resource_path("cards", "cities.toml"))


def advice_words(card: str) -> str | None:
    """Return the advice on a card of the box; None for any other card."""
    text = card_advice().get(card)
    return translate("CardAdvice", text) if text is not None else None
