"""The positions that the choices of a seat of Architects lead to, hidden cards weighed by chance.

What follows at once from a choice and is open (a stage that can be paid, a set of green cards that
can be cashed) is carried out, too: such a choice is worth what its best sequel is worth.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple, TypeVar

from sevenwonders_qt.ai.features.architects import UNKNOWN_TOKEN, ArchitectsFeatures
from sevenwonders_qt.ai.features.parts import FeaturePart
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.architects.commands import (
    BuildStage,
    KeepCard,
    LookAtDeck,
    Prompt,
    TakeBothCards,
    TakeCard,
    TakeToken,
)
from sevenwonders_qt.games.architects.legal import legal
from sevenwonders_qt.games.architects.numbers import CENTRAL, FACE_UP
from sevenwonders_qt.games.architects.scoring import sheet
from sevenwonders_qt.games.architects.state import City, State
from sevenwonders_qt.games.architects.turn import answer

MOST_SEQUELS = 3
"""The most choices in a row that are followed within a turn."""
WAYS_IN_DOUBT = 2
"""The most payments of one stage that are looked at after a card that may come."""
DRAWS = 5
"""Hidden cards weighed in training."""
K = TypeVar("K", bound=str)
_NO_CHANCE = SeededChance(0)
_ACT = Prompt.ACT


class Leaf(NamedTuple):
    """A position to be valued: places of its parts in `Choices`, and the bucket.

    ``uses`` are rows of the uses of the cards within reach, -1 for none. ``end`` has the points of
    all seats by category, and the winners, where the match is over.
    """

    others: int
    table: int
    own: int
    uses: tuple[int, ...]
    bucket: int
    end: End | None


class End(NamedTuple):
    """The end of a match: points by category, the best rival's points, the share of the victory."""

    points: tuple[int, ...]
    rival: int
    share: float


class Outcome(NamedTuple):
    """A possible outcome of a choice: the card or token that comes up, its share, its leaves.

    ``key`` is empty where nothing is left to chance. ``more`` says that the seat goes on choosing
    and ``leaves`` are its sequels' leaves; the best leaf counts.
    """

    key: str
    share: float
    leaves: list[int]
    more: bool


class Option(NamedTuple):
    """A command and its possible outcomes."""

    command: Command
    outcomes: list[Outcome]

    def worth(self, values: Sequence[float]) -> float:
        """Return the worth of the option where each leaf has this value."""
        return sum([o.share * max([values[leaf] for leaf in o.leaves]) for o in self.outcomes])


@dataclass(slots=True)
class Choices:
    """Everything a seat may choose at once, as features: each leaf has one part of each kind."""

    others: list[FeaturePart] = field(default_factory=list)
    table: list[FeaturePart] = field(default_factory=list)
    own: list[FeaturePart] = field(default_factory=list)
    leaves: list[Leaf] = field(default_factory=list)
    options: list[Option] = field(default_factory=list)


def read_choices(
    features: ArchitectsFeatures,
    state: State,
    seat: Seat,
    commands: Sequence[Command],
    draw: Random | None = None,
    draws: int = DRAWS,
) -> Choices:
    """Return the choices of a seat; only what the seat may know of the state is read.

    With ``draw``, as games for training are played, ``draws`` of the hidden cards that may come are
    weighed instead of all, and the one that will come is an outcome, too, of no weight.
    """
    return _Reader(features, state, seat, draw, draws).read(commands)


