"""The actions of the keys, in lines for the pages that list them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import Act
from sevenwonders_qt.models.boxes import all_words
from sevenwonders_qt.models.keys import caps, option_act, span
from sevenwonders_qt.models.words.table_keys import KeyLine

translate = QCoreApplication.translate


def lines_of(*listed: Act) -> list[KeyLine]:
    """Return the lines of these acts , with their keys."""
    return [KeyLine(act.words(), caps(act)) for act in listed]


def table_keys() -> list[KeyLine]:
    """Return the keys that play a turn of 7 Wonders."""
    space, enter = translate("Settings", "Space"), translate("Settings", "Enter")
    return [
        KeyLine(translate("Settings", "Choose a card"), span(acts.NUMBERS[1:9])),
        KeyLine(translate("Settings", "Next or previous card"), ("←", "→")),
        *lines_of(acts.BUILD, acts.STAGE),
        *lines_of(*(option_act(name) for box in all_words() for name in box.options)),
        *lines_of(acts.DISCARD, acts.FREE),
        KeyLine(translate("Settings", "Do what the gold button says"), (enter,)),
        KeyLine(translate("Settings", "Two players: the other lane"), ("Tab",)),
        *lines_of(acts.PILE, acts.HINT, acts.SEEN),
        undo_redo(),
        KeyLine(translate("Settings", "Enlarge what has the focus"), (space,)),
    ]


def undo_redo() -> KeyLine:
    """Return the keys of undo and redo."""
    return KeyLine(translate("Settings", "Undo, redo"), (*caps(acts.UNDO), "/", *caps(acts.REDO)))


def slower_faster() -> KeyLine:
    """Return the line for the speed of a match that is watched."""
    return KeyLine(
        translate("Settings", "Slower, faster"), (*caps(acts.SLOWER), *caps(acts.FASTER))
    )


def replay_keys() -> list[KeyLine]:
    """Return the keys that go forward and back in a match that is watched again."""
    space, enter = translate("Settings", "Space"), translate("Settings", "Enter")
    back, on = translate("Settings", "PgUp"), translate("Settings", "PgDn")
    first, last = translate("Settings", "Home"), translate("Settings", "End")
    return [
        KeyLine(translate("Settings", "Play or pause"), (space,)),
        KeyLine(translate("Settings", "One step back or forward"), ("←", "→")),
        KeyLine(translate("Settings", "Back or on by an Age or a round"), (back, on)),
        KeyLine(translate("Settings", "To the beginning, to the end"), (first, last)),
        slower_faster(),
        KeyLine(translate("Settings", "Through whose eyes"), ("Tab",)),
        *lines_of(acts.HIDE),
        KeyLine(translate("Settings", "Continue from here as practice"), (enter,)),
        KeyLine(translate("Settings", "Save the table as a picture"), caps(acts.SAVE)),
        *lines_of(acts.REPLAY_SCORE, acts.REPLAY_REVIEW),
    ]


def watching_keys() -> list[KeyLine]:
    """Return the keys for a match that only computers play."""
    return [
        *lines_of(acts.PAUSE, acts.ONE_TURN),
        slower_faster(),
        KeyLine(translate("Settings", "Seen from another city"), span(acts.NUMBERS[1:8])),
    ]


def describing_keys(*own: Act) -> list[KeyLine]:
    """Return the keys that describe the table in words; ``own`` are acts of one game."""
    return lines_of(acts.DESCRIBE, acts.OWN, acts.NEIGHBOURS, *own)


def window_keys(*own: Act, turns: bool = False) -> list[KeyLine]:
    """Return the keys that look around and leave; ``own`` are acts of one game.

    With ``turns`` the log has turns that one can go to.
    """
    back, on = translate("Settings", "PgUp"), translate("Settings", "PgDn")
    log = (*caps(acts.LOG), "↑", "↓")
    to_turn = KeyLine(translate("Settings", "In the log: the turn before or after"), (back, on))
    return [
        KeyLine(translate("Settings", "Neighbours and far cities"), span(acts.CITIES)),
        *lines_of(*own, acts.PEEK),
        KeyLine(translate("Settings", "Log, and back to one of its lines"), log),
        *([to_turn] if turns else []),
        *lines_of(acts.HELP, acts.ENCYCLOPAEDIA, acts.SOUND, acts.FULL_SCREEN),
        KeyLine(translate("Settings", "Back, or the menu"), ("Esc",)),
    ]


def looking_keys() -> list[KeyLine]:
    """Return the keys that look around at a table of 7 Wonders, and leave it."""
    return window_keys(acts.CHEAPEST, turns=True)


def touches() -> list[KeyLine]:
    """Return the actions of a finger, without keys."""
    return [
        KeyLine(translate("Settings", "A tap is a click; two quick ones build a card"), ()),
        KeyLine(translate("Settings", "Hold a finger on anything to see what it is"), ()),
        KeyLine(translate("Settings", "Pages, lists and the log scroll by a finger"), ()),
    ]
