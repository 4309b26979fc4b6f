"""Capital letters as the language writes them."""

from __future__ import annotations

from PySide6.QtCore import QLocale


def capitals(text: str) -> str:
    """Return the text in capitals by the rules of the language: in Turkish "i" becomes "İ"."""
    return QLocale().toUpper(text)
