"""An Edifice shown large: its picture, what it costs, gives and takes, and who has a pawn."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.games.edifice.state import Standing
from sevenwonders_qt.models.edifice.projects import Project, edifices_on
from sevenwonders_qt.models.edifice.sentences import project_words, threat_words
from sevenwonders_qt.models.encyclopaedia import Kind, key_of
from sevenwonders_qt.models.terms import card_name
from sevenwonders_qt.views.edifice.row import cells, standing_pill
from sevenwonders_qt.views.kit.part import Cell, Drawing, Space, column, row
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import shaped
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.overlay import Reading, draw_board
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate


class EdificeZoom(Reading):
    """Its title, its picture, and beside that its terms and what there is to say of it."""

    rule = "edifices"

    def __init__(self, style: TableStyle, shown: Shown, project: Project) -> None:
        super().__init__(style)
        self.shown = shown
        self.project = project

    def entry(self) -> str:
        return key_of(Kind.BOX, self.project.id)

    def size(self) -> tuple[float, float]:
        return 1080, 520

    def lines(self) -> list[str]:
        """What it says beside the picture."""
        shown, project = self.shown, self.project
        age = shown.table.view.age
        found = project_words(project, age, [shown.name(seat) for seat in project.holders])[1:]
        edifices = edifices_on(shown.table)
        threat = edifices.threat if edifices is not None else None
        if threat is not None and threat.edifice == project.id:
            text = translate("Edifice", "If it fails now, you lose {what}.")
            if not threat.ways:
                text = translate("Edifice", "If it fails now, you take {what}.")
            found.append(text.format(what=threat_words(threat, project.penalty)))
        return found

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        s, project = canvas.s, self.project
        name = Text(card_name(project.id), "head", bold=700, weight=1)
        pill = Cell(standing_pill(project, self.shown.table.view.age), 150)
        draw_board(canvas, box, row(name, pill, gap=18), f"age_{project.age}", s(856))
        self.draw_close(canvas, box)
        failed = project.standing is Standing.FAILED
        lines = (Text(line, bold=400, lines=0, narrow=True) for line in self.lines())
        inside = row(
            Drawing(406, 0, partial(draw_article, edifice=project.id, faded=failed)),
            column(Cell(cells(project), high=46), Space(6), *lines, gap=6, weight=1),
            gap=26,
        )
        self.lay(canvas, inside, box.adjusted(s(34), s(104), -s(34), -s(44)), 1.08)


def draw_article(canvas: Canvas, rect: QRectF, edifice: str, *, faded: bool = False) -> None:
    """The drawing of an Edifice in a frame, as large as ``rect`` allows."""
    place = shaped(rect, 240 / 220)
    with canvas.clip(place, 10), canvas.faded(0.45 if faded else 1.0):
        canvas.art.svg(f"scenes/{edifice}.svg").render(canvas.painter, place)
    canvas.rounded(place, 10, None, colour("ink", 0.6), 2)


def edifice_large(style: TableStyle, shown: Shown, thing: str) -> EdificeZoom | None:
    """An Edifice of the match large, by its id."""
    edifices = edifices_on(shown.table)
    project = edifices.find(thing) if edifices is not None else None
    return EdificeZoom(style, shown, project) if project is not None else None
