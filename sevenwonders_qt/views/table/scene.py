"""The table as a scene: shows one seat's table whole, and turns gestures into commands."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsScene

from sevenwonders_qt.core.ids import CardId, Seat
from sevenwonders_qt.games.classic.commands import TakeBack
from sevenwonders_qt.models.table import Table
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.table.choices import STAGE, USES, build_action, commands
from sevenwonders_qt.views.table.choices import main_action as main_of
from sevenwonders_qt.views.table.dragging import Dragging
from sevenwonders_qt.views.table.focus import Focus
from sevenwonders_qt.views.table.ground import Ground
from sevenwonders_qt.views.table.keys import TableKeys
from sevenwonders_qt.views.table.layout import LEAST_HEIGHT, LEAST_WIDTH, TableLayout, layout
from sevenwonders_qt.views.table.panel import Panel, TableStyle, table_style
from sevenwonders_qt.views.table.part import CityPart
from sevenwonders_qt.views.table.parts import Parts
from sevenwonders_qt.views.table.shown import Faces, Shown
from sevenwonders_qt.views.table.tips import Tips

_TABS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class TableScene(QGraphicsScene):
    """Everything on the table.

    ``show_table`` draws the whole truth from nothing and may be called at any time. The scene
    itself keeps only which card is picked and what has the focus. Keys go to an item of the scene
    that has Qt's own focus, such as an overlay, and to the table otherwise.
    """

    commanded = Signal(object)
    """A command of the seat that looks: Play or TakeBack."""

    payment_wanted = Signal(object, object)
    """There are several ways to pay: the Use and the card id."""

    enlarge_wanted = Signal(object)
    """A card id (str) or the city of a seat (int) is to be shown large."""

    menu_wanted = Signal()
    help_wanted = Signal()

    def __init__(self, art: Art, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._user = 1.0
        self._ratio = 1.0
        self._size = QSizeF(LEAST_WIDTH, LEAST_HEIGHT)
        self._style = table_style(art, LEAST_WIDTH, LEAST_HEIGHT)
        self._shown: Shown | None = None
        self._selected: int | None = None
        self._chosen_at = 0
        self._fresh: int | None = None
        self._ground = Ground()
        self.parts = Parts(self, self._style)
        self._tips = Tips(self, self._style)
        self._dragging = Dragging(self.parts)
        self._focus = Focus(self.parts.in_focus_order)
        self._keys = TableKeys(self)
        self._connect()
        self.set_size(LEAST_WIDTH, LEAST_HEIGHT)

    # What an owner asks --------------------------------------------------------------------

    @property
    def table(self) -> Table | None:
        """The table shown."""
        return self._shown.table if self._shown is not None else None

    @property
    def style(self) -> TableStyle:  # type: ignore[override]  # Qt's own is of no use here
        """The scale that everything is drawn at now, for what lies over the table."""
        return self._style

    @property
    def shown(self) -> Shown | None:
        """The table shown, with its faces and names."""
        return self._shown

    @property
    def layout(self) -> TableLayout:
        """Where everything lies now."""
        players = len(self._shown.table.seats) if self._shown is not None else 3
        return layout(self._size.width(), self._size.height(), players)

    @property
    def selected(self) -> CardId | None:
        """The picked card."""
        cards = self.parts.hand.cards
        if self._selected is None or self._selected >= len(cards):
            return None
        return cards[self._selected]

    @property
    def texts(self) -> list[str]:
        """Every text that is drawn now."""
        return [text for panel in self.parts.drawn() for text in panel.texts]

    @property
    def text_sizes(self) -> list[int]:
        """The heights of ``texts`` in scene units."""
        return [size for panel in self.parts.drawn() for size in panel.text_sizes]

    def show_table(self, table: Table) -> None:
        """Show this table; a picked card stays picked while the hand is the same."""
        before = self._shown
        if before is not None and before.table.catalogue is not table.catalogue:
            self.parts.forget()  # equal cities of two editions do not look alike
            before = None
        faces = before.faces if before is not None else Faces(table.catalogue)
        self._shown = Shown(table, faces)
        if before is None or _turn_of(before.table) != _turn_of(table):
            self._selected = None
            self._focus.clear()
            self._dragging.end()
        if table.view.choice is not None and self._selected is not None:
            self._chosen_at, self._selected = self._selected, None
        self._show()

    def hide_everything(self) -> None:
        """Take the table away: no card, name or number of it is left in the scene."""
        self._shown = None
        self._selected = None
        self._focus.clear()
        self._tips.hide()
        self.parts.forget()

    def set_size(self, width: float, height: float, ratio: float | None = None) -> None:
        """Lay the table out anew; ``ratio`` is device pixels to one scene unit."""
        self._size = QSizeF(width, height)
        self._ratio = ratio or self._ratio
        self.setSceneRect(QRectF(0, 0, width, height))
        self._restyle()

    def set_text_size(self, factor: float) -> None:
        """The user's text size, 0.9 to 1.4."""
        self._user = factor
        self._restyle()

    def retranslate(self) -> None:
        """Draw every text anew in the language chosen now."""
        if self._shown is not None:
            self._shown = Shown(self._shown.table, Faces(self._shown.table.catalogue))
            self.parts.refresh()
            self._show()

    def place_of(self, place: tuple[str | int, ...]) -> QRectF | None:
        """Where a named place lies in the scene; see `Parts.place_of`."""
        return self.parts.place_of(self._shown, place)

    # Gestures ------------------------------------------------------------------------------

    def select(self, index: int, *, by_mouse: bool = False) -> None:
        """Pick the card at this index of the hand and put the focus on it."""
        if self._shown is None or index >= len(self.parts.hand.cards):
            return
        self._focus.take(self.parts.hand.items[index], "card", shown=not by_mouse)
        if self._shown.choosing and index != self._selected:
            self._selected = index
            self._show()

    def select_next(self, step: int) -> None:
        """Pick the card beside the picked one, round and round."""
        count = len(self.parts.hand.cards)
        if count:
            start = self._selected if self._selected is not None else (-1 if step > 0 else count)
            self.select((start + step) % count)

    def act(self, key: str) -> None:
        """Do an action of `choices` with the picked card, or ask how it shall be paid."""
        card = self.selected
        if self._shown is None or card is None:
            return
        found = commands(self._shown, card, key)
        if len(found) == 1:
            self.commanded.emit(found[0])
        elif found:
            self.payment_wanted.emit(USES[key], card)

    def take_back(self) -> None:
        """Take the chosen card back, if that is still possible."""
        legal = self._shown.table.view.legal if self._shown is not None else ()
        for command in legal:
            if isinstance(command, TakeBack):
                self.commanded.emit(command)
                return

    def confirm(self) -> None:
        """Enter: press what has the focus; on a card or nothing, press the gold button."""
        panel = self._focus.panel
        on_card = panel is None or panel in self.parts.hand.items
        if not on_card:
            self._focus.press()
        elif panel is not None and self._shown is not None and self._shown.choosing:
            index = self.parts.hand.index_of(panel)
            if index == self._selected:
                self._press_gold()
            else:
                self.select(index)
        else:
            self._press_gold()

    def enlarge_focused(self) -> None:
        """Space: show what has the focus large, the picked card otherwise."""
        panel, key = self._focus.panel, self._focus.key
        if panel is not None and panel in self.parts.hand.items:
            self.enlarge_wanted.emit(self.parts.hand.cards[self.parts.hand.index_of(panel)])
        elif panel is not None and key:
            self._focus.press()
        elif self.selected is not None:
            self.enlarge_wanted.emit(self.selected)

    def enlarge_far(self, number: int) -> None:
        """Show a far city large, counted from the left."""
        seats = self.parts.far_seats
        if number < len(seats):
            self.enlarge_wanted.emit(seats[number])

    def enlarge_neighbour(self, step: int) -> None:
        """Show the left (-1) or right (+1) neighbour large."""
        if self._shown is not None:
            view = self._shown.table.view
            seat: Seat = view.left.seat if step < 0 else view.right.seat
            self.enlarge_wanted.emit(seat)

    def toggle_log(self) -> None:
        """Open the log over the left neighbour, or close it."""
        self.parts.log_opened = not self.parts.log_opened
        self.parts.place(self.layout, self._style)

    def escape(self) -> None:
        """Put a dragged card back, else close the log if it is open, else ask for the menu."""
        if self._dragging.active:
            self._dragging.end()
        elif self.parts.log_opened:
            self.toggle_log()
        else:
            self.menu_wanted.emit()

    # Inner ---------------------------------------------------------------------------------

    def _connect(self) -> None:
        parts = self.parts
        for panel in (*parts.panels(), *parts.hand.items):
            panel.focus_taken.connect(self._on_focus_taken)
            panel.hovered.connect(self._tips.over)
        cities: list[CityPart] = [parts.left, parts.right, parts.own, parts.top, *parts.far]
        for enlarger in cities:
            enlarger.enlarge.connect(self.enlarge_wanted)
        parts.top.take_back.connect(self.take_back)
        parts.top.help.connect(self.help_wanted)
        parts.top.menu.connect(self.menu_wanted)
        parts.own.stage_pressed.connect(self._on_stage_pressed)
        parts.actions.pressed.connect(self._on_action)
        parts.hand.enlarge.connect(self.enlarge_wanted)
        parts.hand.picked.connect(self._on_picked)
        parts.hand.doubled.connect(self._on_doubled)
        parts.hand.dragged.connect(self._on_dragged)
        parts.hand.dropped.connect(lambda index, point: self._on_dropped(point))

    def _restyle(self) -> None:
        width, height = self._size.width(), self._size.height()
        style = table_style(self._art, width, height, self._ratio, self._user)
        changed = style != self._style
        self._style = style
        self._ground.forget()
        self.parts.place(self.layout, style)
        if self._shown is not None and (changed or self.parts.hand.cards):
            self._show()
        self.update()

    def _show(self) -> None:
        if self._shown is not None:
            self.parts.place(self.layout, self._style)
            self.parts.show(self._shown, self.layout, self._style, self._selected, self._chosen_at)

    def _press_gold(self) -> None:
        if self._shown is None:
            return
        if self._shown.table.view.choice is not None:
            self.take_back()
        elif self.selected is not None:
            self.act(main_of(self._shown, self.selected))

    def _on_focus_taken(self, panel: Panel, key: str) -> None:
        self._focus.take(panel, key, shown=False)

    def _on_action(self, key: str) -> None:
        if key in USES or key == "free":
            self.act(key)
        else:
            self.take_back()

    def _on_stage_pressed(self) -> None:
        self.act(STAGE)

    def _on_picked(self, index: int) -> None:
        again = index in (self._selected, self.parts.hand.chosen)
        self._fresh = None if again else index
        if again:
            self._press_gold()
        else:
            self.select(index, by_mouse=True)

    def _on_doubled(self, index: int) -> None:
        """Build at the cheapest price, if the first click of the two has picked the card."""
        card, fresh = self.selected, self._fresh
        if self._shown is None or card is None or index != fresh:
            return
        ways = commands(self._shown, card, build_action(self._shown, card))
        if ways:
            self.commanded.emit(ways[0])

    def _on_dragged(self, index: int, point: QPointF) -> None:
        if self._shown is None or not self._shown.choosing:
            return
        if not self._dragging.active:
            self.select(index, by_mouse=True)
        card = self.parts.hand.cards[index]
        self._dragging.move(self._shown, card, point, self.sceneRect(), self._style)

    def _on_dropped(self, point: QPointF) -> None:
        key = self._dragging.drop(point)
        if key:
            self.act(key)

    # Qt ------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and _is_tab(event):
            # Qt would take Tab for itself and move between items that have its own focus.
            self.keyPressEvent(event)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._tips.hide()
        if self.focusItem() is not None:
            super().keyPressEvent(event)
        elif event.key() in _TABS:
            self._focus.step(1 if event.key() == Qt.Key.Key_Tab else -1)
            event.accept()
        elif self._keys.press(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        self._ground.draw(painter, self.sceneRect(), self._style)


def _is_tab(event: QKeyEvent) -> bool:
    return event.type() == QEvent.Type.KeyPress and event.key() in _TABS


def _turn_of(table: Table) -> tuple[object, ...]:
    """Two tables with the same have the same cards to pick from, chosen or not."""
    view = table.view
    cards = sorted((*view.hand, *((view.choice.card,) if view.choice is not None else ())))
    return (view.seat, view.age, view.turn, cards)
