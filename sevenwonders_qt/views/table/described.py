"""The answers to the describe keys: the focus, a city, or the use of the hand for neighbours."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.view import CityView
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.words.lists import in_a_row, titled
from sevenwonders_qt.models.words.table import production_words
from sevenwonders_qt.models.words.terms import card_name
from sevenwonders_qt.views.accessible.base import sentences
from sevenwonders_qt.views.table.panel import Panel, Spot

translate = QCoreApplication.translate

_WHOLE: Final = ("stage", "next", "points", "production", "sales", "head", "deck")
"""The beginnings of the keys of spots that belong to a city with all their lines."""


_COUNTED: Final = ("treasury", "science", "war")
"""The beginnings of the keys of counters, which belong to a city with their first line."""


class Described(NamedTuple):
    """A title and its lines."""

    title: str
    lines: tuple[str, ...]


def described_spot(spot: Spot) -> Described:
    """Describe one spot: a card with its price and effect, a stage, a button."""
    first, *lines = spot.accessible_name.split("\n")
    more = [line for line in spot.tooltip.split("\n") if line not in lines]
    lines += [line for line in more if not _says(first, line)]
    return Described(first.rstrip(":"), tuple(lines))


def _says(name: str, line: str) -> bool:
    """Return whether a name contains a line, as whole words."""
    return re.search(rf"(?<!\w){re.escape(line)}(?!\w)", name) is not None


def described_cities(panels: Iterable[Panel]) -> Described:
    """Describe cities as their panels show them, with all pieces and counters."""
    cities = [(panel.name(), list(_city_lines(panel))) for panel in panels]
    lines = [line for name, lines in cities for line in ((name, *lines) if cities[1:] else lines)]
    title = cities[0][0] if len(cities) == 1 else translate("Accessible", "Your neighbours")
    return Described(title, tuple(lines))


def _city_lines(panel: Panel) -> Iterable[str]:
    built = []
    for spot in panel.spots:
        first, *more = spot.accessible_name.split("\n")
        if spot.key == "city" and spot.action is not None:
            continue  # the city is in the title
        if spot.key.startswith(_WHOLE):
            yield sentences(first, *more)
        elif first and spot.key.startswith(_COUNTED):
            yield first
        elif " · " in first and more:  # a structure: its kind follows its name
            built.append(first.partition(" · ")[0])
        elif first:
            yield first
    if built:
        yield translate("Accessible", "Built: {cards}").format(cards=in_a_row(built))


def described_hand(shown: Shown) -> Described:
    """Describe for each neighbour the cards that only it or only the own city could build."""
    view = shown.table.view
    lines: list[str] = []
    for city in (view.left, view.right):
        lines += _differences(shown, city)
    return Described(translate("Accessible", "Your hand and your neighbours"), tuple(lines))


def _differences(shown: Shown, city: CityView) -> Iterable[str]:
    hand, name = dict.fromkeys(shown.table.view.hand), shown.name(city.seat)
    free = [card for card in hand if _chained(shown, card, city)]
    own = [card for card in hand if _chained(shown, card, shown.own)]
    texts = (
        (translate("Accessible", "{name} could build for free: {cards}"), free),
        (
            translate("Accessible", "{name} already has: {cards}"),
            [card for card in hand if _stands(shown, card, city)],
        ),
        (
            translate("Accessible", "Free for you but not for {name}: {cards}"),
            [card for card in own if card not in free],
        ),
    )
    for text, cards in texts:
        if cards:
            yield text.format(name=name, cards=in_a_row(map(card_name, cards)))
    yield titled(name, production_words(city.makes))


def _chained(shown: Shown, card: CardId, city: CityView) -> bool:
    chains = shown.card(card).chains_from
    return not _stands(shown, card, city) and any(other in city.built for other in chains)


def _stands(shown: Shown, card: CardId, city: CityView) -> bool:
    name = shown.card(card).name
    return any(shown.card(other).name == name for other in city.built)
