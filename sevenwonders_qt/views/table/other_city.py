"""Every city except the own one, in as much detail as fits; and the deciders for the Free City."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.effects import Colour, Side
from sevenwonders_qt.games.classic.free_city import holder_in_turn
from sevenwonders_qt.games.classic.view import CityView
from sevenwonders_qt.models.acts import Act
from sevenwonders_qt.models.keys import cap
from sevenwonders_qt.models.shown.faces import EMBLEM, Shown
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.names import city_name
from sevenwonders_qt.models.words.rules.links import rule_of_stage
from sevenwonders_qt.models.words.table import coins, sales_words, savings_words, stage_words
from sevenwonders_qt.views.kit.part import (
    Cell,
    Drawing,
    Fitting,
    Ground,
    Part,
    Sized,
    Space,
    column,
    in_rows,
    rounded,
    row,
    ruled,
    slabbed,
)
from sevenwonders_qt.views.kit.words import Keys, Number, Text, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.strip import draw_chip
from sevenwonders_qt.views.paint.theme import Shade, board_fill, colour, mix
from sevenwonders_qt.views.table import marks
from sevenwonders_qt.views.table.bar import named_head, portrait
from sevenwonders_qt.views.table.boxes import InPanels
from sevenwonders_qt.views.table.counters import (
    counter_words,
    fitted,
    in_one_row,
    in_two_rows,
    peaceful,
    pieces,
    war,
)
from sevenwonders_qt.views.table.marks import border_words, neighbour_border
from sevenwonders_qt.views.table.panel import Answering, Noted, TablePart, TableStyle

translate = QCoreApplication.translate

_WIDE: Final = 700.0
_MIDDLE: Final = 400.0
"""The least design pixels of a far city that has room for names, or for each structure."""

_USUAL: Final = 1.14
"""The factor on text in the smallest window."""

_LARGE: Final = 0.7
"""The share of large text at which all names have room in a far city, so that all are alike."""

_NAMED: Final = 128.0
"""The least width of a strip for the name of its structure, with text of the usual size."""

_PICTURE: Final = 118.0
_BESIDE: Final = 223.0
"""Design pixels of the picture of a neighbour at least, and of all but that and its structures."""

_STRIP: Final = 48.0
"""The largest height of a strip."""


class OtherCity(TablePart[Shown]):
    """A neighbour in full, with its goods for sale and the common border; of others less.

    A far city has strips when it is wide, chips when it is middling, counters alone when narrow.
    """

    rule = "secrets"

    def __init__(
        self,
        style: TableStyle,
        key: Act,
        side: Side | None = None,
        boxes: Sequence[InPanels] = (),
    ) -> None:
        """``key`` shows it large; a neighbour is on a ``side`` of the own city.

        ``boxes`` are the parts of expansions within it.
        """
        super().__init__(style)
        self._boxes = boxes
        self.key, self.side = key, side
        self.seat: Seat = 0

    def entry(self) -> str:
        return marks.board_entry(self._city(self._shown)) if self._shown is not None else ""

    def next_strip(self, kind: Colour) -> QRectF:
        """Return about the place of another structure of a colour: below the others of its kind."""
        strips, shown = self.place_within("strips"), self._shown
        if shown is None:
            return strips
        city, s = self._city(shown), self.style.s
        left, _ = self._columns(shown, city)
        colours = {shown.card(card).colour for group in left for card in group}
        edge = strips.left() if kind in (*colours, *marks.ECONOMY) else strips.right()
        size = QSizeF((strips.width() - s(8)) / 2, s(_STRIP))
        return marks.next_strip(self, city, strips, edge, size)

    def depends_on(self, shown: Shown) -> object:
        city, table = self._city(shown), shown.table
        view = table.view
        looks = (
            shown.own.shields,
            shown.free_seat,
            table.prices,
            savings_words(view, self.seat),
            view.current_age,
            view.seat,
            view.pairs,
        )
        names = table.seats[self.seat], table.you
        more = [box.seen(table, self.seat) for box in self._boxes]
        return city, names, looks if self.side else None, more

    def name(self) -> str:
        if self._shown is None:
            return ""
        text = translate("Accessible", "Far city: {name}, {city}")
        if self.side is Side.LEFT:
            text = translate("Accessible", "Left neighbour: {name}, {city}")
        elif self.side is Side.RIGHT:
            text = translate("Accessible", "Right neighbour: {name}, {city}")
        board = self._shown.board_name(self._city(self._shown))
        return text.format(name=self._shown.name(self.seat), city=board)

    def _city(self, shown: Shown) -> CityView:
        return shown.table.view.cities[self.seat]

    # Drawing -------------------------------------------------------------------------------

    def describe_table(self, shown: Shown) -> Part:
        city = self._city(shown)
        paint = slabbed(12 if self.side else 10, board_fill(city.side))
        if self.side is not None:
            return Ground(self._near(shown, city, self.side), paint, (8, 8, 8, 8))
        wide, high = (length / self.style.u - 12 for length in self.rect.size().toTuple())
        if wide + 12 > _WIDE:
            part = self._wide(shown, city, wide, high)
        else:
            below = (
                self._middle(shown, city, wide, high - 32)
                if wide + 12 > _MIDDLE
                else self._narrow(city)
            )
            part = column(Cell(self._head(shown, city, small=True), high=28), below, gap=4)
        narrow = self.style.large and wide + 12 <= _WIDE
        words = self._words(shown, city)
        return Answering(
            Sized(part, _LARGE if narrow else 1.0),
            "city",
            words + "\n" + counter_words(city),
            partial(self.enlarge.emit, self.seat),
            words,
            paint=paint,
            margins=(6, 6, 6, 6),
            radius=10,
        )

    def _columns(self, shown: Shown, city: CityView) -> tuple[marks.Groups, marks.Groups]:
        """Return its structures in two columns, with no strip too low to be read."""
        u = self.style.u
        room = self.rect.height() / u - 16 - _PICTURE - _BESIDE
        return marks.columns_of(shown, city, max(1, int(room / (marks.LOW_STRIP / u + 4))))

    def _near(self, shown: Shown, city: CityView, side: Side) -> Part:
        """Return the parts from top to bottom; the picture makes room for names in two lines."""
        wide, high = (length / self.style.u - 16 for length in self.rect.size().toTuple())
        columns = self._columns(shown, city)
        rows = max(sum(map(len, each)) for each in columns)
        strip = max(42 if city.seat == shown.free_seat else 33, marks.TWO_LINES / self.style.u + 4)
        picture = max(_PICTURE, min(wide / 2, high - _BESIDE - 22 - rows * strip))
        words = counter_words(city)
        room = high - picture - _BESIDE
        strips = marks.strips(shown, columns, room, _STRIP, self.enlarge.emit)
        counters = in_two_rows(city, 36)
        bar, about = neighbour_border(shown, city, side), border_words(shown, city, side)
        border = Sized(Answering(bar, "border", about, rule="war"), 0.94)
        return column(
            Cell(self._head(shown, city), high=36),
            Cell(Noted(marks.board(city, self._stages(shown, city), 8), "picture"), high=picture),
            Noted(Answering(counters, "counters", words), "coins"),
            Noted(self._sales(shown, city, side), "sells"),
            Noted(Cell(strips, weight=1), "strips", 1),
            Cell(border, high=40),
            gap=6,
        )

    def _wide(self, shown: Shown, city: CityView, wide: float, high: float) -> Part:
        """Return the picture with its stages, then named strips in two rows."""
        stages = marks.plinth_drawings(shown, city, 32)
        cards = shown.by_colour(city)
        rows = 2 if len(cards) <= 14 else 3
        least = -(-len(cards) // rows)
        strip = _NAMED * max(1.0, self.style.text / _USUAL)
        fitting = int((wide - 2 * high - 5) / (strip + 5))
        across = max(least, min(5, fitting))
        head = row(
            Cell(self._head(shown, city), weight=2, high=36),
            Noted(in_one_row(city, 38), "coins", 3),
            Keys((cap(self.key),)),
            gap=14,
        )
        press = self.enlarge.emit
        strips = [marks.structure(shown, card, press, whole=True) for card in cards]
        chips = [marks.structure(shown, card, press, draw_chip) for card in cards]
        named = [column(*in_rows(strips, across, 5, rows), gap=5)] if least <= fitting else []
        return row(
            Cell(marks.board(city, stages, 7), 2 * high),
            column(
                head,
                Cell(
                    Fitting(*named, column(*in_rows(chips, max(5, least), 5, rows), gap=5)),
                    weight=1,
                ),
                gap=5,
                weight=1,
            ),
            gap=10,
        )

    def _middle(self, shown: Shown, city: CityView, wide: float, high: float) -> Part:
        """Return the picture, the counters, then a chip for each stage and card."""
        chips = [stage_dot(built=n < city.stages) for n in range(city.stage_count)]
        press, cards = self.enlarge.emit, shown.by_colour(city)
        chips += [marks.structure(shown, card, press, draw_chip) for card in cards]
        across = max(1, -(-len(chips) // 2))
        picture = 1.55 * high
        room = min(58 * across + 3 * (across - 1), wide - picture - 8)
        counters = in_one_row(city, 29)
        lines = column(*in_rows(chips, across, 3, 2), gap=3)
        held = row(Cell(lines, room), weight=1)
        return row(
            Cell(marks.board(city, [], 6), picture),
            column(Noted(counters, "coins"), held, gap=3, weight=1),
            gap=8,
            weight=1,
        )

    def _narrow(self, city: CityView) -> Part:
        """Return the counters only: no player trades with a far city, so numbers matter most."""
        plate = rounded(5, colour("parchment", 0.75), colour("ink", 0.25), 1)
        upper = (
            column(
                Noted(peaceful(city, 29, with_pieces=not low), "coins"),
                Cell(_stages_and_war(city, with_pieces=low), high=28),
                gap=3,
            )
            for low in (False, True)
        )
        counts = Ground(marks.colour_counts(city), plate, (2, 0, 0, 0), 1)
        return column(Fitting(*upper), counts, gap=3, weight=1)

    # Its parts ----------------------------------------------------------------------------

    def _words(self, shown: Shown, city: CityView) -> str:
        text = translate("Table", "{name}, {city}: click to enlarge ({key})")
        name = shown.name(city.seat)
        return text.format(name=name, city=shown.board_name(city), key=cap(self.key))

    def _head(self, shown: Shown, city: CityView, *, small: bool = False) -> Part:
        """Name the player and the city, with the seat's state; the Free City's head is light."""
        free = city.seat == shown.free_seat
        level = "" if small else shown.level(city.seat)
        level = translate("Table", "nobody's") if free else level
        abouts = [" · ".join(filter(None, (city_name(city.wonder), level))), city_name(city.wonder)]
        shades = ("ink", colour("ink_soft")) if free else ("parchment", colour("parchment", 0.8))
        state = marks.seat_state(shown.ready(city.seat))
        before: list[Part] = [
            sign(EMBLEM, 42) if free else portrait(shown.portrait(city.seat), 34, state)
        ]
        after: list[Part] = [] if free else [marks.sky(city.side, 22)]
        high = 24.0 if small else 34.0
        for box in self._boxes:
            after[:0] = box.in_head(shown, city.seat, self.enlarge.emit, high)
        keys = [Keys((cap(self.key),), dark=True)] if small else []
        if self.side is Side.LEFT:
            before.insert(0, sign("scope_left", 24))
        elif self.side is Side.RIGHT:
            after.append(sign("scope_right", 24))
        head = named_head(shown.name(city.seat), abouts, shades, before, after, last=keys)
        paint = rounded(7, "moon", "sea", 2.5) if free else rounded(7, "sea_deep")
        if self.side is None:
            return Ground(head, paint, (4, 0, 4, 0))
        return Answering(
            head,
            "city",
            self._words(shown, city),
            partial(self.enlarge.emit, city.seat),
            paint=paint,
            margins=(8, 0, 8, 0),
            radius=7,
        )

    def _stages(self, shown: Shown, city: CityView) -> list[Part]:
        """Return the stages along the foot of the picture, each with its words."""
        return [
            Answering(
                drawing,
                f"stage {number}",
                stage_words(shown, city, number),
                weight=1,
                rule=rule_of_stage(shown.board(city).stages[number]),
            )
            for number, drawing in enumerate(marks.plinth_drawings(shown, city, 42))
        ]

    def _sales(self, shown: Shown, city: CityView, side: Side) -> Part:
        """Return the goods for sale here, and their prices."""
        pairs = marks.price_pairs(shown.table.prices, side)
        text = (
            translate("Table", "For sale here: raw materials for {raw}, goods for {made}")
            if shown.table.all_by_name
            else translate(
                "Table", "What you can buy here: raw materials for {raw}, goods for {made}"
            )
        )
        words = text.format(raw=coins(pairs[0][1]), made=coins(pairs[1][1]))
        words = "\n".join(filter(None, (words, savings_words(shown.table.view, city.seat))))
        said = f"{sales_words(city.sells)}\n{words}"
        prices = [marks.price(icon, price) for icon, price in pairs]
        bar = marks.goods_bar(
            translate("Table", "sells"),
            city.sells,
            2,
            Drawing(8, 0, ruled(colour("ink", 0.25))),
            *prices,
        )
        return Answering(bar, "sales", words, accessible_name=said, rule="trade")


def _stages_and_war(city: CityView, *, with_pieces: bool) -> Part:
    """Return a dot for each stage, or their number where there is no room for dots.

    Beside it are shields and tokens, and the pieces beside the board if wanted.
    """

    def beside(stages: Callable[[CityView, float], list[Part]], share: float, summed: bool) -> Part:
        side = 25 * share
        more = pieces(city, side) if with_pieces else []
        fighting = war(city, side, summed=summed)
        return row(*stages(city, side), Space(weight=1), *fighting, *more, gap=3)

    return Fitting(*(fitted(partial(beside, stages)) for stages in (_stage_dots, _stage_number)))


def _stage_dots(city: CityView, side: float) -> list[Part]:
    return [Cell(stage_dot(built=n < city.stages), side) for n in range(city.stage_count)]


def _stage_number(city: CityView, side: float) -> list[Part]:
    count = Number(f"{city.stages}/{city.stage_count}", tall=0.72 * side)
    return [row(sign("stage", side), count, gap=2)]


def stage_dot(*, built: bool) -> Part:
    """Return a stage without its cost and effect: built or not."""
    fill = colour("gold") if built else colour("parchment", 0.4)
    dot = sign("state_ok" if built else "stage", 21, 1 if built else 0.4)
    return Ground(dot, rounded(4, fill, colour("ink", 0.6), 1.2), (0, 0, 0, 0), 1)


class DecidingPanel(TablePart[Shown]):
    """A cell for each turn, and the pile with its count."""

    rule = "two_turn"
    share = 0.95

    def depends_on(self, shown: Shown) -> object:
        view, free = shown.table.view, shown.free_seat
        left = view.cities[free].hand_size if free is not None else 0
        return view.age, view.turn, view.seat, left, shown.table.seats, shown.table.you

    def describe_table(self, shown: Shown) -> Part | None:
        if shown.free_seat is None:
            return None
        title = translate("Table", "Who decides for it")
        rule = translate("Table", "plays first; discards only if it must")
        words = column(
            Text(title, "note", bold=700, lines=1),
            Cell(_turns(shown), high=40),
            Text(rule, "note", "ink_soft", 400, vertical="bottom", weight=1),
            gap=3,
            weight=1,
        )
        paint = slabbed(10, mix("parchment", "sea", 0.13))
        return Ground(row(words, Cell(_pile(shown), 122), gap=6), paint, (10, 6, 10, 8))


def _pile(shown: Shown) -> Part:
    """Return its cards from behind, and their number."""
    view = shown.table.view
    assert shown.free_seat is not None
    left = view.cities[shown.free_seat].hand_size
    words = column(
        Number(str(left), 2.2),
        Text(translate("Table", "pile"), "note", "ink_soft", align="center", lines=1),
        gap=0,
        weight=1,
        middle=True,
    )
    cards = Cell(marks.card_pile(view.age, min(4, left), 54), 70, keeps=True)
    text = translate("Table", "%n card(s) left in the pile; the last is discarded", None, left)
    inside = row(Drawing(2, 0, ruled(colour("ink", 0.25))), cards, words, gap=2)
    return Answering(inside, "pile", text, radius=8, focusable=True)


def _turns(shown: Shown) -> Part:
    """Return a cell for each turn; a pointer is at the foot of the current one."""
    view, cells, deciders = shown.table.view, [], []
    for turn in range(1, view.shape.turns + 1):
        seat = holder_in_turn(max(1, view.age), turn)
        mine, now = seat == shown.table.decider, turn == view.turn
        you = mine and not shown.table.all_by_name
        name = translate("Table", "you", "in a list") if you else shown.name(seat)
        past = turn < view.turn
        alpha = 0.45 if past else 1.0
        shade: Shade = "ink" if mine or past else "white"
        words = Text(name, "note", shade, 700 if now else 500, "center", lines=1, cut=True)
        paint = partial(_paint_cell, mine=mine, now=now, alpha=alpha)
        cells.append(Ground(words, paint, (2, 0, 2, 0), 1))
        deciders.append(titled(turn, shown.name(seat)))
    text = translate("Table", "Who decides for the Free City in each turn: {turns}")
    tip = text.format(turns=", ".join(deciders))
    return Answering(row(*cells, gap=4), "turns", tip)


def _paint_cell(canvas: Canvas, rect: QRectF, mine: bool, now: bool, alpha: float) -> None:
    s, x, foot = canvas.s, rect.center().x(), rect.bottom()
    with canvas.faded(alpha):
        edge = colour("ink") if now else colour("ink", 0.4)
        canvas.rounded(rect, 6, "gold" if mine else "sea", edge, 3 if now else 1.2)
    if now:
        points = [(x - s(7), foot), (x + s(7), foot), (x, foot - s(7))]
        canvas.sign(points, "ink")
