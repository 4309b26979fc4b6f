"""The savings of black cards: rebates, cheaper units, and one more unit that the city makes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.cities.effects import (
    CheaperBoards,
    CheaperFirst,
    ProduceOther,
    ProduceSame,
    StagesFree,
)
from sevenwonders_qt.games.cities.state import losses_of, source_of
from sevenwonders_qt.games.classic.catalogue import Card, Cost, both
from sevenwonders_qt.games.classic.city import City
from sevenwonders_qt.games.classic.commands import BUILD, BY_COST, STAGE
from sevenwonders_qt.games.classic.effects import (
    RAW,
    RESOURCES,
    Colour,
    Effect,
    Goods,
    PlayLastCard,
    Produce,
    Resource,
    Side,
)
from sevenwonders_qt.games.classic.events import CardChosen
from sevenwonders_qt.games.classic.prices import (
    Bill,
    Buy,
    FromBoard,
    Make,
    Position,
    Rebate,
    Term,
    WaiveAll,
    bills,
)
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.trade import price

_MAKING = (Colour.BROWN, Colour.GREY)


_ONCE_A_TURN = (ProduceSame, ProduceOther, CheaperFirst)


def terms(state: State, seat: Seat, card: Card | None) -> Iterator[Term]:
    """Yield what black cards change in the price of a structure, or of the next stage."""
    # The step before an Age is a turn of its own.
    done = frozenset() if state.coming else losses_of(state).done
    powers = state.cities[seat].powers
    for power in powers:
        if isinstance(power, StagesFree) and card is None:
            yield WaiveAll(source_of(state, seat, power))
    ready = [p for p in powers if isinstance(p, _ONCE_A_TURN) and (seat, p) not in done]
    yield from _of_the_turn(state, seat, ready)
    yield from _board_units(state, seat)


def _of_the_turn(state: State, seat: Seat, powers: Sequence[Effect]) -> Iterator[Term]:
    """Yield what powers bring that serve once a turn, as far as they bring anything."""
    for number, power in enumerate(powers):
        source = source_of(state, seat, power, powers[:number].count(power))
        if isinstance(power, CheaperFirst):
            yield Rebate(_beside(state, seat, power.side), 1, source)
        else:
            made, same = made_here(state, state.cities[seat]), isinstance(power, ProduceSame)
            options = tuple([resource for resource in RESOURCES if (resource in made) is same])
            if options:
                yield Make(options, source)


def made_here(state: State, city: City) -> tuple[Resource, ...]:
    """Return what the board and the brown and grey cards of a city make, each once."""
    cards = state.rules.catalogue.cards
    made = {resource for options in city.board.makes for resource in options}
    for card_id in city.built:
        card = cards[card_id]
        if card.colour in _MAKING:
            for effect in card.effects:
                if isinstance(effect, Produce):
                    made.update(effect.options)
    return tuple([resource for resource in RESOURCES if resource in made])


def used_in_turn(state: State, event: CardChosen) -> Sequence[Effect]:
    """Return the powers that serve once a turn and that the payment of a choice needs.

    Only a city that plays two cards in one turn could use them twice. Where a payment can do with
    different ones, the fewest are used, and of as many those that the city has had longest.
    """
    if not _plays_another(state, event):
        return ()
    seat, done = event.seat, losses_of(state).done
    powers = [
        power
        for power in state.cities[seat].powers
        if isinstance(power, _ONCE_A_TURN) and (seat, power) not in done
    ]
    for number in range(len(powers)):
        for used in combinations(powers, number):
            left = [power for power in powers if power not in used]
            if _is_possible(state, event, left):
                return used
    return powers


def _plays_another(state: State, event: CardChosen) -> bool:
    """Return whether a city pays for a card, and plays another one in the same turn."""
    if event.way is not BY_COST or event.use not in (BUILD, STAGE):
        return False
    city = state.cities[event.seat]
    powers = city.powers
    if event.use is STAGE:
        powers += city.board.ways(city.stages)[event.alternative].effects
    return any(isinstance(power, PlayLastCard) for power in powers)


def _is_possible(state: State, event: CardChosen, without: Sequence[Effect]) -> bool:
    """Return whether a payment is possible without some powers that serve once a turn."""
    seat, rules = event.seat, state.rules
    city, card = state.cities[seat], None
    if event.use is BUILD:
        card = rules.catalogue.cards[event.card]
        cost, along = card.cost, Cost()
    else:
        cost, along = city.board.ways(city.stages)[event.alternative].cost, Cost()
    if event.option:
        along = rules.options[event.option].cost(state, seat, card) or along
    usual = [term for found in rules.terms for term in found(state, seat, card)]
    for term in _of_the_turn(state, seat, without):
        usual.remove(term)
    goods = [other.made if s == seat else other.sold for s, other in enumerate(state.cities)]
    at = Position(seat, goods, city.discounts)
    total = both(cost, along)
    to_bank = event.to_bank - total.coins
    if to_bank:
        # The box that sells it may have noted by now that it does so no more in this turn.
        usual.append(Buy(RESOURCES, to_bank))
    wanted: Bill = event.to_left, event.to_right
    if to_bank or event.to_others:
        wanted = *wanted, to_bank, event.to_others
    return wanted in bills(rules.market, total.resources, at, usual, along.resources)


def _board_units(state: State, seat: Seat) -> Iterator[FromBoard]:
    city = state.cities[seat]
    powers = [power for power in city.powers if isinstance(power, CheaperBoards)]
    cheaper = len(powers)
    for side in Side if cheaper else ():
        resource = state.cities[_beside(state, seat, side)].board.resource
        if resource is not None:
            goods = Goods.RAW if resource in RAW else Goods.MANUFACTURED
            usual = price(city.discounts, goods, side)
            source = source_of(state, seat, powers[0])
            coins = max(0, usual - cheaper)
            yield FromBoard(_beside(state, seat, side), resource, coins, source)


def _beside(state: State, seat: Seat, side: Side) -> Seat:
    step = -1 if side is Side.LEFT else 1
    return (seat + step) % len(state.cities)
