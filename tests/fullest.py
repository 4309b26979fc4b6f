"""The fullest states there are: what pages, tables, texts and pictures must have room for.

The last Age, with every kind of military token, debts and pawns, all stages, as many cards as a
city can have, and the longest names. Positions need not be reachable by play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence, Set
from dataclasses import replace
from functools import cache
from typing import Final

from sevenwonders_qt.app.architects.staging import StagedArchitects
from sevenwonders_qt.app.boxes import BOXES, box_of
from sevenwonders_qt.app.staging import Staged
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.scenario import Place as Seated
from sevenwonders_qt.games.architects.scenario import Scenario as Laid
from sevenwonders_qt.games.cities.commands import LOSS
from sevenwonders_qt.games.cities.effects import TakeDiplomacy
from sevenwonders_qt.games.cities.scenario import cities_events
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.effects import BLACK, Colour
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import DEFAULT, Options
from sevenwonders_qt.games.classic.ruleset import State
from sevenwonders_qt.games.classic.scenario import Place, Scenario, raised
from sevenwonders_qt.games.classic.scoring import Category
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.edifice.scenario import edifice_events, edifice_scenario
from sevenwonders_qt.games.leaders.commands import LeaderPrompt
from sevenwonders_qt.games.leaders.scenario import leaders_scenario
from sevenwonders_qt.games.leaders.state import hands_of
from sevenwonders_qt.models.architects.table import ArchitectsTable, architects_table
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.table import Table, noted, table_for
from sevenwonders_qt.models.words.terms import with_free_city
from sevenwonders_qt.session.results import SeatResult
from tests.models.results import table

NAMES: Final = (
    "Maximiliana Goulart",
    "Bartolomeu de Gusmão",
    "Wilhelmina Montenegro",
    "Guadalupe Hernández",
    "Christopher Wordsworth",
    "Montserrat Villanueva",
    "Hermenegildo Queirós",
)
"""As long as people type them, longer than there is room for beside anything."""

_LEVELS: Final = ("master:merchant", "skilled:scholar", "beginner:builder", "expert:general")
_BOARDS: Final = (
    ("halicarnassus", "B"),
    ("giza", "B"),
    ("alexandria", "A"),
    ("ephesus", "B"),
    ("babylon", "A"),
    ("olympia", "B"),
    ("rhodes", "A"),
)
_EDIFICE_BOARDS: Final = (("alexandria", "B"), ("carthage", "A"), *_BOARDS[1:2], *_BOARDS[3:])
_MOST: Final = (
    Colour.GREEN,
    Colour.BLUE,
    Colour.RED,
    Colour.BROWN,
    Colour.YELLOW,
    Colour.RED,
    Colour.GREEN,
)
"""The colour of which each city, from seat 0 on, has as many structures as it can."""

_TOKENS: Final = (
    (1, 3, 3, 5, 5, -1, -1),
    (1, 1, 3, 3, -1),
    (-1, -1, -1, -1, -1, -1),
    (5, 5, 3, 1, -1),
    (1, -1, 3, -1, 5),
    (3, 3, 5, 5),
    (1, 1, -1, -1, 5, -1),
)
_HELD: Final = (
    *("wood", "wood", "stone", "stone", "brick", "papyrus", "glass", "coin", "coin"),
    *("compass", "gear", "red0", "red0", "red1", "red1", "red2"),
    *("blue3", "blue3", "blue2cat", "blue2cat"),
)
"""Cards before a city of Architects: of each kind about as many as there are in any match."""

_PROGRESS: Final = 5
"""Progress tokens of the own city there."""

_MATCHES: Final = 42
_COINS: Final = (32, 41, 0, 28, 24, 17, 30)
_OF_A_COLOUR: Final = 8
_AGES: Final = (1, 2, 3)

_LEADER_BOARDS: Final = (("roma", "B"), ("abu_simbel", "B"))
"""The first boards in a match with leaders, which only their box has."""

_RECRUITED: Final = (
    ("aristotle", "amytis", "leonidas", "plato", "nitocris"),
    ("nefertiti", "hatshepsut", "cleopatra"),
    ("alexander", "midas", "caesar"),
    ("euclid", "pythagoras"),
    ("hannibal", "justinian"),
    ("bilkis", "xenophon", "hypatia"),
    ("varro", "zenobia"),
)
"""The leaders that each city has recruited: as many as can be, with most pictures on them."""

_BURIED: Final = {1: ("sappho", "solomon")}
_IN_HAND: Final = ("tomyris", "aganice", "archimedes", "eurypyle")
_PROJECTS: Final = ("artisan_district", "auction_house", "concentric_castle")

_CITIES_BOARDS: Final = (("byzantium", "B"), ("petra", "B"))
_PACK_BOARDS: Final = (
    ("great_wall", "A"),
    ("stonehenge", "B"),
    ("manneken_pis", "A"),
    ("stonehenge", "A"),
)
_EVERY_BOARD: Final = (
    *_LEADER_BOARDS,
    ("byzantium", "B"),
    ("stonehenge", "B"),
    ("great_wall", "B"),
    ("manneken_pis", "A"),
    ("ur", "A"),
)
_DEBTS: Final = {0: 12, 1: 8, 2: 1, 3: 21, 4: 3, 6: 10}
"""Debts of Cities by seat."""

_BLACK: Final = (
    *("residence", "consulate", "embassy", "west_clandestine_wharf", "east_clandestine_wharf"),
    *("pigeonhole", "band_of_spies", "torture_chamber"),
)
"""The black cards that a city with most of them has: all signs of peace, wharves and masks."""

_TAKING: Final = (
    *("opium_distillery", "cenotaph", "chamber_of_builders", "brotherhood"),
    "counterfeiters_guild",
)
"""Cards of Age III with which the cities from seat 1 on make all others lose coins."""

EDIFICE: Final = ("edifice",)
ALL_BOXES: Final = tuple(BOXES)

FULL_HAND: Final = 1
LAST: Final = 6
"""Turns of Age III of the base game: the first with a whole hand, the last with every card built.
"""


def seats(players: int, cities: int, names: Sequence[str] = NAMES) -> tuple[SeatInfo, ...]:
    """A person among computer players of every temperament, with long names unless given others."""
    others = (
        SeatInfo(name, Player(_LEVELS[number % len(_LEVELS)]))
        for number, name in enumerate(names[1:players])
    )
    return with_free_city((SeatInfo(names[0], Player.PERSON), *others), cities)


def classic_table(
    players: int,
    turn: int | None = None,
    *,
    boxes: tuple[str, ...] = (),
    most: str = Colour.GREEN,
    names: Sequence[str] = NAMES,
) -> Table:
    """The table of seat 0 in a turn of Age III, the last one if none is named.

    Seat 0 has as many structures of the colour ``most`` as it can; of two players it decides for
    the Free City.
    """
    game, position = _classic_position(players, turn, boxes, most)
    return _table_of(game, position.state, players, boxes, names)


def step_table(
    players: int, hand: int, *, boxes: tuple[str, ...], names: Sequence[str] = NAMES
) -> Table:
    """The table of seat 0 before Age III, with so many leaders in the hand."""
    game, position = _classic_position(players, None, boxes, Colour.GREEN, age=2, hand=hand)
    state = position.state.copy()
    while state.prompts[0] != LeaderPrompt.USE:
        game.step(state, game.legal(state, state.owing[0])[0], position.chance_at(state))
    return _table_of(game, state, players, boxes, names)


def loss_table(
    players: int, *, boxes: tuple[str, ...], coins: int, names: Sequence[str] = NAMES
) -> Table:
    """The table of seat 0 with so many coins, when all others have made it lose some."""
    game, position = _classic_position(players, None, boxes, BLACK, coins=coins, taking=True)
    state = position.state.copy()
    while state.prompts[0] != LOSS:
        game.step(state, _that_takes(game, state, state.owing[0]), position.chance_at(state))
    return _table_of(game, state, players, boxes, names)


def _that_takes(game: Classic, state: State, seat: Seat) -> Command:
    """What a seat does so that others lose coins; the least that it can if nothing takes any."""
    legal = game.legal(state, seat)
    builds = (each for each in legal if isinstance(each, Play) and each.use is Use.BUILD)
    return next((each for each in builds if seat and each.card in _TAKING), legal[-1])


def draft_table(players: int, kept: int, names: Sequence[str] = NAMES) -> Table:
    """The table of seat 0 in the draft, when it has kept so many leaders."""
    game = _game(players, ("leaders",))
    state, chance = game.empty(), SeededChance("fullest")
    game.open(state, Setup.random(players), chance)
    while len(hands_of(state).kept[0]) < kept:
        seat = state.owing[-1]
        dear = max(game.legal(state, seat), key=lambda command: len(str(command)))
        game.step(state, dear, chance)
    return _table_of(game, state, players, ("leaders",), names)


def _table_of(
    game: Classic, state: State, players: int, boxes: tuple[str, ...], names: Sequence[str]
) -> Table:
    view = game.view_for(state, 0)
    free = next((seat for seat, player in enumerate(view.deciders) if seat > player == 0), None)
    free_city = None if free is None else game.view_for(state, free)
    log = noted([], [game.redact(event, 0) for event in _played(players, boxes).events])
    info = seats(players, len(state.cities), names)
    return table_for(game.rules, view, info, tuple(log), free_city)


def warned_table(built: Sequence[str]) -> Table:
    """Return the table of seat 0 of seven with these structures, an Edifice about to fail."""
    game = _game(7, ("edifice",))
    boards = (("ephesus", "A"), *(board for board in _EDIFICE_BOARDS if board[0] != "ephesus"))
    places = [Place(*board, coins=4) for board in boards[:7]]
    places[0] = replace(places[0], built=built)
    position = edifice_scenario(
        game, places, _PROJECTS, age=3, turn=LAST, joined={1: (1, 2, 3)}, debts={0: (1, 2)}
    )
    return table_for(game.rules, game.view_for(position.state, 0), seats(7, 7), ())


def architects_table_of(players: int, names: Sequence[str] = NAMES) -> ArchitectsTable:
    """The table of seat 0, who is about to take a card."""
    game, position = _architects_position(players)
    view = game.view_for(position.state, 0)
    events = StagedArchitects(game, players, "fullest", None).events
    log = tuple(game.redact(event, 0) for event in events if not game.is_over(position.state))
    return architects_table(game.rules, view, seats(players, players, names), log)


def results() -> list[SeatResult]:
    """Of as many matches as charts have room for, with all boards, levels and sources of points."""
    found = []
    for number in range(_MATCHES):
        others = [
            (f"@{_LEVELS[(number + seat) % len(_LEVELS)].partition(':')[0]}", 30 + 13 * seat % 50)
            for seat in range(2 + number % 5)
        ]
        board, _ = _BOARDS[number % len(_BOARDS)]
        person = NAMES[number % 3], 19 + number * 29 % 73, board, "AB"[number // len(_BOARDS) % 2]
        for one in table(number, person, *others, paper=number % 4 == 0):
            share, rest = divmod(one.total, len(Category))
            points = {str(kind): share for kind in Category} | {str(Category.CIVIL): share + rest}
            leaders = _RECRUITED[(number + one.seat) % len(_RECRUITED)]
            found.append(replace(one, points=points, people=leaders))
    return found


@cache
def _game(players: int, boxes: tuple[str, ...]) -> Classic:
    if not boxes:
        return box_of(BOXES).classic(DEFAULT, players)
    choices = (("cities_deck", "42"), ("cities_guilds", "all")) if "cities" in boxes else ()
    return box_of(BOXES).classic(Options(expansions=boxes, choices=choices), players)


@cache
def _played(players: int, boxes: tuple[str, ...]) -> Staged:
    return Staged(_game(players, boxes), players, "fullest", (3, LAST))


@cache
def _classic_position(
    players: int,
    turn: int | None,
    boxes: tuple[str, ...],
    most: str,
    *,
    age: int = 3,
    hand: int = 1,
    coins: int = _COINS[0],
    taking: bool = False,
) -> tuple[Classic, Scenario]:
    """Return a position of an Age; a city with leaders holds so many in its ``hand``.

    If the others are ``taking``, each of them has a card that makes all others lose coins.
    """
    game = _game(players, boxes)
    turn = turn or game.rules.shape.turns
    cities = players + game.rules.seating.free_cities
    boards = _boards(boxes)[:cities]
    stages = [len(game.rules.catalogue.boards[board].stages) for board in boards]
    held = ((), *((card,) for card in _TAKING), ())[:cities] if taking else ((),) * cities
    built = _built(game, stages, turn, most, age, {card for cards in held for card in cards})
    places = [
        Place(*board, hand=held[seat], built=built[seat], stages=stages[seat],
              coins=_COINS[seat] if seat else coins, tokens=_TOKENS[seat])
        for seat, board in enumerate(boards)
    ]  # fmt: skip
    also = [*_of_boxes(game, places, age)]
    if "leaders" not in boxes:
        return game, Scenario(game, places, age=age, turn=turn, also=also)
    hands = {seat: _IN_HAND[:hand] if not seat else () for seat in range(players)}
    recruits = {seat: _RECRUITED[seat][: age if seat else None] for seat in range(players)}
    position = leaders_scenario(
        game, places, recruited=recruits, hands=hands, buried=_BURIED, also=also, age=age, turn=turn
    )
    return game, position


def _boards(boxes: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The boards by seat: first those that only these boxes have."""
    if {"leaders", "cities"} <= {*boxes}:
        return _EVERY_BOARD
    usual = _EDIFICE_BOARDS if "edifice" in boxes else _BOARDS
    own = {"leaders": _LEADER_BOARDS, "cities": _CITIES_BOARDS, "wonder_pack": _PACK_BOARDS[:3]}
    return (*(board for box in boxes for board in own.get(box, ())), *usual)