class _Reader:
    """Carries out the choices of one question, each different position once."""

    def __init__(
        self,
        features: ArchitectsFeatures,
        state: State,
        seat: Seat,
        draw: Random | None,
        draws: int,
    ) -> None:
        self._draw = draw
        self._draws = draws
        self._features = features
        self._state = state
        self._seat = seat
        self._found = Choices([features.others(state, seat)])
        self._laid = features.laid(state, seat)
        self._bucket = features.bucket(state)
        self._tables: dict[tuple[object, ...], int] = {}
        self._after_card: dict[tuple[CardId, str, bool], tuple[list[_Spot], bool]] = {}
        self._battles: dict[tuple[int, ...], int] = {}

    def read(self, commands: Sequence[Command]) -> Choices:
        self._found.options = [Option(c, self._outcomes(c)) for c in commands]
        return self._found

    def _outcomes(self, command: Command) -> list[Outcome]:
        state = self._state
        if isinstance(command, TakeCard):
            return self._taken(command)
        if isinstance(command, TakeToken) and command.place == FACE_UP:
            found = []
            for token, share in self._shares(state.pile):
                spots, more = self._carried_out(command, token=token)
                found.append(Outcome(token, share, self._leaves(spots, ()), more))
            return found
        touched: tuple[int, ...] = ()
        if isinstance(command, LookAtDeck):
            touched = (command.deck,)
        elif isinstance(command, TakeBothCards):
            touched = state.reach[self._seat][:2]
        elif isinstance(command, KeepCard):
            assert state.searched is not None
            touched = (state.searched.deck,)
        spots, more = self._carried_out(command)
        return [Outcome("", 1.0, self._leaves(spots, touched), more)]

    def _taken(self, command: TakeCard) -> list[Outcome]:
        deck = command.deck
        cards = self._state.decks[deck]
        if deck != CENTRAL or self._seat in self._state.knows:
            chances = [(cards[-1], 1.0)]
        else:
            chances = self._shares(cards)
        found = []
        for card, share in chances:
            key = card, command.source, share < 1
            spots = self._after_card.get(key)
            if spots is None:
                spots = self._plain(command, card)
                if spots is None:
                    spots = self._carried_out(command, card=card, doubt=share < 1)
                self._after_card[key] = spots
            found.append(Outcome(card, share, self._leaves(spots[0], (deck,)), spots[1]))
        return found

    def _shares(self, hidden: Sequence[K]) -> list[tuple[K, float]]:
        """Return what may come up of these, with its share; the last of them is what will."""
        draw, top = self._draw, hidden[-1]
        drawn = hidden if draw is None else draw.sample(hidden, min(self._draws, len(hidden)))
        found = [(thing, n / len(drawn)) for thing, n in sorted(Counter(drawn).items())]
        return found if top in drawn else [*found, (top, 0.0)]

    def _plain(self, command: TakeCard, card: CardId) -> tuple[list[_Spot], bool] | None:
        """Return the same as `_carried_out`, but fast, where the card starts nothing else."""
        state, seat = self._state, self._seat
        city = state.cities[seat]
        if command.source or card in city.stirring or not city.wanted:
            return None
        holding = city.holding.after.get(card) or city.holding.more(card)
        if holding.sets or city.wanted & (holding.pays_helped if city.paying else holding.pays):
            return None
        after = city.copy()
        after.cards[card] += 1
        after.holding = holding
        after.shields += state.rules.shields.get(card, 0)
        self._found.own.append(self._features.city(state, seat, after, self._laid))
        own = len(self._found.own) - 1
        return [_Spot(0, own, after, self._bucket, None, tuple(state.open_tokens))], False

    def _carried_out(
        self, command: Command, card: CardId | None = None, token: str = "", doubt: bool = False
    ) -> tuple[list[_Spot], bool]:
        """Return where the command leads, with the choices that follow; and whether any do."""
        after = after_choice(self._state, command, card, token)
        spots: list[_Spot] = []
        more = self._follow(after, doubt, MOST_SEQUELS, spots)
        return spots, more

    def _follow(self, state: State, doubt: bool, depth: int, spots: list[_Spot]) -> bool:
        """Add the spots that a state leads to; return whether the seat has a choice in it."""
        if state.prompt is _ACT and state.active == self._seat and not state.agenda and depth:
            sequels = _sequels(legal(state, self._seat), state.open_tokens, doubt)
            for command in sequels:
                self._follow(after_choice(state, command), doubt, depth - 1, spots)
            if sequels:
                return True
        spots.append(self._spot(state))
        return False

    def _spot(self, state: State) -> _Spot:
        features, seat, found = self._features, self._seat, self._found
        others = 0
        if state.peace > self._state.peace:  # a battle was fought
            key = tuple([city.victories for s, city in enumerate(state.cities) if s != seat])
            place = self._battles.get(key)
            if place is None:
                place = self._battles[key] = len(found.others)
                found.others.append(features.others(state, seat))
            others = place
        end = None
        if state.result is not None:
            end = end_of(state, seat)
        found.own.append(features.own(state, seat, self._laid))
        bucket, own = features.bucket(state), len(found.own) - 1
        return _Spot(others, own, state.cities[seat], bucket, end, tuple(state.open_tokens))

    def _leaves(self, spots: list[_Spot], touched: tuple[int, ...]) -> list[int]:
        found = self._found
        places = []
        for others, own, city, bucket, end, open_tokens in spots:
            places.append(len(found.leaves))
            table = self._table(touched, open_tokens)
            uses = self._features.uses(self._laid, touched, city)
            found.leaves.append(Leaf(others, table, own, uses, bucket, end))
        return places

    def _table(self, touched: tuple[int, ...], tokens: tuple[str, ...]) -> int:
        place = self._tables.get((touched, tokens))
        if place is None:
            place = self._tables[touched, tokens] = len(self._found.table)
            part = self._features.table(self._laid, touched, tokens)
            self._found.table.append(part)
        return place


