"""The bar along the top: Age, turn, who has chosen in passing order, and buttons."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.models.names import age_name, city_name
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.portrait import draw_portrait
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.bar import Bar
from sevenwonders_qt.views.table.border_bar import draw_border_seats
from sevenwonders_qt.views.table.part import CityPart
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate


class TopBar(Bar, CityPart):
    """What time it is in the match, and whom one waits for."""

    def show_match(self, shown: Shown) -> None:
        """Show the state of the match."""
        self._shown = shown
        view = shown.table.view
        ready = tuple(city.ready for city in view.cities), view.deciders
        owing = tuple(view.owing)
        self.renew((view.age, view.turn, view.seat, ready, owing, shown.table.seats))

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        self.draw_bar(canvas, box)
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
        if shown.free_seat is not None:
            draw_border_seats(canvas, box, shown, self._draw_seat)
            return
        s, view = canvas.s, shown.table.view
        count = len(view.cities)
        order = [(view.seat + view.direction * k) % count for k in range(count)]
        first, last = box.left() + s(392), box.right() - s(492)
        step = min(s(190), (last - first) / count)
        x = (first + last) / 2 - step * count / 2
        for seat in order:
            pill = QRectF(x, box.top() + s(8), step - s(30), box.height() - s(18))
            self._draw_seat(canvas, pill, shown, seat)
            for k in range(2):
                left, cy = pill.right() + s(6 + 9 * k), pill.center().y()
                wing, tip = s(7), left + s(8)
                canvas.polygon([(left, cy - wing), (tip, cy), (left, cy + wing)], "gold")
            x += step

    def _draw_seat(self, canvas: Canvas, pill: QRectF, shown: Shown, seat: int) -> None:
        s, view = canvas.s, shown.table.view
        city, own = view.cities[seat], seat == view.seat
        fill = colour("gold") if own else colour("sea_deep", darker=-35)
        canvas.rounded(pill, 18, fill, "gold_light" if own else "sea", 1.5)
        ready = shown.ready(seat)
        state = "state_ok" if ready else "ui_timer"
        draw_portrait(
            canvas, shown.portrait(seat), pill.left() + s(19), pill.center().y(), s(37), state
        )
        box = pill.adjusted(s(45), 0, -s(40 if seat == shown.free_decider else 8), 0)
        shade = "ink" if own else "parchment"
        canvas.text(box, shown.name(seat), 17, shade, 600, "left", "condensed")
        done = translate("Table", "has chosen") if ready else translate("Table", "is choosing")
        words = f"{shown.table.seats[seat].name} ({city_name(city.wonder)}): {done}"
        if seat == shown.free_decider:
            words += "\n" + translate("Table", "decides for the Free City this turn")
        self.add_spot(pill, f"seat {seat}", words, lambda: self.enlarge.emit(seat), radius=18)
