"""The house values of Architects in words: what each decides, and how it is usually played."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from sevenwonders_qt.games.architects.options import CoinPolicy, Options

translate = QCoreApplication.translate

SUPPLIES: Final = (None, 10, 15, 20, 25, 30, 40, 50)
"""Numbers of military victory tokens that can be chosen; None never runs out."""


class HouseValue(NamedTuple):
    """One house value: its field of `Options`, its title, and what it means."""

    field: str
    title: str
    note: str


def is_on(options: Options, field: str) -> bool:
    """Whether a value that is a switch is on; the coin policy is one, too."""
    if field == "coin_policy":
        return options.coin_policy is CoinPolicy.FREE
    return bool(getattr(options, field))


def switched(field: str, on: bool) -> object:
    """What a switch stands for in `Options`."""
    if field == "coin_policy":
        return CoinPolicy.FREE if on else CoinPolicy.MISSING_ONLY
    return on


def changed(options: Options) -> tuple[str, ...]:
    """The fields that are not as usual."""
    usual = Options()
    fields = (value.field for value in house_values())
    return tuple(name for name in fields if getattr(options, name) != getattr(usual, name))


def house_values() -> tuple[HouseValue, ...]:
    """All of them, in the order in which they are read: the turn, then tokens, then wonders."""
    return (*_of_the_turn(), *_of_tokens(), *_of_wonders())


def _of_the_turn() -> tuple[HouseValue, ...]:
    return (
        HouseValue(
            "first_seat",
            translate("NewGame", "Who begins"),
            translate("NewGame", "Usually drawn by lot."),
        ),
        HouseValue(
            "decline_extra_cards",
            translate("NewGame", "Extra cards may be declined"),
            translate("NewGame", "A card that a token offers need not be taken. Usually on."),
        ),
        HouseValue(
            "coin_policy",
            translate("NewGame", "Coins instead of resources"),
            translate(
                "NewGame",
                "A coin may be spent although a resource would do. Usually off: coins fill in for"
                " what is missing.",
            ),
        ),
        HouseValue(
            "military_supply",
            translate("NewGame", "Military victory tokens"),
            translate("NewGame", "Usually they never run out."),
        ),
    )


def _of_tokens() -> tuple[HouseValue, ...]:
    return (
        HouseValue(
            "retroactive_tokens",
            translate("NewGame", "New tokens look back"),
            translate(
                "NewGame",
                "Cards taken earlier in the same turn set off a new token, too. Usually off.",
            ),
        ),
        HouseValue(
            "discard_symbols_without_token",
            translate("NewGame", "Green cards go without a token"),
            translate(
                "NewGame",
                "When no token is left, a pair or trio is discarded for nothing. Usually off.",
            ),
        ),
        HouseValue(
            "economy_forces_build",
            translate("NewGame", "Economy forces a stage"),
            translate(
                "NewGame",
                "What can be paid with the doubled coin alone must be built. Usually on.",
            ),
        ),
        HouseValue(
            "engineering_forces_build",
            translate("NewGame", "Engineering forces a stage"),
            translate("NewGame", "What can be paid by it alone must be built. Usually off."),
        ),
        HouseValue(
            "engineering_passive",
            translate("NewGame", "Engineering serves every stage"),
            translate("NewGame", "Usually off: it serves for one stage a turn."),
        ),
    )


def _of_wonders() -> tuple[HouseValue, ...]:
    return (
        HouseValue(
            "effects_compulsory",
            translate("NewGame", "Powers of stages must be used"),
            translate("NewGame", "Off, what a stage gives may be left. Usually on."),
        ),
        HouseValue(
            "both_cards_at_once",
            translate("NewGame", "Olympia: both cards together"),
            translate(
                "NewGame",
                "Both lie there before either acts; off, one after the other. Usually on.",
            ),
        ),
        HouseValue(
            "look_at_short_deck",
            translate("NewGame", "Halikarnassos: short decks"),
            translate(
                "NewGame", "A deck of fewer than five cards may be looked through. Usually on."
            ),
        ),
        HouseValue(
            "look_shuffles_whole_deck",
            translate("NewGame", "Halikarnassos: whole deck shuffled"),
            translate("NewGame", "Off, the cards not kept go back on top, shuffled. Usually on."),
        ),
        HouseValue(
            "look_public",
            translate("NewGame", "Halikarnassos: open cards"),
            translate("NewGame", "Everyone sees the cards looked through. Usually off."),
        ),
    )
