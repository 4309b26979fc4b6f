"""The page about the program: what it consists of, in which versions, under which licences."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QTextEdit

from sevenwonders_qt.models.shipped import Part as ShippedPart
from sevenwonders_qt.views.kit.page import SidePage
from sevenwonders_qt.views.kit.part import Part, column, row
from sevenwonders_qt.views.kit.scroll import parchment_style, turned_by
from sevenwonders_qt.views.kit.words import Held, panel
from sevenwonders_qt.views.pages.button import ListRow
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.fonts import font

translate = QCoreApplication.translate


class AboutPage(SidePage):
    """Esc or the arrow goes back; up and down walk the parts, Tab reaches the licence."""

    def __init__(self, art: Art, parts: Sequence[ShippedPart]) -> None:
        """``parts`` in the order of the list, the program first."""
        super().__init__(art)
        self.parts = parts
        self.rows = [ListRow(self.look, self) for _ in parts]
        self._group = QButtonGroup(self)
        for each in self.rows:
            self._group.addButton(each)
            each.toggled.connect(self._show_part)
        self.licence = QTextEdit(self)
        self.licence.setReadOnly(True)
        self.licence.setTabChangesFocus(True)
        # Not by keyboard: the arrows shall scroll, not move a cursor that nobody sees.
        self.licence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.licence.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if self.rows:
            self.rows[0].setChecked(True)

    def part(self) -> ShippedPart | None:
        """The part whose licence is shown."""
        shown = zip(self.rows, self.parts, strict=True)
        return next((part for each, part in shown if each.isChecked()), None)

    def focus_first(self) -> None:
        """Give the keyboard to the list."""
        chosen = next((each for each in self.rows if each.isChecked()), self.back_button)
        chosen.setFocus(Qt.FocusReason.OtherFocusReason)

    def describe(self) -> Part:
        part = self.part()
        named = "" if part is None else " · ".join(filter(None, (name_of(part), part.licence)))
        self.licence.setAccessibleName(translate("About", "Licence"))
        rows = (
            Held(each.set_texts(name_of(part), part.version, part.licence))
            for each, part in zip(self.rows, self.parts, strict=True)
        )
        parts = column(*rows, gap=4)
        return self.page(
            translate("About", "About"),
            row(
                panel(translate("About", "What is in it"), parts, icon="wonder"),
                panel(named, Held(self.licence, weight=1), icon="ui_log", weight=2.6),
                gap=20,
            ),
        )

    def lay_out(self) -> None:
        super().lay_out()
        self._fill()

    def _show_part(self) -> None:
        self.rearrange()
        self.licence.verticalScrollBar().setValue(0)

    def _fill(self) -> None:
        """The words about the part, then its licence as it was written."""
        part, sizes = self.part(), self.look.sizes
        if part is None or sizes is None:
            return
        words, licence = sizes.px("text"), sizes.px("note")
        said = "".join(
            f'<p style="font-size:{words}px; margin-bottom:{words // 2}px">{escape(text)}</p>'
            for text in said_of(part)
        )
        self.licence.setFont(font(licence))
        self.licence.setHtml(
            f"{said}<hr/><p style='font-size:{licence}px; white-space:pre-wrap'>"
            f"{escape(part.licence_text())}</p>"
        )
        self.licence.setStyleSheet(parchment_style("QTextEdit", self.look))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not turned_by(event.key(), self.licence):
            super().keyPressEvent(event)


def name_of(part: ShippedPart) -> str:
    """Names stay as they are in every language, but for those that the program gives itself."""
    match part.key:
        case "program":
            return translate("Home", "Seven Wonders")
        case "system":
            return translate("About", "System libraries")
    return part.name


def said_of(part: ShippedPart) -> tuple[str, ...]:
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
        case "compiler":
            return (translate("About", "Made the rules faster; some of its own code went in."),)
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
