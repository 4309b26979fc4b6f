"""Fails when a text of the program is untranslated, or a translation would not fit its text.

Usage: `python packaging/check_translations.py [--update | --new CODE]`

Compares the texts in the sources and in the files of `DATA` with `i18n/*.ts`: every placeholder
and every number in figures has to be in the translation too, and no text may have a word that
`i18n/avoided.toml` names. With `--update` the catalogues are first brought up to date:
translations that are still wanted stay as they are, new texts become unfinished entries, and what
left the sources leaves the catalogues. ``--new`` begins a catalogue for another language, such as
``fr``: see docs/translating.md.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from sevenwonders_qt.core.languages import SHIPPED

ROOT = Path(__file__).resolve().parents[1]
FORMS = {
    **dict.fromkeys(("dz", "fa", "gn", "hu", "id", "ja", "jv", "ko", "ms", "my", "na", "om"), 1),
    **dict.fromkeys(("su", "th", "tr", "tt", "vi", "yo", "za", "zh", "bi", "fj", "bo"), 1),
    **dict.fromkeys(("be", "bs", "cs", "ga", "hr", "lt", "lv", "mk", "pl", "ro"), 3),
    **dict.fromkeys(("ru", "sk", "sr", "uk"), 3),
    **dict.fromkeys(("gd", "mt", "sl"), 4),
    "cy": 5,
    "ar": 6,
}
"""How many plural forms Qt asks for in languages that have another number than two."""

PLURALS_ONLY = {"en"}
"""The source language: only its counted texts need an entry."""

NUMBER = "%n"
PLACEHOLDER = re.compile(r"\{[^{}]*\}|%L?\d+|" + NUMBER)
DIGITS = re.compile(r"\d+")
MARKS = ("translate", "QT_TRANSLATE_NOOP")
"""The calls that mark a text in the sources."""

AVOIDED = ROOT / "i18n" / "avoided.toml"
"""The words that no text may have, by language."""

DATA = {
    "advice": ("WonderAdvice", ("text", "A", "B", "day", "night")),
    "cards": ("CardAdvice", ("advice",)),
    "lessons": ("Lesson", ("title", "about", "text", "ask", "wrong")),
    "people": ("People", ("person", "advice")),
    "rules": ("Rules", ("heading", "texts", "text")),
    "tips": ("FirstTip", ("title", "text")),
}
"""The folders of resources/ with texts, each with their context and the fields that they are in."""

Text = tuple[str, str, str]
"""Context, English text and comment ("" for none); together they name one entry."""

Texts = dict[Text, bool]
"""The texts of the program, each with whether it is counted and so has plural forms."""

Notes = Mapping[Text, str]
"""What translators are told of a text."""

NO_NOTES: Notes = {}
NOTES = ROOT / "i18n" / "notes.toml"
WORD = re.compile(r"[^\s{}%]+")
"""A text of one word, which says too little by itself."""


def main(arguments: list[str]) -> int:
    """Check each catalogue; prints one line a fault and returns 1 if there was any."""
    wanted, faults = texts_of(sorted((ROOT / "sevenwonders_qt").rglob("*.py")))
    wanted |= texts_of_data(ROOT / "resources")
    notes, without = notes_of(NOTES, wanted)
    if "--new" in arguments:
        return begin(arguments[arguments.index("--new") + 1 :], wanted, notes)
    faults += without
    catalogues = {path: language_of(path) for path in sorted(ROOT.glob("i18n/*.ts"))}
    faults += [f"i18n has no catalogue for {name}" for name in absent(set(catalogues.values()))]
    for path, language in catalogues.items():
        if "--update" in arguments:
            update(path, language, wanted, notes)
        faults += [f"{path.name}: {fault}" for fault in faults_of(path, language, wanted, notes)]
        faults += [f"{path.name}: {fault}" for fault in avoided_in(path, language, wanted)]
    for fault in faults:
        print(fault)
    print(f"translations: {len(wanted)} texts, {len(catalogues)} catalogues, {len(faults)} faults")
    return 1 if faults else 0


def plural_forms_of(language: str) -> int:
    """How many plural forms a text has in a language."""
    return FORMS.get(language.split("_")[0], 2)


def absent(languages: set[str]) -> list[str]:
    """The languages that every copy has, but for those with a catalogue."""
    return sorted(set(SHIPPED) - languages)


def language_of(catalogue: Path) -> str:
    """The language a `.ts` file states; empty where it states none."""
    return ElementTree.parse(catalogue).getroot().get("language", "")


def texts_of(sources: list[Path]) -> tuple[Texts, list[str]]:
    """The texts that the sources mark for translation, and a line for each faulty mark.

    The syntax tree is read because Qt's `lupdate` leaves out a call whose count is no bare name
    or number, does not know escapes such as `\\N{MINUS SIGN}` and takes an f-string literally.
    """
    texts: Texts = {}
    faults: list[str] = []
    for path in sources:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            text, fault = marked_text(node)
            if text:
                texts[text] = texts.get(text, False) or NUMBER in text[1] or len(node.args) == 4
            if fault:
                faults.append(f"{path.name}:{node.lineno}: {fault}")
    return texts, faults


def texts_of_data(resources: Path, names: str = "*.toml") -> Texts:
    """The texts of the files that have some, such as lessons and rules, with these names."""
    texts: Texts = {}
    for folder, (context, fields) in DATA.items():
        for path in sorted(resources.glob(f"{folder}/{names}")):
            data = tomllib.loads(path.read_text(encoding="utf-8"))
            texts |= {(context, text, ""): False for text in _texts_in(data, fields)}
    return texts


def _texts_in(table: Mapping[str, Any], fields: Collection[str]) -> Iterator[str]:
    for name, value in table.items():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, dict):
                yield from _texts_in(each, fields)
            elif name in fields and isinstance(each, str):
                yield each


def marked_text(call: ast.Call) -> tuple[Text | None, str | None]:
    """The text that a call marks for translation, and what is wrong with the call."""
    name = _called(call)
    if name == "tr":
        return None, "use translate() with a context instead of tr()"
    if name not in MARKS or len(call.args) < 2:
        return None, None
    parts = [part.value if isinstance(part, ast.Constant) else None for part in call.args[:3]]
    if any(isinstance(part, ast.JoinedStr) for part in call.args[:2]):
        return None, "an f-string cannot be translated"
    if not all(isinstance(part, str) for part in parts[:2]):
        return None, None  # hands on a text that is marked elsewhere
    text = (str(parts[0]), str(parts[1]), str(parts[2] or "") if len(parts) > 2 else "")
    if NUMBER in text[1] and len(call.args) != 4 and name == "translate":
        return text, f'"{text[1]}": the call gives no number for {NUMBER}'
    return text, None


def begin(codes: list[str], wanted: Texts, notes: Notes) -> int:
    """Write a catalogue for another language with every text still to be translated."""
    if len(codes) != 1 or not re.fullmatch(r"[a-z]{2,3}(_[A-Za-z]{2,4})*", codes[0]):
        print("name one language by its code, such as fr or zh_TW")
        return 1
    path = ROOT / "i18n" / f"sevenwonders_{codes[0]}.ts"
    if path.exists():
        print(f"{path.name} is there already; --update brings it up to date")
        return 1
    write(path, codes[0], wanted, {}, notes)
    print(f"{path}: {len(wanted)} texts to translate")
    return 0


def notes_of(file: Path, wanted: Texts) -> tuple[Notes, list[str]]:
    """The notes of a file by text, and a line for each word without one and each note for nothing.

    A text that has a comment of its own in the sources needs no note.
    """
    words = {text for text in wanted if WORD.fullmatch(text[1]) and not text[2]}
    notes: dict[Text, str] = {}
    faults = []
    for each in tomllib.loads(file.read_text(encoding="utf-8"))["note"]:
        context, texts = each["context"], each.get("texts")
        of_context = {text for text in words if text[0] == context}
        named = of_context if texts is None else {(context, text, "") for text in texts}
        faults += [f'{file.name}: {context}: "{text[1]}" is no word' for text in named - words]
        if not named:
            faults.append(f"{file.name}: {context} has no word")
        notes |= dict.fromkeys(named & words, each["note"])
    faults += [f'{file.name}: {text[0]}: "{text[1]}" has no note' for text in words - {*notes}]
    return notes, sorted(faults)


def update(catalogue: Path, language: str, wanted: Texts, notes: Notes = NO_NOTES) -> None:
    """Rewrite the catalogue with exactly the wanted texts, keeping what is translated."""
    write(catalogue, language, wanted, entries_of(catalogue), notes)


def write(
    catalogue: Path,
    language: str,
    wanted: Texts,
    old: Mapping[Text, ElementTree.Element],
    notes: Notes,
) -> None:
    """Write a catalogue of the wanted texts, with what ``old`` has for them."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>"]
    lines.append(f'<TS version="2.1" language="{language}" sourcelanguage="en">')
    texts = _wanted_in(language, wanted)
    for context in sorted({text[0] for text in texts}):
        lines += ["<context>", f"    <name>{escape(context)}</name>"]
        for text in sorted(text for text in texts if text[0] == context):
            forms = plural_forms_of(language) if texts[text] else None
            lines += _entry_lines(text, old.get(text), forms, notes.get(text, ""))
        lines.append("</context>")
    catalogue.write_text("\n".join([*lines, "</TS>", ""]), encoding="utf-8", newline="\n")


