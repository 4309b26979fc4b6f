"""The page on which a match is set up: seats, wonders, sides and the seed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models import new_match as setup
from sevenwonders_qt.models.new_match import SeatWish, new_match
from sevenwonders_qt.models.table import Player
from sevenwonders_qt.views.pages.button import Button, OpenPlace
from sevenwonders_qt.views.pages.field import LineEdit
from sevenwonders_qt.views.pages.look import Page, page_header
from sevenwonders_qt.views.pages.ring import draw_ring
from sevenwonders_qt.views.pages.seat_row import COLUMNS, SeatRow, side_options
from sevenwonders_qt.views.pages.segments import Option, Segments
from sevenwonders_qt.views.pages.wording import pace_options
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import wave_band
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate

_SEATS = (60.0, 104.0, 1200.0, 884.0)
_TABLE = (1290.0, 104.0, 570.0, 470.0)
_PACE = (1290.0, 594.0, 570.0, 116.0)
_SEED = (1290.0, 730.0, 570.0, 136.0)


class NewGamePage(Page):
    """Sends ``start_wanted`` with a `NewMatch`, and every change of the seats for keeping."""

    start_wanted = Signal(object)
    seats_changed = Signal(object)
    pace_changed = Signal(str)
    back_wanted = Signal()

    def __init__(
        self, art: Art, wonders: Sequence[str], dice: Random, parent: QWidget | None = None
    ) -> None:
        """``wonders`` can be chosen; ``dice`` shuffle seats and make seeds, nothing else."""
        super().__init__(art, parent)
        self._dice = dice
        self._wishes: tuple[SeatWish, ...] = setup.DEFAULT_SEATS
        look = self.look
        self.all_sides: Segments[str | None] = Segments(look, self, "tiles", 17, exclusive=False)
        self.rows = [SeatRow(look, self, place, wonders) for place in range(setup.MOST)]
        self.add_button = OpenPlace(look, self)
        self.shuffle_button = Button(look, self, "ui_replay", "S")
        self.wonders_button = Button(look, self, "wonder", "M")
        self.level_button = Button(look, self, "ui_robot", "N")
        self.pace: Segments[str] = Segments(look, self, size=18)
        self.seed = LineEdit(look, self, 20, 40)
        self.seed_button = Button(look, self, "ui_replay")
        self.back_button = Button(look, self, key="Esc", size=21)
        self.start_button = Button(look, self, "ui_play", "↵", 30, primary=True)
        self._connect()
        self.seed.setText(setup.new_seed(dice))
        self.pace.set_options(pace_options())
        self.pace.set_value("quick")
        self.retranslate()

    # What it shows ------------------------------------------------------------------------

    def set_seats(self, wishes: Sequence[SeatWish]) -> None:
        """Show these 3 to 7 seats."""
        self._wishes = tuple(wishes)
        self._show_wishes()

    def seats(self) -> tuple[SeatWish, ...]:
        """The seats as they stand."""
        return self._wishes

    def set_pace(self, pace: str) -> None:
        """How fast computer players answer, one of `settings.PACES`."""
        self.pace.set_value(pace)

    def fresh(self) -> None:
        """Make ready for another match: a new seed, the keyboard on the start button."""
        self.seed.setText(setup.new_seed(self._dice))
        self.start_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def names(self) -> tuple[str, ...]:
        """The name of each seat, empty ones filled in."""
        people = sum(wish.player is Player.PERSON for wish in self._wishes)
        return tuple(
            wish.name or _usual_name(wish, place + 1, people)
            for place, wish in enumerate(self._wishes)
        )

    def start(self) -> None:
        """Send the match as it is set up."""
        seed = self.seed.text().strip() or setup.new_seed(self._dice)
        self.start_wanted.emit(new_match(self._wishes, self.names(), seed))

    # Building -----------------------------------------------------------------------------

    def _connect(self) -> None:
        for row in self.rows:
            row.changed.connect(self._change_seat)
            row.removed.connect(self._remove_seat)
        self.all_sides.chosen.connect(
            lambda side: self._change(setup.with_side(self._wishes, side))
        )
        self.add_button.clicked.connect(lambda: self._change(setup.with_another_seat(self._wishes)))
        self.shuffle_button.clicked.connect(self._shuffle)
        self.wonders_button.clicked.connect(
            lambda: self._change(setup.without_wonders(self._wishes))
        )
        self.level_button.clicked.connect(self._same_level)
        self.pace.chosen.connect(lambda pace: self.pace_changed.emit(pace))
        self.seed_button.clicked.connect(lambda: self.seed.setText(setup.new_seed(self._dice)))
        self.back_button.clicked.connect(self.back_wanted)
        self.start_button.clicked.connect(self.start)

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        self.all_sides.set_options([_for_all(option) for option in side_options()])
        self.add_button.setText(translate("NewGame", "one more seat (up to 7)"))
        self.shuffle_button.setText(translate("NewGame", "Shuffle seats"))
        self.wonders_button.setText(translate("NewGame", "Random wonders"))
        self.level_button.setText(translate("NewGame", "All at one level"))
        self.pace.set_options(pace_options())
        self.pace.setAccessibleName(translate("NewGame", "Pace of computer players"))
        self.seed.setAccessibleName(translate("NewGame", "Seed"))
        self.seed_button.setText(translate("NewGame", "Another"))
        self.back_button.setText(translate("NewGame", "Back"))
        self.start_button.setText(translate("NewGame", "Start"))
        self._show_wishes()

    def arrange(self) -> None:
        look, box = self.look, self.look.box
        left, top, wide, high = _SEATS
        look.put(self.all_sides, box(left + COLUMNS["side"][0] + 20, top + 14, 158, 40))
        players = len(self._wishes)
        pitch = min(112.0, (high - 92 - 92 - (70 if players < setup.MOST else 0)) / players)
        y = top + 92
        for place, row in enumerate(self.rows):
            row.setVisible(place < players)
            if place < players:
                row.setGeometry(box(left + 20, y, wide - 40, pitch - 9).toRect())
                row.arrange()
                y += pitch
        self.add_button.setVisible(players < setup.MOST)
        look.put(self.add_button, box(left + 20, y + 1, wide - 40, 60))
        self._arrange_feet()

    def _arrange_feet(self) -> None:
        look, box = self.look, self.look.box
        x, y = _SEATS[0] + 20, _SEATS[1] + _SEATS[3] - 78.0
        for button, wide in (
            (self.shuffle_button, 360.0),
            (self.wonders_button, 384.0),
            (self.level_button, 384.0),
        ):
            look.put(button, box(x, y, wide, 56))
            x += wide + 16
        left, top, wide, _ = _PACE
        look.put(self.pace, box(left + 24, top + 54, wide - 48, 46))
        left, top, wide, _ = _SEED
        look.put(self.seed, box(left + 24, top + 64, 330, 50))
        look.put(self.seed_button, box(left + 370, top + 64, 176, 50))
        look.put(self.back_button, box(left, 896, 190, 92))
        look.put(self.start_button, box(left + 210, 896, 360, 92))

    # Changes ------------------------------------------------------------------------------

    def _change(self, wishes: Sequence[SeatWish]) -> None:
        self._wishes = tuple(wishes)
        self._show_wishes()
        self.seats_changed.emit(self._wishes)

    def _change_seat(self, place: int, wish: SeatWish) -> None:
        wishes = list(self._wishes)
        wishes[place] = wish
        self._change(wishes)

    def _remove_seat(self, place: int) -> None:
        wishes = list(self._wishes)
        del wishes[place]
        self._change(wishes)

    def _shuffle(self) -> None:
        self._change(setup.shuffled_seats(self._wishes, self._dice))

    def _same_level(self) -> None:
        """Bring all computer players to the level that not all of them have yet."""
        levels = {wish.player for wish in self._wishes} - {Player.PERSON}
        wanted = Player.RANDOM if levels == {Player.RULES} else Player.RULES
        self._change(setup.with_level(self._wishes, wanted))

    def _show_wishes(self) -> None:
        names = self.names()
        for row in self.rows[: len(self._wishes)]:
            wish = self._wishes[row.place]
            taken = {
                other.wonder: names[place]
                for place, other in enumerate(self._wishes)
                if other.wonder is not None and place != row.place
            }
            removable = len(self._wishes) > setup.FEWEST
            row.show_wish(wish, names[row.place], taken, removable)
        self.arrange()
        self.redraw()

    # Painting -----------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        box = self.look.box
        page_header(canvas, self.look, self.width(), translate("NewGame", "New game"))
        wave = QRectF(0, box(0, 1040, 0, 0).top(), self.width(), canvas.s(30))
        wave_band(canvas, wave, "gold", alpha=0.35)
        self._paint_seats(canvas)
        place = box(*_TABLE)
        canvas.slab(place, "sea_deep", 14, "gold")
        title = box(_TABLE[0] + 24, _TABLE[1] + 12, 400, 38)
        canvas.text(title, translate("NewGame", "The table"), 24, "gold_light", 700, family="title")
        inner = place.adjusted(canvas.s(16), canvas.s(44), -canvas.s(16), -canvas.s(8))
        draw_ring(canvas, inner, self._wishes, self.names())
        self._paint_pace_and_seed(canvas)

    def _paint_seats(self, canvas: Canvas) -> None:
        left, top, wide, high = _SEATS
        box = self.look.box
        canvas.slab(box(left, top, wide, high), "parchment", 14)
        title = box(left + 26, top + 12, 400, 44)
        canvas.text(title, translate("NewGame", "Seats"), 26, "ink", 700, family="title")
        every = box(left + 560, top + 14, COLUMNS["side"][0] - 560, 40)
        text = translate("NewGame", "all boards on side")
        canvas.text(every, text, 16.5, "ink_soft", 500, "right", "condensed")
        for column, text in (
            ("name", translate("NewGame", "name")),
            ("player", translate("NewGame", "who plays")),
            ("level", translate("NewGame", "level")),
            ("wonder", translate("NewGame", "wonder")),
            ("side", translate("NewGame", "side")),
        ):
            x, room = COLUMNS[column]
            place = box(left + 20 + x, top + 58, room, 30)
            canvas.text(place, text, 16, "ink_soft", 500, "left", "condensed")

    def _paint_pace_and_seed(self, canvas: Canvas) -> None:
        box = self.look.box
        for place, title, note in (
            (_PACE, translate("NewGame", "Computer players"), ""),
            (
                _SEED,
                translate("NewGame", "Seed"),
                translate("NewGame", "the same seed deals the same hands"),
            ),
        ):
            left, top, wide, _ = place
            canvas.slab(box(*place), "parchment", 14)
            drawn = canvas.text(box(left + 24, top + 10, 480, 40), title, 24, family="title")
            room = wide - 64 - drawn / canvas.u
            line = box(left + wide - 24 - room, top + 12, room, 38)
            shade = colour("ink_soft")
            canvas.text(line, note, 16, shade, 400, "right", "condensed", shrink=0.7)

    # Keys ---------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self.back_wanted.emit()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.start()
            case Qt.Key.Key_S:
                self.shuffle_button.click()
            case Qt.Key.Key_M:
                self.wonders_button.click()
            case Qt.Key.Key_N:
                self.level_button.click()
            case _:
                super().keyPressEvent(event)


def _usual_name(wish: SeatWish, number: int, people: int) -> str:
    """What a seat without a name is called."""
    if wish.player is Player.PERSON and people == 1:
        return translate("NewGame", "You")
    return translate("NewGame", "Player {number}").format(number=number)


def _for_all(option: Option[str | None]) -> Option[str | None]:
    text = translate("NewGame", "All boards: {side}").format(side=option.name)
    return option._replace(name=text)
