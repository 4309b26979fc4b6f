"""Every leader and guild of the box has a name in each language, and a gender."""

from __future__ import annotations

import pytest

from sevenwonders_qt.models.leaders.names import (
    GUILDS,
    LEADERS,
    SHORT,
    WOMEN,
    name_of,
    short_name_of,
)
from sevenwonders_qt.models.words.names import CARDS
from tests.i18n.language import Speak

LANGUAGES = ("en", "pt_BR", "es")

GIVEN = {
    "croesus": ("Croesus", "Creso", "Creso"),
    "xenophon": ("Xenophon", "Xenofonte", "Jenofonte"),
    "solomon": ("Solomon", "Salomão", "Salomón"),
    "plato": ("Plato", "Platão", "Platón"),
    "phryne": ("Phryne", "Frineia", "Friné"),
    "alexander": ("Alexander", "Alexandre", "Alejandro"),
    "caesar": ("Caesar", "César", "César"),
    "nero": ("Nero", "Nero", "Nerón"),
    "hiram": ("Hiram", "Hirão", "Hiram"),
    "gamers_guild": ("Gamers Guild", "Grêmio de Jogadores", "Gremio de Jugadores"),
}


def test_there_are_fifty_five_leaders_one_more_of_the_first_edition_and_four_guilds() -> None:
    assert len(LEADERS) == 55 + 1
    assert len(GUILDS) == 4
    assert len(WOMEN) == 26
    assert LEADERS.keys() >= WOMEN
    assert not {*LEADERS, *GUILDS} & CARDS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_leaders_or_guilds_share_a_name(speak: Speak, language: str) -> None:
    speak(language)
    names = [name_of(card) for card in (*LEADERS, *GUILDS)]
    assert all(names)
    assert len({*names}) == len(names)
    assert name_of("altar") is None


def test_they_have_the_ordinary_names_of_history(speak: Speak) -> None:
    for number, language in enumerate(LANGUAGES):
        speak(language)
        assert {each: name_of(each) for each in GIVEN} == {
            each: names[number] for each, names in GIVEN.items()
        }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_form_is_shorter_than_the_name(speak: Speak, language: str) -> None:
    speak(language)
    for card in (*LEADERS, *GUILDS):
        name, short = name_of(card) or "", short_name_of(card)
        assert len(short or name) <= 12
        assert short is None or len(short) < len(name)
    assert SHORT.keys() <= {*LEADERS, *GUILDS}
