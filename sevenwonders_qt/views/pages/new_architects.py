"""The page on which a match of Architects is set up: seats, wonders, house rules, the seed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.ai.levels import ARCHITECTS
from sevenwonders_qt.games.architects.numbers import CONFLICT_TOKENS
from sevenwonders_qt.models import new_match as setup
from sevenwonders_qt.models.architects_wish import ArchitectsWish
from sevenwonders_qt.models.new_architects import new_architects
from sevenwonders_qt.models.new_match import SeatWish
from sevenwonders_qt.views.pages.button import Button, OpenPlace
from sevenwonders_qt.views.pages.field import LineEdit
from sevenwonders_qt.views.pages.house_rules import HouseButton, HouseRules
from sevenwonders_qt.views.pages.level_note import LevelNote
from sevenwonders_qt.views.pages.look import Page, page_header
from sevenwonders_qt.views.pages.new_game import usual_names
from sevenwonders_qt.views.pages.new_game_ground import SEATS, SEED, TABLE
from sevenwonders_qt.views.pages.ring import draw_ring
from sevenwonders_qt.views.pages.seat_row import SIDELESS_COLUMNS, SeatRow, Terms
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import wave_band

translate = QCoreApplication.translate


NOTE = (80.0, 836.0, 1160.0, 62.0)
"""What is said of a computer player: left, top, width and height."""

HOUSE = (1290.0, 556.0, 570.0)
"""Left, top and width of the button of the house rules."""


class NewArchitectsPage(Page):
    """Sends ``start_wanted`` with a `NewArchitects`, and every change of the set-up for keeping."""

    start_wanted = Signal(object)
    table_changed = Signal(object)
    """The whole `ArchitectsWish`, after every change by a person."""

    def __init__(
        self, art: Art, wonders: Sequence[str], dice: Random, parent: QWidget | None = None
    ) -> None:
        """``wonders`` can be chosen; ``dice`` shuffle seats and make seeds, nothing else."""
        super().__init__(art, parent)
        self._dice = dice
        self._table = ArchitectsWish()
        look = self.look
        self.rows = [SeatRow(look, self, place, wonders) for place in range(setup.MOST)]
        self.note = LevelNote(look, self, self.rows)
        self.add_button = OpenPlace(look, self)
        self.shuffle_button = Button(look, self, "ui_replay", "S")
        self.wonders_button = Button(look, self, "wonder", "M")
        self.level_button = Button(look, self, "ui_robot", "N")
        self.house_button = HouseButton(look, self)
        self.house = HouseRules(look, self)
        self.seed = LineEdit(look, self, 20, 40)
        self.seed_button = Button(look, self, "ui_replay")
        self.back_button = Button(look, self, key="Esc", size=21)
        self.start_button = Button(look, self, "ui_play", "⏎", 30, primary=True)
        self._connect()
        self.seed.setText(setup.new_seed(dice))
        self.retranslate()
        self._order_tabs()

    # What it shows ------------------------------------------------------------------------

    def table(self) -> ArchitectsWish:
        """The set-up as it stands."""
        return self._table

    def set_table(self, table: ArchitectsWish) -> None:
        """Show this set-up."""
        self._table = table
        self._show_table()

    def seats(self) -> tuple[SeatWish, ...]:
        """The seats as they stand."""
        return self._table.seats

    def set_seats(self, wishes: Sequence[SeatWish]) -> None:
        """Show these 2 to 7 seats."""
        self.set_table(replace(self._table, seats=tuple(wishes)).settled())

    def names(self) -> tuple[str, ...]:
        """The name of each seat, empty ones filled in."""
        return usual_names(self.seats())

    def fresh(self) -> None:
        """Make ready for another match: a new seed, the keyboard on the start button."""
        self.seed.setText(setup.new_seed(self._dice))
        self.start_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def start(self) -> None:
        """Send the match as it is set up."""
        seed = self.seed.text().strip() or setup.new_seed(self._dice)
        self.start_wanted.emit(new_architects(self._table, self.names(), seed))

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        self.add_button.setText(translate("NewGame", "one more seat (up to 7)"))
        self.shuffle_button.setText(translate("NewGame", "Shuffle seats"))
        self.wonders_button.setText(translate("NewGame", "Random wonders"))
        self.level_button.setText(translate("NewGame", "All at one level"))
        self.seed.setAccessibleName(translate("NewGame", "Seed"))
        self.seed_button.setText(translate("NewGame", "Another"))
        self.back_button.setText(translate("NewGame", "Back"))
        self.start_button.setText(translate("NewGame", "Start"))
        self.house.retranslate()
        self._show_table()

    def arrange(self) -> None:
        look, box = self.look, self.look.box
        self._arrange_seats()
        left, top, wide, high = SEATS
        look.put(self.house, box(left, top, wide, high))
        self.house.arrange()
        self.house.raise_()
        left, top, wide = HOUSE
        look.put(self.house_button, box(left, top, wide, 72))
        left, top, _, _ = SEED
        look.put(self.seed, box(left + 24, top + 56, 330, 50))
        look.put(self.seed_button, box(left + 370, top + 56, 176, 50))
        look.put(self.back_button, box(left, 896, 190, 92))
        look.put(self.start_button, box(left + 210, 896, 360, 92))

    def _arrange_seats(self) -> None:
        """The rows of the seats and the buttons below; out of the way of the house rules."""
        look, box, seated = self.look, self.look.box, not self.house_button.isChecked()
        left, top, wide, high = SEATS
        open_place = len(self.seats()) < setup.MOST
        room = NOTE[1] - 10 - (top + 92)
        pitch = min(112.0, room / max(4, len(self.seats()) + open_place))
        y = top + 92
        for row in self.rows:
            row.setVisible(seated and row.place < len(self.seats()))
            if row.place < len(self.seats()):
                row.setGeometry(box(left + 20, y, wide - 40, pitch - 9).toRect())
                row.arrange()
                y += pitch
        self.add_button.setVisible(seated and open_place)
        look.put(self.add_button, box(left + 20, y + 1, wide - 40, 58))
        look.put(self.note, box(*NOTE))
        self.note.setVisible(seated)
        x, y = left + 20, top + high - 78.0
        for button, room in (
            (self.shuffle_button, 360.0),
            (self.wonders_button, 384.0),
            (self.level_button, 384.0),
        ):
            look.put(button, box(x, y, room, 56))
            button.setVisible(seated)
            x += room + 16

    # Inner --------------------------------------------------------------------------------

    def _connect(self) -> None:
        for row in self.rows:
            row.changed.connect(self._change_seat)
            row.removed.connect(self._remove_seat)
        self.add_button.clicked.connect(
            lambda: self._change(seats=setup.with_another_seat(self.seats()))
        )
        self.shuffle_button.clicked.connect(
            lambda: self._change(seats=setup.shuffled_seats(self.seats(), self._dice))
        )
        self.wonders_button.clicked.connect(
            lambda: self._change(seats=setup.without_wonders(self.seats()))
        )
        self.level_button.clicked.connect(self._same_level)
        self.house_button.clicked.connect(self._fold)
        self.house.changed.connect(lambda options: self._change(options=options))
        self.house.closed.connect(self.house_button.click)
        self.seed_button.clicked.connect(lambda: self.seed.setText(setup.new_seed(self._dice)))
        self.start_button.clicked.connect(self.start)

    def _order_tabs(self) -> None:
        order: list[QWidget] = []
        for row in self.rows:
            order += row.tab_order()
        order += [self.add_button, self.shuffle_button, self.wonders_button, self.level_button]
        order += [*self.house.tab_order(), self.house_button]
        order += [self.seed, self.seed_button, self.back_button, self.start_button]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _show_table(self) -> None:
        names = self.names()
        terms = Terms(
            sideless=True,
            removable=len(self.seats()) > setup.FEWEST,
            game=ARCHITECTS,
        )
        for row, wish in zip(self.rows, self.seats(), strict=False):
            taken = {
                other.wonder: name
                for place, (other, name) in enumerate(zip(self.seats(), names, strict=True))
                if other.wonder is not None and place != row.place
            }
            row.show_wish(wish, names[row.place], taken, terms)
        self.note.show_seats(self.seats(), names, ARCHITECTS)
        self.house.show_options(self._table.options, names)
        self.house_button.show_options(self._table.options)
        self.arrange()
        self.redraw()

    def _change(self, **values: object) -> None:
        table = replace(self._table, **values).settled()  # type: ignore[arg-type]
        self.set_table(table)
        self.table_changed.emit(table)

    def _change_seat(self, place: int, wish: SeatWish) -> None:
        wishes = list(self.seats())
        wishes[place] = wish
        self._change(seats=tuple(wishes))

    def _remove_seat(self, place: int) -> None:
        self._change(seats=(*self.seats()[:place], *self.seats()[place + 1 :]))

    def _fold(self) -> None:
        """Show the house rules in place of the seats, or the seats again."""
        is_open = self.house_button.isChecked()
        self.house.setVisible(is_open)
        self.house_button.show_options(self._table.options)
        self.arrange()
        if is_open:
            self.house.tab_order()[0].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.house_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _same_level(self) -> None:
        self._change(seats=setup.with_next_level(self.seats()))

    # Painting -----------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        look, s = self.look, canvas.s
        title = translate("NewGame", "New game of Architects")
        page_header(canvas, look, self.width(), title, room=900)
        wave = QRectF(0, look.box(0, 1040, 0, 0).top(), self.width(), s(30))
        wave_band(canvas, wave, "gold", alpha=0.35)
        self._paint_seats(canvas)
        self._paint_table(canvas)
        left, top, _, _ = SEED
        canvas.slab(look.box(*SEED), "parchment", 14)
        line = look.box(left + 24, top + 8, 480, 40)
        canvas.text(line, translate("NewGame", "Seed"), 24, family="title")

    def _paint_seats(self, canvas: Canvas) -> None:
        look = self.look
        left, top, wide, high = SEATS
        canvas.slab(look.box(left, top, wide, high), "parchment", 14)
        place = look.box(left + 26, top + 12, 400, 44)
        canvas.text(place, translate("NewGame", "Seats"), 26, "ink", 700, family="title")
        for column, text in (
            ("name", translate("NewGame", "name")),
            ("player", translate("NewGame", "who plays")),
            ("level", translate("NewGame", "level")),
            ("wonder", translate("NewGame", "wonder")),
        ):
            x, room = SIDELESS_COLUMNS[column]
            place = look.box(left + 20 + x, top + 58, room, 30)
            canvas.text(place, text, 16, "ink_soft", 500, "left", "condensed")

    def _paint_table(self, canvas: Canvas) -> None:
        look, s = self.look, canvas.s
        place = look.box(*TABLE)
        canvas.slab(place, "sea_deep", 14, "gold")
        title = translate("NewGame", "The table")
        line = look.box(TABLE[0] + 24, TABLE[1] + 12, 400, 38)
        canvas.text(line, title, 24, "gold_light", 700, family="title")
        inner = place.adjusted(s(16), s(36), -s(16), -s(4))
        conflicts = CONFLICT_TOKENS[len(self.seats())]
        notes = (translate("NewGame", "%n conflict token(s)", None, conflicts),)
        draw_ring(canvas, inner, self.seats(), self.names(), notes)

    # Keys ---------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_S if not self.house.isVisible():
                self.shuffle_button.click()
            case Qt.Key.Key_M if not self.house.isVisible():
                self.wonders_button.click()
            case Qt.Key.Key_N if not self.house.isVisible():
                self.level_button.click()
            case Qt.Key.Key_A:
                self.house_button.click()
            case Qt.Key.Key_Escape:
                self.back_button.click()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.start()
            case _:
                super().keyPressEvent(event)
