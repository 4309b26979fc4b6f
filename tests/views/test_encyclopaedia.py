"""The page of the encyclopaedia, used with mouse and keys as a person would."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.architects.staging import StagedArchitects
from sevenwonders_qt.app.staging import Staged
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.models.architects.articles import A_WONDER
from sevenwonders_qt.models.shown.entry_key import EntryKind
from sevenwonders_qt.models.shown.records import Records
from sevenwonders_qt.views.architects.page import ArchitectsPage
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.pages.encyclopaedia import EncyclopaediaPage
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.table.page import TablePage
from tests.i18n.statistics_stops import PLAYED
from tests.sources import sources

Key = Qt.Key


@pytest.fixture
def window(art: Art, qtbot: QtBot) -> MainWindow:
    made = MainWindow(art, sources(), "1")
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def page(window: MainWindow) -> EncyclopaediaPage:
    window.show_encyclopaedia()
    return window.encyclopaedia


def press(window: MainWindow, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(window.focusWidget() or window, key)


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def shown(page: EncyclopaediaPage) -> str:
    entry = page.entry()
    return entry.key if entry is not None else ""


def test_it_is_reached_from_home_and_left_by_escape(window: MainWindow) -> None:
    click(window.home.encyclopaedia_button)
    assert window.page() is window.encyclopaedia
    press(window, Key.Key_Escape)
    assert window.page() is window.home


def test_arrow_keys_walk_the_list_and_the_entry_follows(
    window: MainWindow, page: EncyclopaediaPage
) -> None:
    first = shown(page)
    press(window, Key.Key_Down, Key.Key_Down)
    lines = page.list.lines()
    assert lines[0].key == first
    assert shown(page) == lines[2].key


def test_a_chain_can_be_walked_by_mouse_and_back(page: EncyclopaediaPage) -> None:
    page.show_entry("card/scriptorium")
    click(next(each for each in page.targets if each.entry == "card/library"))
    assert shown(page) == "card/library"
    click(page.sources[0])
    assert shown(page) == "card/scriptorium"


def test_search_and_filters_narrow_the_list(window: MainWindow, page: EncyclopaediaPage) -> None:
    QTest.keyClick(window.focusWidget(), Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(page.search, "colossus")
    assert {line.key.split("/")[1] for line in page.list.lines()} == {"rhodes"}
    press(window, Key.Key_Escape)
    page.ages.chosen.emit(2)
    assert {page.book(Edition.FIRST).entries[line.key].age for line in page.list.lines()} == {2}
    page.shelves.chosen.emit("architects")
    assert page.editions.isHidden()


def test_cards_are_found_by_what_they_make_or_cost_and_by_what_they_give(
    page: EncyclopaediaPage,
) -> None:
    every = len(page.list.lines())
    page.lists["resource"].chosen.emit("glass")
    glass = {line.key for line in page.list.lines()}
    assert {"card/glassworks_age1", "card/temple"} <= glass
    assert len(glass) < every
    page.lists["gives"].chosen.emit("shields")
    assert {line.key for line in page.list.lines()} < glass
    page.lists["resource"].chosen.emit("")
    assert "card/stockade" in {line.key for line in page.list.lines()}


def test_c_keeps_an_entry_beside_the_next_ones_until_it_is_pressed_again(
    window: MainWindow, page: EncyclopaediaPage
) -> None:
    page.show_entry("card/library")
    page.focus_first()
    press(window, Key.Key_C, Key.Key_Down)
    kept, entry = page.kept(), page.entry()
    assert kept is not None
    assert entry is not None
    assert kept.key == "card/library" != entry.key
    words = page.accessibleDescription()
    assert kept.name in words
    assert entry.name in words
    press(window, Key.Key_C)
    assert page.kept() is None


def test_the_edition_turns_to_its_own_cards(page: EncyclopaediaPage) -> None:
    page.show_entry("card/castrum")
    entry = page.entry()
    assert entry is not None
    assert page.editions.entry() is not None
    assert "card/pawnshop" in page.book(Edition.FIRST).entries
    assert "card/pawnshop" not in page.book(Edition.SECOND).entries


def test_r_leads_to_the_rule_and_escape_back(window: MainWindow, page: EncyclopaediaPage) -> None:
    page.show_entry("card/altar")
    press(window, Key.Key_R)
    assert window.page() is window.rules
    assert window.rules.rule == "civilian"
    press(window, Key.Key_Escape)
    assert window.page() is page


def test_i_at_the_table_opens_the_card_in_focus_and_i_comes_back(
    window: MainWindow, art: Art
) -> None:
    table = TablePage(art)
    window.use_table(table)
    table.show_table(Staged(Classic.second_edition(), 4, "2", (2, 2)).table("Ana"))
    window.show_table()
    cards = table.scene.parts.hand.cards
    for number, card in enumerate(cards):
        table.scene.select(number)
        press(window, Key.Key_I)
        assert shown(window.encyclopaedia) == f"{EntryKind.CARD}/{card}"
        press(window, Key.Key_I)
        assert window.page() is table
    table.enlarge(cards[0])
    press(window, Key.Key_I)
    assert shown(window.encyclopaedia) == f"{EntryKind.CARD}/{cards[0]}"


def test_i_at_the_table_of_architects_opens_the_own_wonder(window: MainWindow, art: Art) -> None:
    table = ArchitectsPage(art)
    window.use_table(table)
    staged = StagedArchitects(Architects.with_options(), 3, "3", 5).table("Ana")
    table.show_table(staged)
    window.show_table()
    press(window, Key.Key_I)
    assert shown(window.encyclopaedia) == f"{A_WONDER}/{staged.view.own.wonder}"


def test_every_entry_fits_the_smallest_window_at_the_largest_text(
    window: MainWindow, page: EncyclopaediaPage
) -> None:
    window.resize(1280, 720)
    page.set_text_size(1.5)
    for edition in Edition:
        for key in page.book(edition).entries:
            page.show_entry(key, edition)
            laid = page.laid()
            bad = [part for part, place in laid.placed if not part.fits(laid.sizes, place)]
            assert bad == [], key


def test_an_entry_says_what_it_brought_in_the_own_matches(page: EncyclopaediaPage) -> None:
    page.show_entry("board/giza/A")
    assert "Not played to the end yet." in page.laid().words()
    page.show_records(Records.of(PLAYED))
    assert "Base game: " in page.laid().words()
    assert "60.0 points on average" in page.laid().words()
    click(page.compare_button)
    page.show_entry("board/giza/B")
    assert page.laid().words().count("IN YOUR OWN MATCHES") == 2


def test_the_line_of_an_entry_from_elsewhere_is_in_sight(
    page: EncyclopaediaPage, qtbot: QtBot
) -> None:
    for key in ("board/ephesus/B", "card/altar", "card/builders_guild", "a_token/culture"):
        page.show_entry(key)
        page.grab()
        found = page.list.currentIndex()
        qtbot.waitUntil(
            lambda found=found: page.list.viewport().rect().contains(page.list.visualRect(found))
        )
