"""Cities as a box: its name, its colour of cards, its signs and their meaning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.cities.scoring import CitiesCategory
from sevenwonders_qt.models.words.box_words import PaintWords, ScoreRow
from sevenwonders_qt.models.words.paper_boxes import DEBT

translate = QCoreApplication.translate

PAINT: Final = PaintWords(
    name=lambda: translate("Cities", "Black"),
    paint=lambda: translate("Cities", "black"),
    kind=lambda: translate("Cities", "Cities"),
    shade="#2e2a38",
    ink="#454054",
    pattern="battlement",
)


def title() -> str:
    """Return the name of the box."""
    return translate("NewGame", "Cities")


def note() -> str:
    """Return what it brings in a few words."""
    return translate("NewGame", "black cards, debts and diplomacy, plus Petra and Byzantium")


def for_whom() -> str:
    """Return for how many players it is."""
    return translate("Message", "Cities is for 3 to 8 players.")


def changes() -> str:
    """Return what is different in a match with it."""
    return translate(
        "NewGame",
        "As many black cards as players join each Age: everybody gets eight cards and plays seven. "
        "Some make all others lose coins: whoever does not pay takes debts, a point less each. "
        "With diplomacy a city stays out of a conflict. Petra and Byzantium join the wonders.",
    )


def rows() -> tuple[ScoreRow, ...]:
    """Return the rows of the box on the score sheet; debts of all boxes are one row on the pad."""
    return (
        ScoreRow(
            CitiesCategory.BLACK,
            lambda: translate("Score", "Cities"),
            "cities",
            "lavender",
            lambda: translate("Score", "black cards"),
            aliases=lambda: translate("Score", "city, cities, black"),
        ),
        ScoreRow(
            CitiesCategory.DEBTS,
            lambda: translate("Score", "Cities debts"),
            "debt_blank",
            "bad",
            lambda: translate("Score", "always negative"),
            -99,
            0,
            on_pad=DEBT,
        ),
    )


def legend() -> tuple[str, Sequence[tuple[tuple[str, ...], str]]]:
    """Return the signs of the box and their meaning, under its name."""
    first = translate("Cities", "The first resource from that side costs 1 coin less")
    return translate("Cities", "Cities"), (
        (("sym_black",), translate("Cities", "A black card; no chain leads to it")),
        (("coin_loss",), translate("Cities", "All others lose coins, or take debts")),
        (("debt_blank",), translate("Cities", "Debt: 1 point less at the end")),
        (("coin_gift",), translate("Cities", "Others gain coins from the bank")),
        (("diplomacy",), translate("Cities", "Diplomacy: out of the next conflict")),
        (("mask",), translate("Cities", "Mask: copies a symbol of a neighbour's green card")),
        (("wharf_left", "wharf_right"), first),
        (("smuggle",), translate("Cities", "What a neighbour's board produces costs 1 coin less")),
        (("produce_same",), translate("Cities", "One more of a resource that you produce")),
        (("produce_other",), translate("Cities", "A resource that you do not produce")),
        (("stage_free",), translate("Cities", "Stages cost no resources")),
    )
