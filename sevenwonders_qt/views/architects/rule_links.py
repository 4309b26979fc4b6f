"""Which rule explains what has the focus on the table of Architects, or lies over it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sevenwonders_qt.core.decider import Command
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.architects.commands import (
    BuildStage,
    KeepCard,
    LookAtDeck,
    TakeBothCards,
    TakeCard,
    TakeToken,
)
from sevenwonders_qt.models.architects_table import ArchitectsTable
from sevenwonders_qt.models.encyclopaedia import Kind, key_of
from sevenwonders_qt.models.rules.links import rule_of_architects_card, rule_of_prompt
from sevenwonders_qt.views.architects.enlarged import EnlargedCity
from sevenwonders_qt.views.architects.part import CityPart
from sevenwonders_qt.views.architects.scene import ArchitectsScene
from sevenwonders_qt.views.table.overlay import Overlay

SPOTS: Final[Mapping[str, str]] = {
    "deck": "a_turn",
    "keep": "a_effects",
    "peek": "a_blue",
    "uncover": "a_blue",
    "cat": "a_blue",
    "border": "a_battle",
    "pile": "a_build",
    "stage": "a_build",
    "stages": "a_build",
    "picture": "a_build",
    "title": "a_goal",
    "head": "a_goal",
    "city": "a_goal",
    "token": "a_tokens",
    "tokens": "a_tokens",
    "conflicts": "a_red",
    "victories": "a_battle",
    "seat": "a_turn",
    "line": "a_turn",
    "back": "a_turn",
}
"""The rule of a spot by the first word of its key."""


def rule_in_focus(scene: ArchitectsScene, overlay: Overlay | None) -> str:
    """The rule of what has the focus or is under the mouse, else of what the seat is asked."""
    table = scene.table
    if table is None:
        return "a_goal"
    panel, key = scene.in_focus()
    if overlay is not None:
        panel, key = overlay, overlay.focus_key or overlay.hover_key
    if panel is not None and panel is scene.parts.choices and key.startswith("row "):
        return rule_of_command(scene.parts.choices.rows[int(key.split()[1])][0])
    return rule_of_spot(table, key)


def entry_in_focus(scene: ArchitectsScene, overlay: Overlay | None) -> str:
    """The key of the entry of what has the focus: mostly that of the wonder of its city."""
    table = scene.table
    if table is None:
        return ""
    panel, key = scene.in_focus()
    if overlay is not None:
        panel, key = overlay, overlay.focus_key or overlay.hover_key
    first, _, rest = key.partition(" ")
    name = rest.split(" ")[0]
    catalogue = table.rules.catalogue
    if first == "card" and name in catalogue.cards:
        return key_of(Kind.A_CARD, name)
    view = table.view
    city = view.cities[panel.seat] if isinstance(panel, CityPart | EnlargedCity) else view.own
    tokens = view.open_tokens if panel is scene.parts.progress else city.tokens
    if first == "token" and name.isdecimal() and int(name) < len(tokens):
        return key_of(Kind.A_TOKEN, tokens[int(name)])
    return key_of(Kind.A_WONDER, city.wonder)


def rule_of_spot(table: ArchitectsTable, key: str) -> str:
    """The rule of a spot by its key; that of the question to the seat for any other."""
    first, _, rest = key.partition(" ")
    if first == "card":
        name = CardId(rest.split(" ")[0])
        cards = table.rules.catalogue.cards
        return rule_of_architects_card(cards[name].colour) if name in cards else "a_turn"
    prompt = table.view.prompt
    asked = (rule_of_prompt(prompt) if prompt is not None else "") or "a_turn"
    return SPOTS.get(first, asked)


def rule_of_command(command: Command) -> str:
    """The rule of an action that is offered."""
    match command:
        case BuildStage():
            return "a_build"
        case TakeToken(cards=cards):
            return "a_green" if cards else "a_effects"
        case TakeCard(source=source) if source:
            return "a_effects" if source.isdecimal() else "a_tokens"
        case LookAtDeck() | TakeBothCards() | KeepCard():
            return "a_effects"
    return "a_turn"
