"""Detects foreknowledge: the match was here before, went on, and was undone."""

from __future__ import annotations

from collections.abc import Sequence

from sevenwonders_qt.core.decider import AnyGame
from sevenwonders_qt.session.step import MatchStep


class Foreknowledge:
    """Positions that showed something new and that the match does not lead to any more.

    It is true while there are any. It ends when the match has been there again, by the same
    choices: then no player knows more than the match shows.
    """

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._seen: list[MatchStep] = []

    def __bool__(self) -> bool:
        return bool(self._seen)

    def leave(self, steps: Sequence[MatchStep], to: MatchStep) -> bool:
        """Note what is known after an undo of ``steps`` ``to`` one; return whether there is any.

        A redo leaves nothing: all of it leads on.
        """
        left = steps[steps.index(to) + 1 :] if to in steps else ()
        shown = [step for step in left if any(map(self._game.reveals, step.events))]
        self._seen += shown[-1:]
        return bool(shown)

    def believe(self, steps: Sequence[MatchStep], to: MatchStep) -> None:
        """Note that a file says that something is known, whatever the steps themselves show."""
        if not self.leave(steps, to):
            self._seen.append(steps[-1])

    def comes_again(self, steps: Sequence[MatchStep]) -> bool:
        """Return whether these steps lead to all that is known."""
        return all(any(_alike(seen, step) for step in steps) for seen in self._seen)

    def end(self) -> None:
        """Forget all that was known: it has come again."""
        self._seen.clear()


def _alike(seen: MatchStep, step: MatchStep) -> bool:
    """Return whether the match was in the same position; the order in a turn is ignored."""
    state = step.state.copy()
    state.version = seen.state.version
    alike: bool = state == seen.state
    return alike
