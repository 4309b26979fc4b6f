"""Tooltips say more than what is written where they come up, and drawings alone have one."""

from __future__ import annotations

import re
from functools import cached_property, partial

import pytest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.architects.staging import StagedArchitects
from sevenwonders_qt.app.boxes import table_parts
from sevenwonders_qt.app.shipped import shipped
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.commands import Use
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.classic.scenario import Place, Scenario, stage
from sevenwonders_qt.games.classic.view import view_for
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.settings import Settings
from sevenwonders_qt.models.shown.card_tags import offer_tag
from sevenwonders_qt.models.shown.faces import Faces, Shown
from sevenwonders_qt.models.shown.table import table_for
from sevenwonders_qt.models.words.table import reason
from sevenwonders_qt.views.architects.page import ArchitectsPage
from sevenwonders_qt.views.kit.button import IconButton
from sevenwonders_qt.views.lazy_page import LazyPage
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.pad.grid import StepButton
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.table.page import TablePage
from sevenwonders_qt.views.table.panel import Panel
from tests.sources import sources
from tests.views.edifices import bought, builder, position, seen
from tests.views.framed import framed

GOODS = ("foundry", "ore_vein", "brickyard", "clay_pool", "glassworks_age1", "loom_age1")
PAGES = [
    name
    for name, value in vars(MainWindow).items()
    if isinstance(value, LazyPage | cached_property)
]


@pytest.fixture
def window(art: Art) -> MainWindow:
    made = MainWindow(art, sources(shipped, table_parts), "1.0")
    made.use_table(QWidget())
    made.apply(Settings())
    return made


def words(text: str) -> set[str]:
    return set(re.findall(r"\w+", re.sub(r"<[^>]+>", " ", text).lower()))


def pages(window: MainWindow) -> list[QWidget]:
    made = [getattr(window, name) for name in PAGES]
    return [window.home, window.menu, *(page for page in made if isinstance(page, QWidget))]


def test_no_tooltip_of_a_page_repeats_the_label_that_it_belongs_to(window: MainWindow) -> None:
    repeated = []
    for page in pages(window):
        for button in page.findChildren(QAbstractButton):
            said = words(button.text()) | words(str(getattr(button, "note", "")))
            told = words(button.toolTip())
            if told and told <= said:
                repeated.append((type(page).__name__, button.text()))
    assert repeated == []


def test_a_button_with_a_drawing_alone_says_what_it_does(window: MainWindow) -> None:
    silent = []
    for page in pages(window):
        for button in page.findChildren(QAbstractButton):
            drawn = isinstance(button, IconButton | StepButton)
            if drawn and button.accessibleName() and not button.toolTip():
                silent.append((type(page).__name__, button.accessibleName()))
    assert silent == []


def test_every_thing_on_the_table_says_more_than_what_is_written_on_it(
    art: Art, qtbot: QtBot
) -> None:
    classic = Classic.first_edition()
    places = [
        Place("rhodes", hand=["theater", "baths"], built=["stockade"]),
        Place("giza", built=["stone_pit"]),
        Place("olympia"),
        Place("babylon"),
    ]
    position = Scenario(classic, places, age=1, turn=3)
    seats = tuple(SeatInfo(name, Player.PERSON) for name in ("Ana", "Bruno", "Clara", "Davi"))
    _window, page = framed(qtbot, lambda window: TablePage(art, window))
    page.show_table(table_for(classic.rules, view_for(position.state, 0), seats, ()))
    panels = [item for item in page.scene.items() if isinstance(item, Panel) and item.isVisible()]
    for panel in panels:
        for spot in panel.spots:
            assert spot.tooltip, (type(panel).__name__, spot.key)
            assert spot.tooltip not in panel.texts, spot.key
    own = page.scene.parts.own
    for key in ("treasury", "science", "next stage"):
        found = own.spot(key)
        assert found is not None
        assert len(found.tooltip.splitlines()) > 1, "what it is, and how it counts"
    page.clear()