def _of_boxes(game: Classic, places: Sequence[Place], age: int) -> Iterator[Event]:
    """Yield what has come of Edifices, and of black cards: as many tokens and debts as can be."""
    if "edifice" in game.options.expansions:
        joined = {0: (3,), 1: (2, 3), 2: (2,)}
        joined = {seat: tuple(n for n in ages if n <= age) for seat, ages in joined.items()}
        debts = {0: (1, 2)[: age - 1], 1: (1,), 2: (1,)}
        yield from edifice_events(game.rules, places, _PROJECTS, age, joined, debts)
    if "cities" in game.options.expansions:
        owed = {seat: debts for seat, debts in _DEBTS.items() if seat < len(places)}
        peace = [seat for seat in range(len(places)) for _ in range(_envoys(game, places, seat))]
        yield from cities_events(game.rules, places, owed, peace)


def _envoys(game: Classic, places: Sequence[Place], seat: Seat) -> int:
    """Return how many diplomacy tokens a city has taken."""
    cards = game.rules.catalogue.cards
    effects = [effect for stage in raised(game.rules, places, seat) for effect in stage.effects]
    effects += [effect for card in places[seat].built for effect in cards[CardId(card)].effects]
    return sum(isinstance(effect, TakeDiplomacy) for effect in effects)


