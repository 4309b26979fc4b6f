"""The first-time tips of a game and of its expansions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.models import boxes, games
from sevenwonders_qt.models.words.first_tips import FirstTip


def tips_by_file(game: str) -> Iterator[tuple[str, Sequence[FirstTip]]]:
    """Yield the tips of each expansion by its name, then those of the game; raises `DataError`.

    The expansion is explained first, to players who know the game.
    """
    if game == Classic.name:
        yield from ((words.name, words.first_tips()) for words in boxes.all_words())
    yield game, games.words_of(game).first_tips()


def tips_of(game: str) -> list[FirstTip]:
    """Return all tips of a game in their order of priority; raises `DataError`."""
    return [tip for _, tips in tips_by_file(game) for tip in tips]
