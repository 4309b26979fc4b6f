"""The curtain between two people at one screen: it hides the table until the next one is there."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QLinearGradient

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models.acts import FixedKey
from sevenwonders_qt.models.seats import NOBODY
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.shown.recent import news
from sevenwonders_qt.models.words.letters import capitals
from sevenwonders_qt.models.words.names import city_name, turn_name
from sevenwonders_qt.views.kit.part import (
    Cell,
    Centre,
    Drawing,
    Ground,
    Part,
    Sized,
    Space,
    column,
    row,
    slabbed,
)
from sevenwonders_qt.views.kit.steps import ENTER
from sevenwonders_qt.views.kit.words import Text, framed_slab
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import draw_portrait, wave_band
from sevenwonders_qt.views.paint.theme import colour, mix
from sevenwonders_qt.views.paint.wonder import draw_wonder
from sevenwonders_qt.views.table import marks
from sevenwonders_qt.views.table.action_button import button
from sevenwonders_qt.views.table.bar import seat_pill
from sevenwonders_qt.views.table.log_lines import SHARE, fitting, line_part, lines_part, log_lines
from sevenwonders_qt.views.table.overlay import Overlay
from sevenwonders_qt.views.table.panel import TableStyle

translate = QCoreApplication.translate

FOLDS: Final = 16
SCALLOPS: Final = 12


REST: Final = 400.0
"""Milliseconds before it can be lifted: the person before may press Enter once too often."""

_WIDE, _HIGH = 800.0, 774.0
"""Design pixels of the plaque in the middle."""


class Curtain(Overlay):
    """Covers the whole table, opaque, until the called person lifts it.

    It shows the called person and, from a table without any hand, that person's city, the seats
    that have chosen, and the events since the person's last choice.
    """

    rule = "secrets"

    lifted = Signal()
    """The called person is there."""

    def __init__(self, style: TableStyle, shown: Shown) -> None:
        """Call the player at the seat of the view."""
        super().__init__(style, closable=False)
        self.shown, self.seat, seats = shown, shown.table.view.seat, shown.players
        self.called = seats[self.seat].name
        said = news(shown.table.log, shown.table.seats, self.seat)
        self.news = log_lines(said, shown.table.seats, NOBODY)
        self.set_focus_key("lift")

    def box_in(self, table: QRectF) -> QRectF:
        return table

    def confirm(self) -> None:
        """Lift the curtain."""
        self.close()
        self.lifted.emit()

    def peek(self, on: bool) -> None:
        """Do nothing: a curtain is never transparent."""

    def key(self, event: QKeyEvent) -> bool:
        lifts = event.key() in (*ENTER, Qt.Key.Key_Space)
        if lifts:
            self.confirm()
        return lifts

    # Drawing -------------------------------------------------------------------------------

    def describe(self) -> Part:
        called = Ground(Sized(self._called(), 1.25), framed_slab, (40, 40, 40, 26))
        before, after = self._news()
        middle = row(before, Cell(called, _WIDE), after, gap=36)
        pills = [self._pill(seat) for seat in range(len(self.shown.players))]
        waiting = Centre(Sized(row(*pills, gap=20)), 220 * len(pills) - 20, tall=True)
        inside = column(
            Cell(middle, high=_HIGH), Cell(waiting, high=40), gap=20, weight=1, middle=True
        )
        return Ground(inside, self._paint_cloth, (34, 56, 34, 0))

    def _paint_cloth(self, canvas: Canvas, box: QRectF) -> None:
        s, painter = canvas.s, canvas.painter
        cloth = QLinearGradient(0, 0, 0, box.height())
        cloth.setColorAt(0, canvas.colour(mix("terracotta", "red_deep", 0.72)))
        cloth.setColorAt(1, canvas.colour("terracotta", darker=15))
        painter.fillRect(box, cloth)
        fold = box.width() / FOLDS
        for number in range(FOLDS):
            left = number * fold
            painter.fillRect(
                QRectF(left, 0, fold * 0.34, box.height()), canvas.colour("pure_black", 0.13)
            )
            light = QRectF(left + fold * 0.62, 0, fold * 0.16, box.height())
            painter.fillRect(light, canvas.colour("sky_warm", 0.08))
        self._draw_valance(canvas, box)
        dark = canvas.colour("red_deep", darker=25)
        painter.fillRect(QRectF(0, box.bottom() - s(60), box.width(), s(60)), dark)
        painter.fillRect(QRectF(0, box.bottom() - s(62), box.width(), s(5)), canvas.colour("gold"))

    def _draw_valance(self, canvas: Canvas, box: QRectF) -> None:
        """Draw the scalloped cloth along the top, with its frieze."""
        s, deep = canvas.s, colour("red_deep", darker=6)
        half = box.width() / SCALLOPS / 2
        middles = [(2 * number + 1) * half for number in range(SCALLOPS)]
        for cx in middles:
            canvas.ellipse(cx, s(92), half, s(62), colour("pure_black", 0.22))
        for cx in middles:
            canvas.ellipse(cx, s(82), half, s(60), deep, "gold", 4)
        band = QRectF(0, 0, box.width(), s(84))
        canvas.painter.fillRect(band, canvas.colour(deep))
        frieze = QRectF(0, s(26), box.width(), s(36))
        wave_band(canvas, frieze, "gold", alpha=0.85)

    def _called(self) -> Part:
        """Return the called city and portrait, the request, and the button."""
        text = translate("Prompt", "I am {name}, show the table").format(name=self.called)
        hint = translate("Prompt", "Press Enter or Space. Nobody's hand is shown until then.")
        lift = button("lift", text, self.confirm, "ui_eye", FixedKey.ENTER, primary=True)
        return column(
            Drawing(0, 378, self._paint_city),
            Text(translate("Prompt", "hand the screen to"), shade="ink_soft", align="center"),
            Drawing(0, 84, self._paint_name, said=self.called),
            Text(self._where(), "note", "ink_soft", 400, "center"),
            Space(weight=1),
            Cell(Centre(lift, 500, tall=True), high=82),
            Space(weight=0.7),
            Text(hint, "note", "ink_soft", 400, "center"),
            gap=8,
        )

    def _paint_city(self, canvas: Canvas, rect: QRectF) -> None:
        s, own = canvas.s, self.shown.own
        picture = rect.adjusted(0, 0, 0, -s(38))
        draw_wonder(canvas, picture, own.wonder, own.side, own.stages, own.stage_count, 12)
        face = self.shown.portrait(self.seat)
        draw_portrait(canvas, face, rect.center().x(), rect.bottom() - s(58), s(116))

    def _paint_name(self, canvas: Canvas, rect: QRectF) -> None:
        name = capitals(self.called)
        usual = 78 * min(1.0, 1.1 / canvas.text_factor)  # it has no room to grow much
        room = rect.width() - canvas.s(8) * len(name)
        size = canvas.size_for((name,), room, usual, 700, "title")
        canvas.text(rect, name, size, "ink", 700, "center", "title", 8)

    def _news(self) -> list[Part]:
        """Return the events since the last choice, on one slip or two beside the plaque."""
        s, lines, sizes = self.style.s, self.news, self.style.sizes(SHARE)
        wide = (self.rect.width() - s(_WIDE)) / 2 - s(70 + 32)
        first = fitting(lines, sizes, wide, s(_HIGH - 22) - sizes.leading("title"))
        head = Text(translate("Prompt", "Since your last choice"), "title", bold=700)
        slips = list[Part]()
        for shown in (lines[:first], lines[first:]):
            slip = column(head, lines_part(line_part(line, sizes) for line in shown), gap=6)
            ground = Ground(slip, slabbed(14, "parchment", depth=8), (18, 8, 14, 8))
            slips.append(Sized(column(ground), SHARE) if shown else Space(weight=1))
        return slips

    def _where(self) -> str:
        view, own = self.shown.table.view, self.shown.own
        parts = [city_name(own.wonder), self.shown.side(own)]
        if view.age:
            parts.append(turn_name(view.age, view.turn))
            parts.append(translate("Prompt", "%n card(s) in hand", None, own.hand_size))
        return " · ".join(parts)

    def _pill(self, seat: Seat) -> Part:
        """Show a seat that waits, has chosen or is called."""
        called, text = seat == self.seat, self.shown.players[seat].name
        if called:
            text = translate("Prompt", "{name} now").format(name=text)
        state = marks.seat_state(self.shown.table.view.cities[seat].ready)
        face = self.shown.portrait(seat)
        return seat_pill(seat, text, text, face, lit=called, rule="secrets", state=state)
