"""First-time tips: explanations of an event when it has just happened for the first time."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.core.pattern import Pattern

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class FirstTip:
    """An idea, and the events that bring it up; with ``mine`` only those of the reader's seat."""

    key: str
    events: tuple[Pattern, ...]
    title: object
    text: object
    mine: bool = True

    def matters(self, event: Event, seat: Seat) -> bool:
        """Return whether an event brings the tip up for a seat."""
        return any(wanted.fits(event, seat if self.mine else None) for wanted in self.events)

    def words(self) -> tuple[str, str]:
        """Return the title and the text in the chosen language."""
        title, text = str(self.title), str(self.text)
        return translate("FirstTip", title), translate("FirstTip", text)


def like(kind: str, **wanted: object) -> Pattern:
    """Return a pattern for an event of this kind with these fields."""
    return Pattern(kind, wanted)


def tip_for(
    tips: Iterable[FirstTip], events: Sequence[Event], seat: Seat, seen: Collection[str]
) -> FirstTip | None:
    """Return the tip that these events bring up for a seat that has read those ``seen``."""
    unread = (tip for tip in tips if tip.key not in seen)
    return next((t for t in unread if any(t.matters(event, seat) for event in events)), None)
