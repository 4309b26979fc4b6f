"""The leaders of every city as the table shows them: a place for each Age, and the own hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.models.boxes import box_card
from sevenwonders_qt.models.words.effects import effect_sentences
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.names import age_name
from sevenwonders_qt.models.words.terms import card_name

translate = QCoreApplication.translate

NAME: Final = "leaders"


class Fate(StrEnum):
    """The fate of the leader of an Age."""

    RECRUITED = "recruited"
    BURIED = "buried"
    STAGED = "staged"  # face down under a stage
    SOLD = "sold"
    CHOSEN = "chosen"  # face down until all players have chosen
    TO_COME = "to come"


@dataclass(frozen=True, slots=True)
class Place:
    """The place of the leader of an Age in a city.

    ``leader`` is known of those recruited or buried; a buried one is worth ``points``.
    """

    fate: Fate
    age: int
    leader: CardId | None = None
    points: int = 0


@dataclass(frozen=True, slots=True)
class Draft:
    """The leaders that are passed round: those offered now, and the number of the pick, from 1."""

    offered: tuple[CardId, ...]
    pick: int
    picks: int


@dataclass(frozen=True, slots=True)
class Court:
    """The leaders of the table: the places of each seat, the own hand, and the size of each.

    ``draft`` is there while leaders are passed round.
    """

    places: tuple[tuple[Place, ...], ...]
    hand: tuple[CardId, ...]
    held: tuple[int, ...]
    draft: Draft | None = None

    def holds_more(self, seat: Seat) -> bool:
        """Return whether a seat holds another number of leaders than most do."""
        return self.held[seat] != min(self.held)


def court_on(boxes: Mapping[str, Any]) -> Court | None:
    """Return the leaders on a table; None in a match without them."""
    found: Court | None = boxes.get(NAME)
    return found


def place_words(place: Place) -> str:
    """Return a place in words: the leader and the effect, or what became of the card."""
    age = age_name(place.age)
    match place.fate:
        case Fate.RECRUITED if place.leader is not None:
            return "\n".join([card_name(place.leader), *leader_lines(place.leader)])
        case Fate.BURIED if place.leader is not None:
            text = translate("Leaders", "{leader}: buried, %n point(s)", None, place.points)
            return text.format(leader=card_name(place.leader))
        case Fate.STAGED:
            words = translate("Leaders", "face down under a stage")
        case Fate.SOLD:
            words = translate("Leaders", "discarded for 3 coins")
        case Fate.CHOSEN:
            words = translate("Leaders", "chosen, not yet turned over")
        case _:
            words = translate("Leaders", "still to come")
    return titled(translate("Leaders", "Leader of {age}").format(age=age), words)


def leader_of(command: Command) -> CardId | None:
    """Return the leader that a command is about; None for any other command."""
    found: CardId | None = getattr(command, "leader", None) or None
    return found


def price_of(leader: CardId) -> int:
    """Return the printed price of a leader."""
    card = box_card(leader)
    return card.cost.coins if card is not None else 0


def leader_lines(leader: CardId) -> list[str]:
    """Return the effects of a leader in sentences."""
    card = box_card(leader)
    return effect_sentences(card.effects) if card is not None else []


def hand_words(court: Court) -> str:
    """Return the own leaders that are still in hand, in words."""
    if not court.hand:
        return translate("Leaders", "No leader in your hand")
    return translate("Leaders", "Leaders in your hand: {names}").format(
        names=", ".join(map(card_name, court.hand))
    )
