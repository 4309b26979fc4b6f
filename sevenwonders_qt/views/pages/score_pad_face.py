"""What the score pad shows: the pad, whose column is looked at, what it says."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.journal.pad_files import PaperGame, PaperGames, created_now
from sevenwonders_qt.models.pad_history import PadHistory
from sevenwonders_qt.models.score_pad import ScorePad, names
from sevenwonders_qt.models.score_sheet import ScoreSheet
from sevenwonders_qt.views.pad.sheet import pad_sheet
from sevenwonders_qt.views.pages.look import dark_keycap, page_header
from sevenwonders_qt.views.pages.score_pad_controls import ScorePadControls
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas
from sevenwonders_qt.views.paint.theme import colour

translate = QCoreApplication.translate


class ScorePadFace(ScorePadControls):
    """Shows the pad that is being filled in; `ScorePadPage` says what a person can do with it."""

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        self._history = PadHistory(ScorePad())
        self._seat = 0
        self._lit = False
        self._shows_player = False
        self._asked = False
        self._message, self._told_well = "", False

    def pad(self) -> ScorePad:
        """What lies on the pad."""
        return self._history.pad

    def opened(self) -> PaperGame | None:
        """The kept game that it is, if it is one."""
        return self._history.opened

    def names(self) -> tuple[str, ...]:
        """The name of every player, empty ones filled in."""
        usual = translate("NewGame", "Player {number}")
        count = len(self.pad().players)
        return names(self.pad(), [usual.format(number=seat + 1) for seat in range(count)])

    def sheet(self) -> ScoreSheet | None:
        """Everything on the pad, in the language of the moment; None while it is empty."""
        if self.pad().empty:
            return None
        opened = self._history.opened
        played = opened.created if opened is not None else created_now(datetime.now(UTC))
        return pad_sheet(self.pad(), self.names(), played)

    def show_pad(self, pad: ScorePad, opened: PaperGame | None = None) -> None:
        """Lay this on the pad; ``opened`` is the kept game that it is. Undo goes back."""
        self._history.turn_to(pad, opened)
        self._seat, self._shows_player = 0, False
        self._set_message("")
        self._show()

    def show_kept(self, kept: PaperGames) -> None:
        """The list of kept games."""
        self.kept.show_games(kept, self._history.opened)
        self._set_kept_text(len(kept.games))

    def tell_kept(self, game: PaperGame) -> None:
        """The pad has been kept as this game."""
        self._history.keep(game)
        self._set_message(translate("Score", "Kept. It is in the list of kept games."), True)
        self._show()

    def tell(self, text: str) -> None:
        """Say something in the line at the foot."""
        self._set_message(text)
        self._show_note()

    def focus_first(self) -> None:
        """Put the keyboard on the first cell."""
        self.grid.go_to(0, 0)

    def retranslate(self) -> None:
        super().retranslate()
        self._set_message("")
        self._show()

    # Inner --------------------------------------------------------------------------------

    def _show(self) -> None:
        pad, called = self.pad(), self.names()
        self.game.set_value(pad.game)
        for name, chip in self.chips.items():
            chip.setChecked(name in pad.expansions)
            chip.setVisible(pad.game != Architects.name)
        self._set_count(len(pad.players))
        self.grid.show_pad(pad, called)
        self.ranking.show_pad(pad, called)
        self._show_keep(pad, called)
        self._show_panel()

    def _show_keep(self, pad: ScorePad, called: tuple[str, ...]) -> None:
        won = [name for name, rank in zip(called, pad.ranks(), strict=True) if rank == 1]
        if pad.empty:
            text = translate("Score", "Keep this game")
        elif len(won) > 1:
            text = translate("Score", "Keep: {names} share the victory")
            text = text.format(names=" & ".join(won))
        else:
            text = translate("Score", "Keep: {name} has won").format(name=won[0])
        note = translate("Score", "counts in the statistics as a game on paper")
        if self._history.opened is not None:
            note = translate("Score", "in place of the game that was opened")
        self.keep_button.set_texts(text, f"{note} · Ctrl+S")

    def _show_panel(self) -> None:
        """The science or the person of the column in use, or the list of kept games."""
        pad, listed = self.pad(), self.kept_button.isChecked()
        player = self._shows_player or pad.game == Architects.name
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

    def _show_note(self) -> None:
        odd = next(iter(self.grid.odd.values()), "")
        hint = translate(
            "Score",
            "A number, then Tab or Enter: down the column. Ctrl+Z undoes. Closing loses nothing.",
        )
        warns = bool(self._message or odd) and not self._told_well
        self.note.show_text(self._message or odd or hint, warns=warns)

    def _set_message(self, text: str, well: bool = False) -> None:
        self._message, self._told_well = text, well

    def paint_ground(self, canvas: Canvas) -> None:
        look, s = self.look, canvas.s
        end = page_header(canvas, look, self.width(), translate("Score", "Score pad"), 92)
        middle = look.box(0, 37, 0, 0).top()
        dark_keycap(canvas, look, end + s(20), middle, "Esc")
        about = look.box(0, 0, 560, 74)
        about.moveLeft(end + s(80))
        words = translate("Score", "for a game played on a real table")
        about.setRight(min(about.right(), look.box(972, 0, 0, 0).left()))
        canvas.text_block(about, words, 18, colour("parchment", 0.75), 400, shrink=0.6, lines=2)
        saves = look.box(1004, 38, 0, 0)
        canvas.icon("ui_save", saves.left(), saves.top(), s(38))
        self.paint_slab(canvas)
