"""The changes of a score pad, for undo and redo."""

from __future__ import annotations

from dataclasses import dataclass

from sevenwonders_qt.journal.pad_files import PaperGame
from sevenwonders_qt.models.shown.score_pad import ScorePad

MOST_STEPS = 500


@dataclass(frozen=True, slots=True)
class PadSheet:
    """A pad, and the number of its sheet of paper: undoing may go to the sheet before."""

    pad: ScorePad
    number: int = 0


class PadHistory:
    """The pad and its history. Changes of one cell without a pause are one step."""

    def __init__(self, pad: ScorePad) -> None:
        self._now = PadSheet(pad)
        self._sheets = 1
        self._kept: dict[int, PaperGame] = {}
        self._before: list[PadSheet] = []
        self._after: list[PadSheet] = []
        self._cell: object = None

    @property
    def pad(self) -> ScorePad:
        """The current pad."""
        return self._now.pad

    @property
    def opened(self) -> PaperGame | None:
        """The kept game of this sheet."""
        return self._kept.get(self._now.number)

    def change(self, pad: ScorePad, cell: object = None) -> bool:
        """Write on the sheet; False if nothing changes.

        ``cell`` names the cell that is typed in.
        """
        if pad == self.pad:
            return False
        self._step(PadSheet(pad, self._now.number), cell)
        return True

    def turn_to(self, pad: ScorePad, opened: PaperGame | None = None) -> None:
        """Take another sheet; ``opened`` is its kept game."""
        if opened is not None:
            self._kept[self._sheets] = opened
        self._step(PadSheet(pad, self._sheets), None)
        self._sheets += 1

    def keep(self, game: PaperGame) -> None:
        """Set the kept game of this sheet, which stays whatever is undone on it."""
        self._kept[self._now.number] = game
        self.pause()

    def pause(self) -> None:
        """Make the next change a step of its own, in the same cell too."""
        self._cell = None

    def undo(self) -> bool:
        """Undo the last step; False if there is none."""
        return self._move(self._before, self._after)

    def redo(self) -> bool:
        """Redo the last step that was undone; False if there is none."""
        return self._move(self._after, self._before)

    def _step(self, sheet: PadSheet, cell: object) -> None:
        if cell is None or cell != self._cell:
            self._before.append(self._now)
            del self._before[:-MOST_STEPS]
        self._after.clear()
        self._cell, self._now = cell, sheet

    def _move(self, source: list[PadSheet], target: list[PadSheet]) -> bool:
        if not source:
            return False
        target.append(self._now)
        self._now, self._cell = source.pop(), None
        return True
