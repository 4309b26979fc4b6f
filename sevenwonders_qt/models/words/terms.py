"""The names of everything the base game shows, in the chosen language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from sevenwonders_qt.games.classic.catalogue import SideNames
from sevenwonders_qt.games.classic.commands import Way
from sevenwonders_qt.games.classic.effects import Colour, Resource, Symbol
from sevenwonders_qt.models import games
from sevenwonders_qt.models.boxes import (
    box_card_name,
    paint_words,
    score_rows,
    short_box_card_name,
    way_words,
)
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.words.lists import in_a_row
from sevenwonders_qt.models.words.names import CARDS, SHORT_CARDS, WONDERS, city_name, translated

translate = QCoreApplication.translate

_RESOURCES = {
    Resource.WOOD: QT_TRANSLATE_NOOP("Table", "Wood"),
    Resource.STONE: QT_TRANSLATE_NOOP("Table", "Stone"),
    Resource.ORE: QT_TRANSLATE_NOOP("Table", "Ore"),
    Resource.CLAY: QT_TRANSLATE_NOOP("Table", "Clay"),
    Resource.GLASS: QT_TRANSLATE_NOOP("Table", "Glass"),
    Resource.LOOM: QT_TRANSLATE_NOOP("Table", "Loom"),
    Resource.PAPYRUS: QT_TRANSLATE_NOOP("Table", "Papyrus"),
}

_COLOURS = {
    Colour.BROWN: QT_TRANSLATE_NOOP("Table", "Brown"),
    Colour.GREY: QT_TRANSLATE_NOOP("Table", "Grey"),
    Colour.BLUE: QT_TRANSLATE_NOOP("Table", "Blue"),
    Colour.YELLOW: QT_TRANSLATE_NOOP("Table", "Yellow"),
    Colour.GREEN: QT_TRANSLATE_NOOP("Table", "Green"),
    Colour.RED: QT_TRANSLATE_NOOP("Table", "Red"),
    Colour.PURPLE: QT_TRANSLATE_NOOP("Table", "Purple"),
}

_KINDS = {
    Colour.BROWN: QT_TRANSLATE_NOOP("Table", "Raw materials"),
    Colour.GREY: QT_TRANSLATE_NOOP("Table", "Manufactured goods"),
    Colour.BLUE: QT_TRANSLATE_NOOP("Table", "Civilian structures"),
    Colour.YELLOW: QT_TRANSLATE_NOOP("Table", "Commercial structures"),
    Colour.GREEN: QT_TRANSLATE_NOOP("Table", "Scientific structures"),
    Colour.RED: QT_TRANSLATE_NOOP("Table", "Military structures"),
    Colour.PURPLE: QT_TRANSLATE_NOOP("Table", "Guilds"),
}

_SYMBOLS = {
    Symbol.COMPASS: QT_TRANSLATE_NOOP("Table", "Compass"),
    Symbol.GEAR: QT_TRANSLATE_NOOP("Table", "Gear"),
    Symbol.TABLET: QT_TRANSLATE_NOOP("Table", "Tablet"),
}

_CATEGORIES = {
    "military": QT_TRANSLATE_NOOP("Score", "Military conflicts"),
    "treasury": QT_TRANSLATE_NOOP("Score", "Treasury"),
    "wonder": QT_TRANSLATE_NOOP("Score", "Wonder"),
    "civil": QT_TRANSLATE_NOOP("Score", "Civilian structures"),
    "science": QT_TRANSLATE_NOOP("Score", "Scientific structures"),
    "commerce": QT_TRANSLATE_NOOP("Score", "Commercial structures"),
    "guild": QT_TRANSLATE_NOOP("Score", "Guilds"),
    "debt": QT_TRANSLATE_NOOP("Score", "Debts"),
    "total": QT_TRANSLATE_NOOP("Score", "Total"),
}

_SIDES = {
    SideNames.LETTERS: {
        "A": QT_TRANSLATE_NOOP("Table", "Side A"),
        "B": QT_TRANSLATE_NOOP("Table", "Side B"),
    },
    SideNames.DAY_NIGHT: {
        "A": QT_TRANSLATE_NOOP("Table", "Day"),
        "B": QT_TRANSLATE_NOOP("Table", "Night"),
    },
}

_FREE_WAYS = {
    Way.FREE_BUILD: QT_TRANSLATE_NOOP("Table", "once per Age"),
    Way.FREE_COLOUR: QT_TRANSLATE_NOOP("Table", "first structure of this colour"),
    Way.FREE_FIRST: QT_TRANSLATE_NOOP("Table", "first card of the Age"),
    Way.FREE_LAST: QT_TRANSLATE_NOOP("Table", "last card of the Age"),
}

_SHORT_FREE_WAYS = {
    Way.FREE_BUILD: QT_TRANSLATE_NOOP("Table", "your wonder"),
    Way.FREE_COLOUR: QT_TRANSLATE_NOOP("Table", "new colour"),
    Way.FREE_FIRST: QT_TRANSLATE_NOOP("Table", "first card"),
    Way.FREE_LAST: QT_TRANSLATE_NOOP("Table", "last card"),
}

_PAINTS = {
    Colour.BROWN: QT_TRANSLATE_NOOP("Card", "brown"),
    Colour.GREY: QT_TRANSLATE_NOOP("Card", "grey"),
    Colour.BLUE: QT_TRANSLATE_NOOP("Card", "blue"),
    Colour.YELLOW: QT_TRANSLATE_NOOP("Card", "yellow"),
    Colour.GREEN: QT_TRANSLATE_NOOP("Card", "green"),
    Colour.RED: QT_TRANSLATE_NOOP("Card", "red"),
    Colour.PURPLE: QT_TRANSLATE_NOOP("Card", "purple"),
}


def card_name(card: str) -> str:
    """Return the name of a structure, by card id; also of a thing of a box, by its id."""
    name = CARDS.get(card)
    if name is not None:
        return translated("Card", name)
    found = box_card_name(card)
    if found is None:
        raise KeyError(card)
    return found


def source_name(source: str) -> str:
    """Return the name of a card, of a thing of a box, or of the city of a wonder."""
    return city_name(source) if source in WONDERS else card_name(source)


def short_card_name(card: str) -> str:
    """Return a short form of a long name, by card id; empty if the name itself is short enough."""
    short = SHORT_CARDS.get(card)
    return translated("CardShort", short) if short is not None else short_box_card_name(card) or ""


def resource_name(resource: Resource) -> str:
    """Return the name of a resource, capitalised."""
    return translated("Table", _RESOURCES[resource])


def colour_name(colour: Colour) -> str:
    """Return the name of a colour of cards, capitalised."""
    own = _COLOURS.get(colour)
    return translated("Table", own) if own is not None else paint_words(colour).name()


def paint_name(colour: Colour) -> str:
    """Return the name of a colour of cards beside the word card, not capitalised."""
    own = _PAINTS.get(colour)
    return translated("Card", own) if own is not None else paint_words(colour).paint()


def kind_name(colour: Colour) -> str:
    """Return the kind of structure of a colour, in the plural."""
    own = _KINDS.get(colour)
    return translated("Table", own) if own is not None else paint_words(colour).kind()


def symbol_name(symbol: Symbol) -> str:
    """Return the name of a scientific symbol, capitalised."""
    return translated("Table", _SYMBOLS[symbol])


def category_name(category: str) -> str:
    """Return the name of a row of a score sheet, from ``military`` to ``guild`` and ``total``."""
    own = _CATEGORIES.get(category)
    if own is not None:
        return translated("Score", own)
    boxes = ((str(row.name), row.title) for row in score_rows())
    titles = (each for game in games.all_words() for each in game.score.titles.items())
    return dict(chain(titles, boxes))[category]()


def side_name(names: SideNames, side: str) -> str:
    """Return a side of a board as its catalogue names it; ``"A"`` is "Side A" or "Day"."""
    return translated("Table", _SIDES[names][side])


def board_name(names: SideNames, wonder: str, side: str) -> str:
    """Return a city and its side, as short as can be; "Giza A" or "Giza, Day".

    Boards of a game without sides have the side "".
    """
    if not side:
        return city_name(wonder)
    if names is SideNames.LETTERS:
        return f"{city_name(wonder)} {side}"
    return f"{city_name(wonder)}, {side_name(names, side)}"


def is_wonders_power(way: Way) -> bool:
    """Return whether a way to build for nothing is a power of a wonder of the base game."""
    return way in _FREE_WAYS


def free_way(way: Way) -> str:
    """Return the condition of a power that builds for nothing, not capitalised."""
    own = _FREE_WAYS.get(way)
    return translated("Table", own) if own is not None else way_words(way).reason()


def short_free_way(way: Way) -> str:
    """Return the condition of `free_way` in two words, for marks and the log."""
    own = _SHORT_FREE_WAYS.get(way)
    return translated("Table", own) if own is not None else way_words(way).brief()


def way_icon(way: Way) -> str:
    """Return the name of the icon of a way to build without paying."""
    return way if way in _FREE_WAYS else way_words(way).icon


def payment_words(shares: Iterable[tuple[str, int]], bank: int) -> str:
    """Return a payment such as "2 to Ana, 1 to the bank"; ``shares`` are names and coins."""
    text = translate("Table", "{n} to {name}")
    parts = [text.format(n=coins, name=name) for name, coins in shares if coins]
    if bank:
        parts.append(translate("Table", "{n} to the bank").format(n=bank))
    return in_a_row(parts)


def with_free_city(players: Sequence[SeatInfo], cities: int) -> tuple[SeatInfo, ...]:
    """Return the seat of each city: the players, then the Free City for a further city."""
    free = SeatInfo(translate("City", "Free City"), Player.FREE_CITY)
    return (*players, *(free for _ in range(cities - len(players))))


def named_again(seats: Sequence[SeatInfo]) -> tuple[SeatInfo, ...]:
    """Return the same seats with the Free City named in the current language."""
    players = [seat for seat in seats if seat.player is not Player.FREE_CITY]
    return with_free_city(players, len(seats))