def entries_of(catalogue: Path) -> dict[Text, ElementTree.Element]:
    """The `<message>` elements of a catalogue."""
    entries = {}
    for context in ElementTree.parse(catalogue).getroot().iter("context"):
        for message in context.iter("message"):
            source, comment = message.findtext("source", ""), message.findtext("comment", "")
            entries[context.findtext("name", ""), source, comment] = message
    return entries


def faults_of(
    catalogue: Path, language: str, wanted: Texts, notes: Notes = NO_NOTES
) -> Iterator[str]:
    """What is wrong with a catalogue, one line each."""
    entries: Mapping[Text, ElementTree.Element] = entries_of(catalogue)
    texts = _wanted_in(language, wanted)
    for text in sorted({*texts, *entries}):
        fault: str | None
        if text not in texts:
            fault = "no longer in the sources (--update removes it)"
        elif text not in entries:
            fault = "not translated"
        elif texts[text] != (entries[text].get("numerus") == "yes"):
            fault = "plural forms belong to counted texts alone (--update mends it)"
        elif entries[text].findtext("extracomment", "") != notes.get(text, ""):
            fault = "the note for translators is another one (--update mends it)"
        else:
            fault = message_fault(entries[text], plural_forms_of(language))
        if fault:
            yield f'{text[0]}: "{text[1]}": {fault}'