@pytest.mark.parametrize(
    ("neighbour", "words"),
    [("babylon", "not enough Clay for sale"), ("rhodes", "nobody sells Clay")],
)
def test_a_good_that_a_neighbour_sells_too_little_of_is_not_said_to_be_sold_by_nobody(
    neighbour: str, words: str
) -> None:
    """Stage I of Halicarnassus costs two clay, Babylon sells one, and Rhodes none."""
    game = Classic.first_edition()
    places = [Place("halicarnassus"), Place(neighbour), Place("ephesus")]
    view = view_for(Scenario(game, places, age=1, turn=1).state, 0)
    seats = tuple(SeatInfo(name, Player.PERSON) for name in ("Ana", "Bruno", "Clara"))
    shown = Shown(table_for(game.rules, view, seats, ()), Faces(game.rules.catalogue))
    stage = shown.table.stage
    assert stage is not None
    assert reason(shown, stage) == words
    tag = offer_tag(shown, stage)
    assert tag.words == ("not enough" if words.startswith("not") else "nobody sells")
    assert "res_clay" in tag.items


_BUTTONS = {"build", "none", "use build", "use stage", "use sell", "back", "confirm"}
_WAYS = {f"way {number}" for number in range(1, 9)}


def say_nothing_more(panel: Panel) -> list[tuple[str, str, str]]:
    """The spots of a panel whose tooltip is missing, or written there already.

    What has words on it needs none; nor has the ground of a city, on which all else stands.
    """
    panel.make_ready()
    return [
        (type(panel).__name__, spot.key, spot.tooltip)
        for spot in panel.spots
        if spot.tooltip in panel.texts
        or (not spot.tooltip and spot.key != "city" and spot.key not in _BUTTONS | _WAYS)
    ]


@pytest.mark.parametrize(("players", "turn"), [(2, 6), (4, 11), (7, 11)])
def test_every_thing_on_the_table_of_architects_says_more_than_what_is_written_on_it(
    art: Art, qtbot: QtBot, players: int, turn: int
) -> None:
    _window, page = framed(qtbot, lambda window: ArchitectsPage(art, window))
    staged = StagedArchitects(Architects.with_options(), players, "4", turn)
    page.show_table(staged.table("Ana"))
    panels = [item for item in page.scene.items() if isinstance(item, Panel) and item.isVisible()]
    page.enlarge(players - 1)
    assert page.overlay is not None
    silent = [each for panel in (*panels, page.overlay) for each in say_nothing_more(panel)]
    page.overlay.close()
    page.read_discards()
    assert page.overlay is not None
    assert [*silent, *say_nothing_more(page.overlay)] == []
    page.overlay.close()


def test_every_thing_in_a_box_over_the_table_says_more_than_what_is_written_on_it(
    art: Art, qtbot: QtBot
) -> None:
    _window, page = framed(qtbot, lambda window: TablePage(art, window, boxes=table_parts()))
    game = Box().classic(Options(expansions=("edifice",)), 3)
    table = seen(position(game, builder()))
    seeker = Place("halicarnassus", built=["altar", *GOODS], stages=1, hand=["stockade"])
    places = [seeker, Place("rhodes"), Place("giza")]
    pile = Scenario(
        Classic.first_edition(), places, age=2, turn=3, discards=("baths", "barracks", "tavern")
    )
    pile.turn(stage(0, "stockade"))

    def pay() -> None:
        page.ask(seen(bought(game)))
        page.scene.select(0)
        page.scene.payment_wanted.emit(Use.STAGE, page.scene.selected, "")

    silent = []
    for show in (
        partial(page.enlarge, 0),
        partial(page.enlarge, CardId("altar")),
        partial(page.enlarge, CardId("outpost")),
        partial(page.ask, seen(pile)),
        pay,
    ):
        page.clear()
        page.show_table(table)
        show()
        assert page.overlay is not None
        silent += say_nothing_more(page.overlay)
    page.clear()
    assert silent == []
