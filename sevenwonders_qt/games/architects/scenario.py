"""Lays out a position of Architects and plays on from it, with every deck fixed beforehand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated

from sevenwonders_qt.core.chance import FixedChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.stored import whole
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.architects import events as ev
from sevenwonders_qt.games.architects.catalogue import Catalogue
from sevenwonders_qt.games.architects.commands import (
    BuildStage,
    EndTurn,
    KeepCard,
    LookAtDeck,
    TakeBothCards,
    TakeCard,
    TakeToken,
)
from sevenwonders_qt.games.architects.evolve import EVOLVERS
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.numbers import (
    CENTRAL,
    CONFLICT_TOKENS,
    FACE_UP,
    HIDDEN,
    PLAYERS,
)
from sevenwonders_qt.games.architects.ruleset import Ruleset
from sevenwonders_qt.games.architects.state import City, State
from sevenwonders_qt.games.architects.turn import begin_turn


@dataclass(frozen=True, slots=True)
class Place:
    """One seat of a position.

    ``cards`` are before the seat, ``stages`` are the numbers of those built, ``tokens`` its
    progress tokens. ``deck`` names the front of its wonder's deck, top first; the rest follows in
    the order of the data file. ``deck_size`` cuts the deck down, the cards cut are discarded.
    """

    wonder: str
    cards: Sequence[str] = ()
    stages: Sequence[int] = ()
    tokens: Sequence[str] = ()
    victories: Annotated[int, whole(0, 99)] = 0
    deck: Sequence[str] = ()
    deck_size: int | None = None


class Scenario:
    """A position before the ``active`` seat takes a card, and the game from there on.

    ``places`` are the seats in order; the left neighbour of a seat, who plays after it, comes
    before it. ``central`` names the front of the central deck, top first, ``central_size`` cuts
    it down. ``tokens`` names the open progress tokens and then the pile from its top; others
    follow unless ``tokens_left`` sets their number. ``peace`` conflict tokens show peace (all of
    them by default); ``cat`` is the seat that has the cat. ``shuffles`` are the outcomes of later
    shuffles, each by its front. Cards before a seat come out of its own deck, else out of the
    central one, else out of another. A position need not be reachable by play, but it must be
    possible with the box: any other raises `ValueError` with a text that names the fault.

    ``state`` is the current position, ``start`` a copy of the first one, ``log`` the events in
    between.

    >>> table = Scenario(
    ...     Architects.with_options(),
    ...     [Place("giza", cards=["wood"], deck=["stone"]), Place("rhodes"), Place("olympia")],
    ... )
    >>> table.take("left")
    [CardTaken(seat=0, deck=0, card='stone', source='')]
    >>> table.legal(0)
    [BuildStage(seat=0, stage=1, cards=('wood', 'stone'), tokens=())]
    >>> for event in table.build(1, "wood", "stone"):
    ...     print(event)
    StageBuilt(seat=0, stage=1, cards=('wood', 'stone'), tokens=())
    TurnBegan(seat=2, seen='')
    >>> table.scores(0)["wonder"]
    4
    """

    def __init__(
        self,
        game: Architects,
        places: Sequence[Place],
        *,
        active: Seat = 0,
        central: Sequence[str] = (),
        central_size: int | None = None,
        tokens: Sequence[str] = (),
        tokens_left: int | None = None,
        peace: int | None = None,
        cat: Seat | None = None,
        shuffles: Sequence[Sequence[str]] = (),
    ) -> None:
        self.game = game
        _check(game.rules, places, active, peace, cat)
        layout = _Layout(game.rules.catalogue, places, central)
        table = _table_tokens(game.rules.catalogue, places, tokens, tokens_left)
        self.state = state = game.empty()
        for event in layout.events(table):
            game.evolve(state, event)
        for event in _laid(game.rules, places, peace, cat):
            if isinstance(event, ev.TokenTaken):
                state.pile.append(event.token)
            game.evolve(state, event)
        for deck, size in enumerate([*(place.deck_size for place in places), central_size]):
            _cut(state, deck, size)
        self._chance = FixedChance(shuffles)
        begin_turn(Transaction(state, self._chance, EVOLVERS), active)
        self.start: State = state.copy()
        self.log: list[Event] = []

    def play(self, *commands: Command) -> list[Event]:
        """Submit the commands in order; returns the events. Raises `IllegalCommand`."""
        events: list[Event] = []
        for command in commands:
            events += self.game.step(self.state, command, self._chance)
        self.log += events
        return events

    def take(self, deck: int | str = "left", source: str = "") -> list[Event]:
        """Take a card for the active seat: "left", "right", "central", or the deck of a seat."""
        return self.play(TakeCard(self.state.active, self._deck(deck), source))

    def take_both(self, source: str) -> list[Event]:
        """Take the left and the right card for the active seat."""
        return self.play(TakeBothCards(self.state.active, source))

    def look(self, deck: int | str, source: str) -> list[Event]:
        """Pick up the top cards of a deck for the active seat."""
        return self.play(LookAtDeck(self.state.active, self._deck(deck), source))

    def keep(self, card: str) -> list[Event]:
        """Keep one of the cards that the active seat has picked up."""
        return self.play(KeepCard(self.state.active, CardId(card)))

    def build(self, stage: int, *cards: str, tokens: Sequence[str] = ()) -> list[Event]:
        """Build a stage for the active seat with these cards, in the order of the box."""
        order = list(self.game.rules.catalogue.payers)
        paid = sorted(map(CardId, cards), key=order.index)
        return self.play(BuildStage(self.state.active, stage, tuple(paid), tuple(tokens)))

    def token(self, place: int, *cards: str, source: str = "") -> list[Event]:
        """Take a progress token for the active seat, for these green cards if for any."""
        return self.play(TakeToken(self.state.active, place, tuple(map(CardId, cards)), source))

    def end_turn(self) -> list[Event]:
        """End the turn of the active seat, leaving optional actions."""
        return self.play(EndTurn(self.state.active))

    def legal(self, seat: Seat | None = None) -> list[Command]:
        """Return every command open to a seat, to the active one by default."""
        return list(self.game.legal(self.state, self.state.active if seat is None else seat))

    def city(self, seat: Seat) -> City:
        """Return the city of a seat; negative seats count from the end."""
        return self.state.cities[seat]

    def held(self, seat: Seat) -> dict[str, int]:
        """Return the cards before a seat, by kind, without kinds it has none of."""
        return {card: count for card, count in self.city(seat).cards.items() if count}

    def scores(self, seat: Seat) -> Mapping[str, int]:
        """Return the points of a seat in the current state, by category and in total."""
        return self.game.scores(self.state)[seat]

    def _deck(self, deck: int | str) -> int:
        if isinstance(deck, int):
            return deck
        places = ("left", "right", "central")
        return self.state.reach[self.state.active][places.index(deck)]


class _Layout:
    """The places of all cards: fronts of decks first, then the cards before the seats."""

    def __init__(
        self, catalogue: Catalogue, places: Sequence[Place], central: Sequence[str]
    ) -> None:
        self._wonders = tuple(place.wonder for place in places)
        self._box = [*(catalogue.decks[wonder] for wonder in self._wonders), catalogue.central]
        self._left = [Counter(deck) for deck in self._box]
        fronts = [*(place.deck for place in places), central]
        for deck, front in enumerate(fronts):
            for card in front:
                if not self._left[deck][CardId(card)]:
                    name = [*self._wonders, "central"][deck]
                    raise ValueError(f"the deck {name!r} does not hold so many cards {card!r}")
                self._left[deck][CardId(card)] -= 1
        self._dealt: list[ev.CardTaken] = [
            self._given(seat, CardId(card))
            for seat, place in enumerate(places)
            for card in place.cards
        ]
        self._fronts = [tuple(map(CardId, front)) for front in fronts]

    def events(self, tokens: Sequence[str]) -> Iterator[Event]:
        """Yield the decks as they were before the seats had taken their cards, and the taking."""
        count = len(self._wonders)
        orders = [
            (
                *(taken.card for taken in self._dealt if taken.deck % (count + 1) == deck),
                *self._fronts[deck],
                *self._left[deck].elements(),
            )
            for deck in range(count + 1)
        ]
        conflict = CONFLICT_TOKENS[count]
        yield ev.GameBegan(self._wonders, tuple(orders[:-1]), orders[-1], tuple(tokens), conflict)
        yield from self._dealt

    def _given(self, seat: Seat, card: CardId) -> ev.CardTaken:
        count = len(self._wonders)
        for deck in (seat, CENTRAL, *range(count)):
            if self._left[deck][card]:
                self._left[deck][card] -= 1
                return ev.CardTaken(seat, deck, card, "")
        raise ValueError(f"the decks do not hold so many cards {card!r}")


def _table_tokens(
    catalogue: Catalogue, places: Sequence[Place], named: Sequence[str], left: int | None
) -> list[str]:
    """Return the progress tokens on the table in their order."""
    rest = list(catalogue.token_pile)
    for token in (*named, *(token for place in places for token in place.tokens)):
        if token not in rest:
            raise ValueError(f"the box does not hold so many tokens {token!r}")
        rest.remove(token)
    table = [*named, *rest]
    if left is not None and not len(named) <= left <= len(table):
        raise ValueError(f"there cannot be {left} tokens left")
    return table[:left]


def _laid(
    rules: Ruleset, places: Sequence[Place], peace: int | None, cat: Seat | None
) -> Iterator[Event]:
    for seat, place in enumerate(places):
        for number in place.stages:
            yield ev.StageBuilt(seat, number, (), ())
        for token in place.tokens:
            yield ev.TokenTaken(seat, FACE_UP, token, HIDDEN, ())
    none = (0,) * len(places)
    conflict = CONFLICT_TOKENS[len(places)]
    victories = tuple(place.victories for place in places)
    yield ev.BattleFought(none, victories, ((),) * len(places), conflict)
    if peace is not None and peace != conflict:
        yield ev.HornsSounded(0, conflict - peace, peace)
    if cat is not None:
        yield ev.CatMoved(cat)


def _cut(state: State, deck: int, size: int | None) -> None:
    cards = state.decks[deck]
    if size is None:
        return
    if not 0 <= size <= len(cards):
        raise ValueError(f"deck {deck} cannot have {size} cards but {len(cards)} at most")
    below = len(cards) - size
    for card in cards[:below]:
        state.discards[card] += 1
    del cards[:below]


def _check(
    rules: Ruleset, places: Sequence[Place], active: Seat, peace: int | None, cat: Seat | None
) -> None:
    seats = range(len(places))
    if len(places) not in PLAYERS:
        raise ValueError(f"{len(places)} seats: the game is for {PLAYERS[0]} to {PLAYERS[-1]}")
    if active not in seats or (cat is not None and cat not in seats):
        raise ValueError(f"there is no such seat: active {active}, cat {cat}")
    conflict = CONFLICT_TOKENS[len(places)]
    if peace is not None and not 1 <= peace <= conflict:  # at 0 a battle has been fought
        raise ValueError(f"{len(places)} players have 1 to {conflict} tokens at peace, not {peace}")
    wonders = [place.wonder for place in places]
    for seat, place in enumerate(places):
        if place.wonder not in rules.catalogue.wonders:
            raise ValueError(f"seat {seat}: there is no wonder {place.wonder!r}")
        if wonders.count(place.wonder) > 1:
            raise ValueError(f"seat {seat}: {place.wonder!r} has another seat, too")
        if place.victories < 0:
            raise ValueError(f"seat {seat}: victories cannot be negative")
        built: tuple[int, ...] = ()
        for number in place.stages:
            if number not in (stage.number for stage in rules.available(place.wonder, built)):
                raise ValueError(f"seat {seat}: stage {number} cannot follow {list(built)}")
            built += (number,)
