"""The page that sets up a match of a game that has no wonders, for fewer players."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.models.architects.house_values import HOUSE_RULES
from sevenwonders_qt.models.new_match import DEFAULT_SEATS, SeatWish
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.views.kit.part import Part
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.pages.seat_row import Terms
from sevenwonders_qt.views.pages.set_up import SetUpPage
from sevenwonders_qt.views.paint.art import Art


@dataclass(frozen=True, slots=True)
class Cards:
    """A set-up with nothing but seats."""

    seats: tuple[SeatWish, ...] = DEFAULT_SEATS[:3]
    options: object = None
    hints: bool = True

    def available_only(self) -> Cards:
        return self


class CardsPage(SetUpPage[Cards]):
    game_name = "cards"
    players = range(2, 5)

    def __init__(self, art: Art) -> None:
        super().__init__(art, Cards(), (), Random(1), HOUSE_RULES, {})
        self._show_table()

    def follow(self, settings: Settings) -> None:
        self.set_table(Cards())

    def kept(self, settings: Settings) -> Settings:
        return settings

    def _match(self, seed: str) -> object:
        return replace(self.table())

    def _show_table(self) -> None:
        terms = Terms(sideless=True, removable=len(self.seats()) > self.players[0])
        self.show_seats(terms, {})

    def describe(self) -> Part:
        rows = self.rows[: len(self.seats())]
        ring = self.ring_part(self.seats(), self.names(), ())
        return self.set_up("Cards", lambda scrolled: self.seats_part(rows, scrolled=scrolled), ring)


@pytest.fixture
def page(art: Art, qtbot: QtBot) -> CardsPage:
    made = CardsPage(art)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    return made


def texts(page: CardsPage) -> set[str]:
    return {part.text for part, _ in page.laid().placed if isinstance(part, Text)}


def test_nothing_asks_for_wonders_or_sides(page: CardsPage) -> None:
    assert {"name", "who plays", "level"} <= texts(page)
    assert not {"wonder", "side"} & texts(page)
    assert not any(row.wonder.isVisible() or row.side.isVisible() for row in page.rows)
    assert not page.wonders_button.isVisible()
    assert page.laid().fits()


def test_no_more_seats_are_offered_than_the_game_is_for(page: CardsPage) -> None:
    assert page.add_button.text() == "add a seat (up to 4)"
    QTest.mouseClick(page.add_button, Qt.MouseButton.LeftButton)
    assert len(page.seats()) == 4
    assert not page.add_button.isVisible()
