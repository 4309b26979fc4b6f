"""Colours for all eyes: what stays apart, what stands out, and that a choice is seen at once."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from math import dist
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.games.architects.options import Options
from sevenwonders_qt.games.architects.rules import game_for
from sevenwonders_qt.models.appearance import (
    Appearance,
    Contrast,
    Eyes,
    Scheme,
    Sight,
    SystemWishes,
)
from sevenwonders_qt.models.settings import Settings, load_settings, save_settings
from sevenwonders_qt.views.architects.card import draw_strip
from sevenwonders_qt.views.fault_dialog import FaultDialog
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.pad.panels import TOTAL_SHADE
from sevenwonders_qt.views.pages.score_chart import SHADES, draw_chart
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.palette import USUAL, Palette, palette_for
from sevenwonders_qt.views.paint.strip import glyph_on
from sevenwonders_qt.views.paint.theme import Shade, colour, mix, painted, text_on
from tests.sources import sources
from tests.views.measure_pages import EYES

pytestmark = pytest.mark.painted
ROOT = Path(__file__).parents[2]
CARDS = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
SEEN = {
    Sight.PROTAN: (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    Sight.DEUTAN: (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    Sight.TRITAN: (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What is left of linear red, green and blue: Machado, Oliveira and Fernandes 2009, severity 1."""

BLIND = tuple(SEEN)


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    return new_window(qtbot)


def new_window(qtbot: QtBot) -> MainWindow:
    pages = sources()
    made = MainWindow(Art(ROOT / "resources" / "art"), pages, "1.0")
    made.use_table(QWidget())
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    return made


def linear(shade: QColor) -> tuple[float, ...]:
    return tuple(
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in shade.getRgbF()[:3]
    )


def oklab(red: float, green: float, blue: float) -> tuple[float, float, float]:
    """Lightness and two hues; equal distances look about equally far apart."""
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def as_seen(token: str, sight: Sight, palette: Palette) -> tuple[float, float, float]:
    parts = linear(painted(token, palette))
    rows = SEEN[sight]
    seen = [sum(a * b for a, b in zip(row, parts, strict=True)) for row in rows]
    return oklab(*(min(1.0, max(0.0, part)) for part in seen))


def nearest(tokens: tuple[str, ...], sight: Sight, palette: Palette) -> float:
    """The distance of the two of these colours that look most alike."""
    seen = [as_seen(token, sight, palette) for token in tokens]
    return min(dist(a, b) for a, b in combinations(seen, 2))


def contrast(one: QColor, other: QColor) -> float:
    weights = (0.2126, 0.7152, 0.0722)
    light, dark = sorted(
        (sum(w * p for w, p in zip(weights, linear(shade), strict=True)) for shade in (one, other)),
        reverse=True,
    )
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("sight", BLIND)
def test_the_colours_of_cards_stay_three_times_farther_apart(sight: Sight) -> None:
    before = nearest(CARDS, sight, USUAL)
    after = nearest(CARDS, sight, palette_for(Appearance(sight=sight)))
    assert after > 0.2
    assert after > 3 * before


@pytest.mark.parametrize("sight", BLIND)
def test_good_and_bad_stay_apart(sight: Sight) -> None:
    before = nearest(("good", "bad"), sight, USUAL)
    after = nearest(("good", "bad"), sight, palette_for(Appearance(sight=sight)))
    assert after > max(0.2, before)


@pytest.mark.parametrize("high", [False, True])
@pytest.mark.parametrize("sight", Sight)
def test_words_stand_out_from_every_card(sight: Sight, high: bool) -> None:
    palette = palette_for(Appearance(high_contrast=high, sight=sight))
    for card in CARDS:
        found = contrast(painted(text_on(card), palette, "text"), painted(card, palette))
        assert (card, found >= (7 if high else 4.4)) == (card, True), found


@pytest.mark.parametrize("dark", [False, True])
def test_of_high_contrast_words_stand_out_seven_times(dark: bool) -> None:
    palette = palette_for(Appearance(dark=dark, high_contrast=True))

    def found(word: Shade, ground: str) -> float:
        return contrast(painted(word, palette, "text"), painted(ground, palette))

    for ground in ("parchment", "parchment_dark", "parchment_pale", "gold", "gold_light"):
        assert found("ink", ground) >= 7
        assert found(colour("ink", 0.3), ground) >= 7
    for ground in ("bar", "table_top", "sea_deep"):
        for word in ("parchment", "gold_light", "gold"):
            assert found(word, ground) >= 7


