"""The table for screen readers: the view holds panels and lists, and these hold the spots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QGraphicsScene

from sevenwonders_qt.views.accessible.base import (
    FOCUS,
    PRESS,
    Accessible,
    Action,
    Role,
    State,
    sentences,
)
from sevenwonders_qt.views.table.hand import Hand
from sevenwonders_qt.views.table.match_scene import MatchScene
from sevenwonders_qt.views.table.overlay import Overlay
from sevenwonders_qt.views.table.panel import Panel, Spot
from sevenwonders_qt.views.table.view import TableView


class SpotThing(QObject):
    """Stands for the spot of this key as long as there is the panel, drawn just now or not."""

    def __init__(self, panel: Panel, key: str) -> None:
        super().__init__(panel)
        self.panel = panel
        self.key = key

    @property
    def spot(self) -> Spot | None:
        """The spot as it is drawn now."""
        return self.panel.spot(self.key)


def of_table(thing: QObject) -> Accessible | None:
    """A thing of the table for screen readers; None for any other."""
    if isinstance(thing, SpotThing):
        return _AccessibleSpot(thing)
    if isinstance(thing, Panel):
        return _AccessiblePanel(thing)
    if isinstance(thing, Hand):
        return _AccessibleHand(thing)
    return _AccessibleTable(thing) if isinstance(thing, TableView) else None


def spot_things(panel: Panel) -> list[SpotThing]:
    """One for each spot of a panel that has words, in the order they are drawn."""
    known = {thing.key: thing for thing in panel.children() if isinstance(thing, SpotThing)}
    spots = (spot for spot in panel.spots if spot.accessible_name)
    return [known.get(spot.key) or SpotThing(panel, spot.key) for spot in spots]


def thing_of(panel: Panel, key: str) -> SpotThing | None:
    """What stands for the spot of this key; None when none is drawn."""
    return next((thing for thing in spot_things(panel) if thing.key == key), None)


def _overlays(scene: MatchScene) -> list[Overlay]:
    """The boxes that lie over the table."""
    return [item for item in scene.items() if isinstance(item, Overlay) and item.is_open]


def _things_on(scene: MatchScene) -> list[QObject]:
    """What lies on the table, what covers it first; what says nothing is left out."""
    ordered = list(scene.in_reading_order())
    known = {panel for thing in ordered for panel in _panels(thing)}
    drawn = [item for item in scene.items() if isinstance(item, Panel) and item.isVisible()]
    more = [panel for panel in reversed(drawn) if panel.spoken and panel not in known]
    rest = [panel for panel in more if not isinstance(panel, Overlay)]
    return [thing for thing in (*_overlays(scene), *ordered, *rest) if _says_anything(thing)]


def _panels(thing: QObject) -> Sequence[Panel]:
    if isinstance(thing, Hand):
        return thing.items
    return [thing] if isinstance(thing, Panel) else []


def _says_anything(thing: QObject) -> bool:
    return any(p.isVisible() and (p.spots or p.texts) for p in _panels(thing))


def _view_of(panel: Panel) -> TableView | None:
    scene: QGraphicsScene | None = panel.scene()  # none once it has left the table
    views = scene.views() if scene is not None else []
    return next((view for view in views if isinstance(view, TableView)), None)


def _on_screen(panel: Panel, rect: QRectF) -> QRect:
    view = _view_of(panel)
    if view is None:
        return QRect()
    inside = view.mapFromScene(panel.mapRectToScene(rect)).boundingRect()
    return QRect(view.viewport().mapToGlobal(inside.topLeft()), inside.size())


class _AccessibleSpot(Accessible):
    """A region of a panel: a button if a click does something there, words otherwise."""

    def __init__(self, thing: SpotThing) -> None:
        self._thing = thing

    def role(self) -> QAccessible.Role:
        spot = self._thing.spot
        if self._thing.panel.listed_in is not None:
            return Role.ListItem
        answers = spot is not None and (spot.action is not None or spot.focusable)
        return Role.Button if answers else Role.StaticText

    def name(self) -> str:
        spot = self._thing.spot
        return spot.accessible_name.split("\n")[0].rstrip(":") if spot is not None else ""

    def description(self) -> str:
        spot = self._thing.spot
        if spot is None:
            return ""
        first, *lines = spot.accessible_name.split("\n")
        lines += [line for line in spot.tooltip.split("\n") if line not in (first, *lines)]
        return sentences(*lines)

    def state(self) -> QAccessible.State:
        state, thing = State(), self._thing
        spot = thing.spot
        if spot is None:
            state.invisible = True
            return state
        state.focusable = spot.focusable
        state.focused = thing.panel.focus_key == thing.key
        state.disabled = spot.focusable and PRESS not in self.actions()
        if thing.panel.listed_in is not None:
            state.selectable = True
            state.selected = thing.panel.picked_out
        return state

    def rect(self) -> QRect:
        spot = self._thing.spot
        return _on_screen(self._thing.panel, spot.rect) if spot is not None else QRect()

    def parent(self) -> QObject | None:
        return self._thing.panel.listed_in or self._thing.panel

    def actions(self) -> Mapping[str, Action]:
        thing, spot = self._thing, self._thing.spot
        if spot is None or self._covered():
            return {}
        can: dict[str, Action] = {PRESS: self._press} if spot.action is not None else {}
        if spot.focusable:
            can[FOCUS] = lambda: thing.panel.focus_taken.emit(thing.panel, thing.key)
        return can

    def _press(self) -> None:
        thing = self._thing
        thing.panel.focus_taken.emit(thing.panel, thing.key)
        thing.panel.press(thing.key)

    def _covered(self) -> bool:
        """Whether a box lies over the panel, which has to be answered first."""
        panel = self._thing.panel
        scene = panel.scene()
        return (
            isinstance(scene, MatchScene)
            and not isinstance(panel, Overlay)
            and bool(_overlays(scene))
        )


class _AccessiblePanel(Accessible):
    """A panel of the table, or a box over it."""

    def __init__(self, panel: Panel) -> None:
        self._panel = panel

    def role(self) -> QAccessible.Role:
        return Role.Dialog if isinstance(self._panel, Overlay) else Role.Grouping

    def name(self) -> str:
        return self._panel.name()

    def description(self) -> str:
        return self._panel.about()

    def state(self) -> QAccessible.State:
        state = State()
        state.invisible = not self._panel.isVisible()
        state.modal = isinstance(self._panel, Overlay)
        return state

    def rect(self) -> QRect:
        return _on_screen(self._panel, self._panel.rect)

    def parent(self) -> QObject | None:
        return _view_of(self._panel)

    def children(self) -> Sequence[QObject]:
        return spot_things(self._panel) if self._panel.isVisible() else ()

    def focus_child(self) -> QObject | None:
        key = self._panel.focus_key
        return thing_of(self._panel, key) if key else None


class _AccessibleHand(Accessible):
    """The cards in hand as a list."""

    fixed_role = Role.List

    def __init__(self, hand: Hand) -> None:
        self._hand = hand

    def name(self) -> str:
        return self._hand.name()

    def state(self) -> QAccessible.State:
        state = State()
        state.invisible = not self._hand.visible_items
        return state

    def rect(self) -> QRect:
        whole = QRect()
        for item in self._hand.visible_items:
            whole = whole.united(_on_screen(item, item.card_rect))
        return whole

    def parent(self) -> QObject | None:
        return _view_of(self._hand.items[0])

    def children(self) -> Sequence[QObject]:
        return [thing for item in self._hand.visible_items for thing in spot_things(item)]


class _AccessibleTable(Accessible):
    """The view of a table."""

    fixed_role = Role.Pane

    def __init__(self, view: TableView) -> None:
        self._scene = view.table_scene

    def name(self) -> str:
        return self._scene.name()

    def children(self) -> Sequence[QObject]:
        return _things_on(self._scene)

    def focus_child(self) -> QObject | None:
        panel, key = self._scene.focused()
        return thing_of(panel, key) if panel is not None and key else None
