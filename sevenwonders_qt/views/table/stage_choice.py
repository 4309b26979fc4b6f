"""The overlay that asks which of its alternatives a wonder stage is raised for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.games.classic.catalogue import Stage
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.models.effect_words import effect_sentences
from sevenwonders_qt.models.names import wonder_name
from sevenwonders_qt.views.kit.part import column
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.row import draw_row, tokens
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.action_button import button
from sevenwonders_qt.views.table.one_of import OneOf
from sevenwonders_qt.views.table.overlay import Place, draw_board
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.shown import Shown
from sevenwonders_qt.views.table.wording import roman

translate = QCoreApplication.translate

PLATE: Final = 300.0


def alternatives(shown: Shown, command: Play) -> Sequence[Stage]:
    """What a play has to choose from for its stage; empty for one that has nothing to choose."""
    city = shown.table.view.cities[command.seat]
    if command.use is not Use.STAGE or city.stages == city.stage_count:
        return ()
    return shown.board(city).stages[city.stages].alternatives


class StageChoice(OneOf):
    """One plate for each alternative: arrows and digits pick, Enter or a double click takes it."""

    thing = "half"
    golden = "take"

    chosen = Signal(object)
    """The `Play` with the alternative that was picked."""

    left = Signal()
    """It was left without a choice."""

    def __init__(self, style: TableStyle, shown: Shown, command: Play) -> None:
        stages = alternatives(shown, command)
        super().__init__(style, len(stages))
        self.shown = shown
        self.command = command
        self.stages = stages

    def confirm(self) -> None:
        """Take what is looked at."""
        self.close()
        self.chosen.emit(replace(self.command, alternative=self.picked))

    def leave(self) -> None:
        self.left.emit()
        super().leave()

    # Overlay -------------------------------------------------------------------------------

    def box_in(self, table: QRectF) -> QRectF:
        s = self.style.s
        wide = max(800.0, 90 + len(self.stages) * (PLATE + 22))
        box = QRectF(0, 0, s(wide), s(470))
        box.moveCenter(table.center())
        return box

    def lit(self) -> Sequence[Place]:
        return [("seat", self.command.seat)]

    # Drawing -------------------------------------------------------------------------------

    def draw(self, canvas: Canvas, box: QRectF) -> None:
        s, city = canvas.s, self.shown.table.view.cities[self.command.seat]
        text = translate("Prompt", "{wonder}, stage {number}")
        title = text.format(wonder=wonder_name(city.wonder), number=roman(city.stages))
        words = translate("Prompt", "Choose its effect; it cannot be changed later.")
        draw_board(canvas, box, title, "stage", box.width() - s(200), words)
        self.draw_close(canvas, box)
        number, gap = len(self.stages), s(22)
        wide = min(s(PLATE), (box.width() - s(68) - gap * (number - 1)) / number)
        left = box.center().x() - (wide * number + gap * (number - 1)) / 2
        for place, stage in enumerate(self.stages):
            rect = QRectF(left + place * (wide + gap), box.top() + s(118), wide, s(230))
            self._draw_half(canvas, rect, stage, chosen=place == self.picked)
            name = " ".join(effect_sentences(stage.effects))
            key = f"half {place + 1}"
            self.add_spot(rect, key, "", self._picker(place), name, focusable=False)
        go = QRectF(box.right() - s(34 + 330), box.bottom() - s(88), s(330), s(58))
        text = translate("Prompt", "Build it for this")
        self.lay(canvas, button("take", text, self.confirm, "stage", "⏎", primary=True), go)

    def _draw_half(self, canvas: Canvas, rect: QRectF, stage: Stage, *, chosen: bool) -> None:
        s = canvas.s
        edge = "gold" if chosen else colour("ink", 0.35)
        canvas.rounded(rect, 10, "parchment_pale", edge, 5 if chosen else 1.5)
        row = tokens(stage.effects)
        middle = rect.center().x()
        draw_row(canvas, row, middle, rect.top() + s(66), s(76), "center", rect.width() - s(30))
        words = rect.adjusted(s(16), s(120), -s(16), -s(10))
        lines = effect_sentences(stage.effects)
        content = column(*(Text(line, bold=400, lines=0, narrow=True) for line in lines), gap=0)
        self.lay(canvas, content, words)

    def _picker(self, number: int) -> Callable[[], None]:
        return lambda: self.pick(number)
