"""The page about the program: its parts, their versions and their licences."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTextEdit

from sevenwonders_qt.models.shown.shipped import ShippedPart, about_part, name_of
from sevenwonders_qt.views.kit.page import SidePage
from sevenwonders_qt.views.kit.part import Part, row
from sevenwonders_qt.views.kit.scroll import parchment_style, turned_by
from sevenwonders_qt.views.kit.walk_list import Line, LineList
from sevenwonders_qt.views.kit.words import Held, panel
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.fonts import font

translate = QCoreApplication.translate


class AboutPage(SidePage):
    """Esc or the arrow goes back; up and down walk the parts, Tab reaches the licence."""

    def __init__(self, art: Art, parts: Sequence[ShippedPart]) -> None:
        """List ``parts`` in their order, the program first."""
        super().__init__(art)
        self.parts = parts
        self.first = self.list = LineList(self.look, self)
        self.list.leaves = (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)  # they turn the licence
        self.list.walked.connect(self._show_part)
        self.licence = QTextEdit(self)
        self.licence.setReadOnly(True)
        self.licence.setTabChangesFocus(True)
        # Not by keyboard: the arrows shall scroll, not move a cursor that is not visible.
        self.licence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.licence.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def part(self) -> ShippedPart | None:
        """Return the part that has its licence shown."""
        line = self.list.current()
        return next(
            (part for part in self.parts if line is not None and part.name == line.key), None
        )

    def describe(self) -> Part:
        self.list.setAccessibleName(translate("About", "What is in it"))
        self.list.show_lines(
            [
                Line(each.name, name_of(each), each.licence, value=each.version)
                for each in self.parts
            ]
        )
        part = self.part()
        named = "" if part is None else " · ".join(filter(None, (name_of(part), part.licence)))
        self.licence.setAccessibleName(translate("About", "Licence"))
        return self.page(
            translate("About", "About"),
            row(
                panel(self.list.accessibleName(), Held(self.list), icon="wonder"),
                panel(named, Held(self.licence, weight=1), icon="ui_log", weight=2.6),
                gap=20,
            ),
        )

    def _show_part(self) -> None:
        self.rearrange()
        self.licence.verticalScrollBar().setValue(0)

    def lay_out(self) -> None:
        """Arrange the page with the words about the part, and its licence as it was written."""
        super().lay_out()
        part, sizes = self.part(), self.look.sizes
        if part is None:
            return
        words, licence = sizes.px("text"), sizes.px("note")
        said = "".join(
            f'<p style="font-size:{words}px; margin-bottom:{words // 2}px">{escape(text)}</p>'
            for text in about_part(part)
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
