"""The box: finds every game that the program plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.games.classic.catalogue import BoardSide
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Options, options_from_json
from sevenwonders_qt.games.classic.ruleset import Expansion
from sevenwonders_qt.games.classic.setup import ImpossibleSetup
from sevenwonders_qt.games.edifice.module import load_all_boards, load_expansion

EXPANSIONS: Mapping[str, Callable[[], Expansion]] = {"edifice": load_expansion}
"""What can be laid over 7 Wonders, by name; read from its files when it is wanted."""

EXTRA_WONDERS = ("carthage",)
"""Wonders of other boxes that can join any match of 7 Wonders."""


class UnknownGame(ValueError):
    """No such game is in the box, or not as agreed; the text says what is wrong."""


class Box:
    """Takes out games, each made once, when it is first wanted."""

    def __init__(self) -> None:
        self._classics: dict[tuple[Options, bool], Classic] = {}
        self._expansions: dict[str, Expansion] = {}

    def find(self, variant: Variant) -> Classic:
        """The game of this variant; raises `UnknownGame`, and `DataError` for damaged data."""
        if variant.game != Classic.name:
            raise UnknownGame(f"there is no game {variant.game!r}")
        try:
            return self.classic(options_from_json(variant.agreed), variant.players)
        except ValueError as error:
            raise UnknownGame(str(error)) from error

    def classic(self, options: Options, players: int) -> Classic:
        """7 Wonders as agreed, for so many players; raises `ImpossibleSetup` and `DataError`.

        A wonder of another box that an expansion brings anyway is not added twice.
        """
        key = options, players == 2
        if key not in self._classics:
            expansions = [self._expansion(name) for name in options.expansions]
            boards = _extra_boards(options.extra_wonders)
            self._classics[key] = Classic.of(options, players, expansions, boards)
        return self._classics[key]

    def _expansion(self, name: str) -> Expansion:
        if name not in EXPANSIONS:
            raise ImpossibleSetup("unknown_expansion")
        if name not in self._expansions:
            self._expansions[name] = EXPANSIONS[name]()
        return self._expansions[name]


def _extra_boards(wonders: tuple[str, ...]) -> dict[tuple[str, str], BoardSide]:
    if not {*wonders} <= {*EXTRA_WONDERS}:
        raise ImpossibleSetup("unknown_wonder")
    found = load_all_boards() if wonders else {}
    return {key: board for key, board in found.items() if key[0] in wonders}
