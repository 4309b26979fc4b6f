"""The commands of a seat about leaders, and the questions that they answer."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.commands import Play


class LeaderPrompt(StrEnum):
    """The kinds of answer that a seat may be asked for."""

    DRAFT = "draft_leader"
    USE = "use_leader"
    RECRUIT_MORE = "recruit_more"
    BURY = "bury_leader"
    COPY = "copy_leader"
    LOSE_VICTORY = "lose_victory"


@dataclass(frozen=True, slots=True)
class KeepLeader(Command):
    """Keep this leader of the draft, and pass the others on."""

    leader: CardId


@dataclass(frozen=True, slots=True)
class UseLeader(Command):
    """Use a leader of the hand before an Age.

    The ``play`` has the leader as its card: it builds to recruit, raises a stage, or sells.
    """

    play: Play


@dataclass(frozen=True, slots=True)
class RecruitMore(Command):
    """Recruit one more leader of the hand, or none."""

    leader: CardId | None


@dataclass(frozen=True, slots=True)
class Bury(Command):
    """Bury this recruited leader; none only where that was agreed."""

    leader: CardId | None


@dataclass(frozen=True, slots=True)
class Copy(Command):
    """Copy a leader that the neighbour at ``of`` has recruited."""

    leader: CardId
    of: Seat


@dataclass(frozen=True, slots=True)
class LoseVictory(Command):
    """Return a victory token of this worth."""

    worth: int
