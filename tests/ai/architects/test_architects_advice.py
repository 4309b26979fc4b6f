"""What the computer advises in Architects: ranked, with reasons, from what the seat knows."""

from __future__ import annotations

from random import Random

import pytest

from sevenwonders_qt.ai.advice import Grade
from sevenwonders_qt.ai.adviser import Adviser
from sevenwonders_qt.ai.architects.brains import architects_brain_for
from sevenwonders_qt.ai.architects.mechanisms import PaysForStages, architects_mechanisms
from sevenwonders_qt.ai.architects.search import ArchitectsSearch, Budget
from sevenwonders_qt.core.chance import SeededChance
from sevenwonders_qt.games.architects.commands import BuildStage, Prompt
from sevenwonders_qt.games.architects.game import Architects
from sevenwonders_qt.games.architects.state import State
from sevenwonders_qt.models.words.advice import plan_name
from sevenwonders_qt.models.words.reasons import reason_words
from tests.architects.random_games import RandomGame, another_truth


@pytest.fixture(scope="module")
def game() -> Architects:
    return Architects.with_options()


@pytest.fixture(scope="module")
def adviser(game: Architects) -> Adviser:
    brain = architects_brain_for(game.rules)
    assert brain is not None
    return Adviser(ArchitectsSearch(brain, Budget(turns=6)))


def positions(game: Architects, games: int, each: int) -> list[State]:
    found = []
    for number in range(games):
        moves = [m.before for m in RandomGame(game, number).moves()]
        found += [s for s in moves[5::each] if len(game.legal(s, s.active)) > 1]
    return found


def test_plans_are_legal_ranked_and_named_once(game: Architects, adviser: Adviser) -> None:
    prompts = set()
    for state in positions(game, 4, 17):
        view = game.view_for(state, state.active)
        lines = adviser.advise(view, None).plans
        assert {line.command for line in lines} <= set(view.legal)
        assert [line.behind for line in lines] == sorted(line.behind for line in lines)
        assert lines[0].grade is Grade.BEST
        stages = [line.command.stage for line in lines if isinstance(line.command, BuildStage)]
        assert len(stages) == len(set(stages))
        assert all(0 <= line.prospect.win <= 1 for line in lines)
        prompts.add(view.prompt)
    assert {Prompt.TAKE, Prompt.ACT} <= prompts


def test_no_hidden_card_or_token_changes_the_advice(game: Architects, adviser: Adviser) -> None:
    chance = Random(3)
    for state in positions(game, 3, 29):
        seat = state.active
        other = another_truth(state, seat, chance)
        for say in (adviser.advise, adviser.hints):
            ours, theirs = (say(game.view_for(s, seat), None) for s in (state, other))
            assert ours == theirs
        last = game.legal(state, seat)[-1]
        ours, theirs = (
            (adviser.advise(view, None, [last]), adviser.forecast(view, None, last))
            for view in (game.view_for(s, seat) for s in (state, other))
        )
        assert ours == theirs


def test_every_plan_has_a_name_and_reasons_are_in_words(game: Architects, adviser: Adviser) -> None:
    reasons = set()
    for state in positions(game, 4, 13):
        view = game.view_for(state, state.active)
        best, *others = adviser.advise(view, None).plans
        for line in others:
            assert "Something else" not in plan_name(line.command, view)
            reasons.add(reason_words(adviser.reason(view, None, best, line)))
    assert len(reasons) > 5
    assert not any("{" in words for words in reasons)


def test_a_card_that_pays_for_a_stage_says_so(game: Architects, adviser: Adviser) -> None:
    seen = 0
    for state in positions(game, 4, 5):
        view = game.view_for(state, state.active)
        if view.prompt is not Prompt.TAKE:
            continue
        for command in view.legal:
            how = [*architects_mechanisms(game.rules, view, command, None)]
            if any(isinstance(one, PaysForStages) for one in how):
                after = state.copy()
                game.step(after, command, SeededChance(1))
                found = game.legal(after, view.seat) if after.active == view.seat else []
                assert any(isinstance(command, BuildStage) for command in found)
                seen += 1
    assert seen
