"""The page for picking wonders or sides before the deal, one player at a time."""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.games.classic.catalogue import BoardSide, Catalogue, Stage
from sevenwonders_qt.games.classic.setup import BoardWish
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import FixedKey, On
from sevenwonders_qt.models.keys import asked_number, caps
from sevenwonders_qt.models.seats import You
from sevenwonders_qt.models.shown.board_draft import SIDES, About, BoardDraft, DraftQuestion
from sevenwonders_qt.models.shown.effect_tokens import cost_tokens, stage_tokens
from sevenwonders_qt.models.shown.portraits import portraits
from sevenwonders_qt.models.words.effects import cost_words, stage_sentences
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.names import ROMAN, city_name, wonder_name
from sevenwonders_qt.models.words.terms import board_name, resource_name, side_name
from sevenwonders_qt.views.kit.button import Button, PaintedButton
from sevenwonders_qt.views.kit.look import WIDTH, Look
from sevenwonders_qt.views.kit.page import KitPage
from sevenwonders_qt.views.kit.part import (
    Cell,
    Centre,
    Drawing,
    Ground,
    Part,
    Space,
    column,
    flow,
    in_rows,
    rounded,
    row,
    slabbed,
)
from sevenwonders_qt.views.kit.steps import ARROWS, ENTER
from sevenwonders_qt.views.kit.words import Held, Icons, Keys, Text, page_head
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import draw_portrait, focus_ring, wave_band
from sevenwonders_qt.views.paint.row import draw_row
from sevenwonders_qt.views.paint.theme import board_fill, colour
from sevenwonders_qt.views.paint.wonder import wonder_picture
from sevenwonders_qt.views.presses import arrives

translate = QCoreApplication.translate

_ACROSS: Final = 7
"""The most wonders in one row: those of the base game. More of them share two rows."""

_plate: Final = slabbed(10, "parchment", "ink_soft", 3)
_slab: Final = slabbed(7, "parchment", "ink_soft", 2)
"""The ground under a stage of a board; `_plate` is that under a name or a key."""

_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class _Choosable(PaintedButton):
    """Marked by a click, Space or Tab; a double click takes it."""

    taken = Signal()

    leaves = (*ENTER, *ARROWS)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _BY_TAB:
            self.click()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.isCheckable():
            self.taken.emit()

    def nextCheckState(self) -> None:
        pass  # the page announces the marked choice


class WonderTile(_Choosable):
    """A wonder in small, with its number as the key."""

    is_switch = True

    def __init__(self, look: Look, parent: QWidget, number: int) -> None:
        super().__init__(look, parent)
        self.number = number
        self.wonder = ""

    def show_wonder(self, wonder: str, marked: bool) -> None:
        """Show this wonder."""
        self.wonder = wonder
        self.setChecked(marked)
        self.setText(city_name(wonder))
        self.setAccessibleDescription(wonder_name(wonder))
        self.update()

    def describe(self) -> Part:
        name = Text(self.text(), bold=700, lines=1, weight=1)
        foot = Ground(
            row(name, Keys(caps(acts.NUMBERS[self.number + 1]) if self.number < 9 else ())),
            None,
            (6, 0, 6, 0),
        )
        picture = Drawing(0, 60, wonder_picture(self.wonder, "A", 5, 5, 5), 1)
        pale = colour("parchment", darker=-6 if self.hovered() else 0)
        fill = "gold" if self.isChecked() else pale
        ground = rounded(9, fill, colour("ink", 0.7), 1.6, shadow=4)
        return Ground(column(picture, foot, gap=5), ground, (7, 7, 7, 6))


