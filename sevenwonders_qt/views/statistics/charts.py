"""The charts of the statistics: victories by wonder and as columns, and where points come from."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.boxes import box_card, box_title
from sevenwonders_qt.models.shown.score_words import sign_of
from sevenwonders_qt.models.shown.statistics import CategoryTally, Tally, WonderTally
from sevenwonders_qt.models.words import statistics as words
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.numbers import decimal, percent, whole_number
from sevenwonders_qt.views.kit.field import Segments, options
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.part import (
    Beside,
    Cell,
    Centre,
    Drawing,
    Ground,
    Paint,
    Part,
    Space,
    column,
    grid,
    lay,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Held, Text
from sevenwonders_qt.views.paint.art import HEAD
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.plot import Plot
from sevenwonders_qt.views.paint.theme import Shade, colour, mix
from sevenwonders_qt.views.sheet.marks import draw_board, mark
from sevenwonders_qt.views.sheet.table import PATTERNED
from sevenwonders_qt.views.statistics.chart import (
    LUCK_DASH,
    Chart,
    Slabbed,
    Value,
    dashes,
    legend,
    luck_line,
)

translate = QCoreApplication.translate


SHOWN: Final = 7
_AXIS: Final = 316.0
"""From the left end of a line to where nothing was won."""
_END: Final = 130.0
"""From the right end of a line to the mark of all won; numbers are beyond it."""
_PICTURE, _NAME = 76.0, 170.0
"""The width of the picture at the left of a line, and of the name beside it."""
_HEAD: Final = 34.0
"""The height of the part above the lines."""
_BORDERS: Final = 32.0
"""The borders of the slab at both sides of a line."""
_APART: Final = 110.0
"""Two marks with their numbers fit beside each other from this distance on."""


class Form(StrEnum):
    """The forms of a `WonderChart`: wonders as a chart or as a table, or people as a chart."""

    CHART = "chart"
    TABLE = "table"
    PEOPLE = "people"


class WonderChart(Chart):
    """Every wonder that was played, the most successful first; sends the wonder picked.

    It shows those that cities have recruited in the same way, and sends the one picked.
    """

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent, SHOWN)
        self._wonders: Sequence[WonderTally] = ()
        self._people: Sequence[WonderTally] = ()
        self._chosen: object = None
        self._person = ""
        self._sided = True
        self.form: Segments[Form] = Segments(look, self, "well")
        self.form.lower()  # the first child has the focus first, as it is above the lines
        self._name_forms()
        self.form.chosen.connect(self.show_form)

    @property
    def as_table(self) -> bool:
        return self.form.value() is Form.TABLE

    @property
    def of_people(self) -> bool:
        """Whether it shows people and no wonders."""
        return self.form.value() is Form.PEOPLE and bool(self._people)

    @property
    def _shown(self) -> Sequence[WonderTally]:
        return self._people if self.of_people else self._wonders

    def show_wonders(
        self,
        wonders: Sequence[WonderTally],
        chosen: object,
        people: Sequence[WonderTally] = (),
        person: str = "",
    ) -> None:
        """Show these; all is filtered by the ``chosen`` one and the ``person``, if any."""
        self._wonders, self._chosen, self._people, self._person = wonders, chosen, people, person
        self._sided = not self._shown or any(side for each in self._shown for side in each.sides)
        self.title = translate("Statistics", "Victories by wonder")
        if self.of_people:
            text = translate("Statistics", "Victories · {what}")
            self.title = text.format(what=self._people_word())
        elif self._sided:
            self.title = translate("Statistics", "Victories by wonder and side")
        self._name_forms()
        values = [self._value(each, number) for number, each in enumerate(self._shown)]
        self.show_values(values, person if self.of_people else chosen)

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """Return the width of a table, and the height at which each line has room for words.

        They are real pixels; a chart has no width of its own.
        """
        borders = sizes.s(_BORDERS + 8 + _NAME + 12 + 10)
        wide = borders + _needed_by(_headings(), sizes) if self.as_table else 0.0
        one, two = sizes.leading("text"), 2 * sizes.leading("note")
        span = width - sizes.s(_BORDERS + _AXIS + _END)
        stacked = not self.as_table and any(_stacked(each, span, sizes) for each in self._shown)
        line = max(one, two) if stacked else one
        return wide, self.describe().high(sizes, width) + SHOWN * line

    def show_form(self, form: Form) -> None:
        """Show a table of numbers, marks on lines, or those of people."""
        self.form.set_value(form)
        self.show_wonders(self._wonders, self._chosen, self._people, self._person)

    def _name_forms(self) -> None:
        forms = {
            Form.CHART: translate("Statistics", "Chart"),
            Form.TABLE: translate("Statistics", "Table"),
        }
        if self._people:
            forms[Form.PEOPLE] = self._people_word()
        now = self.form.value()
        shown = now if now in forms else Form.CHART
        self.form.set_options(options(forms), shown or Form.CHART)

    def _people_word(self) -> str:
        """Return the name of the box that has brought the people."""
        return box_title(self._people[0].wonder)

    def _name_of(self, value: WonderTally) -> str:
        return words.person(value.wonder) if self.of_people else words.city(value.wonder)

    def _value(self, value: WonderTally, number: int) -> Value:
        name = self._name_of(value)
        said = [
            titled(words.board("", side), words.tally_words(found))
            for side, found in value.sides.items()
            if side
        ]
        named = Cell(_name(name), _NAME)
        board = partial(draw_board, wonder=value.wonder, side="A", titled=False)
        if self.of_people:
            board = partial(_draw_person, person=value.wonder)
        if self.as_table:
            line = row(named, _number_columns(_numbers(value)), gap=12)
        else:
            names = [_name(self._name_of(each)) for each in self._shown]
            line = row(Ground(_Picture(board, names), None, (0, 4, 0, 4)), named, gap=12)
        band = colour("ink", 0 if number % 2 else 0.045)

        def paint(canvas: Canvas, rect: QRectF) -> None:
            canvas.rounded(rect, 6, band)
            if not self.as_table:
                draw_shares(canvas, rect, value)

        part = Ground(line, paint, (8, 0, 10, 0))
        return Value(value.wonder, name, [words.tally_words(value.whole), *said], part)

    def describe(self) -> Part:
        held = self.held()
        lines = column(*held, Space(weight=SHOWN - len(held)), gap=0, weight=1)
        body: Part = Ground(lines, self._paint_axis, (0, _HEAD, 0, 0), 1)
        if self.as_table:
            heads = Ground(_number_columns(_headings()), None, (8 + _NAME + 12, 0, 10, 0))
            apart = Drawing(0, _HEAD, lambda canvas, rect: lay(canvas, heads, rect))
            body = column(apart, lines, gap=0, weight=1)
        last = min(len(self.values), self.first + SHOWN)
        where = f"{self.first + 1}–{last} / {len(self.values)}" if len(self.values) > SHOWN else ""
        count = Text(where, "note", "ink_soft", 600, lines=1)
        meaning = Space() if self.as_table else self._legend()
        return self.slab(
            body,
            Ground(row(Cell(meaning, 0, 1), count), None, (11, 0, 11, 0)),
            after=(Held(self.form, 360 if self._people else 240, 40),),
        )

    def _luck(self) -> float:
        """Return the share that luck alone would win."""
        shown = self._people if self.of_people else self._wonders
        played = sum(value.whole.played for value in shown)
        return sum(value.whole.chance for value in shown) / played if played else 0.0

    def _paint_axis(self, canvas: Canvas, rect: QRectF) -> None:
        s, top = canvas.s, rect.top() + canvas.s(_HEAD - 4)
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            x = _x(canvas, rect, share)
            shade = colour("ink", 0.15 if share else 0.5)
            canvas.line((x, top), (x, rect.bottom()), shade, 1.2)
            place = QRectF(x - s(40), top - s(26), s(80), s(24))
            canvas.text(place, percent(share), 15, "ink_soft", 500, "center", "condensed")
        x = _x(canvas, rect, self._luck())
        canvas.line((x, top), (x, rect.bottom()), "terracotta", 2, (4, 4))

    def _legend(self) -> Part:
        played = translate("Statistics", "played five times")
        sides = {
            "A": translate("Statistics", "side A, day"),
            "B": translate("Statistics", "side B, night"),
        }
        return legend(
            *((_side(side), text) for side, text in sides.items() if self._sided),
            (
                dashes(),
                translate("Statistics", "luck, {share}").format(share=percent(self._luck())),
            ),
            (Space(), f"{words.times(5)} = {played} · {words.few_words()}"),
        )


def _draw_person(canvas: Canvas, rect: QRectF, person: str) -> None:
    card = box_card(person)
    if card is not None:
        canvas.icon(f"{HEAD}{card.name}", *rect.center().toTuple(), rect.height())


class _Picture(Drawing):
    """The picture of a board; there is none in a column if a name needs its room, too."""

    def __init__(self, board: Paint, names: Sequence[Part]) -> None:
        super().__init__(_PICTURE, 0, board)
        self._names = names

    def wide(self, sizes: Sizes) -> float:
        whole = all(name.wide(sizes) <= sizes.s(_NAME) for name in self._names)
        return super().wide(sizes) if whole else 0.0


def _name(city: str) -> Part:
    return Text(city, bold=600, lines=1)


def _shares(value: WonderTally) -> list[tuple[str, Tally]]:
    """Return the results of each side that was played, the lower share first."""
    sides = [(side, value.sides[side]) for side in ("A", "B") if side in value.sides]
    return sorted(sides or [("", value.whole)], key=lambda one: one[1].share)


def _stacked(value: WonderTally, span: float, sizes: Sizes) -> bool:
    """Return whether two marks are one above the other; ``span`` is how far 0 % is from 100 %."""
    shares = [counted.share for _, counted in _shares(value)]
    return len(shares) > 1 and span * (shares[-1] - shares[0]) <= sizes.s(_APART)


def draw_shares(canvas: Canvas, rect: QRectF, value: WonderTally) -> None:
    """Draw a mark for every side at its share of victories, with the number beside it."""
    s, y, half = canvas.s, rect.center().y(), rect.height() / 2
    found = _shares(value)
    at = [_x(canvas, rect, counted.share) for _, counted in found]
    ends = [rect.right() - s(4)] * len(at)
    beside = at[-1] - at[0] > s(_APART)
    if beside:
        canvas.line((at[0], y), (at[1], y), colour("ink", 0.35), 5)
        ends[0] = at[1] - s(18)
    for (side, counted), x, end in zip(found, at, ends, strict=True):
        radius, place = min(15.0, half / s(1) - 1), QRectF(x, rect.top(), end - x, rect.height())
        if len(found) > 1 and not beside:  # one above the other
            radius = min(10.5, half / 2 / s(1) - 1)
            place.setHeight(half)
            place.moveTop(y if side == "B" else rect.top())
        place.setLeft(x - s(radius))
        lay(canvas, _share(side, counted, radius), place)


def _share(side: str, counted: Tally, radius: float) -> Part:
    """Return the mark of a side, and its share and plays."""
    shade = "ink_soft" if counted.few else "ink"
    text = f"{percent(counted.share)}  {words.times(counted.played)}"
    said = Text(text, "note", shade, 600, lines=1, narrow=True)
    ground = rounded(4, colour("parchment", 0.85))
    return row(_side(side, radius, hollow=counted.few), Ground(said, ground, (2, 0, 2, 0)), gap=4)


def _side(side: str, radius: float = 11, *, hollow: bool = False) -> Part:
    """Return a sun on a round, a moon on a square or a diamond; few results leave it hollow."""

    def paint(canvas: Canvas, rect: QRectF) -> None:
        x, y, r = rect.center().x(), rect.center().y(), canvas.s(radius)
        if side == "A":
            canvas.ellipse(x, y, r, None, "parchment" if hollow else "gold_light", "ink", 2)
            canvas.icon("line_sun", x, y, r * 1.78)
        elif side == "B":
            canvas.rounded(
                canvas.square(x, y, 2 * r), 5, "parchment" if hollow else "night", "ink", 2
            )
            canvas.icon("line_moon", x, y, r * 1.5, shade="night" if hollow else "moon")
        else:
            points = [(x - r, y), (x, y - r), (x + r, y), (x, y + r)]
            canvas.polygon(points, "parchment" if hollow else "terracotta", "ink", 2)

    return Drawing(2 * radius, 2 * radius, paint)


_Group = tuple[Part, Sequence[Part]]
"""The part before four numbers of the table, and the numbers."""


_WIDTHS: Final = (0.6, 1.0, 1.0, 1.3, 1.0)
"""The shares of the width: of a sign, plays, wins, average and best.

