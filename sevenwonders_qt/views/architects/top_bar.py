"""The bar at the top: which game and round, whose turn in order, and the buttons."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.views.architects.marks import who
from sevenwonders_qt.views.architects.part import ArchitectsPart
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import icon_button
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate


class TopBar(ArchitectsPart):
    """The turn passes to the left, as the chevrons point."""

    menu = Signal()
    help = Signal()

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        s = canvas.s
        canvas.painter.fillRect(box, colour("bar"))
        line = QRectF(box.left(), box.bottom() - s(3), box.width(), s(3))
        canvas.painter.fillRect(line, colour("gold", 0.8))
        table = self.table
        if table is not None:
            name = QRectF(s(24), box.top(), s(220), box.height())
            title = translate("Table", "Architects").upper()
            drawn = canvas.text(name, title, 22, "parchment", 700, "left", "title")
            number = QRectF(s(40) + drawn, box.top() + s(1), s(130), box.height())
            text = translate("Table", "round {number}").format(number=table.round)
            canvas.text(number, text, 18, colour("parchment", 0.8), 400, "left", "condensed")
            self._draw_seats(canvas, box, table)
        x = box.right() - s(34)
        buttons = (
            ("ui_settings", "menu", translate("Table", "Menu (Esc)"), self.menu.emit),
            ("ui_help", "help", translate("Table", "Help (F1)"), self.help.emit),
        )
        for icon, key, words, action in buttons:
            rect = icon_button(canvas, x, box.center().y() - s(1), s(42), icon)
            self.add_spot(rect, key, words, action, radius=9)
            x -= s(50)

    def _draw_seats(self, canvas: Canvas, box: QRectF, table: ArchitectsTable) -> None:
        s, view = canvas.s, table.view
        count = len(table.seats)
        step = min(s(190), (box.width() - s(720)) / count)
        x = box.center().x() - step * count / 2
        for place in range(count):
            seat = (view.seat - place) % count
            active = seat == view.active and view.result is None
            pill = QRectF(x, box.top() + s(8), step - s(30), box.height() - s(18))
            fill = colour("gold") if active else colour("sea_deep", darker=-35)
            canvas.rounded(pill, 18, fill, "gold_light" if active else "sea", 1.5)
            name = table.seats[seat].name
            text = translate("Table", "{name} plays").format(name=name) if active else name
            words = pill.adjusted(s(8), 0, -s(8), 0)
            shade = "ink" if active else "parchment"
            canvas.text(words, text, 17, shade, 600, "center", "condensed", shrink=0.6)
            self.add_spot(pill, f"seat {seat}", f"{name} · {who(table, seat)}", focusable=False)
            for chevron in range(2):
                left, cy = pill.right() + s(6 + 9 * chevron), pill.center().y()
                wing = s(7)
                canvas.polygon([(left, cy - wing), (left + s(8), cy), (left, cy + wing)], "gold")
            x += step
