"""A person with a screen reader: knows the window by its accessible objects alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

Role = QAccessible.Role
Text = QAccessible.Text


ACTIONS = ("Build", "Recruit", "Stage I of the wonder", "Stage II of the wonder", "Discard")
GOLD = ("Pay", "Build", "I am", "Continue", "Confirm", "Keep ", "Recruit ", "Bury ", "Copy ")
"""What a box over the table calls the button that is pressed once the rest is chosen."""
ASKING = (
    *("Your actions", "How?", "Decks", "Choose a card to keep", "Progress"),
    *("Take a progress token", "Take another card", "Look through a deck"),
    *(f"Build stage {number}" for number in ("I", "II", "III", "IV", "V")),
)
"""Panels of Architects that list what can be chosen; ways of one thing stand under its name."""

ASIDE = ("Log", "The match", "Undo", "Discard")
"""Panels of which nothing is chosen in a turn."""


@dataclass(frozen=True)
class Heard:
    """What a reader is given of one object; ``path`` are the names of what it is in."""

    interface: QAccessibleInterface
    path: tuple[str, ...]

    @property
    def role(self) -> QAccessible.Role:
        return self.interface.role()

    @property
    def name(self) -> str:
        return self.interface.text(Text.Name)

    @property
    def about(self) -> str:
        return self.interface.text(Text.Description)

    @property
    def value(self) -> str:
        return self.interface.text(Text.Value)

    @property
    def state(self) -> QAccessible.State:
        return self.interface.state()

    @property
    def rect(self) -> QRect:
        return self.interface.rect()

    @property
    def actions(self) -> list[str]:
        actions = self.interface.actionInterface()
        return actions.actionNames() if actions is not None else []

    def press(self) -> None:
        self.interface.actionInterface().doAction("Press")

    def write(self, text: str) -> None:
        self.interface.setText(Text.Value, text)

    @property
    def words(self) -> str:
        return " ".join(filter(None, (self.name, self.about, self.value)))

    def __str__(self) -> str:
        return f"{self.role.name} {self.name!r} in {' > '.join(self.path)}"


def heard(root: QObject) -> Iterator[Heard]:
    """All that can be heard, from top to bottom."""
    interface = QAccessible.queryAccessibleInterface(root)
    assert interface is not None
    yield from _within(Heard(interface, ()))


def _within(thing: Heard) -> Iterator[Heard]:
    if thing.state.invisible and thing.path:
        return
    yield thing
    inside = thing.interface
    for number in range(inside.childCount()):
        child = inside.child(number)
        assert child is not None, f"child {number} of {thing}"
        yield from _within(Heard(child, (*thing.path, thing.name)))


class Reader:
    """Hears one window and presses what has a name."""

    def __init__(self, window: QWidget, qtbot: QtBot, seed: int = 1) -> None:
        self.window = window
        self.qtbot = qtbot
        self.dice = random.Random(seed)

    def all(self) -> list[Heard]:
        return list(heard(self.window))

    def find(self, role: QAccessible.Role, starts: str) -> list[Heard]:
        return [each for each in self.all() if each.role == role and each.name.startswith(starts)]

    def press(self, role: QAccessible.Role, starts: str) -> None:
        """Press the one of that kind and name."""
        found = self.find(role, starts)
        assert found, f"no {role.name} {starts!r} in\n" + "\n".join(map(str, self.all()))
        self.do(found[0])

    def do(self, thing: Heard) -> None:
        """Press this, and wait while a button stays down."""
        assert "Press" in thing.actions, str(thing)
        thing.press()
        buttons = self.window.findChildren(QAbstractButton)
        self.qtbot.waitUntil(lambda: not any(isValid(b) and b.isDown() for b in buttons))

    def dialog(self) -> list[Heard]:
        """The box over the table and what is in it; nothing when there is none."""
        all_heard = self.all()
        open_now = [each for each in all_heard if each.role == Role.Dialog and each.state.modal]
        if not open_now:
            return []
        return list(_within(open_now[0]))

    def answer(self) -> None:
        """A card and what to do with it; or whatever a box over the table asks for."""
        box = self.dialog()
        if box:
            self._answer_box(box)
            return
        cards = [each for each in self.all() if each.role == Role.ListItem and each.actions]
        self.do(self.dice.choice(cards))
        able = [
            each
            for each in self.find(Role.Button, "")
            if each.name.partition(":")[0] in ACTIONS and "Press" in each.actions
        ]
        self.do(self.dice.choice(able))

    def answer_architects(self) -> None:
        """Any of the actions, ways or decks that can be chosen now."""
        can = [each for each in self.all() if "Press" in each.actions and each.path]
        wanted = [each for each in can if each.path[-1] in ASKING]
        more = [each for each in can if each.path[-1].startswith("Your city")]
        stages = [each for each in more if each.state.focusable]
        others = [each for each in can if each.path[-2:-1] == ("Table",) and each.state.focusable]
        listed = [each for each in others if "large" not in each.about]
        left = [each for each in listed if not each.path[-1].startswith(ASIDE)]
        choices = wanted or stages or left
        assert choices, "\n".join(map(str, can))
        self.do(self.dice.choice(choices))

    def _answer_box(self, box: list[Heard]) -> None:
        can = [each for each in box if each.role == Role.Button and "Press" in each.actions]
        gold = [each for each in can if each.name.startswith(GOLD)]
        numbered = [each for each in can if each.name[:1].isdecimal()]
        assert can, "\n".join(map(str, box))
        self.do(gold[0] if gold else self.dice.choice(numbered or can[-1:]))
