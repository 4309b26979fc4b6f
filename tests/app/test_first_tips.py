"""First-time tips in the real window: once each, clear of what is clicked, off when unwanted."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.architects.setup import Setup as ArchitectsSetup
from sevenwonders_qt.games.classic.options import DEFAULT, Options
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.models.architects.new_match import NewArchitects
from sevenwonders_qt.models.games import all_words
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.settings import load_settings
from sevenwonders_qt.views.table.places import (
    Actions,
    Counters,
    HandCard,
    LogPlace,
    NextStage,
    Sells,
    WholeHand,
)
from tests.app.architects_page import architects_page
from tests.app.person import Window
from tests.app.test_architects_games import Architects

EDIFICE = Options(expansions=("edifice",))
WONDERS = ("giza", "rhodes", "olympia", "babylon", "ephesus", "alexandria", "halicarnassus")
BOARDS = tuple(BoardWish(wonder, "A") for wonder in ("giza", "rhodes", "olympia"))
SEATS = (
    SeatInfo("Ana", Player.PERSON),
    SeatInfo("Bruno", Player.RULES),
    SeatInfo("Clara", Player.RULES),
)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    usual = '{"language": "en", "pace": "instant", "animation_speed": 0}'
    (tmp_path / "settings.json").write_text(usual, encoding="utf-8")
    return Window(qtbot, tmp_path)


def begin(window: Window, seats: tuple[SeatInfo, ...] = SEATS) -> None:
    window.program.controller.start(NewMatch(seats, Setup(BOARDS), "tips"))
    window.qtbot.waitUntil(window.asked)


def sell(window: Window, turn: int) -> None:
    """Discard the first card and wait for the turn after it."""
    window.press(Qt.Key.Key_1, Qt.Key.Key_D)
    window.qtbot.waitUntil(
        lambda: window.asked() and window.table is not None and window.table.view.turn == turn + 1
    )
    window.qtbot.wait(20)


def shown(window: Window) -> str:
    slab = window.program.controller.first_tips.slab
    return "" if slab is None else slab.words()


def test_each_idea_is_explained_once_when_it_first_matters(window: Window) -> None:
    begin(window)
    assert not shown(window)
    sell(window, 1)
    assert shown(window).startswith("A card for 3 coins")
    sell(window, 2)
    assert shown(window).startswith("A new hand")
    sell(window, 3)
    assert not shown(window)
    assert window.window.settings().seen_tips == ("sale", "passed")


def test_a_tip_lies_over_nothing_that_has_to_be_clicked_or_has_just_changed(window: Window) -> None:
    begin(window)
    sell(window, 1)
    slab = window.program.controller.first_tips.slab
    assert slab is not None
    page = window.program.page
    clicked = (WholeHand(), Actions(), NextStage(), LogPlace())
    for place in (*clicked, Sells(0), Counters(0)):
        rect = page.scene.place_of(place)
        assert rect is not None
        assert not slab.geometry().intersects(page.view.mapFromScene(rect).boundingRect())
    for city in (page.scene.parts.own, page.scene.parts.left, page.scene.parts.right):
        for spot in city.spots:
            there = page.view.mapFromScene(city.mapRectToScene(spot.rect)).boundingRect()
            assert not slab.geometry().intersects(there), spot.key


@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
def test_a_tip_covers_no_word_about_the_card_under_the_pointer(
    window: Window, size: tuple[int, int]
) -> None:
    window.window.resize(*size)
    begin(window)
    sell(window, 1)
    slab, page = window.program.controller.first_tips.slab, window.program.page
    assert slab is not None
    tip, line = page.scene.tips.tip, page.scene.foresight.line
    held = [page.scene.place_of(HandCard(number)) for number in range(6)]
    for place in filter(None, held):
        point = page.view.mapFromScene(place.center())
        QTest.mouseMove(page.view.viewport(), QPoint(2, 2))
        QTest.mouseMove(page.view.viewport(), point)
        window.qtbot.waitUntil(tip.isVisible)
        for words in (tip.mapRectToScene(tip.rect), *map(line.mapRectToScene, line.worded())):
            there = page.view.mapFromScene(words).boundingRect()
            assert slab.isVisible()
            assert not slab.geometry().adjusted(2, 2, -2, -2).intersects(there)


@pytest.mark.parametrize("language", ["en", "es", "pt_BR"])
@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
@pytest.mark.parametrize(("players", "options"), [(3, EDIFICE), (4, DEFAULT), (7, EDIFICE)])
def test_a_tip_lies_over_no_row_that_is_full_of_words_and_no_stage(
    window: Window, players: int, options: Options, size: tuple[int, int], language: str
) -> None:
    window.window.resize(*size)
    window.window.change(language=language)
    seats = (SEATS[0], *(SeatInfo(f"Bruno {n}", Player.RULES) for n in range(1, players)))
    wishes = tuple(BoardWish(wonder, "A") for wonder in WONDERS[:players])
    window.program.controller.start(NewMatch(seats, Setup(wishes), "tips", options))
    window.qtbot.waitUntil(window.asked)
    sell(window, 1)
    slab, page = window.program.controller.first_tips.slab, window.program.page
    assert slab is not None
    assert page.scene.parts.crowded()
    for panel in page.scene.parts.crowded():
        there = page.view.mapFromScene(panel.geometry).boundingRect()
        assert not slab.geometry().intersects(there), type(panel).__name__
    own = page.scene.parts.own
    for spot in own.spots:
        there = page.view.mapFromScene(own.mapRectToScene(spot.rect)).boundingRect()
        assert not slab.geometry().intersects(there), spot.key


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
def test_a_tip_of_architects_lies_over_none_of_the_own_cards(
    window: Window, size: tuple[int, int], language: str
) -> None:
    window.window.resize(*size)
    window.window.change(language=language)
    setup = ArchitectsSetup(("ephesus", "olympia"))
    window.program.controller.start(NewArchitects(SEATS[:2], setup, "tips"))
    person = Architects(window, seed=4)
    for _ in range(10):
        window.qtbot.waitUntil(person.asked)
        person.by_keys()
        window.qtbot.wait(20)
        if shown(window):
            break
    slab, page = window.program.controller.first_tips.slab, architects_page(window.program)
    own = page.scene.parts.own
    assert slab is not None
    cards = QRectF(own.rect)
    cards.setTop(own.place_within("poster").bottom() + 4)
    there = page.view.mapFromScene(own.mapRectToScene(cards)).boundingRect()
    assert not slab.geometry().intersects(there)


@pytest.mark.parametrize("whole", [False, True])
def test_a_tip_moves_away_from_what_is_opened_over_the_table_or_goes(
    window: Window, whole: bool
) -> None:
    begin(window)
    sell(window, 1)
    assert shown(window)
    page, slab = window.program.page, window.program.controller.first_tips.slab
    assert slab is not None
    place = slab.geometry()
    if whole:
        page.enlarge(0)
    else:
        window.press(Qt.Key.Key_H)
        window.qtbot.waitUntil(lambda: page.overlay is not None)
    overlay = page.overlay
    assert overlay is not None
    box = page.view.mapFromScene(overlay.mapRectToScene(overlay.rect)).boundingRect()
    assert slab.isHidden() or not slab.geometry().intersects(box)
    window.press(Qt.Key.Key_Escape)
    assert page.overlay is None
    assert slab.isHidden() or slab.geometry() == place


def test_the_cross_closes_a_tip_and_the_button_ends_them_all(window: Window) -> None:
    begin(window)
    sell(window, 1)
    slab = window.program.controller.first_tips.slab
    assert slab is not None
    window.click(slab.close_button)
    assert not shown(window)
    sell(window, 2)
    window.click(slab.off_button)
    assert not window.window.settings().tips
    sell(window, 3)
    assert not shown(window)


def test_the_settings_switch_them_off_and_show_them_all_again(window: Window) -> None:
    window.window.change(seen_tips=("sale", "passed"))
    window.window.visit(window.window.settings_page)
    page = window.window.settings_page
    window.click(page.switches["tips"])
    assert not window.window.settings().tips
    window.click(page.tips_again_button)
    assert window.window.settings().tips
    assert window.window.settings().seen_tips == ()
    assert not page.tips_again_button.isEnabled()


def test_what_has_been_seen_is_kept(window: Window) -> None:
    begin(window)
    sell(window, 1)
    window.close()
    assert load_settings(window.folder / "settings.json").settings.seen_tips == ("sale",)


def test_several_people_at_one_screen_get_no_tips(window: Window) -> None:
    two = (SEATS[0], SeatInfo("Bia", Player.PERSON), SEATS[2])
    window.program.controller.start(NewMatch(two, Setup(BOARDS), "tips"))
    for _ in range(2):
        window.qtbot.waitUntil(lambda: window.overlay is not None)
        window.press(Qt.Key.Key_Return)
        window.qtbot.waitUntil(lambda: window.overlay is None)
        window.press(Qt.Key.Key_1, Qt.Key.Key_D)
    window.qtbot.wait(50)
    assert not shown(window)


def test_every_tip_has_a_key_of_its_own() -> None:
    keys = [tip.key for game in all_words() for tip in game.first_tips()]
    assert len({*keys}) == len(keys)
