"""The first page: continue, new game, settings, and the language."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.outline import Outline
from sevenwonders_qt.models.terms import age_name, city_name
from sevenwonders_qt.views.pages.button import Button, PaintedButton, Word
from sevenwonders_qt.views.pages.look import Look, Page
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import button, wave_band
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.paint.wonder import draw_poster, draw_wonder

translate = QCoreApplication.translate

LANGUAGE_NAMES: Final = {"en": "English", "pt_BR": "Português", "es": "Español"}
"""Every language in its own words; never translated."""

_POSTERS: Final = (("alexandria", "A"), ("olympia", "B"), ("rhodes", "A"), ("halicarnassus", "A"))
_LEFT, _WIDE, _RIGHT, _GAP = 90.0, 480.0, 1830.0, 16.0
_FOOT = 914.0
"""Where the last button may end, with its shadow."""


class ContinueButton(PaintedButton):
    """The gold slab that goes on with the last match, with the picture of its wonder."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.match: Outline | None = None
        self.seat: Seat = 0

    def retranslate(self) -> None:
        """Say which match it is."""
        self.setText(translate("Home", "Continue"))
        self.setAccessibleDescription(self.note())
        self.update()

    def note(self) -> str:
        """Players of the match, and its Age and turn or its round."""
        if self.match is None:
            return ""
        players = len(self.match.cities)
        if not self.match.age:
            who = translate("Home", "Architects, %n player(s)", None, players)
            when = translate("Home", "round {number}").format(number=self.match.turn)
            return f"{who} · {when}"
        who = translate("Home", "Classic, %n player(s)", None, players)
        when = translate("Home", "{age}, turn {turn}").format(
            age=age_name(self.match.age), turn=self.match.turn
        )
        return f"{who} · {when}"

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        focused, hovered = self.hasFocus(), self.hovered()
        button(
            canvas, rect, "", primary=True, focused=focused, hovered=hovered, pressed=self.isDown()
        )
        s, left = canvas.s, rect.left() + canvas.s(16)
        if self.match is not None:
            city = self.match.cities[self.seat]
            place = QRectF(rect.left() + s(10), rect.top() + s(10), s(150), rect.height() - s(20))
            stages = (city.stages, city.stage_count)
            side = city.side or "A"
            draw_wonder(canvas, place, city.wonder, side, *stages, 6, scaffold=False)
            left = place.right() + s(16)
        room = rect.right() - left - s(12)
        title = QRectF(left, rect.top() + s(12), room, s(44))
        canvas.text(title, self.text(), 27, "ink", 700)
        line = QRectF(left, rect.top() + s(56), room, s(34))
        canvas.text(line, self.note(), 17, "ink", 400, "left", "condensed", shrink=0.7)


