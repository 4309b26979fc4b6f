"""House rules for questions that the rulebook leaves open, each with its default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Annotated

from sevenwonders_qt.core.stored import optional, reader, whole


class CoinPolicy(StrEnum):
    """When a coin may be spent."""

    MISSING_ONLY = "missing_only"  # for what the grey cards of the chosen kinds do not cover
    FREE = "free"  # also if a grey card would do


MOST_VICTORIES = 99


@dataclass(frozen=True, slots=True)
class Options:
    """The house rules of a match; `docs/rulings-architects.md` has the reason of each.

    ``first_seat`` begins, None leaves it to chance. ``military_supply`` is the number of military
    victory tokens in the box, None means that they never run out.
    """

    first_seat: Annotated[int | None, optional(whole(0, 6))] = None
    decline_extra_cards: bool = True
    coin_policy: CoinPolicy = CoinPolicy.MISSING_ONLY
    effects_compulsory: bool = True
    retroactive_tokens: bool = False
    discard_symbols_without_token: bool = False
    economy_forces_build: bool = True
    engineering_forces_build: bool = False
    engineering_passive: bool = False
    military_supply: Annotated[int | None, optional(whole(0, MOST_VICTORIES))] = None
    look_at_short_deck: bool = True
    look_shuffles_whole_deck: bool = True
    look_public: bool = False
    both_cards_at_once: bool = True


def as_json(options: Options) -> dict[str, object]:
    """Return the options as plain JSON values, every field by its name."""
    return {**asdict(options), "coin_policy": options.coin_policy.value}


def from_json(stored: Mapping[str, object]) -> Options:
    """Return the options that `as_json` wrote; a missing field has its default.

    Raises `Damaged`, which names an unknown field, or the field with an impossible value.
    """
    options: Options = reader(Options)(stored)
    return options
