"""Tries choices in many sampled deals, the same for all; the worse half is dropped each round."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from math import fsum
from typing import NamedTuple, Protocol, TypeAlias

from sevenwonders_qt.ai.learned import DIGITS, Prospect
from sevenwonders_qt.core.decider import Command

Stale: TypeAlias = Callable[[], bool]
"""Becomes true when the answer is not waited for any more."""


def never() -> bool:
    """Return False: the answer is still wanted."""
    return False


class Plan(NamedTuple):
    """A choice as the network sees it at once.

    ``leads`` are the shields ahead of the left and right neighbour after it, where there are any.
    """

    command: Command
    prospect: Prospect
    leads: tuple[int, ...] = ()


class Deal(Protocol):
    """A deal that a seat may face, with the same chance for all its choices."""

    def after(self, own: Command) -> Prospect:
        """Return the prospect of a choice."""

    def to_the_end(self, own: Command) -> Prospect:
        """Return the outcome of a match that goes on with it, all players by the network."""


@dataclass(slots=True)
class Trial:
    """A choice, the network's first estimate of it, and its prospect in each deal."""

    command: Command
    at_once: Prospect
    prospects: list[Prospect] = field(default_factory=list)

    def value(self, worth: Callable[[Prospect], float], trust: float) -> float:
        """Return its worth in points; ``trust`` is the weight of the network's first estimate."""
        at_once = worth(self.at_once)
        if not self.prospects:
            return at_once
        return (fsum(map(worth, self.prospects)) / len(self.prospects) + trust * at_once) / (
            1 + trust
        )


Round = Callable[[int], int]
"""The number of deals that so many choices are tried in."""


def try_out(
    trials: Sequence[Trial],
    deals: Iterator[Deal],
    rounds: Sequence[Round],
    value: Callable[[Trial], float],
    stale: Callable[[], bool] = never,
) -> list[Trial]:
    """Return the choices that are left after all rounds, the best first; ties keep their order.

    After each round the worse half is given up, but two are left. It ends soon when ``stale``
    becomes true.
    """

    def order(trial: Trial) -> float:
        return -round(value(trial), DIGITS)

    left = list(trials)
    for deals_for in rounds:
        if len(left) < 2:
            break
        for deal in islice(deals, deals_for(len(left))):
            if stale():
                return sorted(left, key=order)
            for trial in left:
                trial.prospects.append(deal.after(trial.command))
        left.sort(key=order)
        del left[max(2, (len(left) + 1) // 2) :]
    return left
