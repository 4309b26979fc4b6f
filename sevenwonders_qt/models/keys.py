"""Every key that can be changed: its action, its pages, and its usual value.

Like the translations, own keys apply to the whole program: `use` is called when the settings are
read or changed. A page asks `asked` for the action of a key on it, and `cap` or `caps` for the key
that it draws; so a key is written here alone. Keys that move, open and leave (arrows, Tab, Enter,
Space, Escape, page keys, Home and End) are the same everywhere and cannot be changed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, partial
from typing import Annotated, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from sevenwonders_qt.core.stored import Damaged, PartlyDamaged, identity, reader, shown, sound
from sevenwonders_qt.models import boxes, games
from sevenwonders_qt.models.acts import Act, On, table_of
from sevenwonders_qt.models.key_places import by_place

translate = QCoreApplication.translate
Key = Qt.Key
Held = Qt.KeyboardModifier


@dataclass(frozen=True, slots=True)
class ActGroup:
    """Acts under a title, as they are listed."""

    title: str
    acts: tuple[Act, ...]


FIXED: Final = frozenset(
    {
        Key.Key_Escape,
        Key.Key_Return,
        Key.Key_Enter,
        Key.Key_Tab,
        Key.Key_Backtab,
        Key.Key_Left,
        Key.Key_Right,
        Key.Key_Up,
        Key.Key_Down,
        Key.Key_Space,
        Key.Key_PageUp,
        Key.Key_PageDown,
        Key.Key_Home,
        Key.Key_End,
    }
)
"""The keys that move, open and leave, everywhere alike."""

_ACT: Final = re.compile("[a-z]{2,}(_[a-z0-9]+)*")
"""The form of the name of an act."""

_MODIFIERS: Final = frozenset(
    {
        Key.Key_Shift,
        Key.Key_Control,
        Key.Key_Alt,
        Key.Key_Meta,
        Key.Key_AltGr,
        Key.Key_Super_L,
        Key.Key_Super_R,
        Key.Key_Hyper_L,
        Key.Key_Hyper_R,
        Key.Key_CapsLock,
        Key.Key_NumLock,
        Key.Key_ScrollLock,
    }
)
_BESIDES: Final = frozenset({Key.Key_Backspace, Key.Key_Delete, Key.Key_Insert})
_TYPED: Final = frozenset({On.PAD})
"""The pages where a plain key is typed into a text."""

_HELD: Final = (
    ("Meta", Held.MetaModifier),
    ("Ctrl", Held.ControlModifier),
    ("Alt", Held.AltModifier),
    ("Shift", Held.ShiftModifier),
)
"""The modifiers of a key, in the order they are written."""

_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText
_NATIVE: Final = QKeySequence.SequenceFormat.NativeText
_SIGNS: Final = {"-": "\N{MINUS SIGN}", "Backspace": "⌫"}
_SPELLED_OUT: Final = "Control+"
"""Qt's Spanish for the key that has Ctrl on it, on Spanish keyboards, too."""

_OPTION: Final = "option "
_SHOWN: Final = "show "
_BOX: Final = "box "
MOST: Final = 300
"""The most own keys; there are fewer acts than that."""


class Refusal(StrEnum):
    """The reason why a key cannot be taken."""

    FIXED = "fixed"
    NOTHING = "nothing"
    TYPED = "typed"
    SYSTEM = "system"


# Acts ---------------------------------------------------------------------------------------------


def groups() -> tuple[ActGroup, ...]:
    """Return all acts under their titles, with the acts of the boxes."""
    turn = [*_turn(), *_options()]
    return (
        ActGroup(translate("Keys", "Everywhere"), _everywhere()),
        ActGroup(translate("Settings", "Your turn"), tuple(turn)),
        ActGroup(translate("Keys", "Numbers of cards and choices"), _numbers()),
        *_of_games(),
        ActGroup(translate("Settings", "Looking at the table"), (*_looking(), *_shows())),
        ActGroup(translate("Settings", "In words, or read aloud"), _describing()),
        ActGroup(translate("Settings", "Replay"), _watching()),
        ActGroup(translate("Keys", "Lessons"), _lessons()),
        ActGroup(translate("NewGame", "New game"), (*_switches(), *_set_up())),
        ActGroup(translate("Keys", "Saved matches"), _saves()),
        ActGroup(translate("Keys", "Score sheet and review"), _score()),
        ActGroup(translate("Keys", "Score pad and statistics"), _pad()),
        ActGroup(translate("Keys", "Encyclopaedia"), _books()),
    )


