"""The tables with the wonders of the pack cut nothing and cover nothing, at each size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.boxes import BOXES, table_parts, use_words
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.games.classic.scenario import Place, Scenario
from sevenwonders_qt.models.shown.table import table_for
from sevenwonders_qt.views.table.one_of import StageChoice
from sevenwonders_qt.views.table.page import TablePage
from tests.drawings import drawings
from tests.fullest import seats
from tests.views.measure_pages import speak, window_with_pages
from tests.views.traced import faults_of
from tests.wonder_pack.positions import RICH, table, with_boxes

_SEVEN = (
    Place("great_wall", "A", built=RICH, coins=12, stages=4, alternatives=[2, 0, 1, 0]),
    *(Place("stonehenge", "B", stages=2), Place("manneken_pis", "A", stages=3)),
    *(Place("giza", "B", stages=4), Place("rhodes", "B", stages=2), Place("babylon")),
    Place("ephesus", "B"),
)


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[TablePage]:
    use_words(BOXES, GAMES)
    made = TablePage(drawings(), boxes=table_parts())
    made.reduced = True
    window = window_with_pages()
    qtbot.addWidget(window)
    window.use_table(made)
    window.show_table()
    yield made
    made.clear()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "pt_BR", "es"])
def test_boards_and_the_choice_of_a_stage_are_read_whole(
    page: TablePage, language: str, size: tuple[int, int]
) -> None:
    translator = speak(language)
    try:
        game, seven = with_boxes(), with_boxes(players=7)
        tables = [
            (game, table(game, "great_wall", "A", Place("manneken_pis", stages=2))),
            (game, table(game, "manneken_pis", "A", Place("great_wall"), Place("stonehenge", "B"))),
            (game, table(game, "stonehenge", "B", Place("manneken_pis", "B"))),
            (seven, Scenario(seven, _SEVEN, age=3, turn=6)),
        ]
        for played, at in tables:
            page.clear()
            page.scene.set_size(*size, 1.0)
            players = len(at.state.cities)
            view = played.view_for(at.state, 0)
            page.show_table(table_for(played.rules, view, seats(players, players), ()))
            page.scene.select(0)
            QApplication.processEvents()
            assert faults_of(page.scene) == []
            if view.own.stages < view.own.stage_count:
                page.scene.picks.act("stage")
                QApplication.processEvents()
                if isinstance(page.overlay, StageChoice):
                    assert faults_of(page.scene) == []
    finally:
        if translator is not None:
            QCoreApplication.removeTranslator(translator)
