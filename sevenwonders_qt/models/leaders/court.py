"""The leaders of every city as the table shows them: a place for each Age, and the own hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.commands import Use
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.view import CityView, PlayerView
from sevenwonders_qt.games.leaders.catalogue import DEALT, NAME
from sevenwonders_qt.games.leaders.commands import Bury, Copy, KeepLeader, RecruitMore, UseLeader
from sevenwonders_qt.games.leaders.pieces import Copied, buried, recruited
from sevenwonders_qt.games.leaders.view import LeadersView, leaders_in
from sevenwonders_qt.models.boxes import box_card
from sevenwonders_qt.models.leaders.cards import price_by_age
from sevenwonders_qt.models.words.effects import effect_sentences
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.names import age_name
from sevenwonders_qt.models.words.numbers import number_range
from sevenwonders_qt.models.words.terms import card_name

translate = QCoreApplication.translate

AGES: Final = 3

HAND: Final = "own leaders"
"""The name of the own leaders in hand, where they are shown large."""


class Fate(StrEnum):
    """The fate of the leader of an Age."""

    RECRUITED = "recruited"
    BURIED = "buried"
    COPIED = "copied"  # of a neighbour, by a guild
    STAGED = "staged"  # face down under a stage
    SOLD = "sold"
    CHOSEN = "chosen"  # face down until all players have chosen
    NEXT = "next"  # for the Age that is about to begin
    TO_COME = "to come"


@dataclass(frozen=True, slots=True)
class Place:
    """The place of the leader of an Age in a city.

    ``leader`` is known of those recruited, buried or copied; a buried one is worth ``points``.
    An ``age`` of 0 is of a leader beyond those of the Ages.
    """

    fate: Fate
    age: int
    leader: CardId | None = None
    points: int = 0


@dataclass(frozen=True, slots=True)
class Draft:
    """The leaders that are passed round: those offered now, and the number of the pick, from 1.

    Where all see them and take them in turns, ``then`` is the seat after the one that takes now.
    """

    offered: tuple[CardId, ...]
    pick: int
    picks: int
    then: Seat | None = None
    is_open: bool = False


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


def part_name(leader: CardId) -> str:
    """Return the name of the part of a city where a leader is."""
    return f"place of {leader}"


def place_words(place: Place) -> str:
    """Return a place in words: the leader and the effect, or what became of the card."""
    match place.fate:
        case Fate.RECRUITED if place.leader is not None:
            return "\n".join([card_name(place.leader), *leader_lines(place.leader)])
        case Fate.COPIED if place.leader is not None:
            head = translate("Leaders", "{leader}, as of a neighbour")
            lines = leader_lines(place.leader)
            return "\n".join([head.format(leader=card_name(place.leader)), *lines])
        case Fate.BURIED if place.leader is not None:
            text = translate("Leaders", "{leader}: buried, %n point(s)", None, place.points)
            return text.format(leader=card_name(place.leader))
        case Fate.STAGED:
            words = translate("Leaders", "face down under a stage")
        case Fate.SOLD:
            words = translate("Leaders", "discarded for 3 coins")
        case Fate.CHOSEN:
            words = translate("Leaders", "chosen, not yet turned over")
        case Fate.NEXT:
            words = translate("Leaders", "to be used now")
        case _:
            words = translate("Leaders", "still to come")
    text = translate("Leaders", "Leader of {age}").format(age=age_name(place.age))
    return titled(text, words)


def court_for(rules: Ruleset, view: PlayerView) -> Court | None:
    """Return the leaders as the seat of ``view`` sees them; None before they are dealt."""
    seen = leaders_in(view)
    if seen is None:
        return None
    places = (
        _places(city, used, view.coming, ready=ready)
        for city, used, ready in zip(view.cities, seen.used, seen.ready, strict=True)
    )
    drafting = not view.age and not view.coming
    draft = draft_of(seen) if drafting else None
    return Court(tuple(places), seen.kept if drafting else seen.hand, seen.held, draft)


def draft_of(seen: LeadersView) -> Draft:
    """Return the draft as a seat sees it."""
    pick = len(seen.kept) + 1
    if not seen.row:
        picks = len(seen.kept) + len(seen.hand) + (seen.picked is not None)
        return Draft(seen.hand, pick, picks)
    return Draft(seen.row, pick, DEALT, seen.then, is_open=True)


def _places(city: CityView, used: Sequence[Use], coming: int, *, ready: bool) -> tuple[Place, ...]:
    """Return the places of a city, the Ages first; ``coming`` is the Age of a choice.

    The city is ``ready`` once it has chosen.
    """
    chosen = Fate.CHOSEN if ready else Fate.NEXT
    by_age: dict[int, list[CardId]] = {}
    for each in recruited(city):
        by_age.setdefault(each.age, []).append(each.leader)
    graves = [Place(Fate.BURIED, 0, each.leader, each.points) for each in buried(city)]
    found = []
    for age in range(1, AGES + 1):
        if age > len(used):
            found.append(Place(chosen if age == coming else Fate.TO_COME, age))
        elif used[age - 1] is not Use.BUILD:
            fate = Fate.STAGED if used[age - 1] is Use.STAGE else Fate.SOLD
            found.append(Place(fate, age))
        elif by_age.get(age):
            found.append(Place(Fate.RECRUITED, age, by_age[age].pop(0)))
        elif graves:
            found.append(replace(graves.pop(0), age=age))
    more = [Place(Fate.RECRUITED, age, each) for age, rest in by_age.items() for each in rest]
    copies = [
        Place(Fate.COPIED, 0, piece.leader) for piece in city.pieces if isinstance(piece, Copied)
    ]
    return (*found, *more, *graves, *copies)


def leader_of(command: Command) -> CardId | None:
    """Return the leader that a command is about; None for any other command."""
    match command:
        case UseLeader(play=play):
            return play.card
        case KeepLeader(leader=leader) | Copy(leader=leader):
            return leader
        case RecruitMore(leader=leader) | Bury(leader=leader):
            return leader
    return None


def price_of(leader: CardId) -> int:
    """Return the printed price of a leader, the least one where it is by the Age."""
    card = box_card(leader)
    return card.cost.coins if card is not None else 0


def price_shown(leader: CardId) -> int | str:
    """Return the price on the coin of a leader: a number, or a range where it is by the Age."""
    return price_of(leader) if price_by_age(leader) is None else number_range(1, AGES)


def price_words(leader: CardId) -> str:
    """Return the price of a leader in a sentence."""
    by_age = price_by_age(leader)
    if by_age is None:
        return translate("Leaders", "Costs %n coin(s).", None, price_of(leader))
    return translate("Leaders", "Costs {coins}.").format(coins=by_age)


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
