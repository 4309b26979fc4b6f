"""The form of a position in a lesson of 7 Wonders, and its layout."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.lesson_form import LaidOut, LessonForm
from sevenwonders_qt.core.stored import mapping, matching
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place, Scenario


def _age(stored: Any) -> int:
    return int(_digits(stored))


_digits = matching("[1-9]")
_Cards = tuple[str, ...]
_read_deals = mapping(Annotated[int, _age], tuple[_Cards, ...])
_Deals = Annotated[Mapping[int, tuple[_Cards, ...]], _read_deals]


@dataclass(frozen=True, slots=True)
class _Position:
    """The fields of a position of 7 Wonders other than its seats."""

    age: int = 1
    turn: int = 1
    discards: _Cards = ()
    deals: _Deals = field(default_factory=dict)


def _lay_out(
    game: Classic, places: Sequence[Place], also: Sequence[Event], position: Mapping[str, Any]
) -> LaidOut:
    table = Scenario(game, places, also=also, **position)
    if not game.can_wait(table.start):
        raise ValueError("the position is not one in which somebody has to choose")
    return LaidOut(table.start, table.chance_at)


LESSONS = LessonForm(Place, _Position, _lay_out)