class HomePage(Page):
    """What is seen first; it only sends signals."""

    continue_wanted = Signal()
    new_game_wanted = Signal()
    architects_wanted = Signal()
    """A new match of Architects."""

    score_pad_wanted = Signal()
    """The score pad for a game on a real table."""

    statistics_wanted = Signal()
    """What has been won, and with what."""

    saves_wanted = Signal()
    """The list of saved matches."""

    settings_wanted = Signal()
    help_wanted = Signal()
    about_wanted = Signal()
    quit_wanted = Signal()
    language_wanted = Signal(str)

    def __init__(self, art: Art, version: str, parent: QWidget | None = None) -> None:
        """``version`` is shown at the foot."""
        super().__init__(art, parent)
        self._version = version
        look = self.look
        self.continue_button = ContinueButton(look, self)
        self.new_game_button = Button(look, self, "ui_play", size=21)
        self.architects_button = Button(look, self, "stage", size=21)
        self.saves_button = Button(look, self, "ui_save", size=21)
        self.score_pad_button = Button(look, self, "vp", size=20)
        self.statistics_button = Button(look, self, "ui_trophy", size=20)
        self.settings_button = Button(look, self, "ui_settings", size=20)
        self.help_button = Button(look, self, "ui_help", size=20)
        self.quit_button = Word(look, self, "Esc")
        self.about_button = Word(look, self, size=16)
        self.language_buttons = {code: Word(look, self, size=16.5) for code in LANGUAGE_NAMES}
        self._languages = QButtonGroup(self)
        for code, word in self.language_buttons.items():
            word.setCheckable(True)
            word.setText(LANGUAGE_NAMES[code])
            self._languages.addButton(word)
            word.clicked.connect(lambda _=False, code=code: self.language_wanted.emit(code))
        self.continue_button.clicked.connect(self.continue_wanted)
        self.new_game_button.clicked.connect(self.new_game_wanted)
        self.architects_button.clicked.connect(self.architects_wanted)
        self.score_pad_button.clicked.connect(self.score_pad_wanted)
        self.statistics_button.clicked.connect(self.statistics_wanted)
        self.saves_button.clicked.connect(self.saves_wanted)
        self.settings_button.clicked.connect(self.settings_wanted)
        self.help_button.clicked.connect(self.help_wanted)
        self.quit_button.clicked.connect(self.quit_wanted)
        self.about_button.clicked.connect(self.about_wanted)
        self.set_match(None)
        self.retranslate()

    def set_match(self, match: Outline | None, seat: Seat = 0) -> None:
        """The match that can be continued, with the picture of a seat's wonder; None for none."""
        self.continue_button.seat = seat
        self._offer(match, there_is_one=match is not None)

    def promise_match(self) -> None:
        """There is a match to continue; `set_match` tells of it once its journal has been read."""
        self._offer(None, there_is_one=True)

    def _offer(self, match: Outline | None, *, there_is_one: bool) -> None:
        self.continue_button.match = match
        self.continue_button.setVisible(there_is_one)
        self.new_game_button.primary = not there_is_one
        self.continue_button.retranslate()
        self.arrange()
        self.redraw()

    def set_language(self, code: str) -> None:
        """The language in use, one of `LANGUAGE_NAMES`."""
        self.language_buttons[code].setChecked(True)

    def focus_first(self) -> None:
        """Give the keyboard to what most people want next."""
        first = self.new_game_button if self.continue_button.isHidden() else self.continue_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        self.continue_button.retranslate()
        self.new_game_button.set_texts(
            translate("Home", "New game"), translate("Home", "2 to 7 people and computer players")
        )
        self.architects_button.set_texts(
            translate("Home", "New game of Architects"),
            translate("Home", "2 to 7 players, three decks, one wonder each"),
        )
        self.saves_button.set_texts(
            translate("Home", "Saved matches"),
            translate("Home", "go on, look again, import and export"),
        )
        self.score_pad_button.set_texts(
            translate("Home", "Score pad"), translate("Home", "for a real table")
        )
        self.statistics_button.set_texts(
            translate("Home", "Statistics"), translate("Home", "victories and points")
        )
        self.settings_button.set_texts(
            translate("Home", "Settings"), translate("Home", "language, text, pace")
        )
        self.help_button.set_texts(translate("Home", "Help"), translate("Home", "keys and symbols"))
        self.quit_button.setText(translate("Home", "Quit"))
        self.about_button.setText(translate("Home", "About this program"))

    def arrange(self) -> None:
        look, top = self.look, 330.0
        if not self.continue_button.isHidden():
            look.put(self.continue_button, look.box(_LEFT, top, _WIDE, 104))
            top += 126
        rows = (
            *((self.new_game_button,), (self.architects_button,), (self.saves_button,)),
            (self.score_pad_button, self.statistics_button),
            (self.settings_button, self.help_button),
        )
        pitch = min(97.0, (_FOOT - top) / len(rows))
        for row in rows:
            wide = (_WIDE - _GAP * (len(row) - 1)) / len(row)
            for number, entry in enumerate(row):
                left = _LEFT + number * (wide + _GAP)
                look.put(entry, look.box(left, top, wide, pitch - 17))
            top += pitch
        self._put_word(self.quit_button, _LEFT, 930)
        self._arrange_languages()
        self._put_word(self.about_button, _RIGHT - self._about_width(), 1004)

    def _about_width(self) -> float:
        """Of the word that leads to the page about the program, in design pixels."""
        return self.about_button.width_needed() / self.look.u

    def _arrange_languages(self) -> None:
        left = _LEFT
        for word in self.language_buttons.values():
            self._put_word(word, left, 1004)
            left += word.width_needed() / self.look.u + 34

    def _put_word(self, word: Word, left: float, top: float) -> None:
        self.look.put(word, self.look.box(left, top, word.width_needed() / self.look.u, 40))

    def paint_ground(self, canvas: Canvas) -> None:
        box, s = self.look.box, canvas.s
        for number, (wonder, side) in enumerate(_POSTERS):
            rise = -26 if number % 2 else 26
            place = box(660 + number * 310, 110 + rise, 290, 810)
            draw_poster(canvas, place, wonder, side, title=city_name(wonder))
        first, second = translate("Home", "SEVEN"), translate("Home", "WONDERS")
        canvas.text(
            box(_LEFT, 96, 540, 90), first, 84, "gold_light", 700, "left", "title", 10, shrink=0.5
        )
        canvas.text(
            box(_LEFT, 184, 540, 76), second, 60, "parchment", 700, "left", "title", 4, shrink=0.5
        )
        wave_band(canvas, box(_LEFT, 272, _WIDE, 26), "gold", alpha=0.9)
        self._paint_foot(canvas)
        for number in range(len(LANGUAGE_NAMES) - 1):
            word = list(self.language_buttons.values())[number]
            x = word.geometry().left() + s(10) + word.width_needed() + s(17)
            canvas.ellipse(x, box(0, 1024, 0, 0).top(), s(2), fill=colour("parchment", 0.6))

    def _paint_foot(self, canvas: Canvas) -> None:
        words = translate("Home", "Played without the internet · version {number}").format(
            number=self._version
        )
        end = _RIGHT - self._about_width() - 34
        place = self.look.box(end - 700, 1004, 700, 40)
        dot = self.look.box(end + 17, 1024, 0, 0)
        canvas.ellipse(dot.left(), dot.top(), canvas.s(2), fill=colour("parchment", 0.6))
        canvas.text(place, words, 16, colour("parchment", 0.6), 400, "right", "condensed")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.quit_wanted.emit()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)
