"""The place of the own city says with whom it is tied, and never with too few."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from sevenwonders_qt.app.translation import install
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.faces import Faces, Shown
from sevenwonders_qt.models.shown.rank import own_rank, rank_words
from sevenwonders_qt.models.shown.table import table_for

NAMES = ("Ana", "Bruno", "Clara", "Davi")


@pytest.mark.parametrize(
    ("coins", "number", "words"),
    [
        ((3, 3, 3, 3), 1, "tied with 3 others"),
        ((4, 3, 3, 0), 1, "tied with 2 others"),
        ((3, 4, 3, 0), 2, "tied with 2 others"),
        ((3, 3, 0, 0), 1, "tied with Bruno"),
        ((6, 3, 3, 3), 1, "1 ahead"),
        ((3, 9, 9, 3), 3, "2 behind Bruno"),
    ],
)
def test_a_tie_counts_all_who_have_as_many_points(
    qapp: QApplication, coins: tuple[int, ...], number: int, words: str
) -> None:
    install(qapp, "en")
    wonders = ("giza", "rhodes", "ephesus", "babylon")
    places = [Place(wonder, coins=each) for wonder, each in zip(wonders, coins, strict=True)]
    made = Scenario(Classic.first_edition(), places)
    seats = tuple(SeatInfo(name, Player.PERSON) for name in NAMES)
    table = table_for(made.game.rules, made.game.view_for(made.state, 0), seats, ())
    shown = Shown(table, Faces(table.catalogue))
    rank = own_rank(shown)
    assert rank is not None
    assert (rank.number, rank_words(shown, rank)) == (number, words)
