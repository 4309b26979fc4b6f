"""The box: finds every game that the program plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from sevenwonders_qt.core.decider import AnyGame, ImpossibleSetup, Variant
from sevenwonders_qt.games.cities.catalogue import CHOICES as CHOICES_OF_CITIES
from sevenwonders_qt.games.cities.catalogue import NAME as CITIES
from sevenwonders_qt.games.classic.catalogue import BoardSide
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Options, options_from_json
from sevenwonders_qt.games.classic.ruleset import Expansion
from sevenwonders_qt.games.edifice.catalogue import BOTH_PAWNS, load_all_boards
from sevenwonders_qt.games.edifice.catalogue import NAME as EDIFICE
from sevenwonders_qt.games.game_rules import GameRules
from sevenwonders_qt.games.leaders.catalogue import BURYING_OPTIONAL, CHOICES, OWN_PILE
from sevenwonders_qt.games.leaders.catalogue import NAME as LEADERS
from sevenwonders_qt.games.wonder_pack.catalogue import NAME as WONDER_PACK


def _edifice() -> Expansion:
    from sevenwonders_qt.games.edifice.module import load_expansion

    return load_expansion()


def _leaders() -> Expansion:
    from sevenwonders_qt.games.leaders.module import load_expansion

    return load_expansion()


def _cities() -> Expansion:
    from sevenwonders_qt.games.cities.module import load_expansion

    return load_expansion()


def _wonder_pack() -> Expansion:
    from sevenwonders_qt.games.wonder_pack.module import load_expansion

    return load_expansion()


def _no_boards() -> Mapping[tuple[str, str], BoardSide]:
    return {}


@dataclass(frozen=True, slots=True)
class OnShelf:
    """An expansion that the program comes with: a function that loads it, and its options.

    The options are known before its files are read. ``extra_wonders`` are those of it that can
    join any match of 7 Wonders, their boards are among the ``boards``. ``house_rules`` are its
    rulings that may be played the other way, ``choices`` its options with values, the usual value
    first, ``lists`` those that are lists of names.
    """

    load: Callable[[], Expansion]
    extra_wonders: tuple[str, ...] = ()
    boards: Callable[[], Mapping[tuple[str, str], BoardSide]] = _no_boards
    house_rules: tuple[str, ...] = ()
    choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    lists: tuple[str, ...] = ()

    def __call__(self) -> Expansion:
        return self.load()


EXPANSIONS: Mapping[str, OnShelf] = {
    EDIFICE: OnShelf(
        _edifice,
        extra_wonders=("carthage",),
        boards=load_all_boards,
        house_rules=(BOTH_PAWNS,),
    ),
    LEADERS: OnShelf(
        _leaders,
        house_rules=(BURYING_OPTIONAL,),
        choices=CHOICES,
        lists=(OWN_PILE,),
    ),
    CITIES: OnShelf(_cities, choices=CHOICES_OF_CITIES),
    WONDER_PACK: OnShelf(_wonder_pack),
}
"""The expansions of 7 Wonders, by name; read from their files when they are first wanted."""

EXTRA_WONDERS = tuple(wonder for each in EXPANSIONS.values() for wonder in each.extra_wonders)
"""Wonders of other boxes that can join any match of 7 Wonders."""

HOUSE_RULES: Mapping[str, str] = {
    rule: name for name, each in EXPANSIONS.items() for rule in each.house_rules
}
"""Rulings of expansions that may be played the other way, each with its expansion."""


def _classic() -> GameRules:
    from sevenwonders_qt.games.classic.rules import RULES

    return RULES


CLASSIC_ALONE: Final[Mapping[str, Callable[[], GameRules]]] = MappingProxyType(
    {Classic.name: _classic}
)
"""7 Wonders, in a box without other games."""


class UnknownGame(ValueError):
    """The box has no such game, or not as agreed; the text names the fault."""


FindGame = Callable[[Variant], AnyGame]
"""Finds a game of a box; raises `UnknownGame`, and `DataError` for damaged data."""


class Box:
    """Finds games; each is made once, when it is first wanted.

    ``loaders`` are the expansions of 7 Wonders, by name, ``games`` the rules of all games, by
    name. They are loaded when they are wanted: the process of the AI players stays small, and the
    window appears sooner.
    """

    def __init__(
        self,
        loaders: Mapping[str, Callable[[], Expansion]] = EXPANSIONS,
        games: Mapping[str, Callable[[], GameRules]] = CLASSIC_ALONE,
    ) -> None:
        self._loaders = loaders
        self._games = games
        self._classics: dict[tuple[Options, int], Classic] = {}
        self._expansions: dict[str, Expansion] = {}

    @property
    def expansions(self) -> tuple[str, ...]:
        """The names of the expansions of 7 Wonders."""
        return tuple(self._loaders)

    @property
    def games(self) -> tuple[str, ...]:
        """The names of the games."""
        return tuple(self._games)

    def __reduce__(self) -> tuple[type[Box], tuple[Mapping[str, Any], Mapping[str, Any]]]:
        """Let another process make its games itself: rulesets are full of functions."""
        return Box, (dict(self._loaders), dict(self._games))

    def rules(self, name: str) -> GameRules:
        """Return the rules of a game; raises `UnknownGame`."""
        if name not in self._games:
            raise UnknownGame(f"there is no game {name!r}")
        rules = self._games[name]()
        return replace(rules, make=self._classic_agreed) if name == Classic.name else rules

    def find(self, variant: Variant) -> AnyGame:
        """Return the game of a variant; raises `UnknownGame`, and `DataError` for damaged data."""
        rules = self.rules(variant.game)
        try:
            return rules.make(variant.agreed, variant.players)
        except ValueError as error:
            raise UnknownGame(str(error)) from error

    def classic(self, options: Options, players: int) -> Classic:
        """Return 7 Wonders as agreed, for so many players; raises `ImpossibleSetup`, `DataError`.

        The expansions have the order of this box, in whatever order they are named, so that their
        rules always meet in one order. A wonder of another box that an expansion brings anyway is
        not added twice.
        """
        options = replace(options, expansions=self._in_order(options.expansions))
        expansions = [self._expansion(name) for name in options.expansions]
        by_number = bool(options.lists)
        by_number |= any(expansion.fitted is not None for expansion in expansions)
        key = options, players if by_number else min(players, 3)
        if key not in self._classics:
            boards = _extra_boards(options.extra_wonders)
            self._classics[key] = Classic.of(options, players, expansions, boards)
        return self._classics[key]

    def _classic_agreed(self, agreed: Mapping[str, Any], players: int) -> Classic:
        return self.classic(options_from_json(agreed), players)

    def _in_order(self, names: Sequence[str]) -> tuple[str, ...]:
        if not {*names} <= {*self._loaders}:
            raise ImpossibleSetup("unknown_expansion")
        return tuple(name for name in self._loaders if name in names)

    def _expansion(self, name: str) -> Expansion:
        if name not in self._expansions:
            self._expansions[name] = self._loaders[name]()
        return self._expansions[name]


def _extra_boards(wonders: tuple[str, ...]) -> dict[tuple[str, str], BoardSide]:
    if not {*wonders} <= {*EXTRA_WONDERS}:
        raise ImpossibleSetup("unknown_wonder")
    found = lent_boards() if wonders else {}
    return {key: board for key, board in found.items() if key[0] in wonders}


def lent_boards() -> dict[tuple[str, str], BoardSide]:
    """Return every board of boxes that lend some to any match; raises `DataError`."""
    return {key: board for each in EXPANSIONS.values() for key, board in each.boards().items()}


@cache
def _rules_alone() -> Box:
    return Box()


def find_rules(variant: Variant) -> AnyGame:
    """Return a game with only its rules: computer players know nothing of its expansions.

    It is a function of a module, so that other processes can be asked to find games with it.
    """
    return _rules_alone().find(variant)
