"""House rules where the rulebook leaves a question open, each with its default."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from enum import StrEnum


class CoinPolicy(StrEnum):
    """When a coin may be spent."""

    MISSING_ONLY = "missing_only"  # for what the grey cards of the chosen kinds do not cover
    FREE = "free"  # also where a grey card would do


MOST_VICTORIES = 99


@dataclass(frozen=True, slots=True)
class Options:
    """The house values of a match; `docs/rulings-architects.md` gives the reason of each.

    ``first_seat`` begins, None leaves it to chance. ``military_supply`` is the number of military
    victory tokens in the box, None means that they never run out.
    """

    first_seat: int | None = None
    decline_extra_cards: bool = True
    coin_policy: CoinPolicy = CoinPolicy.MISSING_ONLY
    effects_compulsory: bool = True
    retroactive_tokens: bool = False
    discard_symbols_without_token: bool = False
    economy_forces_build: bool = True
    engineering_forces_build: bool = False
    engineering_passive: bool = False
    military_supply: int | None = None
    look_at_short_deck: bool = True
    look_shuffles_whole_deck: bool = True
    look_public: bool = False
    both_cards_at_once: bool = True


def as_json(options: Options) -> dict[str, object]:
    """The options as plain JSON values, every field by its name."""
    return {**asdict(options), "coin_policy": options.coin_policy.value}


def from_json(stored: Mapping[str, object]) -> Options:
    """What `as_json` wrote; a missing field has its default.

    Raises ValueError that names a foreign field, or the field whose value cannot be.
    """
    known = {field.name for field in fields(Options)}
    for name in stored:
        if name not in known:
            raise ValueError(f"there is no option {str(name)[:40]!r}")
    values = {name: _checked(name, value) for name, value in stored.items()}
    return Options(**values)  # type: ignore[arg-type]


def _checked(name: str, value: object) -> object:
    if name == "coin_policy":
        found = next((policy for policy in CoinPolicy if policy.value == value), None)
        if found is None:
            raise ValueError(f"{name}: {str(value)[:40]!r} is not one of {', '.join(CoinPolicy)}")
        return found
    if name in _NUMBERS:
        if value is None or (type(value) is int and 0 <= value <= _NUMBERS[name]):
            return value
        wanted = f"neither null nor a whole number from 0 to {_NUMBERS[name]}"
        raise ValueError(f"{name}: {str(value)[:40]!r} is {wanted}")
    if type(value) is not bool:
        raise ValueError(f"{name}: {str(value)[:40]!r} is neither true nor false")
    return value


_NUMBERS = {"first_seat": 6, "military_supply": MOST_VICTORIES}
