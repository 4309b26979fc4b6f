"""The table for screen readers: the view holds panels and lists, and these hold the spots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice

from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtWidgets import QGraphicsScene

from sevenwonders_qt.views.accessible.base import (
    FOCUS,
    PRESS,
    AccessibleData,
    Action,
    Kinds,
    Role,
    StandIn,
    sentences,
    stand_ins,
    state_of,
)
from sevenwonders_qt.views.table.described import described_spot
from sevenwonders_qt.views.table.hand import Hand
from sevenwonders_qt.views.table.match_scene import MatchScene, TableView
from sevenwonders_qt.views.table.overlay import Overlay
from sevenwonders_qt.views.table.panel import Panel


def spot_things(panel: Panel) -> list[StandIn]:
    """Return an object for each spot of a panel that has words, in the order they are drawn."""
    return stand_ins(_spot, panel, panel.spoken_keys())


def thing_of(panel: Panel, key: str) -> StandIn | None:
    """Return the object for the spot of this key; None when none is drawn."""
    return next((thing for thing in spot_things(panel) if thing.key == key), None)


def _overlays(scene: MatchScene) -> list[Overlay]:
    """Return the box over the table, the topmost one."""
    found = (item for item in scene.items() if isinstance(item, Overlay) and item.is_open)
    return list(islice(found, 1))


def _things_on(scene: MatchScene) -> list[QObject]:
    """Return the things on the table, boxes over it first, without those that have no words."""
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


def _spot(panel: Panel, key: str) -> AccessibleData:
    """Describe the spot of this key, drawn now or not: a button if it has an action on a click."""
    spot = panel.spot(key)
    listed = panel.listed_in is not None
    if spot is None:
        role = Role.ListItem if listed else Role.StaticText
        gone = panel.listed_in or panel
        return AccessibleData(role=role, parent=gone, state=lambda: state_of(invisible=True))
    name, lines = described_spot(spot)

    def press() -> None:
        panel.focus_taken.emit(panel, key)
        panel.press(key)

    def actions() -> Mapping[str, Action]:
        if _covered(panel):
            return {}
        can: dict[str, Action] = {PRESS: press} if spot.action is not None else {}
        if spot.focusable:
            can[FOCUS] = lambda: panel.focus_taken.emit(panel, key)
        return can

    answers = spot.action is not None or spot.focusable
    return AccessibleData(
        role=Role.ListItem if listed else Role.Button if answers else Role.StaticText,
        name=name,
        description=sentences(*lines),
        parent=panel.listed_in or panel,
        state=lambda: state_of(
            focusable=spot.focusable,
            focused=panel.focus_key == key,
            disabled=spot.focusable and PRESS not in actions(),
            selectable=listed,
            selected=listed and panel.picked_out,
        ),
        rect=lambda: _on_screen(panel, spot.rect),
        actions=actions,
    )


def _covered(panel: Panel) -> bool:
    """Return whether a box covers a panel and has to be answered first."""
    scene = panel.scene()
    boxes = _overlays(scene) if isinstance(scene, MatchScene) else []
    return bool(boxes) and panel not in boxes


def _panel(panel: Panel) -> AccessibleData:
    """Describe a panel of the table, or a box over it."""
    box = isinstance(panel, Overlay)
    return AccessibleData(
        role=Role.Dialog if box else Role.Grouping,
        name=panel.name(),
        description=panel.about(),
        parent=_view_of(panel),
        state=lambda: state_of(invisible=not panel.isVisible(), modal=box),
        rect=lambda: _on_screen(panel, panel.rect),
        children=lambda: spot_things(panel) if panel.isVisible() else (),
        focus_child=lambda: thing_of(panel, panel.focus_key) if panel.focus_key else None,
    )


def _hand(hand: Hand) -> AccessibleData:
    """Describe the cards in hand as a list."""

    def rect() -> QRect:
        whole = QRect()
        for item in hand.visible_items:
            whole = whole.united(_on_screen(item, item.card_rect))
        return whole

    return AccessibleData(
        role=Role.List,
        name=hand.name(),
        parent=_view_of(hand.items[0]),
        state=lambda: state_of(invisible=not hand.visible_items),
        rect=rect,
        children=lambda: [thing for item in hand.visible_items for thing in spot_things(item)],
    )


def _table(view: TableView) -> AccessibleData:
    """Describe the view of a table."""

    def focus_child() -> QObject | None:
        panel, key = view.table_scene.focused()
        return thing_of(panel, key) if panel is not None and key else None

    return AccessibleData(
        role=Role.Pane,
        name=view.table_scene.name(),
        children=lambda: _things_on(view.table_scene),
        focus_child=focus_child,
    )


OF_TABLE: Kinds = (
    (Panel, _panel),
    (Hand, _hand),
    (TableView, _table),
)
"""The things of the table."""
