"""The log of a match: one sentence for each event that a player would mention."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.commands import Way
from sevenwonders_qt.models.boxes import all_words
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

    Cards that are face down are never named.
    """
    match event:
        case ev.AgeBegan(age=age):
            return None, f"age_{age}", translate("Log", "{age} begins").format(age=age_name(age))
        case ev.CardBuilt(seat=seat):
            return seat, "build", _built(event, seats, you)
        case ev.StageBuilt(seat=seat):
            return seat, "stage", _stage(event, seats, you)
        case ev.CardSold(seat=seat, coins=coins):
            return seat, "discard", translate("Log", "discarded a card for %n coin(s)", None, coins)
        case ev.CoinsGained(seat=seat):
            return seat, "coins", _gained(event)
        case ev.HandsPassed(direction=direction):
            return _passed(direction)
        case ev.HandsSwapped():
            return None, "trade_both", translate("Log", "Hands were swapped across the Border")
        case ev.PileDrawn(seat=seat):
            return seat, "free_city", translate("Log", "drew from the pile")
        case ev.ConflictResolved():
            return _conflict(event, seats, you)
        case ev.DiscardPickEnded(seat=seat, built=False):
            return seat, "build_from_discard", translate("Log", "took nothing from the discards")
        case ev.LastCardAsked(seat=seat):
            return seat, "play_last", translate("Log", "may play the seventh card")
        case ev.GameEnded():
            return _ended(event, seats, you)
    return next((found for words in all_words() if (found := words.event(event))), None)


def _built(event: ev.CardBuilt, seats: Sequence[SeatInfo], you: Seat) -> str:
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


def _stage(event: ev.StageBuilt, seats: Sequence[SeatInfo], you: Seat) -> str:
    deed = translate("Log", "built stage {number}").format(number=ROMAN[event.stage])
    return _priced(deed, event, seats, you)


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


def _gained(event: ev.CoinsGained) -> str:
    if not event.card:
        return translate("Log", "gained %n coin(s) from the wonder", None, event.coins)
    text = translate("Log", "gained %n coin(s) from {card}", None, event.coins)
    return text.format(card=card_name(event.card))


def _passed(direction: int) -> Sentence:
    if direction < 0:
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
