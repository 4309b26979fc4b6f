"""Turns the score pad into a score sheet, which is saved like the sheet of a match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.classic.scoring import SYMBOLS
from sevenwonders_qt.models.games import words_of
from sevenwonders_qt.models.shown.pad_science import best_science
from sevenwonders_qt.models.shown.score_pad import SCIENCE, UNCOUNTED, ScorePad
from sevenwonders_qt.models.shown.score_sheet import (
    ScoreSheet,
    SheetCity,
    SheetLine,
    SheetRow,
    Source,
)
from sevenwonders_qt.models.shown.score_words import SYMBOL_ICONS, reckon, sign_of, verdict
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.pad import (
    drawn,
    entry_name,
    place_text,
    row_name,
    row_note,
    wonder_title,
)
from sevenwonders_qt.models.words.terms import symbol_name

translate = QCoreApplication.translate

_CHOSEN = ("free", "most")


@dataclass(frozen=True, slots=True)
class _Column:
    """The points of one player."""

    pad: ScorePad
    seat: int

    @property
    def total(self) -> int:
        return self.pad.total(self.seat)

    def points(self, category: str) -> int:
        return self.pad.points(self.seat, category)


def pad_sheet(pad: ScorePad, names: Sequence[str], played: str) -> ScoreSheet:
    """Return the sheet of the pad in the current language, the best player first.

    ``names`` has one for every player; ``played`` is the time in UTC.
    """
    ranks = pad.ranks()
    order = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
    columns = [_Column(pad, seat) for seat in range(len(names))]
    return ScoreSheet(
        pad.form.sheet(pad.expansions),
        verdict(names, [True] * len(names), columns, _first(pad)),
        _note(pad, names, columns),
        played,
        "",
        tuple(_city(pad, seat, names[seat], ranks[seat]) for seat in order),
        tuple(_row(pad, row, order) for row in _rows(pad)),
        tuple(line for seat in order for line in _lines(pad, seat, names[seat])),
        elsewhere=words_of(pad.game).score.elsewhere,
    )


def _rows(pad: ScorePad) -> list[str]:
    """Return the rows of the pad, and a row for points outside them if there are any."""
    return [*pad.rows, *(row for row in pad.categories if row == UNCOUNTED)]


def _first(pad: ScorePad) -> list[int]:
    """Return the seats of the winners."""
    return [seat for seat, rank in enumerate(pad.ranks()) if rank == 1]


def _note(pad: ScorePad, names: Sequence[str], columns: Sequence[_Column]) -> str:
    won = _first(pad)
    tie_words, rows = words_of(pad.game).score.tie_words, pad.categories
    account = reckon(names, columns, won, (), pad.ties(), rows, row_name, tie_words)
    wonder = pad.players[won[0]].wonder
    return titled(wonder_title(wonder), account) if wonder and len(won) == 1 else account


def _city(pad: ScorePad, seat: int, name: str, rank: int) -> SheetCity:
    player = pad.players[seat]
    wonder = player.wonder if drawn(player.wonder) else ""
    board = f"{wonder_title(player.wonder)} {player.side}".strip() if player.wonder else ""
    won, total = rank == 1 and not pad.empty, pad.total(seat)
    place = "" if pad.empty else place_text(rank)
    return SheetCity(seat, name, board, wonder, player.side, won, False, total, place)


def _row(pad: ScorePad, row: str, order: Sequence[int]) -> SheetRow:
    counts = row not in pad.form.unscored
    points = tuple(pad.points(seat, row) if counts else pad.value(seat, row) or 0 for seat in order)
    counted = tuple(tuple(sources(pad, seat, row)) for seat in order)
    return SheetRow(row, row_name(row), *sign_of(row), points, counted, counts)


def sources(pad: ScorePad, seat: int, row: str) -> Iterator[Source]:
    """Yield the sources that the points of a cell are calculated from."""
    value = pad.value(seat, row)
    if pad.typed_points(seat, row) is not None:
        return
    if row == SCIENCE:
        symbols = pad.symbols(seat)
        for icon, count in zip(SYMBOL_ICONS, symbols.counts, strict=True):
            yield icon, str(count)
        if symbols.free + symbols.most:
            yield "", f"+{symbols.free + symbols.most}"
    elif value is not None:
        yield from pad.form.sources(pad.entry(row), value)


def _lines(pad: ScorePad, seat: int, name: str) -> Iterator[SheetLine]:
    """Yield the lines behind each number; they add up to it."""
    for row in pad.categories:
        typed = pad.typed_points(seat, row)
        if typed is not None or (row == UNCOUNTED and pad.points(seat, row)):
            yield SheetLine(name, row_name(row), "", "", "", pad.points(seat, row))
        elif row == SCIENCE:
            yield from _science(pad, seat, name)
        elif pad.filled(seat, row):
            points, value = pad.points(seat, row), pad.value(seat, row) or 0
            what, worth = pad.form.sum(pad.entry(row), value) or (row_note(pad, row), "")
            yield SheetLine(name, row_name(row), what, "", worth, points)


def _science(pad: ScorePad, seat: int, name: str) -> Iterator[SheetLine]:
    """Yield every symbol with the free ones that were added to it, then the sets."""
    use = best_science(pad.symbols(seat))
    label = row_name(SCIENCE)
    for place, count in enumerate(use.counts):
        added = [
            f"{entry_name(entry)} {given[place]}"
            for entry, given in zip(_CHOSEN, (use.free, use.most), strict=True)
            if given[place]
        ]
        if use.swapped is not None and use.swapped[1] == place:
            added.append(entry_name("swap"))
        if count:
            what, worth = symbol_name(SYMBOLS[place]), f"{count} × {count}"
            yield SheetLine(name, label, what, ", ".join(added), worth, count * count)
    if use.sets:
        what = translate("Score", "Sets of three different symbols")
        worth = f"{use.sets} × {use.set_worth}"
        yield SheetLine(name, label, what, "", worth, use.sets * use.set_worth)
