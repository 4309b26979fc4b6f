"""The house rules of Architects in words: each question, and the usual answer."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.architects.options import CoinPolicy, Options
from sevenwonders_qt.models.words.optional_rules import OptionalRules, RuleWords

translate = QCoreApplication.translate

SUPPLIES: Final = (None, 10, 15, 20, 25, 30, 40, 50)
"""Numbers of military victory tokens that can be chosen; None never runs out."""


def is_on(options: Options, field: str) -> bool:
    """Return whether a value that is a switch is on; the coin policy is one, too."""
    if field == "coin_policy":
        return options.coin_policy is CoinPolicy.FREE
    return bool(getattr(options, field))


def switched(options: Options, field: str, on: bool) -> Options:
    """Return the same options with a value that is a switch on or off."""
    if field == "coin_policy":
        return replace(options, coin_policy=CoinPolicy.FREE if on else CoinPolicy.MISSING_ONLY)
    values: dict[str, Any] = {field: on}
    return replace(options, **values)


def changed(options: Options) -> tuple[str, ...]:
    """Return the fields that are not as usual."""
    usual = Options()
    fields = (value.field for value in house_values())
    return tuple(name for name in fields if getattr(options, name) != getattr(usual, name))


def house_values() -> tuple[RuleWords, ...]:
    """Return all house values in reading order: the turn, then tokens, then wonders."""
    return (*_of_the_turn(), *_of_tokens(), *_of_wonders())


def _of_the_turn() -> tuple[RuleWords, ...]:
    return (
        RuleWords(
            "first_seat",
            translate("NewGame", "Who begins"),
            translate("NewGame", "Who plays the first turn. Default: drawn by lot"),
        ),
        RuleWords(
            "decline_extra_cards",
            translate("NewGame", "Extra cards may be declined"),
            translate("NewGame", "A card that a token offers may be declined. Default: on"),
        ),
        RuleWords(
            "coin_policy",
            translate("NewGame", "Coins instead of resources"),
            translate(
                "NewGame",
                "A coin may be spent even where a resource would do; if off, coins only"
                " replace missing resources. Default: off",
            ),
        ),
        RuleWords(
            "military_supply",
            translate("NewGame", "Military victory tokens"),
            translate(
                "NewGame",
                "With a number, a victory gives nothing once all are taken. Default: endless",
            ),
        ),
    )


def _of_tokens() -> tuple[RuleWords, ...]:
    return (
        RuleWords(
            "retroactive_tokens",
            translate("NewGame", "New tokens apply retroactively"),
            translate(
                "NewGame",
                "A new token also applies to cards taken earlier in the same turn. Default: off",
            ),
        ),
        RuleWords(
            "discard_symbols_without_token",
            translate("NewGame", "Discard science sets even when no token is left"),
            translate(
                "NewGame",
                "When no token is left, a pair or trio is discarded without a reward. Default: off",
            ),
        ),
        RuleWords(
            "economy_forces_build",
            translate("NewGame", "Economy forces a stage"),
            translate(
                "NewGame",
                "A stage payable only with the doubled coin must be built. Default: on",
            ),
        ),
        RuleWords(
            "engineering_forces_build",
            translate("NewGame", "Engineering forces a stage"),
            translate("NewGame", "A stage payable only with it must be built. Default: off"),
        ),
        RuleWords(
            "engineering_passive",
            translate("NewGame", "Engineering works for every stage"),
            translate("NewGame", "If off, it works for one stage a turn. Default: off"),
        ),
    )


def _of_wonders() -> tuple[RuleWords, ...]:
    return (
        RuleWords(
            "effects_compulsory",
            translate("NewGame", "Powers of stages must be used"),
            translate("NewGame", "If off, a stage's effect may be declined. Default: on"),
        ),
        RuleWords(
            "both_cards_at_once",
            translate("NewGame", "Olympia: both cards together"),
            translate(
                "NewGame",
                "Place both cards before resolving either; if off, one at a time. Default: on",
            ),
        ),
        RuleWords(
            "look_at_short_deck",
            translate("NewGame", "Halicarnassus: short decks"),
            translate(
                "NewGame", "A deck of fewer than five cards may be looked through. Default: on"
            ),
        ),
        RuleWords(
            "look_shuffles_whole_deck",
            translate("NewGame", "Halicarnassus: whole deck shuffled"),
            translate(
                "NewGame", "If off, the others are shuffled and put back on top. Default: on"
            ),
        ),
        RuleWords(
            "look_public",
            translate("NewGame", "Halicarnassus: face-up cards"),
            translate("NewGame", "Everyone sees the cards looked through. Default: off"),
        ),
    )


HOUSE_RULES: Final = OptionalRules(
    house_values, is_on, switched, changed, lambda options: Options()
)
