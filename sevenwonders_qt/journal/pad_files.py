"""Keeps games played on a real table: one small JSON file for each, beside the journals."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from sevenwonders_qt.core.stored import (
    Damaged,
    bytes_of,
    choice,
    identity,
    listed,
    mapping,
    matching,
    reader,
    whole,
)
from sevenwonders_qt.core.text import clean
from sevenwonders_qt.core.whole_file import make_folders, write_whole
from sevenwonders_qt.journal.fault import Fault, JournalError, of_system
from sevenwonders_qt.journal.header import Text
from sevenwonders_qt.journal.line import Json, read_line, write_line

FORMAT = "sevenwonders-paper"
VERSION = 1
"""The format written now.

1   format, version, created, game, expansions, players: name, wonder, side, entries, points,
    total, rank; perhaps counts, false for a game that is left out of the statistics; in a draft
    perhaps kept, the name of the file that it changes, and was, a checksum of what is changed;
    closed by the checksum that a line of a journal has
"""

SUFFIX = ".paper.json"
DRAFT = "score-pad.draft"
"""The name of the file that holds a pad not yet kept."""

DRAFTS = (DRAFT, *(f"score-pad-{number}.draft" for number in range(2, 10)))
"""Further windows that are open at the same time have files of their own."""

LARGEST = 1 << 16
MOST_PLAYERS = 20
_YEARS = range(1900, 3000)
MOST_NUMBERS = 60
HIGHEST = 9999

_OPENING = re.compile(rb'\{"format":"' + FORMAT.encode() + rb'","version":([0-9]{1,9}),')
_STAMP = "%Y%m%dT%H%M%SZ"
_CREATED = "%Y-%m-%dT%H:%M:%SZ"

_Word = Annotated[str, matching("[a-z][a-z0-9_]{0,39}")]
_Number = Annotated[int, whole(-HIGHEST, HIGHEST)]
_Numbers = Annotated[Mapping[str, int], mapping(_Word, _Number, MOST_NUMBERS)]


@dataclass(frozen=True, slots=True)
class PaperPlayer:
    """One player of a paper game.

    ``wonder`` is an id, "" if it is unknown; ``side`` is "A", "B" or "". ``entries`` are the
    numbers as they were entered, ``points`` the points of them by category; ``total`` is their sum.
    ``rank`` counts from 1, equal players share one. The name is `clean`, whatever was given.
    """

    name: Text
    wonder: Annotated[str, matching("([a-z][a-z0-9_]{0,39})?")]
    side: Annotated[str, choice(("A", "B", ""))]
    entries: _Numbers
    points: _Numbers
    total: int
    rank: Annotated[int, whole(1, MOST_PLAYERS)]

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean(self.name))

    def check_stored(self) -> None:
        """Raise `Damaged` where the numbers of a file do not fit together."""
        if self.total != sum(self.points.values()):
            raise Damaged("is not the sum of the points", ("total",))


@dataclass(frozen=True, slots=True)
class PaperGame:
    """A game played on a real table.

    ``created`` is the time in UTC, as in ``2026-01-31T18:05:00Z``; ``game`` is named as in the
    header of a journal. ``path`` is None until the game has been kept. ``counts`` is False where
    the statistics leave it out.
    """

    created: str
    game: str
    expansions: tuple[str, ...]
    players: tuple[PaperPlayer, ...]
    path: Path | None = None
    counts: bool = True

    @property
    def winners(self) -> tuple[PaperPlayer, ...]:
        return tuple(player for player in self.players if player.rank == 1)


def _created(stored: Json) -> str:
    created: str = identity(stored)
    try:
        year = datetime.strptime(created, _CREATED).year
    except ValueError:
        raise Damaged("is not a time") from None
    if year not in _YEARS:
        raise Damaged("is the time of no game")
    return created


@dataclass(frozen=True, slots=True)
class _Stored:
    """A kept game as its file holds it."""

    format: str
    version: int
    created: Annotated[str, _created]
    game: _Word
    expansions: Annotated[tuple[str, ...], listed(_Word, 0, MOST_NUMBERS)]
    players: Annotated[tuple[PaperPlayer, ...], listed(PaperPlayer, 1, MOST_PLAYERS)]
    counts: bool = True

    def check_stored(self) -> None:
        """Raise `Damaged` where the players of a file do not fit together."""
        if max(player.rank for player in self.players) > len(self.players):
            raise Damaged("a rank is larger than the number of players", ("players",))
        if all(player.rank > 1 for player in self.players):
            raise Damaged("nobody has won", ("players",))


@dataclass(frozen=True, slots=True)
class _StoredDraft(_Stored):
    """A pad not yet kept.

    ``kept`` is the name of the file that it changes, ``was`` the mark of the game as it was there.
    """

    kept: Annotated[str, matching("[0-9TZ]{16}-[0-9a-f]{8}" + re.escape(SUFFIX))] = ""
    was: Annotated[str, matching("([0-9a-f]{8})?")] = ""


@dataclass(frozen=True, slots=True)
class PaperGames:
    """The games in a folder, the newest first, and why others could not be read."""

    games: tuple[PaperGame, ...] = ()
    refused: tuple[JournalError, ...] = ()


def created_now(now: datetime) -> str:
    """Return the time in the form that a paper game has."""
    return now.astimezone(UTC).strftime(_CREATED)


def keep(folder: Path, game: PaperGame) -> PaperGame:
    """Write a new file; return the game with its path. Raises `JournalError` and leaves nothing."""
    stamp = datetime.strptime(game.created, _CREATED).strftime(_STAMP)
    path = folder / f"{stamp}-{secrets.token_hex(4)}{SUFFIX}"
    _write(path, _as_json(game))
    return replace(game, path=path)


def keep_again(game: PaperGame) -> PaperGame:
    """Write the game over its own file, or back where it was deleted. Raises `JournalError`.

    A file that has become unreadable meanwhile is refused and left alone.
    """
    if game.path is None:
        raise ValueError("the game has not been kept yet")
    if game.path.exists():
        read(game.path)
    _write(game.path, _as_json(game))
    return game


def delete(game: PaperGame) -> None:
    """Remove the file; one that is gone already is no fault. Raises `JournalError`."""
    if game.path is not None:
        _unlink(game.path)


def read(path: Path) -> PaperGame:
    """Return the game in ``path``, which is not touched. Raises `JournalError`."""
    fields = _fields(path)
    try:
        found: _Stored = reader(_Stored)(fields)
        return replace(_game(found), path=path)
    except Damaged as error:
        raise JournalError(Fault.DAMAGED, path, str(error)) from None


def read_all(folder: Path) -> PaperGames:
    """Return every paper game of the folder, the newest first; none without a folder."""
    games, refused = [], []
    for path in _paths(folder):
        try:
            games.append(read(path))
        except JournalError as error:
            refused.append(error)
    games.sort(key=lambda game: (game.created, str(game.path)), reverse=True)
    return PaperGames(tuple(games), tuple(refused))


def save_draft(
    folder: Path, game: PaperGame, name: str = DRAFT, kept: PaperGame | None = None
) -> None:
    """Keep a pad that is still being filled in; raises `JournalError`.

    Where the game has a path, the draft is a change of that file, of ``kept`` as it was there.
    """
    fields = _as_json(game)
    if game.path is not None:
        fields["kept"] = game.path.name
    if kept is not None:
        fields["was"] = _mark(kept)
    _write(folder / name, fields)


def load_draft(folder: Path, name: str = DRAFT) -> PaperGame | None:
    """Return the pad left unfinished; None without one. Raises `JournalError`.

    It has a path where it is a change of a kept game that is still as it was.
    """
    path = folder / name
    if not path.exists():
        return None
    fields = _fields(path)
    try:
        found: _StoredDraft = reader(_StoredDraft)(fields)
    except Damaged as error:
        raise JournalError(Fault.DAMAGED, path, str(error)) from None
    game = _game(found)
    if not found.kept:
        return game
    with suppress(JournalError):
        there = read(folder / found.kept)
        if found.was in ("", _mark(there)):
            return replace(game, path=there.path)
    return game


def drop_draft(folder: Path, name: str = DRAFT) -> None:
    """Remove the draft; raises `JournalError`."""
    _unlink(folder / name)


def _fields(path: Path) -> dict[str, Json]:
    """Return the fields of a file, its checksum found right. Raises `JournalError`."""
    try:
        data = bytes_of(path, LARGEST)
    except OSError as error:
        raise of_system(Fault.UNREADABLE, path, error) from error
    except Damaged as error:
        raise JournalError(Fault.FOREIGN, path, str(error)) from None
    opening = _OPENING.match(data)
    if opening is None:
        raise JournalError(Fault.FOREIGN, path, "is not a game of the score pad")
    version = int(opening[1])
    if version > VERSION:
        what = f"was written by a newer version of the program (format {version})"
        raise JournalError(Fault.NEWER, path, what)
    if version < 1:
        raise JournalError(Fault.FOREIGN, path, f"format {version} was never in use")
    try:
        if not data.endswith(b"\n"):
            raise ValueError("the end is missing")
        return read_line(data[:-1], 0)[0]
    except ValueError as error:
        raise JournalError(Fault.DAMAGED, path, str(error)) from None


def _paths(folder: Path) -> Iterator[Path]:
    try:
        yield from sorted(path for path in folder.glob(f"*{SUFFIX}") if path.is_file())
    except OSError:
        return


def _unlink(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise of_system(Fault.UNWRITABLE, path, error) from error


def _write(path: Path, fields: dict[str, Json]) -> None:
    """Put the file there whole or not at all."""
    line, _ = write_line(fields, 0)
    try:
        make_folders(path.parent)
        write_whole(path, line)
    except OSError as error:
        raise of_system(Fault.UNWRITABLE, path, error) from error


def _as_json(game: PaperGame) -> dict[str, Json]:
    left_out: dict[str, Json] = {} if game.counts else {"counts": False}
    return {
        "format": FORMAT,
        "version": VERSION,
        "created": game.created,
        "game": game.game,
        "expansions": list(game.expansions),
        **left_out,
        "players": [
            {
                "name": player.name,
                "wonder": player.wonder,
                "side": player.side,
                "entries": dict(player.entries),
                "points": dict(player.points),
                "total": player.total,
                "rank": player.rank,
            }
            for player in game.players
        ],
    }


def _game(found: _Stored) -> PaperGame:
    return PaperGame(
        found.created, found.game, found.expansions, found.players, counts=found.counts
    )


def _mark(game: PaperGame) -> str:
    """Return a mark of the game; a change of the game changes it, unless only ``counts`` did."""
    return f"{write_line(_as_json(replace(game, counts=True)), 0)[1]:08x}"
