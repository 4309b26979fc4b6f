"""The optional rules of a set-up page, folded away at first: a switch or a list for each."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from math import ceil
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QRectF, Qt, Signal

from sevenwonders_qt.models.optional_rules import OptionalRules, RuleWords
from sevenwonders_qt.views.kit.page import KitPage
from sevenwonders_qt.views.kit.part import Cell, Ground, Part, column, row
from sevenwonders_qt.views.kit.scroll import Scroll, ScrollArea
from sevenwonders_qt.views.kit.words import Held, Text, panel
from sevenwonders_qt.views.pages.button import Button, Toggle
from sevenwonders_qt.views.pages.field import Choice, Entry
from sevenwonders_qt.views.paint.canvas import Canvas

translate = QCoreApplication.translate
AnyOptions = TypeVar("AnyOptions")


class RuleFold(QObject, Generic[AnyOptions]):
    """Sends ``changed`` with the whole options after every change by a person."""

    changed = Signal(object)
    folded = Signal()
    """The rules were folded out or away."""

    def __init__(
        self,
        page: KitPage,
        rules: OptionalRules[AnyOptions],
        options: AnyOptions,
        lists: Collection[str] = (),
    ) -> None:
        """The fields in ``lists`` are chosen from one, the others are switched."""
        super().__init__(page)
        look = page.look
        self._rules, self._options = rules, options
        self.button = Button(look, page, "ui_settings", "advanced")
        self.button.setCheckable(True)
        self.toggles: dict[str, Toggle] = {}
        self.choices: dict[str, Choice] = {}
        self._area = ScrollArea(look, page)
        for field in (words.field for words in rules.words()):
            if field in lists:
                self.choices[field] = Choice(look, page)
                self.choices[field].picked.connect(
                    lambda value, field=field: self._choose(field, value)
                )
            else:
                self.toggles[field] = Toggle(look, page, paragraph=True)
                self.toggles[field].clicked.connect(lambda on, field=field: self._switch(field, on))
        self.usual_button = Button(look, page, "ui_undo")
        self.usual_button.clicked.connect(lambda: self.changed.emit(rules.reset(self._options)))
        self.button.clicked.connect(self._fold)
        self._show()

    @property
    def is_open(self) -> bool:
        """Whether the rules are shown."""
        return self.button.isChecked()

    def show_options(self, options: AnyOptions, title: str, fold_away: str) -> None:
        """Show these; the button is called ``title``, or ``fold_away`` while they are shown."""
        rules, self._options = self._rules, options
        for words in rules.words():
            refused = rules.refused(options, words.field)
            if words.field in self.toggles:
                toggle = self.toggles[words.field]
                toggle.set_texts(words.title, words.note)
                toggle.setChecked(rules.is_on(options, words.field))
                toggle.setEnabled(not refused)
                toggle.setToolTip(refused)
            else:
                self.choices[words.field].setAccessibleName(words.title)
                self.choices[words.field].setAccessibleDescription(words.note)
        count = len(rules.changed(options))
        note = translate("NewGame", "all defaults")
        if count:
            note = translate("NewGame", "%n of them changed", None, count)
        self.button.set_texts(fold_away if self.is_open else title, note)
        self.usual_button.setText(translate("NewGame", "All defaults"))
        self.usual_button.setEnabled(bool(count))

    def offer(self, field: str, entries: Sequence[Entry], value: object) -> None:
        """What can be chosen from the list of a rule, and what is."""
        self.choices[field].set_entries(list(entries), value)

    def part(self, title: str, note: str = "", columns: int = 1) -> Part:
        """All rules on a slab."""
        rules = [self._rule(words) for words in self._rules.words()]
        high = ceil(len(rules) / columns)
        beside = [
            column(*rules[first : first + high], gap=6, weight=1, stretch=40)
            for first in range(0, len(rules), high)
        ]
        head = row(Text(note, "note", "ink_soft", weight=1), Held(self.usual_button), gap=20)
        return panel(
            title, head, Scroll(self._area, Ground(row(*beside, gap=30), None, (0, 8, 0, 4))), gap=8
        )

    def _rule(self, words: RuleWords) -> Part:
        field = words.field
        part: Part = Held(self.toggles[field]) if field in self.toggles else self._list(words)
        is_changed = field in self._rules.changed(self._options)
        return Ground(part, _mark if is_changed else None, (14, 0, 0, 0))

    def _list(self, words: RuleWords) -> Part:
        choice = Cell(Held(self.choices[words.field], high=42), 250)
        above = row(Text(words.title, bold=700, weight=1), choice)
        return column(above, Text(words.note, "note", "ink_soft"), gap=2)

    def _switch(self, field: str, on: bool) -> None:
        self.changed.emit(self._rules.switched(self._options, field, on))

    def _choose(self, field: str, value: object) -> None:
        changed: Any = replace(self._options, **{field: value})  # type: ignore[type-var]
        self.changed.emit(changed)

    def _fold(self) -> None:
        self._show()
        self.folded.emit()
        first = self._fields()[0] if self.is_open else self.button
        first.setFocus(Qt.FocusReason.TabFocusReason)

    def _show(self) -> None:
        for widget in (*self._fields(), self.usual_button, self._area):
            widget.setVisible(self.is_open)

    def _fields(self) -> list[Toggle | Choice]:
        fields = [words.field for words in self._rules.words()]
        return [self.toggles.get(field) or self.choices[field] for field in fields]


def _mark(canvas: Canvas, rect: QRectF) -> None:
    """What is not as usual."""
    canvas.rounded(QRectF(rect.left(), rect.top(), canvas.s(5), rect.height()), 2, "terracotta")