def avoided_in(catalogue: Path, language: str, wanted: Texts) -> Iterator[str]:
    """A line for each text of a language that has a word of `AVOIDED`."""
    words, typed = avoided_of(language), _avoided()["typed"]
    for text, message in entries_of(catalogue).items():
        forms = [message.findtext("translation", ""), *_plural_forms(message)]
        for form in forms if text[1] not in typed else ():
            yield from avoided_words(form, words)
    if language in PLURALS_ONLY:
        for text in wanted:
            yield from avoided_words(text[1], words)


def avoided_of(language: str) -> dict[re.Pattern[str], str]:
    """What finds each word that is avoided in a language, with what to write instead."""
    words: dict[str, str] = _avoided().get(language, {})
    return {
        re.compile(rf"(?<!\w)(?:{word})(?!\w)", re.IGNORECASE): instead
        for word, instead in words.items()
    }


def avoided_words(text: str, words: Mapping[re.Pattern[str], str]) -> Iterator[str]:
    """What is wrong with the words of a text."""
    for pattern, instead in words.items():
        if found := pattern.search(text):
            yield f'"{text}": not "{found[0].strip()}": {instead}'


def message_fault(message: ElementTree.Element, plural_forms: int) -> str | None:
    """What is wrong with one `<message>` of a catalogue; None where nothing is."""
    translation = message.find("translation")
    if translation is None or translation.get("type") == "unfinished":
        return "not translated"
    source = message.findtext("source", "")
    if message.get("numerus") == "yes":
        texts = [form.text or "" for form in translation.iter("numerusform")]
        if len(texts) != plural_forms:
            return f"{len(texts)} plural forms instead of {plural_forms}"
    else:
        texts = [translation.text or ""]
    if not all(text.strip() for text in texts):
        return "translation is empty"
    wanted = sorted(PLACEHOLDER.findall(source))
    if any(sorted(PLACEHOLDER.findall(text)) != wanted for text in texts):
        return "placeholders differ from the source text"
    lost = sorted({number for text in texts for number in _lost_numbers(source, text)}, key=int)
    return f"lacks {', '.join(lost)} of the source text" if lost else None


def _avoided() -> dict[str, Any]:
    return tomllib.loads(AVOIDED.read_text(encoding="utf-8"))


def _plural_forms(message: ElementTree.Element) -> Iterator[str]:
    return (form.text or "" for form in message.iter("numerusform"))


def _lost_numbers(source: str, translation: str) -> list[str]:
    """The numbers in figures that stand more often in the source than in the translation."""
    wanted, found = (
        Counter(DIGITS.findall(PLACEHOLDER.sub("", text))) for text in (source, translation)
    )
    return list(wanted - found)


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _wanted_in(language: str, wanted: Texts) -> Texts:
    if language not in PLURALS_ONLY:
        return wanted
    return {text: counted for text, counted in wanted.items() if counted}


def _entry_lines(
    text: Text, old: ElementTree.Element | None, forms: int | None, about: str
) -> list[str]:
    """One `<message>` as Qt Linguist writes it, with `forms` plural forms (None: not counted).

    Unfinished where `old`, the entry before, has no finished translation of that kind.
    """
    found = old.find("translation") if old is not None else None
    remark = old.findtext("translatorcomment") if old is not None else None
    single, several = "", [""] * (forms or 0)
    finished = found is not None and found.get("type") != "unfinished"
    if found is not None and forms is None:
        single = found.text or ""
    elif found is not None:
        several = [form.text or "" for form in found.iter("numerusform")] or several
    finished = finished and (all(several) if forms else bool(single.strip()))
    mark = "" if finished else ' type="unfinished"'
    lines = ['    <message numerus="yes">' if forms else "    <message>"]
    lines.append(f"        <source>{escape(text[1])}</source>")
    if text[2]:
        lines.append(f"        <comment>{escape(text[2])}</comment>")
    if about:
        lines.append(f"        <extracomment>{escape(about)}</extracomment>")
    if remark:
        lines.append(f"        <translatorcomment>{escape(remark)}</translatorcomment>")
    if forms:
        lines.append(f"        <translation{mark}>")
        lines += [f"            <numerusform>{escape(form)}</numerusform>" for form in several]
        lines.append("        </translation>")
    else:
        lines.append(f"        <translation{mark}>{escape(single.strip())}</translation>")
    return [*lines, "    </message>"]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
