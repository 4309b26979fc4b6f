"""Every key that can be changed: its action, its pages, and its usual value.

Like the translations, own keys apply to the whole program: `use` is called when the settings are
read or changed. A page asks `asked` for the action of a key on it, and `cap` or `caps` for the key
that it draws; so a key is written here alone. Keys that move, open and leave (arrows, Tab, Enter,
Space, Escape, page keys, Home and End) are the same everywhere and cannot be changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, partial
from typing import Annotated, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from sevenwonders_qt.core.stored import Damaged, PartlyDamaged, identity, reader, shown, sound
from sevenwonders_qt.models import acts, boxes, games
from sevenwonders_qt.models.acts import Act, FixedKey, KeyMark, On, OptionAct, ShowAct, table_of
from sevenwonders_qt.models.key_places import by_place

translate = QCoreApplication.translate
Key = Qt.Key
Held = Qt.KeyboardModifier


@dataclass(frozen=True, slots=True)
class ActGroup:
    """Acts under a title, as they are listed."""

    title: str
    acts: tuple[Act, ...]


FIXED: Final[Mapping[int, FixedKey]] = {
    Key.Key_Escape: FixedKey.ESCAPE,
    Key.Key_Return: FixedKey.ENTER,
    Key.Key_Enter: FixedKey.ENTER,
    Key.Key_Tab: FixedKey.TAB,
    Key.Key_Backtab: FixedKey.BACK_TAB,
    Key.Key_Left: FixedKey.LEFT,
    Key.Key_Right: FixedKey.RIGHT,
    Key.Key_Up: FixedKey.UP,
    Key.Key_Down: FixedKey.DOWN,
    Key.Key_Space: FixedKey.SPACE,
    Key.Key_PageUp: FixedKey.PAGE_UP,
    Key.Key_PageDown: FixedKey.PAGE_DOWN,
    Key.Key_Home: FixedKey.HOME,
    Key.Key_End: FixedKey.END,
}
"""The keys that move, open and leave, everywhere alike."""

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
    return (
        ActGroup(translate("Keys", "Everywhere"), acts.EVERYWHERE),
        ActGroup(translate("Settings", "Your turn"), (*acts.TURN, *_options())),
        ActGroup(translate("Keys", "Numbers of cards and choices"), acts.NUMBERS),
        *_of_games(),
        ActGroup(translate("Settings", "Looking at the table"), (*acts.LOOKING, *_shows())),
        ActGroup(translate("Settings", "In words, or read aloud"), acts.DESCRIBING),
        ActGroup(translate("Settings", "Replay"), acts.WATCHING),
        ActGroup(translate("Keys", "Lessons"), acts.LESSONS),
        ActGroup(translate("NewGame", "New game"), (*_switches(), *acts.SET_UP)),
        ActGroup(translate("Keys", "Saved matches"), acts.SAVES),
        ActGroup(translate("Keys", "Score sheet and review"), acts.SCORE),
        ActGroup(translate("Keys", "Score pad and statistics"), acts.PAD),
        ActGroup(translate("Keys", "Encyclopaedia"), acts.BOOKS),
    )


def all_acts() -> tuple[Act, ...]:
    """Return all acts; where two have the same usual key on a page, the first has it."""
    return (*_known(), *_options(), *_shows())


def pages_of(act: Act) -> frozenset[On]:
    """Return the pages where an act counts, with the table of each game."""
    tables = map(table_of, games.names()) if On.TABLES in act.pages else ()
    return act.pages.union(tables)


def box_act(box: boxes.Switch) -> Act | None:
    """Return the act that switches a box; None for one without a key."""
    if not box.key:
        return None
    words = partial(_box_words, box.name)
    return Act(f"box {box.name}", (box.key,), frozenset({On.SET_UP, On.BOXES}), words)


def option_act(option: str) -> OptionAct:
    """Return the act that takes this option of a box."""
    more, pages = boxes.option_words(option), frozenset({On.TABLE, On.PROMPT})
    return OptionAct(f"option {option}", (more.key,), pages, more.does, option)


def option_of(act: Act | None) -> str:
    """Return the option of a box that an act takes; "" for any other act."""
    return act.option if isinstance(act, OptionAct) else ""


def shown_act(thing: str) -> ShowAct:
    """Return the act that shows a thing of a box large."""
    shows = {name: show for words in boxes.all_words() for name, show in words.shows.items()}
    key, does = shows[thing]
    return ShowAct(f"show {thing}", (key,), frozenset({On.TABLE}), does, thing)


def shown_of(act: Act | None) -> str:
    """Return the thing of a box that an act shows large; "" for any other act."""
    return act.thing if isinstance(act, ShowAct) else ""


def _of_games() -> tuple[ActGroup, ...]:
    """Return the acts at the table of one game alone, for each that has such acts."""
    found = ((games.words_of(name), game.acts) for name, game in games.all_settings())
    return tuple(ActGroup(words.title(), own) for words, own in found if own)


def _box_words(name: str) -> str:
    return boxes.words_of(name).title()


def _switches() -> tuple[Act, ...]:
    return tuple(filter(None, map(box_act, boxes.switches())))


def _options() -> tuple[Act, ...]:
    return tuple(option_act(name) for words in boxes.all_words() for name in words.options)


def _shows() -> tuple[Act, ...]:
    return tuple(shown_act(name) for words in boxes.all_words() for name in words.shows)


def _known() -> tuple[Act, ...]:
    """Return all acts but those that need the words of the boxes, which take time to load."""
    of_games = (act for _, game in games.all_settings() for act in game.acts)
    return (
        *(*_switches(), *acts.EVERYWHERE, *acts.TURN, *acts.NUMBERS, *of_games),
        *(*acts.LOOKING, *acts.DESCRIBING, *acts.WATCHING, *acts.LESSONS, *acts.SET_UP),
        *(*acts.SAVES, *acts.SCORE, *acts.PAD, *acts.BOOKS),
    )


# Keys pressed -------------------------------------------------------------------------------------


class _Keyboard:
    """The current keys."""

    def __init__(self) -> None:
        self.own: dict[str, str] = {}
        self.meant: dict[On, dict[str, Act]] = {}
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


def asked(event: QKeyEvent, *pages: On) -> Act | None:
    """Return the act of this key on the first of these pages that has one; None for none."""
    there_are = boxes.all_words(), games.names()
    if _KEYBOARD.made_for != there_are:
        _KEYBOARD.meant, _KEYBOARD.made_for = _meanings(), there_are
    meant = [_KEYBOARD.meant[page] for page in pages]
    found = (each[key] for key in _strokes(event) for each in meant if key in each)
    return next(found, None)


def mark_of(event: QKeyEvent, *pages: On) -> KeyMark | None:
    """Return what marks the buttons that this key clicks: a fixed key, or its act there."""
    return FIXED.get(event.key()) or asked(event, *pages)


def asked_number(event: QKeyEvent, page: On) -> int | None:
    """Return the number that was pressed, 0 to 9; None for another key."""
    act = asked(event, page)
    return acts.NUMBERS.index(act) if act in acts.NUMBERS else None


def _meanings() -> dict[On, dict[str, Act]]:
    tables = map(table_of, games.names())
    meant: dict[On, dict[str, Act]] = {page: {} for page in (*On.members, *tables)}
    for act in all_acts():
        for page in pages_of(act):
            for key in keys_of(act, _KEYBOARD.own):
                meant[page].setdefault(key, act)
    return meant


# Keys drawn ---------------------------------------------------------------------------------------


def cap(mark: KeyMark) -> str:
    """Return the key of an act as it is drawn, or a fixed key."""
    return native(own_or_usual(mark)) if isinstance(mark, Act) else mark


def own_or_usual(act: Act) -> str:
    """Return the key of an act, as files write it."""
    return keys_of(act, _KEYBOARD.own)[0]


def caps(mark: KeyMark | None) -> tuple[str, ...]:
    """Return a cap for each key to press; none for what has no key."""
    if mark is None:
        return ()
    text = cap(mark)
    if len(text) < 2 or "+" not in text[:-1]:
        return (text,)
    held, _, last = text[:-1].rpartition("+")
    return (*held.split("+"), last + text[-1])


def cap_for(key: str, page: On) -> str:
    """Return the cap for a usual key of a page, as a lesson names it; other texts stay."""
    found = (act for act in all_acts() if page in pages_of(act) and act.keys[0] == key)
    act = next(found, None)
    return key if act is None else cap(act)


def span(related: Sequence[Act]) -> tuple[str, ...]:
    """Return the keys of related acts: from the first to the last, or all one by one."""
    keys = [cap(act) for act in related]
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


def with_key(text: str, act: Act) -> str:
    """Return a text with the key of an act after it, as tooltips have it."""
    return f"{text} ({cap(act)})"


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
    return _clashing(act, key, own, all_acts())


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
    here, there = pages_of(one), pages_of(other)
    return On.EVERY in here | there or bool(here & there)


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
