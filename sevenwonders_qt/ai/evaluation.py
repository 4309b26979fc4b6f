"""The worth of an effect to a seat, in expected points at the end of the game.

Only `+ - * /` and square roots are used on fractions, which every machine rounds alike: the same
view leads to the same answer everywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import sqrt
from typing import Final

from sevenwonders_qt.ai.weights import Weights
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.catalogue import Card, Catalogue
from sevenwonders_qt.games.classic.counting import count
from sevenwonders_qt.games.classic.effects import (
    COLOURS,
    VICTORIES,
    BuildFromDiscard,
    Coins,
    CoinsPer,
    Colour,
    CopyGuild,
    Count,
    Effect,
    FreeBuild,
    FreeFirstOfAge,
    FreeFirstOfColour,
    FreeLastOfAge,
    PlayLastCard,
    Points,
    PointsIfComplete,
    PointsPer,
    Science,
    Scope,
    Shields,
    Symbol,
)
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.scoring import (
    COINS_PER_POINT,
    POINTS_PER_SET,
    SYMBOLS,
    science_points,
)
from sevenwonders_qt.games.classic.view import CityView, PlayerView

FUTURE_COIN = 0.4  # points for a coin that a later card will bring


@lru_cache(maxsize=64)
def coming(catalogue: Catalogue, age: int, players: int) -> tuple[tuple[Card, float], ...]:
    """Return each different card of an Age and how many copies of it to expect."""
    cards = catalogue.cards
    found = [(cards[card], float(n)) for card, n in Counter(catalogue.deck(age, players)).items()]
    for pool in catalogue.pools_of(age):
        chance = pool.drawn[players] / len(pool.cards)
        found += [(cards[card], chance) for card in pool.cards]
    return tuple(found)


@lru_cache(maxsize=64)
def colours_coming(catalogue: Catalogue, age: int, players: int) -> dict[Colour, float]:
    """Return how many cards of each colour to expect in an Age for one city."""
    found = dict.fromkeys(COLOURS, 0.0)
    for card, copies in coming(catalogue, age, players):
        found[card.colour] = found.get(card.colour, 0.0) + copies / players
    return found


@lru_cache(maxsize=64)
def symbols_coming(catalogue: Catalogue, age: int, players: int) -> tuple[float, ...]:
    """Return how many of each scientific symbol to expect in an Age for one city."""
    found = [0.0] * len(SYMBOLS)
    for card, copies in coming(catalogue, age, players):
        for effect in card.effects:
            if isinstance(effect, Science):
                for symbol in effect.symbols:
                    share = copies / players / len(effect.symbols)
                    found[SYMBOLS.index(symbol)] += share
    return tuple(found)


class Evaluation:
    """The prospects of one seat as another may judge them: only open information is used.

    ``turns_left`` and ``age_turns_left`` do not count the turn that is being played; ``all_turns``
    are the turns of the match.
    """

    def __init__(self, rules: Ruleset, view: PlayerView, seat: Seat, weights: Weights) -> None:
        self.rules = rules
        self.catalogue = rules.catalogue
        self.view = view
        self.seat = seat
        self.weights = weights
        self.cities = view.cities
        self.players = len(view.cities)
        self.free_cities = [s for s, decider in enumerate(view.deciders) if s != decider]
        self.city: CityView = view.cities[seat]
        self.left: CityView = view.cities[seat - 1]
        self.right: CityView = view.cities[(seat + 1) % self.players]
        self.shape = shape = rules.shape
        self.all_turns = shape.turns * shape.last_age
        self.age_turns_left = max(0, shape.turns - view.turn)
        self.turns_left = self.age_turns_left + shape.turns * (shape.last_age - max(1, view.age))
        self._symbols = [self._symbol_worth(symbol) for symbol in SYMBOLS]
        self._shields: dict[int, float] = {}
        self._counting = self._counting_effects()

    @property
    def next_seat(self) -> Seat:
        """The seat that gets this seat's hand next."""
        if self.free_cities:
            return 1 - self.seat
        return (self.seat + self.view.direction) % self.players

    def share_of(self, age: int) -> float:
        """Return the part of an Age that is still to be played, 0 to 1."""
        if age == self.view.age:
            return self.age_turns_left / self.shape.turns
        return float(age > self.view.age)

    def purse(self, coins: int) -> float:
        """Return points that this many coins are worth, with what they may still buy."""
        if not self.turns_left:
            return coins // COINS_PER_POINT + coins / 1000  # a coin more wins a tie
        weights = self.weights
        late = min(1.0, self.turns_left / (self.all_turns / 2))
        return coins / COINS_PER_POINT + weights.liquidity * late * coins / (coins + weights.purse)

    def coins_from(self, effects: Sequence[Effect], colour: Colour | None) -> int:
        """Return the coins that the bank pays for these effects if they come into the city now."""
        total = 0
        for effect in effects:
            if isinstance(effect, Coins):
                total += effect.coins
            elif isinstance(effect, CoinsPer):
                total += effect.coins * self._counted(effect.per, colour)
        return total

    def worth(self, effects: Sequence[Effect], colour: Colour | None, coins: bool = False) -> float:
        """Return points to expect from effects, but for goods and prices.

        With ``coins``, the coins of the effects are guessed in points. ``colour`` is the colour of
        the card they are on, None for a stage.
        """
        total = self._own_counts(colour)
        for effect in effects:
            if isinstance(effect, Points):
                total += effect.points
            elif isinstance(effect, PointsPer):
                number = self._counted(effect.per, colour) + self._growth(effect.per)
                total += effect.points * number
            elif isinstance(effect, PointsIfComplete):
                total += effect.points * self._completion()
            elif isinstance(effect, Shields):
                total += self.shields_worth(effect.shields)
            elif isinstance(effect, Science):
                total += max(self._symbols[SYMBOLS.index(symbol)] for symbol in effect.symbols)
            else:
                total += self._power(effect)
        if coins:
            total += FUTURE_COIN * self.coins_from(effects, colour)
        return total

    def shields_worth(self, shields: int) -> float:
        """Return points from this many more shields in the conflicts to come, both neighbours."""
        found = self._shields.get(shields)
        if found is None:
            found = 0.0
            for neighbour in (self.left, self.right):
                lead, rival = self.city.shields - neighbour.shields, self.rival(neighbour.seat)
                for age in self.shape.ages_from(self.view.current_age):
                    found += self.conflict(age, lead + shields, rival)
                    found -= self.conflict(age, lead, rival)
            self._shields[shields] = found
        return found

    def rival(self, seat: Seat) -> float:
        """Return a neighbour's point in own points: a whole one of the only other player."""
        if not self.free_cities:
            return self.weights.rival
        return 0.0 if seat in self.free_cities else 1.0

    def conflict(self, age: int, lead: int, rival: float = 0.0) -> float:
        """Return the points to expect from a conflict at an Age's end with this present lead."""
        ages = age - max(1, self.view.age)
        turns = 1 + self.age_turns_left + self.shape.turns * ages
        doubt = self.weights.conflict_doubt * age * sqrt(turns)
        win, lose = _above((lead - 0.5) / doubt), _above((-lead - 0.5) / doubt)
        return self.shape.victory(age) * (win - rival * lose) - (lose - rival * win)

    def _symbol_worth(self, symbol: Symbol) -> float:
        """Return points of one more symbol, between its worth at once and with those to come."""
        index = SYMBOLS.index(symbol)
        held = self.city.symbols
        choices = (SYMBOLS,) * self.city.free_symbols
        more = tuple(n + (i == index) for i, n in enumerate(held))
        now = science_points(more, choices) - science_points(held, choices)
        late = self.turns_left / self.all_turns
        scale = self.weights.symbols_to_come * min(2.0, 0.5 + 0.25 * sum(held))
        expected = [n + self.city.free_symbols / len(SYMBOLS) for n in held]
        for age in self.shape.ages_from(self.view.age):
            part = self.share_of(age) * scale
            for i, n in enumerate(symbols_coming(self.catalogue, age, self.players)):
                expected[i] += part * n
        grown = [n + (i == index) for i, n in enumerate(expected)]
        then = _science(grown, late) - _science(expected, late)
        return now + (then - now) * min(1.0, 2 * late)

    def _counted(self, per: Count, colour: Colour | None) -> int:
        """Return how many things are counted now, with the card or stage itself."""
        itself = per.stages if colour is None else colour in per.colours
        return count(per, self.cities, self.seat) + (itself and per.scope is not Scope.NEIGHBOURS)

    def _growth(self, per: Count) -> float:
        """Return how many things may still be added to what is counted."""
        looked_at = {Scope.SELF: 1, Scope.NEIGHBOURS: 2, Scope.ALL: 3}[per.scope]
        total = 0.0
        for age in self.shape.ages_from(self.view.age):
            part = self.share_of(age)
            if part:
                expected = colours_coming(self.catalogue, age, self.players)
                for colour in per.colours:
                    total += part * expected.get(colour, 0.0)
                if per.stages:
                    total += part
            if per.defeats:
                total += 1.0
        return total * looked_at * self.weights.growth + self._victories_to_come(per)

    def victories_in(self, age: int, seat: Seat) -> float:
        """Return how many victory tokens of an Age to expect for a city; none once it is over."""
        if age < max(1, self.view.current_age):
            return 0.0
        beside = (self.cities[seat - 1], self.cities[(seat + 1) % self.players])
        leads = [self.cities[seat].shields - city.shields for city in beside]
        return sum(min(0.9, max(0.1, 0.5 + 0.2 * lead)) for lead in leads)

    def _victories_to_come(self, per: Count) -> float:
        if VICTORIES not in per.kinds:
            return 0.0
        own, beside = (self.city,), (self.left, self.right)
        cities = {Scope.SELF: own, Scope.NEIGHBOURS: beside, Scope.ALL: (*own, *beside)}[per.scope]
        return sum(
            self.victories_in(age, city.seat)
            for age in self.shape.ages_from(self.view.current_age)
            for city in cities
        )

    def _own_counts(self, colour: Colour | None) -> float:
        """Return the points that a card of this colour, or a stage, adds to present effects."""
        total = 0.0
        for effect in self._counting:
            if isinstance(effect, PointsIfComplete):
                last = self.city.stages + 1 == self.city.stage_count
                total += effect.points if colour is None and last else 0
            elif effect.per.scope is not Scope.NEIGHBOURS and (
                effect.per.stages if colour is None else colour in effect.per.colours
            ):
                total += effect.points
        return total

    def counted_beside(self, colour: Colour | None) -> float:
        """Return points that such a card, or a stage, in a neighbour's city brings this one."""
        return sum(
            effect.points
            for effect in self._counting
            if isinstance(effect, PointsPer)
            and effect.per.scope is not Scope.SELF
            and (effect.per.stages if colour is None else colour in effect.per.colours)
        )

    def _completion(self) -> float:
        """Return how likely the wonder will be complete, 0 to 1."""
        lacking = self.city.stage_count - self.city.stages
        return 1.0 if not lacking else min(1.0, self.turns_left / (2 * self.shape.turns * lacking))

    def _counting_effects(self) -> list[PointsPer | PointsIfComplete]:
        """Return the effects in the city that score for things counted."""
        cards = self.catalogue.cards
        effects = [e for card in self.city.built for e in cards[card].effects]
        effects += [e for stage in self.city.stage_effects for e in stage]
        effects += [e for piece in self.city.pieces for e in piece.effects]
        return [effect for effect in effects if isinstance(effect, PointsPer | PointsIfComplete)]

    def _power(self, effect: Effect) -> float:
        """Return points of a wonder power; nothing for what `Economy` or an appraiser judges."""
        worth = _POWERS.get(type(effect))
        return 0.0 if worth is None else worth(self)

    def _ages_left(self) -> float:
        return self.turns_left / self.shape.turns

    def _free_build(self) -> float:
        return self.weights.free_build * self._ages_left()

    def _last_card(self) -> float:
        return self.weights.last_card * (self.shape.last_age - self.view.age + 1)

    def _from_discard(self) -> float:
        return self.weights.from_discard * min(1.0, (1 + self.view.discard_count) / 4)

    def _copied_guild(self) -> float:
        return max(self._copied(), self.weights.copied_guild * min(1.0, self._ages_left()))

    def _free_colour(self) -> float:
        absent = sum(not number for number in self.city.colours.values())
        return self.weights.free_build * min(self._ages_left(), absent / 2)

    def _free_first(self) -> float:
        return self.weights.free_build * (self.shape.last_age - self.view.age)

    def _free_last(self) -> float:
        """Return the worth of a free last card of each Age: of two only, less to choose from."""
        return self.weights.free_build * (self.shape.last_age - self.view.age + 1) / 2

    def _copied(self) -> float:
        cards = self.catalogue.cards
        guilds = (
            cards[card]
            for city in (self.left, self.right)
            for card in city.built
            if cards[card].colour is Colour.PURPLE
        )
        return max((self.worth(guild.effects, guild.colour) for guild in guilds), default=0.0)


