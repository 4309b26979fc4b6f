"""The manual: its pages in the language of the window, as they are in the documents."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.resources import resource_path

translate = QCoreApplication.translate

FOLDER: Final = "manual"
FIRST: Final = "README.md"
"""The page that lists the others."""

_ENGLISH: Final = "en"
_PAGE = re.compile(r"\[([^\]]+)\]\(([\w-]+\.md)\)")
_BEYOND = re.compile(r"\[([^\]]+)\]\(\.\.[^)]*\)")
"""A link to a document that is no part of the manual."""


@dataclass(frozen=True, slots=True)
class ManualPage:
    """A page: the name of its file, which links to it name, its title, and its text as Markdown."""

    name: str
    title: str
    text: str


def manual_folder() -> str:
    """Return the folder of the manual in the language of the window, or else in English."""
    place = translate("Manual", "manual/en", "the folder of the manual in this language, in docs")
    own = place.rpartition("/")[2]
    return own if (resource_path(FOLDER) / own).is_dir() else _ENGLISH


def manual() -> tuple[ManualPage, ...]:
    """Return the pages in their order, without their headings and links to other documents."""
    folder = manual_folder()
    listed = resource_path(FOLDER, folder, FIRST).read_text(encoding="utf-8")
    return tuple(_page(folder, name) for _, name in _PAGE.findall(listed))


def _page(folder: str, name: str) -> ManualPage:
    text = resource_path(FOLDER, folder, name).read_text(encoding="utf-8")
    heading, _, rest = text.partition("\n")
    return ManualPage(name, heading.removeprefix("# "), _BEYOND.sub(r"\1", rest).strip())
