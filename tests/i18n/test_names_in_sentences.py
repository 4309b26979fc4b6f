"""A person without a name is spoken to, in every language and in every place that names players."""

from __future__ import annotations

import pytest

from sevenwonders_qt.journal.header import PERSON, SeatSpec
from sevenwonders_qt.models.seats import UNNAMED, listed_name, seat_names, stored_name, you
from sevenwonders_qt.models.shown.records import UNKNOWN, known_as
from sevenwonders_qt.models.shown.score_words import reckon, verdict
from sevenwonders_qt.models.words.lists import all_of, in_a_row
from tests.i18n.language import Speak

WORDS = {"en": "You", "pt_BR": "Você", "es": "Tú"}


class Points:
    """A column of a score sheet with one number."""

    def __init__(self, total: int) -> None:
        self.total = total

    def points(self, row: str) -> int:
        return self.total


def decided(own: int, other: int) -> str:
    names, sheets = ("Nara", you()), [Points(other), Points(own)]
    return reckon(names, sheets, [0], (), (3, 2), ("civil",))


@pytest.mark.parametrize("language", WORDS)
def test_the_word_is_that_of_the_language_of_the_moment(language: str, speak: Speak) -> None:
    speak(language)
    seats = (SeatSpec("", PERSON), SeatSpec("Nara", "casual"))
    assert seat_names(seats) == (WORDS[language], "Nara")
    assert {listed_name(name) for name in UNNAMED} == {WORDS[language]}


def test_no_word_of_a_language_goes_into_a_file(speak: Speak) -> None:
    speak("pt_BR")
    assert stored_name(you()) == ""
    assert stored_name("Você e eu") == "Você e eu"


@pytest.mark.parametrize(
    ("language", "ahead", "even"),
    [
        ("en", "8 ahead of you", "tied with you; coins decide"),
        ("pt_BR", "8 à frente de você", "o mesmo que você; desempate"),
        ("es", "8 más que tú", "lo mismo que tú; desempate"),
    ],
)
def test_the_score_sheet_speaks_to_whoever_came_second(
    language: str, ahead: str, even: str, speak: Speak
) -> None:
    speak(language)
    assert ahead in decided(45, 53)
    assert even in decided(53, 53)


@pytest.mark.parametrize(
    ("language", "joined"),
    [
        ("en", "Ana, Bruno, and Iris"),
        ("pt_BR", "Ana, Bruno e Iris"),
        ("es", "Ana, Bruno e Iris"),
    ],
)
def test_names_of_a_sentence_are_joined_as_the_language_joins_them(
    language: str, joined: str, speak: Speak
) -> None:
    speak(language)
    assert all_of(["Ana", "Bruno", "Iris"]) == joined
    assert all_of(["Ana"]) == "Ana"
    assert in_a_row(["Ana", "Bruno", "Iris"]) == "Ana, Bruno, Iris"
    assert (all_of([]), in_a_row([])) == ("", "")


@pytest.mark.parametrize(
    ("last", "joined"),
    [("Hilda", "Ana e Hilda"), ("Iago", "Ana y Iago"), ("Hielo", "Ana y Hielo"), ("y", "Ana y y")],
)
def test_spanish_says_e_before_the_sound_of_i(last: str, joined: str, speak: Speak) -> None:
    speak("es")
    assert all_of(["Ana", last]) == joined


@pytest.mark.parametrize("language", WORDS)
def test_a_shared_victory_joins_names_by_a_word(language: str, speak: Speak) -> None:
    speak(language)
    said = verdict(("Ana", "Bia"), [True, True], [Points(9), Points(9)], (0, 1))
    assert "&" not in said
    assert said.startswith(all_of(["Ana", "Bia"]))


def test_the_statistics_know_the_person_again_in_another_language() -> None:
    assert {known_as(name) for name in UNNAMED} == {UNKNOWN}
    assert known_as("Ana") != UNKNOWN
