"""What a city does with a thing of the box is on the timeline, and in the turn of a replay."""

from __future__ import annotations

from pathlib import Path

import pytest

from sevenwonders_qt.app.boxes import box_of, use_words
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.models.classic.story import reader
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.faces import Faces, Shown
from sevenwonders_qt.models.shown.table import table_for
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.replay.table import ReplayMoment, TurnPanel
from sevenwonders_qt.views.table.panel import table_style
from tests.expansion_for_tests import rules as box
from tests.expansion_for_tests.box import ALL_BOXES, TEST_BOX
from tests.expansion_for_tests.test_rules import place

SEATS = tuple(SeatInfo(name, Player.RULES) for name in ("Ana", "Bia", "Caio", "Davi"))
RECRUITED = box.Recruited(2, "miser_1", 1)


def test_an_action_of_the_box_is_an_entry_of_the_timeline() -> None:
    use_words(ALL_BOXES, GAMES)
    game = box_of(ALL_BOXES, GAMES).classic(Options(expansions=(box.NAME,)), 4)
    deed = reader(game, 4).deed(RECRUITED)
    assert deed is not None
    assert (deed.seat, deed.icon, deed.words()) == (2, "coins", "recruit miser_1")
    assert reader(game, 4).deed(box.WallBuilt(1)) is None


@pytest.mark.usefixtures("qapp")
def test_the_turn_of_a_replay_has_a_line_for_it() -> None:
    use_words(ALL_BOXES, GAMES)
    game = box_of(ALL_BOXES, GAMES).classic(Options(expansions=(box.NAME,)), 4)
    view = game.view_for(place(game).state, 0)
    shown = Shown(table_for(game.rules, view, SEATS, []), Faces(game.rules.catalogue))
    assert TEST_BOX.art is not None
    art = Art(Path(resource_path("art")), [TEST_BOX.art])
    panel = TurnPanel(table_style(art, 1280, 720, 1.0, 1.0))
    panel.show_table((shown, ReplayMoment((RECRUITED, box.WallBuilt(1)))))
    assert [spot.tooltip for spot in panel.spots] == ["Caio: recruited Miser 1 for 1"]
