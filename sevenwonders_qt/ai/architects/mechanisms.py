"""How a choice of Architects pays, by the rules: stages, tokens, the cat, battles and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from sevenwonders_qt.ai.architects.belief import open_state
from sevenwonders_qt.ai.mechanisms import Mechanism, Scores, Turns
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.battle import victories
from sevenwonders_qt.games.architects.catalogue import Card, Cost
from sevenwonders_qt.games.architects.commands import BuildStage, KeepCard, TakeCard
from sevenwonders_qt.games.architects.effects import Colour
from sevenwonders_qt.games.architects.numbers import VICTORY_POINTS
from sevenwonders_qt.games.architects.ruleset import Ruleset
from sevenwonders_qt.games.architects.scoring import Category
from sevenwonders_qt.games.architects.view import PlayerView
from sevenwonders_qt.games.classic.effects import Side


@dataclass(frozen=True, slots=True)
class PaysForStages(Mechanism):
    """These stages can be built after it, and none before."""

    stages: tuple[int, ...]

    @property
    def weight(self) -> float:
        return 5.0

    @property
    def categories(self) -> tuple[str, ...]:
        return (str(Category.WONDER),)


@dataclass(frozen=True, slots=True)
class Gathers(Mechanism):
    """So many of the resources that a stage costs are there after it."""

    stage: int
    have: int
    need: int

    @property
    def weight(self) -> float:
        return 1.0 + self.have / self.need

    @property
    def categories(self) -> tuple[str, ...]:
        return (str(Category.WONDER),)


@dataclass(frozen=True, slots=True)
class CompletesSet(Mechanism):
    """Green cards are complete for a progress token."""

    @property
    def weight(self) -> float:
        return 4.0

    @property
    def categories(self) -> tuple[str, ...]:
        return (str(Category.PROGRESS),)


@dataclass(frozen=True, slots=True)
class TakesCat(Mechanism):
    """The cat comes to the seat, and with it a look at the central deck."""

    @property
    def weight(self) -> float:
        return 2.5

    @property
    def categories(self) -> tuple[str, ...]:
        return (str(Category.CAT),)


@dataclass(frozen=True, slots=True)
class StartsBattle(Mechanism):
    """Its horns turn the last conflict token, and the battle brings so many victory tokens."""

    won: int

    @property
    def weight(self) -> float:
        return float(VICTORY_POINTS * self.won)

    @property
    def categories(self) -> tuple[str, ...]:
        return (str(Category.MILITARY),)


def architects_mechanisms(
    rules: Ruleset, view: PlayerView, better: Command, worse: Command | None
) -> Iterator[Mechanism]:
    """What ``better`` does at once, as far as it is open, and ``worse`` does not."""
    other = set() if worse is None else {*_of(rules, view, worse)}
    yield from (one for one in _of(rules, view, better) if one not in other)


def _of(rules: Ruleset, view: PlayerView, command: Command) -> Iterator[Mechanism]:
    if isinstance(command, BuildStage):
        stages = rules.catalogue.wonders[view.own.wonder].stages
        points = next(stage.points for stage in stages if stage.number == command.stage)
        if points:
            yield Scores(points, (str(Category.WONDER),))
        return
    card = known_card(view, command)
    if card is None:
        return
    face, city = rules.card(card), open_state(view, rules).cities[view.seat]
    before, after = city.holding, city.holding.more(card)
    paid = after.pays & ~before.pays
    bits = rules.holdings.stage_bits
    open_ones = rules.available(view.own.wonder, view.own.stages)
    payable = tuple(one.number for one in open_ones if bits[one.number, one.cost] & paid)
    if payable and not city.wanted & before.pays:
        yield PaysForStages(payable)
    elif not city.wanted & before.pays:
        yield from _gathered(rules, view, face)
    if after.sets and not before.sets:
        yield CompletesSet()
    if face.points:
        yield Scores(face.points, (str(Category.BLUE),))
    if face.cat and view.cat != view.seat:
        yield TakesCat()
    yield from _military(view, face.shields, face.horns)


def _gathered(rules: Ruleset, view: PlayerView, face: Card) -> Iterator[Gathers]:
    """The stage that the card brings nearest to its payment."""
    if face.colour not in (Colour.GREY, Colour.YELLOW):
        return
    grey, wild = Counter[CardId](), 0
    for card, held in view.own.cards.items():
        colour = rules.card(card).colour
        if colour is Colour.GREY and held:
            grey[card] = held
        elif colour is Colour.YELLOW:
            wild += held

    def together(cost: Cost, grey: Counter[CardId], wild: int) -> int:
        alike = max(grey.values(), default=0) if cost.identical else len(grey)
        return min(cost.count, alike + wild)

    more = grey + Counter([face.id]) if face.colour is Colour.GREY else grey
    free = wild + (face.colour is Colour.YELLOW)
    found = [
        Gathers(stage.number, together(stage.cost, more, free), stage.cost.count)
        for stage in rules.available(view.own.wonder, view.own.stages)
        if together(stage.cost, more, free) > together(stage.cost, grey, wild)
    ]
    yield from sorted(found, key=lambda one: one.need - one.have)[:1]


def _military(view: PlayerView, shields: int, horns: int) -> Iterator[Mechanism]:
    own, seat = view.own.shields, view.seat
    seats = len(view.cities)
    sides = {Side.LEFT: seat - 1, Side.RIGHT: (seat + 1) % seats}
    if seats == 2:
        sides = {Side.LEFT: seat - 1}
    for side, other in sides.items():
        theirs = view.cities[other].shields
        if shields and own <= theirs < own + shields:
            named = None if seats == 2 else side
            yield Turns(named, own, own + shields, theirs, VICTORY_POINTS)
    if horns and horns >= view.peace > 0:
        held = [city.shields for city in view.cities]
        held[seat] += shields
        won = victories(held)[seat]
        if won:
            yield StartsBattle(won)


def known_card(view: PlayerView, command: Command) -> CardId | None:
    """The card that a choice brings, where the seat can see it."""
    if isinstance(command, KeepCard):
        return command.card
    return view.deck(command.deck).top if isinstance(command, TakeCard) else None