def acts() -> tuple[Act, ...]:
    """Return all acts; where two have the same usual key on a page, the first has it."""
    return (*_known(), *_options(), *_shows())


def numbers() -> tuple[str, ...]:
    """Return the names of the acts of the numbers, from 0."""
    return tuple(f"number {number}" for number in range(10))


def cities() -> tuple[str, ...]:
    """Return the names of the acts that show a city: left neighbour, far ones, right neighbour."""
    return tuple(f"city {number}" for number in range(6))


def _tables() -> tuple[On, ...]:
    return tuple(map(table_of, games.names()))


def _watched() -> tuple[On, ...]:
    return (*_tables(), On.COMPUTERS, On.REPLAY)


def _played() -> tuple[On, ...]:
    return (*_tables(), On.PROMPT)


def _act(name: str, keys: str, words: Callable[[], str], *pages: On) -> Act:
    return Act(name, tuple(keys.split()), frozenset(pages), words)


def _everywhere() -> tuple[Act, ...]:
    books = On.RULES, On.ENCYCLOPAEDIA
    return (
        _act(
            "help",
            "F1",
            lambda: translate("Settings", "Help; at the table the rule"),
            On.EVERY,
        ),
        _act("full_screen", "F11", lambda: translate("Settings", "Full screen"), On.EVERY),
        _act("find", "Ctrl+F /", lambda: translate("Saves", "Search"), On.SAVES, *books),
        _act(
            "undo",
            "Ctrl+Z",
            lambda: translate("Keys", "Undo"),
            *_played(),
            On.PAD,
            On.SAVES,
        ),
        _act(
            "redo",
            "Ctrl+Y Ctrl+Shift+Z",
            lambda: translate("Keys", "Redo"),
            *_played(),
            On.PAD,
        ),
        _act(
            "save",
            "Ctrl+S",
            lambda: translate("Keys", "Save: a picture, a review, the pad"),
            On.REPLAY,
            On.REVIEW,
            On.PAD,
        ),
        _act(
            "export",
            "Ctrl+E",
            lambda: translate("Keys", "Export: a match or a table"),
            On.SAVES,
            On.STATISTICS,
            On.PAD,
        ),
    )


def _turn() -> tuple[Act, ...]:
    asked = On.TABLE, On.PROMPT
    return (
        _act("build", "C", lambda: translate("Settings", "Build it"), *asked),
        _act("stage", "E", lambda: translate("Settings", "Use it for a wonder stage"), *asked),
        _act("discard", "D", lambda: translate("Settings", "Discard it for 3 coins"), *asked),
        _act(
            "free",
            "F",
            lambda: translate("Settings", "Build it for free by Olympia's power"),
            On.TABLE,
        ),
        _act("hint", "H", lambda: translate("Settings", "What is worth choosing"), *_played()),
        _act(
            "seen",
            "A",
            lambda: translate("Settings", "Cards you have seen (if switched on)"),
            On.TABLE,
        ),
        _act(
            "cheapest",
            "R",
            lambda: translate("Settings", "When paying: always the cheapest"),
            On.PROMPT,
        ),
        _act(
            "none",
            "N",
            lambda: translate("Keys", "From the discard pile: take none"),
            On.PROMPT,
        ),
        _act(
            "peek",
            "V",
            lambda: translate("Settings", "See the table behind a notice"),
            On.PROMPT,
        ),
        _act(
            "pile",
            "T",
            lambda: translate("Settings", "Two players: what the pile has left"),
            On.TABLE,
        ),
    )


def _numbers() -> tuple[Act, ...]:
    pages = (*_played(), On.COMPUTERS, On.DRAFT, On.REVIEW, On.BOXES)
    return tuple(
        _act(name, str(number), partial(_number_words, number), *pages)
        for number, name in enumerate(numbers())
    )


def _number_words(number: int) -> str:
    if not number:
        return translate("Keys", "All colours of the discard pile")
    return translate("Keys", "Number {number}").format(number=number)


def _of_games() -> tuple[ActGroup, ...]:
    """Return the acts at the table of one game alone, for each that has such acts."""
    found = ((games.words_of(name), game.acts) for name, game in games.all_settings())
    return tuple(ActGroup(words.title(), acts) for words, acts in found if acts)


def _acts_of_games() -> tuple[Act, ...]:
    return tuple(act for _, game in games.all_settings() for act in game.acts)


