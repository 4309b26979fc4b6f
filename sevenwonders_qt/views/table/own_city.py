"""The city of the seat that looks: counters, picture, stages, production and colour columns."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, Signal

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.effects import Colour, Side
from sevenwonders_qt.games.classic.offer import Offered
from sevenwonders_qt.models.shown.consequences import Consequence
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.words.lists import in_a_row, titled
from sevenwonders_qt.models.words.rules.links import rule_of_stage
from sevenwonders_qt.models.words.table import (
    coins,
    production_words,
    stage_note,
    stage_words,
)
from sevenwonders_qt.models.words.terms import card_name, kind_name
from sevenwonders_qt.views.kit.part import (
    Cell,
    Centre,
    Drawing,
    Fitting,
    Ground,
    Part,
    Sized,
    Space,
    column,
    rounded,
    row,
    slabbed,
)
from sevenwonders_qt.views.kit.words import Number, Text, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.plinth import draw_plinth
from sevenwonders_qt.views.paint.theme import colour, own_fill
from sevenwonders_qt.views.paint.wonder import standing
from sevenwonders_qt.views.table import marks
from sevenwonders_qt.views.table.boxes import InPanels
from sevenwonders_qt.views.table.panel import (
    Answering,
    LivingPanel,
    Noted,
    TablePart,
    TableStyle,
)
from sevenwonders_qt.views.table.plate import plate

translate = QCoreApplication.translate

_PLATE = 354.0
_STAGES = 256.0
_LEAST_STAGES = 240.0
_BESIDE = 166.0
"""Design pixels: the width of the plate of the counters; the least width of the stages, alone and
beside something of a box; and the width of that with the gap before it."""

_LOWEST = 178.0
"""The height of the plate and the picture, however many structures there are."""

_WIDEST_PICTURE = 2.4
"""The largest width of the picture, as a multiple of its height."""

PRODUCTION = 46.0
STUB = 40.0
TALLEST = 66.0
WIDEST = 210.0
"""Design pixels: the production bar, an empty column, the largest height and width of a strip."""

_COUNTS = 40.0
_LEAST_COLUMNS = 72.0
"""The height of a line of counts, and of columns at least: lower ones are folded into counts."""

FOLDED = _LOWEST + PRODUCTION - 4 + _COUNTS + 2 * 7 + 20
"""The height of the city with its columns folded."""

_IN_ONE_LINE = 1.25
"""The widening of strips with names in one line where others have names in two."""

_LEGIBLE = 118.0
"""Scene units: columns narrower than this are too many."""


class OwnCityPanel(TablePart[Shown], LivingPanel):
    """The own city, the only one to build in, so the largest."""

    rule = "secrets"
    _high: Mapping[Colour, float] = {}
    """Design pixels of the strips of each colour."""

    _across: Mapping[Colour, int] = {}
    """The number of lines of strips for each colour."""

    _foreseen: Consequence | None = None
    """The consequence that is shown at the numbers that it would change."""

    stage_pressed = Signal()
    """The next stage was clicked."""

    def __init__(self, style: TableStyle, boxes: Sequence[InPanels] = ()) -> None:
        """``boxes`` are the parts of expansions within it."""
        super().__init__(style)
        self._boxes = boxes

    def depends_on(self, shown: Shown) -> object:
        table = shown.table
        place = table.standing, table.seats, table.you
        offered = table.prices, table.stage, table.view.age, shown.choosing
        more = [box.seen(table, shown.own.seat) for box in self._boxes]
        return shown.own, place, offered, self._foreseen, more

    def foresee(self, found: Consequence | None) -> None:
        """Show at its numbers the values that they would have."""
        self._foreseen = found
        if self._shown is not None:
            self.renew(self.depends_on(self._shown))

    def name(self) -> str:
        if self._shown is None:
            return ""
        board = self._shown.board_name(self._shown.own)
        if self._shown.table.all_by_name:
            return titled(self._shown.name(self._shown.own.seat), board)
        return translate("Accessible", "Your city: {city}").format(city=board)

    def entry(self) -> str:
        return marks.board_entry(self._shown.own) if self._shown is not None else ""

    def place_within(self, name: str) -> QRectF:
        """Return a place; colours without a column have their structures in the first one."""
        first, _, kind = name.rpartition(" ")
        if first == "next strip":
            return self.next_strip(Colour(kind))
        found = super().place_within(name)
        shared = first == "column" and found.isEmpty()
        return super().place_within(f"column {Colour.BROWN}") if shared else found

    def next_strip(self, kind: Colour) -> QRectF:
        """Return the place for another structure of a colour, no wider than its column."""
        if self._shown is None:
            return QRectF()
        column, room = self.place_within(f"column {kind}"), self.place_within("columns")
        size = QSizeF(column.width(), self.style.s(self._high.get(kind, TALLEST)))
        return marks.next_strip(self, self._shown.own, room, column.center().x(), size)

    # Drawing -------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, box: QRectF) -> Iterator[None]:
        yield from super().draw(canvas, box)
        if self._shown is not None:
            own = self._shown.own
            pieces = standing(canvas.art, own.wonder, own.stages, own.stage_count)
            self.enliven(self._places["poster"], own.wonder, own.side, pieces)

    def describe_table(self, shown: Shown) -> Part:
        """Return counters, picture and stages over the production and the columns."""
        wide, high = self._wide, self.rect.height() / self.style.u - 20
        columns = self._by_column(shown)
        most = int((high - _LOWEST - PRODUCTION - 2) / (marks.LOW_STRIP / self.style.u + 4))
        self._across = {kind: -(-len(cards) // max(2, most)) or 1 for kind, cards in columns}
        tall = max(1, *(-(-len(cards) // self._across[kind]) for kind, cards in columns))
        needed = max(150.0, tall * max(40.0, marks.TWO_LINES / self.style.u + 4))
        upper = max(_LOWEST, min(290.0, high - PRODUCTION - 14 - needed))
        room = high - upper - PRODUCTION - 6
        self._high = self._heights(shown, columns, room)
        built = _counts(shown, columns)
        if room >= _LEAST_COLUMNS:
            built = Fitting(*self._rooms(shown, columns, most))
        beside = [
            part
            for box in self._boxes
            if (part := box.beside(shown, self.enlarge.emit, upper)) is not None
        ]
        least = _LEAST_STAGES if beside else _STAGES
        stages = max(least, wide - _PLATE - _WIDEST_PICTURE * upper - _BESIDE * len(beside))
        poster = Noted(marks.board(shown.own, (), 10), "poster", 1)
        board = row(poster, *beside, Cell(self._stages(shown), stages), gap=10)
        counters = Sized(plate(shown, upper, self._foreseen))
        inside = column(
            Cell(row(Cell(counters, _PLATE), Noted(board, "picture", 1), gap=10), high=upper),
            Cell(Sized(Noted(_production(shown), "sells")), high=PRODUCTION - 4),
            Cell(built, 0, 1),
            gap=7,
        )
        return Ground(inside, slabbed(14, own_fill(shown.own.side), depth=6), (10, 10, 10, 10))

    def _heights(
        self, shown: Shown, columns: list[tuple[Colour, list[CardId]]], room: float
    ) -> Mapping[Colour, float]:
        """Return heights as in the longest column, or for two lines where a column has the room."""
        most = {kind: room / (self._rows(shown, kind, cards) or 1) - 4 for kind, cards in columns}
        high = max(min(TALLEST, *most.values()), marks.TWO_LINES / self.style.u)
        return {kind: min(high, each) for kind, each in most.items()}

    def _rows(self, shown: Shown, kind: Colour, cards: Sequence[CardId]) -> int:
        """Return the number of rows of structures of a colour, with the one that is foreseen."""
        built = None if self._foreseen is None else self._foreseen.built
        more = built is not None and shown.card(built).colour == kind
        return -(-(len(cards) + more) // self._across[kind])

    @property
    def _wide(self) -> float:
        """Design pixels between its margins."""
        return self.rect.width() / self.style.u - 20

    def _stages(self, shown: Shown) -> Part:
        """Return the stages from the foot up, like the building."""
        own, parts = shown.own, list[Part]()
        rules = [rule_of_stage(stage) for stage in shown.board(own).stages]
        for number, plinth in enumerate(marks.plinths(shown, own)):
            following = number in shown.open_stages(own)
            offer = shown.offer_of_stage(number) if shown.choosing else None
            mark: str | int | None = None
            if offer is not None:
                mark = "state_no" if offer.state is Offered.NO else offer.cheapest or "state_ok"
            draw = partial(draw_plinth, plinth=plinth, mark=mark, ringed=following)
            words = stage_words(shown, own, number)
            key, press = f"stage {number}", None
            if offer is not None:
                key = "next stage" if number == own.stages else key
                words += "\n" + stage_note(shown, offer)
                press = self.stage_pressed.emit if offer.possible else None
            asked, drawing = offer is not None, Drawing(0, 0, draw)
            part = Answering(
                drawing, key, words, press, weight=1, focusable=asked, radius=6, rule=rules[number]
            )
            parts.append(Noted(part, "stage", 1) if following else part)
        return column(*parts, gap=6, upwards=True)

    def _by_column(self, shown: Shown) -> list[tuple[Colour, list[CardId]]]:
        """Return each column, in order: guilds only when possible; brown and grey may share one."""
        own, age = shown.own, shown.table.view.age
        found = {kind: shown.of_colour(own, kind) for kind in shown.faces.colours}
        if age < 3 and not found[Colour.PURPLE]:
            del found[Colour.PURPLE]
        narrow = (self._wide - 42) / len(found) * self.style.u < _LEGIBLE
        if narrow and sum(1 for cards in found.values() if cards) > 6:
            found[Colour.BROWN] = found[Colour.BROWN] + found.pop(Colour.GREY)
        return list(found.items())

    def _rooms(
        self, shown: Shown, columns: list[tuple[Colour, list[CardId]]], most: int
    ) -> Iterator[Part]:
        """Yield a column for each colour, then shared ones, that show more names whole."""
        strip = partial(marks.structure, shown, press=self.enlarge.emit, focusable=True)
        yield self._columns(shown, columns, partial(strip, whole=True))
        yield self._shared(shown, most, partial(strip, whole=True))
        yield self._columns(shown, columns, strip)

    def _shared(self, shown: Shown, most: int, strip: Callable[..., Part]) -> Part:
        """Return as few columns as hold all structures; the next one goes into the last."""
        cards, high = shown.by_colour(shown.own), min(self._high.values())
        rows = max(1, min(most, len(cards)))
        strips = [strip(card=card, high=high) for card in cards]
        lines = [column(*strips[n : n + rows], gap=4) for n in range(0, len(cards), rows)]
        *others, last = lines or [column()]
        parts = (*others, Noted(last, f"column {Colour.BROWN}"))
        return Noted(row(*(Cell(part, weight=1) for part in parts), gap=7), "columns")

    def _columns(
        self,
        shown: Shown,
        columns: list[tuple[Colour, list[CardId]]],
        strip: Callable[..., Part],
    ) -> Part:
        """Return the columns, as wide as they fit; an empty one is narrow, with a colour's sign."""
        parts, most = list[Part](), 7.0 * (len(columns) - 1)
        for kind, cards in columns:
            rows, across = self._rows(shown, kind, cards) or 1, self._across[kind]
            strips = [strip(card=card, high=self._high[kind]) for card in cards]
            *others, last = (column(*strips[n * rows :][:rows], gap=4) for n in range(across))
            lines = (*others, Noted(last, f"column {kind}"))
            inside: Part = row(*(Cell(line, weight=1) for line in lines), gap=4)
            paint = rounded(6, colour(kind, 0.13))
            if not cards:
                empty = column(Space(9), Cell(sign(f"sym_{kind}", 30, 0.45), high=30), gap=0)
                inside = Noted(empty, f"column {kind}")
                paint = rounded(6, colour("ink", 0.06), colour("ink", 0.18), 1.2)
            whole = Ground(inside, paint, (0, 0, 0, 0))
            low = self._high[kind] * self.style.u < marks.TWO_LINES
            share = across * (_IN_ONE_LINE if low else 1.0)
            parts.append(Cell(whole, STUB, share if cards else 0))
            most += WIDEST * across if cards else STUB
        return Centre(Noted(row(*parts, gap=7), "columns"), most, tall=True)


