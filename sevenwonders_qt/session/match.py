"""One match: commands in, events out, everything accepted kept in a journal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Generic, Self, TypeVar

from sevenwonders_qt import __version__
from sevenwonders_qt.core.chance import Chance
from sevenwonders_qt.core.decider import AnyGame, Command, Game, Variant, View
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.milestone import Milestone
from sevenwonders_qt.journal.branches import Branches
from sevenwonders_qt.journal.entry import Entry, Hinted, JournalLine, Lifted
from sevenwonders_qt.journal.fault import Fault, JournalError, Saved
from sevenwonders_qt.journal.folder import new_path
from sevenwonders_qt.journal.header import PERSON, Header, SeatSpec, new_id, stamp
from sevenwonders_qt.journal.lock import Lock, no_lock
from sevenwonders_qt.journal.reading import Beginning, read
from sevenwonders_qt.journal.writing import JournalWriter
from sevenwonders_qt.session.foreknowledge import Foreknowledge
from sevenwonders_qt.session.seeds import Seed, chance_at, player_seed
from sevenwonders_qt.session.standing import MISFITS, Misfit, misfit
from sevenwonders_qt.session.step import MatchStep, Span
from sevenwonders_qt.session.ways_back import WaysBack

G = TypeVar("G", bound=AnyGame, covariant=True)
H = TypeVar("H", bound=AnyGame)
V = TypeVar("V", bound=View)
M = TypeVar("M")

FindGame = Callable[[Variant], G]
"""Finds a game of the box; raises ValueError for one that is not in it."""

MOST_HINTS: Final = 999
"""The most hints that are counted for one seat; it takes many undos to be shown more."""


@dataclass(frozen=True, slots=True)
class Unsaved:
    """The reason why a match cannot be saved now, and since when, in UTC; it goes on in memory."""

    error: JournalError
    since: datetime


@dataclass(frozen=True, slots=True)
class SavedAgain:
    """All of a match is on the disk again, in the journal at ``path``."""

    path: Path
    saved: Saved


News = Unsaved | SavedAgain
Hear = Callable[[News], None]
"""Called when a match cannot be saved any more, once, and when it is saved again or elsewhere."""


def _ignore(news: News) -> None:
    """Do nothing; for matches that need no journal."""


class Match(Generic[G]):
    """A game, its state, its players, and the journal.

    ``state`` is the whole truth and for the session alone; players get `view` and `events_for`.
    Made by `start`, `resume` or `replay`.
    """

    def __init__(self, game: G, header: Header, hear: Hear = _ignore) -> None:
        self.game = game
        self.header = header
        self.state: Any = game.empty()
        self.unsaved: Unsaved | None = None
        """The reason why the last events are not on the disk; each choice tries again."""
        self._branches: Branches[MatchStep] = Branches()
        self._steps: list[MatchStep] = []
        self._events: list[Event] = []
        self._chance: Callable[[Any], Chance] = _dealt_by(header.seed)
        self._hints: Counter[Seat] = Counter()
        self._known = Foreknowledge(game)
        self._journal: JournalWriter | None = None
        self._path: Path | None = None
        self._hear = hear

    @classmethod
    def start(
        cls: type[Match[H]],
        game: H,
        seats: Sequence[SeatSpec],
        setup: Any,
        seed: Seed,
        journal_dir: Path | None = None,
        *,
        hear: Hear = _ignore,
        lock: Lock = no_lock,
        durable: bool = True,
        practice: bool = False,
        hints: bool = True,
    ) -> Match[H]:
        """Deal a new match that waits for the first choices; keep it in ``journal_dir``, if any.

        ``setup`` is the game's own. Raises what the game raises for a setup that cannot be played,
        and ValueError when it has another number of seats. ``durable`` as in `JournalWriter`;
        ``practice`` when a player knows the deal already; ``hints`` when people may ask for them.
        """
        created = datetime.now(UTC)
        agreed = dict(game.agreed)
        header = Header(
            game.name,
            seed,
            tuple(seats),
            stamp(created),
            agreed,
            practice=practice,
            program=__version__,
            hints=hints,
            id=new_id(),
        )
        match = cls(game, header, hear)
        events = game.open(match.state, setup, chance_at(match.seed, 0))
        match._take_step(None, events, match.state)
        if not match._seats_fit:
            raise ValueError("the setup is for another number of seats")
        if journal_dir is not None:
            path = new_path(journal_dir, created)
            match._keep(
                JournalWriter.begun(
                    path, header, game.codec, match._events, durable=durable, lock=lock
                )
            )
        return match

    @classmethod
    def laid_out(
        cls: type[Match[H]],
        game: H,
        seats: Sequence[SeatSpec],
        position: Any,
        chance: Callable[[Any], Chance],
    ) -> Match[H]:
        """Begin a match with a position, for practice and in memory only.

        In ``position``, a state of the game, a seat is asked; ``chance`` returns what the rules may
        ask when a command meets a state. Raises ValueError for another number of seats.
        """
        created = stamp(datetime.now(UTC))
        agreed = dict(game.agreed)
        header = Header(game.name, 0, tuple(seats), created, agreed, practice=True)
        match = cls(game, header)
        match._chance = chance
        match._take_step(None, (), position.copy())
        if not match._seats_fit:
            raise ValueError("the position is for another number of seats")
        return match

    @classmethod
    def resume(
        cls, find: FindGame[G], path: Path, hear: Hear = _ignore, lock: Lock = no_lock
    ) -> Self:
        """Open the match as it was at the last accepted choice, to go on in the same journal.

        Raises `JournalError` for a file that cannot be played on, and for one that is played
        elsewhere; that file stays as it is. When it can be read but not written, ``hear`` gets
        the error.
        """
        recorded = read(path)
        match = cls.refolded(find, recorded, hear)
        if not match.is_over:
            match._keep(JournalWriter.of_read(recorded, match.game.codec, lock=lock))
        return match

    @classmethod
    def replay(cls, find: FindGame[G], path: Path, *, states: bool = True) -> Self:
        """Open the match for looking only: nothing is written. Raises `JournalError`.

        Without ``states`` earlier steps have none, which takes two thirds of the time.
        """
        match = cls.refolded(find, read(path), states=states)
        match._path = path
        return match

    @property
    def seats(self) -> tuple[SeatSpec, ...]:
        return self.header.seats

    @property
    def practice(self) -> bool:
        """Whether a player may know what comes: from elsewhere, or from what was undone."""
        return self.header.practice or bool(self._known)

    @property
    def cities(self) -> int:
        """The number of cities: one for each player, and perhaps the Free City."""
        return self.game.seats(self.state)

    @property
    def seed(self) -> Seed:
        return self.header.seed

    @property
    def dealt(self) -> bool:
        """Whether its seed dealt the cards; a position that was laid out has none."""
        return bool(self._steps[0].events)

    @property
    def events(self) -> Sequence[Event]:
        """Everything that happened and was not undone, secrets included."""
        return self._events

    @property
    def steps(self) -> Sequence[MatchStep]:
        """The choices that led to the present state, the deal first."""
        return self._steps

    def step(self, number: int) -> MatchStep:
        """Return the choice in this line of the journal, undone or not; raises KeyError."""
        return self._branches[number]

    @property
    def version(self) -> int:
        version: int = self.state.version
        return version

    @property
    def owing(self) -> Sequence[Seat]:
        """The cities that have to choose; `player_of` returns the seat that answers."""
        owing: Sequence[Seat] = self.state.owing
        return owing

    @property
    def variant(self) -> Variant:
        """The game's name and options, which find it elsewhere."""
        return _variant(self.header)

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.state)

    def view(self: Match[Game[Any, V, Any, Any, Any]], seat: Seat) -> V:
        """Return what this seat may know, as the game's own view."""
        return self.game.view_for(self.state, seat)

    def legal(self, seat: Seat) -> Sequence[Command]:
        """Return every command that a city may answer with now."""
        return self.game.legal(self.state, seat)

    def memory(self: Match[Game[Any, Any, M, Any, Any]], seat: Seat) -> M:
        """Return what this seat remembers beyond its view, as the game's memory; may be None."""
        return self.game.memory_for(((step.events, step.state) for step in self._steps), seat)

    def events_for(self, seat: Seat, since: int = 0) -> list[Event]:
        """Return the events from number ``since`` on, as this seat may see them."""
        return [self.game.redact(event, seat) for event in self._events[since:]]

    def player_of(self, seat: Seat) -> Seat:
        """Return the player's seat that answers for a city at present."""
        return self.game.player_of(self.state, seat)

    def player_seed(self, seat: Seat) -> str:
        """Return the seed of an AI player at this seat."""
        return player_seed(self.seed, seat)

    def submit(self, command: Command) -> list[Event]:
        """Fold the command and write it down; return its events.

        Raises `IllegalCommand`, and then nothing has changed.
        """
        state = self.state.copy()
        events = self.game.step(state, command, self._chance(self.state))
        self._take_step(command.seat, events, state)
        self._write(lambda journal: journal.append(command.seat, events, over=self.is_over))
        self._lift()
        if self.is_over and self.unsaved is None:
            self.close()
        return events

    def foreseen(self, command: Command) -> list[Event]:
        """Return the events that the command would have, secrets included; nothing changes.

        Raises `IllegalCommand`.
        """
        return self.game.step(self.state.copy(), command, self._chance(self.state))

    # Undo -----------------------------------------------------------------------------------

    def back_to(self, span: Span) -> MatchStep | None:
        """Return the step that an undo of this span leads to; None if there is nothing to undo."""
        return self._ways_back.to(span)

    def back_to_event(self, number: int) -> MatchStep | None:
        """Return the step that asked a person next after one of ``events``; None if it is now."""
        return self._ways_back.to_event(number)

    def back_before_event(self, number: int, seat: Seat | None) -> MatchStep | None:
        """Return the last step before one of ``events`` that asked the person of a seat, or any."""
        return self._ways_back.before_event(number, seat)

    def marks(self, step: MatchStep, milestone: Milestone) -> bool:
        """Return whether such a thing happened in a step."""
        return any(self.game.milestone(event) is milestone for event in step.events)

    def go_back(self, to: MatchStep) -> None:
        """Go back to the state after a step that led here.

        What was undone stays in the journal. The match is practice if a player had seen something
        new in it, until all of that has come again by the same choices. Raises ValueError for a
        step of elsewhere, and when the match is over.
        """
        if self.is_over or to not in self._steps:
            raise ValueError("the match cannot be taken back to there")
        self._move(to)

    def shown_since(self, step: MatchStep) -> bool:
        """Return whether a player has seen something new after a step that led here."""
        return any(self.game.reveals(event) for event in self._events[step.end :])

    @property
    def can_redo(self) -> bool:
        """Whether there is an undo to redo."""
        return bool(self._branches.undone)

    def redo(self) -> None:
        """Go to the state before the last undo; raises ValueError without one."""
        if not self.can_redo:
            raise ValueError("nothing was taken back")
        self._move(self._branches[self._branches.undone[-1]])

    def _move(self, to: MatchStep) -> None:
        practice = self._known.leave(self._steps, to)
        self._stand(to)
        self._write(lambda journal: journal.go_back(to.number, to.end, practice))
        self._lift()

    def _lift(self) -> None:
        """Let the match count again once all that was known has come again."""
        if self._known and not self.is_over and self._known.comes_again(self._steps):
            self._all_has_come_again()
            self._write(lambda journal: journal.lift())

    def _all_has_come_again(self) -> None:
        self._branches.pass_over()
        self._known.end()

    def _stand(self, at: MatchStep) -> None:
        self._branches.move(at.number)
        self._steps = self._branches.path()
        self._events = [event for step in self._steps for event in step.events]
        self.state = at.state

    @property
    def _ways_back(self) -> WaysBack:
        persons = {seat for seat, spec in enumerate(self.seats) if spec.player == PERSON}
        return WaysBack(self.game, persons, () if self.is_over else self._steps)

    # Hints -----------------------------------------------------------------------------------

    @property
    def hints(self) -> tuple[int, ...]:
        """The number of hints that the player of each seat was shown, also in what was undone."""
        return tuple(self._hints[seat] for seat in range(len(self.seats)))

    def note_hint(self, seat: Seat) -> None:
        """Count a hint that this player is shown; raises ValueError where there can be none."""
        if not self._may_be_hinted(seat):
            raise ValueError("nobody there may be shown a hint")
        if self._hints[seat] < MOST_HINTS:
            self._take_hint(seat)
            self._write(lambda journal: journal.hint(seat))

    def _may_be_hinted(self, seat: Seat) -> bool:
        """Return whether a person sits there, who may ask and has something to choose."""
        if not (self.header.hints and 0 <= seat < len(self.seats)) or self.is_over:
            return False
        return self.seats[seat].player == PERSON

    def _take_hint(self, seat: Seat) -> None:
        self._branches.pass_over()
        self._hints[seat] += 1

    # The journal ---------------------------------------------------------------------------

    @property
    def journal_path(self) -> Path | None:
        """The file with all of the match, written or read; None while it is in memory only."""
        if self._journal is None:
            return self._path
        return None if self.unsaved else self._journal.path

    @property
    def intended_path(self) -> Path | None:
        """The file that the match is to be written to, or was."""
        return self._path if self._journal is None else self._journal.path

    def save(self) -> bool:
        """Try once more to write what is missing; return whether all is written."""
        if self._journal is not None:
            self._write(JournalWriter.save)
        if self.is_over and self.unsaved is None:
            self.close()
        return self.unsaved is None

    def save_at(self, path: Path) -> None:
        """Keep the match in another file from now on; raises `JournalError`."""
        if self._journal is not None:
            self._journal.save_at(path)
            self.unsaved = None

    def close(self) -> None:
        """Close the journal; a match that is not over can be resumed from it."""
        if self._journal is not None:
            if self.unsaved is not None:
                self._write(JournalWriter.save)
            self._path = self.journal_path
            self._journal.close()
            self._journal = None

    @property
    def _seats_fit(self) -> bool:
        return self.game.players(self.state) == len(self.seats)

    def _fold_stored(
        self, line: JournalLine, events: Sequence[Event], keeps: Callable[[int], bool]
    ) -> None:
        """Fold the events of a line of a file; raises `Misfit` if no match has them.

        ``keeps`` returns whether the state of a line is kept: then it is as before after a
        `Misfit`.
        """
        game, by = self.game, line.by
        state = self.state.copy() if keeps(self._branches.head) else self.state
        if by is not None and by not in self.owing and not game.legal(state, by):
            raise Misfit("somebody chose who was not asked")
        for event in events:
            if not game.can_follow(state, event):
                raise Misfit(f"an event does not fit the match ({type(event).__name__})")
            game.evolve(state, event)
        is_over = game.is_over(state)
        if is_over != line.over or bool(state.owing) == is_over or not game.can_wait(state):
            raise Misfit("the match can neither go on nor be over here")
        self._take_step(by, events, state, keep=keeps(line.number))

    def _take_step(
        self, by: Seat | None, events: Sequence[Event], state: Any, *, keep: bool = True
    ) -> None:
        """Take ``state``, which these events led to; if it is kept, it is not written to again."""
        self.state = state
        first = len(self._events)
        number = self._branches.following
        step = MatchStep(number, by, first, tuple(events), state if keep else None)
        self._branches.add(step)
        self._steps.append(step)
        self._events += events

    def _keep(self, journal: JournalWriter) -> None:
        """Write on from now on, if no other process does."""
        self._journal = journal
        try:
            journal.save()
        except JournalError as error:
            if error.fault in (Fault.IN_USE, Fault.ELSEWHERE):
                self._journal = None
                raise
            self._note_unsaved(error)

    def _write(self, entry: Callable[[JournalWriter], Saved]) -> None:
        """Write an entry, and what could not be written before."""
        if self._journal is None:
            return
        try:
            saved = entry(self._journal)
        except JournalError as error:
            self._note_unsaved(error)
        else:
            self._note_saved(saved)
        self.header = self._journal.header  # a compacted journal may be practice

    def _note_unsaved(self, error: JournalError) -> None:
        before = self.unsaved
        self.unsaved = Unsaved(error, before.since if before else datetime.now(UTC))
        if before is None:
            self._hear(self.unsaved)

    def _note_saved(self, saved: Saved) -> None:
        before, self.unsaved = self.unsaved, None
        if self._journal is not None and (before is not None or saved is not Saved.IN_PLACE):
            self._hear(SavedAgain(self._journal.path, saved))

    @classmethod
    def sound_entries(cls, find: FindGame[G], beginning: Beginning) -> int:
        """Return after how many entries, the most of them, the match can go on, or is over.

        It is 0 when the match cannot even be dealt. Raises `JournalError` for a game that is not in
        the box.
        """
        match, _ = cls._folded(find, beginning)
        folded = beginning.entries[: len(match._branches)]
        counts = range(len(folded), 0, -1)
        return next((n for n in counts if match._stands_after(folded[n - 1])), 0)

    @classmethod
    def refolded(
        cls,
        find: FindGame[G],
        beginning: Beginning,
        hear: Hear = _ignore,
        *,
        states: bool = True,
    ) -> Self:
        """Return the match after all these entries, in memory. Raises `JournalError`.

        ``states`` as in `replay`.
        """
        match, fault = cls._folded(find, beginning, hear, states=states)
        if fault is None and (what := misfit(match.game, match.state, len(match.seats))):
            fault = beginning.damaged(beginning.entries[-1], what)
        if fault is not None:
            raise fault
        return match

    @classmethod
    def _folded(
        cls, find: FindGame[G], beginning: Beginning, hear: Hear = _ignore, *, states: bool = True
    ) -> tuple[Self, JournalError | None]:
        """Return the match after the last entry that can be folded, and the fault of the next."""
        try:
            game = find(_variant(beginning.header))
        except ValueError as error:
            what = f"is of a game that this program does not have: {error}"
            raise JournalError(Fault.FOREIGN, beginning.path, what, 1) from None
        match = cls(game, beginning.header, hear)
        stood_at = {entry.to for entry in beginning.entries if not isinstance(entry, JournalLine)}

        def keeps(number: int) -> bool:
            return states or number in stood_at

        for entry in beginning.entries:
            try:
                if isinstance(entry, JournalLine):
                    events = beginning.events(game.codec, entry)
                    match._fold_stored(entry, events, keeps)
                elif isinstance(entry, Hinted):
                    if not match._may_be_hinted(entry.seat):
                        raise Misfit("a hint was shown to somebody who may not have any")
                    match._take_hint(entry.seat)
                elif isinstance(entry, Lifted):
                    match._all_has_come_again()
                else:
                    to = match._branches[entry.to]
                    if entry.practice:
                        match._known.believe(match._steps, to)
                    match._stand(to)
            except JournalError as error:
                return match, error
            except Misfit as error:
                return match, beginning.damaged(entry, str(error))
            except MISFITS as error:
                # The checksums fit, so no accident did this: a forged match, or of a foreign game.
                what = f"an event does not fit the match ({type(error).__name__})"
                return match, beginning.damaged(entry, what)
        return match, None

    def _stands_after(self, entry: Entry) -> bool:
        """Return whether the match can be as it was after an entry of its file."""
        number = entry.number if isinstance(entry, JournalLine) else entry.to
        return misfit(self.game, self._branches[number].state, len(self.seats)) is None


def _dealt_by(seed: Seed) -> Callable[[Any], Chance]:
    """Return what makes the chance of a state; it knows no match, so that each is freed at once."""
    return lambda state: chance_at(seed, state.version)


def _variant(header: Header) -> Variant:
    return Variant(header.game, len(header.seats), header.options)