An average has the most digits.
"""


def _number_columns(groups: Iterable[_Group]) -> Part:
    """Return the numbers of a wonder and its sides in columns, below those of other wonders."""
    return Beside(*(Cell(part, 0, share) for part, share in _cells(groups)), gap=6, weight=1)


def _needed_by(groups: Iterable[_Group], sizes: Sizes) -> float:
    """Return the least width at which every part of such columns is whole, in real pixels."""
    cells = list(_cells(groups))
    unit = max(part.wide(sizes) / share for part, share in cells)
    return unit * sum(share for _, share in cells) + sizes.s(6 * (len(cells) - 1))


def _cells(groups: Iterable[_Group]) -> Iterator[tuple[Part, float]]:
    """Yield every part of a line with its share of the width."""
    for before, numbers in groups:
        yield from zip((before, *numbers), _WIDTHS, strict=True)


def _numbers(value: WonderTally) -> Iterator[_Group]:
    """Yield games played, won, average and best: of the wonder and of each side."""
    for counted in (value.whole, value.sides.get("A"), value.sides.get("B")):
        texts = ["–"] * 4
        if counted is not None:
            points = decimal(counted.average), whole_number(counted.best)
            texts = [str(counted.played), str(counted.won), *points]
        faint = counted is None or counted.few
        text = partial(
            Text, shade="ink_soft" if faint else "ink", align="right", lines=1, narrow=True
        )
        won = 500 if faint else 700
        yield Space(), [text(words, bold=won if n == 1 else 500) for n, words in enumerate(texts)]


def _headings() -> Iterator[_Group]:
    texts = (
        translate("Statistics", "plays"),
        translate("Statistics", "wins"),
        translate("Statistics", "avg."),
        translate("Statistics", "best"),
    )
    head = partial(Text, role="note", shade="ink_soft", align="right", lines=1, narrow=True)
    heads = [head(text) for text in texts]
    return iter(((Space(), heads), (_side("A"), heads), (_side("B"), heads)))


def _x(canvas: Canvas, line: QRectF, share: float) -> float:
    left, right = line.left() + canvas.s(_AXIS), line.right() - canvas.s(_END)
    return left + (right - left) * share


_BROAD: Final = 150.0
_NUMBER: Final = 34.0


class ColumnChart(Chart):
    """A column for each value; sends the one picked."""

    def __init__(
        self, look: Look, parent: QWidget, name: Callable[[Any], str], *, rising: bool = False
    ) -> None:
        """Set ``name``, the words under a column; ``rising`` ones grow darker."""
        super().__init__(look, parent, 6)
        self._rising = rising
        self.note = ""
        """A few words under the title."""
        self._name = name
        self._top = 1.0

    def show_columns(self, columns: Sequence[tuple[Any, Tally]], chosen: object) -> None:
        """Show these; all is filtered by the ``chosen`` one, if any."""
        highest = max((max(tally.share, tally.luck) for _, tally in columns), default=1.0)
        self._top = max(0.4, math.ceil(highest * 5) / 5)
        values = []
        for number, (key, tally) in enumerate(columns):
            darker = mix("gold_light", "terracotta", (number + 0.5) / len(columns))
            shade: Shade = darker if self._rising else "sea"
            name = self._name(key)
            values.append(
                Value(key, name, [words.tally_words(tally)], self._column(name, tally, shade))
            )
        self.show_values(values, chosen)

    def _column(self, name: str, tally: Tally, shade: Shade) -> Part:
        """Return the column, and below it its name and the times that was played."""
        drawn = Drawing(0, 0, partial(self._draw_column, tally=tally, shade=shade), weight=1)
        label = Text(name, "note", bold=700, align="center", lines=1, narrow=True)
        times = Text(words.times(tally.played), "note", "ink_soft", 500, "center", lines=1)
        return column(drawn, label, times, gap=2)

    def _draw_column(self, canvas: Canvas, rect: QRectF, tally: Tally, shade: Shade) -> None:
        """Draw the column before its piece of the scale, its share above it and luck across it."""
        s, middle = canvas.s, rect.center().x()
        plot = Plot(rect.adjusted(0, s(_NUMBER), 0, 0), 1, 0.0, self._top)
        for step in range(round(self._top * 5) + 1):
            line = (rect.left(), plot.y(step / 5)), (rect.right(), plot.y(step / 5))
            canvas.line(*line, colour("ink", 0.1 if step else 0.6), 1.2 if step else 1.6)
        wide, luck = min(rect.width() * 0.66, s(70)), plot.y(tally.luck)
        bar = QRectF(middle - wide / 2, 0, wide, max(s(3), rect.bottom() - plot.y(tally.share)))
        bar.moveBottom(rect.bottom())
        fill = None if tally.few else shade
        canvas.rounded(bar, 4, fill, colour("ink", 0.8 if tally.few else 0.5), 1.6)
        top = luck if bar.top() - s(_NUMBER) < luck < bar.top() + s(4) else bar.top()
        number = QRectF(rect.left(), top - s(32), rect.width(), s(28))
        ink, size = "ink_soft" if tally.few else "ink", self.look.sizes.size("text")
        canvas.text(number, percent(tally.share), size, ink, 800, "center", "condensed")
        ends = (middle - wide * 0.68, luck), (middle + wide * 0.68, luck)
        canvas.line(*ends, "parchment", 6)
        canvas.line(*ends, "ink", 2.5, LUCK_DASH)

    def describe(self) -> Part:
        luck = legend((luck_line(), translate("Statistics", "luck")))
        note = Cell(Text(self.note, "note", "ink_soft", 400), weight=1, keeps=True)
        columns = Centre(row(*self.held(), gap=0), _BROAD * len(self.values), tall=True)
        below = Ground(row(note, luck), None, (8, 0, 8, 0))
        return self.slab(below, Ground(columns, None, (4, 0, 4, 0), 1))


_STRETCH: Final = 14.0
"""Design pixels between two lines at most."""


class CategoryChart(Slabbed):
    """A bar for the average of each category, a diamond for the most."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._rows: Sequence[CategoryTally] = ()

    def show_categories(self, rows: Sequence[CategoryTally]) -> None:
        """Show these."""
        self._rows = rows
        self.title = translate("Statistics", "Where points come from")
        self.setAccessibleName(self.title)
        sentence = translate("Statistics", "{category}: {average} on average, {best} at best")
        self.setAccessibleDescription(
            ". ".join(
                sentence.format(
                    category=words.category(tally.category),
                    average=decimal(tally.average),
                    best=whole_number(tally.best),
                )
                for tally in rows
            )
        )
        self.arrange()

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """Return no width, and the height of its lines where they are smallest, in real pixels."""
        return 0.0, self.describe().high(sizes.smaller()[-1], width)

    def describe(self) -> Part:
        heading = Text(translate("Statistics", "average  ·  most"), "note", "ink_soft", lines=1)
        lines = grid([self._line(each) for each in self._rows], 0, 8, weight=1, stretch=_STRETCH)
        return self.slab(Ground(lines, None, (10, 0, 8, 0), 1), after=(heading,))

    def _line(self, tally: CategoryTally) -> Sequence[Part]:
        """Return a sign, the name, the bar, and both numbers."""
        low = min(0.0, *(min(each.average, each.best) for each in self._rows))
        most = max(1.0, *(max(each.average, each.best) for each in self._rows))
        bar = partial(_draw_bar, tally=tally, low=low, most=most)
        sign, _ = sign_of(tally.category)
        average, best = decimal(tally.average), whole_number(tally.best)
        return (
            Cell(mark(sign, 32) if sign else Space(), 32, keeps=True),
            Text(words.category(tally.category), "note", bold=600, narrow=True),
            Drawing(0, 0, bar, 1),
            Cell(Text(average, bold=700, align="right", narrow=True, lines=1), 60),
            Cell(Text(best, shade="ink_soft", bold=600, align="right", narrow=True, lines=1), 56),
        )


def _draw_bar(canvas: Canvas, rect: QRectF, tally: CategoryTally, low: float, most: float) -> None:
    """Draw a bar for the average, and a diamond for the most."""
    s, y, high = canvas.s, rect.center().y(), rect.height()
    unit = rect.width() / (most - low)
    zero = rect.left() - low * unit
    end = zero + tally.best * unit
    canvas.line((zero, y), (end, y), colour("ink", 0.3), 2)
    first, last = sorted((zero, zero + tally.average * unit))
    bar = QRectF(first, y - high * 0.3, max(1.0, last - first), high * 0.6)
    _, fill = sign_of(tally.category)
    if fill in PATTERNED:
        with canvas.clip(bar, 3):
            canvas.pattern(bar, fill)
    canvas.rounded(bar, 3, None if fill in PATTERNED else fill, colour("ink", 0.6), 1.4)
    half = min(s(8), high * 0.32)
    points = [(end - half, y), (end, y - half), (end + half, y), (end, y + half)]
    canvas.polygon(points, "parchment", "ink", 2)
