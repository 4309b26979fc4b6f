"""The overlay that asks which of its alternatives a wonder stage is raised for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, Signal

from sevenwonders_qt.games.classic.catalogue import Stage
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.models.effect_words import effect_sentences
from sevenwonders_qt.models.names import wonder_name
from sevenwonders_qt.views.kit.part import Drawing, Part, column, rounded
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.row import draw_row, tokens
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.table.one_of import OneOf
from sevenwonders_qt.views.table.overlay import Place
from sevenwonders_qt.views.table.panel import Answering, TableStyle
from sevenwonders_qt.views.table.shown import Shown
from sevenwonders_qt.views.table.wording import roman

translate = QCoreApplication.translate


def alternatives(shown: Shown, command: Play) -> Sequence[Stage]:
    """What a play has to choose from for its stage; empty for one that has nothing to choose."""
    city = shown.table.view.cities[command.seat]
    if command.use is not Use.STAGE or city.stages == city.stage_count:
        return ()
    return shown.board(city).stages[city.stages].alternatives


class StageChoice(OneOf):
    """A plate for each alternative; what is sent is the `Play` with the one that was picked."""

    rule = "carthage"
    thing = "half"
    golden = "take"
    icon = "stage"
    plate = (300.0, 230.0)

    left = Signal()
    """It was left without a choice."""

    def __init__(self, style: TableStyle, shown: Shown, command: Play) -> None:
        self.shown = shown
        self.stages = alternatives(shown, command)
        self.city = shown.table.view.cities[command.seat]
        halves = range(len(self.stages))
        super().__init__(style, [replace(command, alternative=half) for half in halves])

    def leave(self) -> None:
        self.left.emit()
        super().leave()

    def lit(self) -> Sequence[Place]:
        return [("seat", self.city.seat)]

    def head(self) -> tuple[str, str]:
        text = translate("Prompt", "{wonder}, stage {number}")
        title = text.format(wonder=wonder_name(self.city.wonder), number=roman(self.city.stages))
        return title, translate("Prompt", "Choose its effect; it cannot be changed later.")

    def answer(self) -> tuple[str, str]:
        return translate("Prompt", "Build it for this"), "stage"

    def thing_at(self, number: int) -> Part:
        effects = self.stages[number].effects
        lines, chosen = effect_sentences(effects), number == self.picked
        edge = "gold" if chosen else colour("ink", 0.35)

        def paint_effects(canvas: Canvas, rect: QRectF) -> None:
            x, y = rect.center().toTuple()
            draw_row(canvas, tokens(effects), x, y, rect.height(), "center", rect.width())

        words = (Text(line, bold=400, lines=0, narrow=True) for line in lines)
        return Answering(
            column(Drawing(0, 76, paint_effects), column(*words, gap=0), gap=16),
            f"half {number + 1}",
            "",
            partial(self.pick, number),
            " ".join(lines),
            paint=rounded(10, "parchment_pale", edge, 5 if chosen else 1.5),
            margins=(16, 28, 16, 10),
            focusable=False,
        )
