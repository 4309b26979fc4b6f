"""A finished match as its review shows it: every choice of every player with its cost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import fsum
from typing import TYPE_CHECKING

from sevenwonders_qt.ai.advice import DENIED, WIN, Confirmed, Grade
from sevenwonders_qt.ai.outlook import LEAST_POINTS
from sevenwonders_qt.ai.review import Verdict, has_choice
from sevenwonders_qt.core.decider import AnyGame
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.journal.header import PERSON
from sevenwonders_qt.models.games import words_for
from sevenwonders_qt.models.seats import seat_names
from sevenwonders_qt.models.shown.replay import title_of
from sevenwonders_qt.session.choices_made import ChoiceMade, choices_of
from sevenwonders_qt.session.match import Match

if TYPE_CHECKING:
    from sevenwonders_qt.ai.game_players import FindMechanisms

MOST_TURNING = 3
"""The number of the most costly choices that are shown first."""

CONFIRMING = 64
"""The number of games to the end from each of the most costly choices and the better one."""

FIND = 3.0
"""The lead over the next choice that makes a best choice a find."""


@dataclass(slots=True)
class ReviewedChoice:
    """One choice of a match; ``verdict`` is None until it has been judged.

    ``confirmed`` compares what was best with it by games to the end, where that has been done.
    """

    moment: ChoiceMade
    verdict: Verdict | None = None
    confirmed: Confirmed | None = None

    @property
    def age(self) -> int:
        """The Age, 0 in a game without Ages."""
        return self._when[0]

    @property
    def turn(self) -> int:
        """The turn of the Age; the round of the match in a game without Ages."""
        return self._when[1]

    @property
    def _when(self) -> tuple[int, int]:
        view = self.moment.view
        return words_for(view).when(view)

    @property
    def grade(self) -> Grade | None:
        return None if self.verdict is None else self.verdict.grade

    @property
    def cost(self) -> bool:
        """Whether it has cost anything that can be named."""
        return self.verdict is not None and self.verdict.cost


@dataclass(slots=True)
class Review:
    """A match and its choices, in the order they were made.

    Choices without an alternative are left out. ``key`` says by what network and in what way
    they are judged, ``mechanisms`` why a choice pays.
    """

    match: Match[AnyGame]
    key: str
    mechanisms: FindMechanisms
    choices: list[ReviewedChoice] = field(default_factory=list)

    @classmethod
    def of(cls, match: Match[AnyGame], key: str, mechanisms: FindMechanisms) -> Review:
        """Return the review of a match that is over, with nothing judged yet."""
        found = choices_of(match, range(len(match.seats)))
        return cls(
            match,
            key,
            mechanisms,
            [ReviewedChoice(moment) for moment in found if has_choice(moment)],
        )

    # Of the match ------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat."""
        return seat_names(self.match.seats)

    @property
    def title(self) -> str:
        """The title of the match."""
        return title_of(self.match.header, practice=self.match.practice)

    @property
    def first_seat(self) -> Seat:
        """The seat of the first review shown: the first person's."""
        seats = self.match.seats
        return next((seat for seat, spec in enumerate(seats) if spec.player == PERSON), 0)

    @property
    def judged(self) -> int:
        """The number of choices that have been judged."""
        return sum(choice.verdict is not None for choice in self.choices)

    @property
    def complete(self) -> bool:
        return self.judged == len(self.choices)

    def open_in_order(self) -> Iterator[ReviewedChoice]:
        """Return the choices that are still to be judged: people's first."""
        seats = self.match.seats

        def by_person(choice: ReviewedChoice) -> bool:
            return seats[choice.moment.player].player != PERSON

        return (choice for choice in sorted(self.choices, key=by_person) if choice.verdict is None)

    # Of a player -------------------------------------------------------------------------------

    def of_seat(self, seat: Seat) -> list[ReviewedChoice]:
        """Return the choices of a player."""
        return [choice for choice in self.choices if choice.moment.player == seat]

    def turning_points(self, seat: Seat) -> list[ReviewedChoice]:
        """Return the most costly choices of a player, at most three, the most costly first."""
        dear = [choice for choice in self.of_seat(seat) if choice.cost]
        return sorted(dear, key=_loss, reverse=True)[:MOST_TURNING]

    def well_chosen(self, seat: Seat) -> int:
        """Return how many choices of a player were the best, or about as good."""
        good = (Grade.BEST, Grade.GOOD)
        return sum(choice.grade in good for choice in self.of_seat(seat))

    def lost(self, seat: Seat) -> Mapping[tuple[str, int], float]:
        """Return the own points lost by a player, by category and Age."""
        found: dict[tuple[str, int], float] = {}
        for choice in self.of_seat(seat):
            verdict = choice.verdict
            if verdict is None or verdict.reason is None or verdict.lost.points < LEAST_POINTS:
                continue
            category = verdict.reason.category
            if category not in (DENIED, WIN):
                at = category, choice.age
                found[at] = found.get(at, 0.0) + verdict.lost.points
        return found

    def luck(self, seat: Seat) -> float | None:
        """Return the worth in points of a player's deal over the others', for equal players.

        None until the first choice of every player has been judged.
        """
        firsts = [self._first(other) for other in range(len(self.names))]
        points = [first.expected.points for first in firsts if first is not None]
        if len(points) < len(firsts):
            return None
        others = [value for other, value in enumerate(points) if other != seat]
        return points[seat] - fsum(others) / len(others)

    def find_against(self, seat: Seat) -> ReviewedChoice | None:
        """Return the best choice of another player that was not easy to see."""
        others = (choice for choice in self.choices if choice.moment.player != seat)
        finds = [choice for choice in others if _lead(choice) >= FIND]
        return max(finds, key=_lead, default=None)

    def _first(self, seat: Seat) -> Verdict | None:
        choices = self.of_seat(seat)
        return choices[0].verdict if choices else None

    # Elsewhere ---------------------------------------------------------------------------------

    def step_before(self, choice: ReviewedChoice) -> int:
        """Return the place of the last step of the match before the choice was made."""
        numbers = [step.number for step in self.match.steps]
        return numbers.index(choice.moment.step) - 1


def number_of(choice: ReviewedChoice, choices: Sequence[ReviewedChoice]) -> int:
    """Return the place of a choice among others, distinguished by identity."""
    return next(number for number, other in enumerate(choices) if other is choice)


def _loss(choice: ReviewedChoice) -> float:
    return 0.0 if choice.verdict is None else choice.verdict.behind


def _lead(choice: ReviewedChoice) -> float:
    verdict = choice.verdict
    if verdict is None or verdict.grade is not Grade.BEST:
        return 0.0
    return verdict.lead
