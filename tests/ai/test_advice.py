"""What the computer advises: ranked, honest about its doubts, and from what the seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from sevenwonders_qt.ai.advice import Confirmed, Grade
from sevenwonders_qt.ai.adviser import Advice, Adviser, OpenPlan
from sevenwonders_qt.ai.brains import brain_for
from sevenwonders_qt.ai.care import Care
from sevenwonders_qt.ai.learned import Brain, Prospect
from sevenwonders_qt.ai.mechanisms import Leads, Turns
from sevenwonders_qt.ai.outlook import Outlook
from sevenwonders_qt.ai.search import Budget, Search
from sevenwonders_qt.ai.trials import Plan
from sevenwonders_qt.app.boxes import BOXES, box_of
from sevenwonders_qt.core.ids import CardId
from sevenwonders_qt.games.classic.commands import Play, Use
from sevenwonders_qt.games.classic.game import Classic
from sevenwonders_qt.games.classic.memory import Memory
from sevenwonders_qt.games.classic.options import Edition, Options
from sevenwonders_qt.games.classic.ruleset import Ruleset
from sevenwonders_qt.games.classic.view import PlayerView
from tests.ai.matches import positions, with_hidden_cards_permuted
from tests.computers import forecast, hints, verdict
from tests.truths import other_truth

FEW = Budget(samples=4, best=4)
TWO_POINTS = Outlook(2.0, 0.0)


@pytest.fixture(scope="module")
def brain() -> Brain:
    found = brain_for(Classic.first_edition().rules)
    assert found is not None
    return found


def questions(game: Classic, seed: int, every: int) -> Iterator[PlayerView]:
    asked = positions(game, ["learned"] * 4, seed)
    for state, seat in islice(asked, seed % every, None, every):
        yield game.view_for(state, seat)


def nothing(view: PlayerView) -> Memory:
    return Memory(view.deciders[view.seat], [None] * len(view.cities))


def advised(brain: Brain, view: PlayerView) -> Advice:
    return Adviser(Search(brain, FEW)).advise(view, nothing(view))


def test_plans_are_legal_and_ranked_by_their_loss(game: Classic, brain: Brain) -> None:
    for view in questions(game, 1, 9):
        lines = advised(brain, view).plans
        assert {line.command for line in lines} <= set(view.legal)
        behind = [line.behind for line in lines]
        assert behind == sorted(behind)
        assert (lines[0].behind, lines[0].error, lines[0].grade) == (0, 0, Grade.BEST)
        assert all(0 <= line.prospect.win <= 1 for line in lines)


def test_a_plan_is_named_once_however_it_is_paid(game: Classic, brain: Brain) -> None:
    for view in questions(game, 2, 9):
        plans = [
            (line.command.use, line.command.card if line.command.use is Use.BUILD else None)
            for line in advised(brain, view).plans
            if isinstance(line.command, Play)
        ]
        assert len(plans) == len(set(plans))


def test_a_choice_that_was_made_is_among_the_lines(game: Classic, brain: Brain) -> None:
    for view in questions(game, 3, 11):
        worst = max(view.legal, key=str)
        advice = Adviser(Search(brain, FEW)).advise(view, nothing(view), [worst])
        line = advice.plan_of(worst)
        assert line is not None
        assert line.command == worst


def test_no_hidden_card_changes_the_advice(game: Classic, brain: Brain) -> None:
    random = Random(4)
    for seed, players in ((1, 3), (2, 4)):
        asked = positions(game, ["random"] * players, seed)
        for state, seat in islice(asked, 0, None, 12):
            view = game.view_for(state, seat)
            other = game.view_for(with_hidden_cards_permuted(state, seat, random), seat)
            assert advised(brain, view) == advised(brain, other)


def said(rules: Ruleset, view: PlayerView) -> tuple[object, ...]:
    """All that is said of a moment: hints, forecasts, what a review makes of a choice."""
    memory, last = nothing(view), view.legal[-1]
    return (
        hints(view, rules, memory),
        [forecast(view, rules, memory, command) for command in (view.legal[0], last)],
        verdict(view, rules, memory, last),
    )


@pytest.mark.parametrize(
    ("options", "players"),
    [
        (Options(), 2),
        (Options(Edition.SECOND), 4),
        *((Options(expansions=(box,)), 3) for box in BOXES),
        (Options(Edition.SECOND, expansions=tuple(BOXES)), 4),
    ],
    ids=lambda value: "-".join(value.expansions) if isinstance(value, Options) else str(value),
)
def test_no_hidden_card_changes_a_hint_a_forecast_or_a_review(
    options: Options, players: int
) -> None:
    made, random = box_of().classic(options, players), Random(7)
    for state, seat in islice(positions(made, ["rules"] * players, 2), 5, None, 23):
        view = made.view_for(state, seat)
        other = made.view_for(other_truth(made, state, seat, random), seat)
        assert said(made.rules, view) == said(made.rules, other)


def test_a_forecast_is_what_a_hint_is_made_of(game: Classic, brain: Brain) -> None:
    adviser = Adviser(Search(brain, FEW))
    for view in questions(game, 7, 31):
        best = adviser.advise(view, nothing(view)).best
        found = adviser.forecast(view, nothing(view), best.command)
        assert found.outlook == best.outlook
        assert found.leads == best.plan.leads


def graded(behind: float, error: float, lost: Outlook = TWO_POINTS) -> Grade:
    sale, nothing = Play(0, CardId("x"), Use.SELL), Prospect((), 0, 0)
    return OpenPlan(sale, nothing, behind, error, lost, Plan(sale, nothing)).grade


def test_a_loss_within_its_error_is_none() -> None:
    assert graded(0.0, 0.0) is Grade.BEST
    assert graded(0.9, 0.1) is Grade.GOOD
    assert graded(4.0, 2.5) is Grade.GOOD
    assert [graded(n, 0.1) for n in (1.5, 3.5, 7.0)] == [Grade.SMALL, Grade.MEDIUM, Grade.LARGE]


def test_a_loss_of_neither_points_nor_chance_is_none() -> None:
    assert graded(4.0, 0.1, Outlook(0.2, 0.004)) is Grade.GOOD
    assert graded(4.0, 0.1, Outlook(0.2, 0.03)) is Grade.MEDIUM
    assert graded(4.0, 0.1, Outlook(0.8, -0.01)) is Grade.MEDIUM


def test_a_needed_card_that_is_sold_is_a_loss_with_a_reason(game: Classic, brain: Brain) -> None:
    found = 0
    for seed in range(4):
        for view in questions(game, seed, 13):
            best = advised(brain, view).best.command
            if not (isinstance(best, Play) and best.use is Use.BUILD):
                continue
            sale = Play(view.seat, best.card, Use.SELL)
            advice = Adviser(Search(brain, FEW)).advise(view, nothing(view), [sale])
            line = advice.plan_of(sale)
            assert line is not None
            assert line.behind >= 0
            if line.grade in (Grade.SMALL, Grade.MEDIUM, Grade.LARGE):
                found += 1
                reason = Adviser(Search(brain, FEW)).reason(view, nothing(view), advice.best, line)
                assert reason.category in {*advice.categories, "denied", "win"}
    assert found >= 12


def test_no_reason_names_shields_that_the_choice_does_not_bring(
    game: Classic, brain: Brain
) -> None:
    adviser, cards, seen = Adviser(Search(brain, FEW)), game.rules.catalogue.cards, set()
    for seed in range(2):
        for view in questions(game, seed, 5):
            best, *others = advised(brain, view).plans
            for line in others:
                reason, better = adviser.reason(view, nothing(view), best, line), best.command
                if isinstance(better, Play) and better.use is Use.BUILD:
                    colour = cards[better.card].colour
                    of_war = any(isinstance(how, Turns | Leads) for how in reason.how)
                    assert not of_war or colour == "red"
                    seen.add((str(colour), of_war))
    assert {("red", True), ("brown", False)} <= seen


def test_advice_that_nobody_waits_for_comes_without_a_search(game: Classic, brain: Brain) -> None:
    view = next(questions(game, 5, 3))
    asked = 0

    def stale() -> bool:
        nonlocal asked
        asked += 1
        return True

    Adviser(Search(brain, FEW)).advise(view, nothing(view), stale=stale)
    assert asked == 1


def test_a_review_tries_what_was_played_and_judges_the_best_choice_kindly(
    game: Classic, brain: Brain
) -> None:
    adviser = Adviser(Search(brain, FEW), Care(first=2, kept=2, deals=4))
    for view in questions(game, 6, 17):
        for played in (view.legal[0], view.legal[-1]):
            line = adviser.advise(view, nothing(view), [played]).plan_of(played)
            assert line is not None
            assert line.behind >= 0
        best = advised(brain, view).best.command
        line = adviser.advise(view, nothing(view), [best]).plan_of(best)
        assert line is not None
        assert line.behind < 3


def test_no_hidden_card_changes_what_a_review_says(game: Classic, brain: Brain) -> None:
    random = Random(5)
    adviser = Adviser(Search(brain, FEW), Care(first=2, kept=2, deals=4))
    for state, seat in islice(positions(game, ["random"] * 4, 3), 0, None, 13):
        view = game.view_for(state, seat)
        other = game.view_for(with_hidden_cards_permuted(state, seat, random), seat)
        played = view.legal[-1]
        ours, theirs = (adviser.advise(v, nothing(v), [played]) for v in (view, other))
        assert ours == theirs


def test_two_choices_are_played_to_the_end_in_the_same_deals_whatever_is_hidden(
    game: Classic, brain: Brain
) -> None:
    random, adviser = Random(6), Adviser(Search(brain, FEW))
    asked = positions(game, ["random"] * 3, 5)
    state, seat = next((state, seat) for state, seat in asked if state.age == 3)
    view = game.view_for(state, seat)
    other = game.view_for(with_hidden_cards_permuted(state, seat, random), seat)
    first, last = view.legal[0], view.legal[-1]
    ours = adviser.confirm(view, nothing(view), first, last, 0)
    assert ours is not None
    assert ours.games == len(ours.ahead) == 8
    assert adviser.confirm(other, nothing(other), first, last, 0) == ours
    assert adviser.confirm(view, nothing(view), first, last, 1) != ours
    back = adviser.confirm(view, nothing(view), last, first, 0)
    assert back is not None
    assert back.ahead == tuple(-points for points in ours.ahead)


def test_a_difference_within_twice_its_error_is_chance() -> None:
    assert Confirmed((3.0, 4.0) * 4).certain
    assert not Confirmed((-30.0, 40.0) * 4).certain
    assert not Confirmed((0.0,) * 8).certain
