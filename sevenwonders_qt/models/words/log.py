"""The log of a match: one sentence for each event that a player would mention."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.commands import Way
from sevenwonders_qt.models.boxes import all_words, event_line
from sevenwonders_qt.models.seats import SeatInfo, You
from sevenwonders_qt.models.shown.table import Logged
from sevenwonders_qt.models.words.lists import all_of
from sevenwonders_qt.models.words.names import ROMAN, age_name, turn_name
from sevenwonders_qt.models.words.sentence import HEADING, Sentence
from sevenwonders_qt.models.words.terms import card_name, payment_words, short_free_way

translate = QCoreApplication.translate


def heading(logged: Logged) -> Sentence | None:
    """Return the turn that begins with an event of the log; None for every other event.

    A position that was laid out has no Age before its first turn, and no heading.
    """
    if isinstance(logged.event, ev.TurnBegan) and logged.age:
        return None, HEADING, turn_name(logged.age, logged.turn)
    return None


def subject(seat: Seat, seats: Sequence[SeatInfo], you: Seat) -> str:
    """Return the name of a seat in the log; "You" must take the verb forms of a name."""
    name = seats[seat].name
    return translate("Log", "You") if seat == you or isinstance(name, You) else name


def _object(seat: Seat, seats: Sequence[SeatInfo], you: Seat) -> str:
    """Return the name of a seat in the log as the object of an action."""
    name = seats[seat].name
    if seat == you or isinstance(name, You):
        return translate("Log", "you", "as in: Ana beat you")
    return name


def sentence(event: Event, seats: Sequence[SeatInfo], you: Seat) -> Sentence | None:
    """Return the line of the log on an event that ``you`` may see, or None for no line.

    Cards that are face down are never named. Raises LookupError for an event that neither the base
    game nor any box knows.
    """
    line = _LINES.get(type(event))
    return event_line(event) if line is None else line(event, seats, you)


def has_line(kind: type[Event]) -> bool:
    """Return whether it is known what the log says of events of a kind, even if nothing."""
    return kind in _LINES or any(kind in words.events for words in all_words())


def _built(event: ev.CardBuilt, seats: Sequence[SeatInfo], you: Seat) -> Sentence:
    return event.seat, "build", _built_words(event, seats, you)


def _built_words(event: ev.CardBuilt, seats: Sequence[SeatInfo], you: Seat) -> str:
    card = card_name(event.card)
    match event.way:
        case Way.CHAIN:
            return translate("Log", "built {card} by a chain").format(card=card)
        case Way.FREE_BUILD:
            return translate("Log", "built {card} for free").format(card=card)
        case Way.FREE_COLOUR | Way.FREE_FIRST | Way.FREE_LAST:
            text = translate("Log", "built {card} for free: {why}")
            return text.format(card=card, why=short_free_way(event.way))
        case Way.DISCARD:
            return translate("Log", "built {card} from the discards").format(card=card)
    return _priced(translate("Log", "built {card}").format(card=card), event, seats, you)


def _stage(event: ev.StageBuilt, seats: Sequence[SeatInfo], you: Seat) -> Sentence:
    deed = translate("Log", "built stage {number}").format(number=ROMAN[event.stage])
    return event.seat, "stage", _priced(deed, event, seats, you)


def _priced(
    deed: str, event: ev.CardBuilt | ev.StageBuilt, seats: Sequence[SeatInfo], you: Seat
) -> str:
    """Return the action with its payment and the receivers."""
    payment = ev.payment(event, len(seats))
    coins = sum(part for _, part in payment)
    shares = [(_object(to, seats, you), part) for to, part in payment if to != ev.BANK]
    if not coins:
        return deed
    if not shares:
        return translate("Log", "{deed} for %n coin(s)", None, coins).format(deed=deed)
    text = translate("Log", "{deed}: {payment}", "as in: built Baths: 2 to Ana, 1 to the bank")
    return text.format(deed=deed, payment=payment_words(shares, event.to_bank))


def _gained(event: ev.CoinsGained, seats: Sequence[SeatInfo], you: Seat) -> Sentence:
    if not event.card:
        text = translate("Log", "gained %n coin(s) from the wonder", None, event.coins)
        return event.seat, "coins", text
    text = translate("Log", "gained %n coin(s) from {card}", None, event.coins)
    return event.seat, "coins", text.format(card=card_name(event.card))


def _age(event: ev.AgeBegan, seats: Sequence[SeatInfo], you: Seat) -> Sentence:
    text = translate("Log", "{age} begins").format(age=age_name(event.age))
    return None, f"age_{event.age}", text


def _sold(event: ev.CardSold, seats: Sequence[SeatInfo], you: Seat) -> Sentence:
    text = translate("Log", "discarded a card for %n coin(s)", None, event.coins)
    return event.seat, "discard", text


def _swapped(event: ev.HandsSwapped, seats: Sequence[SeatInfo], you: Seat) -> Sentence:
    return None, "trade_both", translate("Log", "Hands were swapped across the Border")


def _drawn(event: ev.PileDrawn, seats: Sequence[SeatInfo], you: Seat) -> Sentence:
    return event.seat, "free_city", translate("Log", "drew from the pile")


def _picked(event: ev.DiscardPickEnded, seats: Sequence[SeatInfo], you: Seat) -> Sentence | None:
    """Return the line on a pick that took nothing; one that built has the line of the structure."""
    if event.built:
        return None
    return event.seat, "build_from_discard", translate("Log", "took nothing from the discards")


def _last_card(event: ev.LastCardAsked, seats: Sequence[SeatInfo], you: Seat) -> Sentence:
    return event.seat, "play_last", translate("Log", "may play the seventh card")


def _no_line(event: Event, seats: Sequence[SeatInfo], you: Seat) -> None:
    """Return the line of an event that players would not mention."""


def _passed(event: ev.HandsPassed, seats: Sequence[SeatInfo], you: Seat) -> Sentence:
    if event.direction < 0:
        return None, "pass_left", translate("Log", "Hands went to the left")
    return None, "pass_right", translate("Log", "Hands went to the right")


def _conflict(event: ev.ConflictResolved, seats: Sequence[SeatInfo], you: Seat) -> Sentence:
    if event.winner is None:
        text = translate("Log", "tied with {name}, {own} to {other}")
        other = event.right
        words = text.format(
            name=_object(other, seats, you), own=event.left_shields, other=event.right_shields
        )
        return event.left, "shield", words
    won_left = event.winner == event.left
    loser = event.right if won_left else event.left
    shields = (event.left_shields, event.right_shields)
    text = translate("Log", "beat {name}, {own} to {other}: +{victory} and \N{MINUS SIGN}1")
    words = text.format(
        name=_object(loser, seats, you),
        own=shields[0 if won_left else 1],
        other=shields[1 if won_left else 0],
        victory=event.victory,
    )
    return event.winner, f"mil_{event.victory}", words


def _ended(event: ev.GameEnded, seats: Sequence[SeatInfo], you: Seat) -> Sentence:
    best = event.totals[event.winners[0]]
    names = all_of(subject(seat, seats, you) for seat in event.winners)
    if len(event.winners) == 1:
        return event.winners[0], "ui_trophy", translate("Log", "won with %n point(s)", None, best)
    text = translate("Log", "{names} share the victory with %n point(s)", None, best)
    return None, "ui_trophy", text.format(names=names)


_Line = Callable[[Any, Sequence[SeatInfo], Seat], Sentence | None]

_LINES: Final[Mapping[type[Event], _Line]] = {
    ev.GameBegan: _no_line,
    ev.StepsDone: _no_line,
    ev.AgeBegan: _age,
    ev.TurnBegan: _no_line,
    ev.CardChosen: _no_line,
    ev.ChoiceTakenBack: _no_line,
    ev.CardBuilt: _built,
    ev.StageBuilt: _stage,
    ev.CardSold: _sold,
    ev.CoinsGained: _gained,
    ev.HandsPassed: _passed,
    ev.PileDrawn: _drawn,
    ev.HandsSwapped: _swapped,
    ev.CoinsSetAside: _no_line,
    ev.CoinsTakenUp: _no_line,
    ev.LastCardAsked: _last_card,
    ev.LeftoverDiscarded: _no_line,
    ev.DiscardPileOpened: _no_line,
    ev.DiscardPickEnded: _picked,
    ev.ConflictResolved: _conflict,
    ev.GameEnded: _ended,
}
"""The lines of the base game: events that begin a turn are headings instead."""
