"""Lays out a position with leaders and plays on from it; see the `Scenario` of the base game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic import events as classic
from sevenwonders_qt.games.classic.effects import BuildFromDiscard, Effect
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.scenario import Place, Scenario, raised
from sevenwonders_qt.games.leaders import events as ev
from sevenwonders_qt.games.leaders.catalogue import leaders_of
from sevenwonders_qt.games.leaders.effects import (
    BuryLeader,
    CopyLeader,
    DrawLeaders,
    DropDefeats,
    OthersLoseVictory,
    RecruitMore,
    TokenOfAge,
)
from sevenwonders_qt.games.leaders.pieces import buried_points

BySeat = Mapping[Seat, Sequence[str]]
"""Leaders by seat; a seat without any may be left out."""


def leaders_scenario(
    game: Classic,
    places: Sequence[Place],
    *,
    recruited: BySeat | None = None,
    hands: BySeat | None = None,
    buried: BySeat | None = None,
    copied: Mapping[Seat, tuple[str, Seat]] | None = None,
    ages: Mapping[str, int] | None = None,
    also: Sequence[Event] = (),
    **position: Any,
) -> Scenario:
    """Return a position with these leaders recruited, in hand and buried.

    ``copied`` is a leader by the seat that has the guild for it, with the seat that recruited it.
    ``ages`` are those that leaders were recruited before, the first if not named. Whatever leaders,
    stages and guilds bring once is over: coins and tokens are those of the places. ``also`` are
    events before these, ``position`` are other arguments of `Scenario`. Raises ValueError for an
    impossible position.

    >>> from sevenwonders_qt.games.classic.options import Options
    >>> from sevenwonders_qt.games.leaders.module import load_expansion
    >>> game = Classic.of(Options(expansions=("leaders",)), 3, [load_expansion()])
    >>> places = [Place("giza"), Place("rhodes"), Place("babylon")]
    >>> table = leaders_scenario(game, places, recruited={0: ["caesar"]}, hands={1: ["plato"]})
    >>> table.city(0).shields
    2
    """
    recruited, hands, buried = recruited or {}, hands or {}, buried or {}
    players = len(places) - game.rules.seating.free_cities
    known = leaders_of(game.rules).all
    for leader in (
        x for found in (recruited, hands, buried) for each in found.values() for x in each
    ):
        if leader not in known:
            raise ValueError(f"there is no leader {leader!r}")
    dealt = tuple(
        tuple(
            CardId(leader) for found in (recruited, buried, hands) for leader in found.get(seat, ())
        )
        for seat in range(players)
    )
    gone = {leader for hand in dealt for leader in hand}
    pile = tuple(leader for leader in leaders_of(game.rules).pile if leader not in gone)
    events = [*also, ev.LeadersDealt(dealt, pile)]
    for seat in range(players):
        events += _at_work(game.rules, seat, recruited, buried, ages or {})
    for seat, leaders in buried.items():
        for leader in leaders:
            price = known[CardId(leader)].price((ages or {}).get(leader, 1))
            events.append(ev.LeaderBuried(seat, CardId(leader), buried_points(price)))
    for seat in range(len(places)):
        effects = [*_effects(game.rules, places, seat)]
        for _ in buried.get(seat, ()):
            effects.remove(BuryLeader())
        events += _over(effects, seat, (copied or {}).get(seat))
    return Scenario(game, places, also=events, **position)


def _at_work(
    rules: Ruleset, seat: Seat, recruited: BySeat, buried: BySeat, ages: Mapping[str, int]
) -> Iterator[Event]:
    leaders = leaders_of(rules).all
    for name in (*recruited.get(seat, ()), *buried.get(seat, ())):
        leader, age = leaders[CardId(name)], ages.get(name, 1)
        yield ev.LeaderRecruited(seat, leader.id, age, 0)
        for effect in leader.effects:
            match effect:
                case TokenOfAge():
                    yield ev.TokenGained(seat, leader.id, rules.shape.victory(age))
                case DropDefeats():
                    yield ev.DefeatsDropped(seat, leader.id, 0)
                case OthersLoseVictory():
                    yield ev.VictoriesDemanded(seat, leader.id)
                case BuildFromDiscard():
                    yield classic.DiscardPickEnded(seat, built=False)


def _effects(rules: Ruleset, places: Sequence[Place], seat: Seat) -> Iterator[Effect]:
    for stage in raised(rules, places, seat):
        yield from stage.effects
    for card in places[seat].built:
        yield from rules.catalogue.cards[CardId(card)].effects


def _over(
    effects: Sequence[Effect], seat: Seat, copied: tuple[str, Seat] | None
) -> Iterator[Event]:
    """Yield the events that end what stages and guilds bring once."""
    for effect in effects:
        match effect:
            case DrawLeaders():
                yield ev.LeadersDrawn(seat, ())
            case RecruitMore():
                yield ev.RecruitPassed(seat)
            case BuryLeader():
                yield ev.LeaderBuried(seat, None, 0)
            case CopyLeader():
                leader, of = (None, seat) if copied is None else (CardId(copied[0]), copied[1])
                yield ev.LeaderCopied(seat, leader, of)
