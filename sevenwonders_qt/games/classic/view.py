"""The view of one seat: a type of its own, built from scratch, never a copy of the state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.record import record
from sevenwonders_qt.games.classic.catalogue import Card, Cost
from sevenwonders_qt.games.classic.city import City
from sevenwonders_qt.games.classic.commands import Prompt
from sevenwonders_qt.games.classic.effects import (
    Colour,
    Effect,
    Piece,
    Produce,
    Resource,
    Science,
    Side,
)
from sevenwonders_qt.games.classic.events import HIDDEN, CardChosen, GameEnded
from sevenwonders_qt.games.classic.legal import legal
from sevenwonders_qt.games.classic.prices import Term
from sevenwonders_qt.games.classic.ruleset import PlayOption, State
from sevenwonders_qt.games.classic.scoring import SYMBOLS
from sevenwonders_qt.games.classic.shape import Shape

Producers = tuple[tuple[Resource, ...], ...]
"""One entry for each unit a turn, with the resources to choose from."""


@record
class CityView:
    """The open side of one city.

    ``symbols`` counts compass, gear, tablet; ``free_symbols`` those chosen at the end. ``makes``
    are the units the city can use in a turn, ``sells`` those a neighbour may buy. ``ready`` means
    that the seat has chosen its card. ``powers`` are the kinds of wonder power of the city,
    ``spent`` those used up in this Age. ``discounts`` as in `trade`. ``stage_effects`` holds the
    effects of each raised stage, ``alternatives`` the number of the one chosen (0 if there are
    none). ``pieces`` are those of rule modules by the board.
    """

    seat: Seat
    wonder: str
    side: str
    coins: int
    shields: int
    symbols: tuple[int, int, int]
    free_symbols: int
    stages: int
    stage_count: int
    built: tuple[CardId, ...]
    colours: Mapping[Colour, int]
    tokens: tuple[int, ...]
    hand_size: int
    ready: bool
    makes: Producers
    sells: Producers
    discounts: int
    powers: tuple[Effect, ...]
    spent: tuple[str, ...]
    stage_effects: tuple[tuple[Effect, ...], ...]
    alternatives: tuple[int, ...]
    pieces: tuple[Piece, ...]

    def most(self, resource: Resource) -> int:
        """Return the most units of a resource that the city makes in a turn."""
        return sum(resource in options for options in self.makes)


@record
class PlayerView:
    """Everything one seat may know.

    ``cities[seat]`` for every seat; the left neighbour of ``seat`` is ``cities[seat - 1]``.
    ``hand`` are the cards without the face-down ``choice``. ``prompt`` is the question to the
    seat, ``owing`` all seats that have to answer. ``legal`` holds every command open to the seat.
    ``deciders[seat]`` is the player who decides for that city at present: another seat only for a
    free city; its hand and choices are in the view of its own seat, for that player alone.
    ``discard_pile`` is empty unless the seat is looking through it. ``under_stages`` are the
    seat's own face-down cards. ``direction`` is -1 when hands go left, +1 when right. ``shape`` is
    that of the match. ``option_costs`` are the extra costs of each option of a stage or a sale
    that is open to the seat, ``build_costs`` the same for each card of the hand, and ``terms`` the
    changes of rule modules to the price of a card, or under `HIDDEN` to that of the next stage.
    ``extras`` are the parts of the view from rule modules, by their names. ``coming`` is the Age
    about to be played while a rule module asks before it, else 0. ``pairs`` are the cities that
    meet in the next conflicts, the left one first.
    """

    seat: Seat
    age: int
    turn: int
    direction: int
    cities: tuple[CityView, ...]
    hand: tuple[CardId, ...]
    choice: CardChosen | None
    prompt: str | None
    owing: tuple[Seat, ...]
    legal: tuple[Command, ...]
    discard_count: int
    discard_pile: tuple[CardId, ...]
    under_stages: tuple[CardId, ...]
    result: GameEnded | None
    version: int
    deciders: tuple[Seat, ...]
    shape: Shape
    option_costs: Mapping[str, Cost] = field(default_factory=dict)
    build_costs: Mapping[CardId, Mapping[str, Cost]] = field(default_factory=dict)
    terms: Mapping[CardId, tuple[Term, ...]] = field(default_factory=dict)
    extras: Mapping[str, Any] = field(default_factory=dict)
    coming: int = 0
    pairs: tuple[tuple[Seat, Seat], ...] = ()

    @property
    def current_age(self) -> int:
        """The Age that an act belongs to: before an Age it is that one, not the last."""
        return self.coming or self.age

    @property
    def own(self) -> CityView:
        return self.cities[self.seat]

    @property
    def left(self) -> CityView:
        return self.cities[self.seat - 1]

    @property
    def right(self) -> CityView:
        return self.cities[(self.seat + 1) % len(self.cities)]

    def rival(self, side: Side) -> CityView | None:
        """Return the city that the own one meets on this side in the next conflict, if any."""
        if side is Side.LEFT:
            met = [left for left, right in self.pairs if right == self.seat]
        else:
            met = [right for left, right in self.pairs if left == self.seat]
        return self.cities[met[0]] if met else None


def view_for(state: State, seat: Seat) -> PlayerView:
    """Return the view of one seat, without other hands, face-down cards and the closed pile."""
    city, choice = state.cities[seat], state.choices[seat]
    seating = state.rules.seating
    hand = list(seating.hand_of(state, seat))
    if choice is not None and choice.card in hand:
        hand.remove(choice.card)
    searching = state.prompts[seat] == Prompt.DISCARD_PILE
    return PlayerView(
        seat=seat,
        age=state.age,
        turn=state.turn,
        direction=state.rules.shape.direction(state.age),
        cities=tuple(_city_view(state, s, city) for s, city in enumerate(state.cities)),
        hand=tuple(hand),
        choice=choice,
        prompt=state.prompts[seat],
        owing=tuple(state.owing),
        legal=tuple(legal(state, seat)),
        discard_count=len(state.discards),
        discard_pile=tuple(state.discards) if searching else (),
        # Either of the players may have put a card under a free city's wonder.
        under_stages=tuple(city.under_stages) if seat < state.players else (),
        result=state.result,
        version=state.version,
        deciders=tuple(seating.player_of(state, s) for s in range(len(state.cities))),
        shape=state.rules.shape,
        option_costs=_option_costs(state, seat),
        build_costs=_build_costs(state, seat, hand),
        terms=_terms(state, seat, hand),
        extras={name: part(state, seat) for name, part in state.rules.views.items()},
        coming=state.coming,
        pairs=tuple(state.rules.pairs(state)),
    )


def _option_costs(state: State, seat: Seat) -> Mapping[str, Cost]:
    rules = state.rules
    return _open({**rules.stage_options, **rules.sale_options}, state, seat, None)


def _build_costs(
    state: State, seat: Seat, hand: Sequence[CardId]
) -> Mapping[CardId, Mapping[str, Cost]]:
    options, cards = state.rules.build_options, state.rules.catalogue.cards
    return {card: _open(options, state, seat, cards[card]) for card in hand if options}


def _open(
    options: Mapping[str, PlayOption], state: State, seat: Seat, card: Card | None
) -> Mapping[str, Cost]:
    costs = {
        name: option.cost(state, seat, card)
        for name, option in options.items()
        if state.current_age
    }
    return {name: cost for name, cost in costs.items() if cost is not None}


def _terms(state: State, seat: Seat, hand: Sequence[CardId]) -> Mapping[CardId, tuple[Term, ...]]:
    rules = state.rules
    if not rules.terms:
        return {}
    places: dict[CardId, Card | None] = {card: rules.catalogue.cards[card] for card in hand}
    places[HIDDEN] = None
    return {
        place: tuple(term for terms in rules.terms for term in terms(state, seat, card))
        for place, card in places.items()
    }


def _city_view(state: State, seat: Seat, city: City) -> CityView:
    cards, stage_effects = state.rules.catalogue.cards, tuple(city.stage_effects)
    effects = [*city.board.effects]
    effects += [effect for card in city.built for effect in cards[card].effects]
    effects += [effect for stage in stage_effects for effect in stage]
    effects += [effect for piece in city.pieces for effect in piece.effects]
    sciences, makes = [], []
    for effect in effects:
        if isinstance(effect, Produce):
            makes.append(effect)
        elif isinstance(effect, Science):
            sciences.append(effect.choice)
    for source in state.rules.symbols:
        sciences += source(state.rules, state.cities, seat)
    sure = [symbol for choice in sciences if len(choice) == 1 for symbol in choice[0]]
    compass, gear, tablet = (sure.count(symbol) for symbol in SYMBOLS)
    free = sum([max(map(len, choice)) for choice in sciences if len(choice) > 1])
    start = city.board.makes
    return CityView(
        seat=seat,
        wonder=city.wonder,
        side=city.side,
        coins=city.coins,
        shields=state.rules.shields(city),
        symbols=(compass, gear, tablet),
        free_symbols=free,
        stages=city.stages,
        stage_count=len(city.board.stages),
        built=tuple(city.built),
        colours=dict(city.colours),
        tokens=tuple(city.tokens),
        hand_size=len(city.hand) - (state.choices[seat] is not None),
        ready=state.choices[seat] is not None,
        makes=start + tuple([effect.options for effect in makes]),
        sells=start + tuple([effect.options for effect in makes if effect.for_sale]),
        discounts=city.discounts,
        powers=city.powers,
        spent=city.spent,
        stage_effects=stage_effects,
        alternatives=city.chosen,
        pieces=city.pieces,
    )
