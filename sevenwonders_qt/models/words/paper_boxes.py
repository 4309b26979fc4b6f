"""The boxes of 7 Wonders that only the score pad knows, for games on a real table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.models.boxes import all_words, score_rows
from sevenwonders_qt.models.words.box_words import ScoreRow, SymbolWords, Text, Words

translate = QCoreApplication.translate

ARMADA = "armada"

DEBT: Final = "debt"
"""The row of points below zero, of any box."""

NAVAL, ISLANDS = "naval", "islands"

MOST, SWAP, BONUS = "most", "swap", "bonus"
"""Entries about symbols: more of the most frequent, one that becomes another, sets worth more."""


@dataclass(frozen=True, slots=True)
class PaperBox:
    """A box that the program does not play: its rows, symbols and wonders on the pad.

    ``wonders`` are the names of their cities.
    """

    name: str
    title: Text
    rows: tuple[ScoreRow, ...]
    symbols: Mapping[str, SymbolWords] = field(default_factory=dict)
    wonders: Mapping[str, Text] = field(default_factory=dict)


_ARMADA: Final = PaperBox(
    ARMADA,
    lambda: translate("Score", "Armada"),
    (
        ScoreRow(
            ISLANDS,
            lambda: translate("Score", "Islands and fleets"),
            "islands",
            "olive",
            lambda: translate("Score", "islands found and the blue fleet"),
        ),
        ScoreRow(
            NAVAL,
            lambda: translate("Score", "Naval battles"),
            "naval",
            "sea_light",
            lambda: translate("Score", "victories less defeats at sea"),
            least=-6,  # tokens of three battles: last in all
            most=15,  # first in all
        ),
    ),
    {
        MOST: SymbolWords(
            lambda: translate("Score", "more of the most frequent"),
            lambda: translate("Score", "Cards and islands that give one"),
        )
    },
    {"siracusa": lambda: translate("City", "Siracusa")},
)


def paper_boxes() -> tuple[PaperBox, ...]:
    """Return the boxes that only the pad knows; none that the program plays."""
    played = {words.name for words in all_words()}
    return () if ARMADA in played else (_ARMADA,)


def pad_boxes() -> Iterator[Words | PaperBox]:
    """Yield every box that the pad knows: first those that can be played here."""
    yield from (words for words in all_words() if words.rows)
    yield from paper_boxes()


def pad_rows() -> tuple[ScoreRow, ...]:
    """Return the rows of every box that the pad knows."""
    return (*score_rows(), *(row for box in paper_boxes() for row in box.rows))


def pad_symbols() -> dict[str, SymbolWords]:
    """Return the entries about symbols of every box that the pad knows, by name.

    Of one that several boxes have, the words are those of the first.
    """
    found = reversed([*pad_boxes()])
    return {name: words for box in found for name, words in box.symbols.items()}
