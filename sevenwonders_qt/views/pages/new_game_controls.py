"""The controls of the new-game page: made, named, and put in their places."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models.boxes import switches
from sevenwonders_qt.models.new_match import MOST, Sides, Wonders
from sevenwonders_qt.views.pages.button import Button, OpenPlace, Toggle
from sevenwonders_qt.views.pages.field import LineEdit
from sevenwonders_qt.views.pages.level_note import LevelNote
from sevenwonders_qt.views.pages.look import Page
from sevenwonders_qt.views.pages.new_game_ground import (
    BOXES,
    EDITION,
    GIVEN,
    NOTE,
    RULES,
    SEATS,
    SEED,
    TABLE,
)
from sevenwonders_qt.views.pages.rules_panel import AdvancedButton, AdvancedRules
from sevenwonders_qt.views.pages.seat_row import COLUMNS, SeatRow
from sevenwonders_qt.views.pages.segments import Option, Segments
from sevenwonders_qt.views.pages.wording import pace_options
from sevenwonders_qt.views.paint.art import Art

translate = QCoreApplication.translate

FREE_CITY = MOST
"""The place of the Free City's row, behind those of the seats."""


class NewGameControls(Page):
    """Everything that can be set, without what it does."""

    def __init__(self, art: Art, wonders: Sequence[str], parent: QWidget | None = None) -> None:
        """``wonders`` can be chosen."""
        super().__init__(art, parent)
        look = self.look
        self.edition: Segments[Edition] = Segments(look, self, "tabs", 18)
        self.all_sides: Segments[str | None] = Segments(look, self, "tiles", 17, exclusive=False)
        self.rows = [SeatRow(look, self, place, wonders) for place in range(MOST)]
        self.free_city = SeatRow(look, self, FREE_CITY, wonders)
        self.note = LevelNote(look, self, self.rows)
        self.add_button = OpenPlace(look, self)
        self.wonders: Segments[Wonders] = Segments(look, self, size=17)
        self.sides: Segments[Sides] = Segments(look, self, size=17)
        self.shuffle_button = Button(look, self, "ui_replay", "S")
        self.wonders_button = Button(look, self, "wonder", "M")
        self.level_button = Button(look, self, "ui_robot", "N")
        self.advanced = AdvancedRules(look, self)
        self.boxes = {box.name: Toggle(look, self, box.key) for box in switches()}
        self.carthage = Toggle(look, self)
        self.learning = Toggle(look, self, "L")
        self.pace: Segments[str] = Segments(look, self, size=17)
        self.advanced_button = AdvancedButton(look, self)
        self.seed = LineEdit(look, self, 20, 40)
        self.seed_button = Button(look, self, "ui_replay")
        self.back_button = Button(look, self, key="Esc", size=21)
        self.start_button = Button(look, self, "ui_play", "⏎", 30, primary=True)
        self._name_choices()
        self.pace.set_value("quick")
        self._order_tabs()

    def rows_shown(self) -> list[SeatRow]:
        """The rows that are at the table, from the top; for subclasses."""
        return [*self.rows, self.free_city]

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        self._name_choices()
        self.add_button.setText(translate("NewGame", "one more seat (up to 7)"))
        self.shuffle_button.setText(translate("NewGame", "Shuffle seats"))
        self.wonders_button.setText(translate("NewGame", "Random wonders"))
        self.level_button.setText(translate("NewGame", "All at one level"))
        self.advanced.retranslate()
        self.seed.setAccessibleName(translate("NewGame", "Seed"))
        self.seed_button.setText(translate("NewGame", "Another"))
        self.back_button.setText(translate("NewGame", "Back"))
        self.start_button.setText(translate("NewGame", "Start"))

    def arrange(self) -> None:
        look, box = self.look, self.look.box
        left, top, wide, _ = SEATS
        look.put(self.edition, box(*EDITION))
        look.put(self.all_sides, box(left + COLUMNS["side"][0] + 20, top + 14, 158, 40))
        rows = self.rows_shown()
        for row in (*self.rows, self.free_city):
            row.setVisible(row in rows)
        open_place = len(rows) < MOST
        room = NOTE[1] - 10 - (top + 92)
        pitch = min(112.0, (room - (68 if open_place else 0)) / len(rows))
        y = top + 92
        for row in rows:
            row.setGeometry(box(left + 20, y, wide - 40, pitch - 9).toRect())
            row.arrange()
            y += pitch
        self.add_button.setVisible(open_place)
        look.put(self.add_button, box(left + 20, y + 1, wide - 40, 58))
        look.put(self.note, box(*NOTE))
        self._arrange_feet()
        self._arrange_rules()

    def _arrange_feet(self) -> None:
        look, box = self.look, self.look.box
        for segments, (x, y, wide) in ((self.wonders, GIVEN[0]), (self.sides, GIVEN[1])):
            look.put(segments, box(x, y, wide, 46))
        x, y = SEATS[0] + 20, SEATS[1] + SEATS[3] - 78.0
        for button, wide in (
            (self.shuffle_button, 360.0),
            (self.wonders_button, 384.0),
            (self.level_button, 384.0),
        ):
            look.put(button, box(x, y, wide, 56))
            x += wide + 16

    def _arrange_rules(self) -> None:
        look, box = self.look, self.look.box
        look.put(self.advanced, box(*TABLE))
        self.advanced.arrange()
        left, top, wide, high = BOXES
        # The boxes share what the wonder leaves; one of them has a little more than half.
        half = (wide - 36) / 2
        each = (half + 20) / max(1, len(self.boxes))
        for number, toggle in enumerate(self.boxes.values()):
            look.put(toggle, box(left + 14 + number * each, top + 8, each, high - 16))
        look.put(self.carthage, box(left + 44 + half, top + 8, half - 20, high - 16))
        left, top, wide, _ = RULES
        look.put(self.learning, box(left + 24, top + 14, wide - 48, 62))
        look.put(self.pace, box(left + 204, top + 90, wide - 228, 46))
        look.put(self.advanced_button, box(left + 24, top + 152, wide - 48, 62))
        left, top, wide, _ = SEED
        look.put(self.seed, box(left + 24, top + 56, 330, 50))
        look.put(self.seed_button, box(left + 370, top + 56, 176, 50))
        look.put(self.back_button, box(left, 896, 190, 92))
        look.put(self.start_button, box(left + 210, 896, 360, 92))

    def _name_choices(self) -> None:
        self.edition.set_options(
            [
                Option(Edition.FIRST, translate("NewGame", "First edition")),
                Option(Edition.SECOND, translate("NewGame", "Second edition")),
            ]
        )
        self.edition.setAccessibleName(translate("NewGame", "Edition"))
        self.wonders.set_options(
            [
                Option(Wonders.SET, translate("NewGame", "as set above")),
                Option(Wonders.DRAFTED, translate("NewGame", "drafted in turn")),
            ]
        )
        self.wonders.setAccessibleName(translate("NewGame", "How wonders are given"))
        self.sides.set_options(
            [
                Option(Sides.SET, translate("NewGame", "as set above")),
                Option(Sides.CHOSEN, translate("NewGame", "chosen by the players")),
            ]
        )
        self.sides.setAccessibleName(translate("NewGame", "How sides are given"))
        self.pace.set_options(pace_options())
        self.pace.setAccessibleName(translate("NewGame", "Pace of computer players"))

    def _order_tabs(self) -> None:
        """Tab goes down the page; parts of a choice were made after the fields beside it."""
        order: list[QWidget] = [*self.edition.parts, *self.all_sides.parts]
        for row in (*self.rows, self.free_city):
            order += row.tab_order()
        order += [self.add_button, *self.wonders.parts, *self.sides.parts]
        order += [self.shuffle_button, self.wonders_button, self.level_button]
        order += [*self.advanced.toggles.values(), *self.boxes.values(), self.carthage]
        order += [self.learning, *self.pace.parts]
        order += [self.advanced_button, self.seed, self.seed_button]
        order += [self.back_button, self.start_button]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)
