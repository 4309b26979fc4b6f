"""The state of a match, and its rules as values: rule modules, and the ruleset that they make.

They are one module because each is made of the other: a state carries its ruleset, and the parts
of a ruleset are functions of a state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, Self

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.classic.agenda import Agenda, Step
from sevenwonders_qt.games.classic.catalogue import BoardSide, Card, Cards, Catalogue, Cost, Stage
from sevenwonders_qt.games.classic.city import City
from sevenwonders_qt.games.classic.commands import Use, Way
from sevenwonders_qt.games.classic.counting import Line
from sevenwonders_qt.games.classic.effects import (
    Colour,
    Effect,
    Piece,
    SymbolChoice,
    SymbolRules,
    Tableau,
)
from sevenwonders_qt.games.classic.events import CardChosen, GameEnded
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.prices import Term
from sevenwonders_qt.games.classic.shape import RULEBOOK, Shape
from sevenwonders_qt.games.classic.trade import Market


class OpenBoard(Protocol):
    """The facts of a city in a view that say what its board is like."""

    @property
    def wonder(self) -> str: ...
    @property
    def side(self) -> str: ...
    @property
    def alternatives(self) -> Sequence[int]: ...


class ModuleState(Protocol):
    """A rule module's memory of a match, apart from the cities; only its evolvers write to it."""

    def copy(self) -> Self: ...


@dataclass(slots=True)
class State:
    """The whole truth of a match; only `evolve` writes to it.

    ``agenda`` holds the steps still to run in this turn. ``prompts[seat]`` is the question to the
    seat: a `Prompt` or the prompt of a rule module. ``choices[seat]`` is the face-down card of the
    turn; ``discards`` the pile, oldest first. ``extras`` are the memories of rule modules, by
    name. ``coming`` is the Age about to be played while a rule module lets the cities act before
    it, else 0: an evolver of the module sets it, and the deal of the Age ends it.
    """

    rules: Ruleset
    cities: list[City] = field(default_factory=list)
    age: int = 0
    turn: int = 0
    discards: list[CardId] = field(default_factory=list)
    choices: list[CardChosen | None] = field(default_factory=list)
    prompts: list[str | None] = field(default_factory=list)
    agenda: tuple[str, ...] = ()
    result: GameEnded | None = None
    version: int = 0
    extras: dict[str, ModuleState] = field(default_factory=dict)
    coming: int = 0

    @property
    def current_age(self) -> int:
        """The Age that an act belongs to: before an Age it is that one, not the last."""
        return self.coming or self.age

    @property
    def owing(self) -> Sequence[Seat]:
        return [seat for seat, prompt in enumerate(self.prompts) if prompt is not None]

    @property
    def players(self) -> int:
        """Seats of players; the cities after theirs are free."""
        return len(self.cities) - self.rules.seating.free_cities

    def left_of(self, seat: Seat) -> City:
        return self.cities[seat - 1]

    def right_of(self, seat: Seat) -> City:
        return self.cities[(seat + 1) % len(self.cities)]

    def copy(self) -> State:
        extras = self.extras
        return State(
            self.rules,
            [city.copy() for city in self.cities],
            self.age,
            self.turn,
            self.discards[:],
            self.choices[:],
            self.prompts[:],
            self.agenda,
            self.result,
            self.version,
            {name: extra.copy() for name, extra in extras.items()} if extras else {},
            self.coming,
        )


Reshape = Callable[[Shape], Shape]
Boards = Callable[[Sequence[BoardSide]], Sequence[BoardSide]]
"""Changes the boards of the cities once they are dealt; the left neighbour is the one before."""

Evolver = Callable[[State, Any], None]
Acquire = Callable[["Ruleset", City, Any], None]
Income = Callable[[State, Seat, Any], int]
Opening = Callable[[State, Seat, Card], bool]
ExtraGuilds = Callable[["Ruleset", Sequence[Tableau], Seat], Sequence[CardId]]
Scorer = Callable[["Ruleset", Sequence[Tableau], Seat, "CardId | None"], Iterable[Line]]
"""More lines of a seat, in a sheet with this guild of a neighbour copied, if any."""