class BoardSheet(_Choosable):
    """One side of a board: its picture, its product, and every stage in pictures and words."""

    def __init__(self, look: Look, parent: QWidget, side: str) -> None:
        super().__init__(look, parent)
        self.side = side
        self._board: BoardSide | None = None
        self._faded = False

    def show_board(self, board: BoardSide, name: str, *, faded: bool, chosen: bool | None) -> None:
        """Show this board, its side called ``name``; ``faded`` when it will not be played.

        It is ``chosen`` or not where it can be; with None it is only shown.
        """
        self._board, self._faded = board, faded
        self.setText(name)
        stages = [titled(cost_words(s.cost), " ".join(stage_sentences(s))) for s in board.stages]
        self.setAccessibleName(f"{wonder_name(board.wonder)}, {name}")
        first = [] if board.resource is None else [resource_name(board.resource)]
        self.setAccessibleDescription("; ".join([*first, *stages]))
        offered = chosen is not None
        self.setCheckable(offered)
        self.setChecked(bool(chosen))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if offered else Qt.FocusPolicy.NoFocus)
        shape = Qt.CursorShape.PointingHandCursor if offered else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not offered)
        self.update()

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        canvas.slab(rect, board_fill(self.side), 14)
        if self.isCheckable() and self.isChecked():
            canvas.rounded(rect, 14, None, "gold", 7)
        with canvas.faded(0.55 if self._faded else 1.0):
            self.look.lay(self.describe(), rect).paint(canvas)
        if self.hasFocus():
            focus_ring(canvas, rect, 14)

    def describe(self) -> Part:
        board = self._board
        if board is None:
            return Part()
        key = (str(SIDES.index(self.side) + 1),) if self.isCheckable() else ()
        words: list[Part] = [
            Icons(("line_sun" if self.side == "A" else "line_moon",), shade="dusk"),
            Text(self.text(), "title", bold=700, lines=1),
        ]
        if board.resource is not None:
            words.append(Icons((f"res_{board.resource}",), 2.0))
            words.append(Text(resource_name(board.resource), bold=600, lines=1))
        plate = row(*words, gap=10)
        picture = column(
            row(Space(0, 1), Ground(Keys(key), _plate, (4, 4, 4, 4))),
            Space(0, 1),
            row(Ground(plate, _plate, (12, 5, 16, 5)), Space(0, 1)),
        )
        stages = [_stage(number, stage) for number, stage in enumerate(board.stages)]
        wonder = wonder_picture(board.wonder, self.side, 5, 5, 9)
        shown = Ground(picture, wonder, (12, 12, 12, 12), 1)
        return Ground(column(shown, *stages, gap=8), None, (16, 16, 16, 12))


