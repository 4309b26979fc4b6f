"""The page on which the players pick wonders or sides, each in turn, before the deal."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.games.classic.catalogue import Catalogue
from sevenwonders_qt.games.classic.setup import BoardWish
from sevenwonders_qt.models.board_draft import SIDES, About, BoardDraft, Question
from sevenwonders_qt.models.new_match import MOST
from sevenwonders_qt.models.table import Player
from sevenwonders_qt.models.terms import board_name, city_name, side_name
from sevenwonders_qt.views.pages.board_view import BoardSheet, WonderTile
from sevenwonders_qt.views.pages.button import Button
from sevenwonders_qt.views.pages.look import Page, page_header
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import wave_band
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.paint.wonder import draw_wonder

translate = QCoreApplication.translate

_LEFT, _WIDE = 60.0, 1800.0
_SEATS, _TILES, _FOOT = 96.0, 188.0, 952.0
_STEPS: Final[dict[int, int]] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
}


class DraftPage(Page):
    """Asks one question of a `BoardDraft` at a time; what is marked can be taken."""

    answered = Signal(str)
    """The wonder or the side that was taken."""

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        """Empty until `show_draft`."""
        super().__init__(art, parent)
        look = self.look
        self._draft: BoardDraft | None = None
        self._catalogue: Catalogue | None = None
        self._marked = ""
        self.tiles = [WonderTile(look, self, number) for number in range(MOST)]
        self.sheets = {side: BoardSheet(look, self, side) for side in SIDES}
        self.cancel_button = Button(look, self, key="Esc", size=20)
        self.take_button = Button(look, self, "ui_play", "⏎", 26, primary=True)
        for tile in self.tiles:
            tile.clicked.connect(lambda _=False, tile=tile: self.mark(tile.wonder))
            tile.taken.connect(self._take)
        for side, sheet in self.sheets.items():
            sheet.clicked.connect(lambda _=False, side=side: self.mark(side))
            sheet.taken.connect(self._take)
        self.take_button.clicked.connect(self._take)
        self.retranslate()

    # What it shows ------------------------------------------------------------------------

    def show_draft(self, draft: BoardDraft, catalogue: Catalogue) -> None:
        """Ask the open question; raises ValueError when there is none."""
        if draft.question is None:
            raise ValueError("nobody is asked anything")
        self.setFocus()  # a tile that is hidden with the keyboard on it would mark its neighbour
        self._draft, self._catalogue = draft, catalogue
        self._marked = draft.question.choices[0]
        self._show()
        self.focus_first()

    def marked(self) -> str:
        """The wonder or the side that Enter would take."""
        return self._marked

    def mark(self, choice: str) -> None:
        """Show this choice; it is not taken yet. What is not offered is left alone."""
        if choice not in self._asked()[1].choices:
            return
        self._marked = choice
        self._show()
        self.focus_first()

    def focus_first(self) -> None:
        """Put the keyboard on what is marked."""
        for button in (*self.tiles, *self.sheets.values()):
            if button.isCheckable() and button.isChecked() and not button.isHidden():
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        self.cancel_button.setText(translate("NewGame", "Back to the seats"))
        if self._draft is not None:
            self._show()

    def title(self) -> str:
        """Whose turn it is, and to do what."""
        draft, question = self._asked()
        name = draft.match.seats[question.seat].name
        if question.about is About.WONDER:
            return translate("NewGame", "{name} picks a wonder").format(name=name)
        wonder = draft.boards[question.seat].wonder or ""
        text = translate("NewGame", "{name} chooses a side of {city}")
        return text.format(name=name, city=city_name(wonder))

    def _asked(self) -> tuple[BoardDraft, Question]:
        assert self._draft is not None
        question = self._draft.question
        assert question is not None
        return self._draft, question

    def _show(self) -> None:
        draft, question = self._asked()
        assert self._catalogue is not None
        names = self._catalogue.side_names
        picking = question.about is About.WONDER
        choices = question.choices if picking else ()
        for number, tile in enumerate(self.tiles):
            tile.setVisible(number < len(choices))
            if number < len(choices):
                tile.show_wonder(choices[number], choices[number] == self._marked)
        wonder = self._marked if picking else draft.boards[question.seat].wonder or ""
        for side, sheet in self.sheets.items():
            name = side_name(names, side)
            wished = draft.boards[question.seat].side in (None, side)
            sheet.show_board(self._catalogue.boards[wonder, side], name, faded=not wished)
            sheet.offer(None if picking else side == self._marked)
        taken = city_name(wonder) if picking else board_name(names, wonder, self._marked)
        self.take_button.setText(translate("NewGame", "Take {board}").format(board=taken))
        self.setAccessibleName(self.title())
        self.arrange()
        self.redraw()

    def arrange(self) -> None:
        if self._draft is None:
            return
        look, box = self.look, self.look.box
        picking = self._asked()[1].about is About.WONDER
        step = _WIDE / MOST
        shown = [tile for tile in self.tiles if not tile.isHidden()]
        left = _LEFT + (_WIDE - step * len(shown)) / 2
        for number, tile in enumerate(shown):
            look.put(tile, box(left + number * step + 7, _TILES, step - 14, 136))
        top = _TILES + (158.0 if picking else 6.0)
        half = (_WIDE - 24) / 2
        for number, sheet in enumerate(self.sheets.values()):
            look.put(sheet, box(_LEFT + number * (half + 24), top, half, _FOOT - 22 - top))
        look.put(self.cancel_button, box(_LEFT, _FOOT, 330, 76))
        look.put(self.take_button, box(_LEFT + _WIDE - 560, _FOOT, 560, 76))

    def _take(self) -> None:
        self.answered.emit(self._marked)

    # Painting -----------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        if self._draft is None:
            return
        page_header(canvas, self.look, self.width(), self.title(), room=_WIDE)
        wave = QRectF(0, self.look.box(0, 1044, 0, 0).top(), self.width(), canvas.s(28))
        wave_band(canvas, wave, "gold", alpha=0.35)
        draft, question = self._asked()
        cities = len(draft.boards)
        step = _WIDE / cities
        for seat, board in enumerate(draft.boards):
            place = self.look.box(_LEFT + seat * step + 6, _SEATS, step - 12, 76)
            self._paint_seat(canvas, place, seat, board, asked=seat == question.seat)

    def _paint_seat(
        self, canvas: Canvas, place: QRectF, seat: int, board: BoardWish, *, asked: bool
    ) -> None:
        """A seat of the row at the top: who it is and what is known of the board."""
        draft, s = self._asked()[0], canvas.s
        info = draft.match.seats[seat]
        canvas.rounded(place, 10, "gold" if asked else "bar", colour("gold", 0.8), 1.6)
        shade = "ink" if asked else "parchment"
        picture = QRectF(place.left() + s(8), place.top() + s(8), s(104), place.height() - s(16))
        if board.wonder is not None:
            side = board.side or "A"
            draw_wonder(canvas, picture, board.wonder, side, 5, 5, 5, scaffold=False)
        else:
            canvas.rounded(picture, 5, colour("sea", 0.6))
            icon = "ui_person" if info.player is Player.PERSON else "ui_robot"
            canvas.icon(icon, picture.center().x(), picture.center().y(), s(42))
        left = picture.right() + s(10)
        words = QRectF(left, place.top() + s(8), place.right() - left - s(8), s(31))
        canvas.text(words, info.name, 18, shade, 700, shrink=0.6)
        words.translate(0, s(30))
        text = self._board_words(board, asked=asked)
        canvas.text(words, text, 16, colour(shade, 0.85), 500, "left", "condensed", shrink=0.6)

    def _board_words(self, board: BoardWish, *, asked: bool) -> str:
        assert self._catalogue is not None
        if board.wonder is None:
            return translate("NewGame", "picks now") if asked else "…"
        if board.side is None:
            return city_name(board.wonder)
        return board_name(self._catalogue.side_names, board.wonder, board.side)

    # Keys ---------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        question, code = self._asked()[1], event.key()
        choices = question.choices
        if code == Qt.Key.Key_Escape:
            self.cancel_button.click()
        elif code in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take()
        elif code in _STEPS:
            place = (choices.index(self._marked) + _STEPS[code]) % len(choices)
            self.mark(choices[place])
        elif 0 <= code - Qt.Key.Key_1 < len(choices):
            self.mark(choices[code - Qt.Key.Key_1])
        else:
            super().keyPressEvent(event)
