"""Debts in the statistics of a match, and in the table of them for spreadsheets."""

from __future__ import annotations

from pathlib import Path

import pytest

from sevenwonders_qt.app.boxes import BOXES, use_words
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.games.cities.pieces import debts
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.shown.records import Records
from sevenwonders_qt.models.shown.statistics_csv import results_csv
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.session.results import seat_results
from sevenwonders_qt.session.summary import Summary, summarise
from tests.app.csv_tables import POINT, rows_of
from tests.session.forgeries import answered
from tests.session.play import BOX, seats


@pytest.mark.parametrize("boxes", [("cities",), tuple(BOXES)], ids=["alone", "all boxes"])
def test_debts_are_points_of_their_own_and_the_columns_add_up(
    tmp_path: Path, boxes: tuple[str, ...]
) -> None:
    use_words(BOXES, GAMES)
    game = BOX.classic(Options(Edition.SECOND, expansions=boxes), 4)
    match = Match.start(game, seats(4), Setup.random(4), "debts", tmp_path, durable=False)
    while not match.is_over:
        match.submit(answered(match, "rules"))
    match.close()
    assert match.journal_path is not None
    summary = summarise(BOX.find, match.journal_path)
    assert isinstance(summary, Summary)
    records = Records.of([*seat_results(summary)])
    head, *rows = rows_of(results_csv(records, POINT))
    owed = [-debts(city) for city in match.state.cities]
    assert any(owed)
    assert [int(row[head.index("Cities debts")]) for row in rows] == owed
    for row, result in zip(rows, summary.outline.cities, strict=True):
        columns = row[head.index("Points") + 1 :]
        assert sum(int(cell) for cell in columns if cell) == result.total
        assert int(row[head.index("Points")]) == result.total