def end_of(state: State, seat: Seat) -> End:
    """Return the end of a match that is over, for a seat."""
    assert state.result is not None
    totals, winners = state.result.totals, state.result.winners
    rival = max(total for s, total in enumerate(totals) if s != seat)
    points = sheet(state.rules, state.cities[seat], state.cat == seat).points
    return End(tuple(points.values()), rival, 1 / len(winners) if seat in winners else 0.0)


class _Spot(NamedTuple):
    """A leaf that has no table yet."""

    others: int
    own: int
    city: City
    bucket: int
    end: End | None
    tokens: tuple[str, ...]


def _sequels(commands: Sequence[Command], tokens: Sequence[str], doubt: bool) -> Sequence[Command]:
    """Return the choices worth following: no unknown token, and few payments in doubt."""
    found: list[Command] = []
    ways: Counter[int] = Counter()
    for command in commands:
        if isinstance(command, TakeToken):
            place = command.place
            if place == FACE_UP or (place >= 0 and tokens[place] == UNKNOWN_TOKEN):
                continue
        elif isinstance(command, BuildStage) and doubt:
            ways[command.stage] += 1
            if ways[command.stage] > WAYS_IN_DOUBT:
                continue
        found.append(command)
    return found


def after_choice(
    state: State, command: Command, card: CardId | None = None, token: str = ""
) -> State:
    """Return the state after the command, with this card on top of the deck, or this token.

    Tokens that come up from the pile otherwise are unknown. Only what can change is copied: a
    battle may change every city.
    """
    after = _copy(state, command, card)
    after.pile = [UNKNOWN_TOKEN] * len(state.pile)
    if token:
        after.pile[-1] = token
    decks = after.decks
    if isinstance(command, TakeCard | LookAtDeck):
        deck = decks[command.deck] = decks[command.deck][:]
        if card is not None:
            deck[-1] = card
    elif isinstance(command, TakeBothCards):
        for place in state.reach[command.seat][:2]:
            decks[place] = decks[place][:]
    answer(after, command, _NO_CHANCE)
    return after


def _copy(state: State, command: Command, card: CardId | None) -> State:
    cities = state.cities[:]
    if isinstance(command, KeepCard):
        card = command.card
    face = None if card is None else state.rules.startling.get(card)
    horns = face.horns if face is not None else 0
    if state.peace <= horns or isinstance(command, TakeBothCards):
        cities = [city.copy() for city in cities]
    else:
        cities[command.seat] = cities[command.seat].copy()
    return State(
        state.rules,
        cities,
        state.reach,
        state.decks[:],
        state.open_tokens[:],
        state.pile,
        state.discards.copy(),
        state.conflict_tokens,
        state.peace,
        state.cat,
        state.turn,
        state.active,
        state.prompt,
        state.agenda,
        state.used,
        state.taken,
        state.knows,
        state.searched,
        None,
        state.version,
        state.offers,
    )
