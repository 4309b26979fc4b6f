"""The drill positions shipped with the program, in one file that is read strictly."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final

from sevenwonders_qt.core.datafile import DataError
from sevenwonders_qt.core.stored import Damaged, choice, listed, load, reader
from sevenwonders_qt.core.text import system_reason
from sevenwonders_qt.session.position import DealtPosition, as_json

FILE: Final = "drills.json"
FORMAT: Final = 1
MOST: Final = 1000


@dataclass(frozen=True, slots=True)
class ShippedDrill:
    """A position with an id made of its content: another one is another drill."""

    id: str
    position: DealtPosition

    @classmethod
    def of(cls, position: DealtPosition) -> ShippedDrill:
        text = json.dumps(as_json(position), sort_keys=True)
        return cls(sha256(text.encode()).hexdigest()[:12], position)


@dataclass(frozen=True, slots=True)
class _Stored:
    """The file of the positions."""

    format: Annotated[int, choice((FORMAT,))]
    drills: Annotated[tuple[DealtPosition, ...], listed(DealtPosition, 0, MOST)]


def read_drills(paths: Iterable[Path]) -> tuple[ShippedDrill, ...]:
    """Return the positions of these files; raises `DataError` that names what is wrong in one."""
    drills = tuple(drill for path in paths for drill in _drills_in(path))
    if len({drill.id for drill in drills}) < len(drills):
        raise DataError(f"{FILE}: drills: a position is listed twice")
    return drills


def _drills_in(path: Path) -> tuple[ShippedDrill, ...]:
    try:
        found: _Stored = load(path, reader(_Stored))
    except OSError as error:
        raise DataError(f"{FILE}: {system_reason(error)}") from error
    except Damaged as error:
        raise DataError(str(error)) from None
    return tuple(map(ShippedDrill.of, found.drills))


def file_of(positions: Iterable[DealtPosition]) -> bytes:
    """Return a file of these positions, one a line."""
    lines = ",\n".join(json.dumps(as_json(one), separators=(",", ":")) for one in positions)
    return f'{{"format":{FORMAT},"drills":[\n{lines}\n]}}\n'.encode()
