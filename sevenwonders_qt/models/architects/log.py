"""The log of a match of Architects: one sentence for each event that a player would mention."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.architects import events as ev
from sevenwonders_qt.games.architects.numbers import CENTRAL, HIDDEN
from sevenwonders_qt.models.architects.terms import kind_name, token_name
from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.models.words.lists import all_of, in_a_row
from sevenwonders_qt.models.words.log import subject
from sevenwonders_qt.models.words.names import ROMAN
from sevenwonders_qt.models.words.sentence import Sentence

translate = QCoreApplication.translate


_WITHOUT_A_LINE: Final = (ev.GameBegan, ev.TurnBegan, ev.ActionEarned, ev.ActionUsed, ev.RestLeft)
"""The events that players would not mention, or not always."""


def sentence(event: Event, seats: Sequence[SeatInfo], you: Seat) -> Sentence | None:
    """Return the line of the log on an event that ``you`` may see, or None for no line.

    Raises LookupError for an event of another game.
    """
    match event:
        case ev.TurnBegan(seat=seat, seen=seen) if seen:
            text = translate("Log", "saw with the cat: {card}")
            return seat, "ui_eye", text.format(card=kind_name(seen))
        case ev.TurnPassed(seat=seat):
            return seat, "state_no", translate("Log", "found no card to take")
        case ev.CardTaken(seat=seat):
            return seat, _deck_icon(event, len(seats)), _taken(event, seats)
        case ev.CatMoved(seat=seat):
            return seat, "ar_cat", translate("Log", "got the cat")
        case ev.HornsSounded(seat=seat, turned=turned):
            text = translate("Log", "turned %n conflict token(s)", None, turned)
            return seat, "ar_horn", text
        case ev.StageBuilt(seat=seat, stage=stage):
            text = translate("Log", "built stage {number}", "Architects")
            return seat, "stage", text.format(number=ROMAN[stage - 1])
        case ev.TokenTaken(seat=seat, token=token):
            return seat, token or "ar_progress", _token(token)
        case ev.DeckSearched(seat=seat, cards=cards):
            text = translate("Log", "looked through %n card(s)", None, len(cards))
            return seat, "ui_eye", text
        case ev.CardKept(seat=seat, card=card):
            return seat, "ui_eye", translate("Log", "kept {card}").format(card=kind_name(card))
        case ev.BattleFought():
            return _battle(event, seats, you)
        case ev.GameEnded():
            return _ended(event, seats, you)
    if not isinstance(event, _WITHOUT_A_LINE):
        raise LookupError(f"Architects has no line for the event {type(event).__name__}")
    return None


def _deck_icon(event: ev.CardTaken, players: int) -> str:
    if event.deck == CENTRAL:
        return "deck_centre"
    return "deck_left" if event.deck == event.seat else "deck_right"


def _taken(event: ev.CardTaken, seats: Sequence[SeatInfo]) -> str:
    card = kind_name(event.card)
    if event.source:
        return translate("Log", "took an extra card: {card}").format(card=card)
    if event.deck == CENTRAL:
        return translate("Log", "took {card} from the centre").format(card=card)
    return translate("Log", "took {card}").format(card=card)


def _token(token: str) -> str:
    if token == HIDDEN:
        return translate("Log", "discarded green cards without a token")
    return translate("Log", "took the progress token {token}").format(token=token_name(token))


def _battle(event: ev.BattleFought, seats: Sequence[SeatInfo], you: Seat) -> Sentence:
    won = [
        f"{subject(seat, seats, you)} +{count}"
        for seat, count in enumerate(event.victories)
        if count
    ]
    if not won:
        return None, "ar_war", translate("Log", "Battle: nobody wins")
    names = in_a_row(won)
    return None, "ar_war", translate("Log", "Battle: {names}").format(names=names)


def _ended(event: ev.GameEnded, seats: Sequence[SeatInfo], you: Seat) -> Sentence:
    best = event.totals[event.winners[0]]
    names = all_of(subject(seat, seats, you) for seat in event.winners)
    if len(event.winners) == 1:
        return event.winners[0], "ui_trophy", translate("Log", "won with %n point(s)", None, best)
    text = translate("Log", "{names} share the victory with %n point(s)", None, best)
    return None, "ui_trophy", text.format(names=names)
