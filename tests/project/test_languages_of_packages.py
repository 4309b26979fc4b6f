"""Everything that is packed finds the languages in `i18n`, and what cannot is held against it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sevenwonders_qt.core.languages import SHIPPED
from tests.project.checkout import ROOT, packaging_script

LANGUAGES = packaging_script("languages").languages()


def test_languages_are_found_by_their_catalogues(tmp_path: Path) -> None:
    for name in ("sevenwonders_fr.ts", "sevenwonders_pt_BR.ts", "sevenwonders_fr.qm", "other.ts"):
        (tmp_path / name).touch()
    assert packaging_script("languages").languages(tmp_path) == ("fr", "pt_BR")


def test_every_catalogue_is_shipped() -> None:
    assert {*LANGUAGES} == {*SHIPPED}


def test_the_words_of_qt_and_the_order_of_letters_come_with_each_language() -> None:
    contents, icu = packaging_script("bundle_contents"), packaging_script("icu_data")
    for code in LANGUAGES:
        assert contents.is_used(f"PySide6/Qt/translations/qtbase_{code}.qm")
        assert not icu.is_unused(f"icudt73l/coll/{code.split('_')[0]}.res", b"")
    assert not contents.is_used("PySide6/Qt/translations/qtbase_fr.qm")


def test_macos_is_told_of_each_language() -> None:
    listed = packaging_script("bundle_identity").info_plist()["CFBundleLocalizations"]
    assert {code.replace("-", "_") for code in listed} == {*LANGUAGES}


@pytest.mark.parametrize(
    ("file", "pattern"),
    [
        ("linux/sevenwonders-qt.desktop", r"^GenericName\[(\w+)\]="),
        ("linux/sevenwonders-qt.desktop", r"^Comment\[(\w+)\]="),
        ("linux/sevenwonders-qt.desktop", r"^Keywords\[(\w+)\]="),
        ("linux/sevenwonders-qt.xml", r'<comment xml:lang="(\w+)">'),
        ("windows/sevenwonders-qt.iss", r'^Name: "(\w+)"; MessagesFile:'),
        ("windows/sevenwonders-qt.iss", r"^(\w+)\.MatchFile="),
    ],
)
def test_files_that_desktops_read_have_words_of_each_language(file: str, pattern: str) -> None:
    """Spanish and English share a word now and then; what is English needs no second one."""
    text = (ROOT / "packaging" / file).read_text(encoding="utf-8")
    found = {*re.findall(pattern, text, re.MULTILINE)} - {"desktopicon"}
    assert {*LANGUAGES} - found <= {"en"}
