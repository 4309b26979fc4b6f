"""The savings of black cards: rebates, cheaper units, and one more unit that the city makes."""

from __future__ import annotations

from collections.abc import Iterator

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.games.cities.effects import (
    CheaperBoards,
    CheaperFirst,
    ProduceOther,
    ProduceSame,
    StagesFree,
)
from sevenwonders_qt.games.cities.state import losses_of
from sevenwonders_qt.games.classic.catalogue import Card, Cost, both
from sevenwonders_qt.games.classic.city import City
from sevenwonders_qt.games.classic.commands import BUILD, BY_COST, STAGE
from sevenwonders_qt.games.classic.effects import (
    RAW,
    RESOURCES,
    Colour,
    Goods,
    PlayLastCard,
    Produce,
    Resource,
    Side,
)
from sevenwonders_qt.games.classic.events import CardChosen
from sevenwonders_qt.games.classic.prices import (
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


def terms(state: State, seat: Seat, card: Card | None) -> Iterator[Term]:
    """Yield what black cards change in the price of a structure, or of the next stage."""
    city = state.cities[seat]
    for power in city.powers:
        if isinstance(power, StagesFree):
            if card is None:
                yield WaiveAll()
        elif isinstance(power, ProduceSame):
            made = made_here(state, city)
            if made:
                yield Make(made)
        elif isinstance(power, ProduceOther):
            made = made_here(state, city)
            if len(made) < len(RESOURCES):
                yield Make(tuple([resource for resource in RESOURCES if resource not in made]))
        elif isinstance(power, CheaperFirst) and (seat, power.side) not in losses_of(state).done:
            yield Rebate(_beside(state, seat, power.side), 1)
    yield from _board_units(state, seat)


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


def rebates_used(state: State, event: CardChosen) -> list[Side]:
    """Return the sides with a rebate that the payment of a choice needs.

    Only a city that plays two cards in one turn could use it twice.
    """
    powers = state.cities[event.seat].powers
    if not any(isinstance(power, PlayLastCard) for power in powers):
        return []
    sides = [power.side for power in powers if isinstance(power, CheaperFirst)]
    return [side for side in sides if _is_needed(state, event, side)]


def _is_needed(state: State, event: CardChosen, side: Side) -> bool:
    """Return whether a payment is not possible without the rebate on a side."""
    seat, rules = event.seat, state.rules
    if event.way is not BY_COST or event.use not in (BUILD, STAGE):
        return False
    if event.to_left if side is Side.LEFT else event.to_right:
        return True
    city, card = state.cities[seat], None
    if event.use is BUILD:
        card = rules.catalogue.cards[event.card]
        cost, along = card.cost, Cost()
    else:
        cost, along = city.board.ways(city.stages)[event.alternative].cost, Cost()
    if event.option:
        along = rules.options[event.option].cost(state, seat, card) or along
    usual = [
        term
        for found in rules.terms
        for term in found(state, seat, card)
        if term != Rebate(_beside(state, seat, side), 1)
    ]
    goods = [other.made if s == seat else other.sold for s, other in enumerate(state.cities)]
    at = Position(seat, goods, city.discounts)
    possible = bills(rules.market, both(cost, along).resources, at, usual, along.resources)
    return not any(bill[:2] == (event.to_left, event.to_right) for bill in possible)


def _board_units(state: State, seat: Seat) -> Iterator[FromBoard]:
    city = state.cities[seat]
    cheaper = sum([isinstance(power, CheaperBoards) for power in city.powers])
    for side in Side if cheaper else ():
        resource = state.cities[_beside(state, seat, side)].board.resource
        if resource is not None:
            goods = Goods.RAW if resource in RAW else Goods.MANUFACTURED
            usual = price(city.discounts, goods, side)
            yield FromBoard(_beside(state, seat, side), resource, max(0, usual - cheaper))


def _beside(state: State, seat: Seat, side: Side) -> Seat:
    step = -1 if side is Side.LEFT else 1
    return (seat + step) % len(state.cities)
