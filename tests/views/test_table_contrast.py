"""Whatever is chosen for the eyes, the words on both tables stand out from what is behind them."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.architects.staging import StagedArchitects
from sevenwonders_qt.app.boxes import table_parts
from sevenwonders_qt.app.staging import Staged
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.classic.scenario import Place, Scenario, stage
from sevenwonders_qt.models.appearance import SystemWishes
from sevenwonders_qt.views.architects.scene import ArchitectsScene
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.palette import palette_for
from sevenwonders_qt.views.table.page import TablePage
from sevenwonders_qt.views.table.scene import TableScene
from tests.drawings import drawings
from tests.views.edifices import builder, position, seen
from tests.views.measure_pages import EYES, pale_on_table

pytestmark = pytest.mark.painted
GOODS = ("foundry", "ore_vein", "brickyard", "clay_pool", "glassworks_age1", "loom_age1")
WITH_EDIFICE = Options(expansions=("edifice",))
PILE = ("baths", "barracks", "tavern", "apothecary")


@pytest.fixture(params=EYES)
def art(request: pytest.FixtureRequest, qapp: QApplication) -> Art:
    """The drawings as some eyes have chosen their colours."""
    made = drawings(request.param)
    made.paint_in(palette_for(EYES[request.param].appearance(SystemWishes())))
    return made


@pytest.mark.parametrize(
    ("players", "age", "turn", "options"),
    [(3, 1, 1, Options()), (4, 2, 3, Options()), (7, 3, 5, Options()), (4, 3, 4, WITH_EDIFICE)],
)
def test_words_stand_out_on_the_table(
    qtbot: QtBot, art: Art, players: int, age: int, turn: int, options: Options
) -> None:
    scene = TableScene(art, boxes=table_parts())
    game = Box().classic(options, players)
    staged = Staged(game, players, str(players), (age, turn))
    scene.parts.hand.set_moves(lambda: False)  # a card still on its way is not where it will be
    scene.show_table(staged.table("Ana"))
    scene.select(0)
    assert pale_on_table(scene) == []


def test_words_stand_out_on_what_lies_over_the_table(qtbot: QtBot, art: Art) -> None:
    page = TablePage(art, boxes=table_parts())
    qtbot.addWidget(page)
    page.scene.set_size(1280, 720, 1.0)
    game = Box().classic(WITH_EDIFICE, 3)
    table = seen(position(game, builder()))
    seeker = Place("halicarnassus", built=["altar", *GOODS], stages=1, hand=["stockade"])
    places = [seeker, Place("rhodes"), Place("giza")]
    found = Scenario(Classic.first_edition(), places, age=2, turn=3, discards=PILE)
    found.turn(stage(0, "stockade"))
    for show in (
        partial(page.enlarge, 0),
        partial(page.enlarge, CardId("outpost")),
        partial(page.ask, seen(found)),
    ):
        page.clear()
        page.show_table(table)
        show()
        assert page.overlay is not None
        assert pale_on_table(page.scene, [page.overlay]) == []
    page.clear()


def test_words_stand_out_on_the_table_of_architects(qtbot: QtBot, art: Art) -> None:
    scene = ArchitectsScene(art)
    scene.show_table(StagedArchitects(Architects.with_options(), 4, "4", 11).table("Ana"))
    assert pale_on_table(scene) == []
