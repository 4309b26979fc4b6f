"""Puts the program into one of its languages, also while it runs."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from sevenwonders_qt.core.languages import SOURCE, languages
from sevenwonders_qt.core.resources import resource_path

SYSTEM: Final = "system"
"""Asks for the language that the computer is set to."""

_NAME: Final = "sevenwonders_translator"


class TranslationUnavailable(Exception):
    """One line for the person at the keyboard, with the name of the compiled file."""


def install(app: QCoreApplication, language: str) -> str:
    """Show every text in ``language``: one of `languages`, or `SYSTEM`; returns it.

    Replaces the language before, sets the default `QLocale`, and translates Qt's own texts if
    PySide6 brings them. Every widget then gets a ``LanguageChange`` event. Raises
    `TranslationUnavailable` if the compiled file is missing or damaged; the language stays as it
    was then, which is English at the start.
    """
    code = resolve(language)
    replaced = app.findChildren(QTranslator, _NAME)
    fresh = [_own(app, code), *_of_qt(app, code)]
    QLocale.setDefault(QLocale(code))
    for translator in replaced:
        app.removeTranslator(translator)
        translator.deleteLater()
    for translator in reversed(fresh):
        app.installTranslator(translator)
    return code


def resolve(language: str, wishes: Iterable[str] | None = None) -> str:
    """Return the one of `languages` to show for ``language``, which is one of them or `SYSTEM`.

    ``wishes`` are locale names such as ``"pt-PT"``, the dearest first; without them the computer
    is asked. Any Portuguese becomes that of Brazil; if nothing fits it is English.
    """
    if language != SYSTEM:
        return language
    for wish in QLocale.system().uiLanguages() if wishes is None else wishes:
        for code in languages():
            if wish.replace("_", "-").split("-")[0].lower() == code.split("_")[0]:
                return code
    return SOURCE


def _own(app: QCoreApplication, code: str) -> QTranslator:
    name = f"sevenwonders_{code}.qm"
    try:
        path = resource_path("i18n", name)
    except FileNotFoundError as fault:
        raise TranslationUnavailable(f"the translation {name} is missing: {fault}") from fault
    translator = _loaded(app, path)
    if translator is None:
        raise TranslationUnavailable(f"the translation {name} cannot be read: {path}")
    return translator


def _of_qt(app: QCoreApplication, code: str) -> list[QTranslator]:
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    translator = _loaded(app, Path(folder, f"qtbase_{code}.qm"))
    return [] if translator is None else [translator]


def _loaded(app: QCoreApplication, path: Path) -> QTranslator | None:
    """Return a translator that belongs to ``app``; None if the file is missing or damaged."""
    translator = QTranslator(app)
    translator.setObjectName(_NAME)
    if path.is_file() and translator.load(str(path)):
        return translator
    translator.deleteLater()
    return None
