"""The legal uses of a card of the hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.catalogue import Card, Cost, Stage, both
from sevenwonders_qt.games.classic.city import City
from sevenwonders_qt.games.classic.commands import BUILD, BY_COST, STAGE, Play, TakeBack, Use, Way
from sevenwonders_qt.games.classic.events import ChoiceTakenBack
from sevenwonders_qt.games.classic.prices import NOTHING, Bill, Position, bills, total
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.trade import FREE, Market, Split, Splits, Vector, combined_splits

NO_COINS: Split = (0, 0)

Bills = Splits | tuple[Bill, ...]
"""Ways to pay, cheapest first."""

B = TypeVar("B", bound="Bills")

Terms = Bill | tuple[Bill, int, str]
"""A way to raise a stage or to sell a card: a bill, then the alternative and the option of the
play if the stage or a rule module has any.
"""


def legal(state: State, seat: Seat) -> list[Command]:
    """Return every command this seat may choose now; one entry for each undominated payment."""
    prompt = state.prompts[seat]
    if prompt is not None:
        return state.rules.answers[prompt].options(state, seat)
    return [TakeBack(seat)] if taking_back(state, seat) is not None else []


def taking_back(state: State, seat: Seat) -> Event | None:
    """Return the event that undoes a face-down choice; None without one.

    That is open while other seats have to choose.
    """
    if not any(state.prompts) or state.prompts[seat] is not None:
        return None
    if state.choices[seat] is not None:
        return ChoiceTakenBack(seat)
    found = (take_back(state, seat) for take_back in state.rules.take_backs)
    return next((event for event in found if event is not None), None)


_Buyer = tuple[Market, City, City, City]
"""The payer: the market, the own city, the left and the right neighbour."""


def _buyer(state: State, seat: Seat) -> _Buyer:
    cities = state.cities
    return state.rules.market, cities[seat], cities[seat - 1], cities[seat + 1 - len(cities)]


def plays(state: State, seat: Seat) -> list[Command]:
    """Return every use of every different card in the hand."""
    found: list[Command] = []
    for options in uses_by_card(state, seat, state.cities[seat].hand).values():
        found += options
    return found


def uses_by_card(
    state: State, seat: Seat, hand: Sequence[CardId]
) -> dict[CardId, tuple[Play, ...]]:
    """Return every use that a city has for each different card of a hand."""
    cards = state.rules.catalogue.cards
    buyer = _buyer(state, seat)
    raisings, more = _raisings(state, seat, buyer), state.rules.card_options
    found = {}
    for card in dict.fromkeys(hand):
        found[card] = _builds(state, seat, buyer, cards[card]) + _other_uses(seat, card, raisings)
        if more:
            found[card] += _optional_uses(state, seat, buyer, cards[card])
    return found


def uses(state: State, seat: Seat, card_id: CardId) -> tuple[Play, ...]:
    """Return every use of one card of the hand."""
    buyer, rules = _buyer(state, seat), state.rules
    card = rules.catalogue.cards[card_id]
    found = _builds(state, seat, buyer, card)
    found += _other_uses(seat, card_id, _raisings(state, seat, buyer))
    return found + _optional_uses(state, seat, buyer, card) if rules.card_options else found


def stage_uses(state: State, seat: Seat, card_id: CardId) -> tuple[Play, ...]:
    """Return every way to raise the next stage over a card, wherever the card comes from."""
    raisings = _raisings(state, seat, _buyer(state, seat))
    return tuple(_with_terms(seat, card_id, Use.STAGE, terms) for terms in raisings)


def _optional_uses(state: State, seat: Seat, buyer: _Buyer, card: Card) -> tuple[Play, ...]:
    """Return ways to build and to sell a card with the options that rule modules offer."""
    sales = _sales(state, seat, buyer)
    sold = tuple(_with_terms(seat, card.id, Use.SELL, terms) for terms in sales)
    return _with_options(state, seat, buyer, card) + sold


def builds(state: State, seat: Seat, card: Card) -> tuple[Play, ...]:
    """Return every way to build this card, paid ones cheapest first; empty when it cannot be built.

    The free way of a power is not offered for a card that costs nothing anyway.
    """
    buyer = _buyer(state, seat)
    found = _builds(state, seat, buyer, card)
    return found + _with_options(state, seat, buyer, card) if state.rules.card_options else found


def _builds(state: State, seat: Seat, buyer: _Buyer, card: Card) -> tuple[Play, ...]:
    city = buyer[1]
    if card.name in city.names:
        return ()
    for source in card.chains_from:
        if source in city.names:
            return _chained(seat, card.id)
    bills: Bills = (
        _bills(state, seat, buyer, card.cost, card)
        if state.rules.terms
        else _affordable(buyer, card.cost)
    )
    found = _paid(seat, card.id, bills) if bills else ()
    if city.powers:
        for way in _free_ways(state, seat, card, bills):
            found += (Play(seat, card.id, Use.BUILD, way),)
    return found


def _free_ways(state: State, seat: Seat, card: Card, bills: Bills) -> Sequence[Way]:
    """Return the ways to build a card without paying; none for one that costs nothing anyway.

    One that serves once an Age is kept while another makes the card free, and of several others
    the first is enough.
    """
    if bills and not card.cost.coins and bills[0] == NO_COINS:
        return ()
    found = [way for way, opening in state.rules.ways if opening(state, seat, card)]
    if len(found) > 1:
        once = state.rules.once_an_age
        return [way for way in found if way not in once][:1] or found
    return found


def _with_options(state: State, seat: Seat, buyer: _Buyer, card: Card) -> tuple[Play, ...]:
    """Return each way to build the card, with each option that a rule module offers."""
    city, found = buyer[1], list[Play]()
    if card.name in city.names:
        return ()
    if any(source in city.names for source in card.chains_from):
        ways = [Way.CHAIN]
    else:
        plain = _bills(state, seat, buyer, card.cost, card)
        ways = [BY_COST, *_free_ways(state, seat, card, plain)]
    for name, option in state.rules.build_options.items():
        extra = option.cost(state, seat, card)
        for way in ways if extra is not None else ():
            assert extra is not None
            cost = both(card.cost, extra) if way is BY_COST else extra
            for bill in _bills(state, seat, buyer, cost, card, extra.resources):
                found.append(_play(seat, card.id, Use.BUILD, way, bill, 0, name))
    return tuple(found)


def _raisings(state: State, seat: Seat, buyer: _Buyer) -> tuple[Terms, ...]:
    """Return every split, with each alternative of the stage, without and with each option."""
    city = buyer[1]
    board, done = city.board, len(city.under_stages)
    if done == len(board.stages):
        return ()
    if not board.any_order:
        return _raisings_of(state, seat, buyer, board.stages[done])
    found: tuple[Terms, ...] = ()
    for number, stage in enumerate(board.ways(done)):
        for terms in _raisings_of(state, seat, buyer, stage):
            found += ((terms[0], number, terms[2]) if len(terms) == 3 else (terms, number, ""),)
    return found


def _raisings_of(state: State, seat: Seat, buyer: _Buyer, stage: Stage) -> tuple[Terms, ...]:
    """Return the same for one stage, which may be the next."""
    city, rules = buyer[1], state.rules
    bills: Bills = _affordable(buyer, stage.cost)
    if rules.terms:
        bills = _bills(state, seat, buyer, stage.cost, None)
    options = rules.stage_options
    if not bills or not (options or stage.alternatives):
        return bills
    alternatives = len(stage.alternatives)
    found: tuple[Terms, ...] = _terms(bills, alternatives, "") if alternatives else bills
    for name, option in options.items():
        extra = option.cost(state, seat, None)
        if extra is not None:
            if extra.raw is None and extra.manufactured is None:
                together = _within(city.coins - stage.cost.coins - extra.coins, bills)
            else:
                cost = both(stage.cost, extra)
                together = _bills(state, seat, buyer, cost, None, extra.resources)
            if together:
                found += _terms(together, alternatives or 1, name)
    return found


def _sales(state: State, seat: Seat, buyer: _Buyer) -> tuple[Terms, ...]:
    """Return every way to pay for an option of a sale."""
    found: tuple[Terms, ...] = ()
    for name, option in state.rules.sale_options.items():
        cost = option.cost(state, seat, None)
        if cost is not None:
            found += _terms(_affordable(buyer, cost), 1, name)
    return found


def _bills(
    state: State,
    seat: Seat,
    buyer: _Buyer,
    cost: Cost,
    card: Card | None,
    along: Vector = NOTHING,
) -> Bills:
    """Return every undominated bill that the city's coins allow, with the terms of rule modules.

    ``along`` is the part of the cost that an option has.
    """
    terms = [term for found in state.rules.terms for term in found(state, seat, card)]
    if not terms:
        return _affordable(buyer, cost)
    city, cities = buyer[1], state.cities
    goods = [other.made if s == seat else other.sold for s, other in enumerate(cities)]
    at = Position(seat, goods, city.discounts)
    found = bills(buyer[0], cost.resources, at, terms, along)
    return _within(city.coins - cost.coins, found)


def _affordable(buyer: _Buyer, cost: Cost) -> Splits:
    """Return every undominated split that the coins of the city allow, cheapest first."""
    market, city, left, right = buyer
    purse = city.coins - cost.coins
    if purse < 0:
        return ()
    splits = FREE
    if cost.raw is not None:
        splits = market.raw.splits(
            cost.raw, city.made[0], left.sold[0], right.sold[0], city.discounts & 3
        )
    if cost.manufactured is not None and splits:
        more = market.manufactured.splits(
            cost.manufactured, city.made[1], left.sold[1], right.sold[1], city.discounts >> 2
        )
        splits = combined_splits(splits, more)
    # Cheapest first: when the last one is affordable, all are.
    if splits is FREE or not splits or splits[-1][0] + splits[-1][1] <= purse:
        return splits
    return tuple([split for split in splits if split[0] + split[1] <= purse])


def _within(purse: int, found: B) -> B:
    """Return those of the bills, cheapest first, that so many coins allow."""
    if not found or total(found[-1]) <= purse:
        return found
    return tuple([bill for bill in found if total(bill) <= purse])  # type: ignore[return-value]


# Legal plays are listed millions of times: the same commands serve again.


def _play(
    seat: Seat, card: CardId, use: Use, way: Way, bill: Bill, alternative: int = 0, option: str = ""
) -> Play:
    return Play(seat, card, use, way, bill[0], bill[1], alternative, option, *bill[2:])


@lru_cache(maxsize=4096)
def _paid(seat: Seat, card: CardId, bills: Bills) -> tuple[Play, ...]:
    return tuple(_play(seat, card, Use.BUILD, Way.COST, bill) for bill in bills)


@lru_cache(maxsize=1024)
def _chained(seat: Seat, card: CardId) -> tuple[Play, ...]:
    return (Play(seat, card, Use.BUILD, Way.CHAIN),)


@lru_cache(maxsize=4096)
def _terms(bills: Bills, alternatives: int, option: str) -> tuple[Terms, ...]:
    return tuple((bill, number, option) for number in range(alternatives) for bill in bills)


@lru_cache(maxsize=4096)
def _other_uses(seat: Seat, card: CardId, raisings: tuple[Terms, ...]) -> tuple[Play, ...]:
    stages = (_with_terms(seat, card, Use.STAGE, terms) for terms in raisings)
    return (*stages, Play(seat, card, Use.SELL))


def _with_terms(seat: Seat, card: CardId, use: Use, terms: Terms) -> Play:
    if len(terms) == 3:
        return _play(seat, card, use, Way.COST, *terms)
    return _play(seat, card, use, Way.COST, terms)


def bill_of(command: Play) -> Bill:
    """Return the payment of a play for resources, by receiver."""
    if command.to_bank or command.to_others:
        return command.to_left, command.to_right, command.to_bank, command.to_others
    return command.to_left, command.to_right


def refusal(state: State, command: Play, hand: Sequence[CardId]) -> str | None:
    """Return why this play from this hand is illegal now, as a message key; None if it is legal."""
    seat, card_id = command.seat, command.card
    if card_id not in hand:
        return "not_in_hand"
    if command.use is BUILD:
        card = state.rules.catalogue.cards[card_id]
        if command in builds(state, seat, card):
            return None
        return "already_built" if card.name in state.cities[seat].names else "cannot_pay"
    if command.way is not BY_COST:
        return "no_such_way"
    bill, plain = bill_of(command), not (command.alternative or command.option)
    if command.use is STAGE:
        ways = _raisings(state, seat, _buyer(state, seat))
        if plain and bill in ways:
            return None
        return None if (bill, command.alternative, command.option) in ways else "cannot_stage"
    if plain:
        return None if bill == NO_COINS else "no_such_way"
    terms = bill, command.alternative, command.option
    return None if terms in _sales(state, seat, _buyer(state, seat)) else "no_such_way"
