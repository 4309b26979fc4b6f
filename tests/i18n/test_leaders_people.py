"""Every leader has a sentence about the person and one on when to recruit, in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sevenwonders_qt.core.datafile import DataError
from sevenwonders_qt.models.leaders.names import LEADERS, WOMEN
from sevenwonders_qt.models.leaders.people import advice_words, people, person_words, read_people
from tests.i18n.language import Speak

GOOD = {"pt_BR": ("Bom ", "Boa "), "es": ("Bueno ", "Buena ")}
"""How the advice begins for a man and for a woman."""


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def test_every_leader_is_described_and_nobody_else() -> None:
    assert list(people()) == list(LEADERS)


@pytest.mark.parametrize("language", ["en", "pt_BR", "es"])
def test_each_is_one_sentence_in_each_language(speak: Speak, language: str) -> None:
    speak(language)
    for leader in LEADERS:
        for text in (person_words(leader), advice_words(leader)):
            assert text.endswith("."), text
            assert text.count(".") == 1, text
            assert text[0].isupper(), text
            assert len(text) <= 160, text
    assert len({*map(person_words, LEADERS), *map(advice_words, LEADERS)}) == 2 * len(LEADERS)


@pytest.mark.parametrize("language", ["pt_BR", "es"])
def test_the_advice_has_the_gender_of_the_leader_and_the_numbers_of_the_english_one(
    speak: Speak, language: str
) -> None:
    speak(language)
    for leader, texts in people().items():
        advice = advice_words(leader)
        assert advice != texts.advice
        assert numbers(advice) == numbers(texts.advice)
        masculine, feminine = GOOD[language]
        if texts.advice.startswith("Good "):
            assert advice.startswith(feminine if leader in WOMEN else masculine), leader


def test_a_fault_in_the_file_is_named_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "leaders.toml"
    path.write_text('[[leader]]\nid = "plato"\nperson = "A philosopher."\n', encoding="utf-8")
    with pytest.raises(DataError, match=r"leaders\.toml: plato: advice: missing"):
        read_people(path)
