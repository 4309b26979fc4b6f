"""The effects of stages and progress tokens, as a few typed kinds."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from sevenwonders_qt.core.ids import CardId


class Colour(StrEnum):
    """The five colours of cards."""

    GREY = "grey"
    YELLOW = "yellow"
    BLUE = "blue"
    GREEN = "green"
    RED = "red"


class Reach(StrEnum):
    """Decks that a stage lets its builder take a card from."""

    ANY = "any"
    CENTRAL = "central"


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect of a stage or token; the base of all kinds."""


@dataclass(frozen=True, slots=True)
class Shields(Effect):
    """Shields for good, on no card."""

    shields: int


@dataclass(frozen=True, slots=True)
class TakeTop(Effect):
    """Take the top card of one of these decks."""

    reach: Reach


@dataclass(frozen=True, slots=True)
class TakeBoth(Effect):
    """Take the top card of the left deck and of the right deck."""


@dataclass(frozen=True, slots=True)
class LookAndKeep(Effect):
    """Look at the top cards of the left or right deck, keep one, shuffle the others back."""

    cards: int


@dataclass(frozen=True, slots=True)
class TakeProgress(Effect):
    """Take a progress token without paying for it."""


@dataclass(frozen=True, slots=True)
class ExtraCard(Effect):
    """Take another card from the three decks, once a turn, after taking one of these cards."""

    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class ExtraCardForStage(Effect):
    """Take a card from the three decks, once a turn, after building a stage."""


@dataclass(frozen=True, slots=True)
class DoubleCoin(Effect):
    """Once a turn one yellow card is worth two coins."""


@dataclass(frozen=True, slots=True)
class MixedPayment(Effect):
    """Once a turn a stage may be paid with any resources, identical or different or neither."""


@dataclass(frozen=True, slots=True)
class PointsForWonder(Effect):
    """Points at the end that depend on whether the own wonder is finished."""

    unfinished: int
    finished: int


@dataclass(frozen=True, slots=True)
class PointsPerCat(Effect):
    """Points at the end for every cat on the own blue cards; the pawn does not count."""

    points: int


@dataclass(frozen=True, slots=True)
class PointsPerVictory(Effect):
    """Points at the end for every own military victory token."""

    points: int


@dataclass(frozen=True, slots=True)
class PointsPerToken(Effect):
    """Points at the end for every own progress token, also for this one."""

    points: int


@dataclass(frozen=True, slots=True)
class PointsForCopies(Effect):
    """Points at the end for all own copies of the token together: for one, for two, and so on."""

    points: tuple[int, ...]
