"""What is painted and takes text can be typed on in every script, on every keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QInputMethodEvent, QInputMethodQueryEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sevenwonders_qt.views.pad.grid import PadHead
from sevenwonders_qt.views.pad.numbers import NumberTable
from sevenwonders_qt.views.pad.panels import CountRow
from sevenwonders_qt.views.pad.typing_button import TypingButton
from sevenwonders_qt.views.paint.art import Art
from tests.views.score_pad_person import PersonAtPad

Key, Held = Qt.Key, Qt.KeyboardModifier


@pytest.fixture
def person(qtbot: QtBot, tmp_path: Path, art: Art) -> PersonAtPad:
    made = PersonAtPad(qtbot, tmp_path / "matches", art)
    made.open()
    return made


def here() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def compose(*unfinished: str, done: str = "") -> None:
    """Type by an input method: what it shows on the way, then what it settles on."""
    for text in unfinished:
        QApplication.sendEvent(here(), QInputMethodEvent(text, []))
    if done:
        event = QInputMethodEvent("", [])
        event.setCommitString(done)
        QApplication.sendEvent(here(), event)


def strike(sign: str, code: int) -> None:
    """Press a key that types ``sign`` and has this number on X11 and Wayland."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, ord(sign.upper()), Held.NoModifier, code, 0, 0, sign)
        QApplication.sendEvent(here(), event)


@pytest.mark.parametrize(
    ("unfinished", "first", "rest", "name"),
    [
        (("´",), "Á", "vila", "Ávila"),
        (("に", "にほ"), "日", "本", "日本"),
        (("ㅎ", "하"), "한", "글", "한글"),
        ((), "Ô", "scar", "Ôscar"),
    ],
)
def test_a_name_begins_with_whatever_is_composed_on_the_head(
    person: PersonAtPad, unfinished: tuple[str, ...], first: str, rest: str, name: str
) -> None:
    person.press(Key.Key_Up)
    head = here()
    assert isinstance(head, PadHead)
    compose(*unfinished)
    assert here() is head
    assert head.composed == "".join(unfinished[-1:])  # and it is painted
    compose(done=first)
    compose(done=rest)
    assert person.page.names()[0] == name


def test_what_is_not_finished_goes_when_the_keyboard_goes(person: PersonAtPad) -> None:
    person.press(Key.Key_Up)
    head = here()
    compose("´")
    person.press(Key.Key_Down)
    assert isinstance(head, PadHead)
    assert head.composed == ""
    assert person.page.names()[0] != "´"


@pytest.mark.parametrize("digits", ["17", "１７", "١٧", "१७", "۱۷"])
def test_a_number_is_typed_in_any_digits(person: PersonAtPad, digits: str) -> None:
    compose(done=digits)
    assert person.value(0, "military") == 17
    person.press(Key.Key_Delete)
    for digit in digits:
        compose(done=digit)
    assert person.value(0, "military") == 17


def test_digits_take_no_shift_on_a_keyboard_that_has_signs_there(person: PersonAtPad) -> None:
    person.press(Key.Key_Down, Key.Key_Down, Key.Key_Down)
    strike("&", 10)  # French
    strike("é", 11)
    assert person.value(0, "civil") == 12
    person.press(Key.Key_Delete)
    strike("ž", 15)  # Czech
    assert person.value(0, "civil") == 6


def test_a_minus_is_a_minus_where_there_can_be_one(person: PersonAtPad) -> None:
    person.go_to(0, "military")
    strike("-", 15)  # French, where 6 is on that key, too
    strike("&", 10)
    assert person.value(0, "military") == -1


def test_science_is_opened_by_a_digit_however_it_is_typed(person: PersonAtPad) -> None:
    for type_it in (lambda: strike("é", 11), lambda: compose(done="２"), lambda: strike("٢", 11)):
        person.go_to(0, "science")
        type_it()
        assert person.page.pad().players[0].entries["compass"] == 2
        person.press(Key.Key_Escape)


def test_everything_on_which_one_can_type_tells_the_system_so(person: PersonAtPad) -> None:
    typed = [*person.page.findChildren(TypingButton), person.page.grid.table]
    assert len(typed) > 10
    for each in typed:
        asked = QInputMethodQueryEvent(
            Qt.InputMethodQuery.ImEnabled | Qt.InputMethodQuery.ImCursorRectangle
        )
        QApplication.sendEvent(each, asked)
        assert asked.value(Qt.InputMethodQuery.ImEnabled)
        assert asked.value(Qt.InputMethodQuery.ImCursorRectangle)  # words to choose go beside it
        numbers = bool(each.inputMethodHints() & Qt.InputMethodHint.ImhFormattedNumbersOnly)
        assert numbers is isinstance(each, CountRow | NumberTable)