def test_a_system_without_wishes_gets_what_was_always_painted() -> None:
    assert palette_for(Eyes().appearance(SystemWishes())) is USUAL


def test_an_own_choice_goes_before_what_the_system_asks_for() -> None:
    wishes = SystemWishes(dark=True, high_contrast=True)
    assert Eyes().appearance(wishes) == Appearance(dark=True, high_contrast=True)
    own = Eyes(Scheme.LIGHT, Contrast.USUAL)
    assert own.appearance(wishes) == Appearance()


def test_a_dark_system_is_followed_while_the_program_runs(window: MainWindow) -> None:
    hints = QGuiApplication.styleHints()
    try:
        hints.setColorScheme(Qt.ColorScheme.Dark)
        if hints.colorScheme() == Qt.ColorScheme.Dark:  # some platforms know no scheme
            hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
            assert window.colours == palette_for(Appearance(dark=True))
            window.apply(replace(window.settings(), eyes=Eyes(Scheme.LIGHT)))
            assert window.colours == USUAL
    finally:
        hints.unsetColorScheme()


def test_a_choice_is_seen_at_once_and_taken_back_without_a_trace(window: MainWindow) -> None:
    def seen() -> QImage:
        return window.home.grab().toImage()

    light = seen()
    pictures = []
    for eyes in (
        Eyes(Scheme.DARK),
        Eyes(contrast=Contrast.HIGH),
        Eyes(plain=True),
        Eyes(thick=True),
        Eyes(ring=True),
    ):
        window.apply(replace(window.settings(), eyes=eyes))
        pictures.append(seen())
    for one, other in combinations((light, *pictures), 2):
        assert one != other
    window.apply(replace(window.settings(), eyes=Eyes()))
    assert seen() == light


def test_icons_take_the_colours_of_the_palette() -> None:
    art = Art(ROOT / "resources" / "art")
    usual = art.icon("badge_red", 48).toImage()
    art.paint_in(palette_for(Appearance(sight=Sight.DEUTAN)))
    assert art.icon("badge_red", 48).toImage() != usual


def test_pictures_in_two_palettes_are_made_at_the_same_time(qapp: QApplication) -> None:
    dark = palette_for(Appearance(dark=True))
    arts = Art(ROOT / "resources" / "art"), Art(ROOT / "resources" / "art")
    arts[1].paint_in(dark)
    images = [QImage(8, 8, QImage.Format.Format_RGB32) for _ in arts]
    ground = mix("parchment", "gold", 0.25)
    with Painting(images[0]) as one, Painting(images[1]) as other:
        for painter, art in ((one, arts[0]), (other, arts[1])):
            Canvas(painter, art, 1.0).rounded(QRectF(-4, -4, 16, 16), 0, ground)
    seen = [image.pixelColor(4, 4) for image in images]
    assert seen == [painted(ground, USUAL), painted(ground, dark)]
    assert seen[0].lightness() > 2 * seen[1].lightness()


def test_what_was_chosen_for_the_eyes_is_kept(tmp_path: Path) -> None:
    eyes = Eyes(Scheme.DARK, Contrast.HIGH, Sight.TRITAN, True, True, True, 2.0)
    save_settings(tmp_path / "settings.json", Settings(eyes=eyes))
    assert load_settings(tmp_path / "settings.json").settings.eyes == eyes


def test_a_damaged_choice_for_the_eyes_is_as_at_first_start(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"eyes": {"scheme": "pink"}, "text_size": 2.0}')
    read = load_settings(file)
    assert read.settings == Settings(text_size=2.0)
    assert read.faults == ("eyes",)


def test_a_larger_pointer_is_seen_on_everything_and_can_be_taken_back(window: MainWindow) -> None:
    button = window.home.settings_button
    own = window.cursor().shape(), button.cursor().shape()
    window.apply(replace(window.settings(), eyes=Eyes(pointer=2.0)))
    assert window.cursor().pixmap().width() == button.cursor().pixmap().width() == 64
    window.visit(window.settings_page)
    later = window.settings_page.back_button
    assert later.cursor().pixmap().width() == 64
    field = QLineEdit(window)  # Qt gives it a pointer of its own
    assert field.cursor().pixmap().width() == 64
    window.apply(replace(window.settings(), eyes=Eyes()))
    assert (window.cursor().shape(), button.cursor().shape()) == own
    assert later.cursor().shape() == own[1]
    assert field.cursor().shape() is Qt.CursorShape.IBeamCursor