def _looking() -> tuple[Act, ...]:
    seen = *_watched(), On.PROMPT
    return (
        _act("log", "L", lambda: translate("Keys", "The log"), *_watched()),
        _act("sound", "M", lambda: translate("Settings", "Sound on or off"), *_watched()),
        _act(
            "encyclopaedia",
            "I",
            lambda: translate("Settings", "At the table: the encyclopaedia"),
            *seen,
            On.ENCYCLOPAEDIA,
        ),
        *(
            _act(name, f"F{number + 2}", partial(_city_words, number), *seen)
            for number, name in enumerate(cities())
        ),
    )


def _city_words(number: int) -> str:
    if number == 0:
        return translate("Keys", "Left neighbour")
    if number == 5:
        return translate("Keys", "Right neighbour")
    return translate("Keys", "Far city {number}").format(number=number)


def _describing() -> tuple[Act, ...]:
    both = _tables()
    return (
        _act("describe", "W", lambda: translate("Settings", "What has the focus, in words"), *both),
        _act("own", "O", lambda: translate("Settings", "Your own city in words"), *both),
        _act("neighbours", "N", lambda: translate("Settings", "Your neighbours in words"), *both),
        _act(
            "hand",
            "K",
            lambda: translate("Settings", "Your hand beside your neighbours"),
            On.TABLE,
        ),
    )


def _watching() -> tuple[Act, ...]:
    return (
        _act("pause", "P", lambda: translate("Settings", "Pause, or continue"), On.COMPUTERS),
        _act("one_turn", "S", lambda: translate("Settings", "One turn, then pause"), On.COMPUTERS),
        _act("slower", "-", lambda: translate("Keys", "Slower"), On.COMPUTERS, On.REPLAY),
        _act("faster", "+ =", lambda: translate("Keys", "Faster"), On.COMPUTERS, On.REPLAY),
        _act("hide", "H", lambda: translate("Settings", "Hide what comes"), On.REPLAY),
        _act(
            "replay_score",
            "S",
            lambda: translate("Settings", "Score sheet of a finished match"),
            On.REPLAY,
        ),
        _act(
            "replay_review",
            "R",
            lambda: translate("Settings", "Review of a finished match"),
            On.REPLAY,
        ),
    )


def _lessons() -> tuple[Act, ...]:
    pages = On.LESSON, *_played()
    return (
        _act("lesson_back", "Backspace", lambda: translate("Keys", "One step back"), *pages),
        _act("lesson_skip", "S", lambda: translate("Keys", "Skip the question"), *pages),
    )


def _set_up() -> tuple[Act, ...]:
    return (
        _act("hints", "T", lambda: translate("NewGame", "Hints allowed"), On.SET_UP),
        _act("shuffle", "S", lambda: translate("NewGame", "Shuffle seats"), On.SET_UP),
        _act("wonders", "M", lambda: translate("NewGame", "Random wonders"), On.SET_UP),
        _act("level", "N", lambda: translate("NewGame", "All at one level"), On.SET_UP),
        _act("learning", "L", lambda: translate("NewGame", "Learning game"), On.SET_UP),
        _act("boxes", "C", lambda: translate("Keys", "Boxes: what each brings"), On.SET_UP),
        _act("advanced", "A", lambda: translate("Keys", "Advanced rules"), On.SET_UP),
    )


def _saves() -> tuple[Act, ...]:
    return (
        _act("import", "Ctrl+I", lambda: translate("Saves", "Import…"), On.SAVES),
        _act("rename", "F2", lambda: translate("Keys", "Rename"), On.SAVES),
        _act("duplicate", "Ctrl+D", lambda: translate("Keys", "Duplicate"), On.SAVES),
        _act("delete", "Del", lambda: translate("Keys", "Delete"), On.SAVES),
        _act("recover", "Ctrl+R", lambda: translate("Keys", "Recover"), On.SAVES),
        _act("watch_saved", "R", lambda: translate("Score", "Watch replay"), On.SAVES),
        _act("review_saved", "V", lambda: translate("Score", "Review"), On.SAVES),
    )


