"""The wonders that chance may deal are chosen one by one, over all boxes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.cli import main
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import ImpossibleSetup
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.options import (
    WONDERS_DEALT,
    Options,
    options_as_json,
    options_from_json,
)
from sevenwonders_qt.games.classic.setup import BoardWish, Setup
from sevenwonders_qt.models.new_match import TableWish, all_wonders
from sevenwonders_qt.views.pages.allowed import AllowedPage
from sevenwonders_qt.views.pages.new_game import NewGamePage
from tests.app.person import Window

Key = Qt.Key
FOUR = ("giza", "stonehenge", "roma", "great_wall")
BOXES = ("leaders", "wonder_pack")


def dealing(*wonders: str, boxes: tuple[str, ...] = BOXES) -> Options:
    return Options(expansions=boxes, lists=((WONDERS_DEALT, wonders),))


def wonders_of(options: Options, setup: Setup, seed: int) -> list[str]:
    game = Box().classic(options, len(setup.wishes))
    state = game.empty()
    events = game.open(state, setup, SeededChance(seed))
    assert game.could_begin(events)
    return [city.wonder for city in state.cities]


def test_only_wonders_of_the_list_are_dealt() -> None:
    for seed in range(20):
        assert {*wonders_of(dealing(*FOUR), Setup.random(4), seed)} == {*FOUR}


def test_without_a_list_the_deal_is_as_it_was() -> None:
    options = replace(dealing(*FOUR), lists=())
    found = {wonder for seed in range(40) for wonder in wonders_of(options, Setup.random(4), seed)}
    assert found == {*Box().classic(options, 4).rules.catalogue.wonders}


def test_a_wonder_that_is_wished_for_need_not_be_on_the_list() -> None:
    setup = Setup((BoardWish("ephesus"), BoardWish(), BoardWish()))
    for seed in range(10):
        first, *others = wonders_of(dealing(*FOUR), setup, seed)
        assert first == "ephesus"
        assert {*others} <= {*FOUR}


def test_the_free_city_gets_one_that_it_may_have() -> None:
    options = dealing("roma", "abu_simbel", "giza")
    for seed in range(20):
        assert wonders_of(options, Setup.random(2), seed)[2] == "giza"
    with pytest.raises(ImpossibleSetup, match="few_names"):
        wonders_of(options, Setup((BoardWish("giza"), BoardWish())), 1)


@pytest.mark.parametrize(
    ("wonders", "players", "why"),
    [
        (FOUR, 5, "few_names"),
        (FOUR[:2], 2, "few_names"),
        (("giza", "rhodes", "atlantis"), 3, "unknown_names"),
        (("giza", "rhodes", "ur"), 3, "unknown_names"),
    ],
)
def test_a_list_that_cannot_be_dealt_from_is_refused(
    wonders: tuple[str, ...], players: int, why: str
) -> None:
    box = Box()
    box.classic(dealing(*FOUR), 4)
    with pytest.raises(ImpossibleSetup, match=why):
        box.classic(dealing(*wonders), players)


def test_the_list_is_kept_with_the_match_and_with_the_settings() -> None:
    options = dealing(*FOUR)
    assert options_from_json(options_as_json(options)) == options
    assert TableWish(options=options).available_only().options == options
    less = replace(options, expansions=("leaders",))
    assert TableWish(options=less).available_only().options.wonders_dealt == ("giza", "roma")


def test_the_command_line_takes_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--games", "1", "--players", "3", "--expansion", "wonder_pack", "--lists"]
    assert main([*words, "wonders_dealt=great_wall,stonehenge,manneken_pis"]) == 0
    assert main([*words, "wonders_dealt=great_wall,stonehenge"]) == 2
    assert "too few names for 3 players" in capsys.readouterr().err
    assert main([*words, "wonders_dealt=great_wall,stonehenge,roma"]) == 2
    assert "no such name" in capsys.readouterr().err


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    made = Window(qtbot, tmp_path)
    yield made
    made.close()


def opened(window: Window) -> tuple[NewGamePage, AllowedPage]:
    """Choose some wonders on the set-up page with the pack, and open their pictures."""
    shown = window.program.window
    shown.show_set_up("classic")
    page = shown.set_up_page("classic")
    assert isinstance(page, NewGamePage)
    window.click(page.boxes["wonder_pack"])
    window.click(page.fold.button)
    choice = page.fold.choices[WONDERS_DEALT]
    choice.setFocus()
    QTest.keyClick(choice, Key.Key_Down)
    assert page.table().options.wonders_dealt == all_wonders(page.table().options)
    window.click(page.fold.list_buttons[WONDERS_DEALT])
    return page, page.allowed_page


def test_wonders_are_chosen_by_mouse_and_by_keys(window: Window) -> None:
    page, allowed = opened(window)
    assert [*allowed.tiles] == [*all_wonders(Options(expansions=("wonder_pack",)))]
    window.click(allowed.none_button)
    assert not allowed.done_button.isEnabled()
    for wonder in ("great_wall", "giza"):
        allowed.tiles[wonder].setFocus()
        QTest.keyClick(allowed.tiles[wonder], Key.Key_Space)
    assert not allowed.done_button.isEnabled(), "four players need four"
    for wonder in ("stonehenge", "rhodes"):
        window.click(allowed.tiles[wonder])
    QTest.keyClick(allowed.tiles["giza"], Key.Key_Return)
    assert {*page.table().options.wonders_dealt} == {"great_wall", "giza", "stonehenge", "rhodes"}
    window.click(page.boxes["wonder_pack"])
    assert {*page.table().options.wonders_dealt} == {"giza", "rhodes"}
    window.click(page.fold.usual_button)
    assert page.table().options.wonders_dealt == ()
