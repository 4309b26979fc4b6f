"""The features of a position of 7 Wonders for a learned player: rows that are on, and numbers.

A position is read after a choice has been carried out in the own city and before any other choice
is known. `shared` is the same for all choices of a decision, `own` differs with each. Only what the
seat may know is read: its own hand, all that is open, and what it remembers of hands passed on.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from hashlib import sha256
from itertools import accumulate
from operator import is_
from typing import Any, Final, NamedTuple, TypeVar

from sevenwonders_qt.ai.features.parts import FeaturePart, RowBlock, usual_turn
from sevenwonders_qt.ai.features.reading import AbsentBox, BoxReading, NetworkReading
from sevenwonders_qt.ai.features.vocabulary import vocabulary
from sevenwonders_qt.ai.parts import (
    ExpansionFeatures,
    by_card,
    named_features_of,
    parts_of,
    without_features,
    words_of,
)
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.catalogue import Card, Cost, Stage
from sevenwonders_qt.games.classic.city import City
from sevenwonders_qt.games.classic.commands import STAGE, Play
from sevenwonders_qt.games.classic.counting import count
from sevenwonders_qt.games.classic.effects import (
    BuildFromDiscard,
    Colour,
    Points,
    PointsPer,
    Science,
    Symbol,
    SymbolChoice,
)
from sevenwonders_qt.games.classic.ruleset import Ruleset, State
from sevenwonders_qt.games.classic.scoring import (
    COINS_PER_POINT,
    SYMBOLS,
    Category,
    best_science,
    best_symbols,
    more_symbols,
    science_value,
    times,
)
from sevenwonders_qt.games.classic.shape import RULEBOOK
from sevenwonders_qt.games.classic.trade import FREE, Production

MOST_STAGES = 4
MOST_COINS = 15
MOST_LEAD = 6
MOST_SYMBOLS = 5
MOST_GOODS = 4
MOST_PRICE = 7
MOST_PICKS = 2
IMPOSSIBLE, COMPLETE = MOST_PRICE + 1, MOST_PRICE + 2
SEATS = 8
REACHED = (Colour.BLUE, Colour.YELLOW, Colour.RED, Colour.GREEN, Colour.PURPLE)
MEMORY: Final = 500
"""Cities that are remembered: four times as many take 2 MB more and save 1 % of the time."""


_Key = TypeVar("_Key")


class _Summary(NamedTuple):
    """The sum of structures and stages: rows, points by category, and effects that count others.

    The science category is in ``fixed``; ``symbols`` are the certain ones, ``free`` the choices.
    """

    rows: list[int]
    fixed: list[int]
    per: tuple[tuple[int, Any], ...]
    symbols: tuple[int, ...]
    free: tuple[tuple[Symbol, ...], ...]


class _Starts(NamedTuple):
    """The first row of each block, in the order of the rows."""

    clock: int
    seats: int
    hand: int
    taken: int
    next_hand: int
    later_hands: int
    left: int
    right: int
    others: int
    left_board: int
    right_board: int
    other_boards: int
    left_sells: int
    right_sells: int
    built: int
    board: int
    coins: int
    left_coins: int
    right_coins: int
    left_lead: int
    right_lead: int
    symbols: int
    sets: int
    free_symbols: int
    goods: int
    discounts: int
    next_stage: int
    second_stage: int
    power_spent: int
    pick_due: int


class Known(NamedTuple):
    """The parts of the features that a network was trained with.

    ``cards`` and ``boards`` are how many entries of the vocabulary, None for all. With ``due``, it
    reads what a power brings at the end of the turn and of the match. A network for any of several
    boxes has a ``reading``, which names all that it knows.
    """

    cards: int | None = None
    boards: int | None = None
    due: bool = True
    reading: NetworkReading | None = None


EVERYTHING: Final = Known()


def known_to(layout: Mapping[str, Any]) -> Known:
    """Return what the network of a layout, from the header of its file, knows.

    Raises KeyError, TypeError or ValueError for a layout that is none.
    """
    if layout.get("reading") is not None:
        return Known(reading=NetworkReading.from_json(layout["reading"]))
    sizes = {str(name): int(size) for name, size in layout["blocks"]}
    return Known(sizes["hand"], sizes["board"] // (MOST_STAGES + 1), "pick_due" in sizes)


class ClassicFeatures:
    """Reads positions under one ruleset; ``memory`` cities are remembered.

    ``known`` is what a network reads that was made before other features came. Raises ValueError
    for a structure or a board that it does not know, and for a box without features.
    """

    def __init__(self, rules: Ruleset, memory: int = MEMORY, known: Known = EVERYTHING) -> None:
        for module in without_features(rules):
            raise ValueError(f"the learned players read nothing of {module}")
        words = vocabulary().with_words(words_of(rules)).first(known.cards, known.boards)
        self.rules = rules
        self._memory = memory
        self._shape = shape = rules.shape
        ages = shape.last_age
        self._given = known.reading
        self._labels = words.labels
        self._words = [id for id, _ in words.cards] + [" ".join(key) for key, _ in words.boards]
        self._cards = rules.catalogue.cards
        self._card = words.numbers(self._cards)
        self._board = words.board_numbers(rules.catalogue.boards)
        if known.reading is not None:
            own_cards, own_boards = self._labels
            self._card = _moved(self._card, own_cards, known.reading.cards)
            self._board = _moved(self._board, own_boards, known.reading.boards)
            self._labels = known.reading.cards, known.reading.boards
        cards, boards = map(len, self._labels)
        stages = boards * (MOST_STAGES + 1)
        sizes = {
            "clock": ages * (RULEBOOK.turns + 2),
            "seats": SEATS,
            "hand": cards,
            "taken": cards,
            "next_hand": cards,
            "later_hands": cards,
            "left": cards,
            "right": cards,
            "others": cards,
            "left_board": stages,
            "right_board": stages,
            "other_boards": stages,
            "left_sells": len(_GOODS) * (MOST_GOODS + 1),
            "right_sells": len(_GOODS) * (MOST_GOODS + 1),
            "built": cards,
            "board": stages,
            "coins": MOST_COINS + 1,
            "left_coins": MOST_COINS + 1,
            "right_coins": MOST_COINS + 1,
            "left_lead": ages * (2 * MOST_LEAD + 1),
            "right_lead": ages * (2 * MOST_LEAD + 1),
            "symbols": len(SYMBOLS) * (MOST_SYMBOLS + 1),
            "sets": MOST_SYMBOLS + 1,
            "free_symbols": 4,
            "goods": len(_GOODS) * (MOST_GOODS + 1),
            "discounts": 16,
            "next_stage": COMPLETE + 1,
            "second_stage": COMPLETE + 1,
            "power_spent": 1,
            "pick_due": MOST_PICKS,
        }
        self._at = _Starts(*accumulate(list(sizes.values())[:-1], initial=0))
        self._reads_due = known.due
        if not known.due:
            del sizes["pick_due"]
        self._boxes = dict(_boxes_of(rules, known.reading, sum(sizes.values())))
        self.expansions = tuple(self._boxes.values())
        self.categories = rules.categories if known.reading is None else known.reading.categories
        self._category = {category: place for place, category in enumerate(self.categories)}
        if not self._category.keys() >= {*rules.categories}:
            raise ValueError("the network does not know all points of this game")
        self.shared_numbers = 10
        self.own_numbers = len(self.categories) + 4 + 2 * len(REACHED) + 2 * self._reads_due
        for more in self.expansions:
            sizes |= more.sizes
            self.shared_numbers += more.shared_numbers
            self.own_numbers += more.own_numbers
        starts = [0, *accumulate(sizes.values())]
        self.blocks = {
            n: RowBlock(s, size) for (n, size), s in zip(sizes.items(), starts, strict=False)
        }
        self.rows = starts[-1]
        self._by_card = by_card(rules)
        self._changes_science = bool(rules.science or rules.symbols)
        self._summaries: dict[tuple[Any, ...], _Summary] = {}
        self._priced: tuple[tuple[Any, ...], tuple[int, int]] = (None,), (0, 0)
        self._reached: dict[tuple[int, int, int, int], tuple[Production, tuple[int, ...]]] = {}
        self._coming: dict[tuple[int, int], list[tuple[int, int, Cost]]] = {}

    @property
    def schema(self) -> str:
        """A digest of the inputs: names and sizes of the rows, in order, and the numbers."""
        blocks = ",".join(f"{name}:{block.size}" for name, block in self.blocks.items())
        if self._given is not None:
            text = f"{blocks}|{json.dumps(asdict(self._given), sort_keys=True)}"
            return sha256(text.encode()).hexdigest()[:16]
        words = ",".join(self._words)
        text = f"{blocks}|{words}|{','.join(self.categories)}|{self.shared_numbers}"
        for more in self.expansions:
            text += f"|{','.join(more.words)}|{more.shared_numbers}|{more.own_numbers}"
        return sha256(text.encode()).hexdigest()[:16]

    @property
    def reading(self) -> NetworkReading:
        """All that is read of the ruleset's boxes, for a network that plays with any of them."""
        cards, boards = self._labels
        boxes = tuple(
            BoxReading(
                name,
                tuple(more.sizes.items()),
                tuple(more.words),
                more.shared_numbers,
                more.own_numbers,
            )
            for name, more in self._boxes.items()
        )
        return NetworkReading(cards, boards, tuple(map(str, self.categories)), boxes)

    def differs_by_card(self, state: State, play: Play) -> bool:
        """Return whether what a stage does differs with the card that goes below it."""
        if play.use is not STAGE or not self._by_card:
            return False
        city = state.cities[play.seat]
        stage = city.board.ways(city.stages)[play.alternative]
        return any(isinstance(effect, self._by_card) for effect in stage.effects)

    def taken(self, card: CardId) -> int:
        """Return the row of the card of the hand that a choice uses up."""
        return self._at.taken + self._card[card]

    def shared(
        self,
        state: State,
        seat: Seat,
        hand: Iterable[CardId],
        passing: Sequence[Sequence[CardId] | None] = (),
    ) -> FeaturePart:
        """Return what does not depend on the choice.

        ``passing[k]`` is the hand that may come in ``k + 1`` turns, None where unknown.
        """
        cities, at, card = state.cities, self._at, self._card
        players = len(cities)
        left, right = cities[seat - 1], cities[(seat + 1) % players]
        seats = (
            seat if players > state.players else players
        )  # a free city: who begins is what counts
        age, turn = _moment(state)
        clock = (age - 1) * (RULEBOOK.turns + 2) + usual_turn(self._shape, turn)
        rows = [at.clock + clock, at.seats + seats]
        rows += [at.hand + card[c] for c in hand]
        for turns, known in enumerate(passing):
            if known:
                start = at.later_hands if turns else at.next_hand
                rows += [start + card[c] for c in known]
        points, most_shields = [], 0
        built = at.built
        for other, city in enumerate(cities):
            if other == seat:
                continue
            summary = self._summary(city)
            points.append(sum(self._points(summary, cities, other)))
            if city.shields > most_shields:
                most_shields = city.shields
            if city is left:
                start, board = at.left - built, at.left_board - at.board
            elif city is right:
                start, board = at.right - built, at.right_board - at.board
            else:
                start, board = at.others - built, at.other_boards - at.board
            rows.append(summary.rows[0] + board)
            rows += [row + start for row in summary.rows[1:]]
        rows += _amounts(at.left_sells, left.sold)
        rows += _amounts(at.right_sells, right.sold)
        beside = [(seat - 1) % players, (seat + 1) % players]
        ahead = [points[s if s < seat else s - 1] for s in beside]
        numbers = [
            *ahead,
            max(points),
            sum(points) // len(points),
            left.shields,
            right.shields,
            most_shields,
            left.tokens.count(-1) + right.tokens.count(-1),
            self._shape.turns * (self._shape.last_age - age + 1) - turn,
            len(state.discards),
        ]
        for more in self.expansions:
            more.shared(state, seat, rows, numbers)
        return FeaturePart(rows, numbers)

    def own(self, state: State, seat: Seat) -> FeaturePart:
        """Return the own city and its borders, after the choice."""
        cities = state.cities
        city = cities[seat]
        left, right = cities[seat - 1], cities[seat + 1 - len(cities)]
        summary = self._summary(city)
        points = self._points(summary, cities, seat)
        age, coins, shields = _moment(state)[0], city.coins, city.shields
        fixed, free = summary.symbols, summary.free
        to_left, to_right = shields - left.shields, shields - right.shields
        at = self._at
        rows = [
            *summary.rows,
            at.coins + (coins if coins < MOST_COINS else MOST_COINS),
            at.left_coins + (left.coins if left.coins < MOST_COINS else MOST_COINS),
            at.right_coins + (right.coins if right.coins < MOST_COINS else MOST_COINS),
            at.left_lead + _lead(age - 1, to_left),
            at.right_lead + _lead(age - 1, to_right),
            at.sets + min(MOST_SYMBOLS, *fixed),
            at.free_symbols + min(3, len(free)),
            at.discounts + city.discounts,
            *_amounts(at.goods, city.made),
            *self._stage_prices(city, left, right),
        ]
        start = at.symbols
        for symbols in fixed:
            rows.append(start + (symbols if symbols < MOST_SYMBOLS else MOST_SYMBOLS))
            start += MOST_SYMBOLS + 1
        if city.spent:
            rows.append(at.power_spent)
        numbers = [
            *points,
            coins,
            shields,
            to_left,
            to_right,
            *self._reach(city.made, age, len(cities)),
        ]
        if self._reads_due:
            picks = self._picks_due(city)
            if picks:
                rows.append(at.pick_due + min(picks, MOST_PICKS) - 1)
            numbers += [len(state.discards) if picks else 0, self._copied(cities, seat, points)]
        for more in self.expansions:
            more.own(state, seat, rows, numbers)
        return FeaturePart(rows, numbers)

    def leads(self, own: FeaturePart) -> tuple[int, int]:
        """Return how many shields the city of an own part is ahead of left and right."""
        first = len(self.categories) + 2
        return own.numbers[first], own.numbers[first + 1]

    def points(self, state: State, seat: Seat) -> list[int]:
        """Return the points by category as they are now, without copied guilds."""
        return self._points(self._summary(state.cities[seat]), state.cities, seat)

    def _points(self, summary: _Summary, cities: Sequence[City], seat: Seat) -> list[int]:
        city = cities[seat]
        found = summary.fixed[:]
        found[0] += sum(city.tokens)
        found[1] += city.coins // COINS_PER_POINT
        for row, effect in summary.per:
            if isinstance(effect, PointsPer):
                found[row] += effect.points * count(effect.per, cities, seat)
            else:
                found[row] += effect.points * times(self.rules, effect, cities, seat)
        for scorer in self.rules.scorers:
            for line in scorer(self.rules, cities, seat, None):
                found[self._category[line.category]] += line.points
        if self._changes_science:
            symbols = [*_symbols(summary), *more_symbols(self.rules, cities, seat)]
            best = best_science(self.rules, cities, seat, symbols)
            found[self._category[Category.SCIENCE]] = best.points
        return found

    def _picks_due(self, city: City) -> int:
        """Return how many structures of the discard pile the city builds at the end of the turn."""
        return sum(isinstance(power, BuildFromDiscard) for power in city.powers)

    def _copied(self, cities: Sequence[City], seat: Seat, points: Sequence[int]) -> int:
        """Return the points of the best guild that the city may copy at the end, as it is now."""
        rules = self.rules
        guilds = {card for find in rules.extra_guilds for card in find(rules, cities, seat)}
        if not guilds:
            return 0
        summary, before = self._summary(cities[seat]), sum(points)
        grown = (self._grown(summary, self._cards[guild]) for guild in guilds)
        return max(sum(self._points(more, cities, seat)) for more in grown) - before

    def _summary(self, city: City) -> _Summary:
        """Return the sum of a city's structures and stages; remembered, and grown one by one."""
        key = city.board, city.raised, tuple(city.built)
        found = self._summaries.get(key)
        if found is None:
            if len(self._summaries) > self._memory:
                self._summaries.clear()
            built = city.built
            parent = self._summaries.get((city.board, city.raised, key[2][:-1]))
            if parent is not None and built:
                found = self._grown(parent, self._cards[built[-1]])
            else:
                found = self._summed(city)
            self._summaries[key] = found
        return found

    def _summed(self, city: City) -> _Summary:
        stages = self._stages(city) + self._at.board
        found = _Summary([stages], [0] * len(self.categories), (), (0,) * len(SYMBOLS), ())
        for stage in city.raised:
            found = self._with(found, stage, self._category[Category.WONDER])
        for card in city.built:
            found = self._grown(found, self._cards[card])
        return found

    def _grown(self, summary: _Summary, card: Card) -> _Summary:
        row = self.rules.rows.get(card.colour)
        grown = self._with(summary, card, self._category[row] if row else 0)
        return grown._replace(rows=[*grown.rows, self._at.built + self._card[card.id]])

    def _with(self, summary: _Summary, source: Card | Stage, row: int) -> _Summary:
        rows, fixed, per, symbols, free = summary
        fixed = fixed[:]
        for effect in source.effects:
            if isinstance(effect, Points):
                fixed[row] += effect.points
            elif type(effect) in self.rules.times:
                per = (*per, (row, effect))
            elif isinstance(effect, Science):
                place = self._category[Category.SCIENCE]
                fixed[place] -= _science(symbols, free)
                if len(effect.symbols) == 1:
                    symbols = tuple(
                        n + (symbol is effect.symbols[0])
                        for n, symbol in zip(symbols, SYMBOLS, strict=True)
                    )
                else:
                    free = (*free, effect.symbols)
                fixed[place] += _science(symbols, free)
        return _Summary(rows, fixed, per, symbols, free)

    def _stages(self, city: City) -> int:
        return self._board[city.wonder, city.side] * (MOST_STAGES + 1) + len(city.under_stages)

    def _stage_prices(self, city: City, left: City, right: City) -> tuple[int, int]:
        """Return the rows of the next two stages' prices in coins and trade."""
        done = len(city.under_stages)
        key = (city.board, done, city.made, left.sold, right.sold, city.discounts)
        last, prices = self._priced
        if all(map(is_, key, last)):
            return prices
        prices = (
            self._at.next_stage + self._stage_price(city, left, right, done),
            self._at.second_stage + self._stage_price(city, left, right, done + 1),
        )
        self._priced = key, prices
        return prices

    def _stage_price(self, city: City, left: City, right: City, due: int) -> int:
        stages = city.board.stages
        if due >= len(stages):
            return COMPLETE
        cost = stages[due].cost
        splits = self.rules.market.splits(
            cost.resources, city.made, left.sold, right.sold, city.discounts
        )
        return min(MOST_PRICE, sum(splits[0]) + cost.coins) if splits else IMPOSSIBLE

    def _reach(self, made: Production, age: int, players: int) -> tuple[int, ...]:
        """Return how many cards of Ages II and III of each colour cost no goods of others."""
        key = id(made.raw), id(made.manufactured), age, players
        _, found = self._reached.get(key, (None, None))
        if found is None:
            if len(self._reached) > self._memory:
                self._reached.clear()
            counts = [0] * (2 * len(REACHED))
            for due in self._shape.ages_from(max(age, 2)):
                for place, copies, cost in self._deck(due, players):
                    if self._makes(made, cost):
                        counts[(due - 2) * len(REACHED) + place] += copies
            found = tuple(counts)
            self._reached[key] = made, found  # the stocks live on, so that their ids stay theirs
        return found

    def _makes(self, made: Production, cost: Cost) -> bool:
        market = self.rules.market
        nothing = market.nothing
        return (
            cost.raw is None
            or market.raw.splits(cost.raw, made.raw, nothing.raw, nothing.raw, 0) == FREE
        ) and (
            cost.manufactured is None
            or market.manufactured.splits(
                cost.manufactured,
                made.manufactured,
                nothing.manufactured,
                nothing.manufactured,
                0,
            )
            == FREE
        )

    def _deck(self, age: int, players: int) -> list[tuple[int, int, Cost]]:
        """Return the different cards of a deck: place of the colour, copies, cost."""
        found = self._coming.get((age, players))
        if found is None:
            catalogue = self.rules.catalogue
            deck = Counter(catalogue.deck(age, players))
            if age == self._shape.last_age:
                deck.update(catalogue.guilds)
            cards = ((catalogue.cards[card], copies) for card, copies in deck.items())
            found = self._coming[age, players] = [
                (REACHED.index(card.colour), copies, card.cost)
                for card, copies in cards
                if card.colour in REACHED
            ]
        return found