def _score() -> tuple[Act, ...]:
    return (
        _act("rematch", "R", lambda: translate("Score", "Rematch"), On.SCORE),
        _act("rotated", "T", lambda: translate("Score", "Rotated rematch"), On.SCORE),
        _act("watch", "W", lambda: translate("Score", "Watch replay"), On.SCORE),
        _act(
            "review",
            "V",
            lambda: translate("Keys", "Review, or its moment at the table"),
            On.SCORE,
            On.REVIEW,
        ),
        _act(
            "score_png",
            "P",
            lambda: translate("Score", "Save the score sheet as a picture"),
            On.SCORE,
        ),
        _act(
            "score_pdf",
            "D",
            lambda: translate("Score", "Save the score sheet as a page to print"),
            On.SCORE,
        ),
        _act(
            "score_csv",
            "S",
            lambda: translate("Score", "Save the score sheet as a table for spreadsheets"),
            On.SCORE,
        ),
        _act("seed", "C", lambda: translate("Keys", "Copy the seed"), On.SCORE, On.MENU),
    )


def _pad() -> tuple[Act, ...]:
    return (
        _act("new_pad", "Ctrl+N", lambda: translate("Keys", "New sheet"), On.PAD),
        _act("kept_pads", "Ctrl+L", lambda: translate("Keys", "Saved games"), On.PAD),
        _act("pad_png", "Ctrl+G", lambda: translate("Keys", "The pad as a picture"), On.PAD),
        _act("pad_pdf", "Ctrl+P", lambda: translate("Keys", "The pad as a page"), On.PAD),
        _act(
            "widen",
            "Backspace",
            lambda: translate("Keys", "Statistics: count all again"),
            On.STATISTICS,
        ),
        _act("rebuild", "F5", lambda: translate("Keys", "Read all matches again"), On.STATISTICS),
    )


def _books() -> tuple[Act, ...]:
    return (
        _act("entry_rule", "R", lambda: translate("Keys", "The rule"), On.ENCYCLOPAEDIA),
        _act("compare", "C", lambda: translate("Keys", "Compare"), On.ENCYCLOPAEDIA),
    )


def _switches() -> tuple[Act, ...]:
    return tuple(
        _act(
            box_act(box),
            box.key,
            partial(_box_words, box.name),
            On.SET_UP,
            On.BOXES,
        )
        for box in boxes.switches()
        if box.key
    )


def box_act(box: boxes.Switch) -> str:
    """Return the name of the act that switches a box; "" for one without a key."""
    return f"{_BOX}{box.name}" if box.key else ""


def _box_words(name: str) -> str:
    return boxes.words_of(name).title()


def option_act(option: str) -> str:
    """Return the name of the act that takes this option of a box."""
    return f"{_OPTION}{option}"


def option_of(act: str) -> str:
    """Return the option of a box that an act takes; "" for any other act."""
    return act.removeprefix(_OPTION) if act.startswith(_OPTION) else ""


def _options() -> tuple[Act, ...]:
    return tuple(
        _act(option_act(option), more.key, more.does, On.TABLE, On.PROMPT)
        for words in boxes.all_words()
        for option, more in words.options.items()
    )


def shown_act(thing: str) -> str:
    """Return the name of the act that shows a thing of a box large."""
    return f"{_SHOWN}{thing}"


def shown_of(act: str) -> str:
    """Return the thing of a box that an act shows large; "" for any other act."""
    return act.removeprefix(_SHOWN) if act.startswith(_SHOWN) else ""


def _shows() -> tuple[Act, ...]:
    return tuple(
        _act(shown_act(thing), key, does, On.TABLE)
        for words in boxes.all_words()
        for thing, (key, does) in words.shows.items()
    )


def _of_the_program() -> tuple[Act, ...]:
    return _with_games(games.names())


@cache
def _with_games(names: tuple[str, ...]) -> tuple[Act, ...]:
    """Return the acts for these games: the usual keys count at the table of each."""
    return (
        *(*_everywhere(), *_turn(), *_numbers(), *_acts_of_games(), *_looking(), *_describing()),
        *(*_watching(), *_lessons(), *_set_up(), *_saves(), *_score(), *_pad(), *_books()),
    )


@cache
def _by_name(names: tuple[str, ...]) -> dict[str, Act]:
    return {act.name: act for act in _with_games(names)}


def _known() -> tuple[Act, ...]:
    """Return all acts but those that need the words of the boxes, which take time to load."""
    return (*_switches(), *_of_the_program())


def act_of(name: str) -> Act:
    """Return the act of this name; raises KeyError if there is none."""
    of_boxes = {_OPTION: _options, _SHOWN: _shows, _BOX: _switches}
    some = next((make() for head, make in of_boxes.items() if name.startswith(head)), ())
    return _by_name(games.names())[name] if not some else {act.name: act for act in some}[name]


# Keys pressed -------------------------------------------------------------------------------------


