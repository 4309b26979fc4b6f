"""The box: finds every game that the program plays."""

from __future__ import annotations

from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Options, options_from_json


class UnknownGame(ValueError):
    """No such game is in the box, or not as agreed; the text says what is wrong."""


class Box:
    """Takes out games, each made once, when it is first wanted."""

    def __init__(self) -> None:
        self._classics: dict[tuple[Options, bool], Classic] = {}

    def find(self, variant: Variant) -> Classic:
        """The game of this variant; raises `UnknownGame`, and `DataError` for damaged data."""
        if variant.game != Classic.name:
            raise UnknownGame(f"there is no game {variant.game!r}")
        try:
            return self.classic(options_from_json(variant.agreed), variant.players)
        except ValueError as error:
            raise UnknownGame(str(error)) from error

    def classic(self, options: Options, players: int) -> Classic:
        """7 Wonders as agreed, for so many players; raises `ImpossibleSetup` and `DataError`."""
        key = options, players == 2
        if key not in self._classics:
            self._classics[key] = Classic.of(options, players)
        return self._classics[key]
