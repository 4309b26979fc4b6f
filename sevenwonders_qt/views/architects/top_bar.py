"""The bar at the top: which game and round, whose turn in order, and the buttons."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtWidgets import QGraphicsItem

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.models.keys import cap, with_key
from sevenwonders_qt.models.portraits import portraits
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.views.architects.marks import who
from sevenwonders_qt.views.architects.part import ArchitectsPart
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import icon_button
from sevenwonders_qt.views.paint.portrait import draw_portrait
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.sound.button import sound_button
from sevenwonders_qt.views.table.panel import TableStyle

translate = QCoreApplication.translate

BUTTONS_WIDE = 209.0
"""Design pixels of the buttons at the end of the bar."""


class TopBar(ArchitectsPart):
    """The turn passes to the left, as the chevrons point."""

    menu = Signal()
    help = Signal()
    hint = Signal()

    offers_hints = True
    sound = Signal()
    """Sound on where it is off, off where it is on."""

    def __init__(self, style: TableStyle, parent: QGraphicsItem | None = None) -> None:
        super().__init__(style, parent)
        self._sounding = True

    def show_sounding(self, sounding: bool) -> None:
        """Show on the button whether there is sound."""
        if sounding != self._sounding:
            self._sounding = sounding
            self.refresh()

    def name(self) -> str:
        return translate("Accessible", "The match")

    def draw_ground(self, canvas: Canvas, box: QRectF) -> None:
        s = canvas.s
        canvas.painter.fillRect(box, colour("bar"))
        line = QRectF(box.left(), box.bottom() - s(3), box.width(), s(3))
        canvas.painter.fillRect(line, colour("gold", 0.8))
        self._draw_buttons(canvas, box)

    def draw_table(self, canvas: Canvas, box: QRectF, table: ArchitectsTable) -> None:
        s = canvas.s
        name = QRectF(s(24), box.top(), s(220), box.height())
        title = translate("Table", "Architects").upper()
        drawn = canvas.text(name, title, 22, "parchment", 700, "left", "title")
        number = QRectF(s(40) + drawn, box.top() + s(1), s(130), box.height())
        text = translate("Table", "round {number}").format(number=table.round)
        canvas.text(number, text, 18, colour("parchment", 0.8), 400, "left", "condensed")
        self._draw_seats(canvas, box, table)

    def _draw_buttons(self, canvas: Canvas, box: QRectF) -> None:
        s = canvas.s
        x, cy = box.right() - s(34), box.center().y() - s(1)
        rect = icon_button(canvas, x, cy, s(42), "ui_settings")
        self.add_spot(rect, "menu", translate("Table", "Menu (Esc)"), self.menu.emit, radius=9)
        icon, words = sound_button(self._sounding)
        rect = icon_button(canvas, x - s(50), cy, s(42), icon)
        self.add_spot(rect, "sound", words, self.sound.emit, radius=9)
        rect = icon_button(canvas, x - s(100), cy, s(42), "ui_help")
        self.add_spot(
            rect,
            "help",
            translate("Table", "Help ({key} twice)").format(key=cap("help")),
            self.help.emit,
            radius=9,
        )
        if self.offers_hints:
            rect = icon_button(canvas, x - s(150), cy, s(42), "ui_hint")
            self.add_spot(
                rect, "hint", with_key(translate("Table", "Hint"), "hint"), self.hint.emit, radius=9
            )

    def _draw_seats(self, canvas: Canvas, box: QRectF, table: ArchitectsTable) -> None:
        s, view = canvas.s, table.view
        count = len(table.seats)
        step = min(s(190), (box.width() - s(800)) / count)
        x = box.center().x() - step * count / 2
        for place in range(count):
            seat = (view.seat - place) % count
            active = seat == view.active and view.result is None
            pill = QRectF(x, box.top() + s(8), step - s(30), box.height() - s(18))
            fill = colour("gold") if active else colour("sea_deep", darker=-35)
            canvas.rounded(pill, 18, fill, "gold_light" if active else "sea", 1.5)
            name = table.seats[seat].name
            text = _playing(table, seat) if active else name
            portrait = portraits(table.seats)[seat]
            draw_portrait(canvas, portrait, pill.left() + s(19), pill.center().y(), s(37))
            words = pill.adjusted(s(41), 0, -s(8), 0)
            shade = "ink" if active else "parchment"
            canvas.text(words, text, 17, shade, 600, "center", "condensed", shrink=0.6)
            self.add_spot(pill, f"seat {seat}", f"{name} · {who(table, seat)}", focusable=False)
            for chevron in range(2):
                left, cy = pill.right() + s(6 + 9 * chevron), pill.center().y()
                wing = s(7)
                canvas.polygon([(left, cy - wing), (left + s(8), cy), (left, cy + wing)], "gold")
            x += step


def _playing(table: ArchitectsTable, seat: Seat) -> str:
    """Who plays; on a screen that several people share everyone is called by name."""
    people = sum(info.player is Player.PERSON for info in table.seats)
    if people == 1 and seat == table.view.seat:
        return translate("Table", "Your turn")
    return translate("Table", "{name} plays").format(name=table.seats[seat].name)
