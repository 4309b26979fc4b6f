"""The worth of black cards to a seat: losses and gifts of others, diplomacy, masks, savings.

A point that all other cities lose is worth a point of the own city, so one that some of them lose
is worth their share of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from sevenwonders_qt.ai.economy import Economy
from sevenwonders_qt.ai.evaluation import FUTURE_COIN, Evaluation
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.cities.commands import PayLoss
from sevenwonders_qt.games.cities.effects import (
    FIVES,
    ONES,
    THREES,
    CheaperBoards,
    CheaperFirst,
    CopySymbol,
    NeighboursGain,
    NeighboursOwe,
    OthersGain,
    OthersLose,
    OthersLosePerAge,
    OthersLoseWhenRaised,
    ProduceOther,
    ProduceSame,
    ReturnDefeats,
    StagesFree,
    TakeDiplomacy,
    TakeVictory,
)
from sevenwonders_qt.games.cities.pieces import DIPLOMACY
from sevenwonders_qt.games.cities.view import losses_in
from sevenwonders_qt.games.classic.counting import count
from sevenwonders_qt.games.classic.effects import (
    MANUFACTURED,
    RAW,
    Colour,
    Effect,
    PointsPer,
    Produce,
    Resource,
    Science,
    Scope,
    Shields,
)
from sevenwonders_qt.games.classic.numbers import DEFEAT
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.scoring import SYMBOLS
from sevenwonders_qt.games.classic.view import CityView, PlayerView

BUYING = 0.4
"""The share of turns with a purchase that is cheaper."""

RESOURCE = 0.7
"""Points of a resource of a stage that need not be paid."""

PEACE = 0.5
"""Points of shields that a city under diplomacy need not build."""

_TOKENS = {ONES: 1, THREES: 2, FIVES: 3}
"""The Age whose conflict brings victory tokens of a worth."""


class CitiesOutlook:
    """The black cards as one seat judges them; only what the seat may know is used."""

    def __init__(self, rules: Ruleset, evaluation: Evaluation, economy: Economy) -> None:
        self._rules = rules
        self._evaluation = evaluation
        self._economy = economy
        self._view: PlayerView = evaluation.view
        cities = range(evaluation.players)
        self._others = [evaluation.cities[seat] for seat in cities if seat != evaluation.seat]

    def options(self) -> Mapping[str, float]:
        """Return nothing: black cards offer no options."""
        return {}

    def answer(self, command: Command) -> float | None:
        """Return the worth of a way to pay a loss, 0 or less; None for another command."""
        if not isinstance(command, PayLoss):
            return None
        seen = losses_in(self._view)
        due = seen.due(command.seat) if seen is not None else command.coins
        return -self._cost(self._evaluation.city, due, command.coins)

    def gain(self, effects: Sequence[Effect]) -> float:
        """Return points from effects that only this box knows, and corrections of others."""
        return sum(
            self._of_others(effect) + self._war(effect) + self._saved(effect) for effect in effects
        )

    def raising(self, card: CardId, effects: Sequence[Effect]) -> float:
        return 0.0

    # Coins of others -----------------------------------------------------------------------

    def _cost(self, city: CityView, due: int, paid: int) -> float:
        """Return the points that a city loses by paying so much of a loss and owing the rest."""
        purse = self._evaluation.purse
        return purse(city.coins) - purse(city.coins - paid) + due - paid

    def _least(self, city: CityView, due: int) -> float:
        """Return the points that a city loses by a loss, paid in the cheapest way."""
        return min(self._cost(city, due, paid) for paid in range(min(city.coins, due) + 1))

    def _shared(self, points: Iterable[float]) -> float:
        """Return the worth of points that other cities lose."""
        return sum(points) / len(self._others)

    def _all_lose(self, coins: int) -> float:
        return self._shared(self._least(city, coins) for city in self._others)

    def _given(self, cities: Iterable[CityView], coins: int) -> float:
        """Return the harm of coins that others gain, 0 or less."""
        purse = self._evaluation.purse
        return -self._shared(purse(city.coins + coins) - purse(city.coins) for city in cities)

    def _beside(self) -> tuple[CityView, CityView]:
        return self._evaluation.left, self._evaluation.right

    def _of_others(self, effect: Effect) -> float:
        """Return points of an effect on the coins and debts of other cities."""
        evaluation = self._evaluation
        match effect:
            case OthersLose(coins=coins, per=per):
                if per is None:
                    return self._all_lose(coins)
                cities = self._view.cities
                return self._shared(
                    self._least(city, coins * count(per, cities, city.seat))
                    for city in self._others
                )
            case OthersLosePerAge():
                return self._all_lose(max(1, self._view.current_age))
            case OthersLoseWhenRaised(coins=coins):
                stages = evaluation.city.stage_count - evaluation.city.stages
                return self._all_lose(coins) * stages * min(1.0, 2 * self._left)
            case OthersGain(coins=coins):
                return self._given(self._others, coins)
            case NeighboursGain(coins=coins):
                return self._given(self._beside(), coins)
            case NeighboursOwe(debts=debts):
                return self._shared(float(debts) for _ in self._beside())
        return 0.0

    # War -----------------------------------------------------------------------------------

    def _war(self, effect: Effect) -> float:
        """Return points of an effect on conflicts and tokens."""
        evaluation = self._evaluation
        match effect:
            case TakeDiplomacy():
                return self._peace()
            case TakeVictory(worth=worth):
                return float(worth)
            case ReturnDefeats():
                return float(evaluation.city.tokens.count(DEFEAT))
            case Shields(shields=shields):
                return -self._unused(shields)
            case PointsPer(points=points, per=per) if per.scope is Scope.SELF:
                ages = [_TOKENS[kind] for kind in per.kinds if kind in _TOKENS]
                return points * sum(evaluation.victories_in(age, evaluation.seat) for age in ages)
        return 0.0

    def _tokens_held(self) -> int:
        return self._evaluation.city.pieces.count(DIPLOMACY)

    def _fought(self, age: int, more: int = 0) -> float:
        """Return the points to expect from both conflicts of an Age with so many more shields."""
        evaluation = self._evaluation
        return sum(
            evaluation.conflict(
                age,
                evaluation.city.shields + more - city.shields,
                evaluation.rival(city.seat),
            )
            for city in self._beside()
        )

    def _peace(self) -> float:
        """Return the worth of staying out of the next conflict that is not missed already."""
        age = max(1, self._view.current_age) + self._tokens_held()
        if age > self._rules.shape.last_age:
            return 0.0
        return PEACE - self._fought(age)

    def _unused(self, shields: int) -> float:
        """Return the points that shields seem to bring in conflicts that the city stays out of."""
        now, last = max(1, self._view.current_age), self._rules.shape.last_age
        missed = range(now, min(last, now + self._tokens_held() - 1) + 1)
        return sum(self._fought(age, shields) - self._fought(age) for age in missed)

    # Savings and science -------------------------------------------------------------------

    @property
    def _left(self) -> float:
        """The part of the match that is still to be played, 0 to 1."""
        return self._evaluation.turns_left / self._evaluation.all_turns

    def _saved(self, effect: Effect) -> float:
        """Return points of resources and coins that a city saves, and of a copied symbol."""
        evaluation = self._evaluation
        match effect:
            case CheaperFirst() | CheaperBoards():
                return FUTURE_COIN * BUYING * evaluation.turns_left
            case ProduceSame():
                return self._one_of(self._made())
            case ProduceOther():
                made = self._made()
                return self._one_of([r for r in (*RAW, *MANUFACTURED) if r not in made])
            case StagesFree():
                board = self._rules.board_of(self._view.cities, evaluation.seat)
                stages = board.stages[evaluation.city.stages :]
                units = sum(sum(stage.cost.resources) for stage in stages)
                return RESOURCE * units * min(1.0, 2 * self._left)
            case CopySymbol():
                return self._copied()
        return 0.0

    def _made(self) -> list[Resource]:
        """Return what the board and the brown and grey cards make, as far as it can be seen."""
        made = {resource for options in self._evaluation.city.sells for resource in options}
        return [resource for resource in (*RAW, *MANUFACTURED) if resource in made]

    def _one_of(self, options: Sequence[Resource]) -> float:
        """Return the worth of any of these resources in each turn."""
        kinds = [tuple(r for r in options if r in goods) for goods in (RAW, MANUFACTURED)]
        worths = [self._economy.of((Produce(kind, False),)) for kind in kinds if kind]
        return max(worths, default=0.0) + 0.5 * (min(worths) if len(worths) > 1 else 0.0)

    def _copied(self) -> float:
        """Return the worth of one more symbol, if a neighbour has one or may yet have one."""
        evaluation, cards = self._evaluation, self._rules.catalogue.cards
        effects = (
            effect
            for city in self._beside()
            for card in city.built
            if cards[card].colour is Colour.GREEN
            for effect in cards[card].effects
        )
        found = {s for effect in effects if isinstance(effect, Science) for s in effect.symbols}
        usual = evaluation.worth((), None)
        if self._left > 0.3:
            found |= {*SYMBOLS}
        worths = (evaluation.worth((Science((symbol,)),), None) - usual for symbol in found)
        return max(worths, default=0.0)


JUDGED: tuple[type[Effect], ...] = (
    *(OthersLose, OthersLosePerAge, OthersLoseWhenRaised),
    *(OthersGain, NeighboursGain, NeighboursOwe),
    *(TakeDiplomacy, TakeVictory, ReturnDefeats),
    *(CheaperFirst, CheaperBoards, ProduceSame, ProduceOther, StagesFree, CopySymbol),
)
"""The kinds of effect that are judged here."""

AT_ONCE: tuple[type[Effect], ...] = (
    *(OthersLose, OthersLosePerAge, NeighboursOwe),
    *(TakeDiplomacy, TakeVictory, ReturnDefeats),
)
"""Those that work at once, or in the next conflict."""

DRAWBACKS: tuple[type[Effect], ...] = (OthersGain, NeighboursGain)
"""Those that are good for others only."""
