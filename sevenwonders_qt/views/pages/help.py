"""The page of help: every key, and every symbol of each game in words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from sevenwonders_qt.views.pages.button import IconButton
from sevenwonders_qt.views.pages.legend import Section, draw_sections
from sevenwonders_qt.views.pages.legend_architects import (
    architects_legend,
    looking_keys,
    turn_keys,
)
from sevenwonders_qt.views.pages.legend_classic import legend
from sevenwonders_qt.views.pages.look import Page, dark_keycap, page_header
from sevenwonders_qt.views.pages.panel import (
    KeyLine,
    draw_keys,
    draw_panel,
    draw_section,
    replay_keys,
    table_keys,
    window_keys,
)
from sevenwonders_qt.views.pages.segments import Option, Segments
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.canvas import Canvas

translate = QCoreApplication.translate

CLASSIC: Final = "classic"
ARCHITECTS: Final = "architects"

_TOP, _HIGH = 98.0, 946.0
_COLUMNS = ((40.0, 440.0), (500.0, 440.0), (960.0, 440.0), (1420.0, 460.0))


class HelpPage(Page):
    """Explains one of the games; Esc, F1 or the arrow goes back, Tab and arrows turn to the other.

    `show_game` takes `CLASSIC` or `ARCHITECTS`.
    """

    closed = Signal()

    def __init__(self, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        self.back_button = IconButton(self.look, self, "back")
        self.back_button.clicked.connect(self.closed)
        self.game: Segments[str] = Segments(self.look, self, "tabs", 18)
        self.game.chosen.connect(self.show_game)
        self._shown = CLASSIC
        self._watching = False
        self.retranslate()

    def explain(self, *, architects: bool) -> None:
        """Explain the game that help is asked from."""
        self.show_game(ARCHITECTS if architects else CLASSIC)

    def show_game(self, game: str) -> None:
        """Explain this game."""
        self._shown = game
        self.retranslate()
        self.redraw()

    def tell_of_watching(self, watching: bool) -> None:
        """Whether the keys are those of a match that is watched again, or those of a turn."""
        if watching != self._watching:
            self._watching = watching
            self.redraw()

    def retranslate(self) -> None:
        """Set every text in the chosen language."""
        self.back_button.set_name(translate("Settings", "Back"))
        self.game.set_options(
            [
                Option(CLASSIC, translate("Home", "Seven Wonders")),
                Option(ARCHITECTS, translate("Table", "Architects")),
            ]
        )
        self.game.setAccessibleName(translate("Settings", "Game"))
        self.game.set_value(self._shown)
        columns = self._columns()
        signs = [sign for column in columns for section in column for sign in section.signs]
        self.setAccessibleDescription(" ".join(sign.words for sign in signs))

    def arrange(self) -> None:
        self.look.put(self.back_button, self.look.box(24, 15, 46, 46))
        self.look.put(self.game, self.look.box(1420, 12, 460, 50))

    def paint_ground(self, canvas: Canvas) -> None:
        look, s = self.look, canvas.s
        end = page_header(canvas, look, self.width(), translate("Settings", "Help"), 92)
        dark_keycap(canvas, look, end + s(20), look.box(0, 37, 0, 0).top(), "Esc")
        columns = zip(_COLUMNS, self._columns(), self._titles(), strict=False)
        for (x, wide), sections, (title, icon) in columns:
            place = look.box(x, _TOP, wide, _HIGH)
            draw_panel(canvas, place, title, icon)
            draw_sections(canvas, place.adjusted(s(20), s(72), -s(16), -s(10)), sections)
        self._paint_keys(canvas)

    def _columns(self) -> tuple[tuple[Section, ...], ...]:
        return architects_legend() if self._shown == ARCHITECTS else legend()

    def _titles(self) -> tuple[tuple[str, str], ...]:
        """The title and the icon of every column of signs."""
        if self._shown == ARCHITECTS:
            return (
                (translate("Settings", "Cards"), "build"),
                (translate("Settings", "Progress and end"), "ar_progress"),
                (translate("Settings", "Wonders and war"), "wonder"),
            )
        return (
            (translate("Settings", "Goods and structures"), "build"),
            (translate("Settings", "Coins, war and points"), "vp"),
            (translate("Settings", "Cards and wonders"), "wonder"),
        )

    def _keys(self) -> tuple[list[KeyLine], list[KeyLine]]:
        """Keys that play a turn, and those that look around."""
        if self._shown == ARCHITECTS:
            return turn_keys(), looking_keys()
        return table_keys(), [*window_keys(), _keeping()]

    def _paint_keys(self, canvas: Canvas) -> None:
        s, (x, wide) = canvas.s, _COLUMNS[-1]
        place = self.look.box(x, _TOP, wide, _HIGH)
        draw_panel(canvas, place, translate("Settings", "Keys"), glyph="keyboard")
        rows = place.adjusted(s(16), s(112), -s(16), 0)
        titles = (translate("Settings", "Your turn"), translate("Settings", "Looking around"))
        keys = self._keys()
        if self._watching:
            titles = (translate("Settings", "Watching a match again"), titles[1])
            keys = (replay_keys(), keys[1])
        for title, lines in zip(titles, keys, strict=True):
            head = QRectF(place.left() + s(24), rows.top() - s(34), rows.width(), s(30))
            draw_section(canvas, head, title)
            rows.setTop(draw_keys(canvas, rows, lines, 40) + s(56))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F1):
            self.closed.emit()
        else:
            super().keyPressEvent(event)


def _keeping() -> KeyLine:
    return KeyLine(translate("Settings", "Score pad: keep the game"), ("Ctrl", "S"))
