"""The actions that the effect of a stage grants its builder in the same turn."""

from __future__ import annotations

from functools import lru_cache

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.architects.commands import Act, Due
from sevenwonders_qt.games.architects.effects import (
    Effect,
    LookAndKeep,
    Reach,
    TakeBoth,
    TakeProgress,
    TakeTop,
)
from sevenwonders_qt.games.architects.options import Options
from sevenwonders_qt.games.architects.state import Reach as Decks


def stage_dues(
    effect: Effect, stage: int, reach: tuple[Decks, ...], seat: Seat, options: Options
) -> tuple[Due, ...]:
    """Return the actions that a stage earns its builder; ``reach`` is that of every seat."""
    optional = not options.effects_compulsory
    return _dues(effect, str(stage), reach[seat], len(reach), optional, options.both_cards_at_once)


@lru_cache(maxsize=4096)
def _dues(
    effect: Effect, source: str, decks: Decks, players: int, optional: bool, both_at_once: bool
) -> tuple[Due, ...]:
    left, right, central = decks
    match effect:
        case TakeTop(Reach.CENTRAL):
            return (Due(Act.TAKE, source, (central,), optional, 1),)
        case TakeTop(Reach.ANY):
            return (Due(Act.TAKE, source, (*range(players), central), optional, 1),)
        case TakeBoth() if both_at_once:
            return (Due(Act.TAKE_BOTH, source, (left, right), optional, 1),)
        case TakeBoth():
            return tuple(Due(Act.TAKE, source, (deck,), optional, 1) for deck in (left, right))
        case LookAndKeep(cards):
            return (Due(Act.LOOK, source, (left, right), optional, cards),)
        case TakeProgress():
            return (Due(Act.PROGRESS, source, (), optional, 1),)
    return ()
