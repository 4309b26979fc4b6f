"""7 Wonders Architects as a decider: commands in, events out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial
from typing import Any

from sevenwonders_qt.core.chance import Chance, FixedChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event, EventCodec
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.milestone import Milestone
from sevenwonders_qt.core.outline import CityOutline, Outline
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.architects import events as ev
from sevenwonders_qt.games.architects.catalogue import Catalogue, load_catalogue
from sevenwonders_qt.games.architects.checks import can_follow, can_wait
from sevenwonders_qt.games.architects.evolve import EVOLVERS
from sevenwonders_qt.games.architects.legal import legal
from sevenwonders_qt.games.architects.numbers import NAME, STAGES
from sevenwonders_qt.games.architects.options import Options, as_json
from sevenwonders_qt.games.architects.redact import redact
from sevenwonders_qt.games.architects.ruleset import Ruleset
from sevenwonders_qt.games.architects.scoring import sheets
from sevenwonders_qt.games.architects.setup import Setup, deal, first_seat
from sevenwonders_qt.games.architects.state import State
from sevenwonders_qt.games.architects.turn import answer, begin_turn
from sevenwonders_qt.games.architects.view import PlayerView, view_for

_IN_THE_OPEN = (ev.StageBuilt, ev.ActionEarned, ev.ActionUsed)
_MILESTONES: Mapping[type[Event], Milestone] = {
    ev.TurnBegan: Milestone.ROUND,
    ev.BattleFought: Milestone.CONFLICT,
    ev.StageBuilt: Milestone.WONDER,
    ev.GameEnded: Milestone.END,
}


class Architects:
    """7 Wonders Architects for 2 to 7 players, under one ruleset.

    ``begin`` and ``decide`` return events and change nothing; ``step`` decides and folds in place.
    """

    name = NAME

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.codec = EventCodec(ev.EVENTS, {ev.GameBegan: partial(_has_pieces, rules.catalogue)})

    @classmethod
    def with_options(cls, options: Options | None = None) -> Architects:
        """Return the game of the box, with these options or the usual ones; raises `DataError`."""
        return cls(Ruleset(_catalogue(), options or Options()))

    @property
    def agreed(self) -> Mapping[str, Any]:
        """The house values, as JSON."""
        return as_json(self.rules.options)

    def empty(self) -> State:
        """Return the state before the first event."""
        return State(self.rules)

    def random_setup(self, players: int) -> Setup:
        """Return a set-up that leaves everything about so many seats to chance."""
        return Setup.random(players)

    def begin(self, setup: Setup, chance: Chance) -> list[Event]:
        """Return the events from the shuffled decks to the first turn; raises `ImpossibleSetup`."""
        return self.open(self.empty(), setup, chance)

    def open(self, state: State, setup: Setup, chance: Chance) -> list[Event]:
        """Begin and fold in place, into an empty state; raises `ImpossibleSetup`."""
        transaction = Transaction(state, chance, EVOLVERS)
        transaction.emit(deal(self.rules, setup, chance))
        begin_turn(transaction, first_seat(self.rules, len(setup.wonders), chance))
        return transaction.events

    def could_begin(self, events: Sequence[Event]) -> bool:
        """Return whether wonders, decks and tokens can be like this; may raise ValueError."""
        began, first = events[0], events[-1]
        if not isinstance(began, ev.GameBegan) or not isinstance(first, ev.TurnBegan):
            return False
        wonders: list[object] = []  # all of them are wished for
        laid = (*began.decks, began.central, began.tokens)
        chance = FixedChance([wonders, *laid, [first.seat]])
        return self.begin(Setup(began.wonders), chance) == [*events]

    def legal(self, state: State, seat: Seat) -> Sequence[Command]:
        return legal(state, seat)

    def decide(self, state: State, command: Command, chance: Chance) -> list[Event]:
        """Return the events that the command leads to; raises `IllegalCommand`."""
        return self.step(state.copy(), command, chance)

    def step(self, state: State, command: Command, chance: Chance) -> list[Event]:
        """Decide and fold in place; after `IllegalCommand` the state is as it was."""
        return answer(state, command, chance)

    def evolve(self, state: State, event: Event) -> None:
        """Fold one event into the state."""
        state.version += 1
        EVOLVERS[type(event)](state, event)

    def can_follow(self, state: State, event: Event) -> bool:
        return can_follow(state, event)

    def can_wait(self, state: State) -> bool:
        return can_wait(state)

    def is_over(self, state: State) -> bool:
        return state.result is not None

    def players(self, state: State) -> int:
        """Return the number of seats, each played to win."""
        return len(state.cities)

    def seats(self, state: State) -> int:
        return len(state.cities)

    def player_of(self, state: State, seat: Seat) -> Seat:
        """Return the seat that answers for a seat: always itself."""
        return seat

    def scores(self, state: State) -> list[dict[str, int]]:
        """Return points by category and in total, for each seat, in the current state."""
        return [sheet.by_category() for sheet in sheets(self.rules, state.cities, state.cat)]

    def details(self, state: State) -> Sequence[Mapping[str, str | int]]:
        return [{"wonder": city.wonder, "stages": len(city.stages)} for city in state.cities]

    def view_for(self, state: State, seat: Seat) -> PlayerView:
        return view_for(state, seat)

    def redact(self, event: Event, seat: Seat) -> Event:
        return redact(event, seat)

    def memory_for(self, past: Iterable[tuple[Sequence[Event], State]], seat: Seat) -> None:
        """Return None: no hidden card is ever handed on."""

    def remember(self, memory: None, events: Sequence[Event], state: State) -> None:
        """Do nothing."""

    def reveals(self, event: Event) -> bool:
        """Return whether more becomes known than a player's use of open cards and tokens."""
        return not isinstance(event, _IN_THE_OPEN)

    def milestone(self, event: Event) -> Milestone | None:
        return _MILESTONES.get(type(event))

    def outline(self, state: State) -> Outline:
        """Return an outline of the match; its turns count the rounds of all players."""
        cities = tuple(
            CityOutline(city.wonder, "", len(city.stages), STAGES, points)
            for city, points in zip(state.cities, self.scores(state), strict=True)
        )
        winners = state.result.winners if state.result is not None else ()
        return Outline(0, (max(1, state.turn) - 1) // len(state.cities) + 1, cities, winners)


def _has_pieces(box: Catalogue, event: ev.GameBegan) -> bool:
    """Return whether all the cards and tokens laid out are in the box."""
    cards = {card for deck in (*event.decks, event.central) for card in deck}
    return box.cards.keys() >= cards and box.tokens.keys() >= {*event.tokens}


@cache
def _catalogue() -> Catalogue:
    """Return the cards, wonders and tokens, read from their files once; raises `DataError`."""
    return load_catalogue(resource_path("data", "architects"))
