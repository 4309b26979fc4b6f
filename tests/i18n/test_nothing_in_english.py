"""Whatever the window shows, none of it stays English in another language."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Set
from contextlib import closing

import pytest
from PySide6.QtWidgets import QApplication

from tests.i18n.language import Speak
from tests.i18n.tour import Phrases, Reader, Tour
from tests.project.checkout import ROOT, packaging_script

NOT_ON_THE_TOUR = {"Message", "FaultReport", "CardShort", "Advice"}
"""Contexts of texts that only a fault, or a strip too narrow for a name, brings to the window; and
of reasons that depend on the deal, most of which only the review at the terminal gives."""

GAME = "7 Wonders"
"""The name of the game on its box, in every language."""

HERE = str(ROOT)
"""Where the program lies, which the page on Qt says; the names of folders may be English."""

OWN_NAME = "English"
"""What the language calls itself in the list of languages, whatever the window speaks."""

LINK = re.compile(r"https?://\S+")

ALSO_THEIR_OWN = {"agora", "home", "end"}
"""English texts that are a word of another language too: "now" in Portuguese, names of keys."""


def entries(language: str) -> dict[tuple[str, str, str], ElementTree.Element]:
    check = packaging_script("check_translations")
    found: dict[tuple[str, str, str], ElementTree.Element] = check.entries_of(
        ROOT / "i18n" / f"sevenwonders_{language}.ts"
    )
    return found


def forms(message: ElementTree.Element) -> set[str]:
    """Every text that an entry may show."""
    plural = {form.text or "" for form in message.iter("numerusform")}
    return plural or {message.findtext("translation", "")}


def english_words(language: str) -> set[str]:
    """Every English text that looks different in the language."""
    counted = {text: forms(message) for text, message in entries("en").items()}
    words = set()
    for text, message in entries(language).items():
        own = {form.lower() for form in forms(message)}
        words |= {word for word in {text[1], *counted.get(text, ())} if word.lower() not in own}
    return {word for word in words if word.lower() not in ALSO_THEIR_OWN}


LANGUAGES = ("pt_BR", "es")


@pytest.mark.timeout(1800)  # a tour of every page and state, in one test
def test_no_text_of_the_window_stays_english(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, speak: Speak
) -> None:
    """Each stop is seen in one of the languages: a text that stays English does so in all."""
    reader = Reader(monkeypatch)
    with closing(Tour(reader, speak)) as tour:
        texts = tour.side_by_side(LANGUAGES)
    with closing(Tour(reader, speak, tour.logged)) as opened:
        for language, found in opened.in_turn(LANGUAGES).items():
            texts[language] |= found
    for language in LANGUAGES:
        assert english_in(language, texts[language]) == {}
    # The tour has to meet nearly every text, or it would prove little.
    missed = set.intersection(*(missed_in(language, texts[language]) for language in LANGUAGES))
    assert len(missed) < len(known_in(LANGUAGES[0])) / 20, "\n".join(map(str, missed))


def english_in(language: str, texts: Set[str]) -> dict[str, set[str]]:
    """The English phrases in what was read, by the text that holds them."""
    english = Phrases(english_words(language))
    words = {LINK.sub("", text.replace(GAME, "").replace(HERE, "")) for text in texts} - {OWN_NAME}
    return {text: found for text in words if (found := english.found_in(text))}


def known_in(language: str) -> dict[tuple[str, str, str], set[str]]:
    """Each text that the tour can meet, with the forms that it has in the language."""
    return {
        text: forms(message)
        for text, message in entries(language).items()
        if text[0] not in NOT_ON_THE_TOUR
    }


def missed_in(language: str, texts: Set[str]) -> set[tuple[str, str, str]]:
    """The texts that the tour has not met in the language."""
    known = known_in(language)
    met = Phrases(form for own in known.values() for form in own).found_in(*texts)
    return {text for text, shown in known.items() if not shown & met}
