"""Turns a finished match into a score sheet in words and numbers, without any page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sevenwonders_qt.games.classic.catalogue import SideNames
from sevenwonders_qt.models.names import city_name
from sevenwonders_qt.models.portraits import portraits
from sevenwonders_qt.models.score_sheet import ScoreSheet, SheetCity, SheetLine, SheetRow
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.terms import board_name
from sevenwonders_qt.views.pages.score_words import (
    CLASSIC,
    Points,
    ScoreWords,
    heading,
    verdict,
)


@dataclass(frozen=True, slots=True)
class Finished:
    """The end of a match of 2 to 7 cities; the Free City stands last.

    ``boards`` are wonder and side of each seat, ``winners`` the seats that won, and
    ``history[turn][seat]`` the points after each turn, if they are known. ``side_names`` is how the
    boards played call their sides; ``words`` describes the sheets of another game.
    """

    seats: Sequence[SeatInfo]
    boards: Sequence[tuple[str, str]]
    sheets: Sequence[Points]
    winners: Sequence[int]
    history: Sequence[Sequence[int]] | None = None
    side_names: SideNames = SideNames.LETTERS
    words: ScoreWords = CLASSIC

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def outside(self) -> frozenset[int]:
        """The seats that cannot win: the Free City, which is nobody's."""
        seats = enumerate(self.seats)
        return frozenset(s for s, info in seats if info.player is Player.FREE_CITY)

    @property
    def order(self) -> list[int]:
        """The seats, the best first, nobody's last."""
        sheets, tie = self.sheets, self.words.tie
        return sorted(
            range(len(self.seats)),
            key=lambda s: (
                s not in self.winners,
                s in self.outside,
                -sheets[s].total,
                -tie(sheets[s]),
                s,
            ),
        )

    def title(self) -> str:
        """Who has won."""
        people = [seat.player is Player.PERSON for seat in self.seats]
        return verdict(self.names, people, self.sheets, self.winners)

    def note(self) -> str:
        """The winner's city, and how it was decided."""
        account = self.words.reckoning(self.names, self.sheets, self.winners, self.outside)
        return f"{city_name(self.boards[self.winners[0]][0])}: {account}"


def score_sheet(end: Finished, played: str = "", seed: str = "", hints: str = "") -> ScoreSheet:
    """The whole sheet in the language of the moment; ``played`` is the time in UTC.

    ``hints`` says how many were shown, "" where there were none.
    """
    order, sheets = end.order, end.sheets
    rows = end.words.rows(sheets[order[0]])
    return ScoreSheet(
        end.words.game(sheets[order[0]]),
        end.title(),
        " · ".join(filter(None, (end.note(), hints))),
        played,
        seed,
        tuple(_city(end, seat) for seat in order),
        tuple(
            SheetRow(heading(row), icon, shade, tuple(sheets[seat].points(row) for seat in order))
            for row, icon, shade in rows
        ),
        tuple(line for seat in order for row, _, _ in rows for line in _lines(end, seat, row)),
        tuple(map(tuple, end.history or ())),
        end.words.ages,
    )


def _city(end: Finished, seat: int) -> SheetCity:
    wonder, side = end.boards[seat]
    return SheetCity(
        seat,
        end.seats[seat].name,
        board_name(end.side_names, wonder, side),
        wonder,
        side,
        seat in end.winners,
        seat in end.outside,
        end.sheets[seat].total,
        portrait=portraits(tuple(end.seats))[seat],
    )


def _lines(end: Finished, seat: int, row: str) -> Iterator[SheetLine]:
    """Every line of a category; one of no points says nothing."""
    for line in end.words.explain(end.sheets[seat], row, end.names):
        if line.icons or line.points:
            name = end.seats[seat].name
            yield SheetLine(name, heading(row), line.words, line.detail(), line.sum, line.points)
