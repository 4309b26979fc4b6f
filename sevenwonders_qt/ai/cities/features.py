"""The features of Cities: tokens, debts, the next conflict, what others lose, and savings."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate

from sevenwonders_qt.ai.features.classic import COMPLETE, IMPOSSIBLE, MOST_LEAD, MOST_PRICE
from sevenwonders_qt.ai.parts import BoxWords
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.cities import events as ev
from sevenwonders_qt.games.cities.catalogue import load_all_boards, load_data
from sevenwonders_qt.games.cities.effects import (
    CheaperBoards,
    CheaperFirst,
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
from sevenwonders_qt.games.cities.module import coins_lost
from sevenwonders_qt.games.cities.pieces import debts, diplomacy_tokens
from sevenwonders_qt.games.cities.scoring import masks_of
from sevenwonders_qt.games.classic.city import City
from sevenwonders_qt.games.classic.counting import neighbours
from sevenwonders_qt.games.classic.effects import BLACK
from sevenwonders_qt.games.classic.numbers import DEFEAT
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.games.classic.prices import Position, bills, total
from sevenwonders_qt.games.classic.ruleset import Ruleset, State

MOST_TOKENS = 2
_SAVING = CheaperFirst, CheaperBoards, ProduceSame, ProduceOther, StagesFree


def words() -> BoxWords:
    """Return the black cards, guilds and boards of the box, in all editions."""
    data = load_data()
    boards = [
        (key, board)
        for edition in (Edition.FIRST, Edition.SECOND)
        for key, board in load_all_boards(edition).items()
    ]
    return BoxWords((*data.black[Edition.SECOND].values(), *data.guilds.values()), tuple(boards))


class CitiesFeatures:
    """Reads debts, tokens and powers of Cities; its rows begin at ``first``."""

    words = ()
    shared_numbers = 6
    own_numbers = 10

    def __init__(self, rules: Ruleset, first: int) -> None:
        self._shape = shape = rules.shape
        leads = shape.last_age * (2 * MOST_LEAD + 1)
        self.sizes: Mapping[str, int] = {
            "cities_clock": shape.last_age * (shape.turns + 2),
            "cities_diplomacy": MOST_TOKENS + 1,
            "cities_left_diplomacy": MOST_TOKENS + 1,
            "cities_right_diplomacy": MOST_TOKENS + 1,
            "cities_left_meets": leads,
            "cities_right_meets": leads,
            "cities_next_stage": COMPLETE + 1,
        }
        starts = accumulate(self.sizes.values(), initial=first)
        self._clock, self._own, self._left, self._right, *more = starts
        self._left_meets, self._right_meets, self._next_stage, _ = more

    def follow(self, transaction: Transaction[State], seat: Seat) -> None:
        """Carry out what the play does at once to the tokens of its own city."""
        city = transaction.state.cities[seat]
        for power in city.powers:
            match power:
                case TakeDiplomacy():
                    transaction.emit(ev.DiplomacyTaken(seat))
                case TakeVictory(worth=worth):
                    transaction.emit(ev.VictoryTaken(seat, worth))
                case ReturnDefeats():
                    transaction.emit(ev.DefeatsReturned(seat, city.tokens.count(DEFEAT)))

    def shared(self, state: State, seat: Seat, rows: list[int], numbers: list[int]) -> None:
        """Add the tokens and debts of the other cities."""
        cities = state.cities
        left, right = neighbours(seat, len(cities))
        tokens, owed = [diplomacy_tokens(city) for city in cities], [debts(city) for city in cities]
        turn = 0 if state.coming else state.turn
        age = max(1, state.current_age)
        rows += [
            self._clock + (age - 1) * (self._shape.turns + 2) + turn,
            self._left + min(MOST_TOKENS, tokens[left]),
            self._right + min(MOST_TOKENS, tokens[right]),
        ]
        others = [number for other, number in enumerate(tokens) if other != seat]
        most = max(number for other, number in enumerate(owed) if other != seat)
        numbers += [tokens[left], tokens[right], sum(others), owed[left], owed[right], most]

    def own(self, state: State, seat: Seat, rows: list[int], numbers: list[int]) -> None:
        """Add the own tokens and debts after the choice, and what it does to others."""
        city = state.cities[seat]
        tokens = diplomacy_tokens(city)
        rows.append(self._own + min(MOST_TOKENS, tokens))
        if not tokens:
            self._add_conflicts(state, seat, rows)
        masks = len(masks_of(state.rules, city)) if city.colours[BLACK] or city.stages else 0
        numbers += [debts(city), tokens, masks, *_done_to_others(state, seat)]
        if city.powers and any(isinstance(power, _SAVING) for power in city.powers):
            rows.append(self._next_stage + _stage_price(state, seat))

    def _add_conflicts(self, state: State, seat: Seat, rows: list[int]) -> None:
        """Add how far the city is ahead of those that it meets as the tokens are now."""
        left, right = _met(state, seat, -1), _met(state, seat, 1)
        if left == seat:
            return
        start = (max(1, state.current_age) - 1) * (2 * MOST_LEAD + 1) + MOST_LEAD
        rows.append(self._left_meets + start + _lead(state, seat, left))
        if left != right:
            rows.append(self._right_meets + start + _lead(state, seat, right))


def _met(state: State, seat: Seat, step: int) -> Seat:
    """Return the next seat in a direction that is not under diplomacy; the own one for none."""
    cities = state.cities
    other = (seat + step) % len(cities)
    while other != seat and diplomacy_tokens(cities[other]):
        other = (other + step) % len(cities)
    return other


def _lead(state: State, seat: Seat, other: Seat) -> int:
    lead = state.cities[seat].shields - state.cities[other].shields
    return max(-MOST_LEAD, min(MOST_LEAD, lead))


def _done_to_others(state: State, seat: Seat) -> list[int]:
    """Return what the powers of a city are about to do to the others.

    The coins that they lose; those of the neighbours; the ones that turn into debts; coins that
    all others and that the neighbours gain; debts of the neighbours; coins lost with each stage.
    """
    cities = state.cities
    beside = neighbours(seat, len(cities))
    lost = [0] * len(cities)
    all_gain = near_gain = owe = raised = 0
    for power in cities[seat].powers:
        match power:
            case OthersLose() | OthersLosePerAge():
                for other, coins in enumerate(coins_lost(state, seat, power)):
                    lost[other] += coins
            case OthersGain(coins=coins):
                all_gain += coins
            case NeighboursGain(coins=coins):
                near_gain += coins
            case NeighboursOwe(debts=number):
                owe += number
            case OthersLoseWhenRaised(coins=coins):
                raised += coins
    short = sum(
        max(0, coins - city.coins) for coins, city in zip(lost, cities, strict=True) if coins
    )
    near = sum(lost[other] for other in beside)
    return [sum(lost), near, short, all_gain, near_gain, owe, raised]


def _stage_price(state: State, seat: Seat) -> int:
    """Return the price of the next stage in coins and trade, with all that the city saves."""
    city: City = state.cities[seat]
    if city.stages == len(city.board.stages):
        return COMPLETE
    rules = state.rules
    goods = [other.made if s == seat else other.sold for s, other in enumerate(state.cities)]
    terms = [term for found in rules.terms for term in found(state, seat, None)]
    at = Position(seat, goods, city.discounts)
    prices = []
    for stage in city.board.ways(city.stages):
        found = bills(rules.market, stage.cost.resources, at, terms)
        if found:
            prices.append(total(found[0]) + stage.cost.coins)
    return min(MOST_PRICE, *prices) if prices else IMPOSSIBLE
