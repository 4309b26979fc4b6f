"""Keeps games played on a real table: one small JSON file for each, beside the journals."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from sevenwonders_qt.core.text import clean, encodable
from sevenwonders_qt.core.whole_file import write_whole
from sevenwonders_qt.journal.fault import Fault, JournalError, of_system
from sevenwonders_qt.journal.header import LONGEST_TEXT
from sevenwonders_qt.journal.line import Json, read_line, write_line

FORMAT = "sevenwonders-paper"
VERSION = 1
"""The format written now.

1   format, version, created, game, expansions, players: name, wonder, side, entries, points,
    total, rank; perhaps counts, false for a game that is left out of the statistics; in a draft
    perhaps kept, the name of the file that it changes; closed by the checksum that a line of a
    journal has
"""

SUFFIX = ".paper.json"
DRAFT = "score-pad.draft"
"""The name of the file that holds a pad not yet kept."""

LARGEST = 1 << 16
MOST_PLAYERS = 20
_YEARS = range(1900, 3000)
MOST_NUMBERS = 60
HIGHEST = 9999

_OPENING = re.compile(rb'\{"format":"' + FORMAT.encode() + rb'","version":([0-9]{1,9}),')
_STAMP = "%Y%m%dT%H%M%SZ"
_CREATED = "%Y-%m-%dT%H:%M:%SZ"
_WORD = re.compile(r"[a-z][a-z0-9_]{0,39}")
_NAME = re.compile(r"[0-9TZ]{16}-[0-9a-f]{8}" + re.escape(SUFFIX))
_FIELDS = {"format", "version", "created", "game", "expansions", "players"}
_PLAYER_FIELDS = {"name", "wonder", "side", "entries", "points", "total", "rank"}


@dataclass(frozen=True, slots=True)
class PaperPlayer:
    """One player of a paper game.

    ``wonder`` is an id, "" where nobody noted it; ``side`` is "A", "B" or "". ``entries`` are the
    numbers as they were entered, ``points`` those they come to by category; ``total`` is their
    sum. ``rank`` counts from 1, equal players share one. The name is `clean`, whatever was given.
    """

    name: str
    wonder: str
    side: str
    entries: Mapping[str, int]
    points: Mapping[str, int]
    total: int
    rank: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean(self.name))


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


@dataclass(frozen=True, slots=True)
class PaperGames:
    """All that lie in a folder, the newest first, and why others could not be read."""

    games: tuple[PaperGame, ...] = ()
    refused: tuple[JournalError, ...] = ()


def created_now(now: datetime) -> str:
    """The time as a paper game notes it."""
    return now.astimezone(UTC).strftime(_CREATED)


def keep(folder: Path, game: PaperGame) -> PaperGame:
    """Write a new file; the game with its path. Raises `JournalError`, and then leaves nothing."""
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
    """The game in ``path``, which is not touched. Raises `JournalError`."""
    fields = _fields(path)
    try:
        return replace(_game(fields), path=path)
    except ValueError as error:
        raise JournalError(Fault.DAMAGED, path, str(error)) from None


def read_all(folder: Path) -> PaperGames:
    """Every paper game of the folder, the newest first; none without a folder."""
    games, refused = [], []
    for path in _paths(folder):
        try:
            games.append(read(path))
        except JournalError as error:
            refused.append(error)
    games.sort(key=lambda game: (game.created, str(game.path)), reverse=True)
    return PaperGames(tuple(games), tuple(refused))


def save_draft(folder: Path, game: PaperGame) -> None:
    """Keep a pad that is still being filled in; raises `JournalError`.

    Where the game has a path, the draft is a change of that file.
    """
    fields = _as_json(game)
    if game.path is not None:
        fields["kept"] = game.path.name
    _write(folder / DRAFT, fields)


def load_draft(folder: Path) -> PaperGame | None:
    """The pad left unfinished; None without one. Raises `JournalError`.

    It has a path where it is a change of a kept game that can still be read.
    """
    path = folder / DRAFT
    if not path.exists():
        return None
    fields = _fields(path)
    kept = fields.pop("kept", None)
    try:
        game = _game(fields)
        if kept is None:
            return game
        if not isinstance(kept, str) or not _NAME.fullmatch(kept):
            raise ValueError("the file that it changes is none of a paper game")
    except ValueError as error:
        raise JournalError(Fault.DAMAGED, path, str(error)) from None
    with suppress(JournalError):
        return replace(game, path=read(folder / kept).path)
    return game


def drop_draft(folder: Path) -> None:
    """There is nothing unfinished any more; raises `JournalError`."""
    _unlink(folder / DRAFT)


def _fields(path: Path) -> dict[str, Json]:
    """What a file holds, its checksum found right. Raises `JournalError`."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise of_system(Fault.UNREADABLE, path, error) from error
    opening = _OPENING.match(data)
    if opening is None or len(data) > LARGEST:
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
        path.parent.mkdir(parents=True, exist_ok=True)
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


def _game(stored: dict[str, Json]) -> PaperGame:
    """The game, strictly; raises ValueError that says what is wrong."""
    if set(stored) - {"counts"} != _FIELDS:
        raise ValueError("the file has other fields than a paper game has")
    counts = stored.get("counts", True)
    if not isinstance(counts, bool):
        raise ValueError("whether it counts is neither true nor false")
    created, expansions, players = stored["created"], stored["expansions"], stored["players"]
    if not isinstance(created, str):
        raise ValueError("the time is not a text")
    if datetime.strptime(created, _CREATED).year not in _YEARS:
        raise ValueError("the time is that of no game")
    if not isinstance(expansions, list) or len(expansions) > MOST_NUMBERS:
        raise ValueError("the expansions are not a list")
    if not isinstance(players, list) or not 0 < len(players) <= MOST_PLAYERS:
        raise ValueError("the players are not a list of players")
    names = tuple(_word(name, "expansion") for name in expansions)
    seated = tuple(_player(player, len(players)) for player in players)
    if all(player.rank > 1 for player in seated):
        raise ValueError("nobody has won")
    return PaperGame(created, _word(stored["game"], "game"), names, seated, counts=counts)


def _player(stored: Json, players: int) -> PaperPlayer:
    if not isinstance(stored, dict) or set(stored) != _PLAYER_FIELDS:
        raise ValueError("a player has other fields than a player has")
    name, wonder, side = stored["name"], stored["wonder"], stored["side"]
    if not isinstance(name, str) or len(name) > LONGEST_TEXT or not encodable(name):
        raise ValueError("a name is not a short text")
    if side not in ("A", "B", ""):
        raise ValueError("a side is none of a board")
    entries, points = _numbers(stored["entries"]), _numbers(stored["points"])
    total, rank = _number(stored["total"]), _number(stored["rank"])
    if total != sum(points.values()):
        raise ValueError("a total is not the sum of its points")
    if not 1 <= rank <= players:
        raise ValueError("a rank is none among the players")
    return PaperPlayer(name, wonder and _word(wonder, "wonder"), side, entries, points, total, rank)


def _numbers(stored: Json) -> dict[str, int]:
    if not isinstance(stored, dict) or len(stored) > MOST_NUMBERS:
        raise ValueError("the points are not a table of numbers")
    return {_word(name, "category"): _number(value) for name, value in stored.items()}


def _number(value: Json) -> int:
    if type(value) is not int or abs(value) > HIGHEST:
        raise ValueError("a number is none of a score pad")
    return value


def _word(value: Json, what: str) -> str:
    if not isinstance(value, str) or not _WORD.fullmatch(value):
        raise ValueError(f"the {what} is not a name")
    return value
