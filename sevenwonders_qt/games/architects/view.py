"""The view of one seat: a type of its own, built from scratch, never a copy of the state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.record import record
from sevenwonders_qt.games.architects.commands import Due, Prompt
from sevenwonders_qt.games.architects.events import GameEnded
from sevenwonders_qt.games.architects.legal import legal
from sevenwonders_qt.games.architects.numbers import CENTRAL
from sevenwonders_qt.games.architects.state import City, State

K = TypeVar("K", bound=str)


@record
class DeckView:
    """A deck: its top card if the seat knows it, the number of its cards, and which they are.

    ``left`` counts the cards in it, also those that another seat looks through; everyone can know
    that much by counting the cards taken. It reveals nothing about their order.
    """

    top: CardId | None
    count: int
    left: Mapping[CardId, int]


@record
class CityView:
    """The things before one seat, all of them open.

    ``cards`` counts every kind, also those it has none of. ``stages`` are the numbers (from 1) of
    the stages built, in that order, ``available`` of those that may be built next. ``shields`` are
    those of cards, stages and tokens together. ``deck`` is the deck left of the seat.
    """

    seat: Seat
    wonder: str
    stages: tuple[int, ...]
    available: tuple[int, ...]
    cards: Mapping[CardId, int]
    tokens: tuple[str, ...]
    victories: int
    shields: int
    cat: bool
    deck: DeckView


@record
class PlayerView:
    """Everything one seat may know.

    ``cities[seat]`` for every seat; the left neighbour of ``seat``, whose turn is next, is
    ``cities[seat - 1]``. ``central`` shows its top card to those who have seen it. ``open_tokens``
    are face up beside a pile of ``pile_count``; ``hidden_tokens`` counts the tokens of that pile,
    in no order. ``agenda`` holds the actions earned in this turn, ``used`` the tokens used in it
    and ``taken`` the cards it brought. ``searched`` are the cards that the seat looks through, of
    the deck ``searched_deck``. ``legal`` holds every command open to the seat.
    """

    seat: Seat
    turn: int
    active: Seat
    prompt: Prompt | None
    owing: tuple[Seat, ...]
    cities: tuple[CityView, ...]
    central: DeckView
    open_tokens: tuple[str, ...]
    pile_count: int
    hidden_tokens: Mapping[str, int]
    conflict_tokens: int
    peace: int
    cat: Seat | None
    agenda: tuple[Due, ...]
    used: tuple[str, ...]
    taken: tuple[CardId, ...]
    searched: tuple[CardId, ...]
    searched_count: int
    searched_deck: int | None
    discards: Mapping[CardId, int]
    legal: tuple[Command, ...]
    result: GameEnded | None
    version: int

    @property
    def own(self) -> CityView:
        return self.cities[self.seat]

    @property
    def left(self) -> CityView:
        return self.cities[self.seat - 1]

    @property
    def right(self) -> CityView:
        return self.cities[(self.seat + 1) % len(self.cities)]

    def deck(self, deck: int) -> DeckView:
        """Return the deck of a seat, or the central one (-1)."""
        return self.central if deck == CENTRAL else self.cities[deck].deck


def view_for(state: State, seat: Seat) -> PlayerView:
    """Return the view of one seat, without the order of face-down cards or another seat's search.

    ``prompt`` is None for a seat that does not have to answer.
    """
    searched = state.searched
    shown = searched is not None and (searched.to_all or seat == state.active)
    return PlayerView(
        seat=seat,
        turn=state.turn,
        active=state.active,
        prompt=state.prompt if seat == state.active else None,
        owing=tuple(state.owing),
        cities=tuple(_city_view(state, s, city) for s, city in enumerate(state.cities)),
        central=_deck_view(state, CENTRAL, seat in state.knows),
        open_tokens=tuple(state.open_tokens),
        pile_count=len(state.pile),
        hidden_tokens=_counted(state.pile, state.rules.catalogue.tokens),
        conflict_tokens=state.conflict_tokens,
        peace=state.peace,
        cat=state.cat,
        agenda=state.agenda,
        used=state.used,
        taken=state.taken,
        searched=searched.cards if searched is not None and shown else (),
        searched_count=0 if searched is None else len(searched.cards),
        searched_deck=None if searched is None else searched.deck,
        discards=dict(state.discards),
        legal=tuple(legal(state, seat)),
        result=state.result,
        version=state.version,
    )


def _city_view(state: State, seat: Seat, city: City) -> CityView:
    available = state.rules.available(city.wonder, city.stages)
    return CityView(
        seat=seat,
        wonder=city.wonder,
        stages=city.stages,
        available=tuple(stage.number for stage in available),
        cards=dict(city.cards),
        tokens=city.tokens,
        victories=city.victories,
        shields=city.shields,
        cat=state.cat == seat,
        deck=_deck_view(state, seat, True),
    )


def _deck_view(state: State, deck: int, top_known: bool) -> DeckView:
    cards = state.decks[deck]
    held = state.searched.cards if state.searched and state.searched.deck == deck else ()
    return DeckView(
        top=cards[-1] if cards and top_known else None,
        count=len(cards),
        left=_counted([*cards, *held], state.rules.catalogue.cards),
    )


def _counted(things: Sequence[K], order: Iterable[K]) -> dict[K, int]:
    """Return how many there are of each, in the order of the box and not in their own."""
    counts = Counter(things)
    return {thing: counts[thing] for thing in order if counts[thing]}
