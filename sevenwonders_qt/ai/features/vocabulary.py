"""The structures and boards that features have rows for: of all boxes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from sevenwonders_qt.ai.parts import BoxWords
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.box import lent_boards
from sevenwonders_qt.games.classic.catalogue import BoardSide, Card, Catalogue
from sevenwonders_qt.games.classic.game import Classic


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Every structure and board side, each different one once, in the order of their files.

    A structure that the editions print differently has an entry for each print.
    """

    cards: tuple[tuple[CardId, Any], ...]
    boards: tuple[tuple[tuple[str, str], Any], ...]

    def with_words(self, more: Iterable[BoxWords]) -> Vocabulary:
        """Return the vocabulary with the words of boxes behind its own."""
        cards, boards = dict.fromkeys(self.cards), dict.fromkeys(self.boards)
        for words in more:
            cards |= dict.fromkeys((card.id, _print(card)) for card in words.cards)
            boards |= dict.fromkeys((key, board_print(board)) for key, board in words.boards)
        return Vocabulary(tuple(cards), tuple(boards))

    def first(self, cards: int | None, boards: int | None) -> Vocabulary:
        """Return the first entries of each kind: those that there were before boxes came."""
        return Vocabulary(self.cards[:cards], self.boards[:boards])

    @property
    def labels(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The names of the entries of each kind; a later print of a name has its number, too."""
        return _labels(id for id, _ in self.cards), _labels(" ".join(key) for key, _ in self.boards)

    def numbers(self, cards: Mapping[CardId, Card]) -> dict[CardId, int]:
        """Return the place of each of these structures; raises ValueError for an unknown one."""
        places = {entry: place for place, entry in enumerate(self.cards)}
        return {card.id: _place(places, (card.id, _print(card))) for card in cards.values()}

    def board_numbers(
        self, boards: Mapping[tuple[str, str], BoardSide]
    ) -> dict[tuple[str, str], int]:
        """Return the place of each of these board sides; raises ValueError for an unknown one."""
        places = {entry: place for place, entry in enumerate(self.boards)}
        return {key: _place(places, (key, board_print(b))) for key, b in boards.items()}


def _labels(names: Iterable[str]) -> tuple[str, ...]:
    seen: Counter[str] = Counter()
    found = []
    for name in names:
        seen[name] += 1
        found.append(name if seen[name] == 1 else f"{name} {seen[name]}")
    return tuple(found)


def _place(places: Mapping[Any, int], entry: Any) -> int:
    try:
        return places[entry]
    except KeyError:
        raise ValueError(f"the learned players do not know {entry[0]}") from None


@cache
def vocabulary() -> Vocabulary:
    """Return all that the box holds; raises `DataError` for damaged data."""
    catalogues = [
        Classic.first_edition().rules.catalogue,
        Classic.second_edition().rules.catalogue,
    ]
    return Vocabulary(
        tuple(dict.fromkeys(_cards(catalogues))), tuple(dict.fromkeys(_boards(catalogues)))
    )


def _cards(catalogues: Iterable[Catalogue]) -> Iterable[tuple[CardId, Any]]:
    for catalogue in catalogues:
        for card in catalogue.cards.values():
            yield card.id, _print(card)


def _boards(catalogues: Iterable[Catalogue]) -> Iterable[tuple[tuple[str, str], Any]]:
    for boards in (*(catalogue.boards for catalogue in catalogues), lent_boards()):
        for key, board in boards.items():
            yield key, board_print(board)


def _print(card: Card) -> Any:
    """Return what is the same in equal structures of one id."""
    return card.cost, card.effects


def board_print(board: BoardSide) -> Any:
    """Return what is the same in equal sides of one name: the start, costs and effects."""
    stages = tuple(
        (stage.cost, stage.effects, tuple(other.effects for other in stage.alternatives))
        for stage in board.stages
    )
    return board.resource, stages, board.effects
