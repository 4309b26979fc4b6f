"""The wishes of a person who sets up a match of Architects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from sevenwonders_qt.core.decider import Variant
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.options import Options, as_json
from sevenwonders_qt.games.architects.setup import Setup
from sevenwonders_qt.models.architects.wish import ArchitectsWish
from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.session.match import Match


@dataclass(frozen=True, slots=True)
class NewArchitects:
    """A match to start: its players, their wonders, the seed, and whether hints are allowed."""

    seats: tuple[SeatInfo, ...]
    setup: Setup
    seed: str
    options: Options = field(default_factory=Options)
    hints: bool = True

    @property
    def variant(self) -> Variant:
        """The game, and the rules agreed on."""
        return Variant(Architects.name, len(self.seats), as_json(self.options))

    @classmethod
    def of(cls, match: Match[Architects], players: tuple[SeatInfo, ...]) -> NewArchitects:
        """Return the known set-up of a match that was read from its journal."""
        setup, options = Setup.random(len(players)), match.game.rules.options
        return cls(players, setup, str(match.seed), options, match.header.hints)

    def again(self, seed: str, *, rotated: bool = False) -> NewArchitects:
        """Return the match with another deal; if ``rotated``, every player moves one seat left."""
        seats = (*self.seats[1:], self.seats[0]) if rotated else self.seats
        return replace(self, seats=seats, seed=seed)


def new_architects(table: ArchitectsWish, names: Sequence[str], seed: str) -> NewArchitects:
    """Return the match wished for; ``names`` are the names shown, with the empty ones filled in."""
    seats = tuple(SeatInfo(name, w.player) for name, w in zip(names, table.seats, strict=True))
    setup = Setup(tuple(wish.wonder for wish in table.seats))
    return NewArchitects(seats, setup, seed, table.options, table.hints)
