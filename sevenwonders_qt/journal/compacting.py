"""Leaves out of a journal what was undone and cannot be redone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from sevenwonders_qt.journal.branches import HEADER, Branches
from sevenwonders_qt.journal.entry import (
    Back,
    Hinted,
    JournalLine,
    back_as_json,
    hint_as_json,
    line_as_json,
)
from sevenwonders_qt.journal.header import Departure, Header
from sevenwonders_qt.journal.line import Json
from sevenwonders_qt.journal.reading import Beginning


@dataclass(frozen=True, slots=True)
class Compacted:
    """The lines after the header; ``numbers`` maps the old number of each line to its new one."""

    header: Header
    lines: tuple[dict[str, Json], ...]
    numbers: Mapping[int, int]


def compacted(journal: Beginning) -> Compacted:
    """Return the journal of a match that goes on, without lines that nothing leads to.

    Every hint is kept. If a player had seen what is left out, the match is practice for good:
    nothing shows any more when all of that has come again.
    """
    branches = journal.branches
    stops = [*branches.undone, branches.head]
    hints = [entry for entry in journal.entries if isinstance(entry, Hinted)]
    lines: list[dict[str, Json]] = []
    numbers: dict[int, int] = {}
    for line in branches.path(stops[0]):
        lines.append(line_as_json(line.first, line.by, line.events, line.over))
        numbers[line.number] = HEADER + len(lines)
        lines += [hint_as_json(line.end, hint.seat) for hint in hints if hint.to == line.number]
    for stop, practice in zip(stops[1:], _practice_of_undone(journal), strict=True):
        lines.append(back_as_json(branches[stop].end, numbers[stop], practice))
    left = [hint for hint in hints if hint.to not in numbers]
    lines += [hint_as_json(branches[branches.head].end, hint.seat) for hint in left]
    header = replace(
        journal.header,
        practice=journal.practice,
        departs=_renumbered(journal.header.departs, numbers),
        left_out=journal.header.left_out + len(journal.entries) - len(lines),
    )
    return Compacted(header, tuple(lines), numbers)


def _practice_of_undone(journal: Beginning) -> list[bool]:
    """Return for each undo that can be redone whether something new had been seen."""
    passed: Branches[JournalLine] = Branches()
    found: list[bool] = []
    for entry in journal.entries:
        if isinstance(entry, JournalLine):
            passed.add(entry)
        elif isinstance(entry, Back):
            passed.move(entry.to)
            found.append(entry.practice)
        else:
            passed.pass_over()
        del found[len(passed.undone) :]
    return found


def _renumbered(departs: Departure | None, numbers: Mapping[int, int]) -> Departure | None:
    """Return the departure at the first line that is kept from there on; at the last if none is."""
    if departs is None:
        return None
    later = [new for old, new in numbers.items() if old >= departs.line]
    return replace(departs, line=min(later, default=max(numbers.values())))
