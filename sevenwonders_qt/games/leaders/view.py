"""The view of a seat on the leaders: its own hand, and what is open of all others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.record import record
from sevenwonders_qt.games.classic.commands import Use
from sevenwonders_qt.games.classic.events import CardChosen
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.view import PlayerView
from sevenwonders_qt.games.leaders.catalogue import DEALT, NAME, leaders_of
from sevenwonders_qt.games.leaders.state import hands_of, next_to_take, price_of


@record
class LeadersView:
    """The part of a `PlayerView` under the name of the expansion.

    Leaders that are recruited, copied or buried are among the ``pieces`` of each city's view.
    ``hand`` are the leaders in hand, without the one that was laid; in the draft those to choose
    from, unless these are in a ``row`` that all see: then ``then`` is the seat that takes one after
    the present seat. ``kept`` are those kept in the draft so far, ``picked`` the one of the present
    round, ``choice`` the face-down leader before an Age. ``prices`` are those of the leaders in
    hand for the seat now.

    Of every seat, ``held`` is the number of leaders in hand, ``ready`` whether it has chosen, and
    ``used`` what became of its leader of each Age so far. ``pile`` is the number of leaders in
    the face-down pile.
    """

    seat: Seat
    hand: tuple[CardId, ...]
    kept: tuple[CardId, ...]
    picked: CardId | None
    row: tuple[CardId, ...]
    then: Seat | None
    choice: CardChosen | None
    prices: Mapping[CardId, int]
    held: tuple[int, ...]
    ready: tuple[bool, ...]
    used: tuple[tuple[Use, ...], ...]
    pile: int


def leaders_view(state: State, seat: Seat) -> LeadersView | None:
    """Return the leaders as a seat may see them; None before they are dealt."""
    found = hands_of(state)
    if not found.hands:
        return None
    choice, picked = found.choices[seat], found.picked[seat]
    laid = {picked, None if choice is None else choice.card}
    hand = tuple(leader for leader in found.hands[seat] if leader not in laid)
    leaders, age = leaders_of(state.rules).all, state.current_age
    return LeadersView(
        seat=seat,
        hand=hand,
        kept=tuple(found.kept[seat]),
        picked=picked,
        row=found.row,
        then=_then(state) if found.row else None,
        choice=choice,
        prices={
            leader: price_of(state, seat, leaders[leader].price(max(1, age)))
            for leader in found.hands[seat]
        },
        held=tuple(
            len(held) + len(kept) for held, kept in zip(found.hands, found.kept, strict=True)
        ),
        ready=tuple(
            one is not None or other is not None
            for one, other in zip(found.choices, found.picked, strict=True)
        ),
        used=tuple(found.used),
        pile=len(found.pile),
    )


def _then(state: State) -> Seat | None:
    """Return the seat that takes a leader after the one that takes now."""
    taken = sum(map(len, hands_of(state).kept)) + 1
    return next_to_take(taken, state.players) if taken < DEALT * state.players else None


def without_secrets(part: LeadersView | None) -> LeadersView | None:
    """Return the part of the view that any person around the table may see."""
    if part is None:
        return None
    return replace(part, hand=(), kept=(), picked=None, choice=None, prices={})


def leaders_in(view: PlayerView) -> LeadersView | None:
    """Return the leaders of a view; None in a match without them."""
    found: LeadersView | None = view.extras.get(NAME)
    return found
