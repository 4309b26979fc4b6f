"""The catalogues hold every text of the program, and bringing them up to date loses nothing."""

from pathlib import Path
from types import ModuleType

import pytest

from tests.project.checkout import ROOT, packaging_script

CATALOGUE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}" sourcelanguage="en">
{contexts}</TS>
"""
COUNTED = """<context>
    <name>Log</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Gone</source>
        <translation>Foi</translation>
    </message>
</context>
"""


@pytest.fixture(scope="module")
def check() -> ModuleType:
    return packaging_script("check_translations")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return tmp_path / "texts.py"


@pytest.fixture
def catalogue(tmp_path: Path) -> Path:
    path = tmp_path / "some.ts"
    path.write_text(CATALOGUE.format(language="pt_BR", contexts=COUNTED), encoding="utf-8")
    return path


def test_every_text_of_the_program_is_translated(check: ModuleType) -> None:
    wanted, faults = check.texts_of(sorted((ROOT / "sevenwonders_qt").rglob("*.py")))
    assert faults == []
    assert len(wanted) > 400
    wanted |= check.texts_of_data(ROOT / "resources")
    notes, without = check.notes_of(check.NOTES, wanted)
    assert without == []
    for language in ("pt_BR", "es", "en"):
        path = ROOT / "i18n" / f"sevenwonders_{language}.ts"
        assert check.language_of(path) == language
        assert list(check.faults_of(path, language, wanted, notes)) == []


@pytest.mark.parametrize(
    ("file", "data", "texts"),
    [
        (
            "lessons/a.toml",
            'title = "A"\ngame = "classic"\n[[step]]\ntitle = "B"\ntext = "C"\nlit = ["D"]',
            [("Lesson", "A"), ("Lesson", "B"), ("Lesson", "C")],
        ),
        (
            "rules/a.toml",
            'heading = "A"\n[[rule]]\nid = "x"\nheading = "B"\ntexts = ["C", "D"]\nsee = ["y"]\n'
            '[[rule.ruling]]\nnumber = 1\ntext = "E"',
            [("Rules", text) for text in "ABCDE"],
        ),
        (
            "advice/a.toml",
            '[[wonder]]\nid = "x"\nA = "A"\nnight = "B"\n[[wonder]]\nid = "y"\ntext = "C"',
            [("WonderAdvice", text) for text in "ABC"],
        ),
        (
            "tips/a.toml",
            '[[tip]]\nid = "x"\nwhen = [{ kind = "Y" }]\ntitle = "A"\ntext = "B"',
            [("FirstTip", "A"), ("FirstTip", "B")],
        ),
    ],
)
def test_a_text_in_a_file_has_to_be_translated_into_every_language(
    check: ModuleType, tmp_path: Path, file: str, data: str, texts: list[tuple[str, str]]
) -> None:
    path = tmp_path / file
    path.parent.mkdir()
    path.write_text(data, encoding="utf-8")
    wanted = check.texts_of_data(tmp_path)
    assert wanted == {(context, text, ""): False for context, text in texts}
    empty = tmp_path / "some.ts"
    empty.write_text(CATALOGUE.format(language="es", contexts=""), encoding="utf-8")
    assert list(check.faults_of(empty, "es", wanted)) == [
        f'{context}: "{text}": not translated' for context, text in texts
    ]


@pytest.mark.parametrize("language", ["pt_BR", "es", "en"])
def test_every_counted_text_says_its_number_or_differs_in_its_forms(
    check: ModuleType, language: str
) -> None:
    for text, message in check.entries_of(ROOT / "i18n" / f"sevenwonders_{language}.ts").items():
        forms = [form.text or "" for form in message.iter("numerusform")]
        if forms:
            assert len(forms) == 2, text
            assert "%n" in text[1] or forms[0] != forms[1], text


@pytest.mark.parametrize(
    ("call", "text", "counted"),
    [
        ('translate("Log", "%n card(s)", None, n)', ("Log", "%n card(s)", ""), True),
        ('translate("Log", "%n card(s)", None, len(hand))', ("Log", "%n card(s)", ""), True),
        ('translate("Log", "points", None, n)', ("Log", "points", ""), True),
        ('translate("Log", "\\N{MINUS SIGN}1")', ("Log", "−1", ""), False),
        ('translate("Log", "one " "text")', ("Log", "one text", ""), False),
        ('translate("Log", "you", "as object")', ("Log", "you", "as object"), False),
        ('QT_TRANSLATE_NOOP("Log", "Mine")', ("Log", "Mine", ""), False),
    ],
)
def test_a_marked_text_is_found(
    check: ModuleType, source: Path, call: str, text: tuple[str, str, str], counted: bool
) -> None:
    source.write_text(call, encoding="utf-8")
    assert check.texts_of([source]) == ({text: counted}, [])


@pytest.mark.parametrize(
    ("call", "fault"),
    [
        ('translate("Log", f"{n} cards")', "an f-string cannot be translated"),
        ('self.tr("cards")', "use translate() with a context instead of tr()"),
        ('translate("Log", "%n card(s)")', '"%n card(s)": the call gives no number for %n'),
    ],
)
def test_a_faulty_mark_is_named_with_its_place(
    check: ModuleType, source: Path, call: str, fault: str
) -> None:
    source.write_text(f"\n{call}", encoding="utf-8")
    assert check.texts_of([source])[1] == [f"texts.py:2: {fault}"]


def test_an_update_keeps_plural_forms_adds_what_is_new_and_drops_what_has_gone(
    check: ModuleType, catalogue: Path
) -> None:
    wanted = {("Log", "%n card(s)", ""): True, ("Log", "A & B", "both"): False}
    assert list(check.faults_of(catalogue, "pt_BR", wanted)) == [
        'Log: "A & B": not translated',
        'Log: "Gone": no longer in the sources (--update removes it)',
    ]
    check.update(catalogue, "pt_BR", wanted)
    assert list(check.faults_of(catalogue, "pt_BR", wanted)) == ['Log: "A & B": not translated']
    kept = check.entries_of(catalogue)["Log", "%n card(s)", ""]
    assert [form.text for form in kept.iter("numerusform")] == ["%n carta", "%n cartas"]
    once = catalogue.read_text(encoding="utf-8")
    check.update(catalogue, "pt_BR", wanted)
    assert catalogue.read_text(encoding="utf-8") == once


def test_an_update_asks_again_for_a_text_that_is_now_counted(
    check: ModuleType, catalogue: Path
) -> None:
    wanted = {("Log", "Gone", ""): True}
    check.update(catalogue, "pt_BR", wanted)
    assert list(check.faults_of(catalogue, "pt_BR", wanted)) == ['Log: "Gone": not translated']


def test_english_needs_its_counted_texts_alone(check: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "english.ts"
    path.write_text(CATALOGUE.format(language="en", contexts=""), encoding="utf-8")
    wanted = {("Log", "%n card(s)", ""): True, ("Log", "Gone", ""): False}
    faults = list(check.faults_of(path, "en", wanted))
    assert faults == ['Log: "%n card(s)": not translated']
