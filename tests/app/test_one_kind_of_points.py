"""Own points at the end and the chance of winning: the same numbers wherever a choice is judged."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from sevenwonders_qt.ai.advice import Hint
from sevenwonders_qt.ai.review import Verdict
from sevenwonders_qt.app.games import find
from sevenwonders_qt.app.review import review
from sevenwonders_qt.journal.drill_deck import DrillCard
from sevenwonders_qt.models.shown.review import ReviewedChoice
from sevenwonders_qt.models.words.advice import (
    doubt_words,
    forecast_words,
    hint_outlook,
    plan_name,
)
from sevenwonders_qt.models.words.drills import outcome
from sevenwonders_qt.models.words.reviews import headline
from sevenwonders_qt.session.choices_made import ChoiceMade, choices_of
from sevenwonders_qt.session.match import Match
from tests import computers
from tests.app.watched import recorded


def named(text: str) -> tuple[list[float], list[int]]:
    """The points and the chances in a text."""
    plain = text.replace("\N{MINUS SIGN}", "-")
    points = [float(found) for found in re.findall(r"([+-]?\d+\.\d) points", plain)]
    return points, [int(found) for found in re.findall(r"([+-]?\d+) ?% to win", plain)]


def costly(path: Path) -> list[tuple[ChoiceMade, Verdict, dict[str, Any]]]:
    """Choices of the person that cost something, as review and the command line judge them."""
    match: Match[Any] = Match.replay(find, path)
    rules = match.game.rules
    choices = review(path)["choices"]
    made = [moment for moment in choices_of(match, [0]) if len(moment.view.legal) > 1]
    found = []
    for moment, choice in zip(made, choices, strict=True):
        if choice["grade"] not in ("best", "good"):
            verdict = computers.verdict(moment.view, rules, moment.memory, moment.command)
            assert verdict is not None
            found.append((moment, verdict, choice))
    return found


@pytest.mark.parametrize(("kind", "players"), [("classic", 3), ("architects", 3), ("edifice", 3)])
def test_coach_hint_what_if_review_and_drill_name_the_same_numbers(
    tmp_path: Path, kind: str, players: int
) -> None:
    path = recorded(tmp_path, kind, players)
    rules = Match.replay(find, path).game.rules
    judged = costly(path)
    assert judged
    for moment, verdict, choice in judged[:4]:
        view, memory = moment.view, moment.memory

        def forecast(command: Any, view: Any = view, memory: Any = memory) -> Any:
            return computers.forecast(view, rules, memory, command)

        best, played = forecast(verdict.best), forecast(moment.command)
        assert best.outlook == verdict.expected
        assert best.outlook - played.outlook == verdict.lost
        (first, *_) = computers.hints(view, rules, memory)
        assert (first.command, first.outlook) == (verdict.best, verdict.expected)
        assert choice["lost"]["points"] == pytest.approx(verdict.lost.points, abs=0.006)
        assert choice["lost"]["win"] == pytest.approx(verdict.lost.win, abs=0.0001)
        _same_in_words(moment, verdict, first, best)


def _same_in_words(moment: ChoiceMade, verdict: Verdict, hint: Hint, best: Any) -> None:
    expected, lost = verdict.expected, verdict.lost
    absolute = [round(expected.points, 1)], [round(100 * expected.win)]
    assert named(hint_outlook(hint)) == absolute
    assert named(forecast_words(best, moment.view)[0]) == absolute
    points = [round(lost.points, 1)] if lost.names_points else []
    win = [round(100 * lost.win)] if lost.names_chance else []
    judged = ReviewedChoice(moment, verdict)
    drilled = outcome(judged, (), DrillCard(0, date.today(), 1, 0), date.today())
    assert named(headline(judged)) == (points, win)
    assert named(" ".join(drilled.lines[:2])) == (points, win)
    intro = doubt_words(verdict, moment.view).intro
    assert named(intro) == ([-n for n in points], [-n for n in win])
    assert plan_name(moment.command, moment.view) in intro
