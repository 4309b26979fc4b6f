"""The statistics: victories, by wonder and opponent, and the sources of points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import KeyMark, On
from sevenwonders_qt.models.keys import cap, with_key
from sevenwonders_qt.models.shown.ratings import (
    OwnRating,
    own_ratings,
    pool_of_kind,
    rating_of,
)
from sevenwonders_qt.models.shown.records import GameKind, Records, kinds
from sevenwonders_qt.models.shown.selection import (
    Period,
    Selection,
    Source,
    Who,
    available,
    favourite,
)
from sevenwonders_qt.models.shown.statistics import Report, elsewhere, report
from sevenwonders_qt.models.words import statistics as words
from sevenwonders_qt.models.words.numbers import decimal, percent, whole_number
from sevenwonders_qt.views.kit.button import BarButton, Button, Word
from sevenwonders_qt.views.kit.field import Choice, Option, Segments, options
from sevenwonders_qt.views.kit.page import SidePage
from sevenwonders_qt.views.kit.part import Centre, Ground, Part, Space, column, row
from sevenwonders_qt.views.kit.words import Held, Icons, Number, Text, slab
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.plain_tip import set_tip
from sevenwonders_qt.views.statistics.charts import CategoryChart, ColumnChart, WonderChart
from sevenwonders_qt.views.statistics.last import LastChart

translate = QCoreApplication.translate

_THREE: Final = ("ui_trophy",) * 3
"""The sign of several victories."""

_MORE: Final = 1.4
"""The height of charts with very large text, as a multiple of the usual one."""


class StatisticsPage(SidePage):
    """The page of the records by the selected filters."""

    on = (On.STATISTICS,)

    def __init__(self, art: Art) -> None:
        """Make the page empty until `show_records`."""
        super().__init__(art)
        look = self.look
        self.selection = Selection()
        self.kinds: Segments[GameKind] = Segments(look, self, "tabs")
        self.export_button = BarButton(look, self, "line_export")
        self.who = Choice(look, self, 40)
        self.players = Choice(look, self, 40)
        self.source = Choice(look, self, 40)
        self.period = Choice(look, self, 40)
        self.widen_button = BarButton(look, self, "line_cross")
        self.wonders = WonderChart(look, self)
        self.by_players = ColumnChart(look, self, str)
        self.by_level = ColumnChart(look, self, words.opponent, rising=True)
        self.categories = CategoryChart(look, self)
        self.last = LastChart(look, self)
        self.pad_button = Word(look, self)
        self.drills_button = Word(look, self)
        self.drills_button.hide()
        self.rebuild_button = Word(look, self, key=acts.REBUILD)
        self.whole_button = Word(look, self)
        self.reset_button = Word(look, self)
        self.new_game_button = Button(look, self, "ui_play", primary=True)
        self.empty_pad_button = Button(look, self, "vp")
        self.elsewhere_button = Button(look, self, "ui_eye", primary=True)
        """Shows the results that the filters leave out, where they leave none."""
        self._records = Records()
        self._ratings: Mapping[tuple[str, str], OwnRating] = {}
        self._waiting = 0
        self._settled = False
        self._connect()
        self._show()

    # Showing ------------------------------------------------------------------------------

    def show_records(self, records: Records, waiting: int = 0) -> None:
        """Count these; ``waiting`` more matches are still being read."""
        self._records, self._waiting = records, waiting
        self._ratings = own_ratings(records)
        found_some = bool(records.played) and not self.last.isVisibleTo(self)
        if records.played and not self._settled:
            selection = available(records, Selection())
            self.selection = replace(selection, kind=favourite(records, selection.source))
            self._settled = not waiting
        self._show()
        if found_some and self.isVisible():
            self.focus_first()

    def show_drills(self, line: str) -> None:
        """Show the progress with the positions to practise, in a line."""
        self.drills_button.setText(line)
        self.drills_button.setVisible(bool(line))
        self.rearrange()

    def select(self, selection: Selection) -> None:
        """Show this part of the records."""
        self._settled = True
        self.selection = selection
        self._show()

    def focus_first(self) -> None:
        """Focus the games, or the actions that need no match."""
        part = next((part for part in self.kinds.parts if part.isChecked()), self.back_button)
        first: QWidget = part if self._records.played else self.new_game_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self._show()

    # Inner --------------------------------------------------------------------------------

    def _connect(self) -> None:
        # The wonders, numbers of players and levels of another game are others.
        self.kinds.chosen.connect(
            lambda kind: self._narrow(kind=kind, players=None, wonder="", level=None, person="")
        )
        for name in ("who", "players", "source", "period"):
            choice: Choice = getattr(self, name)
            choice.chosen.connect(lambda value, name=name: self._narrow(**{name: value}))
        self.wonders.form.chosen.connect(lambda _: self.rearrange())
        self.wonders.picked.connect(self._pick)
        self.by_players.picked.connect(lambda count: self._toggle("players", count, None))
        self.by_level.picked.connect(lambda level: self._toggle("level", level, None))
        self.widen_button.clicked.connect(self._widen)
        self.elsewhere_button.clicked.connect(self._show_elsewhere)

    def _narrow(self, **values: object) -> None:
        self.select(replace(self.selection, **values))  # type: ignore[arg-type]

    def _pick(self, picked: str) -> None:
        """Filter by a wonder, or by a person where these are shown."""
        self._toggle("person" if self.wonders.of_people else "wonder", picked, "")

    def _toggle(self, name: str, value: object, none: object) -> None:
        """Filter by a mark; the same once more ends that."""
        self._narrow(**{name: none if getattr(self.selection, name) == value else value})

    def _widen(self) -> None:
        had_focus = self.widen_button.hasFocus()
        self.select(self.selection.widened())
        if had_focus:
            self.focus_first()

    def _show_elsewhere(self) -> None:
        found = self._elsewhere()
        if found is not None:
            self.select(found.selection)
            self.focus_first()

    def _elsewhere(self) -> Report | None:
        """Return the results that exist where nothing matches the filters."""
        if self.report.total.played or not self._records.played:
            return None
        return elsewhere(self._records, self.selection, datetime.now(UTC))

    def _show(self) -> None:
        found = self.report = report(self._records, self.selection, datetime.now(UTC))
        selection = self.selection
        played = [_kind_option(kind, found.kinds[kind]) for kind in kinds()]
        self.kinds.set_options(played, selection.kind)
        for chart in (self.wonders, self.by_players, self.by_level, self.categories, self.last):
            chart.setVisible(found.total.played > 0)
        self.wonders.setVisible(bool(found.wonders))  # there may be none in a game
        self.by_players.title = translate("Statistics", "By players")
        self.by_level.title = translate("Statistics", "By opponent")
        self.by_level.note = translate("Statistics", "the strongest at the table")
        self.wonders.show_wonders(found.wonders, selection.wonder, found.people, selection.person)
        self.by_players.show_columns(found.by_players, selection.players)
        self.by_level.show_columns(found.by_level, selection.level)
        self.categories.show_categories(found.categories)
        own = rating_of(self._ratings, selection.who.name, pool_of_kind(selection.kind))
        name = self._records.names.get(own.who, own.who) if own is not None else ""
        self.last.show_results(found.last, None if selection.who.level else own, name)
        self.setAccessibleName(translate("Statistics", "Statistics"))
        self.rearrange()

    def note(self) -> str:
        """Return words on matches still to be read, or on those left out of the numbers."""
        if self._waiting:
            return translate("Statistics", "%n match(es) still to be read …", None, self._waiting)
        return words.left_out_words(self.report, self._records)

    # Layout -------------------------------------------------------------------------------

    def describe(self) -> Part:
        counted, any_at_all = self.report.total.played > 0, bool(self._records.played)
        choices = self._choices()
        for shown in (self.kinds, *choices, self.export_button, self.reset_button, self.pad_button):
            shown.setVisible(any_at_all)
        for instead in (self.new_game_button, self.empty_pad_button):
            instead.setVisible(not any_at_all)
        self.elsewhere_button.setVisible(self._elsewhere() is not None)
        self.widen_button.setVisible(any_at_all and self.report.selection.narrowed)
        self.whole_button.setVisible(self._records.since is not None)
        held = (
            Held(choice, high=46, weight=wide)
            for choice, wide in zip(choices, (400, 330, 380, 310), strict=True)
        )
        set_tip(self.widen_button, cap(acts.WIDEN))
        widen = self.widen_button.set_texts(translate("Statistics", "All again"))
        filters = row(*held, Held(widen, 380, 46), gap=16)
        set_tip(self.drills_button, translate("Statistics", "Positions to practise"))
        set_tip(
            self.rebuild_button,
            translate("Statistics", "Rebuild the index from the journals of the matches"),
        )
        foot_words = (
            self.drills_button,
            self.pad_button.set_texts(translate("Statistics", "Score pad")),
            self.rebuild_button.set_texts(translate("Statistics", "Rescan all matches")),
            self.whole_button.set_texts(translate("Statistics", "Count everything")),
            self.reset_button.set_texts(translate("Statistics", "Restart the count …")),
        )
        note = Text(self.note(), "note", colour("parchment", 0.8), weight=1)
        if self.look.large:
            foot: Part = column(note, row(*map(Held, foot_words), gap=28))
        else:
            foot = row(note, Space(weight=1), *map(Held, foot_words), gap=28)
        parts = self._charts() if counted else (Centre(self._empty(), 1000),)
        about = translate(
            "Statistics", "All matches of every game as a table, a row for each player"
        )
        export = self.export_button.set_texts(translate("Statistics", "Export CSV"), about=about)
        set_tip(export, with_key(about, acts.EXPORT))
        return self.page(
            translate("Statistics", "Statistics"),
            column(filters, *parts, foot, gap=16),
            Held(self.kinds),
            Held(export, 226, 46),
            note=translate("Statistics", "click a mark to filter by it") if counted else "",
        )

    def _choices(self) -> tuple[Choice, ...]:
        """Return the filters of the results."""
        found, selection, records = self.report, self.report.selection, self._records
        people = [Who(), *map(Who, found.names)]
        levels = [Who(level=level) for level in found.levels]
        if selection.who not in (*people, *levels):
            levels.append(selection.who)
        icons = {**dict.fromkeys(people, "ui_person"), **dict.fromkeys(levels, "ui_robot")}
        numbers = [None, *sorted({*found.counts, selection.players or 0} - {0})]
        choices = (
            self.who.set_options(
                [Option(who, words.who_name(who, records), icon) for who, icon in icons.items()],
                selection.who,
                translate("Statistics", "Whose results"),
            ),
            self.players.set_options(
                options({count: words.players_name(count) for count in numbers}),
                selection.players,
                translate("Statistics", "How many players"),
            ),
            self.source.set_options(
                options({source: words.source_name(source) for source in Source}),
                selection.source,
                translate("Statistics", "Which matches"),
            ),
            self.period.set_options(
                options({period: words.period_name(period) for period in Period}),
                selection.period,
                translate("Statistics", "Since when"),
            ),
        )
        for choice in choices:
            set_tip(choice, choice.accessibleName())
        return choices

    def _charts(self) -> tuple[Part, ...]:
        wonders = ((self.wonders, 840),) if self.report.wonders else ()
        above = (*wonders, (self.by_players, 446), (self.by_level, 518))
        below = ((self.categories, 912), (self.last, 912))
        more = _MORE if self.look.large else 1.0
        return (
            row(*_tiles(self.report), gap=16),
            row(*(Held(chart, 0, 380 * more, wide) for chart, wide in above), gap=18, weight=430),
            row(*(Held(chart, 0, 240 * more, wide) for chart, wide in below), gap=18, weight=280),
        )

    def _empty(self) -> Part:
        """Return the reason why there is nothing to see, and the actions that help."""
        if self._records.played:
            title, text, buttons = self._nothing_matches()
        else:
            title, text, buttons = self._nothing_yet()
        held = (Held(button, high=70, weight=1) for button in buttons)
        faint = 0.7 if self._records.played else 0.35
        inside = column(
            row(Space(weight=1), Icons(_THREE, 5.0, faint), Space(weight=1)),
            Text(title, "title", bold=700, align="center"),
            Text(text, "text", "ink_soft", align="center", lines=0),
            row(*held, gap=20),
            gap=18,
        )
        return Ground(inside, slab, (80, 24, 80, 36))

    def _nothing_yet(self) -> tuple[str, str, Sequence[Button]]:
        buttons = (
            self.new_game_button.set_texts(translate("Statistics", "New game")),
            self.empty_pad_button.set_texts(translate("Statistics", "Score pad")),
        )
        if self._waiting:
            return translate("Statistics", "The matches are being read …"), "", buttons
        text = translate(
            "Statistics",
            "Here you will see what you win, with which wonder and against whom, "
            "and where your points come from. A game on a real table counts too: "
            "save it on the score pad.",
        )
        return translate("Statistics", "No match has been finished yet"), text, buttons

    def _nothing_matches(self) -> tuple[str, str, Sequence[Button]]:
        title, found = translate("Statistics", "Nothing matches these filters"), self._elsewhere()
        if found is None:
            return title, self.note(), ()
        show = self.elsewhere_button.set_texts(translate("Statistics", "Show"))
        return title, words.elsewhere_words(self.selection, found), (show,)

    def does(self) -> dict[KeyMark, Callable[[], object]]:
        return {
            **super().does(),
            acts.WIDEN: self.widen_button.click,
            acts.EXPORT: self.export_button.click,
        }


def _kind_option(kind: GameKind, matches: int) -> Option[GameKind]:
    name = words.kind_name(kind)
    about = translate("Statistics", "{game}: %n match(es)", None, matches)
    return Option(kind, f"{name} {matches}", name=about.format(game=name))


def _tiles(report: Report) -> tuple[Part, ...]:
    """Return four numbers on slabs: victories, average, record, and longest winning streak."""
    total, best = report.total, report.best
    luck = translate("Statistics", "luck alone would win {share}")
    winners = translate("Statistics", "winners score {points}")
    record = ""
    if best is not None:
        board = words.board(best.result.wonder, best.result.side)
        record = ", ".join(filter(None, (board, words.players_name(best.result.players))))
    return (
        _tile(
            "ui_trophy",
            percent(total.share),
            translate("Statistics", "of victories"),
            luck.format(share=percent(total.luck)),
        ),
        _tile(
            "vp",
            decimal(total.average),
            translate("Statistics", "points on average"),
            winners.format(points=decimal(report.winners)),
        ),
        _tile(
            "laurel",
            whole_number(total.best),
            translate("Statistics", "points: the record"),
            record,
        ),
        _streak(report),
    )


def _streak(report: Report) -> Part:
    """Return the longest winning streak, or the matches if several people played in each."""
    count, total = report.matches, report.total
    if total.played > count:
        results = translate("Statistics", "%n result(s), {won} won", None, total.played)
        text = translate("Statistics", "matches", None, count)
        return _tile("", str(count), text, results.format(won=total.won))
    counted = translate("Statistics", "%n match(es), {won} won", None, count)
    text = translate("Statistics", "victories in a row", None, report.streak)
    return _tile("", str(report.streak), text, counted.format(won=report.matches_won))


def _tile(icon: str, number: str, text: str, note: str) -> Part:
    """Return a number, its meaning and a comparison; without an icon it has three trophies."""
    sign = Icons((icon,), 3.7) if icon else Icons(_THREE, 1.8)
    said = column(
        Text(text, bold=700),
        Text(note, "note", "ink_soft", lines=0, narrow=True),
        gap=0,
        weight=1,
        middle=True,
    )
    return Ground(row(sign, Number(number, 2.7), said, gap=12), slab, (14, 8, 12, 10), 1)
