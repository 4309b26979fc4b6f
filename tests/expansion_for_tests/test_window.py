"""The expansion in the real window: set up and played by mouse, saved, taken back, watched."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.boxes import BOXES, ExpansionBox, box_of, use_words
from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.games.classic.events import AgeBegan
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.setup import Setup
from sevenwonders_qt.models.new_match import NewMatch
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.words.levels import not_learned
from sevenwonders_qt.session.match import Match
from sevenwonders_qt.views.kit.words import Text
from sevenwonders_qt.views.pages.set_up import SetUpPage
from sevenwonders_qt.views.table.overlay import Overlay
from sevenwonders_qt.views.table.places import OfBox
from tests.app.person import Mouse, Window
from tests.app.taking_back import press
from tests.expansion_for_tests import rules as box
from tests.expansion_for_tests.box import ALL_BOXES
from tests.expansion_for_tests.table import BoxPrompt, RecruitRow, WhiteZoom

NAMES = ("Ana", "Bruno", "Clara", "Davi")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, boxes: Mapping[str, ExpansionBox]) -> Iterator[Window]:
    made = Window(qtbot, tmp_path, boxes)
    yield made
    made.close()
    # The window has to be gone before the words of the box go, or it would look for them.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class Founder(Mouse):
    """Answers the prompts of the expansion, takes every option, and looks at what it brings."""

    def __init__(self, window: Window, seed: int = 1) -> None:
        super().__init__(window, seed)
        self.met: set[type[Overlay]] = set()
        self.taken: set[str] = set()

    def _answer_overlay(self, overlay: Overlay) -> None:
        self.met.add(type(overlay))
        if isinstance(overlay, BoxPrompt):
            self.window.click_spot(overlay, f"way {self.dice.randrange(len(overlay.commands)) + 1}")
            self.window.click_spot(overlay, "take")
        else:
            super()._answer_overlay(overlay)

    def answer(self) -> None:
        if self.window.overlay is not None:
            super().answer()
            return
        self.answers += 1
        table = self.window.table
        assert table is not None
        self.window.click_scene(self.window.card(self.dice.randrange(len(table.view.hand))))
        if self.window.table is not table:
            return  # the card was picked already, and a second click plays it
        actions = self.window.program.page.scene.parts.actions
        possible = [spot.key for spot in actions.spots if spot.action is not None]
        options = [key for key in (box.WALL, box.TRICK) if key in possible]
        key = (
            options[0]
            if options
            else self.dice.choice([key for key in ("build", "stage", "discard") if key in possible])
        )
        self.taken.add(key)
        self.window.click_spot(actions, key)


def start(window: Window, seed: str, *names: str, edition: Edition = Edition.FIRST) -> None:
    seats = (
        SeatInfo("Ana", Player.PERSON),
        *(SeatInfo(name, Player.RULES) for name in NAMES[1:]),
    )
    options = Options(edition, expansions=names or (box.NAME,))
    window.program.controller.start(NewMatch(seats, Setup.random(4), seed, options))


def match_of(window: Window) -> Match[object]:
    controller = window.program.controller.match
    assert controller is not None
    return controller.match  # type: ignore[return-value]


def test_a_match_by_mouse_leads_to_score_sheet_replay_and_statistics_in_every_language(
    window: Window,
) -> None:
    window.window.show_set_up("classic")
    page = window.window.set_up_page("classic")
    window.click(page.boxes[box.NAME])
    assert page.table().options.expansions == (box.NAME,)
    page.seed.setText("white and black")
    window.click(page.start_button)
    founder, match = Founder(window, seed=5), match_of(window)
    window.play_on(founder.answer, lambda: window.at_the_end)
    assert BoxPrompt in founder.met
    assert box.WALL in founder.taken
    others = {type(event) for event in match.events if getattr(event, "seat", 0)}
    assert {box.Recruited, box.WallBuilt} <= others  # computer players know the box, too
    sheet = window.window.score.sheet()
    assert sheet is not None
    rows = [row.category for row in sheet.rows]
    assert rows[-3:] == ["black", "white", "loan"]
    assert match.journal_path is not None
    for language in ("pt_BR", "es", "en"):
        window.program.use_language(language)
        window.program.controller.replay(match.journal_path)
        window.qtbot.waitUntil(lambda: window.window.page() is window.window.replay)
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Left):
            QTest.keyClick(window.window.replay, key)
        window.program.statistics.show()
        window.qtbot.waitUntil(lambda: window.window.page() is window.window.statistics)
        kinds = {part.text() for part in window.window.statistics.kinds.parts}
        assert any(text.startswith("Test Box") for text in kinds)


def shown(page: SetUpPage[Any]) -> set[str]:
    """The texts that a page paints."""
    return {part.words() for part, _ in page.laid().placed if isinstance(part, Text)}


def test_the_set_up_page_says_in_every_language_that_no_level_has_learned_a_box(
    window: Window,
) -> None:
    window.window.resize(1920, 1080)  # all of the page is seen at once
    window.window.show_set_up("classic")
    page = window.window.set_up_page("classic")
    (row,) = (row for row in page.rows if row.level.isVisible() and row.place == 1)

    def said() -> set[str]:
        """The words on the levels of a seat: beside each, and to a screen reader."""
        return {row.level.accessibleDescription(), *(entry.note for entry in row.level.entries)}

    window.qtbot.waitUntil(lambda: page.isVisible())
    before = said()
    assert not_learned() not in before
    window.click(page.boxes["edifice"])
    assert said() == before
    window.click(page.boxes[box.NAME])
    texts = set()
    for language in ("pt_BR", "es", "en"):
        window.program.use_language(language)
        texts.add(not_learned())
        window.qtbot.waitUntil(lambda: said() == {not_learned()})
        window.qtbot.waitUntil(lambda: not_learned() in shown(page), timeout=10_000)
    assert len(texts) == 3
    window.click(page.boxes[box.NAME])
    assert said() == before


def test_with_edifice_in_the_second_edition_both_rows_lie_on_the_table(window: Window) -> None:
    start(window, "both", "edifice", box.NAME, edition=Edition.SECOND)
    founder = Founder(window, seed=2)
    window.play_on(founder.answer, lambda: founder.answers > 3)
    rows = window.program.page.scene.parts.rows
    assert all(row.isVisible() for row in rows)
    upper, lower = (row.geometry for row in rows)
    assert not upper.intersects(lower)


def test_a_white_card_is_shown_large_by_a_click_on_its_row(window: Window) -> None:
    start(window, "large")
    founder = Founder(window)
    window.play_on(founder.answer, lambda: founder.answers > 0 and window.overlay is None)
    (row,) = (r for r in window.program.page.scene.parts.rows if isinstance(r, RecruitRow))
    white = next(spot.key for spot in row.spots if spot.key.startswith("white"))
    window.click_spot(row, white)
    assert isinstance(window.overlay, WhiteZoom)
    window.press(Qt.Key.Key_Escape)
    assert window.overlay is None


def test_a_choice_is_taken_back_and_the_match_goes_on_after_it_was_saved(
    window: Window, qtbot: QtBot, boxes: Mapping[str, ExpansionBox]
) -> None:
    start(window, "saved")
    founder = Founder(window, seed=4)
    window.play_on(
        founder.answer,
        lambda: founder.answers >= 4 and window.overlay is None and window.asked(),
    )
    match = match_of(window)
    before = match.version
    press(window, Qt.Key.Key_Z, ctrl=True)
    press(window, Qt.Key.Key_Return)  # it is practice from now on
    assert match.version < before
    assert match.practice
    window.close()
    again = Window(qtbot, window.folder, boxes)
    again.program.controller.resume()
    assert again.table is not None
    assert again.table.boxes[box.NAME] is not None
    founder = Founder(again, seed=4)
    again.play_on(founder.answer, lambda: founder.answers >= 3 and again.overlay is None)
    kept, path = match_of(again).version, match_of(again).journal_path
    assert path is not None
    again.close()
    assert Match.replay(box_of(boxes).find, path).version == kept


def test_the_box_does_not_change_the_program_without_it() -> None:
    use_words(ALL_BOXES, GAMES)
    with_it = box_of(ALL_BOXES).classic(Options(), 4)
    alone = box_of(BOXES).classic(Options(), 4)
    assert with_it.rules.catalogue.cards.keys() == alone.rules.catalogue.cards.keys()
    assert with_it.rules.catalogue.decks == alone.rules.catalogue.decks
    assert with_it.rules.categories == alone.rules.categories


def test_the_pad_has_rows_for_the_box(window: Window) -> None:
    window.program.score_pad.show()
    pad = window.window.score_pad
    window.click(pad.chips[box.NAME])
    assert pad.pad().rows[-3:] == ("black", "white", "loan")


def test_its_rules_and_its_things_are_looked_up_from_the_table(window: Window) -> None:
    start(window, "looked up")
    main, page = window.window, window.program.page
    founder = Founder(window, seed=2)
    window.play_on(founder.answer, lambda: founder.answers > 1)
    row = page.scene.parts.rows[-1]
    assert isinstance(row, RecruitRow)
    assert page.rule_of(row, row.spots[0].key) == "recruiting"
    assert page.rule_of(row, "debts") == "turn"
    main.show_rules("recruiting")
    assert "everybody takes a white card" in main.rules.article.toPlainText()
    main.show_encyclopaedia(row.spots[0].entry)
    found = main.encyclopaedia.entry()
    assert found is not None
    assert (found.name, found.rule) == ("Recruit", "recruiting")
    assert found.facts[-1].lines == ("A white card is paid to the bank.",)
    assert not main.grab().isNull()


def test_before_an_age_the_cards_of_the_box_are_in_the_place_of_the_hand(window: Window) -> None:
    start(window, "step")
    window.qtbot.waitUntil(window.asked)
    page, parts = window.program.page, window.program.page.scene.parts
    assert window.overlay is None
    assert len(parts.hand.cards) == 4
    assert all(card in box.WHITES for card in parts.hand.cards)
    texts = page.scene.texts
    assert "BEFORE AGE 1" in texts
    assert {"A white card", "all are turned over together"} <= {*texts}
    window.press(Qt.Key.Key_2)
    assert [spot.key for spot in parts.actions.spots if spot.action] == ["build", "discard"]
    assert "Recruit" in parts.actions.texts
    foreseen = page.scene.foresight.shown
    assert foreseen is not None
    assert foreseen.coins == (6, 5)
    card, match = parts.hand.cards[1], match_of(window)
    window.press(Qt.Key.Key_C)
    window.qtbot.waitUntil(lambda: box.Recruited(0, card, 1) in match.events)
    window.qtbot.waitUntil(window.asked)
    assert page.scene.table is not None
    assert page.scene.table.box_hand is None
    assert len(parts.hand.cards) == 8


def test_a_card_of_the_box_is_sold_by_its_key_and_does_not_lie_in_the_pile(window: Window) -> None:
    start(window, "sold")
    window.qtbot.waitUntil(window.asked)
    window.press(Qt.Key.Key_1)
    window.press(Qt.Key.Key_D)
    window.qtbot.waitUntil(window.asked)
    table = window.table
    assert table is not None
    assert table.view.discard_count == 0
    assert table.view.own.coins == 9


def test_the_things_of_a_box_within_the_cities_and_the_log_answer(window: Window) -> None:
    start(window, "within sight")
    window.qtbot.waitUntil(window.asked)
    parts = window.program.page.scene.parts
    window.press(Qt.Key.Key_1, Qt.Key.Key_C)
    window.qtbot.waitUntil(lambda: parts.own.spot("recruit 0") is not None)
    window.qtbot.waitUntil(window.asked)
    said = [parts.left.spot("recruits"), parts.far[0].spot("recruits"), parts.log.spot("whites")]
    assert all(spot is not None and spot.tooltip for spot in said)
    strip, pile = parts.log.spot("whites"), parts.log.spot("pile")
    assert strip is not None
    assert pile is not None
    assert strip.rect.bottom() <= pile.rect.top()
    window.click_spot(parts.own, "recruit 0")
    assert isinstance(window.overlay, WhiteZoom)
    window.press(Qt.Key.Key_Escape)
    window.press(Qt.Key.Key_J)
    assert isinstance(window.overlay, WhiteZoom)
    window.press(Qt.Key.Key_Escape)
    window.click_spot(parts.log, "whites")
    assert isinstance(window.overlay, WhiteZoom)


def test_cards_of_the_box_move_with_their_own_backs(window: Window) -> None:
    window.program.page.speed = 8.0
    start(window, "moves")
    window.qtbot.waitUntil(window.asked)
    window.press(Qt.Key.Key_1)
    window.press(Qt.Key.Key_D)
    match = match_of(window)
    window.qtbot.waitUntil(lambda: any(isinstance(e, AgeBegan) for e in match.events))
    window.qtbot.waitUntil(window.asked)
    parts = window.program.page.scene.parts
    assert len(parts.hand.cards) == 8
    assert parts.found(window.program.page.scene.shown, OfBox(1, "recruits"))[1] == "recruits"
