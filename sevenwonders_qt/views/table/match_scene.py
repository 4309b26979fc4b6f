"""The table of any game as a scene, and the window onto it of the same size."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QTransform
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QGraphicsView,
    QWidget,
)

from sevenwonders_qt.core.ids import Seat
from sevenwonders_qt.models import acts
from sevenwonders_qt.models.acts import Act, On
from sevenwonders_qt.models.keys import asked
from sevenwonders_qt.models.settings import TEXT_SIZES
from sevenwonders_qt.views.kit.part import Part
from sevenwonders_qt.views.kit.steps import ENTER, TABS
from sevenwonders_qt.views.paint.art import Art
from sevenwonders_qt.views.paint.painting import Painting
from sevenwonders_qt.views.paint.table_top import draw_table_top
from sevenwonders_qt.views.presses import MOVES
from sevenwonders_qt.views.table.attended import AttendedScene
from sevenwonders_qt.views.table.bar import Bar
from sevenwonders_qt.views.table.described import described_cities, described_spot
from sevenwonders_qt.views.table.layout import (
    LEAST_HEIGHT,
    LEAST_WIDTH,
    far_seats,
    seats_by_key,
    set_out,
)
from sevenwonders_qt.views.table.log_lines import Log
from sevenwonders_qt.views.table.overlay import Overlay
from sevenwonders_qt.views.table.panel import (
    LivingPanel,
    Panel,
    Scrolled,
    TablePart,
    TableStyle,
    table_style,
)
from sevenwonders_qt.views.table.places import Place
from sevenwonders_qt.views.table.tips import Tips
from sevenwonders_qt.views.table.watching_panel import WatchingPanel

translate = QCoreApplication.translate
Key = Qt.Key
_PLAIN: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class Focus:
    """Remembers the panel with the focus and moves the focus along the panels in reading order."""

    def __init__(self, order: Callable[[], Sequence[Panel]]) -> None:
        """``order`` returns the panels in the order of the focus."""
        self._order = order
        self.panel: Panel | None = None
        """The panel that has the focus."""

    @property
    def key(self) -> str:
        """The key of the focused spot, empty for none."""
        return self.panel.focus_key if self.panel is not None else ""

    def take(self, panel: Panel, key: str, *, shown: bool) -> None:
        """Put the focus on a spot; the ring is drawn if ``shown``."""
        if self.panel is not None and self.panel is not panel:
            self.panel.set_focus_key("")
        self.panel = panel
        panel.set_focus_key(key, shown=shown)

    def clear(self) -> None:
        """Take the focus from everything."""
        if self.panel is not None:
            self.panel.set_focus_key("")
        self.panel = None

    def step(self, step: int) -> None:
        """Move by one spot, +1 or -1, round and round."""
        panels = list(self._order())
        at = -1 if step > 0 else len(panels)
        if self.panel in panels:
            at = panels.index(self.panel)
            if self.panel.focus_step(step):
                return
        for _ in range(len(panels)):
            at = (at + step) % len(panels)
            self.panel = panels[at]
            self.panel.set_focus_key("")
            if self.panel.focus_step(step):
                return
        self.panel = None

    def press(self) -> bool:
        """Press the focused spot, as a click does; False when there is nothing to do."""
        return self.panel is not None and self.panel.press(self.key)


class MatchParts:
    """The panels of the table of every game: made, placed, filled and emptied together."""

    top: Bar[Any]
    own: Panel
    log: Log[Any]
    watching: WatchingPanel

    def panels(self) -> Sequence[TablePart[Any]]:
        """Return the panels that show the table; for subclasses."""
        raise NotImplementedError

    def in_focus_order(self) -> Sequence[Panel]:
        """Return all in sight that can have the focus; for subclasses."""
        raise NotImplementedError

    def describe(self, shown: Any, rect: QRectF, style: TableStyle) -> Part:
        """Return the arrangement on a table that takes ``rect``; ``shown`` may be None yet."""
        raise NotImplementedError

    def found(self, shown: Any, place: Place) -> tuple[Panel | None, str]:
        """Return the panel that has a place, and its name there, empty for the whole panel."""
        raise NotImplementedError

    @property
    def others(self) -> Sequence[Any]:
        """The panels of the other players, each a part of the table with a ``seat``."""
        raise NotImplementedError

    @property
    def beside(self) -> Sequence[Panel]:
        """The panels of the neighbours, in a game where they matter more than others."""
        return ()

    def breathe(self, seconds: float) -> None:
        """Go to this moment of pictures that move by themselves; at 0 they are at rest."""

    def comes_and_goes(self) -> Sequence[TablePart[Any]]:
        """Return the panels that are hidden where a table has no place for them."""
        return self.others

    def crowded(self) -> list[Panel]:
        """Return the panels in sight that are full of words, so that nothing should cover them."""
        far = (panel for panel in self.others if panel not in self.beside)
        return [panel for panel in far if panel.isVisible()]

    def worded(self) -> list[QRectF]:
        """Return the places in the scene of the crowded panels and of texts on other cities."""
        places = [panel.geometry for panel in self.crowded()]
        for city in self.others:
            if city.isVisible():
                places += [city.mapRectToScene(spot.rect) for spot in city.spots]
        return places

    def drawn(self) -> list[Panel]:
        """Return every panel that can be seen now."""
        return [panel for panel in (*self.panels(), self.watching) if panel.isVisible()]

    def refresh(self) -> None:
        """Have everything redrawn."""
        for panel in (*self.panels(), self.watching):
            panel.refresh()

    def forget(self) -> None:
        """Show and remember no table."""
        for panel in self.panels():
            panel.forget()

    def place(self, shown: Any, rect: QRectF, style: TableStyle) -> None:
        """Place everything on a table that takes ``rect``."""
        placed = set_out(self.describe(shown, rect, style), rect, style)
        for panel in self.comes_and_goes():
            panel.setVisible(panel in placed)

    def place_of(self, shown: Any, place: Place) -> QRectF | None:
        """Return the rectangle of a place in the scene, None if it is not there; see `found`."""
        panel, name = self.found(shown, place) if shown is not None else (None, "")
        if panel is None:
            return None
        rect = panel.place_within(name) if name else panel.rect
        return None if rect.isEmpty() else rect.translated(panel.pos())

    def panel_of(self, view: Any, seat: Seat) -> Panel | None:
        """Return the panel that shows the city of a seat."""
        if seat == view.seat:
            return self.own
        others = (city for city in self.others if city.isVisible())
        return next((city for city in others if city.seat == seat), None)


class RingParts(MatchParts):
    """A table with cities all around, the neighbours at the sides."""

    own: LivingPanel
    left: Any
    right: Any
    far: Sequence[Any]
    """The cities of others, each a part of the table with a ``seat``."""

    @property
    def others(self) -> Sequence[Any]:
        return (self.left, self.right, *self.far)

    @property
    def beside(self) -> Sequence[Panel]:
        return (self.left, self.right)

    def breathe(self, seconds: float) -> None:
        self.own.breathe(seconds)

    def seated(self, view: Any) -> Sequence[Any]:
        """Return the panels of the other cities in this view, each with its city set."""
        seats = (view.left.seat, view.right.seat, *far_seats(view.seat, len(view.cities)))
        cities = self.others[: len(seats)]
        for city, seat in zip(cities, seats, strict=True):
            city.seat = seat
        return cities


class MatchScene(AttendedScene):
    """A table that arranges its panels for its size and its text size.

    Keys go to an item of the scene that has Qt's own focus, such as an overlay, and to the table
    otherwise, where one panel has the focus.
    """

    on: ClassVar[On]
    """The pages whose keys of `models.keys` work here."""
    repeats: ClassVar[Collection[int]] = MOVES
    """The keys that repeat their action while they are pressed."""
    parts: MatchParts

    laid_out = Signal()
    """All panels have their place and style; an owner can now add its own things to the table."""

    sounded = Signal(object)
    """Sends a `Sound` to play now."""

    enlarge_wanted = Signal(object)
    """Sends a card id (str) or the city of a seat (int) to show large."""

    described = Signal(object)
    """The `Described` words that a describe key asked for."""

    def __init__(
        self,
        art: Art,
        parts: Callable[[QGraphicsScene, TableStyle], MatchParts],
    ) -> None:
        super().__init__()
        self._art = art
        self._user = 1.0
        self._ratio = 1.0
        self._shown_at = 1.0
        self._size = QSizeF(LEAST_WIDTH, LEAST_HEIGHT)
        self._style = table_style(art, LEAST_WIDTH, LEAST_HEIGHT)
        self._age = 0
        self.tips = Tips(self, self._style)
        self.pointed = self.tips.wanted
        self.parts = parts(self, self._style)
        # The signals of its parts, for the table's listeners and for its keys.
        top = self.parts.top
        self.menu_wanted, self.help_wanted = top.menu, top.help
        self.hint_wanted, self.sound_toggled = top.hint, top.sound
        self.line_wanted = self.parts.log.line_wanted
        self._focus = Focus(self.parts.in_focus_order)
        self._by_keys = False
        self._does: Mapping[Act | int, Callable[[], object]] = {
            **{name: partial(self.enlarge_by, name) for name in acts.CITIES},
            acts.LOG: self.toggle_log,
            acts.SOUND: self.sound_toggled.emit,
            acts.HINT: self.hint_wanted.emit,
            acts.DESCRIBE: self.describe_focused,
            acts.OWN: self.describe_own,
            acts.NEIGHBOURS: self.describe_neighbours,
            **dict.fromkeys(ENTER, self.confirm),
            Key.Key_Escape: self.escape,
            **self.does(),
        }

    # For subclasses ------------------------------------------------------------------------

    @property
    def table(self) -> Any:
        """The table shown; None while there is none."""
        raise NotImplementedError

    def show_table(self, table: Any) -> None:
        """Show this table in full; may be called at any time."""
        raise NotImplementedError

    def place_of(self, place: Place) -> QRectF | None:
        """Return the rectangle of a named place in the scene."""
        raise NotImplementedError

    def foresee(self) -> None:
        """Show the consequence of the focused thing or the one under the mouse."""
        raise NotImplementedError

    def mark_what_is_new(self) -> None:
        """Mark the news, just before the table is seen."""

    def in_reading_order(self) -> Sequence[QObject]:
        """Return panels and lists in their best reading order."""
        return ()

    def reached(self) -> tuple[Panel | None, str]:
        """Return the panel and the spot that the keys have come to, if any."""
        return self._focus.panel, self._focus.key

    def lay_out(self, *, changed: bool) -> None:
        """Place everything at this size; ``changed`` when the style is another."""

    def confirm(self) -> None:
        """Enter: press the focused spot."""

    def escape(self) -> None:
        """Leave the current action for the table, else open the menu."""

    def does(self) -> Mapping[Act | int, Callable[[], object]]:
        """Return the other actions of key acts here, and of keys that are the same everywhere."""
        return {}

    def does_besides(self, event: QKeyEvent) -> Callable[[], object] | None:
        """Return the action of a key that depends on the match, if any."""
        return None

    # The owner's interface ------------------------------------------------------------------

    @property
    def style(self) -> TableStyle:  # type: ignore[override]  # Qt's own is of no use here
        """The current scale of all drawings, for overlays too."""
        return self._style

    def set_size(
        self, width: float, height: float, ratio: float | None = None, shown_at: float = 1.0
    ) -> None:
        """Arrange the table again; ``ratio`` is device pixels to one scene unit.

        ``shown_at`` is the scale in the view: text is larger by that factor.
        """
        self._size = QSizeF(width, height)
        self._ratio = ratio or self._ratio
        self._shown_at = shown_at
        self.setSceneRect(QRectF(0, 0, width, height))
        self.restyle()

    def fit_into(self, width: float, height: float, ratio: float) -> float:
        """Arrange the table for a view of this size; returns the scale that it is shown at.

        ``ratio`` is device pixels to a pixel of the view.
        """
        zoom = min(1.0, width / LEAST_WIDTH, height / LEAST_HEIGHT)
        self.set_size(width / zoom, height / zoom, ratio * zoom, zoom)
        return zoom

    def set_text_size(self, factor: float) -> None:
        """Set the user's text size, 0.9 to 1.4."""
        self._user = factor
        self.restyle()

    def restyle(self) -> None:
        """Paint everything at the current scale and in the current palette."""
        width, height = self._size.width(), self._size.height()
        text = min(max(TEXT_SIZES), self._user / self._shown_at)
        style = table_style(self._art, width, height, self._ratio, text)
        changed, self._style = style != self._style, style
        self.lay_out(changed=changed)
        self.update()
        self.laid_out.emit()

    def set_light(self, age: int) -> None:
        """Light the table as in this Age; 0 is before the first, or a game without Ages."""
        if age != self._age:
            self._age = age
            self.update()

    def picture(self, width: int, height: int) -> QImage:
        """Return a picture of the current table, laid out for so many pixels."""
        size, ratio, shown_at = self._size, self._ratio, self._shown_at
        self.tips.hide()
        self.set_size(width, height, 1.0)
        self.mark_what_is_new()
        made = QImage(width, height, QImage.Format.Format_RGB32)
        made.fill(0)
        with Painting(made) as painter:
            self.render(painter, QRectF(made.rect()), self.sceneRect())
        self.set_size(size.width(), size.height(), ratio, shown_at)
        return made

    @property
    def texts(self) -> list[str]:
        """Every text that is drawn now."""
        return [text for panel in self.parts.drawn() for text in panel.texts]

    def name(self) -> str:
        return translate("Accessible", "Table")

    def focused(self) -> tuple[Panel | None, str]:
        """Return the panel and the spot that keys go to now, if any."""
        panel = self.focusItem()
        if isinstance(panel, Panel):
            return panel, panel.focus_key
        return self.reached()

    def in_focus(self) -> tuple[Panel | None, str]:
        """Return the panel and the spot with the focus, else those under the mouse, else none."""
        if self._focus.key:
            return self._focus.panel, self._focus.key
        under = next((panel for panel in self.parts.drawn() if panel.hover_key), None)
        return under, under.hover_key if under is not None else ""

    def heeds(self, event: QEvent) -> bool:
        """Return whether an event is for the buttons of a match that only computers play.

        They work while something moves, too; their keys are done here.
        """
        panel = self.parts.watching
        if not panel.isVisible():
            return False
        if isinstance(event, QKeyEvent):
            return event.type() is QEvent.Type.KeyPress and panel.press_key(event)
        if isinstance(event, QGraphicsSceneMouseEvent):
            return panel.sceneBoundingRect().contains(event.scenePos())
        return False

    # Gestures ------------------------------------------------------------------------------

    def describe_focused(self) -> None:
        """Describe the focused spot in full."""
        panel, key = self._focus.panel, self._focus.key
        spot = panel.spot(key) if panel is not None and key else None
        if spot is not None:
            self.described.emit(described_spot(spot))

    def describe_own(self) -> None:
        """Describe the state of the own city."""
        self.described.emit(described_cities([self.parts.own]))

    def describe_neighbours(self) -> None:
        """Describe the state of the cities on both sides."""
        sides = [side for side in self.parts.beside if side.isVisible()]
        if sides:
            self.described.emit(described_cities(sides))

    def enlarge_by(self, act: Act) -> None:
        """Show the city large that belongs to this act of a key."""
        seats = seats_by_key(self.table.view.seat, len(self.table.seats))
        if act in seats:
            self.enlarge_wanted.emit(seats[act])

    def toggle_log(self) -> None:
        """Open the log, or close it."""
        self.open_log(not self.parts.log.opened)
        self.lay_out(changed=False)

    def open_log(self, opened: bool) -> None:
        """Open or close the log; while it is open its lines take the focus."""
        log = self.parts.log
        log.open(opened)
        if self._focus.panel is log:
            self._focus.clear()

    def step_log(self, step: int, *, turns: bool = False) -> None:
        """Walk along the lines of the opened log, or from turn to turn."""
        log = self.parts.log
        if log.opened:
            (log.turn if turns else log.step)(step)
            self._focus.take(log, log.focus_key, shown=True)
            self.tips.over(log, log.focus_key)

    def listen(self, panels: Iterable[Panel]) -> None:
        """Let the focus follow the mouse on these, and show tips."""
        for panel in panels:
            panel.focus_taken.connect(partial(self._focus.take, shown=False))
            panel.hovered.connect(self.tips.over)
            panel.hovered.connect(self.follow_mouse)

    def follow_mouse(self) -> None:
        """Look ahead by the pointer of the mouse, not by the focus of the keys."""
        self._by_keys = False
        self.foresee()

    # Inner ---------------------------------------------------------------------------------

    def _press(self, event: QKeyEvent) -> bool:
        """Do the action of a key; False for one that has none here."""
        key = event.key()
        if self.table is None and key != Key.Key_Escape:
            return False
        does = self.does_besides(event)
        act = asked(event, self.on)
        if does is None and act is not None:
            does = self._does.get(act)
        if does is None and (key in TABS or event.modifiers() in _PLAIN):
            does = self._does.get(key)
        if does is not None:
            does()
        return does is not None

    # Qt ------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        pressed = event.type() == QEvent.Type.KeyPress
        if isinstance(event, QKeyEvent) and pressed and event.key() in TABS:
            # Qt would handle Tab first and move between items that have its own focus.
            self.keyPressEvent(event)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.tips.hide()
        on_table = self.focusItem() is None
        known = on_table and (self.parts.watching.press_key(event) or self._press(event))
        if on_table:
            self._by_keys = True
            self.foresee()
        if known:
            event.accept()
            if self.focusItem() is None:
                self.tips.reached(*self.reached())
        else:
            super().keyPressEvent(event)
            panel = self.focusItem()
            if isinstance(panel, Panel):
                self.tips.reached(panel, panel.focus_key)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.tips.hide()  # it has been read, and its subject may go
        super().mousePressEvent(event)

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        draw_table_top(self._style.canvas(painter), self.sceneRect().size(), self._age)


