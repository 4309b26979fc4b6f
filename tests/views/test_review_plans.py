"""The plans of a choice, as the page of a review lists them."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtWidgets import QApplication

from sevenwonders_qt.ai.outlook import Outlook
from sevenwonders_qt.ai.review import Grade, Tried, Verdict
from sevenwonders_qt.app.translation import install
from sevenwonders_qt.views.review.page import shown_plans
from tests.i18n.review_stops import review_of


def test_below_the_best_plan_the_points_that_are_written_only_fall(qapp: QApplication) -> None:
    install(qapp, "en")
    choice = review_of("classic").choices[0]
    legal, played = choice.moment.view.legal, choice.moment.command
    others = [plan for plan in legal if plan != played][:4]
    points = (53.0, 50.8, 50.9, 53.2)
    plans = [
        Tried(plan, float(n), Outlook(p, 0.3))
        for n, (plan, p) in enumerate(zip(others, points, strict=True))
    ]
    plans.append(Tried(played, 5.0, Outlook(46.4, 0.2)))
    choice.verdict = Verdict(
        played,
        others[0],
        5.0,
        Grade.LARGE,
        Outlook(53.0, 0.3),
        Outlook(6.6, 0.1),
        None,
        tuple(plans),
    )
    shown = shown_plans(choice)
    assert shown[0][1].command == others[0]
    assert all(a.outlook.points >= b.outlook.points for (_, a), (_, b) in pairwise(shown[1:]))
    assert shown[-1][1].command == played
