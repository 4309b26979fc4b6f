"""The page of saved matches: search, filter, order, their list, and actions on one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from math import ceil, inf
from operator import attrgetter
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import FixedKey, KeyMark, On
from sevenwonders_qt.models.keys import asked, with_key
from sevenwonders_qt.models.shown.saves import (
    MatchStatus,
    Order,
    SavedMatch,
    SavedRows,
    SavesFilter,
)
from sevenwonders_qt.models.words.saves import size_words
from sevenwonders_qt.views.kit.button import BarButton, Button, PaintedButton
from sevenwonders_qt.views.kit.field import Choice, Option, Segments, options
from sevenwonders_qt.views.kit.look import Look
from sevenwonders_qt.views.kit.part import (
    Centre,
    Drawing,
    Ground,
    Part,
    Space,
    column,
    rounded,
    row,
)
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.steps import ENTER
from sevenwonders_qt.views.kit.walk_list import SearchedPage, WalkList
from sevenwonders_qt.views.kit.words import Held, Icons, Text, slab
from sevenwonders_qt.views.pages.saves_detail import DetailPanel, picture_of, pill
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Align, Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.paint.wonder import wonder_picture

translate = QCoreApplication.translate


ROW: Final = 112.0
"""Design pixels from one row to the next."""

_GAP: Final = 1
_ROUND_WORDS: Final = 20
"""Design pixels between the lines of a row, and around them."""

_PICTURE: Final = 330.0
_WORDS: Final = 680.0
"""Design pixels of the picture where nothing is listed, and of the words below it."""

_ROOM, _WIDEST = 172.8, 9.6
"""Design pixels for the bars of all turns, and for one bar at most."""


def _said(row: SavedMatch) -> str:
    words = (row.title, row.about, row.when, row.pill, row.standing, row.more, row.detail().doubt)
    return ", ".join(filter(None, words))


class SavesList(WalkList[SavedMatch]):
    """The matches that were looked for."""

    # The row that has the keyboard shows it.
    style_besides = "QListView { outline: 0; } QListView:focus { border-color: transparent; }"

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent, attrgetter("title"), _said)
        self.setUniformItemSizes(True)

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """Return no width of its own, and no height; one line if empty, as the list scrolls."""
        return 0.0, 0.0 if self.listed.rows else 1.0

    def show_rows(self, rows: SavedRows, path: Path | None = None) -> None:
        """List these; ``path`` stays the current one, or else its neighbour does. No signal."""
        here = self.currentIndex().row()
        at = rows.find(path.name) if path is not None else -1
        kept = self.current() if at < 0 else None
        if kept is not None:
            at = rows.find(kept.path.name)
        if at < 0 and rows:
            at = min(max(here, 0), len(rows) - 1)
        scrolled = self.verticalScrollBar().value()
        with QSignalBlocker(self.selectionModel()):
            self.listed.set_rows(rows)
            self.go_to(at)
        self.verticalScrollBar().setValue(scrolled)
        if kept is None:
            self.scrollTo(self.currentIndex())
        self.viewport().update()

    def _sizes_of_rows(self) -> Sizes:
        """Return sizes of equally high rows: their texts take one line even where a page grows."""
        return replace(self.look.sizes, grows=False)

    def row_size(self, row: SavedMatch) -> QSize:
        sizes = self.row_sizes
        three = column(Text("A"), pill(MatchStatus.OVER, "A"), Text("A", "note"), gap=_GAP)
        words = three.high(sizes, inf) + sizes.s(_ROUND_WORDS)
        return QSize(round(sizes.s(400)), ceil(max(sizes.s(ROW), words)))

    def row_part(self, match: SavedMatch) -> Part:
        about = column(
            Text(match.title, "text", "ink", 700, lines=1),
            Text(match.about, "note", "ink_soft", lines=1),
            Text(match.when, "note", "ink_soft", 400, lines=1),
            gap=_GAP,
            weight=462 if match.opens else 760,
            middle=True,
        )
        parts: list[Part] = [Drawing(180, 88, picture_of(match, 6)), about]
        state = pill(match.state, match.pill)
        if match.opens:
            icon = f"age_{match.age}" if match.age and not match.over else "wonder"
            parts += [Icons((icon,), 2.5), self._state(match, state)]
        else:
            parts.append(state)
        band = rounded(10, colour("ink", 0.05), colour("ink", 0.25), 1.2)
        return Ground(Ground(row(*parts, gap=14), band, (8, 4, 16, 4)), None, (7, 5, 12, 7))

    def _state(self, match: SavedMatch, state: Part) -> Part:
        """Return a match's state; the pill is below it if very large text leaves no other room."""
        standing = Text(match.standing, bold=600, lines=1, weight=1)
        if self.look.large:
            more = Text(match.more, "note", "ink_soft", 500, "right", lines=1)
            return column(standing, row(Space(weight=1), state), more, gap=_GAP, weight=470)
        going = (MatchStatus.GOING_ON, MatchStatus.PRACTICE, MatchStatus.UNVERIFIED)
        align: Align = "right" if match.state in going else "left"
        bars = Drawing(196, 20, partial(_paint_turns, match=match))
        turns = () if match.turns is None else (bars,)
        more = Text(match.more, "note", "ink_soft", 500, align, lines=1, weight=1)
        lines = row(standing, state), row(*turns, more, gap=4)
        return column(*lines, gap=4, weight=470, middle=True)


