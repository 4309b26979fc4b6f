"""The features of expansions, by the names under which a ruleset keeps their data."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Protocol

from sevenwonders_qt.ai.features.edifice import EdificeFeatures
from sevenwonders_qt.core.draft import Draft
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.box import HOUSE_RULES
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.state import State
from sevenwonders_qt.games.edifice.catalogue import NAME


class ExpansionFeatures(Protocol):
    """What is read of an expansion of 7 Wonders, behind what is read of the base game.

    ``sizes`` are its blocks of rows, in order. ``words`` are the ids that the rows stand for.
    Only what the seat may know is read, as in the base game.
    """

    @property
    def sizes(self) -> Mapping[str, int]: ...
    @property
    def words(self) -> Sequence[str]: ...
    @property
    def shared_numbers(self) -> int: ...
    @property
    def own_numbers(self) -> int: ...

    def follow(self, draft: Draft[State]) -> None:
        """Carry out what follows from a play whatever the others choose.

        Without an option of a rule module it may change no other city than that of the play.
        """
        ...

    def shared(self, state: State, seat: Seat, rows: list[int], numbers: list[int]) -> None:
        """Add what does not depend on the choice: rows that are on, and `shared_numbers`."""
        ...

    def own(self, state: State, seat: Seat, rows: list[int], numbers: list[int]) -> None:
        """Add what differs with the choice, after it: rows that are on, and `own_numbers`."""
        ...


EXPANSIONS: Mapping[str, Callable[[Ruleset, int], ExpansionFeatures]] = {NAME: EdificeFeatures}


def expansions_of(rules: Ruleset) -> Iterator[str]:
    """The names of all that a ruleset has beside the base game.

    House rules are played with the network of the same game without them.
    """
    return (name for name in rules.data if name not in HOUSE_RULES)


def features_of_expansions(rules: Ruleset, first: int) -> tuple[ExpansionFeatures, ...]:
    """Those of a ruleset, the rows of each behind those of the one before; ``first`` is the first.

    An expansion without features of its own is played unread.
    """
    found: list[ExpansionFeatures] = []
    for name in expansions_of(rules):
        if name in EXPANSIONS:
            more = EXPANSIONS[name](rules, first)
            first += sum(more.sizes.values())
            found.append(more)
    return tuple(found)
