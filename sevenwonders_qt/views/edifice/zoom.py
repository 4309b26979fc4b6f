"""An Edifice shown large: its picture, what it costs, gives and takes, and who has a pawn."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from sevenwonders_qt.games.edifice.state import Standing
from sevenwonders_qt.models.edifice.projects import Project, edifices_on
from sevenwonders_qt.models.edifice.sentences import project_words, threat_words
from sevenwonders_qt.models.encyclopaedia import Kind, key_of
from sevenwonders_qt.models.terms import card_name
from sevenwonders_qt.views.edifice.row import cells, standing_pill
from sevenwonders_qt.views.kit.part import Cell, Space, column
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import shaped
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.overlay import Reading, draw_board
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate

SCENE_SHAPE = 240 / 220


class EdificeZoom(Reading):
    """Any of Space, Enter, Esc or a click beside it closes it."""

    rule = "edifices"

    def __init__(self, style: TableStyle, shown: Shown, project: Project) -> None:
        super().__init__(style)
        self.shown = shown
        self.project = project

    def entry(self) -> str:
        return key_of(Kind.BOX, self.project.id)

    def key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Space:
            self.close()
            return True
        return False

    def box_in(self, table: QRectF) -> QRectF:
        s = self.style.s
        box = QRectF(0, 0, s(1080), s(520))
        box.moveCenter(table.center())
        return box

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
        draw_board(canvas, box, card_name(project.id), f"age_{project.age}", s(600))
        self.draw_close(canvas, box)
        pill = QRectF(box.right() - s(290), box.top() + s(30), s(150), s(34))
        self.lay(canvas, standing_pill(project, self.shown.table.view.age), pill)
        high = s(372)
        picture = QRectF(box.left() + s(34), box.top() + s(104), high * SCENE_SHAPE, high)
        failed = project.standing is Standing.FAILED
        with canvas.clip(picture, 10), canvas.faded(0.45 if failed else 1.0):
            draw_scene(canvas, picture, project.id)
        canvas.rounded(picture, 10, None, colour("ink", 0.6), 2)
        left = picture.right() + s(26)
        lines = (Text(line, bold=400, lines=0, narrow=True) for line in self.lines())
        words = column(Cell(cells(project), high=46), Space(6), *lines, gap=6)
        room = QRectF(left, picture.top(), box.right() - s(34) - left, picture.height())
        self.lay(canvas, words, room, 1.08)


def draw_scene(canvas: Canvas, rect: QRectF, edifice: str) -> None:
    """The drawing of an Edifice over the whole of ``rect``."""
    canvas.art.svg(f"scenes/{edifice}.svg").render(canvas.painter, rect)


def draw_article(canvas: Canvas, rect: QRectF, edifice: str) -> None:
    """The drawing of an Edifice in a frame, as large as ``rect`` allows."""
    place = shaped(rect, 240 / 220)
    with canvas.clip(place, 10):
        draw_scene(canvas, place, edifice)
    canvas.rounded(place, 10, None, colour("ink", 0.6), 2)


def edifice_large(style: TableStyle, shown: Shown, thing: str) -> EdificeZoom | None:
    """An Edifice of the match large, by its id."""
    edifices = edifices_on(shown.table)
    project = edifices.find(thing) if edifices is not None else None
    return EdificeZoom(style, shown, project) if project is not None else None
