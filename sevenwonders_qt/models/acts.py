"""The acts that keys do: their names in the settings, their usual keys, and their pages.

A button, a list of keys and whoever asks for a pressed key name an act by its constant here; a game
has the acts of its table in its settings, and a box those of its options in its words. `keys` knows
them all, and the current key of each.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from typing import ClassVar, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.core.name import Name

translate = QCoreApplication.translate

CLASSIC: Final = "classic"


class On(Name):
    """A page where a key counts; an action on two pages at a time needs two keys.

    The table of a game beside 7 Wonders is named as the game: `table_of`.
    """

    EVERY: ClassVar[On]
    TABLES: ClassVar[On]
    """The table of every game."""

    TABLE: ClassVar[On]
    COMPUTERS: ClassVar[On]
    """A table at which only computers play."""

    PROMPT: ClassVar[On]
    LESSON: ClassVar[On]
    REPLAY: ClassVar[On]
    MENU: ClassVar[On]
    SET_UP: ClassVar[On]
    BOXES: ClassVar[On]
    DRAFT: ClassVar[On]
    SAVES: ClassVar[On]
    SCORE: ClassVar[On]
    REVIEW: ClassVar[On]
    PAD: ClassVar[On]
    STATISTICS: ClassVar[On]
    RULES: ClassVar[On]
    ENCYCLOPAEDIA: ClassVar[On]


def table_of(game: str) -> On:
    """Return the table of a game."""
    return On.TABLE if game == CLASSIC else On(game)


class FixedKey(StrEnum):
    """A key that does the same everywhere and cannot be changed, as it is drawn."""

    ESCAPE = "Esc"
    ENTER = "⏎"
    SPACE = "Space"
    TAB = "Tab"
    BACK_TAB = "Backtab"
    LEFT = "←"
    RIGHT = "→"
    UP = "↑"
    DOWN = "↓"
    PAGE_UP = "PgUp"
    PAGE_DOWN = "PgDn"
    HOME = "Home"
    END = "End"


@dataclass(frozen=True, slots=True)
class Act:
    """An action of a key: its ``name`` in the settings, its usual keys, and its pages.

    ``keys`` are written as Qt writes them in files, such as ``Ctrl+S``; the first is drawn on
    buttons, the others work as long as no own key is chosen. Acts of one name are equal.
    """

    name: str
    keys: tuple[str, ...] = field(compare=False)
    pages: frozenset[On] = field(compare=False)
    words: Callable[[], str] = field(compare=False)


@dataclass(frozen=True, slots=True)
class OptionAct(Act):
    """The act that takes an option of a box."""

    option: str


@dataclass(frozen=True, slots=True)
class ShowAct(Act):
    """The act that shows a thing of a box large."""

    thing: str


KeyMark: TypeAlias = "Act | FixedKey"
"""The mark of a button: the act of its key, or a fixed key."""

_ASKED: Final = (On.TABLE, On.PROMPT)
_PLAYED: Final = (On.TABLES, On.PROMPT)
_WATCHED: Final = (On.TABLES, On.COMPUTERS, On.REPLAY)


def _act(name: str, keys: str, words: Callable[[], str], *pages: On) -> Act:
    return Act(name, tuple(keys.split()), frozenset(pages), words)


# Everywhere ---------------------------------------------------------------------------------------

HELP: Final = _act(
    "help", "F1", lambda: translate("Settings", "Help; at the table the rule"), On.EVERY
)
FULL_SCREEN: Final = _act(
    "full_screen", "F11", lambda: translate("Settings", "Full screen"), On.EVERY
)
FIND: Final = _act(
    "find", "Ctrl+F /", lambda: translate("Saves", "Search"), On.SAVES, On.RULES, On.ENCYCLOPAEDIA
)
UNDO: Final = _act("undo", "Ctrl+Z", lambda: translate("Keys", "Undo"), *_PLAYED, On.PAD, On.SAVES)
REDO: Final = _act(
    "redo", "Ctrl+Y Ctrl+Shift+Z", lambda: translate("Keys", "Redo"), *_PLAYED, On.PAD
)
SAVE: Final = _act(
    "save",
    "Ctrl+S",
    lambda: translate("Keys", "Save: a picture, a review, the pad"),
    On.REPLAY,
    On.REVIEW,
    On.PAD,
)
EXPORT: Final = _act(
    "export",
    "Ctrl+E",
    lambda: translate("Keys", "Export: a match or a table"),
    On.SAVES,
    On.STATISTICS,
    On.PAD,
)
EVERYWHERE: Final = (HELP, FULL_SCREEN, FIND, UNDO, REDO, SAVE, EXPORT)


# A turn of 7 Wonders ------------------------------------------------------------------------------

BUILD: Final = _act("build", "C", lambda: translate("Settings", "Build it"), *_ASKED)
STAGE: Final = _act(
    "stage", "E", lambda: translate("Settings", "Use it for a wonder stage"), *_ASKED
)
DISCARD: Final = _act(
    "discard", "D", lambda: translate("Settings", "Discard it for 3 coins"), *_ASKED
)
FREE: Final = _act(
    "free", "F", lambda: translate("Settings", "Build it for free by Olympia's power"), On.TABLE
)
HINT: Final = _act("hint", "H", lambda: translate("Settings", "What is worth choosing"), *_PLAYED)
SEEN: Final = _act(
    "seen", "A", lambda: translate("Settings", "Cards you have seen (if switched on)"), On.TABLE
)
CHEAPEST: Final = _act(
    "cheapest", "R", lambda: translate("Settings", "When paying: always the cheapest"), On.PROMPT
)
NONE: Final = _act(
    "none", "N", lambda: translate("Keys", "From the discard pile: take none"), On.PROMPT
)
PEEK: Final = _act(
    "peek", "V", lambda: translate("Settings", "See the table behind a notice"), On.PROMPT
)
PILE: Final = _act(
    "pile", "T", lambda: translate("Settings", "Two players: what the pile has left"), On.TABLE
)
TURN: Final = (BUILD, STAGE, DISCARD, FREE, HINT, SEEN, CHEAPEST, NONE, PEEK, PILE)


# Numbers of cards and choices ---------------------------------------------------------------------


def _number_words(number: int) -> str:
    if not number:
        return translate("Keys", "All colours of the discard pile")
    return translate("Keys", "Number {number}").format(number=number)


NUMBERS: Final = tuple(
    _act(
        f"number {number}",
        str(number),
        partial(_number_words, number),
        *(*_PLAYED, On.COMPUTERS, On.DRAFT, On.REVIEW, On.BOXES),
    )
    for number in range(10)
)
"""The acts of the numbers, from 0."""


# Looking at the table -----------------------------------------------------------------------------


class CityActs(NamedTuple):
    """The acts that show another city, by its place at the table."""

    left: Act
    right: Act
    far: tuple[Act, ...]


def _city(number: int, words: Callable[[], str]) -> Act:
    return _act(f"city {number}", f"F{number + 2}", words, *_WATCHED, On.PROMPT)


def _far_city(place: int) -> str:
    return translate("Keys", "Far city {number}").format(number=place)


LOG: Final = _act("log", "L", lambda: translate("Keys", "The log"), *_WATCHED)
SOUND: Final = _act("sound", "M", lambda: translate("Settings", "Sound on or off"), *_WATCHED)
ENCYCLOPAEDIA: Final = _act(
    "encyclopaedia",
    "I",
    lambda: translate("Settings", "At the table: the encyclopaedia"),
    *_WATCHED,
    On.PROMPT,
    On.ENCYCLOPAEDIA,
)
OTHER_CITIES: Final = CityActs(
    _city(0, lambda: translate("Keys", "Left neighbour")),
    _city(5, lambda: translate("Keys", "Right neighbour")),
    # Eight players came last: their fifth far city has the key after the right neighbour's.
    tuple(
        _city(number, partial(_far_city, place)) for place, number in enumerate((1, 2, 3, 4, 6), 1)
    ),
)

CITIES: Final = (
    *(OTHER_CITIES.left, *OTHER_CITIES.far[:4]),
    *(OTHER_CITIES.right, *OTHER_CITIES.far[4:]),
)
"""The acts that show another city, by their keys."""

LOOKING: Final = (LOG, SOUND, ENCYCLOPAEDIA, *CITIES)


# In words, or read aloud --------------------------------------------------------------------------

DESCRIBE: Final = _act(
    "describe", "W", lambda: translate("Settings", "What has the focus, in words"), On.TABLES
)
OWN: Final = _act("own", "O", lambda: translate("Settings", "Your own city in words"), On.TABLES)
NEIGHBOURS: Final = _act(
    "neighbours", "N", lambda: translate("Settings", "Your neighbours in words"), On.TABLES
)
HAND: Final = _act(
    "hand", "K", lambda: translate("Settings", "Your hand beside your neighbours"), On.TABLE
)
DESCRIBING: Final = (DESCRIBE, OWN, NEIGHBOURS, HAND)


# Watching, and replays ----------------------------------------------------------------------------

PAUSE: Final = _act("pause", "P", lambda: translate("Settings", "Pause, or continue"), On.COMPUTERS)
ONE_TURN: Final = _act(
    "one_turn", "S", lambda: translate("Settings", "One turn, then pause"), On.COMPUTERS
)
SLOWER: Final = _act("slower", "-", lambda: translate("Keys", "Slower"), On.COMPUTERS, On.REPLAY)
FASTER: Final = _act("faster", "+ =", lambda: translate("Keys", "Faster"), On.COMPUTERS, On.REPLAY)
HIDE: Final = _act("hide", "H", lambda: translate("Settings", "Hide what comes"), On.REPLAY)
REPLAY_SCORE: Final = _act(
    "replay_score", "S", lambda: translate("Settings", "Score sheet of a finished match"), On.REPLAY
)
REPLAY_REVIEW: Final = _act(
    "replay_review", "R", lambda: translate("Settings", "Review of a finished match"), On.REPLAY
)
WATCHING: Final = (PAUSE, ONE_TURN, SLOWER, FASTER, HIDE, REPLAY_SCORE, REPLAY_REVIEW)


# Lessons ------------------------------------------------------------------------------------------

LESSON_BACK: Final = _act(
    "lesson_back", "Backspace", lambda: translate("Keys", "One step back"), On.LESSON, *_PLAYED
)
LESSON_SKIP: Final = _act(
    "lesson_skip", "S", lambda: translate("Keys", "Skip the question"), On.LESSON, *_PLAYED
)
LESSONS: Final = (LESSON_BACK, LESSON_SKIP)


# New game -----------------------------------------------------------------------------------------

HINTS: Final = _act("hints", "T", lambda: translate("NewGame", "Hints allowed"), On.SET_UP)
SHUFFLE: Final = _act("shuffle", "S", lambda: translate("NewGame", "Shuffle seats"), On.SET_UP)
WONDERS: Final = _act("wonders", "M", lambda: translate("NewGame", "Random wonders"), On.SET_UP)
LEVEL: Final = _act("level", "N", lambda: translate("NewGame", "All at one level"), On.SET_UP)
LEARNING: Final = _act("learning", "L", lambda: translate("NewGame", "Learning game"), On.SET_UP)
BOXES: Final = _act("boxes", "C", lambda: translate("Keys", "Boxes: what each brings"), On.SET_UP)
ADVANCED: Final = _act("advanced", "A", lambda: translate("Keys", "Advanced rules"), On.SET_UP)
SET_UP: Final = (HINTS, SHUFFLE, WONDERS, LEVEL, LEARNING, BOXES, ADVANCED)


# Saved matches ------------------------------------------------------------------------------------

IMPORT: Final = _act("import", "Ctrl+I", lambda: translate("Saves", "Import…"), On.SAVES)
RENAME: Final = _act("rename", "F2", lambda: translate("Keys", "Rename"), On.SAVES)
DUPLICATE: Final = _act("duplicate", "Ctrl+D", lambda: translate("Keys", "Duplicate"), On.SAVES)
DELETE: Final = _act("delete", "Del", lambda: translate("Keys", "Delete"), On.SAVES)
RECOVER: Final = _act("recover", "Ctrl+R", lambda: translate("Keys", "Recover"), On.SAVES)
WATCH_SAVED: Final = _act("watch_saved", "R", lambda: translate("Score", "Watch replay"), On.SAVES)
REVIEW_SAVED: Final = _act("review_saved", "V", lambda: translate("Score", "Review"), On.SAVES)
SAVED_SEAT: Final = _act(
    "saved_seat", "M", lambda: translate("InYourSeat", "A Master in your seat"), On.SAVES
)
SAVES: Final = (IMPORT, RENAME, DUPLICATE, DELETE, RECOVER, WATCH_SAVED, REVIEW_SAVED, SAVED_SEAT)


# Score sheet and review ---------------------------------------------------------------------------

REMATCH: Final = _act("rematch", "R", lambda: translate("Score", "Rematch"), On.SCORE)
ROTATED: Final = _act("rotated", "T", lambda: translate("Score", "Rotated rematch"), On.SCORE)
WATCH: Final = _act("watch", "W", lambda: translate("Score", "Watch replay"), On.SCORE)
REVIEW: Final = _act(
    "review",
    "V",
    lambda: translate("Keys", "Review, or its moment at the table"),
    On.SCORE,
    On.REVIEW,
)
IN_YOUR_SEAT: Final = _act(
    "in_your_seat", "A", lambda: translate("InYourSeat", "A Master in your seat"), On.SCORE
)
SCORE_PNG: Final = _act(
    "score_png", "P", lambda: translate("Score", "Save the score sheet as a picture"), On.SCORE
)
SCORE_PDF: Final = _act(
    "score_pdf",
    "D",
    lambda: translate("Score", "Save the score sheet as a page to print"),
    On.SCORE,
)
SCORE_CSV: Final = _act(
    "score_csv",
    "S",
    lambda: translate("Score", "Save the score sheet as a table for spreadsheets"),
    On.SCORE,
)
SCORE_BG_STATS: Final = _act(
    "score_bg_stats", "B", lambda: translate("Score", "Show the game for BG Stats"), On.SCORE
)
SEED: Final = _act("seed", "C", lambda: translate("Keys", "Copy the seed"), On.SCORE, On.MENU)
SCORE: Final = (
    REMATCH,
    ROTATED,
    WATCH,
    REVIEW,
    IN_YOUR_SEAT,
    SCORE_PNG,
    SCORE_PDF,
    SCORE_CSV,
    SCORE_BG_STATS,
    SEED,
)


# Score pad and statistics -------------------------------------------------------------------------

NEW_PAD: Final = _act("new_pad", "Ctrl+N", lambda: translate("Keys", "New sheet"), On.PAD)
KEPT_PADS: Final = _act("kept_pads", "Ctrl+L", lambda: translate("Keys", "Saved games"), On.PAD)
PAD_PNG: Final = _act(
    "pad_png", "Ctrl+G", lambda: translate("Keys", "The pad as a picture"), On.PAD
)
PAD_BG_STATS: Final = _act(
    "pad_bg_stats", "Ctrl+B", lambda: translate("Score", "Show the game for BG Stats"), On.PAD
)
PAD_PDF: Final = _act("pad_pdf", "Ctrl+P", lambda: translate("Keys", "The pad as a page"), On.PAD)
WIDEN: Final = _act(
    "widen", "Backspace", lambda: translate("Keys", "Statistics: count all again"), On.STATISTICS
)
REBUILD: Final = _act(
    "rebuild", "F5", lambda: translate("Keys", "Read all matches again"), On.STATISTICS
)
PAD: Final = (NEW_PAD, KEPT_PADS, PAD_PNG, PAD_PDF, PAD_BG_STATS, WIDEN, REBUILD)


# Encyclopaedia ------------------------------------------------------------------------------------

ENTRY_RULE: Final = _act("entry_rule", "R", lambda: translate("Keys", "The rule"), On.ENCYCLOPAEDIA)
COMPARE: Final = _act("compare", "C", lambda: translate("Keys", "Compare"), On.ENCYCLOPAEDIA)
BOOKS: Final = (ENTRY_RULE, COMPARE)
