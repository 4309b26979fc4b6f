"""What every panel of the table is given to draw: the table, and its faces and names in words."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.catalogue import BoardSide, Card, Catalogue
from sevenwonders_qt.games.classic.commands import Prompt
from sevenwonders_qt.games.classic.effects import Colour
from sevenwonders_qt.games.classic.view import CityView
from sevenwonders_qt.models.table import Table
from sevenwonders_qt.models.terms import (
    board_name,
    card_name,
    level_name,
    short_card_name,
    side_name,
)
from sevenwonders_qt.views.paint.card import Face, face

translate = QCoreApplication.translate

COLOURS = (
    Colour.BROWN,
    Colour.GREY,
    Colour.YELLOW,
    Colour.BLUE,
    Colour.GREEN,
    Colour.RED,
    Colour.PURPLE,
)
"""The order of the columns of a city."""


class Faces:
    """The faces of the cards of a game in the chosen language; made anew with each language."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self._made: dict[CardId, Face] = {}

    def __call__(self, card: CardId) -> Face:
        """The face of that card."""
        made = self._made.get(card)
        if made is None:
            made = self._made[card] = face(self.catalogue.cards[card], card_name, short_card_name)
        return made


@dataclass(frozen=True, slots=True)
class Shown:
    """One table, ready to be drawn for the seat of its view."""

    table: Table
    faces: Faces

    @property
    def own(self) -> CityView:
        return self.table.view.own

    @property
    def choosing(self) -> bool:
        """Whether the seat owes a card of its hand."""
        return self.table.view.prompt in (Prompt.CARD, Prompt.LAST_CARD)

    def card(self, card: CardId) -> Card:
        """A structure of the catalogue."""
        return self.table.catalogue.cards[card]

    def board(self, city: CityView) -> BoardSide:
        """The board that a city plays on."""
        return self.table.catalogue.boards[city.wonder, city.side]

    def side(self, city: CityView) -> str:
        """What the side of the board that a city plays on is called."""
        return side_name(self.table.catalogue.side_names, city.side)

    def board_name(self, city: CityView) -> str:
        """A city with its side, as short as can be."""
        return board_name(self.table.catalogue.side_names, city.wonder, city.side)

    def name(self, seat: Seat) -> str:
        """The name of a seat; "You" for the seat that looks."""
        if seat == self.table.view.seat:
            return translate("Table", "You")
        return self.table.seats[seat].name

    def level(self, seat: Seat) -> str:
        """How an AI seat plays, empty for a person."""
        return level_name(self.table.seats[seat].player)

    def of_colour(self, city: CityView, colour: Colour) -> list[CardId]:
        """The structures of one colour in a city, in the order they were built."""
        return [card for card in city.built if self.card(card).colour is colour]

    def by_colour(self, city: CityView) -> list[CardId]:
        """All structures of a city, colour by colour."""
        return [card for colour in COLOURS for card in self.of_colour(city, colour)]