_GOODS = range(7)


def _moved(places: Mapping[_Key, int], own: Sequence[str], known: Sequence[str]) -> dict[_Key, int]:
    """Return the places of the same labels among the known ones; raises ValueError."""
    there = {label: place for place, label in enumerate(known)}
    for place in places.values():
        if own[place] not in there:
            raise ValueError(f"the network does not know {own[place]}")
    return {key: there[own[place]] for key, place in places.items()}


def _boxes_of(
    rules: Ruleset, reading: NetworkReading | None, first: int
) -> Iterator[tuple[str, ExpansionFeatures]]:
    """Yield the features of each box; with a reading, of all of its boxes in its order.

    Raises ValueError where the network reads a box otherwise, or does not know it.
    """
    if reading is None:
        yield from named_features_of(rules, first)
        return
    known = {box.name for box in reading.boxes}
    for name in parts_of(rules):
        if name not in known:
            raise ValueError(f"the network does not know {name}")
    for box in reading.boxes:
        parts = parts_of(rules).get(box.name)
        found = parts and parts.features and parts.features(rules, first)
        if found and (tuple(found.sizes.items()), tuple(found.words)) != (box.blocks, box.words):
            raise ValueError(f"the network reads {box.name} otherwise")
        first += sum(size for _, size in box.blocks)
        yield box.name, found or AbsentBox(box)


def _moment(state: State) -> tuple[int, int]:
    """Return the Age and the turn of a position; what comes before an Age is its turn 0."""
    return max(1, state.current_age), 0 if state.coming else state.turn


def _lead(age: int, lead: int) -> int:
    within = max(-MOST_LEAD, min(MOST_LEAD, lead))
    return age * (2 * MOST_LEAD + 1) + MOST_LEAD + within


def _amounts(start: int, production: Production) -> list[int]:
    """Return for each resource the row of the most units that can be made of it in a turn."""
    most = production.raw.most + production.manufactured.most
    return [
        start + place * (MOST_GOODS + 1) + (n if n < MOST_GOODS else MOST_GOODS)
        for place, n in enumerate(most)
    ]


def _symbols(summary: _Summary) -> Iterator[SymbolChoice]:
    """Yield the symbols of structures and stages as scoring takes them."""
    for symbol, number in zip(SYMBOLS, summary.symbols, strict=True):
        for _ in range(number):
            yield ((symbol,),)
    for choice in summary.free:
        yield tuple([(symbol,) for symbol in choice])


def _science(symbols: tuple[int, ...], free: tuple[tuple[Symbol, ...], ...]) -> int:
    return science_value(best_symbols(symbols, free)[0] if free else symbols)