def _built(
    game: Classic, stages: Sequence[int], turn: int, most: str, now: int, held: Set[str]
) -> list[list[CardId]]:
    """The structures of each city in an Age ``now``: most of one colour, all others in turn.

    Seat 0 has the colour ``most``, and those after it in the list follow. Cards that the hands of
    this turn and the stages need are left in the box, and so are those ``held`` in hands.
    """
    cards, turns = game.rules.catalogue.cards, game.rules.shape.turns
    left = Counter(
        card
        for age in _AGES[:now]
        for card in (*game.rules.catalogue.deck(age, 7), *_guilds(game, age))
        if card not in held
    )
    first = _MOST.index(most) if most in _MOST else 0
    kinds = [most, *(_MOST[(first + seat) % len(_MOST)] for seat in range(1, len(stages)))]
    hands = len(stages) * (game.rules.shape.hand + 1 - turn) - len(held)
    last = sum(count for card, count in left.items() if cards[card].age == now) - hands
    whole = [turns * now - (turns - turn) - 1 - stage for stage in stages]
    built: list[list[CardId]] = [[] for _ in stages]
    for rest in (False, True):
        for seat in range(len(stages)):
            names = {cards[card].name for card in built[seat]}
            for card in _order(game, kinds[seat], rest=rest):
                room = len(built[seat]) < (whole[seat] if rest else _OF_A_COLOUR)
                late = cards[card].age == now
                if room and left[card] and cards[card].name not in names and (last or not late):
                    built[seat].append(card)
                    names.add(cards[card].name)
                    left[card] -= 1
                    last -= late
    return built


