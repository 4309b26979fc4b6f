"""The commands of a seat in 7 Wonders Architects."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.core.record import record


class Prompt(StrEnum):
    """The kinds of answer that a seat may be asked for."""

    TAKE = "take"  # the card of the turn
    ACT = "act"  # one of the actions that have come up
    KEEP = "keep"  # one of the cards looked at


class Act(StrEnum):
    """The kinds of action that can be earned in a turn."""

    TAKE = "take"  # the top card of one deck
    TAKE_BOTH = "take_both"  # the top cards of all its decks
    LOOK = "look"  # look at the top of one deck and keep a card
    PROGRESS = "progress"  # take a progress token


@record
class Due:
    """An action earned in this turn and not yet taken.

    ``source`` is the progress token that grants it, or the number of the stage as a text.
    ``decks`` are those it may be used on, ``optional`` says whether it may be left. ``count`` is
    the number of cards that are looked at, or taken from each deck.
    """

    act: Act
    source: str
    decks: tuple[int, ...]
    optional: bool
    count: int


@dataclass(frozen=True, slots=True)
class TakeCard(Command):
    """Take the top card of a deck: the card of the turn, or one due from ``source``."""

    deck: int
    source: str = ""


@dataclass(frozen=True, slots=True)
class TakeBothCards(Command):
    """Take the top cards of the left and of the right deck, due from ``source``."""

    source: str


@dataclass(frozen=True, slots=True)
class LookAtDeck(Command):
    """Look at the top cards of a deck, due from ``source``."""

    deck: int
    source: str


@dataclass(frozen=True, slots=True)
class KeepCard(Command):
    """Keep this one of the cards looked at."""

    card: CardId


@dataclass(frozen=True, slots=True)
class BuildStage(Command):
    """Build a stage (from 1), paying with these cards and using these tokens for it."""

    stage: int
    cards: tuple[CardId, ...]
    tokens: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TakeToken(Command):
    """Take the progress token at ``place``.

    0 to 2 are the open ones, 3 is the top of the pile, -1 none if none is left. ``cards`` are the
    green cards cashed for it, or empty if ``source`` grants it.
    """

    place: int
    cards: tuple[CardId, ...] = ()
    source: str = ""


@dataclass(frozen=True, slots=True)
class EndTurn(Command):
    """Leave every optional action that remains."""
