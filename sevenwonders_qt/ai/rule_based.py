"""The rule-based player: assigns every legal command a value in points and takes the best."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sevenwonders_qt.ai.economy import Economy
from sevenwonders_qt.ai.evaluation import Evaluation
from sevenwonders_qt.ai.free_city_player import FreeCityPlayer
from sevenwonders_qt.ai.parts import appraisers_of, play_of
from sevenwonders_qt.ai.weights import Weights
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.catalogue import Card, Cost, Stage
from sevenwonders_qt.games.classic.commands import PickDiscard, Play, Prompt, Use, Way
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.view import PlayerView

DEFAULT = Weights()
DIGITS = 6
"""Values nearer than this are equal, so that no machine's rounding decides."""


def choose(view: PlayerView, rules: Ruleset, random: Random, weights: Weights = DEFAULT) -> Command:
    """Return the command of the highest value; ``random`` decides between equals."""
    free = view.deciders[view.seat] != view.seat
    valued = (FreeCityPlayer if free else Appraisal)(rules, view, weights).values()
    return max(valued, key=lambda found: (round(found[0], DIGITS), random.random()))[1]


class Appraisal:
    """The value of every command that a view offers."""

    def __init__(self, rules: Ruleset, view: PlayerView, weights: Weights) -> None:
        self._view = view
        self._cards = rules.catalogue.cards
        self._weights = weights
        self._evaluation = Evaluation(rules, view, view.seat, weights)
        self._economy = Economy(self._evaluation)
        self._board = rules.board_of(view.cities, view.seat)
        self._rules = rules
        self._structures: dict[CardId, float] = {}
        self._raised: dict[Stage, float] = {}
        self._denied = self._denials()
        self._appraisers = appraisers_of(rules, self._evaluation, self._economy)
        self._options = {
            name: worth for one in self._appraisers for name, worth in one.options().items()
        }

    def values(self) -> Iterator[tuple[float, Command]]:
        """Yield each legal command with its value, in points; only differences mean anything."""
        for command in self._view.legal:
            if isinstance(command, Play):
                yield self._play(command), command
            elif isinstance(command, PickDiscard):
                yield self._pick(command), command
            else:
                yield self._answer(command), command

    def _answer(self, command: Command) -> float:
        found = (appraiser.answer(command) for appraiser in self._appraisers)
        worth = next((worth for worth in found if worth is not None), 0.0)
        play = play_of(self._rules, command)
        return worth if play is None else worth + self._play(play)

    def _play(self, play: Play) -> float:
        value = self._denied.get(play.card, 0.0)
        price = 0
        if play.option:
            price = self._option_cost(play).coins
            value += self._options.get(play.option, 0.0)
        if play.use is Use.SELL:
            return value + self._coins(self._rules.shape.sale_coins - price)
        if play.use is Use.STAGE:
            stage = self._board.ways(self._view.own.stages)[play.alternative]
            gained = self._evaluation.coins_from(stage.effects, None) - stage.cost.coins - price
            value += self._stage_worth(stage)
            for appraiser in self._appraisers:
                value += appraiser.raising(play.card, stage.effects)
            return value + self._coins(gained, play)
        card = self._cards[play.card]
        value += self._structure(card)
        gained = self._evaluation.coins_from(card.effects, card.colour) - price
        if play.way is Way.COST:
            gained -= card.cost.coins
        elif play.way is Way.FREE_BUILD:
            # A power that is spent now is missing for a dearer card of this Age.
            left = self._evaluation.age_turns_left / self._rules.shape.turns
            value -= self._weights.free_build_kept * left
        return value + self._coins(gained, play)

    def _option_cost(self, play: Play) -> Cost:
        view = self._view
        costs = view.build_costs[play.card] if play.use is Use.BUILD else view.option_costs
        return costs[play.option]

    def _pick(self, pick: PickDiscard) -> float:
        if pick.card is None:
            return 0.0
        card = self._cards[pick.card]
        return self._structure(card) + self._coins(
            self._evaluation.coins_from(card.effects, card.colour)
        )

    def _structure(self, card: Card) -> float:
        """Return the worth of a card in the own city, whatever it costs."""
        found = self._structures.get(card.id)
        if found is None:
            found = self._evaluation.worth(card.effects, card.colour)
            found += self._economy.of(card.effects, card.chains_to)
            for appraiser in self._appraisers:
                found += appraiser.gain(card.effects)
            self._structures[card.id] = found
        return found

    def _stage_worth(self, stage: Stage) -> float:
        """Return the worth of the next stage, or one of its alternatives, whatever it costs."""
        found = self._raised.get(stage)
        if found is None:
            found = self._evaluation.worth(stage.effects, None) + self._economy.of(stage.effects)
            for appraiser in self._appraisers:
                found += appraiser.gain(stage.effects)
            self._raised[stage] = found
        return found

    def _coins(self, gained: int, play: Play | None = None) -> float:
        """Return the change of the purse, less what the coins do in the neighbours' purses."""
        coins, evaluation = self._view.own.coins, self._evaluation
        if play is None or not (play.to_left or play.to_right):
            return evaluation.purse(coins + gained) - evaluation.purse(coins)
        fed = 0.0
        for city, paid in ((evaluation.left, play.to_left), (evaluation.right, play.to_right)):
            gain = evaluation.purse(city.coins + paid) - evaluation.purse(city.coins)
            fed += evaluation.rival(city.seat) * gain
        after = coins + gained - play.to_left - play.to_right
        return evaluation.purse(after) - evaluation.purse(coins) - fed

    def _denials(self) -> dict[CardId, float]:
        """Return what the seat that gets this hand next loses with each card taken out of it."""
        view = self._view
        if view.prompt != Prompt.CARD or len(view.hand) < 3:
            return {}
        evaluation = Evaluation(self._rules, view, self._evaluation.next_seat, self._weights)
        rated = sorted((self._for_rival(evaluation, self._cards[c]), c) for c in view.hand)
        best, second = rated[-1], rated[-2]
        if best[0] <= 0:
            return {}
        return {best[1]: self._weights.deny * (best[0] - max(0.0, second[0]))}

    def _for_rival(self, evaluation: Evaluation, card: Card) -> float:
        """Return points of a card to another city, if it can pay for it."""
        names = {self._cards[built].name for built in evaluation.city.built}
        if card.name in names:
            return 0.0
        worth = evaluation.worth(card.effects, card.colour, coins=True)
        if any(self._cards[source].name in names for source in card.chains_from):
            return worth
        market = self._rules.market
        found = market.splits(
            card.cost.resources,
            market.made_by(evaluation.city.makes),
            market.made_by(evaluation.left.sells),
            market.made_by(evaluation.right.sells),
            evaluation.city.discounts,
        )
        if not found:
            return 0.0
        price = sum(found[0]) + card.cost.coins
        return worth - price / 2 if price <= evaluation.city.coins else 0.0
