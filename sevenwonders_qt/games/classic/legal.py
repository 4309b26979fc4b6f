"""What a seat may do with a card of its hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.catalogue import Card, Cost, both
from sevenwonders_qt.games.classic.commands import BUILD, BY_COST, STAGE, Play, TakeBack, Use, Way
from sevenwonders_qt.games.classic.state import City, State
from sevenwonders_qt.games.classic.trade import FREE, Market, Split, Splits, sums

NO_COINS: Split = (0, 0)

Raising = Split | tuple[int, int, int, str]
"""How a stage may be raised: coins to the left and to the right, then the alternative and the
option of the play where the stage or a rule module has any."""


def legal(state: State, seat: Seat) -> list[Command]:
    """Every command this seat may give now; one entry for each undominated payment."""
    prompt = state.prompts[seat]
    if prompt is not None:
        return state.rules.answers[prompt].options(state, seat)
    return [TakeBack(seat)] if may_take_back(state, seat) else []


def may_take_back(state: State, seat: Seat) -> bool:
    """A face-down card may return to the hand as long as somebody has not chosen."""
    return state.choices[seat] is not None and any(state.prompts)


_Buyer = tuple[Market, City, City, City]
"""Who pays: the market, the own city, the left and the right neighbour."""


def _buyer(state: State, seat: Seat) -> _Buyer:
    cities = state.cities
    return state.rules.market, cities[seat], cities[seat - 1], cities[seat + 1 - len(cities)]


def plays(state: State, seat: Seat) -> list[Command]:
    """Every use of every different card in the hand."""
    found: list[Command] = []
    for options in uses_by_card(state, seat, state.cities[seat].hand).values():
        found += options
    return found


def uses_by_card(
    state: State, seat: Seat, hand: Sequence[CardId]
) -> dict[CardId, tuple[Play, ...]]:
    """Every use that a city has for each different card of a hand."""
    cards = state.rules.catalogue.cards
    buyer = _buyer(state, seat)
    raisings = _raisings(state, seat, buyer)
    return {
        card: _builds(state, seat, buyer, cards[card]) + _other_uses(seat, card, raisings)
        for card in dict.fromkeys(hand)
    }


def uses(state: State, seat: Seat, card: CardId) -> tuple[Play, ...]:
    """Every use of one card of the hand."""
    buyer = _buyer(state, seat)
    built = _builds(state, seat, buyer, state.rules.catalogue.cards[card])
    return built + _other_uses(seat, card, _raisings(state, seat, buyer))


def builds(state: State, seat: Seat, card: Card) -> tuple[Play, ...]:
    """Every way to build this card, paid ones cheapest first; empty when it cannot be built.

    The free way of a power is not offered for what costs nothing anyway.
    """
    return _builds(state, seat, _buyer(state, seat), card)


def ways_to_stage(state: State, seat: Seat) -> tuple[Raising, ...]:
    """Every way to raise the next stage, the cheapest first of its kind; may be empty."""
    return _raisings(state, seat, _buyer(state, seat))


def _builds(state: State, seat: Seat, buyer: _Buyer, card: Card) -> tuple[Play, ...]:
    city = buyer[1]
    if card.name in city.names:
        return ()
    for source in card.chains_from:
        if source in city.names:
            return _chained(seat, card.id)
    splits = _affordable(buyer, card.cost)
    found = _paid(seat, card.id, splits) if splits else ()
    if city.powers and (not found or card.cost.coins or found[0].to_left or found[0].to_right):
        for way, opening in state.rules.ways:
            if opening(state, seat, card):
                found += (Play(seat, card.id, Use.BUILD, way),)
    return found


def _raisings(state: State, seat: Seat, buyer: _Buyer) -> tuple[Raising, ...]:
    """Every split, with each alternative of the stage, without and with each option."""
    city = buyer[1]
    stages, done = city.board.stages, len(city.under_stages)
    if done == len(stages):
        return ()
    stage = stages[done]
    splits = _affordable(buyer, stage.cost)
    options = state.rules.stage_options
    if not splits or not (options or stage.alternatives):
        return splits
    alternatives = len(stage.alternatives)
    found: tuple[Raising, ...] = _terms(splits, alternatives, "") if alternatives else splits
    for name, option in options.items():
        extra = option.cost(state, seat)
        if extra is not None:
            if extra.raw is None and extra.manufactured is None:
                together = _within(city.coins - stage.cost.coins - extra.coins, splits)
            else:
                together = _affordable(buyer, both(stage.cost, extra))
            if together:
                found += _terms(together, alternatives or 1, name)
    return found


def _affordable(buyer: _Buyer, cost: Cost) -> Splits:
    """Every undominated split that the coins of the city allow, cheapest first."""
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
        splits = sums(splits, more)
    # Cheapest first: when the last one is affordable, all are.
    if splits is FREE or not splits or splits[-1][0] + splits[-1][1] <= purse:
        return splits
    return _within(purse, splits)


def _within(purse: int, splits: Splits) -> Splits:
    """Those of the splits, cheapest first, that so many coins allow."""
    if splits[-1][0] + splits[-1][1] <= purse:
        return splits
    return tuple([split for split in splits if split[0] + split[1] <= purse])


# Legal plays are listed millions of times: the same commands serve again.


@lru_cache(maxsize=32768)
def _paid(seat: Seat, card: CardId, splits: Splits) -> tuple[Play, ...]:
    return tuple(Play(seat, card, Use.BUILD, Way.COST, *split) for split in splits)


@lru_cache(maxsize=1024)
def _chained(seat: Seat, card: CardId) -> tuple[Play, ...]:
    return (Play(seat, card, Use.BUILD, Way.CHAIN),)


@lru_cache(maxsize=4096)
def _terms(splits: Splits, alternatives: int, option: str) -> tuple[Raising, ...]:
    numbers = range(alternatives)
    return tuple((*split, number, option) for number in numbers for split in splits)


@lru_cache(maxsize=32768)
def _other_uses(seat: Seat, card: CardId, raisings: tuple[Raising, ...]) -> tuple[Play, ...]:
    stages = (Play(seat, card, Use.STAGE, Way.COST, *terms) for terms in raisings)
    return (*stages, Play(seat, card, Use.SELL))


def refusal(state: State, command: Play, hand: Sequence[CardId]) -> str | None:
    """Why this play from this hand is not possible now, as a message key; None when it is."""
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
    split = (command.to_left, command.to_right)
    plain = not (command.alternative or command.option)
    if command.use is STAGE:
        ways = ways_to_stage(state, seat)
        found = plain and split in ways
        if not found:
            found = (*split, command.alternative, command.option) in ways
        return None if found else "cannot_stage"
    return None if plain and split == NO_COINS else "no_such_way"
