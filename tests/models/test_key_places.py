"""Keys count on every keyboard: by the sign they type, else by their place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from sevenwonders_qt.models import acts, key_places, keys
from sevenwonders_qt.models.acts import Act, On
from sevenwonders_qt.models.keys import asked, asked_number, stroke, use

Key, Held = Qt.Key, Qt.KeyboardModifier


def pressed(sign: str, code: int, held: Held = Held.NoModifier) -> QKeyEvent:
    """A key with a number that types ``sign``, as X11 and Wayland tell of it."""
    key = ord(sign.upper()) if len(sign) == 1 else Key.Key_unknown
    return QKeyEvent(QEvent.Type.KeyPress, key, held, code, 0, 0, sign)


@pytest.mark.parametrize(
    ("sign", "code", "act"),
    [
        ("c", 54, acts.BUILD),
        ("с", 54, acts.BUILD),  # Cyrillic
        ("у", 26, acts.STAGE),  # Cyrillic, U for E
        ("ψ", 54, acts.BUILD),  # Greek
        ("ב", 54, acts.BUILD),  # Hebrew
        ("ؤ", 54, acts.BUILD),  # Arabic
        ("แ", 54, acts.BUILD),  # Thai
        ("لا", 56, None),  # Arabic, two letters by one key, B, which does nothing
        ("ي", 40, acts.DISCARD),
        ("в", 40, acts.DISCARD),
    ],
)
def test_a_letter_is_found_by_its_place_where_the_layout_has_none(
    qapp: QGuiApplication, sign: str, code: int, act: Act | None
) -> None:
    assert asked(pressed(sign, code), On.TABLE) == act


@pytest.mark.parametrize(
    ("sign", "code", "number"),
    [
        ("1", 10, 1),
        ("&", 10, 1),  # French
        ("é", 11, 2),
        ("à", 19, 0),
        ("+", 10, 1),  # Czech
        ("ě", 11, 2),
        ("ą", 10, 1),  # Lithuanian
        ("١", 10, 1),  # Arabic
        ("۴", 13, 4),  # Persian
    ],
)
def test_a_digit_takes_no_shift(qapp: QGuiApplication, sign: str, code: int, number: int) -> None:
    assert asked_number(pressed(sign, code), On.TABLE) == number
    digit = pressed(str(number), code, Held.ShiftModifier)
    assert asked_number(digit, On.TABLE) == number


@pytest.mark.parametrize(
    ("sign", "code", "act"),
    [
        ("c", 31, acts.BUILD),  # Dvorak has it at the place of I
        ("j", 54, None),  # and J at the place of C
        ("a", 24, acts.SEEN),  # French A at the place of Q
        ("ç", 47, None),
        ("ñ", 47, None),
        ("&", 16, acts.NUMBERS[7]),  # without Shift, so that it is a digit at another place
        (",", 58, None),  # French, at the place of M
        ("ö", 47, None),
    ],
)
def test_a_latin_layout_counts_by_what_it_types(
    qapp: QGuiApplication, sign: str, code: int, act: Act | None
) -> None:
    assert asked(pressed(sign, code), On.TABLE) == act


def test_a_sign_typed_with_shift_is_no_digit(qapp: QGuiApplication) -> None:
    assert asked(pressed("!", 10, Held.ShiftModifier), On.TABLE) is None
    assert asked(pressed("&", 16, Held.ShiftModifier), On.TABLE) is None


def test_where_a_sign_means_something_it_is_no_digit(qapp: QGuiApplication) -> None:
    minus = pressed("-", 15)  # French, at the place of 6
    assert asked(minus, On.COMPUTERS) == acts.SLOWER
    assert asked_number(minus, On.TABLE) == 6


def test_an_accent_that_waits_for_its_letter_is_nothing(qapp: QGuiApplication) -> None:
    for code in (10, 34, 54):
        accent = QKeyEvent(
            QEvent.Type.KeyPress, Key.Key_Dead_Acute, Held.NoModifier, code, 0, 0, ""
        )
        assert stroke(accent) == ""


def test_an_own_key_of_another_alphabet_counts_as_it_is_typed_and_by_its_place(
    qapp: QGuiApplication,
) -> None:
    assert stroke(pressed("я", 52)) == "Z"  # so it works on the Latin layout, too
    assert stroke(pressed("ж", 47)) == "Ж"  # no letter is at its place
    use({"build": "Ж", "stage": "Я"})
    assert asked(pressed("ж", 47), On.TABLE) == acts.BUILD
    assert asked(pressed("я", 52), On.TABLE) == acts.STAGE  # as an older version kept it
    use({"build": "Z"})
    assert asked(pressed("я", 52), On.TABLE) == acts.BUILD
    assert keys.cap(acts.BUILD) == "Z"


def test_a_digit_is_typed_in_any_script(qapp: QGuiApplication) -> None:
    for sign, code, digit in (("7", 16, "7"), ("è", 16, "7"), ("٧", 16, "7"), ("7", 0, "7")):
        assert key_places.digit_of(pressed(sign, code)) == digit
    assert key_places.digit_of(pressed("q", 24)) == ""


@pytest.mark.parametrize("places", [key_places._EVDEV, key_places._WINDOWS, key_places._MACOS])
def test_every_letter_and_digit_has_one_place(places: dict[int, str]) -> None:
    assert "".join(sorted(places.values())) == "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
