"""House values as JSON: what was written is read, and nothing else is taken for an option."""

from __future__ import annotations

import json
from dataclasses import fields, replace

import pytest

from sevenwonders_qt.games.architects.options import CoinPolicy, Options, as_json, from_json

OTHER = Options(
    first_seat=2,
    coin_policy=CoinPolicy.FREE,
    military_supply=28,
    **{field.name: not field.default for field in fields(Options) if field.type == "bool"},  # type: ignore[arg-type]
)


@pytest.mark.parametrize("options", [Options(), OTHER, replace(OTHER, first_seat=0)])
def test_options_come_back_as_they_were(options: Options) -> None:
    assert from_json(json.loads(json.dumps(as_json(options)))) == options


def test_another_value_is_tried_for_every_option() -> None:
    assert all(getattr(OTHER, f.name) != getattr(Options(), f.name) for f in fields(Options))


def test_what_is_not_said_is_as_usual() -> None:
    assert from_json({}) == Options()
    assert from_json({"coin_policy": "free"}) == Options(coin_policy=CoinPolicy.FREE)


@pytest.mark.parametrize(
    ("stored", "message"),
    [
        ({"tea": True}, "tea: unknown field"),
        ({"coin_policy": "never"}, "coin_policy: 'never' is not one of missing_only, free"),
        ({"coin_policy": None}, "coin_policy: None"),
        ({"look_public": 1}, "look_public: expected true or false, not 1"),
        ({"look_public": None}, "look_public: expected true or false, not None"),
        ({"first_seat": 7}, "first_seat: expected a number from 0 to 6, not 7"),
        ({"first_seat": True}, "first_seat: expected a whole number, not True"),
        ({"military_supply": -1}, "military_supply: expected a number from 0 to 99, not -1"),
        ({"military_supply": 2.5}, "military_supply: expected a whole number, not 2.5"),
    ],
)
def test_foreign_options_are_refused_by_name(stored: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        from_json(stored)
