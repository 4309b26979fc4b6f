"""What `packaging/check_translations.py` calls a fault."""

import xml.etree.ElementTree as ElementTree
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


def test_a_language_without_a_catalogue_is_named(check: ModuleType) -> None:
    assert check.absent({"en", "es"}) == ["pt_BR"]
