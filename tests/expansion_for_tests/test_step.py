"""The step before an Age, at a table with several persons and with cards that stay face down."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.boxes import ExpansionBox
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.views.table.curtain import Curtain
from tests.app.person import Window
from tests.expansion_for_tests import rules as box
from tests.expansion_for_tests.test_window import match_of, start


def made(qtbot: QtBot, folder: Path, boxes: Mapping[str, ExpansionBox], **more: object) -> Window:
    folder.mkdir(parents=True, exist_ok=True)
    settings = {"language": "en", "pace": "instant", "animation_speed": 0, "tips": False, **more}
    (folder / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    return Window(qtbot, folder, boxes)


def test_a_choice_before_an_age_is_taken_back_until_the_cards_are_turned_over(
    qtbot: QtBot, tmp_path: Path, boxes: Mapping[str, ExpansionBox]
) -> None:
    window = made(qtbot, tmp_path, boxes, reveal="on_enter")
    start(window, "back")
    qtbot.waitUntil(window.asked)
    page, parts = window.program.page, window.program.page.scene.parts
    window.press(Qt.Key.Key_3, Qt.Key.Key_C)
    qtbot.waitUntil(lambda: page.scene.table is not None and page.scene.table.reveals)
    assert "You recruit it" in parts.actions.texts
    assert parts.hand.held.laid is not None
    assert len(parts.hand.cards) == 4
    window.click_spot(parts.actions, "take back")
    qtbot.waitUntil(lambda: page.scene.shown is not None and page.scene.shown.choosing)
    match = match_of(window)
    assert not match.practice
    window.press(Qt.Key.Key_1, Qt.Key.Key_D)
    qtbot.waitUntil(lambda: page.scene.table is not None and page.scene.table.reveals)
    window.press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: match.state.age == 1)
    window.close()


def test_three_persons_choose_behind_the_curtain_and_see_no_card_of_another(
    qtbot: QtBot, tmp_path: Path, boxes: Mapping[str, ExpansionBox]
) -> None:
    window = made(qtbot, tmp_path, boxes)
    seats = tuple(SeatInfo(name, Player.PERSON) for name in ("Ana", "Bruno", "Clara"))
    options = Options(expansions=(box.NAME,))
    window.program.controller.start(NewMatch(seats, Setup.random(3), "three", options))
    page, parts, seen = window.program.page, window.program.page.scene.parts, list[set[str]]()
    for _ in seats:
        qtbot.waitUntil(lambda: isinstance(window.overlay, Curtain))
        assert not parts.hand.cards
        assert not any("Archer" in text or "Banker" in text for text in page.scene.texts)
        window.press(Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: window.overlay is None and window.asked())
        seen.append({*parts.hand.cards})
        window.press(Qt.Key.Key_1, Qt.Key.Key_C)
    assert not seen[0] & seen[1] | seen[1] & seen[2]
    match = match_of(window)
    qtbot.waitUntil(lambda: match.state.age == 1)
    window.close()
