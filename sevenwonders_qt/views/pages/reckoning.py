"""How a match was decided, in words: the points, the lead, what made the difference, or the tie."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, NamedTuple, Protocol

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.models.terms import category_name

translate = QCoreApplication.translate


class Points(Protocol):
    """The sheet of a city, of whatever game."""

    @property
    def total(self) -> int: ...

    def points(self, category: Any) -> int: ...


class TieWords(NamedTuple):
    """What decides between equal points: shared by all who are first, or to whose favour."""

    shared: Callable[[int], str]
    decided: Callable[[str, int, int], str]


def reckon(
    names: Sequence[str],
    scores: Sequence[Points],
    winners: Sequence[int],
    outside: Collection[int],
    ties: Sequence[int],
    words: TieWords,
    rows: Sequence[Any],
    named: Callable[[str], str] = category_name,
) -> str:
    """The sentence under the headline.

    The seats ``outside`` could not win and are not compared with. ``ties`` is by seat what counts
    after the points; ``rows`` are the categories, which ``named`` gives their names.
    """
    first = winners[0]
    text = translate("Score", "%n point(s)", None, scores[first].total)
    if len(winners) > 1:
        return f"{text}, {words.shared(ties[first])}."
    others = [seat for seat in range(len(scores)) if seat != first and seat not in outside]
    second = max(others, key=lambda seat: (scores[seat].total, ties[seat]))
    lead = scores[first].total - scores[second].total
    if not lead:
        return f"{text}, {words.decided(names[second], ties[first], ties[second])}."
    ahead = translate("Score", "%n ahead of {name}", None, lead).format(name=names[second])
    best = max(rows, key=lambda row: scores[first].points(row) - scores[second].points(row))
    points = scores[first].points(best) - scores[second].points(best)
    note = translate("Score", "What made the difference: {category}, +{points}.")
    category = named(str(best)).lower()
    return f"{text}, {ahead}. {note.format(category=category, points=points)}"


def _equal_coins(coins: int) -> str:
    return translate("Score", "equal in points and with %n coin(s) each", None, coins)


def _coins_decide(name: str, own: int, other: int) -> str:
    text = translate("Score", "as many as {name}; coins decide, {own} to {other}")
    return text.format(name=name, own=own, other=other)


def _equal_stages(stages: int) -> str:
    return translate("Score", "equal in points and with %n stage(s) each", None, stages)


def _stages_decide(name: str, own: int, other: int) -> str:
    text = translate("Score", "as many as {name}; stages decide, {own} to {other}")
    return text.format(name=name, own=own, other=other)


COINS: Final = TieWords(_equal_coins, _coins_decide)
"""Ties of 7 Wonders."""

STAGES: Final = TieWords(_equal_stages, _stages_decide)
"""Ties of Architects."""
