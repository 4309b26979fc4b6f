"""The set-up page for a match of Architects."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.numbers import CONFLICT_TOKENS, PLAYERS
from sevenwonders_qt.models.architects.house_values import HOUSE_RULES, SUPPLIES
from sevenwonders_qt.models.architects.new_match import NewArchitects, new_architects
from sevenwonders_qt.models.architects.wish import ArchitectsWish
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.models.words.wonder_advice import wonder_advice
from sevenwonders_qt.views.kit.field import Option
from sevenwonders_qt.views.kit.part import Ground, Part
from sevenwonders_qt.views.kit.words import Held, slab
from sevenwonders_qt.views.pages.seat_row import Terms
from sevenwonders_qt.views.pages.set_up import RuledSetUpPage
from sevenwonders_qt.views.paint.art import Art

translate = QCoreApplication.translate


class NewArchitectsPage(RuledSetUpPage[ArchitectsWish]):
    """Sets up a match; the house rules fold out over the seats."""

    game_name = Architects.name
    players = PLAYERS

    def __init__(self, art: Art, wonders: Sequence[str], dice: Random) -> None:
        lists = {"first_seat": self._first_seats, "military_supply": self._supplies}
        super().__init__(art, ArchitectsWish(), wonders, dice, HOUSE_RULES, lists)
        self._show_table()

    def follow(self, settings: Settings) -> None:
        self.set_table(settings.set_up(self.game_name))

    def kept(self, settings: Settings) -> Settings:
        return settings.with_set_up(self.game_name, self._table)

    def describe(self) -> Part:
        tokens = CONFLICT_TOKENS[len(self.seats())]
        notes = (translate("NewGame", "%n conflict token(s)", None, tokens),)
        ring = self.ring_part(self.seats(), self.names(), notes)
        fold = Held(self.fold.button, high=66)
        hints = Ground(self.hints_part(), slab, (16, 12, 16, 14))
        title = translate("NewGame", "New game of Architects")
        return self.set_up(title, self._left, ring, hints, fold)

    def _left(self, scrolled: bool) -> Part:
        """Return the house rules while they are folded out, or else the seats."""
        if self.fold.is_open:
            note = translate("NewGame", "what the rulebook leaves open; saved with the match")
            return self.fold.part(translate("NewGame", "House rules"), note, 2)
        rows = self.rows[: len(self.seats())]
        return self.seats_part(rows, scrolled=scrolled)

    def _match(self, seed: str) -> NewArchitects:
        return new_architects(self._table, self.names(), seed)

    def _show_table(self) -> None:
        folded, removable = not self.fold.is_open, len(self.seats()) > self.players[0]
        terms = Terms(
            sideless=True,
            removable=removable,
            game=self.game_name,
            advice=lambda wonder, side: wonder_advice(self.game_name, wonder),
        )
        buttons = (self.add_button, self.shuffle_button, self.wonders_button, self.level_button)
        for widget in (self._area, *buttons):
            widget.setVisible(folded)
        self.fold.show_options(
            self._table.options,
            translate("NewGame", "House rules"),
            translate("NewGame", "Hide the house rules"),
        )
        self.show_seats(terms, self.takers(), seated=folded)

    def _first_seats(self) -> list[Option[int | None]]:
        """Return the options for the player who begins."""
        names: dict[int | None, str] = dict(enumerate(self.names()))
        lot = Option[int | None](None, translate("NewGame", "drawn by lot"), "ui_replay")
        return [lot, *(Option(seat, name, "ui_person") for seat, name in names.items())]

    def _supplies(self) -> list[Option[int | None]]:
        """Return the options for the number of military tokens, with the number of an old match."""
        chosen = self._table.options.military_supply
        numbers = sorted({*SUPPLIES[1:], chosen} - {None}, key=lambda number: number or 0)
        texts = {
            None: translate("NewGame", "endless"),
            **{number: str(number) for number in numbers},
        }
        return [Option(number, text, "mil_3") for number, text in texts.items()]
