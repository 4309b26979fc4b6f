"""The page about the program: what it consists of, in which versions, under which licences."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QTextEdit, QWidget

from sevenwonders_qt.models.shipped import Part
from sevenwonders_qt.views.pages.button import IconButton, PaintedButton
from sevenwonders_qt.views.pages.look import Look, Page, dark_keycap, page_header
from sevenwonders_qt.views.pages.panel import draw_panel
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.fonts import font
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate

_TOP, _HIGH = 98.0, 946.0
_LIST, _TEXT = (40.0, 500.0), (560.0, 1320.0)
_PITCH: Final = 96.0


class PartRow(PaintedButton):
    """A part in the list: its name and version, and its licence."""

    def __init__(self, look: Look, parent: QWidget, part: Part) -> None:
        super().__init__(look, parent)
        self.part = part
        self.setCheckable(True)
        self.setAccessibleDescription(part.licence)
        self.retranslate()

    def retranslate(self) -> None:
        """Name the part in the chosen language."""
        self.setText(f"{name_of(self.part)} {self.part.version}".strip())

    def paint(self, canvas: Canvas, rect: QRectF) -> None:
        s = canvas.s
        if self.isChecked():
            canvas.rounded(rect, 9, "gold_light", colour("gold"), 2)
        elif self.hovered() or self.isDown():
            canvas.rounded(rect, 9, colour("ink", 0.09))
        words = rect.adjusted(s(18), s(8), -s(18), -s(8))
        above = QRectF(words.left(), words.top(), words.width(), words.height() * 0.56)
        below = QRectF(words.left(), above.bottom(), words.width(), words.height() * 0.44)
        drawn = canvas.text(above, name_of(self.part), 20, "ink", 700, shrink=0.7)
        right = above.adjusted(drawn + s(14), 0, 0, 0)
        canvas.text(right, self.part.version, 17, "ink_soft", 500, "right", shrink=0.6)
        canvas.text(below, self.part.licence, 16.5, "ink_soft", 500, "left", "condensed")
        if self.hasFocus():
            focus_ring(canvas, rect, 9)


class AboutPage(Page):
    """Esc or the arrow goes back; up and down walk the parts, Tab reaches the licence."""

    closed = Signal()

    def __init__(self, art: Art, parts: Sequence[Part], parent: QWidget | None = None) -> None:
        """``parts`` in the order of the list, the program first."""
        super().__init__(art, parent)
        self.back_button = IconButton(self.look, self, "back")
        self.back_button.clicked.connect(self.closed)
        self.rows = [PartRow(self.look, self, part) for part in parts]
        self._group = QButtonGroup(self)
        for row in self.rows:
            self._group.addButton(row)
            row.toggled.connect(self._show_part)
        self.licence = _licence_box(self)
        if self.rows:
            self.rows[0].setChecked(True)
        self.retranslate()

    def part(self) -> Part | None:
        """The part whose licence is shown."""
        return next((row.part for row in self.rows if row.isChecked()), None)

    def focus_first(self) -> None:
        """Give the keyboard to the list."""
        chosen = next((row for row in self.rows if row.isChecked()), self.back_button)
        chosen.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        self.back_button.set_name(translate("Settings", "Back"))
        for row in self.rows:
            row.retranslate()
        self.licence.setAccessibleName(translate("About", "Licence"))
        self._fill()

    def arrange(self) -> None:
        look = self.look
        look.put(self.back_button, look.box(24, 15, 46, 46))
        left, wide = _LIST
        for number, row in enumerate(self.rows):
            top = _TOP + 78 + number * _PITCH
            look.put(row, look.box(left + 18, top, wide - 36, _PITCH - 8))
        left, wide = _TEXT
        place = look.box(left + 18, _TOP + 78, wide - 36, _HIGH - 98)
        self.licence.setGeometry(place.toRect())
        self._fill()

    def paint_ground(self, canvas: Canvas) -> None:
        look, s = self.look, canvas.s
        end = page_header(canvas, look, self.width(), translate("About", "About"), 92)
        dark_keycap(canvas, look, end + s(20), look.box(0, 37, 0, 0).top(), "Esc")
        place = look.box(_LIST[0], _TOP, _LIST[1], _HIGH)
        draw_panel(canvas, place, translate("About", "What is in it"), "wonder")
        part = self.part()
        title = "" if part is None else " · ".join(filter(None, (name_of(part), part.licence)))
        draw_panel(canvas, look.box(_TEXT[0], _TOP, _TEXT[1], _HIGH), title, "ui_log")

    def _show_part(self) -> None:
        self._fill()
        self.licence.verticalScrollBar().setValue(0)
        self.redraw()

    def _fill(self) -> None:
        """The words about the part, then its licence as it was written."""
        part = self.part()
        if part is None:
            return
        look = self.look
        words, licence = look.px(20), look.px(17.5)
        told = "".join(
            f'<p style="font-size:{words}px; margin-bottom:{words // 2}px">{escape(text)}</p>'
            for text in said_of(part)
        )
        self.licence.setFont(font(licence))
        self.licence.setHtml(
            f"{told}<hr/><p style='font-size:{licence}px; white-space:pre-wrap'>"
            f"{escape(part.licence_text())}</p>"
        )
        self.licence.setStyleSheet(_style(look))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            bar = self.licence.verticalScrollBar()
            down = event.key() == Qt.Key.Key_PageDown
            bar.setValue(bar.value() + (bar.pageStep() if down else -bar.pageStep()))
        else:
            super().keyPressEvent(event)


def name_of(part: Part) -> str:
    """Names stay as they are in every language, but for those that the program gives itself."""
    match part.key:
        case "program":
            return translate("Home", "Seven Wonders")
        case "system":
            return translate("About", "System libraries")
    return part.name


def said_of(part: Part) -> tuple[str, ...]:
    """What the program says of a part, in paragraphs."""
    match part.key:
        case "program":
            return (
                translate(
                    "About",
                    "The board game 7 Wonders on one computer, played without the internet. Made"
                    " by players; not connected with the publisher or the author of the game, and"
                    " without their pictures and texts. 7 Wonders is a trademark of its publisher.",
                ),
                translate(
                    "About",
                    "Code, pictures and texts of this program are free under this licence:",
                ),
            )
        case "qt":
            return (
                translate(
                    "About",
                    "The window is drawn with Qt, reached from Python by PySide6. Both are used"
                    " unchanged under the GNU Lesser General Public License, version 3.",
                ),
                translate(
                    "About",
                    "You may put another Qt in their place: the libraries lie as files of their"
                    " own in {folder}. Replace them by others of the series {series} and start the"
                    " program again; nothing checks them.",
                ).format(folder=part.folder, series=part.version.split(".")[0] + ".x"),
                translate("About", "The source of these versions:"),
                *part.sources,
                _notices_follow(),
            )
        case "python":
            return (
                translate("About", "The language that the program is written in."),
                _notices_follow(),
            )
        case "font":
            return (translate("About", "A typeface that the program brings along."),)
        case "folders":
            return (translate("About", "Finds the folder where your matches are kept."),)
        case "pictures":
            return (translate("About", "Reads and writes pictures."),)
        case "starter":
            return (
                translate(
                    "About",
                    "Starts the installed program. An exception in its licence allows it to be"
                    " shipped with programs of any licence.",
                ),
            )
        case "system":
            return (
                translate(
                    "About",
                    "Libraries of the system that this program was built on, with their licences:",
                ),
            )
    return ()


def _notices_follow() -> str:
    return translate(
        "About",
        "The licence follows, and after it the notices of other authors whose work is part of"
        " this.",
    )


def _licence_box(page: AboutPage) -> QTextEdit:
    made = QTextEdit(page)
    made.setReadOnly(True)
    made.setTabChangesFocus(True)
    # Not by keyboard: the arrows shall scroll, not move a cursor that nobody sees.
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return made


def _style(look: Look) -> str:
    """The box on parchment with a slim bar; a gold rim shows that it has the keyboard."""
    bar, rim = round(look.s(14)), max(2, round(look.s(3)))
    return (
        f"QTextEdit {{ background: transparent; color: {colour('ink').name()};"
        f" border: {rim}px solid transparent; border-radius: {round(look.s(9))}px;"
        f" selection-background-color: {colour('gold').name()};"
        f" selection-color: {colour('ink').name()}; }}"
        f"QTextEdit:focus {{ border-color: {colour('gold').name()}; }}"
        f"QScrollBar:vertical {{ width: {bar}px; background: transparent; }}"
        f"QScrollBar::handle:vertical {{ background: {colour('stone').name()};"
        f" border-radius: {bar // 2}px; min-height: {4 * bar}px; }}"
        "QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical { height: 0; }"
    )
