"""Every black card and guild of Cities has a name, advice and a picture, in three languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.datafile import DataError
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.models.cities.advice import advice_words, card_advice, read_card_advice
from sevenwonders_qt.models.cities.names import CARDS, GUILDS, SHORT, name_of, short_name_of
from sevenwonders_qt.models.leaders.names import GUILDS as GUILDS_OF_LEADERS
from sevenwonders_qt.models.words.names import CARDS as BASE
from sevenwonders_qt.models.words.names import SHORT_CARDS, WONDERS
from tests.i18n.language import Speak

translate = QCoreApplication.translate

LANGUAGES = ("en", "pt_BR", "es")

GIVEN = {
    "hideout": ("Hideout", "Esconderijo", "Escondite"),
    "city_gates": ("City Gates", "Portões da Cidade", "Puertas de la Ciudad"),
    "gambling_den": ("Gambling Den", "Casa de Jogos", "Casa de Juego"),
    "forging_agency": ("Forging Agency", "Oficina de Falsificação", "Oficina de Falsificación"),
    "raider_fort": ("Raider Fort", "Forte de Saqueadores", "Fuerte de Saqueadores"),
    "mourners_guild": ("Mourners Guild", "Grêmio de Carpideiras", "Gremio de Plañideras"),
}

GOOD = {"pt_BR": r"\b[Bb](?:om|oa|ons|oas)\b", "es": r"\b[Bb]uen(?:o|a|os|as)\b"}
ALL = (*CARDS, *GUILDS)


def numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


def test_there_are_fourteen_black_cards_an_age_and_three_guilds() -> None:
    assert len(CARDS) == 3 * 14
    assert len(GUILDS) == 3
    assert not {*ALL} & {*BASE, *GUILDS_OF_LEADERS}


def test_each_of_them_has_a_picture_and_each_wonder_its_pieces() -> None:
    scenes, wonders = (resource_path("art", name) for name in ("scenes", "wonders"))
    assert [card for card in ALL if not (scenes / f"{card}.svg").is_file()] == []
    stages = json.loads((wonders / "stages.json").read_text("utf-8"))
    assert stages.keys() == WONDERS.keys()
    for wonder in WONDERS:
        for light in ("day", "night"):
            drawn = (wonders / f"{wonder}_{light}.svg").read_text("utf-8")
            assert all(f'id="piece_{number}"' in drawn for number in range(1, 6)), wonder


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_name(speak: Speak, language: str) -> None:
    speak(language)
    names = [name_of(card) for card in ALL]
    assert all(names)
    assert len({*names}) == len(names)
    assert name_of("altar") is None


def test_they_have_the_names_of_the_second_edition(speak: Speak) -> None:
    for number, language in enumerate(LANGUAGES):
        speak(language)
        assert {each: name_of(each) for each in GIVEN} == {
            each: names[number] for each, names in GIVEN.items()
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_form_is_no_longer_than_the_name_and_no_other_card_has_it(
    speak: Speak, language: str
) -> None:
    speak(language)
    forms = {card: short_name_of(card) for card in SHORT}
    for card, form in forms.items():
        assert form
        assert len(form) <= 12, card
        assert len(form) <= len(name_of(card) or ""), card
    others = {translate("CardShort", str(form)) for form in SHORT_CARDS.values()}
    assert len({*forms.values()} - others) == len(forms)
    assert short_name_of("lair") is None
    assert not {*SHORT} & {*SHORT_CARDS}


def test_every_card_has_advice_and_nothing_else() -> None:
    assert list(card_advice()) == list(ALL)
    assert advice_words("altar") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_advice_is_short_and_has_the_numbers_of_the_english_one(
    speak: Speak, language: str
) -> None:
    speak(language)
    for card, english in card_advice().items():
        advice = advice_words(card) or ""
        assert advice.endswith("."), card
        assert len(advice) <= 170, card
        assert numbers(advice) == numbers(english), card
        if language in GOOD and "good" in english.lower().split():
            assert re.search(GOOD[language], advice) or "conv" in advice or "vale" in advice, card


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('[[card]]\nid = "lair"\n', "lair: advice: missing"),
        ('[[card]]\nid = "lair"\nadvice = "a"\nname = "b"\n', "lair: name: unknown field"),
        ("[[wonder]]\n", "card: missing"),
    ],
)
def test_a_fault_in_the_file_is_named(tmp_path: Path, text: str, fault: str) -> None:
    path = tmp_path / "cities.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as error:
        read_card_advice(path)
    assert fault in str(error.value)
