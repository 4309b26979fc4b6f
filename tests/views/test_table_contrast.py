"""Whatever is chosen for the eyes, the words on both tables stand out from what is behind them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.boxes import table_parts
from sevenwonders_qt.app.staging import Staged
from sevenwonders_qt.app.staging_architects import StagedArchitects
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.models.appearance import Eyes, SystemWishes
from sevenwonders_qt.views.architects.scene import ArchitectsScene
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.palette import USUAL
from sevenwonders_qt.views.paint.palettes import palette_for
from sevenwonders_qt.views.paint.theme import use_palette
from sevenwonders_qt.views.table.scene import TableScene
from tests.views.measure_pages import EYES, pale_on_table


@pytest.fixture(params=EYES.values(), ids=list(EYES))
def _eyes(request: pytest.FixtureRequest) -> Iterator[None]:
    eyes: Eyes = request.param
    use_palette(palette_for(eyes.appearance(SystemWishes())))
    yield
    use_palette(USUAL)


@pytest.mark.usefixtures("_eyes")
@pytest.mark.parametrize(("players", "age", "turn"), [(3, 1, 1), (4, 2, 3), (7, 3, 5)])
def test_words_stand_out_on_the_table(qtbot: QtBot, players: int, age: int, turn: int) -> None:
    scene = TableScene(Art(resource_path("art")), boxes=table_parts())
    staged = Staged(Box().classic(Options(), players), players, str(players), (age, turn))
    scene.show_table(staged.table("Ana"))
    scene.select(0)
    assert pale_on_table(scene) == []


@pytest.mark.usefixtures("_eyes")
def test_words_stand_out_on_the_table_of_architects(qtbot: QtBot) -> None:
    scene = ArchitectsScene(Art(resource_path("art")))
    scene.show_table(StagedArchitects(Architects.with_options(), 4, "4", 11).table("Ana"))
    assert pale_on_table(scene) == []
