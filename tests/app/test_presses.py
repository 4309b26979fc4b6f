"""What comes up hears nothing that was pressed before it was seen; a key held down only moves."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.app.games import GAMES
from sevenwonders_qt.games.architects.options import Options as HouseValues
from sevenwonders_qt.games.architects.setup import Setup
from sevenwonders_qt.games.classic.commands import Prompt
from sevenwonders_qt.models.architects.new_match import NewArchitects
from sevenwonders_qt.models.seats import Player, SeatInfo
from sevenwonders_qt.models.shown.choices import choices
from sevenwonders_qt.models.words.question import QuestionWords
from sevenwonders_qt.views.kit.button import PaintedButton
from sevenwonders_qt.views.kit.field import LineEdit
from sevenwonders_qt.views.kit.scroll import ScrollArea
from sevenwonders_qt.views.table.ages import ConflictBanner
from sevenwonders_qt.views.table.curtain import REST, Curtain
from sevenwonders_qt.views.table.described import Described
from tests.app.architects_page import architects_page
from tests.app.person import Window
from tests.app.taking_back import match_of, start
from tests.views.test_score_page import crowned

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
PERSON, COMPUTER = Player.PERSON, Player("casual")
AT_REST = {"language": "en", "pace": "instant", "animation_speed": 0, "tips": False}


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    window = Window(qtbot, tmp_path)
    yield window
    window.close()


@pytest.fixture
def moving(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    """A window in which turns are seen to be played, slowly."""
    (tmp_path / "settings.json").write_text(json.dumps({**AT_REST, "animation_speed": 0.5}))
    window = Window(qtbot, tmp_path)
    yield window
    window.program.page.speed = 0.0
    window.close()


def hold(window: Window, key: Key, times: int = 5, *, flagged: bool = True) -> None:
    """Hold a key down where the keys go: it is pressed, then repeated, never let go.

    Without ``flagged`` each repeat comes as X11 tells of it: let go and pressed at one time.
    """
    send(window, QEvent.Type.KeyPress, key, 1000)
    for stamp in range(1600, 1600 + 40 * times, 40):
        if flagged:
            send(window, QEvent.Type.KeyPress, key, stamp, repeated=True)
        else:
            send(window, QEvent.Type.KeyRelease, key, stamp)
            send(window, QEvent.Type.KeyPress, key, stamp)


def send(window: Window, kind: QEvent.Type, key: Key, time: int, *, repeated: bool = False) -> None:
    text = chr(key).lower() if key < 0x80 else "\r" if key == Key.Key_Return else ""
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text, repeated)
    event.setTimestamp(time if kind == QEvent.Type.KeyRelease or time > 1000 else 0)
    QCoreApplication.sendEvent(keyboard(window), event)


def keyboard(window: Window) -> QWidget:
    """What the keys go to."""
    main = window.window  # which has a widget for the keys also while it is not active
    return QApplication.focusWidget() or main.focusWidget() or main.page()


def tap(window: Window, key: Key) -> None:
    """Press a key and let it go as a person does: through the window."""
    QTest.keyClick(window.window.windowHandle(), key)


def tap_twice(window: Window, key: Key) -> None:
    """Press a key twice, an eighth of a second apart, while the machine is too busy to paint."""
    for stamp in (2000, 2125):
        send(window, QEvent.Type.KeyPress, key, stamp)
        send(window, QEvent.Type.KeyRelease, key, stamp + 40)


def choose(window: Window) -> None:
    window.press(Key.Key_1, Key.Key_D)


# --- a key that is held down ------------------------------------------------------------------


@pytest.mark.parametrize("flagged", [True, False], ids=["flagged", "as X11 tells of it"])
def test_enter_held_down_chooses_once_and_lifts_no_curtain(window: Window, flagged: bool) -> None:
    start(window, PERSON, PERSON, COMPUTER)
    lift(window)
    window.press(Key(Key.Key_1 + buildable(window)))
    hold(window, Key.Key_Return, flagged=flagged)
    curtain = window.overlay
    assert isinstance(curtain, Curtain)
    assert curtain.called == "Bruno"
    assert match_of(window).state.choices[0] is not None


def lift(window: Window) -> None:
    assert isinstance(window.overlay, Curtain)
    window.press(Key.Key_Return)
    assert window.overlay is None


@pytest.mark.parametrize("flagged", [True, False], ids=["flagged", "as X11 tells of it"])
@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Escape, Key.Key_Space])
def test_a_key_held_down_answers_no_question(window: Window, key: Key, flagged: bool) -> None:
    answers: list[str] = []
    question = window.window.question

    def ask(number: int) -> None:
        if number:
            asked = QuestionWords("Really?", f"{number} more")
            question.ask(asked, lambda: ask(number - 1), lambda: answers.append("no"))
        else:
            answers.append("yes")

    ask(3)
    hold(window, key, flagged=flagged)
    assert "yes" not in answers
    assert question.isVisible() or answers == ["no"]


def test_a_key_held_down_moves_along_a_list_and_types_into_a_field(window: Window) -> None:
    window.window.show_rules()
    rules = window.window.rules
    here = rules.list.currentIndex().row()
    hold(window, Key.Key_Down, 4)
    assert rules.list.currentIndex().row() == here + 5
    rules.search.begin()
    hold(window, Key.Key_A, 3, flagged=False)
    assert rules.search.text() == "aaaa"
    hold(window, Key.Key_Backspace, 2)
    assert rules.search.text() == "a"
    assert isinstance(QApplication.focusWidget(), LineEdit)


def test_an_arrow_held_down_takes_one_card_of_architects(window: Window) -> None:
    seats = tuple(SeatInfo(name, PERSON) for name in ("Ana", "Bruno"))
    window.program.controller.start(
        NewArchitects(seats, Setup((None, None)), "lamp", HouseValues(first_seat=0))
    )
    page = architects_page(window.program)
    taken: list[object] = []
    page.scene.commanded.connect(taken.append)
    hold(window, Key.Key_Left)
    assert len(taken) == 1


# --- what has just come up --------------------------------------------------------------------


def test_the_curtain_waits_a_moment_before_it_is_lifted(window: Window) -> None:
    window.program.page.curtain_rests = REST
    start(window, PERSON, PERSON, COMPUTER)
    curtain = window.overlay
    assert isinstance(curtain, Curtain)
    window.qtbot.wait(120)
    for key in (Key.Key_Return, Key.Key_Space):
        QTest.keyClick(window.program.page.view, key)
    tap(window, Key.Key_Return)
    window.click_spot(curtain, "lift")
    assert curtain.is_open
    window.qtbot.wait(round(REST) + 200)
    window.press(Key.Key_Return)
    assert not curtain.is_open


@pytest.mark.parametrize("how", ["Enter", "clicks", "double clicks"])
def test_presses_that_keep_coming_do_not_lift_the_curtain_and_one_after_a_pause_does(
    window: Window, how: str
) -> None:
    rest = 1.0
    window.program.page.curtain_rests = rest * 1000
    start(window, PERSON, PERSON, COMPUTER)
    began = time.monotonic()
    press = pressing(window, how)
    while time.monotonic() < began + 2 * rest:
        press()
        window.qtbot.wait(200)
    assert isinstance(window.overlay, Curtain)
    window.see()
    press()
    assert window.overlay is None


def pressing(window: Window, how: str) -> Callable[[], None]:
    """What presses once as a person does: a key, or the button of the curtain."""
    place = window.program.page.view.viewport().mapTo(window.window, lift_button(window))
    ways = {
        "Enter": partial(tap, window, Key.Key_Return),
        "clicks": partial(click, window, place),
        "double clicks": partial(double_click, window, place),
    }
    return ways[how]


def lift_button(window: Window) -> QPoint:
    """The middle of the button of the curtain, on the viewport."""
    curtain = window.overlay
    assert isinstance(curtain, Curtain)
    spot = curtain.spot("lift")
    assert spot is not None
    return window.program.page.view.mapFromScene(curtain.mapToScene(spot.rect.center()))


def test_a_curtain_that_rests_in_one_window_keeps_no_press_from_another(
    window: Window, tmp_path: Path
) -> None:
    window.program.page.curtain_rests = 60_000.0
    start(window, PERSON, PERSON, COMPUTER)
    assert isinstance(window.overlay, Curtain)
    other = Window(window.qtbot, tmp_path / "other")
    other.click(other.window.home.settings_button)
    assert other.window.page() is other.window.settings_page
    other.close()


def test_a_curtain_that_rests_in_one_window_keeps_no_key_from_a_dialog_of_another(
    window: Window, tmp_path: Path
) -> None:
    window.program.page.curtain_rests = 60_000.0
    start(window, PERSON, PERSON, COMPUTER)
    assert isinstance(window.overlay, Curtain)
    other = Window(window.qtbot, tmp_path / "other")
    dialog = QDialog(other.window)
    line = QLineEdit(dialog)
    dialog.show()
    other.see()
    QTest.keyClick(line, Qt.Key.Key_A)
    assert line.text() == "a"
    dialog.close()
    other.close()


def test_a_key_that_waited_while_the_machine_was_busy_is_not_for_what_came_meanwhile(
    window: Window,
) -> None:
    start(window, PERSON, PERSON, COMPUTER)
    lift(window)
    choose(window)
    curtain = window.overlay
    assert isinstance(curtain, Curtain)
    tap(window, Key.Key_Return)  # before anything of the curtain could be painted
    assert curtain.is_open
    window.see()
    tap(window, Key.Key_Return)
    assert not curtain.is_open


def test_a_key_that_closes_a_box_twice_does_nothing_to_what_was_behind_it(window: Window) -> None:
    start(window, PERSON, COMPUTER, COMPUTER)
    window.press(Key(Key.Key_1 + buildable(window)))
    page = window.program.page
    page.read_out(Described("Read me", ("a line",)))
    assert window.overlay is not None
    window.see()
    tap_twice(window, Key.Key_Return)  # before the table could be seen again
    assert window.overlay is None
    assert page.scene.selected is not None
    assert match_of(window).state.choices[0] is None
    window.press(Key.Key_Return)
    window.qtbot.waitUntil(lambda: match_of(window).state.turn == 2)


def test_the_enter_that_ends_the_ceremony_twice_begins_no_other_match(window: Window) -> None:
    score = window.window.score
    window.window.show_score()
    crowned(score)
    pressed: list[bool] = []
    score.rematch_button.clicked.connect(lambda: pressed.append(True))
    score.ceremony.ended.connect(score.rematch_button.setFocus)
    score.celebrate(0.1)
    window.see()
    tap_twice(window, Key.Key_Return)  # before the sheet could be seen
    assert not score.ceremony.isVisible()
    assert not pressed


def test_the_end_of_a_double_click_does_not_skip_the_turn_that_it_began(moving: Window) -> None:
    start(moving, PERSON, COMPUTER, COMPUTER)
    page = moving.program.page
    moving.qtbot.waitUntil(lambda: others_laid(moving) == 2)
    place = page.view.viewport().mapTo(
        moving.window, page.view.mapFromScene(moving.card(buildable(moving)))
    )
    double_click(moving, place)
    assert page.animator.running
    click(moving, place)  # a new one leads to the end
    assert not page.animator.running
    assert match_of(moving).state.turn == 2
    moving.qtbot.waitUntil(lambda: may_choose(moving, 2))
    moving.click_spot(page.scene.parts.hand.items[0], "card")
    assert page.scene.selected == page.scene.parts.hand.cards[0]


def test_a_double_click_that_opens_a_page_presses_nothing_on_it(window: Window) -> None:
    main, button = window.window, window.window.home.new_game_button
    pressed: list[str] = []
    for other in main.set_up_page("classic").findChildren(PaintedButton):
        other.clicked.connect(lambda _=False, other=other: pressed.append(other.text()))
    for across in (0.1, 0.5, 0.9):
        main.show_home()
        window.see()
        middle = button.rect().center()
        double_click(window, button.mapTo(main, QPoint(round(button.width() * across), middle.y())))
        assert main.page() is main.set_up_page("classic")
    assert not pressed


def test_a_click_counts_on_what_is_half_in_sight_on_a_page_that_scrolls(window: Window) -> None:
    main = window.window
    main.change(text_size=2.0)
    main.visit(main.settings_page)
    page = main.settings_page
    window.see()
    areas = [each for each in page.findChildren(ScrollArea) if each.isVisible()]
    top, switch, area = max(
        (
            (each.mapTo(area.viewport(), QPoint(0, 0)).y(), each, area)
            for area in areas
            for each in page.switches.values()
            if each in area.stops
        ),
        key=lambda found: found[0],
    )
    bar = area.verticalScrollBar()
    bar.setValue(bar.value() + top + switch.height() // 2 - area.viewport().height())
    was, scrolled = switch.isChecked(), bar.value()
    window.qtbot.wait(1)
    place = switch.mapTo(main, QPoint(switch.width() // 2, switch.height() // 4))
    click(window, place)
    assert switch.isChecked() is not was
    assert bar.value() == scrolled
    QTest.keyClick(switch, Key.Key_Backtab)
    QTest.keyClick(keyboard(window), Key.Key_Tab)
    assert bar.value() > scrolled  # keys bring it into sight


def test_what_happens_at_the_table_takes_no_click_from_somebody_in_the_rules(
    moving: Window,
) -> None:
    start(moving, PERSON, COMPUTER, COMPUTER)
    moving.qtbot.waitUntil(lambda: others_laid(moving) == 2)
    main, page = moving.window, moving.program.page
    main.show_rules()
    moving.see()
    button = main.rules.chapters.parts[1]
    place = button.mapTo(main, button.rect().center())
    QTest.mousePress(main.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, place)
    assert page.scene.table is not None
    page.commanded.emit(page.scene.table.view.legal[0])
    assert page.animator.running
    QTest.mouseRelease(main.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, place)
    assert button.isChecked()


def test_the_conflicts_stay_until_they_are_put_away(moving: Window) -> None:
    start(moving, PERSON, COMPUTER, COMPUTER)
    page = moving.program.page
    page.speed = 0.0
    for turn in range(1, 6):
        moving.qtbot.waitUntil(partial(may_choose, moving, turn))
        choose(moving)
    moving.qtbot.waitUntil(lambda: may_choose(moving, 6))
    page.speed = 40.0
    choose(moving)
    moving.qtbot.waitUntil(lambda: isinstance(moving.overlay, ConflictBanner))
    moving.qtbot.wait(1000)  # at this speed everything that goes by itself has gone
    assert isinstance(moving.overlay, ConflictBanner)
    page.speed = 0.0
    moving.press(Key.Key_Return)
    moving.qtbot.waitUntil(lambda: match_of(moving).state.age == 2)


# --- hands ------------------------------------------------------------------------------------


def click(window: Window, place: QPoint) -> None:
    QTest.mouseClick(window.window.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, place)


def double_click(window: Window, place: QPoint) -> None:
    QTest.mouseDClick(window.window.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, place)


def others_laid(window: Window) -> int:
    return 0 if window.table is None else sum(city.ready for city in window.table.view.cities)


def may_choose(window: Window, turn: int) -> bool:
    table = window.table
    return table is not None and (table.view.turn, table.view.prompt) == (turn, Prompt.CARD)


def buildable(window: Window) -> int:
    """The place in the hand of a card that can be built for nothing."""
    scene = window.program.page.scene
    assert scene.shown is not None
    known = [choices(scene.shown, card) for card in scene.parts.hand.cards]
    return next(n for n, each in enumerate(known) if each[0].enabled and not each[0].price)


@pytest.mark.parametrize("name", ["home", "classic", "architects", "learn", "saves"])
def test_a_button_can_be_pressed_wherever_it_lights_up(window: Window, name: str) -> None:
    top = window.window
    top.show_page(top.set_up_page(name) if name in GAMES else getattr(top, name))
    lost, tried = [], 0
    for button in top.page().findChildren(PaintedButton):
        x, y, right, bottom = button.rect().getCoords()
        middle = button.rect().center()
        for point in ((x, middle.y()), (right, middle.y()), (middle.x(), y), (middle.x(), bottom)):
            there = QPoint(*point)
            if not button.isEnabled() or top.childAt(button.mapTo(top, there)) is not button:
                continue  # it cannot be pressed at all, or another one lights up
            tried += 1
            QTest.mousePress(button, LEFT, pos=there)
            if not button.isDown():
                lost.append((button.text(), point))
            QTest.mouseRelease(button, LEFT, pos=QPoint(-100, -100))
    assert tried
    assert not lost
