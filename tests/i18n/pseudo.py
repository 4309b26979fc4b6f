"""A language that is only longer: every English text in brackets, with accents."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import escape

from PySide6.QtCore import QLocale

from tests.project.checkout import ROOT, packaging_script

CODE = "eo"
"""Esperanto has no translation here, and as many plural forms as English."""

_ACCENTS = str.maketrans("aeiouncsyzAEIOUCSYZ", "áéîöüñçšýžÅÉÎÖÜÇŠÝŽ")
_KEPT = re.compile(r"(\{[^{}]*\}|%L?n|%L?\d+|<[^<>]*>|&\w+;)")
_PATTERN = ("a date as QLocale writes it", "a time as QLocale writes it")


def longer(text: str) -> str:
    """The text in brackets, with accents, two fifths longer; placeholders stay as they are."""
    parts = (
        part if _KEPT.fullmatch(part) else part.translate(_ACCENTS) for part in _KEPT.split(text)
    )
    more = " ".join(["~~~"] * round(len(text) * 0.4 / 4)) or "~"
    return f"[{''.join(parts)} {more}]"


def write_catalogue(path: Path) -> None:
    """Translate every text of the program, as a translator does: one file."""
    check = packaging_script("check_translations")
    wanted, _ = check.texts_of(sorted((ROOT / "sevenwonders_qt").rglob("*.py")))
    wanted |= check.texts_of_data(ROOT / "resources")
    english = {
        text: [form.text or "" for form in message.iter("numerusform")]
        for text, message in check.entries_of(ROOT / "i18n" / "sevenwonders_en.ts").items()
    }
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{CODE}" sourcelanguage="en">')
    for context in sorted({text[0] for text in wanted}):
        lines.append(f"<context><name>{escape(context)}</name>")
        for text in sorted(text for text in wanted if text[0] == context):
            lines += _entry(text, english[text] if wanted[text] else None)
        lines.append("</context>")
    path.write_text("\n".join([*lines, "</TS>", ""]), encoding="utf-8")


def _entry(text: tuple[str, str, str], forms: list[str] | None) -> Iterator[str]:
    counted = ' numerus="yes"' if forms else ""
    yield f"<message{counted}><source>{escape(text[1])}</source>"
    if text[2]:
        yield f"<comment>{escape(text[2])}</comment>"
    if forms:
        said = "".join(f"<numerusform>{escape(longer(form))}</numerusform>" for form in forms)
    else:
        said = escape(f"[{text[1]}]" if text[2].startswith(_PATTERN) else longer(text[1]))
    yield f"<translation>{said}</translation></message>"


def drop_in(folder: Path) -> None:
    """A copy of the place of the translations, with one file more in it."""
    translations = folder / "i18n"
    translations.mkdir()
    for known in (ROOT / "i18n").glob("*.qm"):
        shutil.copy(known, translations)
    write_catalogue(translations / f"sevenwonders_{CODE}.ts")
    packaging_script("hatch_build").compile_translations(translations)
    (folder / "resources").symlink_to(ROOT / "resources", target_is_directory=True)
    (folder / "docs").symlink_to(ROOT / "docs", target_is_directory=True)


assert QLocale(CODE).language() == QLocale.Language.Esperanto
