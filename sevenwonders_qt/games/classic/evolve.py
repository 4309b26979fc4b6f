"""The effect of each event on the state; no other code writes to a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.catalogue import BoardSide, Card, Stage, after
from sevenwonders_qt.games.classic.city import City
from sevenwonders_qt.games.classic.commands import FROM_DISCARDS, Prompt
from sevenwonders_qt.games.classic.effects import Effect, Piece, Produce, Shields, TradeDiscount
from sevenwonders_qt.games.classic.numbers import DEFEAT
from sevenwonders_qt.games.classic.ruleset import Acquire, Evolver, Ruleset, State
from sevenwonders_qt.games.classic.trade import DISCOUNT_BITS


def _game_began(state: State, event: ev.GameBegan) -> None:
    market = state.rules.market
    for board in state.rules.laid((dealt.wonder, dealt.side) for dealt in event.boards):
        start = market.made_by(board.makes)
        city = City(board, event.coins, made=start, sold=start, colours=state.rules.no_cards.copy())
        state.cities.append(city)
        for acquire, effect in state.rules.gains(board):
            acquire(state.rules, city, effect)
    state.choices = [None] * len(event.boards)
    state.prompts = [None] * len(event.boards)
    state.agenda = state.rules.agenda.opening


def _steps_done(state: State, event: ev.StepsDone) -> None:
    state.agenda = event.still


def _age_began(state: State, event: ev.AgeBegan) -> None:
    state.age, state.turn, state.coming = event.age, 0, 0
    state.agenda = state.rules.agenda.dealt
    for city, hand in zip(state.cities, event.hands, strict=True):
        city.hand = list(hand)
        city.spent = ()


def _turn_began(state: State, event: ev.TurnBegan) -> None:
    state.turn = event.turn
    state.agenda = state.rules.chosen(state.age, event.turn)
    state.prompts = [Prompt.CARD] * len(state.cities)


def _card_chosen(state: State, event: ev.CardChosen) -> None:
    state.choices[event.seat] = event
    state.prompts[event.seat] = None


def _choice_taken_back(state: State, event: ev.ChoiceTakenBack) -> None:
    state.choices[event.seat] = None
    state.prompts[event.seat] = Prompt.CARD


def _card_built(state: State, event: ev.CardBuilt) -> None:
    city = state.cities[event.seat]
    card = state.rules.catalogue.cards[event.card]
    way = event.way
    if way is FROM_DISCARDS:
        state.discards.remove(event.card)
    else:
        _leave_hand(state, event.seat, event.card)
    if way in state.rules.once_an_age:
        city.spent = (*city.spent, way)
    city.built.append(event.card)
    city.names.add(card.name)
    city.colours[card.colour] += 1
    _pay(state, event)
    for acquire, effect in state.rules.gains(card):
        acquire(state.rules, city, effect)


def _stage_built(state: State, event: ev.StageBuilt) -> None:
    city = state.cities[event.seat]
    _leave_hand(state, event.seat, event.card)
    city.under_stages.append(event.card)
    stage = city.board.ways(event.stage)[event.alternative]
    if city.board.any_order:
        city.board = after(city.board, event.stage, event.alternative)
    city.raised = (*city.raised, stage)
    city.chosen = (*city.chosen, event.alternative)
    _pay(state, event)
    for acquire, effect in state.rules.gains(stage):
        acquire(state.rules, city, effect)


def _card_sold(state: State, event: ev.CardSold) -> None:
    if _leave_hand(state, event.seat, event.card):
        state.discards.append(event.card)
    state.cities[event.seat].coins += event.coins
    if event.paid:
        for receiver, coins in event.paid:
            _hand_over(state, event.seat, receiver, coins)


def _coins_gained(state: State, event: ev.CoinsGained) -> None:
    state.cities[event.seat].coins += event.coins


def _hands_passed(state: State, event: ev.HandsPassed) -> None:
    hands = [city.hand for city in state.cities]
    passed = hands[-event.direction :] + hands[: -event.direction]
    for city, hand in zip(state.cities, passed, strict=True):
        city.hand = hand
    state.agenda = state.rules.agenda.start


def _last_card_asked(state: State, event: ev.LastCardAsked) -> None:
    state.prompts[event.seat] = Prompt.LAST_CARD


def _leftover_discarded(state: State, event: ev.LeftoverDiscarded) -> None:
    state.cities[event.seat].hand.remove(event.card)
    state.discards.append(event.card)


def _discard_pile_opened(state: State, event: ev.DiscardPileOpened) -> None:
    state.prompts[event.seat] = Prompt.DISCARD_PILE


def _conflict_resolved(state: State, event: ev.ConflictResolved) -> None:
    if event.winner is None:
        return
    loser = event.left if event.winner == event.right else event.right
    gain_tokens(state, event.winner, (event.victory,))
    taker = loser if event.defeat_to is None else event.defeat_to
    state.cities[taker].tokens.append(DEFEAT)


def _game_ended(state: State, event: ev.GameEnded) -> None:
    state.result = event
    state.agenda = ()


def gain_tokens(state: State, seat: Seat, worths: Sequence[int]) -> None:
    """Add victory tokens of these worths to a city; every module hears of it."""
    state.cities[seat].tokens += worths
    for won in state.rules.won:
        won(state, seat, worths)


def lay_piece(state: State, seat: Seat, piece: Piece) -> None:
    """Put a piece by a city's board; the city has its effects from now on.

    Raises LookupError for a kind of piece that no rule module has declared.
    """
    if type(piece) not in state.rules.pieces:
        raise LookupError(f"no rule module of this match lays {type(piece).__name__}s")
    city = state.cities[seat]
    city.pieces = (*city.pieces, piece)
    if piece.effects:
        for acquire, effect in state.rules.gains(piece):
            acquire(state.rules, city, effect)


def lose_structure(state: State, seat: Seat, card_id: CardId) -> None:
    """Move a structure from its city to the discard pile, and end its effects.

    Coins that it brought stay. Raises ValueError when it is not in the city.
    """
    city, card = state.cities[seat], state.rules.catalogue.cards[card_id]
    city.built.remove(card_id)
    city.names.discard(card.name)
    city.colours[card.colour] -= 1
    state.discards.append(card_id)
    _lose_effects(state.rules, city, card)


def lose_piece(state: State, seat: Seat, piece: Piece) -> None:
    """Take a piece from a city's board, and end its effects; raises ValueError for none there."""
    city = state.cities[seat]
    pieces = list(city.pieces)
    pieces.remove(piece)
    city.pieces = tuple(pieces)
    _lose_effects(state.rules, city, piece)


