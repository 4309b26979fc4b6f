"""Lays out a position of 7 Wonders and plays on from it, with every deal fixed beforehand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated

from sevenwonders_qt.core.chance import FixedChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.stored import whole
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.catalogue import Catalogue, Stage
from sevenwonders_qt.games.classic.city import City
from sevenwonders_qt.games.classic.commands import PickDiscard, Play, Prompt, Use, Way
from sevenwonders_qt.games.classic.effects import BuildFromDiscard
from sevenwonders_qt.games.classic.game import Classic, advance
from sevenwonders_qt.games.classic.numbers import DEFEAT, PLAYERS
from sevenwonders_qt.games.classic.ruleset import Ruleset, State
from sevenwonders_qt.games.classic.shape import RULEBOOK

Deal = Sequence[Sequence[str]]
"""Hands by seat, each with 0 to 7 named cards; the rest of a hand is filled up."""


@dataclass(frozen=True, slots=True)
class Place:
    """One seat of a position.

    ``hand`` names the front of the hand; it is filled up to the size of the turn. ``built`` are
    structures of the city, ``stages`` is the number of raised stages. ``under`` names the
    face-down cards below them, as far as they matter, ``alternatives`` the numbers of those chosen
    of stages that have any (the first, if not named). ``tokens`` are conflict tokens.
    """

    wonder: str
    side: str = "A"
    hand: Sequence[str] = ()
    coins: Annotated[int, whole(0, 99)] = RULEBOOK.first_coins
    built: Sequence[str] = ()
    stages: Annotated[int, whole(0, 9)] = 0
    under: Sequence[str] = ()
    tokens: Sequence[int] = ()
    alternatives: Sequence[int] = ()

    @property
    def chosen(self) -> Sequence[int]:
        """The numbers of the stages that were raised, each among those that could be."""
        return tuple(
            self.alternatives[number] if number < len(self.alternatives) else 0
            for number in range(self.stages)
        )


def raised(rules: Ruleset, places: Sequence[Place], seat: Seat) -> Sequence[Stage]:
    """Return the stages that the city of a place has raised."""
    boards = rules.laid([(place.wonder, place.side) for place in places])
    return boards[seat].raised(places[seat].chosen)


def build(seat: Seat, card: str, way: Way = Way.COST, to_left: int = 0, to_right: int = 0) -> Play:
    """Return the command to build a card of the hand."""
    return Play(seat, CardId(card), Use.BUILD, way, to_left, to_right)


def stage(
    seat: Seat,
    card: str,
    to_left: int = 0,
    to_right: int = 0,
    alternative: int = 0,
    option: str = "",
) -> Play:
    """Return the command to raise the next stage over a card of the hand."""
    way = Way.COST
    return Play(seat, CardId(card), Use.STAGE, way, to_left, to_right, alternative, option)


def sell(seat: Seat, card: str) -> Play:
    """Return the command to discard a card of the hand for coins."""
    return Play(seat, CardId(card), Use.SELL)


def pick(seat: Seat, card: str | None) -> PickDiscard:
    """Return the command to build a card of the discard pile, or none."""
    return PickDiscard(seat, None if card is None else CardId(card))


class Scenario:
    """A position before every seat chooses its card, and the game from there on.

    ``places`` are the seats in order: the left neighbour of a seat comes before it. In a game for
    two the third place is the Free City; its hand is the pile before this turn's draw, top first.
    ``turn`` counts from 1. ``discards`` is the pile, oldest first. ``deals`` names hands of later
    Ages. ``also`` are events of rule modules that belong to the position; they come after cards
    and stages, before the hands. Unnamed cards are filled up with cards that are not used
    elsewhere, in the order of the data file, so a scenario is the same every time. A position need
    not be reachable by play, but it must be possible with the cards of the box: any other raises
    `ValueError` with a text that names the fault.

    ``state`` is the current position, ``start`` a copy of the first one, ``log`` the events in
    between.

    >>> table = Scenario(
    ...     Classic.first_edition(),
    ...     [Place("giza", hand=["baths"]), Place("olympia", built=["stone_pit"]), Place("rhodes")],
    ... )
    >>> for event in table.turn(build(0, "baths")):
    ...     print(type(event).__name__)
    CardChosen
    CardChosen
    CardChosen
    CardBuilt
    CardSold
    CardSold
    HandsPassed
    TurnBegan
    >>> table.city(0).built, table.state.turn, table.scores(0)["civil"]
    (['baths'], 2, 3)
    """

    def __init__(
        self,
        game: Classic,
        places: Sequence[Place],
        *,
        age: int = 1,
        turn: int = 1,
        discards: Sequence[str] = (),
        deals: Mapping[int, Deal] | None = None,
        also: Sequence[Event] = (),
    ) -> None:
        self.game = game
        deals = deals or {}
        _check(game.rules, places, age, turn, deals)
        layout = _Layout(game.rules, places, age, turn, discards)
        self.state = game.empty()
        for event in _setup_events(game.rules, places, age, layout, also):
            if any(event is one for one in also) and not game.can_follow(self.state, event):
                raise ValueError(f"{type(event).__name__} cannot be part of this position")
            game.evolve(self.state, event)
        for city, place in zip(self.state.cities, places, strict=True):
            city.tokens = list(place.tokens)  # an event adds tokens to two seats at once only
        self.state.turn = turn - 1
        advance(Transaction(self.state, FixedChance(), game.rules.evolvers))
        self.start: State = self.state.copy()
        self.log: list[Event] = []
        self._deals = deals
        self._chance = self.chance_at(self.state)

    def chance_at(self, state: State) -> FixedChance:
        """Return the outcome of every shuffle that is still to come after a state of this game."""
        players = len(self.start.cities)
        return FixedChance(_orders(self.game.rules, players, state.age, self._deals))

    def play(self, *commands: Command) -> list[Event]:
        """Submit the commands in order; returns the events. Raises `IllegalCommand`."""
        events: list[Event] = []
        for command in commands:
            events += self.game.step(self.state, command, self._chance)
        self.log += events
        return events

    def turn(self, *commands: Command) -> list[Event]:
        """Submit the commands; then every other city that has to choose sells its first card.

        The Free City, which may not always sell, uses its first legal command.
        """
        owed = (Prompt.CARD, Prompt.FREE_CITY)
        named = {command.seat for command in commands}
        others = [seat for seat in self.state.owing if self.state.prompts[seat] in owed]
        events = self.play(*commands)
        for seat in others:
            if seat not in named:
                events += self.play(self._least(seat))
        return events

    def finish(self) -> list[Event]:
        """Play to the end: every card that may be is sold, and none taken from the pile."""
        events: list[Event] = []
        while not self.game.is_over(self.state):
            events += self.play(self._least(self.state.owing[0]))
        return events

    def _least(self, seat: Seat) -> Command:
        """Return the smallest change: to take nothing, to sell the first card, or any other."""
        options = self.legal(seat)
        little = [
            option
            for option in options
            if (isinstance(option, Play) and option.use is Use.SELL)
            or (isinstance(option, PickDiscard) and option.card is None)
        ]
        return little[0] if little else options[0]

    def legal(self, seat: Seat) -> Sequence[Command]:
        """Return every command open to the seat."""
        return self.game.legal(self.state, seat)

    def city(self, seat: Seat) -> City:
        """Return the city of a seat; negative seats count from the end."""
        return self.state.cities[seat]

    def scores(self, seat: Seat) -> Mapping[str, int]:
        """Return the points of a seat in the current state, by category and in total."""
        return self.game.scores(self.state)[seat]


class _Layout:
    """The places of all cards: named cards first, then cards that were not named."""

    def __init__(
        self,
        rules: Ruleset,
        places: Sequence[Place],
        age: int,
        turn: int,
        discards: Sequence[str],
    ) -> None:
        catalogue = rules.catalogue
        self._left = Counter(_box(catalogue))
        named = [*discards, *(c for p in places for c in (*p.hand, *p.built, *p.under))]
        for card in named:
            self._take(catalogue, card)
        size = rules.shape.hand + 1 - turn
        pool = _pool(catalogue, age, len(places), named)
        self.discards = tuple(map(CardId, discards))
        self.hands = [self._filled(place.hand, size, pool) for place in places]
        under = _box(catalogue)
        self.under = [self._filled(place.under, place.stages, under) for place in places]

    def _take(self, catalogue: Catalogue, card: str) -> None:
        if card not in catalogue.cards:
            raise ValueError(f"there is no card {card!r}")
        if not self._left[CardId(card)]:
            raise ValueError(f"the box does not hold so many cards {card!r}")
        self._left[CardId(card)] -= 1

    def _filled(
        self, named: Sequence[str], size: int, pool: Iterator[CardId]
    ) -> tuple[CardId, ...]:
        cards = list(map(CardId, named))
        while len(cards) < size:
            card = next(pool, None)
            if card is None:
                raise ValueError("the box has too few cards left for every hand: use a later turn")
            if self._left[card]:
                self._left[card] -= 1
                cards.append(card)
        return tuple(cards)


def _pool(catalogue: Catalogue, age: int, players: int, named: Iterable[str]) -> Iterator[CardId]:
    """Yield cards to fill hands with: those the Age would deal, then others of the box."""
    pools = catalogue.pools_of(age)
    drawn = [card for pool in pools for card in pool.cards[: pool.drawn[players]]]
    gone = Counter(named)
    for card in (*catalogue.deck(age, players), *drawn):
        if gone[card]:
            gone[card] -= 1
        else:
            yield card
    yield from catalogue.deck(age, PLAYERS[-1])
    for pool in pools:
        yield from pool.cards


def _box(catalogue: Catalogue) -> Iterator[CardId]:
    for age in RULEBOOK.ages_from(1):
        yield from catalogue.deck(age, PLAYERS[-1])
    for pool in catalogue.pools:
        yield from pool.cards


def _check(
    rules: Ruleset, places: Sequence[Place], age: int, turn: int, deals: Mapping[int, Deal]
) -> None:
    seating, shape = rules.seating, rules.shape
    counts = [players + seating.free_cities for players in seating.players]
    if len(places) not in counts:
        raise ValueError(f"{len(places)} seats: the game is for {counts[0]} to {counts[-1]}")
    if not 1 <= age <= shape.last_age:
        raise ValueError(f"there is no Age {age}")
    if not 1 <= turn <= shape.turns:
        raise ValueError(f"an Age has no turn {turn}")
    wonders = Counter(place.wonder for place in places)
    for wonder, seats in wonders.items():
        if seats > 1:
            raise ValueError(f"{wonder!r} has {seats} seats: there is one board of each wonder")
    for seat, place in enumerate(places):
        _check_place(rules, seat, place, shape.hand + 1 - turn)
    for later, hands in deals.items():
        if not age < later <= shape.last_age:
            raise ValueError(f"Age {later} is not dealt after Age {age}")
        if len(hands) != len(places) or any(len(hand) > shape.hand for hand in hands):
            hands_due = f"{len(places)} hands of up to {shape.hand} cards"
            raise ValueError(f"the deal of Age {later} needs {hands_due}")


def _check_place(rules: Ruleset, seat: Seat, place: Place, hand_size: int) -> None:
    catalogue = rules.catalogue
    board = catalogue.boards.get((place.wonder, place.side))
    if board is None:
        raise ValueError(f"seat {seat}: there is no board {place.wonder!r} side {place.side!r}")
    if not 0 <= place.stages <= len(board.stages):
        raise ValueError(
            f"seat {seat}: {place.wonder} {place.side} has no {place.stages} stages"
            f" but {len(board.stages)}"
        )
    if len(place.under) > place.stages:
        raise ValueError(f"seat {seat}: more cards under the wonder than stages")
    if len(place.hand) > hand_size:
        raise ValueError(f"seat {seat}: a hand of this turn has {hand_size} cards at most")
    if place.coins < 0:
        raise ValueError(f"seat {seat}: coins cannot be negative")
    worths = {DEFEAT, *rules.shape.victories}
    if not set(place.tokens) <= worths:
        raise ValueError(f"seat {seat}: tokens are worth {sorted(worths)}")
    known = [catalogue.cards[CardId(card)].name for card in place.built if card in catalogue.cards]
    for name, copies in Counter(known).items():
        if copies > 1:
            raise ValueError(f"seat {seat}: a city never has two structures called {name!r}")


def _setup_events(
    rules: Ruleset,
    places: Sequence[Place],
    age: int,
    layout: _Layout,
    also: Sequence[Event],
) -> Iterator[Event]:
    """Yield the position as events: cards on the table are dealt and played first, then hands."""
    coins = min(place.coins for place in places)
    yield ev.GameBegan(tuple(ev.BoardDealt(p.wonder, p.side) for p in places), coins)
    for seat, place in enumerate(places):
        if place.coins > coins:
            yield ev.CoinsGained(seat, place.coins - coins, ev.HIDDEN)
    laid = [
        (*map(CardId, place.built), *under)
        for place, under in zip(places, layout.under, strict=True)
    ]
    laid[0] += layout.discards
    if any(laid):
        yield ev.AgeBegan(age, tuple(laid))
    for seat, under in enumerate(layout.under):
        yield from _laid(rules, places, seat, under)
    for card in layout.discards:
        yield ev.LeftoverDiscarded(0, card)
    yield from also
    yield ev.AgeBegan(age, tuple(layout.hands))


def _laid(
    rules: Ruleset, places: Sequence[Place], seat: Seat, under: Sequence[CardId]
) -> Iterator[Event]:
    place = places[seat]
    for card in place.built:
        yield ev.CardBuilt(seat, CardId(card), Way.COST, 0, 0, 0)
    stages = zip(under, place.chosen, raised(rules, places, seat), strict=True)
    for number, (card, chosen, stage) in enumerate(stages):
        yield ev.StageBuilt(seat, number, card, 0, 0, 0, chosen)
        for effect in stage.effects:
            if isinstance(effect, BuildFromDiscard):  # used up when the stage was raised
                yield ev.DiscardPickEnded(seat, built=False)


def _orders(
    rules: Ruleset, players: int, age: int, deals: Mapping[int, Deal]
) -> Iterator[Sequence[CardId]]:
    """Yield the outcome of every shuffle that is still to come: guilds drawn, and decks."""
    catalogue = rules.catalogue
    for later in rules.shape.ages_from(age + 1):
        named = [list(map(CardId, hand)) for hand in deals.get(later, ((),) * players)]
        deck = list(catalogue.deck(later, players))
        for pool in catalogue.pools_of(later):
            wanted = [card for hand in named for card in hand if card in pool.cards]
            drawn = [*wanted, *(card for card in pool.cards if card not in wanted)]
            most = pool.drawn[players]
            if len(wanted) > most:
                kind = "guilds" if pool is catalogue.pools[0] else "cards of a pool"
                raise ValueError(f"{players} players have only {most} {kind}")
            yield drawn
            deck += drawn[:most]
        for card in (card for hand in named for card in hand):
            if card not in deck:
                raise ValueError(f"the deck of Age {later} holds no more cards {card!r}")
            deck.remove(card)
        for hand in named:
            room = rules.shape.hand - len(hand)
            hand += deck[:room]
            del deck[:room]
        yield [card for hand in named for card in hand]
