"""Rules as values: modules hang steps and effects on the turn, a ruleset merges them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Protocol

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.draft import Draft
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.catalogue import Card, Catalogue
from sevenwonders_qt.games.classic.commands import Way
from sevenwonders_qt.games.classic.effects import Colour, Effect
from sevenwonders_qt.games.classic.state import City, State
from sevenwonders_qt.games.classic.trade import Market


class At(StrEnum):
    """The named moments of a turn, in order; some come only in the last turn of an Age."""

    CHOOSE = "choose"
    ACT = "act"
    LAST_CARD = "last_card"
    LEFTOVERS = "leftovers"
    TURN_END = "turn_end"
    BEFORE_CONFLICT = "before_conflict"
    CONFLICT = "conflict"
    NEXT = "next"


LAST_TURN_ONLY = {At.LAST_CARD, At.LEFTOVERS, At.BEFORE_CONFLICT, At.CONFLICT}


class Tableau(Protocol):
    """What scoring may look at: the open side of a city, in a state or in a view."""

    @property
    def wonder(self) -> str: ...
    @property
    def side(self) -> str: ...
    @property
    def coins(self) -> int: ...
    @property
    def built(self) -> Sequence[CardId]: ...
    @property
    def stages(self) -> int: ...
    @property
    def tokens(self) -> Sequence[int]: ...
    @property
    def colours(self) -> Mapping[Colour, int]: ...


Step = Callable[[Draft[State]], None]
Evolver = Callable[[State, Any], None]
Acquire = Callable[["Ruleset", City, Any], None]
Income = Callable[[State, Seat, Any], int]
Opening = Callable[[State, Seat, Card], bool]
ExtraGuilds = Callable[["Ruleset", Sequence[Tableau], Seat], Sequence[CardId]]


@dataclass(frozen=True, slots=True)
class Answering:
    """How a prompt is answered: which commands are open, and what one of them sets going."""

    options: Callable[[State, Seat], list[Command]]
    settle: Callable[[Draft[State], Any], None]


@dataclass(frozen=True, slots=True)
class RuleModule:
    """One piece of the rules.

    ``steps`` run at the moments of the turn. ``evolvers`` fold events. ``acquire`` tells what a
    kind of effect does to the city that gets it, ``incomes`` what the bank pays for it once.
    ``ways`` are extra ways to build a card of the hand without paying. ``answers`` serve prompts.
    ``extra_guilds`` names guilds of others of which one may be scored as if built.
    """

    name: str
    steps: Mapping[At, tuple[Step, ...]] = field(default_factory=dict)
    evolvers: Mapping[type[Event], Evolver] = field(default_factory=dict)
    acquire: Mapping[type[Any], Acquire] = field(default_factory=dict)
    incomes: Mapping[type[Any], Income] = field(default_factory=dict)
    ways: Mapping[Way, Opening] = field(default_factory=dict)
    answers: Mapping[str, Answering] = field(default_factory=dict)
    extra_guilds: ExtraGuilds | None = None


class Ruleset:
    """A catalogue and modules merged, in the order given; equal names of steps are an error."""

    def __init__(self, catalogue: Catalogue, *modules: RuleModule) -> None:
        self.catalogue = catalogue
        self.modules = modules
        self.market = Market()
        self.steps: dict[str, Step] = {}
        for moment, step in self._ordered_steps():
            if step.__name__ in self.steps:
                raise ValueError(f"two steps are called {step.__name__} ({moment})")
            self.steps[step.__name__] = step
        self.last_turn: tuple[str, ...] = tuple(self.steps)
        self.turn: tuple[str, ...] = tuple(
            step.__name__ for at, step in self._ordered_steps() if at not in LAST_TURN_ONLY
        )
        self.evolvers = _merged_evolvers(modules)
        self.answers = {prompt: answer for m in modules for prompt, answer in m.answers.items()}
        self.ways = tuple((way, opening) for m in modules for way, opening in m.ways.items())
        self.extra_guilds = tuple(m.extra_guilds for m in modules if m.extra_guilds)
        self._acquire = {kind: take for m in modules for kind, take in m.acquire.items()}
        self._incomes = {kind: income for m in modules for kind, income in m.incomes.items()}
        self._gains: dict[tuple[Effect, ...], tuple[tuple[Acquire, Effect], ...]] = {}
        self._paid: dict[tuple[Effect, ...], tuple[tuple[Income, Effect], ...]] = {}

    def gains(self, effects: tuple[Effect, ...]) -> tuple[tuple[Acquire, Effect], ...]:
        """What these effects do to the city that gets them, each with its effect."""
        found = self._gains.get(effects)
        if found is None:
            taking = ((self._acquire.get(type(effect)), effect) for effect in effects)
            found = tuple((take, effect) for take, effect in taking if take is not None)
            self._gains[effects] = found
        return found

    def incomes(self, effects: tuple[Effect, ...]) -> tuple[tuple[Income, Effect], ...]:
        """What the bank pays once for these effects, each with its effect."""
        found = self._paid.get(effects)
        if found is None:
            paying = ((self._incomes.get(type(effect)), effect) for effect in effects)
            found = tuple((income, effect) for income, effect in paying if income is not None)
            self._paid[effects] = found
        return found

    def describe_turn(self) -> str:
        """The ordered turn, one step a line, for people who read rules."""
        return "\n".join(
            f"{moment:16} {step.__name__}{'  (last turn of an Age)' * (moment in LAST_TURN_ONLY)}"
            for moment, step in self._ordered_steps()
        )

    def _ordered_steps(self) -> Iterator[tuple[At, Step]]:
        for moment in At:
            for module in self.modules:
                for step in module.steps.get(moment, ()):
                    yield moment, step


def _merged_evolvers(modules: tuple[RuleModule, ...]) -> dict[type[Event], Evolver]:
    found: dict[type[Event], list[Evolver]] = {}
    for module in modules:
        for event, evolver in module.evolvers.items():
            found.setdefault(event, []).append(evolver)
    return {event: one[0] if len(one) == 1 else _in_turn(one) for event, one in found.items()}


def _in_turn(evolvers: Sequence[Evolver]) -> Evolver:
    def evolve_all(state: State, event: Event) -> None:
        for evolver in evolvers:
            evolver(state, event)

    return evolve_all
