"""The bar along the top: Age, turn, seats in passing order with their state, and buttons."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.effects import Side
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.keys import with_key
from sevenwonders_qt.models.shown.box_hand import Moment
from sevenwonders_qt.models.shown.faces import EMBLEM, Shown
from sevenwonders_qt.models.words.letters import capitals
from sevenwonders_qt.models.words.names import age_name, city_name
from sevenwonders_qt.models.words.undo import Undo
from sevenwonders_qt.views.kit.part import Cell, Centre, Fitting, Ground, Part, Space, rounded, row
from sevenwonders_qt.views.kit.words import Text, drawn, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table import marks
from sevenwonders_qt.views.table.bar import Bar, in_order, seat_pill
from sevenwonders_qt.views.table.panel import Answering

translate = QCoreApplication.translate


class TopBar(Bar[Shown]):
    """The Age and turn of the match, and the players it waits for."""

    buttons_wide = 472

    def depends_on(self, shown: Shown) -> object:
        view = shown.table.view
        ready = tuple(city.ready for city in view.cities), view.deciders, tuple(view.owing)
        names = shown.table.seats, shown.table.you
        moment = shown.table.moment
        return view.age, view.turn, view.seat, ready, names, self.undo(shown), moment

    def says(self, shown: Shown) -> Part:
        view, moment = shown.table.view, shown.table.moment
        if moment is not None:
            return _of_moment(moment)
        age = max(1, view.age)
        name = age_name(age)
        turns = range(1, view.shape.turns + 1)
        dots = (Cell(drawn(26, partial(_draw_turn, turn=n, now=view.turn)), 28) for n in turns)
        text = translate("Table", "{age}, turn {turn} of {turns}")
        said = text.format(age=name, turn=max(1, view.turn), turns=view.shape.turns)
        ends = translate("Table", "After the last turn neighbours compare their shields.")
        return row(
            sign(f"age_{age}", 50),
            Text(capitals(name), "title", "parchment", 700, lines=1),
            Answering(row(*dots, gap=0), "turn", f"{said}\n{ends}", None, said, rule="turn"),
            gap=10,
        )

    def seats(self, shown: Shown) -> Part:
        """Return the seats in the order that hands are passed; the chevrons show the direction."""
        view, count = shown.table.view, len(shown.table.seats)
        if shown.free_seat is not None:
            return self._both(shown)
        order = ((view.seat + view.direction * k) % count for k in range(count))
        return in_order(self._seat(shown, seat) for seat in order)

    def undo(self, shown: Shown) -> tuple[Undo, str]:
        undo = with_key(translate("Table", "Undo the choice"), acts.UNDO)
        return shown.table.undo, undo if shown.may_take_back else ""

    def _both(self, shown: Shown) -> Part:
        """Return both players at their sides of the Border, where hands are swapped."""
        view, left = shown.table.view, shown.free_side is Side.LEFT
        other = view.right.seat if left else view.left.seat
        pills = [self._seat(shown, seat) for seat in (view.seat, other)][:: 1 if left else -1]
        words, sides = translate("Table", "hands swapped"), sign("trade_both", 34)
        swapped = Text(words, "note", "gold_light", 600, "center", 1, weight=1)
        rim = rounded(6, None, colour("gold", 0.7), 1.4)
        alone = row(Space(weight=1), sides, Space(weight=1), gap=4)
        border = Answering(
            Fitting(row(sides, swapped, gap=4), alone),
            "swap",
            words,
            paint=rim,
            margins=(7, 0, 6, 0),
            rule="two_turn",
        )
        between = Cell(Ground(border, None, (0, 3, 0, 3)), 236)
        return Centre(row(pills[0], between, pills[1]), 640, tall=True)

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
            rule="secrets",
            state=marks.seat_state(ready),
            act=partial(self.enlarge.emit, seat),
        )


def _of_moment(moment: Moment) -> Part:
    """Return the name of a moment outside the turns, with a dot for each of its steps."""
    words = moment.words()
    steps = range(1, moment.steps + 1)
    dots = (Cell(drawn(26, partial(_draw_turn, turn=n, now=moment.step)), 28) for n in steps)
    text = translate("Table", "{moment}, {number} of {count}")
    said = text.format(moment=words, number=moment.step, count=moment.steps) if steps else words
    named = Text(capitals(words), "title", "parchment", 700, lines=1)
    return Answering(row(sign(moment.icon, 46), named, row(*dots, gap=0), gap=10), "turn", said)


def _draw_turn(canvas: Canvas, x: float, y: float, size: float, turn: int, now: int) -> None:
    """Draw the number of the current turn; the turns before are filled."""
    if turn == now:
        canvas.ellipse(x, y, size / 2, None, "gold", "parchment", 2)
        canvas.number(x, y, str(turn), canvas.s(18))
    else:
        fill = colour("gold", 0.9) if turn < now else colour("bar")
        canvas.ellipse(x, y, size * 0.31, None, fill, "gold", 1.6)
