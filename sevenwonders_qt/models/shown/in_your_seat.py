"""The matches of a Master in the seat of a person, with the same deal and the same others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from sevenwonders_qt.ai.levels import CHARACTERS, REFERENCE
from sevenwonders_qt.core.decider import AnyGame
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.journal.fault import JournalError
from sevenwonders_qt.journal.folder import SUFFIX
from sevenwonders_qt.journal.header import PERSON, SeatSpec
from sevenwonders_qt.session.match import FindGame, Match
from sevenwonders_qt.session.same_deal import dealt_alike, keep

FOLDER: Final = "masters"
TIMES: Final = 8
"""The number of matches with the same deal; one says little."""

MASTER: Final = "master"
FOR_PERSONS: Final = "skilled"
"""The player in the seats of other persons."""


@dataclass(frozen=True, slots=True)
class SeatPlayed:
    """The end of one match for one seat; ``points`` by category, without the total."""

    points: Mapping[str, int]
    total: int
    place: int
    won: bool
    stages: int


@dataclass(slots=True)
class InYourSeat:
    """A finished match, one seat of it, and the matches of a Master in that seat so far.

    ``key`` names the match and the network: for another one everything is played again.
    """

    match: Match[Any]
    path: Path
    seat: Seat
    key: str
    played: list[SeatPlayed] = field(default_factory=list)

    @property
    def own(self) -> SeatPlayed:
        """The end of the match itself."""
        return seat_played(self.match, self.seat)

    @property
    def done(self) -> bool:
        return len(self.played) >= TIMES

    @property
    def wins(self) -> int:
        return sum(one.won for one in self.played)

    @property
    def best(self) -> int:
        """The number of the match with most points, from 0; there is one."""
        return max(range(len(self.played)), key=lambda number: self.played[number].total)

    def average(self, category: str | None = None) -> float:
        """Return the mean points of a category, or in all."""
        points = [
            one.total if category is None else one.points.get(category, 0) for one in self.played
        ]
        return sum(points) / max(1, len(points))

    def seats(self) -> list[SeatSpec]:
        """Return the players: a Master in the seat, and the others as they were."""
        return [
            SeatSpec(spec.name, MASTER if seat == self.seat else _other(spec.player))
            for seat, spec in enumerate(self.match.seats)
        ]

    @property
    def has_stand_ins(self) -> bool:
        """Whether computers sit in the seats of other persons."""
        others = (spec for seat, spec in enumerate(self.match.seats) if seat != self.seat)
        return any(spec.player == PERSON for spec in others)

    def next_run(self) -> Match[Any]:
        """Return the next match, which is to be played."""
        return dealt_alike(self.match, self.seats())

    def seed_of(self, player: Seat) -> str:
        """Return the seed of a player in the next match; only the Master's is another each time."""
        seed = self.match.player_seed(player)
        return f"{seed}/{len(self.played)}" if player == self.seat else seed

    def take(self, run: Match[Any]) -> None:
        """Take a match that is over, and keep it; one that cannot be kept is played again."""
        with suppress(JournalError, OSError):
            keep(run, self.match, self.kept_at(len(self.played)))
        self.played.append(seat_played(run, self.seat))

    def recall(self, find: FindGame[AnyGame]) -> None:
        """Take the matches that are kept."""
        for number in range(len(self.played), TIMES):
            try:
                found: Match[Any] = Match.replay(find, self.kept_at(number), states=False)
            except JournalError:
                return
            if not found.is_over or list(found.seats) != self.seats():
                return
            self.played.append(seat_played(found, self.seat))

    def kept_at(self, number: int) -> Path:
        """Return the file of one of the matches."""
        folder = kept_folder(self.path)
        return folder / f"{self.key}-{self.seat + 1}-{number + 1}{SUFFIX}"


def in_your_seat(match: Match[Any], path: Path, seat: Seat, network: str) -> InYourSeat:
    """Return the seat of a finished match, which was dealt by its seed; nothing is played yet."""
    digest = sha256(f"{network} {match.header.id} {match.seed}".encode()).hexdigest()[:12]
    return InYourSeat(match, path, seat, digest)


def persons_of(match: Match[Any]) -> Sequence[Seat]:
    """Return the seats of persons; of all players where there is none."""
    persons = [seat for seat, spec in enumerate(match.seats) if spec.player == PERSON]
    return persons or range(len(match.seats))


def seat_played(match: Match[Any], seat: Seat) -> SeatPlayed:
    """Return the end of a match for a seat."""
    outline = match.game.outline(match.state)
    city = outline.cities[seat]
    ahead = sum(other.total > city.total for other in outline.cities)
    won = seat in outline.winners
    place = 1 if won else 1 + max(ahead, len(outline.winners))
    points = {name: points for name, points in city.points.items() if name != "total"}
    return SeatPlayed(points, city.total, place, won, city.stages)


def kept_folder(journal: Path) -> Path:
    """Return the folder of the matches that belong to a match."""
    return journal.parent / FOLDER / journal.stem


def forget(journal: Path) -> None:
    """Delete the matches that belong to a match."""
    with suppress(OSError):
        folder = kept_folder(journal)
        for file in folder.glob(f"*{SUFFIX}"):
            file.unlink()
        folder.rmdir()


def _other(player: str) -> str:
    """Return the player of another seat: the same one, if it is a computer player we have."""
    return player if player in CHARACTERS or player in REFERENCE else FOR_PERSONS
