"""READMEs and manual are in three languages, of one outline, and print what the program knows."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.project.checkout import ROOT, packaging_script

MANUAL = ROOT / "docs" / "manual"
TRANSLATED = {"pt-BR": "pt_BR", "es": "es"}
ENGLISH_ONLY = {"command-line.md", "options.md"}
READMES = ("README.md", "README.pt-BR.md", "README.es.md")
MOST_LINES = 100
HEADING = re.compile(r"^#+(?= )", re.MULTILINE)


def outline(page: Path) -> list[str]:
    """Return the marks of the headings and of the items of lists, in order."""
    return re.findall(r"^(#+|-|\d\.)(?= )", page.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("folder", TRANSLATED)
def test_the_manual_has_the_same_pages_and_headings_in_each_language(folder: str) -> None:
    english = {page.name: page for page in (MANUAL / "en").iterdir()}
    pages = {page.name: page for page in (MANUAL / folder).iterdir()}
    assert pages.keys() == english.keys() - ENGLISH_ONLY
    for name, page in pages.items():
        assert outline(page) == outline(english[name]), name


@pytest.mark.parametrize("folder", ["en", *TRANSLATED])
def test_the_first_page_of_the_manual_leads_to_all_others(folder: str) -> None:
    first = (MANUAL / folder / "README.md").read_text(encoding="utf-8")
    others = {page.name for page in (MANUAL / folder).iterdir()} - {"README.md"}
    assert others <= set(re.findall(r"\(([\w-]+\.md)\)", first))


@pytest.mark.usefixtures("qapp")
def test_the_pages_of_keys_and_options_are_what_the_program_prints() -> None:
    for path, text in packaging_script("make_manual").pages():
        assert path.read_text(encoding="utf-8") == text, "run packaging/make_manual.py"


def test_the_drawing_of_the_layers_is_that_of_the_contracts() -> None:
    script = packaging_script("draw_layers")
    assert script.OUT.read_text(encoding="utf-8") == script.drawing(), (
        "run packaging/draw_layers.py"
    )


@pytest.mark.parametrize("readme", READMES)
def test_a_readme_says_how_strong_the_levels_are_as_it_was_measured(readme: str) -> None:
    text = (ROOT / readme).read_text(encoding="utf-8")
    figures = ROOT / "resources" / "ai" / "levels.json"
    measured = json.loads(figures.read_text(encoding="utf-8"))["classic"]["levels"]
    below = {"casual": "beginner", "skilled": "casual", "expert": "skilled", "master": "expert"}
    wins = [round(measured[level]["against"][other]["win"]) for level, other in below.items()]
    assert [int(number) for number in re.findall(r"\*\w+\*\D{0,12} (\d\d)\b", text)] == wins


@pytest.mark.parametrize("readme", READMES)
def test_a_readme_is_short_and_leads_to_the_others_and_to_its_own_pictures(readme: str) -> None:
    text = (ROOT / readme).read_text(encoding="utf-8")
    assert text.count("\n") <= MOST_LINES
    assert all(f"({other})" in text for other in READMES if other != readme)
    language = (
        readme.removeprefix("README").removesuffix(".md").strip(".").replace("-", "_") or "en"
    )
    pictures = re.findall(r"docs/pictures/(\w+)/", text)
    assert pictures
    assert {*pictures} == {language}


@pytest.mark.parametrize("folder", TRANSLATED)
def test_a_translated_page_has_no_word_that_the_program_avoids(folder: str) -> None:
    script = packaging_script("check_translations")
    avoided = script.avoided_of(TRANSLATED[folder])
    pages = [*(MANUAL / folder).iterdir(), ROOT / f"README.{folder}.md"]
    texts = {page.name: page.read_text(encoding="utf-8") for page in pages}
    found = [
        f"{name}: {match[0]}: {better}"
        for name, text in texts.items()
        for pattern, better in avoided.items()
        for match in [pattern.search(text)]
        if match
    ]
    assert found == []


def test_every_document_is_in_the_index() -> None:
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"\(([\w-]+\.md)\)", index))
    assert {page.name for page in (ROOT / "docs").glob("*.md")} - {"README.md"} == listed
