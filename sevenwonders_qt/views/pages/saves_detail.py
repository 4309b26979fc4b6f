"""The chosen saved match at large: picture, title, players and points, and what can be done."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.saves import SavedCity, SavedMatch
from sevenwonders_qt.models.saves_recovery import Recovery
from sevenwonders_qt.models.saves_strip import Strip
from sevenwonders_qt.views.pages.button import Button
from sevenwonders_qt.views.pages.glyph import draw_glyph
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.pages.saves_controls import TitleField, ToolButton
from sevenwonders_qt.views.pages.saves_marks import draw_fault, draw_pill
from sevenwonders_qt.views.pages.saves_strip import ChoiceStrip, strip_height
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.furniture import keycap
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.paint.wonder import draw_wonder

translate = QCoreApplication.translate

PLACE: Final = (1274.0, 98.0, 606.0, 946.0)
LONGEST_TITLE: Final = 60
_IN: Final = 20.0
_APART: Final = 14.0


class SavedDetail(QWidget):
    """Shows one match; what a person wants with it is signalled by the buttons."""

    renamed = Signal(str)
    """The title that was written."""

    rename_started = Signal()
    """The title was clicked."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.match: SavedMatch | None = None
        self.replays = False
        """Whether matches can be played again."""
        self.main_button = Button(look, self, "ui_play", "↵", 20, primary=True)
        self.replay_button = Button(look, self, "ui_replay", "R", 20)
        self.recover_button = Button(look, self, "ui_redo", "Ctrl R", 20, primary=True)
        self.recovery: Recovery | None = None
        """What can be recovered; None as long as nobody knows."""
        self.strip = ChoiceStrip(look, self)
        self.rename_button = ToolButton(look, self, "pencil", "F2")
        self.duplicate_button = ToolButton(look, self, "copy", "Ctrl D")
        self.export_button = ToolButton(look, self, "export", "Ctrl E")
        self.delete_button = ToolButton(look, self, "trash", "Del", "bad")
        self.title_field = TitleField(look, self, 24, LONGEST_TITLE)
        self.title_field.hide()
        self.title_field.left.connect(self.finish_renaming)

    def tools(self) -> tuple[ToolButton, ...]:
        """The small buttons, from left to right."""
        return (
            *(self.rename_button, self.duplicate_button),
            *(self.export_button, self.delete_button),
        )

    def show_match(self, match: SavedMatch | None) -> None:
        """Show this one; None when none is chosen."""
        before, self.match = self.match, match
        if self.renaming and (match is None or before is None or match.path != before.path):
            self.title_field.hide()
        if match is None or not match.opens or before is None or match.path != before.path:
            self.strip.show_strip(None)
        self.recovery = None
        self.retranslate()
        self.arrange()
        self.update()

    def shows(self, path: Path) -> bool:
        """Whether this is the match that is shown."""
        return self.match is not None and self.match.path == path

    def show_strip(self, strip: Strip | None) -> None:
        """What was done in the match that is shown."""
        self.strip.show_strip(strip)
        self.arrange()

    def show_recovery(self, recovery: Recovery) -> None:
        """Whether the match that is shown can be recovered."""
        self.recovery = recovery
        self.arrange()
        self.update()

    @property
    def renaming(self) -> bool:
        """Whether the title is being changed."""
        return not self.title_field.isHidden()

    def rename(self) -> None:
        """Let the title be changed in its place."""
        if self.match is None or not self.match.opens:
            return
        self.title_field.setText(self.match.own_title or self.match.title)
        self.title_field.show()
        self.title_field.selectAll()
        self.title_field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.update()

    def finish_renaming(self, *, keep: bool = True) -> None:
        """Take the title as it is written, or leave it as it was."""
        if not self.renaming:
            return
        self.title_field.hide()
        written = " ".join(self.title_field.text().split())
        if (
            keep
            and self.match is not None
            and written != (self.match.own_title or self.match.title)
        ):
            self.renamed.emit(written)
        self.update()

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        match = self.match
        self.main_button.set_texts(
            translate("Saves", "Score sheet")
            if match is not None and match.over
            else translate("Saves", "Continue")
        )
        self.main_button.icon_name = "ui_trophy" if match and match.over else "ui_play"
        self.replay_button.set_texts(translate("Saves", "Watch it again"))
        self.recover_button.set_texts(translate("Saves", "Recover to the last whole turn"))
        self.strip.retranslate()
        self.rename_button.setText(translate("Saves", "Rename"))
        self.duplicate_button.setText(translate("Saves", "Duplicate"))
        self.export_button.setText(translate("Saves", "Export"))
        self.delete_button.setText(translate("Saves", "Delete"))
        self.title_field.setAccessibleName(translate("Saves", "Title of the match"))

    def arrange(self) -> None:
        """Take place and scale from the page."""
        look, match = self.look, self.match
        wide, high = PLACE[2] - 2 * _IN, PLACE[3]
        self.setGeometry(look.box(*PLACE).adjusted(0, 0, look.s(8), look.s(8)).toRect())
        opens = match is not None and match.opens
        for tool in (self.main_button, self.rename_button, self.duplicate_button):
            tool.setVisible(opens)
        self.replay_button.setVisible(opens and self.replays)
        self.recover_button.setVisible(match is not None and match.damaged)
        self.recover_button.setEnabled(self.recovery is not None and self.recovery.possible)
        self.recover_button.setToolTip(self.recovery.words if self.recovery is not None else "")
        self.export_button.setVisible(match is not None)
        self.delete_button.setVisible(match is not None)
        y = high - _IN - 194
        half = (wide - 14) / 2 if self.replays else wide
        look.put(self.main_button, look.local(_IN, y, half, 64))
        look.put(self.replay_button, look.local(_IN + half + 14, y, half, 64))
        look.put(self.recover_button, look.local(_IN, y, wide, 64))
        self._arrange_strip()
        quarter = (wide - 36) / 4
        for number, tool in enumerate(self.tools()):
            look.put(tool, look.local(_IN + number * (quarter + 12), y + 82, quarter, 96))
        look.put(self.title_field, look.local(_IN, self._title_top(), wide, 58))

    def paintEvent(self, event: QPaintEvent) -> None:
        match = self.match
        if match is None:
            return
        with Painting(self) as painter:
            canvas = self.look.canvas(painter)
            self._paint_picture(canvas, match)
            if not match.opens:
                self._paint_fault(canvas, match)
                return
            if not self.renaming:
                self._paint_title(canvas, match)
            top = self._title_top() + 66
            note = self._line(top, 30, 4)
            canvas.text(
                note, match.detail().note, 17, "ink_soft", 400, "left", "condensed", shrink=0.7
            )
            doubt = self._line(top + 30, 30, 4)
            canvas.text(
                doubt, match.detail().doubt, 17, "bad", 600, "left", "condensed", shrink=0.7
            )
            cities = match.detail().cities
            best = max(1, *(city.total for city in cities))
            step = self._row_step
            for number, city in enumerate(cities):
                place = self._line(self._cities_top + step * number, step - 5)
                self._paint_city(canvas, place, city, best)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._title_box().contains(event.position()):
            self.rename_started.emit()

    @property
    def _players(self) -> int:
        return len(self.match.detail().cities) if self.match is not None else 0

    @property
    def _row_step(self) -> float:
        """Design pixels from one player to the next."""
        return 51.0 if self._players <= 5 else 45.0

    def _picture_height(self) -> float:
        """Half as high as wide, and less when many players need the room."""
        rows = 1 if self.match is None or self.match.age else 2
        strip = strip_height(rows) + _APART
        below = _IN + 194 + _APART + strip + self._row_step * self._players
        return min(283.0, PLACE[3] - below - self._notes_height - 66 - 14 - _IN)

    @property
    def _notes_height(self) -> float:
        """Of the note, and of the reason why the match is not verified."""
        return 68.0 if self.match is not None and self.match.detail().doubt else 38.0

    def _arrange_strip(self) -> None:
        """Below the players; of two rows there is always room for both."""
        look, strip, wide = self.look, self.strip, PLACE[2] - 2 * _IN
        top = self._cities_top + self._row_step * self._players - 5 + _APART
        look.put(strip, look.local(_IN, top, wide, strip_height(1)))
        look.put(strip, look.local(_IN, top, wide, strip_height(strip.rows)))

    @property
    def _cities_top(self) -> float:
        return self._title_top() + 66 + self._notes_height

    def _title_top(self) -> float:
        return _IN + self._picture_height() + 14

    def _line(self, top: float, high: float, indent: float = 0) -> QRectF:
        return self.look.local(_IN + indent, top, PLACE[2] - 2 * _IN - indent, high)

    def _title_box(self) -> QRectF:
        return self._line(self._title_top(), 58)

    def _paint_picture(self, canvas: Canvas, match: SavedMatch) -> None:
        s, place = canvas.s, self._line(_IN, self._picture_height())
        if match.picture is None:
            draw_fault(canvas, place)
        else:
            shown = match.picture
            stages = (shown.built, shown.total)
            draw_wonder(canvas, place, shown.wonder, shown.side, *stages, 10, scaffold=False)
        draw_pill(canvas, place.right() - s(14), place.top() + s(30), match.state, match.pill)

    def _paint_title(self, canvas: Canvas, match: SavedMatch) -> None:
        s, box = canvas.s, self._title_box()
        canvas.rounded(box, 8, colour("parchment_pale", 0.6), colour("ink", 0.18), 1.2)
        words = box.adjusted(s(16), 0, -s(96), 0)
        canvas.text(words, match.title, 25, "ink", 700, "left", "title", shrink=0.6)
        draw_glyph(canvas, "pencil", box.right() - s(70), box.center().y(), s(25), "ink_soft")
        cap = QRectF(box.right() - s(46), box.center().y() - s(12), s(34), s(24))
        keycap(canvas, cap, "F2")

    def _paint_fault(self, canvas: Canvas, match: SavedMatch) -> None:
        top = self._title_top()
        title = self._line(top, 50, 4)
        canvas.text(title, match.title, 21, "ink", 700, "left", "condensed", shrink=0.6)
        words = self._line(top + 58, 100, 4)
        used = canvas.paragraph(words, match.fault, 20, "ink", 500)
        if self.recovery is not None:
            more = words.translated(0, used + canvas.s(10))
            canvas.paragraph(more, self.recovery.words, 20, "ink_soft", 500)

    def _paint_city(self, canvas: Canvas, rect: QRectF, city: SavedCity, best: int) -> None:
        s, middle = canvas.s, rect.center().y()
        canvas.rounded(rect, 7, colour("gold_light", 0.8) if city.own else colour("ink", 0.05))
        left = rect.left() + s(12)
        if city.place:
            number = QRectF(left, rect.top(), s(30), rect.height())
            canvas.text(number, f"{city.place}.", 18, "ink_soft", 700, "left", "condensed")
            left += s(32)
        icon = "ui_person" if city.person else "ui_robot"
        canvas.icon(icon, left + s(16), middle, s(32))
        left += s(40)
        right = rect.right() - s(232)
        name = QRectF(left, rect.top(), right - left, rect.height())
        left += canvas.text(name, city.name, 19, "ink", 700, shrink=0.7) + s(10)
        if right - left > s(40):
            note = QRectF(left, rect.top(), right - left, rect.height())
            canvas.text(note, city.note, 16, "ink_soft", 400, "left", "condensed", shrink=0.75)
        if city.side:
            self._paint_side(canvas, rect.right() - s(214), middle, city.side)
        wide = s(120) * max(0.02, city.total / best)
        bar = QRectF(rect.right() - s(190), middle - s(8), wide, s(16))
        shade = "terracotta" if city.place == 1 else "stone"
        canvas.rounded(bar, 4, shade, colour("ink", 0.5), 1.2)
        points = QRectF(rect.right() - s(66), rect.top(), s(54), rect.height())
        canvas.text(points, str(city.total), 22, "ink", 700, "right", "condensed")

    def _paint_side(self, canvas: Canvas, x: float, y: float, side: str) -> None:
        s = canvas.s
        if side == "B":
            canvas.ellipse(x, y, s(15), None, "night")
            draw_glyph(canvas, "moon", x, y, s(19), "moon")
        else:
            draw_glyph(canvas, "sun", x, y, s(28))
