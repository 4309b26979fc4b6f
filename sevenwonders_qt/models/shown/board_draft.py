"""The choices before the deal: each player in turn a wonder, a side, or both."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.models.new_match import NewMatch, Sides, Wonders
from sevenwonders_qt.models.seats import Player

SIDES = ("A", "B")


class About(StrEnum):
    """The subject of a question."""

    WONDER = "wonder"
    SIDE = "side"


@dataclass(frozen=True, slots=True)
class DraftQuestion:
    """A choice of a person; ``choices`` are the wonders left, or the sides."""

    seat: Seat
    about: About
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BoardDraft:
    """A match to start and the choices of its players so far; made by `of`.

    Wonders are picked first, from the first seat round to the last, then sides in the same
    order. Computer players answer at once, by the seed of the match. The Free City does not
    pick: it has what was wished for it, or what is left.
    """

    match: NewMatch
    wonders: tuple[str, ...]
    boards: tuple[BoardWish, ...]
    """The known board of each seat."""

    answers: int = 0

    @classmethod
    def of(cls, match: NewMatch, wonders: Sequence[str]) -> BoardDraft:
        """Return the first question to a person, or none; ``wonders`` are all wonders."""
        draft = cls(match, tuple(wonders), match.setup.wishes)
        if match.wonders is Wonders.SET and match.sides is Sides.CHOSEN:
            draft = draft._dealt()
        return draft._after_computers()

    @property
    def question(self) -> DraftQuestion | None:
        """The current choice of a person; None when everything is settled."""
        step = next((step for n, step in enumerate(self._steps()) if n == self.answers), None)
        return None if step is None else self._question(*step)

    @property
    def setup(self) -> Setup:
        """The boards as chosen; raises ValueError while a question is open."""
        if self.question is not None:
            raise ValueError("the players have not chosen yet")
        return replace(self.match.setup, wishes=self.boards)

    @property
    def outcome(self) -> NewMatch:
        """The match with these boards, ready to be dealt; raises ValueError as `setup` does."""
        return replace(self.match, setup=self.setup, wonders=Wonders.SET, sides=Sides.SET)

    def answered(self, choice: str) -> BoardDraft:
        """Return the draft after a person takes this; raises ValueError if it is not offered."""
        question = self.question
        if question is None or choice not in question.choices:
            raise ValueError(f"{choice!r} cannot be chosen")
        return self._taken(question, choice)._after_computers()

    def _steps(self) -> Iterator[tuple[Seat, About]]:
        seats = range(len(self.match.seats))
        if self.match.wonders is Wonders.DRAFTED:
            yield from ((seat, About.WONDER) for seat in seats)
        if self.match.sides is Sides.CHOSEN:
            yield from ((seat, About.SIDE) for seat in seats)

    def _question(self, seat: Seat, about: About) -> DraftQuestion:
        return DraftQuestion(seat, about, self._left() if about is About.WONDER else SIDES)

    def _left(self) -> tuple[str, ...]:
        taken = {wish.wonder for wish in (*self.boards, self.match.setup.free_city)}
        return tuple(wonder for wonder in self.wonders if wonder not in taken)

    def _dealt(self) -> BoardDraft:
        """Deal wonders to the seats that left them to chance: sides follow when all are known."""
        free = SeededChance(f"{self.match.seed}/boards").shuffled(self._left())
        boards = tuple(
            wish if wish.wonder is not None else replace(wish, wonder=free.pop())
            for wish in self.boards
        )
        return replace(self, boards=boards)

    def _after_computers(self) -> BoardDraft:
        """Return the draft after the choices of the computer players that come next."""
        draft = self
        while (question := draft.question) is not None:
            if self.match.seats[question.seat].player is Player.PERSON:
                break
            chance = SeededChance(f"{self.match.seed}/boards/{question.about}/{question.seat}")
            draft = draft._taken(question, chance.shuffled(question.choices)[0])
        return draft

    def _taken(self, question: DraftQuestion, choice: str) -> BoardDraft:
        boards, seat = list(self.boards), question.seat
        if question.about is About.WONDER:
            boards[seat] = replace(boards[seat], wonder=choice)
        else:
            boards[seat] = replace(boards[seat], side=choice)
        return replace(self, boards=tuple(boards), answers=self.answers + 1)
