"""The page of the rules, reached and read with mouse and keys as a person would."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.architects.staging import StagedArchitects
from sevenwonders_qt.app.boxes import table_parts
from sevenwonders_qt.app.staging import Staged
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.effects import Colour
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.options import DEFAULT, Edition, Options
from sevenwonders_qt.models.words.rules.book import all_rules, chapter_of, chapters
from sevenwonders_qt.models.words.rules.rule import FOLDER, shipped_chapter
from sevenwonders_qt.views.architects.page import ArchitectsPage
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.table.card_item import CardItem
from sevenwonders_qt.views.table.page import TablePage
from sevenwonders_qt.views.table.panel import Panel
from tests.project.checkout import ROOT
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
def table(window: MainWindow, art: Art) -> TablePage:
    made = TablePage(art)
    window.use_table(made)
    made.show_table(Staged(Classic.first_edition(), 4, "2", (2, 2)).table("Ana"))
    window.show_table()
    return made


def press(window: MainWindow, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(window.focusWidget() or window, key)


def top(window: MainWindow) -> str:
    """The heading that stands at the top of the article."""
    cursor = window.rules.article.cursorForPosition(QPoint(20, 20))
    return cursor.block().text()


def test_they_are_reached_from_home_and_left_by_escape(window: MainWindow) -> None:
    window.home.rules_button.click()
    assert window.page() is window.rules
    assert "Age" in window.rules.article.toPlainText()
    press(window, Key.Key_Escape)
    assert window.page() is window.home


def test_they_are_reached_from_the_menu_and_from_help(window: MainWindow, table: TablePage) -> None:
    window.open_menu()
    window.menu.rules_button.click()
    assert window.page() is window.rules
    press(window, Key.Key_Escape)
    assert window.menu.isVisible()
    window.show_help()
    window.help.rules_button.click()
    assert window.page() is window.rules


def test_arrow_keys_walk_the_headings_and_the_article_follows(window: MainWindow) -> None:
    window.show_rules()
    press(window, *[Key.Key_Down] * 9)
    assert window.rules.rule == "chains"
    assert top(window) == "Chains"


def test_every_chapter_shows_all_its_rules_and_figures(window: MainWindow) -> None:
    window.show_rules()
    for chapter in chapters().values():
        window.rules.show_rule(chapter.rules[-1].id)
        shown = window.rules.article.toPlainText()
        for rule in chapter.rules:
            assert str(rule.heading) in shown
            assert all(str(text) in shown for text in rule.texts)
            window.rules.article.scrollToAnchor(rule.id)
            QApplication.processEvents()
            window.grab()


def test_a_link_leads_to_its_rule_in_another_chapter(window: MainWindow) -> None:
    window.show_rules("two_end")
    window.rules.article.rule_wanted.emit("war")
    assert window.rules.rule == "war"
    assert window.rules.chapters.value() == "classic"
    assert top(window) == all_rules()["war"].heading


def test_a_search_lists_what_it_finds_in_every_chapter(window: MainWindow) -> None:
    window.show_rules()
    QTest.keyClick(window.focusWidget(), Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.rules.search.hasFocus()
    QTest.keyClicks(window.rules.search, "CAT")
    assert "Blue cards and the cat" in [line.name for line in window.rules.list.lines()]
    assert window.rules.article.extraSelections()
    QTest.keyClicks(window.rules.search, "xyzzy")
    assert not window.rules.list.lines()
    assert "Nothing found" in window.rules.accessibleDescription()
    press(window, Key.Key_Escape)
    assert window.page() is window.rules
    assert len(window.rules.list.lines()) == len(chapter_of(window.rules.rule).rules)


def test_f1_at_the_table_explains_the_card_that_has_the_focus_and_comes_back(
    window: MainWindow, table: TablePage
) -> None:
    shown = table.scene.shown
    assert shown is not None
    rules = {Colour.BLUE: "civilian", Colour.GREEN: "science", Colour.RED: "war"}
    for number, card in enumerate(table.scene.parts.hand.cards):
        table.scene.select(number)
        press(window, Key.Key_F1)
        assert window.page() is window.rules
        colour = shown.card(card).colour
        if colour in rules:
            assert window.rules.rule == rules[colour]
        press(window, Key.Key_Escape)
        assert window.page() is table


def test_f1_twice_leads_on_to_keys_and_symbols(window: MainWindow, table: TablePage) -> None:
    press(window, Key.Key_F1, Key.Key_F1)
    assert window.page() is window.help
    press(window, Key.Key_Escape, Key.Key_Escape)
    assert window.page() is table


def test_f1_over_an_enlarged_card_explains_it(window: MainWindow, table: TablePage) -> None:
    table.enlarge(table.scene.parts.hand.cards[0])
    press(window, Key.Key_F1)
    assert window.rules.rule in all_rules()
    assert window.page() is window.rules


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, DEFAULT), (3, DEFAULT), (7, DEFAULT), (5, Options(expansions=("edifice",)))],
)
def test_every_spot_of_the_table_has_a_rule(art: Art, players: int, options: Options) -> None:
    game, page = Box().classic(options, players), TablePage(art)
    for age, turn in ((1, 1), (2, 4), (3, 6)):
        page.show_table(Staged(game, players, "7", (age, turn)).table("Ana"))
        scene = page.scene
        for number in range(len(scene.parts.hand.cards)):
            scene.select(number)
        for panel in scene.parts.drawn():
            if panel in scene.parts.hand.items:
                continue
            for spot in panel.spots:
                assert page.rule_of(panel, spot.key) in all_rules(), spot.key
    page.deleteLater()


@pytest.mark.parametrize("players", [2, 4, 7])
def test_every_spot_of_the_table_of_architects_has_a_rule(art: Art, players: int) -> None:
    page, game = ArchitectsPage(art), Architects.with_options()
    for turn in (1, 7, 12):
        table = StagedArchitects(game, players, "3", turn).table("Ana")
        page.show_table(table)
        for panel in page.scene.parts.drawn():
            for spot in panel.spots:
                assert page.rule_of(panel, spot.key) in all_rules(), spot.key
        assert page.rule_in_focus() in all_rules()
    page.deleteLater()


NO_THINGS = {"menu", "help", "hint", "sound", "undo", "redo"}
"""Spots of the program, none of the game: F1 explains the turn there."""

STAGE = "stage|halves|babylon|halicarnassus|olympia"
"""Rules on the power of one wonder name that wonder."""

CALLED = {
    "city": "city|cities|wonder",
    "head": "city|wonder",
    "picture": "wonder",
    "seat": "everybody|player|hands",
    "counters": "coins",
    "treasury": "coins",
    "war": "shields",
    "border": "shields",
    "points": "points",
    "science": "symbol",
    "sales": "buy",
    "production": "resource",
    "pass": "hand",
    "swap": "hand",
    "turn": "turn",
    "turns": "turn",
    "line": "turn",
    "pile": "pile|discarded",
    "free": "free city",
    "own": "own city|build",
    "build": "build",
    "stage": STAGE,
    "next": STAGE,
    "discard": "discard",
    "confirm": "chooses",
    "participate": "take part",
    "deck": "deck",
    "peek": "centre",
    "cat": "cat",
    "token": "token",
    "conflicts": "conflict",
    "edifice": "project",
    "warning": "penalty",
}
"""What a rule calls a spot: one of these words, by the first word of its key."""

TABLES = (
    *((DEFAULT, players) for players in (2, 3, 5, 7)),
    *((Options(edition=Edition.SECOND), players) for players in (3, 4, 7)),
    *(
        (Options(edition, expansions=("edifice",)), players)
        for edition in Edition
        for players in (3, 6)
    ),
    *((None, players) for players in (2, 3, 4, 7)),
)
"""Every game and edition; without options it is Architects."""


def pointed_at(
    page: TablePage | ArchitectsPage, dice: Random, count: int
) -> Iterator[tuple[Panel, str]]:
    """The mouse goes to spots of the game by chance: what lies under it."""
    view, scene = page.view, page.scene
    spots = [
        (panel, spot)
        for panel in scene.parts.drawn()
        for spot in panel.spots
        if spot.key not in NO_THINGS
    ]
    for panel, spot in dice.sample(spots, count):
        QTest.mouseMove(view.viewport(), QPoint(1, 1))
        place = panel.mapRectToScene(spot.rect).center()
        QTest.mouseMove(view.viewport(), view.mapFromScene(place))
        found, key = scene.in_focus()
        assert found is not None, spot.key
        if key not in NO_THINGS:
            yield found, key


def called(page: TablePage | ArchitectsPage, panel: Panel, key: str) -> str:
    """What a rule may call a spot: words with a stroke between them."""
    if isinstance(page, TablePage):
        assert page.scene.shown is not None
        cards: Mapping[CardId, Any] = page.scene.shown.table.catalogue.cards
        name = panel.card if isinstance(panel, CardItem) else CardId(key)
    else:
        assert page.scene.table is not None
        cards = page.scene.table.rules.catalogue.cards
        name = CardId(key.split(" ")[1] if key.startswith("card ") else "")
    return str(cards[name].colour) if name in cards else CALLED[key.split(" ")[0]]


def test_f1_over_anything_on_any_table_leads_to_a_rule_that_names_it(
    window: MainWindow, art: Art
) -> None:
    dice, checked = Random(18), 0
    for options, players in TABLES:
        page: TablePage | ArchitectsPage
        if options is None:
            page = ArchitectsPage(art)
        else:
            page, game = TablePage(art, boxes=table_parts()), Box().classic(options, players)
        window.use_table(page)
        window.show_table()
        for _ in range(2):
            seed, age, turn = str(dice.random()), dice.randint(1, 3), dice.randint(1, 6)
            if isinstance(page, TablePage):
                page.show_table(Staged(game, players, seed, (age, turn)).table("Ana"))
            else:
                laid = StagedArchitects(Architects.with_options(), players, seed, age * turn)
                page.show_table(laid.table("Ana"))
            for panel, key in pointed_at(page, dice, 8):
                rule = all_rules()[page.rule_in_focus()]
                said = " ".join(map(str, (rule.heading, *rule.texts))).lower()
                words = called(page, panel, key).split("|")
                assert any(word in said for word in words), (key, rule.id, words)
                checked += 1
    assert checked >= 200


def test_every_kind_of_spot_leads_to_a_rule() -> None:
    sources = [path.read_text("utf-8") for path in (ROOT / "sevenwonders_qt/views").rglob("*.py")]
    named = {rule for text in sources for rule in re.findall(r'\brule ?= ?"(\w+)"', text)}
    assert len(named) > 20
    files = (ROOT / "resources" / FOLDER).glob("*.toml")
    assert named <= {rule.id for file in files for rule in shipped_chapter(file.stem).rules}


def test_the_why_of_a_refusal_leads_to_its_rule(window: MainWindow, table: TablePage) -> None:
    window.show_message("No.", rule="cost")
    assert window.message.why_button.isVisible()
    QTest.mouseClick(window.message.why_button, Qt.MouseButton.LeftButton)
    assert window.rules.rule == "cost"
    assert not window.message.isVisible()
    window.show_message("Plain.")
    assert not window.message.why_button.isVisible()


def test_the_rules_read_whole_at_the_smallest_window_and_the_largest_text(
    window: MainWindow,
) -> None:
    window.resize(1280, 720)
    window.show_rules()
    window.rules.set_text_size(1.5)
    page = window.rules
    for chapter in chapters().values():
        page.show_rule(chapter.rules[0].id)
        bar = page.article.horizontalScrollBar()
        assert bar.maximum() == 0
        assert page.laid().sizes.px("text") >= 20
