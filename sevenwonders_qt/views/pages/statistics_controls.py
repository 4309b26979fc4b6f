"""Everything that can be touched on the statistics page: made, named, and put in its place."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models import statistics_words as words
from sevenwonders_qt.models.records import Kind, Records
from sevenwonders_qt.models.selection import Period, Selection, Source, Who
from sevenwonders_qt.models.statistics import Report
from sevenwonders_qt.views.pad.controls import BarButton
from sevenwonders_qt.views.pages.button import Button, IconButton, Word
from sevenwonders_qt.views.pages.field import Choice, Entry
from sevenwonders_qt.views.pages.look import Page
from sevenwonders_qt.views.pages.question import QuestionPage
from sevenwonders_qt.views.pages.segments import Option, Segments
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.statistics.categories import CategoryChart
from sevenwonders_qt.views.statistics.columns import ColumnChart
from sevenwonders_qt.views.statistics.last import LastChart
from sevenwonders_qt.views.statistics.wonders import WonderChart

translate = QCoreApplication.translate

_CHARTS: Final = (270.0, 450.0, 734.0, 290.0)
"""Where each of the two rows of charts begins, and how high it is."""


class StatisticsControls(Page):
    """Controls and charts; `StatisticsPage` says what they do."""

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        look = self.look
        self.selection = Selection()
        self.kinds: Segments[Kind] = Segments(look, self, "tabs", 18)
        self.export_button = BarButton(look, self, "export")
        self.who = Choice(look, self, 40)
        self.players = Choice(look, self, 40)
        self.source = Choice(look, self, 40)
        self.period = Choice(look, self, 40)
        self.widen_button = BarButton(look, self, "cross")
        self.wonders = WonderChart(look, self)
        self.by_players = ColumnChart[int](look, self, 6, str)
        self.by_level = ColumnChart[str](look, self, 6, words.opponent, rising=True)
        self.categories = CategoryChart(look, self)
        self.last = LastChart(look, self)
        self.pad_button = Word(look, self, size=16.5)
        self.rebuild_button = Word(look, self, "F5", 16.5)
        self.whole_button = Word(look, self, size=16.5)
        self.reset_button = Word(look, self, size=16.5)
        self.new_game_button = Button(look, self, "ui_play", size=21, primary=True)
        self.empty_pad_button = Button(look, self, "vp", size=21)
        self.back_button = IconButton(look, self, "back")
        self.question = QuestionPage(art, self, closes=True)
        self._order_tabs()
        self._name_parts()

    # For the page -------------------------------------------------------------------------

    def show_choices(self, found: Report, records: Records) -> None:
        """What can be chosen, and what is; charts only where there is something to show."""
        selection = found.selection
        self.kinds.set_options([_kind_option(kind, found.kinds[kind]) for kind in Kind])
        self.kinds.set_value(selection.kind)
        people = [Who(), *map(Who, found.names)]
        levels = [Who(level=level) for level in found.levels]
        if selection.who not in (*people, *levels):
            levels.append(selection.who)
        entries = [Entry(who, words.who_name(who, records), "ui_person") for who in people]
        entries += [Entry(who, words.who_name(who, records), "ui_robot") for who in levels]
        self.who.set_entries(entries, selection.who)
        counts = sorted({*found.counts, selection.players or 0} - {0})
        numbers: list[int | None] = [None, *counts]
        self.players.set_entries(
            [Entry(count, words.players_name(count)) for count in numbers], selection.players
        )
        sources = [Entry(source, words.source_name(source)) for source in Source]
        self.source.set_entries(sources, selection.source)
        periods = [Entry(period, words.period_name(period)) for period in Period]
        self.period.set_entries(periods, selection.period)
        self._show_parts(found, records)

    def foot_left(self) -> float:
        """Where the words at the foot begin, in pixels."""
        shown = [word.geometry().left() for word in self._foot() if not word.isHidden()]
        return float(min(shown, default=self.width()))

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        self._name_parts()

    # Inner --------------------------------------------------------------------------------

    def _show_parts(self, found: Report, records: Records) -> None:
        some, any_at_all = found.total.played > 0, bool(records.played)
        for chart in self._charts():
            chart.setVisible(some)
        for choice in (self.kinds, self.who, self.players, self.source, self.period):
            choice.setVisible(any_at_all)
        for button in (self.new_game_button, self.empty_pad_button):
            button.setVisible(not any_at_all)
        self.widen_button.setVisible(any_at_all and found.selection.narrowed)
        self.export_button.setEnabled(any_at_all)
        self.export_button.setVisible(any_at_all)
        self.reset_button.setVisible(any_at_all)
        self.whole_button.setVisible(records.since is not None)
        self.pad_button.setVisible(any_at_all)
        self._arrange_foot()

    def _charts(self) -> tuple[QWidget, ...]:
        return self.wonders, self.by_players, self.by_level, self.categories, self.last

    def _foot(self) -> tuple[Word, ...]:
        return self.pad_button, self.rebuild_button, self.whole_button, self.reset_button

    def _name_parts(self) -> None:
        self.back_button.set_name(translate("Settings", "Back"))
        self.export_button.setText(translate("Statistics", "Export CSV"))
        about = translate(
            "Statistics", "All matches of every game as a table, a row for each player"
        )
        self.export_button.setToolTip(f"{about} (Ctrl+E)")
        self.export_button.setAccessibleDescription(about)
        for choice, text in (
            (self.who, translate("Statistics", "Whose results")),
            (self.players, translate("Statistics", "How many players")),
            (self.source, translate("Statistics", "Which matches")),
            (self.period, translate("Statistics", "Since when")),
        ):
            choice.setAccessibleName(text)
            choice.setToolTip(text)
        self.widen_button.setText(translate("Statistics", "All again"))
        self.widen_button.setToolTip(translate("Statistics", "Backspace"))
        self.wonders.retranslate()
        self.by_players.title = translate("Statistics", "By players")
        self.by_level.title = translate("Statistics", "By opponent")
        self.by_level.note = translate("Statistics", "the strongest at the table")
        self.pad_button.setText(translate("Statistics", "Score pad"))
        self.rebuild_button.setText(translate("Statistics", "Rescan all matches"))
        self.rebuild_button.setToolTip(
            translate("Statistics", "Rebuild the index from the journals of the matches")
        )
        self.whole_button.setText(translate("Statistics", "Count everything"))
        self.reset_button.setText(translate("Statistics", "Restart the count …"))
        self.new_game_button.set_texts(translate("Statistics", "New game"))
        self.empty_pad_button.set_texts(translate("Statistics", "Score pad"))

    def _order_tabs(self) -> None:
        order: list[QWidget] = [*self.kinds.parts, self.export_button]
        order += [self.who, self.players, self.source, self.period, self.widen_button]
        order += [*self.wonders.form.parts, *self.wonders.marks, *self.by_players.marks]
        order += [*self.by_level.marks, self.last, *self._foot()]
        order += [self.new_game_button, self.empty_pad_button, self.back_button]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def arrange(self) -> None:
        look = self.look
        look.put(self.back_button, look.box(24, 14, 48, 48))
        look.put(self.kinds, look.box(880, 14, 760, 48))
        look.put(self.export_button, look.box(1656, 14, 226, 48))
        left = 40.0
        for choice, wide in (
            *((self.who, 400.0), (self.players, 330.0)),
            *((self.source, 380.0), (self.period, 310.0)),
        ):
            look.put(choice, look.box(left, 92, wide, 46))
            left += wide + 16
        look.put(self.widen_button, look.box(left, 92, 1880 - left, 46))
        first, high, second, low = _CHARTS
        for chart, x, y, width, height in (
            (self.wonders, 40, first, 912, high),
            (self.by_players, 972, first, 446, high),
            (self.by_level, 1434, first, 446, high),
            (self.categories, 40, second, 912, low),
            (self.last, 972, second, 908, low),
        ):
            # A slab leaves room for its shadow at the right and below.
            chart.setGeometry(look.box(x, y, width + 5, height + 6).toRect())
        look.put(self.new_game_button, look.box(560, 616, 390, 74))
        look.put(self.empty_pad_button, look.box(970, 616, 390, 74))
        self._arrange_foot()

    def _arrange_foot(self) -> None:
        right = 1880.0
        for word in reversed(self._foot()):
            if not word.isHidden():
                wide = word.width_needed() / self.look.u
                self.look.put(word, self.look.box(right - wide, 1033, wide, 40))
                right -= wide + 34


def _kind_option(kind: Kind, matches: int) -> Option[Kind]:
    name = words.kind_name(kind)
    about = translate("Statistics", "{game}: %n match(es)", None, matches)
    return Option(kind, f"{name} {matches}", name=about.format(game=name))
