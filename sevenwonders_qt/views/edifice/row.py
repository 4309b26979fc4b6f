"""The three Edifices of the match: cost, reward and penalty of each; in a row, and one large."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.games.edifice.catalogue import Penalty
from sevenwonders_qt.games.edifice.state import Standing
from sevenwonders_qt.models.edifice.projects import Project, edifices_on
from sevenwonders_qt.models.edifice.sentences import (
    project_words,
    standing_name,
    threat_words,
    warning,
)
from sevenwonders_qt.models.shown.effect_row import Token
from sevenwonders_qt.models.shown.effect_tokens import tokens
from sevenwonders_qt.models.shown.entry_key import EntryKind, key_of
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.shown.table import Table
from sevenwonders_qt.models.words.names import age_name
from sevenwonders_qt.models.words.terms import card_name
from sevenwonders_qt.views.kit.part import (
    ROUND,
    Cell,
    Drawing,
    Ground,
    Part,
    Placed,
    Space,
    column,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Text, sign
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import shaped
from sevenwonders_qt.views.paint.row import draw_row, row_width
from sevenwonders_qt.views.paint.theme import colour, mix
from sevenwonders_qt.views.table.boxes import BoxRow
from sevenwonders_qt.views.table.overlay import Reading
from sevenwonders_qt.views.table.panel import Answering, TableStyle

translate = QCoreApplication.translate

SLABS = 112.0
WARNING = 34.0
GUTTER = 10.0

_READABLE = 26.0
"""Design pixels: the height of a row of pictures that still shows the smallest clearly."""


class EdificeRow(BoxRow):
    """A slab for each Age; below them, near the end of an Age, the cost of its failure."""

    share = 0.9

    def height(self, table: Table) -> float:
        """Return its height; it is higher while it warns."""
        edifices = edifices_on(table)
        if edifices is None:
            return 0.0
        return SLABS + WARNING if edifices.warned else SLABS

    def depends_on(self, shown: Shown) -> object:
        table = shown.table
        return edifices_on(table), table.view.current_age, table.view.seat, table.seats, table.you

    def describe_table(self, shown: Shown) -> Part:
        edifices = edifices_on(shown.table)
        if edifices is None:
            return Space()
        slabs = row(*(self._slab(shown, each) for each in edifices.projects), gap=GUTTER)
        words = warning(edifices, shown.table.view.current_age) if edifices.warned else ""
        warned = Answering(
            row(sign("ed_debt", 27), Text(words, "note", bold=600, weight=1), gap=8),
            "warning",
            words,
            paint=rounded(8, mix("parchment", "bad", 0.18), "bad", 2),
            margins=(6, 0, 10, 0),
            weight=1,
            rule="edifice_failed",
        )
        return column(Cell(slabs, high=SLABS), *((warned,) if words else ()), gap=5)

    def _slab(self, shown: Shown, project: Project) -> Part:
        """Return its name and state, its cost and reward, its pawns or their owners."""
        age, waits = shown.table.view.current_age, project.standing is Standing.PROJECT
        head = row(
            sign(f"age_{project.age}", 34),
            Text(card_name(project.id), "title", bold=700, narrow=True, weight=1),
            Cell(standing_pill(project, age), 96),
            gap=4,
        )
        dull = project.standing is Standing.FAILED or (waits and project.age > age)
        holders = [shown.name(seat) for seat in project.holders]
        return Answering(
            column(
                Cell(head, high=30), Cell(cells(project), high=34), _pawns(shown, project), gap=3
            ),
            f"edifice {project.age}",
            "\n".join(project_words(project, age, holders)),
            partial(self.enlarge.emit, project.id),
            f"{card_name(project.id)}, {standing_name(project, age)}",
            paint=partial(_paint_slab, dull=dull, now=waits and project.age == age),
            margins=(8, 6, 8, 6),
            weight=1,
            radius=9,
            rule="edifices",
            entry=key_of(EntryKind.BOX, project.id),
        )


def _paint_slab(canvas: Canvas, rect: QRectF, dull: bool, now: bool) -> None:
    canvas.slab(rect, "parchment_dark" if dull else "parchment", 9)
    if now:
        rim = canvas.s(2)
        canvas.rounded(rect.adjusted(-rim, -rim, rim, rim), 10, None, "gold", 3)


def standing_pill(project: Project, age: int) -> Part:
    """Return its state: by the colour of a pill and in words."""
    fill, shade = colour("ink", 0.25), "ink"
    if project.standing is Standing.BUILT:
        fill, shade = colour("good", darker=25), "white"
    elif project.standing is Standing.FAILED:
        fill, shade = colour("bad", darker=10), "white"
    elif project.age == age:
        fill = colour("gold")
    words = Text(standing_name(project, age), "note", shade, 600, "center", lines=1)
    return Ground(words, rounded(ROUND, fill), (6, 3, 6, 3))


def cells(project: Project) -> Part:
    """Return the cost of taking part, the reward and the penalty, side by side."""
    cost = _pictures([Token("coin", value=project.cost.coins)])
    terms = (
        (translate("Edifice", "cost"), "ed_pawn", mix("parchment_pale", "parchment", 0.3), cost),
        (
            translate("Edifice", "reward"),
            "state_ok",
            mix("parchment", "good", 0.22),
            _pictures(tokens(project.reward)),
        ),
        (
            translate("Edifice", "penalty"),
            "state_no",
            mix("parchment", "bad", 0.22),
            _lost(project.penalty),
        ),
    )
    edge = colour("ink", 0.22)
    return row(
        *(
            Ground(_Terms(words, icon, what), rounded(6, fill, edge, 1), (5, 1, 5, 1), 1)
            for words, icon, fill, what in terms
        ),
        gap=6,
    )


def _lost(penalty: Penalty) -> Part:
    if penalty.coins:
        return _pictures([Token("coin", value=-penalty.coins)])
    number, icon = penalty.victory_tokens, "mil_5"
    if penalty.card is not None:
        number, icon = 1, f"sym_{penalty.card}"
    words = Text(f"\N{MINUS SIGN}{number}", bold=700, align="right", narrow=True, weight=1)
    return row(words, sign(icon, 26), gap=3)


def _pictures(pictures: Sequence[Token]) -> Part:
    wide = row_width(pictures, _READABLE)
    return Drawing(wide, 0, partial(draw_row, row=pictures, align="right"))


class _Terms(Part):
    """A word and its pictures; a sign where the word would leave them too little room."""

    def __init__(self, words: str, icon: str, terms: Part) -> None:
        self._words, self._sign = Text(words, "note", "ink_soft", lines=1), sign(icon, 20)
        self._terms = terms

    def place(self, sizes: Sizes, rect: QRectF) -> Iterator[Placed]:
        room = rect.width() - sizes.s(4) - self._terms.wide(sizes)
        label = self._words if self._words.wide(sizes) <= room else self._sign
        wide = label.wide(sizes)
        yield from label.place(sizes, QRectF(rect.left(), rect.top(), wide, rect.height()))
        yield from self._terms.place(sizes, rect.adjusted(wide + sizes.s(4), 0, 0, 0))


def _pawns(shown: Shown, project: Project) -> Part:
    """Return a pawn for each that is left, a ring for each that is taken, then their owners."""
    pawns = project.pawns if project.standing is Standing.PROJECT else 0
    drawn = (partial(_paint_pawn, left=number < project.pawns_left) for number in range(pawns))
    words = ""
    if not project.holders:
        if project.standing is not Standing.PROJECT:
            words = translate("Edifice", "nobody took part")
        elif project.age > shown.table.view.current_age:
            words = translate("Edifice", "opens in {age}").format(age=age_name(project.age))
        else:
            words = translate("Edifice", "nobody yet")
    you = shown.table.decider
    holders = sorted(project.holders, key=lambda seat: (seat != you, seat))
    names = [_holder(shown.name(seat), mine=seat == you) for seat in holders]
    content = _Few(names) if names else Text(words, "note", "ink_soft", 400, lines=1, weight=1)
    return row(*(Drawing(25, 0, pawn) for pawn in drawn), content, gap=0)


class _Few(Part):
    """As many names as there is room for, and the number of the others."""

    weight = 1.0

    def __init__(self, names: Sequence[Part]) -> None:
        self._names = names

    def high(self, sizes: Sizes, width: float) -> float:
        return max(name.high(sizes, width) for name in self._names)

    def place(self, sizes: Sizes, rect: QRectF) -> Iterator[Placed]:
        left, gap = rect.left(), sizes.s(4)
        for number, name in enumerate(self._names):
            others = len(self._names) - number
            more = _holder(f"+{others}", mine=False)
            wide = name.wide(sizes)
            needed = wide + (gap + more.wide(sizes) if others > 1 else 0)
            if len(self._names) > 1 and left + needed > rect.right():
                name, wide = more, more.wide(sizes)
            place = QRectF(left, rect.top(), min(wide, rect.right() - left), rect.height())
            yield from name.place(sizes, place)
            if name is more:
                return
            left += wide + gap


def _paint_pawn(canvas: Canvas, rect: QRectF, left: bool) -> None:
    x, cy = rect.center().x(), rect.center().y()
    if left:
        canvas.icon("ed_pawn", x, cy, canvas.s(28))
    else:
        canvas.ellipse(x, cy, canvas.s(9), None, None, colour("ink", 0.4), 1.5)


def _holder(name: str, *, mine: bool) -> Part:
    """Return the name of the owner of a pawn; the one who looks is gold."""
    words = Text(name, "note", "ink" if mine else "parchment", 600, "center", lines=1, cut=True)
    return Ground(words, rounded(ROUND, "gold" if mine else "sea_deep"), (8, 1, 8, 1))


class EdificeZoom(Reading):
    """Its title, its picture, and beside that its terms and a description."""

    rule = "edifices"
    room = (34, 104, 34, 44)
    share = 1.08

    def __init__(self, style: TableStyle, shown: Shown, project: Project) -> None:
        super().__init__(style)
        self.shown = shown
        self.project = project
        self.icon = f"age_{project.age}"

    def entry(self) -> str:
        return key_of(EntryKind.BOX, self.project.id)

    def size(self) -> tuple[float, float]:
        return 1080, 520

    def lines(self) -> list[str]:
        """Return the description beside the picture."""
        shown, project = self.shown, self.project
        age = shown.table.view.current_age
        found = project_words(project, age, [shown.name(seat) for seat in project.holders])[1:]
        edifices = edifices_on(shown.table)
        threat = edifices.threat if edifices is not None else None
        if threat is not None and threat.edifice == project.id:
            text = translate("Edifice", "If it fails now, you lose {what}.")
            if not threat.ways:
                text = translate("Edifice", "If it fails now, you take {what}.")
            found.append(text.format(what=threat_words(threat, project.penalty)))
        return found

    def head(self) -> tuple[Part, str]:
        name = Text(card_name(self.project.id), "head", bold=700, weight=1)
        pill = Cell(standing_pill(self.project, self.shown.table.view.current_age), 150)
        return row(name, pill, gap=18), ""

    def body(self) -> Part:
        project = self.project
        failed = project.standing is Standing.FAILED
        lines = (Text(line, bold=400, lines=0, narrow=True) for line in self.lines())
        return row(
            Drawing(406, 0, partial(draw_article, edifice=project.id, faded=failed)),
            column(Cell(cells(project), high=46), Space(6), *lines, gap=6, weight=1),
            gap=26,
        )


def draw_article(canvas: Canvas, rect: QRectF, edifice: str, *, faded: bool = False) -> None:
    """Draw an Edifice in a frame, as large as ``rect`` allows."""
    place = shaped(rect, 240 / 220)
    with canvas.clip(place, 10), canvas.faded(0.45 if faded else 1.0):
        canvas.art.svg(f"scenes/{edifice}.svg").render(canvas.painter, place)
    canvas.rounded(place, 10, None, colour("ink", 0.6), 2)


def edifice_large(style: TableStyle, shown: Shown, thing: str) -> EdificeZoom | None:
    """Return an Edifice of the match large, by its id."""
    edifices = edifices_on(shown.table)
    project = edifices.find(thing) if edifices is not None else None
    return EdificeZoom(style, shown, project) if project is not None else None
