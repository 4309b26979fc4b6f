"""The rules are searched in the chosen language."""

from sevenwonders_qt.models.words.rules.book import Book, all_rules
from tests.i18n.language import Speak


def test_a_search_finds_words_whatever_their_capitals_and_accents(speak: Speak) -> None:
    speak("pt_BR")
    found = [rule.id for rule in Book().search("MAOS passar")]
    assert found[0] == "passing"
    assert Book().search("xyzzy") == ()
    assert len(Book().search(" ")) == len(all_rules())
