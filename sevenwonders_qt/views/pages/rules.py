"""The rules: their contents at the left, the chosen chapter at the right, and a search."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent

from sevenwonders_qt.models.keys import On, asked, with_key
from sevenwonders_qt.models.library import Library
from sevenwonders_qt.models.rules.book import CLASSIC, Book, chapter_of, chapters, words
from sevenwonders_qt.views.kit.line_list import Line, LineList
from sevenwonders_qt.views.kit.page import SidePage
from sevenwonders_qt.views.kit.part import Part, row
from sevenwonders_qt.views.kit.words import Held, Text, panel
from sevenwonders_qt.views.pages.button import IconButton
from sevenwonders_qt.views.pages.field import LineEdit
from sevenwonders_qt.views.pages.rules_article import Article
from sevenwonders_qt.views.pages.segments import Option, Segments
from sevenwonders_qt.views.paint.art import Art

translate = QCoreApplication.translate

_SCROLLING: Final = (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)


class RulesPage(SidePage):
    """Up and down walk the headings, page keys scroll, Ctrl+F searches, F1 turns to the keys."""

    help_wanted = Signal()

    def __init__(self, art: Art, library: Library) -> None:
        super().__init__(art)
        self.chapters: Segments[str] = Segments(self.look, self, "tabs")
        self.search = LineEdit(self.look, self)
        self.first = self.contents = LineList(self.look, self)
        self.article = Article(self.look, library, self)
        self.help_button = IconButton(self.look, self, "keyboard")
        self._book = Book()
        self._rule = chapters()[CLASSIC].rules[0].id
        self.chapters.chosen.connect(self._turn_to)
        self.search.textChanged.connect(self._search)
        self.contents.walked.connect(self._walk)
        self.article.rule_wanted.connect(self.show_rule)
        self.help_button.clicked.connect(self.help_wanted)
        self._name_chapters()
        self._list()

    def rule(self) -> str:
        """The id of the rule that was asked for last."""
        return self._rule

    def show_rule(self, rule: str) -> None:
        """Open at this rule; raises KeyError where there is none."""
        turned = chapter_of(rule).name != chapter_of(self._rule).name
        self._rule = rule
        self.chapters.set_value(chapter_of(rule).name)
        if self.search.text():
            self.search.clear()
        if turned:
            self.rearrange()
        self._list()
        self.article.show_rule(rule)

    def retranslate(self) -> None:
        self._book = Book()
        self._name_chapters()
        self._list()

    def _name_chapters(self) -> None:
        options = [Option(each.name, words(each.heading)) for each in chapters().values()]
        self.chapters.set_options(options, translate("Settings", "Game"))
        self.chapters.set_value(chapter_of(self._rule).name)

    def describe(self) -> Part:
        self.contents.setAccessibleName(translate("Rules", "Contents"))
        self.article.setAccessibleName(translate("Rules", "Rules"))
        looked_for = translate("Saves", "Search")
        search = self.search.set_texts(looked_for, with_key(looked_for, "find"))
        keys = self.help_button.set_name(translate("Rules", "Keys and symbols (F1)"))
        found = "" if self.contents.lines() else translate("Rules", "Nothing found")
        left = panel(
            translate("Rules", "Contents"),
            Held(search, high=46),
            Text(found, "note", "ink_soft"),
            Held(self.contents, weight=1),
            icon="ui_log",
            weight=1,
        )
        chapter = chapter_of(self._rule)
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
        self.article.show_chapter(chapter_of(self._rule))
        self.article.mark(self.search.text())

    def _turn_to(self, chapter: str) -> None:
        self.show_rule(chapters()[chapter].rules[0].id)

    def _walk(self, rule: str) -> None:
        """Another heading of the contents, or of what was found."""
        turned = chapter_of(rule).name != chapter_of(self._rule).name
        self._rule = rule
        if turned:
            self.chapters.set_value(chapter_of(rule).name)
            self.rearrange()
        self.article.show_rule(rule)

    def _search(self, wanted: str) -> None:
        had_some = bool(self.contents.lines())
        self._list()
        if bool(self.contents.lines()) != had_some:
            self.rearrange()
        line = self.contents.current()
        if wanted.strip() and line is not None:
            self._walk(line.key)
        self.article.mark(wanted)

    def _list(self) -> None:
        """The headings of the chapter, or of every rule that the search finds."""
        wanted = self.search.text()
        if wanted.strip():
            lines = [
                Line(rule.id, words(rule.heading), words(chapter_of(rule.id).heading))
                for rule in self._book.search(wanted)
            ]
        else:
            chapter = chapter_of(self._rule)
            lines = [Line(rule.id, words(rule.heading)) for rule in chapter.rules]
        self.contents.show_lines(lines, self._rule)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        act = asked(event, On.RULES, On.EVERY)
        if act == "find":
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search.selectAll()
        elif act == "help":
            self.help_wanted.emit()
        elif event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            self.focus_first()
        elif event.key() in _SCROLLING:
            bar = self.article.verticalScrollBar()
            down = event.key() == Qt.Key.Key_PageDown
            bar.setValue(bar.value() + (bar.pageStep() if down else -bar.pageStep()))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            self.focus_first()
        else:
            super().keyPressEvent(event)
