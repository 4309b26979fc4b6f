"""Words about a damaged match of which the beginning may be recovered."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.journal.header import LONGEST_TEXT
from sevenwonders_qt.models.saves import match_title, place_in_match
from sevenwonders_qt.session.recovering import SoundPart

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Recovery:
    """Whether the beginning of a damaged match can be recovered; how far it goes, or why not."""

    possible: bool
    words: str


def recovery_of(part: SoundPart | None) -> Recovery:
    """What to say before it is done; None when nothing is sound."""
    if part is None:
        why = translate("Saves", "Nothing can be recovered: not even the deal is intact.")
        return Recovery(False, why)
    text = translate("Saves", "It is sound up to {place}, with %n choice(s).", None, part.choices)
    return Recovery(True, text.format(place=place_in_match(part.summary.outline)))


def recovered(part: SoundPart) -> str:
    """What to say when it is done."""
    text = translate(
        "Saves",
        "Recovered up to {place}, with %n choice(s). The damaged file is still there.",
        None,
        part.choices,
    )
    return text.format(place=place_in_match(part.summary.outline))


def recovered_before(title: str) -> str:
    """The match was recovered before, or came from elsewhere, and goes at least as far."""
    text = translate("Saves", "Not imported: “{title}” is the same match, at least as far along.")
    return text.format(title=title)


def recovered_title(part: SoundPart) -> str:
    """The title of the old match, and that it is recovered."""
    text = translate("Saves", "{title} (recovered)")
    title = match_title(part.summary)
    return text.format(title=title[: LONGEST_TEXT - len(text)])
