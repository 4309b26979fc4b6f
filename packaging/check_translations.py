"""Fails when a text of the program is untranslated, or a translation would not fit its text.

Usage: `python packaging/check_translations.py [--update]`

Compares the sources with copies of `i18n/*.ts`; with `--update` the catalogues themselves are
brought up to date first, so that new texts stand in them as unfinished entries.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

from hatch_build import qt_tool

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = {"pt_BR": 2, "es": 2, "en": 2}
"""Languages that must be complete, with the number of plural forms Qt asks for."""

PLURALS_ONLY = {"en"}
"""The source language: only its counted texts need an entry."""

PLACEHOLDER = re.compile(r"\{[^{}]*\}")


def main(arguments: list[str]) -> int:
    """Check each catalogue; prints one line a fault and returns 1 if there was any."""
    catalogues = {path: language_of(path) for path in sorted(ROOT.glob("i18n/*.ts"))}
    faults = [f"i18n has no catalogue for {name}" for name in absent(set(catalogues.values()))]
    if "--update" in arguments:
        for path, language in catalogues.items():
            extract(path, language)
    with tempfile.TemporaryDirectory() as scratch:
        for path, language in catalogues.items():
            copy = Path(scratch, path.name)
            shutil.copyfile(path, copy)
            extract(copy, language)
            faults += [f"{path.name}: {fault}" for fault in faults_of(copy, language)]
    for fault in faults:
        print(fault)
    print(f"translations: {len(catalogues)} catalogues, {len(faults)} faults")
    return 1 if faults else 0


def absent(languages: set[str]) -> list[str]:
    """The languages without a catalogue."""
    return sorted(set(LANGUAGES) - languages)


def language_of(catalogue: Path) -> str:
    """The language a `.ts` file states; empty where it states none."""
    return ElementTree.parse(catalogue).getroot().get("language", "")


def extract(catalogue: Path, language: str) -> None:
    """Bring a catalogue up to date with the sources; what left the sources leaves it too."""
    sources = [str(path) for path in sorted((ROOT / "sevenwonders_qt").rglob("*.py"))]
    options = ["-silent", "-locations", "none", "-no-obsolete"]
    if language in PLURALS_ONLY:
        options.append("-pluralonly")
    with tempfile.TemporaryDirectory() as scratch:
        listing = Path(scratch, "sources.txt")
        listing.write_text("\n".join(sources) + "\n", encoding="utf-8")
        command = [str(qt_tool("lupdate")), *options, f"@{listing}", "-ts", str(catalogue)]
        done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    if done.returncode:
        raise SystemExit(f"lupdate failed: {done.stderr or done.stdout}")


def faults_of(catalogue: Path, language: str) -> Iterator[str]:
    """What is wrong with an up-to-date catalogue, one line each."""
    root = ElementTree.parse(catalogue).getroot()
    for context in root.iter("context"):
        for message in context.iter("message"):
            fault = message_fault(message, LANGUAGES.get(language, 0))
            if fault:
                name, text = context.findtext("name", ""), message.findtext("source", "")
                yield f'{name}: "{text}": {fault}'


def message_fault(message: ElementTree.Element, plural_forms: int) -> str | None:
    """What is wrong with one `<message>` of a catalogue; None where nothing is."""
    translation = message.find("translation")
    if translation is None or translation.get("type") == "unfinished":
        return "not translated"
    counted = message.get("numerus") == "yes"
    if counted:
        texts = [form.text or "" for form in translation.iter("numerusform")]
        if len(texts) != plural_forms:
            return f"{len(texts)} plural forms instead of {plural_forms}"
    else:
        texts = [translation.text or ""]
    if not all(text.strip() for text in texts):
        return "translation is empty"
    wanted = set(PLACEHOLDER.findall(message.findtext("source", "")))
    if any(set(PLACEHOLDER.findall(text)) != wanted for text in texts):
        return "placeholders differ from the source text"
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