class _Keyboard:
    """The current keys."""

    def __init__(self) -> None:
        self.own: dict[str, str] = {}
        self.meant: dict[On, dict[str, str]] = {}
        self.made_for: object = None


_KEYBOARD: Final = _Keyboard()


def use(own: Mapping[str, str]) -> bool:
    """Use these own keys from now on, by the names of acts; return False if they were so before."""
    if dict(own) == _KEYBOARD.own:
        return False
    _KEYBOARD.own, _KEYBOARD.made_for = dict(own), None
    return True


def own_keys() -> dict[str, str]:
    """Return the keys that differ from the usual ones, by the names of acts."""
    return dict(_KEYBOARD.own)


def stroke(event: QKeyEvent) -> str:
    """Return the key that was pressed, as files write it; it is the same on the number pad.

    A key without a Latin letter, and one that wants Shift for its digit, is named by its place.
    Empty for a key without a sign, such as an accent that waits for its letter.
    """
    placed = by_place(event)
    return _written(ord(placed) if placed else event.key(), event.modifiers())


def _strokes(event: QKeyEvent) -> tuple[str, ...]:
    """Return the possible meanings of a key: the sign that it types, then the one at its place."""
    return tuple(dict.fromkeys((_written(event.key(), event.modifiers()), stroke(event))))


def _written(key: int, modifiers: Held) -> str:
    if not (_is_usable(key) or key in FIXED):
        return ""
    if _prints(key) and not chr(key).isalpha():
        modifiers &= ~Held.ShiftModifier  # Shift may be what it takes to type the sign
    return _Stroke(tuple(name for name, held in _HELD if modifiers & held), key).written()


def asked(event: QKeyEvent, *pages: On) -> str:
    """Return the act of this key on the first of these pages that has one; "" for none."""
    there_are = boxes.all_words(), games.names()
    if _KEYBOARD.made_for != there_are:
        _KEYBOARD.meant, _KEYBOARD.made_for = _meanings(), there_are
    meant = [_KEYBOARD.meant[page] for page in pages]
    found = (each[key] for key in _strokes(event) for each in meant if key in each)
    return next(found, "")


def asked_number(event: QKeyEvent, page: On) -> int | None:
    """Return the number that was pressed, 0 to 9; None for another key."""
    name = asked(event, page)
    return numbers().index(name) if name in numbers() else None


def _meanings() -> dict[On, dict[str, str]]:
    meant: dict[On, dict[str, str]] = {page: {} for page in (*On.members, *_tables())}
    for act in acts():
        for page in act.pages:
            for key in keys_of(act, _KEYBOARD.own):
                meant[page].setdefault(key, act.name)
    return meant


# Keys drawn ---------------------------------------------------------------------------------------


def cap(name: str) -> str:
    """Return the key of an act as it is drawn; a fixed key, such as "Esc", is returned as it is.

    Raises LookupError for a text with the form of an act's name that names none.
    """
    try:
        return native(own_or_usual(name))
    except KeyError:
        if _ACT.fullmatch(name):
            raise LookupError(f"no key has the act {name!r}") from None
        return name


def own_or_usual(name: str) -> str:
    """Return the key of an act, as files write it."""
    return keys_of(act_of(name), _KEYBOARD.own)[0]


def caps(name: str) -> tuple[str, ...]:
    """Return the key of an act, a cap for each key to press; none for an empty text."""
    text = cap(name)
    if len(text) < 2 or "+" not in text[:-1]:
        return (text,) if text else ()
    held, _, last = text[:-1].rpartition("+")
    return (*held.split("+"), last + text[-1])


def cap_for(key: str, page: On) -> str:
    """Return the cap for a usual key of a page, as a lesson names it; other texts stay."""
    found = (act.name for act in acts() if page in act.pages and act.keys[0] == key)
    return cap(next(found, key))


def span(names: Sequence[str]) -> tuple[str, ...]:
    """Return the keys of related acts: from the first to the last, or all one by one."""
    keys = [cap(name) for name in names]
    if keys == _from(keys[0], len(keys)) and len(keys) > 2:
        return keys[0], "–", keys[-1]
    return tuple(keys)


def _from(first: str, count: int) -> list[str]:
    """Return keys in a row, such as 1, 2, 3 or F2, F3, F4."""
    head = "F" if first.startswith("F") and len(first) > 1 else ""
    number = first.removeprefix(head)
    if not (number.isascii() and number.isdecimal()):
        return []
    return [f"{head}{int(number) + step}" for step in range(count)]


