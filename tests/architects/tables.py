"""Short ways to lay out tables of Architects and to look at what came of a command."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.architects.commands import BuildStage, TakeCard, TakeToken
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.options import Options
from sevenwonders_qt.games.architects.scenario import Place, Scenario

E = TypeVar("E", bound=Event)

OTHERS = ("giza", "rhodes", "olympia", "ephesus", "babylon", "alexandria", "halicarnassus")


def table(
    wonder: str = "giza",
    *,
    players: int = 3,
    cards: Iterable[str] = (),
    stages: Iterable[int] = (),
    has: Iterable[str] = (),
    deck: Iterable[str] = ("blue3",),
    right: Iterable[str] = (),
    options: Options | None = None,
    **rest: Any,
) -> Scenario:
    """Seat 0 plays ``wonder`` and is about to take a card; ``right`` names its right deck."""
    others = [Place(name) for name in OTHERS if name != wonder][: players - 1]
    others[0] = Place(others[0].wonder, deck=tuple(right))
    own = Place(wonder, tuple(cards), tuple(stages), tuple(has), deck=tuple(deck))
    return Scenario(Architects.with_options(options), [own, *others], **rest)


def only(kind: type[E], events: Iterable[Event]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def builds(options: Iterable[Command]) -> set[tuple[int, tuple[str, ...], tuple[str, ...]]]:
    """Stage, cards and tokens of every build among the commands."""
    return {(c.stage, c.cards, c.tokens) for c in options if isinstance(c, BuildStage)}


def extra_decks(options: Iterable[Command], source: str) -> list[int]:
    """The decks that a card due from ``source`` may be taken from."""
    return [c.deck for c in options if isinstance(c, TakeCard) and c.source == source]


def sets_of(options: Iterable[Command]) -> set[tuple[str, ...]]:
    """The sets of green cards that can be cashed."""
    return {c.cards for c in options if isinstance(c, TakeToken) and c.cards}


def places_of(options: Iterable[Command]) -> list[int]:
    """The places that a token can be taken from."""
    return sorted({c.place for c in options if isinstance(c, TakeToken)})
