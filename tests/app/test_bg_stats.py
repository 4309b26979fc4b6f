"""The box of BG Stats, over the score sheet and the score pad."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.staging import Staged
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.models.bg_stats import BGS, create_play_link
from sevenwonders_qt.models.shown.score_pad import PadPlayer
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.qr import draw_qr, qr_picture
from tests.app.person import Window


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    made = Window(qtbot, tmp_path)
    end = Staged(Classic.first_edition(), 7, "1", None).result("Ana")
    made.window.score.show_result(replace(end, played="2026-01-31T18:05:00Z", seed="A-1-B"))
    made.window.visit(made.window.score)
    return made


def test_the_code_of_the_sheet_is_shown_copied_and_closed(window: Window) -> None:
    page = window.window.score
    QTest.keyClick(page, Qt.Key.Key_B)
    box = window.window.bg_stats
    assert box.isVisible()
    assert box.link == window_link(window)
    window.click(box.copy_button)
    assert QGuiApplication.clipboard().text() == box.link
    assert box.copy_button.text() == "Copied"
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert not box.isVisible()
    assert page.save_buttons[BGS].isEnabled()


def test_the_file_for_the_app_is_saved_where_it_is_asked_for(
    window: Window, tmp_path: Path
) -> None:
    place = tmp_path / "game.bgsplay"
    window.program.exporter.ask = lambda name, kind: place
    window.click(window.window.score.save_buttons[BGS])
    window.click(window.window.bg_stats.file_button)
    assert len(json.loads(place.read_text(encoding="utf-8"))["plays"]) == 1


@pytest.mark.painted
@pytest.mark.parametrize("side", [300, 411, 640])
@pytest.mark.parametrize("ratio", [1, 2])
def test_every_module_of_the_code_has_the_same_number_of_whole_pixels(
    window: Window, side: int, ratio: int
) -> None:
    code = qr_picture(window_link(window))
    assert code is not None
    shown = QImage(side * ratio, side * ratio, QImage.Format.Format_RGB32)
    shown.setDevicePixelRatio(ratio)
    shown.fill(QColor("white"))
    painter = QPainter(shown)
    draw_qr(Canvas(painter, window.program.art, 1.0), QRectF(0, 0, side, side), code)
    painter.end()
    places = [(x, y) for y in range(shown.height()) for x in range(shown.width())]
    dark = {(x, y) for x, y in places if shown.pixelColor(x, y).lightness() == 0}
    assert dark | {at for at in places if shown.pixelColor(*at).lightness() == 255} == {*places}
    left, top = min(x for x, _ in dark), min(y for _, y in dark)
    modules = code.width() - 8
    each, rest = divmod(max(x for x, _ in dark) + 1 - left, modules)
    assert rest == 0
    assert each >= 2 * ratio
    for y in range(modules):
        for x in range(modules):
            black = (left + x * each + each // 2, top + y * each + each // 2) in dark
            assert black == (code.pixelColor(x + 4, y + 4).lightness() == 0)


def window_link(window: Window) -> str:
    sheet = window.window.score.sheet()
    assert sheet is not None
    assert sheet.elsewhere is not None
    return create_play_link(sheet, sheet.elsewhere)


def test_a_link_that_is_too_long_for_a_code_can_be_copied(window: Window) -> None:
    box = window.window.bg_stats
    box.offer("https://app.bgstatsapp.com/" + "x" * 4000, lambda: None)
    assert "too long for a code" in box.laid().words()
    window.click(box.copy_button)
    assert len(QGuiApplication.clipboard().text()) > 4000


def test_the_pad_hands_over_what_is_on_it(window: Window) -> None:
    page = window.window.score_pad
    window.window.visit(page)
    window.click(page.save_buttons[BGS])
    assert not window.window.bg_stats.isVisible()  # there is nothing on it yet
    page.show_pad(
        replace(page.pad(), players=(PadPlayer("Ana", entries={"civil": 9}), PadPlayer("Bo")))
    )
    QTest.keyClick(page, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier)
    box = window.window.bg_stats
    assert box.isVisible()
    assert "%22name%22:%22Ana%22" in box.link