class TableView(QGraphicsView):
    """A raster view without effects; under 1280x720 it shows the table, but no text, smaller."""

    def __init__(self, scene: MatchScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table_scene = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A scene takes every drag and does nothing with it; the window has a use for files.
        self.setAcceptDrops(False)
        self.viewport().setAcceptDrops(False)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    @property
    def repeats(self) -> Collection[int]:
        """The keys that repeat their action while they are pressed; see `presses`."""
        item = self.table_scene.focusItem()
        return item.repeats if isinstance(item, Overlay) else self.table_scene.repeats

    def rolls_at(self, point: QPoint) -> bool:
        """Return whether more lines exist than fit, at this point of the view; see `touches`."""
        item = self.itemAt(point)
        return isinstance(item, Scrolled) and len(item.seen) < item.count()

    def fit(self) -> None:
        """Arrange the table for the current size and screen of the view."""
        width, height = self.viewport().width(), self.viewport().height()
        if width < 1 or height < 1:
            return
        zoom = self.table_scene.fit_into(width, height, self.devicePixelRatioF())
        self.setTransform(QTransform.fromScale(zoom, zoom))

    # Qt ------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        return QSize(int(LEAST_WIDTH), int(LEAST_HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.table_scene.mark_what_is_new()
        super().paintEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        act = asked(event, On.EVERY, On.TABLE)
        if act in (acts.HELP, acts.ENCYCLOPAEDIA):
            event.ignore()  # the window explains the focused spot, also under an overlay
        elif act not in (acts.UNDO, acts.REDO):
            super().keyPressEvent(event)
        else:
            top = self.table_scene.parts.top
            (top.undo_wanted if act == acts.UNDO else top.redo_wanted).emit()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.fit()
        elif event.type() == QEvent.Type.PaletteChange:
            self.table_scene.restyle()
        return done
