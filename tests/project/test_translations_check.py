"""What `packaging/check_translations.py` calls a fault."""

import xml.etree.ElementTree as ElementTree
from pathlib import Path
from types import ModuleType

import pytest

from tests.project.checkout import packaging_script


@pytest.fixture(scope="module")
def check() -> ModuleType:
    return packaging_script("check_translations")


def message(source: str, translation: str, attributes: str = "") -> ElementTree.Element:
    return ElementTree.fromstring(
        f"<message{attributes}><source>{source}</source>{translation}</message>"
    )


@pytest.mark.parametrize(
    ("translation", "fault"),
    [
        ("<translation>Olá, {name}</translation>", None),
        ("<translation type='unfinished'>Olá, {name}</translation>", "not translated"),
        ("<translation></translation>", "translation is empty"),
        ("<translation>Olá, {nome}</translation>", "placeholders differ from the source text"),
        ("", "not translated"),
    ],
)
def test_a_plain_text(check: ModuleType, translation: str, fault: str | None) -> None:
    assert check.message_fault(message("Hello, {name}", translation), 2) == fault


def test_a_counted_text_needs_each_plural_form(check: ModuleType) -> None:
    one, other = "<numerusform>%n carta</numerusform>", "<numerusform>%n cartas</numerusform>"
    counted = " numerus='yes'"
    both = message("%n card(s)", f"<translation>{one}{other}</translation>", counted)
    single = message("%n card(s)", f"<translation>{one}</translation>", counted)
    assert check.message_fault(both, 2) is None
    assert check.message_fault(single, 2) == "1 plural forms instead of 2"


@pytest.mark.parametrize(
    ("source", "translation", "fault"),
    [
        ("2 to 7 players can play.", "Podem jogar de 2 a 7 pessoas.", None),
        ("2 to 7 players can play.", "Jogam de 3 a 7 pessoas.", "lacks 2 of the source text"),
        ("12 cards of {age2}", "1 carta da {age2}, 2 no total", "lacks 12 of the source text"),
        ("1 to 1", "um a 1", "lacks 1 of the source text"),
        ("first card", "1ª carta", None),
        ("page %1 of %2", "página %1 de %2", None),
        ("page %1 of %2", "página %1 de %1", "placeholders differ from the source text"),
        ("page %1 of 2", "página 2 de %1", None),
    ],
)
def test_every_number_of_the_source_stands_in_the_translation(
    check: ModuleType, source: str, translation: str, fault: str | None
) -> None:
    found = check.message_fault(message(source, f"<translation>{translation}</translation>"), 2)
    assert found == fault


def test_each_plural_form_needs_the_numbers(check: ModuleType) -> None:
    forms = "<numerusform>%n carta de 7</numerusform><numerusform>%n cartas</numerusform>"
    counted = message("%n of 7 card(s)", f"<translation>{forms}</translation>", " numerus='yes'")
    assert check.message_fault(counted, 2) == "lacks 7 of the source text"


def test_a_language_without_a_catalogue_is_named(check: ModuleType) -> None:
    assert check.absent({"en", "es"}) == ["pt_BR"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Discard green cards for nothing"),
        ("en", "The card lies face down on the discard pile."),
        ("en", "Who has it sees the top card of the centre."),
        ("en", "{percent} % chance of winning"),
        ("pt_BR", "Se fracassar agora, você perde {what}."),
        ("pt_BR", "Guildas que você não viu"),
        ("pt_BR", "Uma etapa da sua maravilha"),
        ("pt_BR", "20 % de chance de vencer"),
        ("es", "Del descarte: no coger nada"),
        ("es", "Os turnáis."),
        ("es", "Cartas de esta Edad aún no vistas"),
        ("es", "La carta está boca abajo en el descarte."),
        ("es", "Toma una ficha de victoria."),
    ],
)
def test_a_word_that_the_glossary_forbids_is_a_fault(
    check: ModuleType, language: str, text: str
) -> None:
    assert list(check.avoided_words(text, check.avoided_of(language)))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "%n card(s), face down"),
        ("en", "Who decides for the Free City"),
        ("pt_BR", "resta %n"),
        ("pt_BR", "Na segunda edição Olímpia constrói de graça."),
        ("es", "{number} %"),
        ("es", "Los dos toman cosas de seis países."),
    ],
)
def test_words_that_only_look_like_a_forbidden_one_are_none(
    check: ModuleType, language: str, text: str
) -> None:
    assert not list(check.avoided_words(text, check.avoided_of(language)))


# Notes for translators -------------------------------------------------------------------------

WANTED = {
    ("Table", "built", ""): False,
    ("Table", "pile", ""): False,
    ("Table", "you", "who is paid"): False,
    ("Table", "built stage {number}", ""): False,
    ("Level", "Expert", ""): False,
}


def noted(
    check: ModuleType, tmp_path: Path, text: str
) -> tuple[dict[tuple[str, str, str], str], list[str]]:
    file = tmp_path / "notes.toml"
    file.write_text(text, encoding="utf-8")
    notes, faults = check.notes_of(file, WANTED)
    return dict(notes), faults


def test_a_single_word_without_a_note_is_a_fault(check: ModuleType, tmp_path: Path) -> None:
    text = '[[note]]\ncontext = "Table"\ntexts = ["built"]\nnote = "a stage"\n'
    text += '[[note]]\ncontext = "Level"\nnote = "a level"\n'
    notes, faults = noted(check, tmp_path, text)
    assert notes == {("Table", "built", ""): "a stage", ("Level", "Expert", ""): "a level"}
    assert faults == ['notes.toml: Table: "pile" has no note']


def test_a_note_for_a_word_that_is_gone_is_a_fault(check: ModuleType, tmp_path: Path) -> None:
    text = '[[note]]\ncontext = "Table"\ntexts = ["gone"]\nnote = "?"\n'
    text += '[[note]]\ncontext = "Nowhere"\nnote = "?"\n'
    faults = noted(check, tmp_path, text)[1]
    assert 'notes.toml: Table: "gone" is no word' in faults
    assert "notes.toml: Nowhere has no word" in faults


def test_notes_are_written_into_a_catalogue_and_stay_beside_the_translation(
    check: ModuleType, tmp_path: Path
) -> None:
    catalogue, text = tmp_path / "sevenwonders_fr.ts", ("Table", "pile", "")
    wanted, notes = {text: False}, {text: "of the Free City"}
    check.write(catalogue, "fr", wanted, {}, notes)
    done = catalogue.read_text(encoding="utf-8").replace(
        '<translation type="unfinished"></translation>', "<translation>pioche</translation>"
    )
    catalogue.write_text(done, encoding="utf-8")
    assert "<extracomment>of the Free City</extracomment>" in done
    assert list(check.faults_of(catalogue, "fr", wanted, notes)) == []
    assert len(list(check.faults_of(catalogue, "fr", wanted, {text: "another"}))) == 1
    check.update(catalogue, "fr", wanted, notes)
    assert catalogue.read_text(encoding="utf-8") == done
