"""One match: commands in, events out, everything accepted kept in a journal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Generic, Self, TypeVar

from sevenwonders_qt.core.decider import Command, Game, Variant
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.journal.fault import Fault, JournalError
from sevenwonders_qt.journal.folder import new_path
from sevenwonders_qt.journal.header import Header, SeatSpec
from sevenwonders_qt.journal.reading import Recorded, read
from sevenwonders_qt.journal.writing import JournalWriter
from sevenwonders_qt.session.seeds import Seed, chance_at, player_seed

G = TypeVar("G", bound=Game[Any])

FindGame = Callable[[Variant], G]
"""Finds a game of the box; raises ValueError for one that is not in it."""

Trouble = Callable[[JournalError], None]
"""Told once that nothing more is written down; the match goes on in memory."""


def _ignore(error: JournalError) -> None:
    """For matches of which nobody expects a journal."""


class Match(Generic[G]):
    """A game, where it stands, who plays, and the journal.

    ``state`` is the whole truth and for the session alone; players get `view` and `events_for`.
    ``journal_path`` is where the match is written down, None when it is in memory only. Made by
    `start`, `resume` or `replay`.
    """

    def __init__(self, game: G, header: Header, trouble: Trouble = _ignore) -> None:
        self.game = game
        self.header = header
        self.state: Any = game.empty()
        self._events: list[Event] = []
        self.journal_path: Path | None = None
        self._journal: JournalWriter | None = None
        self._trouble = trouble

    @classmethod
    def start(
        cls,
        game: G,
        seats: Sequence[SeatSpec],
        setup: Any,
        seed: Seed,
        journal_dir: Path | None = None,
        *,
        trouble: Trouble = _ignore,
        durable: bool = True,
    ) -> Self:
        """A new match, dealt and waiting for the first choices; kept in ``journal_dir``, if any.

        ``setup`` is the game's own. Raises what the game raises for a setup that cannot be
        played, and ValueError when it has another number of seats. ``durable`` as in
        `JournalWriter`.
        """
        created = datetime.now(UTC)
        stamp = created.strftime("%Y-%m-%dT%H:%M:%SZ")
        header = Header(game.name, seed, tuple(seats), stamp, dict(game.agreed))
        match = cls(game, header, trouble)
        match._fold(game.begin(setup, chance_at(seed, 0)))
        if not match._seats_fit:
            raise ValueError("the setup is for another number of seats")
        if journal_dir is not None:
            path = new_path(journal_dir, created)
            match._keep(
                lambda: JournalWriter.create(path, header, game.codec, match._events, durable)
            )
        return match

    @classmethod
    def resume(cls, find: FindGame[G], path: Path, trouble: Trouble = _ignore) -> Self:
        """The match as it stood at the last accepted choice, written on in the same journal.

        Raises `JournalError` for a file that cannot be played on; that file stays as it is. When
        it can be read but not written, ``trouble`` is told.
        """
        match, recorded = cls._refolded(find, path, trouble)
        if not match.is_over:
            match._keep(lambda: JournalWriter.reopen(recorded, match.game.codec))
        return match

    @classmethod
    def replay(cls, find: FindGame[G], path: Path) -> Self:
        """The same for looking only: the file is not opened for writing. Raises `JournalError`."""
        return cls._refolded(find, path, _ignore)[0]

    @property
    def seats(self) -> tuple[SeatSpec, ...]:
        return self.header.seats

    @property
    def seed(self) -> Seed:
        return self.header.seed

    @property
    def events(self) -> Sequence[Event]:
        """Everything that happened, secrets included."""
        return self._events

    @property
    def version(self) -> int:
        version: int = self.state.version
        return version

    @property
    def owing(self) -> Sequence[Seat]:
        """Cities that owe an answer; `player_of` tells who gives it."""
        owing: Sequence[Seat] = self.state.owing
        return owing

    @property
    def variant(self) -> Variant:
        """Which game this is, for whoever has to find it elsewhere."""
        return _variant(self.header)

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.state)

    def view(self, seat: Seat) -> Any:
        """What this seat may know, as the game's own view."""
        return self.game.view_for(self.state, seat)

    def events_for(self, seat: Seat, since: int = 0) -> list[Event]:
        """The events from number ``since`` on, as this seat may see them."""
        return [self.game.redact(event, seat) for event in self._events[since:]]

    def player_of(self, seat: Seat) -> Seat:
        """Who answers for a city at present: a player's seat."""
        return self.game.player_of(self.state, seat)

    def player_seed(self, seat: Seat) -> str:
        """What an AI player at this seat draws from."""
        return player_seed(self.seed, seat)

    def submit(self, command: Command) -> list[Event]:
        """What came of the command, folded and written down.

        Raises `IllegalCommand`, and then nothing has changed.
        """
        events = self.game.decide(self.state, command, chance_at(self.seed, self.version))
        self._fold(events)
        journal = self._journal
        if journal is not None:
            try:
                journal.append(events, over=self.is_over)
            except JournalError as error:
                self._journal = self.journal_path = None
                self._trouble(error)
            else:
                if self.is_over:
                    self.close()
        return events

    def close(self) -> None:
        """Close the journal; a match that is not over can be resumed from it."""
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    @property
    def _seats_fit(self) -> bool:
        return self.game.players(self.state) == len(self.seats)

    def _fold(self, events: Sequence[Event]) -> None:
        for event in events:
            self.game.evolve(self.state, event)
        self._events += events

    def _keep(self, writer: Callable[[], JournalWriter]) -> None:
        try:
            self._journal = writer()
            self.journal_path = self._journal.path
        except JournalError as error:
            self._trouble(error)

    @classmethod
    def _refolded(cls, find: FindGame[G], path: Path, trouble: Trouble) -> tuple[Self, Recorded]:
        recorded = read(path)
        header = recorded.header
        try:
            game = find(_variant(header))
        except ValueError as error:
            what = f"is of a game that this program does not have: {error}"
            raise JournalError(Fault.FOREIGN, path, what, 1) from None
        match = cls(game, header, trouble)
        line = recorded.lines[0]
        try:
            for line, events in recorded.events(game.codec):  # noqa: B007 - named in faults
                match._fold(events)
            fits = match._seats_fit
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            # The checksums fit, so no accident did this: a forged match, or of a foreign game.
            what = f"an event does not fit the match ({type(error).__name__})"
            raise recorded.damaged(line, what) from None
        if not fits:
            raise recorded.damaged(line, "the match has another number of seats")
        if match.is_over != recorded.over or bool(match.owing) == match.is_over:
            raise recorded.damaged(line, "the match can neither go on nor be over here")
        return match, recorded


def _variant(header: Header) -> Variant:
    return Variant(header.game, len(header.seats), header.options)
