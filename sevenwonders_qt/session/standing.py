"""Whether the events of a match lead to a state that can be shown, and go on or be over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from sevenwonders_qt.core.decider import AnyGame
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.outline import Outline

MISFITS: Final = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""The errors that a game may raise for events and states that no match has."""

HIGHEST: Final = 1_000_000
"""A limit that no number in a match comes near to."""


MOST_AGES: Final = 9
MOST_TURNS: Final = 20
"""The most of a match, and of one Age; no game comes near either."""


class Misfit(Exception):
    """A stored line that no match has; the text says why, in English."""


def standing(game: AnyGame, state: Any, seats: int) -> tuple[Outline, tuple[Seat, ...]]:
    """Return the outline, and the players that have to choose now; raises one of `MISFITS`."""
    outline: Outline = game.outline(state)
    answering = tuple(sorted({game.player_of(state, seat) for seat in state.owing}))
    check(outline, answering, seats)
    return outline, answering


def check(outline: Outline, answering: Iterable[Seat], seats: int) -> None:
    """Raise one of `MISFITS` for an outline of no match of so many players."""
    if not {*outline.winners, *answering} <= {*range(seats)} or len(outline.cities) != seats:
        raise ValueError("somebody plays who is not at the table")
    if len(outline.ages) > MOST_AGES or not {*map(type, outline.ages)} <= {int}:
        raise ValueError("a match has no such Ages")
    if outline.ages and not 1 <= min(outline.ages) <= max(outline.ages) <= MOST_TURNS:
        raise ValueError("an Age has no so many turns")
    if not {type(each) for city in outline.cities for each in city.people} <= {str}:
        raise ValueError("a name of a recruited person is no text")
    numbers = [*_numbers(outline)]
    if not {*map(type, numbers)} <= {int} or max(map(abs, numbers)) > HIGHEST:
        raise ValueError("a number is none of a match")


def check_hints(hints: Any, seats: int) -> None:
    """Raise one of `MISFITS` for hints that are not counts of so many players."""
    if len(hints) != seats or not {*map(type, hints)} <= {int}:
        raise ValueError("the hints are not those of the players")
    if not all(0 <= number <= HIGHEST for number in hints):
        raise ValueError("nobody was shown so many hints")


def _numbers(outline: Outline) -> Iterator[int]:
    yield from (outline.age, outline.turn)
    for city in outline.cities:
        yield from (city.stages, city.stage_count, city.total, *city.points.values())


def misfit(game: AnyGame, state: Any, seats: int) -> str | None:
    """Return why a match of so many players cannot be shown like this, in English; else None."""
    try:
        if game.players(state) != seats:
            return "the match has another number of seats"
        for seat in range(seats):
            game.view_for(state, seat)  # a state that cannot be shown cannot be played on
        standing(game, state, seats)
    except MISFITS as error:
        return f"the match cannot stand like that ({type(error).__name__})"
    return None
