"""The worth of goods, prices and chains: the cards and stages to come that they bring nearer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from sevenwonders_qt.ai.evaluation import Evaluation, coming
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.catalogue import Cost
from sevenwonders_qt.games.classic.effects import Effect, Produce, TradeDiscount
from sevenwonders_qt.games.classic.trade import DISCOUNT_BITS, Production

Item = tuple[float, float, Cost]
"""A thing to be built later: its chance, its points, its cost."""

VALUED: Final[frozenset[type[Effect]]] = frozenset((Produce, TradeDiscount))
"""The kinds of effect that have a worth here."""


class Economy:
    """The gain of a seat on everything to come, as its city can pay for it.

    Each card of the decks to come weighs by its expected copies over the number of players; its
    gain is its worth less what it would cost, never below zero. A card that a structure of the
    city opens costs nothing.
    """

    def __init__(self, evaluation: Evaluation) -> None:
        self._evaluation = evaluation
        weights = evaluation.weights
        self._price = [
            weights.price * coins + weights.price_square * coins * coins for coins in range(60)
        ]
        market = evaluation.rules.market
        self._market = market
        self._made = market.made_by(evaluation.city.makes)
        self._left = market.made_by(evaluation.left.sells)
        self._right = market.made_by(evaluation.right.sells)
        cards = evaluation.catalogue.cards
        self._names = {cards[card].name for card in evaluation.city.built}
        self._items: list[Item] = []
        self._opens: dict[CardId, float] = {}
        self._collect_cards()
        self._collect_stages()
        self.gain = self._total(self._made, evaluation.city.discounts)

    def of(self, effects: Sequence[Effect], chains_to: Sequence[CardId] = ()) -> float:
        """Return points that these effects and chains add to the gain on what is to come."""
        evaluation = self._evaluation
        made, discounts = self._made, evaluation.city.discounts
        income = 0.0
        for effect in effects:
            if isinstance(effect, Produce):
                made = self._market.grow(made, effect.options)
                if effect.for_sale:
                    income += self._income(effect)
            elif isinstance(effect, TradeDiscount):
                for side in effect.neighbours:
                    discounts |= DISCOUNT_BITS[effect.goods, side]
        gain = 0.0
        for target in chains_to:
            gain += self._opens.get(target, 0.0)
        if made is not self._made or discounts != evaluation.city.discounts:
            gain += self._total(made, discounts) - self.gain
        return gain + income

    def _collect_cards(self) -> None:
        evaluation = self._evaluation
        cards = evaluation.catalogue.cards
        seen = Counter(card for city in evaluation.cities for card in city.built)
        scale = evaluation.weights.reach / evaluation.players
        for age in evaluation.shape.ages_from(evaluation.view.age):
            part = evaluation.share_of(age) * scale
            if not part:
                continue
            for card, copies in coming(evaluation.catalogue, age, evaluation.players):
                left = copies - seen[card.id]
                if left <= 0 or card.name in self._names:
                    continue
                worth = evaluation.worth(card.effects, card.colour, coins=True)
                if worth <= 0:
                    continue
                if any(cards[source].name in self._names for source in card.chains_from):
                    continue  # free already: nothing brings it nearer
                item = (left * part, worth, card.cost)
                self._items.append(item)
                if card.chains_from:
                    price = self._pays(card.cost, self._made, evaluation.city.discounts)
                    gain = 0.0 if price is None else max(0.0, worth - price)
                    self._opens[card.id] = left * part * (worth - gain)

    def _collect_stages(self) -> None:
        evaluation = self._evaluation
        if not evaluation.turns_left:
            return
        city = evaluation.city
        stages = evaluation.rules.board_of(evaluation.cities, city.seat).stages[city.stages :]
        chance = evaluation.weights.stage_reach
        late = min(1.0, evaluation.turns_left / (evaluation.all_turns / 3))
        for stage in stages:
            worth = max(
                evaluation.worth(one.effects, None, coins=True)
                for one in (stage.alternatives or (stage,))
            )
            self._items.append((chance * late, worth, stage.cost))
            chance *= evaluation.weights.stage_reach

    def _total(self, made: Production, discounts: int) -> float:
        splits = self._market.splits
        left, right, price = self._left, self._right, self._price
        total = 0.0
        for chance, worth, cost in self._items:
            found = splits(cost.resources, made, left, right, discounts)
            if found:
                gain = worth - price[found[0][0] + found[0][1] + cost.coins]
                if gain > 0:
                    total += chance * gain
        return total

    def _pays(self, cost: Cost, made: Production, discounts: int) -> float | None:
        found = self._market.splits(cost.resources, made, self._left, self._right, discounts)
        return self._price[sum(found[0]) + cost.coins] if found else None

    def _income(self, effect: Produce) -> float:
        """Return coins that neighbours without these goods may bring, in points."""
        evaluation = self._evaluation
        total = 0.0
        for neighbour in (evaluation.left, evaluation.right):
            made = {option for options in neighbour.makes for option in options}
            if not made.issuperset(effect.options):
                total += evaluation.weights.income * evaluation.turns_left / evaluation.all_turns
        return total
