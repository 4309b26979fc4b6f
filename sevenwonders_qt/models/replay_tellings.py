"""What the games say of their own events to those who watch a match again."""

from __future__ import annotations

from collections.abc import Mapping

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.architects import events as architects
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.classic import events as classic
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.models.replay import Deed, DeedKind, Telling


def telling_of(game: Classic | Architects, players: int) -> Telling:
    """The telling of a game; in Architects a round of all players is one column."""
    if isinstance(game, Architects):
        return Telling((), players, game.milestone, _no_age, _architects_deed, _battle)

    def deed(event: Event) -> Deed | None:
        match event:
            case classic.CardBuilt(seat=seat, card=card):
                return Deed(seat, DeedKind.CARD, str(game.rules.catalogue.cards[card].colour))
            case classic.StageBuilt(seat=seat, stage=stage):
                return Deed(seat, DeedKind.STAGE, stage=stage + 1)
            case classic.CardSold(seat=seat):
                return Deed(seat, DeedKind.SALE)
        return None

    shape = game.rules.shape
    ages = (shape.turns,) * shape.last_age
    return Telling(game.rules.quiet, 1, game.milestone, _age, deed, _conflict, ages)


def _age(event: Event) -> int | None:
    return event.age if isinstance(event, classic.AgeBegan) else None


def _conflict(event: Event) -> Mapping[Seat, int] | None:
    if not isinstance(event, classic.ConflictResolved):
        return None
    if event.winner is None:
        return {event.left: 0, event.right: 0}
    loser = event.right if event.winner == event.left else event.left
    if event.left == event.right:
        return {event.winner: event.victory}
    return {event.winner: event.victory, loser: -1}


def _no_age(event: Event) -> int | None:
    return None


def _architects_deed(event: Event) -> Deed | None:
    match event:
        case architects.CardTaken(seat=seat, card=card):
            return Deed(seat, DeedKind.CARD, card)
        case architects.CardKept(seat=seat, card=card):
            return Deed(seat, DeedKind.CARD, card)
        case architects.StageBuilt(seat=seat, stage=stage):
            return Deed(seat, DeedKind.STAGE, stage=stage)
        case architects.TokenTaken(seat=seat, token=token) if token:
            return Deed(seat, DeedKind.TOKEN, token)
    return None


def _battle(event: Event) -> Mapping[Seat, int] | None:
    if not isinstance(event, architects.BattleFought):
        return None
    return dict(enumerate(event.victories))
