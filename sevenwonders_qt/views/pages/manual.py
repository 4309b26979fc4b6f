"""The page of the manual: its contents at the left, the chosen page at the right."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextBrowser

from sevenwonders_qt.models.manual import manual
from sevenwonders_qt.views.kit.page import SidePage
from sevenwonders_qt.views.kit.part import Part, row
from sevenwonders_qt.views.kit.scroll import parchment_style, turned_by
from sevenwonders_qt.views.kit.walk_list import Line, LineList
from sevenwonders_qt.views.kit.words import Held, panel
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.fonts import font

translate = QCoreApplication.translate

_LINE: Final = "* * *\n\n"
"""A line across, between the words of the window and a document."""


class ManualReader(SidePage):
    """Esc or the arrow goes back; up and down walk the pages, Tab reaches the text."""

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self.pages = manual()
        self.first = self.list = LineList(self.look, self)
        self.list.leaves = (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)  # they turn the text
        self.text = QTextBrowser(self)
        self.text.setOpenLinks(False)
        self.text.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text.viewport().setAutoFillBackground(False)
        self.text.anchorClicked.connect(lambda url: self.turn_to(url.path()))
        self.list.walked.connect(lambda _: self._turn())

    def turn_to(self, name: str) -> None:
        """Show the page of this name."""
        self.list.choose(name)
        self._turn()

    def retranslate(self) -> None:
        self.pages = manual()

    def describe(self) -> Part:
        self.list.setAccessibleName(translate("Rules", "Contents"))
        self.list.show_lines([Line(each.name, each.title) for each in self.pages])
        line = self.list.current()
        title = "" if line is None else line.name
        self.text.setAccessibleName(title)
        contents = panel(self.list.accessibleName(), Held(self.list), icon="ui_log")
        text = panel(title, Held(self.text, weight=1), icon="ui_help", weight=2.6)
        return self.page(translate("Manual", "Manual"), row(contents, text, gap=20))

    def _turn(self) -> None:
        self.rearrange()
        self.text.verticalScrollBar().setValue(0)

    def lay_out(self) -> None:
        """Arrange the page, with its text at the size of the page."""
        super().lay_out()
        line = self.list.current()
        if line is None:
            return
        self.text.setStyleSheet(parchment_style("QTextBrowser", self.look))
        self.text.setFont(font(self.look.sizes.px("text")))
        self.text.document().setDocumentMargin(self.look.s(12))
        text, bar = next(e.text for e in self.pages if e.name == line.key), self._share_read()
        self.text.setMarkdown(f"{_LINE}{text}")
        self._dress(self.look.sizes.px("text"))
        self.text.verticalScrollBar().setValue(round(bar * self.text.verticalScrollBar().maximum()))

    def _share_read(self) -> float:
        """Return the share of the text above the window's edge, which another size keeps."""
        bar = self.text.verticalScrollBar()
        return bar.value() / bar.maximum() if bar.maximum() else 0.0

    def _dress(self, size: int) -> None:
        """Put room between paragraphs, and colour links.

        Qt leaves no room where a font is measured in pixels, and has one blue for all grounds.
        """
        link = QTextCharFormat()
        link.setForeground(self.look.art.colour("sea", role="text"))
        cursor = QTextCursor(self.text.document())
        block = self.text.document().begin()
        while block.isValid():
            cursor.setPosition(block.position())
            space = block.blockFormat()
            if cursor.currentTable() is None:
                space.setTopMargin(size if space.headingLevel() else 0)
                space.setBottomMargin(size / 4 if cursor.currentList() is not None else size / 2)
                cursor.setBlockFormat(space)
            for part in block.textFormats():
                if part.format.isAnchor():
                    begin = block.position() + part.start
                    cursor.setPosition(begin)
                    cursor.setPosition(begin + part.length, QTextCursor.MoveMode.KeepAnchor)
                    cursor.mergeCharFormat(link)
            block = block.next()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not turned_by(event.key(), self.text):
            super().keyPressEvent(event)