class DraftPage(KitPage):
    """The page for a `BoardDraft`: one question at a time; the marked choice can be taken."""

    answered = Signal(str)
    """The wonder or the side that was taken."""

    def __init__(self, art: Art) -> None:
        """Make the page empty until `show_draft`."""
        super().__init__(art)
        look = self.look
        self._draft: BoardDraft | None = None
        self._catalogue: Catalogue | None = None
        self.marked = ""
        """The wonder or the side that Enter would take."""
        self.tiles: list[WonderTile] = []
        self.sheets = {side: BoardSheet(look, self, side) for side in SIDES}
        self.cancel_button = Button(look, self, key=FixedKey.ESCAPE)
        self.take_button = Button(look, self, "ui_play", FixedKey.ENTER, primary=True)
        for side, sheet in self.sheets.items():
            sheet.clicked.connect(lambda _=False, side=side: self.mark(side))
            sheet.taken.connect(self._take)
        self.take_button.clicked.connect(self._take)

    # Showing ------------------------------------------------------------------------------

    def show_draft(self, draft: BoardDraft, catalogue: Catalogue) -> None:
        """Ask the open question; raises ValueError when there is none."""
        if draft.question is None:
            raise ValueError("nobody is asked anything")
        self.setFocus()  # a tile that is hidden with the keyboard on it would mark its neighbour
        self._draft, self._catalogue = draft, catalogue
        self.marked = draft.question.choices[0]
        self._show()
        arrives()
        self.open_at_top()
        self.focus_first()

    def mark(self, choice: str) -> None:
        """Show this choice; it is not taken yet. One that is not offered is ignored."""
        if choice not in self._asked()[1].choices:
            return
        self.marked = choice
        self._show()
        self.focus_first()

    def focus_first(self) -> None:
        """Focus the marked choice."""
        for button in (*self.tiles, *self.sheets.values()):
            if button.isCheckable() and button.isChecked() and not button.isHidden():
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        if self._draft is not None:
            self._show()

    def title(self) -> str:
        """Return a title that names the current player and the pick."""
        draft, question = self._asked()
        name = draft.match.seats[question.seat].name
        alone = isinstance(name, You)
        if question.about is About.WONDER and alone:
            return translate("NewGame", "Pick a wonder")
        if question.about is About.WONDER:
            return translate("NewGame", "{name} picks a wonder").format(name=name)
        wonder = draft.boards[question.seat].wonder or ""
        text = translate("NewGame", "{name} chooses a side of {city}")
        if alone:
            text = translate("NewGame", "Choose a side of {city}")
        return text.format(name=name, city=city_name(wonder))

    def _asked(self) -> tuple[BoardDraft, DraftQuestion]:
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
        while len(self.tiles) < len(choices):
            self.tiles.append(self._new_tile(len(self.tiles)))
        for number, tile in enumerate(self.tiles):
            tile.setVisible(number < len(choices))
            if number < len(choices):
                tile.show_wonder(choices[number], choices[number] == self.marked)
        wonder = self.marked if picking else draft.boards[question.seat].wonder or ""
        for side, sheet in self.sheets.items():
            name = side_name(names, side)
            wished = draft.boards[question.seat].side in (None, side)
            chosen = None if picking else side == self.marked
            board = self._catalogue.boards[wonder, side]
            sheet.show_board(board, name, faded=not wished, chosen=chosen)
        taken = city_name(wonder) if picking else board_name(names, wonder, self.marked)
        self.take_button.setText(translate("NewGame", "Take {board}").format(board=taken))
        self.setAccessibleName(self.title())
        self.rearrange()

    def _new_tile(self, number: int) -> WonderTile:
        tile = WonderTile(self.look, self, number)
        tile.clicked.connect(lambda: self.mark(tile.wonder))
        tile.taken.connect(self._take)
        return tile

    def describe(self) -> Part:
        if self._draft is None:
            return Part()
        draft, question = self._asked()
        seats = [
            self._seat(seat, board, asked=seat == question.seat)
            for seat, board in enumerate(draft.boards)
        ]
        sheets = [Held(sheet, weight=1) for sheet in self.sheets.values()]
        cancel = self.cancel_button.set_texts(translate("NewGame", "Back to the seats"))
        foot = row(Held(cancel, 330, 76), Space(0, 1), Held(self.take_button, 560, 76))
        body = column(
            row(*seats),
            self._tiles_part(len(question.choices)) if self._picks_wonder else Space(0),
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

    def _tiles_part(self, wonders: int) -> Part:
        """Return the tiles of so many wonders, in one row or in two."""
        tiles = self.tiles[:wonders]
        if wonders > _ACROSS:
            lower = [Held(tile, high=108, weight=1) for tile in tiles]
            return column(*in_rows(lower, math.ceil(wonders / 2), 14), gap=12)
        held = [Held(tile, (WIDTH - 120) / _ACROSS - 14, 136) for tile in tiles]
        return row(Space(0, 1), flow(*held, gap=14), Space(0, 1), gap=0)

    @property
    def _picks_wonder(self) -> bool:
        return self._asked()[1].about is About.WONDER

    def _take(self) -> None:
        self.answered.emit(self.marked)

    def _seat(self, seat: int, board: BoardWish, *, asked: bool) -> Part:
        """Return a seat of the row at the top: the player and the known part of the board."""
        info = self._asked()[0].match.seats[seat]
        shade = "ink" if asked else "parchment"
        face = portraits(self._asked()[0].match.seats)[seat]
        # Large names need the room; the wonder is named below them, too.
        wide = 56 if board.wonder is None or self.look.large else 106
        picture = Drawing(wide, 60, partial(_paint_picture, board=board, face=face))
        about = translate("NewGame", "picks now") if asked else "…"
        if board.wonder is not None:
            about = city_name(board.wonder)
        if board.wonder is not None and board.side is not None:
            assert self._catalogue is not None
            about = board_name(self._catalogue.side_names, board.wonder, board.side)
        words = column(
            Text(info.name, shade=shade, bold=700, lines=1, narrow=True, cut=not self.look.large),
            Text(about, "note", colour(shade, 0.85), narrow=True),
            gap=0,
            weight=1,
            middle=True,
        )
        ground = rounded(10, "gold" if asked else "bar", colour("gold", 0.8), 1.6)
        return Ground(row(picture, words, gap=6), ground, (8, 6, 8, 6), weight=1)

    # Keys ---------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        question, code = self._asked()[1], event.key()
        number = asked_number(event, On.DRAFT)
        choices = question.choices
        if code in ARROWS:
            place = (choices.index(self.marked) + sum(ARROWS[code])) % len(choices)
            self.mark(choices[place])
        elif number is not None and 0 < number <= len(choices):
            self.mark(choices[number - 1])
        else:
            super().keyPressEvent(event)


def _paint_picture(canvas: Canvas, rect: QRectF, board: BoardWish, face: str) -> None:
    """Paint the wonder, where there is one, and the player who has it or is to choose one."""
    place = QRectF(rect.left(), 0, rect.width() - canvas.s(16), canvas.s(60))
    place.moveTop(rect.center().y() - canvas.s(30))
    wonder_picture(board.wonder, board.side, radius=5)(canvas, place)
    draw_portrait(canvas, face, place.right() - canvas.s(8), place.center().y(), canvas.s(48))


def _stage(number: int, stage: Stage) -> Part:
    """Return a stage's cost and effects, and the same in words."""
    tokens = cost_tokens(stage.cost.coins, stage.cost.resources)
    cost = partial(draw_row, row=tokens, align="left", gap=-0.06)
    words = row(
        Cell(Text(ROMAN[number], "title", colour("ink", 0.8), 700, "center", lines=1), 44),
        column(Drawing(178, 44, cost), middle=True),
        Drawing(1.5, 44, rounded(0, colour("ink", 0.3))),
        column(Drawing(164, 52, partial(draw_row, row=stage_tokens(stage))), middle=True),
        Text(" ".join(stage_sentences(stage)), lines=4, weight=1),
        gap=8,
    )
    return Ground(words, _slab, (4, 8, 12, 8))
