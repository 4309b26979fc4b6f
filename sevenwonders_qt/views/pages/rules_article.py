"""A chapter of the rules to read: headings, paragraphs, rulings, figures and links."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from sevenwonders_qt.core.text import plain
from sevenwonders_qt.models.library import Library
from sevenwonders_qt.models.rules.book import all_rules, words
from sevenwonders_qt.models.rules.rule import Chapter, Rule
from sevenwonders_qt.views.kit.scroll import dress, parchment_style
from sevenwonders_qt.views.pages.figures import draw_figure, size_of
from sevenwonders_qt.views.pages.look import Look
from sevenwonders_qt.views.paint.fonts import font
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate

_FIGURE: Final = "figure"
_RULE: Final = "rule"


class Article(QTextBrowser):
    """One chapter; Tab walks its links, the arrows and the page keys scroll."""

    rule_wanted = Signal(str)
    """A link to another rule was followed: its id."""

    def __init__(self, look: Look, library: Library, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._library = library
        self._chapter: Chapter | None = None
        self._html = ""
        self._letters: str | None = None
        self.setOpenLinks(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.anchorClicked.connect(self._follow)

    def show_chapter(self, chapter: Chapter) -> None:
        """Show these rules at the sizes that the page has now, and keep the place."""
        sizes = self.look.sizes
        if sizes is None:
            return
        html = "".join(map(self._rule, chapter.rules))
        if not dress(self, parchment_style("QTextBrowser", self.look)) and html == self._html:
            return
        share = self._place() if chapter is self._chapter else 0.0
        self._chapter, self._html, self._letters = chapter, html, None
        self.setFont(font(sizes.px("text")))
        self.document().setDocumentMargin(self.look.s(12))
        self.setHtml(html)
        bar = self.verticalScrollBar()
        bar.setValue(round(share * bar.maximum()))

    def show_rule(self, rule: str) -> None:
        """Scroll to this rule."""
        self.scrollToAnchor(rule)

    def mark(self, wanted: str) -> None:
        """Light up every place of these words, whatever their capitals and accents."""
        found = []
        lit = QTextCharFormat()
        lit.setBackground(colour("gold_light"))
        lit.setForeground(colour("ink", role="text"))
        if self._letters is None:
            text = self.document().toPlainText()
            self._letters = "".join([plain(letter)[:1] or " " for letter in text])
        searched = self._letters
        for word in plain(wanted).split():
            at = searched.find(word)
            while at >= 0:
                cursor = QTextCursor(self.document())
                cursor.setPosition(at)
                cursor.setPosition(at + len(word), QTextCursor.MoveMode.KeepAnchor)
                selection = QTextEdit.ExtraSelection()
                selection.cursor, selection.format = cursor, lit
                found.append(selection)
                at = searched.find(word, at + len(word))
        self.setExtraSelections(found)

    def rescale(self) -> None:
        """The page lays its chapter out again itself."""

    def _place(self) -> float:
        bar = self.verticalScrollBar()
        return bar.value() / bar.maximum() if bar.maximum() else 0.0

    def _follow(self, url: QUrl) -> None:
        self.rule_wanted.emit(url.path())

    def _rule(self, rule: Rule) -> str:
        sizes = self.look.sizes
        assert sizes is not None
        text, note, head = sizes.px("text"), sizes.px("note"), sizes.px("title")
        parts = [
            f"<p style='margin-top:{head}px; margin-bottom:{text // 4}px;'>"
            f"<a name='{rule.id}'></a><span style='font-family:\"Cinzel\"; font-weight:700;"
            f" font-size:{head}px;'>{escape(words(rule.heading))}</span></p>"
        ]
        style = f"font-size:{text}px; margin-top:0; margin-bottom:{text // 2}px; line-height:118%;"
        parts += [f"<p style='{style}'>{escape(words(each))}</p>" for each in rule.texts]
        parts += [self._figure(rule)]
        side = colour("terracotta").name()
        ground = colour("parchment_dark").name()
        for ruling in rule.rulings:
            parts.append(
                "<table cellspacing='0' cellpadding='0' width='100%'><tr>"
                f"<td width='{round(self.look.s(6))}' style='background:{side}'></td>"
                f"<td style='background:{ground}; padding:{text // 2}px; font-size:{text}px;'>"
                f"{escape(words(ruling.text))}</td></tr></table>"
                f"<p style='font-size:{text // 3}px; margin:0'></p>"
            )
        if rule.see:
            sea = colour("sea", role="text").name()
            links = " · ".join(
                f"<a style='color:{sea}' href='{_RULE}:{each}'>"
                f"{escape(words(all_rules()[each].heading))}</a>"
                for each in rule.see
            )
            see = escape(translate("Rules", "See also"))
            parts.append(f"<p style='font-size:{note}px; margin-top:0'>{see}: {links}</p>")
        return "".join(parts)

    def _figure(self, rule: Rule) -> str:
        if rule.figure is None:
            return ""
        wide, high = (self.look.s(length) for length in size_of(rule.figure, self._library))
        zoom = min(1.0, self._room() / wide)
        return (
            f"<p style='margin-top:0; margin-bottom:{round(self.look.s(8))}px'>"
            f"<img src='{_FIGURE}:{rule.id}' width='{round(wide * zoom)}'"
            f" height='{round(high * zoom)}'></p>"
        )

    def _room(self) -> float:
        return QRectF(self.viewport().rect()).width() - self.look.s(40)

    def loadResource(self, type: int, name: QUrl | str) -> Any:
        """A figure is drawn when it comes into sight for the first time."""
        url = QUrl(name)
        kind = QTextDocument.ResourceType.ImageResource.value
        if type != kind or url.scheme() != _FIGURE:
            return super().loadResource(type, url)
        figure = all_rules()[url.path()].figure
        assert figure is not None
        ratio = self.devicePixelRatioF()
        made = draw_figure(figure, self._library, self.look, self._room(), ratio)
        self.document().addResource(kind, url, made)
        return made
