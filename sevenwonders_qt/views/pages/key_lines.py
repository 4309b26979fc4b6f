"""Lists of keys and what they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.models.boxes import all_words
from sevenwonders_qt.views.kit.part import Part, column, row
from sevenwonders_qt.views.kit.words import Keys, Text, section, striped

translate = QCoreApplication.translate


class KeyLine(NamedTuple):
    """What keys do, and the keys; a dash between two of them means all from one to the other."""

    words: str
    keys: tuple[str, ...]


def key_lists(lists: Sequence[tuple[str, Sequence[KeyLine]]]) -> Part:
    """Titled lists of what can be done, a line for each action with its keys at the right end."""
    return column(
        *(
            column(section(title), striped([_key_line(line) for line in lines]), gap=6)
            for title, lines in lists
        ),
        gap=16,
        stretch=24,
    )


def _key_line(line: KeyLine) -> Part:
    return row(Text(line.words, lines=0, weight=1, narrow=True), Keys(line.keys))


def table_keys() -> list[KeyLine]:
    """Keys that play a turn."""
    space, enter = translate("Settings", "Space"), translate("Settings", "Enter")
    return [
        KeyLine(translate("Settings", "Choose a card"), ("1", "–", "8")),
        KeyLine(translate("Settings", "Next or previous card"), ("←", "→")),
        KeyLine(translate("Settings", "Build it"), ("C",)),
        KeyLine(translate("Settings", "Use it for a wonder stage"), ("E",)),
        *(KeyLine(words, keys) for box in all_words() for words, keys in box.table_keys()),
        KeyLine(translate("Settings", "Discard it for 3 coins"), ("D",)),
        KeyLine(translate("Settings", "Build it free by Olympia's power"), ("F",)),
        KeyLine(translate("Settings", "Do what the gold button says"), (enter,)),
        KeyLine(translate("Settings", "Two players: the other lane"), ("Tab",)),
        KeyLine(translate("Settings", "What is worth choosing"), ("H",)),
        KeyLine(translate("Settings", "Undo, redo"), ("Ctrl", "Z", "/", "Y")),
        KeyLine(translate("Settings", "Enlarge what has the focus"), (space,)),
    ]


def replay_keys() -> list[KeyLine]:
    """Keys that go to and fro in a match that is watched again."""
    space, enter = translate("Settings", "Space"), translate("Settings", "Enter")
    back, on = translate("Settings", "PgUp"), translate("Settings", "PgDn")
    first, last = translate("Settings", "Home"), translate("Settings", "End")
    return [
        KeyLine(translate("Settings", "Play or pause"), (space,)),
        KeyLine(translate("Settings", "One step back or forward"), ("←", "→")),
        KeyLine(translate("Settings", "Back or on by an Age or a round"), (back, on)),
        KeyLine(translate("Settings", "To the beginning, to the end"), (first, last)),
        KeyLine(translate("Settings", "Slower, faster"), ("\N{MINUS SIGN}", "+")),
        KeyLine(translate("Settings", "Through whose eyes"), ("Tab",)),
        KeyLine(translate("Settings", "Hide what comes"), ("H",)),
        KeyLine(translate("Settings", "Continue from here as practice"), (enter,)),
        KeyLine(translate("Settings", "Save the table as a picture"), ("Ctrl", "S")),
        KeyLine(translate("Settings", "Score sheet of a finished match"), ("S",)),
        KeyLine(translate("Settings", "Review of a finished match"), ("R",)),
    ]


def describing_keys(*, hand: bool) -> list[KeyLine]:
    """Keys that say in words how things stand; ``hand`` where there is a hand to compare."""
    lines = [
        KeyLine(translate("Settings", "What has the focus, in words"), ("W",)),
        KeyLine(translate("Settings", "Your own city in words"), ("O",)),
        KeyLine(translate("Settings", "Your neighbours in words"), ("N",)),
    ]
    if hand:
        lines.append(KeyLine(translate("Settings", "Your hand beside your neighbours"), ("K",)))
    return lines


def window_keys() -> list[KeyLine]:
    """Keys that look around and leave."""
    back, on = translate("Settings", "PgUp"), translate("Settings", "PgDn")
    return [
        KeyLine(translate("Settings", "Neighbours and far cities"), ("F2", "–", "F7")),
        KeyLine(translate("Settings", "When paying: always the cheapest"), ("R",)),
        KeyLine(translate("Settings", "See the table behind a notice"), ("V",)),
        KeyLine(translate("Settings", "Log, and back to one of its lines"), ("L", "↑", "↓")),
        KeyLine(translate("Settings", "In the log: the turn before or after"), (back, on)),
        KeyLine(translate("Settings", "Help; at the table the rule"), ("F1",)),
        KeyLine(translate("Settings", "At the table: the encyclopaedia"), ("I",)),
        KeyLine(translate("Settings", "Sound on or off"), ("M",)),
        KeyLine(translate("Settings", "Full screen"), ("F11",)),
        KeyLine(translate("Settings", "Back, or the menu"), ("Esc",)),
    ]
