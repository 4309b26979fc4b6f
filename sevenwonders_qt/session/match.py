"""One running match: commands in, events out, every accepted one kept on disk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import Any, Generic, Self, TypeVar

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import Command, Game, GameState
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.journal.journal import Header, Journal, SeatRecord
from sevenwonders_qt.journal.lines import JournalError

S = TypeVar("S", bound=GameState)


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """A name, and who plays: ``person`` or the name of an AI player."""

    name: str
    player: str


class Match(Generic[S]):
    """A match from its first deal, or from its journal, to its end.

    Every submit draws its chance from the seed and the version, so that a resumed match deals
    what it would have dealt. When the journal cannot be written any more the match goes on in
    memory, and ``on_trouble`` is told once.
    """

    def __init__(
        self,
        game: Game[S],
        seats: Sequence[SeatSpec],
        seed: str,
        journal: Journal | None,
        on_trouble: Callable[[str], None],
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.seed = seed
        self.state: S = game.empty()
        self.events: list[Event] = []
        self._journal = journal
        self._on_trouble = on_trouble

    @classmethod
    def start(
        cls,
        game: Game[S],
        seats: Sequence[SeatSpec],
        setup: Any,
        seed: str,
        folder: Path | None = None,
        on_trouble: Callable[[str], None] = lambda text: None,
    ) -> Self:
        """Deal a new match; its journal goes into ``folder``, if one is given."""
        match = cls(game, seats, seed, None, on_trouble)
        events = game.begin(setup, match._chance())
        if folder is not None:
            now = datetime.now(UTC)
            records = tuple(SeatRecord(seat.name, seat.player) for seat in seats)
            header = Header(game.name, seed, records, now.isoformat(timespec="seconds"))
            path = folder / f"{now:%Y%m%d-%H%M%S}-{token_hex(3)}.jsonl"
            try:
                match._journal = Journal.create(path, header)
            except JournalError as error:
                on_trouble(str(error))
        for event in events:
            game.evolve(match.state, event)
        match._keep(events, 0)
        return match

    @classmethod
    def resume(
        cls, game: Game[S], path: Path, on_trouble: Callable[[str], None] = lambda text: None
    ) -> Self:
        """Go on from a journal's last accepted choice; raises `JournalError`."""
        journal, recorded = Journal.open(path, game.codec)
        seats = [SeatSpec(seat.name, seat.player) for seat in recorded.header.seats]
        match = cls(game, seats, recorded.header.seed, journal, on_trouble)
        match.state = refold(game, recorded.events, path.name)
        match.events = recorded.events
        return match

    @property
    def path(self) -> Path | None:
        """The journal's file; None for a match kept in memory only."""
        return self._journal.path if self._journal is not None else None

    @property
    def version(self) -> int:
        """Number of events so far."""
        return self.state.version

    @property
    def owing(self) -> Sequence[Seat]:
        """The seats that owe an answer."""
        return self.state.owing

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.state)

    def submit(self, command: Command) -> list[Event]:
        """The events that follow; raises `IllegalCommand`, which changes nothing."""
        first = self.version
        events = self.game.step(self.state, command, self._chance())
        self._keep(events, first)
        return events

    def view(self, seat: Seat) -> Any:
        """What this seat may see."""
        return self.game.view_for(self.state, seat)

    def player_seed(self, seat: Seat) -> str:
        """The seed for an AI player's next answer; the same after a resume."""
        return f"{self.seed}/{seat}"

    def close(self) -> None:
        """Let go of the journal."""
        if self._journal is not None:
            self._journal.close()

    def _chance(self) -> SeededChance:
        return SeededChance(f"{self.seed}/{self.version}")

    def _keep(self, events: list[Event], first: int) -> None:
        self.events += events
        if self._journal is None:
            return
        try:
            self._journal.append(first, events, self.game.codec)
        except JournalError as error:
            self._journal.close()
            self._journal = None
            self._on_trouble(str(error))


def refold(game: Game[S], events: Sequence[Event], source: str) -> S:
    """The state after these events; raises `JournalError` when they do not follow on each other."""
    state = game.empty()
    for number, event in enumerate(events):
        try:
            game.evolve(state, event)
        except (LookupError, ValueError, TypeError, AttributeError) as error:
            kind = type(event).__name__
            raise JournalError(f"{source}: event {number} ({kind}) cannot have happened") from error
    return state
