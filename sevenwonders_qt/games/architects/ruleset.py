"""The rules of a match: the catalogue, the house rules, and their results."""

from __future__ import annotations

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.architects.catalogue import Card, Catalogue, Cost, Stage
from sevenwonders_qt.games.architects.commands import BuildStage
from sevenwonders_qt.games.architects.effects import (
    DoubleCoin,
    Effect,
    ExtraCard,
    ExtraCardForStage,
    MixedPayment,
    Shields,
)
from sevenwonders_qt.games.architects.holding import Holding, Holdings
from sevenwonders_qt.games.architects.options import Options
from sevenwonders_qt.games.architects.payment import (
    Payment,
    Purse,
    needed_at_most,
    payments,
)

Builds = tuple[tuple[BuildStage, ...], bool]
"""The ways to build now, and whether one of them has to be taken."""

MOST_REMEMBERED = 100_000

_NO_BUILDS: Builds = ((), False)


class Ruleset:
    """A catalogue and options, with the answers to questions that play asks all the time."""

    def __init__(self, catalogue: Catalogue, options: Options) -> None:
        self.catalogue = catalogue
        self.options = options
        self.holdings = Holdings(catalogue)
        self.shields = {card.id: card.shields for card in catalogue.cards.values() if card.shields}
        self.points = {card.id: card.points for card in catalogue.cards.values() if card.points}
        self.horned = tuple(card.id for card in catalogue.cards.values() if card.horns)
        self.startling = {c.id: c for c in catalogue.cards.values() if c.cat or c.horns}
        self.triggered = {card: self._triggered_by(card) for card in catalogue.cards}
        self.stirring = frozenset(self.startling)
        self.stirred_by = {token: self._stirred_by(token) for token in catalogue.tokens}
        self.stage_shields = {
            (wonder.id, stage.number): self.shields_of(stage.effect)
            for wonder in catalogue.wonders.values()
            for stage in wonder.stages
        }
        self.stage_triggered = self._tokens_with(ExtraCardForStage)
        self.doubling = self._tokens_with(DoubleCoin)
        self.mixing = self._tokens_with(MixedPayment)
        self.paying = (*self.doubling, *self.mixing)
        self._available: dict[tuple[str, tuple[int, ...]], tuple[Stage, ...]] = {}
        self._wanted: dict[tuple[str, tuple[int, ...]], int] = {}
        self._paid: dict[tuple[object, ...], Builds] = {}
        self._builds: dict[tuple[object, ...], Builds] = {}

    def card(self, card: CardId) -> Card:
        return self.catalogue.cards[card]

    def shields_of(self, effect: Effect | None) -> int:
        """Return the lasting shields of a stage or token."""
        return effect.shields if isinstance(effect, Shields) else 0

    def paying_of(self, tokens: tuple[str, ...]) -> tuple[str, ...]:
        """Return those of the tokens that may help to pay, in the order of the box."""
        return tuple([token for token in self.paying if token in tokens])

    def available(self, wonder: str, stages: tuple[int, ...]) -> tuple[Stage, ...]:
        """Return the stages of a wonder that may be built next after these."""
        found = self._available.get((wonder, stages))
        if found is None:
            found = self._available[wonder, stages] = tuple(
                stage
                for stage in self.catalogue.wonders[wonder].stages
                if stage.number not in stages and all(n in stages for n in stage.rests_on)
            )
        return found

    def wanted(self, wonder: str, stages: tuple[int, ...]) -> int:
        """Return the bits of all stages that may be built next."""
        found = self._wanted.get((wonder, stages))
        if found is None:
            bits = self.holdings.stage_bits
            found = self._wanted[wonder, stages] = sum(
                bits[stage.number, stage.cost] for stage in self.available(wonder, stages)
            )
        return found

    def builds(self, seat: Seat, wanted: int, holding: Holding, tokens: tuple[str, ...]) -> Builds:
        """Return every way to build the stages with the bits ``wanted``.

        ``tokens`` are those that may still be used for paying.
        """
        wanted &= holding.pays_helped if tokens else holding.pays
        if not wanted:
            return _NO_BUILDS
        key = seat, wanted, holding.purse, tokens
        found = self._builds.get(key)
        if found is None:
            if len(self._builds) > MOST_REMEMBERED:
                self._builds.clear()
            found = self._builds[key] = self._found_builds(seat, wanted, holding.purse, tokens)
        return found

    def _found_builds(
        self, seat: Seat, wanted: int, purse: Purse, tokens: tuple[str, ...]
    ) -> Builds:
        ways: tuple[BuildStage, ...] = ()
        must = False
        for (number, cost), bit in self.holdings.stage_bits.items():
            if wanted & bit:
                more, forced = self._ways(seat, number, cost, purse, tokens)
                ways += more
                must = must or forced
        return ways, must

    def _ways(
        self, seat: Seat, number: int, cost: Cost, purse: Purse, tokens: tuple[str, ...]
    ) -> Builds:
        """Return every way to build one stage.

        Cards of the purse beyond the need make no difference, so that all wonders and hands share
        few answers.
        """
        needed = needed_at_most(purse, cost.count, cost.identical or bool(tokens))
        key = seat, number, cost.count, cost.identical, needed, tokens
        found = self._paid.get(key)
        if found is None:
            if len(self._paid) > MOST_REMEMBERED:
                self._paid.clear()
            found = self._paid[key] = self._found_ways(seat, number, cost, needed, tokens)
        return found

    def _found_ways(
        self, seat: Seat, number: int, cost: Cost, purse: Purse, tokens: tuple[str, ...]
    ) -> Builds:
        doubling = next((token for token in self.doubling if token in tokens), None)
        mixing = next((token for token in self.mixing if token in tokens), None)
        double, mix = doubling is not None, mixing is not None
        ways: list[BuildStage] = []
        must = False
        for way in payments(purse, cost, double, mix, self.options.coin_policy):
            used: tuple[str, ...] = (doubling,) if way.doubled and doubling else ()
            if way.mixed and mixing and not self.options.engineering_passive:
                used += (mixing,)
            ways.append(BuildStage(seat, number, self._spent(way), used))
            must = must or self._forced(way)
        return tuple(ways), must

    def _forced(self, way: Payment) -> bool:
        """Return whether a stage that can be paid in this way has to be built."""
        options = self.options
        return (not way.doubled or options.economy_forces_build) and (
            not way.mixed or options.engineering_forces_build
        )

    def _spent(self, way: Payment) -> tuple[CardId, ...]:
        pairs = zip(self.catalogue.payers, way.cards, strict=True)
        return tuple(card for card, count in pairs for _ in range(count))

    def _triggered_by(self, card: CardId) -> tuple[str, ...]:
        return tuple(
            token.id
            for token in self.catalogue.tokens.values()
            if isinstance(token.effect, ExtraCard) and card in token.effect.cards
        )

    def _stirred_by(self, token: str) -> frozenset[CardId]:
        return frozenset(card for card, tokens in self.triggered.items() if token in tokens)

    def _tokens_with(self, kind: type[Effect]) -> tuple[str, ...]:
        tokens = self.catalogue.tokens.values()
        return tuple(token.id for token in tokens if isinstance(token.effect, kind))