def _guilds(game: Classic, age: int) -> Iterator[CardId]:
    return (card for pool in game.rules.catalogue.pools_of(age) for card in pool.cards)


def _order(game: Classic, most: str, *, rest: bool) -> list[CardId]:
    """The cards of a colour, the last first; or the ``rest``, colour after colour in turn."""
    cards = game.rules.catalogue.cards
    found = [card for card, entry in cards.items() if (entry.colour == most) is not rest]
    if not rest:
        return [*filter(_BLACK.__contains__, found), *found[::-1]]
    by_colour: dict[str, list[CardId]] = {}
    for card in found:
        by_colour.setdefault(cards[card].colour, []).append(card)
    rounds = max(map(len, by_colour.values()))
    return [
        each[number] for number in range(rounds) for each in by_colour.values()
        if number < len(each)
    ]  # fmt: skip


@cache
def _architects_position(players: int) -> tuple[Architects, Laid]:
    game = Architects.with_options()
    catalogue = game.rules.catalogue
    tokens = [*catalogue.tokens]
    places = []
    for seat, wonder in enumerate([*catalogue.wonders][:players]):
        own = [tokens.pop(0) for _ in range(_PROGRESS if seat == 0 else 1)]
        built = (1, 2, 3, 4)[: 4 - seat % 2]
        places.append(Seated(wonder, _HELD, stages=built, tokens=own, victories=9))
    return game, Laid(game, places, cat=0, peace=1)
