"""The house rules of Architects on its set-up page: folded away at first, all on one board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.games.architects.options import Options
from sevenwonders_qt.models.house_values import (
    SUPPLIES,
    HouseValue,
    changed,
    house_values,
    is_on,
    switched,
)
from sevenwonders_qt.views.pages.button import Button, Toggle
from sevenwonders_qt.views.pages.field import Choice, Entry
from sevenwonders_qt.views.pages.look import CLEAR, Look
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.painting import Painting

translate = QCoreApplication.translate

_HEAD: Final = 76.0
_ROWS: Final = 7
"""Values in one of the two columns."""

_FIELD: Final = 250.0


class HouseRules(QWidget):
    """Sends ``changed`` with the whole `Options` after every change."""

    changed = Signal(object)
    closed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._options = Options()
        self._names: tuple[str, ...] = ()
        self.toggles: dict[str, Toggle] = {}
        self.choices: dict[str, Choice] = {}
        for field in (value.field for value in house_values()):
            if field in ("first_seat", "military_supply"):
                self.choices[field] = Choice(look, self)
            else:
                self.toggles[field] = Toggle(look, self, paragraph=True)
        self.usual_button = Button(look, self, "ui_undo", size=17)
        self._connect()
        self.hide()

    def show_options(self, options: Options, names: Sequence[str]) -> None:
        """Show these options for players of these names; sends no signal."""
        self._options, self._names = options, tuple(names)
        for field, toggle in self.toggles.items():
            toggle.setChecked(is_on(options, field))
        self.choices["first_seat"].set_entries(self._seats(), options.first_seat)
        self.choices["military_supply"].set_entries(self._supplies(), options.military_supply)
        self.usual_button.setEnabled(bool(changed(options)))
        self.update()

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        self.setAccessibleName(translate("NewGame", "House rules"))
        self.usual_button.setText(translate("NewGame", "All defaults"))
        for value in house_values():
            if value.field in self.toggles:
                self.toggles[value.field].set_texts(value.title, value.note)
            else:
                choice = self.choices[value.field]
                choice.setAccessibleName(value.title)
                choice.setAccessibleDescription(value.note)
        self.show_options(self._options, self._names)

    def tab_order(self) -> list[QWidget]:
        """What takes the focus, in reading order."""
        order: list[QWidget] = []
        for value in house_values():
            order.append(self.toggles.get(value.field) or self.choices[value.field])
        return [*order, self.usual_button]

    def arrange(self) -> None:
        """Put the values in their places."""
        look = self.look
        for value, (x, y, wide, high) in zip(house_values(), self._places(), strict=True):
            if value.field in self.toggles:
                place = look.local(x, y, wide, high)
                look.put(self.toggles[value.field], place)
            else:
                place = look.local(x + wide - _FIELD, y + 2, _FIELD, 46)
                look.put(self.choices[value.field], place)
        wide = self.width() / look.u - 2 * CLEAR
        look.put(self.usual_button, look.local(CLEAR + wide - 294, CLEAR + 12, 270, 48))
        self.update()

    # Inner --------------------------------------------------------------------------------

    def _connect(self) -> None:
        for field, toggle in self.toggles.items():
            toggle.clicked.connect(lambda on, field=field: self._change(field, switched(field, on)))
        for field, choice in self.choices.items():
            choice.picked.connect(lambda value, field=field: self._change(field, value))
        self.usual_button.clicked.connect(lambda: self.changed.emit(Options()))

    def _change(self, field: str, value: object) -> None:
        values: dict[str, Any] = {field: value}
        self.changed.emit(replace(self._options, **values))

    def _places(self) -> list[tuple[float, float, float, float]]:
        """Left, top, width and height of every value, in design pixels of this widget."""
        wide = (self.width() / self.look.u - 2 * CLEAR - 48 - 40) / 2
        high = (self.height() / self.look.u - 2 * CLEAR - _HEAD - 12) / _ROWS
        return [
            (
                CLEAR + 24 + (wide + 40) * (number // _ROWS),
                CLEAR + _HEAD + high * (number % _ROWS),
                wide,
                high - 6,
            )
            for number in range(2 * _ROWS)
        ]

    def _seats(self) -> list[Entry]:
        lot = Entry(None, translate("NewGame", "drawn by lot"), "ui_replay")
        return [lot, *(Entry(seat, name, "ui_person") for seat, name in enumerate(self._names))]

    def _supplies(self) -> list[Entry]:
        chosen = self._options.military_supply
        numbers = sorted({*SUPPLIES[1:], chosen} - {None}, key=lambda number: number or 0)
        endless = Entry(None, translate("NewGame", "endless"), "mil_3")
        return [endless, *(Entry(number, str(number), "mil_3") for number in numbers)]

    # Painting -----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, body, s = self.look.canvas(painter), self.look.body(self), self.look.s
            canvas.slab(body, "parchment", 14)
            title = QRectF(body.left() + s(24), body.top() + s(12), body.width() - s(340), s(48))
            words = translate("NewGame", "House rules")
            drawn = canvas.text(title, words, 26, "ink", 700, family="title", shrink=0.6)
            note = title.adjusted(drawn + s(20), s(2), 0, 0)
            words = translate("NewGame", "what the rulebook leaves open; kept in the saved match")
            canvas.text(note, words, 16, "ink_soft", 400, "left", "condensed", shrink=0.6)
            unusual = changed(self._options)
            for value, (x, y, wide, high) in zip(house_values(), self._places(), strict=True):
                place = self.look.local(x, y, wide, high)
                if value.field in unusual:
                    bar = QRectF(
                        place.left() - s(12), place.top() + s(4), s(5), place.height() - s(8)
                    )
                    canvas.rounded(bar, 2, "terracotta")
                if value.field in self.choices:
                    self._draw_words(canvas, place, value)

    def _draw_words(self, canvas: Canvas, place: QRectF, value: HouseValue) -> None:
        """The title and the note of a value that is chosen from a list."""
        s = canvas.s
        line = QRectF(place.left(), place.top(), place.width() - s(_FIELD + 16), s(46))
        canvas.text(line, value.title, 18.5, "ink", 700, shrink=0.6)
        below = QRectF(place.left(), line.bottom() + s(2), place.width(), place.height() - s(48))
        canvas.paragraph(below, value.note, 16.5, "ink_soft", 400, family="condensed", shrink=0.7)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


class HouseButton(Button):
    """Folds the house rules out and away, and says whether any of them is unusual."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent, "ui_settings", "A", 18)
        self.setCheckable(True)

    def show_options(self, options: Options) -> None:
        """Count what differs from the defaults."""
        count = len(changed(options))
        note = translate("NewGame", "all defaults")
        if count:
            note = translate("NewGame", "%n of them changed", None, count)
        text = translate("NewGame", "House rules")
        if self.isChecked():
            text = translate("NewGame", "Fold the house rules away")
        self.set_texts(text, note)
