"""What a match is called when it is watched again."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime

from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.journal.header import Header
from sevenwonders_qt.models.boxes import known_among
from sevenwonders_qt.models.dates import day_words

translate = QCoreApplication.translate


def title_of(header: Header, *, practice: bool = False) -> str:
    """The name that a person gave it, else the game; then the day, and whether it is practice.

    Of 7 Wonders itself, which most matches are of, it says how many played instead.
    """
    name = header.title
    if not name and header.game == Architects.name:
        name = translate("Replay", "Architects")
    elif not name:
        boxes = known_among(header.options.get("expansions", ()))
        name = " + ".join(words.title() for words in boxes)
    players = len(header.seats)
    parts = [name or translate("Replay", "%n player(s)", None, players), _day(header.created)]
    if practice:
        parts.append(translate("Replay", "practice"))
    return " · ".join(part for part in parts if part)


def _day(created: str) -> str:
    """The day here, in the language of the moment; empty when the time cannot be understood."""
    try:
        moment = datetime.fromisoformat(created.replace("Z", "+00:00"))
    except ValueError:
        return ""
    local = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    return day_words(local.date())
