"""A turn split into its actions, for those who want to follow each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.events import (
    BANK,
    CardBuilt,
    CardSold,
    CoinsGained,
    StageBuilt,
    payment,
)
from sevenwonders_qt.models.boxes import all_words
from sevenwonders_qt.models.shown.faces import Shown
from sevenwonders_qt.models.words.effects import effect_sentences
from sevenwonders_qt.models.words.log import sentence, subject

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Action:
    """Events that belong together: those of one city, or of the whole table."""

    seat: Seat | None
    events: tuple[Event, ...]


def actions(events: Sequence[Event]) -> Iterator[Action]:
    """Group the events in order: a new action wherever another city plays a card or is paid."""
    seat: Seat | None = None
    group: list[Event] = []
    for event in events:
        doer = _doer(event)
        if group and doer != seat:
            yield Action(seat, tuple(group))
            group = []
        seat = doer
        group.append(event)
    if group:
        yield Action(seat, tuple(group))


def action_words(action: Action, shown: Shown) -> tuple[str, list[str]]:
    """Return the actor, the action, its cost and its gain; ``shown`` is the table after it."""
    table = shown.table
    who = "" if action.seat is None else subject(action.seat, table.seats, table.you)
    lines: list[str] = []
    for event in action.events:
        found = sentence(event, table.seats, table.you)
        match event:
            case CoinsGained(coins=coins):
                lines.append(translate("Prompt", "The bank pays %n coin(s).", None, coins))
            case _ if found is not None:
                lines.append(f"{who} {found[2]}")
        match event:
            case CardBuilt():
                lines += [*_paid(event, shown), *effect_sentences(shown.card(event.card).effects)]
            case StageBuilt():
                board = shown.board(table.view.cities[event.seat])
                effects = board.stages[event.stage].chosen(event.alternative).effects
                lines += [*_paid(event, shown), *effect_sentences(effects)]
    return who, lines


def _paid(event: CardBuilt | StageBuilt, shown: Shown) -> Iterator[str]:
    table = shown.table
    if event.to_bank:
        yield translate("Prompt", "%n coin(s) go to the bank.", None, event.to_bank)
    for seat, coins in payment(event, len(table.view.cities)):
        if seat != BANK:
            text = translate("Prompt", "%n coin(s) go to {name} for goods.", None, coins)
            yield text.format(name=subject(seat, table.seats, table.you))


def _doer(event: Event) -> Seat | None:
    match event:
        case CardBuilt() | StageBuilt() | CardSold() | CoinsGained():
            return event.seat
    deeds = (kind for words in all_words() for kind in words.deeds)
    return getattr(event, "seat", None) if isinstance(event, tuple(deeds)) else None
