"""In a language that puts each text in brackets, nothing the window shows lies outside of them."""

from __future__ import annotations

import re
from contextlib import closing

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from sevenwonders_qt.models.words.languages import language_names
from tests.i18n.language import Speak
from tests.i18n.pseudo import CODE
from tests.i18n.tour import NAMES, Reader, Tour

PEOPLE = (
    *NAMES,
    *(
        "Ana",
        "Bartolomeu",
        "Bia",
        "Caio",
        "Dias",
        "Eva",
        "Iris",
        "Lívia",
        "Nara",
        "Otto",
        "Téo",
        "Xyz",
    ),
)
THEIR_OWN = {
    *PEOPLE,
    *("Alt", "Ctrl", "Del", "Esc", "Tab"),  # as they stand on the keys
    *("csv", "jsonl", "json", "paper", "pdf", "png", "wmatch", "A4"),  # kinds of files; paper
    *("NILO", "ROSA"),  # a seed
    *("Cinzel", "Fira", "Sans", "mypyc", "Pillow", "platformdirs", "PySide6", "Python", "Qt"),
    "segno",
    *("BSD", "Clause", "CMU", "LGPL", "MIT", "OFL", "PSF"),  # licences
    *("BG", "Stats"),  # an app
}
"""Words that no translation changes: names, and what is written alike everywhere."""

LETTERS = re.compile(r"[A-Z]|[IVX]+|F\d+|(Ana|Bot)\d")
"""Keys, sides of boards, numbers of Ages and stages; players called by number."""

ADDRESS = re.compile(r"https?://\S+|/\S+|<[^<>]*>")
"""On the web or of a folder; and what only says how a text is set."""

IN_BRACKETS = re.compile(r"\[[^\[\]]*\]")
WORD = re.compile(r"[^\W\d_]\w*")
PIECE = re.compile(r"[^\W\d_½]\w*|[\[\]]")
"""A word, or what is left of a text that was cut into pieces."""
VOWEL = re.compile("[aeiouAEIOU]")
"""The language has none without an accent."""


def untranslated(text: str, own: frozenset[str]) -> set[str]:
    """What lies outside of brackets, and words inside that stayed as they are in the source."""
    outside = text = ADDRESS.sub("", text)
    while outside != (outside := IN_BRACKETS.sub("", outside)):
        pass
    found = {*PIECE.findall(outside), *filter(VOWEL.search, WORD.findall(text))}
    return {word for word in found if word.lower() not in own and not LETTERS.fullmatch(word)}


@pytest.fixture
def own() -> frozenset[str]:
    """Every word that may stand outside of brackets, in small letters."""
    locale = QLocale(CODE)
    months = (locale.monthName(number, QLocale.FormatType.ShortFormat) for number in range(1, 13))
    languages = WORD.findall(" ".join(language_names().values()))
    joints = WORD.findall(locale.createSeparatedList(["", "", ""]))  # "and", as Qt knows it
    return frozenset(word.lower() for word in (*THEIR_OWN, *months, *languages, *joints))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[Büîld ~]: C", []),
        ("Ana · [[Ågé ÎÎ ~] ~]", []),
        ("Build [Åltár ~]", ["Build"]),
        ("[Büîlt Altar ~]", ["Altar"]),
        ("Bld", ["Bld"]),
        ("ÎÎ ~]", ["ÎÎ", "]"]),
    ],
)
def test_a_word_that_is_not_translated_is_noticed(
    text: str, found: list[str], own: frozenset[str]
) -> None:
    assert untranslated(text, own) == set(found)


@pytest.mark.timeout(900)  # a tour of every page and state, in one test
def test_every_text_of_the_window_lies_in_brackets(
    another: None,
    own: frozenset[str],
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    speak: Speak,
) -> None:
    with closing(Tour(Reader(monkeypatch), speak)) as tour:
        texts = tour.whole(CODE)
    assert {text: found for text in texts if (found := untranslated(text, own))} == {}
