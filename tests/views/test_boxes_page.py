"""The page of the boxes: the game, its boxes and more wonders are chosen as cards."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.boxes import BOXES, box_of, use_words
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.models.boxes import set_up_words, switches, words_of
from sevenwonders_qt.models.keys import box_act, cap, groups
from sevenwonders_qt.models.new_match import usual_seats
from sevenwonders_qt.models.shown.boxes_chosen import demands
from sevenwonders_qt.models.shown.minutes import Minutes
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.pages.boxes import BoxesPage
from sevenwonders_qt.views.pages.new_game import NewGamePage
from sevenwonders_qt.views.paint.art import Art
from tests.filled_pages import set_seats
from tests.more_boxes import more_boxes
from tests.sources import sources
from tests.views.measure_pages import measure, speak

Key = Qt.Key


@pytest.fixture
def window(art: Art, qtbot: QtBot) -> MainWindow:
    made = MainWindow(art, sources(), "1.0")
    made.use_table(QWidget())
    qtbot.addWidget(made)
    made.show()
    made.show_set_up("classic")
    return made


@pytest.fixture
def set_up(window: MainWindow) -> NewGamePage:
    page = window.set_up_page("classic")
    assert isinstance(page, NewGamePage)
    set_seats(page, usual_seats(4))
    return page


def opened(window: MainWindow, page: NewGamePage) -> BoxesPage:
    """The page of the boxes, opened by its key."""
    QTest.keyClick(page, Key.Key_C)
    boxes = window.page()
    assert isinstance(boxes, BoxesPage)
    return boxes


def focused() -> object:
    return QApplication.focusWidget()


def test_a_key_opens_the_boxes_and_enter_leads_back(
    window: MainWindow, set_up: NewGamePage
) -> None:
    boxes = opened(window, set_up)
    assert focused() is boxes.done_button
    QTest.keyClick(boxes.done_button, Key.Key_Return)
    assert window.page() is set_up


def test_escape_leads_back_and_nothing_is_lost(window: MainWindow, set_up: NewGamePage) -> None:
    boxes = opened(window, set_up)
    QTest.keyClick(boxes, Key.Key_I)
    QTest.keyClick(boxes, Key.Key_Escape)
    assert window.page() is set_up
    assert set_up.table().options.expansions == ("leaders",)
    assert set_up.boxes["leaders"].isChecked()
    assert window.settings().options.expansions == ("leaders",)


def test_a_click_on_a_card_takes_its_box_and_another_leaves_it(
    window: MainWindow, set_up: NewGamePage
) -> None:
    boxes = opened(window, set_up)
    for wanted in (("edifice",), ()):
        QTest.mouseClick(boxes.boxes["edifice"], Qt.MouseButton.LeftButton)
        assert set_up.table().options.expansions == wanted


def test_three_keys_take_nothing_the_last_boxes_or_everything(
    window: MainWindow, set_up: NewGamePage
) -> None:
    QTest.keyClick(set_up, Key.Key_I)
    set_up.start()
    boxes = opened(window, set_up)
    QTest.keyClick(boxes, Key.Key_3)
    assert set_up.table().options.expansions == tuple(box.name for box in switches())
    QTest.keyClick(boxes, Key.Key_1)
    assert set_up.table().options.expansions == ()
    QTest.keyClick(boxes, Key.Key_2)
    assert set_up.table().options.expansions == ("leaders",)


def test_one_of_the_editions_is_chosen_by_its_card(window: MainWindow, set_up: NewGamePage) -> None:
    boxes = opened(window, set_up)
    first, second = boxes.editions.values()
    QTest.mouseClick(second, Qt.MouseButton.LeftButton)
    assert set_up.table().options.edition is Edition.SECOND
    assert (first.isChecked(), second.isChecked()) == (False, True)
    QTest.mouseClick(second, Qt.MouseButton.LeftButton)
    assert set_up.table().options.edition is Edition.SECOND


def test_what_two_players_cannot_have_says_so_in_place_of_its_sentence(
    window: MainWindow, set_up: NewGamePage
) -> None:
    set_seats(set_up, usual_seats(2))
    boxes = opened(window, set_up)
    edifice = boxes.boxes["edifice"]
    assert not edifice.isEnabled()
    assert "3 to 7 players" in edifice.note
    assert not boxes.editions[Edition.SECOND].isEnabled()
    QTest.keyClick(boxes, Key.Key_3)
    assert set_up.table().options.expansions == ("leaders", "wonder_pack")


def test_a_wonder_is_chosen_alone_and_comes_with_its_box(
    window: MainWindow, set_up: NewGamePage
) -> None:
    boxes = opened(window, set_up)
    carthage = boxes.wonders["carthage"]
    QTest.mouseClick(carthage, Qt.MouseButton.LeftButton)
    assert set_up.table().options.extra_wonders == ("carthage",)
    QTest.mouseClick(boxes.boxes["edifice"], Qt.MouseButton.LeftButton)
    assert carthage.isChecked()
    assert not carthage.isEnabled()


def test_a_card_is_read_with_everything_that_is_drawn_on_it(
    window: MainWindow, set_up: NewGamePage
) -> None:
    boxes = opened(window, set_up)
    card = boxes.boxes["leaders"]
    read = QAccessible.queryAccessibleInterface(card)
    assert read.text(QAccessible.Text.Name) == "Leaders"
    told = read.text(QAccessible.Text.Description)
    for part in (set_up_words("leaders").adds(), "+10 min", "difficulty 3 of 5", "2–7", "49"):
        assert part in told
    assert read.state().checkable
    assert not read.state().checked
    QTest.keyClick(boxes, Key.Key_I)
    assert read.state().checked


def test_tab_comes_to_every_card_and_button(window: MainWindow, set_up: NewGamePage) -> None:
    boxes = opened(window, set_up)
    seen = set()
    for _ in range(30):
        seen.add(focused())
        QTest.keyClick(boxes, Key.Key_Tab)
    first, second = boxes.editions.values()
    cards = [first, *boxes.boxes.values(), *boxes.wonders.values()]
    assert {*cards, boxes.none_button, boxes.before_button, boxes.all_button} <= seen
    first.setFocus()
    QTest.keyClick(first, Key.Key_Down)  # from one edition to the other, as among radio buttons
    assert focused() is second
    assert set_up.table().options.edition is Edition.SECOND


def test_the_sum_is_that_of_all_boxes(window: MainWindow, set_up: NewGamePage) -> None:
    boxes = opened(window, set_up)
    assert "about 25" in boxes.accessibleDescription()
    QTest.keyClick(boxes, Key.Key_I)
    words = boxes.accessibleDescription()
    assert all(each in words for each in ("about 35", "2–7 players", "6 coin"))
    alone, both = demands(Options()), demands(Options(expansions=("edifice", "leaders")))
    assert both.minutes > alone.minutes
    assert (alone.players, both.players) == (range(2, 8), range(3, 8))
    assert alone.difficulty < both.difficulty


def test_the_key_of_a_box_is_drawn_on_both_pages_and_can_be_another(
    window: MainWindow, set_up: NewGamePage
) -> None:
    boxes = opened(window, set_up)
    for own, drawn, key in (({}, "I", Key.Key_I), ({"box leaders": "J"}, "J", Key.Key_J)):
        window.change(keys=own)
        assert cap(boxes.boxes["leaders"].key) == cap(set_up.boxes["leaders"].key) == drawn
        before = boxes.boxes["leaders"].isChecked()
        QTest.keyClick(boxes, key)
        assert boxes.boxes["leaders"].isChecked() is not before
    window.visit(window.keys_page)
    listed = [act for group in groups() for act in group.acts if act.name == "box leaders"]
    assert [act.words() for act in listed] == ["Leaders"]


def test_chance_is_asked_for_boxes_on_either_page(window: MainWindow, set_up: NewGamePage) -> None:
    QTest.mouseClick(set_up.surprise, Qt.MouseButton.LeftButton)
    assert window.settings().table.surprise
    boxes = opened(window, set_up)
    assert boxes.surprise.isChecked()
    assert "26 to 45 minutes" in boxes.accessibleDescription()
    QTest.keyClick(boxes, Key.Key_1)
    assert not set_up.table().surprise
    assert not set_up.surprise.isChecked()


def test_no_surprise_is_left_when_every_box_is_on_the_table(
    window: MainWindow, set_up: NewGamePage
) -> None:
    boxes = opened(window, set_up)
    QTest.mouseClick(boxes.surprise, Qt.MouseButton.LeftButton)
    QTest.keyClick(boxes, Key.Key_3)
    for tile in (boxes.surprise, set_up.surprise):
        assert not tile.isEnabled()
        assert not tile.isChecked()
        assert "Every box" in tile.accessibleDescription()
    assert set_up.wanted().variant == set_up.variant()


def test_the_minutes_of_finished_matches_are_on_the_cards_and_in_the_sum(
    window: MainWindow, set_up: NewGamePage
) -> None:
    boxes = opened(window, set_up)
    assert "estimated" in boxes.accessibleDescription()
    set_up.show_minutes(Minutes(31, {"leaders": 4}))
    QTest.keyClick(boxes, Key.Key_I)
    assert "+4 min" in boxes.boxes["leaders"].accessibleDescription()
    assert "about 35" in boxes.accessibleDescription()
    assert "your own matches" in boxes.accessibleDescription()
    QTest.keyClick(boxes, Key.Key_Escape)
    assert "about 35" in set_up.accessibleDescription()


def test_an_own_pile_that_is_too_small_closes_no_page(
    window: MainWindow, set_up: NewGamePage
) -> None:
    (pile,) = words_of("leaders").choices["leaders_pile"].lists.values()
    few = tuple(entry.name for entry in pile.entries(Options()))[:12]
    options = Options(
        expansions=("leaders",),
        choices=(("leaders_pile", "own"),),
        lists=((pile.name, few),),
    )
    set_up.set_table(replace(set_up.table(), options=options))
    boxes = opened(window, set_up)
    assert "about 35" in boxes.accessibleDescription()
    assert "card" not in boxes.accessibleDescription()


# Four boxes and more ------------------------------------------------------------------------------


@pytest.fixture
def crowded(art: Art, qtbot: QtBot) -> MainWindow:
    """The window with four boxes, some of them not of the program."""
    boxes = more_boxes(max(4, len(BOXES)))
    use_words(boxes, GAMES)
    made = MainWindow(art, replace(sources(), box=partial(box_of, boxes, GAMES)), "1.0")
    made.use_table(QWidget())
    qtbot.addWidget(made)
    made.show()
    made.show_set_up("classic")
    return made


def test_each_of_four_boxes_has_its_key_and_its_words_on_both_pages(crowded: MainWindow) -> None:
    page = crowded.set_up_page("classic")
    boxes = opened(crowded, page)
    assert len(boxes.boxes) >= 4
    for box in switches():
        for shown in (page.boxes[box.name], boxes.boxes[box.name]):
            read = QAccessible.queryAccessibleInterface(shown)
            assert read.text(QAccessible.Text.Name) == words_of(box.name).title()
            assert read.text(QAccessible.Text.Description)
        QTest.keyClick(boxes, getattr(Key, f"Key_{cap(box_act(box))}"))
        assert boxes.boxes[box.name].isChecked()
        assert box.name in page.table().options.expansions
    minutes, _ = demands(page.table().options).minutes
    assert f"about {minutes}" in boxes.accessibleDescription()


@pytest.mark.painted
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
def test_four_boxes_are_read_whole_in_a_small_window_and_at_large_text(
    crowded: MainWindow, size: tuple[int, int], text: float
) -> None:
    translator = speak("pt_BR")
    crowded.resize(*size)
    crowded.change(text_size=text)
    page = crowded.set_up_page("classic")
    assert not measure(page).faults
    assert not measure(opened(crowded, page)).faults
    assert translator is not None


def test_the_page_of_a_new_match_is_seen_whole_with_four_boxes_and_advanced_rules(
    crowded: MainWindow,
) -> None:
    page = crowded.set_up_page("classic")
    set_seats(page, usual_seats(4))
    crowded.resize(1280, 720)
    for language in ("en", "pt_BR", "es"):
        speak(language)
        page.retranslate()
        for _ in range(2):
            page.fold.button.click()
            assert page.laid().fits()
            # What scrolls with the whole page is on another widget then.
            assert page.learning.parent() is page, (language, page.fold.is_open)
