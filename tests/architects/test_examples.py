"""Worked examples by their number: availability, battles, payments, points."""

from __future__ import annotations

import pytest

from sevenwonders_qt.games.architects import events as ev
from sevenwonders_qt.games.architects.battle import victories
from sevenwonders_qt.games.architects.catalogue import Cost
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.options import CoinPolicy
from sevenwonders_qt.games.architects.payment import payments
from tests.architects.tables import builds, extra_decks, only, table


def test_o2_availability_of_the_figure(game: Architects) -> None:
    assert {stage.number for stage in game.rules.available("ephesus", (1, 2))} == {3, 4}


@pytest.mark.parametrize(
    ("shields", "tokens"),
    [
        ((1, 0), 1),
        ((2, 0), 2),
        ((2, 1), 2),
        ((3, 2), 1),
        ((4, 2), 2),
        ((0, 0), 0),
        ((3, 3), 0),
        ((3, 1), 2),
        ((5, 3), 1),
        ((6, 3), 2),
        ((5, 2), 2),
        ((7, 4), 1),
    ],
)
def test_o4_battles_of_two(shields: tuple[int, int], tokens: int) -> None:
    assert victories(shields) == (tokens, 0)
    assert victories(shields[::-1]) == (0, tokens)


@pytest.mark.parametrize(
    ("shields", "tokens"),
    [
        ((5, 3, 3), (2, 0, 0)),
        ((4, 4, 1), (1, 1, 0)),
        ((3, 2, 1), (2, 1, 0)),
        ((2, 2, 2), (0, 0, 0)),
        ((2, 1, 2, 0), (2, 0, 2, 0)),
        ((1, 2, 3, 4), (0, 1, 1, 2)),
        ((0, 1, 0, 1, 0), (0, 2, 0, 2, 0)),
        ((1, 2, 3, 4, 5, 6, 7), (0, 1, 1, 1, 1, 1, 2)),
    ],
)
def test_o5_battles_round_the_table(shields: tuple[int, ...], tokens: tuple[int, ...]) -> None:
    assert victories(shields) == tokens


COSTS = (Cost(2, False), Cost(2, True), Cost(3, False), Cost(3, True), Cost(4, False))
PAYERS = ("wood", "stone", "brick", "papyrus", "glass", "coin")

AFFORDABLE = [
    ("wood wood", "", "01000"),
    ("wood stone", "", "10000"),
    ("wood coin", "", "11000"),
    ("coin coin", "", "11000"),
    ("wood wood stone", "", "11000"),
    ("wood wood coin", "", "11010"),
    ("wood stone coin", "", "11100"),
    ("wood stone brick", "", "10100"),
    ("wood coin coin", "", "11110"),
    ("coin coin coin", "", "11110"),
    ("wood stone brick glass", "", "10101"),
    ("wood wood wood stone", "", "11010"),
    ("wood wood stone coin", "", "11110"),
    ("coin coin coin coin", "", "11111"),
    ("coin", "economy", "11000"),
    ("wood coin", "economy", "11110"),
    ("wood stone coin", "economy", "11111"),
    ("wood wood", "engineering", "11000"),
    ("wood wood wood wood", "engineering", "11111"),
    ("wood stone", "engineering", "11000"),
    ("wood stone coin", "engineering", "11110"),
]


@pytest.mark.parametrize("policy", CoinPolicy)
@pytest.mark.parametrize(("cards", "token", "can_pay"), AFFORDABLE)
def test_o8_what_can_be_paid(cards: str, token: str, can_pay: str, policy: CoinPolicy) -> None:
    """The policy chooses among payments; it never decides whether there is one."""
    purse = tuple(cards.split().count(payer) for payer in PAYERS)
    double, mix = token == "economy", token == "engineering"
    found = [bool(payments(purse, cost, double, mix, policy)) for cost in COSTS]
    assert found == [mark == "1" for mark in can_pay]


def test_o10_two_stages_in_one_turn() -> None:
    for first, second in (
        ((2, ("wood", "wood")), (1, ("stone", "coin"))),
        ((1, ("wood", "stone")), (2, ("wood", "coin"))),
    ):
        at = table("rhodes", cards=["wood", "wood", "stone", "coin"])
        at.take("left")
        at.build(first[0], *first[1])
        at.build(second[0], *second[1])
        assert at.held(0) == {"blue3": 1}
        assert at.scores(0)["wonder"] == 8
        assert at.city(0).shields == 1
    at = table(cards=["wood", "stone", "brick"], deck=["wood"])
    at.take("left")
    at.build(1, "stone", "brick")
    assert builds(at.legal()) == {(2, ("wood", "wood"), ())}


def test_o11_points_of_tokens() -> None:
    def progress(*has: str, **rest: object) -> int:
        return table(has=has, **rest).scores(0)["progress"]  # type: ignore[arg-type]

    assert progress("culture") == 4
    assert progress("culture", "culture") == 12
    assert progress("culture", "culture", "education") == 18
    assert progress("culture", "education", "tactics") == 10
    assert progress("decor") == 4
    assert progress("decor", stages=[1, 2, 3, 4, 5]) == 6
    assert progress("politics", cards=["blue2cat"] * 3) == 3


def test_o16_a_token_serves_once_a_turn() -> None:
    at = table(has=["jewellery", "urbanism"], deck=["coin", "wood", "stone"])
    at.take("left")
    at.take("left", "jewellery")
    at.take("left", "urbanism")
    assert not extra_decks(at.legal(), "jewellery")
    assert sum(at.held(0).values()) == 3
    at = table(
        "rhodes", has=["architecture"], cards=["wood", "wood", "stone", "coin"], right=["blue3"]
    )
    at.take("left")
    at.build(2, "wood", "wood")
    at.build(1, "stone", "coin")
    assert [due.source for due in at.state.agenda] == ["architecture"]
    at.take("right", "architecture")
    assert at.state.active == 2


def test_o17_draws_then_the_battle_then_the_end() -> None:
    at = table(
        stages=[1, 2, 3, 4],
        cards=["wood", "stone", "brick", "glass"],
        deck=["red1", "red0"],
        has=["architecture"],
        peace=1,
    )
    at.take("left")
    at.build(5, "wood", "stone", "brick", "glass")
    events = at.take("left", "architecture")
    assert [type(event) for event in events[-2:]] == [ev.BattleFought, ev.GameEnded]
    assert only(ev.BattleFought, events)[0].shields[0] == 2
    assert at.scores(0)["military"] == 6
