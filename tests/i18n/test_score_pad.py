"""Whole games on the score pad, entered by keys and mouse in every language."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sevenwonders_qt.models.words.pad import played_with
from tests.i18n.language import Speak
from tests.views.score_pad_person import PersonAtPad, Shown

Key = Qt.Key
WON = {"en": "Save: Bia has won", "pt_BR": "Salvar: Bia venceu", "es": "Guardar: Bia ganó"}
PLAYED = {
    "en": "Base game, Edifice, Leaders, Cities, Armada",
    "pt_BR": "Jogo base, Edifícios, Líderes, Cidades, Armada",
    "es": "Juego base, Edificios, Líderes, Ciudades, Armada",
}
REFUSED = {
    "en": "Only whole numbers can be entered here.",
    "pt_BR": "Aqui só entram números inteiros.",
    "es": "Aquí solo se pueden escribir números enteros.",
}


@pytest.fixture(params=["en", "pt_BR", "es"])
def language(request: pytest.FixtureRequest, speak: Speak) -> str:
    found = str(request.param)
    speak(found)
    return found


@pytest.fixture
def person(qtbot: QtBot, tmp_path: Path, language: str) -> PersonAtPad:
    made = PersonAtPad(qtbot, tmp_path)
    made.open()
    return made


def name_two(person: PersonAtPad) -> None:
    """Two players, Ana and Bia; then the keyboard stands on the first number."""
    person.click(person.page.grid.fewer_button)
    person.click(person.page.grid.fewer_button)
    person.click(person.page.grid.all_players[0])
    person.write("Ana")
    person.press(Key.Key_Return)
    person.write("Bia")
    person.press(Key.Key_Return)


def symbols(person: PersonAtPad, *numbers: str) -> None:
    """From the cell of science through the panel to the row below."""
    for number in numbers:
        person.write(number)
        person.press(Key.Key_Return)


def test_a_base_game(person: PersonAtPad, language: str) -> None:
    name_two(person)
    person.column("6", "14", "10", "13")
    symbols(person, "3", "2", "1", "0")
    person.column("4", "0")
    person.press(Key.Key_Tab)  # over the head of the second column
    person.column("-6", "5", "7", "20")
    symbols(person, "3", "2", "1", "1")
    person.column("3", "5")
    assert (person.total(0), person.total(1)) == (58, -6 + 1 + 7 + 20 + 31 + 3 + 5)
    assert person.page.keep_button.text() == WON[language]
    person.press(Key.Key_S, ctrl=True)
    (game,) = person.games()
    assert [player.total for player in game.players] == [58, 61]
    assert [player.rank for player in game.players] == [2, 1]


def test_a_game_with_every_box(person: PersonAtPad, language: str) -> None:
    for chip in person.page.chips.values():
        person.click(chip)
    name_two(person)
    for seat, civil in ((0, "20"), (1, "30")):
        assert person.here() == (seat, "military")
        person.column("-3", "5", "7", civil)
        symbols(person, "2", "2", "2", "1", "1")
        person.click_cell(seat, "commerce")
        person.column("3", "5", "6", "5", "9", "4", "7", "-3")
        if not seat:
            person.press(Key.Key_Tab)
    science = 16 + 4 + 4 + 14  # 2 2 2 with two more of one kind
    rest = -3 + 1 + 7 + 3 + 5 + 6 - 5 + 9 + 4 + 7 - 3
    assert (person.total(0), person.total(1)) == (20 + science + rest, 30 + science + rest)
    person.press(Key.Key_S, ctrl=True)
    (game,) = person.games()
    assert played_with(game) == PLAYED[language]
    assert person.page.keep_button.text() == WON[language]


def test_a_game_of_architects(person: PersonAtPad, language: str) -> None:
    person.click(person.page.game.parts[1])
    name_two(person)
    person.column("26", "0", "11", "4", "9", "5")
    person.press(Key.Key_Tab)
    person.column("20", "1", "20", "5", "1")
    assert (person.total(0), person.total(1)) == (58, 58)
    person.write("6")  # a wonder has five stages
    assert person.value(1, "stages") is None
    person.write("5")
    person.press(Key.Key_S, ctrl=True)
    assert [player.rank for player in person.games()[0].players] == [1, 1]
    person.click_cell(0, "stages")
    person.write("4")
    person.press(Key.Key_S, ctrl=True)
    (game,) = person.games()
    assert [player.rank for player in game.players] == [2, 1]
    assert person.page.keep_button.text() == WON[language]


def test_nonsense_is_refused_in_the_language(person: PersonAtPad, language: str) -> None:
    person.write("x")
    assert person.note() == REFUSED[language]
    QApplication.processEvents()


def test_the_language_changes_under_the_pad(person: PersonAtPad, speak: Speak) -> None:
    person.write("7")
    speak("es")
    assert person.cell(0, "military", Shown.AccessibleTextRole) == (
        "Conflictos militares, Jugador 1: 7"
    )
    speak("pt_BR")
    assert person.page.new_button.text() == "Caderneta nova"
    assert person.value(0, "military") == 7
