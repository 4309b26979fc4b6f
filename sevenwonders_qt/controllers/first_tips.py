"""First-time tips at the table: explains once what has just happened for the first time."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QRectF, QTimer

from sevenwonders_qt.controllers.table import TableController
from sevenwonders_qt.models.words.first_tips import tip_for
from sevenwonders_qt.models.words.game_tips import tips_of
from sevenwonders_qt.views.lessons.guide import TipSlab, rects_on
from sevenwonders_qt.views.main_window import MainWindow
from sevenwonders_qt.views.table.match_page import MatchPage


def _read_on(page: MatchPage) -> list[QRectF]:
    """Return the places on a page of a table, and on what is open over it, that have words."""
    places, overlay = page.scene.parts.worded(), page.overlay
    if overlay is not None:
        places = [overlay.mapRectToScene(place) for place in overlay.worded()]
    return [QRectF(page.view.mapFromScene(place).boundingRect()) for place in places]


class FirstTips(QObject):
    """Tips for the match on the table, of every game, for a person who plays alone.

    Where several persons share the screen, the program cannot know who has read which tip.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._table: TableController | None = None
        self._heard = 0
        self.slab: TipSlab | None = None

    def serve(self, table: TableController) -> None:
        """Show tips for this match from now on; earlier events bring no tip."""
        self._table = table
        self._heard = len(table.match.events)
        table.page.finished.connect(self._wait)
        table.page.commanded.connect(self._dismiss)
        table.page.opened.connect(self._keep_clear)
        table.page.closed.connect(self._keep_clear)
        table.page.scene.tips.over_all = self._place

    def leave(self) -> None:
        """Stop showing tips for the match."""
        if self._table is not None:
            self._table.page.finished.disconnect(self._wait)
            self._table.page.commanded.disconnect(self._dismiss)
            self._table.page.opened.disconnect(self._keep_clear)
            self._table.page.closed.disconnect(self._keep_clear)
            self._table.page.scene.tips.over_all = QRectF
            self._table = None
            self._dismiss()

    # Inner ---------------------------------------------------------------------------------

    def _wait(self) -> None:
        """Let the next question of the match come up first, so that the tip keeps clear of it."""
        QTimer.singleShot(0, self, self._look)

    def _look(self) -> None:
        table, settings = self._table, self._window.settings()
        if table is None:
            return
        match, first = table.match, self._heard
        self._heard = len(match.events)
        if not settings.tips or len(table.persons) != 1 or match.is_over:
            return
        seat = table.persons[0]
        events = match.events_for(seat, min(first, self._heard))
        tip = tip_for(tips_of(match.game.name), events, seat, settings.seen_tips)
        if tip is None or self._window.page() is not table.page:
            return
        self._window.change(seen_tips=(*settings.seen_tips, tip.key))
        page = table.page
        places = page.clickable(seat)
        taken, read = partial(rects_on, page, places, overlay=True), partial(_read_on, page)
        self._made(page).show_tip(page, tip.words(), taken, settings.text_size, read=read)

    def _place(self) -> QRectF:
        """Return the place of the slab on the scene; an empty one while none is shown."""
        if self.slab is None or self._table is None or self.slab.isHidden():
            return QRectF()
        return self._table.page.view.mapToScene(self.slab.geometry()).boundingRect()

    def _made(self, page: MatchPage) -> TipSlab:
        if self.slab is None:
            self.slab = TipSlab(page.scene.style.art, self._window)
            self.slab.off_button.clicked.connect(self._turn_off)
        return self.slab

    def _turn_off(self) -> None:
        self._dismiss()
        self._window.change(tips=False)

    def _keep_clear(self) -> None:
        if self.slab is not None:
            self.slab.keep_clear()

    def _dismiss(self, command: object = None) -> None:
        if self.slab is not None:
            self.slab.dismiss()
