"""The page on which a match of Stairs is set up."""

from __future__ import annotations

from random import Random

from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.views.kit.part import Ground, Part
from sevenwonders_qt.views.kit.words import slab
from sevenwonders_qt.views.pages.seat_row import Terms
from sevenwonders_qt.views.pages.set_up import SetUpPage
from sevenwonders_qt.views.paint.art import Art
from tests.game_for_tests.rules import HAND, NAME, PLAYERS
from tests.game_for_tests.settings import NewStairs, StairsWish, new_stairs


class StairsPage(SetUpPage[StairsWish]):
    """Seats, hints and the seed: nothing else is agreed."""

    game_name = NAME
    players = PLAYERS

    def __init__(self, art: Art, dice: Random) -> None:
        super().__init__(art, StairsWish(), (), dice)
        self._show_table()

    def follow(self, settings: Settings) -> None:
        self.set_table(settings.set_up(NAME))

    def kept(self, settings: Settings) -> Settings:
        return settings.with_set_up(NAME, self._table)

    def describe(self) -> Part:
        ring = self.ring_part(self.seats(), self.names(), (f"{HAND} cards each",))
        hints = Ground(self.hints_part(), slab, (16, 12, 16, 14))
        rows = self.rows[: len(self.seats())]
        return self.set_up(
            "New game of Stairs",
            lambda scrolled: self.seats_part(rows, scrolled=scrolled),
            ring,
            hints,
        )

    def _match(self, seed: str) -> NewStairs:
        return new_stairs(self._table, self.names(), seed)

    def _show_table(self) -> None:
        removable = len(self.seats()) > self.players[0]
        self.show_seats(Terms(sideless=True, removable=removable, game=NAME), {})
