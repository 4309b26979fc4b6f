"""The drill positions shipped with the program, in one file that is read strictly."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final

from sevenwonders_qt.core.datafile import DataError
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.core.stored import Damaged, choice, listed, load, reader
from sevenwonders_qt.core.text import reason
from sevenwonders_qt.models import games
from sevenwonders_qt.models.shown.records import Kind, kind_named
from sevenwonders_qt.session.position import Position, as_json

FILE: Final = "drills.json"
FORMAT: Final = 1
MOST: Final = 1000


@dataclass(frozen=True, slots=True)
class ShippedDrill:
    """A position with an id made of its content: another one is another drill."""

    id: str
    position: Position

    @classmethod
    def of(cls, position: Position) -> ShippedDrill:
        text = json.dumps(as_json(position), sort_keys=True)
        return cls(sha256(text.encode()).hexdigest()[:12], position)

    @property
    def kind(self) -> Kind:
        """The game of the position, with its boxes and players."""
        return kind_of_position(self.position)


def kind_of_position(position: Position) -> Kind:
    """Return the game of a position, with its boxes and players."""
    return kind_named(position.game, position.options.get("expansions", ()), position.players)


@dataclass(frozen=True, slots=True)
class _Stored:
    """The file of the positions."""

    format: Annotated[int, choice((FORMAT,))]
    drills: Annotated[tuple[Position, ...], listed(Position, 0, MOST)]


def shipped_drills(path: Path | None = None) -> tuple[ShippedDrill, ...]:
    """Return the positions of the file, or all that come with the program and its games.

    Raises `DataError` that names what is wrong with it.
    """
    own = (words.resources for words in games.all_words())
    paths = (resource_path(FILE), *(folder / FILE for folder in own if folder is not None))
    drills = tuple(drill for each in ((path,) if path else paths) for drill in _drills_in(each))
    if len({drill.id for drill in drills}) < len(drills):
        raise DataError(f"{FILE}: drills: a position is listed twice")
    return drills


def _drills_in(path: Path) -> tuple[ShippedDrill, ...]:
    try:
        found: _Stored = load(path, reader(_Stored))
    except OSError as error:
        raise DataError(f"{FILE}: {reason(error)}") from error
    except Damaged as error:
        raise DataError(str(error)) from None
    return tuple(map(ShippedDrill.of, found.drills))


def file_of(positions: Iterable[Position]) -> bytes:
    """Return a file of these positions, one a line."""
    lines = ",\n".join(json.dumps(as_json(one), separators=(",", ":")) for one in positions)
    return f'{{"format":{FORMAT},"drills":[\n{lines}\n]}}\n'.encode()
