"""The first page: continue, new game, settings, and the language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.acts import FixedKey, KeyMark
from sevenwonders_qt.models.words.languages import language_names
from sevenwonders_qt.models.words.names import city_name
from sevenwonders_qt.views.breath import Breath
from sevenwonders_qt.views.kit.button import Button, Word
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.page import KitPage
from sevenwonders_qt.views.kit.part import (
    Beside,
    Cell,
    Centre,
    Drawing,
    Fitting,
    Ground,
    Part,
    Space,
    Unbroken,
    column,
    row,
)
from sevenwonders_qt.views.kit.words import Held, Text, dot
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import wave_band
from sevenwonders_qt.views.paint.living import LivingPoster
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.paint.wonder import draw_poster, standing, wonder_picture

if TYPE_CHECKING:
    from sevenwonders_qt.core.ids import Seat
    from sevenwonders_qt.core.outline import Outline
    from sevenwonders_qt.views.table.games import GameTable

translate = QCoreApplication.translate

_POSTERS: Final = (("alexandria", "A"), ("olympia", "B"), ("rhodes", "A"), ("halicarnassus", "A"))
_SHAPES: Final = ((480, 4), (550, 4), (680, 3), (850, 3), (1160, 2))
"""The width of the buttons, in design pixels, and how many posters have room beside them."""

_MARGINS: Final = ((84, 30), (56, 24), (34, 18), (16, 12))
"""Above and below the page, in design pixels; smaller ones are for low windows."""

_SMALL_SCREEN: Final = 1.2
"""About how much larger text is on small screens, where the title is, too."""

_POSTER: Final = 310.0
"""From one poster to the next, in design pixels."""


class ContinueButton(Button):
    """The gold slab that goes on with the last match, with the picture of its wonder.

    Until its journal has been read, words and a place for the picture are where they will be then.
    """

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent, primary=True)
        self.match: Outline | None = None
        self.table: GameTable | None = None
        """The game of the match."""
        self.seat: Seat = 0

    def about(self) -> str:
        """Show the players of the match, and its progress."""
        if self.match is None or self.table is None:
            return translate("Home", "your last match")
        return self.table.door.about(self.match)

    def describe(self) -> Part:
        label, note = Text(self.text(), "title", bold=700), Text(self.note, "note")
        words = column(label, note, gap=4, weight=1, middle=True)
        shown = wonder_picture(None, None, radius=6)
        if self.match is not None:
            city = self.match.cities[self.seat]
            shown = wonder_picture(city.wonder, city.side, city.stages, city.stage_count, 6)
        return Ground(row(Drawing(150, 84, shown), words, gap=16), None, (10, 10, 12, 10))


class HomePage(KitPage):
    """The first page of the program; the code that makes it connects its buttons."""

    largest = inf  # a picture more than words: it grows with the window
    walks = True

    escaped = Signal()
    """Esc was pressed, which elsewhere goes back."""

    language_wanted = Signal(str)

    def __init__(self, art: Art, version: str, games: Sequence[GameTable]) -> None:
        """Show ``version`` at the foot, and a button for each of the ``games`` in their order."""
        super().__init__(art)
        self._games = {game.name: game for game in games}
        # Else the windows below it would be painted, too, whenever something on a poster moves.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._version = version
        self.pictures: list[tuple[QRectF, str, str]] = []
        """The places of the posters, each with its wonder and side."""
        self._posters: list[LivingPoster] = []
        self.breath = Breath(self, self.breathe)
        look = self.look
        self.continue_button = ContinueButton(look, self)
        self.game_buttons = {game.name: Button(look, self, game.door.icon) for game in games}
        self.new_game_button = next(iter(self.game_buttons.values()))
        """The button of the first game, golden where there is no match to continue."""
        self.journey_button = Button(look, self, "laurel")
        self.learn_button = Button(look, self, "ui_person")
        self.saves_button = Button(look, self, "ui_save")
        self.drills_button = Button(look, self, "ui_hint")
        self.score_pad_button = Button(look, self, "vp")
        self.statistics_button = Button(look, self, "ui_trophy")
        self.settings_button = Button(look, self, "ui_settings")
        self.help_button = Button(look, self, "ui_help")
        self.rules_button = Button(look, self, "ui_log")
        self.encyclopaedia_button = Button(look, self, "ui_book")
        self.quit_button = Word(look, self, key=FixedKey.ESCAPE)
        self.about_button = Word(look, self)
        names = language_names()
        self.language_buttons = {code: Word(look, self) for code in names}
        self._welcomes = False
        self._offered: tuple[object, ...] = ()
        for code, word in self.language_buttons.items():
            word.setCheckable(True)
            word.setText(names[code])
            word.setAutoExclusive(True)
            word.clicked.connect(lambda _=False, code=code: self.language_wanted.emit(code))
        self.set_no_match()

    def set_match(self, game: str, match: Outline, seat: Seat = 0) -> None:
        """Offer to continue a match of this game, with the picture of a seat's wonder."""
        self.continue_button.seat, self.continue_button.table = seat, self._games[game]
        self._offer(match, there_is_one=True)

    def set_no_match(self) -> None:
        """Offer no match to continue."""
        self.continue_button.seat = 0
        self._offer(None, there_is_one=False)

    def promise_match(self) -> None:
        """Offer a match to continue; `set_match` describes it once its journal has been read."""
        self._offer(None, there_is_one=True)

    def welcome(self, *, first: bool) -> None:
        """Offer the lessons before all else to a person who opens the program the ``first`` time.

        It lasts until there is a match.
        """
        self._welcomes = first
        self._offer(self.continue_button.match, there_is_one=not self.continue_button.isHidden())

    def _offer(self, match: Outline | None, *, there_is_one: bool) -> None:
        self._welcomes = self._welcomes and not there_is_one
        offered = (match, self.continue_button.seat, there_is_one, self._welcomes)
        if offered == self._offered:
            return
        self._offered = offered
        self.continue_button.match = match
        self.continue_button.setVisible(there_is_one)
        self.learn_button.primary = self._welcomes
        self.new_game_button.primary = not there_is_one and not self._welcomes
        self.rearrange()

    def set_language(self, code: str) -> None:
        """Show the language in use, one of `language_buttons`."""
        self.language_buttons[code].setChecked(True)

    def focus_first(self) -> None:
        """Focus the button that most people want next."""
        first: QWidget = self.learn_button if self._welcomes else self.new_game_button
        if not self.continue_button.isHidden():
            first = self.continue_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def describe(self) -> Part:
        going_on = self.continue_button
        learn = self.learn_button.set_texts(
            translate("Home", "Learn to play"), translate("Home", "lessons at the table")
        )
        saves = self.saves_button.set_texts(
            translate("Home", "Saved matches"), translate("Home", "resume or replay")
        )
        drills = self.drills_button.set_texts(
            translate("Home", "Drills"), translate("Home", "find the best move")
        )
        doors = ((each, self._games[name].door) for name, each in self.game_buttons.items())
        games = [each.set_texts(door.title(), door.note()) for each, door in doors]
        journey = self.journey_button.set_texts(
            translate("Home", "Journey"), translate("Home", "deal of the day")
        )
        singles = (learn, *games, journey) if self._welcomes else games
        pairs = (
            *((saves, drills) if self._welcomes else (journey, saves, learn, drills)),
            self.rules_button.set_texts(
                translate("Home", "Rules"), translate("Home", "in plain words")
            ),
            self.encyclopaedia_button.set_texts(
                translate("Home", "Encyclopaedia"), translate("Home", "all cards")
            ),
            self.score_pad_button.set_texts(
                translate("Home", "Score pad"), translate("Home", "for real-table games")
            ),
            self.statistics_button.set_texts(
                translate("Home", "Statistics"), translate("Home", "victories and points")
            ),
            self.settings_button.set_texts(
                translate("Home", "Settings"), translate("Home", "language, text, pace")
            ),
            self.help_button.set_texts(
                translate("Home", "Help"), translate("Home", "keys and symbols")
            ),
        )
        entries = column(
            Drawing(480, 200, _paint_title),
            Space(14),
            Held(going_on.set_texts(translate("Home", "Continue"), going_on.about()), high=104),
            *(Held(button, high=60) for button in singles),
            *(
                row(Held(left, high=56, weight=1), Held(right, high=56, weight=1))
                for left, right in zip(pairs[::2], pairs[1::2], strict=True)
            ),
            Space(weight=1),
            row(Held(self.quit_button.set_texts(translate("Home", "Quit")))),
            gap=12,
            weight=1,
        )
        words = translate("Home", "Works offline · version {number}").format(number=self._version)
        shade = colour("parchment", 0.7)
        about = self.about_button.set_texts(translate("Home", "About this program"))
        foot = row(
            *_with_dots(map(Held, self.language_buttons.values())),
            Space(weight=1),
            *_with_dots((Text(words, "note", shade), Held(about))),
            gap=14,
        )
        unbroken = [self._body(Unbroken(entries), *shape) for shape in _SHAPES]
        body = Cell(Fitting(*unbroken, self._body(entries, *_SHAPES[-1])), 0, 1)
        whole = column(body, foot, gap=20, weight=1)
        pages = (Ground(whole, None, (90, above, 40, below), 1) for above, below in _MARGINS)
        return Centre(Cell(Fitting(*pages), 0, 1), 1920, tall=True)

    def breathe(self, seconds: float) -> None:
        """Move the posters to this moment; at 0 everything is at rest."""
        if seconds <= 0.0:
            self._posters = []
            self.update()
            return
        if not self._posters:
            ratio, art = self.devicePixelRatioF(), self.look.art
            self._posters = [
                LivingPoster(art, rect, ratio, wonder, side, standing(art, wonder, 5, 5))
                for rect, wonder, side in self.pictures
            ]
        if not any(poster.prepare() for poster in self._posters):
            changed = QRegion()
            for poster in self._posters:
                for area in poster.step(seconds):
                    changed += area
            self.update(changed)

    def redraw(self) -> None:
        self._posters = []
        super().redraw()

    def paint_over(self, painter: QPainter, exposed: QRegion) -> None:
        for poster in self._posters:
            poster.draw(painter, exposed)

    def _body(self, entries: Part, wide: float, count: int) -> Part:
        """Return the entries, so wide, beside so many posters."""
        posters = Drawing(_POSTER * count - 20, 862, partial(self._paint_posters, count=count))
        return Beside(Cell(entries, wide), Space(weight=1), posters, gap=0)

    def _paint_posters(self, canvas: Canvas, rect: QRectF, count: int) -> None:
        """Paint the posters beside each other, every other one a little lower."""
        s, self.pictures = canvas.s, []
        for number, (wonder, side) in enumerate(_POSTERS[:count]):
            top = rect.top() + s(0 if number % 2 else 52)
            place = QRectF(rect.left() + s(_POSTER * number), top, s(290), s(810))
            picture = draw_poster(canvas, place, wonder, side, title=city_name(wonder))
            self.pictures.append((picture, wonder, side))

    def does(self) -> dict[KeyMark, Callable[[], object]]:
        return {**super().does(), FixedKey.ESCAPE: self.escaped.emit}


def _paint_title(canvas: Canvas, rect: QRectF) -> None:
    first, second = translate("Home", "SEVEN"), translate("Home", "WONDERS")
    s, above = canvas.s, QRectF(rect.left(), rect.top(), canvas.s(540), canvas.s(90))
    larger = max(1.0, canvas.text_factor / _SMALL_SCREEN)  # very large lines would touch
    canvas.text(above, first, 84 / larger, "gold_light", 700, "left", "title", 10)
    below = QRectF(rect.left(), above.bottom() - s(2), above.width(), s(76))
    canvas.text(below, second, 60 / larger, "parchment", 700, "left", "title", 4)
    wave = QRectF(rect.left(), below.bottom() + s(10), rect.width(), s(26))
    wave_band(canvas, wave, "gold", alpha=0.9)


def _with_dots(parts: Iterable[Part]) -> list[Part]:
    """Return the parts with small dots between them."""
    dotted: list[Part] = []
    for part in parts:
        dotted += [dot(4, colour("parchment", 0.6)), part] if dotted else [part]
    return dotted
