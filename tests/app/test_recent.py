"""What happened since the last choice stays marked, and the curtain says it to the next person."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.events import CardBuilt, CardSold, StageBuilt
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.recent import since_choice
from sevenwonders_qt.models.words.terms import card_name
from sevenwonders_qt.views.table.curtain import Curtain
from sevenwonders_qt.views.table.places import LogPlace, Strip
from sevenwonders_qt.views.table.sprites import CardSprite
from tests.app.person import Keyboard, Window, scene_texts

Key = Qt.Key
NAMES = ("Ana", "Bruno", "Clara", "Davi")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return Window(qtbot, tmp_path)


def begin(window: Window, *players: Player) -> None:
    seats = tuple(SeatInfo(name, player) for name, player in zip(NAMES, players, strict=False))
    window.program.controller.start(NewMatch(seats, Setup.random(len(seats)), "recent"))
    window.qtbot.waitUntil(lambda: window.table is not None or window.overlay is not None)


def picture(window: Window, name: str) -> None:
    folder = os.environ.get("SEVENWONDERS_PICTURES")
    if folder:
        window.window.grab().save(f"{folder}/{name}.png")


def turns(window: Window, number: int) -> None:
    """Play until so many turns of the own seat have been revealed."""
    keyboard = Keyboard(window)

    def reached() -> bool:
        table = window.table
        return window.asked() and table is not None and table.view.turn > number

    window.play_on(keyboard.answer, reached)
    window.window.grab()  # what is new is marked when the table is seen


def test_new_strips_and_coins_are_marked_until_the_next_choice(window: Window) -> None:
    begin(window, Player.PERSON, Player.RULES, Player.RULES)
    scene = window.program.page.scene
    assert not scene.recent.marks.places
    turns(window, 1)
    table = window.table
    assert table is not None
    events = since_choice(table.log, table.view.seat)
    built = {(e.seat, e.card) for e in events if isinstance(e, CardBuilt)}
    assert built
    assert set(scene.recent.shown.built) == built
    for seat, card in built:
        assert scene.place_of(Strip(seat, card)) in scene.recent.marks.places
    for seat, coins in scene.recent.shown.coins.items():
        assert coins == table.view.cities[seat].coins - 3
    assert len(scene.recent.marks.pictures) == len(scene.recent.shown.coins)
    picture(window, "marks")
    window.press(Key.Key_1, Key.Key_D)
    window.qtbot.waitUntil(lambda: window.table is not None and window.table.view.turn == 3)
    window.window.grab()
    assert built.isdisjoint(scene.recent.shown.built)
    window.close()


def test_no_mark_shines_through_the_opened_log(window: Window) -> None:
    begin(window, Player.PERSON, Player.RULES, Player.RULES)
    turns(window, 2)
    scene = window.program.page.scene
    window.press(Key.Key_L)
    log = scene.place_of(LogPlace())
    assert log is not None
    covered = [place for place in scene.recent.marks.places if log.intersects(place)]
    assert covered
    for place in covered:
        assert scene.items(place.intersected(log).center())[0] is scene.parts.log
    window.close()


def test_the_person_behind_the_curtain_first_reads_what_happened_and_nothing_secret(
    window: Window,
) -> None:
    begin(window, Player.PERSON, Player.PERSON, Player.RULES)
    keyboard = Keyboard(window)
    curtain = window.overlay
    assert isinstance(curtain, Curtain)
    assert not curtain.news
    seen = []

    def has_news() -> bool:
        overlay = window.overlay
        if isinstance(overlay, Curtain) and overlay.news:
            seen.append(overlay.news)
        return bool(seen)

    window.play_on(keyboard.answer, has_news)
    leader = window.program.controller.match
    assert leader is not None
    events = leader.match.events
    texts = " ".join(scene_texts(window))
    assert "Since your last choice" in texts
    for event in events:
        if isinstance(event, CardBuilt):
            assert any(card_name(event.card) in line.text for line in seen[0])
    hidden = {e.card for e in events if isinstance(e, CardSold | StageBuilt)}
    open_cards = {e.card for e in events if isinstance(e, CardBuilt)}
    for card in hidden - open_cards:
        assert card_name(card) not in texts
    assert not any("Hands" in line.text for line in seen[0])
    picture(window, "curtain")
    window.close()


def leader_hands(window: Window) -> set[CardId]:
    """Every card that is in some hand."""
    leader = window.program.controller.match
    assert leader is not None
    return {card for city in leader.match.state.cities for card in city.hand}


def test_hands_lie_face_down_while_all_watch(window: Window) -> None:
    begin(window, Player.PERSON, Player.PERSON, Player.RULES)
    page, keyboard = window.program.page, Keyboard(window)
    page.speed = 0.2
    window.play_on(keyboard.answer, lambda: page.animator.running)
    window.qtbot.waitUntil(lambda: not page.animator.preparing)
    cards = [item for item in page.scene.items() if isinstance(item, CardSprite)]
    held = [card for card in cards if card.zValue() < 40]  # those that were chosen lie higher
    assert len(held) == 12  # those that leave and those that come
    assert not page.scene.parts.hand.visible_items
    assert len({card.pixmap().cacheKey() for card in held}) == 1  # all the same back
    names = {card_name(card) for card in leader_hands(window)}
    assert names.isdisjoint(scene_texts(window))
    picture(window, "face_down")
    page.animator.skip()
    window.close()
