"""The features of the Wonder Pack: stages that are copied, or raised in any order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate

from sevenwonders_qt.ai.parts import BoxWords
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.transaction import Transaction
from sevenwonders_qt.games.classic.catalogue import BoardSide, Stage
from sevenwonders_qt.games.classic.city import City
from sevenwonders_qt.games.classic.ruleset import Ruleset, State
from sevenwonders_qt.games.wonder_pack.catalogue import load_all_boards, load_boards_with_cities
from sevenwonders_qt.games.wonder_pack.effects import CopyStage
from sevenwonders_qt.games.wonder_pack.module import see_colours

_OTHER = "other"
KINDS: Sequence[str] = (
    *("Produce", "Shields", "Coins", "Science", "TradeDiscount", "PlayLastCard", "FreeBuild"),
    *("BuildFromDiscard", "CopyGuild", "CopySymbol", _OTHER),
)
"""The kinds of effect of such stages that have a row each; all others share one."""


def words() -> BoxWords:
    """Return the boards of the box, those that need Cities among them."""
    return BoxWords((), (*load_all_boards().items(), *load_boards_with_cities().items()))


class PackFeatures:
    """Reads stages that a board does not have as printed; its rows begin at ``first``."""

    words = KINDS
    shared_numbers = 0
    own_numbers = 0

    def __init__(self, rules: Ruleset, first: int) -> None:
        blocks = ("next", "own", "left", "right")
        self.sizes: Mapping[str, int] = {f"wonder_pack_{name}": len(KINDS) for name in blocks}
        starts = accumulate(self.sizes.values(), initial=first)
        self._next, self._own, self._left, self._right, _ = starts
        self._place = {kind: place for place, kind in enumerate(KINDS)}
        boards = rules.catalogue.boards
        self._open = {key for key, board in boards.items() if _is_open(board)}

    def follow(self, transaction: Transaction[State], seat: Seat) -> None:
        """Show the colour of the card below the stage, as happens in the same turn."""
        see_colours(transaction)

    def shared(self, state: State, seat: Seat, rows: list[int], numbers: list[int]) -> None:
        """Add what such stages of the neighbours do."""
        cities = state.cities
        rows += self._raised(self._left, cities[seat - 1])
        rows += self._raised(self._right, cities[seat + 1 - len(cities)])

    def own(self, state: State, seat: Seat, rows: list[int], numbers: list[int]) -> None:
        """Add what such stages of the own city do, and what the next one may do."""
        city = state.cities[seat]
        if not self._is_open(city):
            return
        rows += self._raised(self._own, city)
        if city.stages < len(city.board.stages):
            rows += self._kinds(self._next, city.board.ways(city.stages))

    def _is_open(self, city: City) -> bool:
        return (city.wonder, city.side) in self._open

    def _raised(self, start: int, city: City) -> Iterable[int]:
        return self._kinds(start, city.raised) if self._is_open(city) else ()

    def _kinds(self, start: int, stages: Iterable[Stage]) -> list[int]:
        """Return the row of each kind of effect of these stages, each once."""
        names = {type(effect).__name__ for stage in stages for effect in stage.effects}
        places = {self._place.get(name, self._place[_OTHER]) for name in names}
        return [start + place for place in sorted(places)]


def _is_open(board: BoardSide) -> bool:
    """Return whether the stages of a board are not all raised in their order, as printed."""
    effects = (effect for stage in board.stages for effect in stage.effects)
    return board.any_order or any(isinstance(effect, CopyStage) for effect in effects)