_POWERS: Final[Mapping[type[Effect], Callable[[Evaluation], float]]] = {
    FreeBuild: Evaluation._free_build,
    PlayLastCard: Evaluation._last_card,
    BuildFromDiscard: Evaluation._from_discard,
    CopyGuild: Evaluation._copied_guild,
    FreeFirstOfColour: Evaluation._free_colour,
    FreeFirstOfAge: Evaluation._free_first,
    FreeLastOfAge: Evaluation._free_last,
}
"""The worth of each wonder power of the base game."""

VALUED: Final[frozenset[type[Effect]]] = frozenset(
    (*(Points, PointsPer, PointsIfComplete, Shields, Science, Coins, CoinsPer), *_POWERS)
)
"""The kinds of effect that have a worth here."""


def _above(x: float) -> float:
    """Return how likely an uncertain number is above 0: 0 to 1, one half at 0."""
    return 0.5 + 0.5 * x / sqrt(1 + x * x)


def _science(symbols: Sequence[float], late: float) -> float:
    """Return points for expected symbols; while much is to come, a set needs no exact match yet."""
    total = least = symbols[0]
    squares = symbols[0] * symbols[0]
    for n in symbols[1:]:
        total += n
        squares += n * n
        least = min(least, n)
    return squares + POINTS_PER_SET * (least + (total / len(symbols) - least) * late)
