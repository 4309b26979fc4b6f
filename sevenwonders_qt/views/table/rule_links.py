"""Which rule and which entry explain what has the focus on the table, or lies over it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.catalogue import SideNames
from sevenwonders_qt.games.classic.options import Edition
from sevenwonders_qt.games.classic.view import CityView
from sevenwonders_qt.models.encyclopaedia import Kind, key_of
from sevenwonders_qt.models.rules.links import (
    rule_of_box,
    rule_of_card,
    rule_of_prompt,
    rule_of_stage,
    rule_of_way,
)
from sevenwonders_qt.views.table.action_panel import TAKE_BACK
from sevenwonders_qt.views.table.boxes import BoxRow
from sevenwonders_qt.views.table.choices import BUILD, DISCARD, FREE, STAGE
from sevenwonders_qt.views.table.curtain import Curtain
from sevenwonders_qt.views.table.enlarged import Enlarged
from sevenwonders_qt.views.table.overlay import Overlay
from sevenwonders_qt.views.table.panel import Panel
from sevenwonders_qt.views.table.scene import TableScene
from sevenwonders_qt.views.table.shown import Shown

SPOTS: Final[Mapping[str, str]] = {
    BUILD: "build",
    STAGE: "wonder",
    DISCARD: "discard",
    TAKE_BACK: "turn",
    "city": "secrets",
    "seat": "secrets",
    "counters": "secrets",
    "treasury": "war",
    "science": "science",
    "points": "score",
    "production": "production",
    "sales": "trade",
    "border": "war",
    "pass": "passing",
    "turn": "turn",
    "turns": "two_turn",
    "line": "turn",
    "free city": "two_may",
    "pile": "discard",
}
"""The rule of a spot by its key, or by the first word of it."""


def rule_in_focus(scene: TableScene, overlay: Overlay | None) -> str:
    """The rule of what lies over the table, has the focus, or is under the mouse.

    Without any it is that of the question that the seat owes an answer to.
    """
    shown = scene.shown
    if overlay is not None:
        return _rule_of_overlay(overlay, shown)
    if shown is None:
        return "goal"
    panel, key = scene.in_focus()
    if panel is None:
        return _rule_of_prompt(shown)
    if panel in scene.parts.hand.items:
        card = scene.parts.hand.cards[scene.parts.hand.index_of(panel)]
        return rule_of_card(shown.card(card))
    return rule_of_spot(scene, panel, key)


def entry_in_focus(scene: TableScene, overlay: Overlay | None) -> tuple[str, Edition | None]:
    """The key of the entry of what has the focus, empty where it has none, and the edition."""
    shown = scene.shown
    if shown is None or isinstance(overlay, Curtain):
        return "", None
    catalogue = shown.table.catalogue
    letters = catalogue.side_names is SideNames.LETTERS
    edition = Edition.FIRST if letters else Edition.SECOND
    return _entry(scene, shown, overlay), edition


def _entry(scene: TableScene, shown: Shown, overlay: Overlay | None) -> str:
    if overlay is not None and overlay.entry():
        return overlay.entry()
    panel, key = scene.in_focus()
    if overlay is not None:
        panel, key = overlay, overlay.focus_key or overlay.hover_key
    parts = scene.parts
    if panel is not None and panel in parts.hand.items:
        return key_of(Kind.CARD, parts.hand.cards[parts.hand.index_of(panel)])
    if key in shown.table.catalogue.cards:
        return key_of(Kind.CARD, key)
    first = key.split(" ")[0]
    if isinstance(panel, BoxRow):
        return panel.entry_of(key)
    city = _city(scene, shown, panel)
    if overlay is None and (first in ("stage", "city", "picture") or key == "next stage"):
        return key_of(Kind.BOARD, city.wonder, city.side)
    if panel is None and scene.selected is not None:
        return key_of(Kind.CARD, scene.selected)
    return ""


def rule_of_spot(scene: TableScene, panel: Panel, key: str) -> str:
    """The rule of a spot that is no card of the hand."""
    shown = scene.shown
    assert shown is not None
    first, _, last = key.partition(" ")
    if key in shown.table.catalogue.cards:
        return rule_of_card(shown.card(CardId(key)))
    if isinstance(panel, BoxRow):
        return panel.rule_of(key) or _rule_of_prompt(shown)
    if panel is scene.parts.deciding:
        return "two_turn"
    if panel is scene.parts.lanes:
        return SPOTS.get(last, "two_turn")
    if key == FREE:
        return _rule_of_free(scene, shown)
    if key == "next stage" or (first == "stage" and last):
        return _rule_of_stage(scene, shown, panel, last)
    return SPOTS.get(key) or rule_of_box(key) or SPOTS.get(first) or _rule_of_prompt(shown)


def _rule_of_overlay(overlay: Overlay, shown: Shown | None) -> str:
    key = overlay.focus_key or overlay.hover_key
    if shown is not None and isinstance(overlay, Enlarged) and key in shown.table.catalogue.cards:
        return rule_of_card(shown.card(CardId(key)))
    return overlay.rule


def _rule_of_prompt(shown: Shown) -> str:
    prompt = shown.table.view.prompt
    return (rule_of_prompt(prompt) if prompt is not None else "") or "turn"


def _rule_of_free(scene: TableScene, shown: Shown) -> str:
    offer = shown.table.offers.get(scene.selected) if scene.selected is not None else None
    free = offer.free_build if offer is not None else None
    return rule_of_way(free.way) if free is not None else "power_free"


def _rule_of_stage(scene: TableScene, shown: Shown, panel: Panel, last: str) -> str:
    city = _city(scene, shown, panel)
    stages = shown.table.catalogue.boards[city.wonder, city.side].stages
    number = city.stages if last == "stage" else int(last)
    return rule_of_stage(stages[number]) if number < len(stages) else "wonder"


def _city(scene: TableScene, shown: Shown, panel: Panel | None) -> CityView:
    """The city that a panel shows; the own one for any other panel."""
    cities = shown.table.view.cities
    found = (city for city in cities if scene.parts.panel_of(shown, city.seat) is panel)
    return next(found, shown.own) if panel is not None else shown.own
