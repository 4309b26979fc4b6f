"""The positions that the choices of a seat lead to, before any other seat's choice is known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sevenwonders_qt.ai.features.classic import ClassicFeatures
from sevenwonders_qt.ai.features.parts import FeaturePart
from sevenwonders_qt.ai.outcome import outcome
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.commands import BUILD, Play
from sevenwonders_qt.games.classic.memory import Known
from sevenwonders_qt.games.classic.ruleset import State


class Candidate(NamedTuple):
    """A command, the ``own`` part that it leads to, and the row of the card it uses up.

    ``taken`` is -1 where no card of the hand is used.
    """

    command: Command
    own: int
    taken: int


@dataclass(slots=True)
class Choices:
    """Everything a player may choose at once, as features.

    ``shared`` has one part, or one for each of ``own`` where a choice changes other cities.
    """

    shared: list[FeaturePart] = field(default_factory=list)
    own: list[FeaturePart] = field(default_factory=list)
    options: list[Candidate] = field(default_factory=list)

    def shared_of(self, own: int) -> int:
        """Return the place of the shared part that goes with an own part."""
        return own if len(self.shared) > 1 else 0


def read_choices(
    features: ClassicFeatures,
    state: State,
    seat: Seat,
    player: Seat,
    hand: Sequence[CardId],
    coming: Sequence[Known | None],
    legal: Sequence[Command],
) -> Choices:
    """Return the choices of ``player`` for the city of ``seat``, another one only for a free city.

    Only the cities and the open parts of the state are read. ``hand`` is the hand that the choice
    is made from, ``coming`` as in `Memory.coming`.
    """
    found = Choices()
    if seat == player:
        found.shared.append(features.shared(state, player, hand, coming))
    places: dict[Any, int] = {}
    for command in legal:
        taken = -1
        key: Any = command
        if isinstance(command, Play):
            key = _outcome(command)
            if features.differs_by_card(state, command):
                key += (command.card,)
            taken = features.taken(command.card)
        place = places.get(key)
        if place is None:
            after = outcome(state, command, features.expansions).state
            if seat != player:
                found.shared.append(features.shared(after, player, hand, coming))
            place = places[key] = len(found.own)
            found.own.append(features.own(after, player))
        found.options.append(Candidate(command, place, taken))
    return found


def _outcome(play: Play) -> tuple[Any, ...]:
    """Return the same for plays that leave the city alike, whichever card is used up."""
    if play.use is BUILD:
        return play.card, play.way, play.option, *_paid(play)
    return play.use, play.alternative, play.option, *_paid(play)


def _paid(play: Play) -> tuple[Any, ...]:
    return play.to_left, play.to_right, play.to_bank, play.to_others