def _counts(shown: Shown, columns: Sequence[tuple[Colour, list[CardId]]]) -> Part:
    """Return a line with the number of structures of each colour, each in the place of a column."""
    cells = (_count(shown, kind, shown.of_colour(shown.own, kind)) for kind, _ in columns)
    return Noted(Ground(row(*cells, gap=4), rounded(8, "parchment"), (6, 0, 6, 0)), "columns")


def _count(shown: Shown, kind: Colour, cards: Sequence[CardId]) -> Part:
    names = in_a_row(map(card_name, cards)) or translate("Table", "nothing built yet")
    words = titled(kind_name(kind), f"{len(cards)} \N{MIDDLE DOT} {names}" if cards else names)
    seen = 1.0 if cards else 0.4
    inside = row(
        Space(weight=1),
        sign(f"sym_{kind}", 32, seen),
        Number(str(len(cards)), tall=30, shade="ink" if cards else "ink_soft"),
        Space(weight=1),
        gap=10,
    )
    answering = Answering(inside, f"count {kind}", words, focusable=True, radius=8)
    return Cell(Noted(answering, f"column {kind}"), weight=1)


def _production(shown: Shown) -> Part:
    """Return the products of the city, and its prices at each neighbour."""
    by_name, prices = shown.table.all_by_name, shown.table.prices
    makes = translate("Table", "Production") if by_name else translate("Table", "You produce")
    pays = translate("Table", "Pays") if by_name else translate("Table", "You pay")
    text = (
        translate(
            "Table",
            "Raw materials and goods cost {name} {left} on the left, {right} on the right.",
        )
        if by_name
        else translate(
            "Table",
            "Raw materials and goods cost you {left} on the left, {right} on the right.",
        )
    )
    pairs = [marks.price_pairs(prices, side) for side in Side]
    left, right = (" / ".join(coins(price) for _, price in pair) for pair in pairs)
    words = text.format(name=shown.name(shown.own.seat), left=left, right=right)
    said = f"{production_words(shown.own.makes)}\n{words}"
    paid = [marks.price(icon, price) for pair in pairs for icon, price in pair]
    bar = marks.goods_bar(
        makes,
        shown.own.makes,
        3,
        Text(pays, "note", "ink_soft", 600, lines=1),
        row(sign("scope_left", 22), *paid, sign("scope_right", 22), gap=3),
    )
    return Answering(bar, "production", words, accessible_name=said, rule="production")
