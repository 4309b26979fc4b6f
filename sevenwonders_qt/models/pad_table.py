"""The numbers of a score pad as a table: a column for each player, a row for each category."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from sevenwonders_qt.models.shown.pad_sheet import sources
from sevenwonders_qt.models.shown.score_pad import SCIENCE, TOTAL, ScorePad
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.numbers import whole_number
from sevenwonders_qt.models.words.pad import place_text, row_name, row_note
from sevenwonders_qt.models.words.terms import category_name

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()


class PadTable(QAbstractTableModel):
    """The rows of a `ScorePad`, and a last one with the totals; it asks for changes only."""

    wanted = Signal(int, str, str)
    """Seat, entry of the pad, and the whole text that a person wants in it."""

    def __init__(self, parent: Any = None) -> None:
        super().__init__(parent)
        self.pad = ScorePad()
        self.names: tuple[str, ...] = ()
        self.odd: dict[tuple[int, str], str] = {}
        """The reasons why a number cannot be right, by seat and row."""

        self._rows: tuple[str, ...]
        self._points: list[list[int]]
        self._ranks: list[int]
        self._add_up()
        self._shown: dict[tuple[int, int], object] = {}

    def show_pad(
        self, pad: ScorePad, names: tuple[str, ...], odd: dict[tuple[int, str], str]
    ) -> None:
        """Show this pad; ``names`` has one for every player."""
        other = (pad.rows, len(names)) != (self.pad.rows, len(self.names))
        renamed = names != self.names
        if other:
            self.beginResetModel()
        self.pad, self.names, self.odd = pad, names, odd
        self._add_up()
        before, self._shown = self._shown, self._everything()
        if other:
            self.endResetModel()
            return
        for place, content in self._shown.items():
            if content != before.get(place):
                changed = self.index(*place)
                self.dataChanged.emit(changed, changed)
        if renamed:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(names) - 1)

    def _add_up(self) -> None:
        """Work out the points of all cells: each is wanted for every cell beside it."""
        self._rows, seats = self.pad.rows, range(len(self.names))
        self._points = [[self.pad.points(seat, row) for seat in seats] for row in self._rows]
        self._points.append([self.pad.total(seat) for seat in seats])
        self._ranks = self.pad.ranks()

    def category(self, row: int) -> str:
        """Return the name of a row."""
        return self._rows[row] if row < len(self._rows) else TOTAL

    def entry(self, row: int) -> str:
        """Return the name of the entry that is typed in a row."""
        return self.pad.entry(self._rows[row]) if row < len(self._rows) else TOTAL

    def counts_symbols(self, row: int) -> bool:
        """Return whether the row is calculated from symbols."""
        return self.category(row) == SCIENCE and SCIENCE not in self.pad.as_points

    def value(self, row: int, seat: int) -> int | None:
        """Return the number that was entered in a cell."""
        category = self.category(row)
        if category == TOTAL:
            return self.pad.typed_total(seat)
        typed = self.pad.typed_points(seat, category)
        return self.pad.value(seat, category) if typed is None else typed

    def points(self, row: int, seat: int) -> int:
        """Return the points in a cell."""
        return self._points[row][seat]

    def rank(self, seat: int) -> int:
        """Return the place of a player; 0 while the pad is empty."""
        return 0 if self.pad.empty else self._ranks[seat]

    def is_best(self, row: int, seat: int) -> bool:
        """Return whether no other player has more points in this row."""
        every = self._points[row]
        return 0 < max(every) == every[seat]

    def why_odd(self, row: int, seat: int) -> str:
        """Return why the number in a cell cannot be right; empty if it can."""
        return self.odd.get((seat, self.category(row)), "")

    def number(self, row: int, seat: int) -> str:
        """Return the number of a cell: points, or a count that has none as such."""
        category = self.category(row)
        if category != TOTAL and not self.pad.filled(seat, category):
            return ""
        if category in self.pad.form.unscored:
            return str(self.value(row, seat))
        return whole_number(self.points(row, seat))

    def name(self, row: int, seat: int) -> str:
        """Return the whole name of a cell, with its number."""
        category, name = self.category(row), self.names[seat]
        if category != TOTAL:
            called, number = f"{row_name(category)}, {name}", self.number(row, seat)
            return titled(called, number) if number else called
        called = translate("Score", "{category}, {name}: {points}").format(
            category=category_name(TOTAL), name=name, points=whole_number(self.points(row, seat))
        )
        rank = self.rank(seat)
        return ", ".join(filter(None, (called, place_text(rank) if rank else "")))

    def about(self, row: int, seat: int) -> str:
        """Return what there is to know about a cell."""
        category = self.category(row)
        if category == TOTAL:
            usual = translate("Score", "Type a total where the rows are not known.")
        else:
            usual = row_note(self.pad, category)
        return self.why_odd(row, seat) or usual

    def _everything(self) -> dict[tuple[int, int], object]:
        """Return all that is seen of each cell."""
        found: dict[tuple[int, int], object] = {}
        seats = range(len(self.names))
        for row, category in enumerate(self._rows):
            words = row_name(category), row_note(self.pad, category)
            for seat in seats:
                seen = self.number(row, seat), self.why_odd(row, seat), self.is_best(row, seat)
                counted = tuple(sources(self.pad, seat, category))
                found[row, seat] = words, self.names[seat], seen, counted
        last = len(self._rows)
        for seat in seats:
            seen = self.number(last, seat), self.why_odd(last, seat), self.pad.empty
            typed, words = (
                self.value(last, seat),
                (place_text(self._ranks[seat]), category_name(TOTAL)),
            )
            found[last, seat] = words, self.names[seat], seen, typed
        return found

    # Qt -----------------------------------------------------------------------------------

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows) + 1

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.names)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        reads = {
            Qt.ItemDataRole.DisplayRole: self.number,
            Qt.ItemDataRole.AccessibleTextRole: self.name,
            Qt.ItemDataRole.AccessibleDescriptionRole: self.about,
        }
        read = reads.get(Qt.ItemDataRole(role))
        return None if read is None else read(index.row(), index.column())

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self.names[section]
        category = self.category(section)
        return category_name(TOTAL) if category == TOTAL else row_name(category)

    def flags(self, index: Index) -> Qt.ItemFlag:
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsEditable

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Ask for this text, as a screen reader may do."""
        if role != Qt.ItemDataRole.EditRole or self.counts_symbols(index.row()):
            return False
        self.wanted.emit(index.column(), self.entry(index.row()), str(value).strip())
        return True
