"""Whatever the window shows, none of it stays English in another language."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Set
from contextlib import closing

import pytest
from PySide6.QtWidgets import QApplication

from sevenwonders_qt.app.boxes import BOXES, box_of
from sevenwonders_qt.core.resources import resource_path
from sevenwonders_qt.games.classic.options import Options
from sevenwonders_qt.games.leaders.catalogue import leaders_of
from sevenwonders_qt.models.leaders.names import LEADERS
from sevenwonders_qt.models.leaders.people import read_people
from tests.i18n.language import Speak
from tests.i18n.tour import Phrases, Reader, Tour
from tests.project.checkout import ROOT, packaging_script

NOT_ON_THE_TOUR = {"Message", "FaultReport", "CardShort", "Advice"}
"""Contexts of texts that only a fault, or a strip too narrow for a name, brings to the window; and
of reasons that depend on the deal, most of which only the review at the terminal gives."""

ON_BOXES = ("7 Wonders", "Wonder Pack")
"""Names of a game and of a box on their boxes, in every language."""

HERE = str(ROOT)
"""Where the program lies, which the page on Qt says; the names of folders may be English."""

OWN_NAME = "English"
"""What the language calls itself in the list of languages, whatever the window speaks."""

LINK = re.compile(r"https?://\S+")

ALSO_THEIR_OWN = {
    *("agora", "home", "end", "tab", "compare", "produces", "{name} produces {goods}"),
    *("some", "{number}%"),
}
"""English texts that are words of another language too: "now" in Portuguese, "you
produce" in Spanish, names of keys.

A share differs from the Spanish one by a space alone.
"""


def entries(language: str) -> dict[tuple[str, str, str], ElementTree.Element]:
    check = packaging_script("check_translations")
    found: dict[tuple[str, str, str], ElementTree.Element] = check.entries_of(
        ROOT / "i18n" / f"sevenwonders_{language}.ts"
    )
    return found


def texts_of_other_piles() -> set[tuple[str, str, str]]:
    """The words about people whom only other piles than the usual one have."""
    usual = leaders_of(box_of(BOXES).classic(Options(expansions=("leaders",)), 4).rules)
    known = read_people(resource_path("people", "leaders.toml"))
    others = [known[leader] for leader in usual.all if leader not in usual.pile]
    names = {("Leader", str(LEADERS[each]), "") for each in usual.all if each not in usual.pile}
    return names | {
        ("People", text, "") for person in others for text in (person.person, person.advice)
    }


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


A_NET = "Red Secreta"
"""A card in Spanish, with the word for a net."""

LANGUAGES = ("pt_BR", "es")


@pytest.mark.timeout(1800)  # a tour of every page and state, in one test
def test_no_text_of_the_window_stays_english(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, speak: Speak
) -> None:
    reader = Reader(monkeypatch)
    with closing(Tour(reader, speak)) as tour:
        texts = tour.side_by_side(LANGUAGES)
    for language in LANGUAGES:
        with closing(Tour(reader, speak, tour.logged)) as alone:
            texts[language] |= alone.alone(language)
    for language in LANGUAGES:
        check_words(language, texts[language])
    assert reader.beyond == set(), "something does not fit its panel"


def _without_names(text: str) -> str:
    """Return a text without what is the same in every language."""
    for name in (*ON_BOXES, HERE, A_NET):
        text = text.replace(name, "")
    return text


def check_words(language: str, texts: Set[str]) -> None:
    """What was read is not English, and is nearly all there is to read."""
    english = Phrases(english_words(language))
    words = {LINK.sub("", _without_names(text)) for text in texts} - {OWN_NAME}
    assert {text: found for text in words if (found := english.found_in(text))} == {}
    # The tour has to meet nearly every text, or it would prove little.
    others = texts_of_other_piles()
    known = {
        text: forms(message)
        for text, message in entries(language).items()
        if text[0] not in NOT_ON_THE_TOUR and text not in others
    }
    own = Phrases(form for texts in known.values() for form in texts)
    met = own.found_in(*texts)
    missed = [text for text, shown in known.items() if not shown & met]
    assert len(missed) < len(known) / 20, "\n".join(map(str, missed))
