"""The page of saved matches: search, filter, order, their list, and what to do with one."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from math import ceil, inf
from operator import attrgetter
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models.keys import On, asked, caps
from sevenwonders_qt.models.saves import Filter, Order, SavedMatch, SavedRows, State
from sevenwonders_qt.models.saves_words import size_words
from sevenwonders_qt.views.kit.page import SidePage
from sevenwonders_qt.views.kit.part import (
    Centre,
    Drawing,
    Ground,
    Laid,
    Part,
    Space,
    column,
    row,
)
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.walk_list import WalkList
from sevenwonders_qt.views.kit.words import Held, Icons, Keys, Text, slab
from sevenwonders_qt.views.pages.button import ENTER, BarButton, Button
from sevenwonders_qt.views.pages.field import Choice, Entry, LineEdit, Option, Segments
from sevenwonders_qt.views.pages.look import CLEAR, Look
from sevenwonders_qt.views.pages.saves_detail import SavedDetail, picture_of, pill
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Align, Canvas
from sevenwonders_qt.views.paint.furniture import focus_ring
from sevenwonders_qt.views.paint.painting import Painting
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
    """Rows to walk through with the arrow keys; Enter or a double click opens one."""

    # The row that has the keyboard shows it.
    style_besides = "QListView { outline: 0; } QListView:focus { border-color: transparent; }"

    chosen = Signal()
    """Another row is the current one, or none."""

    opened = Signal()
    """The current row is to be opened."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent, attrgetter("title"), _said)
        self.empty_words = ("", "")
        """What stands there when nothing is listed: a title and a line."""
        self.setUniformItemSizes(True)
        self.doubleClicked.connect(lambda _: self.opened.emit())
        self.selectionModel().currentChanged.connect(lambda *_: self.chosen.emit())

    def show_rows(self, rows: SavedRows, path: Path | None = None) -> None:
        """List these; ``path`` stays the current one, or else its neighbour does."""
        here = self.currentIndex().row()
        at = rows.find(path.name) if path is not None else -1
        kept = self.current() if at < 0 else None
        if kept is not None:
            at = rows.find(kept.path.name)
        if at < 0 and rows:
            at = min(max(here, 0), len(rows) - 1)
        blocked = self.selectionModel().blockSignals(True)
        scrolled = self.verticalScrollBar().value()
        self.listed.set_rows(rows)
        self.go_to(at)
        self.selectionModel().blockSignals(blocked)
        self.verticalScrollBar().setValue(scrolled)
        if kept is None:
            self.scrollTo(self.currentIndex())
        self.chosen.emit()
        self.viewport().update()

    def _sizes_of_rows(self) -> Sizes:
        """All rows are equally high, so their texts take one line each even where a page grows."""
        return replace(self.look.own_sizes(), grows=False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        else:  # letters and F2 belong to the page
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.listed.rows:
            return
        with Painting(self.viewport()) as painter:
            self._paint_empty(self.look.canvas(painter), QRectF(self.viewport().rect()))

    def _paint_empty(self, canvas: Canvas, room: QRectF) -> None:
        title, line = self.empty_words
        words = column(
            Text(title, "title", bold=700, align="center"),
            Text(line, "text", "ink_soft", align="center", lines=0),
            gap=16,
        )
        sizes = self.look.own_sizes()
        left = room.height() / sizes.u - words.high(sizes, sizes.s(_WORDS)) / sizes.u
        picture = Drawing(
            0, max(0.0, min(_PICTURE, left - 24)), wonder_picture("alexandria", "A", 0, 3, 10)
        )
        self.look.lay(Centre(column(picture, words, gap=16), _WORDS), room).paint(canvas)

    def row_size(self, row: SavedMatch) -> QSize:
        sizes = self.row_sizes
        three = column(Text("A"), pill(State.OVER, "A"), Text("A", "note"), gap=_GAP)
        words = three.high(sizes, inf) + sizes.s(_ROUND_WORDS)
        return QSize(round(sizes.s(400)), ceil(max(sizes.s(ROW), words)))

    def paint_row(
        self, canvas: Canvas, rect: QRectF, row: SavedMatch, *, chosen: bool, hovered: bool
    ) -> None:
        s = canvas.s
        place = rect.adjusted(s(7), s(5), -s(12), -s(7))
        ground = colour("gold_light", 0.8) if chosen else colour("parchment_dark", 0.45)
        if hovered and not chosen:
            ground = colour("parchment_dark", 0.85)
        if chosen and self.hasFocus():
            focus_ring(canvas, place, 10)
        edge = ("gold_deep", 2.0) if chosen else (colour("ink", 0.25), 1.2)
        canvas.rounded(place, 10, ground, *edge)
        Laid(self.part(row), (self.row_sizes,), place).paint(canvas)

    def part(self, match: SavedMatch) -> Part:
        """Picture, title, what is said of it, and its state."""
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
            parts += [state]
        return Ground(row(*parts, gap=14), None, (8, 4, 16, 4))

    def _state(self, match: SavedMatch, state: Part) -> Part:
        """How it stands; the pill is below that where very large text leaves no room beside it."""
        standing = Text(match.standing, bold=600, lines=1, weight=1)
        if self.look.large:
            more = Text(match.more, "note", "ink_soft", 500, "right", lines=1)
            return column(standing, row(Space(weight=1), state), more, gap=_GAP, weight=470)
        going = (State.GOING_ON, State.PRACTICE, State.UNVERIFIED)
        align: Align = "right" if match.state in going else "left"
        bars = Drawing(196, 20, partial(_paint_turns, match=match))
        turns = () if match.turns is None else (bars,)
        more = Text(match.more, "note", "ink_soft", 500, align, lines=1, weight=1)
        lines = row(standing, state), row(*turns, more, gap=4)
        return column(*lines, gap=4, weight=470, middle=True)


def _paint_turns(canvas: Canvas, rect: QRectF, match: SavedMatch) -> None:
    """A bar for each turn of the Ages, full where it has been played."""
    s, middle = canvas.s, rect.center().y()
    step = min(_WIDEST, _ROOM / max(1, sum(match.ages)))
    turns = [gap for gap, number in enumerate(match.ages) for _ in range(number)]
    for turn, gap in enumerate(turns):
        x = rect.left() + turn * s(step) + gap * s(6)
        shade = "terracotta" if turn < (match.turns or 0) else colour("ink", 0.18)
        canvas.rounded(QRectF(x, middle - s(8), s(step - 2.6), s(16)), 2, shade)


UNDO_MS: Final = 10_000
"""How long a deletion can be taken back here."""

_OF_LIST: Final = ("delete", "watch_saved", "review_saved")
"""What is not done by a key while something is looked for."""

_SIGN: Final = Icons(("line_search",), 1.3, shade="parchment")


class SearchField(LineEdit):
    """What to look for, on the dark bar."""

    def inks(self) -> QPalette:
        palette = super().inks()
        palette.setColor(QPalette.ColorRole.Text, colour("parchment", role="text"))
        pale = colour("parchment", 0.7, role="text")
        palette.setColor(QPalette.ColorRole.PlaceholderText, pale)
        return palette

    def rescale(self) -> None:
        super().rescale()
        margins, (before, after) = self.textMargins(), self._beside(self.look.own_sizes())
        self.setTextMargins(margins.left() + round(before), 0, margins.right() + round(after), 0)

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """So wide that what can be looked for is read; its height in real pixels."""
        words = sizes.width(self.placeholderText(), "text", 500, family="condensed")
        ends = sum(self._beside(sizes)) + 2 * sizes.s(CLEAR + 9)
        return words + ends, super().needs(sizes, width)[1]

    def _beside(self, sizes: Sizes) -> tuple[float, float]:
        """How wide the sign before the words is and the keys after them, in real pixels."""
        return _SIGN.wide(sizes) + sizes.s(12), Keys(caps("find")).wide(sizes) + sizes.s(12)

    def paintEvent(self, event: QPaintEvent) -> None:
        with Painting(self) as painter:
            canvas, rect = self.look.canvas(painter), self.look.body(self)
            canvas.rounded(rect, 9, "bar", colour("gold", 0.8 if self.underMouse() else 0.55), 1.4)
            inside = row(Space(4), _SIGN, Space(weight=1), Keys(caps("find"), dark=True), Space(4))
            self.look.lay(inside, rect).paint(canvas)
            if self.hasFocus():
                focus_ring(canvas, rect, 9)
        super(LineEdit, self).paintEvent(event)


class SavesPage(SidePage):
    """All saved matches; its signals have the path of the match they are about."""

    on = (On.SAVES,)

    continue_wanted = Signal(Path)
    score_wanted = Signal(Path)
    review_wanted = Signal(Path)
    """The choices of a match that is over are to be reviewed."""

    replay_wanted = Signal(Path)
    rename_wanted = Signal(Path, str)
    duplicate_wanted = Signal(Path)
    export_wanted = Signal(Path)
    delete_wanted = Signal(Path)
    recover_wanted = Signal(Path)
    """What is sound of a damaged match is to become a match of its own."""

    closer_wanted = Signal(Path)
    """A match is the chosen one now: the ``detail`` is to tell more of it."""

    words_wanted = Signal()
    """The language has changed: the words of the rows must be renewed."""

    def __init__(self, art: Art) -> None:
        """Empty until `show_rows`."""
        super().__init__(art)
        look = self.look
        self._rows = SavedRows()
        self._waiting = 0
        self._told = ""
        self.search = SearchField(look, self)
        self.import_button = BarButton(look, self, "line_import", "import")
        self.new_game_button = BarButton(look, self, "line_plus", gold=True)
        self.filters: Segments[Filter] = Segments(look, self)
        self.orders = Choice(look, self)
        self.first = self.list = SavesList(look, self)
        self.folder_button = Button(look, self)
        self.undo_button = Button(look, self, "ui_undo", "undo", primary=True)
        self.undo_button.hide()
        self.detail = SavedDetail(self)
        self._undo_time = QTimer(self, singleShot=True)
        self._undo_time.timeout.connect(lambda: self.tell(""))
        self._connect()
        self._count()
        self.filters.set_value(Filter.ALL)
        self.orders.set_entries(_orders(), Order.NEWEST)

    # What it shows ------------------------------------------------------------------------

    def show_rows(self, rows: SavedRows, waiting: int = 0, path: Path | None = None) -> None:
        """List these; ``waiting`` more are still being read. ``path`` becomes the chosen one."""
        self._rows, self._waiting = rows, waiting
        if path is not None and self._wanted().find(path.name) < 0:
            self.search.clear()
            self.filters.set_value(Filter.ALL)
        self._filter(path)

    def tell(self, text: str, *, undo: bool = False) -> None:
        """Say this at the foot for a while; ``undo`` offers to take it back."""
        self._told = text
        self.undo_button.setVisible(undo)
        self.folder_button.setHidden(undo)
        if text:
            self._undo_time.start(UNDO_MS)
        else:
            self._undo_time.stop()
        self.rearrange()

    def current(self) -> SavedMatch | None:
        """The chosen match."""
        return self.list.current()

    def retranslate(self) -> None:
        self._count()
        self.words_wanted.emit()

    # Choosing -----------------------------------------------------------------------------

    def _connect(self) -> None:
        detail = self.detail
        self.search.textChanged.connect(lambda _: self._filter())
        self.filters.chosen.connect(lambda _: self._filter())
        self.orders.picked.connect(lambda _: self._filter())
        self.list.chosen.connect(self._choose)
        self.list.opened.connect(self._open)
        detail.main_button.clicked.connect(self._open)
        detail.replay_button.clicked.connect(lambda: self._want(self.replay_wanted))
        detail.changed.connect(self.rearrange)
        detail.renamed.connect(self._rename)
        detail.duplicate_button.clicked.connect(lambda: self._want(self.duplicate_wanted))
        detail.review_button.clicked.connect(lambda: self._want(self.review_wanted))
        detail.export_button.clicked.connect(lambda: self._want(self.export_wanted))
        detail.delete_button.clicked.connect(lambda: self._want(self.delete_wanted))
        detail.recover_button.clicked.connect(self._recover)

    def _wanted(self) -> SavedRows:
        which = self.filters.value() or Filter.ALL
        return self._rows.shown(which, self.orders.value() or Order.NEWEST, self.search.text())

    def _filter(self, path: Path | None = None) -> None:
        self._count()
        self.list.empty_words = self._empty_words()
        self.list.show_rows(self._wanted(), path)
        self.rearrange()

    def _count(self) -> None:
        kinds = (
            (Filter.ALL, translate("Saves", "All")),
            (Filter.GOING_ON, translate("Saves", "Going on")),
            (Filter.OVER, translate("Saves", "Finished")),
            (Filter.PRACTICE, translate("Saves", "Practice")),
        )
        self.filters.set_options(
            [Option(which, f"{word} {self._rows.counted(which)}") for which, word in kinds]
        )

    def _empty_words(self) -> tuple[str, str]:
        if self._waiting:
            return translate("Saves", "The matches are being read"), ""
        if not self._rows:
            return (
                translate("Saves", "No match has been saved yet"),
                translate("Saves", "Every match is saved automatically, choice by choice."),
            )
        return (
            translate("Saves", "Nothing found"),
            translate("Saves", "Esc clears what you are looking for."),
        )

    def _choose(self) -> None:
        match = self.current()
        self.detail.show_match(match)
        if match is not None:
            self.closer_wanted.emit(match.path)

    def _want(self, signal: SignalInstance) -> None:
        match = self.current()
        if match is not None:
            signal.emit(match.path)

    def _open(self) -> None:
        match = self.current()
        if match is not None and match.opens:
            self._want(self.score_wanted if match.over else self.continue_wanted)

    def _recover(self) -> None:
        self.focus_first()  # the button goes away
        self._want(self.recover_wanted)

    def _rename(self, title: str) -> None:
        match = self.current()
        if match is not None:
            self.rename_wanted.emit(match.path, title)

    # Where it stands ----------------------------------------------------------------------

    def describe(self) -> Part:
        self.list.setAccessibleName(translate("Saves", "Saved matches"))
        orders = self.orders.set_entries(
            _orders(), self.orders.value(), translate("Saves", "Order")
        )
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
        inside = column(bar, Held(self.list, high=300, weight=1), foot, gap=10)
        left = Ground(inside, slab, (18, 14, 18, 14), 1210)
        right = Ground(self.detail.part(), None, (0, 0, 0, 0), 606)
        hint = translate("Saves", "title, player or wonder")
        return self.page(
            translate("Saves", "Saved matches"),
            row(left, right, gap=24),
            Held(self.search.set_texts(translate("Saves", "Search"), hint), 440, 48),
            Held(self.import_button.labelled(translate("Saves", "Import…")), high=48),
            Held(self.new_game_button.labelled(translate("Saves", "New game")), high=48),
        )

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

    # Qt overrides -------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, searching = event.key(), self.search.hasFocus()
        filtered = self.search.text() or self.filters.value() is not Filter.ALL
        if self.detail.renaming:
            if key == Qt.Key.Key_Escape or key in ENTER:
                self.detail.finish_renaming(keep=key in ENTER)
                self.focus_first()
        elif key == Qt.Key.Key_Escape and filtered:
            self.filters.set_value(Filter.ALL)
            self.search.clear()
            self._filter()
            self.focus_first()
        elif searching and key in (*ENTER, Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focus_first()
        elif asked(event, On.SAVES) == "find":
            self.search.begin()
        elif not (searching and asked(event, On.SAVES) in _OF_LIST):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.focus_first()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.focus_first()


def _orders() -> list[Entry]:
    return [
        Entry(Order.NEWEST, translate("Saves", "newest first")),
        Entry(Order.OLDEST, translate("Saves", "oldest first")),
        Entry(Order.TITLE, translate("Saves", "by title")),
    ]
