"""The names of the program's languages, each in its own language."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QLocale, QTranslator

from sevenwonders_qt.core.languages import SOURCE, languages
from sevenwonders_qt.core.resources import resource_path

_NAME: Final = str(QT_TRANSLATE_NOOP("Language", "English"))


def language_names() -> dict[str, str]:
    """Return every language by its code; its name comes from its translation of "English"."""
    return {code: _name(code) for code in languages()}


def _name(code: str) -> str:
    if code == SOURCE:
        return _NAME
    translator = QTranslator()
    translator.load(str(resource_path("i18n", f"sevenwonders_{code}.qm")))
    return translator.translate("Language", _NAME) or QLocale(code).nativeLanguageName() or code
