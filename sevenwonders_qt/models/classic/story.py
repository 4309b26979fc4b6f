"""The events of 7 Wonders on the timeline: turns of Ages, actions of cities, conflicts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.effects import Colour
from sevenwonders_qt.games.classic.events import (
    AgeBegan,
    CardBuilt,
    CardSold,
    ConflictResolved,
    StageBuilt,
)
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.models.boxes import timeline_column, timeline_mark
from sevenwonders_qt.models.shown.story import Deed, DeedKind, EventReader
from sevenwonders_qt.models.words.terms import paint_name

translate = QCoreApplication.translate


def reader(game: Classic, players: int) -> EventReader:
    """Return the reader of events; every turn is a column."""

    def deed(event: Event) -> Deed | None:
        match event:
            case CardBuilt(seat=seat, card=card):
                return card_deed(seat, game.rules.catalogue.cards[card].colour)
            case StageBuilt(seat=seat, stage=stage):
                return stage_deed(seat, stage + 1)
            case CardSold(seat=seat):
                return sale_deed(seat)
        return _box_deed(event)

    shape = game.rules.shape
    ages = (shape.turns,) * shape.last_age
    return EventReader(
        game.rules.quiet, 1, game.milestone, _age, deed, _conflict, ages, between=timeline_column
    )


def _age(event: Event) -> int | None:
    return event.age if isinstance(event, AgeBegan) else None


def _conflict(event: Event) -> Mapping[Seat, int] | None:
    if not isinstance(event, ConflictResolved):
        return None
    if event.winner is None:
        return {event.left: 0, event.right: 0}
    loser = event.right if event.winner == event.left else event.left
    if event.left == event.right:
        return {event.winner: event.victory}
    return {event.winner: event.victory, loser: -1}


def _box_deed(event: Event) -> Deed | None:
    """Return the entry of an action that a box knows."""
    mark = timeline_mark(event)
    if mark is None:
        return None
    seat, icon, words = mark
    return Deed(seat, DeedKind.CARD, icon=icon, words=words)


def card_deed(seat: Seat, colour: Colour) -> Deed:
    """Return the entry of a card of this colour that was built."""
    words = partial(_card_words, colour)
    return Deed(seat, DeedKind.CARD, str(colour), icon=f"sym_{colour}", words=words)


def stage_deed(seat: Seat, number: int) -> Deed:
    """Return the entry of a stage that was built."""
    words = partial(_stage_words, number)
    return Deed(seat, DeedKind.STAGE, stage=number, icon="stage", words=words)


def sale_deed(seat: Seat) -> Deed:
    """Return the entry of a card that was discarded for coins."""
    return Deed(seat, DeedKind.SALE, icon="discard", words=_sale_words)


def _card_words(colour: Colour) -> str:
    return translate("Saves", "{colour} card").format(colour=paint_name(colour))


def _stage_words(number: int) -> str:
    return translate("Saves", "stage {number} of the wonder").format(number=number)


def _sale_words() -> str:
    return translate("Saves", "a card discarded for coins")
