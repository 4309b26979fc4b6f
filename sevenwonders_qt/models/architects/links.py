"""Links from a card, a question to a player or a refusal to a rule of Architects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sevenwonders_qt.games.architects.commands import Prompt

LINKS: Final[Mapping[str, str]] = {
    "take_a_card_first": "a_turn",
    "deck_out_of_reach": "a_turn",
    "deck_empty": "a_turn",
    "keep_a_card_first": "a_effects",
    "not_among_the_cards": "a_effects",
    "cannot_build": "a_build",
    "no_token_due": "a_green",
    "no_card_due": "a_tokens",
    "nothing_to_look_at": "a_effects",
    "actions_left": "a_turn",
    Prompt.TAKE: "a_turn",
    Prompt.ACT: "a_turn",
    Prompt.KEEP: "a_effects",
}
"""The rule behind each refusal and each question."""

_COLOURS: Final[Mapping[str, str]] = {
    "grey": "a_build",
    "yellow": "a_coins",
    "blue": "a_blue",
    "green": "a_green",
    "red": "a_red",
}


def rule_of_card(colour: str) -> str:
    """Return the rule of a card, by its colour."""
    return _COLOURS[colour]
