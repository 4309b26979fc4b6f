"""A page of a match in a window, as the program shows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

Page = TypeVar("Page", bound=QWidget)


def framed(qtbot: QtBot, make: Callable[[QWidget], Page]) -> tuple[QWidget, Page]:
    """A window of 1280x720 that is shown, to be kept, and the page that ``make`` builds in it."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1280, 720)
    page = make(window)
    page.resize(1280, 720)
    window.show()
    return window, page
