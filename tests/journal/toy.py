"""Events of a game that only counts, and journals of it: the journal package knows no game."""

from dataclasses import dataclass
from pathlib import Path

from sevenwonders_qt.core.event import Event, EventCodec
from sevenwonders_qt.journal.header import Header, SeatSpec
from sevenwonders_qt.journal.reading import read
from sevenwonders_qt.journal.writing import JournalWriter


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """Somebody said a number."""

    number: int
    words: tuple[str, ...] = ()


CODEC = EventCodec([Counted])
HEADER = Header(
    "counting",
    "DELOS-4192-OLIVA",
    (SeatSpec("Lívia", "person"), SeatSpec('",sum":"00000000"}', "rules")),
    "2026-01-31T18:05:00Z",
    {"edition": "first"},
)
LINES = ([Counted(1)], [Counted(2, ("two", "dois", "dós"))], [Counted(3), Counted(4)])


def written(folder: Path, over: bool = False) -> Path:
    """A journal with `LINES`."""
    path = folder / "match.jsonl"
    first, *rest = LINES
    writer = JournalWriter.create(path, HEADER, CODEC, first, durable=False)
    for line in rest:
        writer.append(0, line, over=over and line is rest[-1])
    writer.close()
    return path


def events(path: Path) -> list[Event]:
    """Everything in a journal, in order."""
    recorded = read(path)
    return [event for line in recorded.branches.path() for event in recorded.events(CODEC, line)]
