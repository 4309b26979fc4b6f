"""The panel of the cards that a person has seen, by its key and by a click on the band."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.seen_cards import SeenCards, seen_words
from sevenwonders_qt.models.words.terms import card_name
from sevenwonders_qt.views.kit.part import Drawing
from sevenwonders_qt.views.table.curtain import Curtain
from sevenwonders_qt.views.table.notice import Notice
from tests.app.person import Window
from tests.app.taking_back import free_to_choose, match_of, play_turns, start

Key = Qt.Key
PERSON, COMPUTER = Player.PERSON, Player("casual")


def window_with(qtbot: QtBot, folder: Path, *, seen: bool = True) -> Window:
    settings = {"language": "en", "pace": "instant", "animation_speed": 0, "tips": False}
    (folder / "settings.json").write_text(json.dumps({**settings, "seen_cards": seen}))
    return Window(qtbot, folder)


def said(window: Window) -> str:
    assert isinstance(window.overlay, Notice)
    assert isinstance(window.overlay.topic, SeenCards)
    return "\n".join(window.overlay.texts)


def test_a_hand_passed_on_is_listed_with_whom_it_is_now(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_with(qtbot, tmp_path)
    start(window, PERSON, COMPUTER, COMPUTER)
    qtbot.waitUntil(lambda: free_to_choose(window))
    assert window.table is not None
    passed = window.table.view.hand[1:]
    window.press(Key.Key_A)
    assert "Not seen yet: " in said(window)
    window.press(Key.Key_A)
    assert window.overlay is None
    play_turns(window, 1)
    band = window.program.page.scene.parts.band
    window.click_spot(band, "pass")
    text = " ".join(said(window).split())
    assert "With Clara now" in text  # hands go to the left in the first Age
    assert all(card_name(card) in text for card in passed)
    window.press(Key.Key_Escape)
    play_turns(window, 1)  # the match goes on
    window.close()


def test_where_it_is_not_set_nothing_opens(qtbot: QtBot, tmp_path: Path) -> None:
    window = window_with(qtbot, tmp_path, seen=False)
    start(window, PERSON, COMPUTER, COMPUTER)
    qtbot.waitUntil(lambda: free_to_choose(window))
    window.press(Key.Key_A)
    assert window.overlay is None
    spot = window.program.page.scene.parts.band.spot("pass")
    assert spot is not None
    assert spot.action is None
    window.close()


def test_around_one_screen_only_the_one_at_the_screen_is_shown(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = window_with(qtbot, tmp_path)
    start(window, PERSON, PERSON, COMPUTER)
    assert isinstance(window.overlay, Curtain)
    window.press(Key.Key_A)
    assert isinstance(window.overlay, Curtain)
    for seat in (0, 1):
        window.press(Key.Key_Return)  # lifts the curtain
        window.press(Key.Key_A)
        assert said(window)
        own = match_of(window).view(seat).hand
        box = window.overlay
        assert isinstance(box, Notice)
        assert isinstance(box.topic, SeenCards)
        assert all(hand.seat != seat for hand in box.topic.hands)
        assert not box.topic.hands  # nothing went round yet
        listed = set(box.topic.rest)
        assert listed
        window.press(Key.Key_Escape)
        assert set(own)
        window.press(Key.Key_1, Key.Key_D)
    window.close()


@pytest.mark.parametrize("players", [3, 7])
def test_every_card_is_shown_as_a_picture_of_its_own_and_all_have_room(
    qtbot: QtBot, tmp_path: Path, players: int
) -> None:
    window = window_with(qtbot, tmp_path)
    seats = tuple(SeatInfo(f"Player {n}", COMPUTER if n else PERSON) for n in range(players))
    window.program.controller.start(NewMatch(seats, Setup.random(players), "seen"))
    qtbot.waitUntil(lambda: free_to_choose(window))
    play_turns(window, 1)
    window.press(Key.Key_A)
    said(window)
    notice = window.overlay
    assert isinstance(notice, Notice)
    words = seen_words(notice.topic, window.program.page.scene.shown.table.seats)
    cards = [card_name(card) for _, group in words for card in group]
    assert len(cards) > 10
    table = window.program.page.scene.sceneRect()
    box, sizes = notice.box_in(table), notice.style.sizes()
    inside = box.adjusted(*(notice.style.s(by) for by in (40, 92, -40, -32)))
    placed = [*notice.body().place(sizes, inside)]
    pictures = [(part, rect) for part, rect in placed if isinstance(part, Drawing)]
    shown = [(part.words(), rect) for part, rect in pictures if part.words()]
    assert sorted(name for name, _ in shown) == sorted(cards)
    assert all(inside.contains(rect) for _, rect in shown)
    assert all(rect.width() >= 32 for _, rect in shown)
    assert table.contains(box)
    assert notice.body().high(sizes, inside.width()) <= inside.height() + 1
    window.close()
