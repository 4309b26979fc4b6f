"""Lays out a position with Cities and plays on from it; see the `Scenario` of the base game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.cities import events as ev
from sevenwonders_qt.games.cities.effects import (
    NeighboursGain,
    NeighboursOwe,
    OthersGain,
    ReturnDefeats,
    TakeDiplomacy,
    TakeVictory,
)
from sevenwonders_qt.games.classic import events as classic
from sevenwonders_qt.games.classic.effects import BuildFromDiscard, Effect
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.scenario import Place, Scenario, raised


def cities_scenario(
    game: Classic,
    places: Sequence[Place],
    *,
    debts: Mapping[Seat, int] | None = None,
    diplomacy: Sequence[Seat] = (),
    also: Sequence[Event] = (),
    **position: Any,
) -> Scenario:
    """Return a position with these debts, and a diplomacy token for each seat named.

    A seat may be named more than once, but has no more tokens than structures and stages that
    bring one. Whatever else they bring once is over: coins and victory tokens are those of the
    places. ``also`` are events before these, ``position`` are other arguments of `Scenario`. Raises
    ValueError for an impossible position.

    >>> from sevenwonders_qt.games.classic.options import Options
    >>> from sevenwonders_qt.games.cities.module import load_expansion
    >>> game = Classic.of(Options(expansions=("cities",)), 3, [load_expansion()])
    >>> places = [Place("giza", built=["city_gates"]), Place("rhodes"), Place("babylon")]
    >>> cities_scenario(game, places, debts={0: 3}).scores(0)["city_debts"]
    -3
    """
    events = [*also, *cities_events(game.rules, places, debts or {}, diplomacy)]
    return Scenario(game, places, also=events, **position)


def cities_events(
    rules: Ruleset, places: Sequence[Place], debts: Mapping[Seat, int], diplomacy: Sequence[Seat]
) -> Iterator[Event]:
    """Yield the events of a `cities_scenario`, for positions with other boxes, too."""
    yield from settled(rules, places, diplomacy)
    for seat, number in debts.items():
        by = (seat + 1) % len(places)
        coins = tuple(number if other == seat else 0 for other in range(len(places)))
        yield ev.LossesDemanded((ev.Demand(by, places[by].wonder, coins),))
        yield ev.LossPaid(seat, 0, number)


def settled(
    rules: Ruleset, places: Sequence[Place], diplomacy: Sequence[Seat] = ()
) -> Iterator[Event]:
    """Yield the events that end what is laid out brings once, for positions with other boxes, too.

    Raises ValueError for more diplomacy tokens than the seats can have.
    """
    left = [*diplomacy]
    for seat in range(len(places)):
        for effect in _effects(rules, places, seat):
            match effect:
                case TakeDiplomacy():
                    yield ev.DiplomacyTaken(seat)
                    if seat in left:
                        left.remove(seat)
                    else:
                        yield ev.DiplomacySpent(seat)
                case TakeVictory(worth=worth):
                    yield ev.VictoryTaken(seat, worth)
                case ReturnDefeats():
                    yield ev.DefeatsReturned(seat, 0)
                case NeighboursOwe(debts=debts):
                    yield ev.DebtsGiven(seat, debts, ())
                case NeighboursGain(coins=coins) | OthersGain(coins=coins):
                    yield ev.GiftMade(seat, coins, ())
    if left:
        raise ValueError(f"nothing brings seat {left[0]} so many diplomacy tokens")
    yield ev.LossesDemanded(())
    for seat in range(len(places)):
        for card in places[seat].built:
            for effect in rules.catalogue.cards[CardId(card)].effects:
                if isinstance(effect, BuildFromDiscard):
                    yield classic.DiscardPickEnded(seat, built=False)


def _effects(rules: Ruleset, places: Sequence[Place], seat: Seat) -> Iterator[Effect]:
    for stage in raised(rules, places, seat):
        yield from stage.effects
    for card in places[seat].built:
        yield from rules.catalogue.cards[CardId(card)].effects
