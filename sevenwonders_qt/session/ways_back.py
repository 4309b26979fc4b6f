"""The steps that undo can go back to: always moments when a person is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from sevenwonders_qt.core.decider import AnyGame
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.milestone import Milestone
from sevenwonders_qt.session.step import MatchStep, Span

_STARTS = {Span.ROUND: Milestone.ROUND, Span.AGE: Milestone.AGE}


class WaysBack:
    """The ways back along ``steps``; ``persons`` are the players' seats where people sit.

    AI players would answer as before, so at least one choice of a person is undone each time.
    """

    def __init__(
        self, game: AnyGame, persons: Collection[Seat], steps: Sequence[MatchStep]
    ) -> None:
        self._game = game
        self._persons = persons
        self._steps = steps

    def to(self, span: Span) -> MatchStep | None:
        """Return the step to go back to; None when there is nothing to undo."""
        last = self._before_last_choice()
        if last is None or span is Span.CHOICE:
            return None if last is None else self._steps[last]
        milestone = _STARTS[span]
        for step in reversed(self._steps[: last + 1]):
            marked = any(self._game.milestone(event) is milestone for event in step.events)
            if marked and self._asks_person(step):
                return step
        return None

    def to_event(self, number: int) -> MatchStep | None:
        """Return the first step that asked a person after an event, counted from 0."""
        last = self._before_last_choice()
        steps = () if last is None else self._steps[: last + 1]
        return next((s for s in steps if s.end > number and self._asks_person(s)), None)

    def before_event(self, number: int, seat: Seat | None) -> MatchStep | None:
        """Return the last step before an event that asked the person of ``seat``.

        Any person counts if the seat is None or no person sits there.
        """
        last = self._before_last_choice()
        steps = () if last is None else self._steps[: last + 1]
        asked = [step for step in steps if step.end <= number and self._asks_person(step)]
        if seat is not None:
            own = [step for step in asked if self._asks(step, seat)]
            asked = own or asked
        return asked[-1] if asked else None

    def _before_last_choice(self) -> int | None:
        """Return the step before the last choice of a person that the person has not undone."""
        taken_back: Counter[Seat] = Counter()
        for at in range(len(self._steps) - 1, 0, -1):
            by, before = self._steps[at].by, self._steps[at - 1].state
            if by is None or self._game.player_of(before, by) not in self._persons:
                continue
            if by not in before.owing:  # it had answered, and thought better of it
                taken_back[by] += 1
            elif taken_back[by]:
                taken_back[by] -= 1
            else:
                return self._with_other_city(at) - 1
        return None

    def _with_other_city(self, at: int) -> int:
        """Return the first step of the choices that a player made at once, for two cities."""
        by, earlier = self._steps[at].by, self._steps[at - 1].by
        if at < 2 or by is None or earlier is None or earlier == by:
            return at
        before, after = self._steps[at - 2].state, self._steps[at - 1].state
        both_owed = earlier in before.owing and by in before.owing
        same = self._game.player_of(before, earlier) == self._game.player_of(after, by)
        return at - 1 if both_owed and same else at

    def _asks(self, step: MatchStep, seat: Seat) -> bool:
        """Return whether the person who plays a seat is asked after a step."""
        state, player = step.state, self._game.player_of(step.state, seat)
        owing = (self._game.player_of(state, each) for each in state.owing)
        return player in self._persons and player in owing

    def _asks_person(self, step: MatchStep) -> bool:
        state = step.state
        return any(self._game.player_of(state, seat) in self._persons for seat in state.owing)