def test_a_larger_pointer_is_seen_on_things_of_a_table(window: MainWindow) -> None:
    window.apply(replace(window.settings(), eyes=Eyes(pointer=2.0)))
    scene = QGraphicsScene(0, 0, 200, 200)
    view = QGraphicsView(scene)
    scene.addRect(50, 50, 100, 100).setCursor(Qt.CursorShape.PointingHandCursor)
    window.own(view)
    window.show_page(view)
    QTest.mouseMove(view.viewport(), QPoint(1, 1))
    QTest.mouseMove(view.viewport(), view.mapFromScene(100, 100))
    assert view.viewport().cursor().pixmap().width() == 64


def test_a_larger_pointer_in_one_window_leaves_another_as_it_is(
    window: MainWindow, qtbot: QtBot
) -> None:
    other = new_window(qtbot)
    window.apply(replace(window.settings(), eyes=Eyes(pointer=2.0)))
    button = other.home.settings_button
    assert button.cursor().shape() is Qt.CursorShape.PointingHandCursor
    button.setCursor(Qt.CursorShape.ArrowCursor)
    assert button.cursor().shape() is Qt.CursorShape.ArrowCursor


@pytest.mark.parametrize("eyes", EYES.values(), ids=list(EYES))
def test_every_line_of_the_chart_of_points_is_seen(eyes: Eyes) -> None:
    palette = palette_for(eyes.appearance(SystemWishes()))
    for shade in SHADES:
        line, ground = painted(shade, palette, "line"), painted("parchment", palette)
        assert contrast(line, ground) >= 2.5, shade


def test_names_in_the_chart_of_points_are_written_as_all_words_are(qtbot: QtBot) -> None:
    paper = QImage(800, 400, QImage.Format.Format_RGB32)
    pens = []
    with Painting(paper) as painter:

        class Noting(Canvas):
            def text(self, *words: Any, **named: Any) -> float:
                drawn = super().text(*words, **named)
                pens.append((words[1], self.painter.pen().color().name()))
                return drawn

        canvas = Noting(painter, Art(ROOT / "resources" / "art"), 1.0)
        draw_chart(canvas, QRectF(0, 0, 800, 400), list("ABCDEFG"), [range(7)] * 3, (0,), ())
    names = {pen for word, pen in pens if word[-1] in "ABCDEFG" and word[0].isdigit()}
    assert names == {painted("ink", USUAL, "text").name()}


@pytest.mark.parametrize("sight", BLIND)
def test_the_sign_of_a_card_of_architects_stands_out_from_its_colour(
    qtbot: QtBot, sight: Sight
) -> None:
    art, drawn = Art(ROOT / "resources" / "art"), []
    art.paint_in(palette_for(Appearance(sight=sight)))

    class Noting(Canvas):
        def icon(self, name: str, *more: Any, **named: Any) -> None:
            drawn.append(name)
            super().icon(name, *more, **named)

    with Painting(QImage(200, 100, QImage.Format.Format_RGB32)) as painter:
        canvas = Noting(painter, art, 1.0)
        for card in game_for(Options(), 4).rules.catalogue.cards.values():
            draw_strip(canvas, QRectF(0, 0, 200, 60), card)
            assert glyph_on(art.palette, str(card.colour)) in drawn
            drawn.clear()


def test_in_the_dark_the_report_of_a_fault_has_a_dark_scroll_bar(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    dialog = FaultDialog(window, palette_for(Appearance(dark=True)))
    dialog.open_with("Traceback\n" * 60)
    dialog.show_button.click()
    QApplication.processEvents()
    bar = dialog.report.verticalScrollBar()
    assert bar.isVisible()
    seen = dialog.grab().toImage()
    corner = bar.mapTo(dialog, QPoint())
    lights = [
        seen.pixelColor(corner.x() + bar.width() // 2, corner.y() + y).lightness()
        for y in range(bar.height())
    ]
    assert max(lights) < 128


@pytest.mark.parametrize("eyes", EYES.values(), ids=list(EYES))
def test_the_points_of_science_on_the_pad_are_read(eyes: Eyes) -> None:
    palette = palette_for(eyes.appearance(SystemWishes()))
    least = 7 if eyes.contrast is Contrast.HIGH else 3  # a number as large as a title
    assert contrast(painted(TOTAL_SHADE, palette, "text"), painted("parchment", palette)) >= least
