"""The score pad: points of a game played on a real table, entered, calculated and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal

from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.journal.pad_files import PaperGame, PaperGames, created_now
from sevenwonders_qt.models import acts, games
from sevenwonders_qt.models.acts import FixedKey, KeyMark, On
from sevenwonders_qt.models.bg_stats import BGS, form_name
from sevenwonders_qt.models.keys import cap, with_key
from sevenwonders_qt.models.shown.pad_history import PadHistory
from sevenwonders_qt.models.shown.pad_paste import NotPasted, pasted
from sevenwonders_qt.models.shown.pad_sheet import pad_sheet
from sevenwonders_qt.models.shown.score_pad import (
    SCIENCE,
    Refused,
    ScorePad,
    entered,
    expansions,
    names,
)
from sevenwonders_qt.models.shown.score_sheet import ScoreSheet
from sevenwonders_qt.models.words.lists import all_of
from sevenwonders_qt.models.words.pad import box_name, game_name, refusal
from sevenwonders_qt.views.accessible.events import announce
from sevenwonders_qt.views.kit.button import BarButton, Button, PaintedButton
from sevenwonders_qt.views.kit.field import Option, Segments
from sevenwonders_qt.views.kit.page import SidePage
from sevenwonders_qt.views.kit.part import ROUND, Ground, Part, Space, column, rounded, row
from sevenwonders_qt.views.kit.piece import Label
from sevenwonders_qt.views.kit.sizes import Sizes
from sevenwonders_qt.views.kit.words import Held, Icons, Text, sea_slab, slab
from sevenwonders_qt.views.pad.grid import PadGrid
from sevenwonders_qt.views.pad.numbers import NumberTable
from sevenwonders_qt.views.pad.panels import CountRow, KeptPanel, PlayerPanel, SciencePanel
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.theme import Shade, colour
from sevenwonders_qt.views.plain_tip import set_tip
from sevenwonders_qt.views.sheet.table import ranking_lines

translate = QCoreApplication.translate

SAVE_KEYS: Final = {
    "png": acts.PAD_PNG,
    "pdf": acts.PAD_PDF,
    "csv": acts.EXPORT,
    BGS: acts.PAD_BG_STATS,
}
"""The files that the pad is saved as, each with its key."""

_WIDTHS: Final = (1240, 582)
"""The shares of the width that the table and the panels take."""


class Chip(PaintedButton):
    """A pill that is on or off: a box that is on the table or not."""

    is_switch = True
    wraps = False
    least = 1.7
    radius = ROUND

    def describe(self) -> Part:
        on = self.isChecked()
        shade: Shade = "ink" if on else "ink_soft"
        sign = Icons(("state_ok",), 1.3) if on else Icons(("line_plus",), 1.1, shade=shade)
        inside = row(sign, Text(self.text(), "note", shade, 600, lines=1), gap=6)
        fill = colour("gold") if on else colour("parchment_dark", 0.9 if self.hovered() else 0.5)
        ground = rounded(ROUND, fill, colour("ink", 0.7 if on else 0.35), 1.6)
        return Ground(inside, ground, (9, 0, 13, 0))


class NoteLine(Label):
    """A note at the foot of the slab: the next step, an odd number, a refusal."""

    def text(self) -> str:
        """Return the text."""
        return self.accessibleName()

    def show_text(self, text: str, *, warns: bool) -> None:
        """Show this; a warning is read out, too."""
        if text != self.text() and warns:
            announce(self, text, at_once=True)
        shade, bold = ("bad", 600) if warns else ("ink_soft", 400)
        sign = Icons(("state_no",) if warns else (), 1.3)
        self.show_part(row(sign, Text(text, "note", shade, bold, weight=1), gap=10), text)

    def needs(self, sizes: Sizes, width: float) -> tuple[float, float]:
        """Return no width of its own, and the height in real pixels: two lines or more."""
        return 0.0, max(super().needs(sizes, width)[1], 2.1 * sizes.leading("note"))


class ScorePadPage(SidePage):
    """The page with the pad that is being filled in; sends games to keep."""

    on = (On.PAD,)

    keep_wanted = Signal(object, object)
    """The `ScorePad`, and the `PaperGame` that it was opened from or None."""

    save_wanted = Signal(str)
    """The content of the pad is to be saved as a file of this kind of `save_buttons`."""

    pad_changed = Signal(object)
    """The `ScorePad`, after every change by a person."""

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        look = self.look
        self.kept_button = BarButton(look, self, "line_list")
        self.kept_button.setCheckable(True)
        self.new_button = BarButton(look, self, "line_plus")
        self.save_buttons = {kind: BarButton(look, self) for kind in SAVE_KEYS}
        self.game: Segments[str] = Segments(look, self, "well")
        self.chips = {name: Chip(look, self) for name in expansions()}
        self.grid = PadGrid(look, self)
        self.note = NoteLine(look, self)
        self.science = SciencePanel(look, self)
        self.player = PlayerPanel(look, self)
        self.ranking = Label(look, self)
        self.keep_button = Button(look, self, "ui_save", primary=True)
        self.kept = KeptPanel(look, self)
        self.kept.hide()
        self._history = PadHistory(ScorePad())
        self._seat = 0
        self._lit = False
        self._shows_player = False
        self._asked = False
        self._form: tuple[object, ...] = ()
        self._message, self._told_well = "", False
        self._connect()
        self.retranslate()

    # Showing ------------------------------------------------------------------------------

    def pad(self) -> ScorePad:
        """Return the content of the pad."""
        return self._history.pad

    def opened(self) -> PaperGame | None:
        """Return the kept game that is on the pad, if any."""
        return self._history.opened

    def names(self) -> tuple[str, ...]:
        """Return the name of every player, empty ones filled in."""
        usual = translate("NewGame", "Player {number}")
        count = len(self.pad().players)
        return names(self.pad(), [usual.format(number=seat + 1) for seat in range(count)])

    def sheet(self) -> ScoreSheet | None:
        """Return everything on the pad, in the current language; None while it is empty."""
        if self.pad().empty:
            return None
        opened = self._history.opened
        played = opened.created if opened is not None else created_now(datetime.now(UTC))
        return pad_sheet(self.pad(), self.names(), played)

    def show_pad(self, pad: ScorePad, opened: PaperGame | None = None) -> None:
        """Show this on the pad; ``opened`` is the kept game that it is. Undo goes back."""
        self._history.turn_to(pad, opened)
        self._seat, self._shows_player = 0, False
        self._show()

    def show_kept(self, kept: PaperGames) -> None:
        """Show the list of kept games."""
        self.kept.show_games(kept, self._history.opened)
        self.rearrange()

    def tell_kept(self, game: PaperGame) -> None:
        """Report that the pad has been kept as this game."""
        self._history.keep(game)
        self._show(translate("Score", "Saved. It is in the list of saved games."), well=True)

    def tell(self, text: str) -> None:
        """Show a message in the line at the foot."""
        self._message, self._told_well = text, False
        self._show_note()

    def focus_first(self) -> None:
        self.grid.go_to(0, 0)

    def retranslate(self) -> None:
        self._show()

    def describe(self) -> Part:
        wide, narrow = _WIDTHS
        listed = self.kept_button.isChecked()
        chips = (Held(c.set_texts(box_name(name)), high=42) for name, c in self.chips.items())
        above = row(
            Text(translate("Score", "On the table"), "title", bold=700),
            Held(self.game, 290),
            *chips,
            Space(weight=1),
            gap=10,
        )
        table = column(
            Ground(above, None, (20, 0, 12, 0)),
            Held(self.grid, high=300, weight=1),
            Ground(Held(self.note), None, (20, 0, 20, 0)),
            gap=8,
        )
        panels: Part = Held(self.kept, 0, 400, narrow)
        if not listed:
            panels = column(
                Held(self.player, 0, 300, 553),
                Held(self.science, 0, 300, 553),
                Held(self.ranking, 0, 150, 270),
                Held(self.keep_button, high=80),
                gap=12,
                weight=narrow,
            )
        set_tip(self.kept_button, cap(acts.KEPT_PADS))
        set_tip(self.new_button, cap(acts.NEW_PAD))
        kept = translate("Score", "Saved games ({count})").format(count=len(self.kept.kept.games))
        return self.page(
            translate("Score", "Score pad"),
            row(Ground(table, slab, (0, 12, 0, 8), wide), panels, gap=22),
            Icons(("ui_save",), 1.8),
            *self._savers(),
            Held(self.kept_button.set_texts(kept), high=48),
            Held(self.new_button.set_texts(translate("Score", "New pad")), high=48),
            note=translate("Score", "for a game played on a real table"),
        )

    # Showing ------------------------------------------------------------------------------

    def _savers(self) -> Iterator[Part]:
        about = {
            "png": translate("Score", "Save the score pad as a picture"),
            "pdf": translate("Score", "Save the score pad as a page to print"),
            "csv": translate("Score", "Save the score pad as a table for spreadsheets"),
            BGS: SAVE_KEYS[BGS].words(),
        }
        for kind, saver in self.save_buttons.items():
            saver.setAccessibleName(about[kind])
            set_tip(saver, with_key(about[kind], SAVE_KEYS[kind]))
            yield Held(saver.set_texts(form_name(kind)), high=48)

    def _show(self, message: str = "", *, well: bool = False) -> None:
        """Show everything again, and this message; it warns unless all went ``well``."""
        self._message, self._told_well = message, well
        pad, called = self.pad(), self.names()
        self.game.set_options([Option(name, game_name(name)) for name in games.names()], pad.game)
        for name, chip in self.chips.items():
            chip.setChecked(name in pad.expansions)
            chip.setVisible(pad.game == Classic.name)
        self.grid.show_pad(pad, called)
        self._show_ranking()
        self._show_keep(pad, called)
        self._show_panel()

    def _show_ranking(self) -> None:
        """Show the ranking: a bar for each player, made of the categories."""
        sheet = pad_sheet(self.pad(), self.names(), "")
        lines = Ground(ranking_lines(sheet, dark=True), sea_slab, (18, 10, 20, 10))
        said = ", ".join(f"{city.name} {city.total}" for city in sheet.cities)
        self.ranking.show_part(lines, said)

    def _show_keep(self, pad: ScorePad, called: tuple[str, ...]) -> None:
        won = [name for name, rank in zip(called, pad.ranks(), strict=True) if rank == 1]
        if pad.empty:
            text = translate("Score", "Save this game")
        elif len(won) > 1:
            text = translate("Score", "Save: {names} share the victory")
            text = text.format(names=all_of(won))
        else:
            text = translate("Score", "Save: {name} has won").format(name=won[0])
        note = translate("Score", "counts in the statistics as a game on a real table")
        if self._history.opened is not None:
            note = translate("Score", "in place of the game that was opened")
        self.keep_button.set_texts(text, f"{note} · {cap(acts.SAVE)}")

    def _show_panel(self) -> None:
        """Show the science or the person of the column in use, or the list of kept games."""
        pad, listed = self.pad(), self.kept_button.isChecked()
        counted = SCIENCE in pad.rows and SCIENCE not in pad.as_points
        player = self._shows_player or not counted
        self.kept.setVisible(listed)
        self.player.setVisible(player and not listed)
        self.science.setVisible(not player and not listed)
        for widget in (self.ranking, self.keep_button):
            widget.setVisible(not listed)
        name = self.names()[self._seat]
        if player:
            usual = translate("NewGame", "Player {number}").format(number=self._seat + 1)
            self.player.show_player(pad, self._seat, usual)
        else:
            self.science.show_symbols(pad, self._seat, name, lit=self._lit)
        self._show_note()
        # A digit changes nothing of the layout, which would take longer than all the rest.
        form = (pad.game, pad.expansions, len(pad.players), self.keep_button.text(), player, listed)
        if form != self._form:
            self._form = form
            self.rearrange()

    def _show_note(self) -> None:
        odd = next(iter(self.grid.odd.values()), "")
        hint = translate(
            "Score",
            "Type a number, then Tab or Enter to move down. {key} undoes. Closing loses nothing.",
        ).format(key=cap(acts.UNDO))
        warns = bool(self._message or odd) and not self._told_well
        self.note.show_text(self._message or odd or hint, warns=warns)

    # Changes ------------------------------------------------------------------------------

    def _connect(self) -> None:
        self.game.chosen.connect(lambda game: self._change(self.pad().with_game(game)))
        for name, chip in self.chips.items():
            chip.clicked.connect(
                lambda on, name=name: self._change(self.pad().with_expansion(name, on=on))
            )
        self.grid.fewer_button.clicked.connect(lambda: self._add_players(-1))
        self.grid.more_button.clicked.connect(lambda: self._add_players(1))
        for head in self.grid.all_players:
            head.opened.connect(self._open_player)
            head.reached.connect(partial(self._reach, head.place, ""))
        table = self.grid.table
        self.grid.numbers.wanted.connect(partial(self._on_typed, table))
        table.reached.connect(self._reach)
        table.science_wanted.connect(self._open_science)
        table.sheet_pasted.connect(self._paste)
        for category, way in self.grid.way_buttons.items():
            way.clicked.connect(partial(self._change_way, category))
        self.grid.left_behind.connect(lambda: self.keep_button.setFocus())
        self.science.switched.connect(lambda entry, text: self._take(self._seat, entry, text))
        for count in self.science.rows.values():
            count.typed.connect(
                lambda text, count=count: self._on_typed(count, count.place, count.entry, text)
            )
        self.science.left.connect(self._leave_science)
        self.player.changed.connect(
            lambda seat, who: self._change(self.pad().with_player(seat, who), (seat, "player"))
        )
        self.player.removed.connect(self._remove)
        self.player.done.connect(self._leave_player)
        self.kept_button.clicked.connect(self._fold)
        self.new_button.clicked.connect(self._new_pad)
        self.keep_button.clicked.connect(self._keep)
        for kind, button in self.save_buttons.items():
            button.clicked.connect(partial(self._save, kind))

    def _change(self, pad: ScorePad, cell: object = None) -> None:
        """Take another pad by a person's hand; ``cell`` is the one being typed in."""
        if self._history.change(pad, cell):
            self._asked = False
            self._seat = min(self._seat, len(pad.players) - 1)
            self.pad_changed.emit(pad)
        self._show()

    def _add_players(self, by: int) -> None:
        self._change(self.pad().with_count(len(self.pad().players) + by))

    def _remove(self, seat: int) -> None:
        self._change(self.pad().without_player(seat))
        self.grid.go_to(-1, seat)

    def _new_pad(self) -> None:
        self.show_pad(self.pad().cleared())
        self.pad_changed.emit(self.pad())
        if self.kept_button.isChecked():
            self.kept_button.click()
        self.focus_first()

    def _keep(self) -> None:
        pad = self.pad()
        if pad.empty:
            self.tell(translate("Score", "There is nothing on the pad yet."))
        elif pad.missing() and not self._asked:
            self._asked = True
            text = translate(
                "Score",
                "%n cell(s) are empty and count 0. Press Save again to save anyway.",
                None,
                pad.missing(),
            )
            self.tell(text)
        else:
            self._asked = False
            self.keep_wanted.emit(pad, self._history.opened)

    def _save(self, kind: str) -> None:
        if self.pad().empty:
            self.tell(translate("Score", "There is nothing on the pad yet."))
        else:
            self.save_wanted.emit(kind)

    # Cells, science and players -----------------------------------------------------------

    def _on_typed(self, typed_in: CountRow | NumberTable, seat: int, entry: str, text: str) -> None:
        if self._take(seat, entry, text):
            typed_in.accept(text)

    def _take(self, seat: int, entry: str, text: str) -> bool:
        """Enter a number and return whether the pad takes it; if not, a message says why."""
        try:
            pad = self.pad().with_entry(seat, entry, entered(entry, text))
        except Refused as error:
            self.tell(refusal(error))
            return False
        self._change(pad, (seat, entry))
        return True

    def _paste(self, seat: int, category: str, text: str) -> None:
        """Enter a pasted sheet from this cell on; where it cannot be, a message says why."""
        try:
            pad = pasted(self.pad(), seat, category, text)
        except NotPasted as error:
            self.tell(str(error))
            return
        self._change(pad)

    def _change_way(self, category: str) -> None:
        """Count a row from now on, or type its points."""
        pad = self.pad()
        self._change(pad.with_points(category, typed=category not in pad.as_points))

    def _reach(self, seat: int, category: str) -> None:
        """React to the keyboard on a cell, or with "" on the head of its column."""
        self._history.pause()
        self._seat, self._shows_player, self._lit = seat, not category, category == SCIENCE
        self._message, self._told_well = self.grid.odd.get((seat, category), ""), False
        self._show_panel()

    def _open_science(self, seat: int, digit: str) -> None:
        self._reach(seat, SCIENCE)
        self._unfold()
        self.science.begin(digit)

    def _leave_science(self, onwards: bool) -> None:
        self.grid.go_to(self.pad().rows.index(SCIENCE) + onwards, self._seat)

    def _open_player(self, seat: int, letter: str) -> None:
        self._reach(seat, "")
        self._unfold()
        self.player.begin(letter)

    def _leave_player(self, onwards: bool) -> None:
        """Go on from a name to the next player's; after the last one to the numbers."""
        if not onwards:
            self.grid.go_to(-1, self._seat)
        elif self._seat + 1 < len(self.pad().players):
            self._open_player(self._seat + 1, "")
        else:
            self.grid.go_to(0, 0)

    def _fold(self) -> None:
        """Show the list of kept games in place of the panels, or the panels again."""
        self._show_panel()
        if self.kept_button.isChecked():
            self.kept.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _unfold(self) -> None:
        if self.kept_button.isChecked():
            self.kept_button.setChecked(False)
            self._show_panel()

    # Keys --------------------------------------------------------------------------------

    def does(self) -> dict[KeyMark, Callable[[], object]]:
        savers: dict[KeyMark, Callable[[], object]] = {
            SAVE_KEYS[kind]: button.click for kind, button in self.save_buttons.items()
        }
        return {
            **super().does(),
            **savers,
            acts.SAVE: self._keep,
            acts.NEW_PAD: self._new_pad,
            acts.KEPT_PADS: self.kept_button.click,
            acts.REDO: lambda: self._go_back(self._history.redo),
            acts.UNDO: lambda: self._go_back(self._history.undo),
            FixedKey.ESCAPE: self._leave,
        }

    def _leave(self) -> None:
        """Go back on Esc: out of the list first, then from the page."""
        if self.kept_button.isChecked():
            self.kept_button.click()
            self.kept_button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.back_button.click()

    def _go_back(self, move: Callable[[], bool]) -> None:
        if move():
            self._seat = min(self._seat, len(self.pad().players) - 1)
            self.pad_changed.emit(self.pad())
            self._show()