def _lose_effects(rules: Ruleset, city: City, source: Card | Piece) -> None:
    """End the effects of what has left the city already; powers that are used up are not missed."""
    if rules.gains(source):
        powers = list(city.powers)
        for effect in source.effects:
            if effect in powers:
                powers.remove(effect)
        city.powers = tuple(powers)
        recount_city(rules, city)


def recount_city(rules: Ruleset, city: City) -> None:
    """Work out the sums of a city again, from its board, structures, stages and pieces.

    Its powers stay as they are: some of them may be used up.
    """
    powers = city.powers
    city.made = city.sold = rules.market.made_by(city.board.makes)
    city.shields = city.discounts = 0
    cards = rules.catalogue.cards
    sources: list[BoardSide | Card | Stage | Piece] = [cards[card] for card in city.built]
    for source in (city.board, *sources, *city.raised, *city.pieces):
        for acquire, effect in rules.gains(source):
            acquire(rules, city, effect)
    city.powers = powers


def _leave_hand(state: State, seat: Seat, card: CardId) -> bool:
    """Take a card from the hand, or from a reserve; returns whether it was in the hand.

    Raises ValueError when it is in neither.
    """
    state.choices[seat] = None
    state.prompts[seat] = None
    hand = state.cities[seat].hand
    if not state.rules.reserves or card in hand:
        hand.remove(card)
        return True
    for reserve in state.rules.reserves:
        held = reserve(state, seat)
        if card in held:
            held.remove(card)
            return False
    raise ValueError(f"seat {seat} holds no card {card!r}")


def _pay(state: State, event: ev.CardBuilt | ev.StageBuilt) -> None:
    state.cities[event.seat].coins -= event.to_bank + event.to_left + event.to_right
    if event.to_left:
        state.left_of(event.seat).coins += event.to_left
    if event.to_right:
        state.right_of(event.seat).coins += event.to_right
    if event.to_others:
        for receiver, coins in event.to_others:
            _hand_over(state, event.seat, receiver, coins)


def _hand_over(state: State, payer: Seat, receiver: Seat, coins: int) -> None:
    state.cities[payer].coins -= coins
    if receiver != ev.BANK:
        state.cities[receiver].coins += coins


def _produce(rules: Ruleset, city: City, effect: Produce) -> None:
    made, sold = city.made, city.sold
    city.made = rules.market.grow(made, effect.options)
    if effect.for_sale:
        city.sold = city.made if sold is made else rules.market.grow(sold, effect.options)


def _shields(rules: Ruleset, city: City, effect: Shields) -> None:
    city.shields += effect.shields


def _discount(rules: Ruleset, city: City, effect: TradeDiscount) -> None:
    for side in effect.neighbours:
        city.discounts |= DISCOUNT_BITS[effect.goods, side]


def keep_power(rules: Ruleset, city: City, effect: Any) -> None:
    """Let the city remember the effect as a power that a rule module handles."""
    city.powers = (*city.powers, effect)


def use_up(city: City, effect: Effect) -> None:
    """Let the city forget a power that has served; raises ValueError for one that it lacks."""
    powers = list(city.powers)
    powers.remove(effect)
    city.powers = tuple(powers)


EVOLVERS: Mapping[type[Event], Evolver] = {
    ev.GameBegan: _game_began,
    ev.StepsDone: _steps_done,
    ev.AgeBegan: _age_began,
    ev.TurnBegan: _turn_began,
    ev.CardChosen: _card_chosen,
    ev.ChoiceTakenBack: _choice_taken_back,
    ev.CardBuilt: _card_built,
    ev.StageBuilt: _stage_built,
    ev.CardSold: _card_sold,
    ev.CoinsGained: _coins_gained,
    ev.HandsPassed: _hands_passed,
    ev.LastCardAsked: _last_card_asked,
    ev.LeftoverDiscarded: _leftover_discarded,
    ev.DiscardPileOpened: _discard_pile_opened,
    ev.ConflictResolved: _conflict_resolved,
    ev.GameEnded: _game_ended,
}

ACQUIRE: Mapping[type[Any], Acquire] = {
    Produce: _produce,
    Shields: _shields,
    TradeDiscount: _discount,
}
