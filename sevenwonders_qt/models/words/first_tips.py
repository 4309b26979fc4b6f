"""First-time tips: explanations of an event when it has just happened for the first time."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.datafile import Entry, entries_of, opened
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.pattern import Pattern, read_patterns
from sevenwonders_qt.core.resources import resource_path

FOLDER: Final = "tips"
"""The folder of the files, and what a file is called by in messages."""


@dataclass(frozen=True, slots=True)
class FirstTip:
    """An idea, and the events that bring it up; with ``mine`` only those of the reader's seat.

    Title and text are in English, as in the file.
    """

    key: str
    events: tuple[Pattern, ...]
    title: str
    text: str
    mine: bool = True

    def matters(self, event: Event, seat: Seat) -> bool:
        """Return whether an event brings the tip up for a seat."""
        return any(wanted.fits(event, seat if self.mine else None) for wanted in self.events)

    def words(self) -> tuple[str, str]:
        """Return the title and the text in the chosen language."""
        # The texts are in resources/tips; check_translations reads them there.
        translate = QCoreApplication.translate
        return translate("FirstTip", self.title), translate("FirstTip", self.text)


@cache
def read_tips(path: Path) -> Sequence[FirstTip]:
    """Read the tips of a file, in their order of priority when several things happen at once.

    Raises `DataError` for anything in it that is no part of one.
    """
    root = opened(path, f"{FOLDER}/{path.name}")
    return tuple(_tip(entry) for entry in entries_of(root, "tip"))


def shipped_tips(name: str) -> Sequence[FirstTip]:
    """Return the tips of a file that the program comes with; raises as `read_tips`."""
    return read_tips(resource_path(FOLDER, f"{name}.toml"))


def _tip(entry: Entry) -> FirstTip:
    events = read_patterns(entry, "when")
    if not events:
        entry.fail("when", "missing")
    mine = not entry.flag("of_any_seat")
    return FirstTip(entry.id, events, entry.text("title"), entry.text("text"), mine)


def tip_for(
    tips: Iterable[FirstTip], events: Sequence[Event], seat: Seat, seen: Collection[str]
) -> FirstTip | None:
    """Return the tip that these events bring up for a seat that has read those ``seen``."""
    unread = (tip for tip in tips if tip.key not in seen)
    return next((t for t in unread if any(t.matters(event, seat) for event in events)), None)
