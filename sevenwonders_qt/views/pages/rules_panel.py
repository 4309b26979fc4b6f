"""The rule options of the new-game page: the learning game, and those folded away at first."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.games.classic.options import DEFAULT, Options
from sevenwonders_qt.models.boxes import switches, words_of
from sevenwonders_qt.models.new_match import may_agree
from sevenwonders_qt.views.pages.button import Button, Toggle
from sevenwonders_qt.views.pages.look import CLEAR, Look
from sevenwonders_qt.views.paint.painting import Painting

translate = QCoreApplication.translate

_OWN: Final = ("copied_guild_counts", "sixth_coins_pay_seventh")


def advanced() -> tuple[str, ...]:
    """The options of the advanced part, as `Options` or its house rules name them."""
    return (*_OWN, *(rule for box in switches() for rule in box.house_rules))


def is_on(options: Options, name: str) -> bool:
    """Whether an option of the advanced part is on."""
    return bool(getattr(options, name)) if name in _OWN else name in options.house_rules


def switched(options: Options, name: str, on: bool) -> Options:
    """The same options with one of the advanced part on or off."""
    if name not in _OWN:
        others = tuple(rule for rule in options.house_rules if rule != name)
        return replace(options, house_rules=(*others, name) if on else others)
    values: dict[str, Any] = {name: on}
    return replace(options, **values)


class AdvancedRules(QWidget):
    """Questions of rule on which groups differ, each with what it means; hidden at first."""

    changed = Signal(object)
    """The changed `Options`."""

    closed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._options = DEFAULT
        self.toggles = {name: Toggle(look, self, paragraph=True) for name in advanced()}
        for name, toggle in self.toggles.items():
            toggle.clicked.connect(lambda on, name=name: self._change(name, on))
        self.hide()

    def show_options(self, options: Options) -> None:
        """Show these options; sends no signal."""
        self._options = options
        for name, toggle in self.toggles.items():
            toggle.setChecked(is_on(options, name))
            possible = name in _OWN or may_agree(name, options)
            toggle.setEnabled(possible)
            toggle.setToolTip("" if possible else _only_with(name))

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        self.setAccessibleName(translate("NewGame", "Advanced rules"))
        self.toggles["copied_guild_counts"].set_texts(
            translate("NewGame", "A copied guild counts itself"),
            translate(
                "NewGame",
                "When Olympia copies the Shipowners Guild, the copy is one of the"
                " purple cards that it counts. Default: on",
            ),
        )
        self.toggles["sixth_coins_pay_seventh"].set_texts(
            translate("NewGame", "Coins of the sixth card pay for the seventh"),
            translate(
                "NewGame",
                "Babylon may play both last cards of an Age: what the sixth card earns"
                " can be spent on the seventh at once. Default: on",
            ),
        )
        for box in switches():
            words = words_of(box.name)
            for rule in box.house_rules:
                note = words.house_rules[rule]()
                self.toggles[rule].set_texts(note.title, note.text)

    def arrange(self) -> None:
        """Put the options in their places."""
        wide = self.width() / self.look.u - 2 * CLEAR
        high = self.height() / self.look.u - 2 * CLEAR
        each = (high - 70) / len(self.toggles)
        for number, toggle in enumerate(self.toggles.values()):
            place = (CLEAR + 24, CLEAR + 62 + number * each, wide - 48, each - 4)
            self.look.put(toggle, self.look.local(*place))
        self.update()

    def _change(self, name: str, on: bool) -> None:
        self.changed.emit(switched(self._options, name, on))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, body, s = self.look.canvas(painter), self.look.body(self), self.look.s
            canvas.slab(body, "parchment", 14)
            title = QRectF(body.left() + s(24), body.top() + s(12), body.width() - s(48), s(40))
            text = translate("NewGame", "Advanced rules")
            canvas.text(title, text, 24, "ink", 700, family="title", shrink=0.6)
            canvas.line((title.left(), title.bottom()), (title.right(), title.bottom()), "gold", 2)


class AdvancedButton(Button):
    """Folds the advanced part out and away, and says whether anything in it is unusual."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent, "ui_settings", "A", 17)
        self.setCheckable(True)

    def show_options(self, options: Options) -> None:
        """Count what differs from the defaults."""
        usual = [is_on(options, name) == is_on(DEFAULT, name) for name in advanced()]
        note = translate("NewGame", "%n of them changed", None, usual.count(False))
        if all(usual):
            note = translate("NewGame", "all defaults")
        text = translate("NewGame", "Advanced rules")
        if self.isChecked():
            text = translate("NewGame", "Fold the advanced rules away")
        self.set_texts(text, note)


def _only_with(house_rule: str) -> str:
    """Why a house rule cannot be agreed on."""
    box = next(box for box in switches() if house_rule in box.house_rules)
    return translate("NewGame", "Only with {box}").format(box=words_of(box.name).title())