def with_key(text: str, name: str) -> str:
    """Return a text with the key of an act after it, as tooltips have it."""
    return f"{text} ({cap(name)})"


def native(key: str) -> str:
    """Return a key as this system writes it."""
    shown = QKeySequence.fromString(key, _PORTABLE).toString(_NATIVE)
    return _SIGNS.get(key, shown.replace(_SPELLED_OUT, "Ctrl+"))


# Own keys ---------------------------------------------------------------------------------------


def keys_of(act: Act, own: Mapping[str, str]) -> tuple[str, ...]:
    """Return the keys of an act when these are the own ones."""
    return (own[act.name],) if act.name in own else act.keys


def clashing(act: Act, key: str, own: Mapping[str, str]) -> list[Act]:
    """Return the other acts of this key where the act counts."""
    return _clashing(act, key, own, acts())


def is_modifier(key: int) -> bool:
    """Return whether the key only changes the meaning of another one."""
    return key in _MODIFIERS


def refused(act: Act, key: str) -> Refusal | None:
    """Return the reason why an act cannot have this key, or None.

    ``key`` is as `stroke` returns it.
    """
    read = _read(key)
    if read is None:
        return Refusal.NOTHING
    if read.key in FIXED:
        return Refusal.FIXED
    if read.key == Key.Key_F4 and "Alt" in read.held:
        return Refusal.SYSTEM
    plain = not {"Meta", "Ctrl", "Alt"}.intersection(read.held)
    if plain and not _is_function(read.key) and act.pages & _TYPED:
        return Refusal.TYPED
    return None


def usable(own: object) -> dict[str, str]:
    """Return the own keys of a settings file that can be used.

    Names that this program does not know stay, for the box that may know them. Raises
    `Damaged`, and `PartlyDamaged` where some keys cannot be used.
    """
    if not isinstance(own, dict) or len(own) > MOST:
        raise Damaged(f"expected an object of {MOST} keys at most")
    kept = dict(sound(_read_own, map(list, own.items())))
    for act in _known():
        key = kept.get(act.name)
        if key is not None and (refused(act, key) or _clashing(act, key, kept, _known())):
            del kept[act.name]
    if len(kept) < len(own):
        raise PartlyDamaged("some keys cannot be used", kept)
    return kept


def _key(stored: object) -> str:
    key: str = identity(stored)
    if _read(key) is None:
        raise Damaged(f"{shown(key)} is not a key")
    return key


_read_own: Final = reader(tuple[str, Annotated[str, _key]])


def _clashing(act: Act, key: str, own: Mapping[str, str], among: Sequence[Act]) -> list[Act]:
    return [
        other
        for other in among
        if other.name != act.name and key in keys_of(other, own) and _meet(act, other)
    ]


def _meet(one: Act, other: Act) -> bool:
    """Return whether both count at the same time somewhere."""
    both = one.pages | other.pages
    return On.EVERY in both or bool(one.pages & other.pages)


class _Stroke(NamedTuple):
    """A key as it is pressed: its modifiers, and its code."""

    held: tuple[str, ...]
    key: int

    def written(self) -> str:
        """Return the key as files write it."""
        return "+".join((*self.held, _key_name(self.key)))


def _read(key: str) -> _Stroke | None:
    """Return one key with its modifiers; None for anything else."""
    left, held = key, []
    for name, _ in _HELD:
        if left.startswith(f"{name}+") and len(left) > len(name) + 1:
            left = left[len(name) + 1 :]
            held.append(name)
    code = _codes().get(left, ord(left) if len(left) == 1 else 0)
    read = _Stroke(tuple(held), code)
    return read if code and read.written() == key else None


@cache
def _codes() -> dict[str, int]:
    """Return the codes of the keys that have names."""
    functions = (Key.Key_F1 + number for number in range(35))
    return {_key_name(code): code for code in (*FIXED, *_BESIDES, *functions)}


def _key_name(code: int) -> str:
    return chr(code).upper() if _prints(code) else QKeySequence(code).toString(_PORTABLE)


def _is_usable(key: int) -> bool:
    return _prints(key) or _is_function(key) or key in _BESIDES


def _prints(key: int) -> bool:
    """Return whether the key types a sign that can be seen."""
    return 0x20 < key < 0x10000 and chr(key).isprintable()


def _is_function(key: int) -> bool:
    return Key.Key_F1 <= key <= Key.Key_F35
