"""The page on which the players pick wonders or sides, each in turn, before the deal."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.games.classic.catalogue import Catalogue
from sevenwonders_qt.games.classic.setup import BoardWish
from sevenwonders_qt.models.board_draft import SIDES, About, BoardDraft, Question
from sevenwonders_qt.models.keys import On, asked_number
from sevenwonders_qt.models.names import city_name
from sevenwonders_qt.models.new_match import MOST
from sevenwonders_qt.models.portraits import portraits
from sevenwonders_qt.models.terms import board_name, side_name
from sevenwonders_qt.views.kit.page import KitPage
from sevenwonders_qt.views.kit.part import (
    Centre,
    Drawing,
    Ground,
    Part,
    Space,
    column,
    flow,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.words import Held, Text, page_head
from sevenwonders_qt.views.pages.board_view import BoardSheet, WonderTile
from sevenwonders_qt.views.pages.button import Button
from sevenwonders_qt.views.pages.look import WIDTH
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import wave_band
from sevenwonders_qt.views.paint.portrait import draw_portrait
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.paint.wonder import draw_wonder

translate = QCoreApplication.translate

_TILE: Final = (WIDTH - 120) / MOST - 14
"""Width of the tile of a wonder, in design pixels."""

_STEPS: Final[dict[int, int]] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
}


class DraftPage(KitPage):
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
        self.cancel_button = Button(look, self, key="Esc")
        self.take_button = Button(look, self, "ui_play", "⏎", primary=True)
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
        self.open_at_top()
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
        picking = self._picks_wonder
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
        self.rearrange()

    def describe(self) -> Part:
        if self._draft is None:
            return Part()
        draft, question = self._asked()
        seats = [
            self._seat(seat, board, asked=seat == question.seat)
            for seat, board in enumerate(draft.boards)
        ]
        tiles = [Held(tile, _TILE, 136) for tile in self.tiles]
        sheets = [Held(sheet, weight=1) for sheet in self.sheets.values()]
        foot = row(Held(self.cancel_button, 330, 76), Space(0, 1), Held(self.take_button, 560, 76))
        body = column(
            row(*seats),
            row(Space(0, 1), flow(*tiles, gap=14), Space(0, 1), gap=0)
            if self._picks_wonder
            else Space(0),
            row(*sheets, gap=24, weight=1),
            foot,
            gap=18,
        )
        head = page_head(self.title(), Space(36), keys=())
        wide = Centre(body, WIDTH - 120, tall=True)
        return column(
            head,
            Ground(wide, None, (60, 18, 60, 10), 1),
            Drawing(0, 28, partial(wave_band, shade="gold", alpha=0.35)),
            gap=0,
        )

    @property
    def _picks_wonder(self) -> bool:
        return self._asked()[1].about is About.WONDER

    def _take(self) -> None:
        self.answered.emit(self._marked)

    def _seat(self, seat: int, board: BoardWish, *, asked: bool) -> Part:
        """A seat of the row at the top: who it is and what is known of the board."""
        info = self._asked()[0].match.seats[seat]
        shade = "ink" if asked else "parchment"
        face = portraits(self._asked()[0].match.seats)[seat]
        picture = Drawing(90, 60, partial(_paint_picture, board=board, face=face))
        about = self._board_words(board, asked=asked)
        words = column(
            Text(info.name, shade=shade, bold=700, lines=1, cut=True),
            Text(about, "note", colour(shade, 0.85), narrow=True),
            gap=0,
            weight=1,
            middle=True,
        )
        ground = rounded(10, "gold" if asked else "bar", colour("gold", 0.8), 1.6)
        return Ground(row(picture, words, gap=22), ground, (8, 6, 8, 6), weight=1)

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
        number = asked_number(event, On.DRAFT)
        choices = question.choices
        if code in _STEPS:
            place = (choices.index(self._marked) + _STEPS[code]) % len(choices)
            self.mark(choices[place])
        elif number is not None and 0 < number <= len(choices):
            self.mark(choices[number - 1])
        else:
            super().keyPressEvent(event)


def _paint_picture(canvas: Canvas, rect: QRectF, board: BoardWish, face: str) -> None:
    """The wonder, where there is one, and who has it or is to choose one."""
    place = QRectF(0, 0, rect.width(), canvas.s(60))
    place.moveCenter(rect.center())
    if board.wonder is not None:
        draw_wonder(canvas, place, board.wonder, board.side or "A", 5, 5, 5, scaffold=False)
    else:
        canvas.rounded(place, 5, colour("sea", 0.6))
    draw_portrait(canvas, face, place.right() - canvas.s(8), place.center().y(), canvas.s(48))
