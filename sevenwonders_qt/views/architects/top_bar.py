"""The bar at the top: which game and round, whose turn in order, and the buttons."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsItem

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.models.keys import cap, with_key
from sevenwonders_qt.models.portraits import portraits
from sevenwonders_qt.models.seats import Player
from sevenwonders_qt.views.architects.marks import who
from sevenwonders_qt.views.architects.part import ArchitectsPart
from sevenwonders_qt.views.kit.part import Drawing, Part, row
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import icon_button
from sevenwonders_qt.views.paint.portrait import draw_portrait
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.sound.button import sound_button
from sevenwonders_qt.views.table.panel import Answering, TableStyle

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
        """In the order of the turns; who plays is gold."""
        s, count = canvas.s, len(table.seats)
        place = QRectF(0, 0, min(s(190) * count, box.width() - s(800)), box.height() - s(18))
        place.moveCenter(box.center() - QPointF(0, s(1)))
        order = ((table.view.seat - number) % count for number in range(count))
        self.lay(canvas, row(*(_seat(table, seat) for seat in order), gap=0), place)


def _seat(table: ArchitectsTable, seat: Seat) -> Part:
    """A pill with portrait and name, and the chevrons to the next."""
    active = seat == table.view.active and table.view.result is None
    name = table.seats[seat].name
    text = _playing(table, seat) if active else name
    words = Text(text, "note", "ink" if active else "parchment", 600, "center", weight=1)
    portrait = Drawing(37, 37, partial(_paint_portrait, portrait=portraits(table.seats)[seat]))
    pill = Answering(
        row(portrait, words, gap=4),
        f"seat {seat}",
        f"{name} · {who(table, seat)}",
        paint=partial(_paint_pill, active=active),
        margins=(1, 0, 8, 0),
        weight=1,
        focusable=False,
    )
    return row(pill, Drawing(30, 0, _paint_chevrons), gap=0, weight=1)


def _paint_portrait(canvas: Canvas, rect: QRectF, portrait: str) -> None:
    middle = rect.center()
    draw_portrait(canvas, portrait, middle.x(), middle.y(), rect.width())


def _paint_pill(canvas: Canvas, rect: QRectF, active: bool) -> None:
    fill = colour("gold") if active else colour("sea_deep", darker=-35)
    canvas.rounded(rect, 18, fill, "gold_light" if active else "sea", 1.5)


def _paint_chevrons(canvas: Canvas, rect: QRectF) -> None:
    s, cy = canvas.s, rect.center().y()
    for left in (rect.left() + s(6), rect.left() + s(15)):
        canvas.polygon([(left, cy - s(7)), (left + s(8), cy), (left, cy + s(7))], "gold")


def _playing(table: ArchitectsTable, seat: Seat) -> str:
    """Who plays; on a screen that several people share everyone is called by name."""
    people = sum(info.player is Player.PERSON for info in table.seats)
    if people == 1 and seat == table.view.seat:
        return translate("Table", "Your turn")
    return translate("Table", "{name} plays").format(name=table.seats[seat].name)
