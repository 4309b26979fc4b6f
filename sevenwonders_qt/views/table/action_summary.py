"""One action of a turn described in words, for those who are learning the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QRectF

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.effects import Effect
from sevenwonders_qt.games.classic.events import (
    BANK,
    CardBuilt,
    CoinsGained,
    StageBuilt,
    payment,
)
from sevenwonders_qt.models.effect_words import effect_sentences
from sevenwonders_qt.models.log import sentence, subject
from sevenwonders_qt.models.one_by_one import Action
from sevenwonders_qt.views.kit.part import Part, column
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.table.notice import Notice
from sevenwonders_qt.views.table.panel import TableStyle
from sevenwonders_qt.views.table.shown import Shown

translate = QCoreApplication.translate


class ActionSummary(Notice[Action]):
    """Who did what, what it cost and what it brings; any key or click goes on."""

    def __init__(self, style: TableStyle, shown: Shown, action: Action) -> None:
        """``shown`` is the table after the action."""
        lit = [] if action.seat is None else [("seat", action.seat)]
        super().__init__(style, action, self._said, "ui_hint", lit=lit)
        self.shown = shown
        self.action = action
        self.lines = list(self._lines())

    def box_in(self, table: QRectF) -> QRectF:
        """At the foot of the table, so that the cities are seen."""
        box = super().box_in(table)
        box.moveBottom(table.bottom() - self.style.s(24))
        return box

    # Words ---------------------------------------------------------------------------------

    def title(self) -> str:
        """Who did it."""
        seat = self.action.seat
        return "" if seat is None else self._name(seat)

    def _said(self, action: Action) -> tuple[str, Part]:
        first, *more = (Text(line, bold=400, lines=0) for line in self.lines)
        return self.title(), column(replace(first, bold=600), *more, gap=10)

    def _name(self, seat: Seat) -> str:
        table = self.shown.table
        return subject(seat, table.seats, table.you)

    def _lines(self) -> Iterator[str]:
        for event in self.action.events:
            yield from self._told(event)

    def _told(self, event: Event) -> Iterator[str]:
        table = self.shown.table
        found = sentence(event, table.seats, table.you)
        if found is not None and not isinstance(event, CoinsGained):
            yield f"{self.title()} {found[2]}"
        match event:
            case CardBuilt():
                yield from self._paid(event)
                yield from effect_sentences(self.shown.card(event.card).effects)
            case StageBuilt():
                yield from self._paid(event)
                yield from effect_sentences(self._stage(event))
            case CoinsGained(coins=coins):
                yield translate("Prompt", "The bank pays %n coin(s).", None, coins)

    def _stage(self, event: StageBuilt) -> tuple[Effect, ...]:
        city = self.shown.table.view.cities[event.seat]
        stage = self.shown.board(city).stages[event.stage]
        return stage.chosen(event.alternative).effects

    def _paid(self, event: CardBuilt | StageBuilt) -> Iterator[str]:
        if event.to_bank:
            yield translate("Prompt", "%n coin(s) go to the bank.", None, event.to_bank)
        for seat, coins in payment(event, len(self.shown.table.view.cities)):
            if seat != BANK:
                text = translate("Prompt", "%n coin(s) go to {name} for goods.", None, coins)
                yield text.format(name=self._name(seat))
