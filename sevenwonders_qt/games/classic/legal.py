"""What a seat may do with a card of its hand."""

from __future__ import annotations

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.classic.catalogue import Card
from sevenwonders_qt.games.classic.commands import Play, TakeBack, Use, Way, play
from sevenwonders_qt.games.classic.state import State
from sevenwonders_qt.games.classic.trade import Split

Build = tuple[Way, int, int]
"""A way to build, with the coins to the left and to the right neighbour."""

NO_COINS: Split = (0, 0)


def legal(state: State, seat: Seat) -> list[Command]:
    """Every command this seat may give now; one entry for each undominated payment."""
    prompt = state.prompts[seat]
    if prompt is not None:
        return state.rules.answers[prompt].options(state, seat)
    return [TakeBack(seat)] if may_take_back(state, seat) else []


def may_take_back(state: State, seat: Seat) -> bool:
    """A face-down card may return to the hand as long as somebody has not chosen."""
    return state.choices[seat] is not None and any(state.prompts)


def plays(state: State, seat: Seat) -> list[Command]:
    """Every use of every different card in the hand."""
    cards = state.rules.catalogue.cards
    stage_splits = ways_to_stage(state, seat)
    found: list[Command] = []
    for card_id in dict.fromkeys(state.cities[seat].hand):
        for way, to_left, to_right in ways_to_build(state, seat, cards[card_id]):
            found.append(play(seat, card_id, Use.BUILD, way, to_left, to_right))
        for to_left, to_right in stage_splits:
            found.append(play(seat, card_id, Use.STAGE, Way.COST, to_left, to_right))
        found.append(play(seat, card_id, Use.SELL))
    return found


def ways_to_build(state: State, seat: Seat, card: Card) -> list[Build]:
    """Every way to build this card, paid ones cheapest first; empty when it cannot be built.

    A free way of a power is offered only where the card would otherwise cost coins or nothing at
    all would do: spending a once-per-Age power on a free card helps nobody.
    """
    city = state.cities[seat]
    if card.name in city.names:
        return []
    for source in card.chains_from:
        if source in city.names:
            return [(Way.CHAIN, 0, 0)]
    cost = card.cost
    purse = city.coins - cost.coins
    found: list[Build] = []
    if purse >= 0:
        for to_left, to_right in state.rules.market.splits(
            cost.resources,
            city.made,
            state.left_of(seat).sold,
            state.right_of(seat).sold,
            city.discounts,
        ):
            if to_left + to_right <= purse:
                found.append((Way.COST, to_left, to_right))
    if city.powers and (not found or cost.coins or found[0][1:] != NO_COINS):
        found += [(way, 0, 0) for way, opening in state.rules.ways if opening(state, seat, card)]
    return found


def ways_to_stage(state: State, seat: Seat) -> list[Split]:
    """Every payment for the next wonder stage, cheapest first; empty when it cannot be built."""
    city = state.cities[seat]
    stages, done = city.board.stages, len(city.under_stages)
    if done == len(stages):
        return []
    purse = city.coins - stages[done].cost.coins
    return [
        split
        for split in state.rules.market.splits(
            stages[done].cost.resources,
            city.made,
            state.left_of(seat).sold,
            state.right_of(seat).sold,
            city.discounts,
        )
        if split[0] + split[1] <= purse
    ]


def refusal(state: State, command: Play) -> str | None:
    """Why this play is not possible now, as a message key; None when it is."""
    seat, card_id = command.seat, command.card
    if card_id not in state.cities[seat].hand:
        return "not_in_hand"
    split = (command.to_left, command.to_right)
    if command.use is Use.BUILD:
        card = state.rules.catalogue.cards[card_id]
        if (command.way, *split) in ways_to_build(state, seat, card):
            return None
        return "already_built" if card.name in state.cities[seat].names else "cannot_pay"
    if command.way is not Way.COST:
        return "no_such_way"
    if command.use is Use.STAGE:
        return None if split in ways_to_stage(state, seat) else "cannot_stage"
    return None if split == NO_COINS else "no_such_way"
