"""At twice the usual size of text words are as large as that, and nothing runs into another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRectF, Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from sevenwonders_qt.ai.advice import Hint, Reason
from sevenwonders_qt.ai.mechanisms import Turns
from sevenwonders_qt.ai.outlook import Outlook
from sevenwonders_qt.app.architects.staging import StagedArchitects
from sevenwonders_qt.app.staging import Staged
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.classic.effects import Side
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.models.architects import history as architects_history
from sevenwonders_qt.models.shown.pad_form import PadPlayer
from sevenwonders_qt.models.shown.score_pad import ScorePad, expansions
from sevenwonders_qt.models.shown.table import Table
from sevenwonders_qt.models.words.drills import DrillOutcome
from sevenwonders_qt.views.architects.page import ArchitectsPage
from sevenwonders_qt.views.kit.scroll import Scroll, ScrollArea
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.lessons.guide import TipSlab
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.fonts import load_fonts
from sevenwonders_qt.views.table.notice import Notice, drill_box, hint_box
from sevenwonders_qt.views.table.overlay import points_table
from sevenwonders_qt.views.table.page import TablePage, places_of
from tests.drawings import drawings
from tests.views.measure_pages import PAGES, speak, turn_to, window_with_pages

DISK = (
    "The match could not be saved: the disk is full. "
    "It goes on, and is saved as soon as there is room again."
)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    load_fonts()
    made = window_with_pages()
    qtbot.addWidget(made)
    made.resize(1280, 720)
    yield made
    made.close()


def show_architects(window: MainWindow) -> None:
    staged = StagedArchitects(Architects.with_options(), 4, "1", None)
    result = architects_history.result_of(
        staged.game, staged.seats("Ana"), staged.state, staged.events
    )
    window.score.show_result(result)
    window.show_score()


def test_every_page_shows_text_twice_as_large(window: MainWindow) -> None:
    for name in PAGES:
        if name.startswith("replay"):
            continue  # its dock is as high as it is, and the table above has sizes of its own
        page = turn_to(window, name)
        page.set_text_size(1.0)
        usual = page.look.type_sizes().px("text")
        page.set_text_size(2.0)
        assert (name, page.laid().sizes.px("text") >= 1.7 * usual) == (name, True)


def test_each_head_of_the_score_sheet_stands_over_its_column(window: MainWindow) -> None:
    for cities, show in (
        (4, lambda: show_architects(window)),
        (7, lambda: turn_to(window, "score of seven")),
    ):
        show()
        page = window.score
        page.set_text_size(2.0)
        sheet = page.grid.sheet
        assert sheet is not None
        assert len(sheet.cities) == cities
        page.settle()
        placed = page.look.lay(page.grid.describe(), page.grid.body(), shrinks=True).placed
        heads = {part.text: rect.center().x() for part, rect in placed if isinstance(part, Text)}
        for place, city in enumerate(sheet.cities):
            cell = page.grid.cells[0][place]
            middle = cell.geometry().center().x()
            assert abs(heads[city.name] - middle) < cell.width() / 4, city.name


def test_a_row_of_the_saved_matches_holds_its_words(window: MainWindow) -> None:
    page = turn_to(window, "saves")
    page.set_text_size(2.0)
    rows = window.saves.list
    high = rows.visualRect(rows.listed.index(0)).height()
    sizes = rows.row_sizes
    assert sizes.px("text") >= 1.7 * page.look.type_sizes().px("text") / 2
    for match in rows.listed.rows:
        assert rows.row_part(match).high(sizes, rows.viewport().width()) <= high


def test_what_can_be_looked_for_is_read_between_the_sign_and_the_keys(window: MainWindow) -> None:
    page = turn_to(window, "saves")
    page.set_text_size(2.0)
    search = window.saves.search
    assert holds(search, search.placeholderText())


@pytest.fixture
def table() -> Table:
    return Staged(Classic.first_edition(), 4, "4", (2, 3)).table("Ana")


def _drill(page: TablePage, table: Table) -> Notice:
    lines = ("Your choice: Loom", "East Trading Post: +4.0 points and +20 % to win", "Why " * 30)
    return drill_box(page.scene.style, DrillOutcome("Medium loss", False, lines, "Today."))


def _hints(page: TablePage, table: Table) -> Notice:
    outlook, reason = Outlook(48.0, 0.4), Reason("military", (Turns(Side.LEFT, 0, 2, 1, 1),))
    hints = [Hint(plan, outlook, reason) for plan in table.view.legal[:3]]
    return hint_box(page.scene.style, hints, table.view, places_of)


@pytest.mark.parametrize("make", [_drill, _hints])
def test_a_box_that_tells_something_is_as_high_as_its_words(
    window: MainWindow, table: Table, make: object
) -> None:
    assert callable(make)
    page = TablePage(drawings())
    window.use_table(page)
    window.show_table()
    sizes = []
    for factor in (1.0, 2.0):
        page.scene.set_text_size(factor)
        page.show_table(table)
        page.show_notice(make(page, table))
        assert page.overlay is not None
        window.grab()
        drawn = zip(page.overlay.texts, page.overlay.text_sizes, strict=True)
        sizes.append(min(size for text, size in drawn if len(text) > len("Worth considering")))
        page.clear()
    assert sizes[1] >= 1.7 * sizes[0]


def test_the_stages_of_an_enlarged_city_of_architects_keep_to_their_places(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = []
    paint = Text.paint

    def measured(part: Text, canvas: Canvas, sizes: Sizes, rect: QRectF) -> None:
        if not part.fits(sizes, rect):
            over.append(part.text)
        paint(part, canvas, sizes, rect)

    staged = StagedArchitects(Architects.with_options(), 4, "4", 11)
    page = ArchitectsPage(drawings())
    window.use_table(page)
    window.show_table()
    page.scene.set_text_size(2.0)
    page.show_table(staged.table("Ana"))
    window.grab()
    monkeypatch.setattr(Text, "paint", measured)
    page.enlarge(1)
    window.grab()
    assert page.overlay is not None
    assert any("look at 5 cards" in text for text in page.overlay.texts)
    assert over == []


def test_a_message_grows_with_the_text_and_stays_in_the_window(window: MainWindow) -> None:
    heights = []
    for text in (1.0, 2.0):
        window.message.set_text_size(text)
        window.show_message(DISK)
        heights.append(window.message.height())
        assert window.rect().contains(window.message.geometry())
    assert heights[1] > 1.4 * heights[0]


def test_a_first_tip_has_its_button_below_its_words(window: MainWindow) -> None:
    slab = TipSlab(drawings(), window)
    slab.show_tip(window.home, ("The end of an Age: war", DISK), tuple, 2.0)
    assert slab.off_button.geometry().center().y() > 0.75 * slab.height()


def test_every_row_of_the_score_pad_has_room_for_its_name(window: MainWindow) -> None:
    window.visit(window.score_pad)
    page = window.score_pad
    players = tuple(PadPlayer(f"Ana{number}") for number in range(7))
    page.show_pad(ScorePad("classic", expansions(), players))
    page.set_text_size(2.0)
    high = page.laid().sizes.px("text")
    heights = [page.grid.table.spot(row, 0).height() for row in range(len(page.pad().rows))]
    assert len(heights) == 13
    assert all(height > 1.3 * high for height in heights)


def test_no_text_stands_in_a_column_one_word_wide(window: MainWindow) -> None:
    for name in ("statistics", "new game", "home"):
        page = turn_to(window, name)
        page.set_text_size(2.0)
        for part, rect in page.laid().placed:
            if isinstance(part, Scroll):
                inside = part.inside(page.laid().sizes, rect)
                for each, at in part.part.place(page.laid().sizes, inside):
                    if isinstance(each, Text) and not each.cut:
                        lines = each.high(page.laid().sizes, at.width())
                        assert lines < 4 * at.width(), each.text


def test_a_seed_is_read_whole(window: MainWindow) -> None:
    page = turn_to(window, "new game")
    page.set_text_size(2.0)
    assert holds(window.set_up_page("classic").seed, "AURORA-1234-AQUILA")


def holds(field: QLineEdit, text: str) -> bool:
    """Whether all of a text is seen in the field."""
    margins = field.textMargins()
    room = field.width() - margins.left() - margins.right()
    return field.fontMetrics().horizontalAdvance(text) <= room


def test_the_name_of_a_wonder_stands_beside_its_picture(window: MainWindow) -> None:
    page = turn_to(window, "new game")
    page.set_text_size(2.0)
    wonder = window.set_up_page("classic").rows[0].wonder
    assert wonder.width() >= wonder.needs(page.laid().sizes, 1e6)[0] - 1


def test_the_axis_of_a_chart_lies_below_what_chooses_its_form(window: MainWindow) -> None:
    page = turn_to(window, "statistics")
    page.set_text_size(2.0)
    window.grab()
    chart = window.statistics.wonders
    assert chart.form.geometry().bottom() < chart.marks[0].geometry().top() - chart.look.s(30)


@pytest.mark.parametrize("players", [2, 4, 7])
def test_the_progress_tokens_of_architects_are_read_in_larger_words(
    window: MainWindow, players: int
) -> None:
    staged = StagedArchitects(Architects.with_options(), players, "4", 6)
    page = ArchitectsPage(drawings())
    window.use_table(page)
    window.show_table()
    sizes = []
    for factor in (1.0, 2.0):
        page.scene.set_text_size(factor)
        page.show_table(staged.table("Ana"))
        window.grab()
        sizes.append(max(page.scene.parts.progress.text_sizes[2:]))
        parts = page.scene.parts
        placed = (parts.left, parts.right, parts.own, parts.progress, parts.log, parts.discard)
        shown = [panel for panel in placed if panel.isVisible()]
        places = [panel.rect.translated(panel.pos()) for panel in shown]
        for one, other in combinations(places, 2):
            assert one.intersected(other).width() < 1 or one.intersected(other).height() < 1
    assert sizes[1] >= 1.2 * sizes[0]


@pytest.mark.parametrize("factor", [1.0, 2.0])
def test_the_points_so_far_and_the_place_are_read_at_every_size_of_text(
    window: MainWindow, factor: float
) -> None:
    page = TablePage(drawings())
    window.use_table(page)
    window.show_table()
    page.scene.set_text_size(factor)
    page.show_table(Staged(Classic.second_edition(), 7, "7", (3, 4)).table("Ana"))
    window.grab()
    texts = page.scene.parts.own.texts
    assert "45" in texts
    assert any("ahead" in text or "behind" in text or "tied" in text for text in texts)


def test_the_number_of_a_stage_is_read_whole_in_the_draft(window: MainWindow) -> None:
    page = turn_to(window, "draft of wonders")
    page.set_text_size(2.0)
    sizes = page.laid().sizes
    for sheet in window.draft.sheets.values():
        sheet.look.sizes = sizes
        laid = sheet.look.lay(sheet.describe(), QRectF(sheet.rect()))
        numerals = [(part, at) for part, at in laid.placed if _is_numeral(part)]
        assert numerals
        assert all(part.wide(sizes) <= at.width() + 2 for part, at in numerals)


def _is_numeral(part: object) -> bool:
    return isinstance(part, Text) and part.text in ("I", "II", "III", "IV")


@pytest.mark.parametrize("language", ["en", "pt_BR", "es"])
@pytest.mark.parametrize("text", [1.5, 2.0])
def test_posters_stand_beside_the_entries_of_the_home_page(
    qtbot: QtBot, language: str, text: float
) -> None:
    translator = speak(language)
    window = window_with_pages()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.home.set_text_size(text)
    window.grab()
    right = window.home.new_game_button.geometry().right()
    assert len(window.home.pictures) > 1
    assert all(rect.left() > right for rect, _, _ in window.home.pictures)
    if translator is not None:
        QCoreApplication.removeTranslator(translator)


def test_the_two_lines_of_the_title_do_not_touch(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = {}
    write = Canvas.text

    def noted(canvas: Canvas, rect: QRectF, text: str, *more: Any, **named: Any) -> float:
        drawn = write(canvas, rect, text, *more, **named)
        sizes[text] = canvas.sizes[-1]
        return drawn

    monkeypatch.setattr(Canvas, "text", noted)
    window.home.set_text_size(2.0)
    window.grab()
    apart = window.home.look.s(88 + 76 / 2 - 45)
    assert 0.72 * (sizes["SEVEN"] + sizes["WONDERS"]) / 2 < apart


def test_the_points_of_an_enlarged_city_stand_beside_their_words() -> None:
    translator = speak("es")
    rows = [("vp", "Conflictos militares", -6), ("coin", "Tesoro", 12)]
    sizes = Sizes(1.0, 2.0, 12)
    placed = list(points_table(rows, 64).place(sizes, QRectF(0, 0, 330, 300)))
    QCoreApplication.removeTranslator(translator)
    texts = {part.text: at for part, at in placed if isinstance(part, Text)}
    for words, number in (
        ("Conflictos militares", "\N{MINUS SIGN}6"),
        ("Tesoro", "12"),
        ("Puntos hasta ahora", "64"),
    ):
        assert texts[words].right() <= texts[number].left()
        assert abs(texts[words].center().y() - texts[number].center().y()) < 2


def test_what_is_chosen_for_wonders_stands_beside_its_name(window: MainWindow) -> None:
    page = turn_to(window, "new game")
    page.set_text_size(2.0)
    sizes = page.laid().sizes
    scroll, rect = next((part, at) for part, at in page.laid().placed if isinstance(part, Scroll))
    placed = list(scroll.part.place(sizes, scroll.inside(sizes, rect)))
    for name, choice in (
        ("Wonders", window.set_up_page("classic").wonders),
        ("Sides", window.set_up_page("classic").sides),
    ):
        label = next(at for part, at in placed if isinstance(part, Text) and part.text == name)
        held = next(at for part, at in placed if part.held() is choice)
        assert label.top() < held.center().y() < label.bottom() or label.bottom() <= held.top()


def test_a_page_that_scrolls_opens_at_its_top_and_follows_the_keyboard(window: MainWindow) -> None:
    for name in ("new game of 7", "new game of Architects", "draft of sides", "score of seven"):
        turn_to(window, name).set_text_size(2.0)
        page = turn_to(window, name)
        QCoreApplication.processEvents()
        areas = [area for area in page.findChildren(ScrollArea) if area.isVisible()]
        bars = [area.verticalScrollBar() for area in areas]
        assert any(bar.maximum() > 0 for bar in bars), name
        assert (name, [bar.value() for bar in bars if bar.value()]) == (name, [])
        stops = [each for area in areas for each in area.stops if each.isEnabled()]
        lowest = max(stops, key=lambda stop: stop.mapTo(page, QPoint()).y())
        page.setFocus()  # it may be what has the focus at first
        lowest.setFocus(Qt.FocusReason.BacktabFocusReason)
        assert (name, any(bar.value() > 0 for bar in bars)) == (name, True)
