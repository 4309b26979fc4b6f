"""The log with very large text: long sentences take two lines, and every line can be reached."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.staging import Staged
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.views.table.scene import TableScene
from tests.drawings import drawings


@pytest.fixture
def scene(qtbot: QtBot) -> TableScene:
    scene = TableScene(drawings())
    scene.set_size(1280, 720, 1.0)
    scene.set_text_size(2.0)
    scene.show_table(Staged(Classic.first_edition(), 4, "4", (2, 4)).table("Ana"))
    return scene


def lines(scene: TableScene) -> list[str]:
    """The lines that are seen, by their keys."""
    return [spot.key for spot in scene.parts.log.spots if spot.key.startswith("line")]


def test_every_sentence_of_the_log_has_one_size_however_long_it_is(scene: TableScene) -> None:
    log = scene.parts.log
    said = {
        text: size
        for text, size in zip(log.texts, log.text_sizes, strict=True)
        if text.startswith(("built", "gained", "Hands"))
    }
    assert any(len(text) > 20 for text in said)
    assert len(set(said.values())) == 1


def test_a_walk_along_the_opened_log_comes_to_every_line(scene: TableScene) -> None:
    scene.toggle_log()
    log = scene.parts.log
    scene.step_log(1)
    met = [log.focus_key]
    while True:
        scene.step_log(-1)
        if log.focus_key == met[-1]:
            break
        met.append(log.focus_key)
        assert log.focus_key in lines(scene)
    assert met[-1] == lines(scene)[0]
    assert len(met) > len(lines(scene))
    for key in reversed(met):
        assert log.focus_key == key
        assert key in lines(scene)
        scene.step_log(1)


def test_going_from_turn_to_turn_shows_its_heading(scene: TableScene) -> None:
    scene.toggle_log()
    log, met = scene.parts.log, set()
    for _ in range(12):
        scene.step_log(-1, turns=True)
        assert log.focus_key in lines(scene)
        met.add(log.focus_key)
    assert len(met) > 5
