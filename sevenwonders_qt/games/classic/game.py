"""7 Wonders as a decider: commands in, events out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from types import MappingProxyType
from typing import Any

from sevenwonders_qt.core.chance import Chance, FixedChance
from sevenwonders_qt.core.decider import Command, IllegalCommand, ImpossibleSetup
from sevenwonders_qt.core.event import Event, EventCodec
from sevenwonders_qt.core.gap import raise_incomplete
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.milestone import Milestone
from sevenwonders_qt.core.outline import CityOutline, Outline
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.classic import events as ev
from sevenwonders_qt.games.classic.catalogue import (
    BoardSide,
    Catalogue,
    load_catalogue,
    prepared_as,
    with_boards,
    with_cards,
)
from sevenwonders_qt.games.classic.checks import can_follow, can_wait
from sevenwonders_qt.games.classic.commands import TakeBack
from sevenwonders_qt.games.classic.dealing import deal_boards
from sevenwonders_qt.games.classic.free_city import FREE_CITY
from sevenwonders_qt.games.classic.gaps import module_gaps, rule_gaps
from sevenwonders_qt.games.classic.legal import legal, taking_back
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.numbers import PLAYERS
from sevenwonders_qt.games.classic.options import (
    DEFAULT,
    WONDERS_DEALT,
    Edition,
    Options,
    options_as_json,
)
from sevenwonders_qt.games.classic.powers import (
    COPY_NOT_COUNTED,
    POWERS,
    SECOND_EDITION_POWERS,
    SIXTH_COINS_WAIT,
)
from sevenwonders_qt.games.classic.ruleset import Expansion, RuleModule, Ruleset, State
from sevenwonders_qt.games.classic.scoring import sheets
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.games.classic.turn import CLASSIC, round_table
from sevenwonders_qt.games.classic.view import PlayerView, view_for

Sides = Mapping[tuple[str, str], BoardSide]
"""Board sides by wonder and side."""

_NO_BOARDS: Sides = MappingProxyType({})
_POWERS = {Edition.FIRST: POWERS, Edition.SECOND: SECOND_EDITION_POWERS}
_MILESTONES: Mapping[type[Event], Milestone] = {
    ev.AgeBegan: Milestone.AGE,
    ev.TurnBegan: Milestone.ROUND,
    ev.ConflictResolved: Milestone.CONFLICT,
    ev.StageBuilt: Milestone.WONDER,
    ev.GameEnded: Milestone.END,
}
_FOLDERS: Mapping[Edition, tuple[str, ...]] = {
    Edition.FIRST: (),
    Edition.SECOND: ("second_edition",),
}


class Classic:
    """7 Wonders under one ruleset.

    ``begin`` and ``decide`` return events and change nothing; ``step`` decides and folds in place.
    """

    name = "classic"

    def __init__(self, rules: Ruleset, options: Options = DEFAULT) -> None:
        self.rules = rules
        self.options = options
        self.codec = EventCodec(rules.events, {ev.AgeBegan: partial(_has_cards, rules.catalogue)})

    @classmethod
    def of(
        cls,
        options: Options,
        players: int,
        expansions: Sequence[Expansion] = (),
        boards: Sides = _NO_BOARDS,
    ) -> Classic:
        """Return the game as agreed, for so many players; raises `ImpossibleSetup` and `DataError`.

        ``expansions`` and ``boards`` are those that the options name. Raises `Incomplete` for an
        effect that no rule module knows, and other gaps between the parts of an expansion.
        """
        prepared = {more: cards for box in expansions for more, cards in box.more_players.items()}
        if players not in PLAYERS and players not in prepared:
            raise ImpossibleSetup("player_count")
        if players == PLAYERS[0] and options.edition is not Edition.FIRST:
            raise ImpossibleSetup("two_players_edition")
        if tuple(expansion.name for expansion in expansions) != options.expansions:
            raise ImpossibleSetup("unknown_expansion")
        if {wonder for wonder, _ in boards} != {*options.extra_wonders}:
            raise ImpossibleSetup("unknown_wonder")
        if any(players not in expansion.players for expansion in expansions):
            raise ImpossibleSetup("expansion_players")
        known = {name: values for box in expansions for name, values in box.choices.items()}
        if any(value not in known.get(name, ()) for name, value in options.choices):
            raise ImpossibleSetup("unknown_choice")
        lists = {WONDERS_DEALT, *(name for box in expansions for name in box.lists)}
        if not {*dict(options.lists)} <= lists:
            raise ImpossibleSetup("unknown_choice")
        expansions = [
            box if box.fitted is None else box.fitted(box, options, players) for box in expansions
        ]
        lent = {name: more for box in expansions for name, more in box.lends.items()}
        if lent:
            expansions = [
                box if box.borrowed is None else box.borrowed(box, lent) for box in expansions
            ]
        house_rules = {name: rule for box in expansions for name, rule in box.house_rules.items()}
        if not {*options.house_rules} <= house_rules.keys():
            raise ImpossibleSetup("unknown_house_rule")
        catalogue = with_boards(_catalogue(options.edition), boards)
        for expansion in expansions:
            catalogue = with_boards(catalogue, expansion.boards)
            if expansion.cards:
                if options.edition not in expansion.cards:
                    raise ImpossibleSetup("expansion_edition")
                catalogue = with_cards(catalogue, expansion.cards[options.edition])
        if players in prepared:
            catalogue = prepared_as(catalogue, players, prepared[players])
        added = [module for expansion in expansions for module in expansion.modules]
        raise_incomplete(module_gaps([*added, *house_rules.values()]))
        added += [house_rules[name] for name in options.house_rules]
        rules = Ruleset(catalogue, *_rules(options, players), *added)
        raise_incomplete(rule_gaps(rules))
        _check_wonders(rules, options.wonders_dealt, players)
        return cls(rules, options)

    @classmethod
    def first_edition(cls) -> Classic:
        """Return the base game for 3 to 7 players with default options; raises `DataError`."""
        return cls.of(DEFAULT, PLAYERS[-1])

    @classmethod
    def second_edition(cls) -> Classic:
        """Return the same of the second edition; side A is Day, B is Night. Raises `DataError`."""
        return cls.of(Options(Edition.SECOND), PLAYERS[-1])

    @classmethod
    def two_players(cls) -> Classic:
        """Return the variant of the first edition with the Free City; raises `DataError`."""
        return cls.of(DEFAULT, PLAYERS[0])

    @property
    def agreed(self) -> Mapping[str, Any]:
        """The options, as JSON."""
        return options_as_json(self.options)

    def empty(self) -> State:
        """Return the state before the first event."""
        return State(self.rules, extras=self.rules.extras())

    def random_setup(self, players: int) -> Setup:
        """Return a set-up that leaves everything about so many seats to chance."""
        return Setup.random(players)

    def begin(self, setup: Setup, chance: Chance) -> list[Event]:
        """Return the events from the dealt boards to the first hands; raises `ImpossibleSetup`."""
        return self.open(self.empty(), setup, chance)

    def open(self, state: State, setup: Setup, chance: Chance) -> list[Event]:
        """Begin and fold in place, into an empty state; raises `ImpossibleSetup`."""
        transaction = Transaction(state, chance, self.rules.evolvers)
        boards = deal_boards(self.rules, setup, chance, self.options.wonders_dealt)
        transaction.emit(ev.GameBegan(boards, self.rules.shape.first_coins))
        for name, wish in setup.boxes.items():
            if name not in self.rules.wishes:
                raise ImpossibleSetup("unknown_wish")
            self.rules.wishes[name].carry_out(transaction, wish)
        advance(transaction)
        return transaction.events

    def could_begin(self, events: Sequence[Event]) -> bool:
        """Return whether boards and cards can have been dealt like this; may raise ValueError."""
        rules, began = self.rules, events[0]
        if not isinstance(began, ev.GameBegan):
            return False
        wishes = [BoardWish(board.wonder, board.side) for board in began.boards]
        free_city = wishes.pop() if rules.seating.free_cities else BoardWish()
        known = (event for event in events if type(event) in rules.outcomes)
        orders_of = [rules.outcomes[type(event)](rules, event) for event in known]
        wonders: list[object] = []  # all of them are wished for
        chance = FixedChance([wonders, *(order for orders in orders_of for order in orders)])
        found = {name: wish.found_in(events) for name, wish in rules.wishes.items()}
        boxes = {name: wish for name, wish in found.items() if wish is not None}
        return self.begin(Setup(tuple(wishes), free_city, boxes=boxes), chance) == [*events]

    def legal(self, state: State, seat: Seat) -> Sequence[Command]:
        return legal(state, seat)

    def decide(self, state: State, command: Command, chance: Chance) -> list[Event]:
        """Return the events that the command leads to; raises `IllegalCommand`."""
        return self.step(state.copy(), command, chance)

    def step(self, state: State, command: Command, chance: Chance) -> list[Event]:
        """Decide and fold in place; after `IllegalCommand` the state is as it was."""
        transaction = Transaction(state, chance, self.rules.evolvers)
        seat = command.seat
        if not 0 <= seat < len(state.cities):
            raise IllegalCommand("no_such_seat")
        if isinstance(command, TakeBack):
            taken_back = taking_back(state, seat)
            if taken_back is None:
                raise IllegalCommand("nothing_to_take_back")
            transaction.emit(taken_back)
            return transaction.events
        prompt = state.prompts[seat]
        if prompt is None:
            raise IllegalCommand("not_asked")
        self.rules.answers[prompt].settle(transaction, command)
        advance(transaction)
        return transaction.events

    def evolve(self, state: State, event: Event) -> None:
        """Fold one event into the state."""
        state.version += 1
        self.rules.evolvers[type(event)](state, event)

    def can_follow(self, state: State, event: Event) -> bool:
        return can_follow(state, event)

    def can_wait(self, state: State) -> bool:
        return can_wait(state)

    def is_over(self, state: State) -> bool:
        return state.result is not None

    def players(self, state: State) -> int:
        """Return the number of cities that are played to win: those of the first seats."""
        return state.players

    def seats(self, state: State) -> int:
        """Return the number of players, plus the Free City if there is one."""
        return len(state.cities)

    def player_of(self, state: State, seat: Seat) -> Seat:
        """Return the seat that answers for a city: its own, or the player of a free city."""
        return self.rules.seating.player_of(state, seat)

    def scores(self, state: State) -> list[dict[str, int]]:
        """Return points by category and in total, for each city, in the current state."""
        return [dict(sheet.by_category()) for sheet in sheets(self.rules, state.cities)]

    def details(self, state: State) -> Sequence[Mapping[str, str | int]]:
        return [
            {"wonder": city.wonder, "side": city.side, "coins": city.coins} for city in state.cities
        ]

    def view_for(self, state: State, seat: Seat) -> PlayerView:
        return view_for(state, seat)

    def redact(self, event: Event, seat: Seat) -> Event:
        """Return the event as this seat may see it; raises KeyError for one of no module."""
        return self.rules.redactions[type(event)](event, seat)

    def memory_for(self, past: Iterable[tuple[Sequence[Event], State]], seat: Seat) -> Memory:
        """Return the hands of the Age as the seat knows them."""
        memory = Memory(seat)
        for events, state in past:
            if (
                not memory.hands
            ):  # if the position was laid out within an Age, no hand was seen before
                memory.hands = [None] * len(state.cities)
            self.remember(memory, events, state)
        return memory

    def remember(self, memory: Memory, events: Sequence[Event], state: State) -> None:
        for event in events:
            memory.hear(self.redact(event, memory.seat))
        if memory.hands:
            memory.look(state.cities[memory.seat].hand)

    def reveals(self, event: Event) -> bool:
        """Return whether more becomes known than that a player has chosen."""
        return not isinstance(event, self.rules.quiet)

    def milestone(self, event: Event) -> Milestone | None:
        return _MILESTONES.get(type(event))

    def outline(self, state: State) -> Outline:
        """Return an outline of the match, without the Free City.

        Where the cities act before an Age, it is turn 0 of that Age.
        """
        points = self.scores(state)
        cities = tuple(
            CityOutline(
                city.wonder,
                city.side,
                city.stages,
                len(city.board.stages),
                by_category,
                tuple(piece.person for piece in city.pieces if piece.person),
            )
            for city, by_category in zip(state.cities[: state.players], points, strict=False)
        )
        winners = state.result.winners if state.result is not None else ()
        shape = self.rules.shape
        ages = (shape.turns,) * shape.last_age
        turn = 0 if state.coming else state.turn
        return Outline(state.current_age, turn, cities, winners, ages)


def _has_cards(box: Catalogue, event: ev.AgeBegan) -> bool:
    """Return whether all the cards dealt are in the box; later events move them about."""
    return box.cards.keys() >= {card for hand in event.hands for card in hand}


def _check_wonders(rules: Ruleset, dealt: Sequence[str], players: int) -> None:
    """Check that wonders which may be dealt exist, and are enough; raises `ImpossibleSetup`."""
    if not dealt:
        return
    if not {*dealt} <= {*rules.catalogue.wonders}:
        raise ImpossibleSetup("unknown_names")
    free = rules.seating.free_cities
    if len(dealt) < players + free or (free and {*dealt} <= rules.players_only):
        raise ImpossibleSetup("few_names")


def _rules(options: Options, players: int) -> Iterator[RuleModule]:
    """Yield the modules of a table, in the order that their steps run in."""
    yield CLASSIC
    yield FREE_CITY if players == PLAYERS[0] else round_table(players)
    if not options.sixth_coins_pay_seventh:
        yield SIXTH_COINS_WAIT
    if not options.copied_guild_counts:
        yield COPY_NOT_COUNTED
    yield from _POWERS[options.edition]


@cache
def _catalogue(edition: Edition) -> Catalogue:
    """Return the cards and boards of an edition, read from their files once; raises `DataError`."""
    folder = ("data", "classic", *_FOLDERS[edition])
    return load_catalogue(
        resource_path(*folder, "cards.toml"), resource_path(*folder, "boards.toml")
    )


def advance(transaction: Transaction[State]) -> None:
    """Run queued steps until a seat has to answer or the match is over.

    Events that open a turn or an Age write a new agenda. Otherwise the steps run are noted only
    when the game has to wait between them: no other code needs to know. Raises RuntimeError when
    nothing is left to do and the match is not over: no step has led on.
    """
    state = transaction.state
    if any(state.prompts):
        return
    steps = state.rules.agenda.steps
    agenda = noted = state.agenda
    while agenda and not any(state.prompts):
        step, agenda = agenda[0], agenda[1:]
        steps[step].run(transaction)
        if state.agenda is not noted:
            agenda = noted = state.agenda
    if agenda is not noted:
        if not agenda:
            raise RuntimeError(f"the match stops after step {step}: nobody is asked")
        transaction.emit(ev.StepsDone(agenda))
