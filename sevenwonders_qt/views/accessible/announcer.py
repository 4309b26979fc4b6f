"""Has the events at a table read aloud, as much of them as a person wants."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models.seats import SeatInfo
from sevenwonders_qt.models.settings import Spoken
from sevenwonders_qt.models.words.log import subject
from sevenwonders_qt.models.words.sentence import Sentence
from sevenwonders_qt.views.accessible.base import sentences
from sevenwonders_qt.views.accessible.events import announce


class Announcer(QObject):
    """Speaks for the table ``source``; without a screen reader nothing is computed."""

    said = Signal(str)
    """Sends the text that is read aloud."""

    def __init__(self, source: QObject) -> None:
        super().__init__(source)
        self._source = source
        self._asked: object = None
        self.spoken = Spoken.ALL

    @property
    def listened_to(self) -> bool:
        """Whether a screen reader hears of events."""
        return self.spoken is not Spoken.NOTHING and QAccessible.isActive()

    def say(self, *texts: str, at_once: bool = False) -> None:
        """Have texts read aloud with any setting; ``at_once`` interrupts the current text."""
        text = sentences(*texts)
        if text and QAccessible.isActive():
            announce(self._source, text, at_once=at_once)
            self.said.emit(text)

    def happened(
        self, logged: Iterable[Sentence | None], seats: Sequence[SeatInfo], you: Seat
    ) -> None:
        """Announce events, as in the log; in short only those of ``you`` or of all players."""
        lines = [line for line in logged if line is not None]
        if self.spoken is Spoken.SHORT:
            lines = [line for line in lines if line[0] in (None, you)]
        self.say(*(_line(line, seats, you) for line in lines))

    def asks(self, moment: object, *texts: str) -> None:
        """Announce that an answer is awaited, once for each moment."""
        if moment != self._asked:
            self._asked = moment
            self.say(*texts)


def _line(line: Sentence, seats: Sequence[SeatInfo], you: Seat) -> str:
    seat, _, text = line
    return text if seat is None else f"{subject(seat, seats, you)} {text}"
