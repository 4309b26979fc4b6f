"""A panel keeps its drawing while all that it depends on is the same; it is never an old one."""

from __future__ import annotations

from itertools import count

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.boxes import box_of, table_parts
from sevenwonders_qt.app.staging import Staged
from sevenwonders_qt.app.translation import install
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.games.architects.options import Options as HouseValues
from sevenwonders_qt.games.architects.rules import game_for
from sevenwonders_qt.games.architects.setup import Setup
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.models.architects.table import architects_table
from sevenwonders_qt.views.architects.page import ArchitectsPage
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.table.match_page import MatchPage
from sevenwonders_qt.views.table.page import TablePage
from sevenwonders_qt.views.table.panel import RIM, Panel
from tests.computers import choose
from tests.views.architects_board import seats
from tests.views.pictures import most_unlike, pixels

pytestmark = pytest.mark.painted
SEED = "THASOS-3141-TYROS"
QUIET = 80
"""So many events of Architects pass before anything is drawn, as all the cities are poor."""

EVERY = 6
"""Every so many choices all panels are drawn once more, to be compared."""

PALE = 32
"""Colours nearer than this are the same: a picture may be a copy of one drawn elsewhere."""


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    """Counted texts are right in English too."""
    install(qapp, "en")


class Drawings:
    """The panels of a table in a window: which were drawn again, and whether all are up to date."""

    def __init__(self, qtbot: QtBot, page: MatchPage) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        page.setParent(self.window)
        self.window.resize(1280, 720)
        page.resize(1280, 720)
        self.window.show()
        qtbot.waitExposed(self.window)
        page.view.fit()
        self.page = page
        self.kept = self.made = 0
        self._before: dict[Panel, int] = {}
        self._looks = count(1)

    def look(self) -> None:
        """Draw what is due, as a repaint does; now and then compare it with another drawing."""
        panels = self.page.scene.parts.drawn()
        drawn = {panel: panel.make_ready().cacheKey() for panel in panels}
        for panel, key in drawn.items():
            again = self._before.get(panel) != key
            self.made, self.kept = self.made + again, self.kept + (not again)
        if next(self._looks) % EVERY == 0:
            for panel in panels:
                shown, said = panel.make_ready().toImage(), said_by(panel)
                panel.refresh()
                assert said_by(panel) == said
                assert most_unlike(panel.make_ready().toImage(), shown) < PALE, panel.name()
                assert drawn_outside(panel) == (), panel.name()
        self._before = {panel: panel.make_ready().cacheKey() for panel in panels}


def said_by(panel: Panel) -> tuple[object, ...]:
    """What is read on a panel, and what can be done there."""
    spots = [
        (spot.key, spot.rect.getRect(), spot.tooltip, spot.command, spot.action is not None)
        for spot in panel.spots
    ]
    return panel.texts, spots, panel.name(), panel.about()


def drawn_outside(panel: Panel) -> tuple[float, ...]:
    """What a panel draws where it keeps no picture, as a box of pixels; nothing if it does not."""
    kept, usual = panel.pictured, panel.shadow
    panel.__dict__["shadow"] = (RIM,) * 4
    panel.refresh()
    whole, corner = panel.make_ready().toImage(), panel.pictured.topLeft()
    del panel.__dict__["shadow"]
    panel.refresh()
    assert panel.shadow == usual
    box = pixels(whole).getchannel("A").getbbox()
    if box is None:
        return ()
    ratio = panel.style.ratio
    place = QRectF((kept.topLeft() - corner) * ratio, kept.size() * ratio).toAlignedRect()
    left, top, right, bottom = box
    return () if place.contains(QRect(left, top, right - left, bottom - top)) else box


@pytest.mark.parametrize(("players", "shared"), [(3, True), (5, False)])
def test_a_table_of_architects_draws_what_has_changed_and_nothing_else(
    qtbot: QtBot, art: Art, players: int, shared: bool
) -> None:
    game, page = game_for(HouseValues(), players), ArchitectsPage(art)
    drawings = Drawings(qtbot, page)
    state, chance = game.empty(), SeededChance(SEED)
    log: list[Event] = game.open(state, Setup.random(players), chance)
    seat = 0
    while not game.is_over(state):
        if shared:
            seat = state.active if state.active < 2 else seat
        if len(log) > QUIET:
            view = game.view_for(state, seat)
            seen = tuple(game.redact(event, seat) for event in log)
            page.show_table(architects_table(game.rules, view, seats(players), seen, shared=shared))
            drawings.look()
        command = choose("rules", game.view_for(state, state.active), game.rules, SEED)
        log += game.step(state, command, chance)
    assert drawings.kept > drawings.made / 3


@pytest.mark.parametrize(
    ("players", "options", "start"),
    [(2, Options(), (3, 3)), (4, Options(), (2, 4)), (3, Options(expansions=("edifice",)), (3, 4))],
)
def test_a_table_of_7_wonders_draws_what_has_changed_and_nothing_else(
    qtbot: QtBot, art: Art, players: int, options: Options, start: tuple[int, int]
) -> None:
    page = TablePage(art, boxes=table_parts())
    drawings = Drawings(qtbot, page)
    staged = Staged(box_of().classic(options, players), players, SEED, start)
    chance = SeededChance(SEED)
    while not staged.game.is_over(staged.state):
        page.show_table(staged.table("You"))
        drawings.look()
        staged.step(chance)
    assert drawings.kept > drawings.made / 3
