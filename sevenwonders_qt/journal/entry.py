"""The lines after the header of a journal, and their form as plain JSON values."""

from __future__ import annotations

from collections.abc import Sequence

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.record import record
from sevenwonders_qt.journal.branches import Branches
from sevenwonders_qt.journal.header import MOST_SEATS
from sevenwonders_qt.journal.line import Json


@record
class JournalLine:
    """The events of one accepted command as JSON, and their place.

    ``number`` is the number of the line in the file, from 1; ``first`` counts the events in the
    lines that lead to it. ``by`` is the seat that chose, None for the deal. ``over`` says that the
    match ended with them.
    """

    number: int
    first: int
    by: Seat | None
    events: tuple[Json, ...]
    over: bool

    @property
    def end(self) -> int:
        """The number of events up to here."""
        return self.first + len(self.events)


@record
class Back:
    """An undo: the match went back to its state after line ``to``.

    ``first`` counts the events up to there. ``practice`` says that a player had seen something new
    in what was undone.
    """

    number: int
    first: int
    to: int
    practice: bool


@record
class Hinted:
    """The player of a seat was shown a hint while the match was after line ``to``.

    It is no event: undoing what followed does not undo it. ``first`` counts the events before it.
    """

    number: int
    first: int
    to: int
    seat: Seat


@record
class Lifted:
    """All that was seen before an undo has come again, by the same choices.

    So no player knows more than the match shows after line ``to``, and it is no practice any more.
    ``first`` counts the events before it.
    """

    number: int
    first: int
    to: int


Entry = JournalLine | Back | Hinted | Lifted


def line_as_json(
    first: int, by: Seat | None, events: Sequence[Json], over: bool
) -> dict[str, Json]:
    fields: dict[str, Json] = {"n": first}
    if by is not None:
        fields["by"] = by
    fields["events"] = list(events)
    return {**fields, "over": True} if over else fields


def back_as_json(first: int, to: int, practice: bool) -> dict[str, Json]:
    fields: dict[str, Json] = {"n": first, "back": to}
    return {**fields, "practice": True} if practice else fields


def hint_as_json(first: int, seat: Seat) -> dict[str, Json]:
    return {"n": first, "hint": seat}


def lifted_as_json(first: int) -> dict[str, Json]:
    return {"n": first, "practice": False}


def entry_as_json(entry: Entry) -> dict[str, Json]:
    if isinstance(entry, JournalLine):
        return line_as_json(entry.first, entry.by, entry.events, entry.over)
    if isinstance(entry, Hinted):
        return hint_as_json(entry.first, entry.seat)
    if isinstance(entry, Lifted):
        return lifted_as_json(entry.first)
    return back_as_json(entry.first, entry.to, entry.practice)


def add_entry(branches: Branches[JournalLine], fields: dict[str, Json]) -> Entry:
    """Add the entry with these fields to those before it, and return it.

    Raises ValueError; its text is the fault.
    """
    before = branches.get(branches.head)
    if before is not None and before.over:
        raise ValueError("the line follows the end of the match")
    if "back" in fields:
        return _moved(branches, fields)
    if "hint" in fields:
        return _hinted(branches, before, fields)
    if set(fields) == {"n", "practice"}:
        return _lifted(branches, before, fields)
    line = _line(branches.following, before, fields)
    branches.add(line)
    return line


def _line(number: int, before: JournalLine | None, fields: dict[str, Json]) -> JournalLine:
    needed = {"n", "events"} if before is None else {"n", "events", "by"}
    if set(fields) - {"over"} != needed or fields.get("over", True) is not True:
        raise ValueError("the line has other fields than a line has")
    events, by = fields["events"], fields.get("by")
    if not isinstance(events, list) or not events:
        raise ValueError("the line holds no events")
    if before is not None and (type(by) is not int or not 0 <= by < MOST_SEATS):
        raise ValueError("the line is of nobody at the table")
    first = before.end if before is not None else 0
    _check_count(fields["n"], first)
    return JournalLine(number, first, by, tuple(events), "over" in fields)


def _moved(branches: Branches[JournalLine], fields: dict[str, Json]) -> Back:
    if set(fields) - {"practice"} != {"n", "back"} or fields.get("practice", True) is not True:
        raise ValueError("the line has other fields than a line has")
    to, number = fields["back"], branches.following
    if type(to) is not int or to not in branches:
        raise ValueError("the line goes back to one that is not there")
    _check_count(fields["n"], branches[to].end)
    branches.move(to)
    return Back(number, branches[to].end, to, "practice" in fields)


def _hinted(
    branches: Branches[JournalLine], before: JournalLine | None, fields: dict[str, Json]
) -> Hinted:
    if set(fields) != {"n", "hint"}:
        raise ValueError("the line has other fields than a line has")
    if before is None:
        raise ValueError("the line is a hint before the deal")
    seat = fields["hint"]
    if type(seat) is not int or not 0 <= seat < MOST_SEATS:
        raise ValueError("the hint is for nobody at the table")
    _check_count(fields["n"], before.end)
    return Hinted(branches.pass_over(), before.end, branches.head, seat)


def _lifted(
    branches: Branches[JournalLine], before: JournalLine | None, fields: dict[str, Json]
) -> Lifted:
    if before is None or fields["practice"] is not False:
        raise ValueError("the line has other fields than a line has")
    _check_count(fields["n"], before.end)
    return Lifted(branches.pass_over(), before.end, branches.head)


def _check_count(given: Json, first: int) -> None:
    if type(given) is not int or given != first:
        raise ValueError(f"the line is not the one that follows {first} events")
