"""Another key for everything that a key can be changed for, and a person who plays by them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from string import ascii_uppercase, digits

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.games.architects.commands import Prompt
from sevenwonders_qt.models import keys
from sevenwonders_qt.views.pages.own_keys import KeyButton, KeysPage
from tests.app.architects_page import architects_page
from tests.app.person import Window

Key = Qt.Key
_HELD = {
    "Ctrl": Qt.KeyboardModifier.ControlModifier,
    "Alt": Qt.KeyboardModifier.AltModifier,
    "Shift": Qt.KeyboardModifier.ShiftModifier,
}
_CODES = {
    "Ins": Key.Key_Insert,
    **{f"F{number}": Key(Key.Key_F1 + number - 1) for number in range(1, 36)},
}


def _unlike() -> Iterator[str]:
    """Keys of every kind: letters and digits, some held with others, and signs."""
    yield from ("Q", "J", "X", "Y", "Z", "U", ";", ".", "'", "[", "]", "\\", "Ins")
    yield from (key for key in ascii_uppercase if key not in "QJXYZU")
    yield from digits
    yield from (f"F{number}" for number in range(13, 25))
    yield from (f"Ctrl+Alt+{key}" for key in ascii_uppercase)
    yield from (f"Ctrl+Shift+{key}" for key in ascii_uppercase if key != "Z")


def all_other() -> dict[str, str]:
    """A key for every act that is none of its own usual keys, and that nothing else has."""
    left, found = list(_unlike()), {}
    for act in keys.all_acts():
        key = next(k for k in left if k not in act.keys and keys.refused(act, k) is None)
        left.remove(key)
        found[act.name] = key
    return found


def with_keys(folder: Path, own: object) -> Path:
    """A folder with settings that have these keys."""
    folder.mkdir(parents=True, exist_ok=True)
    settings = {"language": "en", "pace": "instant", "animation_speed": 0, "tips": False}
    (folder / "settings.json").write_text(json.dumps({**settings, "keys": own}))
    return folder


def strike(widget: QWidget, key: str) -> None:
    """Press a key that is written as files write it."""
    *held, last = key.split("+")
    modifiers = Qt.KeyboardModifier.NoModifier
    for name in held:
        modifiers |= _HELD[name]
    QTest.keyClick(widget, _CODES.get(last) or Qt.Key(ord(last)), modifiers)


class OwnKeyboard:
    """Plays either game by own keys, and by those that are the same everywhere."""

    def __init__(self, window: Window, own: dict[str, str], seed: int = 1) -> None:
        self.window, self.own = window, own
        self.dice = random.Random(seed)
        self.struck: set[str] = set()

    def strike(self, *names: str) -> None:
        """Press the keys of these acts."""
        page = self.window.window.page()
        for name in names:
            self.struck.add(name)
            strike(page.focusProxy() or page, self.own[name])

    def answer(self) -> None:
        """A card and what to do with it, by its own keys."""
        if self.window.overlay is not None:
            self.window.press(Key.Key_Return)
            return
        table = self.window.table
        assert table is not None
        number = self.dice.randrange(len(table.view.hand))
        self.strike(f"number {number + 1}", self.dice.choice(["build", "stage", "discard"]))

    def answer_architects(self) -> None:
        """A deck, a token, an action of the turn, by its own keys."""
        table = architects_page(self.window.program).scene.table
        assert table is not None
        if table.covered:
            self.strike("uncover")
        if table.view.prompt is Prompt.TAKE:
            self.strike(f"number {self.dice.randrange(1, 4)}")
        elif table.view.prompt is Prompt.KEEP:
            self.strike("number 1")
        else:
            self.strike(f"number {self.dice.randrange(4, 8)}", "end_turn")
            QTest.keyClick(architects_page(self.window.program).view, Key.Key_Return)


def button_of(page: KeysPage, name: str) -> KeyButton:
    """Turn to the group of an act; the button with its key."""
    groups = enumerate(keys.groups())
    number = next(n for n, group in groups if any(act.name == name for act in group.acts))
    page.list.go_to(number)
    return next(key for key, _ in page.rows if key.act.name == name)
