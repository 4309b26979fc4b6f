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
    Kinds,
    Role,
    StandIn,
    sentences,
    stand_ins,
    state_of,
)
from sevenwonders_qt.views.table.hand import Hand
from sevenwonders_qt.views.table.match_scene import MatchScene, TableView
from sevenwonders_qt.views.table.overlay import Overlay
from sevenwonders_qt.views.table.panel import Panel, Spot


class SpotThing(StandIn[Panel, str]):
    """Stands for the spot of this key, drawn just now or not."""

    @property
    def spot(self) -> Spot | None:
        """The spot as it is drawn now."""
        return self.owner.spot(self.key)


def spot_things(panel: Panel) -> list[SpotThing]:
    """One for each spot of a panel that has words, in the order they are drawn."""
    return stand_ins(SpotThing, panel, [spot.key for spot in panel.spots if spot.accessible_name])


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


class _AccessibleSpot(Accessible[SpotThing]):
    """A region of a panel: a button if a click does something there, words otherwise."""

    def role(self) -> QAccessible.Role:
        spot = self.thing.spot
        if self.thing.owner.listed_in is not None:
            return Role.ListItem
        answers = spot is not None and (spot.action is not None or spot.focusable)
        return Role.Button if answers else Role.StaticText

    def name(self) -> str:
        spot = self.thing.spot
        return spot.accessible_name.split("\n")[0].rstrip(":") if spot is not None else ""

    def description(self) -> str:
        spot = self.thing.spot
        if spot is None:
            return ""
        first, *lines = spot.accessible_name.split("\n")
        lines += [line for line in spot.tooltip.split("\n") if line not in (first, *lines)]
        return sentences(*lines)

    def state(self) -> QAccessible.State:
        panel, spot = self.thing.owner, self.thing.spot
        if spot is None:
            return state_of(invisible=True)
        listed = panel.listed_in is not None
        return state_of(
            focusable=spot.focusable,
            focused=panel.focus_key == self.thing.key,
            disabled=spot.focusable and PRESS not in self.actions(),
            selectable=listed,
            selected=listed and panel.picked_out,
        )

    def rect(self) -> QRect:
        spot = self.thing.spot
        return _on_screen(self.thing.owner, spot.rect) if spot is not None else QRect()

    def parent(self) -> QObject | None:
        return self.thing.owner.listed_in or self.thing.owner

    def actions(self) -> Mapping[str, Action]:
        thing, spot = self.thing, self.thing.spot
        if spot is None or self._covered():
            return {}
        can: dict[str, Action] = {PRESS: self._press} if spot.action is not None else {}
        if spot.focusable:
            can[FOCUS] = lambda: thing.owner.focus_taken.emit(thing.owner, thing.key)
        return can

    def _press(self) -> None:
        thing = self.thing
        thing.owner.focus_taken.emit(thing.owner, thing.key)
        thing.owner.press(thing.key)

    def _covered(self) -> bool:
        """Whether a box lies over the panel, which has to be answered first."""
        panel = self.thing.owner
        scene = panel.scene()
        return (
            isinstance(scene, MatchScene)
            and not isinstance(panel, Overlay)
            and bool(_overlays(scene))
        )


class _AccessiblePanel(Accessible[Panel]):
    """A panel of the table, or a box over it."""

    def role(self) -> QAccessible.Role:
        return Role.Dialog if isinstance(self.thing, Overlay) else Role.Grouping

    def name(self) -> str:
        return self.thing.name()

    def description(self) -> str:
        return self.thing.about()

    def state(self) -> QAccessible.State:
        box = isinstance(self.thing, Overlay)
        return state_of(invisible=not self.thing.isVisible(), modal=box)

    def rect(self) -> QRect:
        return _on_screen(self.thing, self.thing.rect)

    def parent(self) -> QObject | None:
        return _view_of(self.thing)

    def children(self) -> Sequence[QObject]:
        return spot_things(self.thing) if self.thing.isVisible() else ()

    def focus_child(self) -> QObject | None:
        key = self.thing.focus_key
        return thing_of(self.thing, key) if key else None


class _AccessibleHand(Accessible[Hand]):
    """The cards in hand as a list."""

    fixed_role = Role.List

    def name(self) -> str:
        return self.thing.name()

    def state(self) -> QAccessible.State:
        return state_of(invisible=not self.thing.visible_items)

    def rect(self) -> QRect:
        whole = QRect()
        for item in self.thing.visible_items:
            whole = whole.united(_on_screen(item, item.card_rect))
        return whole

    def parent(self) -> QObject | None:
        return _view_of(self.thing.items[0])

    def children(self) -> Sequence[QObject]:
        return [thing for item in self.thing.visible_items for thing in spot_things(item)]


class _AccessibleTable(Accessible[TableView]):
    """The view of a table."""

    fixed_role = Role.Pane

    def name(self) -> str:
        return self.thing.table_scene.name()

    def children(self) -> Sequence[QObject]:
        return _things_on(self.thing.table_scene)

    def focus_child(self) -> QObject | None:
        panel, key = self.thing.table_scene.focused()
        return thing_of(panel, key) if panel is not None and key else None


OF_TABLE: Kinds = (
    (SpotThing, _AccessibleSpot),
    (Panel, _AccessiblePanel),
    (Hand, _AccessibleHand),
    (TableView, _AccessibleTable),
)
"""The things of the table."""
