"""Journals of matches with Cities, changed with checksums that fit, are refused by their line."""

from __future__ import annotations

from pathlib import Path

import pytest

from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.journal.reading import read
from sevenwonders_qt.session.shelf import import_match
from tests.session.play import BOX
from tests.session.refusals import Events, Forge, check_refused, first, journal_of, write_forged


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A whole match with losses, debts, gifts and diplomacy."""
    game = BOX.classic(Options(Edition.SECOND, expansions=("cities",)), 3)
    folder = tmp_path_factory.mktemp("whole")
    return journal_of(game, "forged", folder, lambda match: match.is_over)


def nine_cards(lines: list[Events]) -> None:
    hands = first(lines, "AgeBegan")["hands"]
    hands[0].append(hands[1].pop())


def nine_hands(lines: list[Events]) -> None:
    hands = first(lines, "AgeBegan")["hands"]
    hands += [hands[0]] * 6


def black_card_of_another_box(lines: list[Events]) -> None:
    first(lines, "AgeBegan")["hands"][0][0] = "caesar"


def more_paid_than_there_is(lines: list[Events]) -> None:
    first(lines, "LossChosen")["coins"] = 60


def less_than_nothing_paid(lines: list[Events]) -> None:
    first(lines, "LossPaid")["coins"] = -1


def more_debts_than_coins_lost(lines: list[Events]) -> None:
    first(lines, "LossPaid")["debts"] += 3


def debts_without_a_loss(lines: list[Events]) -> None:
    lines[1].append({"event": "LossPaid", "seat": 0, "coins": 0, "debts": 2})


def debts_from_no_card(lines: list[Events]) -> None:
    lines[1].append({"event": "DebtsGiven", "seat": 0, "debts": 1, "to": [1, 2]})


def gift_from_no_card(lines: list[Events]) -> None:
    lines[1].append({"event": "GiftMade", "seat": 0, "coins": 2, "to": [1, 2]})


def loss_for_its_own_city(lines: list[Events]) -> None:
    demand = first(lines, "LossesDemanded")["demands"][0]
    demand["coins"][demand["by"]] = 1


def loss_of_four_cities(lines: list[Events]) -> None:
    first(lines, "LossesDemanded")["demands"][0]["coins"].append(1)


def losses_demanded_twice(lines: list[Events]) -> None:
    line = next(line for line in lines if any(e["event"] == "LossesDemanded" for e in line))
    line.append(first([line], "LossesDemanded"))


def diplomacy_from_no_card(lines: list[Events]) -> None:
    lines[1].append({"event": "DiplomacyTaken", "seat": 0})


def diplomacy_that_is_not_there(lines: list[Events]) -> None:
    lines[1].append({"event": "DiplomacySpent", "seat": 0})


def token_from_no_card(lines: list[Events]) -> None:
    lines[1].append({"event": "VictoryTaken", "seat": 0, "worth": 5})


def taken_back_by_one_who_has_not_chosen(lines: list[Events]) -> None:
    lines[1].append({"event": "LossTakenBack", "seat": 0})


FORGERIES = (
    *(nine_cards, nine_hands, black_card_of_another_box),
    *(more_paid_than_there_is, less_than_nothing_paid, more_debts_than_coins_lost),
    *(debts_without_a_loss, debts_from_no_card, gift_from_no_card),
    *(loss_for_its_own_city, loss_of_four_cities, losses_demanded_twice),
    *(diplomacy_from_no_card, diplomacy_that_is_not_there, token_from_no_card),
    taken_back_by_one_who_has_not_chosen,
)


@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__)
def test_a_match_with_cities_that_cannot_be_is_refused_by_its_line_and_nothing_is_left(
    tmp_path: Path, journal: bytes, forge: Forge
) -> None:
    check_refused(journal, forge, tmp_path)


def mask_that_copies_nothing(lines: list[Events]) -> None:
    """Points at the end for a symbol that no neighbour has."""
    first(lines, "GameEnded")["totals"][0] += 7


def fewer_debts_than_are_due(lines: list[Events]) -> None:
    paid = next(e for line in lines for e in line if e["event"] == "LossPaid" and e["debts"])
    paid["debts"] -= 1


def loss_by_another_card(lines: list[Events]) -> None:
    first(lines, "LossesDemanded")["demands"][0]["source"] = "prison"


@pytest.mark.parametrize(
    "forge",
    [mask_that_copies_nothing, fewer_debts_than_are_due, loss_by_another_card],
    ids=lambda forge: forge.__name__,
)
def test_a_match_with_cities_that_no_rules_lead_to_is_marked_where_it_departs(
    tmp_path: Path, journal: bytes, forge: Forge
) -> None:
    source = write_forged(journal, forge, tmp_path)
    brought = import_match(BOX.find, source, tmp_path / "brought in", ())
    assert read(brought).header.departs is not None