Redaction = Callable[[Any, Seat], Event]
Check = Callable[[State, Any], bool]
"""Whether a stored event fits the state that it meets."""

Times = Callable[["Ruleset", Any, Sequence[Tableau], Seat], int]
"""The number of times that an effect scores its ``points``; it counts its ``per``, if any."""

Symbols = Callable[["Ruleset", Sequence[Tableau], Seat], Iterable[SymbolChoice]]
"""Scientific symbols of a city beside those it can show; of each choice it gets the best group."""

Science = Callable[["Ruleset", Sequence[Tableau], Seat], SymbolRules]
"""The rules for the symbols of a city, which are all chosen and changed together."""

Pairing = tuple[Seat, Seat]
Pairings = Callable[[State, Sequence[Pairing]], Sequence[Pairing]]
"""The pairs that fight: changes those that the modules before have made."""

Terms = Callable[[State, Seat, Card | None], Iterable[Term]]
"""The terms that change the price of a structure for a seat now, or with None of its next stage."""

Reserve = Callable[[State, Seat], list[CardId]]
"""The cards that a seat holds beside its hand: a list in the memory of a rule module."""

FollowUp = Callable[[Transaction[State]], None]
"""The consequences of structures and stages outside the common play of a turn."""

Won = Callable[[State, Seat, Sequence[int]], None]
"""Remembers victory tokens of these worths that a seat has gained; called by evolvers."""

TakeBack = Callable[[State, Seat], Event | None]
"""The event that takes a face-down choice of a rule module back; None if the seat made none."""

DefeatTo = Callable[[State, Seat, Seat], Seat]
"""The seat that takes the defeat token of a conflict, from the winner and the loser."""

Outcomes = Callable[["Ruleset", Any], Sequence[Sequence[object]]]
"""The front of each order that chance must have made for an event of the set-up to happen."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A wish that may be made of a box before a match.

    ``carry_out`` emits events for it once the boards are dealt, and raises `ImpossibleSetup` for
    one that cannot be. ``found_in`` returns the wish that events of an opening come from, None
    for none.
    """

    carry_out: Callable[[Transaction[State], Any], None]
    found_in: Callable[[Sequence[Event]], Any]


def shown_to_all(event: Event, seat: Seat) -> Event:
    """Return an event that hides nothing."""
    return event


def unseen(state: State, seat: Seat) -> None:
    """Return the view of a memory that no seat may look into."""


@dataclass(frozen=True, slots=True)
class PlayOption:
    """An extra for one use of a card, for a price.

    ``cost`` is its cost for a seat now, paid together with the structure or stage, or None when it
    is not open to that seat; the card is the structure to be built, None for a stage and a sale.
    ``lay`` runs its effects, once the card is played and all is paid. One play takes one option at
    most, whichever modules offer them.
    """

    use: Use
    cost: Callable[[State, Seat, Card | None], Cost | None]
    lay: Callable[[Transaction[State], Seat], None]


@dataclass(frozen=True, slots=True)
class Answering:
    """The answers to a prompt: the commands that are open, and the effects of one of them.

    ``commands`` are the kinds of these commands. ``outside_turns`` means that it may be asked
    before an Age, or before cards are chosen.
    """

    options: Callable[[State, Seat], list[Command]]
    settle: Callable[[Transaction[State], Any], None]
    commands: tuple[type[Command], ...]
    outside_turns: bool = False


def _itself(state: State, seat: Seat) -> Seat:
    return seat


def _own_hand(state: State, seat: Seat) -> Sequence[CardId]:
    return state.cities[seat].hand


