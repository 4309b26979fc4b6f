"""The rules: their contents at the left, the chosen chapter at the right, and a search."""

from __future__ import annotations

from html import escape
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from sevenwonders_qt.core.text import folded
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import On
from sevenwonders_qt.models.words.lists import titled
from sevenwonders_qt.models.words.rules.book import (
    CLASSIC,
    Book,
    all_rules,
    chapter_of,
    chapters,
    words,
)
from sevenwonders_qt.models.words.rules.rule import Chapter, Rule
from sevenwonders_qt.views.kit.button import IconButton
from sevenwonders_qt.views.kit.field import Option, Segments
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.part import Part, row
from sevenwonders_qt.views.kit.scroll import dress, parchment_style, turned_by
from sevenwonders_qt.views.kit.walk_list import Line, LineList, SearchedPage
from sevenwonders_qt.views.kit.words import Held, panel
from sevenwonders_qt.views.pages.figures import FigurePainter
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.fonts import font

translate = QCoreApplication.translate


_FIGURE: Final = "figure"
_RULE: Final = "rule"


class ReadingPlace(NamedTuple):
    """The place of reading: the first letter in sight, its position, and the scrolling."""

    first: int
    top: int
    scrolled: int


class ArticleView(QTextBrowser):
    """One chapter; Tab walks its links, the arrows and the page keys scroll."""

    rule_wanted = Signal(str)
    """A link to another rule was followed: its id."""

    def __init__(self, look: Look, figures: FigurePainter, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self._figures = figures
        self._chapter: Chapter | None = None
        self._html = ""
        self._letters: str | None = None
        self._read = ReadingPlace(0, 0, 0)
        self.setOpenLinks(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.anchorClicked.connect(lambda url: self.rule_wanted.emit(url.path()))
        self.verticalScrollBar().rangeChanged.connect(lambda: self._stay())

    def show_chapter(self, chapter: Chapter, rule: str) -> None:
        """Show these rules at the sizes of the page, from ``rule`` on or where one reads."""
        read = self._reading() if chapter == self._chapter else None  # styles scroll to the top
        html = "".join(map(self._rule, chapter.rules))
        if not dress(self, parchment_style("QTextBrowser", self.look)) and html == self._html:
            return
        self._chapter, self._html, self._letters = chapter, html, None
        self.setFont(font(self.look.sizes.px("text")))
        self.document().setDocumentMargin(self.look.s(12))
        self.setHtml(html)
        self._lay_out_whole()
        if read is None:
            self.scrollToAnchor(rule)
        else:
            self._go_on(read)

    def mark(self, wanted: str) -> None:
        """Light up every place of these words, whatever their capitals and accents."""
        found = []
        lit = QTextCharFormat()
        lit.setBackground(self.look.art.colour("gold_light"))
        lit.setForeground(self.look.art.colour("ink", role="text"))
        if self._letters is None:
            text = self.document().toPlainText()
            self._letters = "".join([folded(letter)[:1] or " " for letter in text])
        searched = self._letters
        for word in folded(wanted).split():
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
        """Do nothing, as the page lays its chapter out again itself."""

    def _reading(self) -> ReadingPlace:
        """Return the place of reading: as before, unless it has been scrolled since."""
        bar = self.verticalScrollBar()
        if self._read.scrolled != bar.value():
            first = self.cursorForPosition(QPoint(0, 0))
            top = self.cursorRect(first).top()
            self._read = ReadingPlace(first.position(), top, bar.value())
        return self._read

    def _stay(self) -> None:
        """Stay at the text being read after a drawn figure or a step of the layout has moved it."""
        if self._read.scrolled == self.verticalScrollBar().value():
            self._go_on(self._read)

    def _lay_out_whole(self) -> None:
        """End the layout of a long document, which Qt does in steps: all of it can be scrolled."""
        self.document().documentLayout().pageCount()

    def _go_on(self, read: ReadingPlace) -> None:
        """Scroll to the place of reading from before everything changed its size."""
        self._lay_out_whole()
        first = QTextCursor(self.document())
        first.setPosition(min(read.first, self.document().characterCount() - 1))
        bar, top = self.verticalScrollBar(), self.cursorRect(first).top()
        bar.setValue(bar.value() + top - read.top)
        self._read = read._replace(scrolled=bar.value())

    def _rule(self, rule: Rule) -> str:
        sizes = self.look.sizes
        text, note, head = sizes.px("text"), sizes.px("note"), sizes.px("title")
        parts = [
            f"<p style='margin-top:{head}px; margin-bottom:{text // 4}px;'>"
            f"<a name='{rule.id}'></a><span style='font-family:\"Cinzel\"; font-weight:700;"
            f" font-size:{head}px;'>{escape(words(rule.heading))}</span></p>"
        ]
        style = f"font-size:{text}px; margin-top:0; margin-bottom:{text // 2}px; line-height:118%;"
        parts += [f"<p style='{style}'>{escape(words(each))}</p>" for each in rule.texts]
        parts += [self._figure(rule)]
        art = self.look.art
        side = art.colour("terracotta").name()
        ground = art.colour("parchment_dark").name()
        for ruling in rule.rulings:
            parts.append(
                "<table cellspacing='0' cellpadding='0' width='100%'><tr>"
                f"<td width='{round(self.look.s(6))}' style='background:{side}'></td>"
                f"<td style='background:{ground}; padding:{text // 2}px; font-size:{text}px;'>"
                f"{escape(words(ruling.text))}</td></tr></table>"
                f"<p style='font-size:{text // 3}px; margin:0'></p>"
            )
        if rule.see:
            sea = art.colour("sea", role="text").name()
            links = " · ".join(
                f"<a style='color:{sea}' href='{_RULE}:{each}'>"
                f"{escape(words(all_rules()[each].heading))}</a>"
                for each in rule.see
            )
            see = escape(translate("Rules", "See also"))
            parts.append(f"<p style='font-size:{note}px; margin-top:0'>{titled(see, links)}</p>")
        return "".join(parts)

    def _figure(self, rule: Rule) -> str:
        if rule.figure is None:
            return ""
        wide, high = (self.look.s(length) for length in self._figures.size_of(rule.figure))
        zoom = min(1.0, self._room() / wide)
        return (
            f"<p style='margin-top:0; margin-bottom:{round(self.look.s(8))}px'>"
            f"<img src='{_FIGURE}:{rule.id}?{round(wide * zoom)}' width='{round(wide * zoom)}'"
            f" height='{round(high * zoom)}'></p>"
        )

    def _room(self) -> float:
        """Return the most width of a figure; the viewport has no size before it is seen."""
        return self.width() - self.look.s(60)

    def loadResource(self, type: int, name: QUrl | str) -> Any:
        """Draw a figure when it comes into sight for the first time."""
        url = QUrl(name)
        kind = QTextDocument.ResourceType.ImageResource.value
        if type != kind or url.scheme() != _FIGURE:
            return super().loadResource(type, url)
        figure = all_rules()[url.path()].figure
        assert figure is not None
        ratio = self.devicePixelRatioF()
        made = self._figures.draw(figure, self.look, self._room(), ratio)
        self.document().addResource(kind, url, made)
        return made

    # Qt ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        read = self._reading()
        super().resizeEvent(event)
        self._go_on(read)


class RulesPage(SearchedPage[LineList]):
    """Up and down walk the headings, page keys scroll, Ctrl+F searches, F1 turns to the keys."""

    on = (On.RULES, On.EVERY)

    def __init__(self, art: Art, figures: FigurePainter) -> None:
        super().__init__(art)
        self.first = self.list = LineList(self.look, self)
        self.chapters: Segments[str] = Segments(self.look, self, "tabs")
        self.article = ArticleView(self.look, figures, self)
        self.help_button = IconButton(self.look, self, "line_keyboard", acts.HELP)
        self._book = Book()
        self.rule = chapters()[CLASSIC].rules[0].id
        """The one that was asked for last."""

        self.chapters.chosen.connect(lambda name: self.show_rule(chapters()[name].rules[0].id))
        self.search.textChanged.connect(self._search)
        self.list.walked.connect(self._walk)
        self.article.rule_wanted.connect(self.show_rule)
        self._name_chapters()
        self._list()

    def show_rule(self, rule: str) -> None:
        """Open at this rule; raises KeyError where there is none."""
        self.search.clear()
        self._walk(rule)
        self._list()

    def retranslate(self) -> None:
        self._book = Book()
        self._name_chapters()
        self._list()

    def _name_chapters(self) -> None:
        options = [Option(each.name, words(each.heading)) for each in chapters().values()]
        self.chapters.set_options(
            options, chapter_of(self.rule).name, translate("Settings", "Game")
        )

    def describe(self) -> Part:
        self.list.setAccessibleName(translate("Rules", "Contents"))
        self.article.setAccessibleName(translate("Rules", "Rules"))
        keys = self.help_button.set_name(translate("Rules", "Keys and symbols (F1)"))
        left = self.listing(translate("Rules", "Contents"), icon="ui_log")
        chapter = chapter_of(self.rule)
        right = panel(
            words(chapter.heading), Held(self.article, weight=1), icon="ui_help", weight=2.4
        )
        return self.page(
            translate("Rules", "Rules"),
            row(left, right, gap=20),
            Held(self.chapters),
            Held(keys, 46, 46),
        )

    def lay_out(self) -> None:
        super().lay_out()
        self.article.show_chapter(chapter_of(self.rule), self.rule)
        self.article.mark(self.search.text())

    def _walk(self, rule: str) -> None:
        """Turn to another heading of the contents, or of the search results."""
        turned = chapter_of(rule).name != chapter_of(self.rule).name
        self.rule = rule
        if turned:
            self.chapters.set_value(chapter_of(rule).name)
            self.rearrange()
        self.article.scrollToAnchor(rule)

    def _search(self, wanted: str) -> None:
        had_some = bool(self.list.lines())
        self._list()
        if bool(self.list.lines()) != had_some:
            self.rearrange()
        line = self.list.current()
        if wanted.strip() and line is not None:
            self._walk(line.key)
        self.article.mark(wanted)

    def _list(self) -> None:
        """List the headings of the chapter, or of every rule that the search finds."""
        wanted = self.search.text()
        if wanted.strip():
            lines = [
                Line(rule.id, words(rule.heading), words(chapter_of(rule.id).heading))
                for rule in self._book.search(wanted)
            ]
        else:
            chapter = chapter_of(self.rule)
            lines = [Line(rule.id, words(rule.heading)) for rule in chapter.rules]
        self.list.show_lines(lines, self.rule)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not turned_by(event.key(), self.article):
            super().keyPressEvent(event)
