"""The page on which a match of Architects is set up: seats, wonders, house rules, the seed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.ai.levels import ARCHITECTS
from sevenwonders_qt.games.architects.numbers import CONFLICT_TOKENS
from sevenwonders_qt.games.architects.options import Options
from sevenwonders_qt.models import new_match as setup
from sevenwonders_qt.models.architects_wish import ArchitectsWish
from sevenwonders_qt.models.house_values import HOUSE_RULES, SUPPLIES
from sevenwonders_qt.models.new_architects import NewArchitects, new_architects
from sevenwonders_qt.views.kit.part import Ground, Part
from sevenwonders_qt.views.kit.words import Held, slab
from sevenwonders_qt.views.pages.field import Entry
from sevenwonders_qt.views.pages.rule_fold import RuleFold
from sevenwonders_qt.views.pages.seat_row import Terms
from sevenwonders_qt.views.pages.set_up import SetUpPage, taken_wonders
from sevenwonders_qt.views.paint.art import Art

translate = QCoreApplication.translate


class NewArchitectsPage(SetUpPage[ArchitectsWish]):
    """Sets up a match; the house rules fold out over the seats."""

    def __init__(self, art: Art, wonders: Sequence[str], dice: Random) -> None:
        super().__init__(art, ArchitectsWish(), wonders, dice)
        self.house = RuleFold(self, HOUSE_RULES, Options(), ("first_seat", "military_supply"))
        self.house.changed.connect(lambda options: self._change(options=options))
        self.house.folded.connect(self._show_table)
        self._show_table()

    def describe(self) -> Part:
        title = translate("NewGame", "House rules")
        if self.house.is_open:
            note = translate("NewGame", "what the rulebook leaves open; kept in the saved match")
            left = self.house.part(title, note, 2)
        else:
            left = self.seats_part(self.rows[: len(self.seats())], sideless=True)
        tokens = CONFLICT_TOKENS[len(self.seats())]
        notes = (translate("NewGame", "%n conflict token(s)", None, tokens),)
        ring = self.ring_part(self.seats(), self.names(), notes)
        fold = Held(self.house.button, high=66)
        hints = Ground(self.hints_part(), slab, (16, 12, 16, 14))
        body = self.beside(left, ring, hints, fold, self.seed_part(), self.start_part())
        return self.page(translate("NewGame", "New game of Architects"), body)

    def fold(self) -> RuleFold[Options]:
        return self.house

    def _match(self, seed: str) -> NewArchitects:
        return new_architects(self._table, self.names(), seed)

    def _show_table(self) -> None:
        names, options, folded = self.names(), self._table.options, not self.house.is_open
        terms = Terms(sideless=True, removable=len(names) > setup.FEWEST, game=ARCHITECTS)
        cities = list(zip(self.seats(), names, range(len(names)), strict=True))
        for wish, name, place in cities:
            self.rows[place].show_wish(wish, name, taken_wonders(cities, place), terms)
        for place, row in enumerate(self.rows):
            row.seat(seated=folded and place < len(names))
        self.note.show_seats(self.seats(), names, ARCHITECTS)
        buttons = (self.add_button, self.shuffle_button, self.wonders_button, self.level_button)
        for widget in (self._area, self.note, *buttons):
            widget.setVisible(folded)
        self.house.show_options(
            options,
            translate("NewGame", "House rules"),
            translate("NewGame", "Fold the house rules away"),
        )
        lot = Entry(None, translate("NewGame", "drawn by lot"), "ui_replay")
        people = [Entry(seat, name, "ui_person") for seat, name in enumerate(names)]
        self.house.offer("first_seat", [lot, *people], options.first_seat)
        self.house.offer("military_supply", _supplies(options), options.military_supply)
        self.hints.setChecked(self._table.hints)
        self.rearrange()


def _supplies(options: Options) -> list[Entry]:
    """How many military tokens there are; those of an old match, too."""
    chosen = options.military_supply
    numbers = sorted({*SUPPLIES[1:], chosen} - {None}, key=lambda number: number or 0)
    endless = Entry(None, translate("NewGame", "endless"), "mil_3")
    return [endless, *(Entry(number, str(number), "mil_3") for number in numbers)]