def _paint_turns(canvas: Canvas, rect: QRectF, match: SavedMatch) -> None:
    """Paint a bar for each turn of the Ages, full where it has been played."""
    s, middle = canvas.s, rect.center().y()
    step = min(_WIDEST, _ROOM / max(1, sum(match.ages)))
    turns = [gap for gap, number in enumerate(match.ages) for _ in range(number)]
    for turn, gap in enumerate(turns):
        x = rect.left() + turn * s(step) + gap * s(6)
        shade = "terracotta" if turn < (match.turns or 0) else colour("ink", 0.18)
        canvas.rounded(QRectF(x, middle - s(8), s(step - 2.6), s(16)), 2, shade)


UNDO_MS: Final = 10_000
"""Milliseconds left to undo a deletion here."""

_OF_LIST: Final = (acts.DELETE, acts.WATCH_SAVED, acts.REVIEW_SAVED)
"""Acts without a key while the search is in use."""


class SavesPage(SearchedPage[SavesList]):
    """All saved matches; its signals have the path of the match they are about."""

    on = (On.SAVES,)

    continue_wanted = Signal(Path)
    score_wanted = Signal(Path)
    rename_wanted = Signal(Path, str)
    closer_wanted = Signal(Path)
    """A match is the chosen one now: the ``detail`` is to show more of it."""

    words_wanted = Signal()
    """The language has changed: the words of the rows must be renewed."""

    def __init__(self, art: Art) -> None:
        """Make the page empty until `show_rows`."""
        super().__init__(art)
        look = self.look
        self._rows = SavedRows()
        self._waiting = 0
        self._told = ""
        self.import_button = BarButton(look, self, "line_import", acts.IMPORT)
        self.new_game_button = BarButton(look, self, "line_plus", primary=True)
        self.filters: Segments[SavesFilter] = Segments(look, self)
        self.orders = Choice(look, self)
        self.first = self.list = SavesList(look, self)
        self.folder_button = Button(look, self)
        self.undo_button = Button(look, self, "ui_undo", acts.UNDO, primary=True)
        self.undo_button.hide()
        self.all_button = Button(look, self, "ui_eye", primary=True)
        """Looks for the same in all matches, where it is not among those of the chosen kind."""
        self.detail = DetailPanel(self, self._rename)
        self._undo_time = QTimer(self, singleShot=True)
        self._undo_time.timeout.connect(lambda: self.tell(""))
        self._connect()
        self._count()
        self.orders.set_options(_orders(), Order.NEWEST)

    # Showing ------------------------------------------------------------------------------

    def show_rows(self, rows: SavedRows, waiting: int = 0, path: Path | None = None) -> None:
        """List these; ``waiting`` more are still being read. ``path`` becomes the chosen one."""
        self._rows, self._waiting = rows, waiting
        if path is not None and self._wanted().find(path.name) < 0:
            self.search.clear()
            self.filters.set_value(SavesFilter.ALL)
        self._filter(path)

    def tell(self, text: str, *, undo: bool = False) -> None:
        """Show this at the foot for a while; ``undo`` offers to undo it."""
        self._told = text
        self.undo_button.setVisible(undo)
        self.folder_button.setHidden(undo)
        if text:
            self._undo_time.start(UNDO_MS)
        else:
            self._undo_time.stop()
        self.rearrange()

    def current(self) -> SavedMatch | None:
        """Return the chosen match."""
        return self.list.current()

    def when_clicked(self, button: PaintedButton, act: Callable[[Path], object]) -> None:
        """Have a button of the ``detail`` do this with the chosen match."""

        def done() -> None:
            match = self.current()
            if match is not None:
                act(match.path)

        button.clicked.connect(done)

    def retranslate(self) -> None:
        self._count()
        self.words_wanted.emit()

    # Choosing -----------------------------------------------------------------------------

    def _connect(self) -> None:
        self.search.textChanged.connect(lambda _: self._filter())
        self.filters.chosen.connect(lambda _: self._filter())
        self.orders.chosen.connect(lambda _: self._filter())
        self.list.selectionModel().selectionChanged.connect(lambda *_: self._choose())
        self.list.doubleClicked.connect(self._open)
        self.detail.main_button.clicked.connect(self._open)
        self.all_button.clicked.connect(self._look_in_all)

    def _wanted(self) -> SavedRows:
        which = self.filters.value() or SavesFilter.ALL
        return self._rows.shown(which, self.orders.value() or Order.NEWEST, self.search.text())

    def _elsewhere(self) -> int:
        """Return how many of all matches are found, where none of the chosen kind is."""
        if self.list.listed.rows or self.filters.value() in (None, SavesFilter.ALL):
            return 0
        return len(self._rows.shown(SavesFilter.ALL, Order.NEWEST, self.search.text()))

    def _look_in_all(self) -> None:
        self.filters.set_value(SavesFilter.ALL)
        self._filter()
        self.focus_first()

    def _filter(self, path: Path | None = None) -> None:
        self._count()
        self.list.show_rows(self._wanted(), path)
        self._choose()

    def _count(self) -> None:
        kinds = {
            SavesFilter.ALL: translate("Saves", "All"),
            SavesFilter.GOING_ON: translate("Saves", "In progress"),
            SavesFilter.OVER: translate("Saves", "Finished"),
            SavesFilter.PRACTICE: translate("Saves", "Practice"),
        }
        counted = {which: f"{word} {self._rows.counted(which)}" for which, word in kinds.items()}
        self.filters.set_options(options(counted), self.filters.value() or SavesFilter.ALL)

    def _choose(self) -> None:
        match = self.current()
        self.detail.show_match(match)
        if match is not None:
            self.closer_wanted.emit(match.path)

    def _open(self) -> None:
        match = self.current()
        if match is not None and match.opens:
            wanted = self.score_wanted if match.over else self.continue_wanted
            wanted.emit(match.path)

    def _rename(self, title: str) -> None:
        match = self.current()
        if match is not None:
            self.rename_wanted.emit(match.path, title)

    # Layout -------------------------------------------------------------------------------

    def describe(self) -> Part:
        self.list.setAccessibleName(translate("Saves", "Saved matches"))
        orders = self.orders.set_options(
            _orders(), self.orders.value(), translate("Saves", "Order")
        )
        hint = with_key(translate("Saves", "title, player or wonder"), acts.FIND)
        search = self.search.set_texts(translate("Saves", "Search"), hint)
        bar = row(
            Held(self.filters, 600),
            Text(translate("Saves", "order"), "note", "ink_soft", align="right", weight=1),
            Held(orders, 236, 42),
        )
        buttons = (
            Held(self.folder_button.set_texts(translate("Saves", "Open the folder")), 244, 48),
            Held(self.undo_button.set_texts(translate("Saves", "Undo")), 244, 48),
        )
        foot = row(Text(self._foot(), "note", "ink_soft", weight=1), *buttons, gap=20)
        some = bool(self.list.listed.rows)
        listed = Held(self.list, high=300 if some else 0, weight=1)
        elsewhere = self._elsewhere()
        self.all_button.setVisible(elsewhere > 0)
        nothing = () if some else (self._nothing(elsewhere),)
        inside = column(Held(search, high=46), bar, *nothing, listed, foot, gap=10)
        left = Ground(inside, slab, (18, 14, 18, 14), 1210)
        right = Ground(self.detail.part(), None, (0, 0, 0, 0), 606)
        return self.page(
            translate("Saves", "Saved matches"),
            row(left, right, gap=24),
            Held(self.import_button.set_texts(translate("Saves", "Import…")), high=48),
            Held(self.new_game_button.set_texts(translate("Saves", "New game")), high=48),
        )

    def _nothing(self, elsewhere: int) -> Part:
        """Return the words over an empty list; so many matches of another kind would be found."""
        title = translate("Saves", "Nothing found")
        line = translate("Saves", "Esc clears the search.")
        if self._waiting:
            title, line = translate("Saves", "The matches are being read"), ""
        elif not self._rows:
            title = translate("Saves", "No match has been saved yet")
            line = translate("Saves", "Every match is saved automatically, choice by choice.")
        elif elsewhere:
            title = translate("Saves", "Nothing found of this kind")
            line = translate("Saves", "Among all matches: %n found.", None, elsewhere)
        show = self.all_button.set_texts(translate("Saves", "Show all"))
        button = (row(Space(weight=1), Held(show, 300, 60), Space(weight=1)),) if elsewhere else ()
        words = column(
            Drawing(
                0,
                _PICTURE / 2 if elsewhere else _PICTURE,
                wonder_picture("alexandria", "A", 0, 3, 10),
            ),
            Text(title, "title", bold=700, align="center"),
            Text(line, "text", "ink_soft", align="center", lines=0),
            *button,
            gap=16,
        )
        return Centre(words, _WORDS)

    def _foot(self) -> str:
        if self._told:
            return self._told
        if self._waiting:
            return translate("Saves", "%n match(es) still to be read", None, self._waiting)
        if not self._rows:
            return ""
        count = translate("Saves", "%n match(es)", None, len(self._rows))
        size = size_words(self._rows.size)
        return translate("Saves", "{matches}, {size}. Every choice is saved at once.").format(
            matches=count, size=size
        )

    def does(self) -> dict[KeyMark, Callable[[], object]]:
        return {**super().does(), FixedKey.ENTER: self._open}

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, searching = event.key(), self.search.hasFocus()
        if self.detail.renaming:
            if key == Qt.Key.Key_Escape or key in ENTER:
                self.detail.finish_renaming(keep=key in ENTER)
                self.focus_first()
        elif key == Qt.Key.Key_Escape and self.filters.value() is not SavesFilter.ALL:
            self.filters.set_value(SavesFilter.ALL)
            self.search.clear()
            self._filter()
            self.focus_first()
        elif searching and key in (*ENTER, Qt.Key.Key_Up):
            self.focus_first()
        elif not (searching and asked(event, On.SAVES) in _OF_LIST):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.focus_first()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.focus_first()


def _orders() -> list[Option[Order]]:
    return options(
        {
            Order.NEWEST: translate("Saves", "newest first"),
            Order.OLDEST: translate("Saves", "oldest first"),
            Order.TITLE: translate("Saves", "by title"),
        }
    )
