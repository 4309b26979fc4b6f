"""The kit of layout, type and parts, and the pages made of it."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.views.kit.page import KitPage
from sevenwonders_qt.views.kit.part import (
    Centre,
    Drawing,
    Ground,
    Laid,
    Part,
    Space,
    column,
    grid,
    row,
    said,
)
from sevenwonders_qt.views.kit.scroll import Scroll, ScrollArea
from sevenwonders_qt.views.kit.sizes import Role, Sizes
from sevenwonders_qt.views.kit.words import Held, Keys, Text
from sevenwonders_qt.views.lazy_page import LazyPage
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.fonts import load_fonts
from sevenwonders_qt.views.paint.palette import USUAL
from sevenwonders_qt.views.paint.theme import painted
from tests.commit import commit_seed
from tests.views.measure_pages import (
    EYES,
    LANGUAGES,
    PAGES,
    TEXT,
    WINDOWS,
    measure,
    speak,
    turn_to,
    window_with_pages,
)

pytestmark = pytest.mark.painted
PLAIN = Sizes(1.0, 1.0, 12)
LONG = "Makes another structure free, and that one opens a third"


def nothing(canvas: Canvas, rect: QRectF) -> None:
    pass


def box(wide: float, high: float, weight: float = 0.0) -> Drawing:
    return Drawing(wide, high, nothing, weight)


def places(part: Part, *leaves: Part, wide: float = 400, high: float = 300) -> list[QRectF]:
    """Where these of its parts go."""
    placed = list(part.place(PLAIN, QRectF(0, 0, wide, high)))
    return [next(rect for each, rect in placed if each is leaf) for leaf in leaves]


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    load_fonts()


def test_parts_of_a_row_share_by_weight_what_the_others_leave() -> None:
    one, two, three = box(100, 10), box(0, 20, 1), box(0, 5, 2)
    first, second, third = places(row(one, two, three, gap=0), one, two, three)
    assert (first.width(), second.width(), third.width()) == (100, 100, 200)
    assert third.left() == 200
    assert row(one, two, three).high(PLAIN, 400) == 20


def test_parts_of_a_column_get_what_they_need_and_then_share_the_rest() -> None:
    one, two = box(10, 100, 1), box(10, 40, 1)
    first, second = places(column(one, two, gap=10), one, two, high=250)
    assert (first.height(), second.height()) == (150, 90)
    assert second.top() == 160


def test_a_column_without_weights_spreads_its_parts_up_to_a_limit() -> None:
    one, two = box(10, 20), box(10, 20)
    assert places(column(one, two, gap=0, stretch=30), two)[0].top() == 50


def test_cells_of_a_grid_stand_below_each_other() -> None:
    short, long, first, second = box(40, 10), box(90, 10), box(0, 10, 1), box(0, 10, 1)
    at, below = places(grid([[short, first], [long, second]], between=10), first, second)
    assert at.left() == below.left() == 100
    assert at.width() == 300


def test_a_hidden_widget_leaves_no_gap(qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    hidden = QPushButton(host)
    hidden.hide()
    last = box(10, 10)
    assert places(row(Held(hidden, 50, 20), last, gap=10), last)[0].left() == 0


def test_a_ground_keeps_its_margins_and_a_centre_its_width() -> None:
    inner = box(10, 20)
    assert places(Ground(inner, None, (1, 2, 3, 4)), inner)[0] == QRectF(1, 2, 396, 294)
    assert places(Centre(inner, 100), inner)[0] == QRectF(150, 140, 100, 20)


def test_words_wrap_before_the_group_shrinks() -> None:
    usual = PLAIN.px("text")
    wide = PLAIN.width(LONG, "text")
    laid = Laid(Text(LONG), PLAIN.smaller(), QRectF(0, 0, wide * 0.6, 60))
    assert laid.sizes.px("text") == usual
    assert len(laid.sizes.lines(LONG, "text", wide * 0.6)) == 2


@pytest.mark.parametrize("room", [0.3, 0.45, 0.6, 0.7, 0.8, 0.9, 0.97, 1.0])
def test_the_sizes_taken_are_the_largest_at_which_nothing_is_cut(room: float) -> None:
    tried, text = PLAIN.smaller(), Text("Opens", "head")
    rect = QRectF(0, 0, text.wide(PLAIN) * room, 60)
    whole = [sizes for sizes in tried[:-1] if Laid(text, (sizes,), rect).fits()]
    laid = Laid(text, tried, rect)
    assert laid.sizes == (whole or tried[-1:])[0]
    assert laid.fits() == bool(whole)


def test_one_long_text_makes_its_whole_group_smaller() -> None:
    wide = PLAIN.width(LONG, "text")
    group = column(Text("Wood"), Text(LONG, lines=1))
    laid = Laid(group, PLAIN.smaller(), QRectF(0, 0, wide * 0.9, 60))
    assert laid.sizes.px("text") < PLAIN.px("text")
    assert all(part.fits(laid.sizes, rect) for part, rect in laid.placed)


def test_a_name_that_may_be_cut_short_makes_its_group_smaller_only_where_it_is_too_high() -> None:
    name, high = Text(LONG, cut=True, lines=1), PLAIN.leading("text")
    narrow = Laid(name, PLAIN.smaller(), QRectF(0, 0, 40, high))
    assert narrow.sizes.px("text") == PLAIN.px("text")
    low = Laid(name, PLAIN.smaller(), QRectF(0, 0, 40, 0.8 * high))
    assert low.sizes.leading("text") <= 0.8 * high + 1


@pytest.mark.parametrize("role", ["head", "title", "text", "note"])
def test_no_role_goes_below_the_floor_and_the_setting_changes_each(role: Role) -> None:
    tiny = Sizes(0.5, 1.0, 12, share=0.1)
    assert tiny.px(role) == 12
    assert Sizes(1.0, 1.5, 12).px(role) == pytest.approx(1.5 * PLAIN.px(role), abs=1)


def test_what_can_scroll_does_so_before_large_text_becomes_small(qtbot: QtBot, art: Art) -> None:
    page = Listing(art, 40)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.set_text_size(1.4)
    assert page.laid().sizes.px("text") == page.look.type_sizes().px("text")
    bar = page.area.verticalScrollBar()
    assert bar.maximum() > 0
    page.area.setFocus()
    QTest.keyClick(page.area, Qt.Key.Key_PageDown)
    assert bar.value() > 0


def test_above_thirteen_hundred_lines_more_pixels_show_more(qtbot: QtBot, art: Art) -> None:
    page = Listing(art, 3)
    qtbot.addWidget(page)
    page.resize(2560, 1440)
    page.show()
    large = page.look.type_sizes().px("text")
    page.resize(3840, 2160)
    assert page.look.type_sizes().px("text") == large


def test_the_focus_goes_in_the_order_of_the_description(qtbot: QtBot, art: Art) -> None:
    page = Buttons(art)
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    qtbot.waitExposed(page)
    page.buttons[2].setFocus()
    for expected in (page.buttons[0], page.buttons[1]):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        assert page.focusWidget() is expected


def test_everything_painted_is_said_to_those_who_cannot_see_it() -> None:
    part = column(Text("Undo"), row(Text("Redo", weight=1), Keys(("Ctrl", "Y"))), Space(4))
    assert said(part) == "Undo. Redo. Ctrl Y"


@pytest.mark.parametrize("shade", ["ink", "ink_soft", "age_1_deep"])
def test_the_shades_of_words_stand_out_from_parchment(shade: str) -> None:
    assert contrast(painted(shade, USUAL), painted("parchment", USUAL)) >= 4.5


SAMPLE = Random(commit_seed()).sample([*product(LANGUAGES, WINDOWS, TEXT, EYES)], 3)
"""Of all that `measure_pages` measures when it is run by hand."""


@pytest.mark.parametrize(
    ("language", "size", "text", "eyes"),
    [
        *SAMPLE,
        ("pt_BR", (1280, 720), 1.5, "light"),
        ("pt_BR", (1280, 720), 2.0, "high contrast"),
        ("es", (1366, 768), 1.0, "light"),
        ("es", (1920, 1080), 2.0, "high contrast, dark"),
        ("en", (1280, 720), 1.0, "dark"),
        ("en", (3840, 2160), 1.5, "light"),
    ],
)
def test_no_page_of_the_kit_cuts_a_text_or_covers_another(
    qtbot: QtBot, language: str, size: tuple[int, int], text: float, eyes: str
) -> None:
    speak(language)
    window = window_with_pages()
    qtbot.addWidget(window)
    window.resize(*size)
    window.apply(replace(window.settings(), eyes=EYES[eyes]))
    for name in PAGES:
        page = turn_to(window, name)
        page.set_text_size(text)
        assert (name, measure(page).faults) == (name, ())
    window.apply(replace(window.settings(), eyes=EYES["light"]))


def test_every_page_of_the_window_is_measured(qtbot: QtBot) -> None:
    window = window_with_pages()
    qtbot.addWidget(window)
    for name in PAGES:
        turn_to(window, name)
    pages = {name: each for name, each in vars(MainWindow).items() if isinstance(each, LazyPage)}
    assert [name for name, page in pages.items() if page.made(window) is None] == []


class Listing(KitPage):
    """A page of so many lines that can scroll."""

    def __init__(self, art: Art, lines: int) -> None:
        super().__init__(art)
        self.area = ScrollArea(self.look, self)
        self._lines = lines

    def describe(self) -> Part:
        return Scroll(self.area, column(*(Text(LONG) for _ in range(self._lines))))


@pytest.mark.parametrize(("beyond", "bar"), [(0.0, False), (1.4, False), (3.0, True)])
def test_a_bar_is_shown_where_more_than_a_rounding_is_out_of_sight(
    qtbot: QtBot, art: Art, beyond: float, bar: bool
) -> None:
    page = Listing(art, 1)
    qtbot.addWidget(page)
    page.show()
    rect, sizes = QRectF(0, 0, 300, 200), Sizes(1.0, 1.0, 12)
    high = page.area.inside(rect).height() + beyond
    page.area.show_part(Drawing(10, high, lambda canvas, rect: None), sizes, rect)
    QApplication.processEvents()
    assert page.area.verticalScrollBar().isVisible() is bar


class Buttons(KitPage):
    """A page whose buttons were made in another order than they stand in."""

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.buttons = [QPushButton(str(number), self) for number in range(3)]

    def describe(self) -> Part:
        held = [Held(self.buttons[number], 100, 40) for number in (2, 0, 1)]
        return column(*held)


def contrast(one: QColor, other: QColor) -> float:
    """The ratio by which the lighter of two colours outshines the darker one."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(shade: QColor) -> float:
    parts = (shade.redF(), shade.greenF(), shade.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
