"""The bar along the top: Age, turn, who has chosen in passing order, and buttons."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.effects import Side
from sevenwonders_qt.models.names import age_name, city_name
from sevenwonders_qt.models.shown import EMBLEM, Shown
from sevenwonders_qt.views.kit.part import Cell, Ground, Part, barred, row
from sevenwonders_qt.views.kit.words import Text, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table import marks
from sevenwonders_qt.views.table.bar import Bar, in_order, seat_pill
from sevenwonders_qt.views.table.panel import TablePart

translate = QCoreApplication.translate


class TopBar(Bar, TablePart[Shown]):
    """What time it is in the match, and whom one waits for."""

    def depends_on(self, shown: Shown) -> object:
        view = shown.table.view
        ready = tuple(city.ready for city in view.cities), view.deciders, tuple(view.owing)
        return view.age, view.turn, view.seat, ready, shown.table.seats

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        barred("bar")(canvas, box)
        if self._shown is not None:
            self._draw_age(canvas, box, self._shown)
            self._draw_seats(canvas, box, self._shown)
        self.draw_buttons(canvas, box)

    def _draw_age(self, canvas: Canvas, box: QRectF, shown: Shown) -> None:
        s, cy = canvas.s, box.center().y()
        view = shown.table.view
        age = max(1, view.age)
        canvas.icon(f"age_{age}", s(38), cy + s(3), s(50))
        words = QRectF(s(72), box.top(), s(120), box.height())
        name = age_name(age)
        x = words.left() + canvas.text(words, name.upper(), 22, "parchment", 700, "left", "title")
        x = max(s(172), x + s(16))
        start = x
        for turn in range(1, view.shape.turns + 1):
            cx = x + s(13)
            if turn == view.turn:
                canvas.ellipse(cx, cy, s(13), None, "gold", "parchment", 2)
                number = QRectF(cx - s(13), cy - s(13.5), s(26), s(26))
                canvas.text(number, str(turn), 16, "ink", 700, "center", "condensed")
            else:
                fill = colour("gold", 0.9) if turn < view.turn else colour("bar")
                canvas.ellipse(cx, cy, s(8), None, fill, "gold", 1.6)
            x += s(28)
        text = translate("Table", "{age}, turn {turn} of {turns}")
        words_of_turn = text.format(age=name, turn=max(1, view.turn), turns=view.shape.turns)
        place = QRectF(start, box.top(), x - start, box.height())
        ends = translate("Table", "After the last turn neighbours compare their shields.")
        tip = f"{words_of_turn}\n{ends}"
        self.add_spot(place, "turn", tip, accessible_name=words_of_turn, focusable=False)

    def _draw_seats(self, canvas: Canvas, box: QRectF, shown: Shown) -> None:
        """In the order that hands are passed; the chevrons point the way they go."""
        s, view, count = canvas.s, shown.table.view, len(shown.table.seats)
        if shown.free_seat is not None:
            self._draw_both(canvas, box, shown)
            return
        place = QRectF(0, 0, min(s(190) * count, box.width() - s(884)), box.height() - s(18))
        place.moveCenter(box.center() - QPointF(s(50), s(1)))
        order = ((view.seat + view.direction * k) % count for k in range(count))
        self.lay(canvas, in_order(self._seat(shown, seat) for seat in order), place)

    def _draw_both(self, canvas: Canvas, box: QRectF, shown: Shown) -> None:
        """Both players as they sit, and the Border between them, over which hands are swapped."""
        s, view = canvas.s, shown.table.view
        left = shown.free_side is Side.LEFT
        other = view.right.seat if left else view.left.seat
        pills = [self._seat(shown, seat) for seat in (view.seat, other)][:: 1 if left else -1]
        swapped = Text(
            translate("Table", "hands swapped"), "note", "gold_light", 600, "center", weight=1
        )
        border = Ground(row(sign("trade_both", 34), swapped, gap=4), _paint_border, (7, 0, 6, 0))
        place = QRectF(0, 0, s(572), box.height() - s(18))
        place.moveCenter(box.center() - QPointF(0, s(1)))
        self.lay(canvas, row(pills[0], Cell(border, 168), pills[1]), place)

    def _seat(self, shown: Shown, seat: Seat) -> Part:
        view, name = shown.table.view, shown.table.seats[seat].name
        ready, decides = shown.ready(seat), seat == shown.free_decider
        done = translate("Table", "has chosen") if ready else translate("Table", "is choosing")
        words = f"{name} ({city_name(view.cities[seat].wonder)}): {done}"
        if decides:
            words += "\n" + translate("Table", "decides for the Free City this turn")
        return seat_pill(
            seat,
            shown.name(seat),
            words,
            shown.portrait(seat),
            *((sign(EMBLEM, 33),) if decides else ()),
            lit=seat == view.seat,
            state=marks.seat_state(ready),
            act=partial(self.enlarge.emit, seat),
        )


def _paint_border(canvas: Canvas, rect: QRectF) -> None:
    middle, high = rect.center().y(), canvas.s(29)
    place = QRectF(rect.left(), middle - high / 2, rect.width(), high)
    canvas.rounded(place, 6, None, colour("gold", 0.7), 1.4)
