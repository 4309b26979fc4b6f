"""The page for changing every key."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models import keys
from sevenwonders_qt.models.acts import Act
from sevenwonders_qt.models.keys import Refusal
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.views.accessible.events import announce
from sevenwonders_qt.views.kit.button import Button, PaintedButton
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.page import SidePage
from sevenwonders_qt.views.kit.part import Ground, Part, Space, rounded, row
from sevenwonders_qt.views.kit.scroll import Scroll, ScrollArea
from sevenwonders_qt.views.kit.walk_list import Line, LineList
from sevenwonders_qt.views.kit.words import Held, Keys, Text, panel, striped, warned
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.theme import Shade, colour

translate = QCoreApplication.translate

_CAP: Final = 190.0
"""Design pixels of the widest key."""


class KeyButton(PaintedButton):
    """The key of an act: pressed, it waits for another one, which it sends."""

    struck = Signal(str)
    """A key while it waits, as `keys.stroke` writes it."""

    is_switch = True
    wraps = False
    least = 2.2
    radius = 8.0

    def __init__(self, look: Look, parent: QWidget, act: Act) -> None:
        super().__init__(look, parent)
        self.act = act

    def show_act(self, act: Act) -> None:
        """Show the key of this."""
        self.act = act
        self.setAccessibleName(titled(act.words(), keys.cap(act)))
        self.update()

    def describe(self) -> Part:
        words: Part = Keys(keys.caps(self.act))
        fill: Shade = colour("ink", 0.12 if self.hovered() else 0.05)
        if self.isChecked():
            words = Text(translate("Keys", "press a key…"), "note", "ink", 700, lines=1)
            fill = "gold_light"
        ground = rounded(8, fill, colour("ink", 0.5), 1.4)
        return Ground(row(Space(weight=1), words, Space(weight=1)), ground, (8, 2, 8, 2))

    def event(self, event: QEvent) -> bool:
        if self.isChecked() and isinstance(event, QKeyEvent):
            # Every key is taken, those too that move the focus or work in the whole window.
            event.accept()
            if event.type() == QEvent.Type.KeyPress:
                self._strike(event)
            return True
        return super().event(event)

    def _strike(self, event: QKeyEvent) -> None:
        if keys.is_modifier(event.key()):
            return
        self.setChecked(False)
        if event.key() != Qt.Key.Key_Escape:
            self.struck.emit(keys.stroke(event))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.setChecked(False)
        super().focusOutEvent(event)


class KeysPage(SidePage):
    """A list of the actions of keys, which takes another key for each."""

    changed = Signal(object)
    """The keys that differ from the usual ones now, by the names of acts."""

    def __init__(self, art: Art) -> None:
        """Show the current keys of the first group."""
        super().__init__(art)
        look, groups = self.look, keys.groups()
        self.defaults_button = Button(look, self, "ui_undo")
        self.swap_button = Button(look, self, "ui_replay", primary=True)
        self.first = self.list = LineList(look, self)
        longest = max((group.acts for group in groups), key=len)
        self.rows = [(KeyButton(look, self, act), Button(look, self, "ui_undo")) for act in longest]
        self._area = ScrollArea(look, self)
        self.message = ""
        """The message about the last key; "" for none."""
        self._swap: dict[str, str] = {}
        self.list.walked.connect(lambda _: self._say(""))
        self.defaults_button.clicked.connect(lambda: self._set({}))
        self.swap_button.clicked.connect(lambda: self._set(self._swap))
        for key, again in self.rows:
            key.struck.connect(lambda text, key=key: self._take(key.act, text))
            key.toggled.connect(lambda on: self._say("") if on else None)
            again.clicked.connect(lambda _=False, key=key: self._restore(key.act))
        self.swap_button.hide()

    def retranslate(self) -> None:
        self.message, self._swap = "", {}  # its words are those of another language, or key
        self.swap_button.hide()

    def describe(self) -> Part:
        fixed = translate(
            "Keys",
            "The arrows, Tab, Enter, Space, Esc, the page keys, Home and End work "
            "the same everywhere and cannot be changed.",
        )
        named = translate("Keys", "Pages")
        self.list.setAccessibleName(named)
        groups = keys.groups()
        self.list.show_lines([Line(str(n), each.title) for n, each in enumerate(groups)])
        own, group = keys.own_keys(), groups[self.list.currentIndex().row()]
        for key, again in self.rows[len(group.acts) :]:
            key.hide()
            again.hide()
        lines = [
            self._line(act, key, again, own=act.name in own)
            for act, (key, again) in zip(group.acts, self.rows, strict=False)
        ]
        swap = self.swap_button.set_texts(translate("Keys", "Swap the two"))
        said = row(Text(self.message, bold=700, lines=0, weight=1), Held(swap), gap=14)
        notes = warned(said) if self.message else Space()
        body = row(
            panel(named, Held(self.list, weight=1, given=True), icon="line_list"),
            panel(
                group.title,
                Scroll(self._area, striped(lines, gap=2)),
                notes,
                Text(fixed, "note", "ink_soft", lines=0),
                icon="line_keyboard",
                weight=2.2,
            ),
            gap=20,
        )
        self.defaults_button.setEnabled(bool(own))
        defaults = self.defaults_button.set_texts(translate("Keys", "Restore all keys"))
        restore = Held(defaults, 290, 46)
        note = translate("Keys", "press a key here, then the one that you want")
        return self.page(translate("Settings", "Keys"), body, restore, note=note)

    def _line(self, act: Act, key: KeyButton, again: Button, *, own: bool) -> Part:
        """Return an action, the way back to its usual key if it has its own, and the key."""
        key.show_act(act)
        key.show()
        again.set_texts(translate("Keys", "Restore"))
        again.setAccessibleName(titled(again.text(), act.words()))
        again.setVisible(own)
        return row(Text(act.words(), lines=0, weight=1), Held(again), Held(key, _CAP), gap=14)

    # Changes ------------------------------------------------------------------------------

    def _take(self, act: Act, key: str) -> None:
        own = keys.own_keys()
        reason = keys.refused(act, key)
        if reason is not None:
            self._say(_refusal(reason, keys.native(key)))
            return
        others = keys.clashing(act, key, own)
        if others:
            self._say_taken(act, key, others)
            return
        self._set({**own, act.name: key})

    def _say_taken(self, act: Act, key: str, others: list[Act]) -> None:
        """Name the other action of the key, and offer to swap the two where that is possible."""
        own, shown = keys.own_keys(), keys.native(key)
        names = ", ".join(_in_group(other) for other in others)
        text = translate("Keys", "{key} is taken: {names}").format(key=shown, names=names)
        self._say(text, _swapped(act, others[0], key, own) if len(others) == 1 else None)

    def _restore(self, act: Act) -> None:
        own = keys.own_keys()
        taken = ((key, keys.clashing(act, key, own)) for key in act.keys)
        key, others = next(((key, found) for key, found in taken if found), ("", []))
        if others:
            self._say_taken(act, key, others)
        else:
            self._set({known: key for known, key in own.items() if known != act.name})

    def _set(self, own: dict[str, str]) -> None:
        self._say("")
        usual = {act.name: act.keys[0] for act in keys.all_acts()}
        self.changed.emit({name: key for name, key in own.items() if usual.get(name) != key})

    # Showing ------------------------------------------------------------------------------

    def _say(self, text: str, swap: dict[str, str] | None = None) -> None:
        self.message, self._swap = text, swap or {}
        self.swap_button.setVisible(bool(swap))
        announce(self, text)
        self.rearrange()


def _swapped(act: Act, other: Act, key: str, own: dict[str, str]) -> dict[str, str] | None:
    """Return the own keys once both have swapped; None if the other cannot have that key."""
    old = keys.keys_of(act, own)[0]
    wanted = {**own, act.name: key, other.name: old}
    clashes = [*keys.clashing(act, key, wanted), *keys.clashing(other, old, wanted)]
    return None if clashes or keys.refused(other, old) else wanted


def _in_group(act: Act) -> str:
    """Return the words of an action, and the title it is listed under."""
    listed = {each.name: group.title for group in keys.groups() for each in group.acts}
    text = translate("Keys", "“{act}” ({page})")
    return text.format(act=act.words(), page=listed[act.name])


def _refusal(reason: Refusal, key: str) -> str:
    match reason:
        case Refusal.FIXED:
            text = translate(
                "Keys", "{key} is used everywhere to move, open or leave: choose another key."
            )
        case Refusal.TYPED:
            text = translate(
                "Keys",
                "The score pad needs {key} for typing: combine it with Ctrl or Alt, "
                "or choose a function key.",
            )
        case Refusal.SYSTEM:
            text = translate("Keys", "{key} is reserved by the system: choose another key.")
        case Refusal.NOTHING:
            return translate(
                "Keys", "This key produces no character on this keyboard: choose another one."
            )
    return text.format(key=key)
