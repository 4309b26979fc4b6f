"""The ways that a choice pays: what it opens, saves, turns, counts, or denies to others.

All of it is worked out from what the seat may see: its view, and the hands that it has passed on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sevenwonders_qt.ai.belief import open_state
from sevenwonders_qt.ai.outcome import outcome
from sevenwonders_qt.ai.parts import (
    at_once,
    drawbacks,
    effects_of,
    features_of,
    judged,
    knows_extras,
    play_of,
)
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.catalogue import Cost
from sevenwonders_qt.games.classic.commands import BUILD, PickDiscard, Play, Use, Way
from sevenwonders_qt.games.classic.effects import (
    RESOURCES,
    BuildFromDiscard,
    Coins,
    CoinsPer,
    CopyGuild,
    Effect,
    FreeBuild,
    FreeFirstOfAge,
    FreeFirstOfColour,
    FreeLastOfAge,
    PlayLastCard,
    Points,
    PointsPer,
    Produce,
    Resource,
    Science,
    Shields,
    Side,
    TradeDiscount,
)
from sevenwonders_qt.games.classic.legal import bill_of, uses_by_card
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.prices import total
from sevenwonders_qt.games.classic.ruleset import Ruleset, State
from sevenwonders_qt.games.classic.scoring import Category, sheet
from sevenwonders_qt.games.classic.view import PlayerView

HANDS_SEEN = 2
"""The next known hands that are looked at; others take most cards of later ones."""

LEAST_DENIED = 4
"""A card that counts fewer points for a neighbour is not worth denying to it."""

MOST_NAMED = 3
_NEAREST = 2
"""The most cards that are named of those that a choice can pay for."""


class Mechanism:
    """A way that a choice pays; the base of all of them."""

    __slots__ = ()

    @property
    def weight(self) -> float:
        """The importance, in points or so; only to order them."""
        raise NotImplementedError

    @property
    def categories(self) -> tuple[str, ...]:
        """The rows of the score sheet that it explains."""
        return ()


@dataclass(frozen=True, slots=True)
class Opens(Mechanism):
    """Structures of later Ages cost nothing after it."""

    cards: tuple[CardId, ...]

    @property
    def weight(self) -> float:
        return 2.5 * len(self.cards)


@dataclass(frozen=True, slots=True)
class PaysFor(Mechanism):
    """Costs that could not be paid can be: of stages by number, and of cards of hands that come."""

    stages: tuple[int, ...] = ()
    cards: tuple[CardId, ...] = ()

    @property
    def weight(self) -> float:
        return 3.0 * len(self.stages) + 2.0 * len(self.cards)


@dataclass(frozen=True, slots=True)
class Saves(Mechanism):
    """So many coins less for the next stage (its number), or for a card of a hand that comes."""

    coins: int
    stage: int = 0
    card: CardId | None = None

    @property
    def weight(self) -> float:
        return float(self.coins)


@dataclass(frozen=True, slots=True)
class Supplies(Mechanism):
    """Goods that the city makes too few of for ``stages`` and for so many ``cards`` to come.

    ``goods`` are the goods that it makes more of, one each turn; ``scarce`` if no neighbour sells
    any of them.
    """

    goods: tuple[Resource, ...]
    stages: tuple[int, ...]
    cards: int
    scarce: bool

    @property
    def weight(self) -> float:
        return 2.0 * len(self.stages) + 0.3 * self.cards + self.scarce


@dataclass(frozen=True, slots=True)
class Cheapens(Mechanism):
    """Goods of neighbours cost less."""

    effect: Effect

    @property
    def weight(self) -> float:
        return 3.0


_POWERS = (
    *(PlayLastCard, FreeBuild, BuildFromDiscard, CopyGuild),
    *(FreeFirstOfColour, FreeFirstOfAge, FreeLastOfAge),
)


_COUNTED = (Points, Coins, CoinsPer, Shields, Science)
"""The kinds of effect of a card in no deck that count at once."""


@dataclass(frozen=True, slots=True)
class Grants(Mechanism):
    """A stage of the wonder, or a card in no deck, lets the city do what others cannot."""

    effect: Effect

    @property
    def weight(self) -> float:
        return 3.0

    @property
    def categories(self) -> tuple[str, ...]:
        return (str(Category.WONDER),)


@dataclass(frozen=True, slots=True)
class Turns(Mechanism):
    """A conflict ends better: the own shields before and after, and the neighbour's.

    ``side`` is None for the only neighbour there is. ``victory`` is its worth.
    """

    side: Side | None
    before: int
    after: int
    theirs: int
    victory: int

    @property
    def weight(self) -> float:
        return self.victory + 1.0

    @property
    def categories(self) -> tuple[str, ...]:
        return (str(Category.MILITARY),)


@dataclass(frozen=True, slots=True)
class Leads(Mechanism):
    """More shields ahead of a neighbour, or fewer behind, than before; who wins stays the same.

    ``side`` is None for the only neighbour there is.
    """

    side: Side | None
    before: int
    after: int

    @property
    def weight(self) -> float:
        return 1.0

    @property
    def categories(self) -> tuple[str, ...]:
        return (str(Category.MILITARY),)


@dataclass(frozen=True, slots=True)
class Symbols(Mechanism):
    """Science counts so many points more; ``sets`` where that completes different symbols."""

    points: int
    sets: bool

    @property
    def weight(self) -> float:
        return self.points - 0.5  # the first of its kind explains nothing

    @property
    def categories(self) -> tuple[str, ...]:
        return (str(Category.SCIENCE),)


_APART = {str(Category.MILITARY), str(Category.TREASURY), str(Category.SCIENCE), "total"}


@dataclass(frozen=True, slots=True)
class Scores(Mechanism):
    """So many points of other ``rows`` are sure, as the cities are now."""

    points: int
    rows: tuple[str, ...] = ()

    @property
    def weight(self) -> float:
        return float(self.points)

    @property
    def categories(self) -> tuple[str, ...]:
        return self.rows


@dataclass(frozen=True, slots=True)
class Earns(Mechanism):
    """So many coins are in the treasury after it."""

    coins: int

    @property
    def weight(self) -> float:
        return self.coins / 3

    @property
    def categories(self) -> tuple[str, ...]:
        return (str(Category.TREASURY),)


@dataclass(frozen=True, slots=True)
class PaysLess(Mechanism):
    """The same for so many coins less."""

    coins: int

    @property
    def weight(self) -> float:
        return self.coins / 2


@dataclass(frozen=True, slots=True)
class Spares(Mechanism):
    """So many points of a ``row`` are not lost, as they could be by another answer."""

    row: str
    points: int

    @property
    def weight(self) -> float:
        return float(self.points)

    @property
    def categories(self) -> tuple[str, ...]:
        return (self.row,)


@dataclass(frozen=True, slots=True)
class Keeps(Mechanism):
    """So many coins more are left than by another answer."""

    coins: int

    @property
    def weight(self) -> float:
        return max(1.0, self.coins / 3)

    @property
    def categories(self) -> tuple[str, ...]:
        return (str(Category.TREASURY),)


@dataclass(frozen=True, slots=True)
class Denies(Mechanism):
    """A card does not go to the neighbour who could build it, for so many points."""

    side: Side
    card: CardId
    points: int

    @property
    def weight(self) -> float:
        return self.points / 2

    @property
    def categories(self) -> tuple[str, ...]:
        return ("denied",)


def telling(found: Sequence[Mechanism], category: str) -> tuple[Mechanism, ...]:
    """Return the most important of them; those that explain ``category`` count double."""

    def order(mechanism: Mechanism) -> float:
        return -mechanism.weight * (2 if category in mechanism.categories else 1)

    return tuple(sorted((one for one in found if one.weight >= 1), key=order)[:MOST_NAMED])


def mechanisms(
    rules: Ruleset, view: PlayerView, memory: Memory, better: Command, worse: Command | None
) -> list[Mechanism]:
    """Return the ways in 7 Wonders that ``better`` pays and ``worse``, if any, does not."""
    return list(_Comparison(rules, view, memory, better, worse).found())


@dataclass(frozen=True)
class _Position:
    """A table after a choice, as far as a seat sees it, and what the city of ``seat`` can do."""

    state: State
    seat: Seat

    @property
    def _city(self) -> Any:
        return self.state.cities[self.seat]

    @property
    def shields(self) -> int:
        return int(self._city.shields)

    @property
    def coins(self) -> int:
        return int(self._city.coins)

    @property
    def stages(self) -> int:
        return int(self._city.stages)

    @cached_property
    def points(self) -> Mapping[str, int]:
        """The points by row of the score sheet, as the cities are now."""
        return sheet(self.state.rules, self.state.cities, self.seat).by_category()

    @property
    def sets(self) -> int:
        """Points of sets of different symbols."""
        lines = sheet(self.state.rules, self.state.cities, self.seat).lines
        return sum(line.points for line in lines if line.reason == "sets")

    def prices(self, cards: Sequence[CardId]) -> tuple[dict[CardId, int], int | None]:
        """Return the least price of each card that can be built, and of the next stage if any."""
        found: dict[CardId, int] = {}
        stage: int | None = None
        costs = self.state.rules.catalogue.cards
        for card, plays in uses_by_card(self.state, self.seat, cards).items():
            for play in plays:
                price = total(bill_of(play))
                if play.use is Use.BUILD:
                    price += costs[card].cost.coins if play.way is Way.COST else 0
                    found[card] = min(price, found.get(card, price))
                elif play.use is Use.STAGE and (stage is None or price < stage):
                    stage = price
        return found, stage


class _Comparison:
    """A choice of a view beside another one, or beside the position as it is."""

    def __init__(
        self,
        rules: Ruleset,
        view: PlayerView,
        memory: Memory | None,
        better: Command,
        worse: Command | None,
    ) -> None:
        self._rules, self._view, self._memory = rules, view, memory
        self._better, self._worse = better, worse
        self._seat = view.deciders[view.seat]
        self._known = knows_extras(rules)
        if self._known:
            self._expansions = features_of(rules, 0)
            state = open_state(view, rules)
            self._before = _Position(state, self._seat)
            self._good = self._after(better)
            self._other = self._before if worse is None else self._after(worse)

    def found(self) -> Iterator[Mechanism]:
        """Yield everything that ``better`` does and that neither is so already nor by ``worse``."""
        if not self._known:
            return
        yield from self._turned()
        yield from self._counted()
        yield from self._spared()
        if self._seat != self._view.seat:
            return  # a free city builds nothing for its player
        yield from self._brought()
        yield from self._saved()
        if self._goes_on:
            yield from self._to_come()
            yield from self._for_later()
        else:
            yield from self._at_once()
        yield from self._denied()

    def _after(self, command: Command) -> _Position:
        done = outcome(self._before.state, command, self._expansions)
        return _Position(done.state, self._seat)

    def _gain(self, value: Any) -> int:
        """Return how much more of a value there is than before; 0 if ``worse`` brings as much."""
        before, good, other = value(self._before), value(self._good), value(self._other)
        return int(good - before) if good > max(before, other) else 0

    def _turned(self) -> Iterator[Mechanism]:
        view, seat = self._view, self._seat
        cities = view.cities
        sides = {Side.LEFT: cities[seat - 1], Side.RIGHT: cities[(seat + 1) % len(cities)]}
        for side, city in sides.items():
            theirs = self._good.state.cities[city.seat].shields
            was, now, otherwise = (
                _sign(position.shields - position.state.cities[city.seat].shields)
                for position in (self._before, self._good, self._other)
            )
            if now > max(was, otherwise):
                victory = view.shape.victory(view.current_age)
                before = self._before.shields
                yield Turns(side, before, self._good.shields, theirs, victory)
            elif now == was == otherwise and self._gain(lambda position: position.shields):
                yield Leads(side, self._before.shields - theirs, self._good.shields - theirs)

    def _counted(self) -> Iterator[Mechanism]:
        science = self._gain(lambda position: position.points[Category.SCIENCE])
        if science:
            yield Symbols(science, sets=self._good.sets > self._before.sets)
        rows = tuple(row for row in self._good.points if row not in _APART)
        points = self._gain(lambda position: sum(position.points[row] for row in rows))
        if points:
            now, then = self._before.points, self._good.points
            yield Scores(points, tuple(row for row in rows if then[row] > now[row]))
        coins = self._gain(lambda position: position.coins)
        if coins > 1 and self._seat == self._view.seat:
            yield Earns(coins)

    def _spared(self) -> Iterator[Mechanism]:
        """Yield points and coins that another answer to a question would lose."""
        better, worse = self._better, self._worse
        if isinstance(better, Play | PickDiscard):
            return
        alike = [one for one in self._view.legal if type(one) is type(better) and one != better]
        others = [self._after(one) for one in alike] if worse is None else [self._other]
        good, before = self._good, self._before
        for row in good.points:
            kept = min(good.points[row], before.points[row])
            lost = max((kept - other.points[row] for other in others), default=0)
            if row not in _APART and lost > 0:
                yield Spares(row, lost)
        coins = max((good.coins - other.coins for other in others), default=0)
        if coins > 0 and good.coins <= before.coins:
            yield Keeps(coins)

    def _brought(self) -> Iterator[Mechanism]:
        """Yield the effects of a card in no deck, but for those that are counted already."""
        effects = effects_of(self._rules, self._better)
        if self._worse is not None and effects == effects_of(self._rules, self._worse):
            return
        works = self._good.state.cities[self._seat] != self._before.state.cities[self._seat]
        for effect in dict.fromkeys(effects):
            if not works or not isinstance(effect, _COUNTED):
                yield Grants(effect)

    def _to_come(self) -> Iterator[Mechanism]:
        opens = self._opens()
        if opens:
            yield Opens(opens)
        seen = self._seen()
        some = [*seen, self._card] if self._card else list(seen)
        (good, stage), (now, stage_now), (other, stage_other) = (
            position.prices(some) for position in (self._good, self._before, self._other)
        )
        same_stage = self._good.stages == self._before.stages == self._other.stages
        new = [card for card in seen if card in good and card not in now and card not in other]
        pays = same_stage and stage is not None and stage_now is None and stage_other is None
        if pays or new:
            stages = (self._good.stages + 1,) if pays else ()
            yield PaysFor(stages, tuple(new[:_NEAREST]))
        saved = {
            card: min(now[card], other.get(card, now[card])) - good[card]
            for card in seen
            if card in good and card in now
        }
        card = max(saved, key=saved.__getitem__, default=None)
        if same_stage and stage is not None and stage_now is not None:
            coins = min(stage_now, stage_now if stage_other is None else stage_other) - stage
            if coins > max(0, saved[card] if card is not None else 0):
                yield Saves(coins, stage=self._good.stages + 1)
                return
        if card is not None and saved[card] > 0:
            yield Saves(saved[card], card=card)

    def _saved(self) -> Iterator[Mechanism]:
        better, worse = self._better, self._worse
        if isinstance(better, Play) and isinstance(worse, Play):
            same = (better.card, better.use, better.alternative, better.option)
            coins = total(bill_of(worse)) - total(bill_of(better))
            if same == (worse.card, worse.use, worse.alternative, worse.option) and coins > 0:
                yield PaysLess(coins)

    def _for_later(self) -> Iterator[Mechanism]:
        for effect in dict.fromkeys(self._effects()):
            if isinstance(effect, TradeDiscount):
                yield Cheapens(effect)
            elif isinstance(effect, Produce):
                yield self._supplied(effect.options)
            elif _counts_things(effect):
                yield Grants(effect)
            elif isinstance(effect, drawbacks(self._rules)):
                continue
            elif isinstance(effect, (*_POWERS, *judged(self._rules))):
                yield Grants(effect)

    def _at_once(self) -> Iterator[Mechanism]:
        """Yield the effects of boxes that are an advantage in the last turn, too."""
        for effect in dict.fromkeys(self._effects()):
            if _counts_things(effect) or isinstance(effect, at_once(self._rules)):
                yield Grants(effect)

    def _supplied(self, goods: tuple[Resource, ...]) -> Supplies:
        """Return the costs to come that need more of these goods than the city has."""
        view, catalogue = self._view, self._rules.catalogue
        own = view.own
        enough = {good: sum(good in unit for unit in own.makes) for good in goods}

        def needs(cost: Cost) -> bool:
            return any(cost.resources[RESOURCES.index(good)] > enough[good] for good in goods)

        city = self._before.state.cities[view.seat]
        built = self._good.stages
        stages = enumerate(city.board.stages[built:], built + 1)
        ages, players = view.shape.ages_from(view.current_age), len(view.cities)
        coming = {card for age in ages for card in catalogue.deck(age, players)}
        cards = {catalogue.cards[card].name: catalogue.cards[card].cost for card in coming}
        sold = {good for city in (view.left, view.right) for unit in city.sells for good in unit}
        return Supplies(
            goods,
            tuple(number for number, stage in stages if needs(stage.cost)),
            sum(needs(cost) for name, cost in cards.items() if name not in city.names),
            not sold & {*goods},
        )

    def _denied(self) -> Iterator[Mechanism]:
        """Yield what the card would be worth for the neighbour who gets the hand."""
        view, card = self._view, self._card
        round_table = {*view.deciders} == {*range(len(view.cities))}
        passes_on = view.turn < view.shape.turns and round_table
        same = isinstance(self._worse, Play) and self._worse.card == card
        if card is None or same or not passes_on or not isinstance(self._better, Play):
            return
        if view.hand.count(card) > 1:
            return  # the other copy goes there all the same
        seat = (view.seat + view.direction) % len(view.cities)
        state = self._before.state
        plays = uses_by_card(state, seat, [card])[card]
        play = next((one for one in plays if one.use is BUILD), None)
        if play is None:
            return
        then = _Position(outcome(state, play, self._expansions).state, seat)
        now = _Position(state, seat)
        points = (then.points["total"] - then.points[Category.TREASURY]) - (
            now.points["total"] - now.points[Category.TREASURY]
        )
        if points >= LEAST_DENIED:
            yield Denies(Side.LEFT if view.direction < 0 else Side.RIGHT, card, points)

    @property
    def _goes_on(self) -> bool:
        """Whether there is a turn after this one, so that something can be paid in it."""
        view = self._view
        return view.turn < view.shape.turns or len(view.shape.ages_from(view.age)) > 1

    # The parts that are looked at ---------------------------------------------------------------

    @property
    def _card(self) -> CardId | None:
        """The card that the better choice takes."""
        better = self._better
        return better.card if isinstance(better, Play | PickDiscard) else None

    @property
    def _built(self) -> CardId | None:
        better = self._better
        if isinstance(better, Play):
            return better.card if better.use is BUILD else None
        return better.card if isinstance(better, PickDiscard) else None

    def _effects(self) -> Sequence[Effect]:
        """Return the effects of the structure, or stage, that only the better choice adds."""
        built = self._built
        if built is not None:
            return self._rules.catalogue.cards[built].effects
        plays = [self._play_of(one) for one in (self._better, self._worse)]
        stages = [one.use is Use.STAGE for one in plays if one is not None]
        play = plays[0]
        if play is None or not stages[0] or any(stages[1:]):
            return ()
        board = self._before.state.cities[self._view.seat].board
        return board.ways(self._view.own.stages)[play.alternative].effects

    def _play_of(self, command: Command | None) -> Play | None:
        if command is None or isinstance(command, Play):
            return command
        return play_of(self._rules, command)

    def _opens(self) -> tuple[CardId, ...]:
        """Return later cards that the structure, and nothing else, opens without cost."""
        if self._built is None:
            return ()
        catalogue, view = self._rules.catalogue, self._view
        built = {catalogue.cards[card].name for card in view.cities[self._seat].built}
        ages = view.shape.ages_from(view.age + 1)
        coming = {card for age in ages for card in catalogue.deck(age, len(view.cities))}
        return tuple(
            card
            for card in catalogue.cards[self._built].chains_to
            if card in coming
            and catalogue.cards[card].name not in built
            and not {*catalogue.cards[card].chains_from} & built
        )

    def _seen(self) -> tuple[CardId, ...]:
        """Return the cards of the next hands, as far as they are known."""
        view, memory = self._view, self._memory
        if memory is None or memory.seat != view.seat:
            return ()
        hands = memory.coming(view.shape, view.age, view.turn)[:HANDS_SEEN]
        cards = dict.fromkeys(card for hand in hands for card in hand or ())
        return tuple(card for card in cards if card != self._card)


def _counts_things(effect: Effect) -> bool:
    """Return whether an effect scores things of a box, such as tokens, that may still come."""
    return isinstance(effect, PointsPer) and bool(effect.per.kinds)


def _sign(lead: int) -> int:
    return (lead > 0) - (lead < 0)
