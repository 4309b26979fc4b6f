"""Links from a thing of the game, a question to a player or a refusal to a rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from sevenwonders_qt.games.classic.catalogue import Stage
from sevenwonders_qt.games.classic.commands import Prompt, Way
from sevenwonders_qt.games.classic.effects import (
    BuildFromDiscard,
    Coins,
    CoinsPer,
    Colour,
    CopyGuild,
    Effect,
    FreeBuild,
    FreeFirstOfAge,
    FreeFirstOfColour,
    FreeLastOfAge,
    PlayLastCard,
    Points,
    PointsIfComplete,
    PointsPer,
    Produce,
    Science,
    Shields,
    TradeDiscount,
)
from sevenwonders_qt.models import games
from sevenwonders_qt.models.boxes import all_words, effect_words, way_words

REFUSALS: Final[Mapping[str, str]] = {
    "cannot_pay": "cost",
    "already_built": "build",
    "cannot_stage": "wonder",
    "no_such_way": "build",
    "not_in_hand": "turn",
    "nothing_to_take_back": "turn",
    "free_city_sale": "two_may",
    "free_city_chain": "two_may",
    "kept_for_free_city": "two_may",
    "not_in_discard_pile": "power_pile",
}
"""The rule behind each refusal of 7 Wonders; the faults of a program have none."""

PROMPTS: Final[Mapping[str, str]] = {
    Prompt.CARD: "turn",
    Prompt.LAST_CARD: "power_seventh",
    Prompt.FREE_CITY: "two_turn",
    Prompt.FREE_CITY_LAST: "two_may",
    Prompt.DISCARD_PILE: "power_pile",
}
"""The rule behind each question of 7 Wonders to a player."""

_COLOURS: Final[Mapping[str, str]] = {
    Colour.BROWN: "production",
    Colour.GREY: "production",
    Colour.YELLOW: "commerce",
    Colour.BLUE: "civilian",
    Colour.GREEN: "science",
    Colour.RED: "war",
    Colour.PURPLE: "guilds",
}

ALTERNATIVES: Final = "alternatives"
"""The name of the link to the rule of stages with alternatives, in a box that has such stages."""

_STAGES: Final = "wonder"
"""The rule of stages without a power."""

_PLAIN: Final = (
    *(Produce, Points, Shields, Coins, CoinsPer, PointsPer),
    *(PointsIfComplete, Science, TradeDiscount),
)
"""The effects of the base game that are no powers."""

_EFFECTS: Final[Mapping[type[Effect], str]] = {
    **dict.fromkeys(_PLAIN, _STAGES),
    PlayLastCard: "power_seventh",
    FreeBuild: "power_free",
    BuildFromDiscard: "power_pile",
    CopyGuild: "power_copy",
    FreeFirstOfColour: "power_second",
    FreeFirstOfAge: "power_second",
    FreeLastOfAge: "power_second",
}

_WAYS: Final[Mapping[str, str]] = {
    Way.CHAIN: "chains",
    Way.FREE_BUILD: "power_free",
    **dict.fromkeys((Way.FREE_COLOUR, Way.FREE_FIRST, Way.FREE_LAST), "power_second"),
}


def rule_of_colour(colour: str) -> str:
    """Return the rule of cards of a colour; for a colour of a box, the one of all colours."""
    return _COLOURS.get(colour, "colours")


def rule_of_stage(stage: Stage) -> str:
    """Return the rule of the power of a stage, or the one of stages."""
    if stage.alternatives:
        return _rule_of_all(stage.alternatives)
    found = (rule_of_effect(effect) for effect in stage.effects)
    return next((rule for rule in found if rule != _STAGES), _STAGES)


def _rule_of_all(alternatives: Iterable[Stage]) -> str:
    """Return the rule of a power that all alternatives have, or the one of alternatives."""
    found = {rule_of_stage(stage) for stage in alternatives}
    shared = found.pop()
    return shared if not found and shared != _STAGES else rule_of_box(ALTERNATIVES) or _STAGES


def rule_of_effect(effect: Effect) -> str:
    """Return the rule of a stage with this effect; raises LookupError for one of no box."""
    kind = type(effect)
    return _EFFECTS[kind] if kind in _EFFECTS else effect_words(effect).rule


def rule_of_way(way: str) -> str:
    """Return the rule of a way to build for nothing; raises LookupError for one of no box."""
    return _WAYS[way] if way in _WAYS else way_words(way).rule


def rule_of_refusal(reason: str) -> str:
    """Return the rule behind a refusal, empty if there is none."""
    return _rule_of(reason)


def rule_of_prompt(prompt: str) -> str:
    """Return the rule behind a question to a player, empty if there is none."""
    return _rule_of(prompt)


def rule_of_box(key: str) -> str:
    """Return the rule of a box for its own refusal, question or spot; empty if none has it."""
    return next((box.links[key] for box in all_words() if key in box.links), "")


def _rule_of(key: str) -> str:
    links = (words.links[key] for words in games.all_words() if key in words.links)
    return next(links, "") or rule_of_box(key)
