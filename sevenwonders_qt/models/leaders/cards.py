"""Leaders as cards that are drawn; they are in no deck of an Age."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.classic.catalogue import Card, Cost
from sevenwonders_qt.games.classic.effects import Colour
from sevenwonders_qt.games.leaders.catalogue import NAME, Leader, load_leaders

translate = QCoreApplication.translate

LEADER = Colour("leader")
"""The colour that leaders are painted in; no rule knows it."""


def leader_card(card: str) -> Card | None:
    """Return a leader as a card; None for any other card.

    One that costs as many coins as the number of the Age has the price of the first Age.
    """
    found = all_leaders().get(CardId(card))
    if found is None:
        return None
    cost = Cost(found.price(age=1))
    return Card(found.id, found.id, 0, LEADER, (), cost, (), (), found.effects)


def price_by_age(card: str) -> str | None:
    """Return the price of a leader that costs as many coins as the number of the Age, in words."""
    found = all_leaders().get(CardId(card))
    if found is None or found.cost is not None:
        return None
    return translate("Leaders", "1, 2 or 3 coins: as many as the number of the Age")


@cache
def all_leaders() -> Mapping[CardId, Leader]:
    """Return every leader of the box by its id; raises `DataError`."""
    return load_leaders(resource_path("data", NAME, "leaders.toml")).all
