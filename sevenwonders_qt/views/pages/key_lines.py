"""Lists of keys and what they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.models.boxes import all_words
from sevenwonders_qt.models.keys import act_of, caps, cities, numbers, option_act, span
from sevenwonders_qt.views.kit.part import Part, column, row
from sevenwonders_qt.views.kit.words import Keys, Text, section, striped

translate = QCoreApplication.translate


class KeyLine(NamedTuple):
    """What keys do, and the keys; a dash between two of them means all from one to the other."""

    words: str
    keys: tuple[str, ...]


def key_lists(lists: Sequence[tuple[str, Sequence[KeyLine]]]) -> Part:
    """Titled lists of what can be done, a line for each action with its keys at the right end."""
    titled = []
    for title, lines in lists:
        rows = [
            row(Text(words, lines=0, weight=1, narrow=True), Keys(keys)) for words, keys in lines
        ]
        titled.append(column(section(title), striped(rows), gap=6))
    return column(*titled, gap=16, stretch=24)


def lines_of(*acts: str) -> list[KeyLine]:
    """What these acts of `models.keys` do, with their keys."""
    return [KeyLine(act_of(name).words(), caps(name)) for name in acts]


def table_keys() -> list[KeyLine]:
    """Keys that play a turn."""
    space, enter = translate("Settings", "Space"), translate("Settings", "Enter")
    return [
        KeyLine(translate("Settings", "Choose a card"), span(numbers()[1:9])),
        KeyLine(translate("Settings", "Next or previous card"), ("←", "→")),
        *lines_of("build", "stage"),
        *lines_of(*(option_act(name) for box in all_words() for name in box.options)),
        *lines_of("discard", "free"),
        KeyLine(translate("Settings", "Do what the gold button says"), (enter,)),
        KeyLine(translate("Settings", "Two players: the other lane"), ("Tab",)),
        *lines_of("pile", "hint", "seen"),
        KeyLine(translate("Settings", "Undo, redo"), undo_redo()),
        KeyLine(translate("Settings", "Enlarge what has the focus"), (space,)),
    ]


def undo_redo() -> tuple[str, ...]:
    """The keys that take back and take up again."""
    return (*caps("undo"), "/", *caps("redo"))


def slower_faster() -> tuple[str, ...]:
    """The keys for the speed of what is watched."""
    return (*caps("slower"), *caps("faster"))


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
        KeyLine(translate("Settings", "Slower, faster"), slower_faster()),
        KeyLine(translate("Settings", "Through whose eyes"), ("Tab",)),
        *lines_of("hide"),
        KeyLine(translate("Settings", "Continue from here as practice"), (enter,)),
        KeyLine(translate("Settings", "Save the table as a picture"), caps("save")),
        *lines_of("replay_score", "replay_review"),
    ]


def watching_keys() -> list[KeyLine]:
    """Keys for a match that only computers play."""
    return [
        *lines_of("pause", "one_turn"),
        KeyLine(translate("Settings", "Slower, faster"), slower_faster()),
        KeyLine(translate("Settings", "Seen from another city"), span(numbers()[1:8])),
    ]


def describing_keys(*, hand: bool) -> list[KeyLine]:
    """Keys that say in words how things stand; ``hand`` where there is a hand to compare."""
    return lines_of("describe", "own", "neighbours", *(("hand",) if hand else ()))


def window_keys() -> list[KeyLine]:
    """Keys that look around and leave."""
    back, on = translate("Settings", "PgUp"), translate("Settings", "PgDn")
    log = (*caps("log"), "↑", "↓")
    return [
        KeyLine(translate("Settings", "Neighbours and far cities"), span(cities())),
        *lines_of("cheapest", "peek"),
        KeyLine(translate("Settings", "Log, and back to one of its lines"), log),
        KeyLine(translate("Settings", "In the log: the turn before or after"), (back, on)),
        *lines_of("help", "encyclopaedia", "sound", "full_screen"),
        KeyLine(translate("Settings", "Back, or the menu"), ("Esc",)),
    ]
