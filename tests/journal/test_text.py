"""Text from people and from files is on one line, and nothing in it steers what shows it."""

import unicodedata

import pytest

from sevenwonders_qt.core.text import clean, encodable, folded, isolated, without_isolates


@pytest.mark.parametrize(
    "text",
    [
        "Lívia",
        "José Núñez",
        "Иван",
        "中文",
        "עברית",
        "العربية",
        "👩‍🚀",
        "R&D <b>",
        "a  b",
        "",
        "नमस्ते",
    ],
)
def test_letters_of_every_script_stay(text: str) -> None:
    assert clean(text) == text


def test_what_steers_a_terminal_or_turns_the_writing_is_replaced() -> None:
    assert clean("a\x1b[2J\0b\x7f\x9bc") == "a\ufffd[2J\ufffdb\ufffd\ufffdc"
    assert clean("gro\u202emorf\u2066x\u2069") == "gro\ufffdmorf\ufffdx\ufffd"
    assert clean("one\ntwo\tthree\u2028four\r") == "one two three four "
    assert clean("half\ud800") == "half\ufffd"


@pytest.mark.parametrize("name", ["עברית", "العربية", "Ana עברית"])
def test_a_name_written_from_the_right_turns_nothing_beside_it(name: str) -> None:
    assert isolated(name) == f"\u2068{name}\u2069"
    assert without_isolates(f"{isolated(name)} wins") == f"{name} wins"


@pytest.mark.parametrize("name", ["Ana", "José Núñez", "Иван", "中文", "१२", "١"])
def test_every_other_name_stays_as_it_is_in_a_sentence(name: str) -> None:
    assert isolated(name) == name


def test_every_character_alone_comes_out_as_one_that_can_be_shown() -> None:
    for code in range(0x11_0000):
        shown = clean(chr(code))
        assert len(shown) == 1
        assert encodable(shown)
        assert unicodedata.category(shown) not in ("Cc", "Cs", "Zl", "Zp")
        assert clean(shown) == shown


def test_half_a_surrogate_pair_cannot_be_written_down() -> None:
    assert encodable("👩‍🚀\0")
    assert not encodable("a\udce9")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Olímpia", "olimpia"),
        ("ÉFESO", "efeso"),
        ("Halicarnasso", "halicarnasso"),
        ("중국", "중국"),
    ],
)
def test_capitals_and_accents_make_no_difference_to_a_search(text: str, found: str) -> None:
    assert folded(text) == unicodedata.normalize("NFKD", found)
