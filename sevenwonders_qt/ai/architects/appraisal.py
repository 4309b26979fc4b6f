"""The worth of cards, stages and tokens to one seat, seen from a view alone."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from sevenwonders_qt.ai.architects.weights import Weights
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.architects.battle import victories
from sevenwonders_qt.games.architects.catalogue import Card, Stage
from sevenwonders_qt.games.architects.effects import (
    Colour,
    DoubleCoin,
    Effect,
    ExtraCard,
    ExtraCardForStage,
    LookAndKeep,
    MixedPayment,
    PointsForCopies,
    PointsForWonder,
    PointsPerCat,
    PointsPerToken,
    PointsPerVictory,
    Shields,
    TakeBoth,
    TakeProgress,
    TakeTop,
)
from sevenwonders_qt.games.architects.numbers import STAGES, VICTORY_POINTS
from sevenwonders_qt.games.architects.payment import payments, symbol_sets
from sevenwonders_qt.games.architects.ruleset import Ruleset
from sevenwonders_qt.games.architects.scoring import sheets
from sevenwonders_qt.games.architects.view import CityView, PlayerView

PAYING_SHARE = 0.6
"""Cards that pay for stages among those that a seat takes in a turn, roughly."""


class Appraisal:
    """Values for the seat ``seat`` of the table that a view shows."""

    def __init__(self, view: PlayerView, rules: Ruleset, seat: Seat, weights: Weights) -> None:
        self._view = view
        self._rules = rules
        self._weights = weights
        self._seat = seat
        self._city = view.cities[seat]
        self._purse = tuple(self._city.cards[card] for card in rules.catalogue.payers)
        self._symbols = tuple(self._city.cards[card] for card in rules.catalogue.symbols)
        self._cards: dict[CardId, float] = {}
        self._totals = [sheet.total for sheet in sheets(rules, view.cities, view.cat)]
        self._turns_left = max(1.0, min(map(self._turns_to_finish, view.cities)))
        self._time = 1 - exp(-self._turns_left / weights.hurry)
        self._any_token = bool(view.open_tokens or view.pile_count)
        best = max(map(self.token, view.open_tokens), default=0.0)
        self._best_token = max(best, weights.token) if self._any_token else 0.0

    def card(self, card: CardId) -> float:
        """Return the worth of a card taken now, with all that it starts."""
        found = self._cards.get(card)
        if found is None:
            found = self._cards[card] = self._card(self._rules.card(card)) + self._extra(card)
        return found

    def average(self, left: Mapping[CardId, int]) -> float:
        """Return the worth of an unknown card of these."""
        total = sum(left.values())
        return sum(self.card(card) * n for card, n in left.items()) / total if total else 0.0

    def purse_after(self, spent: tuple[CardId, ...]) -> float:
        """Return the worth of the cards that pay once these are spent."""
        payers = self._rules.catalogue.payers
        left = tuple(n - spent.count(card) for card, n in zip(payers, self._purse, strict=True))
        return self._under_way(left, self._city.stages) + self._weights.coin * left[-1]

    def stage(self, stage: Stage) -> float:
        """Return the worth of a stage built now: points, effect, and perhaps the game's end."""
        value = self._stage(stage)
        if ExtraCardForStage in self._idle_tokens():
            value += self._weights.any_card
        if len(self._city.stages) == STAGES - 1:
            rivals = [total for seat, total in enumerate(self._totals) if seat != self._seat]
            leads = self._totals[self._seat] + stage.points > max(rivals)
            value += self._weights.finish if leads else -self._weights.finish
        return value

    def token(self, token: str) -> float:
        """Return the worth of a progress token taken now."""
        effect = self._rules.catalogue.tokens[token].effect
        match effect:
            case PointsForCopies(points):
                copies = self._city.tokens.count(token)
                worth = [0, *points]
                chance = 2.0 if not copies else 0.0  # the other copy may come, too
                return worth[min(copies + 1, len(points))] - worth[copies] + chance
            case PointsPerToken(points):
                return points * (len(self._city.tokens) + 1 + self._turns_left / 8)
        return self._token_effect(effect)

    def _turns_to_finish(self, city: CityView) -> float:
        """Return how many turns a city may still need for its wonder."""
        stages = self._rules.catalogue.wonders[city.wonder].stages
        due = sum(stage.cost.count for stage in stages if stage.number not in city.stages)
        held = sum(city.cards[card] for card in self._rules.catalogue.payers)
        return (due - held) / PAYING_SHARE

    def _token_effect(self, effect: Effect) -> float:
        turns, weights = self._turns_left, self._weights
        match effect:
            case ExtraCard(cards):
                box = self._rules.catalogue.central
                share = sum(box.count(card) for card in cards) / len(box)
                return weights.any_card * turns * min(0.6, 1.6 * share)
            case ExtraCardForStage():
                return weights.any_card * (STAGES - len(self._city.stages))
            case DoubleCoin():
                return 0.35 * turns
            case MixedPayment():
                return 0.3 * turns
            case Shields(shields):
                return self._lasting(shields)
            case PointsForWonder(unfinished, finished):
                return (unfinished + finished) / 2
            case PointsPerCat(points):
                faces = self._rules.catalogue.cards
                cats = sum(n for card, n in self._city.cards.items() if faces[card].cat)
                return points * (cats + turns / 7)
            case PointsPerVictory(points):
                return points * (self._city.victories + turns / 10)
        return 0.0

    def _card(self, card: Card) -> float:
        if card.colour is Colour.GREEN:
            return self._symbol(self._rules.catalogue.symbols.index(card.id))
        if card.colour is Colour.RED:
            return self._red(card)
        if card.colour is Colour.BLUE:
            return card.points + (self._cat() if card.cat else 0.0)
        return self._payer(self._rules.catalogue.payers.index(card.id))

    def _cat(self) -> float:
        value = self._weights.own_cat if self._city.cat else self._weights.cat
        if not self._city.cat and self._view.cat is not None:
            value += self._weights.rival
        return value + any(
            isinstance(self._rules.catalogue.tokens[token].effect, PointsPerCat)
            for token in self._city.tokens
        )

    def _symbol(self, place: int) -> float:
        """Return the worth of a green card: a token, or part of one."""
        symbols = tuple(n + (i == place) for i, n in enumerate(self._symbols))
        before = self._symbols_held(sum(self._symbols))
        if not symbol_sets(symbols) or not self._any_token:
            return self._symbols_held(sum(symbols)) - before
        kept = 0 if max(symbols) < 2 else sum(symbols) - 2
        return self._best_token + self._symbols_held(kept) - before

    def _symbols_held(self, count: int) -> float:
        shares = 0.0, self._weights.one_symbol, self._weights.two_symbols
        return self._time * shares[min(count, 2)] * self._best_token

    def _payer(self, place: int) -> float:
        """Return the worth of a card that pays: a stage that it completes, or comes nearer to."""
        purse = tuple(n + (i == place) for i, n in enumerate(self._purse))
        stages = self._city.stages
        value = self._weights.coin if place == len(purse) - 1 else 0.0
        before = self._under_way(self._purse, stages)
        payable = [
            stage
            for stage in self._rules.available(self._city.wonder, stages)
            if self._missing(purse, stage) == 0
        ]
        if not payable:
            return value + self._under_way(purse, stages) - before
        best = max(payable, key=self.stage)
        left = max(self._after(purse, best), default=0.0)
        return value + self.stage(best) + left - before

    def _after(self, purse: tuple[int, ...], stage: Stage) -> list[float]:
        """Return the worth of what stays in the purse, for each way to pay the stage."""
        stages = (*self._city.stages, stage.number)
        policy = self._rules.options.coin_policy
        return [
            self._under_way(tuple(a - b for a, b in zip(purse, way.cards, strict=True)), stages)
            for way in payments(purse, stage.cost, False, False, policy)
        ]

    def _under_way(self, purse: tuple[int, ...], stages: tuple[int, ...]) -> float:
        """Return the worth of resources that do not pay for a stage yet."""
        worths = [
            self._part(purse, stage) for stage in self._rules.available(self._city.wonder, stages)
        ]
        worths.sort(reverse=True)
        share = self._weights.second_stage
        return self._time * sum(worth * share**place for place, worth in enumerate(worths))

    def _part(self, purse: tuple[int, ...], stage: Stage) -> float:
        cost = stage.cost.count
        paid: float = ((cost - self._missing(purse, stage)) / cost) ** self._weights.steepness
        return self._stage(stage) * self._weights.part_paid * paid

    def _stage(self, stage: Stage) -> float:
        return stage.points + self._effect(stage.effect) + self._weights.race

    def _missing(self, purse: tuple[int, ...], stage: Stage) -> int:
        *greys, coins = purse
        have = max(greys) if stage.cost.identical else sum(map(bool, greys))
        if DoubleCoin in self._idle_tokens() and coins:
            coins += 1
        if MixedPayment in self._idle_tokens():
            have = sum(greys)
        return max(0, stage.cost.count - have - coins)

    def _effect(self, effect: Effect | None) -> float:
        match effect:
            case Shields(shields):
                return self._lasting(shields)
            case TakeTop():
                return self._weights.any_card
            case TakeBoth():
                return 2 * self._weights.any_card - 0.8
            case LookAndKeep():
                return self._weights.any_card + 1
            case TakeProgress():
                return self._best_token
        return 0.0

    def _red(self, card: Card) -> float:
        """Return the worth of shields for the battles to come, and of the battle by the horns."""
        if card.horns:
            value = self._shields(card.shields, self._weights.passing_shield)
        else:
            value = self._lasting(card.shields)
        peace = self._view.peace
        if not card.horns or not peace:
            return value
        shields = [city.shields for city in self._view.cities]
        shields[self._seat] += card.shields
        won = victories(shields)
        rivals = (sum(won) - won[self._seat]) / (len(won) - 1)
        battle = VICTORY_POINTS * (won[self._seat] - self._weights.rival * 2 * rivals)
        nearer = min(card.horns, peace) / peace  # 1 when the battle comes at once
        soon: float = nearer**self._weights.nearer
        return value + battle * soon

    def _lasting(self, shields: int) -> float:
        """Return the worth of shields for good: they fight in every battle to come."""
        return self._shields(shields, self._weights.battles * self._turns_left)

    def _shields(self, shields: int, battles: float) -> float:
        """Return the worth of tokens to expect against the two neighbours, in so many battles."""
        view, own = self._view, self._city.shields
        worth = 0.0
        for neighbour in (self._seat - 1, (self._seat + 1) % len(view.cities)):
            margin = own - view.cities[neighbour].shields
            worth += _chance(margin + shields) - _chance(margin)
        return VICTORY_POINTS * worth * battles

    def _extra(self, card: CardId) -> float:
        """Return the worth of the extra card that a token of the seat brings for this one."""
        view = self._view
        ready = (
            token in self._city.tokens and (self._seat != view.seat or token not in view.used)
            for token in self._rules.triggered[card]
        )
        return self._weights.any_card if any(ready) else 0.0

    def _idle_tokens(self) -> set[type[Effect]]:
        """Return the kinds of token that the seat has and has not used in this turn."""
        used = self._view.used if self._seat == self._view.seat else ()
        tokens = self._rules.catalogue.tokens
        return {type(tokens[token].effect) for token in self._city.tokens if token not in used}


def _chance(margin: int) -> float:
    """Return how likely a neighbour is beaten with so many shields more."""
    return 1 / (1 + exp(-1.1 * (margin - 0.5)))
