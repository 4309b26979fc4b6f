"""The table that every panel draws, with its card faces and names."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.catalogue import BoardSide, Card, Catalogue, Stage
from sevenwonders_qt.games.classic.commands import Prompt, TakeBack, Use
from sevenwonders_qt.games.classic.effects import Colour, Side
from sevenwonders_qt.games.classic.offer import Offer, stage_offer
from sevenwonders_qt.games.classic.view import CityView
from sevenwonders_qt.models.boxes import as_seen, box_card
from sevenwonders_qt.models.seats import Player, SeatInfo, you
from sevenwonders_qt.models.shown.card_face import Face, face, face_in
from sevenwonders_qt.models.shown.portraits import portraits
from sevenwonders_qt.models.shown.table import Table
from sevenwonders_qt.models.words.levels import player_name
from sevenwonders_qt.models.words.terms import (
    board_name,
    side_name,
)

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
"""The order of the columns of a city in the base game."""


EMBLEM = "free_city"
"""The icon of the Free City."""
_CARDS = (Prompt.CARD, Prompt.LAST_CARD, Prompt.FREE_CITY, Prompt.FREE_CITY_LAST)


def with_more(colours: Iterable[Colour]) -> tuple[Colour, ...]:
    """Return the colours in the order of the columns of a city; those of boxes before guilds."""
    more = (colour for colour in colours if colour not in COLOURS)
    return (*COLOURS[:-1], *dict.fromkeys(more), COLOURS[-1])


class Faces:
    """The faces of the cards of a game in the chosen language; made again for each language."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.colours = with_more(card.colour for card in catalogue.cards.values())
        """The colours of structures, in the order of the columns of a city."""

        self._made: dict[CardId, Face] = {}

    def __call__(self, card: CardId) -> Face:
        """Return the face of that card."""
        if card not in self._made:
            self._made[card] = face(self.card(card))
        return self._made[card]

    def card(self, card: CardId) -> Card:
        """Return a card of the catalogue, or one that a box has apart from the decks.

        Raises KeyError for any other.
        """
        found = self.catalogue.cards.get(card) or box_card(card)
        if found is None:
            raise KeyError(card)
        return found


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
        return self.table.view.prompt in _CARDS

    @property
    def may_take_back(self) -> bool:
        """Whether a chosen card is still face down, in either city that the seat decides for."""
        cities = (self.table, self.table.of_free_city())
        legal = (command for table in cities if table is not None for command in table.view.legal)
        return any(isinstance(command, TakeBack) for command in legal)

    @property
    def players(self) -> tuple[SeatInfo, ...]:
        """The players of the seats, the Free City apart."""
        return tuple(info for info in self.table.seats if info.player is not Player.FREE_CITY)

    @property
    def free_seat(self) -> Seat | None:
        """The seat of the Free City; None if there is none."""
        seats = (s for s, info in enumerate(self.table.seats) if info.player is Player.FREE_CITY)
        return next(seats, None)

    @property
    def free_side(self) -> Side | None:
        """The side of the Free City, seen from the city of the view; None if there is none."""
        view, free = self.table.view, self.free_seat
        if free is None or free == view.seat:
            return None
        return Side.LEFT if view.left.seat == free else Side.RIGHT

    @property
    def free_decider(self) -> Seat | None:
        """The seat that decides for the Free City this turn; None if there is none."""
        return None if self.free_seat is None else self.table.view.deciders[self.free_seat]

    def of_free_city(self) -> Shown | None:
        """Return the view with the Free City as the own city, if the seat decides for it."""
        table = self.table.of_free_city()
        return None if table is None else Shown(table, self.faces)

    def ready(self, seat: Seat) -> bool:
        """Return whether a player has chosen for every city that they decide for."""
        view = self.table.view
        decided = zip(view.cities, view.deciders, strict=True)
        return all(city.ready for city, decider in decided if decider == seat)

    def card(self, card: CardId) -> Card:
        """Return a structure, or another card."""
        return self.faces.card(card)

    def face(self, card: CardId) -> Face:
        """Return the face of a card that may be chosen now, with the price of this Age."""
        return face_in(self.faces(card), self.table.view.current_age)

    def board(self, city: CityView) -> BoardSide:
        """Return the board that a city plays on: stages that are raised come first, as they are."""
        board = self.table.rules.board_of(self.table.view.cities, city.seat)
        raised = tuple(_in(city, stage) for stage in board.stages[: city.stages])
        if raised == board.stages[: city.stages]:
            return board
        return replace(board, stages=raised + board.stages[city.stages :])

    def open_stages(self, city: CityView) -> range:
        """Return the numbers of the stages of a city that may be the next one."""
        if self.board(city).any_order:
            return range(city.stages, city.stage_count)
        return range(city.stages, min(city.stages + 1, city.stage_count))

    def offer_of_stage(self, number: int) -> Offer | None:
        """Return the offer to raise a stage of the own city; None for one that may not be next."""
        if self.table.stage is None or number not in self.open_stages(self.own):
            return None
        if not self.board(self.own).any_order:
            return self.table.stage
        return stage_offer(self.table.rules, self.table.view, alternative=number - self.own.stages)

    def with_stage(self, alternative: int) -> Shown:
        """Return the same with only one of the stages that may be the next one of the own city."""
        table = self.table
        stage = self.offer_of_stage(self.own.stages + alternative)
        options = {key: _for_stage(each, alternative) for key, each in table.options.items()}
        return Shown(replace(table, stage=stage, options=options), self.faces)

    def side(self, city: CityView) -> str:
        """Return the name of the side of the board that a city plays on."""
        return side_name(self.table.catalogue.side_names, city.side)

    def board_name(self, city: CityView) -> str:
        """Return the name of a city with its side, as short as can be."""
        return board_name(self.table.catalogue.side_names, city.wonder, city.side)

    def name(self, seat: Seat) -> str:
        """Return the name of a seat; "You" for the seat that looks."""
        if seat == self.table.decider and not self.table.all_by_name:
            return you()
        return self.table.seats[seat].name

    def portrait(self, seat: Seat) -> str:
        """Return the portrait of a seat."""
        return portraits(self.table.seats)[seat]

    def level(self, seat: Seat) -> str:
        """Return the level of an AI seat, empty for a person."""
        return player_name(self.table.seats[seat].player)

    def of_colour(self, city: CityView, colour: Colour) -> list[CardId]:
        """Return the structures of one colour in a city, in the order they were built."""
        return [card for card in city.built if self.card(card).colour == colour]

    def by_colour(self, city: CityView) -> list[CardId]:
        """Return all structures of a city, colour by colour."""
        return [card for colour in self.faces.colours for card in self.of_colour(city, colour)]


def _in(city: CityView, stage: Stage) -> Stage:
    """Return a raised stage with its effects as they are in its city."""
    effects = tuple(as_seen(effect, city) for effect in stage.effects)
    return stage if effects == stage.effects else replace(stage, effects=effects)


def _for_stage(offer: Offer, alternative: int) -> Offer:
    """Return an offer of an option with only the payments for one stage, if it is for stages."""
    kept = tuple(
        payment
        for payment in offer.payments
        if payment.command.use is not Use.STAGE or payment.command.alternative == alternative
    )
    return replace(offer, payments=kept)
