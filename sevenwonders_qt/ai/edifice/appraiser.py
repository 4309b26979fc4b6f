"""The worth of Edifices to a seat: pawns, rewards that may come, and penalties to be feared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from sevenwonders_qt.ai.economy import Economy
from sevenwonders_qt.ai.evaluation import Evaluation, colours_coming
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.effects import (
    Coins,
    Colour,
    Effect,
    Produce,
    Science,
    Shields,
)
from sevenwonders_qt.games.classic.numbers import DEFEAT
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.scoring import SYMBOLS
from sevenwonders_qt.games.classic.view import CityView, PlayerView
from sevenwonders_qt.games.edifice.catalogue import edifices_of
from sevenwonders_qt.games.edifice.commands import PARTICIPATE, PayPenalty
from sevenwonders_qt.games.edifice.effects import (
    DropDefeats,
    GuildAgain,
    PointsPerColour,
    PointsPerSet,
    TakePawn,
    VictoryToken,
)
from sevenwonders_qt.games.edifice.penalty import ways_to_pay
from sevenwonders_qt.games.edifice.scoring import guild_points
from sevenwonders_qt.games.edifice.state import Standing, has_joined
from sevenwonders_qt.games.edifice.view import ProjectView, edifices_in


class EdificeOutlook:
    """The Edifices as one seat judges them; only open information is used."""

    def __init__(self, rules: Ruleset, evaluation: Evaluation, economy: Economy) -> None:
        self._rules = rules
        self._evaluation = evaluation
        self._economy = economy
        self._view: PlayerView = evaluation.view
        seen = edifices_in(evaluation.view)
        self._projects = seen.projects if seen is not None else ()
        self._edifices = edifices_of(rules)

    def options(self) -> Mapping[str, float]:
        """Return the worth of participating, while it is open."""
        return {PARTICIPATE: self.joining()} if PARTICIPATE in self._view.option_costs else {}

    def raising(self, card: CardId, effects: Sequence[Effect]) -> float:
        return 0.0

    def answer(self, command: Command) -> float | None:
        """Return the cost of a way to pay a penalty."""
        return self.paying(command) if isinstance(command, PayPenalty) else None

    def joining(self) -> float:
        """Return points from participating this turn, its price apart."""
        project = self._projects[self._view.current_age - 1]
        others = self._rivals_gain(project)
        return self._pawn(project, project.pawns_left - 1) - others

    def gain(self, effects: Sequence[Effect]) -> float:
        """Return points from pawns that a stage takes from the box."""
        total = 0.0
        found: Sequence[object] = effects
        for effect in found:
            if isinstance(effect, TakePawn):
                project = self._projects[effect.age - 1]
                if self._evaluation.seat not in project.holders:
                    total += self._pawn(project, project.pawns_left)
        return total

    def paying(self, command: PayPenalty) -> float:
        """Return points that this way to pay a penalty costs, below zero."""
        lost = float(sum(command.tokens))
        return -lost if command.card is None else -self._loss(command.card) - lost

    def _pawn(self, project: ProjectView, missing: int) -> float:
        """Return the worth of one pawn more, ``missing`` others being due: reward or no penalty."""
        if project.standing is Standing.FAILED:
            return 0.0
        reward = self._reward(project)
        if project.standing is Standing.BUILT:
            return reward
        built = self._chance(project, missing)
        alone = self._chance(project, missing + 1)
        return built * reward + (1 - alone) * self._penalty(project)

    def _chance(self, project: ProjectView, missing: int) -> float:
        """Return how likely so many others will yet join, 0 to 1."""
        if missing <= 0:
            return 1.0
        turns = 1 + self._evaluation.age_turns_left if project.age == self._view.current_age else 6
        chances = [1.0] + [0.0] * missing
        for seat, city in enumerate(self._view.cities):
            if seat == self._evaluation.seat or not self._may_join(city, project.age):
                continue
            idle = 1.0
            for _ in range(turns):
                idle *= 1 - self._evaluation.weights.joins
            for number in range(missing, 0, -1):
                gone = 1.0 if number == missing else idle
                chances[number] = chances[number] * gone + chances[number - 1] * (1 - idle)
            chances[0] *= idle
        return chances[missing]

    def _may_join(self, city: CityView, age: int) -> bool:
        return city.stages < city.stage_count and not has_joined(city.pieces, age)

    def _rivals_gain(self, project: ProjectView) -> float:
        """Return what other holders gain when this seat takes a pawn off the card."""
        edifice = self._edifices.edifices[project.edifice]
        missing = project.pawns_left - 1
        nearer = self._chance(project, missing) - self._chance(project, missing + 1)
        worth = 0.0
        for neighbour in (self._evaluation.left, self._evaluation.right):
            if neighbour.seat in project.holders:
                rival = self._evaluation.rival(neighbour.seat)
                worth += rival * self._plain(edifice.reward, neighbour)
        return nearer * worth

    def _plain(self, reward: Sequence[object], city: CityView) -> float:
        """Return the worth of a reward to another city, roughly."""
        total = 0.0
        for effect in reward:
            if isinstance(effect, VictoryToken):
                total += effect.worth
            elif isinstance(effect, Coins):
                purse = self._evaluation.purse
                total += purse(city.coins + effect.coins) - purse(city.coins)
            else:
                total += 3.0
        return total

    def _reward(self, project: ProjectView) -> float:
        evaluation, total = self._evaluation, 0.0
        reward: tuple[Effect, ...] = self._edifices.edifices[project.edifice].reward
        total += (
            evaluation.worth(reward, None) - evaluation.worth((), None) + self._economy.of(reward)
        )
        coins = evaluation.city.coins
        effects: tuple[object, ...] = reward
        for effect in effects:
            if isinstance(effect, Coins):
                total += evaluation.purse(coins + effect.coins) - evaluation.purse(coins)
            elif isinstance(effect, VictoryToken):
                total += effect.worth
            elif isinstance(effect, DropDefeats):
                total += evaluation.city.tokens.count(DEFEAT)
            elif isinstance(effect, PointsPerSet):
                total += effect.points * min(self._at_end(colour) for colour in effect.colours)
            elif isinstance(effect, PointsPerColour):
                colours = evaluation.city.colours
                total += effect.points * sum(min(1.0, self._at_end(colour)) for colour in colours)
            elif isinstance(effect, GuildAgain):
                total += self._guild_again()
        return total

    def _at_end(self, colour: Colour) -> float:
        """Return how many structures of a colour to expect at the end of the game."""
        evaluation = self._evaluation
        number = float(evaluation.city.colours[colour])
        for age in self._rules.shape.ages_from(self._view.age):
            coming = colours_coming(evaluation.catalogue, age, evaluation.players)
            number += evaluation.share_of(age) * coming.get(colour, 0.0)
        return number

    def _guild_again(self) -> float:
        cards, cities = self._rules.catalogue.cards, self._view.cities
        own = [card for card in self._evaluation.city.built if cards[card].colour is Colour.PURPLE]
        seat = self._evaluation.seat
        found = max((guild_points(self._rules, cities, seat, card) for card in own), default=0)
        hope = self._evaluation.weights.guild_to_come
        return max(float(found), hope * min(1.0, self._evaluation.turns_left / 3))

    def _penalty(self, project: ProjectView) -> float:
        """Return points that the penalty would cost now: the way that costs least, or a debt."""
        edifice = self._edifices.edifices[project.edifice]
        seat, city = self._evaluation.seat, self._evaluation.city
        ways = ways_to_pay(self._rules, edifice, city, seat)
        if not ways:
            return -float(self._edifices.debts[project.age])
        if edifice.penalty.coins:
            purse = self._evaluation.purse
            return purse(city.coins) - purse(city.coins - edifice.penalty.coins)
        return min(-self.paying(way) for way in ways)

    def _loss(self, card_id: CardId) -> float:
        """Return the worth of a structure to the own city, as if it were to be built again."""
        card = self._rules.catalogue.cards[card_id]
        seat = self._evaluation.seat
        cities = tuple(
            _without(self._rules, city, card_id) if city.seat == seat else city
            for city in self._view.cities
        )
        view = replace(self._view, cities=cities)
        evaluation = Evaluation(self._rules, view, seat, self._evaluation.weights)
        worth = evaluation.worth(card.effects, card.colour)
        return worth + Economy(evaluation).of(card.effects, card.chains_to)


def _without(rules: Ruleset, city: CityView, card_id: CardId) -> CityView:
    """Return the city as it would be without one of its structures; chains and prices stay."""
    card = rules.catalogue.cards[card_id]
    built, makes, sells = list(city.built), list(city.makes), list(city.sells)
    built.remove(card_id)
    symbols, shields, free = list(city.symbols), city.shields, city.free_symbols
    for effect in card.effects:
        if isinstance(effect, Produce):
            makes.remove(effect.options)
            if effect.for_sale:
                sells.remove(effect.options)
        elif isinstance(effect, Shields):
            shields -= effect.shields
        elif isinstance(effect, Science) and len(effect.symbols) == 1:
            symbols[SYMBOLS.index(effect.symbols[0])] -= 1
        elif isinstance(effect, Science):
            free -= 1
    compass, gear, tablet = symbols
    return replace(
        city,
        built=tuple(built),
        makes=tuple(makes),
        sells=tuple(sells),
        shields=shields,
        symbols=(compass, gear, tablet),
        free_symbols=free,
        colours={**city.colours, card.colour: city.colours[card.colour] - 1},
    )
