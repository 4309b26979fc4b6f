"""How the payment overlay speaks of the city that pays: the own one, or the Free City."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.models.table import Table

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class BuyerWords:
    """Each text in the person of the city that pays."""

    title: str
    last_card: str
    its_own: str
    pays: str
    makes: str
    has: str
    chain: str
    power: str
    built: str
    finished: str
    dear: str


def buyer_words(table: Table) -> BuyerWords:
    """The texts for the city that the table is seen from."""
    return _free_city() if table.is_free_citys else _own()


def _own() -> BuyerWords:
    return BuyerWords(
        title=translate("Prompt", "How to pay?"),
        last_card=translate("Prompt", "The seventh card"),
        its_own=translate("Prompt", "yours"),
        pays=translate("Prompt", "you pay"),
        makes=translate("Prompt", "you make"),
        has=translate("Prompt", "you have"),
        chain=translate("Prompt", "Free: you have {structure}."),
        power=translate("Prompt", "Free, by the power of your wonder."),
        built=translate("Prompt", "You have built this already."),
        finished=translate("Prompt", "Your wonder is finished."),
        dear=translate("Prompt", "You cannot pay for this."),
    )


def _free_city() -> BuyerWords:
    return BuyerWords(
        title=translate("Prompt", "The Free City pays"),
        last_card=translate("Prompt", "The last of the pile"),
        its_own=translate("Prompt", "its own"),
        pays=translate("Prompt", "it pays"),
        makes=translate("Prompt", "it makes"),
        has=translate("Prompt", "it has"),
        chain=translate("Prompt", "Free: the Free City has {structure}."),
        power=translate("Prompt", "Free, by the power of its wonder."),
        built=translate("Prompt", "The Free City has built this already."),
        finished=translate("Prompt", "The wonder of the Free City is finished."),
        dear=translate("Prompt", "The Free City cannot pay for this."),
    )
