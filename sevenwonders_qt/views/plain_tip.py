"""Tooltips: the one door through which texts reach them, so that none is read as markup.

A name that a person typed or a file brought may be in any of them, and Qt guesses whether a tooltip
is rich text. A test reads the sources for other ways.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent, Qt
from PySide6.QtWidgets import QToolTip, QWidget


class _Tipped(Protocol):
    """A widget, or an item of a list."""

    def setToolTip(self, text: str, /) -> None: ...


def set_tip(target: _Tipped, text: str) -> None:
    """Show these words over a widget or an item."""
    target.setToolTip(plain_tip(text))


def set_long_tip(target: _Tipped, text: str) -> None:
    """Show these lines, and break those that are too long."""
    target.setToolTip(long_tip(text))


def tip_wanted(event: QEvent, widget: QWidget, words: Callable[[QPoint], str]) -> bool:
    """Show the words of a point of a widget if an event asks for them; return whether it does.

    For a widget that paints several things: a widget with one text has it by `set_tip`.
    """
    if not isinstance(event, QHelpEvent) or event.type() != QEvent.Type.ToolTip:
        return False
    QToolTip.showText(event.globalPos(), plain_tip(words(event.pos())), widget)
    return True


def plain_tip(text: str) -> str:
    """Return the same words, none of them read as markup."""
    return _paragraph(text) if "<" in text else text


def long_tip(text: str) -> str:
    """Return the lines as paragraphs: a tooltip breaks long lines only as rich text."""
    return "".join(map(_paragraph, text.splitlines()))


def _paragraph(text: str) -> str:
    return Qt.convertFromPlainText(text, Qt.WhiteSpaceMode.WhiteSpaceNormal)
