"""The events of Architects on the timeline: rounds, actions of cities, battles."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.architects.events import (
    BattleFought,
    CardKept,
    CardTaken,
    StageBuilt,
    TokenTaken,
)
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.models.architects.terms import card_icon, kind_name, token_name
from sevenwonders_qt.models.shown.story import Deed, DeedKind, EventReader

translate = QCoreApplication.translate


def reader(game: Architects, players: int) -> EventReader:
    """Return the reader of events; a round of all players is one column."""
    return EventReader((), players, game.milestone, _no_age, _deed, _battle, conflict="ar_war")


def _no_age(event: Event) -> int | None:
    return None


def _deed(event: Event) -> Deed | None:
    match event:
        case CardTaken(seat=seat, card=card) | CardKept(seat=seat, card=card):
            return card_deed(seat, card)
        case StageBuilt(seat=seat, stage=stage):
            return stage_deed(seat, stage)
        case TokenTaken(seat=seat, token=token) if token:
            return token_deed(seat, token)
    return None


def _battle(event: Event) -> Mapping[Seat, int] | None:
    if not isinstance(event, BattleFought):
        return None
    return dict(enumerate(event.victories))


def card_deed(seat: Seat, card: CardId) -> Deed:
    """Return the entry of a card that was taken."""
    return Deed(seat, DeedKind.CARD, card, icon=card_icon(card), words=partial(kind_name, card))


def stage_deed(seat: Seat, number: int) -> Deed:
    """Return the entry of a stage that was built."""
    words = partial(_stage_words, number)
    return Deed(seat, DeedKind.STAGE, stage=number, icon="stage", words=words)


def token_deed(seat: Seat, token: str) -> Deed:
    """Return the entry of a progress token that was taken."""
    words = partial(token_name, token)
    return Deed(seat, DeedKind.TOKEN, token, icon="ar_progress", words=words)


def _stage_words(number: int) -> str:
    text = translate("Saves", "stage {number} of the wonder", "Architects")
    return text.format(number=number)
