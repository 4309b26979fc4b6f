"""Agreements about the leaders of a match: how they come, and an own pile."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sevenwonders_qt.app.boxes import BOXES, box_of
from sevenwonders_qt.app.cli import main
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.decider import ImpossibleSetup
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import (
    Edition,
    Options,
    options_as_json,
    options_from_json,
)
from sevenwonders_qt.games.classic.random_play import random_command
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.games.leaders.catalogue import leaders_of
from sevenwonders_qt.games.leaders.commands import LeaderPrompt
from sevenwonders_qt.games.leaders.events import LeadersDealt
from sevenwonders_qt.games.leaders.state import hands_of
from sevenwonders_qt.views.pages.allowed import AllowedPage
from sevenwonders_qt.views.pages.new_game import NewGamePage
from tests.app.person import Window

Key = Qt.Key
ALLOWED = (
    *("plato", "solomon", "midas", "caesar", "euclid", "nero", "sappho", "hypatia"),
    *("ramses", "croesus", "xenophon", "zenobia"),
)


def game_of(*choices: tuple[str, str], allowed: tuple[str, ...] = (), players: int = 3) -> Classic:
    lists = (("leaders_allowed", allowed),) if allowed else ()
    options = Options(Edition.SECOND, expansions=("leaders",), choices=choices, lists=lists)
    return box_of(BOXES).classic(options, players)


def test_dealt_leaders_are_kept_and_the_first_question_is_before_age_1() -> None:
    game = game_of(("leaders_coming", "dealt"))
    state = game.empty()
    events = game.open(state, Setup.random(3), SeededChance(1))
    assert state.prompts == [LeaderPrompt.USE] * 3
    dealt = next(event for event in events if isinstance(event, LeadersDealt))
    assert [tuple(hand) for hand in hands_of(state).hands] == [*dealt.hands]
    assert all(len(hand) == 4 for hand in dealt.hands)
    assert game.could_begin(events)


def test_an_own_pile_deals_its_leaders_and_no_other() -> None:
    game = game_of(("leaders_pile", "own"), allowed=ALLOWED)
    state = game.empty()
    game.open(state, Setup.random(3), SeededChance(2))
    dealt = {leader for hand in hands_of(state).hands for leader in hand}
    assert dealt == {*ALLOWED}
    assert {*leaders_of(game.rules).pile} == {*ALLOWED}


def test_an_own_pile_without_a_choice_has_every_leader_but_those_of_cities() -> None:
    assert len(leaders_of(game_of(("leaders_pile", "own")).rules).pile) == 50


@pytest.mark.parametrize(
    ("allowed", "players", "reason"),
    [(ALLOWED, 4, "few_names"), ((*ALLOWED, "agora"), 3, "unknown_names")],
)
def test_an_impossible_pile_is_refused(allowed: tuple[str, ...], players: int, reason: str) -> None:
    with pytest.raises(ImpossibleSetup, match=reason):
        game_of(("leaders_pile", "own"), allowed=allowed, players=players)


def test_a_list_is_refused_without_its_box() -> None:
    with pytest.raises(ImpossibleSetup, match="unknown_choice"):
        box_of(BOXES).classic(Options(lists=(("leaders_allowed", ALLOWED),)), 3)


def test_an_own_pile_is_kept_with_the_match() -> None:
    options = game_of(("leaders_pile", "own"), allowed=ALLOWED).options
    assert options_from_json(options_as_json(options)) == options
    assert "lists" not in options_as_json(Options())


@pytest.mark.parametrize("seed", range(3))
def test_matches_with_dealt_leaders_of_an_own_pile_are_played_to_their_end(seed: int) -> None:
    game = game_of(("leaders_pile", "own"), ("leaders_coming", "dealt"), allowed=ALLOWED)
    state, chance, random = game.empty(), SeededChance(seed), Random(seed)
    game.open(state, Setup.random(3), chance)
    while not game.is_over(state):
        game.step(state, random_command(state, state.owing[0], random), chance)
    assert state.age == 3


def test_the_command_line_plays_with_an_own_pile(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--games", "1", "--players", "3", "--expansion", "leaders"]
    pile = ["--choices", "leaders_pile=own", "leaders_coming=dealt"]
    assert main([*words, *pile, "--lists", f"leaders_allowed={','.join(ALLOWED)}"]) == 0
    assert main([*words, *pile, "--lists", "leaders_allowed=plato"]) == 2
    assert "too few names for 3 players" in capsys.readouterr().err


def opened(window: Window) -> tuple[NewGamePage, AllowedPage]:
    """Choose an own pile on the set-up page, and open its leaders."""
    shown = window.program.window
    shown.show_set_up("classic")
    page = shown.set_up_page("classic")
    assert isinstance(page, NewGamePage)
    window.click(page.boxes["leaders"])
    window.click(page.fold.button)
    choice = page.fold.choices["leaders_pile"]
    choice.setFocus()
    while page.table().options.choices != (("leaders_pile", "own"),):
        QTest.keyClick(choice, Key.Key_Down)
    window.click(page.fold.list_buttons["leaders_allowed"])
    return page, page.allowed_page


def test_leaders_are_allowed_by_mouse_and_by_keys(window: Window) -> None:
    page, allowed = opened(window)
    assert allowed.isVisible()
    assert len(allowed.allowed()) == 50
    window.click(allowed.none_button)
    assert not allowed.done_button.isEnabled()
    for leader in ALLOWED:
        tile = allowed.tiles[leader]
        tile.setFocus()
        QTest.keyClick(tile, Key.Key_Space)
    assert not allowed.done_button.isEnabled(), "four players need sixteen"
    for leader in ("praxiteles", "phidias", "imhotep", "bilkis"):
        window.click(allowed.tiles[leader])
    QTest.keyClick(allowed.tiles["plato"], Key.Key_Return)
    assert not allowed.isVisible()
    ((name, chosen),) = page.table().options.lists
    assert name == "leaders_allowed"
    assert {*chosen} == {*ALLOWED, "praxiteles", "phidias", "imhotep", "bilkis"}


def test_an_own_pile_that_is_left_by_esc_stays_as_it_was(window: Window) -> None:
    page, allowed = opened(window)
    window.click(allowed.tiles["plato"])
    QTest.keyClick(allowed.tiles["plato"], Key.Key_Escape)
    assert not allowed.isVisible()
    assert page.isVisible()
    assert page.table().options.lists == ()


def test_an_own_pile_falls_away_with_its_box(window: Window) -> None:
    page, allowed = opened(window)
    window.click(allowed.tiles["plato"])
    window.click(allowed.done_button)
    assert len(dict(page.table().options.lists)["leaders_allowed"]) == 49
    page.set_table(page.table())
    window.click(page.fold.button)
    window.click(page.boxes["leaders"])
    assert (page.table().options.choices, page.table().options.lists) == ((), ())
