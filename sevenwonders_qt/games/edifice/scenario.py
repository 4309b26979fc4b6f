"""Lays out a position with Edifices and plays on from it; see the `Scenario` of the base game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.scenario import Place, Scenario, raised
from sevenwonders_qt.games.edifice import events as ev
from sevenwonders_qt.games.edifice.catalogue import BOTH_PAWNS, edifices_of
from sevenwonders_qt.games.edifice.effects import TakePawn

Ages = Mapping[Seat, Sequence[int]]
"""Ages by seat; a seat without any may be left out."""


def edifice_scenario(
    game: Classic,
    places: Sequence[Place],
    edifices: Sequence[str],
    *,
    age: int = 1,
    joined: Ages | None = None,
    debts: Ages | None = None,
    **position: Any,
) -> Scenario:
    """Return a position with these Edifices, one of each Age in order.

    ``joined`` has the Ages that a seat has participated in, ``debts`` those that it took a debt
    in. The rest follows: pawns from stages of a wonder, Edifices without pawns on their card built,
    those of earlier Ages with pawns failed. Rewards are by the holders, but coins and tokens are
    those of the places. ``position`` are other arguments of `Scenario`. Raises ValueError for an
    impossible position.

    >>> from sevenwonders_qt.games.classic.options import Options
    >>> from sevenwonders_qt.games.classic.scenario import stage
    >>> from sevenwonders_qt.games.edifice.module import load_expansion
    >>> game = Classic.of(Options(expansions=("edifice",)), 3, [load_expansion()])
    >>> table = edifice_scenario(
    ...     game,
    ...     [Place("giza", built=["stone_pit"]), Place("rhodes"), Place("ur")],
    ...     ["belvedere", "factory", "agora"],
    ...     joined={1: [1]},
    ... )
    >>> events = table.turn(stage(0, table.city(0).hand[0], option="participate"))
    >>> [type(event).__name__ for event in events if type(event) in game.rules.events[-9:]]
    ['ProjectJoined', 'EdificeBuilt', 'RewardGained', 'RewardGained']
    """
    also = [*edifice_events(game.rules, places, edifices, age, joined or {}, debts or {})]
    return Scenario(game, places, age=age, also=also, **position)


def edifice_events(
    rules: Ruleset,
    places: Sequence[Place],
    edifices: Sequence[str],
    age: int,
    joined: Ages,
    debts: Ages,
) -> Iterator[Event]:
    """Yield the events of an `edifice_scenario`, for positions with other boxes, too."""
    data = edifices_of(rules)
    _check(rules, places, edifices, age, joined, debts)
    pawns = data.pawns[len(places)]
    yield ev.ProjectsRevealed(tuple(edifices), pawns)
    left = [pawns] * len(edifices)
    holders: list[list[Seat]] = [[] for _ in edifices]
    for seat in range(len(places)):
        for given in _given(rules, places, seat):
            holders[given - 1].append(seat)
            yield ev.PawnGiven(seat, given)
    for seat, ages in sorted(joined.items()):
        for one in ages:
            yield ev.ProjectJoined(seat, one, from_box=not left[one - 1])
            left[one - 1] = max(0, left[one - 1] - 1)
            holders[one - 1].append(seat)
    for one, edifice in enumerate(edifices, start=1):
        if not left[one - 1]:
            yield ev.EdificeBuilt(one, edifice)
            rewarded = holders[one - 1] if BOTH_PAWNS in rules.data else {*holders[one - 1]}
            for seat in sorted(rewarded):
                yield ev.RewardGained(seat, one, edifice, (), 0)
        elif one < age:
            yield ev.ProjectFailed(one, edifice)
    for seat, ages in sorted(debts.items()):
        for one in ages:
            yield ev.DebtTaken(seat, one, data.debts[one])


def _given(rules: Ruleset, places: Sequence[Place], seat: Seat) -> Iterator[int]:
    """Yield the Ages of the pawns from the stages of a wonder."""
    for stage in raised(rules, places, seat):
        for effect in stage.effects:
            if isinstance(effect, TakePawn):
                yield effect.age


def _check(
    rules: Ruleset,
    places: Sequence[Place],
    edifices: Sequence[str],
    age: int,
    joined: Ages,
    debts: Ages,
) -> None:
    known = edifices_of(rules)
    ages = [known.edifices[name].age if name in known.edifices else 0 for name in edifices]
    if ages != [*rules.shape.ages_from(1)]:
        raise ValueError(f"{list(edifices)} are not one Edifice of each Age in order")
    for what, least in ((joined, age + 1), (debts, age)):
        for seat, found in what.items():
            if not 0 <= seat < len(places):
                raise ValueError(f"there is no seat {seat}")
            if len({*found}) < len(found) or not {*found} <= {*range(1, least)}:
                raise ValueError(f"seat {seat}: {list(found)} are not Ages that have come")
