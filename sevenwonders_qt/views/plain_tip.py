"""Words for a tooltip in which a name may stand that a person typed or a file brought."""

from __future__ import annotations

from PySide6.QtGui import Qt


def plain_tip(text: str) -> str:
    """The same words, none of them read as markup: Qt guesses whether a tooltip is rich text."""
    return _paragraph(text) if "<" in text else text


def long_tip(text: str) -> str:
    """The same lines as paragraphs: only as rich text does a tooltip break what is too long."""
    return "".join(map(_paragraph, text.splitlines()))


def _paragraph(text: str) -> str:
    return Qt.convertFromPlainText(text, Qt.WhiteSpaceMode.WhiteSpaceNormal)
