"""Saves the score sheet or the score pad as a file, in a place that a person chooses."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sevenwonders_qt.controllers.exporter import Exporter
from sevenwonders_qt.models.bg_stats import BGS, create_play_link, play_file
from sevenwonders_qt.models.paper import page_size
from sevenwonders_qt.models.shown.score_csv import score_csv
from sevenwonders_qt.models.shown.score_sheet import ScoreSheet
from sevenwonders_qt.models.shown.table_csv import csv_form
from sevenwonders_qt.models.words import messages
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.paint.art import Art


class ScoreExporter(Exporter):
    """Saves the contents of the score sheet or the score pad; no match has to be running."""

    def __init__(self, window: MainWindow, art: Art) -> None:
        super().__init__(window)
        self._art = art

    def save(self, kind: str) -> None:
        """Ask for a place, write a file of ``kind`` "png", "pdf" or "csv", and report it.

        For "bgsplay" a link is shown first, beside which the file can be asked for.
        """
        self._save(self._window.score.sheet(), kind, messages.sheet_not_saved)

    def save_pad(self, kind: str) -> None:
        """Do the same for the score pad."""
        self._save(self._window.score_pad.sheet(), kind, messages.pad_not_saved)

    def _save(self, sheet: ScoreSheet | None, kind: str, refused: Callable[[str], str]) -> None:
        if sheet is None:
            return
        if kind == BGS:
            self._show_link(sheet, refused)
            return

        def make() -> Mapping[str, bytes]:
            settings = self._window.settings()
            if kind == "csv":
                return score_csv(sheet, csv_form(settings.separator))
            # Pillow is loaded only for this, so that the window appears sooner.
            from sevenwonders_qt.views.sheet.files import score_pdf, score_png

            if kind == "png":
                return {"": score_png(sheet, self._art)}
            return {"": score_pdf(sheet, self._art, page_size(settings.paper))}

        self.write_all(sheet.file_name(kind), kind, make, refused)

    def _show_link(self, sheet: ScoreSheet, refused: Callable[[str], str]) -> None:
        """Show the game for BG Stats, as far as that knows it."""
        game = sheet.elsewhere
        if game is None:
            self._window.show_message(messages.unknown_elsewhere())
            return
        box = self._window.bg_stats
        box.offer(
            create_play_link(sheet, game),
            lambda: self.write(sheet.file_name(BGS), BGS, lambda: play_file(sheet, game), refused),
        )
