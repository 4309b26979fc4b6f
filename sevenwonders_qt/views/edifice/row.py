"""The three Edifices of the match: what each costs, gives and takes, its pawns and who has one."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.games.edifice.catalogue import Penalty
from sevenwonders_qt.games.edifice.state import Standing
from sevenwonders_qt.models.edifice.projects import Project, edifices_on
from sevenwonders_qt.models.edifice.sentences import project_words, standing_name, warning
from sevenwonders_qt.models.encyclopaedia import Kind, key_of
from sevenwonders_qt.models.names import age_name
from sevenwonders_qt.models.table import Table
from sevenwonders_qt.models.terms import card_name
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.row import draw_row, tokens
from sevenwonders_qt.views.paint.theme import Shade, colour, mix
from sevenwonders_qt.views.table.boxes import BoxRow
from sevenwonders_qt.views.table.overlay import Place
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate

SLABS = 112.0
WARNING = 34.0
GUTTER = 10.0


class EdificeRow(BoxRow):
    """A slab for each Age; below them, near the end of an Age, what its failure would cost."""

    def height(self, table: Table) -> float:
        """More of it while it warns."""
        edifices = edifices_on(table)
        if edifices is None:
            return 0.0
        return SLABS + WARNING if edifices.warned else SLABS

    def show_box(self, shown: Shown) -> None:
        self._shown = shown
        table = shown.table
        self.renew((edifices_on(table), table.view.age, table.view.seat, table.seats))

    def rule_of(self, key: str) -> str:
        return "edifice_failed" if key == "warning" else "edifices"

    def entry_of(self, key: str) -> str:
        edifices = edifices_on(self._shown.table) if self._shown is not None else None
        found = edifices.projects if edifices is not None else ()
        named = (each.id for each in found if key == f"edifice {each.age}")
        return next((key_of(Kind.BOX, name) for name in named), "")

    def place_in(self, place: Place) -> QRectF | None:
        """The slab of an Age: ``("edifice", n)``."""
        spot = self.spot(f"edifice {place[1]}") if place[0] == "edifice" else None
        return spot.rect if spot is not None else None

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        shown = self._shown
        edifices = edifices_on(shown.table) if shown is not None else None
        if shown is None or edifices is None:
            return
        s = canvas.s
        wide = (box.width() - 2 * s(GUTTER)) / 3
        for number, project in enumerate(edifices.projects):
            left = box.left() + number * (wide + s(GUTTER))
            rect = QRectF(left, box.top(), wide, s(SLABS))
            self._draw_project(canvas, rect, shown, project)
        if edifices.warned:
            foot = box.adjusted(0, s(SLABS + 5), 0, 0)
            self._draw_warning(canvas, foot, warning(edifices, shown.table.view.age))

    def _draw_project(self, canvas: Canvas, rect: QRectF, shown: Shown, project: Project) -> None:
        s, age = canvas.s, shown.table.view.age
        later = project.standing is Standing.PROJECT and project.age > age
        now = project.standing is Standing.PROJECT and project.age == age
        failed = project.standing is Standing.FAILED
        canvas.slab(rect, "parchment_dark" if later or failed else "parchment", 9)
        if now:
            canvas.rounded(rect.adjusted(-s(2), -s(2), s(2), s(2)), 10, None, "gold", 3)
        inner = rect.adjusted(s(8), s(6), -s(8), -s(6))
        with canvas.faded(0.96 if later or failed else 1.0):
            _draw_head(canvas, inner, project, age)
            cells = QRectF(inner.left(), inner.top() + s(34), inner.width(), s(34))
            draw_cells(canvas, cells, project)
            foot = QRectF(inner.left(), cells.bottom() + s(4), inner.width(), 0)
            foot.setBottom(inner.bottom())
            _draw_pawns(canvas, foot, shown, project)
        words = "\n".join(project_words(project, age, [shown.name(s) for s in project.holders]))
        key = f"edifice {project.age}"
        name = f"{card_name(project.id)}, {standing_name(project, age)}"
        self.add_spot(rect, key, words, partial(self.enlarge.emit, project.id), name, radius=9)

    def _draw_warning(self, canvas: Canvas, rect: QRectF, words: str) -> None:
        s = canvas.s
        canvas.rounded(rect, 8, mix("parchment", "bad", 0.18), "bad", 2)
        canvas.icon("ed_debt", rect.left() + s(20), rect.center().y(), rect.height() * 0.9)
        room = rect.adjusted(s(42), 0, -s(10), 0)
        canvas.text(room, words, 17, "ink", 600, "left", "condensed", shrink=0.6)
        self.add_spot(rect, "warning", words, focusable=False)


def draw_standing(canvas: Canvas, rect: QRectF, project: Project, age: int) -> None:
    """How far it is, on a pill: by its colour and in words."""
    fill: Shade = colour("ink", 0.25)
    shade = "white"
    if project.standing is Standing.BUILT:
        fill = "good"
    elif project.standing is Standing.FAILED:
        fill = "bad"
    elif project.age == age:
        fill, shade = "gold", "ink"
    else:
        shade = "ink"
    canvas.rounded(rect, rect.height() / canvas.u / 2, fill)
    room = rect.adjusted(canvas.s(4), 0, -canvas.s(4), 0)
    text = standing_name(project, age)
    canvas.text(room, text, 14, shade, 600, "center", "condensed", shrink=0.6)


def _draw_head(canvas: Canvas, inner: QRectF, project: Project, age: int) -> None:
    s = canvas.s
    canvas.icon(f"age_{project.age}", inner.left() + s(15), inner.top() + s(16), s(34))
    name = QRectF(inner.left() + s(34), inner.top(), inner.width() - s(134), s(30))
    canvas.text(name, card_name(project.id), 18, "ink", 700, "left", "title", shrink=0.6)
    pill = QRectF(inner.right() - s(96), inner.top() + s(3), s(96), s(25))
    draw_standing(canvas, pill, project, age)


def draw_cells(canvas: Canvas, rect: QRectF, project: Project) -> None:
    """What participating costs, the reward and the penalty, side by side."""
    s, gap = canvas.s, canvas.s(6)
    wide = (rect.width() - 2 * gap) / 3
    cells = (
        (translate("Edifice", "cost"), mix("parchment_pale", "parchment", 0.3), "ed_pawn"),
        (translate("Edifice", "reward"), mix("parchment", "good", 0.22), "state_ok"),
        (translate("Edifice", "penalty"), mix("parchment", "bad", 0.22), "state_no"),
    )
    high = rect.height() * 0.82
    for number, (label, fill, icon) in enumerate(cells):
        cell = QRectF(rect.left() + number * (wide + gap), rect.top(), wide, rect.height())
        canvas.rounded(cell, 6, fill, colour("ink", 0.22), 1)
        words = QRectF(cell.left() + s(5), cell.top(), wide * 0.46, cell.height())
        if canvas.text_width(label, 13, 500, "condensed") <= words.width():
            drawn = canvas.text(words, label, 13, "ink_soft", 500, "left", "condensed")
        else:  # a word cut short says less than a sign
            canvas.icon(icon, words.left() + s(10), words.center().y(), s(20))
            drawn = s(20)
        right, middle = cell.right() - s(5), cell.center().y()
        room = right - words.left() - drawn - s(5)
        if number == 0:
            canvas.coin(right - high / 2, middle, max(high, 20.0), project.cost.coins)
        elif number == 1:
            draw_row(canvas, tokens(project.reward), right, middle, high, "right", room)
        else:
            draw_penalty(canvas, right, middle, high, project.penalty)


def draw_penalty(canvas: Canvas, right: float, cy: float, size: float, penalty: Penalty) -> None:
    """What is lost, its right edge at ``right``."""
    cx = right - size / 2
    if penalty.coins:
        canvas.coin(cx, cy, max(size, 20.0), f"\N{MINUS SIGN}{penalty.coins}")
        return
    icon = f"sym_{penalty.card}" if penalty.card is not None else "mil_5"
    canvas.icon(icon, cx, cy, size)
    number = 1 if penalty.card is not None else penalty.victory_tokens
    box = QRectF(right - size * 2.2, cy - size / 2, size * 1.15, size)
    canvas.text(box, f"\N{MINUS SIGN}{number}", 17, "ink", 700, "right", "condensed")


def _draw_pawns(canvas: Canvas, rect: QRectF, shown: Shown, project: Project) -> None:
    """A pawn for each that is left, a ring for each that is taken, then who has one."""
    s, cy = canvas.s, rect.center().y()
    x, step = rect.left() + s(12), s(25)
    for number in range(project.pawns if project.standing is Standing.PROJECT else 0):
        if number < project.pawns_left:
            canvas.icon("ed_pawn", x, cy, s(28))
        else:
            canvas.ellipse(x, cy, s(9), None, None, colour("ink", 0.4), 1.5)
        x += step
    x -= s(6) if project.standing is Standing.PROJECT else s(12)
    room = QRectF(x, rect.top(), rect.right() - x, rect.height())
    if project.holders:
        _draw_holders(canvas, room, shown, project)
        return
    if project.standing is not Standing.PROJECT:
        words = translate("Edifice", "nobody took part")
    elif project.age > shown.table.view.age:
        words = translate("Edifice", "opens in {age}").format(age=age_name(project.age))
    else:
        words = translate("Edifice", "nobody yet")
    canvas.text(room, words, 14, "ink_soft", 400, "left", "condensed", shrink=0.6)


def _draw_holders(canvas: Canvas, room: QRectF, shown: Shown, project: Project) -> None:
    """The names of the holders; who looks is gold and comes first."""
    s, gap = canvas.s, canvas.s(4)
    you = shown.table.decider
    holders = sorted(project.holders, key=lambda seat: (seat != you, seat))
    x, more = room.left(), s(34)
    for number, seat in enumerate(holders):
        name = shown.name(seat)
        wide = canvas.text_width(name, 14, 600, "condensed") + s(16)
        last = number == len(holders) - 1
        if x + wide + (0 if last else gap + more) > room.right() and not (last and not number):
            rest = QRectF(x, room.center().y() - s(12), min(more, room.right() - x), s(24))
            canvas.rounded(rest, 12, "sea_deep")
            others = f"+{len(holders) - number}"
            canvas.text(rest, others, 14, "parchment", 600, "center", "condensed", shrink=0.6)
            return
        wide = min(wide, room.width())
        pill = QRectF(x, room.center().y() - s(12), wide, s(24))
        mine = seat == you
        canvas.rounded(pill, 12, "gold" if mine else "sea_deep")
        words = pill.adjusted(s(5), 0, -s(5), 0)
        shade = "ink" if mine else "parchment"
        canvas.text(words, name, 14, shade, 600, "center", "condensed", shrink=0.6)
        x += wide + gap
