"""A box with a part missing is refused when it is put together, with the name of the part."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import pytest

from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.core.event import Event
from sevenwonders_qt.core.gap import Incomplete
from sevenwonders_qt.core.record import record
from sevenwonders_qt.games.box import Box
from sevenwonders_qt.games.classic.catalogue import Cards
from sevenwonders_qt.games.classic.effects import Effect, Piece
from sevenwonders_qt.games.classic.evolve import lay_piece
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.gaps import BASE, module_gaps, rule_gaps
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.ruleset import RuleModule
from sevenwonders_qt.games.classic.setup import Setup
from tests.expansion_for_tests import rules as box


@dataclass(frozen=True, slots=True)
class Diplomacy(Effect):
    """An effect that nothing knows."""


@record
class PeaceMade(Event):
    """An event that nothing knows."""


@record
class Dove(Piece):
    """A piece with an effect that nothing knows."""

    @property
    def effects(self) -> tuple[Effect, ...]:
        return (Diplomacy(),)


def without(table: Mapping[Any, Any], key: object) -> dict[Any, Any]:
    return {other: value for other, value in table.items() if other is not key}


def played_with(module: RuleModule, cards: Cards = box.CARDS) -> Classic:
    """The base game with the box for tests, with another rule module or other cards in it."""
    expansion = replace(box.load(), modules=(module,), cards=dict.fromkeys(Edition, cards))
    return Box({box.NAME: lambda: expansion}).classic(Options(expansions=(box.NAME,)), 4)


def fault(module: RuleModule, cards: Cards = box.CARDS) -> str:
    """The sentence with which the box is refused."""
    with pytest.raises(Incomplete) as refused:
        played_with(module, cards)
    return str(refused.value)


def test_the_games_and_boxes_of_the_program_have_no_gaps_in_their_rules() -> None:
    assert [*module_gaps(BASE)] == []
    for edition in Edition:
        for expansions in ((), ("edifice",)):
            options = Options(edition, expansions=expansions, extra_wonders=("carthage",))
            assert [*rule_gaps(Box().classic(options, 4).rules)] == []


def test_an_effect_of_a_card_that_no_rule_module_knows_is_refused() -> None:
    first = box.BLACK_CARDS[0]
    cards = {**box.CARDS.cards, first.id: replace(first, effects=(Diplomacy(),))}
    assert fault(box.RULES, replace(box.CARDS, cards=cards)) == (
        f"effect Diplomacy of card {first.id} has no rule"
        " in acquire, incomes, times or looks_for of a RuleModule"
    )


def test_an_effect_of_a_piece_that_no_rule_module_knows_is_refused() -> None:
    strange = replace(box.RULES, pieces=(*box.RULES.pieces, Dove()))
    assert fault(strange).startswith("effect Diplomacy of Dove of box 'test_box' has no rule in ")


@pytest.mark.parametrize("table", ["evolvers", "redactions"])
def test_an_event_without_an_evolver_or_a_redaction_is_refused(table: str) -> None:
    broken = replace(box.RULES, **{table: without(getattr(box.RULES, table), box.WallBuilt)})
    lacks = table.removesuffix("s")
    assert fault(broken) == (
        f"event WallBuilt of box 'test_box' has no {lacks} in RuleModule.{table}"
    )


@pytest.mark.parametrize("table", ["evolvers", "redactions", "checks", "outcomes"])
def test_a_table_for_an_event_that_is_not_declared_is_refused(table: str) -> None:
    more = {**getattr(box.RULES, table), PeaceMade: lambda *_: True}
    assert fault(replace(box.RULES, **{table: more})) == (
        "event PeaceMade of box 'test_box' has no entry in RuleModule.events"
    )


def test_a_prompt_without_commands_is_refused() -> None:
    tolls = replace(box.RULES.answers[box.TOLL], commands=())
    broken = replace(box.RULES, answers={**box.RULES.answers, box.TOLL: tolls})
    assert fault(broken) == ("prompt 'toll' of box 'test_box' has no command in Answering.commands")


def test_a_memory_that_no_seat_can_see_says_so() -> None:
    assert fault(replace(box.RULES, view=None)) == (
        "the memory of box 'test_box' has no view (or `unseen`) in RuleModule.view"
    )


def test_a_refusal_names_every_gap() -> None:
    broken = replace(box.RULES, view=None, events=(*box.EVENTS, PeaceMade))
    with pytest.raises(Incomplete) as refused:
        played_with(broken)
    assert [str(gap).split(" has no ")[1].split()[0] for gap in refused.value.gaps] == [
        "evolver", "redaction", "view",
    ]  # fmt: skip


def test_a_piece_that_is_not_declared_cannot_be_laid() -> None:
    game = played_with(box.RULES)
    state = game.empty()
    game.open(state, Setup.random(4), SeededChance(1))
    with pytest.raises(LookupError, match="no rule module of this match lays Doves"):
        lay_piece(state, 0, Dove())
