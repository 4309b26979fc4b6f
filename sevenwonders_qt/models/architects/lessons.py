"""The form of a position in a lesson of Architects, and its layout."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.lesson_form import LaidOut, LessonForm, unshuffled
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.scenario import Place, Scenario

_Cards = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Position:
    """The fields of a position other than its seats."""

    active: int = 0
    central: _Cards = ()
    central_size: int | None = None
    tokens: _Cards = ()
    tokens_left: int | None = None
    peace: int | None = None
    cat: int | None = None


def _lay_out(
    game: Architects, places: Sequence[Place], also: Sequence[Event], position: Mapping[str, Any]
) -> LaidOut:
    if also:
        raise ValueError("also: no event belongs to a position of this game")
    return LaidOut(Scenario(game, places, **position).start, unshuffled)


LESSONS = LessonForm(Place, _Position, _lay_out)
