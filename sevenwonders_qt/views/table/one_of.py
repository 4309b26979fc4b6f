"""Overlays that ask for one of several things laid side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar, Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.games.classic.catalogue import Stage
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.models.acts import FixedKey, On
from sevenwonders_qt.models.keys import asked_number
from sevenwonders_qt.models.shown.effect_tokens import tokens
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.words.effects import effect_sentences
from sevenwonders_qt.models.words.names import ROMAN, wonder_name
from sevenwonders_qt.models.words.table import stage_cost, stage_note
from sevenwonders_qt.views.kit.part import Cell, Drawing, Part, Space, column, rounded, row
from sevenwonders_qt.views.kit.steps import arrow_step
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.paint.row import draw_row
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.table.action_button import button, peek_button
from sevenwonders_qt.views.table.overlay import Prompting
from sevenwonders_qt.views.table.panel import Answering, TableStyle
from sevenwonders_qt.views.table.places import City

_GAP: Final = 20.0
_BESIDE: Final = 70 + _GAP
_MOST: Final = 1500.0
"""Design pixels between two things, at both sides of all, and the largest width of the box."""


class OneOf(Prompting):
    """Arrows and digits pick one of its commands, Enter or a double click confirms.

    A subclass draws a thing for each of them, with a spot that is named ``thing`` and a number
    from 1. ``golden`` names the one button that confirms, ``icon`` is before the title.
    """

    thing: ClassVar[str]
    golden: ClassVar[str]
    plate: ClassVar[tuple[float, float]]
    """The width and height of a thing where there is room, in design pixels."""
    least: ClassVar[float] = 800.0
    """The least width of the box."""

    def __init__(
        self, style: TableStyle, commands: Sequence[Command], *, closable: bool = True
    ) -> None:
        super().__init__(style, closable=closable)
        self.commands = commands
        self.picked = 0
        self.set_focus_key(self.golden)

    # Parts by subclasses ------------------------------------------------------------------

    def thing_at(self, number: int) -> Part:
        """Return the part that is drawn for a command."""
        raise NotImplementedError

    def answer(self) -> tuple[str, str]:
        """Return the words and the icon of the one button."""
        raise NotImplementedError

    def spot_of(self, command: Command) -> str:
        number = self.commands.index(command) if command in self.commands else -1
        return f"{self.thing} {number + 1}" if number >= 0 else ""

    # The question --------------------------------------------------------------------------

    def may_be_picked(self, number: int) -> bool:
        """Return whether the thing ``number`` may be chosen now."""
        return 0 <= number < len(self.commands)

    def pick(self, number: int) -> None:
        """Look at the thing ``number``, from 0; others are ignored."""
        if self.may_be_picked(number):
            self.picked = number
            self.set_focus_key(self.golden)
            self.refresh()

    def confirm(self) -> None:
        """Choose the thing that is looked at."""
        self.answer_with(self.commands[self.picked])

    def key(self, event: QKeyEvent) -> bool:
        step, number = arrow_step(event), asked_number(event, On.PROMPT)
        if step:
            count = len(self.commands)
            ahead = ((self.picked + step * far) % count for far in range(1, count + 1))
            self.pick(next(filter(self.may_be_picked, ahead), self.picked))
        elif number:
            self.pick(number - 1)
        else:
            return False
        return True

    # Drawing -------------------------------------------------------------------------------

    def size(self) -> tuple[float, float]:
        wide = _BESIDE + len(self.commands) * (self.plate[0] + _GAP)
        return max(self.least, min(_MOST, wide)), self.plate[1] + 240

    def body(self) -> Part:
        count, (wide, high) = len(self.commands), self.plate
        share = min(1.0, ((self.size()[0] - _BESIDE) / count - _GAP) / wide)
        things = (Cell(self.thing_at(n), wide * share, high=high * share) for n in range(count))
        words, icon = self.answer()
        golden = button(self.golden, words, self.confirm, icon, FixedKey.ENTER, primary=True)
        peek = () if self.closable else (Cell(peek_button(), 240),)
        return column(
            Space(weight=1),
            row(Space(weight=1), *things, Space(weight=1), gap=_GAP),
            Space(weight=1),
            Cell(row(*peek, Space(weight=1), Cell(golden, 440)), high=60),
            gap=8,
        )

    # Qt ------------------------------------------------------------------------------------

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        spot = self.spot_at(event.pos())
        if spot is not None and spot.key == f"{self.thing} {self.picked + 1}":
            self.confirm()


translate = QCoreApplication.translate


def alternatives(shown: Shown, command: Play) -> Sequence[Stage]:
    """Return the alternatives of a play for its stage; empty for one without a choice.

    Stages in any order are no alternatives: the play says which of them is raised.
    """
    city = shown.table.view.cities[command.seat]
    if command.use is not Use.STAGE or city.stages == city.stage_count:
        return ()
    return shown.board(city).stages[city.stages].alternatives


class StageChoice(OneOf):
    """A plate for each alternative; it sends the `Play` with the alternative that was picked.

    Of stages in any order each has a plate with its cost; those that cannot be paid are pale.
    """

    rule = "carthage"
    thing = "half"
    golden = "take"
    icon = "stage"
    plate = (300.0, 230.0)

    left = Signal()
    """It was left without a choice."""

    def __init__(self, style: TableStyle, shown: Shown, command: Play) -> None:
        self.shown = shown
        self.city = city = shown.table.view.cities[command.seat]
        self.in_any_order = shown.board(city).any_order
        self.stages = shown.board(city).ways(city.stages)
        numbers = range(len(self.stages))
        offers = [shown.offer_of_stage(city.stages + number) for number in numbers]
        self.offers = offers if self.in_any_order else [None for _ in numbers]
        super().__init__(style, [replace(command, alternative=number) for number in numbers])
        self.picked = command.alternative
        self.lit = [City(command.seat)]

    def may_be_picked(self, number: int) -> bool:
        if not super().may_be_picked(number):
            return False
        offer = self.offers[number]
        return offer is None or offer.possible

    def leave(self) -> None:
        self.left.emit()
        super().leave()

    def head(self) -> tuple[str, str]:
        text = translate("Prompt", "{wonder}, stage {number}")
        title = text.format(wonder=wonder_name(self.city.wonder), number=ROMAN[self.city.stages])
        if self.in_any_order:
            return title, translate("Prompt", "The stages may be built in any order: choose one.")
        return title, translate("Prompt", "Choose its effect; it cannot be changed later.")

    def answer(self) -> tuple[str, str]:
        if self.in_any_order:
            return translate("Prompt", "Build this stage"), "stage"
        return translate("Prompt", "Build it for this"), "stage"

    def thing_at(self, number: int) -> Part:
        stage, offer = self.stages[number], self.offers[number]
        lines, chosen = effect_sentences(stage.effects), number == self.picked
        open_now, why = self.may_be_picked(number), ""
        if offer is not None:
            lines = [stage_cost(stage), *lines]
            why = stage_note(self.shown, offer)
        edge = "gold" if chosen else colour("ink", 0.35)
        drawing = Drawing(0, 76, partial(draw_row, row=tokens(stage.effects)))
        shade: Shade = "ink" if open_now else "ink_soft"
        texts = [Text(line, shade=shade, bold=400, lines=0, narrow=True) for line in lines]
        texts += [Text(why, "note", "ink_soft", lines=0, narrow=True)] if why else []
        return Answering(
            column(drawing, column(*texts, gap=0), gap=16),
            f"half {number + 1}",
            why,
            partial(self.pick, number) if open_now else None,
            " ".join([*lines, why]),
            paint=rounded(10, "parchment_pale", edge, 5 if chosen else 1.5),
            margins=(16, 28, 16, 10),
            focusable=False,
        )
