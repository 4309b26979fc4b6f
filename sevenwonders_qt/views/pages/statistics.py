"""The statistics: what was won, with which wonder, against whom, and where the points came from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.models import statistics_words as words
from sevenwonders_qt.models.records import Kind, Records
from sevenwonders_qt.models.selection import Selection, available, favourite
from sevenwonders_qt.models.statistics import Report, report
from sevenwonders_qt.views.pages.look import dark_keycap, page_header
from sevenwonders_qt.views.pages.statistics_controls import StatisticsControls
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour
from sevenwonders_qt.views.statistics.tiles import draw_tile, tiles_of

translate = QCoreApplication.translate

_TILES: Final = (152.0, 102.0)
"""Where the four numbers begin, and how high they are."""


class StatisticsPage(StatisticsControls):
    """Shows the records by what is selected; sends what is to be done with them."""

    export_wanted = Signal()
    reset_wanted = Signal()
    """Only what ends from now on is to count."""

    whole_wanted = Signal()
    """Everything is to count again."""

    rebuild_wanted = Signal()
    """The index is to be rebuilt from the journals."""

    score_pad_wanted = Signal()
    new_game_wanted = Signal()
    closed = Signal()
    came_up = Signal()
    """The page is seen, and what it shows may be old."""

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        """Empty until `show_records`."""
        super().__init__(art, parent)
        self._records = Records()
        self._waiting = 0
        self._settled = False
        self._connect()
        self._show()

    # What it shows ------------------------------------------------------------------------

    def show_records(self, records: Records, waiting: int = 0) -> None:
        """Count these; ``waiting`` more matches are still being read."""
        self._records, self._waiting = records, waiting
        found_some = bool(records.played) and not self.wonders.isVisibleTo(self)
        if records.played and not self._settled:
            selection = available(records, Selection())
            self.selection = replace(selection, kind=favourite(records, selection.source))
            self._settled = not waiting
        self._show()
        if found_some and self.isVisible() and not self.question.isVisible():
            self.focus_first()

    def report(self) -> Report:
        """What is shown."""
        return self._report

    def select(self, selection: Selection) -> None:
        """Show this part of the records."""
        self._settled = True
        self.selection = selection
        self._show()

    def focus_first(self) -> None:
        """Give the keyboard to the games, or to what can be done without any match."""
        part = next((part for part in self.kinds.parts if part.isChecked()), self.back_button)
        first: QWidget = part if self._records.played else self.new_game_button
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        super().retranslate()
        self._show()
        if self.question.isVisible():
            self._ask_to_reset()

    # Inner --------------------------------------------------------------------------------

    def _connect(self) -> None:
        def chosen(name: str) -> Callable[[object], None]:
            return lambda value: self._narrow(**{name: value})

        self.kinds.chosen.connect(self._choose_kind)
        self.who.picked.connect(chosen("who"))
        self.players.picked.connect(chosen("players"))
        self.source.picked.connect(chosen("source"))
        self.period.picked.connect(chosen("period"))
        self.wonders.picked.connect(lambda wonder: self._toggle("wonder", wonder, ""))
        self.by_players.picked.connect(lambda count: self._toggle("players", count, None))
        self.by_level.picked.connect(lambda level: self._toggle("level", level, None))
        self.widen_button.clicked.connect(self._widen)
        self.export_button.clicked.connect(self.export_wanted)
        self.reset_button.clicked.connect(self._ask_to_reset)
        self.whole_button.clicked.connect(self.whole_wanted)
        self.rebuild_button.clicked.connect(self.rebuild_wanted)
        self.question.agreed.connect(self.reset_wanted)
        for pad_button in (self.pad_button, self.empty_pad_button):
            pad_button.clicked.connect(self.score_pad_wanted)
        self.new_game_button.clicked.connect(self.new_game_wanted)
        self.back_button.clicked.connect(self.closed)

    def _narrow(self, **values: object) -> None:
        self.select(replace(self.selection, **values))  # type: ignore[arg-type]

    def _choose_kind(self, kind: Kind) -> None:
        """Another game: its wonders, numbers of players and levels are others."""
        self._narrow(kind=kind, players=None, wonder="", level=None)

    def _toggle(self, name: str, value: object, none: object) -> None:
        """Filter by a mark; by the same once more, no longer."""
        self._narrow(**{name: none if getattr(self.selection, name) == value else value})

    def _widen(self) -> None:
        had_focus = self.widen_button.hasFocus()
        self.select(self.selection.widened())
        if had_focus:
            self.focus_first()

    def _ask_to_reset(self) -> None:
        self.question.ask(words.restart_count())

    def _show(self) -> None:
        now = datetime.now(UTC)
        found = self._report = report(self._records, self.selection, now)
        selection = self.selection
        self.show_choices(found, self._records)
        self.wonders.show_wonders(found.wonders, selection.wonder)
        self.by_players.show_columns(found.by_players, selection.players)
        self.by_level.show_columns(found.by_level, selection.level)
        self.categories.show_categories(found.categories)
        self.last.show_results(found.last)
        tiles = tiles_of(found) if found.total.played else ()
        told = [f"{tile.number} {tile.text}, {tile.note}" for tile in tiles]
        self.setAccessibleName(translate("Statistics", "Statistics"))
        self.setAccessibleDescription(". ".join([*told, self.note()]))
        self.redraw()

    def note(self) -> str:
        """What is being read, or what is left out of the numbers and why."""
        if self._waiting:
            return translate("Statistics", "%n match(es) still to be read …", None, self._waiting)
        return words.left_out_words(self._report, self._records)

    # Painting -----------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        look, s = self.look, canvas.s
        title = translate("Statistics", "Statistics")
        end = page_header(canvas, look, self.width(), title, 92, 520)
        middle = look.box(0, 37, 0, 0).top()
        dark_keycap(canvas, look, end + s(20), middle, "Esc")
        hint = look.box(0, 0, 0, 74)
        hint.setLeft(end + s(80))
        hint.setRight(look.box(866, 0, 0, 0).left())
        if self._report.total.played:
            text = translate("Statistics", "click a mark to filter by it")
            shade = colour("parchment", 0.75)
            canvas.text(hint, text, 17, shade, 400, "left", "condensed", shrink=0.6)
        note = look.box(40, 1033, 0, 40)
        note.setRight(self.foot_left() - s(20))
        shade = colour("parchment", 0.8)
        canvas.text(note, self.note(), 16.5, shade, 400, "left", "condensed", shrink=0.6)
        if self._report.total.played:
            top, high = _TILES
            for number, tile in enumerate(tiles_of(self._report)):
                draw_tile(canvas, look.box(40 + number * 464, top, 448, high), tile)
        else:
            self._paint_empty(canvas)

    def _paint_empty(self, canvas: Canvas) -> None:
        s, place = canvas.s, self.look.box(460, 300, 1000, 420)
        canvas.slab(place, "parchment", 16)
        nothing = not self._records.played
        for number, up in ((-1, 0), (1, 0), (0, 14)):
            x, y = place.center().x() + s(86 * number), place.top() + s(92 - up)
            canvas.icon("ui_trophy", x, y, s(96), 0.35 if nothing else 0.7)
        if self._waiting and nothing:
            title = translate("Statistics", "The matches are being read …")
            text = ""
        elif nothing:
            title = translate("Statistics", "No match has been finished yet")
            text = translate(
                "Statistics",
                "Here you will see what you win, with which wonder and against whom, and where"
                " your points come from. A game on a real table counts too: keep it on the score"
                " pad.",
            )
        else:
            title = translate("Statistics", "Nothing fits this choice")
            text = translate("Statistics", "Choose otherwise above, or press Backspace to see all.")
        heading = QRectF(place.left() + s(40), place.top() + s(166), place.width() - s(80), s(50))
        canvas.text(heading, title, 30, "ink", 700, "center", "title", shrink=0.5)
        body = QRectF(place.left() + s(90), heading.bottom(), place.width() - s(180), s(96))
        canvas.text_block(body, text, 20, "ink_soft", 500, "center", "body", lines=4, leading=1.15)

    # Qt overrides ---------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self.came_up.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = QKeySequence(event.keyCombination())
        actions: dict[QKeySequence, Callable[[], object]] = {
            QKeySequence("Esc"): self.closed.emit,
            QKeySequence("Backspace"): self._widen,
            QKeySequence("Ctrl+E"): self.export_wanted.emit,
            QKeySequence("F5"): self.rebuild_wanted.emit,
        }
        action = next((do for known, do in actions.items() if known == key), None)
        if action is None:
            super().keyPressEvent(event)
        else:
            action()