def _in_seat_order(state: State) -> Sequence[Seat]:
    return range(len(state.cities))


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats of the table, and the way that the cards go round.

    ``players`` are the numbers of players it is for; ``free_cities`` is the number of cities after
    theirs that no player plays to win. ``player_of`` returns the seat that decides for a city,
    ``hand_of`` its cards to choose from. ``order`` is the order that the cards of a turn are
    played in, ``passing`` the event that hands the other cards on.
    """

    players: range
    passing: Callable[[State], Event]
    free_cities: int = 0
    player_of: Callable[[State, Seat], Seat] = _itself
    hand_of: Callable[[State, Seat], Sequence[CardId]] = _own_hand
    order: Callable[[State], Sequence[Seat]] = _in_seat_order


@dataclass(frozen=True, slots=True)
class RuleModule:
    """One piece of the rules.

    ``shape`` changes the shape of the match that the modules before it have made, ``boards`` the
    boards of the cities. ``steps`` are put into the phases of the match. ``evolvers`` fold events.
    ``colours`` are those of structures, each with the row of the score sheet for their points,
    empty for none. ``acquire`` applies a kind of effect to the city that gets it, ``incomes``
    returns the bank's single payment for it, ``times`` how often it scores; ``looks_for`` are the
    kinds that any other function of the module looks for. Every effect in the box is of a kind of
    one of these. ``symbols`` are scientific ones that no effect shows, ``science`` changes what the
    symbols of a city are and what they are worth. ``most`` is the most that one card of a colour
    may score, each time that it does. ``pairings`` makes the pairs of the conflicts,
    ``counted_shields`` returns shields of a city that change with what it has, ``won`` remembers
    victory tokens, ``defeat_to`` sends a defeat token to another seat. ``ways`` are extra ways to
    build a card of the hand without paying; those of ``once_an_age`` serve once an Age. ``answers``
    serve prompts; those of a later module go before those of an earlier one. ``extra_guilds`` names
    guilds of other cities; one may be scored as if built, and ``copied_guild_counts`` says whether
    it is then one of the cards that it counts. ``reserve`` are cards that a seat holds beside its
    hand: a stage may be raised over one, and one that is sold leaves the match instead of going to
    the discard pile. ``follow_up`` is what the module does at once when structures were built or
    stages raised outside the common play of a turn. A free city never has a wonder of the
    ``players_only``. Exactly one module has a ``seating``.

    Beyond cards and boards: ``events`` are those of the module, with ``redactions`` that hide
    parts of each from a seat and ``checks`` for stored ones that can be folded. Of ``quiet``
    events other seats learn only that a seat has chosen; ``take_back`` returns the event that
    undoes one while others choose. ``may_wait`` returns whether a match can
    wait for answers as it is, ``outcomes`` the result of chance for an event of the set-up.
    ``wish`` is one that may be made of the box in a `Setup`.
    ``sources`` are ids in the place of a card when the bank pays. ``data`` is read from its files.
    ``pieces`` are those that it lays beside boards: one of each kind, and one with each effect.
    ``extra`` makes its memory of a match, ``view`` the part of it that a seat may know (`unseen`
    for none), ``cover`` the part of that view that any person around the table may see: nothing
    without it. ``options`` are offered with the uses of a card, ``terms`` change how resources are
    paid. ``categories`` are rows of the score sheet, ``scorers`` return more lines. ``players`` is
    for computer players alone: their knowledge of the module, added by the program; the rules never
    look at it.
    """

    name: str
    shape: Reshape | None = None
    boards: Boards | None = None
    steps: tuple[Step[State], ...] = ()
    evolvers: Mapping[type[Event], Evolver] = field(default_factory=dict)
    colours: Mapping[Colour, str] = field(default_factory=dict)
    acquire: Mapping[type[Any], Acquire] = field(default_factory=dict)
    incomes: Mapping[type[Any], Income] = field(default_factory=dict)
    times: Mapping[type[Any], Times] = field(default_factory=dict)
    looks_for: tuple[type[Effect], ...] = ()
    symbols: Symbols | None = None
    science: Science | None = None
    most: Mapping[Colour, int] = field(default_factory=dict)
    pairings: Pairings | None = None
    counted_shields: Callable[[Tableau], int] | None = None
    won: Won | None = None
    defeat_to: DefeatTo | None = None
    ways: Mapping[Way, Opening] = field(default_factory=dict)
    once_an_age: tuple[Way, ...] = ()
    answers: Mapping[str, Answering] = field(default_factory=dict)
    extra_guilds: ExtraGuilds | None = None
    copied_guild_counts: bool = True
    reserve: Reserve | None = None
    follow_up: FollowUp | None = None
    players_only: tuple[str, ...] = ()
    seating: Seating | None = None
    events: tuple[type[Event], ...] = ()
    quiet: tuple[type[Event], ...] = ()
    take_back: TakeBack | None = None
    redactions: Mapping[type[Event], Redaction] = field(default_factory=dict)
    checks: Mapping[type[Event], Check] = field(default_factory=dict)
    may_wait: Callable[[State], bool] | None = None
    outcomes: Mapping[type[Event], Outcomes] = field(default_factory=dict)
    wish: Wish | None = None
    sources: Iterable[str] = ()
    data: Any = None
    pieces: Iterable[Piece] = ()
    extra: Callable[[], ModuleState] | None = None
    view: Callable[[State, Seat], Any] | None = None
    cover: Callable[[Any], Any] | None = None
    options: Mapping[str, PlayOption] = field(default_factory=dict)
    terms: Terms | None = None
    categories: tuple[str, ...] = ()
    scorers: tuple[Scorer, ...] = ()
    players: Any = None


@dataclass(frozen=True, slots=True)
class Expansion:
    """Another box for the base game: its numbers of players, its rules, boards and cards.

    ``more_players`` are numbers of players beyond those of the base game, each with the number that
    the cards of every Age are then prepared for.
    ``cards`` are those for each edition that it goes with; for any edition, if there are none.
    ``house_rules`` are modules that are added if the options name them. ``choices`` are options
    with values, by name, the usual value first, ``lists`` options that are lists of names, which
    ``fitted`` checks. ``fitted`` returns the expansion as it is for some
    options, with the other expansions among them, and for so many players. ``lends`` are effects
    that persons of other expansions have with this one, by their ids; ``borrowed`` returns the
    expansion with effects that others lend.
    """

    name: str
    players: range
    modules: tuple[RuleModule, ...]
    boards: Mapping[tuple[str, str], BoardSide] = field(default_factory=dict)
    cards: Mapping[Edition, Cards] = field(default_factory=dict)
    more_players: Mapping[int, int] = field(default_factory=dict)
    house_rules: Mapping[str, RuleModule] = field(default_factory=dict)
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    lists: tuple[str, ...] = ()
    fitted: Callable[[Expansion, Options, int], Expansion] | None = None
    lends: Mapping[str, tuple[Effect, ...]] = field(default_factory=dict)
    borrowed: Callable[[Expansion, Mapping[str, tuple[Effect, ...]]], Expansion] | None = None

    def choice(self, name: str, options: Options) -> str:
        """Return the value of an option: the agreed one, or the usual one."""
        return dict(options.choices).get(name, self.choices[name][0])


class Ruleset:
    """A catalogue and modules merged, in the order of the arguments.

    Raises ValueError for a step that could never run and other faults of an `Agenda`, for a shape
    that no match can have, when a card has an unknown colour or an Age does not deal whole hands,
    when two options, events or rows of the score sheet have one name, or when not exactly one
    module has a seating.
    """

    def __init__(self, catalogue: Catalogue, *modules: RuleModule) -> None:
        self.catalogue = catalogue
        self.modules = modules
        self.market = Market()
        self.shape = RULEBOOK
        for module in modules:
            if module.shape is not None:
                self.shape = module.shape(self.shape)
        self._boards = tuple(m.boards for m in modules if m.boards)
        self.seating = _only_seating(modules)
        self.agenda = Agenda(step for module in modules for step in module.steps)
        self.times = {kind: times for m in modules for kind, times in m.times.items()}
        self.symbols = tuple(m.symbols for m in modules if m.symbols)
        self.science = tuple(m.science for m in modules if m.science)
        self.most = {colour: most for m in modules for colour, most in m.most.items()}
        self.pairings = tuple(m.pairings for m in modules if m.pairings)
        self.counted_shields = tuple(m.counted_shields for m in modules if m.counted_shields)
        self.won = tuple(m.won for m in modules if m.won)
        self.defeat_to = tuple(m.defeat_to for m in modules if m.defeat_to)
        self.evolvers = _merged_evolvers(modules)
        self.answers = {prompt: answer for m in modules for prompt, answer in m.answers.items()}
        self.ways = tuple((way, opening) for m in modules for way, opening in m.ways.items())
        self.once_an_age = frozenset(way for m in modules for way in m.once_an_age)
        self.all_ways = frozenset((*Way.members, *(way for way, _ in self.ways)))
        self.extra_guilds = tuple(m.extra_guilds for m in modules if m.extra_guilds)
        self.copied_guild_counts = all(m.copied_guild_counts for m in modules)
        self.reserves = tuple(m.reserve for m in modules if m.reserve)
        self.follow_ups = tuple(m.follow_up for m in modules if m.follow_up)
        self.events = tuple(event for m in modules for event in m.events)
        self.take_backs = tuple(m.take_back for m in modules if m.take_back)
        self.players_only = frozenset(wonder for m in modules for wonder in m.players_only)
        self.quiet = tuple(event for m in modules for event in m.quiet)
        self.redactions = {event: shown for m in modules for event, shown in m.redactions.items()}
        self.checks = _merged_checks(modules)
        self.outcomes = {event: found for m in modules for event, found in m.outcomes.items()}
        self.wishes = {m.name: m.wish for m in modules if m.wish is not None}
        self.waits = tuple(m.may_wait for m in modules if m.may_wait is not None)
        self.sources = {*catalogue.cards, *(source for m in modules for source in m.sources)}
        self.data = {m.name: m.data for m in modules if m.data is not None}
        self.players = {m.name: m.players for m in modules if m.players is not None}
        self.views = {m.name: m.view for m in modules if m.view is not None}
        self.covers = {m.name: m.cover for m in modules if m.cover is not None}
        offered = [pair for m in modules for pair in m.options.items()]
        self.options = dict(offered)
        if len(self.options) < len(offered):
            raise ValueError("two modules offer an option of the same name")
        self.build_options = _options_of(self.options, Use.BUILD)
        self.stage_options = _options_of(self.options, Use.STAGE)
        self.sale_options = _options_of(self.options, Use.SELL)
        self.card_options = bool(self.build_options or self.sale_options)
        self.terms = tuple(m.terms for m in modules if m.terms)
        self.categories = tuple(category for m in modules for category in m.categories)
        _refuse_twice("rows of the score sheet", self.categories)
        _refuse_twice("events", [event.__name__ for event in self.events])
        self.rows = {colour: row for m in modules for colour, row in m.colours.items()}
        self.no_cards = dict.fromkeys(self.rows, 0)
        self._check_cards()
        self.scorers = tuple(scorer for m in modules for scorer in m.scorers)
        self._acquire = {kind: take for m in modules for kind, take in m.acquire.items()}
        self._incomes = {kind: income for m in modules for kind, income in m.incomes.items()}
        looked_for = (kind for m in modules for kind in m.looks_for)
        self.kinds = frozenset((*self._acquire, *self._incomes, *self.times, *looked_for))
        self.pieces = frozenset(type(piece) for m in modules for piece in m.pieces)
        self._gains: dict[BoardSide | Card | Stage | Piece, tuple[tuple[Acquire, Effect], ...]] = {}
        self._paid: dict[tuple[Effect, ...], tuple[tuple[Income, Effect], ...]] = {}

    def _check_cards(self) -> None:
        """Check that every card has a colour and a row, and that every Age deals whole hands."""
        for card in self.catalogue.cards.values():
            row = self.rows.get(card.colour)
            if row is None:
                raise ValueError(f"card {card.id}: there is no colour {card.colour}")
            if row not in self.categories and any(type(e) in self.times for e in card.effects):
                raise ValueError(f"card {card.id}: no row of the score sheet for {card.colour}")
        for players in self.seating.players:
            cities = players + self.seating.free_cities
            for age in self.shape.ages_from(1):
                size, due = self.catalogue.deck_size(age, cities), self.shape.hand * cities
                if size != due:
                    raise ValueError(f"Age {age} deals {size} cards to {cities} cities, not {due}")

    def laid(self, sides: Iterable[tuple[str, str]]) -> Sequence[BoardSide]:
        """Return the boards of these wonders and sides as they are beside each other."""
        boards: Sequence[BoardSide] = [self.catalogue.boards[side] for side in sides]
        for change in self._boards:
            boards = change(boards)
        return boards

    def board_of(self, cities: Sequence[OpenBoard], seat: Seat) -> BoardSide:
        """Return the board of a city, with its stages in the order that it has raised them in."""
        board = self.laid([(city.wonder, city.side) for city in cities])[seat]
        return board.ordered(cities[seat].alternatives)

    def gains(self, source: BoardSide | Card | Stage | Piece) -> tuple[tuple[Acquire, Effect], ...]:
        """Return the effects of a card, stage, piece or board that change its city, with functions.

        Raises LookupError for a kind of effect that no rule module knows.
        """
        found = self._gains.get(source)
        if found is None:
            for effect in source.effects:
                if type(effect) not in self.kinds:
                    raise LookupError(f"no rule module of this match knows the effect {effect}")
            taking = ((self._acquire.get(type(effect)), effect) for effect in source.effects)
            found = tuple((take, effect) for take, effect in taking if take is not None)
            self._gains[source] = found
        return found

    def incomes(self, effects: tuple[Effect, ...]) -> tuple[tuple[Income, Effect], ...]:
        """Return the effects that the bank pays for once, each with its income."""
        found = self._paid.get(effects)
        if found is None:
            paying = ((self._incomes.get(type(effect)), effect) for effect in effects)
            found = tuple((income, effect) for income, effect in paying if income is not None)
            self._paid[effects] = found
        return found

    def shields(self, city: City) -> int:
        """Return all shields of a city now."""
        return city.shields + sum([counted(city) for counted in self.counted_shields])

    def pairs(self, state: State) -> Sequence[Pairing]:
        """Return the cities that meet in the next conflicts, the left one of each pair first."""
        seats = len(state.cities)
        found: Sequence[Pairing] = [(left, (left + 1) % seats) for left in range(seats)]
        for pairings in self.pairings:
            found = pairings(state, found)
        return found

    def extras(self) -> dict[str, ModuleState]:
        """Return the extras of the modules for a match that has not begun."""
        return {m.name: m.extra() for m in self.modules if m.extra is not None}

    def chosen(self, age: int, turn: int) -> tuple[str, ...]:
        """Return the agenda of a turn once its cards are chosen."""
        shape = self.shape
        return self.agenda.chosen(last_turn=turn == shape.turns, last_age=age == shape.last_age)


def _refuse_twice(what: str, names: Sequence[str]) -> None:
    """Raise ValueError for a name that two modules bring, as it would be ambiguous."""
    for name in {*names}:
        if names.count(name) > 1:
            raise ValueError(f"two {what} are called {name}")


def _options_of(options: Mapping[str, PlayOption], use: Use) -> Mapping[str, PlayOption]:
    return {name: option for name, option in options.items() if option.use is use}


def _only_seating(modules: tuple[RuleModule, ...]) -> Seating:
    seatings = [module.seating for module in modules if module.seating is not None]
    if len(seatings) != 1:
        raise ValueError(f"{len(seatings)} modules seat the table, not one")
    return seatings[0]


def _merged_evolvers(modules: tuple[RuleModule, ...]) -> dict[type[Event], Evolver]:
    found: dict[type[Event], list[Evolver]] = {}
    for module in modules:
        for event, evolver in module.evolvers.items():
            found.setdefault(event, []).append(evolver)
    return {event: one[0] if len(one) == 1 else _in_turn(one) for event, one in found.items()}


def _merged_checks(modules: tuple[RuleModule, ...]) -> dict[type[Event], tuple[Check, ...]]:
    found: dict[type[Event], tuple[Check, ...]] = {}
    for module in modules:
        for event, check in module.checks.items():
            found[event] = (*found.get(event, ()), check)
    return found


def _in_turn(evolvers: Sequence[Evolver]) -> Evolver:
    def evolve_all(state: State, event: Event) -> None:
        for evolver in evolvers:
            evolver(state, event)

    return evolve_all
