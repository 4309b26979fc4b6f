"""What goods, prices and chains are worth: the cards and stages to come that they bring nearer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sevenwonders_qt.ai.outlook import Outlook, coming
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.catalogue import Cost
from sevenwonders_qt.games.classic.effects import Effect, Produce, TradeDiscount
from sevenwonders_qt.games.classic.trade import DISCOUNT_BITS, Production

Item = tuple[float, float, Cost]
"""Something to be built later: its chance, its points, its cost."""


class Reach:
    """The gain of a seat on everything to come, as its city can pay for it.

    Each card of the decks to come weighs by its expected copies over the number of players; its
    gain is its worth less what it would cost, never below zero. A card that a structure of the
    city opens costs nothing.
    """

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        weights = outlook.weights
        self._price = [
            weights.price * coins + weights.price_square * coins * coins for coins in range(60)
        ]
        market = outlook.rules.market
        self._market = market
        self._made = market.made_by(outlook.city.makes)
        self._left = market.made_by(outlook.left.sells)
        self._right = market.made_by(outlook.right.sells)
        cards = outlook.catalogue.cards
        self._names = {cards[card].name for card in outlook.city.built}
        self._items: list[Item] = []
        self._opens: dict[CardId, float] = {}
        self._collect_cards()
        self._collect_stages()
        self.gain = self._total(self._made, outlook.city.discounts)

    def of(self, effects: Sequence[Effect], chains_to: Sequence[CardId] = ()) -> float:
        """Points that these effects, and these chains, add to the gain on what is to come."""
        outlook = self._outlook
        made, discounts = self._made, outlook.city.discounts
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
        if made is not self._made or discounts != outlook.city.discounts:
            gain += self._total(made, discounts) - self.gain
        return gain + income

    def _collect_cards(self) -> None:
        outlook = self._outlook
        cards = outlook.catalogue.cards
        seen = Counter(card for city in outlook.cities for card in city.built)
        scale = outlook.weights.reach / outlook.players
        for age in outlook.shape.ages_from(outlook.view.age):
            part = outlook.share_of(age) * scale
            if not part:
                continue
            for card, copies in coming(outlook.catalogue, age, outlook.players):
                left = copies - seen[card.id]
                if left <= 0 or card.name in self._names:
                    continue
                worth = outlook.worth(card.effects, card.colour, coins=True)
                if worth <= 0:
                    continue
                if any(cards[source].name in self._names for source in card.chains_from):
                    continue  # free already: nothing brings it nearer
                item = (left * part, worth, card.cost)
                self._items.append(item)
                if card.chains_from:
                    price = self._pays(card.cost, self._made, outlook.city.discounts)
                    gain = 0.0 if price is None else max(0.0, worth - price)
                    self._opens[card.id] = left * part * (worth - gain)

    def _collect_stages(self) -> None:
        outlook = self._outlook
        if not outlook.turns_left:
            return
        city = outlook.city
        stages = outlook.catalogue.boards[city.wonder, city.side].stages[city.stages :]
        chance = outlook.weights.stage_reach
        late = min(1.0, outlook.turns_left / (outlook.all_turns / 3))
        for stage in stages:
            worth = max(
                outlook.worth(one.effects, None, coins=True)
                for one in (stage.alternatives or (stage,))
            )
            self._items.append((chance * late, worth, stage.cost))
            chance *= outlook.weights.stage_reach

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
        """Coins that neighbours without these goods may bring, in points."""
        outlook = self._outlook
        total = 0.0
        for neighbour in (outlook.left, outlook.right):
            made = {option for options in neighbour.makes for option in options}
            if not made.issuperset(effect.options):
                total += outlook.weights.income * outlook.turns_left / outlook.all_turns
        return total
