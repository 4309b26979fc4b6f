"""The parts that an expansion of 7 Wonders adds for the AI players, beside its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.classic.catalogue import BoardSide, Card
from sevenwonders_qt.games.classic.commands import Play
from sevenwonders_qt.games.classic.effects import Effect
from sevenwonders_qt.games.classic.ruleset import ModuleState, Ruleset, State

if TYPE_CHECKING:
    from sevenwonders_qt.ai.economy import Economy
    from sevenwonders_qt.ai.evaluation import Evaluation


class Appraiser(Protocol):
    """The judge of an expansion in the player by rules, for the seat of one view.

    All worths are in points.
    """

    def options(self) -> Mapping[str, float]:
        """Return the worth of the options that are open now, their price apart."""
        ...

    def gain(self, effects: Sequence[Effect]) -> float:
        """Return the worth of a structure's or stage's effects that the base game does not know."""
        ...

    def raising(self, card: CardId, effects: Sequence[Effect]) -> float:
        """Return the worth of a stage with these effects that comes from the card below it."""
        ...

    def answer(self, command: Command) -> float | None:
        """Return the worth of an answer to a prompt; None for commands of others."""
        ...


class ExpansionFeatures(Protocol):
    """The features that are read of an expansion of 7 Wonders, behind the base game's.

    ``sizes`` are its blocks of rows, in order. ``words`` are the ids of the rows. Only what the
    seat may know is read, as in the base game.
    """

    @property
    def sizes(self) -> Mapping[str, int]: ...
    @property
    def words(self) -> Sequence[str]: ...
    @property
    def shared_numbers(self) -> int: ...
    @property
    def own_numbers(self) -> int: ...

    def follow(self, transaction: Transaction[State], seat: Seat) -> None:
        """Carry out what follows from a play of a seat whatever the others choose.

        Without an option of a rule module it may change no other city than the one of the play.
        """
        ...

    def shared(self, state: State, seat: Seat, rows: list[int], numbers: list[int]) -> None:
        """Add what does not depend on the choice: rows that are on, and `shared_numbers`."""
        ...

    def own(self, state: State, seat: Seat, rows: list[int], numbers: list[int]) -> None:
        """Add what differs with the choice, after it: rows that are on, and `own_numbers`."""
        ...


class BoxWords(NamedTuple):
    """The structures and boards of a box, with those of all editions, always in one order."""

    cards: Sequence[Card]
    boards: Sequence[tuple[tuple[str, str], BoardSide]]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerParts:
    """The players' knowledge of a rule module; it is in its ``players``.

    ``extra`` makes what the module remembers of a match from its part of a view, ``deal`` puts
    cards that fit it in the place of those that are hidden, for a player who tries choices out.
    ``appraiser``
    serves the player by rules, who values with it the kinds of effect that it ``judges``;
    ``features`` serve the learned players, and their rows begin at the number given; ``words`` are
    the structures and boards that the base game has no rows for, ``by_card`` the kinds of effect of
    a stage that differ with the card below it. What a box does not have is None, and has to be
    said: a module without an appraiser is worth nothing to the player by rules, one without
    features is played by rules alone. ``play_of`` returns the stage or the sale that a
    command of the box amounts to: that is judged as in each turn, and beside it what the appraiser
    says of the command. For reasons, ``brings`` returns the effects that a
    command brings to the city, ``follow`` carries out what an answer leads to by itself, where the
    rules wait for the answers of others, ``at_once`` are the kinds of effect that are an advantage
    in the last turn, too, and ``drawbacks`` those that are none.
    """

    extra: Callable[[Any], ModuleState] | None
    appraiser: Callable[[Ruleset, Evaluation, Economy], Appraiser] | None
    features: Callable[[Ruleset, int], ExpansionFeatures] | None
    words: Callable[[], BoxWords] | None = None
    deal: Callable[[State, Random], None] | None = None
    by_card: tuple[type[Effect], ...] = ()
    judges: tuple[type[Effect], ...] = ()
    play_of: Callable[[Command], Play | None] | None = None
    brings: Callable[[Ruleset, Command], Sequence[Effect]] | None = None
    follow: Callable[[Transaction[State], Command], None] | None = None
    at_once: tuple[type[Effect], ...] = ()
    drawbacks: tuple[type[Effect], ...] = ()


def parts_of(rules: Ruleset) -> Mapping[str, PlayerParts]:
    """Return the parts of a ruleset, by the names of its modules."""
    return rules.players


def extra_of(rules: Ruleset, module: str, part: Any) -> ModuleState | None:
    """Return what a module remembers as far as its part of a view shows it; None for nothing."""
    parts = parts_of(rules).get(module)
    return parts.extra(part) if parts is not None and parts.extra is not None else None


def deal_hidden(state: State, random: Random) -> None:
    """Deal what is hidden of the modules of a state."""
    for parts in parts_of(state.rules).values():
        if parts.deal is not None:
            parts.deal(state, random)


def knows_extras(rules: Ruleset) -> bool:
    """Return whether all that the modules remember of a match can be made from a view."""
    parts = parts_of(rules)
    return all(name in parts and parts[name].extra is not None for name in rules.extras())


def appraisers_of(
    rules: Ruleset, evaluation: Evaluation, economy: Economy, but: str = ""
) -> tuple[Appraiser, ...]:
    """Return the appraisers of a ruleset but for one module, for the seat of an evaluation."""
    found = (parts.appraiser for name, parts in parts_of(rules).items() if name != but)
    return tuple(make(rules, evaluation, economy) for make in found if make is not None)


def play_of(rules: Ruleset, command: Command) -> Play | None:
    """Return the stage or the sale that a command of a box amounts to; None for none."""
    found = (parts.play_of(command) for parts in parts_of(rules).values() if parts.play_of)
    return next((play for play in found if play is not None), None)


def effects_of(rules: Ruleset, command: Command) -> Sequence[Effect]:
    """Return the effects that a command of a box brings to a city, as a card does."""
    found = (parts.brings(rules, command) for parts in parts_of(rules).values() if parts.brings)
    return next((effects for effects in found if effects), ())


def follow(transaction: Transaction[State], command: Command) -> None:
    """Carry out what an answer leads to whatever the others answer."""
    for parts in parts_of(transaction.state.rules).values():
        if parts.follow is not None:
            parts.follow(transaction, command)


def judged(rules: Ruleset) -> tuple[type[Effect], ...]:
    """Return the kinds of effect that the boxes of a ruleset judge."""
    return tuple(kind for parts in parts_of(rules).values() for kind in parts.judges)


def at_once(rules: Ruleset) -> tuple[type[Effect], ...]:
    """Return the kinds of effect of boxes that are an advantage in the last turn, too."""
    return tuple(kind for parts in parts_of(rules).values() for kind in parts.at_once)


def drawbacks(rules: Ruleset) -> tuple[type[Effect], ...]:
    """Return the kinds of effect of boxes that help others."""
    return tuple(kind for parts in parts_of(rules).values() for kind in parts.drawbacks)


def by_card(rules: Ruleset) -> tuple[type[Effect], ...]:
    """Return the kinds of effect of stages that differ with the card below the stage."""
    return tuple(kind for parts in parts_of(rules).values() for kind in parts.by_card)


def words_of(rules: Ruleset) -> Sequence[BoxWords]:
    """Return the words of each box of a ruleset that has any."""
    return [parts.words() for parts in parts_of(rules).values() if parts.words is not None]


def without_features(rules: Ruleset) -> Sequence[str]:
    """Return the names of modules of a ruleset that no learned player reads."""
    return [name for name, parts in parts_of(rules).items() if parts.features is None]


def features_of(rules: Ruleset, first: int) -> tuple[ExpansionFeatures, ...]:
    """Return the features of a ruleset, the rows of each behind the one before, from ``first``."""
    return tuple(features for _, features in named_features_of(rules, first))


def named_features_of(rules: Ruleset, first: int) -> Iterator[tuple[str, ExpansionFeatures]]:
    """Yield the same with the names of their modules."""
    for name, parts in parts_of(rules).items():
        if parts.features is not None:
            more = parts.features(rules, first)
            first += sum(more.sizes.values())
            yield name, more
